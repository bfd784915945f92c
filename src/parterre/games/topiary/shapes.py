"""The shapes of what leaves Topiary: its view, what a choice shows, its scoring as it is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

from parterre.core import shapes
from parterre.core.shapes import Shape

# A series and a value: T5.
Tile: TypeAlias = str
# A column and a row: a1 is the north-west corner.
Cell: TypeAlias = str
# The first cell a visitor looks at and the direction of its look: c1>S.
Place: TypeAlias = str
Step: TypeAlias = Literal["deal", "keep", "visit", "take", "set", "over"]


class InLine(Shape):
    """A cell of a visitor's line: its tile if it lies face up, and whether that is seen."""

    cell: Cell
    tile: Tile | None
    seen: bool


class Look(Shape):
    """A visitor's look along its line, in the order of sight, and its points."""

    place: Place
    line: list[InLine]
    sees: list[Tile]
    points: int
    bonus: int
    # Those seen more than once.
    series: list[str]


class Held(Shape):
    """A tile in hand, what it scores now, and which visitor makes it count; a 5 never does."""

    tile: Tile
    points: int
    by: Place | None
    never: bool


class Player(Shape):
    """A seat's hand as far as it is known, its visitors and its points so far."""

    seat: int
    hand: list[Held] | None
    hand_size: int
    visitors: list[Look]
    visitors_left: int
    in_sight: int
    points: int | None


class Spot(Shape):
    """A place around the garden, whose visitor stands there, and what one scores there now."""

    place: Place
    seat: int | None
    score: int


class PlayerTold(Shape):
    """What a seat's visitors and its hand scored at the end."""

    seat: int
    visitors: list[Look]
    hand: list[Held]
    in_sight: int
    bonus: int
    in_hand: int


class Result(shapes.Result):
    """The whole scoring, seat by seat."""

    players: list[PlayerTold]


class View(shapes.View, tag="topiary"):
    """The table of Topiary as a seat sees it."""

    step: Step
    turn_number: int
    turns: int
    series: list[str]
    left: list[str]
    # The series whose names a corrected box changes, by language.
    renamed: dict[str, dict[str, str]]
    # Five rows from north to south; null is a face-down tile.
    grid: list[list[Tile | None]]
    places: list[Spot]
    visit: Place | None
    hole: Cell | None
    players: list[Player]
    unseen: list[Tile]
    passed: list[Tile]
    away: list[Tile]
    result: Result | None


class Keep(shapes.Shows, tag="keep"):
    """Keeping three tiles in the draft."""

    tiles: list[Tile]


class Visit(shapes.Shows, tag="visit"):
    """Placing a visitor: what it sees, what it gains, and what the hand counts then."""

    place: Place
    line: list[InLine]
    sees: list[Tile]
    points: int
    bonus: int
    series: list[str]
    gain: int
    face_down: int
    hand: list[Held]


class Take(shapes.Shows, tag="take"):
    """Taking the face-down tile of a cell."""

    cell: Cell


class Stay(shapes.Shows, tag="stay"):
    """Leaving the tiles as they lie."""


class Set(shapes.Shows, tag="set"):
    """Laying a tile into the hole: what it changes for the mover and, in turn, for the others."""

    tile: Tile
    cell: Cell
    gain: int
    others: list[int]
    look: Look


Shows: TypeAlias = Keep | Visit | Take | Stay | Set


class LookScored(Shape):
    """What a visitor of a score file sees, and its points; the bonus is not among them."""

    place: Place
    sees: list[Tile]
    points: int
    bonus: int


class TileScored(Shape):
    """A tile in hand and what it scored."""

    tile: Tile
    points: int


class Scored(shapes.Scored):
    """A player's score, visitor by visitor and tile by tile."""

    visitors: list[LookScored]
    hand: list[TileScored]
