"""The tables in memory: each with its lock, its viewers, and the order that loses nothing."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from parterre.core import Game, Illegal, Setup
from parterre.games import GAMES
from parterre.server.games import game_named
from parterre.server.keys import hashed, is_table_id, new_key, new_table_id, seat_of
from parterre.server.levels import Thinking
from parterre.server.names import differs, tidy
from parterre.server.refusals import Refusal, quoted
from parterre.server.seats import place
from parterre.server.storage import Ledger, Seat, Stored, StoredEvent, Taken, Unwritten
from parterre.server.wire import AskedSeat, NewTable
from parterre.table import Event, Fate, Step, Table
from parterre.table.boxes import counted

log = structlog.get_logger("tables")
T = TypeVar("T")
# Updates that are kept for others who have seen the same; who asks for more does so in bad faith.
KEPT = 16


class Viewer(Protocol):
    """A connection that wants to hear of changes."""

    seat: int | None

    def wake(self) -> None:
        """Say that there is something new."""


class Done(msgspec.Struct, frozen=True):
    """An action that is stored: the number of the last event it led to."""

    n: int


class LiveTable:
    """A table in memory; only what is stored is ever in it."""

    def __init__(self, stored: Stored, seconds: Thinking) -> None:
        self.id = stored.id
        self.game: Game = GAMES[stored.game]
        self.setup = {"seats": stored.setup["seats"], "options": stored.setup["options"]}
        self.components = stored.components
        self.seats = stored.seats
        self.again = stored.again
        self.seconds = seconds
        self.events: list[StoredEvent] = []
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # Counts changes that have no event: a name, somebody coming or going.
        self.revision = 0
        # Set when the database did not confirm a write; it is asked before anything else.
        self.doubtful = False
        self._updates: dict[tuple[int | None, int], dict[str, Any]] = {}
        # What each seat has asked for, by the id that it gave to the request.
        self._requests: dict[tuple[int | None, str], StoredEvent] = {}
        setup = self.game.setup(**self.setup, components=self.components)
        self.box = counted(self.game.elements(self.game.box(setup.components), "en"))
        self.play = Table(self.game, setup, fate=Fate(stored.fate))
        self.catch_up(stored.events)

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.play.n

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot whose turn it is, if it is one's."""
        turn = self.play.turn
        if isinstance(turn, int) and self.seats[turn - 1].kind == "bot":
            return self.seats[turn - 1]
        return None

    def catch_up(self, events: list[StoredEvent]) -> None:
        """Take over events that another process has stored."""
        self.play.catch_up([Event(event.n, event.seat, event.text) for event in events])
        self._note(events)

    def accept(self, step: Step, events: list[StoredEvent]) -> None:
        """Take over what has just been stored."""
        self.play.accept(step)
        self._note(events)

    def _note(self, events: list[StoredEvent]) -> None:
        self.events.extend(events)
        for event in events:
            if event.request is not None:
                self._requests[event.seat, event.request] = event
        self._updates.clear()

    def changed(self) -> None:
        """Note a change that has no event."""
        self.revision += 1
        self._updates.clear()

    def wake(self) -> None:
        """Tell every connection here that there is something new."""
        for viewer in self.viewers:
            viewer.wake()

    def seat_of(self, key: str) -> int | None:
        """The seat that the key opens, if it opens one."""
        return seat_of(key, [seat.token_hash for seat in self.seats])

    def next_seat_of(self, key: str) -> int | None:
        """The seat whose next key it is, if it is one's."""
        return seat_of(key, [seat.next_hash for seat in self.seats])

    def update(self, viewer: int | None, since: int) -> dict[str, Any]:
        """What a seat or a spectator is told: the table as it may be seen, and what was said."""
        # Everybody who has seen the same is told the same, so it is made once.
        found = self._updates.get((viewer, since))
        if found is None:
            if len(self._updates) >= KEPT:
                self._updates.clear()
            found = self._updates[viewer, since] = self._update(viewer, since)
        return found

    def _update(self, viewer: int | None, since: int) -> dict[str, Any]:
        told = self.play.update(viewer, since)
        bot = self.bot_to_move
        return {
            "table": self.id,
            "game": self.game.name,
            "n": told["n"],
            "turn": told["turn"],
            "you": viewer,
            "box": self.box,
            "seats": [self._seat(seat) for seat in self.seats],
            "rival": self.game.rival if len(self.seats) == 1 else "",
            "thinking": [] if bot is None else [bot.seat],
            "view": told["view"],
            "choices": told["choices"],
            "undo": told["undo"],
            "said": told["said"],
            "again": self._again(viewer),
        }

    def _again(self, viewer: int | None) -> dict[str, Any] | None:
        # Who only watches was not asked to come along.
        if self.again is None or viewer is None:
            return None
        return {"table": self.again, "seat": self.seats[viewer - 1].again}

    def _seat(self, seat: Seat) -> dict[str, Any]:
        here = seat.kind == "bot" or any(viewer.seat == seat.seat for viewer in self.viewers)
        told = {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "online": here}
        if seat.device is not None or (here and seat.kind != "bot"):
            told["opened"] = True
        if seat.shared:
            told["shared"] = True
        if seat.bot is None:
            return told
        return {**told, "bot": seat.bot, "seconds": self.seconds(self.game, seat.bot)}

    def names(self) -> list[str]:
        """The names for a record, where every seat needs one."""
        return [seat.name or f"Seat {seat.seat}" for seat in self.seats]

    def answered(self, seat: int, n: int, action: str, request: str | None) -> Done | None:
        """The answer to an action decided at n, if it was given before; else why it cannot be."""
        before = None if request is None else self._requests.get((seat, request))
        if before is not None and (before.n != n + 1 or action not in (before.text, before.asked)):
            raise Refusal("server-id-twice", 409, id=request or "").with_update(
                self.update(seat, min(n, self.n))
            )
        if n == self.n:
            return None
        if n > self.n:
            raise Refusal("server-ahead", 409, n=n, last=self.n).with_update(self.update(seat, 0))
        there = self.events[n]
        if there.seat != seat:
            raise Refusal("server-stale", 409, n=n, last=self.n).with_update(self.update(seat, n))
        if action not in (there.text, there.asked):
            raise Refusal("server-conflict", 409, n=n, last=self.n).with_update(
                self.update(seat, n)
            )
        end = n + 1
        while end < self.n and self.events[end].seat is None:
            end += 1
        return Done(end)


