"""What the log tells of an action, and of everything that followed from it, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from parterre.core import State
from parterre.core.shapes import Words
from parterre.games.arborea import shapes
from parterre.games.arborea.components.symbols import (
    AREAS,
    BIOMES,
    CARD_CODES,
    CREATURES,
    KINDS,
    SEASONS,
    SOLO_CODES,
    START_CODES,
    TRACKS,
    TRAILS,
    VILLAGERS,
    name_card,
    name_component,
    name_symbol,
)
from parterre.games.arborea.notation.sentences import name_cell, name_trail, write
from parterre.games.arborea.rules.codes import (
    ADVANCING,
    AGAIN,
    CARDING,
    CONVERTING,
    DEAL,
    DEALING,
    DO_ACTIVATE,
    DO_ADVANCE,
    DO_ASK,
    DO_CAGE,
    DO_COMPLETE,
    DO_CONVERT,
    DO_FREE,
    DO_GIVE,
    DO_INVITE,
    DO_LAY,
    DO_LEAVE,
    DO_PLACE,
    DO_RETURN,
    DO_REWARD,
    DO_SETTLE,
    DO_STAY,
    DO_TAKE,
    MOVING,
    PLACING,
    REFRESHING,
    REWARDING,
    TURN,
)
from parterre.games.arborea.rules.feronia import HER
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.setting_up import SEASON_DEALS, START_DEALS, TILE_DEALS
from parterre.games.arborea.rules.turn import again_cost
from parterre.games.arborea.scoring import creature_points
from parterre.games.arborea.state import (
    CELLS,
    ENTRY,
    OWNER,
    REACH,
    STEP_NO_CREATURE,
    STEP_SEASON,
    TOLD_ADVANCE,
    TOLD_ATTRACT,
    TOLD_BIOME,
    TOLD_COMPLETE,
    TOLD_CONVERT,
    TOLD_GIFT,
    TOLD_HOME,
    TOLD_IGNORED,
    TOLD_INSTEAD,
    TOLD_INVITE,
    TOLD_LAST,
    TOLD_LEAVE,
    TOLD_LOST,
    TOLD_MARKER,
    TOLD_NO_PLACE,
    TOLD_OVER,
    TOLD_OWN_WATER,
    TOLD_PLACE,
    TOLD_POINTS,
    TOLD_RENEW,
    TOLD_SEASON,
    TOLD_SPENT,
    TOLD_SPIRIT,
    TOLD_STEP,
    TOLD_SUN,
    TOLD_SWAP,
    TOLD_TAKE,
    TOLD_TILE,
    TOLD_TRAIN,
    TOLD_TURN,
    TOLD_WALK,
    UNTIL_SWAP,
)

Values: TypeAlias = dict[str, str | int]
Note: TypeAlias = tuple[int, int, int, int]

PASSED = {
    CARDING: "card",
    REFRESHING: "refresh",
    CONVERTING: "convert",
    PLACING: "place",
    REWARDING: "reward",
}
STEPS = ("rescue", "pilgrimage", "again", "activate", "complete", "", "", "free")

# The note that an action's own message already tells.
SELF = {
    "place": TOLD_PLACE,
    "advance": TOLD_ADVANCE,
    "leave": TOLD_LEAVE,
    "take": TOLD_TAKE,
    "invite": TOLD_INVITE,
    "convert": TOLD_CONVERT,
    "complete": TOLD_COMPLETE,
}


def told(state: State, action: int, viewer: int) -> Words:
    """What the log says of an action before it is played, and what follows from it."""
    assert isinstance(state, Arborea)
    after = played(state, action)
    message = _deal(state, action - DEAL) if action >= DEAL else _action(state, action)
    then = [then_told(state, note) for note in what_followed(state, action, after)]
    message.then = _creatures(state, action, after) + then
    return message


def _creatures(state: Arborea, action: int, after: Arborea) -> list[Words]:
    """What a card that is laid or a creature that is settled changes in the creatures' points."""
    if action < DO_LAY or DO_CAGE <= action < DO_FREE or action >= DEAL:
        return []
    was, will = (
        int(creature_points(table.players[state.active], state.cat_sees))
        for table in (state, after)
    )
    values: Values = {"change": f"{will - was:+d}".replace("-", "−"), "stands": will}
    return [Words("arborea-then-creatures", values)] if was != will else []


