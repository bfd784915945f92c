# compiled
"""What is in the box: immutable, shared by every copy of a state."""

from __future__ import annotations

from typing import Any


class Box:
    """The components of one game as a table uses them, and what was corrected in them."""

    def __init__(self, changes: dict[str, Any]) -> None:
        self.changes = changes
