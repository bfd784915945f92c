"""The matches that docs/bots.md speaks of: their records, and its tables made of them.

`python tests/bots/claims.py` prints the tables from what lies in docs/matches;
`python tests/bots/claims.py FOLDER …` takes in reports of the arena before that.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from parterre.arena import Limits, Plan
from parterre.arena.journal import RECORDS, RUN, outcome_of
from parterre.arena.running import Counting
from parterre.bots import Budget
from parterre.games import GAMES

MATCHES = Path(__file__).parents[2] / "docs" / "matches"
ORDER = ("greedy", "uniform", "ismcts", "tree", "sapling", "seedling")
USUAL = 0.1  # CPU seconds a decision


def take(folder: Path) -> None:
    """Keep the records of a report, and what was asked for."""
    asked = json.loads((folder / RUN).read_text("utf-8"))
    parts = [asked["game"], asked["seats"], *asked["bots"]]
    if asked["seats"] == 1:
        parts.append(asked["options"]["difficulty"])
    if asked["rules"] > 1:
        parts.append(f"rules-{asked['rules']}")
    if asked["budget"]["seconds"] != USUAL:
        parts.append(f"{asked['budget']['seconds']:g}s")
    name = "-".join(map(str, parts))
    MATCHES.mkdir(exist_ok=True)
    (MATCHES / f"{name}.json").write_text(json.dumps(asked, indent=1) + "\n", "utf-8")
    records = lzma.compress((folder / RECORDS).read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    (MATCHES / f"{name}.jsonl.xz").write_bytes(records)


def asked_in(name: str) -> dict[str, Any]:
    """What a match was asked for."""
    asked: dict[str, Any] = json.loads((MATCHES / f"{name}.json").read_text("utf-8"))
    return asked


def records_of(name: str) -> list[dict[str, Any]]:
    """The games of a match."""
    text = lzma.decompress((MATCHES / f"{name}.jsonl.xz").read_bytes())
    return [json.loads(line) for line in text.splitlines()]


def report_of(name: str) -> dict[str, Any]:
    """What the arena makes of the games of a match."""
    asked = asked_in(name)
    game = GAMES[asked["game"]]
    plan = Plan(
        game,
        replace(game.setup(asked["seats"], asked["options"]), rules=asked["rules"]),
        tuple(asked["bots"]),
        asked["games"],
        asked["seed"],
        Limits(Budget(**asked["budget"]), asked["limit"]),
        asked["beats"],
        asked["until_decided"],
    )
    counting = Counting(plan, plan.check())
    for record in records_of(name):
        counting.take(outcome_of(record))
    return counting.report()


def names(alone: bool) -> list[str]:
    """The matches with several seats, or with one, in the order of their table."""

    def order(name: str) -> tuple[Any, ...]:
        asked = asked_in(name)
        options = asked["options"].get("difficulty")
        games = list(GAMES).index(asked["game"])
        seconds = asked["budget"]["seconds"]
        rival = ORDER.index(asked["bots"][1])
        return seconds, asked["seats"], rival, games, options, -asked["rules"]

    found = [path.stem for path in MATCHES.glob("*.json")]
    return sorted((n for n in found if (asked_in(n)["seats"] == 1) == alone), key=order)


def matches() -> Iterator[str]:
    """A row for each match with several seats."""
    for name in names(alone=False):
        report = report_of(name)
        (first, row), (other, rival) = report["bots"].items()
        asked = report["question"]
        shown = "shown" if asked["answer"] == "yes" else "not shown"
        seconds = report["budget"]["seconds"]
        cells = (
            title_of(report),
            report["seats"],
            f"{first} v. {other}" + ("" if seconds == USUAL else f", {seconds:g} s"),
            report["games"],
            f"{row['win_rate']:.1%}".replace("%", " %"),
            f"{row['low']:.1%}".replace("%", " %"),
            f"{asked['beats']:.0%}: {shown}".replace("%", " %"),
            f"{row['mean_points']:.0f} v. {rival['mean_points']:.0f}",
            _both(row, rival, "mean_iterations_per_decision", 1, ""),
            _both(row, rival, "mean_seconds_per_decision", 1000, " ms"),
            report["seed"],
        )
        yield "| " + " | ".join(map(str, cells)) + " |"


def title_of(report: dict[str, Any]) -> str:
    """The game of a match, and the rules it was played by where there are newer ones."""
    game = GAMES[report["game"]]
    return game.title + (f", rules {report['rules']}" if report["rules"] != game.rules else "")


def _both(row: dict[str, Any], rival: dict[str, Any], what: str, times: int, unit: str) -> str:
    """A figure of who searches, and of the other where it searches too."""
    searching = [one for one in (row, rival) if one["mean_iterations_per_decision"]]
    told = (times * one[what] for one in searching)
    return " v. ".join(f"{one:,.{0 if one >= 10 else 1}f}{unit}" for one in told) or "–"


def alone() -> Iterator[str]:
    """A row for each difficulty of the game alone against Feronia."""
    for name in names(alone=True):
        bots = report_of(name)["bots"].values()
        cells = [str(asked_in(name)["options"]["difficulty"])]
        for row in bots:
            cells.append(f"{row['wins']:.0f} of {row['seatings']}")
            cells.append(f"{100 * row['low']:.0f} – {100 * row['high']:.0f} %")
            cells.append(f"{row['mean_points']:.0f} v. {row['mean_rival_points']:.0f}")
        yield "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    for folder in sys.argv[1:]:
        take(Path(folder))
    print("\n".join([*matches(), "", *alone()]))
