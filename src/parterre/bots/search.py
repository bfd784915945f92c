# compiled
"""What the searching bots have in common: an allowance, and candidates weighed in worlds."""

from __future__ import annotations

from time import thread_time
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.bots.bot import Bot
from parterre.bots.budget import Budget
from parterre.core.rng import Rng
from parterre.core.state import State


@final
class Allowance:
    """What is left of a budget: CPU seconds of this thread, or iterations."""

    def __init__(self, seconds: float, iterations: i64) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.began: float = thread_time()
        self.done: i64 = 0
        self.choosing = False  # whether the best action is all that is asked for

    def used(self, ahead: i64) -> float:
        """The share that is used when so many iterations more are done, by those done so far."""
        if self.iterations > 0:
            return float(self.done + ahead) / float(self.iterations)
        spent = thread_time() - self.began
        if self.done > 0:
            spent += spent * float(ahead) / float(self.done)
        return spent / self.seconds


@final
class Weighed:
    """An action that was tried: how often, and the sum of what it was worth to the mover."""

    def __init__(self, action: i64, tried: i64, total: float) -> None:
        self.action = action
        self.rest: list[int] = []  # what the mover decides after it, where that ends the game
        self.tried = tried
        self.total = total
        self.each = vec[float]()  # try by try, where tries are compared world by world

    def came_to(self, worth: float) -> None:
        """Note one more try."""
        self.tried += 1
        self.total += worth
        self.each = append(self.each, worth)

    def mean(self) -> float:
        """The worth to the mover on the average: its chance of winning, nearly."""
        return self.total / float(self.tried) if self.tried > 0 else 0.0


def best_of_most_tried(weighed: list[Weighed], share: float) -> i64:
    """The best of those that were tried at least such a share as often as the one tried most."""
    most: i64 = 0
    for one in weighed:
        if one.tried > most:
            most = one.tried
    enough = share * float(most)
    best = weighed[0]
    for one in weighed:
        if float(one.tried) >= enough and (float(best.tried) < enough or one.mean() > best.mean()):
            best = one
    return best.action


class Search(Bot):
    """A bot that imagines worlds and weighs its actions in them."""

    def __init__(self, seconds: float, most: i64) -> None:
        super().__init__()
        self.seconds = seconds  # a decision, where no budget is given
        self.most = most  # iterations a decision under any budget, 0 for no such bound
        self.expected: list[int] = []  # the facts of the view that the last choice leads to

    def allowance(self, budget: Budget | None) -> Allowance:
        """What a decision may cost under a budget."""
        seconds = self.seconds
        iterations: i64 = 0
        if budget is not None:
            seconds = budget.seconds
            iterations = budget.iterations
        if self.most > 0 and (iterations == 0 or iterations > self.most):
            iterations = self.most
        return Allowance(seconds, iterations)

    def weigh(
        self, view: State, rng: Rng, budget: Budget | None = None, choosing: bool = False
    ) -> list[Weighed]:
        """What actions of the mover came to: the best at least, all others unless just choosing."""
        if not self.goes_on(view):
            self.forget()
        allowance = self.allowance(budget)
        allowance.choosing = choosing
        weighed = self.search(view, rng, allowance)
        self.iterations = allowance.done
        self.expected = []
        return weighed

    def search(self, view: State, rng: Rng, allowance: Allowance) -> list[Weighed]:
        """Try the actions until the allowance is used up."""
        raise NotImplementedError

    def pick(self, weighed: list[Weighed]) -> i64:
        """The action to play, of those that were weighed."""
        raise NotImplementedError

    def choose(self, view: State, rng: Rng, budget: Budget | None = None) -> i64:
        """The action that came out best."""
        if view.count() == 1:
            self.iterations = 0
            return view.at(0)
        action = self.pick(self.weigh(view, rng, budget, choosing=True))
        self.remember(view, action)
        return action

    # What was found out is of use to the next decision of the same turn.

    def goes_on(self, view: State) -> bool:
        """Whether this is the view that the last choice led to, and nothing has come between."""
        return len(self.expected) > 0 and view.facts() == self.expected

    def remember(self, view: State, action: i64) -> None:
        """Keep what serves the next decision, if the mover decides again at once."""
        after = view.copy()
        after.play(action)
        if after.turn() == view.turn():
            self.expected = after.facts()
            self.keep(action)
        else:
            self.forget()

    def keep(self, action: i64) -> None:
        """Keep what was found out about the tables that an action leads to."""
        raise NotImplementedError

    def forget(self) -> None:
        """Begin the next decision from nothing."""
        self.expected = []
