"""What a command was asked for, settled before any work begins."""

from __future__ import annotations

import csv
import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parterre.arena import LIMIT, Limits
from parterre.bots.budget import Budget
from parterre.cli.documents import read_toml
from parterre.cli.voice import Usage, reason
from parterre.core import Game, Illegal
from parterre.core.illegal import told
from parterre.games import GAMES
from parterre.table.boxes import correct

PLACES = ("here", "ray")
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


def budget_given(seconds: str | None, iterations: str | None) -> Budget | None:
    """How much a bot may think about a decision, None where it is left to the bot."""
    if seconds is not None and iterations is not None:
        raise Usage("usage-one-budget")
    if seconds is not None:
        return Budget(seconds=seconds_given("--seconds", seconds))
    if iterations is not None:
        return Budget(iterations=whole("--iterations", iterations, 1, 10**12))
    return None


def limits_given(seconds: str | None, iterations: str | None, limit: str | None) -> Limits:
    """What bots may think, and how long a stranger may stay silent: ten times that, if not told."""
    budget = budget_given(seconds, iterations)
    if limit is not None:
        return Limits(budget, seconds_given("--limit", limit))
    return Limits(budget, max(LIMIT, 10 * budget.seconds) if budget else LIMIT)


def share_given(option: str, text: str) -> float:
    """The rate between 0 and 1 that an option was given."""
    try:
        share = float(text)
    except ValueError:
        share = math.nan
    if not 0 < share < 1:
        raise Illegal("usage-share", option=option, value=told(text))
    return share


def place_given(text: str) -> str:
    """Where an arena is asked to run."""
    if text not in PLACES:
        raise Illegal("usage-on", value=told(text), places=", ".join(PLACES))
    return text


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


def folder_given(text: str | None, option: str = "--data") -> Path | None:
    """The folder that an option names, None where nothing was asked for."""
    if text is not None and not text.strip():
        raise Illegal("usage-folder", option=option)
    return None if text is None else Path(text)


def names_given(text: str) -> tuple[str, ...]:
    """Names of bots with commas between; one that has commas itself stands in double quotes."""
    try:
        (names,) = csv.reader([text], skipinitialspace=True, strict=True)
    except (csv.Error, ValueError):
        return (text,)  # which no bot is called
    return tuple(name.strip() for name in names)


def correction(game: Game, file: str | None) -> Mapping[str, Any]:
    """What a corrected file of components changes, or Illegal with the first mistake in it."""
    return {} if file is None else _corrected(game, read_toml(file), file)


def corrections(
    files: Sequence[str], games: Sequence[Game] = tuple(GAMES.values())
) -> dict[str, Mapping[str, Any]]:
    """What several corrected files change, each counted for the game whose box it fits best."""
    found: dict[str, Mapping[str, Any]] = {}
    for file in files:
        content = read_toml(file)
        game = max(games, key=lambda each: _known_of(each, content))
        changes = _corrected(game, content, file)
        if game.name in found:
            raise Usage("usage-components-twice", game=game.title)
        found[game.name] = changes
    return found


def _corrected(game: Game, content: Mapping[str, Any], file: str) -> Mapping[str, Any]:
    """What a box changes; of its mistakes the first is told, and how to see the others."""
    changes, mistakes = correct(game, content)
    if mistakes:
        clause = f" (§{mistakes[0].clause})" if mistakes[0].clause else ""
        first = reason(mistakes[0]).removesuffix(".") + clause
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
