# compiled
"""Numbers kept in ascending order, so that equal tables have equal states."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def insert(ascending: vec[i64], value: i64) -> vec[i64]:
    """The ascending numbers with one more among them."""
    ascending = append(ascending, value)
    i = i64(len(ascending)) - 1
    while i > 0 and ascending[i - 1] > value:
        ascending[i] = ascending[i - 1]
        i -= 1
    ascending[i] = value
    return ascending
