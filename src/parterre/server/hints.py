"""Hints for whoever plays against bots alone: thought in the workers, once for each moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Any

from parterre.server.levels import Thinking
from parterre.server.refusals import Refusal
from parterre.server.tables import LiveTable
from parterre.server.workers import NoDecision, Workers

Moment = tuple[str, int, int]  # a table, the number of its last event, and a seat


class Hints:
    """The hints that were asked for lately, and those being thought about."""

    KEPT = 256

    def __init__(self, workers: Workers, thinking: Thinking) -> None:
        self.workers = workers
        self.thinking = thinking
        self._asked: OrderedDict[Moment, asyncio.Task[dict[str, Any]]] = OrderedDict()

    def known(self, table: LiveTable, seat: int) -> bool:
        """Whether the hint of this moment is there or being thought about."""
        return (table.id, table.n, seat) in self._asked

    async def ask(self, table: LiveTable, seat: int) -> dict[str, Any]:
        """The hint for a seat at this moment; whoever asks again is told the same."""
        moment = (table.id, table.n, seat)
        task = self._asked.get(moment)
        if task is None:
            task = self._asked[moment] = asyncio.create_task(self._think(table, seat))
            task.add_done_callback(lambda done: self._forget_failure(moment, done))
            while len(self._asked) > self.KEPT:
                self._asked.popitem(last=False)
        self._asked.move_to_end(moment)
        try:
            # Who goes away leaves the thought to whoever asks again.
            return await asyncio.shield(task)
        except NoDecision:
            raise Refusal("hint-failed", 503) from None

    async def _think(self, table: LiveTable, seat: int) -> dict[str, Any]:
        n = table.n
        setup: dict[str, Any] = {**table.setup, "components": table.components}
        seed = int.from_bytes(sha256(f"{table.id} {n} {seat}".encode()).digest()[:7], "big")
        seconds = self.thinking(table.game, "strongest")
        found = await self.workers.advise(
            table.game.name, setup, table.play.log(), seat, seed, seconds
        )
        return {"n": n, **found}

    def _forget_failure(self, moment: Moment, task: asyncio.Task[dict[str, Any]]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._asked.pop(moment, None)


def check_hint(table: LiveTable, seat: int, n: int) -> None:
    """Refuse a hint where people play against each other, or where nothing is asked."""
    if any(other.kind != "bot" for other in table.seats if other.seat != seat):
        raise Refusal("server-hint-people", 403)
    if table.play.over:
        raise Refusal("table-over", 409)
    if n != table.n:
        raise Refusal("server-stale", 409, n=n, last=table.n)
    if table.play.turn != seat:
        raise Refusal("server-hint-turn", 409)
