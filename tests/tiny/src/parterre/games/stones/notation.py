"""An action of Stones as a sentence, both ways."""

from __future__ import annotations

import re

from parterre.core import OVER, SPECTATOR, Illegal, State
from parterre.core.illegal import told as quoted
from parterre.core.shapes import Words


def write(state: State, action: int) -> str:
    """The sentence of an action (§2.1)."""
    return f"take {action}"


def read(state: State, sentence: str) -> int:
    """The legal action that a sentence means now, or Illegal with the reason (§2.1)."""
    form = re.fullmatch(r"take (\d)", sentence)
    if form is None or state.turn() == OVER or int(form[1]) not in state.actions():
        raise Illegal("stones-sentence", "2.1", sentence=quoted(sentence))
    return int(form[1])


def said(state: State, action: int, viewer: int) -> str:
    """The sentence as anybody may read it."""
    return write(state, action)


def keeper(state: State, action: int) -> int:
    """Nobody knows more than others."""
    return SPECTATOR


def told(state: State, action: int, viewer: int) -> Words:
    """What the log says of an action."""
    return Words("stones-log-take", {"count": action})
