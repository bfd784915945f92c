"""The shape of the question that a stranger's bot is asked, a line of JSON each."""

from __future__ import annotations

from parterre.core.setup import Value
from parterre.core.shapes import Shape, View

PROTOCOL = "parterre-bot/1"


class Asked(Shape):
    """What a seat sees and may do now, and what it should know of the game and of its limits."""

    format: str
    game: str
    rules: int
    seat: int
    seats: int
    options: dict[str, Value]
    seed: int
    # What a bot that searches is given for a decision; a stranger may hold itself to it.
    seconds: float | None
    iterations: int | None
    # The seconds on the clock within which an answer has to come.
    limit: float
    # How many questions it was asked in this game, with this one.
    decision: int
    view: View
    actions: list[str]
