"""The title page of a game: everything that the rooms above may ask of it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from parterre.core.box import Box
from parterre.core.illegal import Illegal, told, written
from parterre.core.scorefile import Answer, Rows
from parterre.core.setup import Setup, Value
from parterre.core.state import State


@dataclass(frozen=True)
class Option:
    """Something a table may choose: its values, and the one it has when nobody chooses."""

    name: str
    default: Value | Callable[[int], Value]
    choices: tuple[Value, ...] = ()
    check: Callable[[str, int], Value] | None = None
    clause: str = ""
    seats: tuple[int, ...] = ()  # the numbers of seats it matters to, if not all

    def standard(self, seats: int) -> Value:
        """The value at a table that does not choose."""
        return self.default(seats) if callable(self.default) else self.default

    def read(self, value: object, seats: int) -> Value:
        """The value as the game understands it, or Illegal with those it could have."""
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if self.check is not None and isinstance(value, str):
            return self.check(value, seats)
        numbers = any(type(choice) is int for choice in self.choices)
        if self.check is not None and numbers and type(value) is int:
            return self.check(str(value), seats)
        listed = ", ".join(map(written, self.choices))
        id = "option-value" if self.check is None else "option-value-free"
        raise Illegal(id, self.clause, option=self.name, value=written(value)[:60], choices=listed)

    def spoken(self, word: str) -> Value:
        """The choice that a word of the command line means, or the word itself."""
        return next((c for c in self.choices if str(c).lower() == word), word)


@dataclass(frozen=True)
class Element:
    """One thing in the box and how it is known: rulebook, public, inferred or reconstructed."""

    id: str
    what: str
    value: str
    known: str
    source: str


@dataclass(frozen=True)
class Game:
    """A game's name, seats and options, and the functions its files offer."""

    name: str
    title: str
    designer: str
    rules: int
    seats: tuple[int, ...]
    bound: int
    options: tuple[Option, ...]
    folder: Path
    box: Callable[[Mapping[str, Any]], Box]
    correct: Callable[[Mapping[str, Any]], tuple[dict[str, Any], list[Illegal]]]
    elements: Callable[[Box, str], list[Element]]
    start: Callable[[Setup, Box], State]
    write: Callable[[State, int], str]
    read: Callable[[State, str], int]
    said: Callable[[State, int, int], str]
    told: Callable[[State, int, int], dict[str, Any]]
    view: Callable[[State, int], dict[str, Any]]
    shows: Callable[[State, Sequence[int]], list[dict[str, Any]]]
    score: Callable[[Mapping[str, Any], Box], Answer]
    tally: Callable[[State, Sequence[str]], Answer]
    rows: Callable[[Mapping[str, Any]], list[Rows]]
    picture: Callable[[State], str]
    rival: str = ""  # who a single seat plays against, with points of its own

    def setup(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        components: Mapping[str, Any] | None = None,
    ) -> Setup:
        """A setup with every option settled, or Illegal with what is wrong."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            listed = ", ".join(map(str, self.seats))
            raise Illegal("setup-seats", game=self.title, seats=written(seats)[:60], allowed=listed)
        given = dict(options or {})
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise Illegal(
                    "setup-option",
                    game=self.title,
                    option=told(name),
                    known=", ".join(sorted(known)),
                )
        chosen: dict[str, Value] = {}
        for option in self.options:
            standard = option.standard(seats)
            asked = option.name in given
            chosen[option.name] = option.read(given[option.name], seats) if asked else standard
        changes, mistakes = self.correct(components or {})
        if mistakes:
            raise mistakes[0]
        return Setup(seats, chosen, changes)

    def spoken(self, options: Mapping[str, str]) -> dict[str, Value]:
        """Options given as words of the command line, as the game understands them."""
        known = {option.name: option for option in self.options}
        return {n: known[n].spoken(word) if n in known else word for n, word in options.items()}

    def inventory(self, box: Box, lang: str) -> list[Element]:
        """What is in the box, element by element, its sources in the language as well."""
        listed = self.elements(box, lang)
        file = self.folder / f"components.{lang}.toml"
        sources = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
        return [replace(each, source=sources.get(each.source, each.source)) for each in listed]

    def begin(self, setup: Setup) -> State:
        """The table before anything has happened."""
        return self.start(setup, self.box(setup.components))

    def play_sentence(self, state: State, sentence: str) -> int:
        """Read a sentence, make it happen and return its code."""
        action = self.read(state, sentence)
        state.play(action)
        return action
