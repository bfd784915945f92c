"""`simulate` and `arena`: bots at the table."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from parterre.arena import (
    RECORDS,
    Failed,
    Limits,
    Plan,
    check_bot,
    cores,
    drawn,
    play,
    run,
    spread,
    write_report,
)
from parterre.cli.output import written
from parterre.cli.progress import progress
from parterre.cli.voice import complain, language, say
from parterre.core import Game, Illegal, Setup
from parterre.core.illegal import told
from parterre.games import GAMES
from parterre.table import Fate, write_record

PATH = 300  # characters that the name of a file may have when it is told


@dataclass(frozen=True)
class Sitting:
    """One game to be played, as it travels to the process that plays it."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    number: int
    limits: Limits = field(default_factory=Limits)


def play_sitting(sitting: Sitting) -> str:
    """Play a game and return its record as one line of JSON."""
    game, setup = GAMES[sitting.game], sitting.setup
    words = (sitting.seed, sitting.number)
    fate = Fate("{}/{}".format(*words).encode())
    lots = [drawn("simulate", *words, seat) for seat in range(setup.seats)]
    played = play(game, setup, sitting.bots, fate, lots, limits=sitting.limits)
    if played.given_up:
        raise played.given_up
    names = [f"{bot} {seat}" for seat, bot in enumerate(sitting.bots, 1)]
    record = write_record(game, setup, names, played.log, played.scores)
    return msgspec.json.encode(record).decode()


def seated(game: Game, setup: Setup, names: Sequence[str]) -> tuple[str, ...]:
    """A bot for each seat: one name serves all, otherwise one name a seat."""
    for name in names:
        check_bot(game, name)
    if len(names) == 1:
        return (names[0],) * setup.seats
    if len(names) != setup.seats:
        raise Illegal("bot-seats", bots=len(names), seats=setup.seats)
    return tuple(names)


def simulate(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    seed: int,
    games: int,
    limits: Limits,
    out: str,
    workers: int,
) -> None:
    """Play games and write their records, one JSON document a line."""
    names = seated(game, setup, bots)
    numbers = range(1, games + 1)
    sittings = (Sitting(game.name, setup, names, seed, number, limits) for number in numbers)
    done = 0
    try:
        with written(out) as write, progress(say("cli-simulating", game=game.title)) as tell:
            with closing(spread(play_sitting, sittings, workers or cores())) as records:
                for done, record in enumerate(records, 1):
                    write(record)
                    tell(done, games)
    except (KeyboardInterrupt, SystemExit):
        id = "simulate-stopped-printed" if out == "-" else "simulate-stopped"
        complain(say(id, done=done, games=games, file=told(out, PATH)))
        raise
    except Failed as failed:
        why = say(failed.why, **failed.values)
        raise Illegal("simulate-gave-up", bot=told(names[failed.seat]), why=why) from None
    if out != "-":
        complain(say("simulate-written", games=games, file=told(out, PATH)))


def match(plan: Plan, folder: Path | None, on: str, workers: int) -> dict[str, Any]:
    """Let bots meet on equal deals and report."""
    come: list[int] = []  # how many games there were, from the first time that is told
    try:
        with progress(say("cli-matching", game=plan.game.title)) as tell:

            def note(done: int, total: int) -> None:
                come.append(done)
                tell(done, total)

            results = run(plan, workers or cores(), note, on=on, folder=folder)
    except (KeyboardInterrupt, SystemExit):
        if folder and (folder / RECORDS).exists():
            complain(say("arena-stopped", folder=told(str(folder))))
        else:
            complain(say("arena-stopped-for-good"))
        raise
    if folder:
        if come[0]:
            known = {"before": min(come[0], results["games"]), "games": results["games"]}
            complain(say("arena-from-before", folder=told(str(folder)), **known))
        write_report(folder, results, shlex.join(["parterre", *sys.argv[1:]]), language())
    return results
