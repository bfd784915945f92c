"""Does what leaves a game have the shape that it is said to have?"""

from __future__ import annotations

import importlib
from typing import Any

import msgspec
import pytest

from parterre.core import OVER, SPECTATOR, Setup
from parterre.games import GAMES
from tables import ALL_SETUPS, random_states, told


@pytest.mark.parametrize(("name", "setup"), ALL_SETUPS, ids=told)
def test_what_is_sent_reads_as_it_was_told(name: str, setup: Setup) -> None:
    """Every view, choice and score comes back from JSON as the struct that it was.

    Nothing else looks at the values: a word that no list has, or a number that is none, would
    reach the screens.
    """
    game: Any = GAMES[name]
    shapes = importlib.import_module(f"parterre.games.{name}.shapes")
    for moment, state in enumerate(random_states(game, setup, 3)):
        turn = state.turn()
        for viewer in {turn if turn >= 0 else SPECTATOR, moment % (setup.seats + 1) - 1}:
            same(game.view(state.seen_by(viewer), viewer), shapes.View)
        if turn >= 0:
            seen = state.seen_by(turn)
            same(game.shows(seen, seen.actions()), list[shapes.Shows])
        if turn == OVER:
            names = [f"Seat {seat + 1}" for seat in range(setup.seats)]
            for player in game.tally(state, names).players:
                same(player, type(player))


def same(shape: object, kind: Any) -> None:
    """See that a shape is read back as it was."""
    assert msgspec.json.decode(msgspec.json.encode(shape), type=kind) == shape
