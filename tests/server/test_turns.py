"""Whose thought comes next: nobody is starved, neither by another nor by bots among themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from parterre.server.settings import Settings
from parterre.server.tables import Tables
from parterre.server.turns import Asker, Line, Thought, Unneeded
from parterre.server.workers import NoDecision, Workers
from parterre.words import LANGUAGES, say
from server import deciders
from server.site import GREEDY, PERSON, STRONGEST, UNIFORM, Seated, Site, generous, lay, wait_for

ALONE = False


def thought(
    maker: str, table: str = "", seconds: float = 1.0, awaited: bool = True, needed: bool = True
) -> Thought:
    """A thought in the words that a test is about."""
    asker = Asker(maker, table or maker, lambda: awaited, lambda: needed)
    answer = asyncio.get_running_loop().create_future()
    return Thought(asker, seconds, lambda: lambda: None, "some", "arboretum", answer)


def order(count: int, *thoughts: Thought) -> list[str]:
    """The tables in the order in which their thoughts begin, when one ends after the other."""
    line = Line(count)
    for each in thoughts:
        line.join(each)
    begun: list[Thought] = []
    told: list[str] = []
    while True:
        while (found := line.next()) is not None:
            begun.append(found)
            told.append(found.asker.table)
        if not begun:
            return told
        line.end(begun.pop(0))


def in_a_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """A test that needs a running loop for its futures."""

    def run() -> None:
        asyncio.run(test())  # type: ignore[arg-type]

    run.__name__ = test.__name__
    return run


@in_a_loop
async def test_makers_take_turns_however_many_tables_each_has() -> None:
    many = [thought("a", f"a{number}") for number in range(5)]
    assert order(1, *many, thought("b"), thought("c")) == ["a0", "b", "c", "a1", "a2", "a3", "a4"]


@in_a_loop
async def test_the_tables_of_a_maker_take_turns_too() -> None:
    first = [thought("a", "one") for _ in range(3)]
    assert order(1, *first, thought("a", "two")) == ["one", "two", "one", "one"]


@in_a_loop
async def test_who_comes_later_has_saved_nothing_up() -> None:
    line = Line(1)
    for _ in range(6):
        line.join(thought("a"))
    for _ in range(4):
        found = line.next()
        assert found is not None
        line.end(found)
    for _ in range(3):
        line.join(thought("b"))
    told = []
    while (found := line.next()) is not None:
        told.append(found.asker.table)
        line.end(found)
    assert told == ["a", "b", "a", "b", "b"]


@in_a_loop
async def test_short_thoughts_pass_long_ones_but_not_for_ever() -> None:
    line = Line(1)
    # Short ones keep every place busy, so that whatever is asked waits.
    busy = [thought("busy", f"busy{number}", 0.0) for number in range(line.places)]
    for each in busy:
        line.join(each)
        assert line.next() is each
    line.join(long := thought("a", "long", 1.0))
    line.end(busy.pop())
    passed = 0
    while True:
        # Each time that a place is free, somebody new has come with a short one.
        line.join(thought(f"b{passed}", "short", 0.0))
        found = line.next()
        assert found is not None
        line.end(found)
        if found is long:
            break
        passed += 1
    assert 0 < passed <= 50


@in_a_loop
async def test_people_come_before_bots_among_themselves() -> None:
    alone = [thought("a", f"alone{number}", awaited=ALONE) for number in range(3)]
    told = order(1, *alone, thought("b", "person"), thought("a", "person too"))
    assert told[:2] == ["person", "person too"]
    assert told[2:] == ["alone0", "alone1", "alone2"]


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_person_never_waits_for_bots_among_themselves(count: int) -> None:
    async def run() -> None:
        line = Line(count)
        for number in range(20):
            line.join(thought("a", f"alone{number}", awaited=ALONE))
        under_way = 0
        while line.next() is not None:
            under_way += 1
        assert under_way == max(1, count - 1)
        for seconds in (1.0, 0.0):
            line.join(person := thought("b", seconds=seconds))
            assert line.next() is person

    asyncio.run(run())


@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_short_thought_never_waits_for_a_long_one(count: int) -> None:
    async def run() -> None:
        line = Line(count)
        for number in range(20):
            line.join(thought("a", f"{number}", awaited=number % 2 == 0))
        under_way = 0
        while line.next() is not None:
            under_way += 1
        # No more people's than there are processes for them.
        assert under_way == count
        line.join(short := thought("a", "short", 0.0))
        assert line.next() is short

    asyncio.run(run())


@in_a_loop
async def test_what_nobody_needs_is_not_begun() -> None:
    line = Line(1)
    line.join(moved := thought("a", needed=False))
    line.join(left := thought("b"))
    left.answer.cancel()
    line.join(wanted := thought("c"))
    assert line.next() is wanted
    assert isinstance(moved.answer.exception(), Unneeded)
    line.end(wanted)
    assert line.next() is None


# With real processes.


def test_a_thought_that_nobody_waits_for_any_more_keeps_its_place_until_it_is_done() -> None:
    async def run() -> None:
        workers = Workers(1, 10, deciders.calm)
        try:
            first = asyncio.create_task(workers.decide("arboretum", {}, [], 1, "some", 1.0))
            await asyncio.sleep(0.1)
            first.cancel()
            await workers.decide("arboretum", {}, [], 1, "some", 1.0)
            assert len(workers._idle) == 1
        finally:
            workers.stop()

    asyncio.run(run())


def test_whoever_waits_when_the_workers_stop_is_told() -> None:
    async def run() -> None:
        workers = Workers(1, 10, deciders.hangs)
        asked = [
            asyncio.create_task(workers.decide("arboretum", {}, [], 1, "some", 1.0))
            for _ in range(3)
        ]
        await asyncio.sleep(0.1)
        workers.stop()
        async with asyncio.timeout(10):
            for each in await asyncio.gather(*asked, return_exceptions=True):
                assert isinstance(each, NoDecision)

    asyncio.run(run())


# At a whole site.


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A site with one worker, whose strongest bots take half a second for each decision."""
    found = Site(generous(tmp_path)).start()
    found.house.workers._decide = deciders.slowly
    yield found
    found.stop()


