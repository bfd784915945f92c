"""Greedy beats uniform on equal deals with the seats swapped, and scores as a player should."""

import pytest

from parterre.arena import Plan, run
from parterre.engine import compiled
from parterre.games import GAMES
from tables import bars

# Uncompiled it thinks about sixty times longer, so it plays fewer games there.
GAMES_PLAYED = 100 if compiled() else 6


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_uniform(name: str) -> None:
    game = GAMES[name]
    won, points = bars(name).GREEDY
    report = run(Plan(game, game.setup(2), ("greedy", "uniform"), GAMES_PLAYED, seed=1))
    assert report["games"] == GAMES_PLAYED
    assert report["bots"]["greedy"]["wins"] >= won * GAMES_PLAYED
    assert report["bots"]["greedy"]["mean_points"] >= points
