"""Old tables are thrown away, after times that the host sets, and never one that is played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, text

from parterre.core import Illegal
from parterre.server.settings import Settings, from_environment
from parterre.server.storage import (
    Keep,
    Ledger,
    Seat,
    Stored,
    bring_up_to_date,
    open_engine,
)
from parterre.server.storage.expiry import DAY
from parterre.server.storage.ledger import now
from parterre.server.storage.schema import events, seats, tables
from parterre.table import Event
from server.site import PERSON, UNIFORM, Site, generous, wait_for

# A table, by whom it was last played at and whether it is over.
UNTOUCHED, BOTS, PEOPLE, OVER = "untouched", "bots", "people", "over"
KEEP = Keep(unplayed=60, abandoned=365, finished=1000)


def kept(database: str, keep: Keep, what: str, days: float) -> bool:
    """Whether a table is still there when nothing has happened at it for so many days."""

    async def run() -> bool:
        ledger = Ledger(open_engine(Settings(data=Path(), database=database).url))
        await bring_up_to_date(ledger.engine)
        ledger.start()
        await lay(ledger, what, days)
        for id in await ledger.expired(keep):
            assert await ledger.throw_away(id, keep)
        async with ledger.engine.connect() as connection:
            found = [
                (await connection.execute(select(column))).scalars().all()
                for column in (tables.c.id, seats.c.table, events.c.table)
            ]
        await ledger.stop()
        assert len({bool(each) for each in found}) == 1, "all of a table goes, or nothing"
        return bool(found[0])

    return asyncio.run(run())


async def lay(ledger: Ledger, what: str, days: float) -> None:
    """A table at which something happened last so many days ago."""
    moves = {
        UNTOUCHED: [],
        BOTS: [Event(2, 2, "draw deck")],
        PEOPLE: [Event(2, 1, "draw deck"), Event(3, 2, "draw deck")],
        OVER: [Event(2, 1, "draw deck")],
    }[what]
    people = [Seat(1, "person", None, "Ana", "f" * 64), Seat(2, "bot", "greedy", "Ada")]
    setup = {"seats": 2, "options": {}}
    dealt = [Event(1, None, "deal J5")]
    await ledger.create(Stored("abc", "arboretum", 1, setup, {}, b"fate", people, dealt))
    for move in moves:
        await ledger.append("abc", [move], 1, over=what == OVER)
    last = now() - int(days * DAY)
    async with ledger.engine.begin() as connection:
        # It was laid long before what happened last.
        laid = last if what == UNTOUCHED else last - 2000 * DAY
        await connection.execute(text(f"UPDATE tables SET created = {laid}"))
        await connection.execute(text(f"UPDATE events SET at = {laid} WHERE seat IS NULL"))
        await connection.execute(text(f"UPDATE events SET at = {last} WHERE seat IS NOT NULL"))
        await connection.execute(text(f"UPDATE tables SET ended = {last} WHERE ended > 0"))


@pytest.mark.parametrize(
    ("what", "days"), [(UNTOUCHED, 60), (BOTS, 60), (PEOPLE, 365), (OVER, 1000)]
)
def test_a_table_is_kept_for_its_time_and_no_longer(
    tmp_path: Path, new_database: Callable[[str, Path], str], what: str, days: int
) -> None:
    assert kept(new_database("sqlite", tmp_path), KEEP, what, days - 1)
    assert not kept(new_database("sqlite", tmp_path), KEEP, what, days + 1)


@pytest.mark.parametrize("what", [UNTOUCHED, BOTS, PEOPLE, OVER])
def test_nothing_goes_where_the_host_keeps_it_for_ever(
    tmp_path: Path, new_database: Callable[[str, Path], str], what: str
) -> None:
    assert kept(new_database("sqlite", tmp_path), Keep(0, 0, 0), what, 5000)


@pytest.mark.parametrize("what", [BOTS, PEOPLE, OVER])
def test_no_table_goes_that_was_played_at_in_the_last_thirty_days(database: str, what: str) -> None:
    assert kept(database, Keep(1, 1, 1), what, 29)


def test_a_table_at_which_nothing_happened_goes_when_the_host_says(database: str) -> None:
    assert not kept(database, Keep(1, 1, 1), UNTOUCHED, 2)


def test_a_move_in_the_last_moment_keeps_the_table(database: str) -> None:
    async def run() -> None:
        ledger = Ledger(open_engine(Settings(data=Path(), database=database).url))
        await bring_up_to_date(ledger.engine)
        ledger.start()
        await lay(ledger, PEOPLE, 400)
        assert await ledger.expired(KEEP) == ["abc"]
        await ledger.append("abc", [Event(4, 1, "draw deck")], 2, over=False)
        assert not await ledger.throw_away("abc", KEEP)
        assert await ledger.load("abc") is not None
        await ledger.stop()

    asyncio.run(run())


def test_the_site_tidies_by_itself(
    tmp_path: Path,
    database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("parterre.server.house.TIDY_AFTER", 0.1)
    monkeypatch.setattr("parterre.server.house.TIDY_EVERY", 0.1)
    short = 3.0 / (24 * 60 * 60)
    settings = generous(tmp_path, database)
    site = Site(Settings(**{**vars(settings), "keep": Keep(unplayed=short)})).start()
    try:
        old, played = site.lay(PERSON, PERSON)[1], site.lay(PERSON, PERSON)[1]
        assert played.play(14, "draw deck").status_code == 200
        with site.lay(PERSON, PERSON)[1].live() as line:
            line.next("update")
            wait_for(lambda: site.http.get(old.path).status_code == 404)
            time.sleep(1.0)
            # What somebody looks at stays, and so does what was played at.
            line.send(type="play", id="x", n=14, action="draw deck")
            assert line.next("done", "refused")["type"] == "done"
        assert played.look()["n"] == 16
        answer = site.http.post(
            f"{old.path}/play", json={"n": 14, "action": "draw deck"}, headers=old.headers
        )
        assert answer.json()["error"]["id"] == "server-no-table"
    finally:
        site.stop()


def test_a_table_that_another_process_threw_away_is_not_there(own_two: tuple[Site, ...]) -> None:
    here, there = own_two
    ana = here.lay(PERSON, UNIFORM)[1]
    # The other process has it in memory.
    assert there.http.get(ana.path, headers=ana.headers).status_code == 200

    async def throw_away() -> None:
        engine = open_engine(here.settings.url)
        async with engine.begin() as connection:
            await connection.execute(text("DELETE FROM tables"))
        await engine.dispose()

    asyncio.run(throw_away())
    for site in own_two:
        for _ in range(2):
            answer = site.http.post(
                f"{ana.path}/play", json={"n": 14, "action": "draw deck"}, headers=ana.headers
            )
            assert answer.status_code == 404
            assert answer.json()["error"]["id"] == "server-no-table"
        wait_for(lambda site=site: not site.house.bots._at_work)


@pytest.fixture
def own_two(tmp_path: Path, database: str) -> Iterator[tuple[Site, ...]]:
    """Two sites on one database, which a test may spoil."""
    both = tuple(Site(generous(tmp_path, database)).start() for _ in range(2))
    yield both
    for site in both:
        site.stop()


def test_the_times_are_the_host_s(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert from_environment(tmp_path).keep == Keep()
    for name, days in (("UNPLAYED", "7"), ("ABANDONED", "90"), ("FINISHED", "0")):
        monkeypatch.setenv(f"PARTERRE_KEEP_{name}", days)
    assert from_environment(tmp_path).keep == Keep(7, 90, 0)
    monkeypatch.setenv("PARTERRE_KEEP_FINISHED", "soon")
    with pytest.raises(Illegal, match="PARTERRE_KEEP_FINISHED"):
        from_environment(tmp_path)
