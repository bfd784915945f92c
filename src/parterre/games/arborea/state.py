# compiled
"""What lies on the table in Arborea, and copying it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.state import State
from parterre.games.arborea.components.printed import Printed

NONE: Final = -1

# A player's counts: where each kind of them begins.
AVAILABLE: Final = 0  # villagers by type
RESERVE: Final = 3  # villagers by type
GIFTS: Final = 6  # by sage
STEPS: Final = 14  # by season
INVITED: Final = 18  # creatures by kind
CAPTIVE: Final = 24
CAGED: Final = 30  # captives of this turn
HELD: Final = 36  # three places: a card + 1, or 0
WAITING: Final = 39  # villagers at each trail, by type
COUNTS: Final = WAITING + 120
PLACES: Final = 3

# A player's ecosystem: 32 by 32 cells, three layers of numbers.
SIDE: Final = 32
CELLS: Final = SIDE * SIDE
ORIGIN: Final = 15  # where 0,0 is, counted from the south-west corner of the table
HABITAT: Final = 0  # a habitat + 1, or 0 where no card lies
LAYER: Final = CELLS  # which card is in sight: its number in the order of laying + 1
CROSSING: Final = 2 * CELLS  # on the north-east corner of a cell: a creature + 1, or 0
LAND: Final = 3 * CELLS

# The tracks: sixteen numbers for each, by position, and the same again for standing orders.
REACH: Final = 16
ORDERS: Final = 4 * REACH
ENTRY: Final = 4
UNTIL_SWAP: Final = 9
OWNER: Final = 3  # a villager on a track is 1 + its seat times this + its type

# The board: where each kind of number begins.
SECTION: Final = 0  # for each track the outer section, then the inner one
SHIFT: Final = 8  # spaces since the last swap
UPPER: Final = 12
LOWER: Final = 18
COLUMN: Final = 24  # creatures in the Borderlands
SUPPLY: Final = 30
TILE: Final = 36  # the bonus tile of a column + 1, or 0
SEASON_TILE: Final = 42
TOP: Final = 46  # the open card of each deck + 1, or 0
SOLO_CARD: Final = 50  # Feronia's numbers: the one that counts + 1
MARKER: Final = 51
COUNTER: Final = 52  # her steps
SHUFFLES: Final = 53
LEFT: Final = 54  # a card + 1, or 0
MIDDLE: Final = 55
BOARD: Final = 56

FRAME: Final = 4  # numbers of a pending thing: its kind, and three more
DEEPEST: Final = 16


@final
class Player:
    """What one seat, or Feronia, has."""

    def __init__(
        self,
        spirit: i64,
        points: i64,
        renewed: i64,
        completed: i64,
        handled: bool,
        freed: bool,
        counts: vec[i64],
        land: vec[u8],
        laid: vec[i64],
    ) -> None:
        self.spirit = spirit
        self.points = points  # gained so far
        self.renewed = renewed  # those of them that came from biomes
        self.completed = completed  # the card to be laid, or NONE
        self.handled = handled  # whether an invited creature was dealt with this turn
        self.freed = freed  # whether a captive has been placed this turn
        self.counts = counts
        self.land = land  # the ecosystem
        self.laid = laid  # for each card laid: (card * 4 + turn) * CELLS + cell, and cells in sight

    def copy(self) -> Player:
        """Another player in the same state."""
        return Player(
            self.spirit,
            self.points,
            self.renewed,
            self.completed,
            self.handled,
            self.freed,
            self.counts[:],
            self.land[:],
            self.laid[:],
        )


class Ground(State):
    """The table: what the rules move about."""

    def __init__(
        self,
        box: Printed,
        players: vec[Player],
        tracks: vec[u8],
        board: vec[i64],
        under: vec[i64],
        pile: vec[i64],
        done: vec[i64],
        stack: vec[i64],
        options: vec[i64],
        humans: i64,
        cards_unseen: i64,
        solo_unseen: i64,
        sections_unseen: i64,
        seasons_unseen: i64,
        tiles_unseen: i64,
        starts_unseen: i64,
        depth: i64,
        mover: i64,
        active: i64,
        sun: i64,
        turns_left: i64,
        turns: i64,
        cat_sees: i64,
        difficulty: i64,
        by_track: bool,
    ) -> None:
        self.box = box
        self.players = players  # in a solo game the second is Feronia
        self.tracks = tracks
        self.board = board
        # What follows is never changed in place, so that copies may share it.
        self.under = under  # cards put under their decks, in order
        self.pile = pile  # her stack, the top last
        self.done = done  # her completed cards
        self.options = options  # what may happen now
        self.stack = stack  # what is pending, the innermost last
        self.humans = humans
        self.cards_unseen = cards_unseen  # a bit for each card
        self.solo_unseen = solo_unseen
        self.sections_unseen = sections_unseen
        self.seasons_unseen = seasons_unseen
        self.tiles_unseen = tiles_unseen
        self.starts_unseen = starts_unseen
        self.depth = depth  # how many things are pending
        self.mover = mover  # a seat, CHANCE or OVER
        self.active = active  # whose turn it is
        self.sun = sun
        self.turns_left = turns_left  # NONE until the sun has reached its end
        self.turns = turns  # turns finished
        self.cat_sees = cat_sees
        self.difficulty = difficulty
        self.by_track = by_track
        self.noting = False
        self.notes = vec[i64]()

    # What is pending.

    def push(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Put something before everything else that is pending."""
        at = self.depth * FRAME
        self.stack[at] = kind
        self.stack[at + 1] = a
        self.stack[at + 2] = b
        self.stack[at + 3] = c
        self.depth += 1

    def drop(self) -> None:
        """Be done with the innermost pending thing."""
        self.depth -= 1
        at = self.depth * FRAME
        for k in range(i64(FRAME)):
            self.stack[at + k] = 0

    def pending(self, k: i64) -> i64:
        """The k-th number of the innermost pending thing."""
        return self.stack[(self.depth - 1) * FRAME + k]

    def set_pending(self, k: i64, value: i64) -> None:
        """Change the k-th number of the innermost pending thing."""
        self.stack[(self.depth - 1) * FRAME + k] = value

    # Telling what happens, for whoever wants to read it.

    def note(self, kind: i64, who: i64, a: i64, b: i64) -> None:
        """Write down that something has happened, if anybody reads."""
        if self.noting:
            notes = append(self.notes, kind)
            notes = append(notes, who)
            notes = append(notes, a)
            self.notes = append(notes, b)


