"""A refusal: which sentence to say, with which values, and which clause says so."""

from __future__ import annotations


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


def told(value: object) -> str:
    """A foreign value as a refusal may quote it: short and on one line."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c.isprintable() else "·" for c in text)
    return text if len(text) <= 60 else text[:57] + "…"
