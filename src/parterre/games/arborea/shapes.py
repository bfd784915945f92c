"""The shapes of what leaves Arborea: its view, what a choice shows, its scoring as it is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from parterre.core import shapes
from parterre.core.shapes import Shape, Words
from parterre.games.arborea.components import symbols

TrackName: TypeAlias = symbols.Track
# A track and `+` (above) or `-` (below); also the name of its sage.
AreaName: TypeAlias = symbols.Area
# An area and a number: TL+3.
TrailName: TypeAlias = str
Villager: TypeAlias = symbols.Villager
Creature: TypeAlias = symbols.Creature
Biome: TypeAlias = symbols.Biome
Habitat: TypeAlias = symbols.Habitat
Season: TypeAlias = symbols.Season
DeckName: TypeAlias = symbols.Deck
# What a season tile counts.
Counts: TypeAlias = symbols.Counts
# As it is written: T, S+2, TY, ATT:OWL, CONV:G>W.
Symbol: TypeAlias = str
# A component by its code: R05, S1, F03, TS2, SE06, BT11.
Code: TypeAlias = str
# The coordinates of a cell as they are said: 1,-2.
CellName: TypeAlias = str
Side: TypeAlias = Literal["above", "below"]
Step: TypeAlias = Literal[
    "deal",
    "start",
    "forced",
    "exit",
    "rescue",
    "pilgrimage",
    "again",
    "activate",
    "card",
    "refresh",
    "convert",
    "invite",
    "give",
    "place",
    "advance",
    "reward",
    "complete",
    "lay",
    "creatures",
    "over",
]
# Which part of a turn a moment belongs to; the starting placement is a part of its own.
Phase: TypeAlias = Literal["start", "pilgrimage", "activate", "complete", "tracks", "build"]
# Why a symbol would give nothing.
Why: TypeAlias = Literal[
    "biome",
    "card",
    "convert",
    "decks",
    "gift",
    "invite",
    "place",
    "sage",
    "season",
    "slot",
    "spirit",
    "train",
]
# What a corrected box calls otherwise: code, language, name.
Renamed: TypeAlias = dict[str, dict[str, str]]


# Tracks and areas.


class SectionCell(Shape):
    """A cell of a section: where it lies on its track, and the season it shows."""

    position: int
    season: Season | None


class Section(Shape):
    """A section with its cells from the one nearest the centre."""

    section: Code
    cells: list[SectionCell]


class Entry(Shape):
    """Where villagers are placed on a track."""

    position: int
    season: Season | None
    free: bool


class OnTrack(Shape):
    """A villager on a track: whose it is, how far it has walked, its order and its reach."""

    seat: int
    villager: Villager
    position: int
    walked: int
    until: int | Literal["swap"] | None
    reach: list[TrailName]


class Track(Shape):
    """A track: the inner section first, and who stands on it from the centre outwards."""

    track: TrackName
    shift: int
    spaces_to_swap: int
    sections: list[Section | None]
    entry: Entry
    villagers: list[OnTrack]


class Waiting(Shape):
    """Villagers of a seat that wait at a trail."""

    seat: int
    villager: Villager
    count: int


class Trail(Shape):
    """A trail with its symbols, the spirit that it demands, and who waits there."""

    trail: TrailName
    symbols: list[Symbol]
    loss: int
    waiting: list[Waiting]


class Area(Shape):
    """The trails on one side of a track, with the rewards of their sage."""

    area: AreaName
    track: TrackName
    side: Side
    rewards: list[Symbol]
    trails: list[Trail]


class Asked(Shape):
    """The villager that a window or a swap asks about."""

    villager: Villager
    track: TrackName
    walked: int


class Walking(Shape):
    """The villager that walks a trail now, and how many of its symbols are done."""

    seat: int
    villager: Villager
    trail: TrailName
    done: int


# Sun, biomes, Borderlands, decks, seasons.


class Sun(Shape):
    """Where the sun stands, where it began, and where the end begins."""

    at: int
    start: int
    last: int


class BiomeStand(Shape):
    """A biome: its markers, what can be spent now, and what leaving it would score."""

    biome: Biome
    upper: int
    lower: int
    free: int
    would: int


class Bonus(Shape):
    """A bonus tile and what it gives."""

    tile: Code
    symbols: list[Symbol]


class Column(Shape):
    """The creatures of a kind in the Borderlands and in the supply, and what the slots give."""

    creature: Creature
    there: int
    supply: int
    slots: list[list[Symbol]]
    tile: Bonus | None


class Borderlands(Shape):
    """The spirit that each row gives, and the six columns."""

    rows: list[int]
    columns: list[Column]


class Needs(Shape, omit_defaults=True):
    """What a card needs of each biome."""

    T: int = 0
    M: int = 0
    F: int = 0
    G: int = 0
    P: int = 0
    W: int = 0


class Face(Shape):
    """The side of a card with what it needs and gives, which everybody sees."""

    card: Code
    needs: Needs
    reward: list[Symbol]


class Held(Face):
    """A card somebody has: its habitats, the upper row first, and whether it could be paid."""

    grid: tuple[str, str]
    payable: bool
    lacking: int


class Deck(Shape):
    """A deck: its open card, how many cards it has, and those put under it."""

    deck: DeckName
    top: Face | None
    cards: int
    unseen: int
    under: list[Face]


class SeasonTile(Shape):
    """A season and its tile, once it is dealt."""

    season: Season
    tile: Code | None
    counts: Counts | None
    each: int | None


# Players.


# A cell of an ecosystem: x, y, its habitat, and the number of the card in sight.
Cell: TypeAlias = tuple[int, int, Habitat, int]


class Laid(Shape):
    """A card as it lies: its south-west cell, how it is turned, how many cells are in sight."""

    card: Code
    start: bool
    x: int
    y: int
    turn: int
    width: int
    height: int
    in_sight: int


class Worth(Shape):
    """A creature on its crossing, and what its points are made of."""

    creature: Creature
    x: int
    y: int
    around: list[Habitat]
    habitats: int
    each: int
    lines: int
    lines_each: int
    water: bool
    points: int


class Ecosystem(Shape):
    """Every cell in sight, every card as it lies, every creature."""

    cells: list[Cell]
    cards: list[Laid]
    creatures: list[Worth]


class SeasonTold(Shape):
    """What a season gives a seat: what is counted, the base and the multiplier."""

    season: Season
    tile: Code | None
    counts: Counts | None
    number: int
    each: int
    base: int
    step: int
    multiplier: int
    points: int


class Standing(Shape):
    """What each season gives a seat and what its points are, if the game ended now."""

    seasons: list[SeasonTold]
    total: int


class Breakdown(Shape):
    """Where a seat's points come from, if the game ended now."""

    biomes: int
    borderlands: int
    captives: int
    spirit_left: int
    spirit: int
    seasons: list[SeasonTold]
    creatures: list[Worth]
    creature_points: int
    total: int


