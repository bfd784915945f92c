"""Starting the site and stopping it cleanly."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from parterre.core import Illegal
from parterre.core.illegal import why
from parterre.server.settings import Settings, from_environment
from parterre.words import SOURCE, say

DEFAULT_PORT = 8725
# How many objects are made before Python looks for those that hold each other. A table is made
# of many that do not, and at Python's own 700 a third of a move was spent on looking.
OBJECTS = 50_000
# How far to look for a free port when none was asked for.
NEXT = 20


class CannotServe(Illegal):
    """The site cannot start."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data_dir: Path | None = None,
    open_browser: bool = True,
    components: Mapping[str, Mapping[str, Any]] | None = None,
    database: str | None = None,
    lang: str = SOURCE,
) -> int:
    """Serve the site until a signal stops it, and return the exit code."""
    try:
        listener = listen(host, port)
        try:
            settings = from_environment(data_dir, database, components, host)
            if port is None and listener.getsockname()[1] != DEFAULT_PORT:
                print(say("server-other-port", {"port": str(DEFAULT_PORT)}, lang), file=sys.stderr)
            from parterre.server.alone import alone

            with alone(settings):
                _run(listener, settings, open_browser, lang)
        finally:
            listener.close()
    except Illegal as problem:
        print(say(problem.id, problem.values, lang), file=sys.stderr)
        return 1
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on the port asked for, or on the first free one from the default on."""
    wanted = [port] if port is not None else [*range(DEFAULT_PORT, DEFAULT_PORT + NEXT), 0]
    for each in wanted:
        try:
            found = _bind(host, each)
        except CannotServe:
            raise
        except OSError as problem:
            if port is not None:
                known = {"port": str(port), "host": host, "why": why(problem)}
                raise CannotServe("server-port", **known) from None
            continue
        return found
    raise CannotServe("server-no-port", host=host)


def _bind(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise CannotServe("server-port-number", port=str(port))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise CannotServe("server-host", host=host) from None
    # The protocol is named because asyncio switches the delay of small packets off only then.
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        # Listening before the application is ready: early visitors wait instead of failing.
        listener.listen(256)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(False)
    return listener


def _run(listener: socket.socket, settings: Settings, open_browser: bool, lang: str) -> None:
    from parterre.server.logs import set_up_logs

    set_up_logs()

    from parterre.server.app import create_app
    from parterre.server.gate import raise_limit
    from parterre.server.manners import Config, Server

    class Signalled(Server):
        """A server whose signals mean: stop, with exit code 0."""

        @contextlib.contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Take the signals without raising them again when all is closed."""
            if sys.platform == "win32":
                with super().capture_signals():
                    yield
                return
            loop = asyncio.get_running_loop()
            ignored = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN  # as nohup wants it
            hang_up = () if ignored else (signal.SIGHUP,)
            for each in (signal.SIGINT, signal.SIGTERM, *hang_up):
                # A second signal does not hurry: stopping takes a few seconds at most anyway.
                loop.add_signal_handler(each, setattr, self, "should_exit", True)
            yield

    raise_limit()
    app = create_app(settings)
    look_less_for_cycles()
    server = Signalled(Config(app, settings))
    # A start that fails is told in one sentence, without what uvicorn has to say about it.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    words = (server, _address(listener), open_browser, lang)
    threading.Thread(target=_announce, args=words, daemon=True).start()
    try:
        server.run(sockets=[listener])
    except SystemExit:
        raise (app.state.house.failure or CannotServe("server-not-started")) from None


def look_less_for_cycles() -> None:
    """Spare Python's looking for objects that hold each other what cannot be thrown away."""
    # What is loaded by now stays until the end.
    gc.freeze()
    gc.set_threshold(OBJECTS)


def _announce(server: Any, address: str, open_browser: bool, lang: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        threading.Event().wait(0.01)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    print(say("server-open-at", {"address": address}, lang), flush=True)
    if open_browser:
        with contextlib.suppress(Exception):
            webbrowser.open(address)


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
