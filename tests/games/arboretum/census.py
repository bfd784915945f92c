"""What the laws need to know of Arboretum's components: where each is, and which a view hides."""

from __future__ import annotations

from collections import Counter

from parterre.core import State
from parterre.games.arboretum.components import name_card
from parterre.games.arboretum.rules import Arboretum


def census(state: State) -> Counter[str]:
    """Every component on the table, however hidden; those left in the box are not on it."""
    assert isinstance(state, Arboretum)
    cards = list(state.deck)
    for player in state.players:
        cards += [*player.hand, *player.pile, *(player.card(cell) for cell in player.trees)]
    return Counter(map(name_card, cards))


def unseen(view: State) -> list[str]:
    """The components whose place a view does not tell."""
    assert isinstance(view, Arboretum)
    return [name_card(card) for card in view.deck]
