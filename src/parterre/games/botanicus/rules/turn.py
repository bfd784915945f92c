# compiled
"""A turn of Botanicus (§4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.order import insert
from parterre.games.botanicus.components.symbols import (
    CROSSINGS,
    KIND,
    PER_TRACK,
    POLE,
    SPACES,
    TRACK,
    TRACKS,
)
from parterre.games.botanicus.rules.actions import settle
from parterre.games.botanicus.rules.codes import BEFORE, CHOOSE, PLACE, SELL, USE, WALK
from parterre.games.botanicus.rules.garden import step_to
from parterre.games.botanicus.rules.order import flowers_on, pass_turn, place_flower
from parterre.games.botanicus.rules.tracks import MARK, display_prizes, pawns_back, wait
from parterre.games.botanicus.state import NOWHERE, Ground, Player, without

CARD_COST: Final = 2
CARD_SALE: Final = 3
FLOWER_COST: Final = 3
POLE_COINS: Final = 3

# how far one has walked this turn
NOT_YET: Final = 0  # and 1 or 2: that gardener has, the other may follow
ENOUGH: Final = 3


def walk_choices(ground: Ground, me: Player, found: vec[i64]) -> vec[i64]:
    """Where one may walk and pay for it, with either gardener (§4.2, §11.3, §11.8)."""
    if ground.walked == ENOUGH:
        return found
    costs = ground.box.costs
    start = me.garden * CROSSINGS * CROSSINGS
    if ground.walked != 1:
        for to in range(i64(CROSSINGS)):
            cost = costs[start + me.gardener * CROSSINGS + to]
            if cost <= me.coins and to != me.gardener and to != me.second:
                found = append(found, WALK + me.gardener * CROSSINGS + to)
    if me.second != NOWHERE and ground.walked != 2:
        for to in range(i64(CROSSINGS)):
            cost = costs[start + me.second * CROSSINGS + to]
            if cost <= me.coins and to != me.gardener and to != me.second:
                found = append(found, WALK + me.second * CROSSINGS + to)
    return found


def before_choices(ground: Ground, found: vec[i64]) -> vec[i64]:
    """What may be done before the flower is placed, and placing it (§4.1, §4.3, §4.5, §4.9)."""
    me = ground.players[ground.mover]
    found = walk_choices(ground, me, found)
    if not ground.carded:
        if me.coins >= CARD_COST:
            for card in me.hand:
                found = append(found, USE + card)
        for card in me.hand:
            found = append(found, SELL + card)
    if ground.round == 2:
        for track in range(i64(TRACKS)):
            found = append(found, CHOOSE + TRACK * KIND + track * PER_TRACK + 1)
        return found
    for row in range(i64(SPACES)):
        if flower_cost(ground, row) <= me.coins:
            found = append(found, PLACE + row)
    return found


def walk(ground: Ground, start: i64, to: i64) -> None:
    """Walk for coins; a second gardener may follow at once (§4.2, §11.8)."""
    me = ground.players[ground.mover]
    me.coins -= ground.box.costs[(me.garden * CROSSINGS + start) * CROSSINGS + to]
    first = ground.walked == NOT_YET
    gardener = step_to(me, start, to)
    ground.walked = gardener if first and me.second != NOWHERE else ENOUGH


def play_card(ground: Ground, card: i64, sold: bool) -> None:
    """Discard a card, for coins or for its actions (§4.1, §4.3)."""
    me = ground.players[ground.mover]
    me.hand = without(me.hand, card)
    ground.discard = insert(ground.discard[:], card)
    ground.carded = True
    if ground.walked != NOT_YET:
        ground.walked = ENOUGH
    if sold:
        me.coins += CARD_SALE
        return
    me.coins -= CARD_COST
    box = ground.box
    wait(ground, me, box.cards, box.cards_at[card], box.cards_at[card + 1], MARK)
    go_on(ground)


def is_dark(column: i64) -> bool:
    """Whether tokens lie in a column: every second one (§2.1)."""
    return column % 2 == 1


def flower_cost(ground: Ground, row: i64) -> i64:
    """What it costs to place a flower on a space of the next column (§4.6, §4.8)."""
    if ground.box.spaces[ground.column * SPACES + row] == POLE:
        return 0
    return FLOWER_COST * flowers_on(ground, row)


def token_at(ground: Ground, column: i64, row: i64) -> i64:
    """The token that lies on a space of a dark column (§2.1)."""
    return i64(ground.tokens[column // 2 * SPACES + row])


def place(ground: Ground, row: i64) -> None:
    """Place the flower, pay for it, and have the actions of the space (§4.5 to §4.8)."""
    me = ground.players[ground.mover]
    others = flowers_on(ground, row)
    me.coins -= flower_cost(ground, row)
    place_flower(ground, row, ground.mover)
    printed = ground.box.spaces[ground.column * SPACES + row]
    if printed == POLE and others == 0:
        me.coins += POLE_COINS
    if is_dark(ground.column) and others == 0:
        face: i64 = 1 if ground.round == 1 else 0
        token = ground.box.tokens[token_at(ground, ground.column, row) * 2 + face]
        wait(ground, me, vec[i64]([printed, token]), 0, 2, MARK)
    elif printed != POLE:
        at = ground.column * SPACES + row
        wait(ground, me, ground.box.spaces, at, at + 1, MARK)
    ground.acting = True
    go_on(ground)


def last_action(ground: Ground, action: i64) -> None:
    """In the last turn choose a track instead of a space (§4.9)."""
    ground.current = action
    ground.acting = True
    go_on(ground)


def go_on(ground: Ground) -> None:
    """Do what waits; then after a card phase 1 goes on, after the flower the turn ends (§4.1)."""
    if settle(ground):
        return
    if not ground.acting:
        ground.phase = BEFORE
        return
    pawns_back(ground, ground.players[ground.mover])
    display_prizes(ground)
    pass_turn(ground)
