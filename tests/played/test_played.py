"""Do whole games still come out the same? A record dropped beside this file is a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table import replay

HERE = Path(__file__).parent
RECORDS = sorted(HERE.rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_played(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    try:
        replay(document, str)
    except Illegal as why:
        pytest.fail(str(why))
    assert document["scores"], "a played game is one that was played to the end"


def test_every_game_has_been_played_at_every_number_of_seats() -> None:
    played = set()
    for path in RECORDS:
        document = json.loads(path.read_text("utf-8"))
        played.add((document["game"], document["setup"]["seats"]))
    assert played == {(game.name, seats) for game in GAMES.values() for seats in game.seats}
