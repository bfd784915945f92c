"""When the database fails or holds what cannot be read: a sentence, and nothing lost or doubled."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from parterre.server.storage import Away, Ledger, Unwritten, open_engine
from parterre.server.tables import LiveTable
from parterre.table import Event
from parterre.words import LANGUAGES, say
from server.site import GREEDY, PERSON, UNIFORM, Site, free_port, generous, wait_for


def gone() -> Exception:
    """What SQLAlchemy says of a database that is gone."""
    return OperationalError("SELECT", {}, Exception("gone"))


TROUBLES: list[Callable[[], Exception]] = [
    gone,
    lambda: ConnectionRefusedError(111, "Connection refused"),
    TimeoutError,
]


class Moody:
    """An engine that does not answer so many times."""

    def __init__(self, site: Site, trouble: Callable[[], Exception], times: int) -> None:
        self.engine = site.house.ledger.engine
        self.trouble = trouble
        self.left = times
        site.house.ledger.engine = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self.engine, name)

    def connect(self) -> Any:
        """A connection, or what the driver raises instead."""
        if self.left:
            self.left -= 1
            raise self.trouble()
        return self.engine.connect()


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


def test_a_line_lives_while_the_database_is_away(own: Site) -> None:
    ana = own.lay(PERSON, PERSON)[1]
    with ana.live() as line:
        line.next("update")
        moody = Moody(own, gone, 2)
        for _ in range(3):
            line.send(type="ping")
            assert line.next()["type"] == "pong"
        wait_for(lambda: moody.left == 0)
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


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_bot_tries_again_when_what_became_of_its_move_cannot_be_read_either(
    own: Site, monkeypatch: pytest.MonkeyPatch, trouble: Callable[[], Exception]
) -> None:
    monkeypatch.setattr("parterre.server.thinking.PATIENCE", 0.01)
    ledger = own.house.ledger
    append = ledger.append
    moody: list[Moody] = []

    async def fails_and_takes_the_reading_along(*words: Any) -> None:
        ledger.append = append
        moody.append(Moody(own, trouble, 3))
        raise Unwritten("lost connection")

    ledger.append = fails_and_takes_the_reading_along
    people = own.lay(GREEDY, PERSON)
    # Nobody looks meanwhile: the bot has to come back by itself.
    found = own.house.tables._tables[people[0].table]
    wait_for(lambda: found.played.turn == 2)
    assert moody[0].left == 0


def test_a_bot_tries_again_whatever_went_wrong(own: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parterre.server.thinking.PATIENCE", 0.01)
    bots = own.house.bots
    decide = bots._decide
    failures = iter(range(2))

    async def fails_at_first(*words: Any) -> str:
        if next(failures, None) is not None:
            raise KeyError("a mistake of ours")
        return str(await decide(*words))

    bots._decide = fails_at_first
    people = own.lay(GREEDY, PERSON)
    wait_for(lambda: people[2].look()["turn"] == 2)


def test_bots_are_taken_up_when_the_database_answers_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.thinking.PATIENCE", 0.01)
    site = Site(generous(tmp_path))
    site.house.tables.moved = site.house.tables.found = lambda table: None
    people = site.start().lay(UNIFORM, PERSON)
    site.stop()
    site = Site(generous(tmp_path))
    waiting = site.house.ledger.waiting_for_bots
    failures = iter(range(3))

    async def fails_at_first() -> list[str]:
        if next(failures, None) is not None:
            raise Away
        return list(await waiting())

    site.house.ledger.waiting_for_bots = fails_at_first
    site.start()
    try:
        tables = site.house.tables._tables
        wait_for(lambda: people[0].table in tables and tables[people[0].table].played.turn == 2)
    finally:
        site.stop()


def test_a_driver_that_cannot_connect_is_a_database_away() -> None:
    async def run() -> None:
        engine = open_engine(f"postgresql+asyncpg://nobody@127.0.0.1:{free_port()}/none")
        ledger = Ledger(engine)
        with pytest.raises(Away):
            await ledger.load("abc")
        await engine.dispose()

    asyncio.run(run())


@pytest.mark.postgres
def test_a_server_that_refuses_the_connection_is_a_database_away(cluster: str) -> None:
    async def run() -> None:
        engine = open_engine(f"{cluster}/nothing".replace("postgresql://", "postgresql+asyncpg://"))
        with pytest.raises(Away):
            await Ledger(engine).after("abc", 0)
        await engine.dispose()

    asyncio.run(run())


def test_no_sentence_promises_what_is_not_known() -> None:
    for lang in LANGUAGES:
        for id in ("server-storage", "server-broken"):
            sentence = say(id, lang=lang)
            assert ("may or may not" in sentence) == (lang == "en")
            assert ("peut-être pas" in sentence) == (lang == "fr")


@pytest.mark.parametrize("trouble", TROUBLES)
def test_a_database_that_does_not_answer_gets_a_sentence(
    own: Site, trouble: Callable[[], Exception]
) -> None:
    ana = own.lay(PERSON, PERSON)[1]
    Moody(own, trouble, 1000)
    for answer in (
        own.http.get(ana.path, headers=ana.headers),
        own.http.get("/api/tables/abcabcabcabc"),
        ana.play(14, "draw deck"),
    ):
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "server-away"
    assert own.http.get("/health").status_code == 503
    with ana.live() as line:
        assert line.next("refused")["error"]["id"] == "server-away"
        with pytest.raises(ConnectionClosed) as problem:
            line.next()
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 4503


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ("UPDATE tables SET rules = 99", "table-rules-gone"),
        ("UPDATE tables SET game = 'chess'", "server-other-rules"),
        ("UPDATE events SET text = 'deal Z9' WHERE n = 3", "server-damaged"),
        ("UPDATE events SET text = 'undo', seat = 1 WHERE n = 1", "server-damaged"),
        ("DELETE FROM events WHERE n = 3", "server-damaged"),
        ("""UPDATE tables SET setup = '{"seats": 9, "options": {}}'""", "server-damaged"),
        ("UPDATE tables SET setup = '{}'", "server-damaged"),
        ("UPDATE tables SET setup = 'no JSON'", "server-damaged"),
    ],
)
def test_a_stored_table_that_cannot_be_read_gets_a_sentence(
    tmp_path: Path, change: str, id: str
) -> None:
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
        assert answer.json()["error"]["id"] == id
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


def test_a_table_that_rests_leaves_memory_but_not_under_somebody_s_eyes(
    own: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, rested = (own.lay(PERSON, PERSON) for _ in range(2))
    with watched[1].live() as line:
        line.next("update")
        monkeypatch.setattr("parterre.server.tables.RESTS", 0.0)
        latest = own.lay(PERSON, PERSON)
        assert len(own.house.tables) == 2
        monkeypatch.setattr("parterre.server.tables.RESTS", 60.0)
        assert watched[1].play(14, "draw deck").status_code == 200
        assert line.next("update")["n"] == 16
    for people in (rested, latest):
        assert people[1].play(14, "draw deck").status_code == 200


@pytest.mark.parametrize(("long", "aside"), [(10, True), (60, False)])
def test_a_long_table_is_folded_aside(
    own: Site, monkeypatch: pytest.MonkeyPatch, long: int, aside: bool
) -> None:
    """Whoever plays elsewhere meanwhile does not wait for it."""
    threads = []

    class Noting(LiveTable):
        def catch_up(self, events: list[Event]) -> None:
            threads.append(threading.current_thread())
            super().catch_up(events)

    people = own.lay(PERSON, PERSON)
    own.house.tables._tables.clear()
    monkeypatch.setattr("parterre.server.tables.LONG", long)
    monkeypatch.setattr("parterre.server.tables.LiveTable", Noting)
    assert people[1].look()["n"] == 14
    assert (threads[0].name.startswith("asyncio") or "pool" in threads[0].name.lower()) is aside
