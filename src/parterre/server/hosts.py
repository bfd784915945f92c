"""The names that a site answers to, so that a foreign name cannot be made to lead to it."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from parterre.server.refusals import Refusal, quoted

LOOPBACK = ("localhost", "127.0.0.1", "::1")
EVERYWHERE = ("", "0.0.0.0", "::")
ANY = "*"


class Hosts:
    """The loopback's names, the one that the site listens on, and those that its host gives."""

    def __init__(self, listening: str = LOOPBACK[1], more: str = "") -> None:
        names = {*LOOPBACK, listening, *more.split()}
        # A name can be made to lead here by whoever owns it, an address cannot.
        self.addresses = listening in EVERYWHERE
        if self.addresses:
            own = socket.gethostname()
            names |= {own, f"{own}.local"}
        self.names = frozenset(_plain(name) for name in names)

    def check(self, headers: Mapping[str, str]) -> None:
        """Refuse a request that was sent to a name which is not ours."""
        host = headers.get("host")
        # Every browser says where it believes to be; what does not is a program.
        if host is None or ANY in self.names:
            return
        try:
            name = _plain(urlsplit(f"//{host}").hostname or "")
        except ValueError:
            name = ""
        if name in self.names or (self.addresses and _is_address(name)):
            return
        raise Refusal("server-foreign-host", 421, host=quoted(host))


def check_hosts(app: ASGIApp) -> ASGIApp:
    """Every request and every live line passes here first."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        hosts: Hosts = scope["litestar_app"].state.house.settings.hosts
        hosts.check(Headers.from_scope(scope))
        await app(scope, receive, send)

    return checked


def _plain(name: str) -> str:
    return name.lower().strip("[]").rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
