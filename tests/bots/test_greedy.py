"""Greedy beats uniform on equal deals with the seats swapped."""

import pytest

from parterre.arena import run
from parterre.engine import compiled
from parterre.games import GAMES

# Uncompiled it thinks about sixty times longer, so it plays fewer games there.
GAMES_PLAYED = 100 if compiled() else 6


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_uniform_in_95_of_100_games(name: str) -> None:
    game = GAMES[name]
    report = run(game, game.setup(2), ["greedy", "uniform"], GAMES_PLAYED, seed=1)
    assert report["games"] == GAMES_PLAYED
    assert report["bots"]["greedy"]["wins"] >= 0.95 * GAMES_PLAYED
