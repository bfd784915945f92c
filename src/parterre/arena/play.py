"""One game between bots, each of which is handed what its seat may see and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from time import thread_time
from typing import Any

from parterre.bots import bot_for
from parterre.core import CHANCE, OVER, Game, Rng, Setup
from parterre.table import Fate
from parterre.table.record import scores


@dataclass(frozen=True)
class Played:
    """A finished game: its log and scores, and for each seat decisions and CPU seconds."""

    log: list[str]
    scores: list[dict[str, Any]]
    decisions: list[int]
    seconds: list[float]


def lot(*parts: str | int) -> Rng:
    """A generator that these words and numbers alone decide."""
    text = "/".join(map(str, parts)).encode()
    return Rng(int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 2)


def play(
    game: Game,
    setup: Setup,
    names: Sequence[str],
    fate: Fate,
    rngs: Sequence[Rng],
    log: bool = True,
) -> Played:
    """Play one game to its end; without a log it goes faster."""
    bots = [bot_for(game, name) for name in names]
    sentences: list[str] = []
    decisions = [0] * setup.seats
    seconds = [0.0] * setup.seats
    state = game.begin(setup)
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            action = fate.settle(state)
        else:
            view = state.seen_by(seat)
            began = thread_time()
            action = bots[seat].choose(view, rngs[seat])
            seconds[seat] += thread_time() - began
            decisions[seat] += 1
        if log:
            sentences.append(game.write(state, action))
        state.play(action)
    return Played(sentences, scores(game, state), decisions, seconds)
