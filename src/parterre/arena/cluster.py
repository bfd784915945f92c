"""The same work on a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from parterre.core import Illegal
from parterre.core.illegal import told

Job = TypeVar("Job")
Result = TypeVar("Result")

PATIENCE = 10.0  # seconds in which a cluster must answer
AHEAD = 2  # jobs handed out for each core of the cluster


def _ray() -> Any:
    """Ray, which is an extra and so is here or not."""
    return import_module("ray")


@contextmanager
def cluster() -> Iterator[None]:
    """Join the cluster that RAY_ADDRESS names or that runs here; where there is none, start one."""
    try:
        ray = _ray()
    except ImportError:
        raise Illegal("arena-no-ray") from None
    joined = ray.is_initialized()
    try:
        if not joined:
            _knock(os.environ.get("RAY_ADDRESS", ""))
            ray.init(log_to_driver=False, logging_level="ERROR")
    except Exception as problem:  # whatever Ray calls it: there is no cluster to work on
        reason = told(str(problem).strip().partition("\n")[0] or type(problem).__name__)
        raise Illegal("arena-ray-unreachable", reason=reason) from None
    try:
        yield
    finally:
        if not joined:
            ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody answers; Ray itself would try for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def finished_on_ray(
    function: Callable[[Job], Result], jobs: Iterable[Job]
) -> Generator[tuple[int, Result], None, None]:
    """The results as they come, each with the number of its job, counted from 0."""
    ray = _ray()
    work = ray.remote(num_cpus=1)(function)
    waiting = enumerate(jobs)
    due: dict[Any, int] = {}
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(due)
            for number, job in islice(waiting, max(0, room)):
                due[work.remote(job)] = number
            if not due:
                return
            (ready,), _ = ray.wait(list(due), num_returns=1)
            yield due.pop(ready), ray.get(ready)
    finally:
        for each in due:
            ray.cancel(each, force=True)
