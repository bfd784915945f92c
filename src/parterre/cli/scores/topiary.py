"""A player of Topiary: what each visitor sees, and which tiles in hand count."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from parterre.cli.tables import grid
from parterre.cli.voice import say


def player(of: dict[str, Any], title: Text) -> list[Table]:
    """One table of visitors and, where there is a hand, one of its tiles."""
    visitors = grid(title, "table-visitor", "table-sees", ">table-points", ">table-bonus")
    for visitor in of["visitors"]:
        sees = ", ".join(visitor["sees"])
        visitors.add_row(
            visitor["place"], sees or "–", str(visitor["points"]), str(visitor["bonus"])
        )
    if not of["hand"]:
        return [visitors]
    hand = grid("", "table-tile", ">table-points")
    for held in of["hand"]:
        tile = held["tile"]
        hand.add_row(f"{tile} {say(f'series-{tile[0]}')}", str(held["points"]))
    return [visitors, hand]
