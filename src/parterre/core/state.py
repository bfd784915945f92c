# compiled
"""The contract of a game: the words that search, table and research call on every state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parterre.core.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -1

BAG: Final = 1000  # State.place() is a bag's number times this, plus the place within the bag


class State:
    """A table at one moment; seats and actions are numbers here, sentences everywhere else."""

    def seats(self) -> i64:
        """How many seats the table has."""
        raise NotImplementedError

    def turn(self) -> i64:
        """Whose moment it is: a seat from 0, CHANCE or OVER."""
        raise NotImplementedError

    def count(self) -> i64:
        """How many things may happen now; at a CHANCE moment they are equally likely."""
        raise NotImplementedError

    def at(self, k: i64) -> i64:
        """The k-th thing that may happen now."""
        raise NotImplementedError

    def actions(self) -> list[int]:
        """What may happen now, as distinct codes in a fixed order."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Make a legal action happen; nothing is checked here."""
        raise NotImplementedError

    def place(self) -> i64:
        """At a CHANCE moment: which face-down place is being turned over."""
        raise NotImplementedError

    def copy(self) -> State:
        """Another table in the same state."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """The points of each seat, by what lies open in this state."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat after the tie-breaks: 1, 1, 3."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> State:
        """This table with everything erased that the seat, or a SPECTATOR, may not know."""
        raise NotImplementedError

    def imagine(self, rng: Rng) -> State:
        """A whole table that would look like this one, the erased parts filled in at random."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """Everything that makes this state differ from another, for comparing two of them."""
        raise NotImplementedError
