"""The shapes of what Stones tells."""

from __future__ import annotations

from parterre.core import shapes


class View(shapes.View, tag="stones"):
    """The heap, and what each seat has taken."""

    heap: int
    taken: list[int]


class Take(shapes.Shows, tag="take"):
    """How many stones a choice takes."""

    count: int


class Scored(shapes.Scored):
    """What the points of a player are made of."""

    stones: int
    last: bool
