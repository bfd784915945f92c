"""Everything the server writes down and reads back; moves are committed many at a time."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import structlog
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parterre.server.refusals import Refusal
from parterre.server.shapes import Kind
from parterre.server.storage.engine import PATIENCE, cause, in_time, troubles
from parterre.server.storage.expiry import Keep, expired
from parterre.server.storage.file import DatabaseFile, Missing
from parterre.server.storage.schema import endings, events, pulse, seats, tables
from parterre.server.storage.writer import Change, Writer
from parterre.table import Event

log = structlog.get_logger("ledger")
# More than this in one transaction would make the first of them wait too long.
AT_ONCE = 64


class Taken(Exception):
    """Somebody else has already written this number of this table."""


class Unwritten(Exception):
    """The database did not confirm the write, so it may or may not be there; says the cause."""


class Away(Refusal):
    """The database did not answer, so nothing was read; whoever asked may ask again."""

    def __init__(self, cause: str = "") -> None:
        super().__init__("server-away", 503)
        self.cause = cause


class Seat(msgspec.Struct):
    """A seat as it is stored: who sits there, the hash of the key to it, and who opened it."""

    seat: int
    kind: Kind
    bot: str | None = None
    name: str | None = None
    token_hash: str | None = None
    next_hash: str | None = None
    device: str | None = None
    shared: bool = False
    again: int | None = None


class Stored(msgspec.Struct):
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    setup: dict[str, Any]
    components: dict[str, Any]
    fate: bytes
    seats: list[Seat]
    events: list[Event]
    turn: int | None = None
    again: str | None = None


class Append(msgspec.Struct):
    """Events of one table, to be written after its last."""

    rows: list[dict[str, Any]]
    turn: int | None
    ended: int | None


Write = Append | Change
Job = tuple[str, Write, "asyncio.Future[None]"]
ADD = insert(events)
MOVE_ON = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(turn=bindparam("now"), ended=bindparam("over"))
)


class Ledger:
    """The database, and the one task that writes to it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.file = file_of(engine)
        self._writer = Writer(engine)
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to take writes."""
        self._task = asyncio.create_task(self._write())

    async def stop(self) -> None:
        """Finish every write that was asked for, then close the database."""
        if self._task is not None:
            self._jobs.put_nowait(None)
            await self._task
            self._task = None
        async with in_time("database"):
            await self._writer.close()
            await self.engine.dispose()

    async def create(
        self, table: Stored, after: str | None = None, moved: Mapping[int, int] | None = None
    ) -> None:
        """Write a new table with its seats and its first events, all or nothing.

        Laid after another table it is that one's `again`, or Taken when there is one already;
        `moved` says to which seat each of its seats went.
        """
        at = now()

        def write(connection: Connection) -> None:
            if after is not None:
                follow(connection, after, table.id, moved or {})
            connection.execute(
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
            connection.execute(
                insert(seats),
                [{"table": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats],
            )
            if table.events:
                connection.execute(ADD, _rows(table.id, table.events, at))

        await self._ask(table.id, write)

    async def append(self, table: str, new: Sequence[Event], turn: int | None, over: bool) -> None:
        """Write events after the last, or raise Taken when another writer was first."""
        at = now()
        await self._ask(table, Append(_rows(table, new, at), turn, at if over else None))

    async def close(self, table: str) -> None:
        """Write that a table has ended though its game has not: nobody can play it any more."""
        at = now()

        def write(connection: Connection) -> None:
            running = (tables.c.id == table) & tables.c.ended.is_(None)
            connection.execute(update(tables).where(running).values(turn=None, ended=at))

        await self._ask(table, write)

    async def keep_ending(self, table: str, data: bytes) -> None:
        """Write what a finished game leaves, or raise Taken where that was done."""

        def write(connection: Connection) -> None:
            connection.execute(insert(endings).values(table=table, data=data))

        await self._ask(table, write)

    async def ending(self, table: str) -> bytes | None:
        """What a finished game has left."""
        query = select(endings.c.data).where(endings.c.table == table)
        async with self._reading() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return found

    async def without_ending(self) -> list[tuple[str, str, int]]:
        """The ended tables of which nothing is kept yet, each with its game and its rules."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.rules)
            .outerjoin(endings, endings.c.table == tables.c.id)
            .where(tables.c.ended.is_not(None), endings.c.table.is_(None))
        )
        async with self._reading() as connection:
            return [(row.id, row.game, row.rules) for row in await connection.execute(query)]

    async def reseat(self, table: str, seat: int, **values: Any) -> None:
        """Write what has changed about a seat: its name, its keys, its devices."""

        def write(connection: Connection) -> None:
            connection.execute(
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

    async def after(self, table: str, n: int) -> tuple[list[Event], list[Seat], str | None]:
        """The events of a table after the n-th, its seats as they are now, and its `again`."""
        again = select(tables.c.again).where(tables.c.id == table)
        async with self._reading() as connection:
            return (
                await self._after(connection, table, n),
                await self._seats(connection, table),
                (await connection.execute(again)).scalar(),
            )

    async def expired(self, keep: Keep) -> list[str]:
        """The tables that have lain untouched for too long."""
        async with self._reading() as connection:
            query = select(tables.c.id).where(expired(keep, now()))
            return list((await connection.execute(query)).scalars())

    async def throw_away(self, table: str, keep: Keep) -> bool:
        """Delete a table if it is still one of those, and say whether it was."""
        deleted = False

        def write(connection: Connection) -> None:
            nonlocal deleted
            # Held fast first: a move that is being stored is seen by the question that follows.
            connection.execute(select(tables.c.id).where(here).with_for_update())
            done = connection.execute(delete(tables).where(here, expired(keep, now())))
            deleted = done.rowcount > 0

        here = tables.c.id == table
        await self._ask(table, write)
        return deleted

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

    async def beat(self) -> None:
        """Write something and read it again; raises Unwritten or Away when that fails."""
        at = now()

        def write(connection: Connection) -> None:
            connection.execute(update(pulse).values(at=at))

        await self._ask("", write)
        async with self._reading() as connection:
            found = (await connection.execute(select(pulse.c.at))).scalar()
        if found is None or found < at:
            raise Away("SQLITE_CORRUPT")

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with asyncio.timeout(PATIENCE), self.engine.connect() as connection:
                # One transaction for all that is read, so that its parts fit together.
                options: dict[str, Any] = {"reading": True}
                if self.engine.dialect.name == "postgresql":
                    options["isolation_level"] = "REPEATABLE READ"
                yield await connection.execution_options(**options)
                if self.file is not None:
                    self.file.check()
        except troubles(self.engine) as problem:
            kind = cause(problem)
            log.error("not read", kind=kind)
            raise Away(kind) from None

    async def _seats(self, connection: AsyncConnection, table: str) -> list[Seat]:
        columns = [seats.c[name] for name in Seat.__struct_fields__]
        query = select(*columns).where(seats.c.table == table).order_by(seats.c.seat)
        return [Seat(*row) for row in await connection.execute(query)]

    async def _after(self, connection: AsyncConnection, table: str, n: int) -> list[Event]:
        query = (
            select(events.c.n, events.c.seat, events.c.text, events.c.asked, events.c.request)
            .where(events.c.table == table, events.c.n > n)
            .order_by(events.c.n)
        )
        return [Event(*row) for row in await connection.execute(query)]

    async def _ask(self, table: str, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((table, write, done))
        try:
            async with asyncio.timeout(PATIENCE):
                await done
        except TimeoutError as problem:
            raise Unwritten(cause(problem)) from None

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
        # Who has waited too long was told so, and must not find it done after all.
        jobs = [job for job in jobs if not job[2].done()]
        if not jobs:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.write(lambda connection: write_all(connection, jobs))
            if self.file is not None:
                self.file.check()
        except Exception as problem:
            if len(jobs) > 1 and not isinstance(problem, TimeoutError | Missing):
                # One of them failed and took the others along: each again by itself.
                for job in jobs:
                    await self._commit([job])
                return
            taken = isinstance(problem, IntegrityError | Taken)
            for _, _, done in jobs:
                _settle(done, Taken() if taken else Unwritten(cause(problem)))
        else:
            for _, _, done in jobs:
                _settle(done, None)


def write_all(connection: Connection, jobs: list[Job]) -> None:
    """Write what was asked for: the moves of all tables by two statements, then the rest."""
    moves = [(table, write) for table, write, _ in jobs if isinstance(write, Append)]
    if moves:
        connection.execute(ADD, [row for _, move in moves for row in move.rows])
        values = [{"of": table, "now": move.turn, "over": move.ended} for table, move in moves]
        connection.execute(MOVE_ON, values)
    for _, write, _ in jobs:
        if not isinstance(write, Append):
            write(connection)


def follow(connection: Connection, table: str, again: str, moved: Mapping[int, int]) -> None:
    """Write that a table was laid again, unless it was already."""
    done = connection.execute(
        update(tables).where(tables.c.id == table, tables.c.again.is_(None)).values(again=again)
    )
    if not done.rowcount:
        raise Taken
    for seat, at in moved.items():
        here = (seats.c.table == table) & (seats.c.seat == seat)
        connection.execute(update(seats).where(here).values(again=at))


def file_of(engine: AsyncEngine) -> DatabaseFile | None:
    """The file that an engine keeps everything in; PostgreSQL looks after its own."""
    if engine.dialect.name != "sqlite":
        return None
    return DatabaseFile(Path(engine.url.database or ""))


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


def _rows(table: str, new: Sequence[Event], at: int) -> list[dict[str, Any]]:
    return [{"table": table, "at": at, **msgspec.structs.asdict(event)} for event in new]
