# compiled
"""The bot that takes what looks best now, by what the game's hints say."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parterre.bots.bot import Bot
from parterre.bots.budget import Budget
from parterre.bots.hints.hints import Hints
from parterre.core.rng import Rng
from parterre.core.state import State


@final
class Greedy(Bot):
    """Plays the action that the hints rate highest; between equals the lot decides."""

    def __init__(self, hints: Hints) -> None:
        super().__init__()
        self.hints = hints

    def choose(self, view: State, rng: Rng, budget: Budget | None = None) -> i64:
        """The best action by its rating."""
        best = view.at(0)
        best_rating = -1e300
        equals: i64 = 0
        for k in range(view.count()):
            action = view.at(k)
            rating = self.hints.rate(view, action)
            if rating > best_rating:
                best, best_rating, equals = action, rating, 1
            elif rating == best_rating:
                equals += 1
                if rng.below(equals) == 0:
                    best = action
        return best
