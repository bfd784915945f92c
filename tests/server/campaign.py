"""An attack from one address while two friends play from another: are they disturbed?

`python tests/server/campaign.py --minutes 5` starts a site with its usual limits, measures how fast
moves are confirmed while nothing else happens, then does everything at once that a single address
can do to it. It fails if the moves then take more than twice as long, or if memory or the log grow.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import os
import resource
import select
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
from websockets.sync.client import connect

from server.site import PERSON, Line, free_port, lay, wait_for

# All of 127.0.0.0/8 is this machine, so two people here can have two addresses.
ATTACKER, FRIENDS = "127.0.0.66", "127.0.0.7"
# The limit on descriptors that most systems give a program to begin with.
DESCRIPTORS = 1024
# How much slower a move may become, and how much memory and log may grow after the first minute.
# Tables that nobody looks at leave memory after a minute.
SLOWER, MORE_MEMORY, MORE_LOG = 2.0, 40_000_000, 1_000_000
PAUSE = 0.05
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Friends:
    """Two people at one table who play one game after the other, and how long each move took."""

    def __init__(self, port: int, address: str = FRIENDS) -> None:
        self.port = port
        self.address = address
        self.site = f"http://127.0.0.1:{port}"
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=self.site, timeout=20, transport=transport)

    def play(self, seconds: float) -> list[float]:
        """Play for so long; the milliseconds between each move and its confirmation."""
        took: list[float] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.ExitStack() as stack:
                self._game(stack, end, took)
        return took

    def _game(self, stack: contextlib.ExitStack, end: float, took: list[float]) -> None:
        people = lay(self.site, self.http, PERSON, PERSON)
        lines: dict[int, Line] = {}
        for seat in (1, 2):
            wire = socket.create_connection(
                ("127.0.0.1", self.port), 20, source_address=(self.address, 0)
            )
            url = f"ws://127.0.0.1:{self.port}{people[seat].path}/live"
            line = Line(stack.enter_context(connect(url, sock=wire, compression=None)))
            line.send(type="hello", token=people[seat].key, have=0)
            lines[seat] = line
        told = lines[1].next("update")
        while time.monotonic() < end and isinstance(told["turn"], int):
            line = lines[told["turn"]]
            while not told["choices"]:
                told = line.next("update")
            begun = time.perf_counter()
            line.send(type="play", id=None, n=told["n"], action=told["choices"][0]["action"])
            line.next("done")
            took.append((time.perf_counter() - begun) * 1000)
            reached = told["n"]
            while told["n"] <= reached:
                told = line.next("update")
            time.sleep(PAUSE)


@dataclass
class Attacker:
    """Somebody at one address who wants the site to stop; `size` says how hard they try."""

    port: int
    address: str = ATTACKER
    size: int = 1000
    sockets: list[socket.socket] = field(default_factory=list)

    def dial(self) -> socket.socket:
        """A connection to the site."""
        made = socket.socket()
        made.settimeout(5)
        made.bind((self.address, 0))
        made.connect(("127.0.0.1", self.port))
        return made

    def hold(self, first: bytes, most: int) -> None:
        """Keep so many connections open that have said something and then nothing more."""
        poll = select.poll()
        kept: dict[int, socket.socket] = {}
        while True:
            for _ in range(min(50, most - len(kept))):
                with contextlib.suppress(OSError):
                    made = self.dial()
                    made.sendall(first)
                    kept[made.fileno()] = made
                    poll.register(made, select.POLLIN)
            for number, _ in poll.poll(20):
                poll.unregister(number)
                kept.pop(number).close()

    def silence(self) -> None:
        """Connections that say nothing."""
        self.hold(b"", 2 * self.size)

    def half_heads(self) -> None:
        """Requests whose headers never end."""
        self.hold(HEAD, self.size)

    def half_bodies(self) -> None:
        """Requests whose bodies never end."""
        self.hold(
            HEAD + b"Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{", self.size
        )

    def pings(self) -> None:
        """Live lines that ping as fast as they can and never read."""
        table = self.lay()["table"]
        # An empty ping, masked with noughts, very often.
        pings = b"\x89\x80\x00\x00\x00\x00" * 10_000
        lines: list[socket.socket] = []
        while True:
            with contextlib.suppress(OSError):
                while len(lines) < max(4, self.size // 50):
                    made = self.dial()
                    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    made.sendall(self.upgrade(table))
                    made.setblocking(False)
                    lines.append(made)
            for made in list(lines):
                try:
                    made.send(pings)
                except BlockingIOError:
                    continue
                except OSError:
                    lines.remove(made)
                    made.close()
            time.sleep(0.001)

    def handshakes(self) -> None:
        """Live lines that are opened and left."""
        table = self.lay()["table"]
        while True:
            with contextlib.suppress(OSError), self.dial() as made:
                made.sendall(self.upgrade(table))
                made.recv(4096)

    def tables(self) -> None:
        """Tables, one after the other, with bots alone."""
        seats = [{"kind": "bot", "bot": "greedy"}] * 2
        with self.client() as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    http.post("/api/tables", json={"game": "arboretum", "seats": seats})

    def hints(self) -> None:
        """Hints with the right key and with wrong ones, and looks at tables that are not there."""
        told = self.lay({"kind": "person"}, {"kind": "bot", "bot": "greedy"})
        keys = [seat["token"] for seat in told["seats"] if "token" in seat]
        with self.client() as http:
            for number in range(10**9):
                key = keys[0] if number % 2 else f"wrong{number}"
                there = told["table"] if number % 3 else f"{told['table'][:-2]}zz"
                headers = {"Authorization": f"Bearer {key}"}
                with contextlib.suppress(httpx.TransportError):
                    http.post(f"/api/tables/{there}/hint", json={"n": 14}, headers=headers)
                    http.get(f"/api/tables/{there}", headers=headers)

    def client(self) -> httpx.Client:
        """A client of the site at this address."""
        transport = httpx.HTTPTransport(local_address=self.address)
        return httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", timeout=20, transport=transport
        )

    def lay(self, *seats: dict[str, Any]) -> dict[str, Any]:
        """A table to attack, as soon as there is one to be had."""
        body = {"game": "arboretum", "seats": list(seats or (PERSON, PERSON)), "order": "given"}
        with self.client() as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    answer = http.post("/api/tables", json=body)
                    if answer.status_code == 201:
                        told: dict[str, Any] = answer.json()
                        return told
                time.sleep(0.2)

    def upgrade(self, table: str) -> bytes:
        """The request that opens a live line."""
        key = base64.b64encode(os.urandom(16)).decode()
        return (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "silence": Attacker.silence,
    "half-heads": Attacker.half_heads,
    "half-bodies": Attacker.half_bodies,
    "pings": Attacker.pings,
    "handshakes": Attacker.handshakes,
    "tables": Attacker.tables,
    "hints": Attacker.hints,
}


@contextlib.contextmanager
def attacked(port: int, size: int, kinds: list[str]) -> Iterator[None]:
    """Everything at once from one address, each kind in a process of its own."""
    command = [sys.executable, __file__, "--port", str(port), "--size", str(size), "--attack"]
    running = [subprocess.Popen([*command, kind]) for kind in kinds]
    try:
        yield
        assert all(each.poll() is None for each in running), "an attack has ended by itself"
    finally:
        for each in running:
            each.kill()
            each.wait()


@contextlib.contextmanager
def started(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A site as a person starts it, under the limits that a system gives to begin with."""
    words = ["--no-browser", "--port", str(port), "--data", str(folder)]
    usual = {name: value for name, value in os.environ.items() if name.startswith("PARTERRE_I")}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PARTERRE_")}
    with (folder / "log").open("wb") as log:
        site = subprocess.Popen(
            [sys.executable, "-m", "parterre", *words],
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**kept, **usual},
            preexec_fn=lower_limit,
        )
    try:
        wait_for(lambda: answers(port))
        yield site
    finally:
        site.terminate()
        site.wait(20)


