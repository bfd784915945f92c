"""A table that is only read: what was stored of a game whose rules are not known any more.

What a finished game leaves is written when it ends, so that it needs no rules to be shown again.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, Union

import msgspec

from parterre.core import Game, Illegal, Setup
from parterre.core.setup import Value
from parterre.core.shapes import Shape, Turn, View
from parterre.table.record import write_record
from parterre.table.shapes import Moment, Record, Said, Score
from parterre.table.table import UNDO, Event, Step, Table

SMALLEST = 9  # how hard zlib tries


class Told(msgspec.Struct, array_like=True):
    """An event as the one seat was told it that reads more than everybody."""

    seat: int
    said: Said


class Ending(Shape):
    """What a finished game leaves: its scores, and what each viewer saw and was told."""

    scores: list[Score]
    options: dict[str, Value]
    # How many elements of the box are known in which way.
    box: dict[str, int]
    # The views that differ, each of nobody in particular, and which of them each viewer has: first
    # a spectator, then the seats.
    views: list[msgspec.Raw]
    viewers: list[int]
    said: list[Said]
    more: list[Told]


def write_ending(table: Table) -> bytes:
    """What a finished game leaves, as small as it is stored."""
    views: list[bytes] = []
    viewers: list[int] = []
    for viewer in (None, *range(1, table.setup.seats + 1)):
        seen = msgspec.structs.replace(table.moment(viewer, table.n).view, you=None)
        text = msgspec.json.encode(seen)
        if text not in views:
            views.append(text)
        viewers.append(views.index(text))
    ending = Ending(
        scores=table.scores(),
        options=table.setup.written(),
        box=table.game.known(table.game.box(table.setup.components)),
        views=[msgspec.Raw(text) for text in views],
        viewers=viewers,
        said=[reading.open for reading in table.told],
        more=[Told(reading.keeper, reading.full) for reading in table.told if reading.keeper],
    )
    return zlib.compress(msgspec.json.encode(ending), SMALLEST)


def read_ending(data: bytes) -> Ending:
    """What a game has left, or ValueError where that cannot be read any more."""
    try:
        ending = msgspec.json.decode(zlib.decompress(data), type=Ending)
        for view in ending.views:
            _view(view)
    except (zlib.error, msgspec.MsgspecError) as problem:
        raise ValueError(str(problem)) from None
    return ending


def entries_of(events: Iterable[Event]) -> list[Event]:
    """The events with what was undone left out."""
    entries: list[Event] = []
    for event in events:
        if event.text == UNDO:
            entries.pop()
        else:
            entries.append(event)
    return entries


class Past:
    """A table that nobody can play at: over, or ended because its rules are gone."""

    turn: Turn = "over"
    over = True

    def __init__(
        self, game: Game, setup: Setup, events: Sequence[Event], ending: Ending | None
    ) -> None:
        self.game = game
        self.setup = setup
        self.events: list[Event] = []
        self.entries: list[Event] = []
        self.ending = ending
        self.catch_up(events)

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def moment(self, viewer: int | None, since: int = 0) -> Moment:
        """What a seat, or a spectator, saw in the end and was told."""
        ending = self._ended()
        seen = _view(ending.views[ending.viewers[viewer or 0]])
        seen.you = viewer
        return Moment(
            n=self.n,
            turn=self.turn,
            options=ending.options,
            view=seen,
            choices=[],
            undo=False,
            said=self.said(viewer, since),
        )

    def said(self, viewer: int | None, since: int = 0) -> list[Said]:
        """The events after a number as the viewer could read them."""
        ending = self._ended()
        more = {told.said.n: told.said for told in ending.more if told.seat == viewer}
        return [more.get(said.n, said) for said in ending.said[since:]]

    def scores(self) -> list[Score]:
        """The scores, where the game was played to its end."""
        return [] if self.ending is None else self.ending.scores

    def log(self) -> list[str]:
        """The whole log, chance included, with what was undone left out."""
        return [entry.text for entry in self.entries]

    def record_for(self, viewer: int | None, names: Sequence[str] = ()) -> Record:
        """The record, whole for everybody: nobody can play on."""
        return write_record(self.game, self.setup, names, self.log(), self.scores())

    # What can be asked of any table; there is nothing to add to this one.

    def propose(self, seat: int, sentence: str, request: str | None = None) -> NoReturn:
        """Refuse a sentence."""
        raise Illegal("table-over")

    def propose_undo(self, seat: int, request: str | None = None) -> NoReturn:
        """Refuse to take anything back."""
        raise Illegal("table-over")

    def begin(self) -> NoReturn:
        """Deal nothing: such a table is never laid."""
        raise self._never()

    def accept(self, step: Step) -> NoReturn:
        """Take nothing over: nothing was proposed."""
        raise self._never()

    def catch_up(self, events: Iterable[Event]) -> None:
        """Take over what was stored while the rules were known elsewhere."""
        self.events += [event for event in events if event.n > self.n]
        self.entries = entries_of(self.events)

    def _ended(self) -> Ending:
        if self.ending is None:
            raise Illegal("table-rules-gone", rules=self.setup.rules, game=self.game.title)
        return self.ending

    def _never(self) -> ValueError:
        return ValueError("a table whose rules are gone is only read")


def _view(text: msgspec.Raw) -> View:
    """A view; of which game, its tag says."""
    any_game: Any = Union[tuple(View.__subclasses__())]  # noqa: UP007 – known when it runs
    view: View = msgspec.json.decode(text, type=any_game)
    return view
