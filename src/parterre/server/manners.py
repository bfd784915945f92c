"""How uvicorn's protocols are made patient but not endlessly so: time limits and a pace of frames.

uvicorn takes protocol classes from whoever runs it; these two leave the speaking to it and watch
the clock. A request has so long to arrive, an answer so long to be taken, and a live line is let go
that sends frames of whatever kind faster than anybody can play.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import functools
import socket
from typing import Any

import h11
import msgspec
import structlog
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parterre.server.gate import Gated, Visit
from parterre.server.refusals import Refusal
from parterre.server.settings import Settings

log = structlog.get_logger("manners")

# Frames that a live line may send at once, and how many more each second.
BURST, PER_SECOND = 60.0, 20.0
# A live line is read in pieces so small that even one full of pings delays nobody.
PIECE = 512
# How long an idle connection is kept for the next request.
IDLE_SECONDS = 15
# How long what was sent may lie unread before the connection is cut.
UNREAD_SECONDS = 20.0
# How long a connection that is being closed may take to say goodbye.
LINGER_SECONDS = 2.0
# Unread answers beyond this make the sender wait.
HIGH_WATER = 32_768
# How often the clock is looked at.
SWEEP_SECONDS = 0.5
# How long nobody is let in when the system has no more descriptors, and how it says so.
REST_SECONDS = 1.0
SHORT = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
# After how many that were turned away there is a pause, and how long it is.
SHED, SHED_SECONDS = 32, 0.002


class Config(uvicorn.Config):
    """How uvicorn serves the application: its limits are set here and nowhere else."""

    def __init__(self, app: Any, settings: Settings) -> None:
        gated = Gated(app, settings)
        self.gate = gated.gate
        # Everybody who is connected, for the clock.
        self.guests: set[Guest] = set()
        super().__init__(
            gated,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the gate reads them
            http=Caller,
            ws=LiveLine,
            # A frame a little too large is answered in words, a huge one ends the connection.
            ws_max_size=65_536,
            ws_ping_interval=10,
            ws_ping_timeout=20,
            ws_per_message_deflate=False,
            h11_max_incomplete_event_size=32_768,
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=5,
            backlog=256,
        )


class Server(uvicorn.Server):
    """A server that lets nobody in whom the gate does not admit, and looks at the clock."""

    config: Config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, with our own way of accepting connections."""
        await super().startup([])
        work = [self._welcome(listener) for listener in sockets or []]
        self._own = [asyncio.create_task(each) for each in (*work, self._sweep())]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Finish what was begun, and stop."""
        *welcoming, sweeping = self._own
        for each in welcoming:
            each.cancel()
        await asyncio.gather(*welcoming, return_exceptions=True)
        await super().shutdown(sockets)
        sweeping.cancel()

    async def _welcome(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        listener.setblocking(False)
        gate = self.config.gate
        turned_away = 0
        while True:
            try:
                made, (address, *_) = await loop.sock_accept(listener)
            except OSError as problem:
                # Without descriptors nobody can come in until somebody leaves; else it was the
                # one who came who has left again.
                short = problem.errno in SHORT
                if short:
                    log.warning("cannot accept", kind="descriptors", why=problem.strerror)
                await asyncio.sleep(REST_SECONDS if short else 0)
                continue
            last_word = gate.admit(address)
            if last_word is None:
                await self._let_in(Visit(made, gate, address))
                continue
            with contextlib.suppress(OSError), made:
                if last_word:
                    made.send(last_word)
            turned_away += 1
            if turned_away % SHED == 0:
                # Even turning away takes time, and those who are in come first.
                await asyncio.sleep(SHED_SECONDS)

    async def _let_in(self, made: Visit) -> None:
        make = functools.partial(
            Caller,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(make, made)
        except Exception as problem:
            # Whatever it is, the next one shall be let in.
            log.warning("not let in", kind=type(problem).__name__)
            made.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = asyncio.get_running_loop().time()
            for guest in list(self.config.guests):
                try:
                    guest.look_at_the_clock(now)
                except Exception as problem:
                    log.error("failed", kind=type(problem).__name__, at="the clock")
                    guest.transport.abort()


class Guest(asyncio.Protocol):
    """What both protocols have in common: nobody stays connected who does not take what is sent."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    # Since when it has taken nothing, and since when it is being closed.
    unread_since: float | None = None
    closing_since: float | None = None

    def connection_made(self, transport: Any) -> None:
        """Come under the clock."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(high=HIGH_WATER)
        self.config.guests.add(self)

    def connection_lost(self, problem: Exception | None) -> None:
        """Leave it again."""
        self.config.guests.discard(self)
        super().connection_lost(problem)

    def pause_writing(self) -> None:
        """More lies unread than shall."""
        super().pause_writing()
        self.unread_since = self.loop.time()

    def resume_writing(self) -> None:
        """It has been read."""
        super().resume_writing()
        self.unread_since = None

    def look_at_the_clock(self, now: float) -> None:
        """End what has lasted too long."""
        if self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > LINGER_SECONDS:
                self.transport.abort()
        elif self.unread_since is not None and now - self.unread_since > UNREAD_SECONDS:
            self.transport.abort()


class Caller(Guest, H11Protocol):
    """A connection that makes requests, each of which has to arrive in time."""

    # What is being waited for, and until when.
    awaited = ""
    due: float | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection begins with waiting for a request."""
        super().connection_made(transport)
        self._wait_for("head", self.config.gate.arrival)

    def data_received(self, data: bytes) -> None:
        """Some of a request has come."""
        begun = self.awaited == "head"
        super().data_received(data)
        if begun and self.conn.their_state is h11.IDLE:
            # The first byte of a head starts its time, the next ones do not start it again.
            self._wait_for("rest of a head", self.config.gate.arrival)
        self._look()

    def on_response_complete(self) -> None:
        """An answer has been given: another request may come."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a live line."""
        self.config.guests.discard(self)
        super().handle_websocket_upgrade(event)

    def look_at_the_clock(self, now: float) -> None:
        """End a request that does not arrive."""
        if self.due is not None and now > self.due and not self.transport.is_closing():
            self._too_late()
        super().look_at_the_clock(now)

    def _look(self) -> None:
        theirs = self.conn.their_state
        answered = self.cycle is not None and self.cycle.response_complete
        if theirs is h11.SEND_BODY and not answered:
            self._wait_for("body", self.config.gate.arrival)
        elif theirs is h11.SEND_BODY:
            # It was refused before it had come whole; its sender shall have time to read why.
            self._wait_for("end", LINGER_SECONDS)
        elif theirs is not h11.IDLE:
            self._wait_for("", None)
        elif not self.awaited.endswith("head"):
            self._wait_for("head", IDLE_SECONDS)

    def _wait_for(self, what: str, seconds: float | None) -> None:
        if what != self.awaited:
            self.awaited = what
            self.due = None if seconds is None else self.loop.time() + seconds

    def _too_late(self) -> None:
        if self.awaited in ("rest of a head", "body"):
            log.warning("too late", kind=self.awaited, address=self.client and self.client[0])
            self.transport.write(self.config.gate.too_late)
        if self.awaited == "body":
            # Whatever the application still answers has no reader.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


