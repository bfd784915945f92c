"""The whole table as plain data for a screen."""

from __future__ import annotations

from bisect import bisect
from typing import Any

from parterre.core import OVER, SPECTATOR, State
from parterre.games.arborea.components.printed import box
from parterre.games.arborea.components.symbols import (
    AREAS,
    ARGUMENT,
    BIOMES,
    CARDS_EACH,
    CREATURES,
    DECKS,
    KINDS,
    SEASON_CODES,
    SEASONS,
    SECTION_CODES,
    TILE_CODES,
    TRACKS,
    TRAILS_EACH,
    VILLAGERS,
    name_card,
    name_component,
    name_symbol,
)
from parterre.games.arborea.components.symbols import COUNTS as COUNTED
from parterre.games.arborea.components.telling import names
from parterre.games.arborea.notation.sentences import name_trail
from parterre.games.arborea.notation.telling import about_villager, asked_about
from parterre.games.arborea.rules.board import entry_season
from parterre.games.arborea.rules.codes import (
    ACTIVATION,
    ADVANCING,
    CARDING,
    CONVERTING,
    DEALING,
    FINISHING,
    GIVING,
    INVITING,
    MOVING,
    PLACING,
    REFRESHING,
    REWARDING,
    RUNNING,
    STARTING,
    TURN,
    WALKING,
    WINDOW,
)
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.turn import again_cost
from parterre.games.arborea.scoring import creatures_settled, spirit_left, steps_made
from parterre.games.arborea.state import (
    COLUMN,
    ENTRY,
    LOWER,
    ORDERS,
    OWNER,
    REACH,
    SEASON_TILE,
    SECTION,
    SHIFT,
    SUPPLY,
    TILE,
    TOP,
    UNTIL_SWAP,
    UPPER,
    WAITING,
)
from parterre.games.arborea.view.players import (
    Data,
    breakdown,
    card_face,
    feronia_breakdown,
    feronia_data,
    player_data,
    symbols_of,
    trails_reached,
)

ASKED = {
    DEALING: "deal",
    STARTING: "start",
    MOVING: "forced",
    WINDOW: "exit",
    CARDING: "card",
    REFRESHING: "refresh",
    CONVERTING: "convert",
    INVITING: "invite",
    GIVING: "give",
    PLACING: "place",
    ADVANCING: "advance",
    REWARDING: "reward",
}
SYMBOL_STEPS = ("card", "refresh", "convert", "invite", "give", "place", "advance")
TURN_STEPS = ("rescue", "pilgrimage", "again", "activate", "complete", "", "lay", "creatures")

PHASES = ("pilgrimage",) * 3 + ("activate", "complete", "tracks", "build", "build", "build")


def step_of(state: Arborea) -> str:
    """What is asked now, in one word."""
    if state.turn() == OVER:
        return "over"
    if state.turn() < 0:
        return "deal"
    kind = state.pending(0)
    return TURN_STEPS[state.pending(1)] if kind == TURN else ASKED[kind]


