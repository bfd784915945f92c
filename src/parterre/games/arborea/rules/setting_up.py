# compiled
"""Setting up: what is dealt, and the starting placement."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.state import BAG, CHANCE
from parterre.games.arborea.components.symbols import (
    BIT,
    CARD_CODES,
    CARDS,
    CARDS_EACH,
    SEASON_CODES,
    SEASON_TILES,
    SECTION_CODES,
    SECTIONS,
    SOLO,
    SOLO_CODES,
    START_CODES,
    STARTS,
    TILE_CODES,
    TILES,
    card_deck,
)
from parterre.games.arborea.rules.codes import DEAL, MOVING, STARTING, TURN
from parterre.games.arborea.rules.ecosystem import lay_card
from parterre.games.arborea.rules.feronia import place_first
from parterre.games.arborea.rules.pilgrimage import place, placements
from parterre.games.arborea.state import (
    HELD,
    LEFT,
    MIDDLE,
    ORIGIN,
    SEASON_TILE,
    SECTION,
    SHUFFLES,
    SIDE,
    SOLO_CARD,
    TILE,
    TOP,
    Ground,
)

# The bags that components are drawn from.
SECTION_BAG: Final = 0
SEASON_BAG: Final = 1
TILE_BAG: Final = 2
START_BAG: Final = 3
DECK_BAG: Final = 4  # + deck
SOLO_BAG: Final = 100  # + how often it has been shuffled again
KNOWN_BAG: Final = 1000  # + card: one that everybody knows to come

SEASON_DEALS: Final = 8
TILE_DEALS: Final = 12
START_DEALS: Final = 18


def bag_dealt(g: Ground, number: i64) -> i64:
    """The bag of the number-th component of the setting up (§11.2)."""
    if number < SEASON_DEALS:
        return SECTION_BAG
    if number < TILE_DEALS:
        return SEASON_BAG
    if number < START_DEALS:
        return TILE_BAG
    number -= START_DEALS
    if number < g.humans:
        return START_BAG
    number -= g.humans
    if number < g.humans:
        return DECK_BAG
    number -= g.humans
    if number < 4:
        return DECK_BAG + number
    return DECK_BAG + number - 4 if number < 8 else SOLO_BAG


def deals(g: Ground) -> i64:
    """How many components are dealt in the setting up (§11.2)."""
    return START_DEALS + 2 * g.humans + (9 if g.humans == 1 else 4)


def deal(g: Ground, number: i64, code: i64) -> None:
    """Put the number-th component where it belongs (§2.1, §2.2, §2.5, §10.3, §10.4)."""
    if number < SEASON_DEALS:
        g.sections_unseen -= BIT[code - SECTION_CODES]
        inner: i64 = 1 - number % 2
        g.board[SECTION + number // 2 * 2 + inner] = code - SECTION_CODES
    elif number < TILE_DEALS:
        g.seasons_unseen -= BIT[code - SEASON_CODES]
        g.board[SEASON_TILE + number - SEASON_DEALS] = code - SEASON_CODES
    elif number < START_DEALS:
        g.tiles_unseen -= BIT[code - TILE_CODES]
        g.board[TILE + number - TILE_DEALS] = code - TILE_CODES + 1
    elif number < START_DEALS + g.humans:
        g.starts_unseen -= BIT[code - START_CODES]
        seat = number - START_DEALS
        lay_card(g, g.players[seat], CARDS + code - START_CODES, 0, ORIGIN * SIDE + ORIGIN)
    elif code >= SOLO_CODES:
        turn_solo_card(g, code - SOLO_CODES)
    else:
        card = code - CARD_CODES
        g.cards_unseen -= BIT[card]
        number -= START_DEALS + g.humans
        if number < g.humans:
            g.players[number].counts[HELD] = card + 1
        elif g.humans == 1 and number - 1 < 4:
            give_feronia(g, card)
        else:
            g.board[TOP + card_deck(card)] = card + 1


def give_feronia(g: Ground, card: i64) -> None:
    """Give Feronia her first cards, the blue one over the purple one (§10.3)."""
    deck = card_deck(card)
    if deck == 0:
        g.board[LEFT] = card + 1
    elif deck == 1:
        g.board[MIDDLE] = card + 1
    elif deck == 2:
        g.pile = append(g.pile[:], card)
    else:
        g.pile = vec[i64]([card, g.pile[0]])


def turn_solo_card(g: Ground, card: i64) -> None:
    """Turn over a solo card, which counts from now on (§10.5)."""
    g.solo_unseen -= BIT[card]
    g.board[SOLO_CARD] = card + 1


def shuffle_solo(g: Ground) -> None:
    """Shuffle all twelve solo cards when none is left (§10.5)."""
    if g.solo_unseen == 0:
        g.solo_unseen = BIT[SOLO] - 1
        g.board[SHUFFLES] += 1


def begin(g: Ground) -> None:
    """After the deal: Feronia's first Elder, the starting placements, the first turn (§2.7)."""
    g.drop()
    g.push(TURN, 0, 0, 0)
    g.push(STARTING, g.humans - 1, 0, 0)
    if g.humans == 1:
        place_first(g)


