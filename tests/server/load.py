"""How many moves a site carries, and how soon each is confirmed, beside a bare echo in one run.

`python tests/server/load.py` lays a thousand tables of two people, each seat with its live line,
and measures in turns with a server that only says the same back: the time until a move is confirmed
at a hundred moves a second, then how many moves a second one process carries and what each costs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from server.site import free_port, wait_for

PERSON = {"kind": "person"}
# An address may have so many lines; all of 127.0.0.0/8 is this machine.
LINES_EACH = 100
# What the bars of the project are measured against.
RATE, SLICE, FLIGHTS = 100.0, 4.0, 48
ECHO = """
import sys, uvicorn

async def echo(scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": "ok"})

uvicorn.run(echo, port=int(sys.argv[1]), log_level="error", lifespan="off",
            ws="websockets-sansio", ws_per_message_deflate=False)
"""


class Choice(msgspec.Struct):
    """What a player needs of a choice."""

    action: str


class Frame(msgspec.Struct):
    """What a player needs of a frame."""

    type: str
    n: int = 0
    # A difference leaves them out where they are as before.
    choices: list[Choice] | None = None
    turn: int | str = "over"


read = msgspec.json.Decoder(Frame).decode


class Player:
    """A seat with its live line: what it may say now, and whoever waits for a confirmation."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.n, self.spoken = 0, -1
        self.choices: list[Choice] = []
        self.may = False
        self.confirmed: asyncio.Future[None] | None = None
        self.mine = asyncio.Event()
        self.over = False
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Take in whatever comes."""
        with contextlib.suppress(Exception):
            async for text in self.line:
                frame = read(text)
                if frame.type == "done" and self.confirmed is not None:
                    self.confirmed.set_result(None)
                    self.confirmed = None
                elif frame.type in ("update", "difference"):
                    self.over = frame.turn == "over"
                    self.choices = self.choices if frame.choices is None else frame.choices
                    self.n = frame.n
                    self.may = bool(self.choices) and frame.n > self.spoken
                    (self.mine.set if self.may or self.over else self.mine.clear)()
                elif frame.type == "refused":
                    raise SystemExit(f"refused: {text!r}")

    async def say(self, rng: random.Random) -> float:
        """Say something that may be said; the milliseconds until it was confirmed."""
        action = rng.choice(self.choices).action
        frame = {"type": "play", "id": None, "n": self.n, "action": action}
        self.spoken, self.may = self.n, False
        self.mine.clear()
        self.confirmed = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        await self.line.send(json.dumps(frame))
        await self.confirmed
        return (time.perf_counter() - begun) * 1000


class Echo:
    """A line to the server that says the same back."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def say(self, rng: random.Random) -> float:
        """Say something; the milliseconds until it came back."""
        begun = time.perf_counter()
        await self.line.send('{"type":"play","id":null,"n":14,"action":"draw deck"}')
        await self.line.recv()
        return (time.perf_counter() - begun) * 1000


class Pair:
    """Two players of one table, of whom one may speak."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players

    async def say(self, rng: random.Random) -> float:
        """Let whoever's turn it is speak, once it is somebody's; 0 where the game is over."""
        waits = [asyncio.create_task(player.mine.wait()) for player in self.players]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        speaker = next((player for player in self.players if player.may), None)
        return 0.0 if speaker is None else await speaker.say(rng)


@contextlib.contextmanager
def started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process while it is needed."""
    env = {**os.environ, **environment}
    process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(20)


def worked(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answers(port: int) -> bool:
    """Whether somebody listens there."""
    with contextlib.suppress(OSError, httpx.HTTPError):
        httpx.get(f"http://127.0.0.1:{port}/health")
        return True
    return False


async def dial(url: str, number: int) -> ClientConnection:
    """A line from one of many addresses."""
    address = f"127.0.1.{number // LINES_EACH + 1}"
    return await connect(
        url, compression=None, local_addr=(address, 0), max_size=None, ping_interval=None
    )


async def seat_all(port: int, game: str, tables: int) -> list[Pair]:
    """Lay the tables and sit down at every seat."""
    site = f"http://127.0.0.1:{port}"
    pairs = []
    async with httpx.AsyncClient(base_url=site, timeout=60) as http:
        for number in range(tables):
            body = {"game": game, "seats": [PERSON, PERSON], "order": "given"}
            made = (await http.post("/api/tables", json=body)).json()
            players = []
            for seat in made["seats"]:
                url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live"
                line = await dial(url, 2 * number + seat["seat"] - 1)
                hello = {"type": "hello", "token": seat["token"], "have": 0, "differences": True}
                await line.send(json.dumps(hello))
                players.append(Player(line))
            pairs.append(Pair(players))
    return pairs


async def steadily(who: list[Any], rate: float, seconds: float, rng: random.Random) -> list[float]:
    """Let one after the other speak so many times a second; how long each confirmation took."""
    took: list[float] = []
    tasks = []

    async def one(speaker: Any) -> None:
        if spent := await speaker.say(rng):
            took.append(spent)

    begun = time.perf_counter()
    # Nobody is asked again before a second has gone by.
    for number, speaker in zip(range(int(rate * seconds)), itertools.cycle(who)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        tasks.append(asyncio.create_task(one(speaker)))
    await asyncio.wait_for(asyncio.gather(*tasks), 30)
    return took


async def at_once(who: list[Any], flights: int, seconds: float, rng: random.Random) -> int:
    """Let as many speak at once as there are flights, without a pause; how often they did."""
    end = time.perf_counter() + seconds
    queue, done = list(who), 0

    async def fly() -> None:
        nonlocal done
        while queue and time.perf_counter() < end:
            speaker = queue.pop(0)
            if await speaker.say(rng):
                done += 1
                queue.append(speaker)

    await asyncio.wait_for(asyncio.gather(*(fly() for _ in range(flights))), seconds + 60)
    return done


def share(values: list[float], part: float) -> float:
    """The value that a part of all is below."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


async def measure(site: int, echo: int, port: int, echo_port: int, given: Any) -> dict[str, Any]:
    """Both in turns: steadily, then as fast as they go."""
    rng = random.Random(1)
    pairs = await seat_all(port, given.game, given.tables)
    echoes = [Echo(await dial(f"ws://127.0.0.1:{echo_port}/", n)) for n in range(given.tables)]
    took: dict[str, list[float]] = {"site": [], "echo": []}
    rng.shuffle(pairs)
    for number in range(given.slices):
        start = int(number * RATE * SLICE) % len(pairs)
        took["site"] += await steadily(pairs[start:] + pairs[:start], RATE, SLICE, rng)
        took["echo"] += await steadily(echoes, RATE, SLICE, rng)
    costs: dict[str, list[float]] = {"site": [], "echo": []}
    speeds: dict[str, list[float]] = {"site": [], "echo": []}
    for _ in range(given.slices):
        for name, who, pid in (("site", pairs, site), ("echo", echoes, echo)):
            begun, before = time.perf_counter(), worked(pid)
            done = await at_once(who, FLIGHTS, SLICE, rng)
            speeds[name].append(done / (time.perf_counter() - begun))
            costs[name].append((worked(pid) - before) / done * 1000)
    report: dict[str, Any] = {"game": given.game, "tables": given.tables}
    for name in ("site", "echo"):
        report[name] = {
            "p50_ms": round(share(took[name], 0.5), 3),
            "p99_ms": round(share(took[name], 0.99), 3),
            "a_second": round(statistics.median(speeds[name])),
            "cpu_ms_each": round(statistics.median(costs[name]), 3),
        }
    for figure in ("p50_ms", "p99_ms", "cpu_ms_each"):
        report[f"{figure}_ratio"] = round(report["site"][figure] / report["echo"][figure], 2)
    return report


def main() -> None:
    """Start both servers, measure, and report."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--game", default="arboretum")
    words.add_argument("--tables", type=int, default=1000)
    words.add_argument("--slices", type=int, default=4)
    given = words.parse_args()
    limits = {
        "PARTERRE_TABLES_PER_MINUTE": "1e8",
        "PARTERRE_TABLES_AT_ONCE": "1e6",
        "PARTERRE_CONNECTIONS": "100000",
        "PARTERRE_PACE": "1e4",
    }
    port, echo_port = free_port(), free_port()
    with tempfile.TemporaryDirectory(prefix="load-") as data:
        command = [sys.executable, "-m", "parterre", "--no-browser", "--port", str(port)]
        with (
            started([*command, "--data", data], **limits) as site,
            started([sys.executable, "-c", ECHO, str(echo_port)]) as echo,
        ):
            wait_for(lambda: answers(port), 30)
            wait_for(lambda: answers(echo_port), 30)
            report = asyncio.run(measure(site.pid, echo.pid, port, echo_port, given))
    print(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