def question(state: Arborea) -> Data | None:
    """The pending question as a message, or nothing where nobody is asked."""
    if state.turn() < 0:
        return None
    step = step_of(state)
    values: Data = {"seat": int(state.turn()) + 1}
    if step in ("exit", "forced"):
        at = asked_about(state)
        values |= about_villager(state, at)
    elif step == "again":
        values["cost"] = int(again_cost(state))
    elif step == "activate":
        done = int(state.pending(2))
        values |= {"count": 2 - done} if done < 2 else {"count": 0}
    elif step == "convert":
        left, right = divmod(int(state.pending(1)), KINDS)
        values |= {"left": BIOMES[left], "right": BIOMES[right]}
    elif step == "reward":
        values |= {"area": AREAS[state.pending(1) // 2], "count": int(state.pending(2))}
    elif step == "lay":
        completed = state.players[state.active].completed
        values["card"] = card_face(state, completed)["card"]
    return {"id": f"arborea-ask-{step}", "values": values}


def phase_of(state: Arborea) -> str | None:
    """Which part of a turn a moment belongs to; the starting placement is a part of its own."""
    if state.turn() < 0:
        return None
    kinds = [int(state.stack[4 * k]) for k in range(state.depth)]
    if STARTING in kinds:
        return "start"
    if TURN not in kinds:
        return None
    if WALKING in kinds:
        return "activate"
    if FINISHING in kinds:
        return "complete"
    step = int(state.stack[4 * kinds.index(TURN) + 1])
    # A step is counted on before what it sets off is asked about.
    if kinds[-1] in (MOVING, WINDOW):
        return "pilgrimage" if step <= ACTIVATION else "tracks"
    return PHASES[step]


def cause(state: Arborea) -> Data | None:
    """What a symbol's question comes from: a trail, a sage, a slot, a bonus tile or a card."""
    if step_of(state) not in SYMBOL_STEPS:
        return None
    running = [4 * k for k in range(state.depth) if state.stack[4 * k] == RUNNING]
    if not running:
        return None
    box = state.box
    number = bisect(list(box.begins), state.stack[running[-1] + 1] - 1) - 1
    if number < box.sage_lists:
        return {"id": "arborea-cause-trail", "values": {"trail": name_trail(number)}}
    if number < box.slot_lists:
        area = AREAS[(number - box.sage_lists) // 3]
        return {"id": "arborea-cause-sage", "values": {"area": area}}
    if number < box.tile_lists:
        creature = CREATURES[(number - box.slot_lists) // box.rows]
        return {"id": "arborea-cause-slot", "values": {"creature": creature}}
    if number < box.card_lists:
        attracted = box.symbols[state.stack[running[-2] + 1] - 1] % ARGUMENT
        return {"id": "arborea-cause-tile", "values": {"creature": CREATURES[attracted]}}
    card = name_card(number - box.card_lists)
    return {"id": "arborea-cause-card", "values": {"card": card}}


def view(state: State, seat: int) -> dict[str, Any]:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Arborea)
    turn = state.turn()
    over = turn == OVER
    return {
        "game": "arborea",
        "you": None if seat == SPECTATOR else seat + 1,
        "turn": "over" if over else turn + 1 if turn >= 0 else "chance",
        "active": int(state.active) + 1,
        "next": _next(state),
        "step": step_of(state),
        "question": question(state),
        "cause": cause(state),
        "phase": phase_of(state),
        "asked": _asked(state),
        "walking": _walking(state),
        "turn_number": int(state.turns) + (0 if over else 1),
        "turns_left": int(state.turns_left) if state.turns_left >= 0 else None,
        "sun": {
            "at": int(state.sun),
            "start": int(state.box.sun_starts[state.humans - 1]),
            "last": int(state.box.sun_last),
        },
        "cat_sees": CREATURES[state.cat_sees],
        "renamed": _renamed(state),
        "tracks": [_track(state, track) for track in range(4)],
        "areas": [_area(state, area) for area in range(len(AREAS))],
        "biomes": [_biome(state, biome) for biome in range(KINDS)],
        "biome_points": [int(p) for p in state.box.biome_points],
        "spirit_points": [int(p) for p in state.box.spirit_points],
        "multipliers": [int(m) for m in state.box.multipliers],
        "borderlands": {
            "rows": [int(s) for s in state.box.row_spirit],
            "columns": [_column(state, kind) for kind in range(KINDS)],
        },
        "decks": [_deck(state, deck) for deck in range(4)],
        "seasons": [_season(state, season) for season in range(4)],
        "players": [player_data(state, s) for s in range(state.humans)],
        "feronia": feronia_data(state),
        "result": _result(state) if over else None,
    }


def _next(state: Arborea) -> int | None:
    """The seat that plays after the turn that goes on, whoever is asked in it (§4.1, §8.1)."""
    if state.turn() < 0 or state.humans == 1 or state.turns_left == 1:
        return None
    return (int(state.active) + 1) % state.humans + 1


def _asked(state: Arborea) -> Data | None:
    """The villager that a window or a swap asks about."""
    if step_of(state) not in ("exit", "forced"):
        return None
    return about_villager(state, asked_about(state))


def _walking(state: Arborea) -> Data | None:
    """The villager that walks a trail now, and which of its symbols are done."""
    for k in range(state.depth):
        if state.stack[4 * k] == WALKING:
            trail, villager = state.stack[4 * k + 1], state.stack[4 * k + 2]
            area = AREAS[trail // TRAILS_EACH]
            done = state.stack[4 * k + 5] - state.box.begins[trail]
            known = {"trail": f"{area}{trail % TRAILS_EACH + 1}", "done": int(done)}
            return {"seat": int(state.active) + 1, "villager": VILLAGERS[villager], **known}
    return None


def _renamed(state: Arborea) -> Data:
    """What a corrected box calls otherwise."""
    found = {}
    for section in ("areas", "habitats", "creatures"):
        printed = names(box({}), section)
        for code, name in names(state.box, section).items():
            if name != printed[code]:
                found[code] = name
    return found


# Tracks and areas.


def _track(state: Arborea, track: int) -> Data:
    shift = int(state.board[SHIFT + track])
    season = int(entry_season(state, track)) if state.board[SECTION + track * 2] >= 0 else 0
    entry = track * REACH + ENTRY
    places = range(track * REACH + ENTRY, track * REACH + 13)
    return {
        "track": TRACKS[track],
        "shift": shift,
        "spaces_to_swap": 4 - shift,
        "sections": [_section(state, track, inner) for inner in (1, 0)],
        "entry": {
            "position": ENTRY,
            "season": SEASONS[season - 1] if season else None,
            "free": state.tracks[entry] == 0,
        },
        "villagers": [_villager(state, at) for at in reversed(places) if state.tracks[at]],
    }


def _section(state: Arborea, track: int, inner: int) -> Data | None:
    """A section with its cells from the one nearest the centre, and where they lie."""
    section = state.board[SECTION + track * 2 + inner]
    if section < 0:
        return None
    first = 4 + 4 * inner + state.board[SHIFT + track]
    cells = []
    for k in range(4):
        season = state.box.section_cells[section * 4 + k]
        shown = SEASONS[season - 1] if season else None
        cells.append({"position": int(first - k), "season": shown})
    return {"section": name_component(SECTION_CODES + section), "cells": cells}


def _villager(state: Arborea, at: int) -> Data:
    """A villager on a track: whose it is, how far it has walked, and what it could reach."""
    villager = int(state.tracks[at]) - 1
    position = at % REACH
    until = int(state.tracks[ORDERS + at])
    return {
        "seat": villager // OWNER + 1,
        "villager": VILLAGERS[villager % OWNER],
        "position": position,
        "walked": position - ENTRY,
        "until": "swap" if until == UNTIL_SWAP else until or None,
        "reach": trails_reached(at // REACH, position - ENTRY),
    }


def _area(state: Arborea, area: int) -> Data:
    first = state.box.sage_lists + area * 3
    rewards = [name_symbol(state.box.symbols[state.box.begins[first + k]]) for k in range(3)]
    return {
        "area": AREAS[area],
        "track": TRACKS[area // 2],
        "side": "above" if area % 2 == 0 else "below",
        "rewards": rewards,
        "trails": [
            {
                "trail": f"{AREAS[area]}{trail + 1}",
                "symbols": symbols_of(state, area * TRAILS_EACH + trail),
                "loss": int(state.box.losses[area * TRAILS_EACH + trail]),
                "waiting": _waiting(state, area * TRAILS_EACH + trail),
            }
            for trail in range(TRAILS_EACH)
        ],
    }


def _waiting(state: Arborea, trail: int) -> list[Data]:
    found = []
    for seat, player in enumerate(state.players, 1):
        for v, villager in enumerate(VILLAGERS):
            count = int(player.counts[WAITING + trail * 3 + v])
            if count:
                found.append({"seat": seat, "villager": villager, "count": count})
    return found


# Biomes, Borderlands, decks, seasons.


def _biome(state: Arborea, biome: int) -> Data:
    """A biome: what can be spent now, and what leaving it would score (§6.5)."""
    upper, lower = int(state.board[UPPER + biome]), int(state.board[LOWER + biome])
    would = sum(int(state.box.biome_points[space]) for space in range(lower + 1, upper + 1))
    return {"biome": BIOMES[biome], "upper": upper, "lower": lower, "free": upper, "would": would}


def _column(state: Arborea, kind: int) -> Data:
    rows = int(state.box.rows)
    tile = int(state.board[TILE + kind])
    slots = [symbols_of(state, state.box.slot_lists + kind * rows + row) for row in range(rows)]
    bonus = None
    if tile:
        symbols = symbols_of(state, state.box.tile_lists + tile - 1)
        bonus = {"tile": name_component(TILE_CODES + tile - 1), "symbols": symbols}
    return {
        "creature": CREATURES[kind],
        "there": int(state.board[COLUMN + kind]),
        "supply": int(state.board[SUPPLY + kind]),
        "slots": slots,
        "tile": bonus,
    }


def _deck(state: Arborea, deck: int) -> Data:
    """A deck: its open card without its habitats, and how many cards it has."""
    top = int(state.board[TOP + deck]) - 1
    first = deck * CARDS_EACH
    bits = int(state.cards_unseen) >> first
    unseen = (bits & (2**CARDS_EACH - 1)).bit_count()
    under = [card_face(state, c) for c in state.under if c // CARDS_EACH == deck]
    return {
        "deck": DECKS[deck],
        "top": card_face(state, top) if top >= 0 else None,
        "cards": unseen + len(under) + (1 if top >= 0 else 0),
        "unseen": unseen,
        "under": under,
    }


def _season(state: Arborea, season: int) -> Data:
    tile = state.board[SEASON_TILE + season]
    return {
        "season": SEASONS[season],
        "tile": name_component(SEASON_CODES + tile) if tile >= 0 else None,
        "counts": COUNTED[state.box.counts[tile]] if tile >= 0 else None,
        "each": int(state.box.each[tile]) if tile >= 0 else None,
    }


# The end, told.


def _result(state: Arborea) -> Data:
    """The whole scoring of a finished game (§8.12, §10.17)."""
    order = state.ranking()
    seats = range(state.humans)
    told = [{"seat": seat + 1, **breakdown(state, seat)} for seat in seats]
    return {
        "players": told,
        "feronia": feronia_breakdown(state) if state.humans == 1 else None,
        "points": state.points(),
        "places": order,
        "breaks": _breaks(state),
        "winners": [k + 1 for k, place in enumerate(order) if place == 1],
    }


def _breaks(state: Arborea) -> list[Data]:
    """What decides between those level on points, first things first (§9.2, §10.17)."""
    if state.humans == 1:
        return [{"by": "feronia", "values": [0, 1]}]
    players = [state.players[seat] for seat in range(state.humans)]
    return [
        {"by": "creatures", "values": [int(creatures_settled(player)) for player in players]},
        {"by": "spirit", "values": [int(spirit_left(player)) for player in players]},
        {"by": "steps", "values": [int(steps_made(player)) for player in players]},
    ]
