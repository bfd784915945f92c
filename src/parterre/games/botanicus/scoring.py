# compiled
"""The scoring of Botanicus: columns, coins, final cards, and the places."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.order import places_of
from parterre.games.botanicus.components.symbols import BEDS, BIT, ROWS, WIDTH
from parterre.games.botanicus.rules.garden import best_of_column, column_full
from parterre.games.botanicus.state import HELD, Ground, Player

COINS_A_POINT: Final = 3


def column_points(ground: Ground, player: Player, column: i64) -> i64:
    """What a column scores: nothing, or by its best plant (§10.2)."""
    if not column_full(ground, player, column):
        return 0
    return ground.box.column_points[best_of_column(player, column)]


def columns_points(ground: Ground, player: Player) -> i64:
    """What all columns score (§10.2)."""
    points: i64 = 0
    for column in range(i64(WIDTH)):
        points += column_points(ground, player, column)
    return points


def coin_points(player: Player) -> i64:
    """What the coins left over score (§10.3)."""
    return player.coins // COINS_A_POINT


def bits(mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    for number in range(i64(ROWS)):
        if mask & BIT[number] != 0:
            found += 1
    return found


def times(ground: Ground, player: Player, counts: i64) -> i64:
    """How often the condition of a final card is met (§11.16)."""
    if counts == 0:
        return 1
    if counts <= 5:
        found: i64 = 0
        for level in player.beds:
            if level > 0 and (counts == 1 or i64(level) == counts - 1):
                found += 1
        return found
    if counts == 6:
        return full_columns(ground, player)
    if counts == 7:
        return full_rows(ground, player)
    if counts == 8:
        return bits(player.standard)
    if counts == 9:
        return bits(player.special)
    return player.animals if counts == 10 else player.prizes


def full_columns(ground: Ground, player: Player) -> i64:
    """How many columns are wholly planted (§11.16)."""
    found: i64 = 0
    for column in range(i64(WIDTH)):
        if column_full(ground, player, column):
            found += 1
    return found


def full_rows(ground: Ground, player: Player) -> i64:
    """How many rows are wholly planted (§11.16)."""
    found: i64 = 0
    for row in range(i64(ROWS)):
        full = True
        for column in range(i64(WIDTH)):
            bed = row * WIDTH + column
            if ground.box.beds[player.garden * BEDS + bed] != 0 and player.beds[bed] == 0:
                full = False
        if full:
            found += 1
    return found


def final_points(ground: Ground, seat: i64) -> i64:
    """What the final cards score that are known to be a seat's (§11.16)."""
    points: i64 = 0
    for card in range(i64(len(ground.finals))):
        if i64(ground.finals[card]) == HELD + seat:
            counts = ground.box.finals[card]
            points += ground.box.final_points[card] * times(ground, ground.players[seat], counts)
    return points


def total(ground: Ground, seat: i64) -> i64:
    """The points of a seat if the game ended now (§10.2 to §10.4)."""
    player = ground.players[seat]
    points = player.scored() + columns_points(ground, player) + coin_points(player)
    return points + final_points(ground, seat) if ground.expert else points


def totals(ground: Ground) -> vec[i64]:
    """The points of each seat."""
    points = vec[i64](capacity=4)
    for seat in range(i64(len(ground.players))):
        points = append(points, total(ground, seat))
    return points


def places_taken(ground: Ground) -> vec[i64]:
    """The place of each seat: points, then the flower nearer the top of the stack (§10.5)."""
    worth = totals(ground)
    seats = i64(len(worth))
    for seat in range(seats):
        worth[seat] *= 10
    for index in range(i64(len(ground.order))):
        worth[i64(ground.order[index])] += seats - index
    return places_of(worth)


# The same, told.


@final
class Breakdown:
    """The points of a seat by what they came from."""

    def __init__(self, ground: Ground, seat: i64) -> None:
        player = ground.players[seat]
        self.requests = int(player.from_requests)
        self.tracks = int(player.from_tracks)
        self.prizes = int(player.from_prizes)
        self.animals = int(player.from_animals)
        self.actions = int(player.from_actions)
        self.columns = [int(column_points(ground, player, c)) for c in range(i64(WIDTH))]
        self.coins = int(coin_points(player))
        self.finals = int(final_points(ground, seat))
        self.total = int(total(ground, seat))
