"""Greedy beats uniform on equal deals with the seats swapped, and scores as a player should."""

import pytest

from parterre.arena import run
from parterre.engine import compiled
from parterre.games import GAMES

# Uncompiled it thinks about sixty times longer, so it plays fewer games there.
GAMES_PLAYED = 100 if compiled() else 6
# For each game: the share of games won at least, and the points made on the average at least.
BARS = {
    "arborea": (0.95, 150),
    "arboretum": (0.95, 0),
    "topiary": (0.97, 75),
    "botanicus": (0.95, 80),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_uniform(name: str) -> None:
    game = GAMES[name]
    won, points = BARS[name]
    report = run(game, game.setup(2), ["greedy", "uniform"], GAMES_PLAYED, seed=1)
    assert report["games"] == GAMES_PLAYED
    assert report["bots"]["greedy"]["wins"] >= won * GAMES_PLAYED
    assert report["bots"]["greedy"]["mean_points"] >= points