def ask_start(g: Ground) -> bool:
    """Ask the next seat for its starting placement, the last seat first (§2.7, §11.3)."""
    seat = g.pending(1)
    if seat < 0:
        g.drop()
        return False
    g.mover = seat
    g.options = placements(g, seat, vec[i64](capacity=12))
    return True


def answer_start(g: Ground, villager: i64, track: i64) -> None:
    """Place a villager without its season and move the track (§2.7)."""
    seat = g.pending(1)
    place(g, seat, villager, track, False)
    g.set_pending(1, seat - 1)
    g.push(MOVING, track, 1, 1)


# Chance.


def ask_bag(g: Ground, bag: i64) -> None:
    """Let chance bring one of the components of a bag (§11.2)."""
    g.mover = CHANCE
    if bag == SECTION_BAG:
        g.options = unseen(g.sections_unseen, 0, SECTIONS, DEAL + SECTION_CODES)
    elif bag == SEASON_BAG:
        g.options = unseen(g.seasons_unseen, 0, SEASON_TILES, DEAL + SEASON_CODES)
    elif bag == TILE_BAG:
        g.options = unseen(g.tiles_unseen, 0, TILES, DEAL + TILE_CODES)
    elif bag == START_BAG:
        g.options = unseen(g.starts_unseen, 0, STARTS, DEAL + START_CODES)
    elif bag >= SOLO_BAG:
        g.options = unseen(g.solo_unseen, 0, SOLO, DEAL + SOLO_CODES)
    else:
        first = (bag - DECK_BAG) * CARDS_EACH
        g.options = unseen(g.cards_unseen, first, first + CARDS_EACH, DEAL + CARD_CODES)


def unseen(bits: i64, first: i64, end: i64, code: i64) -> vec[i64]:
    """The codes of the components that nobody has seen (§11.2)."""
    found = vec[i64](capacity=end - first)
    for number in range(first, end):
        if bits & BIT[number] != 0:
            found = append(found, code + number)
    return found


def number_of(bits: i64, first: i64, end: i64) -> i64:
    """How many of some components nobody has seen (§11.2)."""
    found: i64 = 0
    for number in range(first, end):
        if bits & BIT[number] != 0:
            found += 1
    return found


def place_of(g: Ground, bag: i64) -> i64:
    """Which place of a bag is turned over: as many as have been drawn from it (§11.2)."""
    drawn: i64 = 0
    if bag == SECTION_BAG:
        drawn = SECTIONS - number_of(g.sections_unseen, 0, SECTIONS)
    elif bag == SEASON_BAG:
        drawn = SEASON_TILES - number_of(g.seasons_unseen, 0, SEASON_TILES)
    elif bag == TILE_BAG:
        drawn = TILES - number_of(g.tiles_unseen, 0, TILES)
    elif bag == START_BAG:
        drawn = STARTS - number_of(g.starts_unseen, 0, STARTS)
    elif bag >= SOLO_BAG:
        drawn = SOLO - number_of(g.solo_unseen, 0, SOLO)
    else:
        first = (bag - DECK_BAG) * CARDS_EACH
        drawn = CARDS_EACH - number_of(g.cards_unseen, first, first + CARDS_EACH)
    return bag * BAG + drawn
