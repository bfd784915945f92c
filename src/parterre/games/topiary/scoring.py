# compiled
"""The scoring of Topiary: what each visitor sees, its bonus, the tiles in hand, the places."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from parterre.core.order import places_of
from parterre.games.topiary.components import LINES, ROOM, SERIES, VALUES, series_of, value_of
from parterre.games.topiary.state import DOWN, FREE, Ground, Player

NOBODY: Final = -1


# What a visitor sees.


@final
class Look:
    """Looks along lines: the tiles seen, their points and the bonus, reused from look to look."""

    def __init__(self) -> None:
        self.seen = vec[i64]([0] * 5)
        self.number: i64 = 0
        self.points: i64 = 0
        self.bonus: i64 = 0

    def along(self, garden: vec[u8], place: i64) -> i64:
        """The points of a visitor there, with its bonus (§5.1, §5.2, §5.3)."""
        start = place * ROOM
        highest: i64 = 0
        number: i64 = 0
        points: i64 = 0
        bonus: i64 = 0
        for step in range(LINES[start]):
            cell = i64(garden[LINES[start + 1 + step]])
            if cell == DOWN:
                continue
            value = value_of(cell - 1)
            if value <= highest:
                continue
            highest = value
            points += value
            same: i64 = 0
            for earlier in range(number):
                if series_of(self.seen[earlier]) == series_of(cell - 1):
                    same += 1
            if same == 1:
                bonus += 2
            elif same > 1:
                bonus += 1
            self.seen[number] = cell - 1
            number += 1
        self.number = number
        self.points = points
        self.bonus = bonus
        return points + bonus


# The points of each seat.


def sight_points(ground: Ground, look: Look, highest: vec[u8]) -> vec[i64]:
    """The points of every seat's visitors; `highest` notes the best tile of a series it sees."""
    points = vec[i64]([0] * len(ground.players))
    for place in ground.places:
        owner = i64(ground.visitors[place]) - 1
        if owner < 0:
            continue
        points[owner] += look.along(ground.garden, place)
        for number in range(look.number):
            tile = look.seen[number]
            slot = owner * SERIES + series_of(tile)
            if value_of(tile) > i64(highest[slot]):
                highest[slot] = u8(value_of(tile))
    return points


def hand_points(player: Player, seat: i64, highest: vec[u8]) -> i64:
    """What the tiles in hand score: each its value if a visitor sees a higher one (§5.4)."""
    points: i64 = 0
    for tile in player.hand:
        if i64(highest[seat * SERIES + series_of(tile)]) > value_of(tile):
            points += value_of(tile)
    return points


def totals(ground: Ground) -> vec[i64]:
    """The points of each seat: its visitors and its hand (§5.5)."""
    highest = vec[u8]([0] * (4 * SERIES))
    points = sight_points(ground, Look(), highest)
    for seat in range(i64(len(ground.players))):
        points[seat] += hand_points(ground.players[seat], seat, highest)
    return points


def places_taken(ground: Ground) -> vec[i64]:
    """The place of each seat: points, then points in hand, then who played last (§6.1 to §6.3)."""
    highest = vec[u8]([0] * (4 * SERIES))
    points = sight_points(ground, Look(), highest)
    worth = vec[i64](capacity=4)
    for seat in range(i64(len(ground.players))):
        hand = hand_points(ground.players[seat], seat, highest)
        worth = append(worth, ((points[seat] + hand) * 100 + hand) * 10 + seat)
    return places_of(worth)


# The same, told.


@final
class Sight:
    """One visitor's look, told: for each cell of its line the tile, and whether it is seen."""

    def __init__(
        self,
        place: int,
        cells: list[int],
        tiles: list[int],
        seen: list[bool],
        points: int,
        bonus: int,
        series: list[int],
    ) -> None:
        self.place = place
        self.cells = cells
        self.tiles = tiles  # NOBODY for one that lies face down
        self.seen = seen
        self.points = points
        self.bonus = bonus
        self.series = series  # those seen more than once


def sight(ground: Ground, place: i64) -> Sight:
    """What a visitor at a place sees now, and why not the rest (§5.1, §5.2, §5.3)."""
    look = Look()
    look.along(ground.garden, place)
    seen_tiles = [int(look.seen[number]) for number in range(look.number)]
    cells = []
    tiles = []
    seen = []
    for step in range(LINES[place * ROOM]):
        cell = LINES[place * ROOM + 1 + step]
        tile = int(ground.garden[cell]) - 1
        cells.append(int(cell))
        tiles.append(tile)
        seen.append(tile in seen_tiles)
    kinds = [tile // VALUES for tile in seen_tiles]
    double = sorted({kind for kind in kinds if kinds.count(kind) > 1})
    return Sight(int(place), cells, tiles, seen, int(look.points), int(look.bonus), double)


def sums(ground: Ground, seat: i64) -> list[int]:
    """What each seat's visitors score, and one seat's hand with them."""
    highest = vec[u8]([0] * (4 * SERIES))
    points = sight_points(ground, Look(), highest)
    points[seat] += hand_points(ground.players[seat], seat, highest)
    return [int(each) for each in points]


def sums_with(ground: Ground, seat: i64, tile: i64, cell: i64) -> list[int]:
    """The same if a tile of that seat's hand lay on a cell; the hand is counted without it."""
    garden, hand = ground.garden, ground.players[seat].hand
    ground.garden = garden[:]
    ground.garden[cell] = u8(tile + 1)
    ground.players[seat].hand = remove(hand[:], tile)
    points = sums(ground, seat)
    ground.garden, ground.players[seat].hand = garden, hand
    return points


def witness(ground: Ground, seat: i64, tile: i64) -> int:
    """The place from which a seat's visitor makes a tile in hand count, or NOBODY (§5.4)."""
    look = Look()
    for place in ground.places:
        if i64(ground.visitors[place]) - 1 != seat:
            continue
        look.along(ground.garden, place)
        for number in range(look.number):
            other = look.seen[number]
            if series_of(other) == series_of(tile) and value_of(other) > value_of(tile):
                return int(place)
    return NOBODY


def visitors_of(ground: Ground, seat: i64) -> list[int]:
    """Where a seat's visitors stand, clockwise."""
    found = []
    for place in ground.places:
        if ground.visitors[place] != FREE and i64(ground.visitors[place]) - 1 == seat:
            found.append(int(place))
    return found
