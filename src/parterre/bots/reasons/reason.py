"""A reason: a message with its values, and about how many points it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from parterre.core.shapes import Words


@dataclass(frozen=True)
class Reason:
    """Something true of the view that speaks for an action; the heaviest is told first."""

    weight: float
    id: str
    values: Mapping[str, str | int] = field(default_factory=dict)
    then: tuple[Words, ...] = ()

    def words(self) -> Words:
        """The reason as the log's messages are told."""
        return Words(self.id, self.values, list(self.then))
