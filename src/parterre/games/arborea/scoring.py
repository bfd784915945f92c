# compiled
"""The scoring of Arborea: captives, spirit, seasons, creatures, Feronia, and the places."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.order import places_of
from parterre.games.arborea.components.printed import Printed
from parterre.games.arborea.components.symbols import (
    ANTSPIDER,
    CAT,
    FROG,
    HAMSTER,
    KINDS,
    OWL,
    ROCK,
    SAGES,
    TRAILS,
    WATER,
    WORM,
)
from parterre.games.arborea.state import (
    AVAILABLE,
    CAPTIVE,
    CELLS,
    COUNTER,
    CROSSING,
    GIFTS,
    HABITAT,
    HELD,
    INVITED,
    PLACES,
    SEASON_TILE,
    SIDE,
    STEPS,
    WAITING,
    Ground,
    Player,
)

LOWEST: Final = -8
CAPTIVITY: Final = 3
MOST_BASE: Final = 8

TREE: Final = 0
MUSHROOM: Final = 1
FLOWER: Final = 2
GRASS: Final = 3
SPONGE: Final = 4

# What a season tile counts, in the order of components.COUNTS.
BY_GIFTS: Final = 0
BY_STEPS: Final = 1
BY_LINE: Final = 2
BY_ROCK: Final = 3
BY_WATERSIDE: Final = 4
BY_HELD: Final = 5
BY_TRAINED: Final = 6
BY_SPIRIT: Final = 7
BY_WATER: Final = 8
BY_CARDS: Final = 9
BY_KINDS: Final = 10
BY_FROGS: Final = 11
BY_HAMSTERS: Final = 12
BY_ANTSPIDERS: Final = 13

AROUND: Final = vec[i64]([0, 1, SIDE, SIDE + 1])  # the four cells of a crossing
BESIDE: Final = vec[i64]([1, -1, SIDE, -SIDE])


# Crossings and lines.


def whole(land: vec[u8], crossing: i64) -> bool:
    """Whether a crossing lies between four cells (§7.6)."""
    if crossing % SIDE == SIDE - 1 or crossing >= CELLS - SIDE:
        return False
    return (
        land[HABITAT + crossing] != 0
        and land[HABITAT + crossing + 1] != 0
        and land[HABITAT + crossing + SIDE] != 0
        and land[HABITAT + crossing + SIDE + 1] != 0
    )


def in_line(land: vec[u8], crossing: i64, step: i64, kind: i64) -> i64:
    """How many creatures of a kind are seen in one direction (§8.6)."""
    found: i64 = 0
    crossing += step
    while crossing >= 0 and whole(land, crossing):
        if i64(land[CROSSING + crossing]) == kind + 1:
            found += 1
        crossing += step
    return found


def aligned(land: vec[u8], crossing: i64, kind: i64) -> i64:
    """How many creatures of a kind are on the four lines of a crossing (§8.9)."""
    found: i64 = 0
    for step in BESIDE:
        found += in_line(land, crossing, step, kind)
    return found


def best_line(land: vec[u8]) -> i64:
    """The most creatures on one unbroken line, if they are two or more (§8.6)."""
    best: i64 = 0
    for direction in range(i64(2)):
        step = SIDE if direction == 1 else 1
        for crossing in range(i64(CELLS - SIDE - 1)):
            if land[CROSSING + crossing] == 0:
                continue
            found: i64 = 1
            for kind in range(i64(KINDS)):
                found += in_line(land, crossing, step, kind)
            if found > best:
                best = found
    return best if best > 1 else 0


# Creatures.


@final
class Worth:
    """What one creature scores, and why."""

    def __init__(self) -> None:
        self.habitats: i64 = 0  # how many it likes
        self.each: i64 = 0
        self.lined: i64 = 0  # creatures on its lines, or pairs of gifts
        self.lined_each: i64 = 0
        self.water = False

    def total(self) -> i64:
        """The points, doubled by Water (§8.11)."""
        points = self.habitats * self.each + self.lined * self.lined_each
        return 2 * points if self.water else points


def creature_worth(player: Player, crossing: i64, cat_sees: i64, worth: Worth) -> i64:
    """The points of the creature on a crossing (§8.7 to §8.11)."""
    land = player.land
    creature = i64(land[CROSSING + crossing]) - 1
    worth.water = False
    worth.habitats = 0
    worth.each = 2
    worth.lined = 0
    worth.lined_each = 3
    liked: i64 = ROCK
    if creature == FROG or creature == WORM:
        worth.each = 3
        liked = TREE if creature == FROG else SPONGE
    elif creature == OWL:
        liked = MUSHROOM
        worth.lined_each = 1
        worth.lined = gifts_given(player) // 2
    elif creature == HAMSTER:
        liked = FLOWER
        worth.lined = aligned(land, crossing, FROG)
    elif creature == CAT:
        liked = GRASS
        worth.lined = aligned(land, crossing, cat_sees)
    for k in range(i64(4)):
        habitat = i64(land[HABITAT + crossing + AROUND[k]]) - 1
        if habitat == WATER:
            worth.water = True
        if creature == ANTSPIDER:
            new = True
            for earlier in range(k):
                if i64(land[HABITAT + crossing + AROUND[earlier]]) - 1 == habitat:
                    new = False
            if new:
                worth.habitats += 1
        elif habitat == liked:
            worth.habitats += 1
    return worth.total()


def creature_points(player: Player, cat_sees: i64) -> i64:
    """The points of all creatures of an ecosystem (§8.7)."""
    worth = Worth()
    points: i64 = 0
    for crossing in range(i64(CELLS - SIDE - 1)):
        if player.land[CROSSING + crossing] != 0:
            points += creature_worth(player, crossing, cat_sees, worth)
    return points


# Seasons.


def gifts_given(player: Player) -> i64:
    """All gifts to all sages (§8.8)."""
    total: i64 = 0
    for sage in range(i64(SAGES)):
        total += player.counts[GIFTS + sage]
    return total


def steps_made(player: Player) -> i64:
    """The spaces reached on all season tracks (§8.5)."""
    counts = player.counts
    return counts[STEPS] + counts[STEPS + 1] + counts[STEPS + 2] + counts[STEPS + 3]


def spirit_left(player: Player) -> i64:
    """The spirit after captivity (§8.2)."""
    spirit = player.spirit
    for kind in range(i64(KINDS)):
        spirit -= CAPTIVITY * player.counts[CAPTIVE + kind]
    return spirit if spirit > LOWEST else LOWEST


def counted(player: Player, what: i64) -> i64:
    """How much of what a season tile counts a player has (§8.5)."""
    counts = player.counts
    if what == BY_GIFTS:
        return gifts_given(player)
    if what == BY_STEPS:
        return steps_made(player)
    if what == BY_LINE:
        return best_line(player.land)
    if what == BY_HELD:
        held: i64 = 0
        for slot in range(i64(PLACES)):
            if counts[HELD + slot] != 0:
                held += 1
        return held
    if what == BY_TRAINED:
        return counts[AVAILABLE + 1] + counts[AVAILABLE + 2]
    if what == BY_SPIRIT:
        spirit = spirit_left(player)
        return spirit if spirit > 0 else 0
    if what == BY_CARDS:
        return i64(len(player.laid)) // 2
    return counted_on_land(player.land, what)


def counted_on_land(land: vec[u8], what: i64) -> i64:
    """How much of what a season tile counts there is in an ecosystem (§8.5)."""
    if what == BY_ROCK or what == BY_WATER:
        wanted: i64 = ROCK if what == BY_ROCK else WATER
        cells: i64 = 0
        for cell in range(i64(CELLS)):
            if i64(land[HABITAT + cell]) == wanted + 1:
                cells += 1
        return cells
    if what > BY_ANTSPIDERS:
        return largest_group(land)
    found: i64 = 0
    kinds = vec[i64]([0] * KINDS)
    for crossing in range(i64(CELLS - SIDE - 1)):
        creature = i64(land[CROSSING + crossing])
        if creature == 0:
            continue
        kinds[creature - 1] += 1
        if what == BY_WATERSIDE:
            for near in AROUND:
                if i64(land[HABITAT + crossing + near]) == WATER + 1:
                    found += 1
                    break
    if what == BY_WATERSIDE:
        return found
    if what == BY_KINDS:
        for number in kinds:
            if number > 0:
                found += 1
        return found
    first: i64 = FROG if what == BY_FROGS else HAMSTER if what == BY_HAMSTERS else ANTSPIDER
    return kinds[first] + kinds[first + 1]


def largest_group(land: vec[u8]) -> i64:
    """The most cells of one habitat connected by edges, Rock and Water aside (§8.5)."""
    best: i64 = 0
    seen = vec[u8]([0] * CELLS)
    todo = vec[i64]([0] * CELLS)
    for start in range(i64(CELLS)):
        habitat = land[HABITAT + start]
        if habitat == 0 or i64(habitat) > WATER or seen[start] != 0:
            continue
        seen[start] = 1
        todo[0] = start
        number: i64 = 1
        at: i64 = 0
        while at < number:
            cell = todo[at]
            at += 1
            for k in range(i64(4)):
                if not has_neighbour(cell, k):
                    continue
                near = cell + BESIDE[k]
                if seen[near] == 0 and land[HABITAT + near] == habitat:
                    seen[near] = 1
                    todo[number] = near
                    number += 1
        if number > best:
            best = number
    return best


def has_neighbour(cell: i64, k: i64) -> bool:
    """Whether the table goes on from a cell to the east, west, north or south (§7.5)."""
    if k == 0:
        return cell % SIDE < SIDE - 1
    if k == 1:
        return cell % SIDE > 0
    return cell < CELLS - SIDE if k == 2 else cell >= SIDE


def season_base(box: Printed, player: Player, tile: i64) -> i64:
    """The base of a season tile, 8 at most (§8.4)."""
    base = counted(player, box.counts[tile]) * box.each[tile]
    return base if base < MOST_BASE else MOST_BASE


def season_points(ground: Ground, player: Player, season: i64) -> i64:
    """The points of one season: its base times the multiplier reached (§8.4)."""
    tile = ground.board[SEASON_TILE + season]
    if tile < 0:
        return 0
    times = ground.box.multipliers[player.counts[STEPS + season]]
    if times == 0:
        return 0
    return season_base(ground.box, player, tile) * times


# The totals.


def spirit_points(ground: Ground, player: Player) -> i64:
    """The points of the spirit track (§8.3)."""
    return ground.box.spirit_points[spirit_left(player) - LOWEST]


def total(ground: Ground, player: Player) -> i64:
    """Everything a player has, if the game ended now (§8.12)."""
    points = player.points + spirit_points(ground, player)
    for season in range(i64(4)):
        points += season_points(ground, player, season)
    return points + creature_points(player, ground.cat_sees)


def feronia_steps(ground: Ground) -> i64:
    """Feronia's steps with those added at the end (§10.17)."""
    her = ground.players[1]
    steps = ground.board[COUNTER] + i64(len(ground.done)) + i64(len(ground.pile)) // 2
    for kind in range(i64(KINDS)):
        steps += her.counts[INVITED + kind]
    for trail in range(i64(TRAILS)):
        steps += i64(her.counts[WAITING + trail * 3])
    return steps