class LiveLine(Guest, WebSocketsSansIOProtocol):
    """A live line, whose frames of every kind count into one pace."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._tokens = BURST
        self._then = self.loop.time()
        self._let_go = False

    def data_received(self, data: bytes) -> None:
        """Frames have come, or parts of them."""
        for start in range(0, len(data), PIECE):
            if self._let_go or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_text(self, event: Any) -> None:
        """A message, or its first part."""
        if self._in_pace():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A binary message, or its first part."""
        if self._in_pace():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """Another part of a message."""
        if self._in_pace():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping, to be answered."""
        if self._in_pace():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """A pong."""
        if self._in_pace():
            super().handle_pong(event)

    async def send(self, message: Any) -> None:
        """Send, unless the line has been closed from here."""
        if self.close_sent and (self._let_go or self.transport.is_closing()):
            raise ClientDisconnected
        await super().send(message)

    def _in_pace(self) -> bool:
        now = self.loop.time()
        self._tokens = min(BURST, self._tokens + (now - self._then) * PER_SECOND)
        self._then = now
        if self._let_go or self._tokens < 1:
            self._end()
            return False
        self._tokens -= 1
        return True

    def _end(self) -> None:
        if self._let_go:
            return
        self._let_go = True
        self.stop_keepalive()
        if self.handshake_complete and not self.close_sent:
            refusal = Refusal("server-hasty", 429)
            frame = {"type": "refused", "id": None, "error": refusal.error()}
            self.conn.send_text(msgspec.json.encode(frame))
            self.conn.send_close(4000 + refusal.status)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 4000 + 429})
        # What else comes is not even read; closed at once, the last word might get lost.
        self.read_paused = False
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)
