"""Timed slices of work on our games, each long enough to mean something and short enough to mix."""

from __future__ import annotations

from random import Random

from parterre.bench.watch import Watch
from parterre.core import CHANCE, OVER, Game, Rng, State, playout

SEATS = 2
COPIES = 1000


def chosen(game: Game) -> int:
    """The number of seats that is measured: two, where the game has that."""
    return SEATS if SEATS in game.seats else game.seats[0]


def fresh(game: Game) -> State:
    """A table before anything has happened."""
    return game.begin(game.setup(chosen(game)))


def middle(game: Game, rng: Rng) -> State:
    """A table in the middle of a random game."""
    moments = [fresh(game)]
    while moments[-1].turn() != OVER:
        state = moments[-1].copy()
        state.play(state.at(rng.below(state.count())))
        moments.append(state)
    return moments[len(moments) // 2]


def stepping(game: Game, seconds: float, random: Random) -> float:
    """Decisions of seats a second, made from Python by index; chance is timed but not counted."""
    start = fresh(game)
    draw = random.random
    decisions = 0
    watch = Watch(seconds)
    while True:
        state = start.copy()
        while (turn := state.turn()) != OVER:
            if turn != CHANCE:
                decisions += 1
            choices: int = state.count()
            state.play(state.at(int(draw() * choices)))
        if watch.over():
            return decisions / watch.worked()


def playouts(game: Game, seconds: float, rng: Rng) -> float:
    """Decisions of seats a second in random games played by the engine's own loop."""
    start = fresh(game)
    decisions = 0
    watch = Watch(seconds)
    while True:
        decisions += playout(start.copy(), rng)
        if watch.over():
            return decisions / watch.worked()


def copying(game: Game, seconds: float, rng: Rng) -> float:
    """Microseconds a copy of a table in the middle of a game takes."""
    copy = middle(game, rng).copy
    copies = 0
    watch = Watch(seconds)
    while True:
        for _ in range(COPIES):
            copy()
        copies += COPIES
        if watch.over():
            return watch.worked() / copies * 1e6