class WaitingAt(Shape):
    """Villagers that wait, and at which trail."""

    trail: TrailName
    villager: Villager
    count: int


class Player(Shape):
    """A seat's board, its ecosystem, and its points if the game ended now."""

    seat: int
    spirit: int
    points: int
    available: dict[Villager, int]
    reserve: dict[Villager, int]
    waiting: list[WaitingAt]
    gifts: dict[AreaName, int]
    gifts_left: int
    seasons: dict[Season, int]
    held: list[Held | None]
    completed: Held | None
    invited: dict[Creature, int]
    captives: dict[Creature, int]
    ecosystem: Ecosystem
    now: Standing


# Feronia.


class SoloCard(Shape):
    """A solo card as it is printed."""

    card: Code
    numbers: list[int]
    season: bool
    creature: Creature
    arrow: Literal["left", "right"]
    decks: list[DeckName]
    side: Side


class WaterTrack(Shape):
    """Feronia's track: its last space, and those with Water."""

    last: int
    water: list[int]


class FeroniaTold(Shape):
    """Where Feronia's points come from, if the game ended now."""

    biomes: int
    steps: int
    creatures: int
    completed: int
    stack_pairs: int
    waiting: int
    steps_in_all: int
    difficulty: int
    total: int


class Feronia(Shape):
    """Feronia's board in a solo game, and her points if the game ended now."""

    seat: Literal[2]
    name: str
    difficulty: int
    card: SoloCard | None
    cards_left: int
    elders: int
    waiting: list[WaitingAt]
    left: Held | None
    middle: Held | None
    stack: list[Face]
    completed: list[Code]
    marker: int
    water: int
    track: WaterTrack
    creatures: dict[Creature, int]
    points: int
    steps: int
    now: FeroniaTold


# The table.


class PlayerTold(Breakdown):
    """What a seat's points were made of at the end."""

    seat: int


class Result(shapes.Result):
    """The whole scoring, seat by seat."""

    players: list[PlayerTold]
    feronia: FeroniaTold | None


