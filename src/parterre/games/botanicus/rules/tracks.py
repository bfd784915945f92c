# compiled
"""The tracks of Botanicus (§6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.games.botanicus.components.printed import ROUTE
from parterre.games.botanicus.components.symbols import (
    ASKED,
    BIT,
    CARD,
    COIN,
    FROG,
    PER_TRACK,
    TRACKS,
    VP,
    kind_of,
    number_of,
)
from parterre.games.botanicus.rules.codes import ADVANCE
from parterre.games.botanicus.state import Ground, Player

STEP_COST: Final = 3

# What lies under a set of waiting actions: nothing to do, or a pawn that goes back (§6.7).
MARK: Final = -1
BACK: Final = -2  # less the track


def route_cost(ground: Ground, route: i64, free: i64) -> i64:
    """What a way costs: its tolls and the steps bought after the free ones (§6.3, §6.4)."""
    bought = ground.box.routes[route * ROUTE + 1] - free
    return ground.box.routes[route * ROUTE + 2] + (bought * STEP_COST if bought > 0 else 0)


def track_choices(ground: Ground, player: Player, found: vec[i64]) -> vec[i64]:
    """The ways that the current track action may take (§6.1, §6.3, §6.4)."""
    number = number_of(ground.current)
    free = number % PER_TRACK
    box = ground.box
    space = player.pawn(number // PER_TRACK)
    frog = player.freed & BIT[FROG] != 0
    for at in range(box.routes_at[space] // ROUTE, box.routes_at[space + 1] // ROUTE):
        if box.routes[at * ROUTE + 3] != 0 and not frog:
            continue
        if route_cost(ground, at, free) <= player.coins and not beaten(ground, space, at, free):
            found = append(found, ADVANCE + at)
    return found


def on_last_space(ground: Ground, player: Player, action: i64) -> bool:
    """Whether the pawn of a track action stands where no step leads on (§5.3, §6.7)."""
    return ground.box.last[player.pawn(number_of(action) // PER_TRACK)] != 0


def beaten(ground: Ground, space: i64, route: i64, free: i64) -> bool:
    """Whether a shorter way to the same end costs no more; they stand before it (§6.8)."""
    box = ground.box
    other = route - 1
    while other >= box.routes_at[space] // ROUTE:
        if box.routes[other * ROUTE] != box.routes[route * ROUTE]:
            return False
        if route_cost(ground, other, free) <= route_cost(ground, route, free):
            return True
        other -= 1
    return False


def wait(
    ground: Ground, player: Player, printed: vec[i64], start: i64, end: i64, mark: i64
) -> None:
    """Have a set of printed actions wait; coins and points are taken on the way (§5.1, §5.3)."""
    left: i64 = 0
    for at in range(start, end):
        if take_plain(player, printed[at]):
            continue
        left += 1
        if left == 1:
            ground.current = printed[at]
    if mark == MARK and left <= 1 and (left == 0 or kind_of(ground.current) >= ASKED):
        return
    ground.current = 0
    pending = ground.pending[:]
    pending = append(pending, mark)
    for at in range(start, end):
        if kind_of(printed[at]) >= CARD:
            pending = append(pending, printed[at])
    ground.pending = pending


def take_plain(player: Player, action: i64) -> bool:
    """Take coins or points, if that is what it is (§5.2, §8.4)."""
    kind = kind_of(action)
    if kind >= CARD:
        return False
    if kind == COIN:
        player.coins += number_of(action)
    elif kind == VP:
        player.from_actions += number_of(action)
    else:
        player.from_tracks += number_of(action)
    return True


def advance(ground: Ground, player: Player, route: i64) -> None:
    """Pay for a way, go it, score unused steps; the actions of its end wait (§6.2, §6.5)."""
    number = number_of(ground.current)
    track = number // PER_TRACK
    free = number % PER_TRACK
    box = ground.box
    player.coins -= route_cost(ground, route, free)
    space = box.routes[route * ROUTE]
    unused = free - box.routes[route * ROUTE + 1]
    if unused > 0:
        player.from_tracks += unused
    player.put_pawn(track, space)
    ground.current = 0
    goes_back = ground.reset_at_once and box.last[space] != 0
    mark: i64 = BACK - track if goes_back else MARK
    wait(ground, player, box.gives, box.gives_at[space], box.gives_at[space + 1], mark)


def stand_still(ground: Ground, player: Player) -> None:
    """Without a step every free one is unused (§6.6)."""
    if ground.zero_points:
        player.from_tracks += number_of(ground.current) % PER_TRACK
    ground.current = 0


def pawns_back(ground: Ground, player: Player) -> None:
    """At the end of the turn pawns on last spaces go back to the start (§6.7)."""
    for track in range(i64(TRACKS)):
        if ground.box.last[player.pawn(track)] != 0:
            player.put_pawn(track, ground.box.starts[track])


def display_prizes(ground: Ground) -> None:
    """At the end of the turn the next prize of a stack is displayed (§6.9)."""
    if ground.round_taken:
        ground.round_gone += 1
        ground.round_taken = False
    if ground.square_taken:
        ground.square_gone += 1
        ground.square_taken = False
