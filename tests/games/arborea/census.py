"""What the laws need to know of Arborea's components: where each is, and which a view hides."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.arborea.facts import facts
from games.arborea.referee import Referee
from parterre.core import OVER, Setup, State
from parterre.games.arborea.components.symbols import (
    CARD_CODES,
    CARDS,
    CARDS_EACH,
    CREATURES,
    KINDS,
    SEASON_CODES,
    SECTION_CODES,
    SOLO,
    SOLO_CODES,
    START_CODES,
    STARTS,
    TILE_CODES,
    TRAILS,
    VILLAGERS,
    name_card,
    name_component,
)
from parterre.games.arborea.rules.codes import FERONIA_HOME, WALKING
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import (
    AVAILABLE,
    CAPTIVE,
    CELLS,
    COLUMN,
    CROSSING,
    HELD,
    INVITED,
    LEFT,
    MIDDLE,
    ORDERS,
    OWNER,
    PLACES,
    RESERVE,
    SEASON_TILE,
    SECTION,
    SUPPLY,
    TILE,
    TOP,
    WAITING,
)

OPEN = True  # nobody has secrets: decks have no order, and everything else lies open


def bits(number: int, count: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [k for k in range(count) if number >> k & 1]


def census(state: State) -> Counter[str]:
    """Every section, tile, card, villager and creature, wherever it is; bonus tiles may leave."""
    assert isinstance(state, Arborea)
    found = _printed(state)
    found += [f"{owner} {kind}" for owner, kind in _villagers(state)]
    settled = Counter(c for p in state.players for c in p.land[CROSSING : CROSSING + CELLS] if c)
    for kind, name in enumerate(CREATURES):
        number = state.board[SUPPLY + kind] + state.board[COLUMN + kind]
        for player in state.players:
            number += player.counts[INVITED + kind] + player.counts[CAPTIVE + kind]
        found += [name] * (number + settled[kind + 1])
    return Counter(found)


def _printed(state: Arborea) -> list[str]:
    """The sections, season tiles and cards of all kinds."""
    board = state.board
    codes = [SECTION_CODES + k for k in bits(state.sections_unseen, 8)]
    codes += [SECTION_CODES + board[SECTION + k] for k in range(8) if board[SECTION + k] >= 0]
    codes += [SEASON_CODES + k for k in bits(state.seasons_unseen, 15)]
    codes += [
        SEASON_CODES + board[SEASON_TILE + k] for k in range(4) if board[SEASON_TILE + k] >= 0
    ]
    codes += [START_CODES + k for k in bits(state.starts_unseen, STARTS)]
    cards = bits(state.cards_unseen, CARDS) + list(state.under) + list(state.pile)
    cards += [*state.done, *[board[k] - 1 for k in (LEFT, MIDDLE) if board[k]]]
    cards += [board[TOP + k] - 1 for k in range(4) if board[TOP + k]]
    for player in state.players:
        cards += [player.counts[HELD + k] - 1 for k in range(PLACES) if player.counts[HELD + k]]
        cards += [player.completed] if player.completed >= 0 else []
        cards += [player.laid[2 * k] // CELLS // 4 for k in range(len(player.laid) // 2)]
    return [name_component(code) for code in codes] + [name_card(card) for card in cards]


def tiles(state: Arborea) -> list[str]:
    """The bonus tiles that are in the box or on the board."""
    there = bits(state.tiles_unseen, 24)
    there += [state.board[TILE + k] - 1 for k in range(KINDS) if state.board[TILE + k]]
    return [name_component(TILE_CODES + k) for k in there]


def _villagers(state: Arborea) -> list[tuple[int, str]]:
    """Whose villagers there are: at home, on tracks, at trails, walking."""
    found = []
    for owner, player in enumerate(state.players):
        for v, kind in enumerate(VILLAGERS):
            number = player.counts[AVAILABLE + v] + player.counts[RESERVE + v]
            number += sum(player.counts[WAITING + trail * 3 + v] for trail in range(TRAILS))
            found += [(owner, kind)] * number
    for place in range(ORDERS):
        villager = int(state.tracks[place]) - 1
        if villager >= 0:
            found.append((villager // OWNER, VILLAGERS[villager % OWNER]))
    for k in range(state.depth):
        if state.stack[4 * k] == WALKING:
            found.append((state.active, VILLAGERS[state.stack[4 * k + 2]]))
        if state.stack[4 * k] == FERONIA_HOME:
            found.append((1, VILLAGERS[0]))
    return found


def unseen(view: State) -> list[list[str]]:
    """The cards whose place a view does not tell, deck by deck, and the solo cards."""
    assert isinstance(view, Arborea)
    cards = bits(view.cards_unseen, CARDS)
    decks = [
        [name_component(CARD_CODES + card) for card in cards if card // CARDS_EACH == deck]
        for deck in range(4)
    ]
    return [*decks, [name_component(SOLO_CODES + k) for k in bits(view.solo_unseen, SOLO)]]


def played(shown: dict[str, Any], log: list[str]) -> Counter[str]:
    """What came to pass in a finished game, of what only comes to pass where somebody plays."""
    words = Counter(sentence.split(" ")[0] for sentence in log)
    found = Counter({f"{word} …": words[word] for word in ("complete", "settle", "reward", "give")})
    found["season steps"] = sum(sum(p["seasons"].values()) for p in shown["players"])
    for player in shown["players"]:
        found["sages given all"] += list(player["gifts"].values()).count(3)
        worth = [creature["points"] for creature in player["ecosystem"]["creatures"]]
        found["creatures worth eight"] += sum(1 for points in worth if points >= 8)
    return found


def referee(setup: Setup, contents: dict[str, Any]) -> Referee:
    """The second reading of the rules at such a table, which reads what the box has printed."""
    return Referee(setup.seats, setup.written(), contents)


def same_table(state: State, referee: Referee) -> None:
    """Between turns points and everything on the table are the same."""
    if referee.turn_of is not None or state.turn() == OVER:
        assert state.points() == referee.points()
        assert facts(state) == referee.facts()
