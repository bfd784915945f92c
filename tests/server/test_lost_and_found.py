"""Killed, unplugged, stopped: whatever was acknowledged is there when the site opens again."""

from __future__ import annotations

import os
import resource
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.preload import library
from server.proxy import Proxy
from server.site import (
    GREEDY,
    PERSON,
    UNIFORM,
    Process,
    Seated,
    Site,
    free_port,
    lay,
    wait_for,
)

Acknowledged = dict[int, str]


def play_on(who: Seated, acknowledged: Acknowledged, stop: threading.Event) -> None:
    """Play as fast as the site answers, and note what it said was done."""
    with who.live() as line:
        try:
            while not stop.is_set():
                update = line.next("update")
                if update["turn"] == "over":
                    return
                if update["choices"]:
                    action = update["choices"][-1]["action"]
                    line.send(type="play", id=str(update["n"]), n=update["n"], action=action)
                    done = line.next("done", "refused")
                    if done["type"] == "done":
                        acknowledged[update["n"] + 1] = action
        except (ConnectionClosed, OSError):
            return


def play_and_then(site: Process, people: dict[int, Seated], end: int, moves: int) -> Acknowledged:
    """Let everybody play, and in the middle of it send the site a signal."""
    acknowledged: Acknowledged = {}
    stop = threading.Event()
    for who in people.values():
        # The site comes back at the same address with new connections.
        who.http = site.http
    threads = [
        threading.Thread(target=play_on, args=(who, acknowledged, stop))
        for seat, who in people.items()
        if seat
    ]
    for thread in threads:
        thread.start()
    wait_for(lambda: len(acknowledged) >= moves)
    code = site.end(end)
    assert code == (-signal.SIGKILL if end == signal.SIGKILL else 0)
    stop.set()
    for thread in threads:
        thread.join(10)
        assert not thread.is_alive()
    return acknowledged


def there(site: Process, who: Seated, acknowledged: Acknowledged) -> None:
    """That every acknowledged move is in the log."""
    who.http = site.http
    said = {entry["n"]: entry["action"] for entry in who.look()["said"]}
    lost = {n: action for n, action in acknowledged.items() if said.get(n) != action}
    assert not lost, f"acknowledged but gone: {lost}"


