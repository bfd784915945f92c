"""The levels of play of each game: rows of settings, from the one a beginner beats upwards.

Levels differ by how well they play, never by what they see.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How one level plays: greedy without candidates, else guided search among so many."""

    name: str
    slips: int = 0  # of a hundred decisions, those made at random
    candidates: int = 0
    patient: int = 0  # candidates with half a second a decision or more, where those are more
    turns: int = 0  # of all seats, that a playout follows after the one under way
    rounds: int = 0  # and to whose end it goes on, the one under way counted, if a game has any
    most: int = 0  # iterations a decision at most, whatever the budget; 0 for no such bound
    seconds: float = 1.0  # CPU seconds a decision where no budget is given


LEVELS: dict[str, tuple[Level, ...]] = {
    "arboretum": (
        Level("seedling", slips=30),
        Level("sapling", slips=4),
        Level("tree", candidates=4, turns=1, most=16),
        Level("strongest", candidates=16, patient=24, turns=3),
    ),
    "topiary": (
        Level("seedling", slips=40),
        Level("sapling", slips=12),
        Level("tree", candidates=4, turns=1, most=8),
        Level("strongest", candidates=24, turns=5),
    ),
    "botanicus": (
        Level("seedling", slips=30),
        Level("sapling", slips=5),
        Level("tree", candidates=2, turns=1, most=2),
        Level("strongest", candidates=8, rounds=2),
    ),
    "arborea": (
        Level("seedling", slips=30),
        Level("sapling", slips=5),
        Level("tree", candidates=3, turns=2, most=6),
        # A window asks other seats as well, so that a turn of one seat has three or four of these.
        Level("strongest", candidates=8, turns=14),
    ),
}

USUAL = "sapling"  # for whoever has not chosen: no beginner is beaten at once
NAMES = tuple(level.name for level in LEVELS["arboretum"])


def level_of(game: str, name: str) -> Level:
    """The row of a level in a game."""
    return next(level for level in LEVELS[game] if level.name == name)
