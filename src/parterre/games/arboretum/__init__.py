"""Arboretum, by Dan Cassar: plant paths of trees, and keep in hand the right to score them."""

from pathlib import Path

from parterre.core import Game, Option
from parterre.games.arboretum.components import (
    box,
    check_species,
    correct,
    default_species,
    elements,
)
from parterre.games.arboretum.notation import read, said, told, write
from parterre.games.arboretum.rules import start
from parterre.games.arboretum.scorefile import rows, score, tally
from parterre.games.arboretum.view import picture, shows, view

GAME = Game(
    name="arboretum",
    title="Arboretum",
    designer="Dan Cassar",
    rules=1,
    seats=(2, 3, 4),
    bound=400,
    options=(
        Option("species", default_species, ("random",), check_species, "1.3"),
        Option("starting_discards", False, (False, True), clause="2.3"),
        Option("edition", 2015, (2015, 2018), clause="1.4"),
    ),
    folder=Path(__file__).parent,
    box=box,
    correct=correct,
    elements=elements,
    start=start,
    write=write,
    read=read,
    said=said,
    told=told,
    view=view,
    shows=shows,
    score=score,
    tally=tally,
    rows=rows,
    picture=picture,
)
