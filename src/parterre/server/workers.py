"""The processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

import structlog

log = structlog.get_logger("workers")
TRIES = 3
T = TypeVar("T")

Decide = Callable[[str, dict[str, Any], list[str], int, str, int], str]


class NoDecision(Exception):
    """A bot did not come to a decision, however often it was asked."""


class Workers:
    """A pool of processes that is started when first needed and replaced when it breaks."""

    def __init__(self, count: int, seconds: int, decide: Decide | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._decide = decide
        self._pool: ProcessPoolExecutor | None = None

    async def decide(
        self,
        game: str,
        setup: dict[str, Any],
        entries: list[str],
        seat: int,
        bot: str,
        thinking: float = 0.0,
    ) -> str:
        """The sentence that the bot at this seat chooses, in so many CPU seconds or its own."""

        def work() -> Callable[[], str]:
            # Each attempt has a seed of its own: what failed once need not fail again.
            question = (game, setup, entries, seat, bot, secrets.randbits(63))
            return partial(think, self.seconds, self._decide, question, thinking)

        return await self._patiently(work, bot, game)

    async def advise(
        self,
        game: str,
        setup: dict[str, Any],
        entries: list[str],
        seat: int,
        seed: int,
        thinking: float = 0.0,
    ) -> dict[str, Any]:
        """A hint for a seat, from so many CPU seconds of search or the usual ones."""
        work = partial(advise, self.seconds, (game, setup, entries, seat, seed), thinking)
        return await self._patiently(lambda: work, "hint", game)

    async def _patiently(self, work: Callable[[], Callable[[], T]], what: str, game: str) -> T:
        """What comes of the work, though a process die over it or have died before."""
        for attempt in range(1, TRIES + 1):
            # What has failed once is kept apart, so that it takes no other along.
            pool = self._shared() if attempt == 1 else self._new(1)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work())
            except BrokenProcessPool:
                # The process died or was stopped by its alarm; the pool cannot be used again.
                if pool is self._pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                log.warning("worker died", bot=what, game=game, attempt=attempt)
            except Exception as problem:
                # Only the kind is told: the words of an error could name a hidden card.
                log.warning("bot failed", bot=what, game=game, kind=type(problem).__name__)
            finally:
                if attempt > 1:
                    pool.shutdown(wait=False, cancel_futures=True)
        raise NoDecision(what)

    def stop(self) -> None:
        """End the processes; a decision under way is left for the next start."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()

    def _shared(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = self._new(self.count)
        return self._pool

    def _new(self, count: int) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(count, mp_context=_context(), initializer=_begin)


def think(
    seconds: int,
    decide: Decide | None,
    question: tuple[str, dict[str, Any], list[str], int, str, int],
    thinking: float,
) -> str:
    """One decision, in a worker process; an alarm ends the process if it takes too long."""
    from parterre import bots

    budget = bots.Budget(seconds=thinking) if thinking else None
    with _alarm(seconds):
        return (decide or partial(bots.decide, budget=budget))(*question)


def advise(
    seconds: int, question: tuple[str, dict[str, Any], list[str], int, int], thinking: float
) -> dict[str, Any]:
    """One hint, in a worker process, under the same alarm."""
    from parterre import bots
    from parterre.bots.advice import advise as advised

    budget = bots.Budget(seconds=thinking) if thinking else None
    with _alarm(seconds):
        return advised(*question, budget=budget)


@contextmanager
def _alarm(seconds: int) -> Iterator[None]:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
    try:
        yield
    finally:
        if hasattr(signal, "alarm"):
            signal.alarm(0)


def _begin() -> None:
    # Ctrl-C goes to every process of a terminal; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        # The server is gone, perhaps killed: nobody will read what is thought here.
        os._exit(0)


def _context() -> BaseContext:
    # Never fork: the server has threads, and a fork would copy their locks.
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if context.get_start_method() == "forkserver":
        context.set_forkserver_preload(["parterre.bots", "parterre.games"])
    return context
