"""Do whole games still come out the same? A record dropped beside this file is a test."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table import replay
from tables import needs_rules

HERE = Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_played(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    needs_rules(document, f"{path.parent.name}/{path.stem}")
    try:
        replay(document, str)
    except Illegal as why:
        pytest.fail(str(why))
    assert document["scores"], "a played game is one that was played to the end"


def test_every_game_has_been_played_at_every_number_of_seats() -> None:
    played = set()
    for path in RECORDS:
        document = json.loads(path.read_text("utf-8"))
        played.add((document["game"], document["rules"], document["setup"]["seats"]))
    newest = {(game.name, game.rules, seats) for game in GAMES.values() for seats in game.seats}
    assert newest <= played


def test_a_game_of_rules_that_are_no_longer_played_is_skipped_by_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And not silently: the reason names the game, the rules it holds for and those there are."""
    monkeypatch.setitem(GAMES, "botanicus", replace(GAMES["botanicus"], older_rules=()))
    path = HERE / "botanicus" / "two-greedy.json"
    with pytest.raises(pytest.skip.Exception) as why:
        test_played(path)
    for word in ("botanicus/two-greedy", "rules 1 of Botanicus", "only 2"):
        assert word in str(why.value)
    test_played(HERE / "botanicus" / "two-rules-2.json")
