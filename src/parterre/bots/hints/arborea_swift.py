# compiled
"""Quick choices in Arborea, from the worth of trails, cards and crossings, without trying out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parterre.bots.hints.arborea_worth import Prices, Valuing
from parterre.core.rng import Rng
from parterre.games.arborea.components.symbols import KINDS, TRAILS, TRAILS_EACH, WATER
from parterre.games.arborea.rules.board import entry_season, missing
from parterre.games.arborea.rules.codes import (
    ACTIVATION,
    ADVANCING,
    AGAIN,
    BUILDING,
    CARDING,
    COMPLETION,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_ASK,
    DO_CAGE,
    DO_COMPLETE,
    DO_FREE,
    DO_GIVE,
    DO_INVITE,
    DO_LAY,
    DO_LEAVE,
    DO_PASS,
    DO_PLACE,
    DO_REFRESH,
    DO_REWARD,
    DO_SETTLE,
    DO_STAY,
    DO_TAKE,
    GIVING,
    INVITING,
    MOVING,
    PILGRIMAGE,
    PLACING,
    REFRESHING,
    REWARDING,
    RUNNING,
    SETTLING,
    TURN,
    WINDOW,
)
from parterre.games.arborea.rules.ecosystem import TURNED, places_for_creature, wide
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.symbols import MOST_GIFTS
from parterre.games.arborea.rules.turn import FREE_WALKS, THIRD, again_cost
from parterre.games.arborea.scoring import LOWEST, creature_worth, season_base, spirit_left, whole
from parterre.games.arborea.state import (
    CELLS,
    COLUMN,
    CROSSING,
    ENTRY,
    FRAME,
    GIFTS,
    HABITAT,
    INVITED,
    OWNER,
    REACH,
    SEASON_TILE,
    SIDE,
    STEPS,
    TOP,
    WAITING,
    Player,
)

AT_ANY_PRICE: Final = -1000.0  # where something must be done
LAST: Final = 12  # the position at the centre
A_VETERAN: Final = 0.75  # more on a track
AT_ONCE: Final = 0.79  # leaving a track in time for a free activation
LOOKED_AT: Final = 32  # ways to lay a card
NEW_CROSSING: Final = 0.64  # a place for a creature to come
NEW_WATER: Final = 0.48
A_SMALL_ONE: Final = 0.34  # may have the lowest reward
A_CAPTIVE_LESS: Final = 1.81
HELPS_OTHERS: Final = 0.38  # how much of what a rival gains is counted against an advance


@final
class Swift:
    """The quick choices of a playout."""

    def __init__(self) -> None:
        self.values = Valuing(in_a_hurry())
        self.old = vec[u8]([0] * 6)  # habitats under a card that is tried

    def choose(self, g: Arborea, rng: Rng) -> i64:
        """What the mover does next, or -1 for a question that comes too seldom."""
        number = i64(len(g.options))
        if number == 1:
            return g.options[0]
        kind = g.pending(0)
        me = g.players[g.mover]
        if kind == TURN:
            return self.step(g, me, rng)
        if kind == WINDOW:
            return self.window(g, me)
        if kind == MOVING:
            self.prepare(g, me)
            return self.best_exit(g, me)
        if kind == REWARDING:
            return self.reward(g, me)
        if kind == GIVING:
            return self.gift(g, me)
        if kind == INVITING:
            return self.invitation(g, me)
        if kind == CARDING:
            return self.card(g)
        if kind == REFRESHING:
            return self.refresh(g)
        if kind == PLACING:
            return self.pilgrimage(g, me, 0.0)
        if kind == ADVANCING:
            return self.pilgrimage(g, me, AT_ANY_PRICE)
        return -1

    def step(self, g: Arborea, me: Player, rng: Rng) -> i64:
        """The choice of a step of the turn."""
        step = g.pending(1)
        if step == PILGRIMAGE:
            return self.pilgrimage(g, me, AT_ANY_PRICE)
        if step == AGAIN:
            return self.pilgrimage(g, me, self.price(g, me, again_cost(g)))
        if step == ACTIVATION:
            return self.activation(g, me)
        if step == COMPLETION:
            return self.completion(g)
        if step == BUILDING:
            return self.lay(g, me, rng)
        if step == SETTLING:
            return self.settle(g, me)
        return -1

    def prepare(self, g: Arborea, me: Player) -> None:
        """Let trails be valued for a seat, with the room it has for creatures."""
        invited: i64 = 0
        for kind in range(i64(KINDS)):
            invited += me.counts[INVITED + kind]
        self.values.note_room(i64(len(places_for_creature(me))), invited)
        self.values.forget()

    def price(self, g: Arborea, me: Player, cost: i64) -> float:
        """What so much spirit is worth."""
        now = spirit_left(me)
        then = now - cost if now - cost > LOWEST else LOWEST
        points = g.box.spirit_points
        fall = float(points[now - LOWEST] - points[then - LOWEST])
        return self.values.prices.a_spirit * float(cost) + fall

    # On the tracks.

    def pilgrimage(self, g: Arborea, me: Player, price: float) -> i64:
        """The placement or the advance that promises most, or none that is worth its price."""
        self.prepare(g, me)
        values = self.values
        seat = g.mover
        hope = values.hope(g)
        idle = self.waiting(me) < FREE_WALKS
        best: i64 = DO_PASS
        best_gain = price
        for action in g.options:
            if action == DO_PASS or action >= DO_ASK:
                continue
            if action < DO_ADVANCE:
                gain = self.placing(g, me, (action - DO_PLACE) // 4, (action - DO_PLACE) % 4, hope)
            else:
                gain = self.advancing(g, me, seat, action - DO_ADVANCE, hope, idle)
            if gain > best_gain:
                best, best_gain = action, gain
        return best

    def placing(self, g: Arborea, me: Player, villager: i64, track: i64, hope: float) -> float:
        """What somebody gains by going on a track."""
        values = self.values
        gain = hope * (values.journey(g, me, track, 0) - self.values.prices.a_villager)
        if villager == 2:
            gain += A_VETERAN * hope  # they move a track by two
        season = entry_season(g, track) - 1
        if season >= 0 and me.counts[STEPS + season] < i64(len(g.box.multipliers)) - 1:
            steps = me.counts[STEPS + season]
            times = float(g.box.multipliers[steps + 1] - g.box.multipliers[steps])
            base = float(season_base(g.box, me, g.board[SEASON_TILE + season]))
            gain += times * values.hoped(base, hope)
        return gain

    def advancing(
        self, g: Arborea, me: Player, seat: i64, track: i64, hope: float, idle: bool
    ) -> float:
        """What a track's next space gives to those of the mover on it, less what others gain."""
        values = self.values
        gain = 0.0
        for position in range(i64(ENTRY), i64(LAST)):
            villager = i64(g.tracks[track * REACH + position]) - 1
            if villager < 0:
                continue
            walked = position - ENTRY
            step = values.journey(g, me, track, walked + 1) - values.journey(g, me, track, walked)
            if villager // OWNER != seat:
                gain -= HELPS_OTHERS * hope * step
                continue
            gain += hope * step
            if idle:
                gain += AT_ONCE
                idle = False
        return gain

    def waiting(self, me: Player) -> i64:
        """How many villagers of a seat wait at trails."""
        number: i64 = 0
        for at in range(i64(WAITING), i64(WAITING + 3 * TRAILS)):
            number += me.counts[at]
        return number

    def window(self, g: Arborea, me: Player) -> i64:
        """To leave for the best trail in reach, or to stay for a better one."""
        self.prepare(g, me)
        track = g.pending(2)
        walked = g.pending(3) - ENTRY
        best = self.best_exit(g, me)
        prices = self.values.prices
        leave = prices.waits * (self.values.trail(g, me, best - DO_LEAVE) + prices.a_villager)
        stay = self.values.journey(g, me, track, walked)
        if g.active == g.mover and g.stack[0] == TURN and g.stack[1] <= ACTIVATION:
            if self.waiting(me) < FREE_WALKS:
                leave /= prices.waits
        return DO_STAY if stay > leave + 0.01 else best

    def best_exit(self, g: Arborea, me: Player) -> i64:
        """The best trail that may be left for."""
        best = g.options[0]
        best_worth = -1e300
        for action in g.options:
            if action >= DO_STAY:
                break
            trail = action - DO_LEAVE
            worth = self.values.trail(g, me, trail)
            if me.spirit - g.box.losses[trail] < LOWEST:
                worth -= 4.0
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    # On the trails.

    def activation(self, g: Arborea, me: Player) -> i64:
        """The waiting villager with the best trail, while it is free or worth its price."""
        self.prepare(g, me)
        best: i64 = DO_PASS
        best_worth = -1e300
        for action in g.options:
            if action == DO_PASS:
                continue
            trail = (action - DO_ACTIVATE) % TRAILS
            worth = self.values.trail(g, me, trail) + self.values.prices.a_villager
            if (action - DO_ACTIVATE) // TRAILS > 0:
                worth += A_SMALL_ONE * float(me.counts[GIFTS + trail // TRAILS_EACH])
            if worth > best_worth:
                best, best_worth = action, worth
        if g.pending(2) < FREE_WALKS:
            return best
        crowd = 1.0 if self.waiting(me) <= FREE_WALKS else 0.6
        later = crowd * self.values.prices.waits * self.values.hope(g)
        return best if (1.0 - later) * best_worth > self.price(g, me, THIRD) else DO_PASS

    def reward(self, g: Arborea, me: Player) -> i64:
        """The sage's reward that is worth most."""
        area = g.pending(1) // 2
        best: i64 = DO_PASS
        best_worth = 0.05
        for action in g.options:
            if action == DO_PASS:
                continue
            at = g.box.begins[g.box.sage_lists + area * 3 + action - DO_REWARD]
            worth = self.values.symbol(g, me, g.box.symbols[at], area, True)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def gift(self, g: Arborea, me: Player) -> i64:
        """A gift to the sage that will be asked next, and most."""
        here: i64 = -1
        for k in range(g.depth):
            if g.stack[k * FRAME] == RUNNING and g.stack[k * FRAME + 3] >= 0:
                here = g.stack[k * FRAME + 3] // 2
        best = g.options[0]
        best_worth = -1.0
        for action in g.options:
            sage = action - DO_GIVE
            worth = 2.0 if sage == here else 0.0
            for trail in range(i64(TRAILS_EACH)):
                for villager in range(i64(3)):
                    at = WAITING + (sage * TRAILS_EACH + trail) * 3 + villager
                    worth += 1.0 * float(me.counts[at])
            for position in range(i64(ENTRY), i64(LAST)):
                villager = i64(g.tracks[sage // 2 * REACH + position]) - 1
                if villager >= 0 and villager // OWNER == g.mover:
                    worth += 0.4
            worth += 0.1 * float(MOST_GIFTS - me.counts[GIFTS + sage])
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def invitation(self, g: Arborea, me: Player) -> i64:
        """The creature that would score most, with the spirit of its row."""
        crossings = places_for_creature(me)
        best = g.options[0]
        best_worth = -1.0
        for action in g.options:
            creature = action - DO_INVITE
            worth = 0.7 * float(g.box.row_spirit[g.board[COLUMN + creature] - 1])
            worth += self.best_crossing(g, me, creature, crossings)
            worth -= 2.0 * float(me.counts[INVITED + creature])
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def best_crossing(self, g: Arborea, me: Player, creature: i64, crossings: vec[i64]) -> float:
        """What a creature would score on the best of some crossings."""
        best: i64 = 0
        for crossing in crossings:
            points = self.on_crossing(g, me, creature, crossing)
            if points > best:
                best = points
        return float(best)

    def on_crossing(self, g: Arborea, me: Player, creature: i64, crossing: i64) -> i64:
        """What a creature would score on a crossing."""
        me.land[CROSSING + crossing] = u8(creature + 1)
        points = creature_worth(me, crossing, g.cat_sees, self.values.worth)
        me.land[CROSSING + crossing] = 0
        return points

    # Cards.

    def card(self, g: Arborea) -> i64:
        """The open card that one can hope to complete with most gain."""
        best: i64 = DO_PASS
        best_worth = 0.0
        for action in g.options:
            if action == DO_PASS:
                continue
            worth = self.values.hope(g) * self.values.held(g, action - DO_TAKE)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def refresh(self, g: Arborea) -> i64:
        """Other cards, unless one of those that lie open could be paid."""
        for deck in range(i64(4)):
            card = g.board[TOP + deck] - 1
            if card >= 0 and missing(g, card) <= 0:
                return DO_PASS
        return DO_REFRESH

    def completion(self, g: Arborea) -> i64:
        """The card that gives most."""
        best = g.options[0]
        best_worth = -1e300
        for action in g.options:
            if action == DO_PASS:
                continue
            worth = self.values.card(g, action - DO_COMPLETE)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    # The ecosystem.

    def lay(self, g: Arborea, me: Player, rng: Rng) -> i64:
        """The best of some ways to lay the card, for creatures that are there and that come."""
        number = i64(len(g.options))
        every = number // LOOKED_AT + 1
        at = rng.below(every)
        best = g.options[at]
        best_worth = -1e300
        while at < number:
            worth = self.laid(g, me, g.options[at] - DO_LAY)
            if worth > best_worth:
                best, best_worth = g.options[at], worth
            at += every
        return best

    def laid(self, g: Arborea, me: Player, code: i64) -> float:
        """What a card changes on the crossings around it."""
        turn = code // CELLS
        cell = code % CELLS
        width = wide(turn)
        before = self.around(g, me, cell, width, False)
        land = me.land
        for k in range(i64(6)):
            at = cell + k // width * SIDE + k % width
            self.old[k] = land[HABITAT + at]
            land[HABITAT + at] = u8(g.box.grids[me.completed * 6 + TURNED[turn * 6 + k]] + 1)
        after = self.around(g, me, cell, width, True)
        for k in range(i64(6)):
            at = cell + k // width * SIDE + k % width
            if i64(self.old[k]) == WATER + 1:
                after -= NEW_WATER
            land[HABITAT + at] = self.old[k]
        return after - before

    def around(self, g: Arborea, me: Player, cell: i64, width: i64, laid: bool) -> float:
        """What the crossings of a card's cells are worth; one invited may take the best."""
        total = 0.0
        best: i64 = 0
        land = me.land
        first = cell - SIDE - 1
        for k in range((width + 1) * (6 - width)):
            crossing = first + k // (width + 1) * SIDE + k % (width + 1)
            if crossing < 0 or not whole(land, crossing):
                continue
            if land[CROSSING + crossing] != 0:
                total += float(creature_worth(me, crossing, g.cat_sees, self.values.worth))
                continue
            total += NEW_CROSSING
            if not laid:
                continue
            for kind in range(i64(KINDS)):
                if me.counts[INVITED + kind] > 0:
                    points = self.on_crossing(g, me, kind, crossing)
                    if points > best:
                        best = points
        return total + float(best)

    def settle(self, g: Arborea, me: Player) -> i64:
        """The creature and the crossing that score most together; a cage where nothing is free."""
        best = g.options[0]
        best_worth = -1e300
        for action in g.options:
            worth = -1.0
            if DO_SETTLE <= action < DO_CAGE:
                code = action - DO_SETTLE
                worth = float(self.on_crossing(g, me, code // CELLS, code % CELLS))
            elif action >= DO_FREE:
                code = action - DO_FREE
                points = self.on_crossing(g, me, code // CELLS, code % CELLS)
                worth = A_CAPTIVE_LESS + float(points)
            if worth > best_worth:
                best, best_worth = action, worth
        return best


def in_a_hurry() -> Prices:
    """The prices by which quick choices win most often against each other."""
    prices = Prices()
    prices.a_spirit = 0.32
    prices.a_gift = 0.85
    prices.a_villager = 3.4
    prices.a_card = 2.53
    prices.an_invitation = 8.4
    prices.a_season = 1.85
    prices.a_tile = 8.4
    prices.an_attraction = 3.00
    prices.a_row = 0.45
    prices.a_biome = 0.64
    prices.of_a_space = 0.50
    prices.spirit_gained = 0.22
    prices.one_missing = 0.20
    prices.each_missing = 0.06
    prices.a_placement = 0.78
    prices.an_advance = 1.17
    prices.a_conversion = 0.08
    prices.a_reward = 0.63
    prices.a_habitat = 0.99
    prices.a_card_more = 4.4
    prices.hoped_base = 7.8
    prices.later = 0.99
    prices.waits = 0.92
    return prices