def feronia_total(ground: Ground) -> i64:
    """Feronia's points: the biomes, and her steps times the difficulty (§10.17)."""
    return ground.players[1].points + feronia_steps(ground) * ground.difficulty


def totals(ground: Ground) -> vec[i64]:
    """The points of each seat, and in a solo game Feronia's (§8.12)."""
    points = vec[i64](capacity=5)
    for seat in range(ground.humans):
        points = append(points, total(ground, ground.players[seat]))
    if ground.humans == 1:
        points = append(points, feronia_total(ground))
    return points


def creatures_settled(player: Player) -> i64:
    """The creatures in an ecosystem (§9.2)."""
    found: i64 = 0
    for crossing in range(i64(CELLS)):
        if player.land[CROSSING + crossing] != 0:
            found += 1
    return found


def places_taken(ground: Ground) -> vec[i64]:
    """The place of each seat: points, then creatures, spirit and seasons (§9.1, §9.2, §10.17)."""
    points = totals(ground)
    if ground.humans == 1:
        won = points[0] > points[1]
        return vec[i64]([1, 2]) if won else vec[i64]([2, 1])
    worth = vec[i64](capacity=5)
    for seat in range(ground.humans):
        player = ground.players[seat]
        ties = creatures_settled(player) * 100 + spirit_left(player) - LOWEST
        worth = append(worth, (points[seat] * 10000 + ties) * 100 + steps_made(player))
    return places_of(worth)
