"""What a game offers, as plain data for whoever wants to lay a table."""

from __future__ import annotations

from typing import Any

from parterre.core import Game, Option
from parterre.core.setup import Value
from parterre.table.boxes import counted


def describe(game: Game) -> dict[str, Any]:
    """A game with its seats, its options and how many elements of its box are known how."""
    return {
        "name": game.name,
        "title": game.title,
        "designer": game.designer,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [_option(game, option) for option in game.options],
        "box": counted(game.elements(game.box({}), "en")),
    }


def _option(game: Game, option: Option) -> dict[str, Any]:
    """An option; a default that depends on the seats is given for each number of them."""
    default: Any = _told(option.standard(game.seats[0]))
    if callable(option.default):
        numbers = option.seats or game.seats
        default = {str(seats): _told(option.standard(seats)) for seats in numbers}
    return {
        "name": option.name,
        "default": default,
        "choices": list(option.choices),
        "free": option.check is not None,
        "clause": option.clause,
    }


def _told(value: Value) -> Value | None:
    """A default, where the empty text means that the lot decides."""
    return None if value == "" else value
