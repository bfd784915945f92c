"""Bots outside the process: those that play, and those that die, stall or talk nonsense."""

import json
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parterre.arena import Limits, Plan, run
from parterre.arena.shapes import PROTOCOL
from parterre.arena.strangers import EXEC, check_stranger
from parterre.core import Game, Illegal, Rng, State
from parterre.games import GAMES
from parterre.words import LANGUAGES, say
from plain import plain

DOC = Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md"
READ = "import json, sys, time, os\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "

pytestmark = pytest.mark.skipif(os.name != "posix", reason="strangers' bots need a Unix")


def bot(folder: Path, body: str, name: str = "bot") -> str:
    """The name of a bot that does this with every question."""
    path = folder / f"{name}.py"
    path.write_text(READ + body + "\n")
    return f"{EXEC}{sys.executable} {path}"


def met(name: str, other: str = "uniform", game: str = "topiary", **more: Any) -> dict[str, Any]:
    """What comes of a stranger's meeting one of ours."""
    limits = Limits(silence=more.pop("limit", 20.0))
    games, folder = more.pop("games", 2), more.pop("folder", None)
    setup = GAMES[game].setup(more.pop("seats", 2))
    return run(Plan(GAMES[game], setup, (name, other), games, 1, limits, **more), folder=folder)


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_plays_whole_games(tmp_path: Path, game: str) -> None:
    name = bot(tmp_path, "print(asked['actions'][-1], flush=True)")
    report = met(name, game=game)
    assert report["given_up"] == []
    assert report["bots"][name]["gave_up"] == 0
    assert report["bots"][name]["decisions"] > 10
    assert report["bots"][name]["mean_seconds_per_decision"] > 0
    assert report["bots"][name]["mean_points"] is not None


def test_a_stranger_gets_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    body = "print(line.strip(), file=sys.stderr); print(asked['actions'][0], flush=True)"
    game = GAMES["arboretum"]
    met(bot(tmp_path, body), game="arboretum", folder=tmp_path / "report")
    records = (tmp_path / "report" / "games.jsonl").read_text().splitlines()
    files = sorted((tmp_path / "report" / "stderr").iterdir())
    assert [path.name for path in files] == ["1-1-1-1.txt", "1-1-2-2.txt"]
    documented = set(re.findall(r"`(\w+)`", DOC.read_text("utf-8").partition("## In Python")[0]))
    for seat, (path, record) in enumerate(zip(files, map(json.loads, records)), 1):
        # The first 64 KiB are kept, so the last line may be cut.
        questions = [json.loads(line) for line in path.read_text().splitlines()[:-1]]
        assert len(questions) > 3
        states = decisions(game, record, seat - 1)
        for number, (asked, state) in enumerate(zip(questions, states), 1):
            assert set(asked) <= documented
            assert (asked["format"], asked["game"]) == (PROTOCOL, "arboretum")
            assert (asked["seat"], asked["seats"], asked["decision"]) == (seat, 2, number)
            assert (asked["limit"], asked["seconds"], asked["iterations"]) == (20, None, None)
            # Another world that looks the same from this seat would have been told alike.
            other = state.seen_by(seat - 1).imagine(Rng(number)).seen_by(seat - 1)
            assert asked["view"] == plain(game.view(other, seat - 1))
            assert asked["actions"] == [game.write(other, action) for action in other.actions()]


def decisions(game: Game, record: dict[str, Any], seat: int) -> Iterator[State]:
    """The table whenever a seat of a record was about to decide."""
    state = game.begin(game.setup(2, record["setup"]["options"]))
    for sentence in record["log"]:
        if state.turn() == seat:
            yield state.copy()
        game.play_sentence(state, sentence)


def test_a_budget_is_told(tmp_path: Path) -> None:
    from parterre.bots.budget import Budget

    name = bot(tmp_path, "print(asked['actions'][asked['iterations'] - 7], flush=True)")
    limits = Limits(Budget(iterations=7))
    game = GAMES["topiary"]
    report = run(Plan(game, game.setup(2), (name, "uniform"), 2, 1, limits))
    assert report["given_up"] == []
    assert report["budget"]["iterations"] == 7


