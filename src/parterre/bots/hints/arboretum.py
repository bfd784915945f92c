# compiled
"""What Arboretum teaches: a path is worth its points times the chance of keeping the right."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from parterre.bots.hints.hints import Hints
from parterre.core.order import insert
from parterre.core.state import State
from parterre.games.arboretum.components import RANKS, kind_of, rank_of
from parterre.games.arboretum.rules import DISCARD, DRAW_DECK, DRAW_PILE, PLANT, Arboretum
from parterre.games.arboretum.scoring import Trail, hand_sum
from parterre.games.arboretum.state import CELLS, OPEN, SIDE, Player

SAMPLE: Final = 8  # unseen cards looked at to judge a draw from the deck
HOPE: Final = 0.55  # what a path that one card would close is worth beside a closed one
ENVY: Final = 0.7  # what a rival's point counts beside one's own


@final
class ArboretumHints(Hints):
    """One turn's foresight: what to draw, where to plant it and what to give away."""

    def __init__(self) -> None:
        self.trail = Trail(SIDE)

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
        return self.worth(view, after) - 0.25 * self.gift(view, card)

    def gift(self, view: Arboretum, card: i64) -> float:
        """What the next seat could make of a card: its species and rank in that garden."""
        seats = i64(len(view.players))
        other = view.players[(view.mover + 1) % seats]
        kind = kind_of(card)
        trees: i64 = 0
        for cell in other.trees:
            if kind_of(other.card(cell)) == kind:
                trees += 1
        return 0.3 * float(trees) + (0.08 * float(rank_of(card)) if trees > 0 else 0.0)

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
