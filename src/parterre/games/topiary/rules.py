# compiled
"""The rules of Topiary, in the order of RULES.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box
from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.core.setup import Setup
from parterre.core.state import BAG, CHANCE, OVER, State
from parterre.games.topiary.components import (
    ALL_PLACES,
    CELLS,
    CENTRE,
    CODES,
    LINES,
    ROOM,
    SERIES,
    TILES,
    VALUES,
    in_use,
    series_of,
)
from parterre.games.topiary.scoring import places_taken, totals
from parterre.games.topiary.sight import erase, fill_in
from parterre.games.topiary.state import DOWN, FREE, SEAT_BIT, Ground, Player, copies

HAND: Final = 3

# the phases of a game
LEAVING: Final = 0
DEALING: Final = 1
KEEPING: Final = 2
VISITING: Final = 3
TAKING: Final = 4
TURNING: Final = 5
SETTING: Final = 6
SCORED: Final = 7

# the codes of actions
VISIT: Final = 0  # + place
TAKE: Final = VISIT + ALL_PLACES  # + cell
STAY: Final = TAKE + CELLS
SET: Final = STAY + 1  # + tile
DEAL: Final = SET + TILES  # + tile
LEAVE: Final = DEAL + TILES  # + series
KEEP: Final = LEAVE + SERIES  # + three tiles as the digits of a number in base 40

SERIES_BAG: Final = 0
TILE_BAG: Final = 1

NOWHERE: Final = -1


def start(setup: Setup, box: Box) -> Topiary:
    """The table before the first tile is turned over (§1.1, §1.2, §2.1)."""
    chosen = str(setup.options["series"]) or CODES
    series = vec[i64]()
    pool = vec[i64](capacity=TILES)
    for kind in range(i64(SERIES)):
        if CODES[kind] in chosen:
            series = append(series, kind)
            for value in range(i64(VALUES)):
                pool = append(pool, kind * VALUES + value)
    places = vec[i64](capacity=ALL_PLACES)
    for place in in_use(int(setup.options["places"])):
        places = append(places, place)
    return Topiary(
        box,
        vec[Player]([Player(vec[i64](capacity=8), 0) for _ in range(setup.seats)]),
        series,
        places,
        vec[u8]([0] * CELLS),
        vec[u8]([0] * ALL_PLACES),
        pool,
        vec[i64](),
        0,
        vec[u8]([0] * TILES),
        DEALING if len(series) == series_needed(setup.seats) else LEAVING,
        0,
        0,
        0,
        NOWHERE,
        NOWHERE,
        bool(setup.options["draft"]),
    )


def series_needed(seats: i64) -> i64:
    """Seven series for two and three seats, all eight for four (§1.2)."""
    return SERIES if seats == 4 else SERIES - 1


def visitors_each(seats: i64) -> i64:
    """Eight visitors for two seats, six for three, five for four (§2.3)."""
    if seats == 2:
        return 8
    return 6 if seats == 3 else 5


@final
class Topiary(Ground):
    """A game of Topiary: whose moment it is, what may happen, and what it does."""

    def seats(self) -> i64:
        """How many seats the table has."""
        return len(self.players)

    def turn(self) -> i64:
        """Whose moment it is (§3.1)."""
        phase = self.phase
        if phase == TURNING or phase <= DEALING:
            return CHANCE
        return OVER if phase == SCORED else self.mover

    # What may happen.

    def count(self) -> i64:
        """How many things may happen now."""
        phase = self.phase
        if phase == VISITING:
            return i64(len(self.places)) - self.visits
        if phase == TAKING:
            return self.face_down() + 1
        if phase == SETTING:
            return len(self.players[self.mover].hand)
        if phase == KEEPING:
            held = i64(len(self.players[self.mover].hand))
            return held * (held - 1) * (held - 2) // 6
        if phase == SCORED:
            return 0
        return len(self.series) if phase == LEAVING else len(self.pool)

    def at(self, k: i64) -> i64:
        """The k-th thing that may happen now."""
        phase = self.phase
        if phase == VISITING:
            return VISIT + self.free_place(k)
        if phase == TAKING:
            return self.takeable(k)
        if phase == SETTING:
            return SET + self.players[self.mover].hand[k]
        if phase == KEEPING:
            return self.three(k)
        return LEAVE + self.series[k] if phase == LEAVING else DEAL + self.pool[k]

    def free_place(self, k: i64) -> i64:
        """The k-th place where nobody stands (§3.2)."""
        for place in self.places:
            if self.visitors[place] == FREE:
                if k == 0:
                    return place
                k -= 1
        raise IndexError("there is no such place")

    def face_down(self) -> i64:
        """How many tiles of this turn's line lie face down (§3.3)."""
        start = self.spot * ROOM
        down: i64 = 0
        for number in range(LINES[start]):
            if self.garden[LINES[start + 1 + number]] == DOWN:
                down += 1
        return down

    def takeable(self, k: i64) -> i64:
        """The k-th face-down tile of the line, nearest first; after them, to stay (§3.3, §3.5)."""
        start = self.spot * ROOM
        for number in range(LINES[start]):
            cell = LINES[start + 1 + number]
            if self.garden[cell] == DOWN:
                if k == 0:
                    return TAKE + cell
                k -= 1
        return STAY

    def three(self, k: i64) -> i64:
        """The k-th way to keep three tiles of the hand (§2.6)."""
        hand = self.players[self.mover].hand
        held = i64(len(hand))
        for first in range(held):
            for second in range(first + 1, held):
                rest = held - second - 1
                if k < rest:
                    third = second + 1 + k
                    return KEEP + (hand[first] * TILES + hand[second]) * TILES + hand[third]
                k -= rest
        raise IndexError("there is no such way to keep three tiles")

    def actions(self) -> list[int]:
        """What may happen now, as codes."""
        return [self.at(k) for k in range(self.count())]

    # What it does.

    def play(self, action: i64) -> None:
        """Make one legal thing happen."""
        if action < TAKE:
            self.visit(action - VISIT)
        elif action < STAY:
            self.hole = action - TAKE
            self.phase = TURNING
        elif action == STAY:
            self.pass_turn()
        elif action < DEAL:
            self.put(action - SET)
        elif action < LEAVE:
            self.deal(action - DEAL)
        elif action < KEEP:
            self.leave(action - LEAVE)
        else:
            three = action - KEEP
            self.keep(three // (TILES * TILES), three // TILES % TILES, three % TILES)

    def leave(self, kind: i64) -> None:
        """Leave a series in the box, for all to see (§1.2)."""
        self.series = remove(self.series[:], kind)  # copies share it
        pool = vec[i64](capacity=TILES)
        for tile in self.pool:
            if series_of(tile) != kind:
                pool = append(pool, tile)
        self.pool = pool
        self.phase = DEALING

    def deal(self, tile: i64) -> None:
        """Turn a tile over: the centre, a hand's, or the one just taken (§2.1, §2.2, §3.3)."""
        self.pool = remove(self.pool, tile)
        if self.phase == TURNING:
            me = self.players[self.mover]
            me.hand = insert(me.hand, tile)
            self.phase = SETTING
            return
        seats = i64(len(self.players))
        if self.dealt == 0:
            self.garden[CENTRE] = u8(tile + 1)
        else:
            taker = self.players[self.taker()]
            taker.hand = insert(taker.hand, tile)
        self.dealt += 1
        if self.dealt <= HAND * seats:
            return
        if not self.draft:
            self.phase = VISITING
        elif len(self.pool) == CELLS - 1:
            self.phase = KEEPING
            self.mover = seats - 1

    def taker(self) -> i64:
        """The seat that the tile being dealt goes to (§2.2, §2.6)."""
        seats = i64(len(self.players))
        return (self.dealt - 1) % seats if self.dealt <= HAND * seats else seats - 1

    def keep(self, first: i64, second: i64, third: i64) -> None:
        """Keep three tiles and pass the others to the right, or put them away (§2.6)."""
        me = self.players[self.mover]
        kept = vec[i64](capacity=8)
        for tile in me.hand:
            if tile == first or tile == second or tile == third:
                kept = append(kept, tile)
            elif self.mover == 0:
                self.away = append(self.away, tile)
            else:
                right = self.players[self.mover - 1]
                right.hand = insert(right.hand, tile)
                self.passed[tile] |= SEAT_BIT[self.mover]
        me.hand = kept
        if self.mover == 0:
            self.phase = VISITING
        else:
            self.mover -= 1

    def visit(self, place: i64) -> None:
        """Place a visitor; where no tile lies face down the turn is over (§3.2, §3.6)."""
        self.visitors[place] = u8(self.mover + 1)
        self.visits += 1
        self.spot = place
        if self.face_down() > 0:
            self.phase = TAKING
        else:
            self.pass_turn()

    def put(self, tile: i64) -> None:
        """Put a tile of the hand face up into the hole (§3.4)."""
        me = self.players[self.mover]
        me.hand = remove(me.hand, tile)
        self.garden[self.hole] = u8(tile + 1)
        self.passed[tile] = 0
        self.pass_turn()

    def pass_turn(self) -> None:
        """Pass the turn, or end when all visitors stand (§3.1, §4.1)."""
        seats = i64(len(self.players))
        self.spot = NOWHERE
        self.hole = NOWHERE
        self.mover = (self.mover + 1) % seats
        self.phase = SCORED if self.visits == seats * visitors_each(seats) else VISITING

    def place(self) -> i64:
        """Which face-down place is being turned over: a series, a cell, or one dealt to a hand."""
        if self.phase == LEAVING:
            return SERIES_BAG * BAG
        if self.phase == TURNING:
            return TILE_BAG * BAG + self.hole
        return TILE_BAG * BAG + (CENTRE if self.dealt == 0 else CELLS - 1 + self.dealt)

    # What is told elsewhere: copying, scoring, sight.

    def copy(self) -> Topiary:
        """Another table in the same state."""
        return Topiary(
            self.box,
            copies(self.players),
            self.series,
            self.places,
            self.garden[:],
            self.visitors[:],
            self.pool[:],
            self.away[:],
            self.away_hidden,
            self.passed[:],
            self.phase,
            self.mover,
            self.dealt,
            self.visits,
            self.spot,
            self.hole,
            self.draft,
        )

    def points(self) -> list[int]:
        """The points of each seat by the hands that lie open here."""
        return list(totals(self))

    def ranking(self) -> list[int]:
        """The place of each seat after the tie-breaks."""
        return list(places_taken(self))

    def seen_by(self, seat: i64) -> State:
        """This table as a seat or a spectator knows it; after the end hands lie open (§3.7)."""
        seen = self.copy()
        erase(seen, seat, self.phase == SCORED)
        return seen

    def imagine(self, rng: Rng) -> State:
        """A whole table that would look like this one."""
        world = self.copy()
        fill_in(world, self.mover if self.phase == KEEPING else 0, rng)
        return world

    def facts(self) -> list[int]:
        """Everything that makes this state differ from another."""
        facts = [int(self.phase), int(self.mover), int(self.dealt), int(self.visits)]
        facts += [int(self.spot), int(self.hole), int(self.draft), int(self.away_hidden)]
        facts += [len(self.series), *self.series, len(self.places), *self.places]
        facts += [*self.garden, *self.visitors, *self.passed]
        facts += [len(self.pool), *self.pool, len(self.away), *self.away]
        for player in self.players:
            facts += [len(player.hand), *player.hand, int(player.hidden)]
        return facts
