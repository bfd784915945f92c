"""The rules of Arborea, in files named after the headings of the rulebook."""

from parterre.games.arborea.rules.turn import Arborea, start

__all__ = ["Arborea", "start"]
