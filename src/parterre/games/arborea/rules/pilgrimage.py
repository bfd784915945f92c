# compiled
"""The tracks: placing villagers, moving, swapping, exits and standing orders."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.games.arborea.components.symbols import BIT, TRAILS_EACH
from parterre.games.arborea.rules.board import climb_season, entry_season, leave_track
from parterre.games.arborea.rules.codes import (
    DO_ADVANCE,
    DO_ASK,
    DO_LEAVE,
    DO_PLACE,
    DO_STAY,
    WINDOW,
)
from parterre.games.arborea.rules.feronia import her_exits, is_hers, leave_hers
from parterre.games.arborea.state import (
    AVAILABLE,
    ENTRY,
    ORDERS,
    OWNER,
    REACH,
    SECTION,
    SHIFT,
    TOLD_ADVANCE,
    TOLD_PLACE,
    TOLD_SWAP,
    UNTIL_SWAP,
    Ground,
)

LAST: Final = 12  # the position at the centre
SWAP: Final = 4  # spaces between two swaps
INNER: Final = 9  # where the inner section begins when it is lifted


# Placing.


def placements(g: Ground, seat: i64, found: vec[i64]) -> vec[i64]:
    """Every way to place an available villager on a free entry (§4.3)."""
    counts = g.players[seat].counts
    for villager in range(i64(3)):
        if counts[AVAILABLE + villager] > 0:
            for track in range(i64(4)):
                if g.tracks[track * REACH + ENTRY] == 0:
                    found = append(found, DO_PLACE + villager * 4 + track)
    return found


def place(g: Ground, seat: i64, villager: i64, track: i64, seasons: bool) -> None:
    """Place a villager on the entry of a track, and climb the season shown (§4.3, §4.4)."""
    g.players[seat].counts[AVAILABLE + villager] -= 1
    g.tracks[track * REACH + ENTRY] = u8(1 + seat * OWNER + villager)
    g.note(TOLD_PLACE, seat, villager, track)
    if seasons:
        season = entry_season(g, track)
        if season > 0:
            climb_season(g, seat, season - 1)


def advances(found: vec[i64]) -> vec[i64]:
    """Every track may be advanced (§4.3)."""
    for track in range(i64(4)):
        found = append(found, DO_ADVANCE + track)
    return found


# Moving.


def step(g: Ground, track: i64) -> None:
    """Move both sections and everybody on them one position (§3.2)."""
    tracks = g.tracks
    first = track * REACH
    position = first + LAST
    while position > first:
        tracks[position] = tracks[position - 1]
        tracks[ORDERS + position] = tracks[ORDERS + position - 1]
        position -= 1
    g.board[SHIFT + track] += 1
    g.note(TOLD_ADVANCE, g.active, track, 1)


def swap(g: Ground, track: i64) -> None:
    """Lay the inner section on the outer positions (§3.3)."""
    at = SECTION + track * 2
    lifted = g.board[at + 1]
    g.board[at + 1] = g.board[at]
    g.board[at] = lifted
    g.board[SHIFT + track] = 0
    g.note(TOLD_SWAP, g.active, track, 0)


def move_on(g: Ground) -> bool:
    """Go on with a move: swaps with their forced exits, then the window (§3.2 to §3.5, §6.7)."""
    track = g.pending(1)
    while True:
        if g.board[SHIFT + track] == SWAP:
            if force_out(g, track):
                return True
            swap(g, track)
            continue
        left = g.pending(2)
        if left == 0:
            break
        step(g, track)
        g.set_pending(2, left - 1)
    window = g.pending(3)
    g.drop()
    her_exits(g, track)
    if window == 1:
        g.push(WINDOW, BIT[track], track, LAST)
    return False


def force_out(g: Ground, track: i64) -> bool:
    """Let those on the lifted section leave, from the centre on, people asked (§3.4, §10.15)."""
    position: i64 = LAST
    while position >= INNER:
        at = track * REACH + position
        if is_hers(g, at):
            leave_hers(g, track, position)
        elif g.tracks[at] != 0:
            g.mover = (i64(g.tracks[at]) - 1) // OWNER
            g.options = exits(track, LAST - ENTRY, vec[i64](capacity=10))
            return True
        position -= 1
    return False


def exits(track: i64, walked: i64, found: vec[i64]) -> vec[i64]:
    """The trails that a villager stands beside or has passed (§3.5)."""
    most = walked if walked < TRAILS_EACH else TRAILS_EACH
    for side in range(i64(2)):
        for trail in range(most):
            found = append(found, DO_LEAVE + (track * 2 + side) * TRAILS_EACH + trail)
    return found


def answer_forced(g: Ground, trail: i64) -> None:
    """Leave the section that is lifted (§3.4)."""
    track = g.pending(1)
    position: i64 = LAST
    while g.tracks[track * REACH + position] == 0:
        position -= 1
    leave_track(g, track, position, trail)


# Windows.


def ask_window(g: Ground) -> bool:
    """Ask about the next villager of the window, if its order lets it be asked (§3.5, §3.9)."""
    tracks = g.tracks
    while g.pending(2) < 4:
        track = g.pending(2)
        position = g.pending(3)
        if g.pending(1) & BIT[track] != 0:
            while position > ENTRY:
                at = track * REACH + position
                owner = (i64(tracks[at]) - 1) // OWNER
                walked = position - ENTRY
                if tracks[at] != 0 and owner < g.humans and walked >= i64(tracks[ORDERS + at]):
                    g.set_pending(3, position)
                    g.mover = owner
                    g.options = answers(track, walked)
                    return True
                position -= 1
        g.set_pending(2, track + 1)
        g.set_pending(3, LAST)
    g.drop()
    return False


def answers(track: i64, walked: i64) -> vec[i64]:
    """To leave for a trail, or to stay, with or without an order (§3.5, §11.4)."""
    found = exits(track, walked, vec[i64](capacity=15))
    found = append(found, DO_STAY)
    until = walked + 2
    while until <= TRAILS_EACH:
        found = append(found, DO_STAY + until)
        until += 1
    return append(found, DO_STAY + UNTIL_SWAP)


def answer_window(g: Ground, action: i64) -> None:
    """Let the villager leave or stay, and go on to the next (§3.5, §3.9)."""
    track = g.pending(2)
    position = g.pending(3)
    g.set_pending(3, position - 1)
    if action < DO_STAY:
        leave_track(g, track, position, action - DO_LEAVE)
    else:
        g.tracks[ORDERS + track * REACH + position] = u8(action - DO_STAY)


# Orders.


def orders(g: Ground, seat: i64, found: vec[i64]) -> vec[i64]:
    """The own villagers with a standing order, which may be ended (§3.9)."""
    for track in range(i64(4)):
        for position in range(i64(ENTRY), i64(LAST) + 1):
            at = track * REACH + position
            if g.tracks[ORDERS + at] != 0 and (i64(g.tracks[at]) - 1) // OWNER == seat:
                found = append(found, DO_ASK + at)
    return found


def end_order(g: Ground, at: i64) -> None:
    """Be asked again about a villager (§3.9)."""
    g.tracks[ORDERS + at] = 0


def length(g: Ground, seat: i64, track: i64) -> i64:
    """How far a track moves for its owner's villagers in step 4 (§6.6)."""
    spaces: i64 = 0
    for position in range(i64(ENTRY), i64(LAST) + 1):
        villager = i64(g.tracks[track * REACH + position]) - 1
        if villager >= 0 and villager // OWNER == seat:
            spaces += 2 if villager % OWNER == 2 else 1
    return spaces


def on_tracks(g: Ground, seat: i64) -> bool:
    """Whether a seat has anybody on a track (§4.2)."""
    for track in range(i64(4)):
        if length(g, seat, track) > 0:
            return True
    return False
