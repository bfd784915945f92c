"""Logs: lines for a person at a terminal, JSON for a machine, and no secret in either."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog


def set_up_logs(quiet: bool = False) -> None:
    """Send structlog and the libraries' logging to standard error in one form."""
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
        processors=[*shared, renderer],
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
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries report what they do at INFO, which may include what passes through them.
    root.setLevel(logging.WARNING)
