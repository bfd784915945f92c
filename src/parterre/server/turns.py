"""Whose thought comes next: people who wait first, all in turn, the shorter before the longer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

# What a thought counts for that is done at once.
SHORT = 0.02


class Unneeded(Exception):
    """A thought whose turn came when nobody needed it any more."""


@dataclass(frozen=True)
class Asker:
    """For whom something is thought: whose share of the time it takes, and who waits for it."""

    maker: str = ""  # who laid the table, or asked for the hint
    table: str = ""
    awaited: Callable[[], bool] = lambda: True  # whether a person waits for it, as of now
    needed: Callable[[], bool] = lambda: True  # whether it is still of use


SOMEBODY = Asker()


@dataclass(eq=False)
class Thought:
    """Something to think about, and the answer to it."""

    asker: Asker
    seconds: float  # of CPU time; 0 for one that is done at once
    work: Callable[[], Callable[[], Any]]  # made anew for each attempt
    bot: str
    game: str
    answer: asyncio.Future[Any]

    @property
    def cost(self) -> float:
        """What it takes of its asker's share."""
        return max(self.seconds, SHORT)


class Share:
    """Several who share one thing: next is who would have had least when served.

    What is served counts by its cost, so short ones pass long ones, and a long one is passed only
    until those who pass it have had as much. Who comes to wait starts from what the last one served
    has had: nobody saves anything up by asking for nothing. (Self-clocked fair queueing.)
    """

    def __init__(self, *by: Callable[[Thought], str]) -> None:
        self._who, *self._inner = by
        self._now = 0.0
        self._had: dict[str, float] = {}
        # How each of them shares out what it gets, in the same manner.
        self._within: dict[str, Share] = {}

    def wait(self, thoughts: Iterable[Thought]) -> None:
        """Note all who wait, and forget who does not any more."""
        groups = self._grouped(thoughts)
        self._had = {who: self._had.get(who, self._now) for who in groups}
        if self._inner:
            self._within = {who: self._within.get(who) or Share(*self._inner) for who in groups}
            for who, own in groups.items():
                self._within[who].wait(own)

    def first(self, thoughts: Iterable[Thought]) -> Thought:
        """Which of these, who all wait, is next."""
        heads = {
            who: self._within[who].first(own) if self._inner else own[0]
            for who, own in self._grouped(thoughts).items()
        }
        return heads[min(heads, key=lambda who: self._had[who] + heads[who].cost)]

    def serve(self, thought: Thought) -> None:
        """Count what one of those who wait is given."""
        who = self._who(thought)
        self._had[who] += thought.cost
        self._now = max(self._now, self._had[who])
        if self._inner:
            self._within[who].serve(thought)

    def _grouped(self, thoughts: Iterable[Thought]) -> dict[str, list[Thought]]:
        groups: dict[str, list[Thought]] = {}
        for thought in thoughts:
            groups.setdefault(self._who(thought), []).append(thought)
        return groups


class Line:
    """The thoughts that wait and those under way; no person waits for bots among themselves.

    Of long thoughts at most `count` are under way. Those that nobody waits for are begun only when
    no person's can be, and leave one place free; where there is but one, a person's thought is
    begun beside theirs. One more place is for short thoughts alone: they wait for no long one.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.places = max(count, 2) + 1
        self._waiting: list[Thought] = []
        # Those under way, and whether a person waited for each when it began.
        self._begun: dict[Thought, bool] = {}
        # Makers share what there is, and the tables of each maker what that one gets.
        self._shares = {
            awaited: Share(lambda thought: thought.asker.maker, lambda thought: thought.asker.table)
            for awaited in (True, False)
        }

    def join(self, thought: Thought) -> None:
        """Let a thought wait for its turn."""
        self._waiting.append(thought)

    def next(self) -> Thought | None:
        """The thought to begin now, if there is one and a place for it."""
        self._waiting = [thought for thought in self._waiting if _needed(thought)]
        for awaited, share in self._shares.items():
            ranked = [each for each in self._waiting if each.asker.awaited() is awaited]
            share.wait(ranked)
            able = [each for each in ranked if self._place_for(each, awaited)]
            if able:
                found = share.first(able)
                share.serve(found)
                self._waiting.remove(found)
                self._begun[found] = awaited
                return found
        return None

    def end(self, thought: Thought) -> None:
        """Free the place of a thought that is done."""
        del self._begun[thought]

    def close(self) -> list[Thought]:
        """Take out whoever still waits."""
        left, self._waiting = self._waiting, []
        return [thought for thought in left if not thought.answer.done()]

    def _place_for(self, thought: Thought, awaited: bool) -> bool:
        if len(self._begun) >= self.places:
            return False
        alike = [each for each, for_people in self._begun.items() if for_people is awaited]
        if not awaited and len(alike) >= max(1, self.count - 1):
            return False
        if not thought.seconds:
            return True
        long = [each for each in self._begun if each.seconds]
        if not awaited:
            return len(long) < self.count
        return sum(each in alike for each in long) < self.count and len(long) < self.places - 1


def _needed(thought: Thought) -> bool:
    """Whether a waiting thought is to be thought at all; who asked for it is told if not."""
    if thought.answer.done():
        return False
    if not thought.asker.needed():
        thought.answer.set_exception(Unneeded())
        return False
    return True
