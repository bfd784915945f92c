# compiled
"""The bot that takes any legal action, each as likely as the other."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parterre.bots.bot import Bot
from parterre.bots.budget import Budget
from parterre.core.rng import Rng
from parterre.core.state import State


@final
class Uniform(Bot):
    """Plays at random."""

    def choose(self, view: State, rng: Rng, budget: Budget | None = None) -> i64:
        """Any action."""
        return view.at(rng.below(view.count()))
