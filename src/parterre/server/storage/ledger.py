"""Everything the server writes down and reads back; moves are committed many at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parterre.server.refusals import Refusal
from parterre.server.storage.engine import troubles
from parterre.server.storage.schema import events, seats, tables

log = structlog.get_logger("ledger")
# More than this in one transaction would make the first of them wait too long.
AT_ONCE = 64


class Taken(Exception):
    """Somebody else has already written this number of this table."""


class Unwritten(Exception):
    """The database did not confirm the write, so it may or may not be there."""


class Away(Refusal):
    """The database did not answer, so nothing was read; whoever asked may ask again."""

    def __init__(self) -> None:
        super().__init__("server-away", 503)


class Seat(msgspec.Struct):
    """A seat as it is stored: who sits there, the hash of the key to it, and who opened it."""

    seat: int
    kind: str
    bot: str | None = None
    name: str | None = None
    token_hash: str | None = None
    next_hash: str | None = None
    device: str | None = None
    shared: bool = False
    again: int | None = None


class StoredEvent(msgspec.Struct, frozen=True):
    """An event as it is stored, with the request that asked for it."""

    n: int
    seat: int | None
    text: str
    asked: str | None = None
    request: str | None = None


class Stored(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    components: dict[str, Any]
    fate: bytes
    seats: list[Seat]
    events: list[StoredEvent]
    turn: int | None = None
    again: str | None = None


Write = Callable[[AsyncConnection], Awaitable[None]]
Job = tuple[str, Write, "asyncio.Future[None]"]


class Ledger:
    """The database, and the one task that writes to it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take writes."""
        self._writer = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Finish every write that was asked for, then close the database."""
        if self._writer is not None:
            self._jobs.put_nowait(None)
            await self._writer
            self._writer = None
        await self.engine.dispose()

    async def create(
        self, table: Stored, after: str | None = None, moved: Mapping[int, int] | None = None
    ) -> None:
        """Write a new table with its seats and its first events, all or nothing.

        Laid after another table it is that one's `again`, or Taken when there is one already;
        `moved` says to which seat each of its seats went.
        """
        at = now()

        async def write(connection: AsyncConnection) -> None:
            if after is not None:
                await follow(connection, after, table.id, moved or {})
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    game=table.game,
                    rules=table.rules,
                    setup=table.setup,
                    components=table.components,
                    fate=table.fate,
                    turn=table.turn,
                    created=at,
                )
            )
            await connection.execute(
                insert(seats),
                [{"table": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats],
            )
            if table.events:
                await connection.execute(insert(events), _rows(table.id, table.events, at))

        await self._ask(table.id, write)

    async def append(
        self, table: str, new: Sequence[StoredEvent], turn: int | None, over: bool
    ) -> None:
        """Write events after the last, or raise Taken when another writer was first."""
        at = now()

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(events), _rows(table, new, at))
            values = {"turn": turn, "ended": at if over else None}
            await connection.execute(update(tables).where(tables.c.id == table).values(values))

        await self._ask(table, write)

    async def reseat(self, table: str, seat: int, **values: Any) -> None:
        """Write what has changed about a seat: its name, its keys, its devices."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(
                update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values)
            )

        await self._ask(table, write)

    async def load(self, table: str) -> Stored | None:
        """A table with everything that happened at it, or None when there is none."""
        async with self._reading() as connection:
            found = (
                await connection.execute(select(tables).where(tables.c.id == table))
            ).one_or_none()
            if found is None:
                return None
            return Stored(
                id=found.id,
                game=found.game,
                rules=found.rules,
                setup=found.setup,
                components=found.components,
                fate=found.fate,
                turn=found.turn,
                again=found.again,
                seats=await self._seats(connection, table),
                events=await self._after(connection, table, 0),
            )

    async def after(self, table: str, n: int) -> tuple[list[StoredEvent], list[Seat], str | None]:
        """The events of a table after the n-th, its seats as they are now, and its `again`."""
        again = select(tables.c.again).where(tables.c.id == table)
        async with self._reading() as connection:
            return (
                await self._after(connection, table, n),
                await self._seats(connection, table),
                (await connection.execute(again)).scalar(),
            )

    async def waiting_for_bots(self) -> list[str]:
        """The running tables where it is a bot's turn."""
        query = (
            select(tables.c.id)
            .join(seats, (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn))
            .where(tables.c.ended.is_(None), seats.c.kind == "bot")
            .order_by(tables.c.created.desc())
        )
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def answers(self) -> bool:
        """Whether the database answers at all."""
        try:
            async with self._reading() as connection:
                await connection.execute(text("SELECT 1"))
        except Away:
            return False
        return True

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                # One transaction for all that is read, so that its parts fit together.
                options: dict[str, Any] = {"reading": True}
                if self.engine.dialect.name == "postgresql":
                    options["isolation_level"] = "REPEATABLE READ"
                yield await connection.execution_options(**options)
        except troubles(self.engine) as problem:
            log.error("not read", kind=type(problem).__name__)
            raise Away from None

    async def _seats(self, connection: AsyncConnection, table: str) -> list[Seat]:
        columns = [seats.c[name] for name in Seat.__struct_fields__]
        query = select(*columns).where(seats.c.table == table).order_by(seats.c.seat)
        return [Seat(*row) for row in await connection.execute(query)]

    async def _after(self, connection: AsyncConnection, table: str, n: int) -> list[StoredEvent]:
        query = (
            select(events.c.n, events.c.seat, events.c.text, events.c.asked, events.c.request)
            .where(events.c.table == table, events.c.n > n)
            .order_by(events.c.n)
        )
        return [StoredEvent(*row) for row in await connection.execute(query)]

    async def _ask(self, table: str, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((table, write, done))
        await done

    async def _write(self) -> None:
        stopping = False
        while not stopping:
            jobs: list[Job] = []
            while not stopping and len(jobs) < AT_ONCE and (not jobs or not self._jobs.empty()):
                job = await self._jobs.get()
                if job is None:
                    stopping = True
                else:
                    jobs.append(job)
            # In the order of the tables, so that two processes never wait for each other.
            jobs.sort(key=lambda job: job[0])
            await self._commit(jobs)

    async def _commit(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        try:
            async with self.engine.begin() as connection:
                for _, write, _ in jobs:
                    await write(connection)
        except Exception as problem:
            if len(jobs) > 1:
                # One of them failed and took the others along: each again by itself.
                for job in jobs:
                    await self._commit([job])
                return
            taken = isinstance(problem, IntegrityError | Taken)
            _settle(jobs[0][2], Taken() if taken else Unwritten(type(problem).__name__))
        else:
            for _, _, done in jobs:
                _settle(done, None)


async def follow(
    connection: AsyncConnection, table: str, again: str, moved: Mapping[int, int]
) -> None:
    """Write that a table was laid again, unless it was already."""
    done = await connection.execute(
        update(tables).where(tables.c.id == table, tables.c.again.is_(None)).values(again=again)
    )
    if not done.rowcount:
        raise Taken
    for seat, at in moved.items():
        here = (seats.c.table == table) & (seats.c.seat == seat)
        await connection.execute(update(seats).where(here).values(again=at))


def now() -> int:
    """This moment as the database stores it."""
    return time.time_ns() // 1_000_000


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _rows(table: str, new: Sequence[StoredEvent], at: int) -> list[dict[str, Any]]:
    return [{"table": table, "at": at, **msgspec.structs.asdict(event)} for event in new]
