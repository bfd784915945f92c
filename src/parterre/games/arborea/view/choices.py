"""What each choice would cost, gain or score, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parterre.core import State
from parterre.games.arborea.components.symbols import (
    AREAS,
    CREATURES,
    HABITATS,
    SEASONS,
    TRAILS_EACH,
)
from parterre.games.arborea.notation.sentences import write
from parterre.games.arborea.notation.telling import then_told, values_of, what_follows
from parterre.games.arborea.rules.board import entry_season
from parterre.games.arborea.rules.codes import (
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_CAGE,
    DO_COMPLETE,
    DO_FREE,
    DO_GIVE,
    DO_INVITE,
    DO_LAY,
    DO_LEAVE,
    DO_PLACE,
    DO_REWARD,
    DO_SETTLE,
    DO_STAY,
    DO_TAKE,
)
from parterre.games.arborea.rules.ecosystem import TURNED, wide
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.scoring import Worth, creature_points, creature_worth, total
from parterre.games.arborea.state import CELLS, CROSSING, SIDE, Player
from parterre.games.arborea.view.losses import lost_of, no_crossing, season_ends
from parterre.games.arborea.view.players import Data, card_face, symbols_of, worth_of, xy


def shows(state: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """For each action of the mover what it would do, from what its view knows."""
    assert isinstance(state, Arborea)
    if not actions:
        return []
    me = state.players[state.turn()]
    before = int(creature_points(me, state.cat_sees))
    now = int(total(state, me))
    return [_shows(state, action, before, now) for action in actions]


def _shows(state: Arborea, action: int, before: int, now: int) -> Data:
    kind = write(state, action).split()[0]
    values = values_of(state, action)
    if DO_LAY <= action < DO_SETTLE:
        return {"kind": kind, **values, **_lay(state, action - DO_LAY, before)}
    if action >= DO_SETTLE and not DO_CAGE <= action < DO_FREE:
        return {"kind": kind, **values, **_settle(state, action, before)}
    seat = state.turn()
    after = state.copy()
    after.play(action)
    gain = int(total(after, after.players[seat])) - now
    then = [then_told(state, note) for note in what_follows(state, action)]
    return {"kind": kind, **values, **_more(state, action), "gain": gain, "then": then}


def _more(state: Arborea, action: int) -> Data:
    """What is printed where the choice leads."""
    if action < DO_ADVANCE:
        season = int(entry_season(state, (action - DO_PLACE) % 4))
        if not season:
            return {"season": None}
        lost = [{"at": 0, "symbol": f"SEASON:{SEASONS[season - 1]}", "why": "season"}]
        ends = season_ends(state, season - 1)
        return {"season": SEASONS[season - 1], **({"lost": lost} if ends else {})}
    if DO_LEAVE <= action < DO_STAY:
        return {"symbols": symbols_of(state, action - DO_LEAVE)}
    if DO_ACTIVATE <= action < DO_TAKE:
        trail = (action - DO_ACTIVATE) % (len(AREAS) * TRAILS_EACH)
        loss = int(state.box.losses[trail])
        lost = lost_of(state, trail, trail // TRAILS_EACH * 2)
        return {"symbols": symbols_of(state, trail), "loss": loss, "lost": lost}
    if DO_TAKE <= action < DO_TAKE + 60:
        return {"face": card_face(state, action - DO_TAKE)}
    if DO_REWARD <= action < DO_REWARD + 3:
        number = state.box.sage_lists + state.pending(1) // 2 * 3 + action - DO_REWARD
        return {"symbols": symbols_of(state, number), "lost": lost_of(state, number)}
    if DO_INVITE <= action < DO_GIVE:
        return {"captive": no_crossing(state)}
    if DO_COMPLETE <= action < DO_LAY:
        number = state.box.card_lists + action - DO_COMPLETE
        return {"symbols": symbols_of(state, number), "lost": lost_of(state, number)}
    return {}


def _lay(state: Arborea, what: int, before: int) -> Data:
    """The cells a card would cover, and the points of the creatures before and after."""
    turn, cell = divmod(what, CELLS)
    card = state.players[state.active].completed
    width = wide(turn)
    cells = []
    for k in range(6):
        x, y = xy(cell + k // width * SIDE + k % width)
        letter = HABITATS[state.box.grids[card * 6 + TURNED[turn * 6 + k]]]
        cells.append([x, y, letter])
    after = state.copy()
    after.play(DO_LAY + what)
    player = after.players[state.active]
    points = int(creature_points(player, state.cat_sees))
    x, y = xy(cell)
    size = {"width": int(wide(turn)), "height": 5 - int(wide(turn))}
    changes = _changes(state.players[state.active], player, state.cat_sees)
    told = {"before": before, "after": points, "creatures": changes}
    return {"x": x, "y": y, **size, "cells": cells, **told}


def _changes(was: Player, will: Player, cat_sees: int) -> list[Data]:
    """The creatures that would be worth more or less: where they are, and how much."""
    worth = Worth()
    found = []
    for crossing in range(CELLS):
        if was.land[CROSSING + crossing]:
            before = int(creature_worth(was, crossing, cat_sees, worth))
            after = int(creature_worth(will, crossing, cat_sees, worth))
            if before != after:
                x, y = xy(crossing)
                creature = CREATURES[was.land[CROSSING + crossing] - 1]
                found.append(
                    {"creature": creature, "x": x, "y": y, "before": before, "after": after}
                )
    return found


def _settle(state: Arborea, action: int, before: int) -> Data:
    """What a creature would score there, and all creatures before and after."""
    kind, crossing = divmod(action - (DO_SETTLE if action < DO_CAGE else DO_FREE), CELLS)
    there: Player = state.players[state.active].copy()
    there.land[CROSSING + crossing] = kind + 1
    worth = worth_of(there, crossing, state.cat_sees)
    after = int(creature_points(there, state.cat_sees))
    return {"worth": worth, "x": worth["x"], "y": worth["y"], "before": before, "after": after}
