"""Why a sentence that can be read is not legal now."""

from __future__ import annotations

from parterre.core import CHANCE, Illegal
from parterre.core.illegal import told as quoted
from parterre.games.arborea.components.symbols import (
    AREAS,
    CREATURES,
    DECKS,
    ELDER,
    TRACKS,
    TRAILS,
    TRAILS_EACH,
    VILLAGERS,
    card_deck,
    name_card,
    name_component,
)
from parterre.games.arborea.rules.codes import (
    ACTIVATION,
    ADVANCING,
    AGAIN,
    BUILDING,
    CARDING,
    COMPLETION,
    CONVERTING,
    DEAL,
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
    DO_PASS,
    DO_PLACE,
    DO_RETURN,
    DO_REWARD,
    DO_SETTLE,
    DO_STAY,
    DO_TAKE,
    GIVING,
    INVITING,
    MOVING,
    PILGRIMAGE,
    PLACING,
    REFRESHING,
    RESCUE,
    REWARDING,
    SETTLING,
    STARTING,
    TURN,
    WINDOW,
)
from parterre.games.arborea.rules.ecosystem import is_crossing, wide
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import (
    AVAILABLE,
    CAGED,
    CAPTIVE,
    CELLS,
    CROSSING,
    ENTRY,
    HELD,
    INVITED,
    LAYER,
    PLACES,
    REACH,
    SIDE,
    WAITING,
)

# The clause of every question: by what is pending, and in a turn by its step.
QUESTIONS = {
    STARTING: "2.7",
    MOVING: "3.4",
    WINDOW: "3.5",
    CARDING: "5.4",
    REFRESHING: "5.5",
    CONVERTING: "5.6",
    INVITING: "5.7",
    GIVING: "5.8",
    REWARDING: "5.10",
    PLACING: "5.11",
    ADVANCING: "5.14",
}
STEPS = {
    RESCUE: "4.2",
    PILGRIMAGE: "4.3",
    AGAIN: "4.5",
    ACTIVATION: "4.7",
    COMPLETION: "6.1",
    BUILDING: "7.1",
    SETTLING: "7.6",
}


def reason(state: Arborea, action: int, sentence: str, asked: set[str]) -> Illegal:
    """The refusal of a sentence that is not legal now, with the clause that says so."""
    if action >= DEAL:
        component = name_component(action - DEAL)
        if state.turn() == CHANCE:
            return Illegal("arborea-not-to-come", "11.2", component=component)
        return Illegal("arborea-no-deal", "11.2", component=component)
    if sentence.split()[0] in asked or _has_its_reason(state, action):
        return _because(state, action)
    verbs = ", ".join(sorted(asked))
    if action == DO_PASS:
        return Illegal("arborea-must", clause_asked(state), verbs=verbs)
    clause = clause_asked(state)
    return Illegal("arborea-not-asked", clause, sentence=quoted(sentence), verbs=verbs)


def clause_asked(state: Arborea) -> str:
    """The clause of the question that waits for an answer."""
    kind = state.pending(0)
    return STEPS[state.pending(1)] if kind == TURN else QUESTIONS[kind]


def _has_its_reason(state: Arborea, action: int) -> bool:
    """Whether a sentence that could answer at other times is told why it cannot now."""
    kind, step = state.pending(0), state.pending(1)
    if DO_STAY <= action < DO_ASK:
        return kind == MOVING
    if kind != TURN:
        return False
    if action < DO_ADVANCE:
        return step in (PILGRIMAGE, AGAIN)
    if DO_ASK <= action < DO_RETURN:
        return step == PILGRIMAGE
    freed = state.players[state.active].freed and action >= DO_FREE
    return step == SETTLING and action >= DO_SETTLE and not freed


def _because(state: Arborea, action: int) -> Illegal:
    """Why a sentence that fits the question is no answer to it."""
    me = state.players[state.turn()]
    if action < DO_ADVANCE:
        return _place(state, action - DO_PLACE)
    if DO_LEAVE <= action < DO_ASK:
        return _exit(state, action)
    if DO_ASK <= action < DO_RETURN:
        track, at = divmod(action - DO_ASK, REACH)
        return Illegal("arborea-no-order", "3.9", track=TRACKS[track], walked=at - ENTRY)
    if DO_RETURN <= action < DO_PASS:
        return Illegal("arborea-no-elder", "4.2", **_trail(action - DO_RETURN))
    if DO_ACTIVATE <= action < DO_TAKE:
        return _activate(state, action - DO_ACTIVATE)
    if DO_TAKE <= action < DO_CONVERT:
        return Illegal("arborea-not-open", "5.4", **card_values(action - DO_TAKE))
    if DO_CONVERT <= action < DO_INVITE:
        return Illegal("arborea-no-convert", "5.6")
    if DO_INVITE <= action < DO_GIVE:
        return Illegal("arborea-no-creature", "5.7", creature=CREATURES[action - DO_INVITE])
    if DO_GIVE <= action < DO_REWARD:
        return Illegal("arborea-three-gifts", "5.8", area=_area(action - DO_GIVE))
    if DO_REWARD <= action < DO_COMPLETE:
        return _reward(state, action - DO_REWARD)
    if DO_COMPLETE <= action < DO_LAY:
        card = action - DO_COMPLETE
        held = card + 1 in [me.counts[HELD + slot] for slot in range(PLACES)]
        id = "arborea-not-paid" if held else "arborea-not-held"
        return Illegal(id, "6.1", **card_values(card))
    if DO_LAY <= action < DO_SETTLE:
        return _lay(state, action - DO_LAY)
    return _creature(state, action)


