"""What `tests/bots/learn.py` may move in the hints of Arborea."""

from __future__ import annotations

from typing import Any

from parterre.bots.hints import arborea_swift, arborea_worth

# How the players choose: as in a playout (`quickly`), or as a search begins (`considered`).
CHOOSE = "quickly"


def prices() -> Any:
    """The prices as they are."""
    return arborea_swift.in_a_hurry()


def put(hints: Any, prices: Any) -> None:
    """Put other prices into the hints."""
    hints.swiftly.values = arborea_worth.Valuing(prices)
