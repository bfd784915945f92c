"""The whole bench: in every round a slice of each, ours and the others', one after the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from statistics import median
from typing import Any

from parterre.bench.interpreted import Interpreted
from parterre.bench.peers import hearts_stepping, openspiel_hearts
from parterre.bench.slices import copying, playouts, stepping
from parterre.core import Rng
from parterre.engine import compiled
from parterre.games import GAMES

ROUNDS = 9


def bench(
    seconds: float,
    rounds: int = ROUNDS,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> dict[str, Any]:
    """Measure for about so many seconds in all and return every figure as its median."""
    fast = compiled()
    hearts = openspiel_hearts()
    slices = rounds * ((4 if fast else 3) * len(GAMES) + (hearts is not None))
    each = seconds / slices
    figures: dict[str, list[float]] = {}
    random = Random(1)

    def note(name: str, figure: float) -> float:
        figures.setdefault(name, []).append(figure)
        tell(sum(map(len, figures.values())), slices)
        return figure

    with ExitStack() as stack:
        slow = stack.enter_context(Interpreted()) if fast else None
        if slow is not None:
            slow.playouts(next(iter(GAMES)), 0, 0)  # it has loaded before anything is timed
        for number in range(1, rounds + 1):
            for name, game in GAMES.items():
                note(f"{name} stepping", stepping(game, each, random))
                ours = note(f"{name} playouts", playouts(game, each, Rng(number)))
                if slow is not None:
                    theirs = slow.playouts(name, each, number)
                    note(f"{name} ratio", ours / theirs)
                note(f"{name} copy", copying(game, each, Rng(number)))
            if hearts is not None:
                note("hearts", hearts_stepping(hearts, each, random))
    return _report(fast, {name: median(each) for name, each in figures.items()})


def _report(fast: bool, of: dict[str, float]) -> dict[str, Any]:
    games: dict[str, Any] = {}
    for name in GAMES:
        games[name] = {
            "stepping_per_s": round(of[f"{name} stepping"]),
            "playout_decisions_per_s": round(of[f"{name} playouts"]),
            "compiled_over_interpreted": round(of[f"{name} ratio"], 2) if fast else None,
            "copy_us": round(of[f"{name} copy"], 4),
        }
    hearts = {"hearts_stepping_per_s": round(of["hearts"])} if "hearts" in of else None
    return {"compiled": fast, "games": games, "openspiel": hearts}
