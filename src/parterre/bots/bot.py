# compiled
"""The contract of a bot."""

from __future__ import annotations

from mypy_extensions import i64

from parterre.bots.budget import Budget
from parterre.core.rng import Rng
from parterre.core.state import State


class Bot:
    """Somebody who chooses, knowing nothing but what the seat that moves may know."""

    def __init__(self) -> None:
        self.iterations: i64 = 0  # of the last decision, 0 for one that is made at once

    def choose(self, view: State, rng: Rng, budget: Budget | None = None) -> i64:
        """The action that the mover of this view takes; without a budget it has its own."""
        raise NotImplementedError
