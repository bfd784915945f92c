# compiled
"""The contract of a game's hints."""

from __future__ import annotations

from mypy_extensions import i64

from parterre.core.rng import Rng
from parterre.core.state import State


class Hints:
    """What an experienced player would say of a table."""

    def rate(self, view: State, action: i64) -> float:
        """How good an action looks for the mover, from its view; only the order matters."""
        raise NotImplementedError

    # What a search asks: what to try, worlds, and how such a table, where everything lies open,
    # would go on.

    def begin(self) -> None:
        """Forget what was noted at other tables: a decision begins, and depends on its view."""

    def consider(self, view: State, action: i64) -> float:
        """How worth trying an action looks; the rating, if nothing better was learned since."""
        return self.rate(view, action)

    def imagine(self, view: State, rng: Rng) -> State:
        """A whole table that would look like this one, a likely one if the game can tell."""
        return view.imagine(rng)

    def swift(self, world: State, rng: Rng) -> i64:
        """A decent action of the mover, found quickly: what everybody plays in a playout."""
        return best_rated(self, world, rng)

    def standing(self, world: State, seat: i64) -> float:
        """What a table is worth to a seat, in points as they will be counted at the end."""
        return float(world.points()[seat])

    def round(self, world: State) -> i64:
        """How many rounds are over, where seats are better compared between rounds; else 0."""
        return 0

    def doubt(self, world: State) -> float:
        """By how many points what is still to come may change a lead."""
        return 10.0


def best_rated(hints: Hints, view: State, rng: Rng) -> i64:
    """The action of the highest rating; between equals the lot decides."""
    best = view.at(0)
    best_rating = -1e300
    equals: i64 = 0
    for k in range(view.count()):
        action = view.at(k)
        rating = hints.rate(view, action)
        if rating > best_rating:
            best, best_rating, equals = action, rating, 1
        elif rating == best_rating:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best
