"""Bots at work: whenever it is a bot's turn, a worker process decides and the move is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import structlog

from parterre.server.refusals import Refusal
from parterre.server.storage import Away, Seat
from parterre.server.tables import LiveTable, Tables
from parterre.server.turns import Asker, Unneeded
from parterre.server.workers import NoDecision, Workers

log = structlog.get_logger("bots")
T = TypeVar("T")
# How long to wait when a move could not be stored, and the longest such wait.
PATIENCE = 0.5
LONGEST = 30.0
# How long a bot's turn is left to the process that stored the move before it.
GRACE = 10.0
# How long bots rest after a move that nobody waits for, so that people's moves have the disk.
REST = 0.05


class BotsAtWork:
    """One task for each table where it is a bot's turn."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self._at_work: dict[str, asyncio.Task[None]] = {}
        # Tables whose bot another process should set to work, and when we stop relying on that.
        self._left: dict[str, asyncio.TimerHandle] = {}
        self._stopping = False
        tables.moved = self.look
        tables.found = self.take_over

    def look(self, table: LiveTable) -> None:
        """Set a bot to work if it is one's turn and none is working here."""
        self._leave_no_longer(table)
        if self._stopping or table.id in self._at_work or table.bot_to_move is None:
            return
        task = asyncio.create_task(self._work(table))
        self._at_work[table.id] = task
        task.add_done_callback(lambda done: self._ended(table, done))

    def take_over(self, table: LiveTable) -> None:
        """Look at a table that another process has moved, once that one has had its time."""
        if not self.tables.hints_from_others:
            self.look(table)
            return
        self._leave_no_longer(table)
        if not self._stopping and table.bot_to_move is not None:
            loop = asyncio.get_running_loop()
            self._left[table.id] = loop.call_later(GRACE, self.look, table)

    def _leave_no_longer(self, table: LiveTable) -> None:
        waiting = self._left.pop(table.id, None)
        if waiting is not None:
            waiting.cancel()

    async def resume(self) -> None:
        """Take up the tables that were waiting for a bot when the server last stopped."""
        for id in await self._patiently(self.tables.ledger.waiting_for_bots):
            try:
                self.take_over(await self._patiently(partial(self.tables.get, id)))
            except Exception as problem:
                log.warning("table left aside", table=id, kind=_kind(problem))
            # Folding takes a moment each, and whoever asks meanwhile is answered.
            await asyncio.sleep(0)

    async def _patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """What the database answers, however long it is away."""
        wait = PATIENCE
        while True:
            try:
                return await ask()
            except Away:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST)

    async def stop(self) -> None:
        """Leave every bot's turn for the next start; a move being stored is finished."""
        self._stopping = True
        for waiting in self._left.values():
            waiting.cancel()
        for task in list(self._at_work.values()):
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)
        self.workers.stop()

    async def _work(self, table: LiveTable) -> None:
        wait = PATIENCE
        while not self._stopping and (bot := table.bot_to_move) is not None:
            n = table.n
            try:
                await self._play(table, bot, n, await self._decide(table, bot))
                wait = PATIENCE
                if not table.attended:
                    await asyncio.sleep(REST)
            except Unneeded:
                # The table has moved on while the thought was waiting.
                continue
            except Exception as problem:
                if isinstance(problem, Refusal) and problem.status == 409:
                    # Another process was faster: look at the table again.
                    continue
                # Whatever it was, the others at the table wait for this bot: it tries again.
                log.error("bot's move not stored", table=table.id, n=n, kind=_kind(problem))
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST)

    async def _play(self, table: LiveTable, bot: Seat, n: int, action: str) -> None:
        try:
            await self.tables.play(table, bot.seat, n, action, None)
        except Refusal as refusal:
            if refusal.status != 422:
                raise
            log.error("bot chose what is not allowed", table=table.id, n=n, bot=bot.bot)
            await self.tables.play(table, bot.seat, n, first_choice(table, bot), None)
        self.tables.tell(table)

    async def _decide(self, table: LiveTable, bot: Seat) -> str:
        setup: dict[str, Any] = {**table.setup, "components": table.components}
        name = bot.bot or ""
        seconds = table.seconds(table.game, name)
        n = table.n

        def needed() -> bool:
            return table.n == n and not table.gone

        asker = Asker(table.maker, table.id, lambda: table.attended, needed)
        try:
            return await self.workers.decide(
                table.game.name, setup, table.played.log(), bot.seat, name, seconds, asker
            )
        except NoDecision:
            # The others at the table must not wait for ever, so something legal is played.
            log.error("bot gave up; its first choice is played", table=table.id, bot=bot.bot)
            return first_choice(table, bot)

    def _ended(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        self._at_work.pop(table.id, None)
        if task.cancelled():
            return
        problem = task.exception()
        if problem is None:
            # A move may have come between the task's last look and its end.
            self.look(table)
        else:
            log.error("bot stopped", table=table.id, kind=type(problem).__name__)
            asyncio.get_running_loop().call_later(LONGEST, self.look, table)


def _kind(problem: Exception) -> str:
    """What a problem is called; its words could name a hidden card."""
    return problem.id if isinstance(problem, Refusal) else type(problem).__name__


def first_choice(table: LiveTable, bot: Seat) -> str:
    """The first action that the bot's own view offers."""
    return table.update(bot.seat, table.n).choices[0].action
