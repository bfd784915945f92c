"""One game between bots, each of which is handed what its seat may see and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import thread_time
from typing import Protocol

from parterre.arena.shapes import PROTOCOL, Asked
from parterre.arena.strangers import LIMIT, Failed, Stranger, is_stranger
from parterre.bots import Bot, bot_for
from parterre.bots.budget import Budget
from parterre.core import CHANCE, OVER, Game, Rng, Setup, State
from parterre.table import Fate
from parterre.table.record import scores
from parterre.table.shapes import Score


@dataclass(frozen=True)
class Thought:
    """How much a seat thought: decisions, CPU seconds and, for one that searches, iterations."""

    decisions: int = 0
    seconds: float = 0.0
    iterations: int = 0


@dataclass(frozen=True)
class Played:
    """A game: its log and scores, what each seat thought, and who gave it up and why.

    A game that was given up has no scores.
    """

    log: list[str]
    scores: list[Score]
    thoughts: list[Thought]
    given_up: Failed | None = None
    stderr: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Limits:
    """How much a bot may think about a decision, and how long a stranger may stay silent."""

    budget: Budget | None = None
    silence: float = LIMIT


class Player(Protocol):
    """Whoever holds a seat for one game."""

    def choose(self, view: State) -> int:
        """An action, or Failed."""

    def end(self) -> tuple[Thought, str]:
        """What it thought, and what it wrote aside."""


class Insider:
    """One of our bots at a seat."""

    def __init__(self, bot: Bot, rng: Rng, budget: Budget | None) -> None:
        self.bot, self.rng, self.budget = bot, rng, budget
        self.decisions = self.iterations = 0
        self.seconds = 0.0

    def choose(self, view: State) -> int:
        """What the bot chooses, by the clock of this thread."""
        began = thread_time()
        action = self.bot.choose(view, self.rng, self.budget)
        self.seconds += thread_time() - began
        self.decisions += 1
        self.iterations += self.bot.iterations
        return action

    def end(self) -> tuple[Thought, str]:
        """What it thought; it has nothing to say aside."""
        return Thought(self.decisions, self.seconds, self.iterations), ""


class Outsider:
    """A stranger's bot at a seat."""

    def __init__(self, game: Game, setup: Setup, name: str, seat: int, seed: int, limits: Limits):
        self.game, self.seat, self.limits = game, seat, limits
        self.decisions = 0
        self.setup, self.seed = setup, seed
        self.stranger = Stranger(name, seat)

    def choose(self, view: State) -> int:
        """What the stranger answers to its view, if that is legal."""
        self.decisions += 1
        budget = self.limits.budget
        question = Asked(
            format=PROTOCOL,
            game=self.game.name,
            rules=self.setup.rules,
            seat=self.seat + 1,
            seats=self.setup.seats,
            options=self.setup.written(),
            seed=self.seed,
            seconds=budget.seconds or None if budget else None,
            iterations=budget.iterations or None if budget else None,
            limit=self.limits.silence,
            decision=self.decisions,
            view=self.game.view(view, self.seat),
            actions=[self.game.write(view, action) for action in view.actions()],
        )
        return self.stranger.choose(question, self.game, view)

    def end(self) -> tuple[Thought, str]:
        """What its process used, and wrote on its standard error."""
        seconds, stderr = self.stranger.end()
        return Thought(self.decisions, seconds), stderr


def drawn(*parts: str | int) -> int:
    """A number that these words and numbers alone decide."""
    text = "/".join(map(str, parts)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8], "big") >> 2


def play(
    game: Game,
    setup: Setup,
    names: Sequence[str],
    fate: Fate,
    lots: Sequence[int],
    log: bool = True,
    limits: Limits = Limits(),  # noqa: B008 – it cannot be changed
) -> Played:
    """Play one game to its end, or until a stranger gives it up; without a log it goes faster."""
    players: list[Player] = []
    sentences: list[str] = []
    given_up = None
    state = game.begin(setup)
    try:
        for seat, (name, seed) in enumerate(zip(names, lots, strict=True)):
            players.append(_seated(game, setup, name, seat, seed, limits))
        while (seat := state.turn()) != OVER:
            if seat == CHANCE:
                action = fate.settle(state)
            else:
                action = players[seat].choose(state.seen_by(seat))
            if log:
                sentences.append(game.write(state, action))
            state.play(action)
    except Failed as failure:
        given_up = failure
    finally:
        ended = [player.end() for player in players]
    ended += [(Thought(), "")] * (setup.seats - len(ended))  # seats that one never started for
    thoughts = [thought for thought, _ in ended]
    stderr = {seat: said for seat, (_, said) in enumerate(ended) if said}
    return Played(sentences, scores(game, state), thoughts, given_up, stderr)


def _seated(game: Game, setup: Setup, name: str, seat: int, seed: int, limits: Limits) -> Player:
    if is_stranger(name):
        return Outsider(game, setup, name, seat, seed, limits)
    return Insider(bot_for(game, name), Rng(seed), limits.budget)
