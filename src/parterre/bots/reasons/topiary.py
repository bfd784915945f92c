"""What speaks for an action in Topiary: what is seen, what the hand counts, whom it hides."""

from __future__ import annotations

from parterre.bots.reasons.reason import Reason
from parterre.core import State
from parterre.core.shapes import Shows, Words
from parterre.games.topiary import shapes
from parterre.games.topiary.components import PLACES, name_tile
from parterre.games.topiary.rules import STAY, TAKE, VISIT, Topiary
from parterre.games.topiary.scoring import sight, sums, sums_with


def said(view: State, action: int) -> Words | None:
    """Where to stand, which the log tells only in passing."""
    if action >= TAKE:
        return None
    return Words("topiary-hint-visit", {"place": PLACES[action - VISIT]})


def reasons(view: State, action: int, shown: Shows) -> list[Reason]:
    """What the action does for the mover and against the others, by what the mover sees."""
    assert isinstance(view, Topiary)
    if isinstance(shown, shapes.Visit):
        return _visit(view, shown)
    if isinstance(shown, shapes.Take):
        return _take(view, action - TAKE)
    if isinstance(shown, shapes.Stay):
        return _stay(view)
    if isinstance(shown, shapes.Set):
        return _set(view, shown)
    assert isinstance(shown, shapes.Keep)
    return _keep(shown)


def _visit(view: Topiary, shown: shapes.Visit) -> list[Reason]:
    found = []
    points = shown.points + shown.bonus
    seen = len(shown.sees)
    if points:
        found.append(Reason(points, "topiary-reason-sees", {"count": seen, "points": points}))
    hand = shown.gain - points
    if hand > 0:
        found.append(Reason(hand, "topiary-reason-hand", {"points": hand}))
    scores = [_seen_from(view, place) for place in view.places if not view.visitors[place]]
    if points and points >= max(scores):
        found.append(Reason(0.6 * points, "topiary-reason-best-place"))
    if shown.face_down and not points:
        found.append(Reason(1, "topiary-reason-open", {"count": shown.face_down}))
    return found


def _seen_from(view: Topiary, place: int) -> int:
    look = sight(view, place)
    return look.points + look.bonus


# Tiles laid into the garden.


def _laid(view: Topiary, cell: int, tile: int) -> list[int]:
    """By how much each seat's points change when a tile of the hand lies on a cell."""
    before, after = sums(view, view.mover), sums_with(view, view.mover, tile, cell)
    return [then - now for then, now in zip(after, before, strict=True)]


def _take(view: Topiary, cell: int) -> list[Reason]:
    """The best that a tile of the hand would do on the cell that is freed."""
    mover = int(view.mover)
    tries = [(_laid(view, cell, tile), tile) for tile in view.players[mover].hand]
    changes, tile = max(tries, key=lambda one: one[0][mover])
    found = []
    if changes[mover] > 0:
        values: dict[str, str | int] = {"card": name_tile(tile), "points": changes[mover]}
        found.append(Reason(changes[mover], "topiary-reason-could", values))
    hurt, tile, seat = min(
        (change, tile, seat)
        for changes, tile in tries
        for seat, change in enumerate(changes)
        if seat != mover
    )
    if hurt < 0:
        values = {"rival": seat + 1, "points": -hurt, "card": name_tile(tile)}
        found.append(Reason(-0.7 * hurt, "topiary-reason-could-hide", values))
    if not found:
        found.append(Reason(0.5, "topiary-reason-new"))
    return found


def _stay(view: Topiary) -> list[Reason]:
    mover = int(view.mover)
    cells = [action - TAKE for action in view.actions() if TAKE <= action < STAY]
    hand = view.players[mover].hand
    gains = [_laid(view, cell, tile)[mover] for cell in cells for tile in hand]
    return [] if any(gain > 0 for gain in gains) else [Reason(1, "topiary-reason-stay")]


def _set(view: Topiary, shown: shapes.Set) -> list[Reason]:
    found = []
    if shown.gain > 0:
        found.append(Reason(shown.gain, "topiary-reason-gain", {"points": shown.gain}))
    seats = [seat for seat in range(len(view.players)) if seat != view.mover]
    for seat, change in zip(seats, shown.others, strict=True):
        if change < 0:
            values: dict[str, str | int] = {"rival": seat + 1, "points": -change}
            found.append(Reason(-0.7 * change, "topiary-reason-hides", values))
    if not found and shown.gain == 0:
        found.append(Reason(0.5, "topiary-reason-no-loss"))
    return found


def _keep(shown: shapes.Keep) -> list[Reason]:
    points = sum(int(tile[1]) for tile in shown.tiles if tile[1] != "5")
    return [Reason(1, "topiary-reason-keep", {"points": points})] if points else []
