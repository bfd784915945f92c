"""Arborea, by Dani Garcia: send villagers on pilgrimage and make an ecosystem for creatures."""

from pathlib import Path

from parterre.core import Game, Option
from parterre.games.arborea.components.correcting import (
    CAUDACHAT,
    EXITS,
    check_difficulty,
    correct,
    default_difficulty,
)
from parterre.games.arborea.components.printed import box
from parterre.games.arborea.components.telling import element
from parterre.games.arborea.notation import keeper, read, said, told, write
from parterre.games.arborea.rules.game import start
from parterre.games.arborea.scorefile import rows, score, tally
from parterre.games.arborea.view import picture, shows, view

GAME = Game(
    name="arborea",
    title="Arborea",
    designer="Dani Garcia",
    rules=1,
    seats=(1, 2, 3, 4, 5),
    usual=2,
    minutes=90,
    bound=3000,
    options=(
        Option("caudachat", CAUDACHAT[0], CAUDACHAT, clause="8.10"),
        Option("exits", EXITS[0], EXITS, clause="3.8"),
        Option(
            "difficulty",
            default_difficulty,
            (2, 3, 4, 5, 6, 7),
            check_difficulty,
            "10.2",
            seats=(1,),
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
    rival="Feronia",
)
