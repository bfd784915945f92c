"""An arena from beginning to end: its games wherever they are played, counted in their order."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, nullcontext
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import parterre
from parterre import __version__
from parterre.arena.bounds import bounds
from parterre.arena.cluster import cluster, finished_on_ray
from parterre.arena.deciding import Question, bounds_at_last, bounds_stopped
from parterre.arena.journal import Key, journal
from parterre.arena.match import (
    Bounds,
    Match,
    Outcome,
    Sitting,
    blocks_for,
    match_ups,
    play_sitting,
    tallied,
)
from parterre.arena.play import Limits
from parterre.arena.ratings import Ratings
from parterre.arena.strangers import check_stranger, is_stranger
from parterre.arena.work import PATIENCE, finished
from parterre.bots import bot_for
from parterre.core import Game, Illegal, Setup

FORMAT = "parterre-arena/1"


@dataclass(frozen=True)
class Plan:
    """What an arena is asked for."""

    game: Game
    setup: Setup
    names: tuple[str, ...]
    games: int
    seed: int
    limits: Limits = field(default_factory=Limits)
    beats: float | None = None  # the rate of wins that the first name is asked to be over
    until_decided: bool = False

    def check(self) -> list[tuple[str, ...]]:
        """The match-ups, or Illegal with what is wrong."""
        for name in self.names:
            check_bot(self.game, name)
        pairings = match_ups(self.names, self.setup.seats)
        if (self.until_decided or self.beats is not None) and len(pairings) > 1:
            raise Illegal("arena-one-question", match_ups=len(pairings))
        return pairings

    def figure(self) -> float | None:
        """The rate that is asked about: a fair share where nothing else is said."""
        if self.beats is None and self.until_decided:
            return 1 / max(2, self.setup.seats)
        return self.beats

    def told(self) -> dict[str, Any]:
        """Everything that decides the games and what is asked of them."""
        budget = self.limits.budget
        return {
            "format": FORMAT,
            "version": __version__,
            "sources": sources(),
            "game": self.game.name,
            "rules": self.setup.rules,
            "seats": self.setup.seats,
            "options": self.setup.written(),
            "components": dict(self.setup.components),
            "bots": list(self.names),
            "games": self.games,
            "seed": self.seed,
            "budget": asdict(budget) if budget else None,
            "limit": self.limits.silence,
            "beats": self.figure(),
            "until_decided": self.until_decided,
        }


@cache
def sources() -> str:
    """A mark of the code that decides what is played: games of two kinds of it do not mix."""
    package = Path(parterre.__file__).parent
    mark = sha256()
    for room in ("core", "games", "table", "bots", "arena"):
        for path in sorted((package / room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                mark.update(path.relative_to(package).as_posix().encode() + b"\0")
                mark.update(path.read_bytes())
    return mark.hexdigest()[:12]


def check_bot(game: Game, name: str) -> None:
    """Refuse a bot that is not there."""
    if is_stranger(name):
        check_stranger(name)
    else:
        bot_for(game, name)


class Counting:
    """Counts games block by block in their order, whatever order they come in."""

    def __init__(self, plan: Plan, pairings: list[tuple[str, ...]]) -> None:
        self.plan, self.pairings = plan, pairings
        self.deals = blocks_for(plan.games, plan.setup.seats)
        self.match = Match()
        self.ratings = Ratings(getattr(plan.game, "rival", ""))
        self.came: dict[Key, Outcome] = {}
        self.counted: list[Key] = []
        self.given_up: list[dict[str, Any]] = []
        figure = plan.figure()
        self.question = None if figure is None else Question(plan.names[0], figure)
        self._blocks = self._all_blocks()
        self._due = next(self._blocks)

    @property
    def total(self) -> int:
        """How many games there are at most."""
        return self.deals * len(self.pairings) * self.plan.setup.seats

    def _all_blocks(self) -> Iterator[list[Key]]:
        """The games of every block; deal by deal, so that all match-ups stand alike at any time."""
        rotations = range(1, self.plan.setup.seats + 1)
        for deal in range(1, self.deals + 1):
            for number in range(1, len(self.pairings) + 1):
                yield [(number, deal, rotation) for rotation in rotations]

    def sittings(self, log: bool) -> Iterator[Sitting]:
        """The games that have not come yet."""
        plan, before = self.plan, {*self.came, *self.counted}
        for block in self._all_blocks():
            for key in block:
                if key not in before:
                    names = self.pairings[key[0] - 1]
                    whole = (plan.game.name, plan.setup, names, plan.seed, *key)
                    yield Sitting(*whole, limits=plan.limits, log=log)

    def take(self, outcome: Outcome) -> None:
        """Take a game that came, and count the blocks that are whole and due."""
        self.came[outcome.key] = outcome
        while self._due and not self.decided() and all(key in self.came for key in self._due):
            self._count([self.came.pop(key) for key in self._due])
            self.counted += self._due
            self._due = next(self._blocks, [])

    def _count(self, games: list[Outcome]) -> None:
        tallies = tallied(games)
        self.match.add(tallies, len(games))
        self.ratings.see(games)
        for game in games:
            if game.given_up:
                where = {"match_up": game.match_up, "deal": game.deal, "rotation": game.rotation}
                name = game.names[game.given_up["seat"] - 1]
                self.given_up.append({"bot": name, **where, **game.given_up})
        if self.question:
            mine = tallies[self.question.bot]
            self.question.see(mine.wins / mine.seatings)

    def decided(self) -> bool:
        """Whether the question is answered, where that ends the run."""
        question = self.question if self.plan.until_decided else None
        return question is not None and question.answer != "open"

    def report(self) -> dict[str, Any]:
        """The results."""
        plan = self.plan
        how: Bounds = bounds
        if plan.until_decided:
            how = bounds_at_last if self.match.games == self.total else bounds_stopped
        bots = self.match.report(how)
        report: dict[str, Any] = {
            "game": plan.game.name,
            "rules": plan.setup.rules,
            "seats": plan.setup.seats,
            "games": self.match.games,
            "seed": plan.seed,
            "options": plan.setup.written(),
            "budget": plan.told()["budget"],
            "limit": plan.limits.silence,
            "match_ups": [list(pairing) for pairing in self.pairings],
            "bots": bots,
            "pairs": self.match.pairs(how),
            "ratings": self.ratings.report(),
            "given_up": self.given_up,
            "question": self._answered(bots),
        }
        if plan.setup.components:
            report["components"] = dict(plan.setup.components)
        return report

    def _answered(self, bots: dict[str, dict[str, Any]]) -> dict[str, Any] | None:
        """The question with its answer: by the purses, or by the bounds where all was played."""
        if self.question is None:
            return None
        answer, row = self.question.answer, bots[self.question.bot]
        if not self.plan.until_decided or answer == "open":
            over, under = row["low"] > self.question.figure, row["high"] < self.question.figure
            answer = "yes" if over else "no" if under else "open"
        return {
            "bot": self.question.bot,
            "beats": self.question.figure,
            "answer": answer,
            "until_decided": self.plan.until_decided,
            "most_games": self.total,
        }


def run(
    plan: Plan,
    workers: int = 1,
    tell: Callable[[int, int], None] = lambda done, total: None,
    patience: float = PATIENCE,
    on: str = "here",
    folder: Path | None = None,
) -> dict[str, Any]:
    """Play what is asked for and report; a seed gives the same games wherever they are played."""
    counting = Counting(plan, plan.check())

    def results(log: bool) -> Generator[tuple[int, Outcome], None, None]:
        sittings = counting.sittings(log)
        if on == "ray":
            return finished_on_ray(play_sitting, sittings)
        return finished(play_sitting, sittings, workers, patience)

    opened = journal(folder, plan.told(), plan.game, plan.setup) if folder else nullcontext(None)
    with cluster() if on == "ray" else nullcontext(), opened as kept:
        if kept:
            for outcome in kept.read():
                counting.take(outcome)
        come = len(counting.counted) + len(counting.came)
        tell(come, counting.total)
        if not counting.decided():
            with closing(results(log=kept is not None)) as outcomes:
                for _, outcome in outcomes:
                    if kept:
                        kept.add(outcome)
                    counting.take(replace(outcome, log=[], stderr={}))
                    come += 1
                    tell(come, counting.total)
                    if counting.decided():
                        break
        if kept:
            kept.order(counting.counted)
    return counting.report()
