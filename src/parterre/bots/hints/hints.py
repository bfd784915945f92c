# compiled
"""The contract of a game's hints."""

from __future__ import annotations

from mypy_extensions import i64

from parterre.core.state import State


class Hints:
    """What an experienced player would say of a table, from a seat's view."""

    def rate(self, view: State, action: i64) -> float:
        """How good an action looks for the mover; only the order of ratings matters."""
        raise NotImplementedError
