"""A scored table for the eye: what every game has in common, and a file for what each adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from parterre.cli import tables
from parterre.cli.scores import arboretum, topiary
from parterre.cli.voice import say

# For each game, what its answer tells about one player, under the given title.
PLAYERS: dict[str, Callable[[dict[str, Any], Text], list[Table]]] = {
    "arboretum": arboretum.player,
    "topiary": topiary.player,
}


def show(answer: dict[str, Any], line: int) -> None:
    """Show every player's points and where they come from, who won, and what was unusual."""
    if line:
        tables.show(Text(say("table-line", line=line), style="dim"))
    for player in answer["players"]:
        known = {"name": str(tables.clean(player["name"])), "points": player["points"]}
        title = Text(say("table-player", place=player["place"], **known))
        for table in PLAYERS[answer["game"]](player, title):
            tables.show(table)
    tables.show(_winners(answer["winners"]))
    for warning in answer["warnings"]:
        tables.show(Text.assemble(f"{say('table-note')} ", tables.clean(warning)))


def _winners(names: Sequence[str]) -> Text:
    label = say("table-winners", winners=len(names))
    return Text.assemble((f"{label} ", "bold"), tables.clean(", ".join(names)))
