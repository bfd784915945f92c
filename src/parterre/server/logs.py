"""Logs: lines for a person at a terminal, JSON for a machine, and no secret in either."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Any

import structlog

# How often one kind of trouble is told.
SECONDS = 60.0


def set_up_logs(quiet: bool = False) -> None:
    """Send structlog and the libraries' logging to standard error in one form."""
    seldom = Seldom()
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    person = sys.stderr.isatty()
    renderer: Any = (
        structlog.dev.ConsoleRenderer() if person else structlog.processors.JSONRenderer()
    )
    level = logging.WARNING if quiet else logging.INFO
    structlog.configure(
        processors=[seldom.told, *shared, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    handler.addFilter(seldom.passes)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries report what they do at INFO, which may include what passes through them.
    root.setLevel(logging.WARNING)


class Seldom:
    """Tells each kind of trouble once a minute, and then how many more there were."""

    MOST = 1000

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        # When each kind was told last, and how often it came since.
        self._kinds: dict[tuple[str, ...], tuple[float, int]] = {}

    def more(self, *kind: str) -> int | None:
        """None if this kind was told just now, else how many were not told before this one."""
        now = self.clock()
        then, untold = self._kinds.pop(kind, (now - SECONDS, 0))
        if now - then < SECONDS:
            self._kinds[kind] = (then, untold + 1)
            return None
        if len(self._kinds) >= self.MOST:
            self._kinds.clear()
        self._kinds[kind] = (now, 0)
        return untold

    def told(self, _: Any, method: str, event: Any) -> Any:
        """A line of ours, unless it is of a kind of trouble that was told just now."""
        if method not in ("warning", "error", "critical"):
            return event
        more = self.more(*(str(event.get(key, "")) for key in ("event", "kind", "at")))
        if more is None:
            raise structlog.DropEvent
        if more:
            event["more"] = more
        return event

    def passes(self, record: logging.LogRecord) -> bool:
        """Whether a line of a library's is told."""
        said = record.getMessage()
        more = self.more(record.name, said.partition("\n")[0][:80])
        if more:
            record.msg, record.args = f"{said} ({more} more like it before)", ()
        return more is not None
