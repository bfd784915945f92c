"""What a command was asked for, settled before any work begins."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parterre.cli.documents import read_toml
from parterre.cli.voice import Usage, reason
from parterre.core import Game, Illegal
from parterre.core.illegal import told
from parterre.games import GAMES

WHOLE = re.compile(r"[+-]?[0-9]{1,40}")


def whole(option: str, text: str, low: int | None = None, high: int | None = None) -> int:
    """The whole number that an option was given."""
    if not WHOLE.fullmatch(text):
        raise Illegal("usage-whole", option=option, value=told(text))
    number = int(text)
    if low is not None and number < low:
        raise Illegal("usage-low", option=option, value=told(text), low=low)
    if high is not None and number > high:
        raise Illegal("usage-high", option=option, value=told(text), high=high)
    return number


def seconds_given(option: str, text: str) -> float:
    """The time that an option was given."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= 86400:
        raise Illegal("usage-seconds", option=option, value=told(text))
    return seconds


def check_budget(seconds: str | None, iterations: str | None) -> None:
    """Refuse a budget that makes no sense; the bots of today decide at once and need none."""
    if seconds is not None and iterations is not None:
        raise Usage("usage-one-budget")
    if seconds is not None:
        seconds_given("--seconds", seconds)
    if iterations is not None:
        whole("--iterations", iterations, 1)


def options_given(words: Sequence[str]) -> dict[str, str]:
    """Options of a game as NAME=VALUE, each at most once."""
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Illegal("usage-option-form", value=told(word))
        if name in given:
            raise Usage("usage-option-twice", option=told(name))
        given[name] = value
    return given


def folder_given(text: str | None) -> Path | None:
    """The folder that `--data` names, None where nothing was asked for."""
    if text is not None and not text.strip():
        raise Illegal("usage-data")
    return None if text is None else Path(text)


def names_given(text: str) -> list[str]:
    """Names of bots with commas between."""
    return [name.strip() for name in text.split(",")]


def correction(game: Game, file: str | None) -> Mapping[str, Any]:
    """What a corrected file of components changes, or Illegal with the first mistake in it."""
    return {} if file is None else _corrected(game, read_toml(file), file)


def corrections(files: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """What several corrected files change, each counted for the game whose box it fits best."""
    found: dict[str, Mapping[str, Any]] = {}
    for file in files:
        content = read_toml(file)
        game = max(GAMES.values(), key=lambda each: _known_of(each, content))
        changes = _corrected(game, content, file)
        if game.name in found:
            raise Usage("usage-components-twice", game=game.title)
        found[game.name] = changes
    return found


def _corrected(game: Game, content: Mapping[str, Any], file: str) -> Mapping[str, Any]:
    """What a box changes; of its mistakes the first is told, and how to see the others."""
    changes, mistakes = game.correct(content)
    if mistakes:
        first = reason(mistakes[0]).removesuffix(".") + f" (§{mistakes[0].clause})"
        known = {"file": told(file), "game": game.name, "first": first}
        raise Illegal("components-wrong", "", more=len(mistakes) - 1, **known)
    return changes


def _known_of(game: Game, content: Mapping[str, Any]) -> int:
    """How much of a file has its place in the box of a game."""
    box = game.box({}).contents
    return sum(
        1 + (len(values.keys() & box[section].keys()) if isinstance(values, dict) else 0)
        for section, values in content.items()
        if section in box
    )
