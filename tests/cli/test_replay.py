"""`parterre replay` takes every game that `simulate` writes, and none with one illegal entry."""

import json
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parterre.cli.playing import Sitting, play_sitting
from parterre.core import State
from parterre.games import GAMES

TABLES: list[tuple[str, int, dict[str, object]]] = [
    ("arboretum", 2, {}),
    ("arboretum", 3, {}),
    ("arboretum", 4, {}),
    ("arboretum", 2, {"species": "random", "starting_discards": True}),
    ("arboretum", 3, {"species": "WKFAMLOJ", "edition": 2018}),
    ("arboretum", 4, {"starting_discards": True, "edition": 2018}),
    ("topiary", 2, {}),
    ("topiary", 2, {"series": "TSWERPI", "draft": True}),
    ("topiary", 3, {"places": 24, "draft": True}),
    ("topiary", 4, {"places": 48}),
]
FOREIGN = [
    *["draw deck", "draw pile 1", "draw pile 2", "draw pile 9", "deal C1", "deal Z9", "leave C"],
    *["plant C1 0,0", "plant W8 16,16", "plant J5 99,99", "plant J5 0,0.5", "discard J5"],
    *["visit c1>S", "take c2", "set T5", "stay", "keep T1 S2 W3", "deal T1", "leave I"],
    *["", "undo", "draw  deck", "Draw deck", "discard", "plant", "deal", "résigne"],
]


@cache
def record(table: int, seed: int) -> dict[str, Any]:
    """A game of random bots at one of the tables."""
    game, seats, options = TABLES[table]
    setup = GAMES[game].setup(seats, options)
    sitting = Sitting(game, setup, ("uniform",) * seats, seed, 1)
    document: dict[str, Any] = json.loads(play_sitting(sitting))
    return document


def legal(document: dict[str, Any], before: int) -> set[str]:
    """The sentences that could stand at an entry, by the rules' own list."""
    game = GAMES[document["game"]]
    state: State = game.begin(game.setup(**document["setup"]))
    for sentence in document["log"][:before]:
        game.play_sentence(state, sentence)
    return {game.write(state, action) for action in state.actions()}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_simulated_game_is_accepted(run: Any, table: int) -> None:
    game, seats, options = TABLES[table]
    chosen = [
        f"--option={name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in options.items()
    ]
    words = ["--seats", str(seats), "--games", "3", "--bots", "uniform", "--seed", str(table)]
    games = run("simulate", game, *words, *chosen)
    assert (games.code, games.err) == (0, "")
    ran = run("replay", "-", "--json", given=games.out.encode())
    assert (ran.code, ran.err) == (0, "")
    for written, answer in zip(games.answers, ran.answers, strict=True):
        assert answer["game"] == game
        assert options.items() <= written["setup"]["options"].items()
        assert answer["over"] is True
        assert answer["scores"] == written["scores"]
        assert len(written["scores"]) == seats


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_one_illegal_entry_is_refused_with_its_number_words_reason_and_clause(
    run: Any, data: st.DataObject
) -> None:
    table = data.draw(st.integers(0, len(TABLES) - 1))
    document = record(table, data.draw(st.integers(1, 3)))
    place = data.draw(st.integers(0, len(document["log"]) - 1))
    sentence = data.draw(st.sampled_from([*FOREIGN, *document["log"]]))
    if sentence in legal(document, place):
        return
    log = [*document["log"]]
    log[place] = sentence
    ran = run("replay", "-", given={**document, "log": log})
    assert ran.code == 1
    assert ran.out == ""
    pattern = rf"Line 1: Entry {place + 1}, “{re.escape(sentence)}”: .+[.…”] \(§\d+\.\d+\)\n"
    assert re.fullmatch(pattern, ran.err), ran.err


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_game_cut_short_is_legal_and_not_over(run: Any, data: st.DataObject) -> None:
    document = record(data.draw(st.integers(0, len(TABLES) - 1)), 1)
    length = data.draw(st.integers(0, len(document["log"]) - 1))
    short = {**document, "log": document["log"][:length], "scores": []}
    answer = run("replay", "-", "--json", given=short).answer
    assert (answer["over"], answer["scores"], answer["entries"]) == (False, [], length)


def test_an_entry_too_many_and_scores_that_disagree_are_refused(run: Any) -> None:
    document = record(0, 1)
    ran = run("replay", "-", given={**document, "log": [*document["log"], "draw deck"]})
    assert ran.code == 1
    assert f"Entry {len(document['log']) + 1}, “draw deck”" in ran.err
    scores = [{**document["scores"][0], "points": 99}, *document["scores"][1:]]
    assert run("replay", "-", given={**document, "scores": scores}).code == 1
    less = {key: value for key, value in document.items() if key not in ("scores", "names")}
    assert run("replay", "-", "--json", given=less).answer["scores"] == document["scores"]


def test_a_person_reads_the_scores(run: Any) -> None:
    document = record(1, 1)
    ran = run("replay", "-", given=document)
    assert (ran.code, ran.err) == (0, "")
    for row in document["scores"]:
        assert re.search(rf"{row['seat']}\s+uniform {row['seat']}\s+{row['points']}\b", ran.out)
    both = (json.dumps(document) + "\n\n" + json.dumps(record(2, 1))).encode()
    lines = run("replay", "-", given=both).out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Line 1", "Line 3"]
    running = {**document, "log": [], "scores": []}
    assert "not over" in run("replay", "-", given=running).out


@pytest.mark.parametrize(
    ("entries", "english", "french"),
    [
        (0, "no entry yet; ", "encore aucune entrée\u00a0;"),
        (1, "1 entry, which is legal; ", "1 entrée, permise\u00a0;"),
        (2, "2 entries, every one legal; ", "2 entrées, toutes permises\u00a0;"),
    ],
)
def test_entries_are_counted_as_people_count(
    run: Any, entries: int, english: str, french: str
) -> None:
    document = record(0, 1)
    short = {**document, "log": document["log"][:entries], "scores": []}
    assert english in run("replay", "-", given=short).out
    assert french in run("replay", "-", "--lang", "fr", given=short).out


def test_a_refusal_can_be_french(run: Any) -> None:
    document = record(0, 1)
    ran = run("replay", "-", "--lang", "fr", given={**document, "log": ["draw deck"]})
    assert ran.err.startswith("Ligne 1\u00a0: Entrée 1, «\u00a0draw deck\u00a0»\u00a0: ")
    assert ran.err.endswith("(§2.2)\n")
