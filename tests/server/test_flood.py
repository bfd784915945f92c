"""What one address may do to a site, and that nobody else is disturbed by it."""

from __future__ import annotations

import contextlib
import json
import resource
import socket
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from parterre.server.gate import Gate, connections_possible
from parterre.server.settings import Settings
from server.campaign import ATTACKS, HEAD, Attacker, Friends, answers, attacked
from server.site import PERSON, Process, Seated, Site, generous, wait_for

ONE, OTHER = "127.0.0.2", "127.0.0.3"
BODY = HEAD + b"Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{"
PING = b"\x89\x80\x00\x00\x00\x00"


@pytest.fixture
def site_with(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """A function that opens a site with the limits that a test is about."""
    opened = []

    def opens(**limits: Any) -> Site:
        opened.append(Site(replace(generous(tmp_path), **limits)).start())
        return opened[-1]

    yield opens
    for site in opened:
        site.stop()


def dial(site: Site | Process, address: str = ONE) -> socket.socket:
    """A connection from an address."""
    return Attacker(site.port, address).dial()


def client(site: Site | Process, address: str) -> httpx.Client:
    """Somebody at an address."""
    return Attacker(site.port, address).client()


def ends(made: socket.socket, seconds: float = 10.0) -> bytes:
    """What comes until the site closes the connection; it has to, in time."""
    made.settimeout(seconds)
    came = b""
    with contextlib.suppress(ConnectionError):
        while some := made.recv(65_536):
            came += some
    made.close()
    return came


def dropped(made: socket.socket) -> bool:
    """Whether the site has already closed a connection."""
    made.settimeout(0.5)
    try:
        while made.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def cut(made: socket.socket, sent: bytes, seconds: float) -> bool:
    """Whether the site ends a connection in time over which the same is sent again and again."""
    end = time.monotonic() + seconds
    with made:
        made.settimeout(seconds)
        while time.monotonic() < end:
            try:
                made.sendall(sent)
            except ConnectionError:
                return True
            time.sleep(0.05)
    return False


@pytest.mark.parametrize(("sent", "answered"), [(b"", b""), (HEAD, b" 408 "), (BODY, b" 408 ")])
def test_what_never_arrives_is_not_waited_for(
    site_with: Callable[..., Site], sent: bytes, answered: bytes
) -> None:
    site = site_with(arrival_seconds=0.5)
    made = dial(site)
    made.sendall(sent)
    begun = time.monotonic()
    came = ends(made)
    assert time.monotonic() - begun < 5
    assert came.startswith(b"HTTP/1.1" + answered if answered else b"")
    assert bool(came) == bool(answered)


def test_each_byte_does_not_begin_the_time_anew(site_with: Callable[..., Site]) -> None:
    site = site_with(arrival_seconds=1.0)
    for begin in (b"GET / HTTP/1.1\r\n", BODY):
        made = dial(site)
        made.sendall(begin)
        assert cut(made, b"x", 6)


def test_the_second_request_of_a_connection_has_to_arrive_too(
    site_with: Callable[..., Site],
) -> None:
    site = site_with(arrival_seconds=0.5)
    made = dial(site)
    made.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert b" 404 " in made.recv(65_536)
    made.sendall(b"GET / HTTP")
    assert b" 408 " in ends(made, 5)


def test_a_body_that_was_refused_is_not_read_to_its_end(site_with: Callable[..., Site]) -> None:
    site = site_with()
    made = dial(site)
    made.sendall(HEAD + b"Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n")
    assert b" 413 " in made.recv(65_536)
    assert cut(made, b"x" * 100, 6)


def test_an_answer_that_nobody_reads_is_not_kept(
    site_with: Callable[..., Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.manners.UNREAD_SECONDS", 0.5)
    site = site_with()
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", site.port))
        made.sendall(asked * 200)
        wait_for(lambda: site.server.config.guests, 5)
        wait_for(lambda: not site.server.config.guests, 10)


def test_who_leaves_in_the_middle_of_a_body_is_no_mistake_of_ours(
    site_with: Callable[..., Site],
) -> None:
    site = site_with(arrival_seconds=0.5)
    with capture_logs() as lines:
        for waits in (False, True):
            made = dial(site)
            made.sendall(BODY)
            time.sleep(0.2)
            if waits:
                assert b" 408 " in ends(made)
            made.close()
            time.sleep(0.3)
        assert site.http.get("/api/games").status_code == 200
    assert not [line for line in lines if line["log_level"] == "error"]


def test_one_address_has_so_many_connections_and_no_more(site_with: Callable[..., Site]) -> None:
    # However many are taken in at once: those who come too fast are told nothing.
    site = site_with(connections=10, pace=1e6)
    made = [dial(site) for _ in range(30)]
    for answer in (ends(each, 5) for each in made[10:]):
        assert b" 429 " in answer
        assert b"server-connections" in answer
    assert not any(map(dropped, made[:10]))
    with client(site, OTHER) as other:
        assert other.get("/api/games").status_code == 200
    for each in made:
        each.close()
    # Whoever has left makes room.
    wait_for(lambda: site.server.config.gate.total <= 1)
    with client(site, ONE) as one:
        assert one.get("/api/games").status_code == 200


def test_one_address_cannot_take_all_the_room_there_is(site_with: Callable[..., Site]) -> None:
    site = site_with(connections=1000, connections_in_all=40)
    made = [dial(site) for _ in range(60)]
    wait_for(lambda: sum(map(dropped, made)) >= 50)
    with client(site, OTHER) as other:
        assert other.get("/api/games").status_code == 200
    for each in made:
        each.close()


def test_one_address_connects_so_often_and_no_more(site_with: Callable[..., Site]) -> None:
    site = site_with(connections=20, pace=0.05)
    came = 0
    for _ in range(60):
        with dial(site) as made:
            with contextlib.suppress(OSError):
                made.sendall(b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                came += b" 404 " in made.recv(4096)
    assert 20 <= came <= 30
    with client(site, OTHER) as other:
        assert other.get("/api/games").status_code == 200


def test_who_asks_too_fast_waits_and_nobody_else_does(site_with: Callable[..., Site]) -> None:
    site = site_with(pace=0.1)  # five a second, fifty at once
    with client(site, ONE) as one, client(site, OTHER) as other:
        begun = time.monotonic()
        for _ in range(75):
            assert one.get("/api/nothing").status_code == 404
        assert time.monotonic() - begun > 4.5
        begun = time.monotonic()
        assert other.get("/api/nothing").status_code == 404
        assert time.monotonic() - begun < 1.5


def live(site: Site | Process, who: Seated, address: str) -> Any:
    """A live line from an address."""
    made = dial(site, address)
    return connect(f"ws://127.0.0.1:{site.port}{who.path}/live", sock=made, compression=None)


def test_one_address_has_so_many_live_lines_and_no_more(
    site_with: Callable[..., Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.gate.LINES", 5)
    site = site_with()
    watcher = site.lay(PERSON, PERSON)[0]
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(live(site, watcher, ONE))
        with pytest.raises(InvalidStatus) as problem, live(site, watcher, ONE):
            pass
        assert problem.value.response.status_code == 429
        with live(site, watcher, OTHER):
            pass
    wait_for(lambda: not site.server.config.gate._lines)


def test_live_lines_are_opened_so_fast_and_no_faster(site_with: Callable[..., Site]) -> None:
    site = site_with()
    watcher = site.lay(PERSON, PERSON)[0]
    site.server.config.gate._handshakes.rate = 2.0
    site.server.config.gate._handshakes.size = 4.0
    begun = time.monotonic()
    for _ in range(8):
        with live(site, watcher, ONE):
            pass
    assert time.monotonic() - begun > 1.5
    begun = time.monotonic()
    with live(site, watcher, OTHER):
        pass
    assert time.monotonic() - begun < 1.5


@pytest.mark.parametrize("frame", [PING, b"\x8a\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"])
def test_frames_of_every_kind_count(sqlite_site: Site, frame: bytes) -> None:
    watcher = sqlite_site.lay(PERSON, PERSON)[0]
    with watcher.live() as line:
        line.next("update")
        if frame[0] == 0:
            # Continuations belong to a message that has begun.
            line.connection.socket.sendall(b"\x01\x80\x00\x00\x00\x00")
        line.connection.socket.sendall(frame * 200)
        with pytest.raises(ConnectionClosed) as problem:
            line.next("never")
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 4429


def test_a_few_pings_are_answered(sqlite_site: Site) -> None:
    watcher = sqlite_site.lay(PERSON, PERSON)[0]
    with watcher.live() as line:
        line.next("update")
        for _ in range(20):
            assert line.connection.ping().wait(5)


def test_lines_that_ping_and_never_read_take_neither_time_nor_memory(
    site_with: Callable[..., Site],
) -> None:
    site = site_with()
    watcher = site.lay(PERSON, PERSON)[0]
    attacker = Attacker(site.port, ONE)
    made = [attacker.dial() for _ in range(4)]
    for each in made:
        each.sendall(attacker.upgrade(watcher.table))
        assert b" 101 " in each.recv(4096)
    wait_for(lambda: len(site.server.server_state.connections) >= 4)
    for each in made:
        assert cut(each, PING * 10_000, 8)
    unread = sum(each.transport.get_write_buffer_size() for each in site.server.config.guests)
    assert unread < 100_000


@pytest.mark.parametrize("wrong", ["key", "table", "hello"])
def test_wrong_keys_and_tables_are_limited_for_each_address(
    site_with: Callable[..., Site], wrong: str
) -> None:
    site = site_with(pace=1.0)
    people = site.lay(PERSON, PERSON)
    with client(site, ONE) as one, client(site, OTHER) as other:
        path = people[1].path
        assert one.get(path, headers=people[1].headers).status_code == 200
        said = set()
        for number in range(75):
            if wrong == "hello":
                with live(site, people[1], ONE) as line:
                    line.send(json.dumps({"type": "hello", "token": f"x{number}", "have": 0}))
                    said.add(json.loads(line.recv(timeout=10))["error"]["id"])
            else:
                key = {"Authorization": f"Bearer x{number}"} if wrong == "key" else {}
                there = f"/api/tables/{number:_>12}".replace("_", "z").replace("0", "a")
                answer = one.get(path if wrong == "key" else there, headers=key)
                said.add(answer.json()["error"]["id"])
            if "server-too-many-wrong" in said:
                break
        first = "server-no-table" if wrong == "table" else "server-key"
        assert said == {first, "server-too-many-wrong"}
        # Not even the right one is told from a wrong one now, but who had it before goes on.
        unused = one.get(path, headers=people[2].headers)
        assert unused.status_code == 429
        assert int(unused.headers["retry-after"]) >= 1
        assert one.get(path, headers=people[1].headers).status_code == 200
        assert other.get(path, headers=people[2].headers).status_code == 200


def test_behind_a_proxy_visitors_are_told_apart(site_with: Callable[..., Site]) -> None:
    site = site_with(proxies=ONE, connections=10, tables_at_once=1, tables_per_minute=1)
    # The proxy itself may have as many connections as it needs.
    made = [dial(site) for _ in range(30)]
    assert not any(map(dropped, made[-3:]))
    for each in made:
        each.close()
    body = {"game": "arboretum", "seats": [PERSON, PERSON]}
    with client(site, ONE) as proxy:
        for visitor, status in (("192.0.2.1", 201), ("192.0.2.1", 429), ("192.0.2.2", 201)):
            headers = {"X-Forwarded-For": visitor}
            assert proxy.post("/api/tables", json=body, headers=headers).status_code == status


def test_behind_a_proxy_one_visitor_has_so_many_requests_and_lines(
    site_with: Callable[..., Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.gate.LINES", 2)
    site = site_with(proxies=ONE)
    watcher = site.lay(PERSON, PERSON)[0]
    url = f"ws://127.0.0.1:{site.port}{watcher.path}/live"

    def line(visitor: str) -> Any:
        headers = {"X-Forwarded-For": visitor}
        return connect(url, sock=dial(site), additional_headers=headers)

    with line("192.0.2.1"), line("192.0.2.1"), line("192.0.2.2"):
        with pytest.raises(InvalidStatus) as problem, line("192.0.2.1"):
            pass
        assert problem.value.response.status_code == 429


def test_a_proxy_that_is_not_named_is_told_of_once(site_with: Callable[..., Site]) -> None:
    site = site_with()
    with capture_logs() as lines, client(site, ONE) as proxy:
        proxy.get("/api/games")
        assert not lines
        for visitor in ("192.0.2.1", "192.0.2.2"):
            proxy.get("/api/games", headers={"X-Forwarded-For": visitor})
    assert [line["address"] for line in lines] == [ONE]
    assert "PARTERRE_PROXIES" in lines[0]["event"]
    assert "share one limit" in lines[0]["event"]


def test_a_proxy_that_is_named_is_not_told_of(site_with: Callable[..., Site]) -> None:
    site = site_with(proxies=ONE)
    with capture_logs() as lines, client(site, ONE) as proxy:
        proxy.get("/api/games", headers={"X-Forwarded-For": "192.0.2.1"})
        proxy.get("/api/games", headers={"X-Forwarded-For": ONE})
    assert not lines


def test_a_class_behind_one_address_fits_in(tmp_path: Path) -> None:
    gate = Gate(Settings(data=tmp_path))
    # Thirty browsers with six connections each, and as many live lines.
    for _ in range(30 * 7):
        assert gate.admit(ONE) is None
    with contextlib.ExitStack() as stack:
        for _ in range(60):
            stack.enter_context(gate.asking(ONE, live=True))


def started(data: Path, soft: int, hard: int, **environment: str) -> Process:
    """A site that begins with few descriptors."""
    code = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard})); "
    process: Process = type("Limited", (Process,), {"CODE": code + Process.CODE})(
        data, **environment
    )
    return process.ready()


def test_the_site_takes_all_the_descriptors_that_it_may_have(tmp_path: Path) -> None:
    site = started(tmp_path / "data", 300, 2000)
    try:
        text = Path(f"/proc/{site.process.pid}/limits").read_text()
        row = next(line for line in text.splitlines() if line.startswith("Max open files"))
        assert row.split()[3:5] == ["2000", "2000"]
    finally:
        site.end()


def test_without_descriptors_the_site_waits_quietly(tmp_path: Path) -> None:
    site = started(
        tmp_path / "data", 60, 60, PARTERRE_CONNECTIONS_IN_ALL="100000", PARTERRE_CONNECTIONS="9999"
    )
    try:
        made = [dial(site) for _ in range(80)]
        time.sleep(3)
        assert site.log.stat().st_size < 5_000
        assert "cannot accept" in site.log.read_text()
        for each in made:
            each.close()
        wait_for(lambda: answers(site.port), 20)
    finally:
        site.end()


def test_the_room_for_connections_is_what_descriptors_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for soft, room in ((1024, 896), (200, 100), (10**6, 10_000), (resource.RLIM_INFINITY, 10_000)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, soft=soft: (soft, soft))
        assert connections_possible() == room


def disturbed(port: int, friends: Friends) -> float:
    """How many times as long a move takes under attack, measured before, while and after."""
    idle = friends.play(3)
    # Bots at many tables wait for the disk with everybody else: only the campaign has them.
    with attacked(port, 200, [each for each in ATTACKS if each != "tables"]):
        # What an address may do at once takes its time once; what it may go on doing does not.
        time.sleep(10)
        under = friends.play(6)
    idle += friends.play(3)
    return statistics.median(under) / statistics.median(idle)


def test_an_attack_from_one_address_does_not_disturb_who_plays_at_another(
    tmp_path: Path,
) -> None:
    """The campaign in small; `python tests/server/campaign.py` is the whole of it."""
    site = Process(tmp_path / "data", PARTERRE_PACE="1", PARTERRE_TABLES_AT_ONCE="30").ready()
    try:
        friends = Friends(site.port)
        friends.play(1)
        # The machine may have other things to do at any time, so there is more than one try.
        slower = [disturbed(site.port, friends)]
        while slower[-1] > 2 and len(slower) < 3:
            slower.append(disturbed(site.port, friends))
        assert slower[-1] <= 2, slower
        assert site.log.stat().st_size < 50_000
    finally:
        site.end()
