"""What a command was asked for, settled before any work begins."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any

from parterre.cli.documents import read_toml
from parterre.cli.voice import Mistakes, Usage
from parterre.core import Game
from parterre.core.illegal import told
from parterre.games import GAMES

WHOLE = re.compile(r"[+-]?[0-9]{1,40}")


def whole(option: str, text: str, low: int | None = None, high: int | None = None) -> int:
    """The whole number that an option was given."""
    if not WHOLE.fullmatch(text):
        raise Usage("usage-whole", option=option, value=told(text))
    number = int(text)
    if low is not None and number < low:
        raise Usage("usage-low", option=option, value=told(text), low=low)
    if high is not None and number > high:
        raise Usage("usage-high", option=option, value=told(text), high=high)
    return number


def seconds_given(option: str, text: str) -> float:
    """The time that an option was given."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds <= 86400:
        raise Usage("usage-seconds", option=option, value=told(text))
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
            raise Usage("usage-option-form", value=told(word))
        if name in given:
            raise Usage("usage-option-twice", option=told(name))
        given[name] = value
    return given


def names_given(text: str) -> list[str]:
    """Names of bots with commas between."""
    return [name.strip() for name in text.split(",")]


def correction(game: Game, file: str | None) -> Mapping[str, Any]:
    """What a corrected file of components changes, or a sentence for each mistake in it."""
    if file is None:
        return {}
    changes, mistakes = game.correct(read_toml(file))
    if mistakes:
        raise Mistakes(mistakes)
    return changes


def corrections(files: Sequence[str]) -> dict[str, Mapping[str, Any]]:
    """What several corrected files change, each counted for the game whose box it fits best."""
    found: dict[str, Mapping[str, Any]] = {}
    for file in files:
        content = read_toml(file)
        game = max(GAMES.values(), key=lambda each: _known_of(each, content))
        changes, mistakes = game.correct(content)
        if mistakes:
            raise Mistakes(mistakes)
        if game.name in found:
            raise Usage("usage-components-twice", game=game.title)
        found[game.name] = changes
    return found


def _known_of(game: Game, content: Mapping[str, Any]) -> int:
    """How much of a file has its place in the box of a game."""
    box = game.box({}).contents
    return sum(
        1 + (len(values.keys() & box[section].keys()) if isinstance(values, dict) else 0)
        for section, values in content.items()
        if section in box
    )
