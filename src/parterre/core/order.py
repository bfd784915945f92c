# compiled
"""Order: numbers kept ascending, so that equal tables have equal states, and places."""

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


def places_of(worth: vec[i64]) -> vec[i64]:
    """The place of each seat by what it is worth: 1 plus the number of seats ahead."""
    order = vec[i64](capacity=4)
    for mine in worth:
        place: i64 = 1
        for other in worth:
            if other > mine:
                place += 1
        order = append(order, place)
    return order
