"""What the laws need to know of Topiary's components: where each is, and which a view hides."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.topiary.referee import Referee
from parterre.core import Setup, State
from parterre.games.topiary.components import TILES, name_tile, series_of
from parterre.games.topiary.rules import Topiary


def census(state: State) -> Counter[str]:
    """Every tile there is, however hidden, those left in the box as well."""
    assert isinstance(state, Topiary)
    tiles = [*state.pool, *state.away]
    tiles += [tile for tile in range(TILES) if series_of(tile) not in list(state.series)]
    tiles += [cell - 1 for cell in state.garden if cell]
    for player in state.players:
        tiles += player.hand
    return Counter(map(name_tile, tiles))


def unseen(view: State) -> list[list[str]]:
    """The tiles whose place a view does not tell, in groups that could change places.

    What a seat passed on in the draft is never face down in the garden, so it stays apart.
    """
    assert isinstance(view, Topiary)
    passed = [name_tile(tile) for tile in view.pool if view.passed[tile]]
    return [passed, [name_tile(tile) for tile in view.pool if not view.passed[tile]]]


def played(shown: dict[str, Any], log: list[str]) -> Counter[str]:
    """What came to pass in a finished game, of what only comes to pass where somebody plays."""
    found = Counter({"tiles set": sum(1 for sentence in log if sentence.startswith("set "))})
    for player in shown["result"]["players"]:
        found["hands with points"] += any(tile["points"] > 0 for tile in player["hand"])
        for visitor in player["visitors"]:
            found["visitors who see three"] += len(visitor["sees"]) >= 3
            found["visitors who see a series"] += visitor["bonus"] > 0
            found["visitors worth ten"] += visitor["points"] >= 10
    return found


def referee(setup: Setup, contents: dict[str, Any]) -> Referee:
    """The second reading of the rules at such a table."""
    return Referee(setup.seats, **setup.options)


def same_table(state: State, referee: Referee) -> None:
    """The referee cannot tell more than what is allowed and what it scores."""
