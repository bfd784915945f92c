# compiled
"""What lies on the table in Topiary, and copying it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box
from parterre.core.state import State

DOWN: Final = 0  # what a cell holds: a face-down tile, or a tile + 1
SEAT_BIT: Final = vec[u8]([1, 2, 4, 8])
FREE: Final = 0  # what a place holds: nobody, or a seat + 1


@final
class Player:
    """One seat's tiles in hand; of a hand not seen, only their number."""

    def __init__(self, hand: vec[i64], hidden: i64) -> None:
        self.hand = hand  # ascending
        self.hidden = hidden

    def copy(self) -> Player:
        """Another player in the same state."""
        return Player(self.hand[:], self.hidden)


class Ground(State):
    """The table: what the rules in rules.py move about."""

    def __init__(
        self,
        box: Box,
        players: vec[Player],
        series: vec[i64],
        places: vec[i64],
        garden: vec[u8],
        visitors: vec[u8],
        pool: vec[i64],
        away: vec[i64],
        away_hidden: i64,
        passed: vec[u8],
        phase: i64,
        mover: i64,
        dealt: i64,
        visits: i64,
        spot: i64,
        hole: i64,
        draft: bool,
    ) -> None:
        self.box = box
        self.players = players
        self.series = series  # in play
        self.places = places  # in use, clockwise
        self.garden = garden
        self.visitors = visitors  # for each of the 56 places
        self.pool = pool  # tiles not seen, ascending: in a view, those in hands as well
        self.away = away  # put back after the draft, as far as it is seen
        self.away_hidden = away_hidden
        self.passed = passed  # for each tile not seen: a bit for each seat that passed it on
        self.phase = phase
        self.mover = mover
        self.dealt = dealt
        self.visits = visits  # visitors placed
        self.spot = spot  # where the visitor of this turn stands
        self.hole = hole  # the cell a tile has been taken from
        self.draft = draft


def copies(players: vec[Player]) -> vec[Player]:
    """A copy of every player."""
    others = vec[Player](capacity=4)
    for player in players:
        others = append(others, player.copy())
    return others
