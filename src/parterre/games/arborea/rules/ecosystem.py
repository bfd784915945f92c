# compiled
"""Developing the ecosystem: laying cards, settling creatures."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.games.arborea.components.symbols import KINDS
from parterre.games.arborea.rules.codes import DO_CAGE, DO_FREE, DO_LAY, DO_PASS, DO_SETTLE
from parterre.games.arborea.scoring import whole
from parterre.games.arborea.state import (
    CAGED,
    CAPTIVE,
    CELLS,
    CROSSING,
    HABITAT,
    INVITED,
    LAYER,
    NONE,
    SIDE,
    Ground,
    Player,
)

# For each turn, the cell of the grid (row by row, the upper one first) that comes to lie at each
# of the six cells of the card, from the south-west one on, eastwards and then northwards.
TURNED: Final = vec[i64]([3, 4, 5, 0, 1, 2, 5, 2, 4, 1, 3, 0, 2, 1, 0, 5, 4, 3, 0, 3, 1, 4, 2, 5])


def wide(turn: i64) -> i64:
    """How many cells a card is wide (§7.2)."""
    return 3 if turn % 2 == 0 else 2


def lay_card(g: Ground, player: Player, card: i64, turn: i64, cell: i64) -> None:
    """Lay a card with its south-west cell there, over whatever lies there (§7.2)."""
    land = player.land
    number = i64(len(player.laid)) // 2 + 1
    width = wide(turn)
    for k in range(i64(6)):
        at = cell + k // width * SIDE + k % width
        below = i64(land[LAYER + at])
        if below > 0:
            player.laid[2 * (below - 1) + 1] -= 1
        land[LAYER + at] = u8(number)
        land[HABITAT + at] = u8(g.box.grids[card * 6 + TURNED[turn * 6 + k]] + 1)
    laid = append(player.laid, (card * 4 + turn) * CELLS + cell)
    player.laid = append(laid, 6)


def places_for_card(player: Player) -> vec[i64]:
    """Every way to lay the completed card (§7.2 to §7.5)."""
    found = vec[i64](capacity=256)
    west: i64 = SIDE
    east: i64 = -1
    south: i64 = SIDE
    north: i64 = -1
    for k in range(i64(len(player.laid)) // 2):
        code = player.laid[2 * k]
        turn = code // CELLS % 4
        x = code % SIDE
        y = code % CELLS // SIDE
        if x < west:
            west = x
        if y < south:
            south = y
        if x + wide(turn) > east:
            east = x + wide(turn)
        if y + 5 - wide(turn) > north:
            north = y + 5 - wide(turn)
    covered = vec[u8]([0] * (len(player.laid) // 2 + 1))
    for turn in range(i64(2)):
        width = wide(turn)
        height = 5 - width
        y = south - height
        while y <= north:
            x = west - width
            while x <= east:
                if x >= 0 and y >= 0 and x + width <= SIDE and y + height <= SIDE:
                    if fits(player, x, y, width, covered):
                        found = append(found, DO_LAY + turn * CELLS + y * SIDE + x)
                        found = append(found, DO_LAY + (turn + 2) * CELLS + y * SIDE + x)
                x += 1
            y += 1
    return found


def fits(player: Player, x: i64, y: i64, width: i64, covered: vec[u8]) -> bool:
    """Whether a card may lie there: attached, no card and no creature covered whole (§7.2)."""
    land = player.land
    height = 5 - width
    cell = y * SIDE + x
    # the two crossings inside the card
    if land[CROSSING + cell] != 0:
        return False
    if land[CROSSING + cell + (1 if width == 3 else SIDE)] != 0:
        return False
    over: i64 = 0
    beside = False
    for k in range(i64(6)):
        column = k % width
        row = k // width
        at = cell + row * SIDE + column
        below = i64(land[LAYER + at])
        if below != 0:
            over += 1
            covered[below] += 1
        elif not beside:
            if column == 0 and x > 0 and land[LAYER + at - 1] != 0:
                beside = True
            elif column == width - 1 and x + width < SIDE and land[LAYER + at + 1] != 0:
                beside = True
            elif row == 0 and y > 0 and land[LAYER + at - SIDE] != 0:
                beside = True
            elif row == height - 1 and y + height < SIDE and land[LAYER + at + SIDE] != 0:
                beside = True
    if over == 0:
        return beside
    hidden = False
    for k in range(i64(6)):
        below = i64(land[LAYER + cell + k // width * SIDE + k % width])
        if below != 0 and i64(covered[below]) == player.laid[2 * below - 1]:
            hidden = True
    for k in range(i64(6)):
        covered[i64(land[LAYER + cell + k // width * SIDE + k % width])] = 0
    return not hidden


def answer_lay(g: Ground, action: i64) -> None:
    """Lay the completed card as chosen (§7.1)."""
    me = g.players[g.active]
    lay_card(g, me, me.completed, (action - DO_LAY) // CELLS, (action - DO_LAY) % CELLS)
    me.completed = NONE


# Creatures.


def is_crossing(player: Player, crossing: i64) -> bool:
    """Whether a crossing lies between four cells of a player's ecosystem (§7.6)."""
    return whole(player.land, crossing)


