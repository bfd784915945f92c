"""A reason: a message with its values, and about how many points it is worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Words = dict[str, Any]


@dataclass(frozen=True)
class Reason:
    """Something true of the view that speaks for an action; the heaviest is told first."""

    weight: float
    id: str
    values: dict[str, str | int] = field(default_factory=dict)
    then: tuple[Words, ...] = ()

    def words(self) -> Words:
        """The reason as the log's messages are told."""
        told: Words = {"id": self.id, "values": dict(self.values)}
        if self.then:
            told["then"] = list(self.then)
        return told
