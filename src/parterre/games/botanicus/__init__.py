"""Botanicus, by Samuele Tabellini and Vieri Masseini: a gardener, tracks and requests."""

from pathlib import Path

from parterre.core import Game, Option
from parterre.games.botanicus.components import box, correct, element
from parterre.games.botanicus.notation import keeper, read, said, told, write
from parterre.games.botanicus.rules.game import start
from parterre.games.botanicus.scorefile import rows, score, tally
from parterre.games.botanicus.view import picture, shows, view

GAME = Game(
    name="botanicus",
    title="Botanicus",
    designer="Samuele Tabellini, Vieri Masseini",
    rules=2,
    seats=(2, 3, 4),
    usual=4,
    minutes=45,
    bound=2000,
    options=(
        Option("expert", False, (False, True), clause="11.1"),
        Option("track_reset", "end of turn", ("end of turn", "at once"), clause="6.7"),
        Option("zero_steps", "points", ("points", "nothing"), clause="6.6"),
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
    older_rules=(1,),
)
