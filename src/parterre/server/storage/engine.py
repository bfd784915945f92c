"""The connection to the database, set up so that what is committed stays and nothing is lost."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parterre.core import Illegal
from parterre.core.illegal import why

log = structlog.get_logger("storage")
# A commit returns when the disk has it; WAL lets others read meanwhile.
DURABLE = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SQLITE: dict[str, Any] = {
    # The driver's own transactions lose updates without a word: ours begin below.
    "connect_args": {"isolation_level": None, "timeout": 5},
    # What is bound into a statement may be a card or a key, so no error may print it.
    "hide_parameters": True,
}


# Seconds that anybody waits for the database before it counts as away.
PATIENCE = 10.0


# Seconds that closing may take, when everything is written already.
CLOSING = 3.0


class NoDatabase(Illegal):
    """The database cannot be opened."""


def open_engine(url: str) -> AsyncEngine:
    """An engine for SQLite or PostgreSQL with the transactions each of them needs."""
    try:
        backend = make_url(url).get_backend_name()
    except ArgumentError:
        raise NoDatabase("server-database-address") from None
    if backend == "sqlite":
        return _sqlite(url)
    if backend == "postgresql":
        return create_async_engine(
            url,
            pool_size=8,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE},
            hide_parameters=True,
        )
    raise NoDatabase("server-database-kind", kind=backend)


def troubles(engine: AsyncEngine) -> tuple[type[Exception], ...]:
    """What comes of a database that is away, broken or too slow."""
    if engine.dialect.name != "postgresql":
        return SQLAlchemyError, OSError
    import asyncpg

    # While it connects SQLAlchemy lets the driver's own errors pass, and those of the network.
    return SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError


@asynccontextmanager
async def in_time(what: str) -> AsyncIterator[None]:
    """Close something, or leave it to its other side when that does not answer."""
    try:
        async with asyncio.timeout(CLOSING):
            yield
    except TimeoutError:
        log.warning("not closed in time", what=what)


def cause(problem: Exception) -> str:
    """What the system calls the trouble behind an error of SQLAlchemy's; `system-why` says it."""
    found = problem.orig if isinstance(problem, DBAPIError) else problem
    # Behind the error of an adapter stands the driver's own, whose name tells something.
    behind = found.__cause__ if found is not None else None
    return why(next((each for each in (behind, found) if isinstance(each, Exception)), problem))


def _sqlite(url: str) -> AsyncEngine:
    file = make_url(url).database or ""
    if not file or file == ":memory:" or file.startswith("file:"):
        raise NoDatabase("server-database-file")
    prepare(Path(file))
    engine = create_async_engine(url, pool_size=4, max_overflow=2, **SQLITE)
    _make_durable(engine.sync_engine)
    return engine


def open_in_thread(engine: AsyncEngine) -> Engine:
    """The same SQLite file once more, for a thread that waits for it by itself."""
    found = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, **SQLITE)
    _make_durable(found)
    return found


def _make_durable(engine: Engine) -> None:
    """Let every connection keep what is committed, and begin the transactions."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in DURABLE:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def prepare(file: Path) -> None:
    """Make the folder and the file, readable by their owner alone: they hold every secret."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise NoDatabase("server-database-path", file=str(file), why=why(problem)) from None
