"""Prices for the hints, learned from games of the same choices against each other.

`python tests/bots/learn.py GAME MINUTES` moves the prices of a game by an evolution strategy and
prints them now and then; who likes them better puts them into the game's hints and measures.
"""

from __future__ import annotations

import importlib
import math
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from librt.vecs import vec

from parterre.bots.hints.hints import Hints
from parterre.bots.taught import hints_of
from parterre.core import CHANCE, OVER, Game, Rng, State
from parterre.games import GAMES

PAIRS = 24  # of two players a step, one with the prices moved one way and one the other way
STEP = 0.25  # of a price's own scale
BIG = 10.0  # points of a lead


def quickly(hints: Hints, state: State, rng: Rng) -> int:
    """As everybody plays in a playout."""
    return hints.swift(state, rng)


def considered(hints: Hints, state: State, rng: Rng) -> int:
    """What a search would try first."""
    actions = [state.at(k) for k in range(state.count())]
    return max(actions, key=lambda action: hints.consider(state, action))


CHOOSING = {"quickly": quickly, "considered": considered}


def learning(name: str) -> Any:
    """A game's prices, where they go, and how the players choose: its own file says."""
    return importlib.import_module(f"games.{name}.learning")


def names_of(prices: Any) -> list[str]:
    """The prices by their names."""
    return [name for name in dir(prices) if not name.startswith("_")]


def numbers_of(prices: Any) -> list[float]:
    """The prices in the order of their names; a list of them counts one by one."""
    found: list[float] = []
    for name in names_of(prices):
        value = getattr(prices, name)
        found += [value] if isinstance(value, float) else list(value)
    return found


def with_numbers(make: Callable[[], Any], numbers: list[float]) -> Any:
    """Such prices with other numbers."""
    prices = make()
    rest = list(numbers)
    for name in names_of(prices):
        value = getattr(prices, name)
        if isinstance(value, float):
            setattr(prices, name, rest.pop(0))
        else:
            setattr(prices, name, vec[float]([rest.pop(0) for _ in value]))
    return prices


def play(game: Game, players: list[Hints], choose: Any, seed: int) -> list[int]:
    """The points of a game."""
    state = game.begin(game.setup(len(players)))
    fate, rng = Rng(seed), Rng(seed + 7)
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.play(state.at(fate.below(state.count())))
        else:
            state.play(choose(players[turn], state, rng))
    return list(state.points())


def lead(points: list[int], seat: int) -> float:
    """How far ahead of the best rival a seat is, between 0 and 1."""
    rival = max(other for at, other in enumerate(points) if at != seat)
    return 1.0 / (1.0 + math.exp((rival - points[seat]) / BIG))


def learn(name: str, minutes: float, dice: random.Random) -> list[float]:
    """The prices after so many minutes."""
    game = GAMES[name]
    own = learning(name)
    make, put, choose = own.prices, own.put, CHOOSING[own.CHOOSE]
    middle = numbers_of(make())
    scales = [max(0.2 * abs(number), 0.1) for number in middle]
    drift = [0.0] * len(middle)
    length = 1e-3  # of a step, as it usually is

    def player(numbers: list[float]) -> Hints:
        hints = hints_of(name)
        put(hints, with_numbers(make, numbers))
        return hints

    began = time.monotonic()
    step = 0
    while time.monotonic() < began + 60.0 * minutes:
        seats = [seats for seats in game.seats if seats > 1][step % 3]
        slope = [0.0] * len(middle)
        for _ in range(PAIRS):
            way = [scale * dice.gauss(0.0, 1.0) for scale in scales]
            up = player([number + off for number, off in zip(middle, way, strict=True)])
            down = player([number - off for number, off in zip(middle, way, strict=True)])
            one, other = dice.sample(range(seats), 2)
            seed = dice.randrange(10**9)
            better = 0.0
            for first, second in ((one, other), (other, one)):
                players = [player(middle)] * seats
                players[first], players[second] = up, down
                points = play(game, players, choose, seed)
                better += lead(points, first) - lead(points, second)
            for k, off in enumerate(way):
                slope[k] += better * off / scales[k] / PAIRS
        length = 0.9 * length + 0.1 * math.sqrt(sum(x * x for x in slope) / len(slope))
        for k, by in enumerate(slope):
            drift[k] = 0.8 * drift[k] + 0.2 * by
            middle[k] += STEP * scales[k] * drift[k] / length
        step += 1
        if step % 25 == 0:
            print(step, [round(number, 2) for number in middle], flush=True)
    return middle


if __name__ == "__main__":
    learned = learn(sys.argv[1], float(sys.argv[2]), random.Random(1))
    prices = with_numbers(learning(sys.argv[1]).prices, learned)
    for price in names_of(prices):
        print(price, getattr(prices, price))
