"""What French asks of every message: names after "de", and spaces at which no line ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parterre.words
from parterre.words import say

FRENCH = Path(parterre.words.__file__).parent / "fr"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Inès", "d’Inès"),
        ("Éric", "d’Éric"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Œdipe", "d’Œdipe"),
        ("Yann", "de Yann"),
        ("Bruno", "de Bruno"),
    ],
)
def test_de_is_elided_before_a_vowel_that_is_heard(name: str, said: str) -> None:
    assert say("board-garden-of", {"name": name}, "fr") == f"Jardin {said}"


def test_no_message_puts_a_name_after_de_by_hand() -> None:
    by_hand = re.compile(r"\bde \{ \$(?:name|owner|who) \}")
    assert [path.name for path in FRENCH.glob("*.ftl") if by_hand.search(path.read_text())] == []


def test_no_line_of_french_ends_before_a_mark() -> None:
    texts = [path.read_text("utf-8") for path in FRENCH.glob("*.ftl")]
    ids = [id for text in texts for id in re.findall(r"^([\w-]+) =", text, re.MULTILINE)]
    said = [say(id, lang="fr") for id in ids]
    assert sum("\u00a0;" in text for text in said) > 10
    assert [text for text in said if re.search(r"\S [;:!?»%]|« ", text)] == []


def test_what_is_quoted_stays_as_it_was_typed() -> None:
    told = say("record-entry", {"number": 3, "sentence": "deal ?", "reason": "Non."}, "fr")
    assert "«\u00a0deal ?\u00a0»" in told
