"""One decision shared by several processes: each imagines worlds of its own, the sums decide."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

from parterre.bots.budget import Budget
from parterre.bots.choose import bot_for, decide, seen_at
from parterre.bots.search import Search, Weighed, best_of_most_tried
from parterre.core import Rng
from parterre.games import GAMES

SEEDS = 1_000_000_000
ENOUGH = 0.5  # of the tries that the action tried most has had

Share = list[tuple[int, int, float]]


def processes(number: int) -> ProcessPoolExecutor:
    """Processes for shared decisions; whoever asks for them ends them."""
    # Never forked: whoever asks may have threads, and a fork would copy their locks.
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"))


def decide_together(
    pool: Executor,
    number: int,
    game: str,
    setup: Mapping[str, Any],
    log: Sequence[str],
    seat: int,
    bot: str,
    seed: int,
    budget: Budget,
) -> str:
    """A searching bot's sentence, from as many shares; a bot that does not search decides alone."""
    if not isinstance(bot_for(GAMES[game], bot), Search):
        return decide(game, setup, log, seat, bot, seed, budget)
    rng = Rng(seed)
    seeds = [int(rng.below(SEEDS)) for _ in range(number)]
    each = budget
    if budget.iterations > 0:
        each = Budget(iterations=max(1, budget.iterations // number))
    # States do not travel: every process folds the log itself.
    work = [pool.submit(share, game, setup, log, seat, bot, one, each) for one in seeds]
    # An action that was dropped early by one process may have come first in another.
    action = best_of_most_tried(summed([done.result() for done in work]), ENOUGH)
    return GAMES[game].write(seen_at(game, setup, log, seat), action)


def share(
    game: str,
    setup: Mapping[str, Any],
    log: Sequence[str],
    seat: int,
    bot: str,
    seed: int,
    budget: Budget,
) -> Share:
    """One process's part: the actions it tried, how often, and the sums of their worth."""
    search = bot_for(GAMES[game], bot)
    assert isinstance(search, Search)
    weighed = search.weigh(seen_at(game, setup, log, seat), Rng(seed), budget)
    return [(one.action, one.tried, one.total) for one in weighed]


def summed(shares: Sequence[Share]) -> list[Weighed]:
    """The parts added up, action by action."""
    found: dict[int, Weighed] = {}
    for part in shares:
        for action, tried, total in part:
            one = found.setdefault(action, Weighed(action, 0, 0.0))
            one.tried += tried
            one.total += total
    return list(found.values())
