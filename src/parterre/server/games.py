"""The games that this site offers, by name."""

from __future__ import annotations

from parterre import table
from parterre.core import Game, Illegal
from parterre.server.refusals import Refusal


def game_named(name: str, status: int = 404) -> Game:
    """The game of that name, or a Refusal that names those there are."""
    try:
        return table.game_named(name)
    except Illegal as illegal:
        raise Refusal.of(illegal, status) from None