def _area(area: int) -> str:
    """An area as the messages name it."""
    code = AREAS[area]
    return f"{code[:2]}-{'above' if code.endswith('+') else 'below'}"


def _trail(trail: int) -> dict[str, str | int]:
    """A trail as the messages name it: its area and its number there."""
    area, at = divmod(trail, TRAILS_EACH)
    return {"area": _area(area), "number": at + 1}


def card_values(card: int) -> dict[str, str | int]:
    """A card as the messages name it: its deck and its number there."""
    return {"deck": DECKS[card_deck(card)], "number": int(name_card(card)[1:])}


def _place(state: Arborea, what: int) -> Illegal:
    villager, track = divmod(what, 4)
    if state.players[state.turn()].counts[AVAILABLE + villager] == 0:
        return Illegal("arborea-not-available", "4.3", villager=VILLAGERS[villager])
    return Illegal("arborea-entry-taken", "4.3", track=TRACKS[track])


def _exit(state: Arborea, action: int) -> Illegal:
    forced = state.pending(0) == MOVING
    track = state.pending(1) if forced else state.pending(2)
    if action >= DO_STAY:
        if forced:
            return Illegal("arborea-forced", "3.4", track=TRACKS[track])
        return Illegal("arborea-until-soon", "3.9", until=action - DO_STAY)
    trail = action - DO_LEAVE
    if trail // (2 * TRAILS_EACH) != track:
        clause = "3.4" if forced else "3.5"
        return Illegal("arborea-other-track", clause, track=TRACKS[track], **_trail(trail))
    assert state.pending(0) == WINDOW
    walked = state.pending(3) - ENTRY
    return Illegal("arborea-not-reached", "3.5", walked=walked, **_trail(trail))


def _activate(state: Arborea, what: int) -> Illegal:
    villager, trail = divmod(what, TRAILS)
    values = {"villager": VILLAGERS[villager], **_trail(trail)}
    if state.players[state.active].counts[WAITING + trail * 3 + villager] == 0:
        return Illegal("arborea-not-waiting", "4.7", **values)
    return Illegal("arborea-no-spirit", "4.8", **values)


def _reward(state: Arborea, number: int) -> Illegal:
    small = state.pending(1) % 2 == 1
    if number == 2 and not small:
        return Illegal("arborea-lowest", "5.10", villager=VILLAGERS[ELDER])
    return Illegal("arborea-reward-twice", "5.10", reward=number + 1)


def _lay(state: Arborea, what: int) -> Illegal:
    me = state.players[state.active]
    turn, cell = divmod(what, CELLS)
    width, x, y = wide(turn), cell % SIDE, cell // SIDE
    if x + width > SIDE or y + 5 - width > SIDE:
        return Illegal("arborea-off-table", "7.5")
    inside = (cell, cell + (1 if width == 3 else SIDE))
    if any(me.land[CROSSING + crossing] for crossing in inside):
        return Illegal("arborea-covers-creature", "7.4")
    cells = [cell + k // width * SIDE + k % width for k in range(6)]
    if any(me.land[LAYER + c] for c in cells):
        return Illegal("arborea-covers-card", "7.3")
    return Illegal("arborea-not-attached", "7.2")


def _creature(state: Arborea, action: int) -> Illegal:
    me = state.players[state.active]
    if DO_CAGE <= action < DO_FREE:
        return Illegal("arborea-not-invited", "7.6", creature=CREATURES[action - DO_CAGE])
    first = DO_SETTLE if action < DO_CAGE else DO_FREE
    kind, crossing = divmod(action - first, CELLS)
    creature = CREATURES[kind]
    if first == DO_SETTLE and me.counts[INVITED + kind] == 0:
        return Illegal("arborea-not-invited", "7.6", creature=creature)
    if first == DO_FREE and me.counts[CAPTIVE + kind] <= me.counts[CAGED + kind]:
        return Illegal("arborea-not-captive", "7.7", creature=creature)
    if not is_crossing(me, crossing):
        return Illegal("arborea-no-crossing", "7.6")
    if me.land[CROSSING + crossing]:
        return Illegal("arborea-crossing-taken", "7.6")
    return Illegal("arborea-too-near", "7.6")
