"""How much a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """CPU seconds of one thread, or iterations; with iterations a seed decides the action."""

    seconds: float = 0.0
    iterations: int = 0

    def __post_init__(self) -> None:
        if (self.seconds > 0) == (self.iterations > 0):
            raise ValueError("a budget is either seconds or iterations")
