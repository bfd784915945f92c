# compiled
"""What each seat may know in Topiary, and a whole table that fits what it knows."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from parterre.core.order import insert
from parterre.core.rng import Rng
from parterre.games.topiary.components import TILES
from parterre.games.topiary.state import SEAT_BIT, Ground


def erase(ground: Ground, seat: i64, over: bool) -> None:
    """Forget other hands, what was put away, and who passed what on (§3.7, §2.7)."""
    owner: i64 = 0
    for player in ground.players:
        if owner != seat and not over:
            for tile in player.hand:
                ground.pool = insert(ground.pool, tile)
                player.hidden += 1
            player.hand = vec[i64](capacity=8)
        owner += 1
    if seat != 0:  # seat 1 put it away
        for tile in ground.away:
            ground.pool = insert(ground.pool, tile)
            ground.away_hidden += 1
        ground.away = vec[i64]()
    mine: u8 = SEAT_BIT[seat] if seat >= 0 else u8(0)
    for tile in range(i64(TILES)):
        ground.passed[tile] &= mine


def fill_in(ground: Ground, first: i64, rng: Rng) -> None:
    """Give hands and what was put away their missing tiles at random.

    A tile that the viewer passed on in the draft is never face down in the garden: it went to a
    seat that came after the viewer, `first` being the last that has had it, or it was put away.
    """
    passer: i64 = 0
    free = vec[i64](capacity=TILES)
    given = vec[i64](capacity=8)
    for tile in ground.pool:
        if ground.passed[tile] == 0:
            free = append(free, tile)
        else:
            given = append(given, tile)
            while SEAT_BIT[passer] != ground.passed[tile]:
                passer += 1
    room = ground.away_hidden
    for seat in range(first, passer):
        room += ground.players[seat].hidden
    for tile in given:
        place_given(ground, tile, first, passer, rng.below(room))
        room -= 1
    for player in ground.players:
        while player.hidden > 0:
            tile = free[rng.below(len(free))]
            free = remove(free, tile)
            player.hand = insert(player.hand, tile)
            player.hidden -= 1
    while ground.away_hidden > 0:
        tile = free[rng.below(len(free))]
        free = remove(free, tile)
        ground.away = insert(ground.away, tile)
        ground.away_hidden -= 1
    ground.pool = free


def place_given(ground: Ground, tile: i64, first: i64, passer: i64, slot: i64) -> None:
    """Put a passed tile into the slot-th place where it could be."""
    for seat in range(first, passer):
        player = ground.players[seat]
        if slot < player.hidden:
            player.hand = insert(player.hand, tile)
            player.hidden -= 1
            return
        slot -= player.hidden
    ground.away = insert(ground.away, tile)
    ground.away_hidden -= 1
