"""Answers for the eye."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from parterre.arena import report as arena
from parterre.cli.voice import say, voice
from parterre.core import Element
from parterre.core.illegal import printable
from parterre.core.scorefile import Cell, Rows, Word
from parterre.games import GAMES
from parterre.table.shapes import Corrected, GameTold, Scoring

WIDE = 120
UNBOUNDED = 10_000  # columns, more than any table needs
MANY = 20  # games given up that a screen lists


def clean(value: object) -> Text:
    """Foreign text as it may be shown: printable, and never taken for markup."""
    return Text(printable(str(value)))


def screen() -> Console:
    """The standard output, at full width where that is no terminal."""
    wide = None if sys.stdout.isatty() else WIDE
    return Console(file=sys.stdout, width=wide, highlight=False)


def show(thing: Text | Table) -> None:
    """Print to the standard output."""
    screen().print(thing, soft_wrap=isinstance(thing, Text))


def grid(title: str | Text, *columns: str) -> Table:
    """A table whose columns are words of ours; one that begins with > holds numbers.

    Where there is little room texts are folded, and numbers stay in one piece.
    """
    table = Table(
        box=SIMPLE_HEAD,
        title=title,
        title_justify="left",
        title_style="bold",
        collapse_padding=True,
    )
    for column in columns:
        head = say(column.lstrip(">"))
        if column.startswith(">"):
            table.add_column(head.replace(" ", "\n"), justify="right", no_wrap=True)
        else:
            table.add_column(head, overflow="fold")
    return table


def replayed(answer: dict[str, Any], line: int) -> None:
    """A replayed record: its scores, or that it goes on; by which rules, if not the newest."""
    game = GAMES[answer["game"]]
    title = game.title
    if answer["rules"] != game.rules:
        title = say("table-older-rules", game=title, rules=answer["rules"])
    known = {"game": title, "entries": answer["entries"]}
    text = say("replay-over" if answer["over"] else "replay-running", **known)
    if line:
        rows = [
            f"{name} {row['points']} ({row['place']})"
            for name, row in zip(named(answer), answer["scores"])
        ]
        show(Text.assemble(f"{say('table-line', line=line)} {text} ", clean(voice().listed(rows))))
        return
    show(Text(text))
    if answer["over"]:
        table = grid("", ">table-seat", "table-name", ">table-points", ">table-place")
        for name, row in zip(named(answer), answer["scores"], strict=True):
            table.add_row(str(row["seat"]), clean(name), str(row["points"]), str(row["place"]))
        show(table)


def named(answer: dict[str, Any]) -> list[str]:
    """The names of the seats, and of the rival of a single one."""
    rivals = [str(row["name"]) for row in answer["scores"] if "name" in row]
    return [*answer["names"], *rivals]


def scored(answer: Scoring, line: int) -> None:
    """A scored table: every player's points and where they come from, who won, what is unusual."""
    if line:
        show(Text(say("table-line", line=line), style="dim"))
    for player in answer.players:
        name = str(clean(player.name))
        title = say("table-player", place=player.place, name=name, points=player.points)
        for each in GAMES[answer.game].rows(player):
            show(_rows(each, Text(title)))
            title = ""
        if title:
            show(Text(title, style="bold"))
    label = say("table-winners", winners=len(answer.winners))
    show(Text.assemble((f"{label} ", "bold"), clean(voice().listed(answer.winners))))
    for warning in answer.warnings:
        show(Text.assemble(f"{say('table-note')} ", clean(warning)))


def _rows(rows: Rows, title: Text) -> Table:
    numbers = [all(isinstance(cell, int) for cell in column) for column in zip(*rows.lines)]
    numbers = numbers or [False] * len(rows.heads)
    heads = [f">{head}" if right else head for head, right in zip(rows.heads, numbers)]
    table = grid(title, *heads)
    for line in rows.lines:
        table.add_row(*map(_cell, line))
    return table


def _cell(cell: Cell) -> Text:
    if isinstance(cell, Word):
        return clean(f"{cell.code} {say(cell.id)}".strip())
    return clean(cell)


