# compiled
"""What each seat may know in Arborea: everything but the order of decks, which nobody has yet."""

from __future__ import annotations

from mypy_extensions import i64

from parterre.core.rng import Rng
from parterre.games.arborea.state import Ground


def erase(ground: Ground, seat: i64) -> None:
    """Nothing lies on the table that a seat may not know: cards in decks have no order (§2.5)."""


def fill_in(ground: Ground, rng: Rng) -> None:
    """Nothing is erased, so nothing is filled in: chance brings the rest when it comes (§2.5)."""
