# compiled
"""The bot that takes what looks best now, by what the game's hints say."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parterre.bots.bot import Bot
from parterre.bots.budget import Budget
from parterre.bots.hints.hints import Hints, best_rated
from parterre.core.rng import Rng
from parterre.core.state import State


@final
class Greedy(Bot):
    """Plays the action that the hints rate highest; between equals the lot decides."""

    def __init__(self, hints: Hints, slips: i64 = 0) -> None:
        super().__init__()
        self.hints = hints
        self.slips = slips  # of a hundred decisions, those that are made at random

    def choose(self, view: State, rng: Rng, budget: Budget | None = None) -> i64:
        """The best action by its rating."""
        if self.slips > 0 and rng.below(100) < self.slips:
            return view.at(rng.below(view.count()))
        return best_rated(self.hints, view, rng)
