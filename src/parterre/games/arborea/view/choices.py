"""What each choice would cost, gain or score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from parterre.core import State
from parterre.core.shapes import Words
from parterre.games.arborea import shapes
from parterre.games.arborea.components.symbols import (
    AREAS,
    BIOMES,
    CREATURES,
    KINDS,
    SEASONS,
    TRACKS,
    TRAILS,
    TRAILS_EACH,
    VILLAGERS,
    name_card,
)
from parterre.games.arborea.notation.sentences import name_cell, name_trail
from parterre.games.arborea.notation.telling import (
    about_villager,
    asked_about,
    played,
    then_told,
    what_followed,
)
from parterre.games.arborea.rules.board import entry_season
from parterre.games.arborea.rules.codes import (
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
    DO_REFRESH,
    DO_RETURN,
    DO_REWARD,
    DO_SETTLE,
    DO_STAY,
    DO_TAKE,
)
from parterre.games.arborea.rules.ecosystem import lay_card
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.scoring import Worth, creature_points, creature_worth, total
from parterre.games.arborea.state import CELLS, CROSSING, Player
from parterre.games.arborea.view.losses import lost_of, no_crossing, season_ends
from parterre.games.arborea.view.players import card_face, settled, symbols_of, worth_of


def shows(state: State, actions: Sequence[int]) -> list[shapes.Shows]:
    """For each action of the mover what it would do, from what its view knows."""
    assert isinstance(state, Arborea)
    if not actions:
        return []
    me = state.players[state.turn()]
    before = {at: int(creature_worth(me, at, state.cat_sees, Worth())) for at in settled(me)}
    now = int(total(state, me))
    return [_shows(state, action, before, now) for action in actions]


def _shows(state: Arborea, action: int, before: dict[int, int], now: int) -> shapes.Shows:
    if DO_LAY <= action < DO_SETTLE:
        return _lay(state, action - DO_LAY, before)
    if DO_SETTLE <= action < DO_CAGE:
        return _settle(shapes.Settle, state, action - DO_SETTLE, sum(before.values()))
    if action >= DO_FREE:
        return _settle(shapes.Free, state, action - DO_FREE, sum(before.values()))
    after = played(state, action)
    me, then_me = state.players[state.turn()], after.players[state.turn()]
    # What the biomes give at the end of the turn is told by itself: it comes whatever is chosen.
    gain = int(total(after, then_me)) - now - int(then_me.renewed - me.renewed)
    then = [then_told(state, note) for note in what_followed(state, action, after)]
    first, form = next(form for form in reversed(FORMS) if action >= form[0])
    return form(state, action - first, gain, then)


# What has a place on the board: what is printed where the choice leads.

Form: TypeAlias = Callable[[Arborea, int, int, list[Words]], shapes.Shows]


def _place(state: Arborea, what: int, gain: int, then: list[Words]) -> shapes.Place:
    villager, track = divmod(what, 4)
    season = int(entry_season(state, track)) - 1
    shown = SEASONS[season] if season >= 0 else None
    lost = []
    if shown and season_ends(state, season):
        lost = [shapes.Lost(at=0, symbol=f"SEASON:{shown}", why="season")]
    return shapes.Place(gain, then, VILLAGERS[villager], TRACKS[track], shown, lost)


def _leave(state: Arborea, trail: int, gain: int, then: list[Words]) -> shapes.Leave:
    who = about_villager(state, asked_about(state))
    symbols = symbols_of(state, trail)
    return shapes.Leave(gain, then, who.villager, who.track, who.walked, name_trail(trail), symbols)


def _stay(state: Arborea, until: int, gain: int, then: list[Words]) -> shapes.Stay:
    who = about_villager(state, asked_about(state))
    return shapes.Stay(gain, then, who.villager, who.track, who.walked, until)


def _ask(state: Arborea, at: int, gain: int, then: list[Words]) -> shapes.Ask:
    who = about_villager(state, at)
    return shapes.Ask(gain, then, who.villager, who.track, who.walked)


def _activate(state: Arborea, what: int, gain: int, then: list[Words]) -> shapes.Activate:
    villager, trail = divmod(what, TRAILS)
    return shapes.Activate(
        gain=gain,
        then=then,
        villager=VILLAGERS[villager],
        trail=name_trail(trail),
        symbols=symbols_of(state, trail),
        loss=int(state.box.losses[trail]),
        lost=lost_of(state, trail, trail // TRAILS_EACH * 2),
    )


def _reward(state: Arborea, which: int, gain: int, then: list[Words]) -> shapes.Reward:
    area = state.pending(1) // 2
    number = state.box.sage_lists + area * 3 + which
    symbols, lost = symbols_of(state, number), lost_of(state, number)
    return shapes.Reward(gain, then, which + 1, AREAS[area], symbols, lost)


def _complete(state: Arborea, card: int, gain: int, then: list[Words]) -> shapes.Complete:
    number = state.box.card_lists + card
    symbols, lost = symbols_of(state, number), lost_of(state, number)
    return shapes.Complete(gain, then, name_card(card), symbols, lost)


FORMS: tuple[tuple[int, Form], ...] = (
    (DO_PLACE, _place),
    (DO_ADVANCE, lambda s, a, gain, then: shapes.Advance(gain, then, TRACKS[a])),
    (DO_LEAVE, _leave),
    (DO_STAY, _stay),
    (DO_ASK, _ask),
    (DO_RETURN, lambda s, a, gain, then: shapes.Return(gain, then, name_trail(a))),
    (DO_PASS, lambda s, a, gain, then: shapes.Pass(gain, then)),
    (DO_ACTIVATE, _activate),
    (DO_TAKE, lambda s, a, gain, then: shapes.Take(gain, then, name_card(a), card_face(s, a))),
    (DO_REFRESH, lambda s, a, gain, then: shapes.Refresh(gain, then)),
    (
        DO_CONVERT,
        lambda s, a, gain, then: shapes.Convert(gain, then, BIOMES[a // KINDS], BIOMES[a % KINDS]),
    ),
    (DO_INVITE, lambda s, a, gain, then: shapes.Invite(gain, then, CREATURES[a], no_crossing(s))),
    (DO_GIVE, lambda s, a, gain, then: shapes.Give(gain, then, AREAS[a])),
    (DO_REWARD, _reward),
    (DO_COMPLETE, _complete),
    (DO_CAGE, lambda s, a, gain, then: shapes.Cage(gain, then, CREATURES[a])),
)


# What has a place in the ecosystem.


def _lay(state: Arborea, what: int, before: dict[int, int]) -> shapes.Lay:
    """What the creatures gain where a card is laid, and which of them are worth more or less."""
    turn, cell = divmod(what, CELLS)
    # Hundreds of ways may be open: only the ground is copied, and only creatures are looked at.
    there: Player = state.players[state.active].copy()
    lay_card(state, there, there.completed, turn, cell)
    worth, changes, gain = Worth(), list[tuple[int, int]](), 0
    for at, (crossing, was) in enumerate(before.items()):
        points = int(creature_worth(there, crossing, state.cat_sees, worth))
        if points != was:
            changes.append((at, points))
            gain += points - was
    return shapes.Lay(gain, changes)


def _settle(
    shape: type[shapes.Settle] | type[shapes.Free], state: Arborea, what: int, before: int
) -> shapes.Settle | shapes.Free:
    """What a creature would score there, and all creatures before and after."""
    kind, crossing = divmod(what, CELLS)
    there: Player = state.players[state.active].copy()
    there.land[CROSSING + crossing] = kind + 1
    worth = worth_of(there, crossing, state.cat_sees)
    return shape(
        creature=CREATURES[kind],
        cell=name_cell(crossing),
        x=worth.x,
        y=worth.y,
        worth=worth,
        before=before,
        after=int(creature_points(there, state.cat_sees)),
    )