# What follows.


def played(state: Arborea, action: int) -> Arborea:
    """The table after an action, with notes of all that it set off."""
    after = state.copy()
    after.noting = True
    after.play(action)
    return after


def what_followed(state: Arborea, action: int, after: Arborea) -> list[Note]:
    """Everything that an action set off until somebody is asked again."""
    flat = [int(number) for number in after.notes]
    notes: list[Note] = []
    own = SELF.get(write(state, action).split()[0])
    for k in range(0, len(flat), 4):
        kind, who, a, b = flat[k : k + 4]
        if kind == own:
            own = None
        elif notes and kind == TOLD_ADVANCE and notes[-1][:3] == (kind, who, a):
            notes[-1] = (kind, who, a, notes[-1][3] + b)
        elif notes and kind == TOLD_BIOME and notes[-1][:3] == (kind, who, a):
            notes[-1] = (kind, who, a, b)
        else:
            notes.append((kind, who, a, b))
    return [note for note in notes if not _idle(note)]


def _idle(note: Note) -> bool:
    """Whether a note tells nothing worth reading."""
    kind, _, a, _ = note
    if kind == TOLD_LOST:
        return a < 0
    return kind in (TOLD_RENEW, TOLD_SPIRIT) and a == 0


def then_told(state: Arborea, note: Note) -> Words:
    """The message of something that followed; what Feronia does has its own sentences."""
    kind, who, a, b = note
    word, values = NOTES[kind]
    hers = state.humans == 1 and who == 1
    id = f"arborea-feronia-{word}" if hers and kind in HERS else f"arborea-then-{word}"
    return Words(id, {"seat": who + 1, **values(a, b)})


def _why(a: int, b: int) -> Values:
    why = {STEP_SEASON: "season", STEP_NO_CREATURE: "creature"}.get(a)
    return {"why": why or _sign(a), "steps": b}


def _sign(symbol: int) -> str:
    """What a symbol is about, in the one word by which messages tell it."""
    return name_symbol(symbol).split(":")[0].split("+")[0].split("-")[0]


