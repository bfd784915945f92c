"""What the laws need to know of Arboretum's components: where each is, and which a view hides."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.arboretum.referee import Referee
from parterre.core import SPECTATOR, Setup, State
from parterre.games.arboretum.components import CARDS, kind_of, name_card
from parterre.games.arboretum.rules import Arboretum
from parterre.games.arboretum.view import view
from plain import plain


def census(state: State) -> Counter[str]:
    """Every card there is, however hidden, those left in the box as well."""
    assert isinstance(state, Arboretum)
    cards = list(state.deck)
    cards += [c for c in range(CARDS) if kind_of(c) not in list(state.species)]
    for player in state.players:
        cards += [*player.hand, *player.pile, *(player.card(cell) for cell in player.trees)]
    return Counter(map(name_card, cards))


def unseen(view: State) -> list[list[str]]:
    """The components whose place a view does not tell, in groups that could change places."""
    assert isinstance(view, Arboretum)
    return [[name_card(card) for card in view.deck]]


def played(shown: dict[str, Any], log: list[str]) -> Counter[str]:
    """What came to pass in a finished game, of what only comes to pass where somebody plays."""
    found: Counter[str] = Counter()
    for species in shown["result"]["species"]:
        for path in species["paths"]:
            found["paths scored"] += path["scored"]
            found["paths of five or more"] += path["cards"] >= 5
            found["paths from a 1"] += path["one"] > 0
            found["paths to an 8"] += path["eight"] > 0
    return found


def referee(setup: Setup, contents: dict[str, Any]) -> Referee:
    """The second reading of the rules at such a table."""
    options = {name: value for name, value in setup.options.items() if name != "edition"}
    return Referee(setup.seats, **options)


def same_table(state: State, referee: Referee) -> None:
    """What everybody knows of a hand is the same."""
    players = plain(view(state.seen_by(SPECTATOR), SPECTATOR))["players"]
    assert [set(player["known"]) for player in players] == list(referee.known())
