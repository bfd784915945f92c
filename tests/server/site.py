"""A real site for tests: the application behind uvicorn, and people who play at it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from parterre.server.app import create_app
from parterre.server.manners import Config, Server
from parterre.server.run import listen
from parterre.server.settings import Settings
from server.told import check_frame, told_of

PERSON = {"kind": "person"}
GREEDY = {"kind": "bot", "bot": "greedy"}
UNIFORM = {"kind": "bot", "bot": "uniform"}
STRONGEST = {"kind": "bot", "bot": "strongest"}
DEADLINE = 40.0
# Tests are one address that does in a second what people do in an hour.
UNHURRIED = {
    "PARTERRE_TABLES_AT_ONCE": "1000",
    "PARTERRE_BOTS_ALONE": "1000",
    "PARTERRE_PACE": "1000",
}


class Site:
    """A site in this process, on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = create_app(settings)
        self.house = self.app.state.house
        self.server = Server(Config(self.app, settings))
        listener = listen("127.0.0.1", 0)
        self.port = int(listener.getsockname()[1])
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Site:
        """Open it and wait until it answers."""
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the site did not start"
        # Whatever is answered has to be in the document of the site.
        hooks = {"response": [told_of(self.app).check]}
        self.http = httpx.Client(base_url=self.address, timeout=DEADLINE, event_hooks=hooks)
        return self

    def stop(self) -> None:
        """Close it."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(DEADLINE)
        assert not self.thread.is_alive()

    def lay(self, *seats: dict[str, Any], order: str = "given", **more: Any) -> dict[int, Seated]:
        """A new table; everybody who may sit there, by seat, and the spectator as 0."""
        return lay(self.address, self.http, *seats, order=order, **more)


class Seated:
    """Somebody at a table: with a key, or watching."""

    def __init__(self, address: str, http: httpx.Client, table: str, seat: int, key: str | None):
        self.address = address
        self.http = http
        self.table = table
        self.seat = seat
        self.key = key
        self.path = f"/api/tables/{table}"
        self.headers = {"Authorization": f"Bearer {key}"} if key else {}

    def look(self, since: int = 0) -> dict[str, Any]:
        """The update of this moment."""
        answer = self.http.get(self.path, params={"since": since}, headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, what: str, **body: Any) -> httpx.Response:
        """A request that changes something."""
        return self.http.post(f"{self.path}/{what}", json=body, headers=self.headers)

    def play(self, n: int, action: str, **more: Any) -> httpx.Response:
        """Play an action."""
        return self.post("play", n=n, action=action, **more)

    def at(self, table: str, key: str | None) -> Seated:
        """The same person at another table, or here with another key."""
        return Seated(self.address, self.http, table, self.seat, key)

    def first(self) -> httpx.Response:
        """Play the first choice there is."""
        update = self.look()
        return self.play(update["n"], update["choices"][0]["action"])

    @contextmanager
    def live(
        self, have: int = 0, device: str | None = None, differences: bool = True, **options: Any
    ) -> Iterator[Line]:
        """A live line that has said hello."""
        with self.socket(**options) as line:
            named = {} if device is None else {"device": device}
            told = {"have": have, "differences": differences, **named}
            line.send(type="hello", token=self.key, **told)
            yield line

    @contextmanager
    def socket(self, **options: Any) -> Iterator[Line]:
        """A live line that has said nothing yet."""
        url = self.address.replace("http", "ws", 1) + f"{self.path}/live"
        with connect(url, compression=None, open_timeout=DEADLINE, **options) as connection:
            yield Line(connection)


class Line:
    """The client's end of a live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: dict[str, Any] = {}

    def send(self, **frame: Any) -> None:
        """Send a frame."""
        self.connection.send(json.dumps(frame))

    def raw(self) -> str:
        """The next frame as it came."""
        return str(self.connection.recv(timeout=DEADLINE))

    def next(self, *types: str) -> dict[str, Any]:
        """The next frame of one of the given types; a difference is told as the whole update."""
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            frame: dict[str, Any] = json.loads(self.raw())
            check_frame(frame)
            if frame["type"] == "difference":
                frame = up_to_date(self.told, frame)
            if frame["type"] == "update":
                self.told = frame
            if not types or frame["type"] in types:
                return frame
        raise AssertionError(f"no {types} came")


def up_to_date(before: dict[str, Any], difference: dict[str, Any]) -> dict[str, Any]:
    """What a line told before with what has changed since."""
    told = {**before, "said": [], **difference, "type": "update"}
    told["view"] = json.loads(json.dumps(before["view"]))
    for where, value in difference.get("view", {}).items():
        *way, last = [int(name) if name.isdigit() else name for name in where.split(".")]
        part = told["view"]
        for name in way:
            part = part[name]
        part[last] = value
    return told


def lay(
    address: str, http: httpx.Client, *seats: dict[str, Any], order: str = "given", **more: Any
) -> dict[int, Seated]:
    """A new table at a site."""
    body = {"game": "arboretum", "seats": list(seats), "order": order, **more}
    answer = http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    keys = {seat["seat"]: seat.get("token") for seat in told["seats"]}
    people = {0: Seated(address, http, told["table"], 0, None)}
    for seat, key in keys.items():
        if key:
            people[seat] = Seated(address, http, told["table"], seat, key)
    return people


class Process:
    """A site in a process of its own, started as the command starts it."""

    CODE = (
        "import sys; from pathlib import Path; from parterre.server.run import serve; "
        "sys.exit(serve(port=int(sys.argv[1]), data_dir=Path(sys.argv[2]), open_browser=False))"
    )

    def __init__(self, data: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data.parent / f"{data.name}-{time.monotonic_ns()}.log"
        self.http = httpx.Client(base_url=self.address, timeout=DEADLINE)
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.CODE, str(self.port), str(data)],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **UNHURRIED, **environment},
            )

    def ready(self) -> Process:
        """Wait until it answers."""
        wait_for(self._answers)
        return self

    def end(self, signal_number: int = signal.SIGTERM) -> int:
        """Send it a signal and return its exit code."""
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(signal_number)
        return self.process.wait(DEADLINE)

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.http.get("/").status_code == 200
        except httpx.TransportError:
            return False


def wait_for(true: Callable[[], Any], seconds: float = DEADLINE) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def generous(data: Path, database: str = "") -> Settings:
    """Settings under which a test may lay many tables."""
    many = 100_000
    limits = {"tables_at_once": many, "bots_alone": many}
    return Settings(data, database, **limits, workers=1, pace=1000.0)