def game(game: GameTold) -> None:
    """A game with its seats, options and bots."""
    seats = voice().listed([str(number) for number in game.seats])
    show(Text.assemble((game.title, "bold"), f" ({game.name}), {game.designer}"))
    show(Text(say("games-seats", seats=seats, bots=voice().listed(game.bots))))
    table = grid("", "table-option", "table-values", "table-default")
    for option in game.options:
        values = [value_of(choice) for choice in option.choices]
        if option.free:
            values.append(say(f"{game.name}-option-{option.name}-typed"))
        default = option.default
        if isinstance(default, dict):
            told = [f"{value_of(each)} ({seats})" for seats, each in default.items()]
            default = voice().listed(told)
        else:
            default = value_of(default)
        table.add_row(option.name, voice().listed(values), default)
    show(table)


def value_of(value: str | int | bool | None) -> str:
    """A value of an option as it is typed; none means that the lot decides."""
    if value is None:
        return say("table-by-lot")
    return str(value).lower() if isinstance(value, bool) else str(value)


def elements(title: str, elements: Sequence[Element]) -> None:
    """What is in a box and how each element is known."""
    table = grid(title, "table-element", "table-what", "table-value", "table-known", "table-source")
    for element in elements:
        known = say(f"known-{element.known}")
        cells = (element.id, element.what, element.value, known, element.source)
        table.add_row(*map(clean, cells))
    show(table)


def changes(corrected: Sequence[Corrected]) -> None:
    """What a corrected file makes different in a box, value by value."""
    table = grid("", "table-element", "table-before", "table-after")
    for element in corrected:
        for value in element.values:
            where = f"{element.id}.{value.key}"
            before = "–" if value.before is None else value.before
            table.add_row(*map(clean, (where, before, value.after)))
    if table.row_count:
        show(table)


def match(report: dict[str, Any]) -> None:
    """What each bot reached in the arena, the best first, and what else there is to tell."""
    _listed(arena.title(report, say), *arena.bot_table(report, say))
    if len(report["match_ups"]) > 1:
        if report["seats"] > 1:
            _pairs(report)
        _listed(say("arena-ratings"), arena.RATING_HEADS, arena.rating_rows(report, say))
    if report["given_up"]:
        told = islice(arena.given_up_rows(report, say), MANY)
        _listed(say("arena-given-up"), arena.GIVEN_UP_HEADS, told)
    if answer := arena.answer_told(report, say):
        show(clean(answer))


def _pairs(report: dict[str, Any]) -> None:
    ranked, *rows = arena.pair_rows(report, say)
    table = grid(say("arena-pairs"), "table-bot")
    for name in ranked:
        table.add_column(clean(name), justify="right", overflow="fold")
    for row in rows:
        table.add_row(*map(clean, row))
    show(table)


def _listed(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table, or line by line where the screen is too narrow for one."""
    table = grid(title, *heads)
    cells = [[*map(clean, row)] for row in rows]
    for row in cells:
        table.add_row(*row)
    console = screen()
    needs = console.measure(table, options=console.options.update(width=UNBOUNDED)).minimum
    if needs <= console.width:
        show(table)
        return
    show(Text(title, style="bold"))
    for row in cells:
        show(Text())
        for head, cell in zip(heads, row, strict=True):
            show(Text.assemble(f"{say(head.lstrip('>'))}: ", cell))


def bench(report: dict[str, Any]) -> None:
    """The speed of every game, and its ratios beside the bars they should clear."""
    show(Text(say("bench-compiled" if report["compiled"] else "bench-interpreted")))
    hearts = (report["openspiel"] or {}).get("hearts_stepping_per_s")
    for name, of in report["games"].items():
        table = grid(GAMES[name].title, "table-figure", ">table-measured", "table-bar")
        table.add_row(say("bench-stepping"), say("figure", value=of["stepping_per_s"]), "")
        table.add_row(say("bench-playouts"), say("figure", value=of["playout_decisions_per_s"]), "")
        if hearts:
            table.add_row(say("bench-hearts"), say("figure", value=hearts), "")
            ratio = say("figure-hundredths", value=of["stepping_per_s"] / hearts)
            table.add_row(say("bench-over-hearts"), ratio, "≥ 3")
        if of["compiled_over_interpreted"] is not None:
            ratio = say("figure-tenths", value=of["compiled_over_interpreted"])
            table.add_row(say("bench-over-interpreted"), ratio, "≥ 25")
        copied = say("figure-hundredths", value=of["copy_us"])
        table.add_row(say("bench-copy"), f"{copied} µs", "< 1 µs")
        show(table)
    if not hearts:
        show(Text(say("bench-no-openspiel")))
