# compiled
"""Plain information-set Monte-Carlo tree search: it knows the contract of a game, nothing else."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.bots.search import Allowance, Search, Weighed, best_of_most_tried
from parterre.bots.worth import at_the_end
from parterre.core.playout import playout
from parterre.core.rng import Rng
from parterre.core.state import CHANCE, OVER, State

EXPLORE: Final = 0.7
NONE: Final = -1
LOOKS: Final = 8  # iterations between two looks at the clock


@final
class Tree:
    """Nodes by number, in vecs side by side; a child is found by its parent and the action.

    A node stands for what has been decided, whatever chance and the hidden parts of the world
    were: so each world offers the actions that it has, and a node counts how often it was offered.
    """

    def __init__(self) -> None:
        self.parents = vec[i64]([NONE])
        self.actions = vec[i64]([NONE])
        self.movers = vec[i64]([NONE])
        self.visits = vec[i64]([0])
        self.offers = vec[i64]([0])
        self.totals = vec[float]([0.0])
        self.root: i64 = 0
        self.size: i64 = 4096
        self.slots = vec[i64]([NONE] * 4096)

    def slot(self, parent: i64, action: i64) -> i64:
        """Where a child is noted, or would be."""
        mask = self.size - 1
        at = (parent * 40503 + action * 2654435 + (parent >> 5) + (action >> 9)) & mask
        while self.slots[at] != NONE:
            node = self.slots[at]
            if self.parents[node] == parent and self.actions[node] == action:
                return at
            at = (at + 1) & mask
        return at

    def add(self, parent: i64, action: i64, mover: i64) -> i64:
        """A new child."""
        node = i64(len(self.parents))
        self.parents = append(self.parents, parent)
        self.actions = append(self.actions, action)
        self.movers = append(self.movers, mover)
        self.visits = append(self.visits, 0)
        self.offers = append(self.offers, 1)
        self.totals = append(self.totals, 0.0)
        if 2 * node > self.size:
            self.grow()
        else:
            self.slots[self.slot(parent, action)] = node
        return node

    def grow(self) -> None:
        """Twice as many slots."""
        self.size *= 2
        slots = vec[i64](capacity=self.size)
        for _ in range(self.size):
            slots = append(slots, NONE)
        self.slots = slots
        for node in range(1, i64(len(self.parents))):
            self.slots[self.slot(self.parents[node], self.actions[node])] = node

    def select(self, parent: i64, world: State, rng: Rng) -> i64:
        """The child to go on to: a new one while there is any, else the best by UCB1."""
        best: i64 = NONE
        best_bound = -1.0
        fresh: i64 = NONE
        untried: i64 = 0
        for k in range(world.count()):
            action = world.at(k)
            child = self.slots[self.slot(parent, action)]
            if child == NONE:
                untried += 1
                if rng.below(untried) == 0:
                    fresh = action
                continue
            offers = self.offers[child] + 1
            self.offers[child] = offers
            if untried > 0:
                continue
            visits = float(self.visits[child])
            bound = self.totals[child] / visits + EXPLORE * math.sqrt(
                math.log(float(offers)) / visits
            )
            if bound > best_bound:
                best, best_bound = child, bound
        if untried > 0:
            return self.add(parent, fresh, world.turn())
        return best

    def iterate(self, world: State, rng: Rng) -> None:
        """One walk down the tree, a new node, a random playout, and its result on the way back."""
        node = self.root
        while True:
            turn = world.turn()
            if turn == OVER:
                break
            if turn == CHANCE:
                world.play(world.at(rng.below(world.count())))
                continue
            node = self.select(node, world, rng)
            world.play(self.actions[node])
            if self.visits[node] == 0:
                playout(world, rng)
                break
        worths = at_the_end(world)
        while node != self.root:
            self.visits[node] += 1
            self.totals[node] += worths[self.movers[node]]
            node = self.parents[node]

    def first_choices(self) -> list[Weighed]:
        """The children of the root."""
        found = []
        for node in range(1, i64(len(self.parents))):
            if self.parents[node] == self.root:
                found.append(Weighed(self.actions[node], self.visits[node], self.totals[node]))
        return found


@final
class Ismcts(Search):
    """Single-observer search: UCB1, random playouts, a world of its own for every iteration.

    The next decision of the same turn goes on in the part of the tree that it comes to.
    """

    def __init__(self, seconds: float, most: i64) -> None:
        super().__init__(seconds, most)
        self.tree = Tree()

    def search(self, view: State, rng: Rng, allowance: Allowance) -> list[Weighed]:
        """Every action that was tried, by visits."""
        tree = self.tree
        while True:
            tree.iterate(view.imagine(rng), rng)
            allowance.done += 1
            timed = allowance.iterations == 0
            if (not timed or allowance.done % LOOKS == 0) and allowance.used(1) > 1.0:
                break
        return tree.first_choices()

    def pick(self, weighed: list[Weighed]) -> i64:
        """The best of those that were tried at least half as often as the one tried most."""
        return best_of_most_tried(weighed, 0.5)

    def keep(self, action: i64) -> None:
        """Go on from the node of the action."""
        self.tree.root = self.tree.slots[self.tree.slot(self.tree.root, action)]

    def forget(self) -> None:
        """A new tree."""
        super().forget()
        self.tree = Tree()