def test_a_site_that_is_killed_loses_no_acknowledged_move(tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    site = Process(data, port).ready()
    people = lay(site.address, site.http, PERSON, PERSON, UNIFORM)
    everything: Acknowledged = {}
    for _ in range(2):
        everything |= play_and_then(site, people, signal.SIGKILL, moves=12)
        site = Process(data, port).ready()
        there(site, people[1], everything)
    assert len(everything) >= 24
    site.end()


def descendants(pid: int) -> set[int]:
    """Every process that came of one."""
    parents: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if fields[0] != "Z":
                parents[int(entry.name)] = int(fields[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found - {pid}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to look into")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_no_worker_outlives_the_site(tmp_path: Path, end: int) -> None:
    site = Process(tmp_path / "data").ready()
    lay(site.address, site.http, GREEDY, UNIFORM)
    wait_for(lambda: len(descendants(site.process.pid)) >= 2)
    workers = descendants(site.process.pid)
    site.end(end)

    def alive() -> list[str]:
        states = []
        for pid in workers:
            try:
                state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
            except OSError:
                continue
            if state not in "ZX":
                states.append(state)
        return states

    wait_for(lambda: not alive(), 10)


def test_a_site_that_is_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    data, port = tmp_path / "data", free_port()
    site = Process(data, port).ready()
    bots = lay(site.address, site.http, UNIFORM, UNIFORM, UNIFORM, UNIFORM)[0]
    people = lay(site.address, site.http, PERSON, GREEDY)
    acknowledged = play_and_then(site, people, signal.SIGTERM, moves=6)
    assert '"closed"' in site.log.read_text()
    assert "Traceback" not in site.log.read_text()
    site = Process(data, port).ready()
    there(site, people[1], acknowledged)
    bots.http = site.http
    with bots.live() as line:
        # Nobody asks for it: the bots' table is taken up by itself.
        while line.next("update")["turn"] != "over":
            pass
    assert site.end(signal.SIGINT) == 0


def test_stopping_closes_the_lines_with_a_code_and_answers_first(tmp_path: Path) -> None:
    site = Process(tmp_path / "data").ready()
    ana = lay(site.address, site.http, PERSON, PERSON)[1]
    with ana.live() as line:
        line.next("update")
        line.send(type="play", id="x", n=14, action="draw deck")
        assert line.next("done")["n"] == 16
        site.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as problem:
            line.next("never")
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 1012
    assert site.process.wait(10) == 0


def test_who_is_torn_away_leaves_no_trace(tmp_path: Path) -> None:
    site = Process(tmp_path / "data").ready()
    people = lay(site.address, site.http, PERSON, PERSON)
    for n in (14, 16):
        with people[2].live() as line:
            line.next("update")
            # Closed without a word, and the last of it thrown away by the system.
            linger = struct.pack("ii", 1, 0)
            line.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            line.connection.socket.shutdown(socket.SHUT_RD)
            assert people[1].play(n, "draw deck").status_code == 200
            line.connection.socket.close()
    with people[1].live() as line:
        while line.next("update")["seats"][1]["online"]:
            pass
    assert site.end() == 0
    assert "Traceback" not in site.log.read_text()
    assert "error" not in site.log.read_text()


def test_who_vanishes_without_a_word_is_away(sqlite_site: Site) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    with Proxy(sqlite_site.port) as proxy, people[1].live() as line:
        bea = Seated(proxy.address, sqlite_site.http, people[2].table, 2, people[2].key)
        with bea.live(ping_interval=None, close_timeout=1) as other:
            other.next("update")
            proxy.swallow()
            begun = time.monotonic()
            while not line.next("update")["seats"][1]["online"]:
                pass
            while line.next("update")["seats"][1]["online"]:
                pass
            assert time.monotonic() - begun < 35


def test_an_impatient_stop_stops_too(tmp_path: Path) -> None:
    site = Process(tmp_path / "data").ready()
    lay(site.address, site.http, GREEDY, UNIFORM)
    for _ in range(3):
        if site.process.poll() is None:
            site.process.send_signal(signal.SIGINT)
        time.sleep(0.05)
    assert site.process.wait(10) == 0
    assert "Traceback" not in site.log.read_text()


def test_a_port_that_is_taken_gets_one_sentence(tmp_path: Path) -> None:
    site = Process(tmp_path / "data").ready()
    other = Process(tmp_path / "other", site.port)
    assert other.process.wait(10) == 1
    said = other.log.read_text().strip()
    assert said.startswith(f"Port {site.port} cannot be used on 127.0.0.1: ")
    assert len(said.splitlines()) == 1
    site.end()


@pytest.mark.parametrize(
    "environment",
    [
        {"PARTERRE_DATABASE_URL": "mysql://a/b"},
        {"PARTERRE_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none"},
        {"PARTERRE_WORKERS": "some"},
    ],
)
def test_a_site_that_cannot_start_says_so_in_a_sentence(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    site = Process(tmp_path / "data", **environment)
    assert site.process.wait(15) == 1
    said = site.log.read_text().strip()
    assert "Traceback" not in said
    assert said.splitlines()[-1].endswith(".")


def test_a_damaged_database_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "parterre.db").write_bytes(b"this is no database" * 300)
    site = Process(tmp_path / "data")
    assert site.process.wait(15) == 1
    said = site.log.read_text().strip()
    assert "Traceback" not in said
    assert said.splitlines()[-1].endswith(".")


def work(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


LIBRARIES = (
    "import litestar.channels, litestar.openapi, msgspec, sqlalchemy.ext.asyncio, structlog, "
    "uvicorn.middleware.proxy_headers, uvicorn.protocols.http.h11_impl, "
    "uvicorn.protocols.websockets.websockets_sansio_impl"
)


def work_of_libraries() -> float:
    """The seconds of processor time that a site's libraries alone take to load."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc to look into")
def test_a_warm_start_takes_no_more_than_twice_what_its_libraries_take(tmp_path: Path) -> None:
    """A ratio of work, for a shared machine is now faster and now slower."""
    Process(tmp_path / "data").ready().end()
    used, least = [], []
    for _ in range(3):
        site = Process(tmp_path / "data").ready()
        used.append(work(site.process.pid))
        site.end()
        least.append(work_of_libraries())
    assert min(used) < 2 * min(least), (used, least)


def test_a_warm_start_does_not_load_alembic(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys; from pathlib import Path; "
        "import parterre.server.app; from parterre.server.settings import Settings; "
        "from parterre.server.storage import bring_up_to_date, open_engine; "
        "engine = open_engine(Settings(Path(sys.argv[1])).url); "
        "asyncio.run(bring_up_to_date(engine)); print('alembic' in sys.modules)"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, timeout=60
        ).stdout.strip()
        for _ in range(2)
    ]
    assert said == ["True", "False"]


@pytest.fixture(scope="module")
def preload(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What keeps a copy of all that has been synced."""
    return library("synced", tmp_path_factory.mktemp("synced"))


def power_failure(data: Path) -> None:
    """Leave of every file only what had been synced."""
    for file in (data / f"parterre.db{end}" for end in ("", "-wal", "-shm", "-journal")):
        synced = data / f"{file.name}.synced"
        # A file that was deleted stays deleted; one that was never synced is gone.
        if file.exists() and synced.exists():
            synced.replace(file)
        else:
            file.unlink(missing_ok=True)
            synced.unlink(missing_ok=True)


def unplug(data: Path, preload: dict[str, str]) -> Process:
    """Play, cut the power in the middle, and open the site again; raises if a move is lost."""
    port = free_port()
    site = Process(data, port, **preload).ready()
    people = lay(site.address, site.http, PERSON, PERSON)
    acknowledged = play_and_then(site, people, signal.SIGKILL, moves=20)
    assert list(data.glob("parterre.db-wal.synced")) or list(data.glob("parterre.db.synced"))
    power_failure(data)
    site = Process(data, port, **preload).ready()
    try:
        there(site, people[1], acknowledged)
    finally:
        site.end()
    return site


def test_a_power_failure_loses_no_acknowledged_move(
    tmp_path: Path, preload: dict[str, str]
) -> None:
    unplug(tmp_path / "data", preload)


def test_the_power_failure_is_one(
    tmp_path: Path, preload: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one sync less, as SQLite has it by default in many places, moves are lost."""
    careless = (
        "import parterre.server.storage.engine as engine; "
        "engine.DURABLE = tuple(p.replace('FULL', 'NORMAL') for p in engine.DURABLE); "
    )
    monkeypatch.setattr(Process, "CODE", careless + Process.CODE)
    with pytest.raises(AssertionError, match=r"gone|no table"):
        unplug(tmp_path / "data", preload)
