"""How a table is set up: the seats, the options, the box and the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

Value: TypeAlias = str | int | bool
# What a file holds whose words are its game's own: a score file, a corrected box.
Document: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """What has been agreed before the first card; made by Game.setup, which checks it."""

    seats: int
    options: Mapping[str, Value]
    components: Mapping[str, Any]
    rules: int

    def written(self) -> dict[str, Value]:
        """The options as they are written; one left to the lot has no value and is left out."""
        return {name: value for name, value in self.options.items() if value != ""}
