"""A finished table of Stones, scored from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parterre.games.stones import shapes
from parterre.games.stones.rules import Stones

from parterre.core import Box, Illegal, State
from parterre.core.illegal import told
from parterre.core.scorefile import Answer, Rows, named_players
from parterre.core.shapes import Scored


def score(document: Mapping[str, Any], printed: Box) -> Answer:
    """The answer to a score file, or Illegal with what is wrong in it (§3.2)."""
    players, names = named_players(document, "3.2", 2)
    taken = [player.get("stones", 0) for player in players]
    for name, count in zip(names, taken, strict=True):
        if type(count) is not int or count < 0:
            raise Illegal("stones-score-number", "3.2", name=told(name))
    last = [bool(player.get("last")) for player in players]
    return tally(Stones(0, 0, taken, last.index(True) if True in last else -1), names)


def tally(state: State, names: Sequence[str]) -> Answer:
    """The answer about a finished game."""
    assert isinstance(state, Stones)
    points, places = state.points(), state.ranking()
    players = [
        shapes.Scored(name, points[seat], places[seat], state.taken[seat], seat == state.last)
        for seat, name in enumerate(names)
    ]
    return Answer("stones", players)


def rows(player: Scored) -> list[Rows]:
    """What the answer tells about a player."""
    return [Rows(("table-points",), ((player.points,),))]
