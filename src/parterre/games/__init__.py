"""The games, by name."""

from parterre.core import Game
from parterre.games.arborea import GAME as ARBOREA
from parterre.games.arboretum import GAME as ARBORETUM
from parterre.games.botanicus import GAME as BOTANICUS
from parterre.games.topiary import GAME as TOPIARY

GAMES: dict[str, Game] = {game.name: game for game in (ARBORETUM, TOPIARY, BOTANICUS, ARBOREA)}

__all__ = ["GAMES"]
