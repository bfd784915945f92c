"""What a game teaches its bots, found by the game's name: hints, levels of play and reasons."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from parterre.bots.hints.hints import Hints
from parterre.bots.levels import Level
from parterre.bots.reasons.reason import Reason
from parterre.core import State
from parterre.core.shapes import Shows, Words


class Teaching(Protocol):
    """A file of `hints`: what an experienced player would say, and how each level plays."""

    LEVELS: tuple[Level, ...]

    def hints(self) -> Hints:
        """The hints of the game."""


class Speaking(Protocol):
    """A file of `reasons`: what a game's log leaves unsaid of an action, and what speaks for it."""

    def said(self, view: State, action: int) -> Words | None:
        """What to do, where the log would tell too little."""

    def reasons(self, view: State, action: int, shown: Shows) -> list[Reason]:
        """What the action does for the mover and against the others."""


def hints_of(game: str) -> Hints:
    """Fresh hints of a game."""
    return cast(Teaching, import_module(f"parterre.bots.hints.{game}")).hints()


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels of a game, from the weakest on."""
    return cast(Teaching, import_module(f"parterre.bots.hints.{game}")).LEVELS


def level_of(game: str, name: str) -> Level:
    """The row of a level in a game."""
    return next(level for level in levels_of(game) if level.name == name)


def speaking_of(game: str) -> Speaking:
    """What speaks for actions of a game."""
    return cast(Speaking, import_module(f"parterre.bots.reasons.{game}"))
