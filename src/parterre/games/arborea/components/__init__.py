"""What is in the box of Arborea, what may be corrected in it, and how it is told."""

from parterre.games.arborea.components.correcting import correct
from parterre.games.arborea.components.printed import Printed, box
from parterre.games.arborea.components.telling import element

__all__ = ["Printed", "box", "correct", "element"]
