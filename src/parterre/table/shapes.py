"""The shapes of what a table tells: a moment as one viewer may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parterre.core.setup import Value
from parterre.core.shapes import Scored, Shape, Shows, Turn, View, Words


class Code(Shape):
    """One of the codes that a free text is made of, and what it stands for."""

    code: str
    words: str


class Picking(Shape):
    """A free text that is some of many codes."""

    of: list[Code]
    # How many, by the number of seats.
    needed: dict[str, int]
    # What choosing none oneself is called, and choosing them.
    usual: str
    own: str


class OptionTold(Shape):
    """An option: its default, by the number of seats where it depends on them, and its choices."""

    name: str
    # Null where it is left to the lot.
    default: Value | dict[str, Value | None] | None
    choices: list[Value]
    # Whether other values can be given.
    free: bool
    clause: str
    # The numbers of seats that it matters to.
    seats: list[int]
    # What it and each choice are called, and what else there is to say of each.
    words: str
    said: list[str]
    notes: list[str]
    picking: Picking | None


class GameTold(Shape):
    """A game with its seats and options, and how many elements of its box are known how."""

    name: str
    title: str
    designer: str
    rules: int
    seats: list[int]
    options: list[OptionTold]
    box: dict[str, int]
    bots: list[str]
    # How many seats a table has where nobody has said, and the minutes that a game takes.
    usual: int
    minutes: int
    # Who a single seat plays against; nobody where it is empty.
    rival: str
    # In the reader's language: its name, what it is about, and whose game it is.
    called: str
    note: str
    credit: str


class Changed(Shape):
    """A value of an element as it is shipped and as it is corrected."""

    key: str
    before: Any
    after: Any


class Corrected(Shape):
    """An element of a box that is corrected."""

    id: str
    what: str
    values: list[Changed]


class Scoring(Shape):
    """What scoring a table tells, in words where something is unusual."""

    game: str
    winners: list[str]
    warnings: list[str]
    players: Sequence[Scored]


class Score(Shape, omit_defaults=True):
    """A seat's points and its place; only the rival of a single seat has a name here."""

    seat: int
    points: int
    place: int
    name: str = ""


class Agreed(Shape):
    """How a table of a record was set up."""

    seats: int
    options: dict[str, Value]


class Record(Shape, omit_defaults=True):
    """A game as a document: its setup, its sentences and, when it is over, its scores."""

    format: str
    game: str
    rules: int
    setup: Agreed
    names: list[str]
    log: list[str]
    scores: list[Score]
    # What a corrected file of the box changed: section, element, value.
    components: Mapping[str, Any] = {}


class Choice(Shape):
    """A sentence that may be said now, and what it would do."""

    action: str
    shows: Shows


class Said(Shape):
    """An event as one viewer may read it: its sentence, and the message that tells it."""

    n: int
    seat: int | None
    action: str
    words: Words


class Moment(Shape):
    """The table after an event as one viewer may see it, and what was said since another."""

    n: int
    turn: Turn
    options: dict[str, Value]
    view: View
    choices: list[Choice]
    undo: bool
    said: list[Said]
