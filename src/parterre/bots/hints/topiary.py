# compiled
"""What Topiary teaches: the best immediate margin, and what a visitor may still come to see."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.bots.hints.hints import Hints, best_rated
from parterre.bots.levels import Level
from parterre.core.rng import Rng
from parterre.core.state import State
from parterre.games.topiary.components import (
    ALL_PLACES,
    CELLS,
    LINES,
    ROOM,
    SERIES,
    TILES,
    VALUES,
    series_of,
    value_of,
)
from parterre.games.topiary.rules import (
    KEEP,
    SET,
    STAY,
    TAKE,
    TAKING,
    VISIT,
    VISITING,
    Topiary,
    visitors_each,
)
from parterre.games.topiary.scoring import Look, hand_points, sight_points
from parterre.games.topiary.state import DOWN, FREE

HOPE: Final = 0.55  # points a face-down tile in a visitor's line is worth while turns are left
A_VISITOR: Final = 9.0  # points that a visitor still to be placed brings
DOUBT: Final = 3.5  # points of a lead that the last turn may change, and more for each before it
DOUBT_A_TURN: Final = 0.55
AROUND: Final = 8  # lines that cross a cell


def _crossing() -> vec[i64]:
    """For each cell the eight places that look across it."""
    flat = vec[i64](capacity=CELLS * AROUND)
    for cell in range(i64(CELLS)):
        for place in range(i64(ALL_PLACES)):
            for step in range(LINES[place * ROOM]):
                if LINES[place * ROOM + 1 + step] == cell:
                    flat = append(flat, place)
    return flat


CROSSING: Final = _crossing()


@final
class TopiaryHints(Hints):
    """One turn's foresight: where to stand, what to take and what to set."""

    def __init__(self) -> None:
        self.look = Look()
        self.swiftly = Swift(Prices())
        self.standings = Swift(for_standing())

    def rate(self, view: State, action: i64) -> float:
        """The margin after the action, and after the best that can follow it this turn."""
        assert isinstance(view, Topiary)
        me = view.mover
        if action >= KEEP:
            return self.rate_keep(action - KEEP)
        if action < TAKE:
            return self.rate_visit(view, me, action - VISIT)
        if action < STAY:
            return self.rate_take(view, me, action - TAKE)
        if action == STAY:
            return self.margin(view, me)
        return self.rate_set(view, me, action - SET)

    def rate_keep(self, three: i64) -> float:
        """Fours and fives to set, and low tiles of a series one also holds a high one of."""
        first = three // (TILES * TILES)
        second = three // TILES % TILES
        third = three % TILES
        worth = float(value_of(first) + value_of(second) + value_of(third))
        if series_of(first) == series_of(second) or series_of(second) == series_of(third):
            worth += 1.5
        return worth

    def rate_visit(self, view: Topiary, me: i64, place: i64) -> float:
        """The best margin that standing there could give this turn."""
        after = view.copy()
        after.visit(place)
        if after.spot != place:  # nothing to take: the turn has passed
            return self.margin(after, me)
        best = self.margin(after, me)
        start = place * ROOM
        for step in range(LINES[start]):
            cell = LINES[start + 1 + step]
            if after.garden[cell] == DOWN:
                rating = self.rate_take(after, me, cell)
                if rating > best:
                    best = rating
        return best

    def rate_take(self, view: Topiary, me: i64, cell: i64) -> float:
        """The best margin that a tile of the hand could give in that hole."""
        best = -1e300
        for tile in view.players[me].hand:
            rating = self.with_tile(view, me, cell, tile)
            if rating > best:
                best = rating
        return best

    def rate_set(self, view: Topiary, me: i64, tile: i64) -> float:
        """The margin with that tile in the hole."""
        return self.with_tile(view, me, view.hole, tile)

    def with_tile(self, view: Topiary, me: i64, cell: i64, tile: i64) -> float:
        """The margin with a tile of the hand put into a cell."""
        before = view.garden[cell]
        hand = view.players[me].hand
        rest = vec[i64](capacity=8)
        for held in hand:
            if held != tile:
                rest = append(rest, held)
        view.garden[cell] = u8(tile + 1)
        view.players[me].hand = rest
        rating = self.margin(view, me)
        view.garden[cell] = before
        view.players[me].hand = hand
        return rating

    def margin(self, view: Topiary, me: i64) -> float:
        """My points less the best rival's, with what my visitors may still come to see."""
        highest = vec[u8]([0] * (4 * SERIES))
        points = sight_points(view, self.look, highest)
        seats = i64(len(view.players))
        left = float(seats * visitors_each(seats) - view.visits)
        mine = float(points[me] + hand_points(view.players[me], me, highest))
        rival = -1e300
        for seat in range(seats):
            if seat == me:
                continue
            theirs = float(points[seat]) + self.hopes(view, seat, left)
            if theirs > rival:
                rival = theirs
        return mine + self.hopes(view, me, left) - rival

    def hopes(self, view: Topiary, seat: i64, left: float) -> float:
        """What a seat's visitors may still come to see, fading as the turns run out."""
        total = 0.0
        for place in view.places:
            if i64(view.visitors[place]) - 1 != seat:
                continue
            start = place * ROOM
            highest: i64 = 0
            for step in range(LINES[start]):
                cell = i64(view.garden[LINES[start + 1 + step]])
                if cell == DOWN:
                    total += HOPE * float(5 - highest) / 5.0
                elif value_of(cell - 1) > highest:
                    highest = value_of(cell - 1)
        return total * (1.0 if left > 8.0 else left / 8.0)

    # What a search asks.

    def swift(self, world: State, rng: Rng) -> i64:
        """The same foresight, looking only at the lines that a tile changes."""
        assert isinstance(world, Topiary)
        if world.phase < VISITING:
            return best_rated(self, world, rng)
        return self.swiftly.choose(world)

    def standing(self, world: State, seat: i64) -> float:
        """What a seat's visitors see and may come to see, its hand, and visitors to be placed."""
        assert isinstance(world, Topiary)
        return self.standings.standing(world, seat)

    def doubt(self, world: State) -> float:
        """What the turns to come may change."""
        assert isinstance(world, Topiary)
        seats = i64(len(world.players))
        return DOUBT + DOUBT_A_TURN * float(seats * visitors_each(seats) - world.visits)


