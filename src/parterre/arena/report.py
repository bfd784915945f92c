"""A report that a person reads and a program can check: a page, a chart and the figures."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from parterre.arena.chart import chart
from parterre.arena.journal import RECORDS, whole_file
from parterre.core import Illegal
from parterre.core.illegal import printable, told, why
from parterre.games import GAMES
from parterre.words import say as say_in

RESULTS, CHART, PAGE = "results.json", "chart.svg", "report.md"


class Say(Protocol):
    """A sentence in a language that is settled."""

    def __call__(self, id: str, **values: str | int) -> str:
        """The sentence of a message."""


def speaker(lang: str) -> Say:
    """Sentences in a language."""
    return partial(_say, lang)


def _say(lang: str, id: str, **values: str | int) -> str:
    return say_in(id, values, lang)


def write_report(folder: Path, report: dict[str, Any], command: str, lang: str) -> None:
    """Write the figures, the chart and the page into a folder."""
    say = speaker(lang)
    figures = json.dumps(report, ensure_ascii=False, indent=1) + "\n"
    picture = chart(title(report, say), say("table-rate"), mark(report), report["bots"])
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
        return say("arena-budget-seconds", seconds=f"{budget['seconds']:g}")
    return say("arena-budget-iterations", iterations=budget["iterations"])


def answer_told(report: dict[str, Any], say: Say) -> str:
    """The question and its answer, or nothing where nothing was asked."""
    asked = report["question"]
    if asked is None:
        return ""
    row = report["bots"][asked["bot"]]
    known = {"bot": asked["bot"], "figure": f"{asked['beats']:.1%}", "games": report["games"]}
    return say(f"arena-answer-{asked['answer']}", bounds=_bounds(row), **known)


def bot_table(report: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """The heads, and for each bot, the best first, what it reached; no column without a figure."""
    ranked = sorted(report["bots"].items(), key=lambda each: -each[1]["win_rate"])
    names, rows = [name for name, _ in ranked], [row for _, row in ranked]
    columns = {
        "table-bot": names,
        ">table-wins": [f"{row['wins']:g}" for row in rows],
        ">table-rate": [f"{row['win_rate']:.1%}" for row in rows],
        ">table-bounds": [_bounds(row) for row in rows],
        ">table-mean-points": [_figure(row["mean_points"], ".1f") for row in rows],
        ">table-rival-points": [_figure(row["mean_rival_points"], ".1f") for row in rows],
        ">table-time": [_time(row["mean_seconds_per_decision"]) for row in rows],
        ">table-iterations": [
            _figure(row["mean_iterations_per_decision"] or None, ",.0f") for row in rows
        ],
        ">table-gave-up": [_figure(row["gave_up"] or None, "d") for row in rows],
    }
    told = {head: cells for head, cells in columns.items() if {*cells} != {NOTHING}}
    return list(told), [list(row) for row in zip(*told.values(), strict=True)]


NOTHING = "–"


def _figure(value: float | None, form: str) -> str:
    return NOTHING if value is None else format(value, form)


def _time(seconds: float) -> str:
    thousandths = 1000 * seconds
    return f"{thousandths:.{0 if thousandths >= 100 else 1 if thousandths >= 1 else 3}f} ms"


def _bounds(row: dict[str, Any]) -> str:
    return f"{100 * row['low']:.1f}–{row['high']:.1%}"


def pair_rows(report: dict[str, Any]) -> Iterator[list[str]]:
    """For each bot, the best first, how often it was ahead of each of the others."""
    pairs = report["pairs"]
    ranked = sorted(pairs, key=lambda name: -report["bots"][name]["win_rate"])
    yield ranked
    for one in ranked:
        cells = (pairs[one].get(two) for two in ranked)
        yield [one, *(_pair(cell) for cell in cells)]


def _pair(cell: dict[str, Any] | None) -> str:
    if cell is None or cell["rate"] is None:
        return NOTHING
    return f"{cell['rate']:.1%} ({_bounds(cell)})"


def rating_rows(report: dict[str, Any]) -> Iterator[list[str]]:
    """For each bot, the best first: its rating, the doubt about it, and what is nearly certain."""
    for name, of in report["ratings"].items():
        yield [name, f"{of['mu']:.2f}", f"{of['sigma']:.2f}", f"{of['ordinal']:.2f}"]


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
    heads, rows = bot_table(report)
    yield from _table([say(head.lstrip(">")) for head in heads], rows)
    if len(report["pairs"]) > 1 and report["seats"] > 1:
        yield f"\n## {say('arena-pairs')}\n"
        ranked, *rows = pair_rows(report)
        yield from _table(["", *ranked], rows)
    if report["ratings"]:
        yield f"\n## {say('arena-ratings')}\n"
        yield from _table([say(head.lstrip(">")) for head in RATING_HEADS], rating_rows(report))
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
