"""One table: the events so far, the state they fold to, and what may be added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from parterre.core import CHANCE, OVER, SPECTATOR, Game, Illegal, Setup, State
from parterre.core.shapes import Turn, Words
from parterre.table.fate import Fate
from parterre.table.record import scores, write_record
from parterre.table.shapes import Choice, Moment, Record, Said, Score

UNDO = "undo"
LONGEST = 100


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, numbered from 1; an undo is an event too, chance has no seat.

    One that was asked for keeps the words it was asked in, where they were others, and the id that
    its request was given.
    """

    n: int
    seat: int | None
    text: str
    asked: str | None = None
    request: str | None = None


class Played(NamedTuple):
    """An action with the table before and after it."""

    before: State
    action: int
    after: State


@dataclass(frozen=True)
class Step:
    """Events that would be added, to be stored first and accepted then."""

    after: int
    events: tuple[Event, ...]
    turn: Turn  # whose moment it will be
    played: tuple[Played, ...] = field(default=(), compare=False)  # nothing for an undo


class Reading(NamedTuple):
    """An event as everybody may read it, and as the one seat may that it tells more."""

    open: Said
    keeper: int  # the seat, or 0
    full: Said


UNDONE = Words("log-undo")


def turn_of(state: State) -> Turn:
    """The seat whose moment it is, counted from 1, or "chance" or "over"."""
    turn = state.turn()
    return "over" if turn == OVER else "chance" if turn == CHANCE else turn + 1


