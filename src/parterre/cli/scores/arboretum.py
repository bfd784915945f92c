"""A player of Arboretum: for each species the right to score it, the path and its points."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from parterre.cli.tables import grid
from parterre.cli.voice import say


def player(of: dict[str, Any], title: Text) -> list[Table]:
    """One table, a line for each species in play."""
    heads = ("table-species", "table-right", ">table-hand", "table-path", ">table-points")
    table = grid(title, *heads)
    for code, row in of["species"].items():
        path = " – ".join(str(tree[0]) for tree in row["path"] or [])
        table.add_row(
            f"{code} {say(f'species-{code}')}",
            say("table-yes") if row["right"] else "–",
            str(row["hand"]),
            path or "–",
            str(row["points"]),
        )
    return [table]
