"""The table of Stones as a screen shows it."""

from __future__ import annotations

from collections.abc import Sequence

from parterre.games.stones import shapes
from parterre.games.stones.rules import MOST, Stones

from parterre.core import OVER, SPECTATOR, State
from parterre.core.shapes import Result


def view(state: State, seat: int) -> shapes.View:
    """What a seat's screen shows."""
    assert isinstance(state, Stones)
    over = state.turn() == OVER
    return shapes.View(
        you=None if seat == SPECTATOR else seat + 1,
        turn="over" if over else state.mover + 1,
        step="over" if over else "take",
        next=None if state.heap <= MOST else 2 - state.mover,
        result=_result(state) if over else None,
        heap=state.heap,
        taken=list(state.taken),
    )


def _result(state: Stones) -> Result:
    places = state.ranking()
    winners = [seat + 1 for seat, place in enumerate(places) if place == 1]
    return Result(points=state.points(), places=places, breaks=[], winners=winners)


def shows(state: State, actions: Sequence[int]) -> list[shapes.Take]:
    """What each action would do."""
    return [shapes.Take(count=action) for action in actions]


def picture(state: State) -> str:
    """The table as a line of text."""
    assert isinstance(state, Stones)
    return f"heap {state.heap}  taken {state.taken[0]} {state.taken[1]}"
