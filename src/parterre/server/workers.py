"""The processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

import structlog

from parterre.bots.shapes import Hint
from parterre.server.turns import SOMEBODY, Asker, Line, Thought

log = structlog.get_logger("workers")
# How often a thought may fail by itself, and how often its process may be killed over it: by
# somebody, or because memory ran out.
TRIES = 3
KILLS = 20
# Exit codes that tell nothing of the thought: killed, terminated, or not known because the process
# that starts the others is dead as well.
KILLED = (-9, -15, 255, None)
PAUSE = 0.05
NICE = 5
T = TypeVar("T")

Decide = Callable[[str, dict[str, Any], list[str], int, str, int], str]


class NoDecision(Exception):
    """A bot did not come to a decision, however often it was asked."""


class Died(Exception):
    """A process died over a thought, or could not be started for it."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Workers:
    """As many processes as may think at a time, and the line of thoughts in front of them."""

    def __init__(self, count: int, seconds: int, decide: Decide | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.seconds = seconds
        self._decide = decide
        self._line = Line(self.count)
        self._idle: list[Worker] = []
        self._busy: dict[asyncio.Task[None], Worker] = {}
        self._stopped = False

    async def decide(
        self,
        game: str,
        setup: dict[str, Any],
        entries: list[str],
        seat: int,
        bot: str,
        thinking: float = 0.0,
        asker: Asker = SOMEBODY,
    ) -> str:
        """The sentence that the bot at this seat chooses, in so many CPU seconds or its own."""

        def work() -> Callable[[], str]:
            # Each attempt has a seed of its own: what failed once need not fail again.
            question = (game, setup, entries, seat, bot, secrets.randbits(63))
            return partial(think, self.seconds, self._decide, question, thinking)

        return str(await self._ask(work, bot, game, thinking, asker))

    async def advise(
        self,
        game: str,
        setup: dict[str, Any],
        entries: list[str],
        seat: int,
        seed: int,
        thinking: float = 0.0,
        asker: Asker = SOMEBODY,
    ) -> Hint:
        """A hint for a seat, from so many CPU seconds of search or the usual ones."""
        work = partial(advise, self.seconds, (game, setup, entries, seat, seed), thinking)
        told: Hint = await self._ask(lambda: work, "hint", game, thinking, asker)
        return told

    def stop(self) -> None:
        """End the processes; a decision under way is left for the next start."""
        self._stopped = True
        for thought in self._line.close():
            thought.answer.set_exception(NoDecision("stopped"))
        for worker in (*self._idle, *self._busy.values()):
            worker.stop()
        while self._idle:
            self._idle.pop().bury()

    async def _ask(
        self,
        work: Callable[[], Callable[[], Any]],
        bot: str,
        game: str,
        seconds: float,
        asker: Asker,
    ) -> Any:
        """What comes of the work when its turn has come."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._line.join(Thought(asker, seconds, work, bot, game, answer))
        self._go_on()
        return await answer

    def _go_on(self) -> None:
        """Begin whatever may begin now."""
        while not self._stopped and (thought := self._line.next()) is not None:
            worker = self._worker_for(thought.asker.table)
            # Who asked may go away, but the process is busy until the thought is done.
            task = asyncio.create_task(self._think(worker, thought))
            self._busy[task] = worker
            task.add_done_callback(self._busy.pop)

    def _worker_for(self, table: str) -> Worker:
        """The one that thought for this table last and may have kept its work; else the idlest."""
        found = next((each for each in self._idle if each.table == table), None)
        found = found or (self._idle[0] if self._idle else Worker())
        if found in self._idle:
            self._idle.remove(found)
        found.table = table
        return found

    async def _think(self, worker: Worker, thought: Thought) -> None:
        try:
            found = await self._patiently(worker, thought)
            if not thought.answer.done():
                thought.answer.set_result(found)
        except Exception as problem:
            if not thought.answer.done():
                thought.answer.set_exception(problem)
        finally:
            self._line.end(thought)
            self._idle.append(worker)
            self._go_on()

    async def _patiently(self, worker: Worker, thought: Thought) -> Any:
        """What comes of a thought, though processes die over it or have died before."""
        failed = killed = 0
        known = {"bot": thought.bot, "game": thought.game}
        while failed < TRIES and killed < KILLS and not self._stopped:
            try:
                well, found = await aside(partial(worker.ask, thought.work()))
            except Died as death:
                if death.code in KILLED:
                    killed += 1
                else:
                    failed += 1
                if not self._stopped:
                    log.warning("worker died", **known, code=death.code)
                    await asyncio.sleep(PAUSE * killed)
                continue
            if well:
                return found
            # Only the kind is told: the words of an error could name a hidden card.
            log.warning("bot failed", **known, kind=found)
            failed += 1
        raise NoDecision(thought.bot)


class Worker:
    """One process, started when it is first asked something and again when it has died."""

    def __init__(self) -> None:
        self.table = ""  # for which it has thought last
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._stopped = False

    def ask(self, work: Callable[[], Any]) -> tuple[bool, Any]:
        """Whether the work went well, and what came of it or the kind of its failure."""
        try:
            line = self._line or self._start()
            line.send(work)
            answer: tuple[bool, Any] = line.recv()
        except (OSError, EOFError):
            raise Died(self.bury()) from None
        return answer

    def stop(self) -> None:
        """End the process."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def _start(self) -> Connection:
        context = _context()
        ours: Connection
        ours, theirs = context.Pipe()
        try:
            # Where the process is dead that starts the others, this starts it anew.
            process = context.Process(target=serve, args=(theirs,), daemon=True)
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            # Only the process has its end, so that the line breaks when it dies.
            theirs.close()
        self._process, self._line = process, ours
        if self._stopped:
            process.kill()
        return ours

    def bury(self) -> int | None:
        """Clear away a process that is dead or has nothing to do, and say how it ended."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is None:
            return None
        process.join(1)
        code = process.exitcode
        if code is None:
            process.kill()
        return code


def aside(call: Callable[[], T]) -> asyncio.Future[T]:
    """What comes of a call that takes its time, in a thread that nobody waits for at the end."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(found: Callable[[], None]) -> None:
        if not done.done():
            found()

    def run() -> None:
        found: Callable[[], None]
        try:
            found = partial(done.set_result, call())
        except Exception as problem:
            found = partial(done.set_exception, problem)
        with suppress(RuntimeError):  # the loop is closed: nobody wants to know
            loop.call_soon_threadsafe(settle, found)

    threading.Thread(target=run, daemon=True).start()
    return done


def serve(line: Connection) -> None:
    """Think about one thing after the other, in a worker process."""
    # Ctrl-C goes to every process of a terminal; only the server decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Whoever plays is answered first; a thought is measured by the time it really had.
        os.nice(NICE)
    threading.Thread(target=_follow, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work = line.recv()
            try:
                answer = True, work()
            except Exception as problem:
                answer = False, type(problem).__name__
            line.send(answer)


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
) -> Hint:
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


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        # The server is gone, perhaps killed: nobody will read what is thought here.
        os._exit(0)


def _context() -> Any:
    # Never fork: the server has threads, and a fork would copy their locks.
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    if context.get_start_method() == "forkserver":
        context.set_forkserver_preload(["parterre.bots", "parterre.games"])
    return context
