"""How far a rate can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

LEVEL = 0.025  # how likely each of two bounds may be wrong: together they are 95 % bounds
LAST = 0.010  # of that, what is left for the last look of a run that looked after every block
# Student's quantiles where the expansion below is not yet good.
FEW = {
    LEVEL: {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764},
    LAST: {1: 31.8205, 2: 6.9646, 3: 4.5407, 4: 3.7469},
}


def normal(level: float) -> float:
    """The quantile of the normal distribution that leaves so much over it."""
    return NormalDist().inv_cdf(1 - level)


def student(freedom: int, level: float = LEVEL) -> float:
    """The quantile of Student's distribution that leaves so much over it."""
    if freedom in FEW[level]:
        return FEW[level][freedom]
    z = normal(level)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def wilson(rate: float, trials: int, level: float = LEVEL) -> tuple[float, float]:
    """Wilson's bounds of a rate seen in so many trials."""
    z = normal(level)
    middle = (rate + z**2 / (2 * trials)) / (1 + z**2 / trials)
    reach = z * sqrt(rate * (1 - rate) / trials + z**2 / (4 * trials**2)) / (1 + z**2 / trials)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bounds(
    wins: Sequence[float], seatings: Sequence[int], level: float = LEVEL
) -> tuple[float, float, float]:
    """The rate of wins over blocks and its bounds, a block being one observation."""
    blocks = len(wins)
    rate = sum(wins) / sum(seatings)
    strays = [won - rate * sat for won, sat in zip(wins, seatings, strict=True)]
    if blocks < 2 or max(map(abs, strays)) < 1e-9:
        # Blocks that all came out alike show no spread, which does not mean that there is none.
        return rate, *wilson(rate, blocks, level)
    variance = sum(stray**2 for stray in strays) / (blocks - 1)
    reach = student(blocks - 1, level) * sqrt(variance * blocks) / sum(seatings)
    return rate, max(0.0, rate - reach), min(1.0, rate + reach)
