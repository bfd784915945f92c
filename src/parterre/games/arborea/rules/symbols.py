# compiled
"""The symbols of trails, sages, cards, tiles and the Borderlands."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.games.arborea.components.symbols import (
    ADVANCE,
    ARGUMENT,
    ATTRACT,
    BIOME,
    BIT,
    CARD,
    CONVERT,
    GIFT,
    INVITE,
    KINDS,
    NO_SPIRIT,
    PLACE,
    POINTS,
    REFRESH,
    SAGE,
    SAGES,
    SEASON,
    SPIRIT,
    TRAIN,
    card_deck,
)
from parterre.games.arborea.rules.board import (
    FULL,
    ONLY_SUN,
    attract,
    climb_season,
    regenerate,
    spend,
    take_top,
)
from parterre.games.arborea.rules.codes import (
    ADVANCING,
    CARDING,
    CONVERTING,
    DO_ADVANCE,
    DO_CONVERT,
    DO_GIVE,
    DO_INVITE,
    DO_PASS,
    DO_PLACE,
    DO_REFRESH,
    DO_REWARD,
    DO_TAKE,
    GIVING,
    INVITING,
    MOVING,
    PLACING,
    REFRESHING,
    REWARDING,
    RUNNING,
    TURNING_UP,
)
from parterre.games.arborea.rules.pilgrimage import advances, place, placements
from parterre.games.arborea.state import (
    AVAILABLE,
    COLUMN,
    GIFTS,
    HELD,
    INVITED,
    NONE,
    PLACES,
    RESERVE,
    TOLD_CONVERT,
    TOLD_GIFT,
    TOLD_INVITE,
    TOLD_LOST,
    TOLD_POINTS,
    TOLD_SPIRIT,
    TOLD_TRAIN,
    TOP,
    UPPER,
    Ground,
)

HIGHEST: Final = 8  # of spirit
MOST_GIFTS: Final = 3
LOWEST_REWARD: Final = 2


def run(g: Ground) -> None:
    """Resolve the next symbol of a list, or be done with it (§5.1)."""
    at = g.pending(1)
    if at == g.pending(2):
        g.drop()
        return
    g.set_pending(1, at + 1)
    resolve(g, g.box.symbols[at], g.pending(3))


def gain(g: Ground, number: i64, whose: i64) -> None:
    """Begin a list of symbols: a trail, a reward (§5.1)."""
    g.push(RUNNING, g.box.begins[number], g.box.begins[number + 1], whose)


def resolve(g: Ground, symbol: i64, whose: i64) -> None:
    """Let a symbol happen if it can, or put its question (§5.1)."""
    kind = symbol // ARGUMENT
    what = symbol % ARGUMENT
    seat = g.active
    me = g.players[seat]
    if kind == BIOME:
        regenerate(g, what)
    elif kind == SPIRIT:
        change_spirit(g, seat, what - NO_SPIRIT)
    elif kind == ATTRACT:
        covered = attract(g, what)
        if covered != ONLY_SUN:
            gain(g, covered, NONE)
    elif kind == SAGE:
        gifts = me.counts[GIFTS + whose // 2]
        if gifts > 0:
            g.push(REWARDING, whose, gifts, 0)
    elif kind == TRAIN:
        train(g, seat, what)
    elif kind == GIFT:
        if what > 0:
            give(g, seat, what - 1)
        else:
            g.push(GIVING, 0, 0, 0)
    elif kind == SEASON:
        climb_season(g, seat, what)
    elif kind == POINTS:
        me.points += what
        g.note(TOLD_POINTS, seat, what, 0)
    elif kind == CARD:
        g.push(CARDING, 0, 0, 0)
    elif kind == REFRESH:
        g.push(REFRESHING, 0, 0, 0)
    elif kind == CONVERT:
        g.push(CONVERTING, what, 0, 0)
    elif kind == INVITE:
        g.push(INVITING, 0, 0, 0)
    elif kind == PLACE:
        g.push(PLACING, 0, 0, 0)
    elif kind == ADVANCE:
        g.push(ADVANCING, 0, 0, 0)


# What is not asked.


def change_spirit(g: Ground, seat: i64, change: i64) -> None:
    """Gain spirit, 8 at most, or lose what has been seen to be there (§5.3, §4.6)."""
    me = g.players[seat]
    spirit = me.spirit + change
    if spirit > HIGHEST:
        spirit = HIGHEST
    g.note(TOLD_SPIRIT, seat, spirit - me.spirit, spirit)
    me.spirit = spirit


def train(g: Ground, seat: i64, villager: i64) -> None:
    """Move a villager from its dedicated reserve to the available one (§5.12)."""
    counts = g.players[seat].counts
    if counts[RESERVE + villager] == 0:
        g.note(TOLD_LOST, seat, TRAIN * ARGUMENT + villager, 0)
        return
    counts[RESERVE + villager] -= 1
    counts[AVAILABLE + villager] += 1
    g.note(TOLD_TRAIN, seat, villager, 0)


def give(g: Ground, seat: i64, sage: i64) -> None:
    """Give a gift to a sage; one that has three gets no more (§5.8)."""
    counts = g.players[seat].counts
    if counts[GIFTS + sage] == MOST_GIFTS:
        g.note(TOLD_LOST, seat, GIFT * ARGUMENT + sage + 1, 0)
        return
    counts[GIFTS + sage] += 1
    g.note(TOLD_GIFT, seat, sage, counts[GIFTS + sage])


# What is asked.


def ask_symbol(g: Ground, kind: i64) -> bool:
    """Put the question of a symbol, or let it be lost where there is nothing to ask (§11.7)."""
    found = vec[i64](capacity=16)
    must = False
    if kind == CARDING:
        found = cards(g, found)
    elif kind == REFRESHING:
        for deck in range(i64(4)):
            if g.board[TOP + deck] != 0 and len(found) == 0:
                found = append(found, DO_REFRESH)
    elif kind == CONVERTING:
        left = g.pending(1) // KINDS
        right = g.pending(1) % KINDS
        if g.board[UPPER + left] > 0 and g.board[UPPER + right] < FULL:
            found = append(found, DO_CONVERT + left * KINDS + right)
    elif kind == INVITING:
        must = True
        for creature in range(i64(KINDS)):
            if g.board[COLUMN + creature] > 0:
                found = append(found, DO_INVITE + creature)
    elif kind == GIVING:
        must = True
        for sage in range(i64(SAGES)):
            if g.players[g.active].counts[GIFTS + sage] < MOST_GIFTS:
                found = append(found, DO_GIVE + sage)
    elif kind == PLACING:
        found = placements(g, g.active, found)
    elif kind == ADVANCING:
        must = True
        found = advances(found)
    else:
        found = rewards(g, found)
    if len(found) == 0:
        g.note(TOLD_LOST, g.active, lost_symbol(kind), 0)
        g.drop()
        return False
    g.mover = g.active
    g.options = found if must else append(found, DO_PASS)
    return True


def lost_symbol(kind: i64) -> i64:
    """The symbol of a question that could not be put, or NONE where nothing is lost (§5.1)."""
    if kind == CARDING:
        return CARD * ARGUMENT
    if kind == INVITING:
        return INVITE * ARGUMENT
    if kind == GIVING:
        return GIFT * ARGUMENT
    if kind == PLACING:
        return PLACE * ARGUMENT
    return NONE


def cards(g: Ground, found: vec[i64]) -> vec[i64]:
    """The open cards, if a place for one is free (§5.4)."""
    if free_place(g, g.active) < 0:
        return found
    for deck in range(i64(4)):
        if g.board[TOP + deck] != 0:
            found = append(found, DO_TAKE + g.board[TOP + deck] - 1)
    return found


def free_place(g: Ground, seat: i64) -> i64:
    """The first free place for a card above a board, or -1 (§5.4)."""
    counts = g.players[seat].counts
    for slot in range(i64(PLACES)):
        if counts[HELD + slot] == 0:
            return slot
    return -1


def rewards(g: Ground, found: vec[i64]) -> vec[i64]:
    """The rewards of the sage that may still be taken (§5.10)."""
    if g.pending(2) == 0:
        return found
    small = g.pending(1) % 2 == 1
    for number in range(i64(3)):
        if g.pending(3) & BIT[number] == 0 and (small or number != LOWEST_REWARD):
            found = append(found, DO_REWARD + number)
    return found


def answer_symbol(g: Ground, kind: i64, action: i64) -> None:
    """Do what was chosen for a symbol (§5.4 to §5.14)."""
    seat = g.active
    if kind == REWARDING and action != DO_PASS:
        number = action - DO_REWARD
        area = g.pending(1) // 2
        g.set_pending(2, g.pending(2) - 1)
        g.set_pending(3, g.pending(3) | BIT[number])
        gain(g, g.box.sage_lists + area * 3 + number, NONE)
        return
    g.drop()
    if action == DO_PASS:
        return
    if kind == CARDING:
        card = action - DO_TAKE
        slot = free_place(g, seat)
        g.players[seat].counts[HELD + slot] = card + 1
        take_top(g, seat, card_deck(card))
    elif kind == REFRESHING:
        refresh(g)
    elif kind == CONVERTING:
        convert(g, action - DO_CONVERT)
    elif kind == INVITING:
        invite(g, seat, action - DO_INVITE)
    elif kind == GIVING:
        give(g, seat, action - DO_GIVE)
    elif kind == PLACING:
        place(g, seat, (action - DO_PLACE) // 4, (action - DO_PLACE) % 4, True)
    elif kind == ADVANCING:
        g.push(MOVING, action - DO_ADVANCE, 1, 1)


def refresh(g: Ground) -> None:
    """Put every open card under its deck and turn up others (§5.5)."""
    deck: i64 = 3
    while deck >= 0:
        g.push(TURNING_UP, deck, 0, 0)
        deck -= 1
    for deck in range(i64(4)):
        card = g.board[TOP + deck] - 1
        if card >= 0:
            g.under = append(g.under[:], card)
            g.board[TOP + deck] = 0


def convert(g: Ground, pair: i64) -> None:
    """Spend one biome and regenerate another (§5.6)."""
    g.note(TOLD_CONVERT, g.active, pair // KINDS, pair % KINDS)
    spend(g, pair // KINDS, 1)
    regenerate(g, pair % KINDS)


def invite(g: Ground, seat: i64, creature: i64) -> None:
    """Take the lowest creature of a column and gain the spirit of its row (§5.7)."""
    row = g.board[COLUMN + creature] - 1
    g.board[COLUMN + creature] = row
    g.players[seat].counts[INVITED + creature] += 1
    g.note(TOLD_INVITE, seat, creature, row)
    if g.box.row_spirit[row] > 0:
        change_spirit(g, seat, g.box.row_spirit[row])
