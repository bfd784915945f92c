"""The table of Arborea as a seat sees it, and what each choice would do,."""

from parterre.games.arborea.view.choices import shows
from parterre.games.arborea.view.picture import picture
from parterre.games.arborea.view.table import view

__all__ = ["picture", "shows", "view"]