@pytest.fixture
def stranger(own: Site) -> Iterator[httpx.Client]:
    """Somebody at another address."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=own.address, timeout=40, transport=transport) as found:
        yield found


def decided(site: Site) -> list[str]:
    """The bots that come to a decision from now on, in their order."""
    told: list[str] = []
    decide = site.house.workers.decide

    async def noted(*question: Any) -> str:
        found = str(await decide(*question))
        told.append(question[4])
        return found

    site.house.workers.decide = noted
    return told


def turn_of(someone: Seated) -> None:
    """Wait until it is somebody's turn."""
    wait_for(lambda: someone.look()["turn"] == someone.seat)


def test_one_who_lays_many_tables_of_bots_starves_nobody(own: Site, stranger: httpx.Client) -> None:
    for _ in range(29):
        lay(own.address, stranger, STRONGEST, STRONGEST)
    wait_for(lambda: len(own.house.workers._line._begun) == 1)
    told = decided(own)
    me = own.lay(UNIFORM, PERSON)[2]
    turn_of(me)
    # Two draws, a plant and a discard wait for none of the stranger's.
    assert told.count("uniform") == 4
    assert told.count("strongest") <= 4
    # A hint takes as long as a few decisions of theirs, which go on beside it.
    before = len(told)
    assert me.post("hint", n=me.look()["n"]).status_code == 200
    assert len(told) - before <= 12


def test_one_who_plays_at_many_tables_starves_nobody(own: Site, stranger: httpx.Client) -> None:
    theirs = [lay(own.address, stranger, STRONGEST, STRONGEST, PERSON) for _ in range(12)]
    told = decided(own)
    me = own.lay(UNIFORM, PERSON)[2]
    turn_of(me)
    assert told.count("strongest") <= 4
    before = len(told)
    assert me.post("hint", n=me.look()["n"]).status_code == 200
    # One was under way and one more had its turn before the hint, none beside it.
    assert len(told) - before <= 3
    assert theirs[-1][3].look()["turn"] != 3


def test_bots_rest_after_a_move_that_nobody_waits_for(
    own: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.thinking.REST", 30.0)
    alone = own.lay(UNIFORM, UNIFORM)[0]
    wait_for(lambda: alone.look()["n"] > 14)
    with own.lay(UNIFORM, UNIFORM, PERSON)[3].live() as line:
        while line.next("update")["turn"] != 3:
            pass
    assert alone.look()["n"] <= 16


def test_a_table_counts_as_attended_while_somebody_is_there(
    own: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.tables.STAYS", 0.2)
    people = own.lay(PERSON, PERSON)
    table = own.house.tables._tables[people[1].table]
    assert table.attended
    wait_for(lambda: not table.attended)
    people[0].look()
    assert not table.attended
    people[1].look()
    assert table.attended
    with people[2].live() as line:
        line.next("update")
        time.sleep(0.3)
        assert table.attended
    wait_for(lambda: not table.attended)
    bots = own.lay(GREEDY, GREEDY)[0]
    assert not own.house.tables._tables[bots.table].attended


def test_the_maker_is_kept_in_memory_alone(tmp_path: Path, own: Site) -> None:
    people = own.lay(PERSON, PERSON)
    tables: Tables = own.house.tables
    assert tables._tables[people[1].table].maker == "127.0.0.1"
    # Of a table from before the start nobody knows it until somebody comes to a seat.
    del tables._tables[people[1].table]
    people[0].look()
    assert tables._tables[people[1].table].maker == ""
    people[1].look()
    assert tables._tables[people[1].table].maker == "127.0.0.1"
    for file in tmp_path.rglob("*"):
        assert file.is_dir() or b"127.0.0.1" not in file.read_bytes()


def test_nobody_lays_many_tables_of_bots_alone(tmp_path: Path) -> None:
    site = Site(Settings(data=tmp_path, bots_alone=2, workers=1)).start()
    body = {"game": "arboretum", "seats": [STRONGEST, STRONGEST]}
    try:
        laid = [site.lay(STRONGEST, STRONGEST), site.lay(STRONGEST, STRONGEST)]
        answer = site.http.post("/api/tables", json=body)
        assert answer.status_code == 429
        error = answer.json()["error"]
        assert error["id"] == "server-bots-alone"
        for lang in LANGUAGES:
            assert "2" in say(error["id"], error["values"], lang)
        # Who plays may have more, and so may somebody else.
        site.lay(STRONGEST, PERSON)
        transport = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=site.address, transport=transport) as other:
            assert other.post("/api/tables", json=body).status_code == 201
        # One that is over does not count.
        over = site.house.tables._tables[laid[0][0].table]
        over.played = type("Over", (), {"over": True, "turn": "over", "n": over.n})()
        assert site.http.post("/api/tables", json=body).status_code == 201
        assert site.http.post("/api/tables", json=body).status_code == 429
    finally:
        site.stop()
