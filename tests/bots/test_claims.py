"""What docs/bots.md says of the bots is what the games in docs/matches came to."""

from __future__ import annotations

import pytest

from bots.claims import MATCHES, alone, asked_in, matches, names, records_of
from parterre.core import OVER
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.table import replay
from tables import needs_rules

DOC = (MATCHES.parent / "bots.md").read_text("utf-8").splitlines()
ALL = [*names(alone=False), *names(alone=True)]


def test_every_row_is_made_of_games_that_are_there() -> None:
    titles = tuple(f"| {game.title}{end}" for game in GAMES.values() for end in (" |", ", rules"))
    assert [line for line in DOC if line.startswith(titles)] == list(matches())
    rows = list(alone())
    at = DOC.index(rows[0])
    assert DOC[at : at + len(rows) + 1] == [*rows, ""]


@pytest.mark.parametrize("name", ALL)
def test_the_games_of_a_match_are_games(name: str) -> None:
    """Each replays entry by entry, to the scores that its record claims."""
    needs_rules(asked_in(name), name)
    for record in records_of(name)[: None if compiled() else 1]:
        assert record["scores"]
        assert replay(record, str)[1].turn() == OVER
