"""The rules of a game as its RULES.md has them, clause by clause."""

from __future__ import annotations

import functools
import re
from pathlib import Path

import msgspec

HEADING = re.compile(r"^## +(?P<number>\d+)\.? +(?P<title>.+?) *$")
CLAUSE = re.compile(r"^\*\*§(?P<number>\d+(?:\.\d+)*)\*\* *(?P<text>.*)$")
BEFORE_A_MARK = re.compile(r" (?=[;:?!»])|(?<=«) ")  # where a line of French does not end
TITLE = re.compile(r"^# +(?P<title>.+?) *$")


class Clause(msgspec.Struct):
    """A numbered rule, or the heading of a section, whose text is empty."""

    number: str
    title: str
    text: str


class RulesText(msgspec.Struct):
    """The rules of a game in one language; the intro says what their abbreviations mean."""

    title: str
    intro: str
    clauses: list[Clause]


def rules_file(folder: Path, lang: str) -> Path:
    """Where a game keeps its rules in a language."""
    return folder / ("RULES.md" if lang == "en" else f"RULES.{lang}.md")


@functools.cache
def rules_of(folder: Path, lang: str) -> RulesText:
    """The rules of the game in that folder."""
    text = rules_file(folder, lang).read_text(encoding="utf-8")
    return parse(BEFORE_A_MARK.sub("\u00a0", text) if lang == "fr" else text)


def parse(text: str) -> RulesText:
    """The intro, section headings and clauses; each goes on until the next clause or heading."""
    found = RulesText("", "", [])
    section, open_clause = "", False
    for line in text.splitlines():
        if match := HEADING.match(line):
            section, open_clause = match["title"], False
            found.clauses.append(Clause(match["number"], section, ""))
        elif match := CLAUSE.match(line):
            open_clause = True
            found.clauses.append(Clause(match["number"], section, match["text"]))
        elif line.startswith("#"):
            open_clause = False
            if not found.title and (match := TITLE.match(line)):
                found.title = match["title"]
        elif open_clause:
            found.clauses[-1].text += "\n" + line
        elif not found.clauses:
            found.intro += "\n" + line
    found.intro = found.intro.strip()
    for clause in found.clauses:
        clause.text = clause.text.strip()
    return found
