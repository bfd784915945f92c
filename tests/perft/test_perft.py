"""Did legality change? The number of ways to go on, depth by depth, from fixed positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parterre.core import OVER, State
from parterre.games import GAMES

POSITIONS = Path(__file__).parent / "positions.json"


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
    setup = game.setup(position["seats"], position["options"])
    state = game.begin(setup)
    for sentence in position["log"]:
        game.play_sentence(state, sentence)
    return [leaves(state, depth) for depth in range(1, position["depth"] + 1)]


def positions() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(POSITIONS.read_text("utf-8"))
    return found


@pytest.mark.parametrize("number", range(len(positions())))
def test_perft(number: int, rewrite: bool) -> None:
    found = positions()
    now = counted(found[number])
    if rewrite:
        found[number]["leaves"] = now
        POSITIONS.write_text("[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n", "utf-8")
    assert now == found[number]["leaves"]


def test_every_game_and_number_of_seats_has_a_position() -> None:
    found = {(position["game"], position["seats"]) for position in positions()}
    assert found == {(game.name, seats) for game in GAMES.values() for seats in game.seats}
