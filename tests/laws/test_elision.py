"""Names after French "de": one function of the words, for every message."""

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