def copies(players: vec[Player]) -> vec[Player]:
    """A copy of every player."""
    others = vec[Player](capacity=5)
    for player in players:
        others = append(others, player.copy())
    return others


# What is told of what happens: a number for each kind, with who and two values.

TOLD_PLACE: Final = 0  # type, track
TOLD_ADVANCE: Final = 1  # track, spaces
TOLD_SWAP: Final = 2  # track
TOLD_LEAVE: Final = 3  # type, trail
TOLD_BIOME: Final = 4  # biome, where it stands
TOLD_SPIRIT: Final = 5  # change, where it stands
TOLD_SUN: Final = 6  # where it stands
TOLD_ATTRACT: Final = 7  # creature, row
TOLD_TILE: Final = 8  # tile
TOLD_NO_PLACE: Final = 9  # creature that finds no slot or is not in the supply
TOLD_TRAIN: Final = 10  # type
TOLD_SEASON: Final = 11  # season, where it stands
TOLD_POINTS: Final = 12  # points
TOLD_GIFT: Final = 13  # sage, gifts
TOLD_HOME: Final = 14  # type
TOLD_RENEW: Final = 15  # points
TOLD_SPENT: Final = 16  # biome, how many
TOLD_INVITE: Final = 17  # creature, row
TOLD_LOST: Final = 18  # symbol
TOLD_CONVERT: Final = 19  # left, right
TOLD_COMPLETE: Final = 20  # card
TOLD_TAKE: Final = 21  # card
TOLD_TURN: Final = 22  # the turn passes to who
TOLD_LAST: Final = 23  # the end is near: turns left
TOLD_WALK: Final = 24  # trail: Feronia activates
TOLD_STEP: Final = 25  # why (a symbol), steps
TOLD_OWN_WATER: Final = 26  # how many, where the marker stands
TOLD_MARKER: Final = 27  # where the marker stands
TOLD_IGNORED: Final = 28  # symbol
TOLD_OVER: Final = 29
TOLD_INSTEAD: Final = 30  # how much Water was spent for what a card lacks

STEP_SEASON: Final = -1  # why a step of Feronia's was made, where it was no symbol on a trail
STEP_NO_CREATURE: Final = -2
