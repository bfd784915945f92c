"""Hints for whoever plays against bots alone: thought in the workers, once for each moment."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from hashlib import sha256
from typing import Any

from msgspec import structs

from parterre.server.guard import neighbourhood
from parterre.server.levels import Thinking
from parterre.server.refusals import Refusal
from parterre.server.shapes import HintTold
from parterre.server.tables import LiveTable
from parterre.server.turns import Asker, Unneeded
from parterre.server.workers import NoDecision, Workers

Moment = tuple[str, int, int]  # a table, the number of its last event, and a seat
# How many seconds somebody waits for a hint before being told that none comes.
LATE = 30


class Hints:
    """The hints that were asked for lately, and those being thought about."""

    KEPT = 256

    def __init__(self, workers: Workers, thinking: Thinking) -> None:
        self.workers = workers
        self.thinking = thinking
        self._asked: OrderedDict[Moment, asyncio.Task[HintTold]] = OrderedDict()
        # How many wait for each: what nobody waits for is not thought.
        self._here: Counter[Moment] = Counter()

    def known(self, table: LiveTable, seat: int) -> bool:
        """Whether the hint of this moment is there or being thought about."""
        return (table.id, table.n, seat) in self._asked

    async def ask(self, table: LiveTable, seat: int, visitor: str = "") -> HintTold:
        """The hint for a seat at this moment; whoever asks again is told the same."""
        moment = (table.id, table.n, seat)
        task = self._asked.get(moment)
        if task is None:
            task = self._asked[moment] = asyncio.create_task(self._think(table, seat, visitor))
            task.add_done_callback(lambda done: self._forget_failure(moment, done))
            while len(self._asked) > self.KEPT:
                self._asked.popitem(last=False)
        self._asked.move_to_end(moment)
        self._here[moment] += 1
        try:
            async with asyncio.timeout(LATE):
                # Who goes away leaves the thought, and its place in the line, to who asks again.
                return await asyncio.shield(task)
        except TimeoutError:
            raise Refusal("hint-late", 503) from None
        except (NoDecision, Unneeded):
            if table.n != moment[1]:
                raise Refusal("server-stale", 409, n=moment[1], last=table.n) from None
            raise Refusal("hint-failed", 503) from None
        finally:
            self._here[moment] -= 1
            if not self._here[moment]:
                del self._here[moment]

    async def _think(self, table: LiveTable, seat: int, visitor: str) -> HintTold:
        n = table.n
        moment = (table.id, n, seat)
        setup: dict[str, Any] = {**table.setup, "components": table.components}
        seed = int.from_bytes(sha256(f"{table.id} {n} {seat}".encode()).digest()[:7], "big")
        seconds = self.thinking(table.game, "strongest")
        asker = Asker(
            neighbourhood(visitor), table.id, needed=lambda: table.n == n and self._here[moment] > 0
        )
        found = await self.workers.advise(
            table.game.name, setup, table.played.log(), seat, seed, seconds, asker
        )
        return HintTold(n=n, **structs.asdict(found))

    def _forget_failure(self, moment: Moment, task: asyncio.Task[HintTold]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._asked.pop(moment, None)


def check_hint(table: LiveTable, seat: int, n: int) -> None:
    """Refuse a hint where people play against each other, or where nothing is asked."""
    if any(other.kind != "bot" for other in table.seats if other.seat != seat):
        raise Refusal("server-hint-people", 403)
    if table.played.over:
        raise Refusal("table-over", 409)
    if n != table.n:
        raise Refusal("server-stale", 409, n=n, last=table.n)
    if table.played.turn != seat:
        raise Refusal("server-hint-turn", 409)
