"""The shapes of what leaves Botanicus: its view, what a choice shows, its scoring as it is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from parterre.core import shapes
from parterre.core.shapes import Shape

# An action as it is written: water 2, plant I II; of a space also pole.
Does: TypeAlias = str
# A column and a row: b3.
BedName: TypeAlias = str
# A row and where in it: n22.
CrossingName: TypeAlias = str
# A column of the action board and a row, 2.3, or a space of a track, P2a.
SpaceName: TypeAlias = str
# K1, R1, F1 and D1 or S1.
CardName: TypeAlias = str
TileName: TypeAlias = str
FinalName: TypeAlias = str
TokenName: TypeAlias = str

Level: TypeAlias = Literal["I", "II", "III", "IV"]
ColumnName: TypeAlias = Literal["a", "b", "c", "d"]
TrackName: TypeAlias = Literal["purse", "wheelbarrow", "shovel"]
Animal: TypeAlias = Literal["butterfly", "squirrel", "bird", "frog", "tortoise"]
GardenName: TypeAlias = Literal["base", "G1", "G2", "G3", "G4"]
RequestKind: TypeAlias = Literal["standard", "special"]
Counts: TypeAlias = Literal[
    "once",
    "beds",
    "level I",
    "level II",
    "level III",
    "level IV",
    "columns",
    "rows",
    "standard",
    "special",
    "animals",
    "prizes",
]
Step: TypeAlias = Literal[
    "deal",
    "assign",
    "keep",
    "start",
    "neutral",
    "before",
    "order",
    "do",
    "draw",
    "free",
    "over",
]
# Why a choice cannot be taken back: another has the turn, or a card is drawn.
Ends: TypeAlias = Literal["turn", "card"]


# The action board and the tracks.


class Token(Shape):
    """A flower tile with both its faces, and what the one that is up gives."""

    token: TokenName
    action: Does
    light: Does
    dark: Does


class Space(Shape, omit_defaults=True):
    """A space of the action board, and whose flowers lie there from the bottom: 0 is neutral."""

    space: SpaceName
    action: Does
    flowers: list[int]
    token: Token | None = None
    # What the next flower pays there, whether its owner can or not; of the column that is due.
    cost: int | None = None


class Column(Shape):
    """A column of the action board; on the dark ones lie tokens."""

    column: int
    dark: bool
    spaces: list[Space]


class Way(Shape, omit_defaults=True):
    """A path on from a space of a track, and where it ends."""

    space: SpaceName
    toll: int = 0


class TrackSpace(Shape, omit_defaults=True):
    """A space of a track, the paths on from it, and whether only the frog leads there."""

    space: SpaceName
    gives: list[Does]
    next: list[Way]
    frog: bool = False


class Track(Shape):
    """A track with its spaces."""

    track: TrackName
    spaces: list[TrackSpace]


class Prizes(Shape):
    """The displayed prize of a shape, and those that come after it."""

    shown: int | None
    stack: list[int]


class BothPrizes(Shape):
    """The prizes at the end of the money bag track, and of the shovel track."""

    round: Prizes
    square: Prizes


# Players.


class Bed(Shape, omit_defaults=True):
    """A flower bed: its plant, the animal that still sits there, whether a gardener reaches it."""

    bed: BedName
    level: Level | None = None
    animal: Animal | None = None
    near: bool = False


class Paths(Shape):
    """What the paths of an Expert garden cost, and where its gardeners may begin."""

    across: list[list[int]]
    down: list[list[int]]
    starts: list[CrossingName]


class Tile(Shape):
    """A tile with a special request."""

    tile: TileName
    plants: list[Level]
    points: int


class Request(Shape, kw_only=True, omit_defaults=True):
    """What a row is asked for, and what is missing until it is met."""

    plants: list[Level]
    points: int
    missing: list[Level]
    met: bool = False


class Special(Request, kw_only=True):
    """A row's special request, and whether the row has too few beds for it."""

    tile: TileName
    short: bool = False


class Row(Shape):
    """A row's two requests."""

    row: int
    standard: Request | None
    special: Special | None


class ColumnTold(Shape):
    """A column of a garden: its best plant, and what it scores once it is full."""

    column: ColumnName
    full: bool
    best: Level | None
    points: int


class Final(Shape):
    """A final card: what it counts, how often that is there, and what that scores."""

    card: FinalName
    counts: Counts
    points: int
    times: int
    scores: int


