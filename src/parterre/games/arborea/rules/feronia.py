# compiled
"""Feronia: everything she does, which follows from her solo card."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64, u8

from parterre.games.arborea.components.printed import (
    SOLO_ARROW,
    SOLO_CREATURE,
    SOLO_DECK,
    SOLO_FLAG,
    SOLO_NUMBERS,
    SOLO_SIDE,
)
from parterre.games.arborea.components.symbols import (
    ARGUMENT,
    ATTRACT,
    BIOME,
    CARD,
    CONVERT,
    ELDER,
    GIFT,
    INVITE,
    KINDS,
    NO_SPIRIT,
    PLACE,
    POINTS,
    SEASON,
    SPIRIT,
    TRAILS_EACH,
    TRAIN,
)
from parterre.games.arborea.rules.board import (
    FULL,
    attract,
    entry_season,
    leave_track,
    missing,
    pay,
    regenerate,
    spend,
    take_top,
)
from parterre.games.arborea.rules.codes import FERONIA_HOME, FERONIA_RUN, MOVING
from parterre.games.arborea.state import (
    AVAILABLE,
    COLUMN,
    COUNTER,
    ENTRY,
    INVITED,
    LEFT,
    MARKER,
    MIDDLE,
    NONE,
    OWNER,
    REACH,
    SOLO_CARD,
    STEP_NO_CREATURE,
    STEP_SEASON,
    TOLD_COMPLETE,
    TOLD_CONVERT,
    TOLD_HOME,
    TOLD_IGNORED,
    TOLD_INVITE,
    TOLD_MARKER,
    TOLD_OWN_WATER,
    TOLD_PLACE,
    TOLD_POINTS,
    TOLD_STEP,
    TOLD_WALK,
    TOP,
    UPPER,
    WAITING,
    Ground,
)

HER: Final = 1  # her place among the players
MOST_PLACED: Final = 2
LONG_WALK: Final = 4  # spaces after which she leaves
BACK: Final = 2  # spaces her marker goes back
LAST: Final = 12


def card_number(g: Ground, k: i64) -> i64:
    """A number of the solo card that counts (§10.5)."""
    return g.box.solo[(g.board[SOLO_CARD] - 1) * SOLO_NUMBERS + k]


def step_up(g: Ground, why: i64) -> None:
    """Make one step (§10.9)."""
    g.board[COUNTER] += 1
    g.note(TOLD_STEP, HER, why, g.board[COUNTER])


# Placing.


def place_elder(g: Ground, track: i64, seasons: bool) -> None:
    """Put an Elder on the entry of a track; a season shown is a step (§10.6)."""
    g.players[HER].counts[AVAILABLE + ELDER] -= 1
    g.tracks[track * REACH + ENTRY] = u8(1 + HER * OWNER + ELDER)
    g.note(TOLD_PLACE, HER, ELDER, track)
    if seasons and entry_season(g, track) > 0:
        step_up(g, STEP_SEASON)


def place_first(g: Ground) -> None:
    """Her starting placement: the track numbered 1, which then moves (§10.4)."""
    track = card_number(g, 0)
    place_elder(g, track, False)
    g.push(MOVING, track, 1, 1)


def place_elders(g: Ground) -> None:
    """Place up to two Elders on two tracks: season symbols first if the card says so (§10.6)."""
    placed: i64 = 0
    first = NONE
    only_seasons = card_number(g, SOLO_FLAG) == 1
    for _ in range(i64(2)):
        for number in range(i64(4)):
            track = card_number(g, number)
            if placed == MOST_PLACED or g.players[HER].counts[AVAILABLE + ELDER] == 0:
                return
            if track == first or g.tracks[track * REACH + ENTRY] != 0:
                continue
            if only_seasons and entry_season(g, track) == 0:
                continue
            place_elder(g, track, True)
            placed += 1
            first = track
        if not only_seasons:
            return
        only_seasons = False


# Activating.


def next_walk(g: Ground) -> bool:
    """Begin the walk of her next waiting villager, if there is one (§10.7)."""
    counts = g.players[HER].counts
    for number in range(i64(4)):
        first = card_number(g, number) * 2 * TRAILS_EACH
        for trail in range(first, first + 2 * TRAILS_EACH):
            if counts[WAITING + trail * 3] > 0:
                counts[WAITING + trail * 3] -= 1
                g.note(TOLD_WALK, HER, trail, 0)
                g.push(FERONIA_HOME, trail, 0, 0)
                g.push(FERONIA_RUN, g.box.begins[trail], g.box.begins[trail + 1], 0)
                return True
    return False


def come_home(g: Ground) -> None:
    """Her Elder returns to her reserve (§10.7)."""
    g.drop()
    g.players[HER].counts[AVAILABLE + ELDER] += 1
    g.note(TOLD_HOME, HER, ELDER, 0)


def run_hers(g: Ground) -> None:
    """Resolve the next symbol of her trail (§10.8, §10.9)."""
    at = g.pending(1)
    if at == g.pending(2):
        g.drop()
        return
    g.set_pending(1, at + 1)
    symbol = g.box.symbols[at]
    kind = symbol // ARGUMENT
    what = symbol % ARGUMENT
    if kind == BIOME:
        regenerate(g, what)
    elif kind == ATTRACT:
        attract(g, what)
    elif kind == INVITE:
        invite_hers(g)
    elif kind == CARD:
        take_hers(g)
    elif kind == CONVERT:
        if g.board[UPPER + what // KINDS] > 0 and g.board[UPPER + what % KINDS] < FULL:
            g.note(TOLD_CONVERT, HER, what // KINDS, what % KINDS)
            spend(g, what // KINDS, 1)
            regenerate(g, what % KINDS)
    elif kind == POINTS:
        g.players[HER].points += what
        g.note(TOLD_POINTS, HER, what, 0)
    elif earns_step(kind, what):
        step_up(g, symbol)
    else:
        g.note(TOLD_IGNORED, HER, symbol, 0)


def earns_step(kind: i64, what: i64) -> bool:
    """Whether a symbol is one step for her (§10.9)."""
    if kind == SPIRIT:
        return what > NO_SPIRIT
    return kind == TRAIN or kind == GIFT or kind == PLACE or kind == SEASON


def invite_hers(g: Ground) -> None:
    """Take the creature of her card, or the next in its direction (§10.10)."""
    taken = g.pending(3) % (KINDS + 1)  # the kind this villager took last + 1
    arrow = card_number(g, SOLO_ARROW)
    start = card_number(g, SOLO_CREATURE) if taken == 0 else taken - 1 + arrow
    for k in range(i64(KINDS)):
        creature = (start + k * arrow) % KINDS
        if g.board[COLUMN + creature] > 0:
            g.board[COLUMN + creature] -= 1
            g.players[HER].counts[INVITED + creature] += 1
            g.set_pending(3, g.pending(3) - taken + creature + 1)
            g.note(TOLD_INVITE, HER, creature, g.board[COLUMN + creature])
            return
    step_up(g, STEP_NO_CREATURE)


def take_hers(g: Ground) -> None:
    """Take a card from the deck her card numbers 1, then 2, or where there is one (§10.11)."""
    cards = g.pending(3) // (KINDS + 1)  # taken by this villager
    deck = deck_for(g, cards)
    if deck < 0:
        return
    g.set_pending(3, g.pending(3) + KINDS + 1)
    card = take_top(g, HER, deck)
    if g.board[LEFT] == 0:
        g.board[LEFT] = card + 1
    elif g.board[MIDDLE] == 0:
        g.board[MIDDLE] = card + 1
    else:
        g.pile = append(g.pile[:], card)


def deck_for(g: Ground, cards: i64) -> i64:
    """The deck she takes from, or -1 if all are empty (§10.11)."""
    wanted = card_number(g, SOLO_DECK + (0 if cards == 0 else 1))
    if g.board[TOP + wanted] != 0:
        return wanted
    second = card_number(g, SOLO_DECK + 1)
    if g.board[TOP + second] != 0:
        return second
    for k in range(i64(1), i64(4)):
        deck = (wanted + 4 - k) % 4
        if g.board[TOP + deck] != 0:
            return deck
    return -1


# Completing.


def complete_hers(g: Ground) -> None:
    """Complete the leftmost card she can, or move her marker up (§10.12, §10.13)."""
    own = g.box.marker_water[g.board[MARKER]]
    for slot in range(i64(3)):
        card = card_at(g, slot)
        if card >= 0 and missing(g, card) <= own:
            used = missing(g, card)
            pay(g, card, used if used > 0 else 0)
            g.note(TOLD_COMPLETE, HER, card, 0)
            if used > 0:
                marker = g.board[MARKER] - BACK
                g.board[MARKER] = marker if marker > 0 else 0
                g.note(TOLD_OWN_WATER, HER, used, g.board[MARKER])
            g.done = append(g.done[:], card)
            shift_cards(g, slot)
            return
    if g.board[MARKER] < g.box.marker_last:
        g.board[MARKER] += 1
        g.note(TOLD_MARKER, HER, g.board[MARKER], 0)


def card_at(g: Ground, slot: i64) -> i64:
    """Her card on the left, in the middle or on top of the stack, or -1 (§10.12)."""
    if slot < 2:
        return g.board[LEFT + slot] - 1
    return g.pile[len(g.pile) - 1] if len(g.pile) > 0 else -1


def shift_cards(g: Ground, slot: i64) -> None:
    """Move the cards right of the completed one to the left (§10.13)."""
    if slot == 0:
        g.board[LEFT] = g.board[MIDDLE]
    if len(g.pile) > 0:
        rest, top = pop(g.pile[:])
        g.pile = rest
        if slot < 2:
            g.board[MIDDLE] = top + 1
    elif slot < 2:
        g.board[MIDDLE] = 0


# Her exits.


def is_hers(g: Ground, at: i64) -> bool:
    """Whether her villager stands at a place of a track (§10.15)."""
    return g.humans == 1 and (i64(g.tracks[at]) - 1) // OWNER == HER


def her_exits(g: Ground, track: i64) -> None:
    """Who has walked 4 or more leaves; else the one in front of two (§10.15)."""
    if g.humans != 1:
        return
    number: i64 = 0
    front: i64 = 0
    left = False
    position: i64 = LAST
    while position > ENTRY:
        if is_hers(g, track * REACH + position):
            number += 1
            if number == 1:
                front = position
            if position - ENTRY >= LONG_WALK:
                leave_hers(g, track, position)
                left = True
        position -= 1
    if is_hers(g, track * REACH + ENTRY):
        number += 1
    if number > 1 and not left:
        leave_hers(g, track, front)


def leave_hers(g: Ground, track: i64, position: i64) -> None:
    """Leave for the trail beside, on her card's side if nobody of hers waits there (§10.16)."""
    walked = position - ENTRY
    trail = (walked if walked < TRAILS_EACH else TRAILS_EACH) - 1
    side = card_number(g, SOLO_SIDE)
    area = track * 2 + side
    counts = g.players[HER].counts
    for other in range(i64(TRAILS_EACH)):
        if counts[WAITING + (area * TRAILS_EACH + other) * 3] > 0:
            area = track * 2 + 1 - side
            break
    leave_track(g, track, position, area * TRAILS_EACH + trail)
