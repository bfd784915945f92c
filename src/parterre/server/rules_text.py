"""The rules of a game as its RULES.md has them, clause by clause."""

from __future__ import annotations

import functools
import re
from pathlib import Path

from parterre.server.shapes import Clause, RulesText
from parterre.words import Voice, unbroken

HEADING = re.compile(r"^## +(?P<number>\d+)\.? +(?P<title>.+?) *$")
CLAUSE = re.compile(r"^\*\*§(?P<number>\d+(?:\.\d+)*)\*\* *(?P<text>.*)$")
TITLE = re.compile(r"^# +(?P<title>.+?) *$")


@functools.cache
def rules_of(folder: Path, voice: Voice) -> RulesText:
    """The rules of the game in that folder."""
    return parse(unbroken(voice.file(folder, "RULES.md").read_text("utf-8"), voice.lang))


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
