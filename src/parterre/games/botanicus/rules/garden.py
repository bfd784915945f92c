# compiled
"""The garden of Botanicus: reach, plants, water, moves, requests (§7, §9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.games.botanicus.components.symbols import (
    BEDS,
    BIRD,
    BIT,
    CROSSINGS,
    DIGIT,
    MOVE,
    PASSED,
    PLANT,
    REACH,
    ROWS,
    SQUIRREL,
    STEPS,
    WATER,
    WIDTH,
    holds,
    kind_of,
    number_of,
)
from parterre.games.botanicus.rules.codes import GO, POUR, SOW
from parterre.games.botanicus.state import NOWHERE, Ground, Player, with_value

BEST: Final = 4  # the highest level
BIRD_STANDARD: Final = 2
BIRD_SPECIAL: Final = 6
SQUIRREL_COINS: Final = 6


def reachable(player: Player) -> vec[u8]:
    """The places of beds around the gardeners (§7.1, §11.7)."""
    found = vec[u8](capacity=8)
    start = player.gardener * 4
    for number in range(i64(4)):
        found = append(found, REACH[start + number])
    if player.second == NOWHERE:
        return found
    start = player.second * 4
    for number in range(i64(4)):
        bed = REACH[start + number]
        if bed != found[0] and bed != found[1] and bed != found[2] and bed != found[3]:
            found = append(found, bed)
    return found


def is_bed(ground: Ground, player: Player, bed: i64) -> bool:
    """Whether there is a bed that can be planted: none where an animal still sits (§11.9)."""
    if ground.box.beds[player.garden * BEDS + bed] == 0:
        return False
    if ground.expert:
        for animal in range(i64(5)):
            sits = ground.box.dens[player.garden * 5 + animal] == bed
            if sits and player.freed & BIT[animal] == 0:
                return False
    return True


def garden_choices(ground: Ground, player: Player, found: vec[i64]) -> vec[i64]:
    """What the current plant, watering or move may be (§7.2 to §7.5)."""
    kind = kind_of(ground.current)
    number = number_of(ground.current)
    if kind == MOVE:
        return move_choices(player, number, found)
    level = number % 5
    for reached in reachable(player):
        bed = i64(reached)
        there = i64(player.beds[bed])
        if kind == PLANT:
            if there != level and is_bed(ground, player, bed):
                found = append(found, SOW + level * BEDS + bed)
        elif kind == WATER and 0 < there < BEST:
            found = append(found, POUR + bed)
    return found


def can_water(player: Player, steps: i64) -> bool:
    """Whether a plant can be watered that is in reach, or may be after so many steps (§5.3)."""
    for crossing in range(i64(CROSSINGS)):
        far = i64(STEPS[player.gardener * CROSSINGS + crossing])
        if player.second != NOWHERE:
            other = i64(STEPS[player.second * CROSSINGS + crossing])
            far = other if other < far else far
        if far > steps:
            continue
        for number in range(i64(4)):
            level = i64(player.beds[i64(REACH[crossing * 4 + number])])
            if 0 < level < BEST:
                return True
    return False


def move_choices(player: Player, number: i64, found: vec[i64]) -> vec[i64]:
    """Where a free move may lead, for a gardener that has not moved in it yet (§7.5, §11.8)."""
    steps = number % PASSED
    moved = number // PASSED
    if moved != 1:
        for to in range(i64(CROSSINGS)):
            far = i64(STEPS[player.gardener * CROSSINGS + to])
            if 0 < far <= steps and to != player.second:
                found = append(found, GO + player.gardener * CROSSINGS + to)
    if moved != 2 and player.second != NOWHERE:
        for to in range(i64(CROSSINGS)):
            far = i64(STEPS[player.second * CROSSINGS + to])
            if 0 < far <= steps and to != player.gardener:
                found = append(found, GO + player.second * CROSSINGS + to)
    return found


def step_to(player: Player, start: i64, to: i64) -> i64:
    """Move the gardener that stands there, and tell which of the two it was (§4.2, §7.5)."""
    if player.gardener == start:
        player.gardener = to
        return 1
    player.second = to
    return 2


def set_plant(ground: Ground, player: Player, bed: i64, level: i64) -> None:
    """Put a plant onto a bed in place of what is there, and look at the requests (§7.3, §9.3)."""
    was_empty = player.beds[bed] == 0
    player.beds = with_value(player.beds, bed, level)
    look_at_row(ground, player, bed // WIDTH)
    if was_empty and player.freed & BIT[SQUIRREL] != 0 and column_full(ground, player, bed % WIDTH):
        player.coins += SQUIRREL_COINS


def plants_in(player: Player, row: i64) -> i64:
    """How many plants of each level a row has, in digits of eight (§9.1)."""
    there: i64 = 0
    for column in range(i64(WIDTH)):
        there += DIGIT[i64(player.beds[row * WIDTH + column])]
    return there


def look_at_row(ground: Ground, player: Player, row: i64) -> None:
    """Score the requests of a row that are met now (§9.1, §9.2)."""
    if player.special & BIT[row] != 0:
        return
    there = plants_in(player, row)
    bird = player.freed & BIT[BIRD] != 0
    if player.standard & BIT[row] == 0:
        needed = ground.box.needs[player.garden * ROWS + row]
        if needed == 0 or not holds(there, needed):
            return
        player.standard |= BIT[row]
        player.from_requests += ground.box.need_points[player.garden * ROWS + row]
        if bird:
            player.from_requests += BIRD_STANDARD
    tile = i64(player.rows[row]) - 1
    if holds(there, ground.box.tiles[tile]):
        player.special |= BIT[row]
        player.from_requests += ground.box.tile_points[tile]
        if bird:
            player.from_requests += BIRD_SPECIAL


def column_full(ground: Ground, player: Player, column: i64) -> bool:
    """Whether every bed of a column is planted (§10.2, §11.12)."""
    for row in range(i64(ROWS)):
        bed = row * WIDTH + column
        if ground.box.beds[player.garden * BEDS + bed] != 0 and player.beds[bed] == 0:
            return False
    return True


def best_of_column(player: Player, column: i64) -> i64:
    """The highest level of a column (§10.2)."""
    best: i64 = 0
    for row in range(i64(ROWS)):
        level = i64(player.beds[row * WIDTH + column])
        if level > best:
            best = level
    return best