NOTES: dict[int, tuple[str, Callable[[int, int], Values]]] = {
    TOLD_PLACE: ("place", lambda a, b: {"villager": VILLAGERS[a], "track": TRACKS[b]}),
    TOLD_ADVANCE: ("advance", lambda a, b: {"track": TRACKS[a], "count": b}),
    TOLD_SWAP: ("swap", lambda a, b: {"track": TRACKS[a]}),
    TOLD_LEAVE: ("leave", lambda a, b: {"villager": VILLAGERS[a], "trail": name_trail(b)}),
    TOLD_BIOME: ("biome", lambda a, b: {"biome": BIOMES[a], "stands": b}),
    TOLD_SPIRIT: ("spirit", lambda a, b: {"change": f"{a:+d}".replace("-", "−"), "stands": b}),
    TOLD_SUN: ("sun", lambda a, b: {"stands": a, "last": b}),
    TOLD_ATTRACT: ("attract", lambda a, b: {"creature": CREATURES[a], "row": b + 1}),
    TOLD_TILE: ("tile", lambda a, b: {"tile": f"BT{a + 1:02d}"}),
    TOLD_NO_PLACE: ("no-slot", lambda a, b: {"creature": CREATURES[a]}),
    TOLD_TRAIN: ("train", lambda a, b: {"villager": VILLAGERS[a]}),
    TOLD_SEASON: ("season", lambda a, b: {"season": SEASONS[a], "stands": b}),
    TOLD_POINTS: ("points", lambda a, b: {"count": a}),
    TOLD_GIFT: ("gift", lambda a, b: {"area": AREAS[a], "count": b}),
    TOLD_HOME: ("home", lambda a, b: {"villager": VILLAGERS[a]}),
    TOLD_RENEW: ("renew", lambda a, b: {"count": a}),
    TOLD_SPENT: ("spent", lambda a, b: {"biome": BIOMES[a], "count": b}),
    TOLD_INVITE: ("invite", lambda a, b: {"creature": CREATURES[a], "row": b + 1}),
    TOLD_LOST: ("lost", lambda a, b: {"sign": _sign(a)}),
    TOLD_CONVERT: ("convert", lambda a, b: {"left": BIOMES[a], "right": BIOMES[b]}),
    TOLD_COMPLETE: ("complete", lambda a, b: {"card": name_card(a)}),
    TOLD_TAKE: ("take", lambda a, b: {"card": name_card(a)}),
    TOLD_TURN: ("turn", lambda a, b: {}),
    TOLD_LAST: ("last", lambda a, b: {"count": a}),
    TOLD_OVER: ("over", lambda a, b: {}),
    TOLD_WALK: ("walk", lambda a, b: {"trail": name_trail(a)}),
    TOLD_STEP: ("step", _why),
    TOLD_OWN_WATER: ("own-water", lambda a, b: {"count": a, "stands": b}),
    TOLD_MARKER: ("marker", lambda a, b: {"stands": a}),
    TOLD_IGNORED: ("ignored", lambda a, b: {"sign": _sign(a)}),
    TOLD_INSTEAD: ("instead", lambda a, b: {"count": a}),
}

# What has a sentence of its own when Feronia does it.
HERS = (
    TOLD_PLACE,
    TOLD_LEAVE,
    TOLD_HOME,
    TOLD_RENEW,
    TOLD_INVITE,
    TOLD_CONVERT,
    TOLD_COMPLETE,
    TOLD_TAKE,
    TOLD_TURN,
    TOLD_WALK,
    TOLD_STEP,
    TOLD_OWN_WATER,
    TOLD_MARKER,
    TOLD_IGNORED,
    TOLD_POINTS,
)


# Chance.


