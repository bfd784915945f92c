"""A report that a person reads and a program can check: a page, a chart and the figures."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from parterre.arena.chart import chart
from parterre.arena.journal import RECORDS, whole_file
from parterre.core import Illegal
from parterre.core.illegal import printable, told, why
from parterre.games import GAMES
from parterre.words import Voice

RESULTS, CHART, PAGE = "results.json", "chart.svg", "report.md"


class Say(Protocol):
    """A sentence in a language that is settled."""

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        """The sentence of a message."""


def write_report(folder: Path, report: dict[str, Any], command: str, lang: str) -> None:
    """Write the figures, the chart and the page into a folder."""
    say = Voice(lang).say
    figures = json.dumps(report, ensure_ascii=False, indent=1) + "\n"
    heads = (title(report, say), say("table-rate"))
    picture = chart(*heads, mark(report), report["bots"], say)
    page = "\n".join(_page(report, command, say))
    try:
        for name, text in ((RESULTS, figures), (CHART, picture), (PAGE, page)):
            whole_file(folder / name, text.encode())
    except OSError as problem:
        raise Illegal("file-write", file=told(str(folder)), why=why(problem)) from None


def mark(report: dict[str, Any]) -> float:
    """The rate that a chart marks: the one asked about, or a fair share."""
    asked = report["question"]
    return float(asked["beats"]) if asked else 1 / max(2, report["seats"])


def title(report: dict[str, Any], say: Say) -> str:
    """What was played."""
    game = GAMES[report["game"]].title
    return say("arena-title", game=game, seats=report["seats"], games=report["games"])


def budget_told(report: dict[str, Any], say: Say) -> str:
    """How much the bots might think."""
    budget = report["budget"]
    if not budget:
        return say("arena-budget-own")
    if budget["seconds"]:
        return say("arena-budget-seconds", seconds=budget["seconds"])
    return say("arena-budget-iterations", iterations=budget["iterations"])


def answer_told(report: dict[str, Any], say: Say) -> str:
    """The question and its answer, or nothing where nothing was asked."""
    asked = report["question"]
    if asked is None:
        return ""
    row = report["bots"][asked["bot"]]
    known = {"bot": asked["bot"], "figure": _rate(asked["beats"], say), "games": report["games"]}
    return say(f"arena-answer-{asked['answer']}", bounds=_bounds(row, say), **known)


def bot_table(report: dict[str, Any], say: Say) -> tuple[list[str], list[list[str]]]:
    """The heads, and for each bot, the best first, what it reached; no column without a figure."""
    ranked = sorted(report["bots"].items(), key=lambda each: -each[1]["win_rate"])
    names, rows = [name for name, _ in ranked], [row for _, row in ranked]
    columns = {
        "table-bot": names,
        ">table-wins": [say("figure", value=row["wins"]) for row in rows],
        ">table-rate": [_rate(row["win_rate"], say) for row in rows],
        ">table-bounds": [_bounds(row, say) for row in rows],
        ">table-mean-points": [_mean(row["mean_points"], say) for row in rows],
        ">table-rival-points": [_mean(row["mean_rival_points"], say) for row in rows],
        ">table-time": [_time(row["mean_seconds_per_decision"], say) for row in rows],
        ">table-iterations": [_whole(row["mean_iterations_per_decision"], say) for row in rows],
        ">table-gave-up": [_whole(row["gave_up"], say) for row in rows],
    }
    told = {head: cells for head, cells in columns.items() if {*cells} != {NOTHING}}
    return list(told), [list(row) for row in zip(*told.values(), strict=True)]


NOTHING = "–"


def _rate(rate: float, say: Say) -> str:
    return say("figure-rate", value=round(rate, 3))


def _mean(value: float | None, say: Say) -> str:
    return NOTHING if value is None else say("figure-tenths", value=round(value, 1))


def _whole(value: float | None, say: Say) -> str:
    return say("figure", value=round(value)) if value else NOTHING


def _time(seconds: float, say: Say) -> str:
    thousandths = 1000 * seconds
    digits = 0 if thousandths >= 100 else 1 if thousandths >= 1 else 3
    return say("figure-time", value=round(thousandths, digits))


def _bounds(row: dict[str, Any], say: Say) -> str:
    return say("figure-bounds", low=round(100 * row["low"], 1), high=round(row["high"], 3))


def pair_rows(report: dict[str, Any], say: Say) -> Iterator[list[str]]:
    """For each bot, the best first, how often it was ahead of each of the others."""
    pairs = report["pairs"]
    ranked = sorted(pairs, key=lambda name: -report["bots"][name]["win_rate"])
    yield ranked
    for one in ranked:
        cells = (pairs[one].get(two) for two in ranked)
        yield [one, *(_pair(cell, say) for cell in cells)]


def _pair(cell: dict[str, Any] | None, say: Say) -> str:
    if cell is None or cell["rate"] is None:
        return NOTHING
    return f"{_rate(cell['rate'], say)} ({_bounds(cell, say)})"


def rating_rows(report: dict[str, Any], say: Say) -> Iterator[list[str]]:
    """For each bot, the best first: its rating, the doubt about it, and what is nearly certain."""
    for name, of in report["ratings"].items():
        figures = (of["mu"], of["sigma"], of["ordinal"])
        yield [name, *(say("figure-hundredths", value=round(each, 2)) for each in figures)]


RATING_HEADS = ("table-bot", ">table-rating", ">table-doubt", ">table-sure")


def given_up_rows(report: dict[str, Any], say: Say) -> Iterator[list[str]]:
    """Every game that was given up, by whom and why."""
    for each in report["given_up"]:
        where = "{match_up}-{deal}-{rotation}".format(**each)
        yield [where, each["bot"], str(each["seat"]), say(each["id"], **each["values"])]


GIVEN_UP_HEADS = ("table-game", "table-bot", ">table-seat", "table-why")


def _page(report: dict[str, Any], command: str, say: Say) -> Iterator[str]:
    yield f"# {title(report, say)}"
    yield ""
    yield f"    {command}"
    yield ""
    yield f"{budget_told(report, say)} {say('arena-how')}"
    if report["question"] and report["question"]["until_decided"]:
        yield say("arena-how-stopped", games=report["question"]["most_games"])
    if answer := answer_told(report, say):
        yield f"\n**{_cell(answer)}**"
    yield f"\n![{say('table-rate')}]({CHART})\n"
    heads, rows = bot_table(report, say)
    yield from _table([say(head.lstrip(">")) for head in heads], rows)
    if len(report["pairs"]) > 1 and report["seats"] > 1:
        yield f"\n## {say('arena-pairs')}\n"
        ranked, *rows = pair_rows(report, say)
        yield from _table(["", *ranked], rows)
    if report["ratings"]:
        yield f"\n## {say('arena-ratings')}\n"
        yield from _table(
            [say(head.lstrip(">")) for head in RATING_HEADS], rating_rows(report, say)
        )
    if report["given_up"]:
        yield f"\n## {say('arena-given-up')}\n"
        heads = [say(head.lstrip(">")) for head in GIVEN_UP_HEADS]
        yield from _table(heads, given_up_rows(report, say))
    yield f"\n{say('arena-files', records=RECORDS, results=RESULTS)}\n"


def _table(heads: Sequence[str], rows: Iterator[list[str]] | Sequence[list[str]]) -> Iterator[str]:
    yield "| " + " | ".join(map(_cell, heads)) + " |"
    yield "|" + " --- |" * len(heads)
    for row in rows:
        yield "| " + " | ".join(map(_cell, row)) + " |"


def _cell(text: str) -> str:
    """Foreign text as a cell of a table takes it."""
    clean = printable(text)
    for sign in "\\`*_[]<>|":
        clean = clean.replace(sign, "\\" + sign)
    return clean
