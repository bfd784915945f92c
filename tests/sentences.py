"""A game played in tests by its sentences: made to happen, listed, refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from parterre.core import CHANCE, Illegal, State
from parterre.games import GAMES
from plain import plain

S = TypeVar("S", bound=State)


class Sentences(Generic[S]):
    """The sentences of one game, whose tables are of its own class."""

    def __init__(self, name: str, table: type[S]) -> None:
        self.game = GAMES[name]
        self.table = table

    def say(self, state: State, *sentences: str) -> S:
        """Make sentences happen, which must be among those that are offered."""
        for sentence in sentences:
            action = self.game.read(state, sentence)
            assert action in state.actions(), f"{sentence} is not refused, nor is it offered"
            state.play(action)
        assert isinstance(state, self.table)
        return state

    def legal(self, state: State) -> list[str]:
        """The sentences that are legal now."""
        return [self.game.write(state, action) for action in state.actions()]

    def offered(self, state: State) -> list[str]:
        """What chance could bring now."""
        assert state.turn() == CHANCE
        return [sentence.split()[1] for sentence in self.legal(state)]

    def refusal(self, state: State, sentence: str) -> Illegal:
        """Why a sentence is refused; the table is as it was."""
        before = state.facts()
        try:
            self.game.read(state, sentence)
        except Illegal as why:
            assert state.facts() == before
            return why
        raise AssertionError(f"{sentence} was not refused")

    def score(
        self, document: Mapping[str, Any], changes: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The answer to a score file, with what a corrected box changes if there is one."""
        answer = self.game.score(document, self.game.box(changes or {}))
        told = {"warnings": list(answer.warnings), "winners": answer.winners()}
        return {**vars(answer), **told, "players": plain(answer.players)}

    def settle(self, state: State) -> None:
        """Let chance bring whatever comes first."""
        while state.turn() == CHANCE:
            self.say(state, self.legal(state)[0])

    def deal(self, state: State, hands: Sequence[str], places: int) -> S:
        """Deal round by round to each seat what is named for it, the rest in order."""
        seats = state.seats()
        wanted = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
        spoken_for = [name for hand in wanted for name in hand]
        for place in range(places * seats):
            mine = wanted[place % seats]
            spare = (name for name in self.offered(state) if name not in spoken_for)
            self.say(state, f"deal {mine.pop(0) if mine else next(spare)}")
        assert isinstance(state, self.table)
        return state
