"""The rules of Stones: a heap, and who takes from it."""

from __future__ import annotations

from parterre.core import OVER, Box, Rng, Setup, State

MOST = 3
LAST = 5


def start(setup: Setup, box: Box) -> State:
    """The heap before anybody has taken from it (§1.1)."""
    return Stones(int(setup.options["heap"]), 0, [0, 0], -1)


class Stones(State):
    """How many stones are left, whose turn it is, and what each seat has taken."""

    def __init__(self, heap: int, mover: int, taken: list[int], last: int) -> None:
        self.heap = heap
        self.mover = mover
        self.taken = taken
        self.last = last

    def seats(self) -> int:
        return 2

    def turn(self) -> int:
        return self.mover if self.heap else OVER

    def count(self) -> int:
        return min(MOST, self.heap)

    def at(self, k: int) -> int:
        return k + 1

    def actions(self) -> list[int]:
        return [self.at(k) for k in range(self.count())]

    def play(self, action: int) -> None:
        """Take so many stones (§2.1)."""
        self.heap -= action
        self.taken[self.mover] += action
        self.last = self.mover
        self.mover = 1 - self.mover

    def place(self) -> int:
        return 0

    def copy(self) -> Stones:
        return Stones(self.heap, self.mover, list(self.taken), self.last)

    def points(self) -> list[int]:
        """A point for each stone, and more for the last one (§3.1)."""
        over = self.heap == 0
        return [n + LAST * (over and seat == self.last) for seat, n in enumerate(self.taken)]

    def ranking(self) -> list[int]:
        points = self.points()
        return [1 + sum(other > mine for other in points) for mine in points]

    def seen_by(self, seat: int) -> Stones:
        return self.copy()

    def imagine(self, rng: Rng) -> Stones:
        return self.copy()

    def facts(self) -> list[int]:
        return [self.heap, self.mover, *self.taken, self.last]
