"""When the database fails or holds what cannot be read: a sentence, and nothing lost or doubled."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from parterre.server.storage import Unwritten
from server.site import GREEDY, PERSON, Site, generous, wait_for


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A site that a test may break."""
    found = Site(generous(tmp_path)).start()
    yield found
    found.stop()


def test_a_commit_of_unknown_outcome_is_neither_lost_nor_doubled(own: Site) -> None:
    ana = own.lay(PERSON, PERSON)[1]
    ledger = own.house.ledger
    append = ledger.append

    async def written_but_not_confirmed(*words: Any) -> None:
        await append(*words)
        ledger.append = append
        raise Unwritten("lost connection")

    ledger.append = written_but_not_confirmed
    answer = ana.play(14, "draw deck")
    assert answer.status_code == 503
    assert answer.json()["error"]["id"] == "server-storage"
    again = ana.play(14, "draw deck")
    assert again.status_code == 200
    assert again.json()["n"] == 16


def test_a_move_that_was_not_written_changes_nothing(own: Site) -> None:
    ana = own.lay(PERSON, PERSON)[1]
    ledger = own.house.ledger
    append = ledger.append

    async def fails(*words: Any) -> None:
        raise Unwritten("disk full")

    ledger.append = fails
    with ana.live() as line:
        line.send(type="play", id="x", n=14, action="draw deck")
        assert line.next("refused")["error"]["id"] == "server-storage"
        ledger.append = append
        assert ana.look()["n"] == 14
        line.send(type="play", id="x", n=14, action="draw deck")
        assert line.next("done")["n"] == 16


def test_a_bot_tries_again_when_its_move_could_not_be_written(
    own: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.thinking.PATIENCE", 0.01)
    ledger = own.house.ledger
    append = ledger.append
    failures = iter(range(3))

    async def fails_at_first(*words: Any) -> None:
        if next(failures, None) is not None:
            raise Unwritten("busy")
        await append(*words)

    ledger.append = fails_at_first
    people = own.lay(GREEDY, PERSON)
    wait_for(lambda: people[2].look()["turn"] == 2)


def test_a_database_that_does_not_answer_gets_a_sentence(own: Site) -> None:
    ana = own.lay(PERSON, PERSON)[1]

    async def fails(*words: Any) -> Any:
        raise OperationalError("SELECT", {}, Exception("gone"))

    own.house.ledger.after = fails
    answer = own.http.get(ana.path, headers=ana.headers)
    assert answer.status_code == 503
    assert answer.json()["error"]["id"] == "server-away"
    with ana.live() as line:
        assert line.next("refused")["error"]["id"] == "server-away"
        with pytest.raises(ConnectionClosed) as problem:
            line.next()
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 4503


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET rules = 99",
        "UPDATE tables SET game = 'chess'",
        "UPDATE events SET text = 'deal Z9' WHERE n = 3",
        "UPDATE events SET text = 'undo', seat = 1 WHERE n = 1",
        "DELETE FROM events WHERE n = 3",
        """UPDATE tables SET setup = '{"seats": 9, "options": {}}'""",
        "UPDATE tables SET setup = '{}'",
    ],
)
def test_a_stored_table_that_cannot_be_read_gets_a_sentence(tmp_path: Path, change: str) -> None:
    site = Site(generous(tmp_path)).start()
    people = site.lay(GREEDY, GREEDY)
    site.stop()
    with sqlite3.connect(tmp_path / "parterre.db") as database:
        database.execute(change)
    database.close()
    site = Site(generous(tmp_path)).start()
    try:
        answer = site.http.get(people[0].path)
        assert answer.status_code == 410
        assert answer.json()["error"]["id"] == "server-other-rules"
        assert site.lay(PERSON, PERSON)[1].look()["n"] == 14
    finally:
        site.stop()


def test_spectators_cannot_crowd_out_a_seat(own: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parterre.server.live.WATCHING", 1)
    people = own.lay(PERSON, PERSON)
    with people[0].live() as first:
        first.next("update")
        with people[0].live() as second:
            assert second.next("refused")["error"]["id"] == "server-crowded"
        with people[1].live() as line:
            assert line.next("update")["you"] == 1


def test_tables_nobody_looks_at_leave_memory_and_come_back(
    own: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.tables.Tables.MOST", 3)
    laid = [own.lay(PERSON, PERSON) for _ in range(8)]
    assert len(own.house.tables) <= 3
    for people in laid:
        assert people[1].play(14, "draw deck").status_code == 200
    assert len(own.house.tables) <= 3