class Table:
    """A game being played: everything is settled before anything changes."""

    def __init__(
        self, game: Game, setup: Setup, fate: Fate | None = None, events: Iterable[Event] = ()
    ) -> None:
        self.game = game
        self.setup = setup
        self.fate = fate
        self.events: list[Event] = []
        self.entries: list[Event] = []  # the events with what was undone left out
        self.states: list[State] = [game.begin(setup)]  # now, and as far back as undo may go
        self.told: list[Reading] = []  # for each event
        self.catch_up(events)

    def _fold(self, event: Event) -> None:
        """Add an event that has been stored, and so was legal."""
        if event.text == UNDO:
            self._undo(event)
            return
        before = self.state
        if self.fate is not None and before.turn() == CHANCE:
            self.fate.meet(before)
        action = self.game.read(before, event.text)
        after = before.copy()
        after.play(action)
        self._add(event, Played(before, action, after))

    def _add(self, event: Event, played: Played) -> None:
        self.told.append(self._reading(event, played))
        self.events.append(event)
        self.entries.append(event)
        kept = event.seat is not None and played.after.turn() in (CHANCE, event.seat - 1)
        self.states = [*self.states, played.after] if kept else [played.after]

    def _undo(self, event: Event) -> None:
        self.entries.pop()
        self.states.pop()
        said = Said(n=event.n, seat=event.seat, action=UNDO, words=UNDONE)
        self.told.append(Reading(said, 0, said))
        self.events.append(event)

    def _reading(self, event: Event, played: Played) -> Reading:
        keeper = self.game.keeper(played.before, played.action)
        said = self._said(event, played, SPECTATOR)
        full = said if keeper == SPECTATOR else self._said(event, played, keeper)
        return Reading(said, keeper + 1, full)

    def _said(self, event: Event, played: Played, viewer: int) -> Said:
        return Said(
            n=event.n,
            seat=event.seat,
            action=self.game.said(played.before, played.action, viewer),
            words=self.game.told(played.before, played.action, viewer),
        )

    # Where the game stands.

    @property
    def state(self) -> State:
        """The table now."""
        return self.states[-1]

    @property
    def n(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def turn(self) -> Turn:
        """The seat whose moment it is, or "chance" or "over"."""
        return turn_of(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.turn() == OVER

    # Adding to it.

    def begin(self) -> Step:
        """What chance does before the first decision: the deal."""
        return self._settled([], [])

    def propose(self, seat: int, sentence: str, request: str | None = None) -> Step:
        """What a seat's sentence would add, with the chance that follows it; changes nothing."""
        self._check_seat(seat)
        if len(sentence) > LONGEST or not sentence.isprintable():
            raise Illegal("table-text")
        if self.over:
            raise Illegal("table-over")
        if self.turn != seat:
            raise Illegal("table-not-your-turn", turn=str(self.turn))
        action = self.game.read(self.state, sentence)
        text = self.game.write(self.state, action)
        after = self.state.copy()
        after.play(action)
        asked = None if text == sentence else sentence
        event = Event(self.n + 1, seat, text, asked, request)
        return self._settled([event], [Played(self.state, action, after)])

    def propose_undo(self, seat: int, request: str | None = None) -> Step:
        """What taking back the mover's last sentence would add; chance and others stop it."""
        self._check_seat(seat)
        if self.over:
            raise Illegal("table-over")
        if self.turn != seat:
            raise Illegal("table-undo-turn")
        if not self.entries:
            raise Illegal("table-undo-nothing")
        last = self.entries[-1]
        if last.seat is None:
            begun = any(entry.seat is not None for entry in self.entries)
            raise Illegal("table-undo-chance" if begun else "table-undo-nothing")
        if last.seat != seat:
            raise Illegal("table-undo-nothing")
        return Step(self.n, (Event(self.n + 1, seat, UNDO, None, request),), seat)

    def accept(self, step: Step) -> None:
        """Make a proposed step happen, after its events have been stored."""
        if step.after != self.n:
            raise ValueError("the table has moved on since this step was proposed")
        if not step.played:
            self.catch_up(step.events)
        for event, played in zip(step.events, step.played):
            self._add(event, played)

    def catch_up(self, events: Iterable[Event]) -> None:
        """Fold stored events, passing over those already here."""
        for event in events:
            if event.n > self.n + 1:
                raise ValueError(f"event {self.n + 1} is missing before event {event.n}")
            if event.n == self.n + 1:
                self._fold(event)

    def _settled(self, events: list[Event], played: list[Played]) -> Step:
        """A step with everything that chance brings after it."""
        state = played[-1].after if played else self.state
        while state.turn() == CHANCE:
            if self.fate is None:
                raise ValueError("a table without a fate cannot settle chance")
            action = self.fate.settle(state)
            events.append(Event(self.n + len(events) + 1, None, self.game.write(state, action)))
            after = state.copy()
            after.play(action)
            played.append(Played(state, action, after))
            state = after
        return Step(self.n, tuple(events), turn_of(state), tuple(played))

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= self.setup.seats:
            raise Illegal("table-no-seat", seat=seat)

    # What each may know of it.

    def may_undo(self, seat: int | None) -> bool:
        """Whether a seat could take its last sentence back."""
        if seat is None:
            return False
        try:
            self.propose_undo(seat)
        except Illegal:
            return False
        return True

    def moment(self, viewer: int | None, since: int = 0) -> Moment:
        """What a seat, or a spectator, is told: the table as it may see it and its choices."""
        seat = SPECTATOR if viewer is None else viewer - 1
        seen = self.state.seen_by(seat)
        return Moment(
            n=self.n,
            turn=self.turn,
            options=self.setup.written(),
            view=self.game.view(seen, seat),
            choices=self._choices(seen) if viewer is not None and self.turn == viewer else [],
            undo=self.may_undo(viewer),
            said=self.said(viewer, since),
        )

    def _choices(self, seen: State) -> list[Choice]:
        actions = seen.actions()
        shown = zip(actions, self.game.shows(seen, actions), strict=True)
        return [Choice(action=self.game.write(seen, a), shows=shows) for a, shows in shown]

    def said(self, viewer: int | None, since: int = 0) -> list[Said]:
        """The events after a number as the viewer may read them."""
        return [self._read_by(reading, viewer) for reading in self.told[since:]]

    def _read_by(self, reading: Reading, viewer: int | None) -> Said:
        return reading.full if viewer == reading.keeper else reading.open

    def log(self) -> list[str]:
        """The whole log, chance included, with what was undone left out."""
        return [entry.text for entry in self.entries]

    def log_for(self, viewer: int | None) -> list[str]:
        """The log as a viewer may read it: whole after the end."""
        if self.over:
            return self.log()
        return [self._read_by(self.told[entry.n - 1], viewer).action for entry in self.entries]

    def scores(self) -> list[Score]:
        """The scores when the game is over, else nothing."""
        return scores(self.game, self.state)

    def record(self, names: Sequence[str] = ()) -> Record:
        """The full record: the setup and every sentence."""
        return write_record(self.game, self.setup, names, self.log(), self.scores())

    def record_for(self, viewer: int | None, names: Sequence[str] = ()) -> Record:
        """The record as a viewer may have it."""
        return write_record(self.game, self.setup, names, self.log_for(viewer), self.scores())
