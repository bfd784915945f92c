"""What speaks for an action in Topiary: what is seen, what the hand counts, whom it hides."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from parterre.bots.reasons.reason import Reason, Words
from parterre.core import State
from parterre.games.topiary.components import PLACES, SERIES, name_tile
from parterre.games.topiary.rules import STAY, TAKE, VISIT, Topiary
from parterre.games.topiary.scoring import Look, hand_points, sight_points


def said(view: State, action: int) -> Words | None:
    """Where to stand, which the log tells only in passing."""
    if action >= TAKE:
        return None
    return {"id": "hint-topiary-visit", "values": {"place": PLACES[action - VISIT]}}


def reasons(view: State, action: int, shown: dict[str, Any]) -> list[Reason]:
    """What the action does for the mover and against the others, by what the mover sees."""
    assert isinstance(view, Topiary)
    kind = shown["kind"]
    if kind == "visit":
        return _visit(view, shown)
    if kind == "take":
        return _take(view, action - TAKE)
    if kind == "stay":
        return _stay(view)
    if kind == "set":
        return _set(view, shown)
    return _keep(shown)


def _visit(view: Topiary, shown: dict[str, Any]) -> list[Reason]:
    found = []
    points = shown["points"] + shown["bonus"]
    seen = len(shown["sees"])
    if points:
        found.append(Reason(points, "reason-topiary-sees", {"count": seen, "points": points}))
    hand = shown["gain"] - points
    if hand > 0:
        found.append(Reason(hand, "reason-topiary-hand", {"points": hand}))
    scores = [_seen_from(view, place) for place in view.places if not view.visitors[place]]
    if points and points >= max(scores):
        found.append(Reason(0.6 * points, "reason-topiary-best-place"))
    if shown["face_down"] and not points:
        found.append(Reason(1, "reason-topiary-open", {"count": shown["face_down"]}))
    return found


def _seen_from(view: Topiary, place: int) -> int:
    return int(Look().along(view.garden, place))


# Tiles laid into the garden.


def _sums(view: Topiary, garden: vec[u8]) -> list[int]:
    """What each seat's visitors see, and the mover's hand with them, in a garden."""
    table = view.copy()
    assert isinstance(table, Topiary)
    table.garden = garden
    highest = vec[u8]([0] * (4 * SERIES))
    points = [int(p) for p in sight_points(table, Look(), highest)]
    points[view.mover] += int(hand_points(table.players[view.mover], view.mover, highest))
    return points


def _laid(view: Topiary, cell: int, tile: int) -> list[int]:
    """By how much each seat's points change when a tile of the hand lies on a cell.

    The tile leaves the hand, so the hand is counted without it.
    """
    before = _sums(view, view.garden)
    table = view.copy()
    assert isinstance(table, Topiary)
    mine = table.players[view.mover]
    mine.hand = vec[i64]([other for other in mine.hand if other != tile])
    garden = view.garden[:]
    garden[cell] = u8(tile + 1)
    return [after - was for after, was in zip(_sums(table, garden), before, strict=True)]


def _take(view: Topiary, cell: int) -> list[Reason]:
    """The best that a tile of the hand would do on the cell that is freed."""
    mover = int(view.mover)
    tries = [(_laid(view, cell, tile), tile) for tile in view.players[mover].hand]
    changes, tile = max(tries, key=lambda one: one[0][mover])
    found = []
    if changes[mover] > 0:
        values: dict[str, str | int] = {"card": name_tile(tile), "points": changes[mover]}
        found.append(Reason(changes[mover], "reason-topiary-could", values))
    hurt, tile, seat = min(
        (change, tile, seat)
        for changes, tile in tries
        for seat, change in enumerate(changes)
        if seat != mover
    )
    if hurt < 0:
        values = {"rival": seat + 1, "points": -hurt, "card": name_tile(tile)}
        found.append(Reason(-0.7 * hurt, "reason-topiary-could-hide", values))
    if not found:
        found.append(Reason(0.5, "reason-topiary-new"))
    return found


def _stay(view: Topiary) -> list[Reason]:
    mover = int(view.mover)
    cells = [action - TAKE for action in view.actions() if TAKE <= action < STAY]
    hand = view.players[mover].hand
    gains = [_laid(view, cell, tile)[mover] for cell in cells for tile in hand]
    return [] if any(gain > 0 for gain in gains) else [Reason(1, "reason-topiary-stay")]


def _set(view: Topiary, shown: dict[str, Any]) -> list[Reason]:
    found = []
    if shown["gain"] > 0:
        found.append(Reason(shown["gain"], "reason-topiary-gain", {"points": shown["gain"]}))
    seats = [seat for seat in range(len(view.players)) if seat != view.mover]
    for seat, change in zip(seats, shown["others"], strict=True):
        if change < 0:
            values: dict[str, str | int] = {"rival": seat + 1, "points": -change}
            found.append(Reason(-0.7 * change, "reason-topiary-hides", values))
    if not found and shown["gain"] == 0:
        found.append(Reason(0.5, "reason-topiary-no-loss"))
    return found


def _keep(shown: dict[str, Any]) -> list[Reason]:
    points = sum(int(tile[1]) for tile in shown["tiles"] if tile[1] != "5")
    return [Reason(1, "reason-topiary-keep", {"points": points})] if points else []
