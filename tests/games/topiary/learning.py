"""What `tests/bots/learn.py` may move in the hints of Topiary."""

from __future__ import annotations

from typing import Any

from parterre.bots.hints import topiary

# How the players choose: as in a playout (`quickly`), or as a search begins (`considered`).
CHOOSE = "quickly"


def prices() -> Any:
    """The prices as they are."""
    return topiary.Prices()


def put(hints: Any, prices: Any) -> None:
    """Put other prices into the hints."""
    hints.swiftly = topiary.Swift(prices)
