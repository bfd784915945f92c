"""What is in the box of Arborea, what may be corrected in it, and how it is told."""

from parterre.games.arborea.components.correcting import box, correct
from parterre.games.arborea.components.telling import elements

__all__ = ["box", "correct", "elements"]
