# compiled
"""What lies on the table in Botanicus, and copying it.

Copies share every vec, so whoever changes one changes a copy of it and puts that in its place.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.state import State
from parterre.games.botanicus.components.printed import Printed
from parterre.games.botanicus.components.symbols import BEDS, ROWS

NOWHERE: Final = -1
NEUTRAL: Final = 4  # whose flower: a seat, or this
PER_ROW: Final = 8  # a flower on a space is its row times this, plus whose it is

# Where a final card is (§11.4, §11.15); in a view, those of others are unknown.
PILE: Final = 0
UNKNOWN: Final = 1
UNDER: Final = 2  # + the how-manyth tortoise put it there, from 1
HELD: Final = 10  # + seat
OFFERED: Final = 20  # + seat

EMPTY_BEDS: Final = vec[u8]([0] * BEDS)
NO_TILES: Final = vec[u8]([0] * ROWS)
NO_LAYERS: Final = vec[u8]([0] * 5)


@final
class Player:
    """One seat: garden, gardeners, pawns, coins, cards, and the points by what they came from."""

    def __init__(self, garden: i64) -> None:
        self.garden = garden  # which of the printed ones
        self.beds = EMPTY_BEDS  # levels, 0 for none
        self.tiles = vec[i64]()  # the five dealt, ascending
        self.rows = NO_TILES  # the tile of each row + 1
        self.assigned = False
        self.hand = vec[i64]()  # ascending
        self.gardener: i64 = NOWHERE
        self.second: i64 = NOWHERE
        self.purse: i64 = 0
        self.wheelbarrow: i64 = 0
        self.shovel: i64 = 0
        self.coins: i64 = 0
        self.standard: i64 = 0  # a bit for each row whose request is met
        self.special: i64 = 0
        self.animals: i64 = 0  # how many, and in the Expert variant which
        self.freed: i64 = 0
        self.prizes: i64 = 0
        self.from_requests: i64 = 0
        self.from_tracks: i64 = 0
        self.from_prizes: i64 = 0
        self.from_animals: i64 = 0
        self.from_actions: i64 = 0
        self.finals: i64 = 0  # final cards kept in setting up
        self.tortoise: i64 = 0  # the how-manyth tortoise was this seat's, 0 for none yet
        self.chosen = False  # whether the tortoise's card has been kept

    def copy(self) -> Player:
        """Another player in the same state."""
        other = Player(self.garden)
        other.beds = self.beds
        other.tiles = self.tiles
        other.rows = self.rows
        other.assigned = self.assigned
        other.hand = self.hand
        other.gardener = self.gardener
        other.second = self.second
        other.purse = self.purse
        other.wheelbarrow = self.wheelbarrow
        other.shovel = self.shovel
        other.coins = self.coins
        other.standard = self.standard
        other.special = self.special
        other.animals = self.animals
        other.freed = self.freed
        other.prizes = self.prizes
        other.from_requests = self.from_requests
        other.from_tracks = self.from_tracks
        other.from_prizes = self.from_prizes
        other.from_animals = self.from_animals
        other.from_actions = self.from_actions
        other.finals = self.finals
        other.tortoise = self.tortoise
        other.chosen = self.chosen
        return other

    def pawn(self, track: i64) -> i64:
        """The space of a track where the pawn stands."""
        if track == 0:
            return self.purse
        return self.wheelbarrow if track == 1 else self.shovel

    def put_pawn(self, track: i64, space: i64) -> None:
        """Put a pawn onto a space of its track."""
        if track == 0:
            self.purse = space
        elif track == 1:
            self.wheelbarrow = space
        else:
            self.shovel = space

    def scored(self) -> i64:
        """The points on the track so far."""
        return (
            self.from_requests
            + self.from_tracks
            + self.from_prizes
            + self.from_animals
            + self.from_actions
        )


class Ground(State):
    """The table: what the rules move about."""

    def __init__(self, box: Printed, players: vec[Player]) -> None:
        self.box = box
        self.players = players
        self.expert = False
        self.reset_at_once = False  # option track_reset
        self.zero_points = True  # option zero_steps
        self.every_order = False  # rules 1: an order is asked for though it cannot matter (§5.3)
        # the action board
        self.tokens = vec[u8]()  # on the dark spaces, column by column
        self.round: i64 = 0  # 0 and 1, then 2: the last turns
        self.column: i64 = 0  # where the flowers go next, counted from 0
        self.stood = vec[u8]()  # the flowers where all of them stood last, in order of arrival
        self.placed = vec[u8]()  # those placed in the next column, in order of arrival
        self.order = vec[u8]()  # the seats in the order of their turns
        self.index: i64 = 0  # whose turn of them it is
        # cards
        self.deck = vec[i64]()  # ascending; in a view, cards of this shuffle in other hands as well
        self.away = vec[i64]()  # in a view: cards of earlier shuffles in other hands, ascending
        self.discard = vec[i64]()  # ascending
        self.shuffles = vec[u8]()  # for each card the shuffle it was dealt from
        self.shuffle: i64 = 0
        self.drawn: i64 = 0  # since the last shuffle
        self.hidden = vec[u8]()  # in a view: cards not seen, for each shuffle and seat
        # prizes: how many of each stack are gone, and whether the displayed one is gone this turn
        self.round_gone: i64 = 0
        self.square_gone: i64 = 0
        self.round_taken = False
        self.square_taken = False
        # final cards
        self.finals = vec[u8]()
        self.pile: i64 = 0
        self.layers = NO_LAYERS  # under the pile, as each tortoise left them
        self.refused = vec[u8]()  # a bit for who gave a final card back in setting up
        self.returned = vec[u8]()  # bits for those who put it under the pile
        self.tortoises: i64 = 0
        # the moment
        self.phase: i64 = 0
        self.mover: i64 = 0
        self.dealt: i64 = 0
        self.walked: i64 = 0
        self.carded = False
        self.acting = False  # whether the flower is placed: what follows is phase 2
        self.pending = vec[i64]()  # actions that wait, in sets behind their marks
        self.current: i64 = 0  # the action being done, as far as it is left
        self.drawing: i64 = 0  # cards still to be drawn
        # what may happen, once it has been reckoned: no part of the state, only time saved
        self.listed = vec[i64]()
        self.ready = False

    def share(self, other: Ground) -> None:
        """Give another table this one's state."""
        other.expert = self.expert
        other.reset_at_once = self.reset_at_once
        other.zero_points = self.zero_points
        other.every_order = self.every_order
        other.tokens = self.tokens
        other.round = self.round
        other.column = self.column
        other.stood = self.stood
        other.placed = self.placed
        other.order = self.order
        other.index = self.index
        other.deck = self.deck
        other.away = self.away
        other.discard = self.discard
        other.shuffles = self.shuffles
        other.shuffle = self.shuffle
        other.drawn = self.drawn
        other.hidden = self.hidden
        other.round_gone = self.round_gone
        other.square_gone = self.square_gone
        other.round_taken = self.round_taken
        other.square_taken = self.square_taken
        other.finals = self.finals
        other.pile = self.pile
        other.layers = self.layers
        other.refused = self.refused
        other.returned = self.returned
        other.tortoises = self.tortoises
        other.phase = self.phase
        other.mover = self.mover
        other.dealt = self.dealt
        other.walked = self.walked
        other.carded = self.carded
        other.acting = self.acting
        other.pending = self.pending
        other.current = self.current
        other.drawing = self.drawing
        other.listed = self.listed
        other.ready = self.ready


def copies(players: vec[Player]) -> vec[Player]:
    """A copy of every player."""
    others = vec[Player](capacity=4)
    for player in players:
        others = append(others, player.copy())
    return others


# Vecs that copies share, changed in a copy of them.


def with_value(shared: vec[u8], index: i64, value: i64) -> vec[u8]:
    """The same numbers with another one at an index."""
    changed = shared[:]
    changed[index] = u8(value)
    return changed


def with_more(shared: vec[u8], value: i64) -> vec[u8]:
    """The same numbers with one more at their end."""
    return append(shared[:], u8(value))


def without(shared: vec[i64], value: i64) -> vec[i64]:
    """The same numbers without one of them."""
    rest = vec[i64](capacity=len(shared))
    found = False
    for number in shared:
        if number == value and not found:
            found = True
        else:
            rest = append(rest, number)
    return rest
