# compiled
"""Whose turn it is in Botanicus (§3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.games.botanicus.components.symbols import COLUMNS, SPACES
from parterre.games.botanicus.rules.codes import BEFORE, BLOCKING, SCORED, STARTING
from parterre.games.botanicus.state import NEUTRAL, PER_ROW, Ground, with_more


def highest_first(flowers: vec[u8]) -> vec[u8]:
    """Whose flowers they are, from the highest: by space, then who came last (§3.2)."""
    order = vec[u8](capacity=4)
    for row in range(i64(SPACES)):
        at = i64(len(flowers)) - 1
        while at >= 0:
            if i64(flowers[at]) // PER_ROW == row:
                order = append(order, flowers[at] % PER_ROW)
            at -= 1
    return order


def seats_only(owners: vec[u8]) -> vec[u8]:
    """The order without the neutral flower, which has no turn (§3.5)."""
    seats = vec[u8](capacity=4)
    for owner in owners:
        if owner != NEUTRAL:
            seats = append(seats, owner)
    return seats


def begin_turns(ground: Ground) -> None:
    """Begin the turns of a column, from the highest flower on (§3.1)."""
    ground.order = seats_only(highest_first(ground.stood))
    ground.index = 0
    ground.placed = vec[u8](capacity=4)
    begin_turn(ground)


def begin_turn(ground: Ground) -> None:
    """Begin a turn: with two players the first one moves the neutral flower (§3.5, §4.1)."""
    ground.mover = i64(ground.order[ground.index])
    ground.walked = 0
    ground.carded = False
    ground.acting = False
    first_of_two = ground.index == 0 and len(ground.players) == 2 and ground.round < 2
    ground.phase = BLOCKING if first_of_two else BEFORE


def place_flower(ground: Ground, row: i64, whose: i64) -> None:
    """Put a flower on a space, on top of those already there (§3.5, §4.5)."""
    ground.placed = with_more(ground.placed, row * PER_ROW + whose)


def flowers_on(ground: Ground, row: i64) -> i64:
    """How many flowers are on a space of the next column (§4.6)."""
    found: i64 = 0
    for flower in ground.placed:
        if i64(flower) // PER_ROW == row:
            found += 1
    return found


def pass_turn(ground: Ground) -> None:
    """The next flower's turn, the next column, the next round or the end (§3.1, §3.4, §10.1)."""
    ground.index += 1
    if ground.index < len(ground.order):
        begin_turn(ground)
    elif ground.round == 2:
        ground.phase = SCORED
    else:
        ground.stood = ground.placed
        ground.column += 1
        if ground.column == COLUMNS:
            next_round(ground)
        else:
            begin_turns(ground)


def next_round(ground: Ground) -> None:
    """Stack the flowers on the start again; the tokens show their dark faces (§3.3, §3.4)."""
    order = highest_first(ground.stood)
    stack = vec[u8](capacity=4)
    at = i64(len(order)) - 1
    while at >= 0:
        stack = append(stack, order[at])
        at -= 1
    ground.stood = stack
    ground.round += 1
    ground.column = 0
    if ground.expert and ground.round == 1:
        ground.order = seats_only(order)
        ground.index = 0
        ground.placed = vec[u8](capacity=4)
        ground.mover = i64(ground.order[0])
        ground.phase = STARTING
    else:
        begin_turns(ground)
