"""The gate: how many connections an address may have, and how fast it may ask.

Addresses are counted as `neighbourhood` counts them. Behind a proxy that PARTERRE_PROXIES names it
is the visitor whom the proxy names who is counted, never the proxy.
"""

from __future__ import annotations

import asyncio
import contextlib
import http
import socket
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parterre.server.guard import ENCODED, Buckets, neighbourhood, visitor_of
from parterre.server.refusals import Refusal
from parterre.server.settings import Settings

log = structlog.get_logger("gate")

# Descriptors that are kept for the database, for workers and for files.
RESERVED = 128
# All connections together, where the system would allow more.
MOST = 10_000
# One address can have this part of all connections and no more.
PART = 4
# Live lines of one address: two for each of a large class.
LINES = 128
# What one address may do in a second, and how many seconds' worth of it at once.
CONNECTIONS, REQUESTS, HANDSHAKES, FRAMES = 20.0, 50.0, 5.0, 60.0
AT_ONCE = 10
# Who would have to wait longer than this for their turn is refused.
PATIENCE = 15.0
# Answers leave in pieces, so that who does not read holds no more than one of them in memory.
PIECE = 32_768
# How often it is told how many were turned away.
TOLD_SECONDS = 60.0
FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip")


class Gate:
    """Who is in, and how fast each has been asking."""

    def __init__(self, settings: Settings, proxies: Any = ()) -> None:
        self.proxies = proxies
        self.most = settings.connections_in_all or connections_possible()
        self.most_each = max(1, min(settings.connections, self.most // PART))
        self.arrival = settings.arrival_seconds
        self.total = 0
        self._open: Counter[str] = Counter()
        self._asking: Counter[str] = Counter()
        self._lines: Counter[str] = Counter()
        self._told: set[str] = set()
        self._turned_away = 0
        self._tell_at = 0.0
        pace = settings.pace
        self._newcomers = Buckets(60 * CONNECTIONS * pace, self.most_each)
        self._requests = paced(REQUESTS * pace)
        self._handshakes = paced(HANDSHAKES * pace)
        self._frames = paced(FRAMES * pace)
        self._crowded = plain_answer(Refusal("server-connections", 429))
        self.too_late = plain_answer(Refusal("server-too-late", 408))

    def admit(self, address: str) -> bytes | None:
        """None if one more connection may come in, and is counted; else the last word to it."""
        key = neighbourhood(address)
        named = address in self.proxies
        if not named and self._newcomers.wait(address):
            # Whoever comes this fast does not listen.
            return self._turn_away(address, b"")
        if self.total >= self.most or (not named and self._open[key] >= self.most_each):
            return self._turn_away(address, self._crowded)
        if not named:
            self._open[key] += 1
        self.total += 1
        return None

    def _turn_away(self, address: str, last_word: bytes) -> bytes:
        # In a flood a line for each would cost more than all the rest.
        self._turned_away += 1
        now = time.monotonic()
        if now > self._tell_at:
            self._tell_at = now + TOLD_SECONDS
            log.warning("turned away", connections=self._turned_away, address=address)
            self._turned_away = 0
        return last_word

    def leave(self, address: str) -> None:
        """Note that a connection from an address is closed."""
        self.total -= 1
        if address not in self.proxies:
            less(self._open, neighbourhood(address))

    @contextlib.contextmanager
    def asking(self, visitor: str, live: bool) -> Iterator[None]:
        """Count a request or a live line of a visitor while it lasts, or refuse it."""
        key = neighbourhood(visitor)
        counted, most = (
            (self._lines, min(LINES, self.most_each)) if live else (self._asking, self.most_each)
        )
        if counted[key] >= most:
            raise Refusal("server-connections", 429)
        counted[key] += 1
        try:
            yield
        finally:
            less(counted, key)

    async def wait_for_turn(self, visitor: str, live: bool) -> None:
        """Return when it is a visitor's turn: who asks faster than anybody needs to has to wait."""
        await take_turn(self._requests, visitor)
        if live:
            await take_turn(self._handshakes, visitor)

    async def hear(self, visitor: str) -> None:
        """Return when a message on a visitor's live line may be heard."""
        await take_turn(self._frames, visitor)

    def note_proxy(self, scope: Any) -> None:
        """Say once of a proxy that is not named: all who come through it share one limit."""
        address = visitor_of(scope)
        if address in self.proxies or address in self._told or len(self._told) >= 100:
            return
        if any(name in FORWARDED for name, _ in scope["headers"]):
            self._told.add(address)
            log.warning(
                "a proxy that PARTERRE_PROXIES does not name: its visitors share one limit",
                address=address,
            )


class Gated:
    """The application behind the gate."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        # Behind a proxy that is named the visitor is whom it names.
        self.named = ProxyHeadersMiddleware(self._let_through, settings.proxies)
        self.gate = Gate(settings, self.named.trusted_hosts)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let a request through when it is its turn."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.gate.note_proxy(scope)
        await self.named(scope, receive, send)

    async def _let_through(self, scope: Any, receive: Any, send: Any) -> None:
        live = scope["type"] == "websocket"
        visitor = visitor_of(scope)
        try:
            with self.gate.asking(visitor, live):
                await self.gate.wait_for_turn(visitor, live)
                if live:
                    await self.app(scope, self._unhurried(visitor, receive), send)
                else:
                    await self.app(scope, receive, in_pieces(send))
        except Refusal as refusal:
            log.warning("turned away", kind=refusal.id, address=visitor)
            await answer(refusal, "websocket.http.response" if live else "http.response", send)

    def _unhurried(self, visitor: str, receive: Any) -> Any:
        async def heard() -> Any:
            message = await receive()
            # Nothing more is read from the line meanwhile.
            if message["type"] == "websocket.receive":
                await self.gate.hear(visitor)
            return message

        return heard


class Visit(socket.socket):
    """A connection that is counted as long as it is open."""

    def __init__(self, made: socket.socket, gate: Gate, address: str) -> None:
        super().__init__(made.family, made.type, made.proto, made.detach())
        self._counted: tuple[Gate, str] | None = (gate, address)

    def close(self) -> None:
        """Close it and make room for another."""
        if self._counted is not None:
            gate, address = self._counted
            self._counted = None
            gate.leave(address)
        super().close()


def raise_limit() -> None:
    """Let this process have as many descriptors as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 2 * MOST if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections_possible() -> int:
    """How many connections the system's limit on descriptors leaves room for."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return min(MOST, max(soft - RESERVED, soft // 2))


def paced(per_second: float) -> Buckets:
    """Buckets for what one address may do so often in a second."""
    return Buckets(60 * per_second, int(AT_ONCE * per_second), empty="server-too-fast")


async def take_turn(buckets: Buckets, visitor: str) -> None:
    """Wait for a visitor's turn, or refuse where that would take too long."""
    late = buckets.empty_for(visitor)
    if late > PATIENCE:
        raise buckets.refusal(late)
    wait = buckets.turn(visitor)
    if wait:
        await asyncio.sleep(wait)


def less(counted: Counter[str], key: str) -> None:
    """Count one less, and forget whom nothing is left of."""
    counted[key] -= 1
    if counted[key] <= 0:
        del counted[key]


def in_pieces(send: Any) -> Any:
    """Send long bodies piece by piece, each when the one before has been taken."""

    async def sent(message: Any) -> None:
        body = message.get("body", b"")
        if message["type"] != "http.response.body" or len(body) <= PIECE:
            await send(message)
            return
        for start in range(0, len(body), PIECE):
            last = start + PIECE >= len(body)
            more = message.get("more_body", False) or not last
            await send({**message, "body": body[start : start + PIECE], "more_body": more})

    return sent


def plain_answer(refusal: Refusal) -> bytes:
    """A refusal as the bytes of an answer after which the connection ends."""
    headers, body = told(refusal)
    lines = [f"HTTP/1.1 {refusal.status} {http.HTTPStatus(refusal.status).phrase}".encode()]
    lines += [name + b": " + value for name, value in [*headers, (b"connection", b"close")]]
    return b"\r\n".join([*lines, b"", body])


async def answer(refusal: Refusal, kind: str, send: Any) -> None:
    """Refuse a request without asking the application."""
    headers, body = told(refusal)
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def told(refusal: Refusal) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """The headers and the body of a refusal."""
    body = msgspec.json.encode(refusal.answer())
    own = {"content-type": "application/json", "content-length": str(len(body))}
    named = {**own, "cache-control": "no-store", **refusal.headers}
    return [*((name.encode(), value.encode()) for name, value in named.items()), *ENCODED], body
