"""Everything that lives as long as the site runs, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.connection import ASGIConnection
from sqlalchemy.engine import make_url

from parterre.server.guard import Buckets
from parterre.server.health import Health
from parterre.server.hints import Hints
from parterre.server.levels import thinking
from parterre.server.pages import Pages
from parterre.server.settings import Settings
from parterre.server.storage import (
    PATIENCE,
    Ledger,
    NoDatabase,
    bring_up_to_date,
    cause,
    in_time,
    open_engine,
    troubles,
)
from parterre.server.tables import Tables
from parterre.server.thinking import BotsAtWork
from parterre.server.tries import Tries
from parterre.server.workers import Workers

log = structlog.get_logger("house")
CHANNEL = "parterre"
# Seconds until old tables are first looked for, and from then on.
TIDY_AFTER, TIDY_EVERY = 60.0, 6 * 60 * 60.0


class Hint(msgspec.Struct):
    """All that processes tell each other: how far a table is."""

    table: str
    n: int


class House:
    """The database, the tables, the bots at work and the channel between processes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        # Why the house could not be opened, for whoever tried to.
        self.failure: NoDatabase | None = None
        self.buckets = Buckets(settings.tables_per_minute, settings.tables_at_once)
        # A box is checked while somebody corrects it, so more often than a table is laid.
        self.checks = Buckets(60.0, 60, empty="server-too-many-boxes")
        self.tries = Tries(settings.pace)
        self.pages = Pages()
        self.channels = ChannelsPlugin(backend(settings), channels=[CHANNEL])
        self.ledger = Ledger(open_engine(settings.url))
        self.health = Health(self.ledger)
        self.thinking = thinking(settings)
        self.tables = Tables(
            self.ledger,
            self._publish,
            settings.components,
            self.thinking,
            hints_from_others=settings.postgresql,
            bots_alone=settings.bots_alone,
        )
        self.workers = Workers(settings.workers, settings.decision_seconds)
        self.bots = BotsAtWork(self.tables, self.workers)
        self.hints = Hints(self.workers, self.thinking)
        # A hint costs about a second of a worker's time, and bots wait for the same workers.
        self.thoughts = Buckets(30.0, 20, empty="server-too-many-hints")

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """Open everything, and close it again so that nothing is lost."""
        await self._prepare()
        self.ledger.start()
        channel = contextlib.AsyncExitStack()
        await channel.enter_async_context(self.channels)
        hints = await self.channels.subscribe(CHANNEL)
        listening = asyncio.create_task(self._listen(hints.iter_events()))
        resuming = asyncio.create_task(self._resume())
        tidying = asyncio.create_task(self._tidy())
        keeping = asyncio.create_task(self._keep_endings())
        log.info("open", database="postgresql" if self.settings.postgresql else "sqlite")
        try:
            yield
        finally:
            for task in (resuming, tidying, keeping):
                task.cancel()
            await asyncio.gather(resuming, tidying, keeping, return_exceptions=True)
            await self.bots.stop()
            await self.tables.stop()
            await self.ledger.stop()
            listening.cancel()
            async with in_time("channel"):
                await channel.aclose()
            log.info("closed")

    async def _prepare(self) -> None:
        known: tuple[type[Exception], ...] = (NoDatabase, *troubles(self.ledger.engine))
        try:
            await bring_up_to_date(self.ledger.engine)
        except known as problem:
            await self.ledger.engine.dispose()
            self.failure = reason(problem)
            raise

    async def _resume(self) -> None:
        try:
            await self.bots.resume()
        except Exception as problem:
            log.error("not resumed", kind=type(problem).__name__)

    async def _keep_endings(self) -> None:
        """Keep what games have left that ended before it was kept, or as the site broke off."""
        try:
            count = await self.tables.keep_endings()
        except Exception as problem:
            log.error("no endings kept", kind=type(problem).__name__)
        else:
            if count:
                log.info("endings kept", tables=count)

    async def _tidy(self) -> None:
        """Throw old tables away now and then, first when the site has been open for a while."""
        wait = TIDY_AFTER
        while True:
            await asyncio.sleep(wait)
            wait = TIDY_EVERY
            try:
                count = await self.tables.expire(self.settings.keep)
            except Exception as problem:
                log.error("not tidied", kind=type(problem).__name__)
            else:
                if count:
                    log.info("old tables thrown away", tables=count)

    async def _publish(self, table: str, n: int) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.channels.wait_published({"table": table, "n": n}, CHANNEL)

    async def _listen(self, hints: AsyncIterator[bytes]) -> None:
        async for raw in hints:
            try:
                hint = msgspec.json.decode(raw, type=Hint)
                await self.tables.heard(hint.table, hint.n)
            except Exception as problem:
                log.warning("hint lost", kind=type(problem).__name__)


def backend(settings: Settings) -> ChannelsBackend:
    """The channel between processes: none is needed until the database is shared."""
    if not settings.postgresql:
        return MemoryChannelsBackend()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    url = make_url(settings.url).set(drivername="postgresql")
    return AsyncPgChannelsBackend(url.render_as_string(hide_password=False))


def reason(problem: Exception) -> NoDatabase:
    """Why the database cannot be opened."""
    if isinstance(problem, NoDatabase):
        return problem
    return NoDatabase("server-database", why=cause(problem))


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house that a request came to."""
    house: House = connection.app.state.house
    return house
