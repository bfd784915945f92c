"""Topiary, by Danny Devine: place visitors around a garden of clipped hedges, for the best view."""

from pathlib import Path

from parterre.core import Game, Option
from parterre.games.topiary.components import (
    CODES,
    box,
    check_series,
    correct,
    default_series,
    element,
    series_needed,
)
from parterre.games.topiary.notation import keeper, read, said, told, write
from parterre.games.topiary.rules import start
from parterre.games.topiary.scorefile import rows, score, tally
from parterre.games.topiary.view import picture, shows, view

GAME = Game(
    name="topiary",
    title="Topiary",
    designer="Danny Devine",
    rules=1,
    seats=(2, 3, 4),
    usual=4,
    minutes=25,
    bound=120,
    options=(
        Option("places", 56, (56, 48, 24), clause="2.5"),
        Option("draft", False, (False, True), clause="2.6"),
        Option(
            "series", default_series, (), check_series, "1.2", codes=CODES, needed=series_needed
        ),
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
