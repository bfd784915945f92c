"""A live connection: one task hears the client, the other tells it what is new."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketException

from parterre.server.difference import Told, encode
from parterre.server.guard import same_origin, visitor_of
from parterre.server.reading import check, read_json
from parterre.server.refusals import Refusal
from parterre.server.shapes import Done, Frame, Hello, Ping, Play, Pong, Refused, ServerFrame
from parterre.server.storage import Away
from parterre.server.tables import LiveTable, Tables
from parterre.server.tries import Tries

# More than any sentence needs; larger frames are refused, far larger ones end the connection.
FRAME = 4096
HELLO_SECONDS = 10.0
SEND_SECONDS = 20.0
# Answers that a client may leave unread before it is let go.
UNREAD = 64
# Connections of one seat, and of all spectators of a table: neither can crowd the other out.
PER_SEAT, WATCHING = 16, 256

# Close codes of our own: 4000 and the HTTP status that says the same.
TOO_SLOW = 1013


class Connection:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: Tables, tries: Tries, table: LiveTable
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.tries = tries
        self.table = table
        self.seat: int | None = None
        self._key: str | None = None
        self.have = 0
        # What this line was told last, and whether whatever comes may be told from there.
        self._told: Told | None = None
        self._goes_on = False
        self._answers: deque[ServerFrame] = deque()
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Say that there is something new; the same is said once, however often it changes."""
        self._news.set()

    async def run(self) -> None:
        """Greet, then hear and tell until either side leaves."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._receive()
        except TimeoutError:
            raise Silent from None
        if not isinstance(hello, Hello):
            raise Refusal("server-hello", 400)
        # Looked up once more: while the hello was awaited the table may have left memory.
        self.table = await self.tables.newest(self.table.id)
        visitor = visitor_of(self.socket.scope)
        with self.tries.trying(visitor, hello.token):
            self.seat = await self.tables.enter(self.table, hello.token, visitor)
        self._key = hello.token
        self._goes_on = hello.differences
        alike = sum(viewer.seat == self.seat for viewer in self.table.viewers)
        if alike >= (WATCHING if self.seat is None else PER_SEAT):
            raise Refusal("server-crowded", 429)
        # A client that knows more than there is has another table in mind: it gets everything.
        self.have = hello.have if hello.have <= self.table.n else 0
        self.table.come(self)
        self.wake()
        try:
            if self.seat is not None:
                await self.tables.opened_on(self.table, self.seat, hello.device)
            await self._both()
        finally:
            self.table.go(self)

    async def _both(self) -> None:
        tasks = {asyncio.create_task(self._hear()), asyncio.create_task(self._tell())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self) -> None:
        while True:
            try:
                frame = await self._receive()
            except Refusal as refusal:
                self._answer(Refused(id=refusal.request, error=refusal.error()))
                continue
            await self._obey(frame)

    async def _obey(self, frame: Frame) -> None:
        if isinstance(frame, Ping):
            # Whatever the database does, the line lives.
            self._answer(Pong())
            # A hint may have been lost: now and then the database is asked.
            with contextlib.suppress(Away):
                await self.tables.refresh(self.table)
            return
        if isinstance(frame, Hello):
            refusal = Refusal("server-hello-again", 400)
            self._answer(Refused(id=None, error=refusal.error()))
            return
        try:
            if self.seat is None:
                raise Refusal("server-watching", 403)
            self._check_key()
            if isinstance(frame, Play):
                n = await self.tables.play(self.table, self.seat, frame.n, frame.action, frame.id)
            else:
                n = await self.tables.undo(self.table, self.seat, frame.n, frame.id)
        except Refusal as refusal:
            self._answer(Refused(id=frame.id, error=refusal.error(), update=refusal.update))
            return
        try:
            self._answer(Done(id=frame.id, n=n))
        finally:
            self.tables.tell(self.table)

    async def _tell(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            self._check_key()
            while self._answers:
                await self._send(encode(self._answers.popleft()).decode())
            table = self.table
            # Whatever happened while the last frame was on its way is told in one.
            told = table.told(self.seat)
            if not told.repeats(self._told):
                before = self._told if self._goes_on else None
                frame = table.written(self.seat, self.have, before)
                self.have, self._told = table.n, told
                await self._send(frame)

    def _check_key(self) -> None:
        if self._key is not None and self.table.seat_of(self._key) is None:
            raise Refusal("server-renewed", 403)

    async def _receive(self) -> Frame:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if not isinstance(text, str):
            raise Refusal("server-binary", 400)
        value = read_json(text, FRAME)
        try:
            frame: Frame = check(value, Frame)
        except Refusal as refusal:
            # The frame is wrong, but its sender may still know it by its id.
            refusal.request = request_of(value)
            raise
        return frame

    async def _send(self, frame: str) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.send_data(frame, mode="text")
        except TimeoutError:
            raise Slow from None
        except (OSError, WebSocketException):
            raise Gone from None

    def _answer(self, frame: ServerFrame) -> None:
        if len(self._answers) >= UNREAD:
            raise Slow
        self._answers.append(frame)
        self.wake()


def request_of(value: Any) -> str | None:
    """The id that a frame gives itself, as far as it can be read."""
    id = value.get("id") if isinstance(value, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None


class Gone(Exception):
    """The client has left."""


class Silent(Exception):
    """The client never said hello."""


class Slow(Exception):
    """The client does not read what it is sent."""


async def live(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    tries: Tries,
    id: str,
    origins: frozenset[str],
) -> None:
    """Serve one connection from the check of its origin to its last frame."""
    if not same_origin(socket.headers, origins):
        # Not accepted yet, so this is an HTTP 403 to whoever asked.
        await socket.close(code=1008)
        return
    await socket.accept()
    code, reason = 1000, ""
    try:
        with tries.trying(visitor_of(socket.scope), id):
            table = await tables.get(id)
        await Connection(socket, tables, tries, table).run()
    except Gone:
        return
    except Refusal as refusal:
        await _last_word(socket, refusal)
        code = 4000 + refusal.status
    except Silent:
        code, reason = 4408, "no hello"
    except Slow:
        code, reason = TOO_SLOW, "too slow"
    await _close(socket, code, reason)


async def _last_word(socket: WebSocket[Any, Any, Any], refusal: Refusal) -> None:
    frame = Refused(id=None, error=refusal.error())
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await socket.send_data(encode(frame).decode(), mode="text")
    except (TimeoutError, OSError, WebSocketException):
        pass


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        async with asyncio.timeout(SEND_SECONDS):
            await socket.close(code=code, reason=reason)
    except (TimeoutError, OSError, RuntimeError, WebSocketException):
        pass
