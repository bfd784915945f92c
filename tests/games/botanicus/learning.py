"""What `tests/bots/learn.py` may move in the hints of Botanicus."""

from __future__ import annotations

from typing import Any

from parterre.bots.hints import botanicus_worth

# How the players choose: as in a playout (`quickly`), or as a search begins (`considered`).
CHOOSE = "considered"


def prices() -> Any:
    """The prices as they are."""
    return botanicus_worth.learned()


def put(hints: Any, prices: Any) -> None:
    """Put other prices into the hints."""
    hints.learned = botanicus_worth.Valuing(prices)
