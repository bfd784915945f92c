"""How far a rate can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

Z: float = NormalDist().inv_cdf(0.975)
# Student's quantiles where the expansion below is not yet good.
FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution."""
    if freedom in FEW:
        return FEW[freedom]
    terms: tuple[float, ...] = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def wilson(rate: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % bounds of a rate seen in so many trials."""
    middle = (rate + Z**2 / (2 * trials)) / (1 + Z**2 / trials)
    reach = Z * sqrt(rate * (1 - rate) / trials + Z**2 / (4 * trials**2)) / (1 + Z**2 / trials)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def bounds(wins: Sequence[float], seatings: Sequence[int]) -> tuple[float, float, float]:
    """The rate of wins over blocks and its 95 % bounds, a block being one observation."""
    blocks = len(wins)
    rate = sum(wins) / sum(seatings)
    strays = [won - rate * sat for won, sat in zip(wins, seatings, strict=True)]
    if blocks < 2 or max(map(abs, strays)) < 1e-9:
        # Blocks that all came out alike show no spread, which does not mean that there is none.
        return rate, *wilson(rate, blocks)
    variance = sum(stray**2 for stray in strays) / (blocks - 1)
    reach = student(blocks - 1) * sqrt(variance * blocks) / sum(seatings)
    return rate, max(0.0, rate - reach), min(1.0, rate + reach)
