"""The rules of a game: chosen with `--rules`, kept in the record, told by `replay`."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from parterre.games import GAMES

PLAYED = Path(__file__).parents[1] / "played" / "botanicus"
QUICK = ("simulate", "botanicus", "--bots", "uniform")


def test_a_game_is_played_by_the_newest_rules_or_by_those_asked_for(run: Any) -> None:
    newest, older = run(*QUICK).answer, run(*QUICK, "--rules", "1").answer
    assert (newest["rules"], older["rules"]) == (2, 1)
    for record in (newest, older):
        told = run("replay", "-", "--json", given=record).answer
        assert (told["rules"], told["over"]) == (record["rules"], True)
        assert run("score", "-", "--json", given=record).code == 0


def test_replay_says_by_which_rules_a_record_was_made_unless_by_the_newest(run: Any) -> None:
    older, newest = (str(PLAYED / f"two-{name}.json") for name in ("greedy", "rules-2"))
    assert run("replay", older).out.startswith("Botanicus (rules 1), 167 entries, over.")
    assert run("replay", older, "--lang", "fr").out.startswith("Botanicus (règles 1), 167 entrées")
    assert run("replay", newest).out.startswith("Botanicus, 166 entries, over.")
    lines = Path(older).read_bytes() + b"\n" + Path(newest).read_bytes()
    first, second = run("replay", "-", given=lines).out.splitlines()
    assert "rules 1" in first
    assert "rules" not in second


def test_a_record_is_read_by_its_own_rules(run: Any) -> None:
    """What rules 1 ask for and rules 2 do not is refused by rules 2, with its entry."""
    changes = {"card": {f"K{number}": {"actions": ["move 1", "move 2"]} for number in range(1, 19)}}
    game = GAMES["botanicus"]
    state = game.begin(game.setup(2, components=changes, rules=1))
    log: list[str] = []
    while not log or not log[-1].startswith("choose move"):
        said = [game.write(state, action) for action in state.actions()]
        wanted = ("choose move", "use", "deal", "place 2.2", "place 1.1")
        log.append(
            next((each for want in wanted for each in said if each.startswith(want)), said[0])
        )
        game.play_sentence(state, log[-1])
    record = {
        "format": "parterre-record/1",
        "game": "botanicus",
        "rules": 1,
        "setup": {"seats": 2, "options": {}},
        "components": changes,
        "log": log,
    }
    assert run("replay", "-", given=record).code == 0
    ran = run("replay", "-", given={**record, "rules": 2})
    assert ran.code == 1
    assert f"Entry {len(log)}, “{log[-1]}”" in ran.err


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("rules", ["3", "0", "-1"])
def test_rules_that_are_not_known_are_refused(run: Any, command: str, rules: str) -> None:
    ran = run(command, "botanicus", "--rules", rules)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"Rules {rules} of Botanicus are not known here, only rules 1, 2.\n"


def test_a_record_of_rules_that_are_no_longer_known_is_refused_with_a_sentence(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "botanicus", replace(GAMES["botanicus"], older_rules=()))
    ran = run("replay", str(PLAYED / "two-greedy.json"), "--json")
    assert ran.code == 1
    assert ran.answer == {"error": "Rules 1 of Botanicus are not known here, only rules 2."}


def test_an_arena_tells_and_keeps_its_rules(run: Any, tmp_path: Path) -> None:
    """In its answer, its journal and its records; a run of other rules does not go on with it."""
    asked = ("arena", "botanicus", "--bots", "uniform,uniform", "--games", "2", "--workers", "1")
    folder = ("--report", str(tmp_path / "report"))
    assert run(*asked, *folder, "--rules", "1", "--json").answer["rules"] == 1
    assert json.loads((tmp_path / "report" / "run.json").read_text())["rules"] == 1
    records = (tmp_path / "report" / "games.jsonl").read_text().splitlines()
    assert {json.loads(line)["rules"] for line in records} == {1}
    ran = run(*asked, *folder)
    assert ran.code == 1
    assert "rules" in ran.err


def test_a_stranger_is_told_the_rules(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    assert asked['rules'] == 1\n"
        "    print(asked['actions'][0], flush=True)\n"
    )
    bot = f"exec:{sys.executable} {path}"
    record = run("simulate", "botanicus", "--bots", bot, "--rules", "1").answer
    assert record["scores"]
