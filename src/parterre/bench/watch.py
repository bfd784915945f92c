"""A clock for slices: they end by the wall, and what they took is what this thread worked."""

from __future__ import annotations

from time import perf_counter, thread_time


class Watch:
    """Runs from its making; the others on a busy machine shorten a slice but not its rate."""

    def __init__(self, seconds: float) -> None:
        self.end = perf_counter() + seconds
        self.began = thread_time()

    def over(self) -> bool:
        """Whether the slice has lasted long enough."""
        return perf_counter() >= self.end

    def worked(self) -> float:
        """The CPU seconds since the beginning."""
        return thread_time() - self.began
