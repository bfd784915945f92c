"""Who may ask, and how often: origins, security headers, and a bucket of tokens per client."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from parterre.server.refusals import Refusal

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all."""
    origin = headers.get("origin")
    # Browsers always name the page that opens a socket or posts; without one it is a program.
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        page = urlsplit(origin)
        host = urlsplit(f"//{headers.get('host', '')}")
        if page.scheme not in ("http", "https") or not page.hostname:
            return False
        port = DEFAULT_PORTS[page.scheme]
        # Behind a proxy that speaks TLS our own scheme is not the page's, so only the place counts.
        return (page.hostname, page.port or port) == (host.hostname, host.port or port)
    except ValueError:
        return False


def check_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> None:
    """Refuse what another site's page sends."""
    if not same_origin(headers, allowed):
        raise Refusal("server-origin", 403)


class Buckets:
    """A bucket of tokens for each client: each request costs one, and they come back with time."""

    MOST = 10_000

    def __init__(
        self,
        per_minute: float,
        at_once: int,
        clock: Callable[[], float] = time.monotonic,
        empty: str = "server-too-many",
    ) -> None:
        self.empty = empty
        self.rate = per_minute / 60
        self.size = float(max(1, at_once))
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, client: str) -> float:
        """Take a token and return 0, or return how many seconds to wait for one."""
        key, left = self._left_for(client)
        short = left < 1
        self._keep(key, left if short else left - 1)
        return self._until(left)

    def turn(self, client: str) -> float:
        """Take a token though there be none yet; how many seconds until there is."""
        key, left = self._left_for(client)
        self._keep(key, left - 1)
        return self._until(left)

    def empty_for(self, client: str) -> float:
        """How many seconds a client has to wait for a token, without taking one."""
        key, left = self._left_for(client)
        self._keep(key, left)
        return self._until(left)

    def _left_for(self, client: str) -> tuple[str, float]:
        key = neighbourhood(client)
        now = self.clock()
        left, then = self._left.pop(key, (self.size, now))
        return key, min(self.size, left + (now - then) * self.rate)

    def _keep(self, key: str, left: float) -> None:
        self._left[key] = (left, self.clock())
        # The oldest bucket is the fullest: forgetting it forgives the least.
        while len(self._left) > self.MOST:
            self._left.popitem(last=False)

    def _until(self, left: float) -> float:
        if left >= 1:
            return 0.0
        return (1 - left) / self.rate if self.rate else 3600.0

    def take(self, client: str) -> None:
        """Take a token or refuse."""
        wait = self.wait(client)
        if wait:
            raise self.refusal(wait)

    def refusal(self, wait: float) -> Refusal:
        """What a client is told that has to wait so many seconds."""
        seconds = math.ceil(wait)
        refusal = Refusal(self.empty, 429, seconds=seconds)
        refusal.headers["retry-after"] = str(seconds)
        return refusal


def neighbourhood(client: str) -> str:
    """What counts as one client: an address, of IPv6 the network that one customer gets."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return client[:64]  # it is kept, and a proxy can write anything
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def visitor_of(scope: Any) -> str:
    """The address of who asks, or whom a proxy that is known asks for."""
    client = scope.get("client")
    return client[0] if client else ""
