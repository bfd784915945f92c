# compiled
"""Playing at random to the end, at compiled speed."""

from __future__ import annotations

from mypy_extensions import i64

from parterre.core.rng import Rng
from parterre.core.state import CHANCE, OVER, State


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end and return how many decisions seats have made."""
    decisions: i64 = 0
    while True:
        turn = state.turn()
        if turn == OVER:
            return decisions
        if turn != CHANCE:
            decisions += 1
        state.play(state.at(rng.below(state.count())))
