# compiled
"""What Topiary teaches: the best immediate margin, and what a visitor may still come to see."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.bots.hints.hints import Hints
from parterre.core.state import State
from parterre.games.topiary.components import LINES, ROOM, SERIES, TILES, series_of, value_of
from parterre.games.topiary.rules import (
    KEEP,
    SET,
    STAY,
    TAKE,
    VISIT,
    Topiary,
    visitors_each,
)
from parterre.games.topiary.scoring import Look, hand_points, sight_points
from parterre.games.topiary.state import DOWN

HOPE: Final = 0.55  # points a face-down tile in a visitor's line is worth while turns are left


@final
class TopiaryHints(Hints):
    """One turn's foresight: where to stand, what to take and what to set."""

    def __init__(self) -> None:
        self.look = Look()

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
