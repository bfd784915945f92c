# compiled
"""What a table is worth to a seat in Botanicus while there are turns left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.state import OVER
from parterre.games.botanicus.components.printed import ROUTE, Printed
from parterre.games.botanicus.components.symbols import (
    BEDS,
    BIT,
    COLUMNS,
    ROUND,
    ROWS,
    SPACES,
    SQUARE,
    WIDTH,
)
from parterre.games.botanicus.rules.actions import PRIZES
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.garden import is_bed, reachable
from parterre.games.botanicus.scoring import columns_points, final_points
from parterre.games.botanicus.state import NEUTRAL, PER_ROW, Player

AT_THE_END: Final = 1.0 / 3.0  # a coin
OUT_OF_REACH: Final = 20.0  # plantings and waterings that nobody hopes for
ALL_TURNS: Final = 16.0  # after the first
EIGHTS: Final = vec[i64]([0, 1, 8, 64, 512])
REQUESTS: Final = 4096  # one digit to the base of eight for each level
STANDS: Final = 625  # ways in which four beds stand, each empty or at one of four levels
NOT_YET: Final = -1.0


@final
class Prices:
    """What things are taken to be worth, in points, while there are turns left."""

    def __init__(self) -> None:
        self.a_card = 2.0
        self.a_spare_card = 1.0  # of more than one soon plays
        self.a_coin = 0.55
        self.a_spare_coin = 0.4
        self.of_a_request = 0.75  # what one counts of its points
        self.of_a_tile = 0.6
        self.an_effort = 0.16  # how fast a hope fades with the plantings and waterings it needs
        self.a_planting = 0.6  # of such efforts, and more for each level
        self.each_level = 0.7
        self.after_another = 0.5  # what the effort for the row's own request adds to the tile's
        self.of_a_column = 0.6
        self.a_round_prize = 0.5
        self.a_square_prize = 0.5
        self.the_wheelbarrow = 4.0  # at its last space
        self.the_purse = 0.0  # besides the prize
        self.the_shovel = 1.0
        self.a_bed = 0.2  # empty, in the gardener's reach
        self.a_level = 0.0  # of what is planted
        self.an_animal = 0.0  # of those one has, at the first turn: the next will score more
        self.a_place = 0.0  # in the order of the next column, for each seat behind
        self.soon = 4.0  # turns from the end when hopes begin to fade


@final
class Valuing:
    """The worth of a table by such prices."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        # Efforts that were reckoned once: where a request's begin, and one for each way to stand.
        self.begins = vec[i64]([-1] * REQUESTS)
        self.efforts = vec[float]()
        # What the boards of a box say: the beds of each garden's rows, the steps to a last space.
        self.box: Printed | None = None
        self.row_beds = vec[i64]()
        self.steps = vec[i64]()

    def look_at(self, box: Printed) -> None:
        """Reckon once what is asked of these boards again and again."""
        self.box = box
        self.row_beds = vec[i64]()
        for row in range(i64(len(box.beds)) // WIDTH):
            beds: i64 = 0
            for column in range(i64(WIDTH)):
                beds += i64(box.beds[row * WIDTH + column])
            self.row_beds = append(self.row_beds, beds)
        self.steps = vec[i64]()
        for space in range(i64(len(box.routes_at)) - 1):
            self.steps = append(self.steps, steps_to_end(box, space))

    def worth(self, table: Botanicus, me: i64) -> float:
        """Points, and what coins, cards, plants and pawns promise while turns are left."""
        if table.box is not self.box:
            self.look_at(table.box)
        player = table.players[me]
        left = float(turns_left(table))
        if table.turn() == OVER:
            left = 0.0
        points = float(player.scored() + columns_points(table, player))
        if len(table.finals) > 0:
            points += float(final_points(table, me))
        coins = float(player.coins)
        cards = float(len(player.hand))
        if left == 0.0:
            return points + coins * AT_THE_END
        prices = self.prices
        early = left / ALL_TURNS
        soon = 1.0 if left > prices.soon else left / prices.soon
        points += falling(coins, 8.0, prices.a_coin, prices.a_spare_coin)
        points += falling(cards, 2.0, prices.a_card, prices.a_spare_card)
        points += early * prices.an_animal * float(player.animals)
        points += prices.a_place * behind(table, me)
        points += self.rows_promise(table, player) * soon
        points += self.columns_promise(table, player) * soon
        points += self.tracks_promise(table, player) * soon
        for bed in reachable(player):
            if player.beds[i64(bed)] == 0 and is_bed(table, player, i64(bed)):
                points += prices.a_bed * soon
        return points

    def rows_promise(self, table: Botanicus, player: Player) -> float:
        """What requests that are not met yet promise."""
        prices = self.prices
        promise = 0.0
        for row in range(i64(ROWS)):
            if player.special & BIT[row] != 0:
                continue
            beds = self.row_beds[player.garden * ROWS + row]
            stands: i64 = 0
            levels: i64 = 0
            for column in range(i64(WIDTH)):
                level = i64(player.beds[row * WIDTH + column])
                levels += level
                stands = 5 * stands + level
            promise += prices.a_level * float(levels)
            first = 0.0
            if player.standard & BIT[row] == 0:
                at = player.garden * ROWS + row
                needed = table.box.needs[at]
                if needed == 0:
                    continue
                first = self.effort(needed, stands, beds)
                points = float(table.box.need_points[at])
                promise += points * self.chance_of(first) * prices.of_a_request
            tile = i64(player.rows[row]) - 1
            if tile >= 0:
                then = self.effort(table.box.tiles[tile], stands, beds)
                then += first * prices.after_another
                points = float(table.box.tile_points[tile])
                promise += points * self.chance_of(then) * prices.of_a_tile
        return promise

    def effort(self, request: i64, stands: i64, beds: i64) -> float:
        """Plantings and waterings that a row needs for a request; many if it has too few beds.

        How the row stands is a number with one digit to the base of five for each of its places.
        """
        if plants(request) > beds:
            return OUT_OF_REACH
        begin = self.begins[request]
        if begin < 0:
            begin = i64(len(self.efforts))
            self.begins[request] = begin
            for _ in range(STANDS):
                self.efforts = append(self.efforts, NOT_YET)
        effort = self.efforts[begin + stands]
        if effort == NOT_YET:
            effort = self.reckoned(request, stands)
            self.efforts[begin + stands] = effort
        return effort

    def reckoned(self, request: i64, stands: i64) -> float:
        """The effort for a request that the row has beds enough for."""
        there = vec[i64](capacity=4)
        for _ in range(i64(WIDTH)):
            there = append(there, stands % 5)
            stands //= 5
        total = 0.0
        level: i64 = 4
        while level > 0:
            wanted = request // 512 if level == 4 else request // EIGHTS[level] % 8
            for _ in range(wanted):
                best: i64 = -1
                for at in range(i64(WIDTH)):
                    if 0 < there[at] <= level and (best < 0 or there[at] > there[best]):
                        best = at
                if best >= 0:
                    total += float(level - there[best])
                    there[best] = -1
                else:
                    total += self.prices.a_planting + self.prices.each_level * float(level)
            level -= 1
        return total

    def chance_of(self, effort: float) -> float:
        """How likely a request is met that needs so many plantings and waterings."""
        if effort >= OUT_OF_REACH:
            return 0.0
        return 1.0 / (1.0 + effort * effort * self.prices.an_effort)

    def columns_promise(self, table: Botanicus, player: Player) -> float:
        """What columns promise that are not full yet."""
        promise = 0.0
        for column in range(i64(WIDTH)):
            beds = 0.0
            planted = 0.0
            best: i64 = 1
            for row in range(i64(ROWS)):
                bed = row * WIDTH + column
                if table.box.beds[player.garden * BEDS + bed] == 0:
                    continue
                beds += 1.0
                level = i64(player.beds[bed])
                if level > 0:
                    planted += 1.0
                    if level > best:
                        best = level
            if planted == beds:
                continue
            share = planted / beds
            promise += share * share * float(table.box.column_points[best])
        return promise * self.prices.of_a_column

    def tracks_promise(self, table: Botanicus, player: Player) -> float:
        """What pawns on their way to a last space promise."""
        prices = self.prices
        promise = 0.0
        for track in range(i64(3)):
            prize = prices.the_wheelbarrow
            if track == 0:
                prize = shown(table, ROUND) * prices.a_round_prize + prices.the_purse
            elif track == 2:
                prize = shown(table, SQUARE) * prices.a_square_prize + prices.the_shovel
            whole = float(self.steps[table.box.starts[track]])
            done = whole - float(self.steps[player.pawn(track)])
            if whole > 0.0:
                promise += prize * (done / whole)
        return promise


def turns_left(table: Botanicus) -> i64:
    """How many turns come after this one."""
    if table.round == 2:
        return 0
    return 2 * COLUMNS - table.round * COLUMNS - table.column


def behind(table: Botanicus, me: i64) -> float:
    """How many seats have their turns after one's own in the column one plays next, it seems."""
    mine: i64 = -1
    for flower in table.placed:
        if i64(flower) % PER_ROW == me:
            mine = i64(flower) // PER_ROW
    after = 0.0
    if mine < 0:
        for seat in table.order:
            after = 0.0 if i64(seat) == me else after + 1.0
        return after
    waiting = i64(len(table.players)) - 1
    earlier = True
    for flower in table.placed:
        owner = i64(flower) % PER_ROW
        if owner == me:
            earlier = False
        elif owner != NEUTRAL:
            row = i64(flower) // PER_ROW
            waiting -= 1
            if row > mine or (row == mine and earlier):  # who comes later is put on top
                after += 1.0
    return after + float(waiting) * (float(SPACES - mine) - 0.5) / float(SPACES)


def shown(table: Botanicus, shape: i64) -> float:
    """The points of the prize that is displayed, or will be next."""
    gone = table.round_gone if shape == ROUND else table.square_gone
    taken = table.round_taken if shape == ROUND else table.square_taken
    if taken:
        gone += 1
    return float(table.box.prizes[shape * PRIZES + gone]) if gone < PRIZES else 0.0


def steps_to_end(box: Printed, space: i64) -> i64:
    """The steps of the shortest way to a last space."""
    best: i64 = 0
    for at in range(box.routes_at[space] // ROUTE, box.routes_at[space + 1] // ROUTE):
        end = box.routes[at * ROUTE]
        steps = box.routes[at * ROUTE + 1]
        if box.last[end] != 0 and box.routes[at * ROUTE + 3] == 0 and (best == 0 or steps < best):
            best = steps
    return best


def plants(request: i64) -> i64:
    """How many plants a request shows."""
    return request % 8 + request // 8 % 8 + request // 64 % 8 + request // 512


def falling(number: float, most: float, worth: float, spare: float) -> float:
    """The worth of so many things, of which those over a number are worth less."""
    return worth * number if number <= most else worth * most + spare * (number - most)


def learned() -> Prices:
    """The prices that won most games of such foresight against each other."""
    prices = Prices()
    prices.a_card = 3.6
    prices.a_spare_card = 0.0
    prices.a_coin = 1.4
    prices.a_spare_coin = 0.75
    prices.of_a_request = 1.15
    prices.of_a_tile = 1.05
    prices.an_effort = 0.18
    prices.a_planting = 0.65
    prices.each_level = 0.98
    prices.after_another = 0.3
    prices.of_a_column = 1.35
    prices.a_round_prize = 0.45
    prices.a_square_prize = 0.27
    prices.the_wheelbarrow = 11.0
    prices.the_purse = 3.4
    prices.the_shovel = 8.0
    prices.a_bed = 0.1
    prices.a_level = 0.34
    prices.an_animal = 2.0
    prices.a_place = 0.65
    prices.soon = 8.7
    return prices
