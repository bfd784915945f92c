"""What a game hands to a screen as a program outside would read it."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(shape: object) -> Any:
    """A shape as plain data."""
    return msgspec.json.decode(msgspec.json.encode(shape))
