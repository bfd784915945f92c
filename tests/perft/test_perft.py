"""Did legality change? The number of ways to go on, depth by depth, from fixed positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parterre.core import OVER, State
from parterre.games import GAMES
from tables import needs_rules

HERE = Path(__file__).parent


def leaves(state: State, depth: int) -> int:
    """How many different ways there are to go on for so many entries."""
    if depth == 0 or state.turn() == OVER:
        return 1
    if depth == 1:
        return len(state.actions())
    total = 0
    for action in state.actions():
        after = state.copy()
        after.play(action)
        total += leaves(after, depth - 1)
    return total


def counted(position: dict[str, Any]) -> list[int]:
    """The leaves of a position at each depth that is written down for it."""
    game = GAMES[position["game"]]
    setup = game.setup(position["seats"], position["options"], rules=position["rules"])
    state = game.begin(setup)
    for sentence in position["log"]:
        game.play_sentence(state, sentence)
    return [leaves(state, depth) for depth in range(1, position["depth"] + 1)]


def positions(name: str) -> list[dict[str, Any]]:
    """The positions of a game, which are in a file of its name."""
    found: list[dict[str, Any]] = json.loads((HERE / f"{name}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize(
    ("name", "number"), [(name, at) for name in GAMES for at in range(len(positions(name)))]
)
def test_perft(name: str, number: int, rewrite: bool) -> None:
    found = positions(name)
    needs_rules(found[number], "this position")
    now = counted(found[number])
    if rewrite:
        found[number]["leaves"] = now
        text = "[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n"
        (HERE / f"{name}.json").write_text(text, "utf-8")
    assert now == found[number]["leaves"]


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_seats_has_a_position(name: str) -> None:
    assert {position["game"] for position in positions(name)} == {name}
    newest = [each for each in positions(name) if each["rules"] == GAMES[name].rules]
    assert {position["seats"] for position in newest} == set(GAMES[name].seats)
