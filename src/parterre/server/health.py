"""Whether the site can do its work: the database is written and read, and its file looked at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from parterre.server.storage import Away, Ledger, Unwritten, cause, troubles

log = structlog.get_logger("health")
# An answer comes within so many seconds, whatever the database does.
SECONDS = 2.0
# What was found is told again for so long, so that asking often costs nothing.
FRESH = 1.0
# Of the time, at most this part goes into reading the whole file in search of damage.
SHARE = 0.05


class Health:
    """What is wrong with the database, looked up at most once a moment."""

    def __init__(self, ledger: Ledger, clock: Callable[[], float] = time.monotonic) -> None:
        self.ledger = ledger
        self.clock = clock
        self._looking: asyncio.Task[str] | None = None
        self._looked = 0.0
        self._searched_again = 0.0
        self._damage = False

    async def trouble(self) -> str:
        """What the system calls what is wrong, or nothing when all is well."""
        if self._looking is None or (self._looking.done() and self.clock() - self._looked >= FRESH):
            self._looking = asyncio.create_task(self._look())
        # Whoever leaves lets the others have their answer.
        return await asyncio.shield(self._looking)

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(SECONDS):
                await self.ledger.beat()
                await self._search()
        except Unwritten as problem:
            found = str(problem)
        except Away as problem:
            found = problem.cause
        except troubles(self.ledger.engine) as problem:
            found = cause(problem)
        else:
            found = "SQLITE_CORRUPT" if self._damage else ""
        finally:
            self._looked = self.clock()
        if found:
            log.error("not well", kind=found)
        return found

    async def _search(self) -> None:
        """Look for damage, now and then: the longer it takes, the more seldom."""
        file = self.ledger.file
        begun = self.clock()
        if file is None or begun < self._searched_again:
            return
        # Half of the time at most, so that a large file is not taken for one that is away.
        self._damage = await asyncio.to_thread(file.damaged, SECONDS / 2)
        self._searched_again = self.clock() + (self.clock() - begun) / SHARE
