"""How a table is set up: the seats, the options and the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Value: TypeAlias = str | int | bool


@dataclass(frozen=True)
class Setup:
    """What has been agreed before the first card; made by Game.setup, which checks it."""

    seats: int
    options: Mapping[str, Value]
    components: Mapping[str, Any] = field(default_factory=dict)

    def written(self) -> dict[str, Value]:
        """The options as they are written; one left to the lot has no value and is left out."""
        return {name: value for name, value in self.options.items() if value != ""}
