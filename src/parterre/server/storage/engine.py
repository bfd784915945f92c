"""The connection to the database, set up so that what is committed stays and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parterre.core import Illegal
from parterre.core.illegal import why

# A commit returns when the disk has it; WAL lets others read meanwhile.
DURABLE = ("busy_timeout=15000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


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
        return create_async_engine(url, pool_size=8, pool_pre_ping=True, hide_parameters=True)
    raise NoDatabase("server-database-kind", kind=backend)


def troubles(engine: AsyncEngine) -> tuple[type[Exception], ...]:
    """What comes of a database that is away, broken or too slow."""
    if engine.dialect.name != "postgresql":
        return SQLAlchemyError, OSError
    import asyncpg

    # While it connects SQLAlchemy lets the driver's own errors pass, and those of the network.
    return SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError


def _sqlite(url: str) -> AsyncEngine:
    file = make_url(url).database or ""
    if not file or file == ":memory:" or file.startswith("file:"):
        raise NoDatabase("server-database-file")
    prepare(Path(file))
    engine = create_async_engine(
        url,
        pool_size=4,
        max_overflow=2,
        # The driver's own transactions lose updates without a word: ours begin below.
        connect_args={"isolation_level": None, "timeout": 15},
        # What is bound into a statement may be a card or a key, so no error may print it.
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in DURABLE:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def prepare(file: Path) -> None:
    """Make the folder and the file, readable by their owner alone: they hold every secret."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise NoDatabase("server-database-path", file=str(file), why=why(problem)) from None
