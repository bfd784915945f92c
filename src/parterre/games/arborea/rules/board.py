# compiled
"""What players and Feronia do alike on the board: seasons, exits, biomes, the sun, decks."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.games.arborea.components.symbols import BIT, CARDS_EACH, KINDS, WATER, card_deck
from parterre.games.arborea.rules.codes import TURNING_UP
from parterre.games.arborea.state import (
    COLUMN,
    LOWER,
    ORDERS,
    OWNER,
    REACH,
    SECTION,
    SHIFT,
    STEPS,
    SUPPLY,
    TILE,
    TOLD_ATTRACT,
    TOLD_BIOME,
    TOLD_INSTEAD,
    TOLD_LEAVE,
    TOLD_NO_PLACE,
    TOLD_RENEW,
    TOLD_SEASON,
    TOLD_SPENT,
    TOLD_SUN,
    TOLD_TAKE,
    TOLD_TILE,
    TOP,
    UPPER,
    WAITING,
    Ground,
)

FULL: Final = 8  # the last space of a biome
ONLY_SUN: Final = -1


def entry_season(g: Ground, track: i64) -> i64:
    """The season that the entry of a track shows, from 1, or 0 (§3.3)."""
    section = g.board[SECTION + track * 2]
    if g.board[SHIFT + track] == 4:  # in the middle of a swap nothing lies under the entry
        return 0
    return g.box.section_cells[section * 4 + g.board[SHIFT + track]]


def climb_season(g: Ground, seat: i64, season: i64) -> None:
    """Move a seat's cube up a season track, not past its end (§4.4, §5.13)."""
    counts = g.players[seat].counts
    if counts[STEPS + season] < i64(len(g.box.multipliers)) - 1:
        counts[STEPS + season] += 1
        g.note(TOLD_SEASON, seat, season, counts[STEPS + season])


def leave_track(g: Ground, track: i64, position: i64, trail: i64) -> None:
    """Leave a track for the beginning of a trail, and wait there (§3.5, §3.6)."""
    at = track * REACH + position
    villager = i64(g.tracks[at]) - 1
    counts = g.players[villager // OWNER].counts
    counts[WAITING + trail * 3 + villager % OWNER] += 1
    g.tracks[at] = 0
    g.tracks[ORDERS + at] = 0
    g.note(TOLD_LEAVE, villager // OWNER, villager % OWNER, trail)


# Biomes.


def regenerate(g: Ground, biome: i64) -> None:
    """Move the upper half of a biome up, to 8 at most (§5.2)."""
    if g.board[UPPER + biome] < FULL:
        g.board[UPPER + biome] += 1
        g.note(TOLD_BIOME, g.active, biome, g.board[UPPER + biome])


def spend(g: Ground, biome: i64, number: i64) -> None:
    """Move the upper half of a biome down, pushing the lower one where it must (§6.2)."""
    if number == 0:
        return
    upper = g.board[UPPER + biome] - number
    g.board[UPPER + biome] = upper
    if g.board[LOWER + biome] > upper:
        g.board[LOWER + biome] = upper
    g.note(TOLD_SPENT, g.active, biome, number)


def missing(g: Ground, card: i64) -> i64:
    """How much Water a card needs beyond that in the biomes, if negative is left over (§6.3)."""
    water = g.box.needs[card * KINDS + WATER] - g.board[UPPER + WATER]
    for biome in range(i64(WATER)):
        lacking = g.box.needs[card * KINDS + biome] - g.board[UPPER + biome]
        if lacking > 0:
            water += lacking
    return water


def pay(g: Ground, card: i64, own_water: i64) -> None:
    """Spend what a card needs: what is there, Water for what is not, own Water last (§6.3)."""
    water = g.box.needs[card * KINDS + WATER]
    for biome in range(i64(WATER)):
        needed = g.box.needs[card * KINDS + biome]
        there = g.board[UPPER + biome]
        spend(g, biome, needed if needed < there else there)
        if needed > there:
            water += needed - there
    spend(g, WATER, water - own_water)
    joker = water - g.box.needs[card * KINDS + WATER]
    if joker > 0:
        g.note(TOLD_INSTEAD, g.active, joker, 0)


def renew(g: Ground, seat: i64) -> None:
    """Move every lower half up to its upper one and gain the points of the spaces (§6.5)."""
    points: i64 = 0
    for biome in range(i64(KINDS)):
        while g.board[LOWER + biome] < g.board[UPPER + biome]:
            g.board[LOWER + biome] += 1
            points += g.box.biome_points[g.board[LOWER + biome]]
    g.players[seat].points += points
    g.players[seat].renewed += points
    g.note(TOLD_RENEW, seat, points, 0)


# The Borderlands.


def attract(g: Ground, creature: i64) -> i64:
    """Move the sun and place a creature; returns the list of what it covers, or ONLY_SUN (§5.9)."""
    if g.sun < g.box.sun_last:
        g.sun += 1
        g.note(TOLD_SUN, g.active, g.sun, g.box.sun_last)
    row = g.board[COLUMN + creature]
    if row == g.box.rows or g.board[SUPPLY + creature] == 0:
        g.note(TOLD_NO_PLACE, g.active, creature, 0)
        return ONLY_SUN
    g.board[SUPPLY + creature] -= 1
    g.board[COLUMN + creature] = row + 1
    g.note(TOLD_ATTRACT, g.active, creature, row)
    tile = g.board[TILE + creature]
    if tile > 0:
        g.board[TILE + creature] = 0
        g.note(TOLD_TILE, g.active, tile - 1, 0)
        return g.box.tile_lists + tile - 1
    return g.box.slot_lists + creature * g.box.rows + row


# Decks.


def in_deck(g: Ground, deck: i64) -> bool:
    """Whether a deck has a card that is not open (§11.8)."""
    for card in range(deck * CARDS_EACH, (deck + 1) * CARDS_EACH):
        if g.cards_unseen & BIT[card] != 0:
            return True
    return next_known(g, deck) >= 0


def next_known(g: Ground, deck: i64) -> i64:
    """The first card that was put under a deck, or -1 (§5.5)."""
    for card in g.under:
        if card_deck(card) == deck:
            return card
    return -1


def take_top(g: Ground, seat: i64, deck: i64) -> i64:
    """Take the open card of a deck; another will be turned up (§5.4)."""
    card = g.board[TOP + deck] - 1
    g.board[TOP + deck] = 0
    g.note(TOLD_TAKE, seat, card, 0)
    g.push(TURNING_UP, deck, 0, 0)
    return card


def turn_up(g: Ground, card: i64) -> None:
    """Open the next card of a deck, one nobody has seen or one that was put under (§11.8)."""
    g.drop()
    g.board[TOP + card_deck(card)] = card + 1
    if g.cards_unseen & BIT[card] != 0:
        g.cards_unseen -= BIT[card]
        return
    rest = vec[i64](capacity=i64(len(g.under)))
    for other in g.under:
        if other != card:
            rest = append(rest, other)
    g.under = rest
