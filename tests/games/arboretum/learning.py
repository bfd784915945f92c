"""What `tests/bots/learn.py` may move in the hints of Arboretum."""

from __future__ import annotations

from typing import Any

from parterre.bots.hints import arboretum

# How the players choose: as in a playout (`quickly`), or as a search begins (`considered`).
CHOOSE = "quickly"


def prices() -> Any:
    """The prices as they are."""
    return arboretum.Prices()


def put(hints: Any, prices: Any) -> None:
    """Put other prices into the hints."""
    hints.swiftly = arboretum.Swift(prices)