def lower_limit() -> None:
    """Begin with few descriptors."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, hard))


def answers(port: int) -> bool:
    """Whether a site answers there."""
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200
    return False


def memory(process: int) -> int:
    """The bytes of memory that a process holds."""
    status = Path(f"/proc/{process}/statm").read_text().split()
    return int(status[1]) * os.sysconf("SC_PAGE_SIZE")


def worked(process: int) -> float:
    """The seconds that a process has worked."""
    times = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def told(name: str, took: list[float]) -> float:
    """Print the times of some moves and return their median."""
    median = statistics.median(took)
    high = statistics.quantiles(took, n=20)[-1]
    print(
        f"{name:>14}: {len(took):5} moves, median {median:7.1f} ms, 95th {high:7.1f} ms", flush=True
    )
    return median


def run(minutes: float, size: int, kinds: list[str]) -> list[str]:
    """The whole campaign, and what went wrong in it."""
    wrong = []
    port = free_port()
    with (
        tempfile.TemporaryDirectory(prefix="campaign-") as name,
        started(Path(name), port) as site,
    ):
        log = Path(name) / "log"
        friends = Friends(port)
        friends.play(3)
        idle = told("idle", friends.play(min(20.0, minutes * 20)))
        held, written = [memory(site.pid)], log.stat().st_size
        print(f"{'at the start':>14}: {held[0] / 1e6:.0f} MB", flush=True)
        with attacked(port, size, kinds):
            took: list[float] = []
            begun, before = time.monotonic(), worked(site.pid)
            end = begun + minutes * 60
            while time.monotonic() < end:
                part = friends.play(min(60.0, minutes * 30))
                took += part
                told("under attack", part)
                held.append(memory(site.pid))
                print(f"{'memory':>14}: {held[-1] / 1e6:.0f} MB", flush=True)
            share = (worked(site.pid) - before) / (time.monotonic() - begun)
        busy = told("in all", took)
        print(f"{'at work':>14}: {share:.0%} of the time")
        grown = log.stat().st_size - written
        print(f"{'the log':>14}: {grown} bytes")
        print(f"{'moves':>14}: {busy / idle:.2f} times as slow")
        if busy > SLOWER * idle:
            wrong.append(f"moves take {busy / idle:.2f} times as long")
        if held[-1] - held[1] > MORE_MEMORY:
            wrong.append(f"memory grew from {held[1] / 1e6:.0f} to {held[-1] / 1e6:.0f} MB")
        if grown > MORE_LOG:
            wrong.append(f"the log grew by {grown} bytes")
    return wrong


def main() -> int:
    """The command."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--size", type=int, default=1000, help="connections of each kind")
    words.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    words.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    words.add_argument("--port", type=int, help=argparse.SUPPRESS)
    given = words.parse_args()
    if given.attack:
        # Attackers run on this machine but stand for others: they get the time that nobody needs.
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
        ATTACKS[given.attack](Attacker(given.port, size=given.size))
    wrong = run(given.minutes, given.size, given.only)
    print("\n".join(wrong) or "nothing went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
