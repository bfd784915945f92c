"""Pairs of tables that a seat cannot tell apart, and whether a bot chooses the same at both.

`python tests/bots/pairs.py GAME PAIRS` looks at so many pairs, for every kind of bot that searches.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from laws.test_laws import twin
from parterre.bots import Budget, bot_for
from parterre.core import Rng, State
from parterre.games import GAMES
from tables import random_table

SEARCHING = ("ismcts", "guided", "tree")
FEW = Budget(iterations=12)


def pairs(name: str, number: int, first: int = 0) -> Iterator[tuple[State, State, int]]:
    """So many tables where a seat is to move, each with a twin that differs in secrets alone."""
    game = GAMES[name]
    seed = first
    found = 0
    while found < number:
        setup = game.setup(game.seats[seed % len(game.seats)])
        table = random_table(game, setup, seed, 3 + (seed * 7) % 60)
        seed += 1
        if table.over:
            continue
        for again in range(4):
            found += 1
            yield table.state, twin(table, table.state.turn(), seed + again).state, seed
            if found == number:
                return


def strays(name: str, number: int, bots: tuple[str, ...], first: int = 0) -> tuple[list[str], int]:
    """Where a bot chose otherwise for what it cannot see, and how many twins did differ."""
    found = []
    differed = 0
    for n, (one, other, seed) in enumerate(pairs(name, number, first)):
        mover = one.turn()
        differed += one.facts() != other.facts()
        for bot in bots[n % len(bots) :][:1]:
            chosen = [
                bot_for(GAMES[name], bot).choose(state.seen_by(mover), Rng(seed), FEW)
                for state in (one, other)
            ]
            if chosen[0] != chosen[1] or chosen[0] not in one.actions():
                found.append(f"{name}: {bot} in pair {n} of seed {seed}")
    return found, differed


if __name__ == "__main__":
    told, unlike = strays(sys.argv[1], int(sys.argv[2]), SEARCHING)
    print("\n".join(told))
    print(f"{sys.argv[1]}: {sys.argv[2]} pairs, {unlike} with other secrets, {len(told)} strays")
    sys.exit(1 if told else 0)
