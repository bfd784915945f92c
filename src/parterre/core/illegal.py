"""A refusal: which sentence to say, with which values, and which clause says so."""

from __future__ import annotations

import errno
import json
from typing import Final

LONGEST: Final = 60  # characters that a refusal quotes


class Illegal(Exception):
    """Something that the rules or a format do not allow."""

    def __init__(self, id: str, clause: str = "", **values: str | int) -> None:
        super().__init__(id, clause, values)
        self.id = id
        self.clause = clause
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        return (_remake, (self.id, self.clause, self.values))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.id}({told})" + (f" §{self.clause}" if self.clause else "")


def _remake(id: str, clause: str, values: dict[str, str | int]) -> Illegal:
    return Illegal(id, clause, **values)


def told(value: object, most: int = LONGEST) -> str:
    """A foreign value as a refusal may quote it: short, on one line, and as JSON writes it."""
    text = printable(value if isinstance(value, str) else written(value))
    return text if len(text) <= most else text[: most - 3] + "…"


def printable(text: str) -> str:
    """Foreign text without what a screen takes for more than letters."""
    return "".join(c if c.isprintable() or c == "\u00a0" else "·" for c in text)


def written(value: object) -> str:
    """A value as JSON writes it, texts in quotes."""
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        return repr(value)


def why(problem: Exception) -> str:
    """What the system calls a problem, such as ENOSPC; `system-why` says it in words."""
    number = getattr(problem, "errno", None)
    known = errno.errorcode.get(number) if isinstance(number, int) else None
    kept = str(getattr(problem, "sqlite_errorname", "")).split("_")  # SQLITE_IOERR_READ
    return known or "_".join(kept[:2]) or type(problem).__name__