def may_settle(player: Player, crossing: i64) -> bool:
    """Whether a creature may stand there: four cells, nobody there or next to it (§7.6)."""
    land = player.land
    if not whole(land, crossing) or land[CROSSING + crossing] != 0:
        return False
    if crossing % SIDE > 0 and land[CROSSING + crossing - 1] != 0:
        return False
    if crossing >= SIDE and land[CROSSING + crossing - SIDE] != 0:
        return False
    return land[CROSSING + crossing + 1] == 0 and land[CROSSING + crossing + SIDE] == 0


def ask_creatures(g: Ground) -> bool:
    """Ask where the invited creatures go, and whether a captive is freed (§7.6, §7.7, §11.11)."""
    me = g.players[g.active]
    counts = me.counts
    invited: i64 = 0
    captive = False
    for creature in range(i64(KINDS)):
        invited += counts[INVITED + creature]
        if counts[CAPTIVE + creature] > counts[CAGED + creature]:
            captive = True
    free = captive and not me.freed
    if invited == 0 and not (free and me.handled):
        return False
    crossings = places_for_creature(me)
    if invited == 0 and len(crossings) == 0:
        return False
    found = vec[i64](capacity=64)
    for creature in range(i64(KINDS)):
        if counts[INVITED + creature] > 0:
            for crossing in crossings:
                found = append(found, DO_SETTLE + creature * CELLS + crossing)
            found = append(found, DO_CAGE + creature)
        if free and counts[CAPTIVE + creature] > counts[CAGED + creature]:
            for crossing in crossings:
                found = append(found, DO_FREE + creature * CELLS + crossing)
    if invited == 0:
        found = append(found, DO_PASS)
    g.mover = g.active
    g.options = found
    return True


def places_for_creature(me: Player) -> vec[i64]:
    """The crossings where a creature may stand (§7.6)."""
    found = vec[i64](capacity=32)
    for crossing in range(i64(CELLS - SIDE)):
        if me.land[HABITAT + crossing] != 0 and may_settle(me, crossing):
            found = append(found, crossing)
    return found


def answer_creature(g: Ground, action: i64) -> None:
    """Settle a creature, lock it up, or free a captive (§7.6, §7.7)."""
    me = g.players[g.active]
    if action < DO_CAGE:
        code = action - DO_SETTLE
        me.counts[INVITED + code // CELLS] -= 1
        me.land[CROSSING + code % CELLS] = u8(code // CELLS + 1)
        me.handled = True
    elif action < DO_FREE:
        creature = action - DO_CAGE
        me.counts[INVITED + creature] -= 1
        me.counts[CAPTIVE + creature] += 1
        me.counts[CAGED + creature] += 1
        me.handled = True
    else:
        code = action - DO_FREE
        me.counts[CAPTIVE + code // CELLS] -= 1
        me.land[CROSSING + code % CELLS] = u8(code // CELLS + 1)
        me.freed = True
