# compiled
"""What follows from actions in imagined worlds, told seat by seat: what a hint is made of."""

from __future__ import annotations

from time import thread_time
from typing import Final, final

from mypy_extensions import i64

from parterre.bots.guided import Guided
from parterre.core.rng import Rng
from parterre.core.state import OVER, State

SEEDS: Final = 1_000_000_000
LEAST: Final = 4  # worlds that are looked at however little time there is


@final
class Foreseen:
    """An action in a number of worlds: its worth to the mover, and what each seat has then."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.worths: list[float] = []
        self.standings: list[list[float]] = []


def foresee(
    guided: Guided, view: State, actions: list[int], worlds: i64, seconds: float, rng: Rng
) -> list[Foreseen]:
    """Try actions in the same worlds with the same luck, until the worlds or the time are over."""
    found = [Foreseen(action) for action in actions]
    mover = view.turn()
    seats = view.seats()
    rivals = seats if seats > 1 else 2  # who plays alone has the game itself against him
    until = guided.horizon(view)
    began = thread_time()
    for number in range(worlds):
        if number >= LEAST and seconds > 0.0 and thread_time() - began > seconds:
            break
        world = guided.hints.imagine(view, rng)
        seed = rng.below(SEEDS)
        for one in found:
            table = world.copy()
            table.play(one.action)
            worths = guided.play_on(table, mover, until, Rng(seed))
            one.worths.append(worths[mover])
            one.standings.append(standings(guided, table, rivals))
    return found


def standings(guided: Guided, table: State, rivals: i64) -> list[float]:
    """What each has where a playout stopped, in points as they are counted at the end."""
    if table.turn() == OVER:
        return [float(points) for points in table.points()]
    return [guided.hints.standing(table, seat) for seat in range(rivals)]
