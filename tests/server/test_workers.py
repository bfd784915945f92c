"""Worker processes: one that dies is replaced, and a bot that fails does not stop a table."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.forkserver
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from parterre.server import thinking
from parterre.server.turns import Asker
from parterre.server.workers import NoDecision, Worker, Workers
from server import deciders
from server.site import GREEDY, PERSON, STRONGEST, Site, generous, wait_for


def decide(workers: Workers, setup: dict[str, Any] | None = None) -> str:
    """One decision, and the end of the workers."""

    async def run() -> str:
        try:
            return await workers.decide("arboretum", setup or {}, ["deal W8"], 1, "some")
        finally:
            workers.stop()

    return asyncio.run(run())


def test_a_decision_is_made_in_another_process() -> None:
    said = decide(Workers(1, 10, deciders.calm))
    assert said.startswith("calm in ")
    assert said != f"calm in {os.getpid()}"


def test_a_worker_that_dies_is_replaced_and_asked_again(tmp_path: Path) -> None:
    setup = {"mark": str(tmp_path / "mark")}
    assert decide(Workers(1, 10, deciders.dies_once), setup) == "decided"


@pytest.mark.parametrize("how", [deciders.dies, deciders.fails])
def test_a_bot_that_always_fails_is_given_up(how: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NoDecision):
        decide(Workers(1, 10, how))
    assert "W8" not in "".join(capsys.readouterr())


def test_a_bot_that_hangs_is_stopped_by_its_alarm() -> None:
    begun = time.monotonic()
    with pytest.raises(NoDecision):
        decide(Workers(1, 1, deciders.hangs))
    assert time.monotonic() - begun < 15


def test_a_table_comes_back_to_the_process_that_kept_its_work() -> None:
    async def run() -> None:
        workers = Workers(3, 10, deciders.calm)
        names = ["oak", "elm", "ash"]
        first = await asyncio.gather(*[ask(workers, name) for name in names])
        assert len(set(first)) == 3
        for order in (names, names[::-1], [*names[1:], *names[:1]]):
            for name in order:
                assert await ask(workers, name) == first[names.index(name)]
        # Who is new takes the one that has rested longest.
        assert await ask(workers, "yew") == first[names.index(names[1])]
        workers.stop()

    async def ask(workers: Workers, table: str) -> str:
        asker = Asker("somebody", table)
        return await workers.decide("arboretum", {}, [], 1, "strongest", 1.0, asker)

    asyncio.run(run())


def test_one_that_dies_takes_no_other_along() -> None:
    async def run() -> None:
        workers = Workers(2, 10, deciders.by_name)
        calm = [asyncio.create_task(ask(workers, "calm")) for _ in range(4)]
        with pytest.raises(NoDecision):
            await ask(workers, "dies")
        assert all(said.startswith("calm") for said in await asyncio.gather(*calm))
        assert (await ask(workers, "calm")).startswith("calm")
        workers.stop()

    async def ask(workers: Workers, bot: str) -> str:
        return await workers.decide("arboretum", {}, [], 1, bot)

    asyncio.run(run())


@pytest.mark.parametrize("how", [deciders.fails, deciders.cheats])
def test_a_table_goes_on_with_the_first_choice(how: Any, tmp_path: Path) -> None:
    site = Site(generous(tmp_path)).start()
    try:
        site.house.workers._decide = how
        people = site.lay(GREEDY, PERSON)
        with people[2].live() as line:
            while line.next("update")["turn"] != 2:
                pass
        played = [entry["action"] for entry in people[2].look()["said"] if entry["seat"] == 1]
        assert played[:2] == ["draw deck", "draw deck"]
    finally:
        site.stop()


@pytest.mark.parametrize("what", ["the fork server", "the workers", "both"])
def test_whatever_is_killed_no_bot_plays_its_first_choice(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_up: list[str] = []
    monkeypatch.setattr(thinking, "first_choice", lambda table, bot: given_up.append(table.id))
    site = Site(generous(tmp_path)).start()
    try:
        site.house.workers._decide = deciders.slowly
        people = [site.lay(STRONGEST, PERSON) for _ in range(2)]
        found = [site.house.tables._tables[each[0].table] for each in people]
        for _ in range(10):
            if what != "the workers":
                kill(multiprocessing.forkserver._forkserver._forkserver_pid)
            if what != "the fork server":
                for process in multiprocessing.active_children():
                    kill(process.pid)
            time.sleep(0.2)
        wait_for(lambda: all(table.played.turn == 2 for table in found))
        assert given_up == []
    finally:
        site.stop()


def kill(pid: int | None) -> None:
    """End a process at once, if there is one."""
    if pid is not None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def test_a_bot_whose_process_is_killed_for_ever_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("parterre.server.workers.PAUSE", 0.0)
    with pytest.raises(NoDecision):
        decide(Workers(1, 10, deciders.is_killed))


def test_a_process_that_cannot_be_started_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when memory or processes have run out for a moment."""
    monkeypatch.setattr("parterre.server.workers.PAUSE", 0.0)
    start = Worker._start
    failures = iter(range(5))

    def fails_at_first(worker: Worker) -> Any:
        if next(failures, None) is not None:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        return start(worker)

    monkeypatch.setattr(Worker, "_start", fails_at_first)
    assert decide(Workers(1, 10, deciders.calm)).startswith("calm")


def test_the_loop_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    site = Site(generous(tmp_path)).start()
    try:
        site.house.workers._decide = deciders.hangs
        people = site.lay(GREEDY, PERSON)
        assert people[2].look()["thinking"] == [1]
        begun = time.monotonic()
        for _ in range(10):
            people[2].look()
        assert time.monotonic() - begun < 2
    finally:
        site.stop()
    assert not [thread for thread in threading.enumerate() if thread is site.thread]
