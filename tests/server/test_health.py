"""Whether /health tells the truth, in time, and every wait for the database comes to an end."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from parterre.server.health import Health
from parterre.server.storage import Ledger, bring_up_to_date, open_engine
from parterre.server.storage.file import DatabaseFile
from parterre.words import LANGUAGES, say
from server.preload import library
from server.site import PERSON, Process, Site, generous, lay, wait_for


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A site that a test may break."""
    found = Site(generous(tmp_path)).start()
    yield found
    found.stop()


def told(http: httpx.Client) -> tuple[int, str]:
    """What /health says now: the status, and what the system calls the trouble."""
    # What was found a moment ago is told again; after that it is looked up.
    time.sleep(1.1)
    begun = time.monotonic()
    answer = http.get("/health")
    assert time.monotonic() - begun < 4, "the answer takes about two seconds at most"
    body = answer.json()
    assert body["status"] == ("ok" if answer.status_code == 200 else "no database")
    return answer.status_code, body.get("error", {}).get("values", {}).get("why", "")


def test_it_tells_strangers_no_counts(own: Site) -> None:
    own.lay(PERSON, PERSON)
    answer = own.http.get("/health")
    assert answer.status_code == 200
    assert set(answer.json()) == {"status", "version", "client"}


def test_asked_often_it_writes_once_a_moment(own: Site) -> None:
    beats: list[int] = []
    beat = own.house.ledger.beat

    async def counted() -> None:
        beats.append(1)
        await beat()

    own.house.ledger.beat = counted
    for _ in range(50):
        assert own.http.get("/health").status_code == 200
    assert len(beats) <= 3


def test_every_trouble_has_its_words() -> None:
    for lang in LANGUAGES:
        for why in ("SQLITE_FULL", "SQLITE_CORRUPT", "Missing", "TimeoutError"):
            assert why not in say("server-trouble", {"why": why}, lang)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    site = Process(data, **library("full_disk", tmp_path)).ready()
    try:
        people = lay(site.address, site.http, PERSON, PERSON)
        assert told(site.http) == (200, "")
        (data / "full").touch()
        assert told(site.http) == (503, "SQLITE_FULL")
        answer = people[1].play(14, "draw deck")
        assert answer.status_code == 503
        (data / "full").unlink()
        assert told(site.http) == (200, "")
        assert people[1].look()["n"] == 14
        assert people[1].play(14, "draw deck").status_code == 200
    finally:
        assert site.end() == 0


def test_a_damaged_database_is_told(own: Site, tmp_path: Path) -> None:
    for _ in range(20):
        own.lay(PERSON, PERSON, PERSON, PERSON)
    file = tmp_path / "parterre.db"
    with sqlite3.connect(file) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    assert told(own.http) == (200, "")
    with file.open("r+b") as opened:
        opened.seek(5 * 4096)
        opened.write(os.urandom(20 * 4096))
    # It is looked for the more seldom, the longer it takes.
    wait_for(lambda: told(own.http) == (503, "SQLITE_CORRUPT"))


@pytest.mark.parametrize("how", ["deleted", "replaced", "journal"])
def test_no_move_is_acknowledged_at_a_database_that_is_gone(
    own: Site, tmp_path: Path, how: str
) -> None:
    ana = own.lay(PERSON, PERSON)[1]
    assert ana.play(14, "draw deck").status_code == 200
    file = tmp_path / "parterre.db"
    copy = file.read_bytes()
    if how == "journal":
        (tmp_path / "parterre.db-wal").unlink()
    else:
        for each in tmp_path.glob("parterre.db*"):
            each.unlink()
    if how == "replaced":
        file.write_bytes(copy)
    for _ in range(3):
        answer = ana.play(16, "draw deck")
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] in ("server-storage", "server-away")
    with ana.live() as line:
        line.next("refused", "update")
        assert own.http.post("/api/tables", json=two()).status_code == 503
    assert told(own.http) == (503, "Missing")


