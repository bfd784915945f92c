"""The title page of a game: everything that the rooms above may ask of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parterre.core.box import Box, is_whole, read_sources
from parterre.core.illegal import Illegal, told, written
from parterre.core.scorefile import Answer, Rows
from parterre.core.setup import Document, Setup, Value
from parterre.core.shapes import Element, Scored, Shows, View, Words
from parterre.core.state import State
from parterre.core.voice import Voice


@dataclass(frozen=True)
class Option:
    """Something a table may choose: its values, and the one it has when nobody chooses."""

    name: str
    default: Value | Callable[[int], Value]
    choices: tuple[Value, ...] = ()
    check: Callable[[str, int], Value] | None = None
    clause: str = ""
    seats: tuple[int, ...] = ()  # the numbers of seats it matters to, if not all
    codes: str = ""  # of a free text, what it is made of,
    needed: Callable[[int], int] | None = None  # and how many of them so many seats play with

    def picked(self, seats: int) -> int:
        """How many codes a table of so many seats may choose; 0 where it has no choice."""
        count = self.needed(seats) if self.needed else 0
        return count if count < len(self.codes) else 0

    def matters(self, seats: int) -> bool:
        """Whether such a table has anything to choose here."""
        if self.needed:
            return self.picked(seats) > 0
        return not self.seats or seats in self.seats

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
class Game:
    """A game's name, seats and options, and the functions its files offer."""

    name: str
    title: str
    designer: str
    rules: int  # the newest, which a table is played by unless it says otherwise
    seats: tuple[int, ...]
    usual: int  # seats, where nobody has said how many
    minutes: int  # that a game takes at a table of people
    bound: int
    options: tuple[Option, ...]
    folder: Path
    box: Callable[[Mapping[str, Any]], Box]
    correct: Callable[[Mapping[str, Any]], tuple[Document, list[Illegal]]]
    element: Callable[[Box, str, str, Voice], tuple[str, str]]
    start: Callable[[Setup, Box], State]
    write: Callable[[State, int], str]
    read: Callable[[State, str], int]
    said: Callable[[State, int, int], str]
    keeper: Callable[[State, int], int]  # the seat that alone reads all of an action
    told: Callable[[State, int, int], Words]
    view: Callable[[State, int], View]
    shows: Callable[[State, Sequence[int]], Sequence[Shows]]
    score: Callable[[Mapping[str, Any], Box], Answer]
    tally: Callable[[State, Sequence[str]], Answer]
    rows: Callable[[Scored], list[Rows]]
    picture: Callable[[State], str]
    rival: str = ""  # who a single seat plays against, with points of its own
    older_rules: tuple[int, ...] = ()  # those before the newest that are still played

    @property
    def known_rules(self) -> tuple[int, ...]:
        """The rules that a table may be played by, the oldest first."""
        return (*self.older_rules, self.rules)

    def read_rules(self, number: object) -> int:
        """The rules of that number, or Illegal with those that are known."""
        for known in self.known_rules:
            if type(number) is int and number == known:
                return known
        listed = ", ".join(map(str, self.known_rules))
        raise Illegal("rules-unknown", game=self.title, rules=written(number)[:60], known=listed)

    def setup(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        components: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> Setup:
        """A setup with every option settled, or Illegal with what is wrong."""
        played_by = self.rules if rules is None else self.read_rules(rules)
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
        return Setup(seats, chosen, changes, played_by)

    def spoken(self, options: Mapping[str, str]) -> dict[str, Value]:
        """Options given as words of the command line, as the game understands them."""
        known = {option.name: option for option in self.options}
        return {n: known[n].spoken(word) if n in known else word for n, word in options.items()}

    def elements(self, box: Box, voice: Voice) -> list[Element]:
        """What is in the box, element by element: what it is, its value, and how that is known."""
        sources = read_sources(self.folder, voice.lang)
        listed = []
        for section, name, known, source in _grounds(box):
            what, value = self.element(box, section, name, voice)
            id = f"{section}.{name}" if name else section
            listed.append(Element(id, what, value, known, sources.get(source, source)))
        return listed

    def known(self, box: Box) -> dict[str, int]:
        """How many elements of the box are known in which way."""
        return dict(Counter(known for _, _, known, _ in _grounds(box)))

    def begin(self, setup: Setup) -> State:
        """The table before anything has happened."""
        return self.start(setup, self.box(setup.components))

    def play_sentence(self, state: State, sentence: str) -> int:
        """Read a sentence, make it happen and return its code."""
        action = self.read(state, sentence)
        state.play(action)
        return action


def _grounds(box: Box) -> Iterator[tuple[str, str, str, str]]:
    """Every element by its section and name, with how it is known and by which source."""
    for section, elements in box.contents.items():
        if is_whole(elements):
            yield section, "", elements["known"], elements["source"]
            continue
        for name, values in elements.items():
            if name in box.changes.get(section, {}):
                yield section, name, "corrected", "—"
            else:
                yield section, name, values["known"], values["source"]
