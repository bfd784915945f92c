"""One table: the events so far, the state they fold to, and what may be added."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from parterre.core import CHANCE, OVER, SPECTATOR, Game, Illegal, Setup, State
from parterre.table.fate import Fate
from parterre.table.record import scores, write_record

UNDO = "undo"
LONGEST = 100


class Event(msgspec.Struct, frozen=True):
    """Something that happened, numbered from 1; an undo is an event too, chance has no seat."""

    n: int
    seat: int | None
    text: str


class Step(msgspec.Struct, frozen=True):
    """Events that would be added, to be stored first and accepted then."""

    after: int
    events: tuple[Event, ...]
    turn: int | str  # whose moment it will be


class Said(msgspec.Struct, frozen=True):
    """An event as one viewer may read it: its sentence, and the message that tells it."""

    text: str
    words: dict[str, Any]


UNDONE = Said(UNDO, {"id": "log-undo", "values": {}})


def turn_of(state: State) -> int | str:
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
        self.told: list[list[Said]] = []  # for each event: as a spectator reads it, as each seat
        self.catch_up(events)

    def _fold(self, event: Event) -> None:
        """Add an event that has been stored, and so was legal."""
        if event.text == UNDO:
            self.entries.pop()
            self.states.pop()
            self.told.append([UNDONE] * (self.setup.seats + 1))
        else:
            before = self.state
            if self.fate is not None and before.turn() == CHANCE:
                self.fate.meet(before)
            action = self.game.read(before, event.text)
            self.told.append([self._as_said(before, action, v) for v in self._viewers()])
            state = before.copy()
            state.play(action)
            self.entries.append(event)
            kept = event.seat is not None and state.turn() in (CHANCE, event.seat - 1)
            self.states = [*self.states, state] if kept else [state]
        self.events.append(event)

    def _viewers(self) -> range:
        return range(SPECTATOR, self.setup.seats)

    def _as_said(self, before: State, action: int, viewer: int) -> Said:
        told = self.game.told(before, action, viewer)
        return Said(self.game.said(before, action, viewer), told)

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
    def turn(self) -> int | str:
        """The seat whose moment it is, or "chance" or "over"."""
        return turn_of(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.turn() == OVER

    # Adding to it.

    def begin(self) -> Step:
        """What chance does before the first decision: the deal."""
        return self._settled([], self.state)

    def propose(self, seat: int, sentence: str) -> Step:
        """What a seat's sentence would add, with the chance that follows it; changes nothing."""
        self._check_seat(seat)
        if len(sentence) > LONGEST or not sentence.isprintable():
            raise Illegal("table-text")
        if self.over:
            raise Illegal("table-over")
        if self.turn != seat:
            raise Illegal("table-not-your-turn", turn=str(self.turn))
        state = self.state.copy()
        action = self.game.read(state, sentence)
        text = self.game.write(state, action)
        state.play(action)
        return self._settled([Event(self.n + 1, seat, text)], state)

    def propose_undo(self, seat: int) -> Step:
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
        return Step(self.n, (Event(self.n + 1, seat, UNDO),), seat)

    def accept(self, step: Step) -> None:
        """Make a proposed step happen, after its events have been stored."""
        if step.after != self.n:
            raise ValueError("the table has moved on since this step was proposed")
        self.catch_up(step.events)

    def catch_up(self, events: Iterable[Event]) -> None:
        """Fold stored events, passing over those already here."""
        for event in events:
            if event.n > self.n + 1:
                raise ValueError(f"event {self.n + 1} is missing before event {event.n}")
            if event.n == self.n + 1:
                self._fold(event)

    def _settled(self, events: list[Event], state: State) -> Step:
        """A step with everything that chance brings after it."""
        state = state.copy()
        while state.turn() == CHANCE:
            if self.fate is None:
                raise ValueError("a table without a fate cannot settle chance")
            action = self.fate.settle(state)
            events.append(Event(self.n + len(events) + 1, None, self.game.write(state, action)))
            state.play(action)
        return Step(self.n, tuple(events), turn_of(state))

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

    def update(self, viewer: int | None, since: int = 0) -> dict[str, Any]:
        """What a seat, or a spectator, is sent: the table as it may see it and its choices."""
        seat = SPECTATOR if viewer is None else viewer - 1
        seen = self.state.seen_by(seat)
        return {
            "n": self.n,
            "turn": self.turn,
            "view": {**self.game.view(seen, seat), "options": self.setup.written()},
            "choices": self._choices(seen) if viewer is not None and self.turn == viewer else [],
            "undo": self.may_undo(viewer),
            "said": self.said(viewer, since),
        }

    def _choices(self, seen: State) -> list[dict[str, Any]]:
        actions = seen.actions()
        told = zip(actions, self.game.shows(seen, actions), strict=True)
        return [{"action": self.game.write(seen, action), "shows": shows} for action, shows in told]

    def said(self, viewer: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events after a number as the viewer may read them."""
        told = zip(self.events[since:], self.told[since:], strict=True)
        return [
            {"n": event.n, "seat": event.seat, "action": as_read.text, "words": as_read.words}
            for event, readings in told
            for as_read in (readings[viewer or 0],)
        ]

    def log(self) -> list[str]:
        """The whole log, chance included, with what was undone left out."""
        return [entry.text for entry in self.entries]

    def log_for(self, viewer: int | None) -> list[str]:
        """The log as a viewer may read it: whole after the end."""
        if self.over:
            return self.log()
        return [self.told[entry.n - 1][viewer or 0].text for entry in self.entries]

    def scores(self) -> list[dict[str, Any]]:
        """The scores when the game is over, else nothing."""
        return scores(self.game, self.state)

    def record(self, names: Sequence[str] = ()) -> dict[str, Any]:
        """The full record: the setup and every sentence."""
        return write_record(self.game, self.setup, names, self.log(), self.scores())

    def record_for(self, viewer: int | None, names: Sequence[str] = ()) -> dict[str, Any]:
        """The record as a viewer may have it."""
        return write_record(self.game, self.setup, names, self.log_for(viewer), self.scores())