def two() -> dict[str, Any]:
    """A table for two people."""
    return {"game": "arboretum", "seats": [PERSON, PERSON]}


def test_a_large_file_is_read_as_far_as_the_time_allows(tmp_path: Path) -> None:
    file = tmp_path / "large.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE t (x TEXT)")
        database.executemany("INSERT INTO t VALUES (?)", ((f"{n}" * 50,) for n in range(20_000)))
    database.close()
    begun = time.monotonic()
    assert DatabaseFile(file).damaged(0.0) is False
    assert time.monotonic() - begun < 1
    assert DatabaseFile(file).damaged(60.0) is False


def test_the_search_for_damage_takes_a_small_part_of_the_time(tmp_path: Path) -> None:
    now = 0.0
    searched: list[float] = []

    class Slow(DatabaseFile):
        """A file that takes half a second to read."""

        def damaged(self, seconds: float) -> bool:
            """Nothing is wrong with it."""
            nonlocal now
            searched.append(now)
            now += 0.5
            return False

    async def ask_for(seconds: int) -> None:
        nonlocal now
        ledger = Ledger(open_engine(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"))
        await bring_up_to_date(ledger.engine)
        ledger.file = Slow(tmp_path / "x.db")
        ledger.start()
        health = Health(ledger, clock=lambda: now)
        for _ in range(seconds):
            now += 1.0
            assert await health.trouble() == ""
        await ledger.stop()

    asyncio.run(ask_for(30))
    assert len(searched) == 3


@contextmanager
def frozen(database: str) -> Iterator[None]:
    """A PostgreSQL server whose processes stand still: it takes connections and says nothing."""
    found = processes(database)
    for pid in found:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in found:
            os.kill(pid, signal.SIGCONT)


def processes(database: str) -> list[int]:
    """The processes that serve a database, the parent of them first."""
    import asyncpg

    async def ask() -> list[int]:
        connection = await asyncpg.connect(database)
        query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database()"
        pids = [int(row["pid"]) for row in await connection.fetch(query)]
        own = await connection.fetchval("SELECT pg_backend_pid()")
        await connection.close()
        return [pid for pid in pids if pid != own]

    pids = asyncio.run(ask())
    status = Path(f"/proc/{pids[0]}/status").read_text()
    parent = next(line.split()[1] for line in status.splitlines() if line.startswith("PPid:"))
    return [int(parent), *pids]


@pytest.mark.postgres
def test_a_frozen_postgresql_is_told_and_nobody_waits_for_ever(
    tmp_path: Path, new_database: Callable[[str, Path], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in ("ledger", "engine", "migrate"):
        monkeypatch.setattr(f"parterre.server.storage.{room}.PATIENCE", 5.0)
    monkeypatch.setattr("parterre.server.house.PATIENCE", 5.0)
    database = new_database("postgresql", tmp_path)
    site = Site(generous(tmp_path, database)).start()
    try:
        ana = site.lay(PERSON, PERSON)[1]
        assert told(site.http) == (200, "")
        with frozen(database):
            assert told(site.http) == (503, "TimeoutError")
            begun = time.monotonic()
            answers = [ana.play(14, "draw deck"), site.http.get(ana.path)]
            assert [answer.status_code for answer in answers] == [503, 503]
            assert time.monotonic() - begun < 20
            assert told(site.http) == (503, "TimeoutError")
        wait_for(lambda: told(site.http) == (200, ""))
        n = ana.look()["n"]
        assert ana.play(n, ana.look()["choices"][0]["action"]).status_code == 200
    finally:
        site.stop()


@pytest.mark.postgres
def test_a_site_stops_though_postgresql_is_frozen(
    tmp_path: Path, new_database: Callable[[str, Path], str]
) -> None:
    database = new_database("postgresql", tmp_path)
    site = Process(tmp_path / "data", PARTERRE_DATABASE_URL=database).ready()
    lay(site.address, site.http, PERSON, PERSON)
    with frozen(database):
        assert site.end() == 0
