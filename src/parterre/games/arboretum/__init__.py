"""Arboretum, by Dan Cassar: plant paths of trees, and keep in hand the right to score them."""

from pathlib import Path

from parterre.core import Game, Option
from parterre.games.arboretum.components import (
    CODES,
    box,
    check_species,
    correct,
    default_species,
    element,
    species_needed,
)
from parterre.games.arboretum.notation import keeper, read, said, told, write
from parterre.games.arboretum.rules import start
from parterre.games.arboretum.scorefile import rows, score, tally
from parterre.games.arboretum.view import picture, shows, view

GAME = Game(
    name="arboretum",
    title="Arboretum",
    designer="Dan Cassar",
    rules=1,
    seats=(2, 3, 4),
    usual=4,
    minutes=30,
    bound=400,
    options=(
        Option(
            "species",
            default_species,
            ("random",),
            check_species,
            "1.3",
            codes=CODES,
            needed=species_needed,
        ),
        Option("starting_discards", False, (False, True), clause="2.3"),
        Option("edition", 2015, (2015, 2018), clause="1.4"),
    ),
    folder=Path(__file__).parent,
    box=box,
    correct=correct,
    element=element,
    start=start,
    write=write,
    read=read,
    said=said,
    keeper=keeper,
    told=told,
    view=view,
    shows=shows,
    score=score,
    tally=tally,
    rows=rows,
    picture=picture,
)
