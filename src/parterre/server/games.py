"""The games that this site offers, by name."""

from __future__ import annotations

from parterre.core import Game
from parterre.games import GAMES
from parterre.server.refusals import Refusal, quoted


def game_named(name: str, status: int = 404) -> Game:
    """The game of that name, or a Refusal that names those there are."""
    found = GAMES.get(name)
    if found is None:
        known = ", ".join(sorted(GAMES))
        raise Refusal("server-game", status, game=quoted(name), known=known)
    return found
