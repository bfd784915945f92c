"""Matches on equal deals: every block is one deal, played once for each rotation of the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias

from parterre.arena.bounds import bounds
from parterre.arena.play import Limits, Thought, drawn, play
from parterre.arena.strangers import Failed
from parterre.core import Illegal, Setup
from parterre.games import GAMES
from parterre.table import Fate
from parterre.table.shapes import Score

# The rate and its bounds, from what was won in each block and of how much.
Bounds: TypeAlias = Callable[[Sequence[float], Sequence[int]], tuple[float, float, float]]


@dataclass(frozen=True)
class Sitting:
    """One game of a match, as it travels to the process that plays it."""

    game: str
    setup: Setup
    names: tuple[str, ...]
    seed: int
    match_up: int
    deal: int
    rotation: int
    limits: Limits
    log: bool = False

    @property
    def key(self) -> tuple[int, int, int]:
        """Which game of the match it is."""
        return self.match_up, self.deal, self.rotation


@dataclass(frozen=True)
class Outcome:
    """How a game of a match came out."""

    match_up: int
    deal: int
    rotation: int
    names: tuple[str, ...]
    scores: list[Score]
    thoughts: list[Thought]
    given_up: dict[str, Any] | None = None  # the seat from 1, and why as a message
    log: list[str] = field(default_factory=list)
    stderr: dict[int, str] = field(default_factory=dict)

    @property
    def key(self) -> tuple[int, int, int]:
        """Which game of the match it was."""
        return self.match_up, self.deal, self.rotation

    def places(self) -> list[int]:
        """The place of each seat, and of a rival; who gives up is last and all others are first."""
        if self.given_up is None:
            return [score.place for score in self.scores]
        loser = self.given_up["seat"]
        places = [len(self.names) if s == loser else 1 for s, _ in enumerate(self.names, 1)]
        return places if len(places) > 1 else [2, 1]

    def wins(self) -> list[float]:
        """What each seat has of the win: a shared one counts in parts, a rival shares none."""
        places = self.places()
        if len(places) > len(self.names):
            return [float(places == [1, 2])]
        share = 1 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]


def match_ups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits down with whom, or Illegal where the names do not fill the seats."""
    if len(names) == 1:
        return [(names[0],) * seats]
    if len(names) >= seats:
        return list(combinations(names, seats))
    if len(names) == 2:
        return [(names[0], *[names[1]] * (seats - 1))]
    raise Illegal("arena-names", names=len(names), seats=seats)


