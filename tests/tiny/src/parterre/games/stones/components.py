"""What is in the box of Stones; nothing in it can be corrected."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parterre.core import Box, Illegal, Voice
from parterre.core.box import corrections, read_shipped

SHIPPED = read_shipped(Path(__file__).parent)


def box(changes: Mapping[str, Any]) -> Box:
    """The box; a table has no other."""
    return Box(dict(changes), SHIPPED)


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes: nothing, or it is refused."""
    return corrections(given, SHIPPED, {}, "1.1")


def element(box: Box, section: str, name: str, voice: Voice) -> tuple[str, str]:
    """What an element of the box is, and its value."""
    return voice.own(box.contents[section]), str(box.contents[section]["count"])
