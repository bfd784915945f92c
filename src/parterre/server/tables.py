"""The tables in memory: each with its lock, its viewers, and the order that loses nothing."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol, TypeVar
from weakref import WeakSet

import msgspec
import structlog

from parterre.core import Game, Illegal, Setup
from parterre.games import GAMES
from parterre.server.difference import Told, difference, encode
from parterre.server.games import game_named
from parterre.server.guard import neighbourhood
from parterre.server.keys import hashed, is_table_id, new_key, new_table_id, seat_of
from parterre.server.levels import Thinking
from parterre.server.names import differs, tidy
from parterre.server.refusals import Refusal, quoted
from parterre.server.seats import place
from parterre.server.shapes import (
    AgainTold,
    AskedSeat,
    Difference,
    NewTable,
    SeatMade,
    SeatTold,
    TableAgain,
    TableMade,
    Update,
)
from parterre.server.storage import Keep, Ledger, Seat, Stored, Taken, Unwritten
from parterre.table import Event, Fate, Past, Step, Table, read_ending, write_ending
from parterre.table.shapes import Moment

log = structlog.get_logger("tables")
T = TypeVar("T")
# Updates that are kept for others who have seen the same; who asks for more does so in bad faith.
KEPT = 16
# How long somebody has to be gone to be away: most are back within it, on a new line.
AWAY_AFTER = 2.0
# After how many seconds a table that nobody looks at leaves memory; the database has it.
RESTS = 60.0
# A table with more events than this takes longer to fold than others should have to wait.
LONG = 60
# For how many seconds somebody is there who has asked for something without a live line.
STAYS = 60.0


class Viewer(Protocol):
    """A connection that wants to hear of changes."""

    seat: int | None

    def wake(self) -> None:
        """Say that there is something new."""


class LiveTable:
    """A table in memory; only what is stored is ever in it."""

    def __init__(self, stored: Stored, seconds: Thinking, ending: bytes | None = None) -> None:
        self.id = stored.id
        self.game: Game = GAMES[stored.game]
        self.setup = {
            "seats": stored.setup["seats"],
            "options": stored.setup["options"],
            "rules": stored.rules,
        }
        self.components = stored.components
        self.seats = stored.seats
        self.again = stored.again
        self.seconds = seconds
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # The seats that are told to be here, and those who have just gone.
        self.here: set[int] = set()
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        # Who laid the table, kept only here, and when somebody last came to a seat of it.
        self.maker = ""
        self.came = -STAYS
        # When it was last asked for.
        self.used = time.monotonic()
        # Set when the database did not confirm a write; it is asked before anything else.
        self.doubtful = False
        # Set when the table is not stored any more.
        self.gone = False
        # What each viewer sees of the last event, what they are told with who sits here, and how
        # that is written for those who know as much.
        self._moments: dict[int | None, Moment] = {}
        self._told: dict[int | None, Told] = {}
        self._written: dict[tuple[int | None, int, Told | None], str] = {}
        self._company: list[SeatTold] | None = None
        # What each seat has asked for, by the id that it gave to the request.
        self._requests: dict[tuple[int | None, str], Event] = {}
        self.played, self.box = _played(self.game, self.setup, stored, ending)
        self.catch_up(stored.events)

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.played.n

    @property
    def bot_to_move(self) -> Seat | None:
        """The bot whose turn it is, if it is one's."""
        turn = self.played.turn
        if not self.gone and isinstance(turn, int) and self.seats[turn - 1].kind == "bot":
            return self.seats[turn - 1]
        return None

    @property
    def bots_alone(self) -> bool:
        """Whether every seat is a bot's."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def attended(self) -> bool:
        """Whether somebody who plays here is there to wait for the others."""
        return bool(self.here) or time.monotonic() - self.came < STAYS

    def came_from(self, visitor: str) -> None:
        """Note that somebody has come to a seat, who stands in for a maker that is not known."""
        self.came = time.monotonic()
        self.maker = self.maker or neighbourhood(visitor)

    def catch_up(self, events: list[Event]) -> None:
        """Take over events that another process has stored."""
        self.played.catch_up(events)
        self._note(events)

    def accept(self, step: Step) -> None:
        """Take over what has just been stored."""
        self.played.accept(step)
        self._note(step.events)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.request is not None:
                self._requests[event.seat, event.request] = event
        self._moments.clear()
        self._told.clear()
        self._written.clear()

    def changed(self) -> None:
        """Note a change that has no event: a name, somebody coming or going."""
        self._company = None
        self._told.clear()
        self._written.clear()

    def wake(self) -> None:
        """Tell every connection here that there is something new."""
        for viewer in self.viewers:
            viewer.wake()

    def come(self, viewer: Viewer) -> None:
        """Let a connection in; of a seat that was away everybody hears at once."""
        self.viewers.add(viewer)
        # Spectators come and go unseen; of a seat the others like to know.
        if viewer.seat is None:
            return
        if viewer.seat in self._leaving:
            self._leaving.pop(viewer.seat).cancel()
        if viewer.seat not in self.here:
            self.here.add(viewer.seat)
            self.changed()
            self.wake()

    def go(self, viewer: Viewer) -> None:
        """Let a connection out; of its seat the others hear when it does not come back."""
        self.viewers.discard(viewer)
        seat = viewer.seat
        if seat is None or any(other.seat == seat for other in self.viewers):
            return
        loop = asyncio.get_running_loop()
        self._leaving[seat] = loop.call_later(AWAY_AFTER, self._miss, seat)

    def _miss(self, seat: int) -> None:
        del self._leaving[seat]
        self.here.discard(seat)
        self.changed()
        self.wake()

    def seat_of(self, key: str) -> int | None:
        """The seat that the key opens, if it opens one."""
        return seat_of(key, [seat.token_hash for seat in self.seats])

    def next_seat_of(self, key: str) -> int | None:
        """The seat whose next key it is, if it is one's."""
        return seat_of(key, [seat.next_hash for seat in self.seats])

    def told(self, viewer: int | None) -> Told:
        """What a seat or a spectator is told now; everybody who sees the same, the same."""
        found = self._told.get(viewer)
        if found is None:
            moment = self._moments.get(viewer)
            if moment is None:
                moment = self._moments[viewer] = self._moment(viewer)
            if self._company is None:
                self._company = [self._seat(seat) for seat in self.seats]
            found = self._told[viewer] = Told(moment, self._company, self.goes_on(viewer))
        return found

    def written(self, viewer: int | None, since: int, before: Told | None) -> str:
        """The same as it is sent: whole, or what is new to who was told something before."""
        found = self._written.get((viewer, since, before))
        if found is None:
            if len(self._written) >= KEPT:
                self._written.clear()
            told: Update | Difference
            if before is None:
                told = self.update(viewer, since)
            else:
                said = self.played.said(viewer, since)
                told = difference(before, self.told(viewer), said, self._thinking)
            found = self._written[viewer, since, before] = encode(told).decode()
        return found

    def update(self, viewer: int | None, since: int) -> Update:
        """The table as a seat or a spectator may see it, and what was said."""
        told = self.told(viewer)
        moment = told.moment
        rules = self.played.setup.rules
        return Update(
            table=self.id,
            game=self.game.name,
            n=moment.n,
            turn=moment.turn,
            you=viewer,
            older_rules=None if rules == self.game.rules else rules,
            box=self.box,
            seats=told.seats,
            rival=self.game.rival if len(self.seats) == 1 else "",
            thinking=self._thinking,
            options=moment.options,
            view=moment.view,
            choices=moment.choices,
            undo=moment.undo,
            said=self.played.said(viewer, since),
            again=told.again,
        )

    @property
    def _thinking(self) -> list[int]:
        bot = self.bot_to_move
        return [] if bot is None else [bot.seat]

    def _moment(self, viewer: int | None) -> Moment:
        try:
            # What was said is told from wherever its reader is.
            return self.played.moment(viewer, self.n)
        except Illegal as illegal:
            raise Refusal.of(illegal, 410) from None

    def goes_on(self, viewer: int | None) -> AgainTold | None:
        """Where those who sat here went on."""
        # Who only watches was not asked to come along.
        if self.again is None or viewer is None:
            return None
        return AgainTold(table=self.again, seat=self.seats[viewer - 1].again or viewer)

    def _seat(self, seat: Seat) -> SeatTold:
        here = seat.kind == "bot" or seat.seat in self.here
        return SeatTold(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            online=here,
            opened=seat.device is not None or (here and seat.kind != "bot"),
            shared=bool(seat.shared),
            bot=seat.bot,
            seconds=None if seat.bot is None else self.seconds(self.game, seat.bot),
        )

    def names(self) -> list[str]:
        """The names for a record, where every seat needs one."""
        return [seat.name or f"Seat {seat.seat}" for seat in self.seats]

    def answered(self, seat: int, n: int, action: str, request: str | None) -> int | None:
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
        there = self.played.events[n]
        if there.seat != seat:
            raise Refusal("server-stale", 409, n=n, last=self.n).with_update(self.update(seat, n))
        if action not in (there.text, there.asked):
            raise Refusal("server-conflict", 409, n=n, last=self.n).with_update(
                self.update(seat, n)
            )
        end = n + 1
        while end < self.n and self.played.events[end].seat is None:
            end += 1
        return end


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
        bots_alone: int = 4,
    ) -> None:
        self.ledger = ledger
        self.publish = publish
        self.components = components
        self.seconds = seconds
        # Whether what is heard may come from another process, which knows more than we do.
        self.hints_from_others = hints_from_others
        # How many tables of bots alone one maker may have under way, and all that were laid here.
        self.bots_alone = bots_alone
        self._alone: WeakSet[LiveTable] = WeakSet()
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
            table.used = time.monotonic()
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

    async def create(self, asked: NewTable, visitor: str = "") -> TableMade:
        """Lay a table, store it, and say who sits where with which key."""
        game = game_named(asked.game, 422)
        box = self.components.get(game.name) if asked.components is None else asked.components
        try:
            setup = game.setup(seats=len(asked.seats), options=asked.options, components=box)
        except Illegal as illegal:
            raise Refusal.of(illegal) from None
        seats, told = place(asked.seats, asked.order == "lot")
        stored, table = self._laid(game, setup, seats)
        self._made_by(visitor, table)
        try:
            await self.ledger.create(stored)
        except (Taken, Unwritten) as problem:
            self._alone.discard(table)
            log.error("not stored", kind=str(problem))
            raise Refusal("server-storage", 503) from None
        self._opened(table)
        return TableMade(table=table.id, seats=told, watch=f"/t/{table.id}")

    async def again(self, table: LiveTable, seat: int, order: str) -> TableAgain:
        """Lay the same table once more for those who sat at one that is over.

        Whoever asks first is told every key, like the maker of any table; the others find their
        seat there with the key that they have, which then is the only one.
        """
        told = await self._finish(table, self._lay_again(table, order == "lot"))
        again = table.goes_on(seat)
        assert again is not None
        return TableAgain(table=again.table, seat=again.seat, seats=told)

    async def enter(self, table: LiveTable, key: str | None, visitor: str = "") -> int | None:
        """The seat that a key opens; None without a key, and a Refusal for a wrong one."""
        if key is None:
            return None
        if table.seat_of(key) is None and table.next_seat_of(key) is not None:
            await self._finish(table, self._promote(table, key))
        seat = table.seat_of(key)
        if seat is None:
            raise Refusal("server-key", 403)
        table.came_from(visitor)
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
    ) -> int:
        """Check an action and store it; who asked for it is answered first, then calls `tell`."""

        def propose() -> Step:
            return table.played.propose(seat, action, request)

        return await self._finish(table, self._move(table, seat, n, action, request, propose))

    async def undo(self, table: LiveTable, seat: int, n: int, request: str | None) -> int:
        """Take the seat's last entry back, as an event of its own."""

        def propose() -> Step:
            return table.played.propose_undo(seat, request)

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

    async def expire(self, keep: Keep) -> int:
        """Throw away the tables that have lain untouched for too long; how many there were."""
        count = 0
        for id in await self.ledger.expired(keep):
            table = self._tables.get(id)
            # What somebody looks at right now is not forgotten.
            if table is not None and table.viewers:
                continue
            if await self.ledger.throw_away(id, keep):
                count += 1
                self._forget(id)
        return count

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
    ) -> int:
        async with table.lock:
            # Who knows more than this process was told it by another one.
            if table.doubtful or n > table.n:
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
    ) -> int:
        try:
            await self.ledger.append(table.id, step.events, _seat(step.turn), step.turn == "over")
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
        table.accept(step)
        log.debug("stored", table=table.id, n=table.n, seat=seat)
        if table.played.over:
            log.info("game over", table=table.id, n=table.n)
            self._start(self._keep_ending(table.id, table.played))
        return table.n

    def _laid(self, game: Game, setup: Setup, seats: list[Seat]) -> tuple[Stored, LiveTable]:
        """A table with everything dealt, to be stored."""
        stored = Stored(
            id=new_table_id(),
            game=game.name,
            rules=setup.rules,
            setup={"seats": setup.seats, "options": setup.written()},
            components=dict(setup.components),
            fate=secrets.token_bytes(32),
            seats=seats,
            events=[],
        )
        table = LiveTable(stored, self.seconds)
        step = table.played.begin()
        stored.events = list(step.events)
        # Nobody knows of this table yet, so it may be in memory before it is stored.
        table.accept(step)
        stored.turn = _seat(table.played.turn)
        return stored, table

    def _made_by(self, visitor: str, table: LiveTable) -> None:
        """Note who lays a table; of bots alone nobody may have many under way."""
        table.maker = neighbourhood(visitor)
        if not table.bots_alone:
            table.came_from(visitor)
            return
        under_way = sum(each.maker == table.maker and not each.played.over for each in self._alone)
        if under_way >= self.bots_alone:
            raise Refusal("server-bots-alone", 429, most=self.bots_alone)
        self._alone.add(table)

    def _opened(self, table: LiveTable) -> None:
        """Keep a table that has just been stored, and set its bots to work."""
        self._keep(table)
        log.info("table laid", table=table.id, game=table.game.name, seats=len(table.seats))
        self.moved(table)

    async def _lay_again(self, table: LiveTable, by_lot: bool) -> list[SeatMade]:
        async with table.lock:
            if not table.played.over:
                raise Refusal("server-not-over", 409)
            if table.again is not None:
                return []
            seats, told = place([_same(seat) for seat in table.seats], by_lot)
            moved = {made.asked: made.seat for made in told}
            for old, new in moved.items():
                # Its holder sits down there with the key that opens the seat here.
                seats[new - 1].next_hash = table.seats[old - 1].token_hash
            # Whatever that one was played by, a new table has the newest rules.
            asked = {**table.setup, "rules": None, "components": table.components}
            try:
                setup = table.game.setup(**asked)
            except Illegal as illegal:
                raise Refusal.of(illegal) from None
            stored, laid = self._laid(table.game, setup, seats)
            self._made_by(table.maker, laid)
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
        if not seats:
            self._forget(table.id)
            raise Refusal("server-no-table", 404, table=table.id)
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
        if not self.hints_from_others:
            table.wake()
            return
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
        if game is None:
            raise Refusal("server-other-rules", 410, table=id, rules=stored.rules)
        ending = None
        if stored.rules not in game.known_rules:
            ending = await self.ledger.ending(id)
            if ending is None:
                await self._close(id)
        try:
            if len(stored.events) > LONG:
                # Nobody else shall wait while a long game is played over again.
                table = await asyncio.to_thread(LiveTable, stored, self.seconds, ending)
            else:
                table = LiveTable(stored, self.seconds, ending)
        except Exception as problem:
            raise _damaged(id, problem) from None
        self._keep(table)
        self.found(table)
        return table

    async def _close(self, id: str) -> None:
        """End a table whose rules are gone; should that fail, the next who looks does it."""
        try:
            await self.ledger.close(id)
        except (Taken, Unwritten) as problem:
            log.error("not closed", table=id, kind=str(problem))
        else:
            log.warning("ended without its rules", table=id)

    async def keep_endings(self) -> int:
        """Keep what finished games leave where that is not stored yet; of how many it was not."""
        count = 0
        for id, game, rules in await self.ledger.without_ending():
            if game not in GAMES or rules not in GAMES[game].known_rules:
                continue
            try:
                stored = await self.ledger.load(id)
                if stored is None:
                    continue
                table = await asyncio.to_thread(LiveTable, stored, self.seconds)
                if table.played.over:
                    await self._keep_ending(id, table.played)
                    count += 1
            except Exception as problem:
                log.warning("no ending kept", table=id, kind=type(problem).__name__)
        return count

    async def _keep_ending(self, id: str, played: Table | Past) -> None:
        assert isinstance(played, Table)
        try:
            await self.ledger.keep_ending(id, await asyncio.to_thread(write_ending, played))
        except Taken:
            pass  # another process was faster
        except Unwritten as problem:
            # The next start finds that it is missing.
            log.warning("no ending kept", table=id, kind=str(problem))

    def _forget(self, id: str) -> None:
        table = self._tables.pop(id, None)
        if table is not None:
            table.gone = True

    def _keep(self, table: LiveTable) -> None:
        """Keep a table, and let those go that have rested for a while, or the longest if full."""
        self._tables[table.id] = table
        long_ago = time.monotonic() - RESTS
        for id, each in list(self._tables.items()):
            if each.used > long_ago and len(self._tables) <= self.MOST:
                return
            idle = not each.viewers and not each.lock.locked() and each.bot_to_move is None
            if idle and each is not table:
                del self._tables[id]

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


def _played(
    game: Game, agreed: dict[str, Any], stored: Stored, ending: bytes | None
) -> tuple[Table | Past, dict[str, int]]:
    """A game as far as it can be played here, and how its box is known."""
    if stored.rules in game.known_rules:
        setup = game.setup(**agreed, components=stored.components)
        box = game.known(game.box(setup.components))
        return Table(game, setup, fate=Fate(stored.fate)), box
    try:
        left = None if ending is None else read_ending(ending)
    except ValueError as problem:
        # Its record can still be had.
        log.error("ending cannot be read", table=stored.id, kind=type(problem).__name__)
        left = None
    setup = Setup(components=stored.components, **agreed)
    return Past(game, setup, (), left), {} if left is None else left.box


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
