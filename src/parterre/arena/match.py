"""Matches on equal deals: every block is one deal, played once for each rotation of the seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from parterre.arena.bounds import bounds
from parterre.arena.play import lot, play
from parterre.arena.work import PATIENCE, spread
from parterre.bots import bot_for
from parterre.core import Game, Illegal, Setup
from parterre.games import GAMES
from parterre.table import Fate


@dataclass(frozen=True)
class Block:
    """One deal of one match-up, as it travels to the process that plays it."""

    game: str
    setup: Setup
    names: tuple[str, ...]
    seed: int
    match_up: int
    deal: int


@dataclass
class Tally:
    """What one bot did: its seats taken, wins in parts, points, decisions and CPU seconds."""

    seatings: int = 0
    wins: float = 0.0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0


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

    def report(self) -> dict[str, dict[str, Any]]:
        """What each bot reached, pooled over all its blocks."""
        return {name: _pooled(blocks) for name, blocks in self.blocks.items()}


def _pooled(blocks: Sequence[Tally]) -> dict[str, Any]:
    seatings = [block.seatings for block in blocks]
    rate, low, high = bounds([block.wins for block in blocks], seatings)
    decisions = sum(block.decisions for block in blocks)
    return {
        "wins": round(sum(block.wins for block in blocks), 6),
        "win_rate": round(rate, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_points": round(sum(block.points for block in blocks) / sum(seatings), 4),
        "mean_seconds_per_decision": sum(block.seconds for block in blocks) / max(1, decisions),
        "seatings": sum(seatings),
        "blocks": len(blocks),
    }


def match_ups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits down with whom, or Illegal where the names do not fill the seats."""
    if len(names) == 1:
        return [(names[0],) * seats]
    if len(names) >= seats:
        return list(combinations(names, seats))
    if len(names) == 2:
        return [(names[0], *[names[1]] * (seats - 1))]
    raise Illegal("arena-names", names=len(names), seats=seats)


def play_block(block: Block) -> dict[str, Tally]:
    """Play one deal once for each rotation of the seats."""
    game = GAMES[block.game]
    seats = block.setup.seats
    tallies = {name: Tally() for name in block.names}
    for turned in range(seats):
        names = block.names[turned:] + block.names[:turned]
        words = (block.seed, block.match_up, block.deal, turned)
        rngs = [lot("arena", *words, seat) for seat in range(seats)]
        fate = Fate(f"{block.seed}/{block.deal}".encode())
        played = play(game, block.setup, names, fate, rngs, log=False)
        share = 1 / sum(score["place"] == 1 for score in played.scores)
        for seat, (name, score) in enumerate(zip(names, played.scores)):
            tally = tallies[name]
            tally.seatings += 1
            tally.wins += share if score["place"] == 1 else 0.0
            tally.points += score["points"]
            tally.decisions += played.decisions[seat]
            tally.seconds += played.seconds[seat]
    return tallies


def blocks_for(games: int, seats: int) -> int:
    """How many whole blocks so many games need."""
    return -(-games // seats)


def run(
    game: Game,
    setup: Setup,
    names: Sequence[str],
    games: int,
    seed: int,
    workers: int = 1,
    tell: Callable[[int, int], None] = lambda done, total: None,
    patience: float = PATIENCE,
) -> dict[str, Any]:
    """Play every match-up and report; the same seed gives the same games on any number of cores."""
    for name in names:
        bot_for(game, name)
    pairings = match_ups(names, setup.seats)
    deals = blocks_for(games, setup.seats)

    def jobs() -> Iterator[Block]:
        for number, pairing in enumerate(pairings, 1):
            for deal in range(1, deals + 1):
                yield Block(game.name, setup, pairing, seed, number, deal)

    match = Match()
    total = len(pairings) * deals * setup.seats
    with closing(spread(play_block, jobs(), workers, patience)) as results:
        for tallies in results:
            match.add(tallies, setup.seats)
            tell(match.games, total)
    report: dict[str, Any] = {
        "game": game.name,
        "seats": setup.seats,
        "games": match.games,
        "seed": seed,
        "options": setup.written(),
        "match_ups": [list(pairing) for pairing in pairings],
        "bots": match.report(),
    }
    if setup.components:
        report["components"] = dict(setup.components)
    return report
