"""The table of Botanicus as a seat sees it, what each choice would do, and the table as text."""

from parterre.games.botanicus.view.choices import shows
from parterre.games.botanicus.view.picture import picture
from parterre.games.botanicus.view.table import view

__all__ = ["picture", "shows", "view"]
