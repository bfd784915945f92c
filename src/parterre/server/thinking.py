"""Bots at work: whenever it is a bot's turn, a worker process decides and the move is stored."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from parterre.server.refusals import Refusal
from parterre.server.storage import Seat
from parterre.server.tables import LiveTable, Tables
from parterre.server.workers import NoDecision, Workers

log = structlog.get_logger("bots")
# How long to wait when a move could not be stored, and the longest such wait.
PATIENCE = 0.5
LONGEST = 30.0


class BotsAtWork:
    """One task for each table where it is a bot's turn."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._stopping = False
        tables.moved = self.look

    def look(self, table: LiveTable) -> None:
        """Set a bot to work if it is one's turn and none is working here."""
        if self._stopping or table.id in self._at_work or table.bot_to_move is None:
            return
        task = asyncio.create_task(self._work(table))
        self._at_work[table.id] = task
        task.add_done_callback(lambda done: self._ended(table, done))

    async def resume(self) -> None:
        """Take up the tables that were waiting for a bot when the server last stopped."""
        for id in await self.tables.ledger.waiting_for_bots():
            try:
                self.look(await self.tables.get(id))
            except Refusal as refusal:
                log.warning("table left aside", table=id, id=refusal.id)
            # Folding takes a moment each, and whoever asks meanwhile is answered.
            await asyncio.sleep(0)

    async def stop(self) -> None:
        """Leave every bot's turn for the next start; a move being stored is finished."""
        self._stopping = True
        for task in list(self._at_work.values()):
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)
        self.workers.stop()

    async def _work(self, table: LiveTable) -> None:
        wait = PATIENCE
        while not self._stopping and (bot := table.bot_to_move) is not None:
            n = table.n
            action = await self._decide(table, bot)
            try:
                await self._play(table, bot, n, action)
                wait = PATIENCE
            except Refusal as refusal:
                if refusal.status == 409:
                    # Somebody took a move back meanwhile: look at the table again.
                    continue
                log.error("bot's move not stored", table=table.id, n=n, id=refusal.id)
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

    async def _decide(self, table: LiveTable, bot: Seat) -> str:
        setup: dict[str, Any] = {**table.setup, "components": table.components}
        try:
            return await self.workers.decide(
                table.game.name, setup, table.play.log(), bot.seat, bot.bot or ""
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
        if problem is not None:
            log.error("bot stopped", table=table.id, kind=type(problem).__name__)


def first_choice(table: LiveTable, bot: Seat) -> str:
    """The first action that the bot's own view offers."""
    return str(table.update(bot.seat, table.n)["choices"][0]["action"])
