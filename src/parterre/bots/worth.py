# compiled
"""What a table is worth to each seat, as a chance of winning between 0 and 1."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.bots.hints.hints import Hints
from parterre.core.state import State

MARGIN: Final = 0.1  # the share of points in the worth of a finished game: winning is the rest
POINTS: Final = 15.0  # a lead of so many points counts as a big one
MARGIN_ALONE: Final = 0.5  # who plays alone may lose all playouts, and less is still better
POINTS_ALONE: Final = 40.0


def at_the_end(state: State) -> vec[float]:
    """The worth of a finished game: the win or a part of it, and a little for the margin."""
    places = state.ranking()
    points = state.points()
    winners: i64 = 0
    for place in places:
        if place == 1:
            winners += 1
    alone = state.seats() == 1
    margin = MARGIN_ALONE if alone else MARGIN
    big = POINTS_ALONE if alone else POINTS
    worths = vec[float](capacity=5)
    for seat in range(len(places)):
        rival = -1e300
        for other in range(len(points)):
            if other != seat and float(points[other]) > rival:
                rival = float(points[other])
        lead = 1.0 / (1.0 + math.exp((rival - float(points[seat])) / big))
        won = 1.0 / float(winners) if places[seat] == 1 else 0.0
        worths = append(worths, (1.0 - margin) * won + margin * lead)
    return worths


def under_way(state: State, hints: Hints) -> vec[float]:
    """The worth of a game that goes on: each seat's chance, by where it stands and the doubt."""
    seats = state.seats()
    rivals = seats if seats > 1 else 2  # who plays alone has the game itself against him
    doubt = hints.doubt(state)
    standings = vec[float](capacity=5)
    best = -1e300
    for seat in range(rivals):
        standing = hints.standing(state, seat) / doubt
        standings = append(standings, standing)
        if standing > best:
            best = standing
    total = 0.0
    for seat in range(rivals):
        standings[seat] = math.exp(standings[seat] - best)
        total += standings[seat]
    for seat in range(rivals):
        standings[seat] /= total
    return standings