class Player(Shape):
    """A seat: its garden and gardeners, its pawns, what it holds as far as that is known."""

    seat: int
    coins: int
    # On the score track, and if the game ended now.
    points: int
    total: int
    garden: GardenName | None
    beds: list[Bed]
    crossings: Paths | None
    gardener: CrossingName | None
    second: CrossingName | None
    rows: list[Row]
    # Those that lie at no row, as far as that is known.
    tiles: list[Tile]
    hand: list[CardName] | None
    hand_size: int
    animals: int
    freed: list[Animal]
    prizes: int
    pawns: dict[TrackName, SpaceName]
    columns: list[ColumnTold]
    finals: list[Final] | None
    finals_size: int
    offered: list[Final]


class Breakdown(Shape):
    """The points of a seat by what they came from."""

    requests: int
    tracks: int
    prizes: int
    animals: int
    actions: int
    columns: int
    coins: int
    finals: int


class Result(shapes.Result):
    """The whole scoring, seat by seat."""

    players: list[Breakdown]


class View(shapes.View, tag="botanicus"):
    """The table of Botanicus as a seat sees it."""

    step: Step
    expert: bool
    # The last turns are the third round.
    round: int
    column: int
    order: list[int]
    index: int
    doing: Does | None
    # The actions that wait, set by set, the innermost last.
    waiting: list[list[Does]]
    columns: list[Column]
    # The flowers on the start of the action board, from the bottom.
    start: list[int]
    tracks: list[Track]
    prizes: BothPrizes
    column_points: dict[Level, int]
    animal_points: list[int]
    deck: int
    # What every garden card of this box does.
    cards: dict[CardName, list[Does]]
    discard: list[CardName]
    unseen: list[CardName]
    players: list[Player]
    result: Result | None


# What a choice would do.


class Assign(shapes.Shows, tag="assign"):
    """Giving each row that has a request its tile, from the top."""

    tiles: list[TileName]


class Keep(shapes.Shows, tag="keep"):
    """Keeping one final card or two."""

    finals: list[FinalName]


class Met(Shape):
    """A request that is met."""

    row: int
    request: RequestKind


class Effect(shapes.Shows, kw_only=True, omit_defaults=True):
    """What a choice changes at once, and why it cannot be taken back, where it cannot."""

    coins: int
    gain: int
    met: list[Met] = msgspec.field(default_factory=list)
    ends: Ends | None = None


class Giving(Effect, kw_only=True):
    """A choice that gives actions, and those of them that come to nothing as things stand."""

    lost: list[Does] = msgspec.field(default_factory=list)


class Choose(Giving, tag="choose"):
    """Doing one of the actions that wait."""

    action: Does


class Advance(Giving, tag="advance"):
    """A way along a track: the steps that are bought or left over, its tolls and all it costs."""

    path: list[SpaceName]
    cost: int
    bought: int = 0
    unused: int = 0
    toll: int = 0


class Place(Giving, tag="place"):
    """Placing one's flower on a space."""

    space: SpaceName
    cost: int
    first: bool


class Neutral(Effect, tag="neutral"):
    """Placing the neutral flower, for nothing."""

    space: SpaceName


class Use(Giving, tag="use"):
    """Using a garden card."""

    card: CardName


class Sell(Effect, tag="sell"):
    """Selling a garden card."""

    card: CardName


class Walk(Effect, tag="walk"):
    """Walking from one crossing to another, for coins."""

    source: CrossingName = msgspec.field(name="from")
    to: CrossingName
    cost: int


class Move(Effect, tag="move"):
    """Moving from one crossing to another, for nothing."""

    source: CrossingName = msgspec.field(name="from")
    to: CrossingName


class Plant(Effect, tag="plant"):
    """Planting on a bed, in place of what is there."""

    level: Level
    bed: BedName
    replaces: Level | None = None


class Water(Effect, tag="water"):
    """Watering a plant, which grows to a level."""

    bed: BedName
    level: Level


class Stop(Effect, tag="stop"):
    """Leaving the rest of an action."""


class Free(Effect, tag="free"):
    """Freeing an animal."""

    animal: Animal


class Start(Effect, tag="start"):
    """Putting a gardener onto a crossing."""

    to: CrossingName


Shows: TypeAlias = (
    Assign
    | Keep
    | Choose
    | Advance
    | Place
    | Neutral
    | Use
    | Sell
    | Walk
    | Move
    | Plant
    | Water
    | Stop
    | Free
    | Start
)


class Scored(shapes.Scored):
    """A player's score: the track, each column, the coins, the final cards."""

    vp: int
    columns: list[ColumnTold]
    coins: int
    finals: list[Final]
