"""The levels of play: rows of settings, from the one a beginner beats upwards.

Each game has rows of its own (`hints/<game>.py`). Levels differ by how well they play, never by
what they see.
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


NAMES = ("seedling", "sapling", "tree", "strongest")
USUAL = "sapling"  # for whoever has not chosen: no beginner is beaten at once
