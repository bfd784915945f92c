# compiled
"""Guided search: what the hints know, tried out in imagined worlds."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.bots.hints.hints import Hints
from parterre.bots.search import Allowance, Search, Weighed, best_of_most_tried
from parterre.bots.worth import at_the_end, under_way
from parterre.core.rng import Rng
from parterre.core.state import CHANCE, OVER, State

SEEDS: Final = 1_000_000_000
WAYS: Final = 400  # to end the game, that are all tried
PATIENT: Final = 0.5  # seconds a decision from which on there is time for more candidates
LOOKED: Final = 32  # worlds after which a candidate may be surely worse; then at each doubling
SURE: Final = 4.0  # standard errors by which it is
ALIKE: Final = 1e-9  # what counts as nothing


@final
class Line:
    """A try after which the mover decides again: the table there, its luck, and what was next."""

    def __init__(self, after: i64, world: State, luck: i64) -> None:
        self.after = after
        self.world = world
        self.luck = luck
        self.action: i64 = 0
        self.worth: float = 0.0


@final
class Guided(Search):
    """Sequential halving among the best rated actions, each tried in the same worlds.

    Where only a choice is asked for, who is surely worse is left out before that, and when one is
    left the rest of the budget is saved. A playout follows the hints' swift choices for some turns
    and stops at what the table is then worth to every seat. The next decision of the same turn is
    first tried in the worlds of this one, where what the playouts did next need not be played
    again. Where the mover's own decisions end the game, every way of making them is a candidate and
    nothing is left to the playout.
    """

    def __init__(
        self,
        hints: Hints,
        candidates: i64,
        turns: i64,
        seconds: float,
        most: i64 = 0,
        rounds: i64 = 0,
        patient: i64 = 0,
    ) -> None:
        super().__init__(seconds, most)
        self.hints = hints
        self.candidates = candidates
        self.turns = turns
        self.rounds = rounds
        self.patient = patient
        self.lines: list[Line] = []  # of this decision
        self.kept: list[Line] = []  # of the decision before, in the same turn

    def search(self, view: State, rng: Rng, allowance: Allowance) -> list[Weighed]:
        """The candidates, those dropped early tried less often; the best alone if that is all."""
        mover = view.turn()
        self.hints.begin()
        left = self.best_rated(view, self.width(allowance), rng)
        ways = to_the_end(self.hints.imagine(view, rng), mover, left)
        if len(ways) > 0 and (
            allowance.iterations == 0 or tries(len(ways)) <= allowance.iterations
        ):
            left = ways
        dropped: list[Weighed] = []
        room = i64(len(left))
        rounds: i64 = 0
        while (room - 1) >> rounds > 0:
            rounds += 1
        for number in range(rounds):
            until = float(number + 1) / float(rounds)
            fresh = True
            while len(left) > 1 and (fresh or allowance.used(i64(len(left))) <= until):
                allowance.done += self.one_world(view, left, mover, rng)
                fresh = False
                if allowance.choosing:
                    left = still_open(left)
            room = (room + 1) // 2
            left.sort(key=by_mean)
            dropped += left[room:]
            left = left[:room]
        return best_ways(left if allowance.choosing else left + dropped)

    def width(self, allowance: Allowance) -> i64:
        """How many candidates there are: more for the patient, no more than can all be tried."""
        candidates = self.candidates
        if allowance.iterations == 0:
            return max(candidates, self.patient) if allowance.seconds >= PATIENT else candidates
        while allowance.iterations < tries(candidates):
            candidates -= 1
        return candidates

    def pick(self, weighed: list[Weighed]) -> i64:
        """The best of those that were left to the last, who alone were tried in all worlds."""
        return best_of_most_tried(weighed, 1.0)

    def one_world(self, view: State, left: list[Weighed], mover: i64, rng: Rng) -> i64:
        """Try every candidate in one more world, with the same luck; how many playouts it took."""
        known: Line | None = None
        if len(self.kept) > 0:
            known = self.kept.pop()
            world = known.world
            luck = known.luck
        else:
            world = self.hints.imagine(view, rng)
            luck = rng.below(SEEDS)
        until = self.horizon(view)
        played: i64 = 0
        for one in left:
            if known is not None and known.action == one.action and len(one.rest) == 0:
                one.came_to(known.worth)
                continue
            table = world.copy()
            table.play(one.action)
            for action in one.rest:
                table.play(action)
            one.came_to(self.playout(table, one.action, mover, until, luck))
            played += 1
        return played

    def horizon(self, view: State) -> i64:
        """The round that a playout from this view comes to, if it does not end before."""
        return self.hints.round(view) + self.rounds

    def playout(self, world: State, action: i64, mover: i64, until: i64, luck: i64) -> float:
        """Some turns as the hints would play them, and what the mover has then."""
        line: Line | None = None
        if world.turn() == mover:
            line = Line(action, world.copy(), luck)
            line.action = self.hints.swift(world, Rng(luck))
            world.play(line.action)
        worth = self.play_on(world, mover, until, Rng(luck))[mover]
        if line is not None:
            line.worth = worth
            self.lines.append(line)
        return worth

    def play_on(self, world: State, mover: i64, until: i64, rng: Rng) -> vec[float]:
        """The rest of the turn and some more, and what each seat has then."""
        left = self.turns
        last = mover
        while True:
            turn = world.turn()
            if turn == OVER:
                return at_the_end(world)
            if turn == CHANCE:
                world.play(world.at(rng.below(world.count())))
                continue
            if turn != last:
                left -= 1
                last = turn
            if left < 0 and self.hints.round(world) >= until:
                return under_way(world, self.hints)
            world.play(self.hints.swift(world, rng))

    def keep(self, action: i64) -> None:
        """Keep the worlds in which the action was tried, with what came of the next one."""
        self.kept = [line for line in self.lines if line.after == action]
        self.lines = []

    def forget(self) -> None:
        """No worlds from before."""
        super().forget()
        self.kept = []
        self.lines = []

    def best_rated(self, view: State, number: i64, rng: Rng) -> list[Weighed]:
        """The actions that the hints rate highest; between equals the lot decides."""
        actions = vec[i64](capacity=32)
        ratings = vec[float](capacity=32)
        for k in range(view.count()):
            action = view.at(k)
            rating = self.hints.consider(view, action) + 1e-9 * float(rng.below(1000))
            if i64(len(actions)) < number:
                actions = append(actions, action)
                ratings = append(ratings, rating)
            elif rating > ratings[-1]:
                actions[-1] = action
                ratings[-1] = rating
            else:
                continue
            at = i64(len(actions)) - 1
            while at > 0 and ratings[at - 1] < rating:
                actions[at] = actions[at - 1]
                ratings[at] = ratings[at - 1]
                at -= 1
            actions[at] = action
            ratings[at] = rating
        return [Weighed(action, 0, 0.0) for action in actions]


def to_the_end(world: State, mover: i64, candidates: list[Weighed]) -> list[Weighed]:
    """Every way in which the mover alone ends the game; none if others or chance come before."""
    found: list[Weighed] = []
    open_ways = list(candidates)
    while len(open_ways) > 0:
        way = open_ways.pop()
        table = world.copy()
        table.play(way.action)
        for action in way.rest:
            table.play(action)
        if table.turn() == OVER:
            found.append(way)
        elif table.turn() != mover or len(found) + len(open_ways) + table.count() > WAYS:
            return []
        else:
            for k in range(table.count()):
                longer = Weighed(way.action, 0, 0.0)
                longer.rest = [*way.rest, int(table.at(k))]
                open_ways.append(longer)
    return found


def still_open(left: list[Weighed]) -> list[Weighed]:
    """The candidates without those that are surely worse than the best, world by world."""
    worlds = left[0].tried
    if worlds < LOOKED or (worlds & (worlds - 1)) != 0:  # now and then is often enough
        return left
    best = left[0]
    for one in left:
        if one.mean() > best.mean():
            best = one
    return [one for one in left if one is best or not surely_worse(one, best)]


def surely_worse(one: Weighed, best: Weighed) -> bool:
    """Whether one falls behind by far more than chance explains; who never differs does as well."""
    behind = best.mean() - one.mean()
    spread = 0.0
    for world in range(best.tried):
        spread += (best.each[world] - one.each[world] - behind) ** 2
    error = math.sqrt(spread / float(best.tried - 1) / float(best.tried))
    return behind >= SURE * error - ALIKE


def best_ways(weighed: list[Weighed]) -> list[Weighed]:
    """Of each action the way that was tried most often, and of those the best."""
    best: dict[int, Weighed] = {}
    for way in weighed:
        known = best.get(int(way.action))
        if known is None or (way.tried, way.mean()) > (known.tried, known.mean()):
            best[int(way.action)] = way
    return list(best.values())


def tries(candidates: i64) -> i64:
    """The iterations of one world a round, until one candidate is left."""
    total: i64 = 0
    while candidates > 1:
        total += candidates
        candidates = (candidates + 1) // 2
    return total


def by_mean(one: Weighed) -> float:
    """The order of candidates, best first."""
    return -one.mean()
