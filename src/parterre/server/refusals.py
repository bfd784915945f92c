"""A refusal as it goes over the wire: a message id, its values, the clause and the sentence."""

from __future__ import annotations

from parterre.core import Illegal
from parterre.core.illegal import printable
from parterre.server.shapes import RefusalTold, Refusing, Update
from parterre.words import SOURCE, say


class Refusal(Exception):
    """A request that is not granted, with the sentence that says why."""

    def __init__(
        self, id: str, status: int = 400, clause: str = "", /, **values: str | int
    ) -> None:
        super().__init__(id)
        self.id = id
        self.status = status
        self.clause = clause
        self.values = values
        self.update: Update | None = None
        self.headers: dict[str, str] = {}
        self.request: str | None = None

    @classmethod
    def of(cls, illegal: Illegal, status: int = 422) -> Refusal:
        """What the rules do not allow, as a refusal."""
        return cls(illegal.id, status, illegal.clause, **illegal.values)

    def with_update(self, update: Update) -> Refusal:
        """The same refusal with what its receiver has missed."""
        self.update = update
        return self

    def error(self, lang: str = SOURCE) -> RefusalTold:
        """The refusal as it is told."""
        sentence = say(self.id, self.values, lang)
        return RefusalTold(id=self.id, values=self.values, clause=self.clause, sentence=sentence)

    def answer(self) -> Refusing:
        """The whole body of an answer that refuses."""
        return Refusing(error=self.error(), update=self.update)


def quoted(text: str, most: int = 40) -> str:
    """A foreign text as a sentence may show it: printable, short, on one line."""
    clean = printable(text)
    return clean if len(clean) <= most else clean[: most - 1] + "…"