ANSWER = "print(asked['actions'][0], flush=True)"
BAD = {
    "dies": ("sys.exit(3)", "gave-up-died"),
    "raises": ("raise ValueError('ouch')", "gave-up-died"),
    "kills itself": ("os.kill(os.getpid(), 9)", "gave-up-died"),
    "dies later": (f"{ANSWER}; asked['decision'] == 2 and sys.exit(0)", "gave-up-died"),
    "closes its output": ("os.close(1); time.sleep(60)", "gave-up-closed"),
    "stalls": ("time.sleep(60)", "gave-up-late"),
    "half a line": ("print('x', end='', flush=True); time.sleep(60)", "gave-up-late"),
    "does not read": ("pass", "gave-up-late"),
    "nonsense": ("print('castle kingside', flush=True)", "gave-up-nonsense"),
    "nothing": ("print(flush=True)", "gave-up-nonsense"),
    "no text": (
        "sys.stdout.buffer.write(b'\\xff\\xfe\\x00\\n'); sys.stdout.flush()",
        "gave-up-nonsense",
    ),
    "json": ("print(json.dumps(asked['actions'][0]), flush=True)", "gave-up-nonsense"),
    "two lines": ("print('a\\nb', flush=True)", "gave-up-talk"),
    "endless": ("sys.stdout.write('x' * 10**7); sys.stdout.flush()", "gave-up-talk"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_stranger_loses_and_the_arena_goes_on(tmp_path: Path, kind: str) -> None:
    body, why = BAD[kind]
    name = bot(tmp_path, body)
    began = time.monotonic()
    report = met(name, games=2, limit=0.5 if why == "gave-up-late" else 20.0)
    assert time.monotonic() - began < 15
    assert report["games"] == 2
    row = report["bots"][name]
    assert (row["gave_up"], row["wins"], row["mean_points"]) == (2, 0, None)
    assert report["bots"]["uniform"]["wins"] == 2
    for each in report["given_up"]:
        assert each["bot"] == name
        assert each["id"].startswith(why)
        for lang in LANGUAGES:
            told = say(each["id"], each["values"], lang)
            assert told not in ("", each["id"])
            assert "{" not in told
    if kind == "raises":
        assert "ValueError: ouch" in report["given_up"][0]["values"]["last"]


def test_a_stranger_that_speaks_unasked_loses(tmp_path: Path) -> None:
    hasty = tmp_path / "hasty.py"
    hasty.write_text("print('visit c1>S', flush=True)\n" + READ + ANSWER)
    slow = bot(tmp_path, f"time.sleep(1 if asked['decision'] == 1 else 0); {ANSWER}", "slow")
    report = met(slow, f"{EXEC}{sys.executable} {hasty}")
    # Where it sits second it has spoken long before it is asked.
    first = report["given_up"][0]
    assert (first["seat"], first["rotation"], first["id"]) == (2, 1, "gave-up-talk")
    assert report["bots"][slow]["gave_up"] == 0


def test_a_game_given_up_is_a_record_that_is_not_over(tmp_path: Path) -> None:
    from parterre.table import replay

    name = bot(tmp_path, f"{ANSWER}; asked['decision'] == 3 and sys.exit(0)")
    met(name, folder=tmp_path / "report")
    records = (tmp_path / "report" / "games.jsonl").read_text().splitlines()
    assert len(records) == 2
    for record in map(json.loads, records):
        assert record["scores"] == []
        assert record["arena"]["given_up"]["id"] == "gave-up-died"
        replay(record, str)
    # And it is counted again when the run is gone on with.
    assert met(name, folder=tmp_path / "report")["bots"][name]["gave_up"] == 2


def test_nothing_of_a_stranger_is_left_running(tmp_path: Path) -> None:
    note = tmp_path / "pids"
    start = "import subprocess\nchild = subprocess.Popen(['sleep', '60'])\n"
    start += f"open({str(note)!r}, 'a').write(f'{{os.getpid()}} {{child.pid}}\\n')\n"
    path = tmp_path / "bot.py"
    stubborn = READ.replace("import json", "import signal, json").replace(
        "for line", start + "for line"
    )
    path.write_text(stubborn + f"{ANSWER}\nsignal.pause()\n")
    met(f"{EXEC}{sys.executable} {path}")
    pids = [int(pid) for pid in note.read_text().split()]
    assert len(pids) == 4
    end = time.monotonic() + 5
    while any(map(_alive, pids)) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(map(_alive, pids))


def _alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("exec:", "bot-exec-empty"),
        ("exec:  ", "bot-exec-empty"),
        ("exec:'", "bot-exec-quotes"),
        ("exec:no-such-program-here --x", "bot-exec-missing"),
        ("exec:/", "bot-exec-missing"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused(name: str, why: str) -> None:
    with pytest.raises(Illegal) as refused:
        check_stranger(name)
    assert refused.value.id == why


def test_a_program_that_is_none_loses_its_games(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x7fELF no program at all")
    path.chmod(0o755)
    report = met(f"{EXEC}{path}", seats=3)
    assert report["bots"][f"{EXEC}{path}"]["gave_up"] == 3
    assert {each["id"] for each in report["given_up"]} == {"gave-up-start"}


def example(language: str) -> str:
    """The example of the how-to in a language."""
    found = re.search(rf"```{language}\n(.*?)```", DOC.read_text("utf-8"), re.S)
    assert found
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_python_plays_every_game_and_again_alike(tmp_path: Path, game: str) -> None:
    (tmp_path / "my_bot.py").write_text(example("python"))
    name = f"{EXEC}{sys.executable} {tmp_path / 'my_bot.py'}"
    logs = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        assert met(name, game=game, folder=folder)["given_up"] == []
        lines = (folder / "games.jsonl").read_text().splitlines()
        logs.append([json.loads(line)["log"] for line in lines])
    assert logs[0] == logs[1]


@pytest.mark.skipif(not shutil.which("node"), reason="node: no Node.js (apt install nodejs)")
@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_javascript_plays_every_game(tmp_path: Path, game: str) -> None:
    (tmp_path / "my_bot.mjs").write_text(example("javascript"))
    report = met(f"{EXEC}node {tmp_path / 'my_bot.mjs'}", game=game)
    assert report["given_up"] == []
