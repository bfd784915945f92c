"""components.toml as the Box of Botanicus: symbols, what is printed, correcting it, telling it."""

from parterre.games.botanicus.components.correcting import correct
from parterre.games.botanicus.components.printed import Printed, box
from parterre.games.botanicus.components.telling import element

__all__ = ["Printed", "box", "correct", "element"]