class View(shapes.View, tag="arborea"):
    """The table of Arborea as a seat sees it."""

    step: Step
    active: int
    question: Words | None
    # What a symbol's question comes from.
    cause: Words | None
    phase: Phase | None
    asked: Asked | None
    walking: Walking | None
    turn_number: int
    turns_left: int | None
    sun: Sun
    cat_sees: Creature
    renamed: Renamed
    tracks: list[Track]
    areas: list[Area]
    biomes: list[BiomeStand]
    biome_points: list[int]
    spirit_points: list[int]
    multipliers: list[int]
    borderlands: Borderlands
    decks: list[Deck]
    seasons: list[SeasonTile]
    # The habitats of the card that is to be laid, turned by no, one, two and three quarters: each
    # from its south-west cell on, eastwards and then northwards.
    turned: list[str]
    players: list[Player]
    feronia: Feronia | None
    result: Result | None


# What choices show.


class Lost(Shape):
    """A symbol of a list that would give nothing as things stand, and why."""

    at: int
    symbol: Symbol
    why: Why


class Follows(shapes.Shows):
    """A choice, what it would change in the seat's points, and what would follow from it.

    What the biomes give at the end of the turn stands in what follows alone.
    """

    gain: int
    then: list[Words]


class Place(Follows, tag="place", omit_defaults=True):
    """Placing a villager, for the season that the entry shows."""

    villager: Villager
    track: TrackName
    season: Season | None
    lost: list[Lost] = msgspec.field(default_factory=list)


class Advance(Follows, tag="advance"):
    """Advancing a track."""

    track: TrackName


class Leave(Follows, tag="leave"):
    """Leaving a track for a trail."""

    villager: Villager
    track: TrackName
    walked: int
    trail: TrailName
    symbols: list[Symbol]


class Stay(Follows, tag="stay"):
    """Staying on the track, and until where without being asked; 0 is no order."""

    villager: Villager
    track: TrackName
    walked: int
    until: int


class Ask(Follows, tag="ask"):
    """Ending a villager's order."""

    villager: Villager
    track: TrackName
    walked: int


class Return(Follows, tag="return"):
    """Taking a waiting Elder home."""

    trail: TrailName


class Pass(Follows, tag="pass"):
    """Doing nothing of what is asked."""


class Activate(Follows, tag="activate"):
    """Sending a waiting villager along its trail."""

    villager: Villager
    trail: TrailName
    symbols: list[Symbol]
    loss: int
    lost: list[Lost]


class Take(Follows, tag="take"):
    """Taking the open card of a deck."""

    card: Code
    face: Face


class Refresh(Follows, tag="refresh"):
    """Putting the open cards under their decks."""


class Convert(Follows, tag="convert"):
    """Making one biome of another."""

    left: Biome
    right: Biome


class Invite(Follows, tag="invite"):
    """Inviting a creature, which would be a captive where no crossing is free."""

    creature: Creature
    captive: bool


class Give(Follows, tag="give"):
    """Giving a sage a gift."""

    area: AreaName


class Reward(Follows, tag="reward"):
    """Taking a reward of a sage."""

    number: int
    area: AreaName
    symbols: list[Symbol]
    lost: list[Lost]


class Complete(Follows, tag="complete"):
    """Completing a card."""

    card: Code
    symbols: list[Symbol]
    lost: list[Lost]


class Cage(Follows, tag="cage"):
    """Locking an invited creature up."""

    creature: Creature


class Lay(shapes.Shows, tag="lay", omit_defaults=True):
    """Laying the card as its sentence says: what the creatures gain, and which are worth otherwise.

    There are hundreds of ways, so each tells only what neither its sentence nor the view does.
    """

    gain: int = 0
    # Creatures by their place in the ecosystem's list, and the points that they would have.
    creatures: list[tuple[int, int]] = msgspec.field(default_factory=list)


class Settling(shapes.Shows):
    """A creature on a crossing: what it would score, and all creatures before and after."""

    creature: Creature
    cell: CellName
    x: int
    y: int
    worth: Worth
    before: int
    after: int


class Settle(Settling, tag="settle"):
    """Settling an invited creature."""


class Free(Settling, tag="free"):
    """Settling a captive."""


Shows: TypeAlias = (
    Place
    | Advance
    | Leave
    | Stay
    | Ask
    | Return
    | Pass
    | Activate
    | Take
    | Refresh
    | Convert
    | Invite
    | Give
    | Reward
    | Complete
    | Cage
    | Lay
    | Settle
    | Free
)


# Score files.


class Scored(shapes.Scored):
    """A player's score; what was gained during the game is one figure."""

    points_gained: int
    captives: int
    spirit_left: int
    spirit: int
    seasons: list[SeasonTold]
    creatures: list[Worth]
    creature_points: int


class FeroniaScored(shapes.Scored):
    """Feronia's score."""

    biomes: int
    steps: int
    creatures: int
    completed: int
    stack_pairs: int
    waiting: int
    steps_in_all: int
    difficulty: int
