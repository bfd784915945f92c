"""English as a published box has it: its terms are what people read, older words are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parterre.games
import parterre.words

WORDS = Path(parterre.words.__file__).parent / "en"
GAME = Path(parterre.games.__file__).parent / "botanicus"
# What is quoted is notation; ids, comments and what a message selects by are not read by people.
UNREAD = re.compile(
    r"`[^`]*`|“[^”]*”|\"[^\"\n]*\"|^#.*|^[\w-]+ =|\{ *\$\w+ *->|^ *\*?\[\w+\]|\{[^{}]*\}",
    re.MULTILINE,
)
# The codes of a components file, listed for whoever writes one.
CODES = "botanicus-box-counts"

TERMS = (
    *("money bag", "wheelbarrow", "shovel", "basic task", "special task", "flower tile"),
    *("spotted", "striped", "prize token", "action flower", "flower bed"),
)
OLDER = {
    "money bag": r"\bpurses?\b",
    "task": r"\b(requests?|contracts?)\b",
    "basic task": r"\bstandard\b",
    "spotted": r"\bdotted\b",
    "flower tile": r"(?<!prize )\btokens?\b",
    "prize token": r"\bprizes?\b(?! tokens?\b)",
    "action flower": r"(?<!action )\bflowers?\b(?! (?:beds?|tiles?)\b)",
    "flower bed": r"(?<!flower )\bbeds?\b",
}


def read() -> dict[str, str]:
    """What is read in English about Botanicus, by where it stands."""
    found = {"RULES.md": (GAME / "RULES.md").read_text("utf-8")}
    for path in sorted(WORDS.glob("botanicus*.ftl")):
        lines = path.read_text("utf-8").splitlines()
        found[path.name] = "\n".join(line for line in lines if not line.startswith(CODES))
    return {name: UNREAD.sub(" ", text) for name, text in found.items()}


@pytest.mark.parametrize("term", TERMS)
def test_a_term_of_the_box_is_used(term: str) -> None:
    text = read()["botanicus-board.ftl"] + read()["RULES.md"]
    assert re.search(rf"\b{term}", text, re.IGNORECASE)


@pytest.mark.parametrize("term", OLDER)
def test_nothing_else_is_called_so(term: str) -> None:
    found = [
        f"{name}: …{text[max(0, match.start() - 40) : match.end() + 30]!r}…"
        for name, text in read().items()
        for match in re.finditer(OLDER[term], text, re.IGNORECASE)
    ]
    assert not found, f"“{term}” is the word:\n" + "\n".join(found)