def blocks_for(games: int, seats: int) -> int:
    """How many whole blocks so many games need."""
    return -(-games // seats)


def play_sitting(sitting: Sitting) -> Outcome:
    """Play one game: the deal is that of its block, the seats are turned."""
    turned = sitting.rotation - 1
    names = sitting.names[turned:] + sitting.names[:turned]
    words = (sitting.seed, sitting.match_up, sitting.deal, turned)
    played = play(
        GAMES[sitting.game],
        sitting.setup,
        names,
        Fate(f"{sitting.seed}/{sitting.deal}".encode()),
        [drawn("arena", *words, seat) for seat in range(sitting.setup.seats)],
        sitting.log,
        sitting.limits,
    )
    return Outcome(
        *sitting.key,
        names,
        played.scores,
        played.thoughts,
        _why(played.given_up),
        played.log,
        played.stderr,
    )


def _why(failed: Failed | None) -> dict[str, Any] | None:
    """Who gave up and why, as plain data."""
    if failed is None:
        return None
    return {"seat": failed.seat + 1, "id": failed.why, "values": failed.values}


@dataclass
class Tally:
    """What one bot did in a block, and against whom it was ahead how often."""

    seatings: int = 0
    wins: float = 0.0
    points: int = 0
    scored: int = 0
    rival: int = 0  # the points of whom a single seat plays against
    gave_up: int = 0
    thought: Thought = field(default_factory=Thought)
    ahead: dict[str, tuple[float, int]] = field(default_factory=dict)


def tallied(games: Sequence[Outcome]) -> dict[str, Tally]:
    """What each bot did in the games of one block."""
    tallies: dict[str, Tally] = {}
    for game in games:
        places, wins = game.places(), game.wins()
        for seat, name in enumerate(game.names):
            tally = tallies.setdefault(name, Tally())
            tally.seatings += 1
            tally.wins += wins[seat]
            if game.scores:
                tally.points += game.scores[seat].points
                tally.scored += 1
                tally.rival += sum(score.points for score in game.scores[len(game.names) :])
            tally.gave_up += game.given_up is not None and game.given_up["seat"] == seat + 1
            tally.thought = _together(tally.thought, game.thoughts[seat])
            for other, ahead in _met(game.names, places, seat):
                before = tally.ahead.get(other, (0.0, 0))
                tally.ahead[other] = (before[0] + ahead, before[1] + 1)
    return tallies


def _together(one: Thought, other: Thought) -> Thought:
    return Thought(
        one.decisions + other.decisions,
        one.seconds + other.seconds,
        one.iterations + other.iterations,
    )


def _met(names: Sequence[str], places: Sequence[int], seat: int) -> Iterator[tuple[str, float]]:
    """The other bots at the table, and whether this seat was ahead; level counts half."""
    for other, name in enumerate(names):
        if name != names[seat]:
            yield name, (1 + (places[seat] < places[other]) - (places[seat] > places[other])) / 2


@dataclass
class Match:
    """The tallies of each bot, block by block and in the order of the blocks."""

    games: int = 0
    blocks: dict[str, list[Tally]] = field(default_factory=dict)

    def add(self, tallies: dict[str, Tally], games: int) -> None:
        """Count one more block."""
        self.games += games
        for name, tally in tallies.items():
            self.blocks.setdefault(name, []).append(tally)

    def report(self, how: Bounds = bounds) -> dict[str, dict[str, Any]]:
        """What each bot reached."""
        return {name: _pooled(blocks, how) for name, blocks in self.blocks.items()}

    def pairs(self, how: Bounds = bounds) -> dict[str, dict[str, dict[str, Any]]]:
        """How often each bot was ahead of each other one at the same table."""
        names = list(self.blocks)
        return {
            one: {two: self._pair(one, two, how) for two in names if two != one} for one in names
        }

    def _pair(self, one: str, two: str, how: Bounds) -> dict[str, Any]:
        met = [tally.ahead[two] for tally in self.blocks[one] if two in tally.ahead]
        if not met:
            return {"meetings": 0, "rate": None, "low": None, "high": None}
        rate, low, high = how([ahead for ahead, _ in met], [times for _, times in met])
        meetings = sum(times for _, times in met)
        return {"meetings": meetings, **_rounded(rate=rate, low=low, high=high)}


def _rounded(**values: float) -> dict[str, float]:
    return {name: round(value, 6) for name, value in values.items()}


def _pooled(blocks: Sequence[Tally], how: Bounds) -> dict[str, Any]:
    seatings = [block.seatings for block in blocks]
    wins = [block.wins for block in blocks]
    rate, low, high = how(wins, seatings)
    decisions = max(1, sum(block.thought.decisions for block in blocks))
    scored = sum(block.scored for block in blocks)
    points = sum(block.points for block in blocks)
    rival = sum(block.rival for block in blocks)
    return {
        "wins": round(sum(wins), 6),
        **_rounded(win_rate=rate, low=low, high=high),
        "mean_points": round(points / scored, 4) if scored else None,
        "mean_rival_points": round(rival / scored, 4) if scored and rival else None,
        "mean_seconds_per_decision": sum(block.thought.seconds for block in blocks) / decisions,
        "mean_iterations_per_decision": round(
            sum(block.thought.iterations for block in blocks) / decisions, 1
        ),
        "decisions": sum(block.thought.decisions for block in blocks),
        "gave_up": sum(block.gave_up for block in blocks),
        "seatings": sum(seatings),
        "blocks": len(blocks),
    }
