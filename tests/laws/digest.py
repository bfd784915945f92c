"""One line that tells whether two engines play the same games from the same seeds."""

from __future__ import annotations

import hashlib
import json

from parterre.bots import bot_for
from parterre.core import CHANCE, OVER, SPECTATOR, Rng, playout
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.table import Fate
from plain import plain
from tables import setups

LONG = 2500


def digest(games: int) -> str:
    """Which engine this is, and a hash of everything it did."""
    total = hashlib.sha256()
    for game in GAMES.values():
        long = game.bound > LONG  # the source takes minutes for these: fewer games, fewer worlds
        for setup in setups(game):
            rng = Rng(len(setup.options) + setup.seats)
            for seed in range(1 if long else games):
                state = game.begin(setup)
                fate = Fate(seed)
                while state.turn() != OVER:
                    if state.turn() == CHANCE:
                        state.play(fate.settle(state))
                        continue
                    mover = state.turn()
                    view = state.seen_by(mover)
                    bot = "greedy" if rng.below(20) == 0 else "uniform"  # it is slow as source
                    state.play(bot_for(game, bot).choose(view, rng))
                    if rng.below(80 if long else 8) == 0:
                        world = view.imagine(rng)
                        total.update(str(world.facts()).encode())
                        playout(world, rng)
                        total.update(str([world.points(), world.ranking()]).encode())
                        total.update(json.dumps(plain(game.view(view, mover))).encode())
                total.update(str([state.facts(), state.points(), state.ranking()]).encode())
                total.update(json.dumps(plain(game.view(state, SPECTATOR))).encode())
    return f"{'compiled' if compiled() else 'interpreted'} {total.hexdigest()}"
