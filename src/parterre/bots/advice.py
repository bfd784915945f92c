"""A hint: the best action for a seat, its chance of winning and why, from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from parterre.bots.budget import Budget
from parterre.bots.choose import bot_for, seen_at
from parterre.bots.foresight import Foreseen, foresee
from parterre.bots.guided import Guided
from parterre.bots.reasons.reason import Reason
from parterre.bots.search import Weighed
from parterre.bots.shapes import Advised, Hint
from parterre.bots.taught import speaking_of
from parterre.core import Game, Rng, State
from parterre.games import GAMES

MOST = 3  # reasons that are told
COMPARED = 3  # of the other candidates, those that the best is compared with
WORLDS = 48  # in which they are compared, within a third of the time that the search has
CLEAR = 3  # percent by which the next best has to fall behind to be called worse
SURE = 2.0  # standard errors by which a difference must stand out to be told


def advise(
    game: str,
    setup: Mapping[str, Any],
    log: Sequence[str],
    seat: int,
    seed: int,
    budget: Budget | None = None,
) -> Hint:
    """A hint for a seat: the log is folded here, and only the seat's view is thought about."""
    return hint(GAMES[game], seen_at(game, setup, log, seat), Rng(seed), budget)


def hint(game: Game, view: State, rng: Rng, budget: Budget | None = None) -> Hint:
    """The best action of the mover of a view, with its chance, its reasons and the next best."""
    guided = bot_for(game, "strongest")
    assert isinstance(guided, Guided)
    # What a bot of the same process keeps from its last decision must not tell here.
    guided.forget()
    weighed = guided.weigh(view, rng, budget)
    best = guided.pick(weighed) if view.seats() > 1 else _surest(weighed)
    others = [one for one in sorted(weighed, key=_order) if one.action != best]
    actions = [best, *(one.action for one in others[:COMPARED])]
    worlds = budget.iterations if budget and budget.iterations else WORLDS
    seconds = (budget.seconds if budget else guided.seconds) / 3
    foreseen = foresee(guided, view, actions, min(worlds, WORLDS), seconds, rng)
    chance = percent(_worth(view, best, weighed, foreseen[0]))
    second = None
    if others:
        next_best = percent(_worth(view, others[0].action, weighed, foreseen[1]))
        second = _advised(game, view, others[0].action, next_best)
    reasons = _reasons(game, view, best, foreseen)
    if not reasons:
        often = second is not None and chance - second.chance >= CLEAR
        reasons = [Reason(0, "hint-often" if often else "hint-even")]
    first = _advised(game, view, best, chance)
    return Hint(
        action=first.action,
        words=first.words,
        chance=chance,
        reasons=[reason.words() for reason in reasons],
        second=second,
    )


def percent(worth: float) -> int:
    """A worth as a chance in percent; nothing is certain before the end."""
    return max(1, min(99, round(100 * worth)))


def _order(one: Weighed) -> tuple[int, float]:
    """Those tried longest first, and of them the best."""
    return -one.tried, -one.mean()


def _surest(weighed: list[Weighed]) -> int:
    """For who plays alone: of those left to the last, the one that won most often, and by most."""
    most = max(one.tried for one in weighed)
    last = [one for one in weighed if one.tried == most]
    return max(last, key=lambda one: (_won(one.each), one.mean())).action


def _worth(view: State, action: int, weighed: list[Weighed], foreseen: Foreseen) -> float:
    """What an action came to in the search; one that needed none has what is foreseen of it."""
    found = next(one for one in weighed if one.action == action)
    worths = list(found.each) if found.tried else foreseen.worths
    return _won(worths) if view.seats() == 1 else _mean(worths)


def _won(worths: Iterable[float]) -> float:
    """The share of games alone that were won: the lead is half of their worth, the win the rest."""
    return _mean([float(worth > 0.5) for worth in worths] or [0.0])


def _advised(game: Game, view: State, action: int, chance: int) -> Advised:
    words = speaking_of(game.name).said(view, action) or game.told(view, action, int(view.turn()))
    return Advised(action=game.write(view, action), words=words, chance=chance)


def _reasons(game: Game, view: State, best: int, foreseen: list[Foreseen]) -> list[Reason]:
    """What the action does and what was measured, the weightiest first."""
    if view.count() == 1:
        return [Reason(0, "hint-only")]
    found = speaking_of(game.name).reasons(view, best, game.shows(view, [best])[0])
    measured = compared(int(view.turn()), foreseen)
    found.sort(key=lambda reason: -reason.weight)
    # Whom the action itself takes something from need not be named twice.
    named = {reason.values["rival"] for reason in found[:MOST] if "rival" in reason.values}
    measured = [reason for reason in measured if reason.values.get("rival") not in named]
    # What the look ahead has measured is told beside what lies on the table.
    told = found[: MOST - min(len(measured), 2)] + measured[:2]
    return sorted(told, key=lambda reason: -reason.weight)


def compared(mover: int, foreseen: list[Foreseen]) -> list[Reason]:
    """By how many points the best leaves the mover richer and a rival poorer than the others do."""
    best, *others = foreseen
    if not others:
        return []
    reasons = []
    for seat in range(len(best.standings[0])):
        changes = [
            there[seat] - _mean([one.standings[world][seat] for one in others])
            for world, there in enumerate(best.standings)
        ]
        mean = _mean(changes)
        if abs(mean) < SURE * _error(changes, mean):
            continue
        points = round(abs(mean))
        if seat == mover and mean > 0 and points:
            reasons.append(Reason(mean, "hint-gains", {"points": points}))
        elif seat != mover and mean < 0 and points:
            reasons.append(Reason(-mean, "hint-denies", {"rival": seat + 1, "points": points}))
    return sorted(reasons, key=lambda reason: -reason.weight)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float], mean: float) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return float("inf")
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
