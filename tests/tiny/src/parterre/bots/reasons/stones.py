"""What speaks for an action in Stones."""

from __future__ import annotations

from parterre.bots.reasons.reason import Reason
from parterre.core import State
from parterre.core.shapes import Shows, Words


def said(view: State, action: int) -> Words | None:
    """The log says enough."""
    return None


def reasons(view: State, action: int, shown: Shows) -> list[Reason]:
    """What is left for the other seat."""
    left = view.facts()[0] - action
    return [] if left % 4 else [Reason(1, "stones-reason-four", {"left": left})]
