"""Stones: two seats take from a heap, and whoever takes the last stone gains most."""

from pathlib import Path

from parterre.games.stones.components import box, correct, element
from parterre.games.stones.notation import keeper, read, said, told, write
from parterre.games.stones.rules import start
from parterre.games.stones.scorefile import rows, score, tally
from parterre.games.stones.view import picture, shows, view

from parterre.core import Game, Option

GAME = Game(
    name="stones",
    title="Stones",
    designer="an old custom",
    rules=1,
    seats=(2,),
    usual=2,
    minutes=1,
    bound=20,
    options=(Option("heap", 12, (12, 15), clause="1.1"),),
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
