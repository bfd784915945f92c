"""Bringing a database to the newest revision, with Alembic only when it is not there yet."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from parterre.server.storage.engine import PATIENCE, NoDatabase
from parterre.server.storage.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do, as long as every process asks PostgreSQL for the same one.
LOCK = 7_204_115
# Seconds that an upgrade may take, or wait for the one that another process makes.
LONGEST = 600.0


async def bring_up_to_date(engine: AsyncEngine) -> bool:
    """Upgrade the database if its revision differs, and say whether that was needed."""
    async with asyncio.timeout(PATIENCE):
        if await stored_revision(engine) == REVISION:
            return False
    async with asyncio.timeout(LONGEST), engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)
    return True


async def stored_revision(engine: AsyncEngine) -> str | None:
    """The revision that the database says it has, or None when it is empty."""
    async with engine.connect() as connection:
        found = await connection.execution_options(reading=True)
        if not await found.run_sync(lambda sync: inspect(sync).has_table("alembic_version")):
            return None
        return (await found.execute(text("SELECT version_num FROM alembic_version"))).scalar()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations on this connection, inside its transaction."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError:
        raise NoDatabase("server-database-newer") from None
