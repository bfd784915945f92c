"""What Stones teaches: leave a number of stones that three and one make up."""

from __future__ import annotations

from parterre.bots.hints.hints import Hints
from parterre.bots.levels import Level
from parterre.core.state import State


class StonesHints(Hints):
    """Whoever leaves a multiple of four takes the last stone."""

    def rate(self, view: State, action: int) -> float:
        return float((view.facts()[0] - action) % 4 == 0)


LEVELS = (
    Level("seedling", slips=60),
    Level("sapling", slips=20),
    Level("tree", candidates=3, turns=2, most=6),
    Level("strongest", candidates=3, turns=6),
)


def hints() -> Hints:
    """What bots are taught of the game."""
    return StonesHints()
