# compiled
"""What Arboretum teaches: a path is worth its points times the chance of keeping the right."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from parterre.bots.hints.arboretum_hands import Hands, hidden_cards
from parterre.bots.hints.arboretum_paths import Survey
from parterre.bots.hints.hints import Hints
from parterre.bots.levels import Level
from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.core.state import State
from parterre.games.arboretum.components import RANKS, SPECIES, kind_of, rank_of
from parterre.games.arboretum.rules import (
    DISCARD,
    DISCARDING,
    DRAW_DECK,
    DRAW_PILE,
    PLANT,
    PLANTING,
    Arboretum,
)
from parterre.games.arboretum.scoring import Trail, hand_sum
from parterre.games.arboretum.state import CELLS, OPEN, SIDE, Player

SAMPLE: Final = 8  # unseen cards looked at to judge a draw from the deck
HOPE: Final = 0.55  # what a path that one card would close is worth beside a closed one
ENVY: Final = 0.7  # what a rival's point counts beside one's own
KEPT: Final = 0.5  # what a card that could be planted well counts when it is given away
DRAWN: Final = 6  # unseen cards that a playout looks at to judge the deck
DOUBT: Final = 3.0  # points of a lead that the last cards may turn, and more for each to be drawn
DOUBT_A_CARD: Final = 0.17
SPREAD: Final = 0.5  # pips of a lead in hand, the same
SPREAD_A_CARD: Final = 0.5
A_PIP: Final = 0.07  # points that a pip in hand is worth by itself
TRUST: Final = 0.9  # what a promise is worth to a seat while many cards are left to be drawn
TRUSTED: Final = 20.0  # so many


@final
class ArboretumHints(Hints):
    """One turn's foresight: what to draw, where to plant it and what to give away."""

    def __init__(self) -> None:
        self.trail = Trail(SIDE)
        self.swiftly = Swift(Prices())
        self.hands = Hands()

    def rate(self, view: State, action: i64) -> float:
        """The worth of the mover's hand and garden after the action."""
        assert isinstance(view, Arboretum)
        if action == DRAW_DECK:
            return self.rate_deck(view)
        if action < PLANT:
            return self.rate_card(view, view.players[action - DRAW_PILE].pile[-1]) + 0.01
        if action < DISCARD:
            return self.rate_plant(view, (action - PLANT) // CELLS, (action - PLANT) % CELLS)
        return self.rate_discard(view, action - DISCARD)

    # Drawing.

    def rate_deck(self, view: Arboretum) -> float:
        """What a card from the deck is worth on the average."""
        unseen = view.deck
        size = i64(len(unseen))
        looked = SAMPLE if size > SAMPLE else size
        total = 0.0
        for k in range(looked):
            total += self.rate_card(view, unseen[k * size // looked])
        return total / float(looked)

    def rate_card(self, view: Arboretum, card: i64) -> float:
        """What a card would be worth in hand, to keep or to plant."""
        me = view.players[view.mover]
        before = self.worth(view, me)
        holding = me.copy()
        holding.hand = insert(holding.hand, card)
        kept = self.worth(view, holding) - before
        best = kept
        for cell in me.edge:
            garden = me.copy()
            garden.plant(card, cell)
            planted = self.worth(view, garden) - before
            if planted > best:
                best = planted
        return best + 0.2 * kept

    # Planting and discarding.

    def rate_plant(self, view: Arboretum, card: i64, cell: i64) -> float:
        """The worth of hand and garden with the card planted there."""
        after = view.players[view.mover].copy()
        after.hand = remove(after.hand, card)
        after.plant(card, cell)
        return self.worth(view, after)

    def rate_discard(self, view: Arboretum, card: i64) -> float:
        """The worth of the hand without the card, less what the others would do with it."""
        after = view.players[view.mover].copy()
        after.hand = remove(after.hand, card)
        return self.worth(view, after) - 0.25 * gift(view, card)

    # What a hand and a garden are worth.

    def worth(self, view: Arboretum, me: Player) -> float:
        """Each species' path times the chance to score it, less what the rivals would."""
        total = 0.0
        time_left = float(view.left()) / (4.0 * float(len(view.players)))
        hope = HOPE if time_left > 1.0 else HOPE * time_left
        for kind in view.species:
            here = float(self.trail.find(me, kind))
            mine = here + hope * self.promise(view, me, kind, here)
            chance = self.right(view, me, kind)
            theirs = 0.0
            for seat in range(i64(len(view.players))):
                if seat != view.mover:
                    path = float(self.trail.find(view.players[seat], kind))
                    if path > theirs:
                        theirs = path
            total += chance * mine - ENVY * (1.0 - chance) * theirs
        return total

    def promise(self, view: Arboretum, me: Player, kind: i64, here: float) -> float:
        """How much more a path of this species could soon be worth (after trail.find)."""
        best = 0.0
        for cell in me.trees:
            grown = i64(self.trail.mixed[cell])
            if grown == 0 or not opens(me, cell):
                continue
            rank = rank_of(me.card(cell))
            ready = 0.0
            for card in me.hand:
                if kind_of(card) == kind and rank_of(card) > rank:
                    ready = 1.0
            if ready == 0.0:
                for card in view.deck:
                    if kind_of(card) == kind and rank_of(card) > rank:
                        ready += 0.15
            if ready > 1.0:
                ready = 1.0
            more = ready * (float(grown) + 1.0 - here)
            if more > best:
                best = more
        return best

    def right(self, view: Arboretum, me: Player, kind: i64) -> float:
        """The chance that this hand will hold the right to score a species."""
        hands = vec[Player](capacity=4)
        seat: i64 = 0
        for player in view.players:
            hands = append(hands, me if seat == view.mover else player)
            seat += 1
        mine = float(hand_sum(hands, view.mover, kind))
        pips = 0.0
        one_unseen = False
        for card in view.deck:
            if kind_of(card) == kind:
                pips += float(rank_of(card) + 1)
                if rank_of(card) == 0:
                    one_unseen = True
        unseen = float(len(view.deck))
        if one_unseen:
            for card in me.hand:
                if card == kind * RANKS + RANKS - 1:
                    mine -= 3.0  # another may hold the 1
        chance = 1.0
        for seat in range(i64(len(view.players))):
            if seat == view.mover:
                continue
            rival = view.players[seat]
            expected = 0.0
            if unseen > 0.0:
                expected = 1.3 * pips * float(rival.hidden) / unseen
            theirs = float(hand_sum(hands, seat, kind)) + expected
            spread = 1.0 + 0.4 * expected
            if mine == 0.0 and theirs == 0.0:
                continue
            chance *= 1.0 / (1.0 + math.exp((theirs - mine - 0.5) / spread))
        return chance

    # What a search asks.

    def imagine(self, view: State, rng: Rng) -> State:
        """A table whose hidden hands hold what their holders would have kept."""
        assert isinstance(view, Arboretum)
        world = view.imagine(rng)
        assert isinstance(world, Arboretum)
        self.hands.exchange(world, hidden_cards(view, world), rng)
        return world

    def swift(self, world: State, rng: Rng) -> i64:
        """The same foresight from a survey of the garden, without looking at every hand to come."""
        assert isinstance(world, Arboretum)
        return self.swiftly.choose(world, rng)

    def standing(self, world: State, seat: i64) -> float:
        """Paths and what they promise, times the chance of the right by the hands there are."""
        assert isinstance(world, Arboretum)
        return self.swiftly.standing(world, seat)

    def doubt(self, world: State) -> float:
        """What the cards still to be drawn may turn."""
        assert isinstance(world, Arboretum)
        return DOUBT + DOUBT_A_CARD * float(world.left())


@final
class Prices:
    """By what quick choices weigh paths, hands and cards."""

    def __init__(self) -> None:
        self.hope = 0.72  # what a path that one card would close is worth beside a closed one
        self.fades = 3.9  # cards a seat still draws when that begins to fade
        self.expects = 1.06  # what others hold unseen, beside an even share
        self.ahead = -1.8  # pips
        self.spread = 1.05  # of a lead in pips, and more with what others hold unseen
        self.spreads = 0.3
        self.envy = 0.5  # what a rival's point counts beside one's own
        self.a_pip = 0.3  # in hand, by itself
        self.kept = 0.55  # what a card that could be planted well counts when it is given away
        self.given = 0.5  # what it counts to the next seat
        self.seen = -0.2  # more for a card one knows than for one from the deck


@final
class Swift:
    """The quick choices of a playout, by what the mover could know of the table."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self.survey = Survey()
        self.trail = Trail(SIDE)
        self.mine = vec[float]([0.0] * SPECIES)  # pips in hand
        self.known = vec[float]([0.0] * (4 * SPECIES))  # pips others hold for all to see
        self.unknown = vec[i64]([0] * 4)  # cards others hold that nobody has seen
        self.unseen = vec[float]([0.0] * SPECIES)  # pips not seen
        self.comes = vec[float]([0.0] * (SPECIES * RANKS))  # how surely a card comes to hand
        self.cards = vec[i64](capacity=80)  # those not seen
        self.values = vec[float]([0.0] * SPECIES)  # of the mover's paths with what they promise
        self.theirs = vec[float]([0.0] * SPECIES)  # the best path of another
        self.rights = vec[float]([0.0] * SPECIES)
        self.hope: float = 0.0

    def choose(self, world: Arboretum, rng: Rng) -> i64:
        """What the mover does next."""
        self.prepare(world)
        if world.phase == PLANTING:
            return self.plant(world)
        if world.phase == DISCARDING:
            return self.discard(world)
        return self.draw(world, rng)

    # What the mover knows.

    def prepare(self, world: Arboretum) -> None:
        """Look at the own hand and garden, at what others show, and at what is not seen."""
        seats = i64(len(world.players))
        me = world.players[world.mover]
        for kind in world.species:
            self.mine[kind] = 0.0
            self.unseen[kind] = 0.0
            for seat in range(seats):
                self.known[seat * SPECIES + kind] = 0.0
            for rank in range(i64(RANKS)):
                self.comes[kind * RANKS + rank] = 0.0
        cards = vec[i64](capacity=80)
        for card in world.deck:
            cards = append(cards, card)
        for seat in range(seats):
            self.unknown[seat] = 0
            if seat == world.mover:
                continue
            for card in world.players[seat].hand:
                if world.shown[card] != 0:
                    self.known[seat * SPECIES + kind_of(card)] += float(rank_of(card) + 1)
                else:
                    cards = append(cards, card)
                    self.unknown[seat] += 1
        self.cards = cards
        for card in cards:
            self.unseen[kind_of(card)] += float(rank_of(card) + 1)
        for card in me.hand:
            self.mine[kind_of(card)] += float(rank_of(card) + 1)
            self.comes[card] = 1.0
        self.look(world, world.mover)
        for kind in world.species:
            self.rights[kind] = self.right(kind, self.mine[kind], seats, world.mover)
            self.theirs[kind] = 0.0
            for seat in range(seats):
                if seat != world.mover:
                    path = float(self.trail.find(world.players[seat], kind))
                    if path > self.theirs[kind]:
                        self.theirs[kind] = path

    def look(self, world: Arboretum, seat: i64) -> None:
        """Survey a garden, with what may come to hand; `comes` is set before."""
        survey = self.survey
        for kind in world.species:
            sure = 0.0
            rank: i64 = RANKS - 1
            while rank >= 0:
                survey.rising[kind * RANKS + rank] = sure if sure < 1.0 else 1.0
                sure += self.comes[kind * RANKS + rank]
                rank -= 1
            sure = 0.0
            for lower in range(i64(RANKS)):
                survey.falling[kind * RANKS + lower] = sure if sure < 1.0 else 1.0
                sure += self.comes[kind * RANKS + lower]
        survey.look(world.players[seat], world.species)
        time_left = float(world.left()) / (self.prices.fades * float(len(world.players)))
        self.hope = self.prices.hope * (1.0 if time_left > 1.0 else time_left)
        for kind in world.species:
            self.values[kind] = self.value(float(survey.paths[kind]), survey.promises[kind])

    def value(self, path: float, promise: float) -> float:
        """What a path is worth that one card may make longer."""
        return path + self.hope * (promise - path) if promise > path else path

    def right(self, kind: i64, mine: float, seats: i64, mover: i64) -> float:
        """The chance that so many pips in hand will hold the right."""
        chance = 1.0
        number = float(len(self.cards))
        for seat in range(seats):
            if seat == mover:
                continue
            expected = 0.0
            if number > 0.0:
                expected = self.unseen[kind] * float(self.unknown[seat]) / number
                expected *= self.prices.expects
            theirs = self.known[seat * SPECIES + kind] + expected
            if mine > 0.0 or theirs > 0.0:
                lead = mine + self.prices.ahead - theirs
                spread = self.prices.spread + self.prices.spreads * expected
                chance /= 1.0 + math.exp(-lead / spread)
        return chance

    # The three choices.

    def gain(self, world: Arboretum, me: Player, card: i64, cell: i64) -> float:
        """What a card adds to all paths from a cell."""
        survey = self.survey
        total = 0.0
        survey.stand(me, card, cell)
        for kind in world.species:
            if not survey.add(me, card, kind):
                continue
            path = survey.paths[kind]
            if survey.through > path:
                path = survey.through
            promise = survey.promises[kind]
            if survey.promised > promise:
                promise = survey.promised
            total += self.rights[kind] * (self.value(float(path), promise) - self.values[kind])
        return total

    def best_gain(self, world: Arboretum, me: Player, card: i64) -> float:
        """The same from its best cell."""
        best = 0.0
        for cell in me.edge:
            gain = self.gain(world, me, card, cell)
            if gain > best:
                best = gain
        return best

    def held(self, world: Arboretum, card: i64, sign: float) -> float:
        """What the right to its species gains with one card more, or loses with it gone."""
        kind = kind_of(card)
        pips = sign * float(rank_of(card) + 1)
        right = self.right(kind, self.mine[kind] + pips, i64(len(world.players)), world.mover)
        stake = self.values[kind] + self.prices.envy * self.theirs[kind]
        return (right - self.rights[kind]) * stake + self.prices.a_pip * pips

    def plant(self, world: Arboretum) -> i64:
        """The card and the cell that leave most."""
        me = world.players[world.mover]
        best = world.at(0)
        best_rating = -1e300
        for card in me.hand:
            lost = self.held(world, card, -1.0)
            for cell in me.edge:
                rating = lost + self.gain(world, me, card, cell)
                if rating > best_rating:
                    best, best_rating = PLANT + card * CELLS + cell, rating
        return best

    def discard(self, world: Arboretum) -> i64:
        """The card that is missed least, by its holder and by the next."""
        me = world.players[world.mover]
        best = world.at(0)
        best_rating = -1e300
        for card in me.hand:
            rating = self.held(world, card, -1.0)
            rating -= self.prices.kept * self.best_gain(world, me, card)
            rating -= self.prices.given * gift(world, card)
            if rating > best_rating:
                best, best_rating = DISCARD + card, rating
        return best

    def draw(self, world: Arboretum, rng: Rng) -> i64:
        """A pile's top card if it is better than the cards of the deck are on the average."""
        me = world.players[world.mover]
        best: i64 = -1
        best_rating = -1e300
        if world.left() > 0:
            size = i64(len(self.cards))
            looked = size if size < DRAWN else DRAWN
            offset = rng.below(size)
            total = 0.0
            for k in range(looked):
                total += self.drawn(world, me, self.cards[(offset + k * size // looked) % size])
            best, best_rating = DRAW_DECK, total / float(looked)
        for seat in range(i64(len(world.players))):
            pile = world.players[seat].pile
            if len(pile) > 0:
                rating = self.drawn(world, me, pile[-1]) + self.prices.seen
                if rating > best_rating:
                    best, best_rating = DRAW_PILE + seat, rating
        return best

    def drawn(self, world: Arboretum, me: Player, card: i64) -> float:
        """What a card would be worth in hand, to keep or to plant."""
        kept = self.held(world, card, 1.0)
        planted = self.best_gain(world, me, card)
        return planted if planted > kept else kept

    # Where a seat stands.

    def standing(self, world: Arboretum, seat: i64) -> float:
        """What a garden will score by the hands there are, which will still change."""
        seats = i64(len(world.players))
        me = world.players[seat]
        for kind in world.species:
            for rank in range(i64(RANKS)):
                self.comes[kind * RANKS + rank] = 0.0
        for card in world.deck:
            self.comes[card] = 0.12
        for card in me.hand:
            self.comes[card] = 1.0
        self.look(world, seat)
        left = float(world.left())
        self.hope = TRUST if left > TRUSTED else TRUST * left / TRUSTED
        spread = SPREAD + SPREAD_A_CARD * left
        total = 0.0
        for kind in world.species:
            mine = float(hand_sum(world.players, seat, kind))
            chance = 1.0
            for other in range(seats):
                if other != seat:
                    theirs = float(hand_sum(world.players, other, kind))
                    chance /= 1.0 + math.exp((theirs - mine - 0.5) / spread)
            value = self.value(float(self.survey.paths[kind]), self.survey.promises[kind])
            total += chance * value + A_PIP * mine
        return total


def gift(view: Arboretum, card: i64) -> float:
    """What the next seat could make of a card: its species and rank in that garden."""
    seats = i64(len(view.players))
    other = view.players[(view.mover + 1) % seats]
    kind = kind_of(card)
    trees: i64 = 0
    for cell in other.trees:
        if kind_of(other.card(cell)) == kind:
            trees += 1
    return 0.3 * float(trees) + (0.08 * float(rank_of(card)) if trees > 0 else 0.0)


def opens(player: Player, cell: i64) -> bool:
    """Whether a tree has a free cell beside it."""
    cells = player.cells
    side = player.side
    return (
        cells[cell - side] == OPEN
        or cells[cell - 1] == OPEN
        or cells[cell + 1] == OPEN
        or cells[cell + side] == OPEN
    )


LEVELS: Final = (
    Level("seedling", slips=30),
    Level("sapling", slips=4),
    Level("tree", candidates=4, turns=1, most=16),
    Level("strongest", candidates=16, patient=24, turns=3),
)


def hints() -> Hints:
    """What bots are taught of the game."""
    return ArboretumHints()
