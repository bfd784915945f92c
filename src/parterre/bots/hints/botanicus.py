# compiled
"""What Botanicus teaches: the best turn one can see, and what a garden promises."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.bots.hints.hints import Hints, best_rated
from parterre.core.rng import Rng
from parterre.core.state import CHANCE, OVER, State
from parterre.games.botanicus.components.printed import ROUTE
from parterre.games.botanicus.components.symbols import (
    BEDS,
    BIT,
    COLUMNS,
    FINALS,
    ROUND,
    ROWS,
    SQUARE,
    TRACK,
    WIDTH,
    kind_of,
)
from parterre.games.botanicus.rules.actions import PRIZES
from parterre.games.botanicus.rules.codes import (
    ASSIGN,
    BEFORE,
    BLOCK,
    BLOCKING,
    DOING,
    FREE,
    KEEP,
    ORDERING,
    PLACE,
    PUT,
    USE,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.garden import column_full, is_bed, reachable
from parterre.games.botanicus.rules.setting_up import nth_order
from parterre.games.botanicus.rules.turn import flower_cost, go_on
from parterre.games.botanicus.scoring import columns_points, final_points, times
from parterre.games.botanicus.state import Player

CARD_WORTH: Final = 2.0  # points a card in hand is worth while there are turns left
SPARE_CARD: Final = 1.0  # the same for more cards than one soon plays
COIN_WORTH: Final = 0.55
SPARE_COIN: Final = 0.4
AT_THE_END: Final = 1.0 / 3.0
FINAL_WORTH: Final = 6.0  # a final card that is not seen yet
NEAR_BED: Final = 0.2  # an empty bed in reach
DOUBT: Final = 6.0  # points of a lead that the last turn may change, and more for each before it
DOUBT_A_TURN: Final = 1.2
LONGEST: Final = 40  # decisions of one turn that are looked at
ANIMAL_WORTH: Final = vec[i64]([9, 5, 7, 4, 6])  # what each animal promises, from the first turn


@final
class BotanicusHints(Hints):
    """One turn's foresight: where to go, what to play, where to place, and what to do there."""

    def rate(self, view: State, action: i64) -> float:
        """The worth of the mover's table at the end of the turn that this action begins."""
        assert isinstance(view, Botanicus)
        me = view.mover
        if ASSIGN <= action < KEEP:
            return self.rate_assign(view, view.players[me], action - ASSIGN)
        if KEEP <= action < PUT:
            return self.rate_keep(view, me, action - KEEP)
        after = view.copy()
        after.play(action)
        worth = 0.0
        if FREE <= action < ASSIGN:
            left = float(self.turns_left(view) + 1)
            worth = float(ANIMAL_WORTH[action - FREE]) * left / 17.0
        return worth + self.finish(after, me, moment(view), 0)

    # Looking on to the end of the turn.

    def finish(self, table: Botanicus, me: i64, now: i64, deep: i64) -> float:
        """The worth of the table when the turn is played out as well as one can see."""
        bonus = 0.0
        for _ in range(LONGEST):
            turn = table.turn()
            if turn == CHANCE and moment(table) == now and table.drawing > 0:
                bonus += unseen_card(table)
                continue
            if turn != me or moment(table) != now:
                break
            best = table.at(0)
            best_worth = -1e300
            for k in range(table.count()):
                action = table.at(k)
                if table.phase == BEFORE and action < PLACE:
                    continue  # walking and cards are rated as choices of their own
                then = table.copy()
                then.play(action)
                ahead = table.phase != DOING or kind_of(table.current) == TRACK
                if ahead and deep < 3:
                    worth = self.finish(then, me, now, deep + 1)
                else:
                    worth = self.worth(then, me)
                if worth > best_worth:
                    best, best_worth = action, worth
            table.play(best)
        return bonus + self.worth(table, me)

    def turns_left(self, table: Botanicus) -> i64:
        """How many turns come after this one."""
        if table.round == 2:
            return 0
        return 2 * COLUMNS - table.round * COLUMNS - table.column

    # What a table is worth.

    def worth(self, table: Botanicus, me: i64) -> float:
        """Points, and what coins, cards, plants and pawns promise while turns are left."""
        player = table.players[me]
        left = float(self.turns_left(table))
        if table.turn() == OVER:
            left = 0.0
        points = float(player.scored() + columns_points(table, player))
        if len(table.finals) > 0:
            points += float(final_points(table, me))
        coins = float(player.coins)
        cards = float(len(player.hand))
        if left == 0.0:
            return points + coins * AT_THE_END
        soon = 1.0 if left > 4.0 else left / 4.0
        points += (
            COIN_WORTH * coins if coins < 8.0 else COIN_WORTH * 8.0 + SPARE_COIN * (coins - 8.0)
        )
        points += (
            CARD_WORTH * cards if cards < 3.0 else CARD_WORTH * 2.0 + SPARE_CARD * (cards - 2.0)
        )
        points += self.rows_promise(table, player) * soon
        points += self.columns_promise(table, player) * soon
        points += self.tracks_promise(table, player) * soon
        for bed in reachable(player):
            if player.beds[i64(bed)] == 0 and is_bed(table, player, i64(bed)):
                points += NEAR_BED * soon
        return points

    def rows_promise(self, table: Botanicus, player: Player) -> float:
        """What requests that are not met yet promise."""
        promise = 0.0
        for row in range(i64(ROWS)):
            if player.special & BIT[row] != 0:
                continue
            beds: i64 = 0
            for column in range(i64(WIDTH)):
                if table.box.beds[player.garden * BEDS + row * WIDTH + column] != 0:
                    beds += 1
            first = 0.0
            if player.standard & BIT[row] == 0:
                at = player.garden * ROWS + row
                needed = table.box.needs[at]
                if needed == 0:
                    continue
                first = effort(player, row, needed, beds)
                promise += float(table.box.need_points[at]) * chance_of(first) * 0.75
            tile = i64(player.rows[row]) - 1
            if tile >= 0:
                then = effort(player, row, table.box.tiles[tile], beds) + first * 0.5
                promise += float(table.box.tile_points[tile]) * chance_of(then) * 0.6
        return promise

    def columns_promise(self, table: Botanicus, player: Player) -> float:
        """What columns promise that are not full yet."""
        promise = 0.0
        for column in range(i64(WIDTH)):
            if column_full(table, player, column):
                continue
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
            share = planted / beds
            promise += share * share * float(table.box.column_points[best]) * 0.6
        return promise

    def tracks_promise(self, table: Botanicus, player: Player) -> float:
        """What pawns on their way to a last space promise."""
        promise = 0.0
        for track in range(i64(3)):
            prize = 4.0
            if track == 0:
                prize = shown(table, ROUND) * 0.5
            elif track == 2:
                prize = shown(table, SQUARE) * 0.5 + 1.0
            whole = float(steps_to_end(table, table.box.starts[track]))
            done = whole - float(steps_to_end(table, player.pawn(track)))
            if whole > 0.0:
                promise += prize * (done / whole)
        return promise

    # What a search asks.

    def swift(self, world: State, rng: Rng) -> i64:
        """The best unit by its worth alone, and the best space, then walk, by units chosen so."""
        assert isinstance(world, Botanicus)
        phase = world.phase
        if phase == BLOCKING:
            return world.at(rng.below(world.count()))
        if phase == BEFORE:
            return self.swift_turn(world)
        if phase != DOING and phase != ORDERING:
            return best_rated(self, world, rng)
        ahead = phase != DOING or kind_of(world.current) == TRACK
        best = world.at(0)
        best_worth = -1e300
        for k in range(world.count()):
            action = world.at(k)
            worth = self.outcome(world, action, ahead)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def swift_turn(self, world: Botanicus) -> i64:
        """A card that is worth more played than held, else the best space for the flower."""
        now = self.worth(world, world.mover)
        best: i64 = -1
        best_worth = -1e300
        for k in range(world.count()):
            action = world.at(k)
            if action < USE:
                continue
            worth = self.outcome(world, action, True)
            if action < PLACE:
                if worth > now:
                    return action
            elif worth > best_worth:
                best, best_worth = action, worth
        return self.swift_walk(world, best, best_worth)

    def swift_walk(self, world: Botanicus, space: i64, stay: float) -> i64:
        """The walk that makes most of the space one would choose anyway, or that choice."""
        best = space
        best_worth = stay + 0.01
        for k in range(world.count()):
            action = world.at(k)
            if action >= USE:
                break  # walks come first
            after = world.copy()
            after.play(action)
            coins = after.players[world.mover].coins
            if PLACE <= space < BLOCK and flower_cost(after, space - PLACE) > coins:
                continue
            worth = self.outcome(after, space, True)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def outcome(self, world: Botanicus, action: i64, ahead: bool) -> float:
        """The worth of the mover's table after an action, or once what follows from it is done."""
        me = world.mover
        after = world.copy()
        after.play(action)
        return self.quick_finish(after, me, moment(world)) if ahead else self.worth(after, me)

    def quick_finish(self, table: Botanicus, me: i64, now: i64) -> float:
        """The worth of the table when every unit that is due has been chosen by its worth alone."""
        bonus = 0.0
        for _ in range(LONGEST):
            turn = table.turn()
            if turn == CHANCE and moment(table) == now and table.drawing > 0:
                bonus += unseen_card(table)
                continue
            if turn != me or moment(table) != now or table.phase == BEFORE:
                break
            number = table.count()
            best = table.at(0)
            best_worth = -1e300
            if number > 1:
                for k in range(number):
                    action = table.at(k)
                    worth = self.outcome(table, action, False)
                    if worth > best_worth:
                        best, best_worth = action, worth
            table.play(best)
        return bonus + self.worth(table, me)

    def standing(self, world: State, seat: i64) -> float:
        """What a seat has and may hope for."""
        assert isinstance(world, Botanicus)
        return self.worth(world, seat)

    def doubt(self, world: State) -> float:
        """What the turns to come may change."""
        assert isinstance(world, Botanicus)
        return DOUBT + DOUBT_A_TURN * float(self.turns_left(world))

    # Setting up.

    def rate_assign(self, view: Botanicus, me: Player, number: i64) -> float:
        """Tiles that go well with the standard request of their row, and fit into it."""
        tiles = nth_order(me.tiles, number)
        total = 0.0
        used: i64 = 0
        for row in range(i64(ROWS)):
            needed = view.box.needs[me.garden * ROWS + row]
            if needed == 0:
                continue
            tile = view.box.tiles[tiles[used]]
            used += 1
            beds: i64 = 0
            for column in range(i64(WIDTH)):
                if view.box.beds[me.garden * BEDS + row * WIDTH + column] != 0:
                    beds += 1
            if plants(tile) > beds:
                total -= 8.0
                continue
            total += float(shared(needed, tile)) * 2.0
            if plants(needed) + plants(tile) - shared(needed, tile) <= beds:
                total += 3.0  # both may stand side by side
        return total

    def rate_keep(self, view: Botanicus, me: i64, pair: i64) -> float:
        """What final cards score now, and may come to score."""
        total = 0.0
        for card in vec[i64]([pair // (FINALS + 1), pair % (FINALS + 1)]):
            if card < FINALS:
                counts = view.box.finals[card]
                each = float(view.box.final_points[card])
                hoped = 1.0 if counts == 0 else 10.0 if counts == 1 else 2.5
                found = float(times(view, view.players[me], counts))
                total += each * (found if found > hoped else hoped)
        return total


def falling(number: float, most: float, worth: float, spare: float) -> float:
    """The worth of so many things, of which those over a number are worth less."""
    return worth * number if number <= most else worth * most + spare * (number - most)


def moment(table: Botanicus) -> i64:
    """Which turn it is."""
    return table.round * 1000 + table.column * 10 + table.index


def unseen_card(table: Botanicus) -> float:
    """What a card that is due is worth before it is seen; it counts as drawn."""
    worth = CARD_WORTH if len(table.finals) == 0 else FINAL_WORTH / 3.0
    table.drawing -= 1
    if table.drawing == 0:
        go_on(table)
    return worth


def shown(table: Botanicus, shape: i64) -> float:
    """The points of the prize that is displayed, or will be next."""
    gone = table.round_gone if shape == ROUND else table.square_gone
    taken = table.round_taken if shape == ROUND else table.square_taken
    if taken:
        gone += 1
    return float(table.box.prizes[shape * PRIZES + gone]) if gone < PRIZES else 0.0


def steps_to_end(table: Botanicus, space: i64) -> i64:
    """The steps of the shortest way to a last space."""
    box = table.box
    best: i64 = 0
    for at in range(box.routes_at[space] // ROUTE, box.routes_at[space + 1] // ROUTE):
        end = box.routes[at * ROUTE]
        steps = box.routes[at * ROUTE + 1]
        if box.last[end] != 0 and box.routes[at * ROUTE + 3] == 0 and (best == 0 or steps < best):
            best = steps
    return best


def chance_of(effort: float) -> float:
    """How likely a request is met that needs so many plantings and waterings."""
    return 1.0 / (1.0 + effort * effort * 0.16) if effort < 20.0 else 0.0


def plants(request: i64) -> i64:
    """How many plants a request shows."""
    return request % 8 + request // 8 % 8 + request // 64 % 8 + request // 512


def shared(one: i64, other: i64) -> i64:
    """How many plants two requests have in common."""
    both: i64 = 0
    while one > 0 and other > 0:
        both += one % 8 if one % 8 < other % 8 else other % 8
        one //= 8
        other //= 8
    return both


def effort(player: Player, row: i64, request: i64, beds: i64) -> float:
    """Plantings and waterings that a row needs for a request; many if it has too few beds."""
    if plants(request) > beds:
        return 99.0
    there = vec[i64](capacity=4)
    for column in range(i64(WIDTH)):
        there = append(there, i64(player.beds[row * WIDTH + column]))
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
                total += 0.6 + 0.7 * float(level)
        level -= 1
    return total


EIGHTS: Final = vec[i64]([0, 1, 8, 64, 512])
