"""A question about a bot, and a test that may stop as soon as the answer is clear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import pi, sin

from parterre.arena.bounds import LAST, LEVEL, bounds

# How likely a purse may ever be wrong. A run that comes to its last game undecided looks at the
# ordinary bounds once, at LAST; so each of the two bounds is wrong with a chance of LEVEL at most.
EARLY = LEVEL - LAST
PARTS = 32
# The parts of a purse, and the share of itself that each bets on every block: many small ones for
# questions that are nearly even, many large ones for those that are not.
STAKES = [sin(pi * (2 * part - 1) / (4 * PARTS)) ** 2 for part in range(1, PARTS + 1)]


class Purse:
    """Money bet on every block's rate being over a mean.

    If the mean is no more than that, no bet gains on average, so by Ville's inequality the purse
    ever reaches 1 / EARLY times what it was with a chance of EARLY at most. That holds whenever
    one looks at it, however blocks are spread between 0 and 1, and so one may stop when one likes.
    """

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.parts = [1.0 / PARTS] * PARTS
        self.most = 1.0

    def bet(self, rate: float) -> None:
        """Settle the bets on one block."""
        gain = rate / self.mean - 1
        self.parts = [part * (1 + stake * gain) for part, stake in zip(self.parts, STAKES)]
        self.most = max(self.most, sum(self.parts))

    @property
    def full(self) -> bool:
        """Whether the mean has been shown to be higher."""
        return self.most >= 1 / EARLY


@dataclass
class Question:
    """Whether a bot's rate of wins is over a figure, asked anew after every block."""

    bot: str
    figure: float
    over: Purse = field(init=False)
    under: Purse = field(init=False)

    def __post_init__(self) -> None:
        self.over = Purse(self.figure)
        self.under = Purse(1 - self.figure)

    def see(self, rate: float) -> None:
        """Look at one more block."""
        self.over.bet(rate)
        self.under.bet(1 - rate)

    @property
    def answer(self) -> str:
        """`yes`, `no`, or `open` while the blocks do not tell."""
        return "yes" if self.over.full else "no" if self.under.full else "open"


def bounds_whenever(rates: Sequence[float]) -> tuple[float, float]:
    """The bounds of a mean that hold however it was decided to stop, each but for EARLY."""
    low = _lowest(rates)
    return low, max(low, 1 - _lowest([1 - rate for rate in rates]))


def bounds_stopped(wins: Sequence[float], seatings: Sequence[int]) -> tuple[float, float, float]:
    """The rate over blocks and its 95 % bounds, where a run was stopped after looking."""
    rates = [won / sat for won, sat in zip(wins, seatings, strict=True)]
    return sum(wins) / sum(seatings), *bounds_whenever(rates)


def bounds_at_last(wins: Sequence[float], seatings: Sequence[int]) -> tuple[float, float, float]:
    """The rate over blocks and its 95 % bounds, where a run that might have stopped did not."""
    rate, low, high = bounds(wins, seatings, LAST)
    _, early, late = bounds_stopped(wins, seatings)
    return rate, max(low, early), min(high, late)


def _lowest(rates: Sequence[float]) -> float:
    """The largest mean that is shown to be too small; a purse gains less on a larger one."""
    low, high = 0.0, 1.0
    for _ in range(30):
        middle = (low + high) / 2
        purse = Purse(middle)
        for rate in rates:
            purse.bet(rate)
            if purse.full:
                break
        low, high = (middle, high) if purse.full else (low, middle)
    return low