class Tables:
    """Every table that somebody looks at, plays at, or that a bot plays at."""

    MOST = 500

    def __init__(
        self,
        ledger: Ledger,
        publish: Callable[[str, int], Awaitable[None]],
        components: Mapping[str, Mapping[str, Any]],
        seconds: Thinking,
        hints_from_others: bool = False,
    ) -> None:
        self.ledger = ledger
        self.publish = publish
        self.components = components
        self.seconds = seconds
        # Whether what is heard may come from another process, which knows more than we do.
        self.hints_from_others = hints_from_others
        # Called after a move that we have stored, and after one that another process has.
        self.moved: Callable[[LiveTable], None] = lambda table: None
        self.found: Callable[[LiveTable], None] = lambda table: None
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def get(self, id: str) -> LiveTable:
        """The table of that name, from memory or from the database."""
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        if not is_table_id(id):
            raise Refusal("server-no-table", 404, table=quoted(id, 32))
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = self._start(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def newest(self, id: str) -> LiveTable:
        """The table of that name with whatever other processes have written at it."""
        table = await self.get(id)
        await self.refresh(table)
        return table

    async def create(self, asked: NewTable) -> dict[str, Any]:
        """Lay a table, store it, and say who sits where with which key."""
        game = game_named(asked.game, 422)
        box = self.components.get(game.name) if asked.components is None else asked.components
        try:
            setup = game.setup(seats=len(asked.seats), options=asked.options, components=box)
        except Illegal as illegal:
            raise Refusal.of(illegal) from None
        seats, told = place(asked.seats, asked.order == "lot")
        stored, table = self._laid(game, setup, seats)
        try:
            await self.ledger.create(stored)
        except (Taken, Unwritten) as problem:
            log.error("not stored", kind=str(problem))
            raise Refusal("server-storage", 503) from None
        self._opened(table)
        return {"table": table.id, "seats": told, "watch": f"/t/{table.id}"}

    async def again(self, table: LiveTable, seat: int, order: str) -> dict[str, Any]:
        """Lay the same table once more for those who sat at one that is over.

        Whoever asks first is told every key, like the maker of any table; the others find their
        seat there with the key that they have, which then is the only one.
        """
        told = await self._finish(table, self._lay_again(table, order == "lot"))
        return {"table": table.again, "seat": table.seats[seat - 1].again, "seats": told}

    async def enter(self, table: LiveTable, key: str | None) -> int | None:
        """The seat that a key opens; None without a key, and a Refusal for a wrong one."""
        if key is None:
            return None
        if table.seat_of(key) is None and table.next_seat_of(key) is not None:
            await self._finish(table, self._promote(table, key))
        seat = table.seat_of(key)
        if seat is None:
            raise Refusal("server-key", 403)
        return seat

    async def renew(self, table: LiveTable, seat: int) -> str:
        """A new key to a seat; the old one opens it until the new one is used."""
        key, next_hash = new_key()
        await self._finish(table, self._renew(table, seat, next_hash))
        return key

    async def opened_on(self, table: LiveTable, seat: int, device: str | None) -> None:
        """Note on which device a seat was opened; of a second one everybody hears."""
        try:
            await self._finish(table, self._note_device(table, seat, hashed(device or "")))
        except Refusal:
            # The next device to come is noted; nobody is kept from the table for this.
            pass

    async def play(
        self, table: LiveTable, seat: int, n: int, action: str, request: str | None
    ) -> Done:
        """Check an action and store it; who asked for it is answered first, then calls `tell`."""

        def propose() -> Step:
            return table.play.propose(seat, action)

        return await self._finish(table, self._move(table, seat, n, action, request, propose))

    async def undo(self, table: LiveTable, seat: int, n: int, request: str | None) -> Done:
        """Take the seat's last entry back, as an event of its own."""

        def propose() -> Step:
            return table.play.propose_undo(seat)

        return await self._finish(table, self._move(table, seat, n, "undo", request, propose))

    async def rename(self, table: LiveTable, seat: int, name: str) -> None:
        """Give a seat the name its holder wants."""
        await self._finish(table, self._rename(table, seat, name))

    async def heard(self, id: str, n: int) -> None:
        """Note that a table has reached n, here or in another process, and wake who watches it."""
        table = self._tables.get(id)
        if table is None:
            return
        try:
            if n > table.n or self.hints_from_others:
                await self.refresh(table)
        finally:
            table.wake()

    async def refresh(self, table: LiveTable) -> None:
        """Take over what other processes have written."""
        async with table.lock:
            await self._catch_up(table)

    def tell(self, table: LiveTable) -> None:
        """Let every process know how far the table is, after the sender has its answer."""
        self._start(self._tell(table))

    async def stop(self) -> None:
        """Finish what was begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._tables)

    async def _move(
        self,
        table: LiveTable,
        seat: int,
        n: int,
        action: str,
        request: str | None,
        propose: Callable[[], Step],
    ) -> Done:
        async with table.lock:
            if table.doubtful:
                await self._catch_up(table)
            before = table.answered(seat, n, action, request)
            if before is not None:
                return before
            try:
                step = propose()
            except Illegal as illegal:
                raise Refusal.of(illegal) from None
            done = await self._store(table, seat, n, action, request, step)
        self.moved(table)
        return done

    async def _store(
        self,
        table: LiveTable,
        seat: int,
        n: int,
        action: str,
        request: str | None,
        step: Step,
    ) -> Done:
        events = [StoredEvent(event.n, event.seat, event.text) for event in step.events]
        first = events[0]
        asked = None if first.text == action else action
        events[0] = StoredEvent(first.n, first.seat, first.text, asked, request)
        try:
            await self.ledger.append(table.id, events, _seat(step.turn), step.turn == "over")
        except Taken:
            # Another process was faster: see what it wrote, and answer by that.
            await self._catch_up(table)
            before = table.answered(seat, n, action, request)
            if before is None:
                raise Refusal("server-storage", 503) from None
            return before
        except Unwritten as problem:
            table.doubtful = True
            log.error("not stored", table=table.id, kind=str(problem))
            raise Refusal("server-storage", 503) from None
        table.accept(step, events)
        log.debug("stored", table=table.id, n=table.n, seat=seat)
        if table.play.over:
            log.info("game over", table=table.id, n=table.n)
        return Done(table.n)

    def _laid(self, game: Game, setup: Setup, seats: list[Seat]) -> tuple[Stored, LiveTable]:
        """A table with everything dealt, to be stored."""
        stored = Stored(
            id=new_table_id(),
            game=game.name,
            rules=game.rules,
            setup={"seats": setup.seats, "options": setup.written()},
            components=dict(setup.components),
            fate=secrets.token_bytes(32),
            seats=seats,
            events=[],
        )
        table = LiveTable(stored, self.seconds)
        step = table.play.begin()
        stored.events = [StoredEvent(event.n, event.seat, event.text) for event in step.events]
        # Nobody knows of this table yet, so it may be in memory before it is stored.
        table.accept(step, stored.events)
        stored.turn = _seat(table.play.turn)
        return stored, table

    def _opened(self, table: LiveTable) -> None:
        """Keep a table that has just been stored, and set its bots to work."""
        self._keep(table)
        log.info("table laid", table=table.id, game=table.game.name, seats=len(table.seats))
        self.moved(table)

    async def _lay_again(self, table: LiveTable, by_lot: bool) -> list[dict[str, Any]]:
        async with table.lock:
            if not table.play.over:
                raise Refusal("server-not-over", 409)
            if table.again is not None:
                return []
            seats, told = place([_same(seat) for seat in table.seats], by_lot)
            moved = {answer["asked"]: answer["seat"] for answer in told}
            for old, new in moved.items():
                # Its holder sits down there with the key that opens the seat here.
                seats[new - 1].next_hash = table.seats[old - 1].token_hash
            setup = table.game.setup(**table.setup, components=table.components)
            stored, laid = self._laid(table.game, setup, seats)
            try:
                await self.ledger.create(stored, table.id, moved)
            except Taken:
                # Somebody has asked another process for it.
                await self._catch_up(table)
                return []
            except Unwritten:
                table.doubtful = True
                raise Refusal("server-storage", 503) from None
            table.again = laid.id
            for old, new in moved.items():
                table.seats[old - 1].again = new
            table.changed()
            self._opened(laid)
            return told

    async def _promote(self, table: LiveTable, key: str) -> None:
        """Make a seat's next key its only one."""
        async with table.lock:
            seat = table.next_seat_of(key)
            if seat is None:
                return
            kept = table.seats[seat - 1].next_hash
            await self._write(
                table, seat, token_hash=kept, next_hash=None, device=None, shared=False
            )
        # Who is here with the old key has to go, in other processes too.
        self.tell(table)

    async def _renew(self, table: LiveTable, seat: int, next_hash: str) -> None:
        async with table.lock:
            await self._write(table, seat, next_hash=next_hash)

    async def _note_device(self, table: LiveTable, seat: int, device: str) -> None:
        async with table.lock:
            holder = table.seats[seat - 1]
            if holder.device is None:
                await self._write(table, seat, device=device)
            elif holder.device != device and not holder.shared:
                await self._write(table, seat, shared=True)
                self.tell(table)

    async def _rename(self, table: LiveTable, seat: int, name: str) -> None:
        name = tidy(name)
        async with table.lock:
            if table.seats[seat - 1].name == name:
                return
            differs(name, [each.name for each in table.seats if each.seat != seat])
            await self._write(table, seat, kind="person", name=name)

    async def _write(self, table: LiveTable, seat: int, **values: Any) -> None:
        """Store what has changed about a seat, and only then change it."""
        try:
            await self.ledger.reseat(table.id, seat, **values)
        except (Taken, Unwritten):
            raise Refusal("server-storage", 503) from None
        table.seats[seat - 1] = msgspec.structs.replace(table.seats[seat - 1], **values)
        table.changed()

    async def _catch_up(self, table: LiveTable) -> None:
        events, seats, again = await self.ledger.after(table.id, table.n)
        if seats != table.seats or again != table.again:
            table.seats, table.again = seats, again
            table.changed()
            table.wake()
        if events:
            table.catch_up(events)
            table.wake()
            # Who stored them may be gone by now, and it may be a bot's turn.
            self.found(table)
        table.doubtful = False

    async def _tell(self, table: LiveTable) -> None:
        try:
            await self.publish(table.id, table.n)
        except Exception as problem:
            # Hints may fail, the database is the truth; at least those here are told.
            log.warning("not published", table=table.id, kind=type(problem).__name__)
            table.wake()

    async def _load(self, id: str) -> LiveTable:
        try:
            stored = await self.ledger.load(id)
        except ValueError as problem:
            raise _damaged(id, problem) from None
        if stored is None:
            raise Refusal("server-no-table", 404, table=id)
        game = GAMES.get(stored.game)
        if game is None or game.rules != stored.rules:
            raise Refusal("server-other-rules", 410, table=id, rules=stored.rules)
        try:
            table = LiveTable(stored, self.seconds)
        except Exception as problem:
            raise _damaged(id, problem) from None
        self._keep(table)
        self.found(table)
        return table

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        if len(self._tables) <= self.MOST:
            return
        for id, each in list(self._tables.items()):
            idle = not each.viewers and not each.lock.locked() and each.bot_to_move is None
            if idle and each is not table:
                del self._tables[id]
                return

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _finish(self, table: LiveTable, work: Coroutine[Any, Any, T]) -> T:
        # Who leaves in the middle must not leave memory behind the database.
        task = self._start(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            # Nobody waits for the answer any more, but the others still have to hear of it.
            task.add_done_callback(lambda _: self.tell(table))
            raise


def _damaged(id: str, problem: Exception) -> Refusal:
    # Whatever is wrong with what was stored, the words of an error could name a card.
    log.error("table cannot be folded", table=id, kind=type(problem).__name__)
    return Refusal("server-damaged", 410, table=id)


def _same(seat: Seat) -> AskedSeat:
    """Who sat there, asked to sit down once more."""
    kind: Any = seat.kind
    return AskedSeat(kind, seat.name, seat.bot)


def _seat(turn: int | str) -> int | None:
    return turn if isinstance(turn, int) else None
