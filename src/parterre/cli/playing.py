"""`simulate` and `arena`: bots at the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from parterre.arena import cores, lot, play, run, spread
from parterre.bots import bot_for
from parterre.cli.output import written
from parterre.cli.progress import progress
from parterre.cli.voice import say
from parterre.core import Game, Illegal, Setup
from parterre.games import GAMES
from parterre.table import Fate, write_record


@dataclass(frozen=True)
class Sitting:
    """One game to be played, as it travels to the process that plays it."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    number: int


def play_sitting(sitting: Sitting) -> str:
    """Play a game and return its record as one line of JSON."""
    game, setup = GAMES[sitting.game], sitting.setup
    words = (sitting.seed, sitting.number)
    fate = Fate("{}/{}".format(*words).encode())
    rngs = [lot("simulate", *words, seat) for seat in range(setup.seats)]
    played = play(game, setup, sitting.bots, fate, rngs)
    names = [f"{bot} {seat}" for seat, bot in enumerate(sitting.bots, 1)]
    record = write_record(game, setup, names, played.log, played.scores)
    return json.dumps(record, ensure_ascii=False)


def seated(game: Game, setup: Setup, names: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat: one name serves all, otherwise one name a seat."""
    for name in names:
        bot_for(game, name)
    if len(names) == 1:
        return (names[0],) * setup.seats
    if len(names) != setup.seats:
        raise Illegal("bot-seats", bots=len(names), seats=setup.seats)
    return tuple(names)


def simulate(
    game: Game, setup: Setup, bots: Sequence[str], seed: int, games: int, out: str, workers: int
) -> None:
    """Play games and write their records, one JSON document a line."""
    names = seated(game, setup, bots)
    sittings = (Sitting(game.name, setup, names, seed, number) for number in range(1, games + 1))
    with written(out) as write, progress(say("cli-simulating", game=game.title)) as tell:
        with closing(spread(play_sitting, sittings, workers or cores())) as records:
            for done, record in enumerate(records, 1):
                write(record)
                tell(done, games)


def match(
    game: Game, setup: Setup, bots: Sequence[str], seed: int, games: int, workers: int
) -> dict[str, Any]:
    """Let bots meet on equal deals and report."""
    with progress(say("cli-matching", game=game.title)) as tell:
        return run(game, setup, bots, games, seed, workers or cores(), tell)
