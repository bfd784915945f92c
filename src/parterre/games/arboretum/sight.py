# compiled
"""What each seat may know in Arboretum, and a whole table that fits what it knows."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.games.arboretum.state import Ground


def erase(ground: Ground, seat: i64) -> None:
    """Take out of other hands what all have not seen go in, and forget the deck's rest (§3.10)."""
    owner: i64 = 0
    for player in ground.players:
        if owner != seat:
            kept = vec[i64](capacity=10)
            for card in player.hand:
                if ground.shown[card] != 0:
                    kept = append(kept, card)
                else:
                    ground.deck = insert(ground.deck, card)
                    player.hidden += 1
            player.hand = kept
        owner += 1


def fill_in(ground: Ground, rng: Rng) -> None:
    """Give every hand its missing cards at random from those not seen."""
    deck = ground.deck
    for player in ground.players:
        while player.hidden > 0:
            card = deck[rng.below(len(deck))]
            deck = remove(deck, card)
            player.hand = insert(player.hand, card)
            player.hidden -= 1
    ground.deck = deck