@final
class Prices:
    """What things are worth at the first turn, in points; it fades until the last."""

    def __init__(self) -> None:
        # a face-down tile in a visitor's line, by how far away, for each value it may show
        self.hidden = vec[float]([-0.48, -0.08, 0.13, 0.32, 0.79])
        self.held = 2.1  # a tile in hand that scores nothing yet, for each of its value
        self.line = 0.7  # each cell of the line that a new visitor looks along
        # These do not fade.
        self.drawn = 8.8  # having one tile more to choose from
        self.raised = 0.22  # what seeing a tile makes of the lower ones in hand
        self.rivals = 0.88  # what all rivals gain, counted against one's own


def for_standing() -> Prices:
    """What the same things came to in the end, on the average."""
    prices = Prices()
    prices.hidden = vec[float]([0.1, 0.0, 0.45, 0.15, 1.1])
    prices.held = 0.85
    return prices


@final
class Swift:
    """The quick choices of a playout."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.highest = vec[u8]([0] * SERIES)  # the best tile of a series that the mover sees
        self.before = vec[float]([0.0] * ALL_PLACES)  # what each visitor's line is worth
        self.seen = vec[i64]([0] * 5)
        self.hope: float = 0.0
        self.envy: float = 1.0

    def choose(self, world: Topiary) -> i64:
        """What the mover does next."""
        self.prepare(world, world.mover)
        if world.phase == VISITING:
            return self.visit(world)
        if world.phase == TAKING:
            return self.take(world)
        return self.put(world)

    def prepare(self, world: Topiary, seat: i64) -> None:
        """What every visitor sees now."""
        seats = i64(len(world.players))
        turns = seats * visitors_each(seats)
        self.hope = float(turns - world.visits) / float(turns)
        self.envy = self.prices.rivals / float(seats - 1)
        for series in range(i64(SERIES)):
            self.highest[series] = 0
        for place in world.places:
            owner = i64(world.visitors[place])
            if owner == FREE:
                continue
            self.before[place] = self.along(world.garden, place, -1, 0)
            if owner - 1 == seat:
                self.note(world.garden, place)

    def note(self, garden: vec[u8], place: i64) -> None:
        """Remember the best tile of each series along a line of the mover's."""
        highest: i64 = 0
        for step in range(LINES[place * ROOM]):
            tile = i64(garden[LINES[place * ROOM + 1 + step]]) - 1
            if tile >= 0 and value_of(tile) > highest:
                highest = value_of(tile)
                if highest > i64(self.highest[series_of(tile)]):
                    self.highest[series_of(tile)] = u8(highest)

    def along(self, garden: vec[u8], place: i64, cell: i64, tile: i64) -> float:
        """What a line is worth, with a tile put into one of its cells."""
        start = place * ROOM
        highest: i64 = 0
        number: i64 = 0
        points: i64 = 0
        hidden = 0.0
        for step in range(LINES[start]):
            at = LINES[start + 1 + step]
            there = i64(garden[at]) - 1
            if at == cell:
                there = tile
            if there < 0:
                hidden += float(VALUES - highest) * self.prices.hidden[step]
                continue
            value = value_of(there)
            if value <= highest:
                continue
            highest = value
            points += value
            same: i64 = 0
            for earlier in range(number):
                if series_of(self.seen[earlier]) == series_of(there):
                    same += 1
            if same == 1:
                points += 2
            elif same > 1:
                points += 1
            self.seen[number] = there
            number += 1
        return float(points) + self.hope * hidden

    def change(self, world: Topiary, cell: i64, tile: i64) -> float:
        """What a tile in a cell changes for the visitors who stand, the others' counted against."""
        total = 0.0
        for number in range(i64(AROUND)):
            place = CROSSING[cell * AROUND + number]
            owner = i64(world.visitors[place])
            if owner == FREE:
                continue
            after = self.along(world.garden, place, cell, tile) - self.before[place]
            total += after if owner - 1 == world.mover else -self.envy * after
        return total

    def spared(self, world: Topiary, tile: i64) -> float:
        """What a tile in hand is worth there: its value if the mover sees a higher one."""
        if i64(self.highest[series_of(tile)]) > value_of(tile):
            return float(value_of(tile))
        return self.prices.held * float(value_of(tile)) * self.hope

    def raised(self, world: Topiary, tile: i64) -> float:
        """What seeing a tile makes of the lower ones of its series in hand."""
        total = 0.0
        for held in world.players[world.mover].hand:
            if series_of(held) == series_of(tile) and value_of(held) < value_of(tile):
                if i64(self.highest[series_of(tile)]) <= value_of(held):
                    total += float(value_of(held))
        return total * self.prices.raised

    def visit(self, world: Topiary) -> i64:
        """The place with the best line, once the best tile is put into it."""
        garden = world.garden
        hand = world.players[world.mover].hand
        held = i64(len(hand))
        changes = vec[float](capacity=CELLS * 4)
        for cell in range(i64(CELLS)):
            for tile in hand:
                if garden[cell] == DOWN:
                    change = self.change(world, cell, tile) - self.spared(world, tile)
                    changes = append(changes, change)
                else:
                    changes = append(changes, 0.0)
        best: i64 = -1
        best_rating = -1e300
        for place in world.places:
            if world.visitors[place] != FREE:
                continue
            standing = self.prices.line * float(LINES[place * ROOM]) * self.hope
            rating = standing + self.along(garden, place, -1, 0)
            for step in range(LINES[place * ROOM]):
                cell = LINES[place * ROOM + 1 + step]
                if garden[cell] != DOWN:
                    continue
                for number in range(held):
                    tile = hand[number]
                    found = standing + self.prices.drawn + changes[cell * held + number]
                    found += self.along(garden, place, cell, tile)
                    if self.sees(garden, place, step, tile):
                        found += self.raised(world, tile)
                    if found > rating:
                        rating = found
            if rating > best_rating:
                best, best_rating = VISIT + place, rating
        return best

    def sees(self, garden: vec[u8], place: i64, step: i64, tile: i64) -> bool:
        """Whether a tile would be seen from a place, behind those nearer."""
        for nearer in range(step):
            there = i64(garden[LINES[place * ROOM + 1 + nearer]]) - 1
            if there >= 0 and value_of(there) >= value_of(tile):
                return False
        return True

    def take(self, world: Topiary) -> i64:
        """The cell that a tile of the hand suits best, or none."""
        best: i64 = STAY
        best_rating = 0.0
        place = world.spot
        for step in range(LINES[place * ROOM]):
            cell = LINES[place * ROOM + 1 + step]
            if world.garden[cell] != DOWN:
                continue
            for tile in world.players[world.mover].hand:
                rating = (
                    self.prices.drawn + self.change(world, cell, tile) - self.spared(world, tile)
                )
                if self.sees(world.garden, place, step, tile):
                    rating += self.raised(world, tile)
                if rating > best_rating:
                    best, best_rating = TAKE + cell, rating
        return best

    def put(self, world: Topiary) -> i64:
        """The tile that suits the hole best."""
        best: i64 = -1
        best_rating = -1e300
        step: i64 = 0
        while LINES[world.spot * ROOM + 1 + step] != world.hole:
            step += 1
        for tile in world.players[world.mover].hand:
            rating = self.change(world, world.hole, tile) - self.spared(world, tile)
            if self.sees(world.garden, world.spot, step, tile):
                rating += self.raised(world, tile)
            if rating > best_rating:
                best, best_rating = SET + tile, rating
        return best

    def standing(self, world: Topiary, seat: i64) -> float:
        """What a seat has, may come to see, and will still place."""
        self.prepare(world, seat)
        seats = i64(len(world.players))
        left = visitors_each(seats)
        total = 0.0
        for place in world.places:
            if i64(world.visitors[place]) - 1 == seat:
                total += self.before[place]
                left -= 1
        for tile in world.players[seat].hand:
            total += self.spared(world, tile)
        return total + A_VISITOR * float(left)


LEVELS: Final = (
    Level("seedling", slips=40),
    Level("sapling", slips=12),
    Level("tree", candidates=4, turns=1, most=8),
    Level("strongest", candidates=24, turns=5),
)


def hints() -> Hints:
    """What bots are taught of the game."""
    return TopiaryHints()
