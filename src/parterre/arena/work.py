"""Where the work runs: here while it is little, on every core when it is much."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import chain, islice
from time import monotonic
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE = 0.5  # seconds of work before other processes are worth starting
AHEAD = 8  # jobs handed to each process before the first answer is taken


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    function: Callable[[Job], Result],
    jobs: Iterable[Job],
    workers: int,
    patience: float = PATIENCE,
) -> Generator[Result, None, None]:
    """The results in the order of the jobs, however many processes do them."""
    waiting = iter(jobs)
    enough = monotonic() + patience
    for job in waiting:
        if workers > 1 and monotonic() >= enough:
            yield from _in_processes(function, chain([job], waiting), workers)
            return
        yield function(job)


def _in_processes(
    function: Callable[[Job], Result], jobs: Iterator[Job], workers: int
) -> Generator[Result, None, None]:
    others = set(multiprocessing.active_children())
    # Not forked: a fork copies the threads' locks, and a progress bar has a thread.
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    due: deque[Future[Result]] = deque()
    try:
        with _interrupts_ignored():  # what is started now inherits that
            due.extend(pool.submit(function, job) for job in islice(jobs, workers))
        due.extend(pool.submit(function, job) for job in islice(jobs, workers * (AHEAD - 1)))
        while due:
            yield due.popleft().result()
            due.extend(pool.submit(function, job) for job in islice(jobs, 1))
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
