"""The whole table of Botanicus as a seat sees it."""

from __future__ import annotations

from parterre.core import OVER, SPECTATOR, State
from parterre.core.shapes import Break
from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.symbols import (
    COLUMNS,
    ROUND,
    SQUARE,
    name_action,
)
from parterre.games.botanicus.rules.codes import (
    ASSIGNING,
    BEFORE,
    BLOCKING,
    CHOOSING,
    DOING,
    DRAWING,
    FREEING,
    KEEPING,
    OFFERING,
    ORDERING,
    SCORED,
    SEARCHING,
    STARTING,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.scoring import Breakdown
from parterre.games.botanicus.view.board import (
    cards_told,
    column_of_board,
    deck_size,
    prizes_told,
    start_stack,
    tracks_told,
)
from parterre.games.botanicus.view.naming import PLANTS, card_name
from parterre.games.botanicus.view.players import player_told

STEPS: dict[int, shapes.Step] = {
    ASSIGNING: "assign",
    OFFERING: "deal",
    KEEPING: "keep",
    STARTING: "start",
    BLOCKING: "neutral",
    BEFORE: "before",
    ORDERING: "order",
    DOING: "do",
    DRAWING: "draw",
    FREEING: "free",
    SEARCHING: "draw",
    CHOOSING: "keep",
    SCORED: "over",
}


def view(state: State, seat: int) -> shapes.View:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Botanicus)
    turn = state.turn()
    over = turn == OVER
    box = state.box
    return shapes.View(
        you=None if seat == SPECTATOR else seat + 1,
        turn="over" if over else turn + 1 if turn >= 0 else "chance",
        step=STEPS.get(state.phase, "deal"),
        next=_next(state),
        expert=state.expert,
        round=int(state.round) + 1,
        column=int(state.column) + 1,
        order=[int(owner) + 1 for owner in state.order],
        index=int(state.index),
        doing=name_action(state.current) if state.current and state.phase == DOING else None,
        waiting=waiting(state),
        columns=[column_of_board(state, column) for column in range(COLUMNS)],
        start=start_stack(state),
        tracks=tracks_told(box, state.expert),
        prizes=shapes.BothPrizes(
            round=prizes_told(state, ROUND), square=prizes_told(state, SQUARE)
        ),
        column_points={level: int(box.column_points[at]) for at, level in enumerate(PLANTS, 1)},
        animal_points=[int(points) for points in box.animal_points],
        deck=deck_size(state),
        cards=cards_told(box),
        discard=[card_name(card) for card in state.discard],
        unseen=[card_name(card) for card in sorted([*state.deck, *state.away])],
        players=[player_told(state, s, seat) for s in range(len(state.players))],
        result=_result(state) if over else None,
    )


def _next(state: Botanicus) -> int | None:
    """The seat that plays after this turn, if that is settled already (§3.1)."""
    if state.turn() < 0 or state.phase in (ASSIGNING, OFFERING, KEEPING, STARTING):
        return None
    left = state.order[state.index + 1 :]
    return int(left[0]) + 1 if len(left) else None


def waiting(state: Botanicus) -> list[list[shapes.Does]]:
    """The actions that wait, set by set, the innermost last."""
    sets: list[list[shapes.Does]] = [[]]
    for action in state.pending:
        if action < 0:
            sets.append([])
        else:
            sets[-1].append(name_action(action))
    return [found for found in sets if found]


def _result(state: Botanicus) -> shapes.Result:
    """The whole scoring of a finished game."""
    places = state.ranking()
    order = [int(owner) for owner in state.order]
    seats = range(len(state.players))
    return shapes.Result(
        players=[breakdown_told(state, seat) for seat in seats],
        points=state.points(),
        places=places,
        breaks=[Break(by="stack", values=[-order.index(seat) for seat in seats])],
        winners=[seat + 1 for seat in seats if places[seat] == 1],
    )


def breakdown_told(state: Botanicus, seat: int) -> shapes.Breakdown:
    """The points of a seat by what they came from."""
    parts = Breakdown(state, seat)
    return shapes.Breakdown(
        requests=parts.requests,
        tracks=parts.tracks,
        prizes=parts.prizes,
        animals=parts.animals,
        actions=parts.actions,
        columns=sum(parts.columns),
        coins=parts.coins,
        finals=parts.finals,
    )
