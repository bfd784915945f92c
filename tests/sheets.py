"""A box as a plain sheet, one line an element, to hold against what is written down of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parterre.core import Game
from parterre.words import LANGUAGES

ASIDE = ("known", "source", *LANGUAGES)  # how something is known, and its names


def written(game: Game) -> list[str]:
    """The sheet of a game, which was made from its table of values and not from its box."""
    file = Path(__file__).parent / "games" / game.name / "sheet.txt"
    return file.read_text("utf-8").splitlines()


def sheet(game: Game) -> list[str]:
    """Every value of the shipped box, as the game has read it."""
    lines = []
    for section, elements in game.box({}).contents.items():
        if not any(isinstance(values, Mapping) for values in elements.values()):
            lines.append(f"{section}: {listed(elements)}")
            continue
        for name, values in elements.items():
            if listed(values):
                lines.append(f"{section} {name}: {listed(values)}")
    return lines


def listed(values: Mapping[str, Any]) -> str:
    """The values of an element, each after its word."""
    return "; ".join(f"{key} {plain(value)}" for key, value in values.items() if key not in ASIDE)


def plain(value: object) -> str:
    """A value as one would write it on paper."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        apart = " / " if value and isinstance(value[0], list) else ", "
        return apart.join(map(plain, value)) or "nothing"
    return str(value) or "nothing"
