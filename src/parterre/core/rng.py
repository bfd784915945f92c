# compiled
"""A generator of our own, so that a seed means the same everywhere and for ever."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 1791398085  # below 2**31, so that every product fits a signed 64-bit integer


@final
class Rng:
    """Marsaglia's multiply-with-carry: 32 fresh bits a call, never wider than 63."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = (seed & WORD) ^ 0x5DEECE66
        self.carry: i64 = ((seed >> 32) & 0x3FFFFFFF) + 1
        for _ in range(8):  # small seeds differ in few bits: let them spread
            self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        product = MULTIPLIER * self.word + self.carry
        self.word = product & WORD
        self.carry = product >> 32
        return (self.word * n) >> 32
