# compiled
"""Which cards a rival in Arboretum is likely to have kept."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.games.arboretum.components import RANKS, SPECIES, kind_of, rank_of
from parterre.games.arboretum.rules import Arboretum
from parterre.games.arboretum.scoring import Trail
from parterre.games.arboretum.state import SIDE, Player

# What makes a card likely to be kept rather than planted, discarded or never drawn: the odds as a
# logarithm, fitted to what greedy and the search held in games of their own.
A_RANK: Final = 0.84  # for an 8; less for a lower card, in proportion, as all the next five
A_RANK_LATE: Final = -2.7  # with a whole garden planted
A_RANK_PLANTED: Final = 1.6  # for each tree of the species in the own garden
A_RANK_OWN: Final = -0.09  # for each point of the own path
A_RANK_DENIED: Final = 0.08  # for each point of another's path
PLANTED: Final = -0.2  # for each tree of the species in the own garden
THROWN: Final = -0.4  # for each card of the species on the own pile
LONGEST: Final = 12.0  # points of a path beyond which nothing changes
WHOLE: Final = 16.0  # trees of a whole garden
SWEEPS: Final = 2
FINE: Final = 1_000_000


@final
class Hands:
    """Imagined hands made likely: a hidden card is exchanged for one of the deck, or stays."""

    def __init__(self) -> None:
        self.trail = Trail(SIDE)
        self.by_rank = vec[float]([0.0] * SPECIES)  # of one rival
        self.by_kind = vec[float]([0.0] * SPECIES)

    def exchange(self, world: Arboretum, hidden: vec[vec[i64]], rng: Rng) -> None:
        """Give every hand what its holder would rather have kept, as often as that is likely."""
        seat: i64 = 0
        for cards in hidden:
            if len(cards) > 0 and len(world.deck) > 0:
                self.read(world, seat)
                self.sweep(world, world.players[seat], cards, rng)
            seat += 1

    def sweep(self, world: Arboretum, player: Player, cards: vec[i64], rng: Rng) -> None:
        """Offer each hidden card an exchange, a few times (Metropolis' rule)."""
        for _ in range(SWEEPS):
            for at in range(len(cards)):
                card = cards[at]
                other = world.deck[rng.below(len(world.deck))]
                odds = math.exp(self.kept(other) - self.kept(card))
                if float(rng.below(FINE)) < odds * FINE:
                    player.hand = insert(remove(player.hand, card), other)
                    world.deck = insert(remove(world.deck, other), card)
                    cards[at] = other

    def kept(self, card: i64) -> float:
        """How likely the rival that was read keeps a card, as a logarithm."""
        kind = kind_of(card)
        return self.by_kind[kind] + self.by_rank[kind] * float(rank_of(card) + 1)

    def read(self, world: Arboretum, seat: i64) -> None:
        """What a rival's garden and pile say of the species."""
        player = world.players[seat]
        planted = vec[i64]([0] * SPECIES)
        thrown = vec[i64]([0] * SPECIES)
        for cell in player.trees:
            planted[kind_of(player.card(cell))] += 1
        for card in player.pile:
            thrown[kind_of(card)] += 1
        late = A_RANK + A_RANK_LATE * float(len(player.trees)) / WHOLE
        for kind in world.species:
            trees = float(planted[kind])
            rank = late + A_RANK_PLANTED * trees
            rank += A_RANK_OWN * self.path(world, seat, kind, True)
            rank += A_RANK_DENIED * self.path(world, seat, kind, False)
            self.by_rank[kind] = rank / float(RANKS)
            self.by_kind[kind] = PLANTED * trees + THROWN * float(thrown[kind])

    def path(self, world: Arboretum, seat: i64, kind: i64, own: bool) -> float:
        """The points of the best path of a species, the seat's own or another's."""
        best: i64 = 0
        for other in range(i64(len(world.players))):
            if (other == seat) == own:
                points = self.trail.find(world.players[other], kind)
                if points > best:
                    best = points
        return float(best) if float(best) < LONGEST else LONGEST


def hidden_cards(view: Arboretum, world: Arboretum) -> vec[vec[i64]]:
    """For each seat the cards of an imagined hand that the view does not show."""
    found = vec[vec[i64]](capacity=4)
    for seat in range(i64(len(view.players))):
        cards = vec[i64](capacity=10)
        if view.players[seat].hidden > 0:
            for card in world.players[seat].hand:
                if world.shown[card] == 0:
                    cards = append(cards, card)
        found = append(found, cards)
    return found
