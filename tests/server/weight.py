"""How heavy the updates of each game are: their bytes, and the CPU time it takes to make them.

`python tests/server/weight.py [GAME]` plays whole games with greedy bots at every number of seats,
then once with every choice of every option. After every step each seat and a spectator is told of
it exactly as its live line would be: `asked` is whoever is to answer and gets the choices, `others`
are all the rest, and `anew` is whoever opens a line at that moment and gets the whole. It fails if
the 99th percentile of a line is above a bar.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from parterre.bots import bot_for
from parterre.core import Game, Rng
from parterre.games import GAMES
from parterre.server.difference import Told
from parterre.server.run import look_less_for_cycles
from parterre.server.storage import Seat, Stored
from parterre.server.tables import LiveTable

# What the updates of a game may weigh at the 99th percentile.
MOST_BYTES, MOST_MS = 30_000, 5.0
SPREAD = {"median": 0.5, "p99": 0.99, "most": 1.0}
KINDS = ("asked", "others", "anew")
Options = Mapping[str, Any]


@dataclass
class Weights:
    """What the updates of one kind weighed."""

    sizes: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def heavy(self) -> bool:
        """Whether they are above a bar."""
        return part(self.sizes, 0.99) > MOST_BYTES or part(self.times, 0.99) > MOST_MS


def steps_of(game: Game, seats: int, options: Options, seed: int) -> Iterator[LiveTable]:
    """A whole game as it is played at a table of the site, step by step."""
    people = [Seat(seat=seat, kind="person", name=f"Seat {seat}") for seat in range(1, seats + 1)]
    setup = game.setup(seats, options)
    written = {"seats": seats, "options": setup.written()}
    fate = seed.to_bytes(32, "big")
    stored = Stored("2" * 12, game.name, game.rules, written, {}, fate, people, [])
    table = LiveTable(stored, lambda game, bot: 0.0)
    bot, rng = bot_for(game, "greedy"), Rng(seed)
    step = table.played.begin()
    while True:
        table.accept(step)
        yield table
        if table.played.over:
            return
        seat, state = int(table.played.turn), table.played.state
        action = int(bot.choose(state.seen_by(seat - 1), rng))
        step = table.played.propose(seat, game.write(state, action))


def weigh(game: Game, seats: int, options: Options, seeds: range) -> dict[str, Weights]:
    """What the lines of all viewers are sent, and whoever opens one at that moment."""
    found = {kind: Weights() for kind in KINDS}
    for seed in seeds:
        lines: dict[int | None, tuple[int, Told | None]] = {}
        for table in steps_of(game, seats, options, seed):
            for viewer in (None, *range(1, seats + 1)):
                have, before = lines.get(viewer, (0, None))
                begun = time.process_time_ns()
                told = table.told(viewer)
                made = time.process_time_ns() - begun
                sent = table.written(viewer, have, before)
                took = time.process_time_ns() - begun
                # Who opens a line now has just read the table, with all that was said.
                begun = time.process_time_ns()
                anew = table.written(viewer, table.n, None)
                took_anew = made + time.process_time_ns() - begun
                mine = viewer is not None and table.played.turn == viewer
                if before is not None:
                    kept = found["asked" if mine else "others"]
                    kept.sizes.append(len(sent.encode()))
                    kept.times.append(took / 1e6)
                found["anew"].sizes.append(len(anew.encode()))
                found["anew"].times.append(took_anew / 1e6)
                lines[viewer] = (table.n, told)
    return found


def tables_of(game: Game) -> Iterator[tuple[int, Options]]:
    """Every number of seats as it is usually played, and with each other choice of an option."""
    for seats in game.seats:
        yield seats, {}
    for seats in game.seats:
        for option in game.options:
            if option.seats and seats not in option.seats:
                continue
            for choice in option.choices:
                if choice != option.standard(seats):
                    yield seats, {option.name: choice}


def part(values: list[Any], share: float) -> Any:
    """The value that such a share of all does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def line_of(game: Game, seats: int, options: Options, who: str, weights: Weights) -> dict[str, Any]:
    """One line of the answer."""
    return {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "who": who,
        "updates": len(weights.sizes),
        "bytes": {name: part(weights.sizes, share) for name, share in SPREAD.items()},
        "ms": {name: round(part(weights.times, share), 2) for name, share in SPREAD.items()},
        "heavy": weights.heavy(),
    }


def show(line: dict[str, Any]) -> None:
    """A line for people."""
    options = " ".join(f"{name}={value}" for name, value in line["options"].items())
    kinds = f"{line['game']} {line['seats']} {line['who']} {options}"
    sizes = "".join(f"{size:>8}" for size in line["bytes"].values())
    times = "".join(f"{took:>8.2f}" for took in line["ms"].values())
    mark = "  too heavy" if line["heavy"] else ""
    print(f"{kinds:44}{line['updates']:>8}{sizes}{times}{mark}", flush=True)


def main() -> int:
    """Weigh what is asked for, and say it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--seats", type=int, help="only this number of seats")
    parser.add_argument("--games", type=int, default=5, help="so many games each (5)")
    parser.add_argument("--usual", action="store_true", help="only with the usual options")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    look_less_for_cycles()
    lines = []
    if not asked.json:
        columns = ("updates", "bytes", "p99", "most", "ms", "p99", "most")
        print(" " * 44 + "".join(f"{column:>8}" for column in columns))
    for name in [asked.game] if asked.game else GAMES:
        for seats, options in tables_of(GAMES[name]):
            if (asked.seats and seats != asked.seats) or (asked.usual and options):
                continue
            games = range(1 if options else asked.games)
            for who, weights in weigh(GAMES[name], seats, options, games).items():
                lines.append(line_of(GAMES[name], seats, options, who, weights))
                if not asked.json:
                    show(lines[-1])
    if asked.json:
        print(json.dumps(lines))
    return 1 if any(line["heavy"] for line in lines) else 0


if __name__ == "__main__":
    sys.exit(main())
