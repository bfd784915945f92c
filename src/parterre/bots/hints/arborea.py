# compiled
"""What Arborea teaches: what a table is worth to a seat, one turn ahead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parterre.bots.hints.arborea_swift import Swift
from parterre.bots.hints.arborea_worth import Prices, Valuing
from parterre.bots.hints.hints import Hints, best_rated
from parterre.bots.levels import Level
from parterre.core.rng import Rng
from parterre.core.state import State
from parterre.games.arborea.rules.codes import (
    DO_ACTIVATE,
    DO_PASS,
    DO_RETURN,
    DO_STAY,
    DO_TAKE,
)
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.pilgrimage import on_tracks
from parterre.games.arborea.rules.turn import EXTRA_TURNS, FREE_WALKS
from parterre.games.arborea.scoring import feronia_total
from parterre.games.arborea.state import AVAILABLE, Ground

TEMPO: Final = 6.0  # a free activation that is not used is lost
ALL_WAIT: Final = 1000.0
DOUBT: Final = 4.0  # points of a lead that the last turn may change, and more for each before it
DOUBT_A_TURN: Final = 1.5
# Alone: what each turn that is left, hers or one's own, brings about in games of swift choices.
HER_TURN: Final = 1.5
HER_STEPS: Final = 1.15  # for each point of her difficulty
A_TURN: Final = 6.0
SEEN_AHEAD: Final = 6.0  # turns whose gain is in what a table is worth


@final
class ArboreaHints(Hints):
    """One turn's foresight: everything a table is worth to the seat that moves."""

    def __init__(self) -> None:
        self.values = Valuing(Prices())
        self.swiftly = Swift()

    def rate(self, view: State, action: i64) -> float:
        """The worth of the table after the action, to the one who takes it."""
        assert isinstance(view, Arborea)
        seat = view.mover
        after = view.copy()
        after.play(action)
        rating = self.values.table_worth(after, seat)
        if action == DO_PASS:
            rating -= 0.01  # between equals, do something
        if DO_STAY < action < DO_RETURN:
            rating -= 0.02  # who is there to answer needs no orders
        if DO_ACTIVATE <= action < DO_TAKE and view.pending(2) < FREE_WALKS:
            rating += TEMPO if self.has_others(view, seat) else ALL_WAIT
        return rating

    def has_others(self, g: Ground, seat: i64) -> bool:
        """Whether anybody of a seat is at home or on a track; else nothing moves but by walking."""
        counts = g.players[seat].counts
        home = counts[AVAILABLE] + counts[AVAILABLE + 1] + counts[AVAILABLE + 2]
        return home > 0 or on_tracks(g, seat)

    # What a search asks.

    def begin(self) -> None:
        """Nobody's room for creatures is noted yet."""
        self.values.begin()
        self.swiftly.values.begin()

    def swift(self, world: State, rng: Rng) -> i64:
        """What the worth of trails, cards and crossings alone says; a rare question is rated."""
        assert isinstance(world, Arborea)
        action = self.swiftly.choose(world, rng)
        return action if action >= 0 else best_rated(self, world, rng)

    def standing(self, world: State, seat: i64) -> float:
        """What a table is worth to a seat, and what Feronia will have if both go on as usual."""
        assert isinstance(world, Arborea)
        if seat >= world.seats():
            return float(feronia_total(world)) + self.her_pace(world)
        return self.values.table_worth(world, seat)

    def her_pace(self, g: Ground) -> float:
        """What Feronia will gain by the end, less what one gains over what one's table is worth."""
        left = self.turns_left(g)
        hers = (HER_TURN + HER_STEPS * float(g.difficulty)) * left
        return hers - (A_TURN * (left - SEEN_AHEAD) if left > SEEN_AHEAD else 0.0)

    def doubt(self, world: State) -> float:
        """By how many points what is still to come may change a lead."""
        assert isinstance(world, Arborea)
        return DOUBT + DOUBT_A_TURN * self.turns_left(world)

    def turns_left(self, g: Ground) -> float:
        """About how many turns of all seats are left: the sun moves nearly one space a turn."""
        if g.turns_left >= 0:
            return float(g.turns_left)
        return float(g.box.sun_last - g.sun + EXTRA_TURNS * i64(len(g.players)))


LEVELS: Final = (
    Level("seedling", slips=30),
    Level("sapling", slips=5),
    Level("tree", candidates=3, turns=2, most=6),
    # A window asks other seats as well, so that a turn of one seat has three or four of these.
    Level("strongest", candidates=8, turns=14),
)


def hints() -> Hints:
    """What bots are taught of the game."""
    return ArboreaHints()
