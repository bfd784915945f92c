"""Topiary, by Danny Devine: place visitors around a garden of clipped hedges, for the best view."""

from pathlib import Path

from parterre.core import Game, Option
from parterre.games.topiary.components import (
    box,
    check_series,
    correct,
    default_series,
    elements,
)
from parterre.games.topiary.notation import read, said, told, write
from parterre.games.topiary.rules import start
from parterre.games.topiary.scorefile import rows, score, tally
from parterre.games.topiary.view import picture, shows, view

GAME = Game(
    name="topiary",
    title="Topiary",
    designer="Danny Devine",
    rules=1,
    seats=(2, 3, 4),
    bound=120,
    options=(
        Option("places", 56, (56, 48, 24), clause="2.5"),
        Option("draft", False, (False, True), clause="2.6"),
        Option("series", default_series, (), check_series, "1.2"),
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
