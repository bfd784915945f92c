# compiled
"""What Botanicus teaches: the best turn one can see, and what a garden promises."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parterre.bots.hints.botanicus_worth import Prices, Valuing, learned, plants, turns_left
from parterre.bots.hints.hints import Hints, best_rated
from parterre.bots.levels import Level
from parterre.core.rng import Rng
from parterre.core.state import CHANCE, State
from parterre.games.botanicus.components.symbols import (
    BEDS,
    COLUMNS,
    FINALS,
    ROWS,
    TRACK,
    WIDTH,
    kind_of,
)
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
from parterre.games.botanicus.rules.setting_up import nth_order
from parterre.games.botanicus.rules.turn import flower_cost, go_on
from parterre.games.botanicus.scoring import times
from parterre.games.botanicus.state import Player

FINAL_WORTH: Final = 6.0  # a final card that is not seen yet
DOUBT: Final = 6.0  # points of a lead that the last turn may change, and more for each before it
DOUBT_A_TURN: Final = 1.2
LONGEST: Final = 40  # decisions of one turn that are looked at
ANIMAL_WORTH: Final = vec[i64]([9, 5, 7, 4, 6])  # what each animal promises, from the first turn


@final
class BotanicusHints(Hints):
    """One turn's foresight: where to go, what to play, where to place, and what to do there."""

    def __init__(self) -> None:
        self.values = Valuing(Prices())
        self.learned = Valuing(learned())
        self.gardened = False  # whether what was foreseen last asked where the gardeners stand

    def rate(self, view: State, action: i64) -> float:
        """The worth of the mover's table at the end of the turn that this action begins."""
        assert isinstance(view, Botanicus)
        return self.foresee(self.values, view, action)

    def consider(self, view: State, action: i64) -> float:
        """The same by the prices that were learned."""
        assert isinstance(view, Botanicus)
        return self.foresee(self.learned, view, action)

    def foresee(self, values: Valuing, view: Botanicus, action: i64) -> float:
        """What an action comes to by the end of the turn."""
        me = view.mover
        if ASSIGN <= action < KEEP:
            return self.rate_assign(view, view.players[me], action - ASSIGN)
        if KEEP <= action < PUT:
            return self.rate_keep(view, me, action - KEEP)
        after = view.copy()
        after.play(action)
        worth = 0.0
        if FREE <= action < ASSIGN:
            left = float(turns_left(view) + 1)
            worth = float(ANIMAL_WORTH[action - FREE]) * left / 17.0
        return worth + self.finish(values, after, me, moment(view), 0)

    # Looking on to the end of the turn.

    def finish(self, values: Valuing, table: Botanicus, me: i64, now: i64, deep: i64) -> float:
        """The worth of the table when the turn is played out as well as one can see."""
        bonus = 0.0
        for _ in range(LONGEST):
            turn = table.turn()
            if turn == CHANCE and moment(table) == now and table.drawing > 0:
                bonus += unseen_card(table, values.prices.a_card)
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
                    worth = self.finish(values, then, me, now, deep + 1)
                else:
                    worth = values.worth(then, me)
                if worth > best_worth:
                    best, best_worth = action, worth
            table.play(best)
        return bonus + values.worth(table, me)

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
        now = self.learned.worth(world, world.mover)
        best: i64 = -1
        second: i64 = -1
        best_worth = -1e300
        second_worth = -1e300
        asking: list[int] = []  # the spaces whose actions depend on where the gardeners stand
        for k in range(world.count()):
            action = world.at(k)
            if action < USE:
                continue
            self.gardened = False
            worth = self.outcome(world, action, True)
            if action < PLACE:
                if worth > now:
                    return action
                continue
            if self.gardened:
                asking.append(int(action))
            if worth > best_worth:
                second, second_worth = best, best_worth
                best, best_worth = action, worth
            elif worth > second_worth:
                second, second_worth = action, worth
        liked = [space for space in (best, second) if space in asking]
        return self.swift_walk(world, best, best_worth, liked)

    def swift_walk(self, world: Botanicus, best: i64, stay: float, liked: list[i64]) -> i64:
        """The walk that makes most of a space one likes, or the best space without a walk."""
        chosen = best
        chosen_worth = stay + 0.01
        if len(liked) == 0:
            return chosen
        for k in range(world.count()):
            action = world.at(k)
            if action >= USE:
                break  # walks come first
            after = world.copy()
            after.play(action)
            coins = after.players[world.mover].coins
            for space in liked:
                if PLACE <= space < BLOCK and flower_cost(after, space - PLACE) > coins:
                    continue
                worth = self.outcome(after, space, True)
                if worth > chosen_worth:
                    chosen, chosen_worth = action, worth
        return chosen

    def outcome(self, world: Botanicus, action: i64, ahead: bool) -> float:
        """The worth of the mover's table after an action, or once what follows from it is done."""
        me = world.mover
        after = world.copy()
        after.play(action)
        return (
            self.quick_finish(after, me, moment(world)) if ahead else self.learned.worth(after, me)
        )

    def quick_finish(self, table: Botanicus, me: i64, now: i64) -> float:
        """The worth of the table when every unit that is due has been chosen by its worth alone."""
        bonus = 0.0
        worth = 0.0
        weighed = False
        for _ in range(LONGEST):
            turn = table.turn()
            if turn == CHANCE and moment(table) == now and table.drawing > 0:
                bonus += unseen_card(table, self.learned.prices.a_card)
                weighed = False
                continue
            if turn != me or moment(table) != now or table.phase == BEFORE:
                break
            if table.phase == DOING and kind_of(table.current) != TRACK:
                self.gardened = True
            best = table
            worth = -1e300
            for k in range(table.count()):
                after = table.copy()
                after.play(table.at(k))
                then = self.learned.worth(after, me)
                if then > worth:
                    best, worth = after, then
            table = best
            weighed = True
        return bonus + (worth if weighed else self.learned.worth(table, me))

    def standing(self, world: State, seat: i64) -> float:
        """What a seat has and may hope for."""
        assert isinstance(world, Botanicus)
        return self.learned.worth(world, seat)

    def round(self, world: State) -> i64:
        """Columns: in each, every seat has one turn."""
        assert isinstance(world, Botanicus)
        return world.round * COLUMNS + world.column

    def doubt(self, world: State) -> float:
        """What the turns to come may change."""
        assert isinstance(world, Botanicus)
        return DOUBT + DOUBT_A_TURN * float(turns_left(world))

    # Setting up.

    def rate_assign(self, view: Botanicus, me: Player, number: i64) -> float:
        """Tiles that go well with the standard request of their row, and fit into it."""
        tiles = nth_order(me, number)
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


def moment(table: Botanicus) -> i64:
    """Which turn it is."""
    return table.round * 1000 + table.column * 10 + table.index


def unseen_card(table: Botanicus, a_card: float) -> float:
    """What a card that is due is worth before it is seen; it counts as drawn."""
    worth = a_card if len(table.finals) == 0 else FINAL_WORTH / 3.0
    table.drawing -= 1
    if table.drawing == 0:
        go_on(table)
    return worth


def shared(one: i64, other: i64) -> i64:
    """How many plants two requests have in common."""
    both: i64 = 0
    while one > 0 and other > 0:
        both += one % 8 if one % 8 < other % 8 else other % 8
        one //= 8
        other //= 8
    return both


LEVELS: Final = (
    Level("seedling", slips=30),
    Level("sapling", slips=5),
    Level("tree", candidates=2, turns=1, most=2),
    Level("strongest", candidates=8, rounds=2),
)


def hints() -> Hints:
    """What bots are taught of the game."""
    return BotanicusHints()