def _deal(state: Arborea, code: int) -> Words:
    """What is turned over, and where it goes (§11.2)."""
    values: Values = {"component": name_component(code)}
    number = state.pending(1)
    if code >= SOLO_CODES:
        return Words("arborea-log-solo", {**values, "seat": HER + 1})
    if state.pending(0) != DEALING:
        return Words("arborea-log-top", {**values, "seat": int(state.active) + 1})
    if number < SEASON_DEALS:
        where = {"track": TRACKS[number // 2], "place": "outer" if number % 2 else "inner"}
        return Words("arborea-log-section", {**values, **where})
    if number < TILE_DEALS:
        season = SEASONS[number - SEASON_DEALS]
        return Words("arborea-log-season", {**values, "season": season})
    if number < START_DEALS:
        creature = CREATURES[number - TILE_DEALS]
        return Words("arborea-log-tile", {**values, "creature": creature})
    number -= START_DEALS
    if START_CODES <= code < CARD_CODES:
        return Words("arborea-log-start", {**values, "seat": number + 1})
    number -= state.humans
    if number < state.humans:
        return Words("arborea-log-red", {**values, "seat": number + 1})
    if state.humans == 1 and number <= 4:
        return Words("arborea-log-feronia-card", values)
    return Words("arborea-log-open", values)


# Decisions.


def _action(state: Arborea, action: int) -> Words:
    """The message of a decision."""
    word = write(state, action).split()[0]
    values = values_of(state, action)
    turn = state.pending(0) == TURN
    if word == "pass":
        what = STEPS[state.pending(1)] if turn else PASSED[state.pending(0)]
        return Words("arborea-log-pass", {"what": what})
    if turn and state.pending(1) == AGAIN:
        word = f"{word}-again"
        values["cost"] = int(again_cost(state))
    # A symbol's placing or advancing is a part of a turn, and begins none.
    if state.pending(0) in (PLACING, ADVANCING):
        word = f"{word}-more"
    if word == "activate" and state.pending(2) == 2:
        word = "activate-third"
    if word == "leave" and state.pending(0) == MOVING:
        word = "leave-forced"
    if DO_STAY < action < DO_ASK:
        word = "stay-swap" if action == DO_STAY + UNTIL_SWAP else "stay-until"
    return Words(f"arborea-log-{word}", values)


def values_of(state: Arborea, action: int) -> Values:
    """What a decision is about, by the names that the messages use."""
    if action < DO_ADVANCE:
        what = action - DO_PLACE
        return {"villager": VILLAGERS[what // 4], "track": TRACKS[what % 4]}
    if action < DO_LEAVE:
        return {"track": TRACKS[action - DO_ADVANCE]}
    if action < DO_ASK:
        return _about_exit(state, action)
    if action < DO_RETURN:
        return villager_values(about_villager(state, action - DO_ASK))
    if action < DO_ACTIVATE:
        return {"trail": name_trail(action - DO_RETURN)} if action < DO_RETURN + TRAILS else {}
    if action < DO_TAKE:
        villager, trail = divmod(action - DO_ACTIVATE, TRAILS)
        return {"villager": VILLAGERS[villager], "trail": name_trail(trail)}
    if action < DO_CONVERT:
        return {"card": name_card(action - DO_TAKE)} if action < DO_CONVERT - 1 else {}
    if action < DO_INVITE:
        left, right = divmod(action - DO_CONVERT, KINDS)
        return {"left": BIOMES[left], "right": BIOMES[right]}
    if action < DO_GIVE:
        return {"creature": CREATURES[action - DO_INVITE]}
    if action < DO_REWARD:
        return {"area": AREAS[action - DO_GIVE]}
    if action < DO_COMPLETE:
        return {"number": action - DO_REWARD + 1, "area": AREAS[state.pending(1) // 2]}
    if action < DO_LAY:
        return {"card": name_card(action - DO_COMPLETE)}
    if action < DO_SETTLE:
        turn, cell = divmod(action - DO_LAY, CELLS)
        card = name_card(state.players[state.active].completed)
        return {"card": card, "cell": name_cell(cell), "turned": turn * 90}
    if DO_CAGE <= action < DO_FREE:
        return {"creature": CREATURES[action - DO_CAGE]}
    creature, cell = divmod(action - (DO_SETTLE if action < DO_CAGE else DO_FREE), CELLS)
    return {"creature": CREATURES[creature], "cell": name_cell(cell)}


def asked_about(state: Arborea) -> int:
    """The place on a track of the villager that a window or a swap asks about."""
    if state.pending(0) == MOVING:
        track = state.pending(1)
        return max(track * REACH + p for p in range(9, 13) if state.tracks[track * REACH + p])
    return state.pending(2) * REACH + state.pending(3)


def about_villager(state: Arborea, at: int) -> shapes.Asked:
    """A villager on a track: its type, where it is and how far it has walked."""
    villager = int(state.tracks[at]) - 1
    return shapes.Asked(
        villager=VILLAGERS[villager % OWNER],
        track=TRACKS[at // REACH],
        walked=at % REACH - ENTRY,
    )


def villager_values(asked: shapes.Asked) -> Values:
    """A villager on a track by the names that the messages use."""
    return {"villager": asked.villager, "track": asked.track, "walked": asked.walked}


def _about_exit(state: Arborea, action: int) -> Values:
    values = villager_values(about_villager(state, asked_about(state)))
    if action < DO_STAY:
        return {**values, "trail": name_trail(action - DO_LEAVE)}
    return {**values, "until": action - DO_STAY}
