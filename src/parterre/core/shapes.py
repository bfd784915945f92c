"""The shapes of what every game hands to a screen: its view, what a choice shows, what is told.

A game's own shapes are in its `shapes.py`; the client's types are made from all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

# Whose moment it is: a seat counted from 1, chance, or nobody's any more.
Turn: TypeAlias = int | Literal["chance", "over"]


class Shape(msgspec.Struct, gc=False):
    """Plain data with names; none holds itself, so nothing need look for that (`gc`)."""


class Words(Shape, omit_defaults=True):
    """A message of the words and its values, in whatever language it will be read."""

    id: str
    values: Mapping[str, str | int] = {}
    # What followed from it without anybody being asked.
    then: list[Words] = []
    # Whether a turn begins with it.
    opens: bool = False


class Element(msgspec.Struct, frozen=True, gc=False):
    """One thing in the box and how it is known: rulebook, public, inferred or reconstructed."""

    id: str
    what: str
    value: str
    known: str
    source: str


class Break(Shape):
    """What decides between those level on points: the higher figure of a seat comes first."""

    by: str
    values: list[int]


class Result(Shape):
    """How a finished game came out, seat by seat."""

    points: list[int]
    places: list[int]
    breaks: list[Break]
    winners: list[int]


class View(Shape, tag_field="game"):
    """The table as a seat or a spectator sees it; each game adds what lies on its own."""

    you: int | None
    turn: Turn
    step: str
    # The seat that plays after this turn; nobody where that is not settled, or it is the last.
    next: int | None
    result: Result | None


class Scored(Shape):
    """What scoring a table tells about a player; each game adds what the points are made of."""

    name: str
    points: int
    place: int


class Shows(Shape, tag_field="kind"):
    """What a choice would do, as far as who chooses can know."""
