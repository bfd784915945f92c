"""The games, by name."""

from importlib import import_module

from parterre.core import Game

# The registry: a game is the folder of its name, and a line here.
NAMES = (
    "arboretum",
    "topiary",
    "botanicus",
    "arborea",
)

GAMES: dict[str, Game] = {name: import_module(f"{__name__}.{name}").GAME for name in NAMES}

__all__ = ["GAMES"]
