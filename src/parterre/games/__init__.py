"""The games, by name."""

from parterre.core import Game
from parterre.games.arboretum import GAME as ARBORETUM

GAMES: dict[str, Game] = {game.name: game for game in (ARBORETUM,)}

__all__ = ["GAMES"]
