# compiled
"""The contract of a bot."""

from __future__ import annotations

from mypy_extensions import i64

from parterre.core.rng import Rng
from parterre.core.state import State


class Bot:
    """Somebody who chooses, knowing nothing but what the seat that moves may know."""

    def choose(self, view: State, rng: Rng) -> i64:
        """The action that the mover of this view takes."""
        raise NotImplementedError
