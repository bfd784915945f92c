"""The shapes of a hint: the best action for a seat, its chance of winning and why."""

from __future__ import annotations

from parterre.core.shapes import Shape, Words


class Advised(Shape):
    """An action in words, and its chance of winning in percent."""

    action: str
    words: Words
    chance: int


class Hint(Advised):
    """The best action with what speaks for it, and the next best where there is another."""

    reasons: list[Words]
    second: Advised | None
