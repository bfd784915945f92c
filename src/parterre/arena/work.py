"""Where the work runs: here while it is little, on every core when it is much."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from itertools import chain, islice
from time import monotonic
from types import FrameType
from typing import TypeVar

from parterre.arena.strangers import kill_all

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE = 0.5  # seconds of work before other processes are worth starting
AHEAD = 8  # jobs handed to each process before the first answer is taken
ENDS = {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def finished(
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    workers: int,
    patience: float = PATIENCE,
) -> Generator[tuple[int, Result], None, None]:
    """The results as they come, each with the number of its job, counted from 0."""
    waiting = enumerate(jobs)
    enough = monotonic() + patience
    for number, job in waiting:
        if workers > 1 and monotonic() >= enough:
            yield from _in_processes(function, chain([(number, job)], waiting), workers)
            return
        yield number, function(job)


def spread(
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    workers: int,
    patience: float = PATIENCE,
) -> Generator[Result, None, None]:
    """The results in the order of the jobs, however many processes do them."""
    early: dict[int, Result] = {}
    due = 0
    with closing(finished(function, jobs, workers, patience)) as results:
        for number, result in results:
            early[number] = result
            while due in early:
                yield early.pop(due)
                due += 1


def _in_processes(
    function: Callable[[Job], Result], jobs: Iterator[tuple[int, Job]], workers: int
) -> Generator[tuple[int, Result], None, None]:
    others = set(multiprocessing.active_children())
    # Not forked: a fork copies the threads' locks, and a progress bar has a thread.
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=_depend_on_the_parent
    )
    due: dict[Future[Result], int] = {}

    def submit(number_of_jobs: int) -> None:
        for number, job in islice(jobs, number_of_jobs):
            with _ends_held_back():  # a pool that was cut short while it starts cannot be closed
                due[pool.submit(function, job)] = number

    try:
        submit(workers * AHEAD)
        while due:
            done, _ = wait(due, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=due.__getitem__):
                yield due.pop(future), future.result()
            submit(len(done))
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _depend_on_the_parent() -> None:
    """Leave interrupts to the parent, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)  # a process begins as its parent was then
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _end()


def _end(number: int = 0, frame: FrameType | None = None) -> None:
    kill_all()  # strangers have a session of their own, and nobody else would end them
    os._exit(128 + number)


@contextmanager
def _ends_held_back() -> Iterator[None]:
    """Let a signal to end wait until this is done, here and in what is started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
