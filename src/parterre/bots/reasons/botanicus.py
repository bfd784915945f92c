"""What speaks for an action in Botanicus: points, coins, requests that come nearer, a place."""

from __future__ import annotations

from typing import Any

from parterre.bots.reasons.reason import Reason, Words
from parterre.core import State
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import PER_ROW
from parterre.games.botanicus.view import view as told_view

A_COIN = 0.4  # points that a coin is worth when reasons are weighed against each other


def said(view: State, action: int) -> Words | None:
    """The log says all of it."""
    return None


def reasons(view: State, action: int, shown: dict[str, Any]) -> list[Reason]:
    """What the action brings at once and what it prepares, by what the mover sees."""
    assert isinstance(view, Botanicus)
    kind = shown["kind"]
    if kind == "assign":
        short = len(shown["short"])
        return [] if short else [Reason(1, "reason-botanicus-fits")]
    if kind == "keep":
        return _keep(view, shown)
    found = _at_once(shown)
    if kind == "place":
        found += _place(view, shown)
    elif kind == "advance":
        found += [_gives(does) for does in shown["gives"][:1]]
    elif kind == "use":
        found += [_gives(does) for does in shown["actions"][:1]]
    elif kind == "neutral":
        found += _neutral(view, shown)
    elif kind in ("plant", "water"):
        found += _nearer(view, action)
    elif kind in ("walk", "move", "start"):
        found += _reach(view, action)
    return found


def _at_once(shown: dict[str, Any]) -> list[Reason]:
    """Points, coins and requests met by the action itself."""
    found = []
    gain, coins = shown["gain"], shown["coins"]
    for met in shown["met"][:1]:
        values = {"row": met["row"], "request": met["request"], "points": gain}
        found.append(Reason(gain + 1, "reason-botanicus-met", values))
    if gain > 0 and not shown["met"]:
        found.append(Reason(gain, "reason-botanicus-gain", {"points": gain}))
    if coins > 0:
        found.append(Reason(A_COIN * coins, "reason-botanicus-coins", {"count": coins}))
    return found


def _gives(does: str) -> Reason:
    return Reason(1.5, "reason-botanicus-gives", {"action": does})


def _space(view: Botanicus, name: str) -> dict[str, Any]:
    """A space of the action board as the screen tells it."""
    spaces = [s for column in told_view(view, int(view.mover))["columns"] for s in column["spaces"]]
    found: dict[str, Any] = next(space for space in spaces if space["space"] == name)
    return found


def _place(view: Botanicus, shown: dict[str, Any]) -> list[Reason]:
    """What the space gives, and what is left of it for those who come after."""
    space = _space(view, shown["space"])
    pole = space["action"] == "pole"
    found = [] if pole else [_gives(space["action"])]
    placed = {int(flower) % PER_ROW for flower in view.placed} | {int(view.mover)}
    follow = any(seat not in placed for seat in range(len(view.players)))
    if shown["first"] and space["token"]:
        values = {"action": space["token"]["action"]}
        found.append(Reason(1.4, "reason-botanicus-token", values))
    if shown["first"] and not pole and follow:
        found.append(Reason(1, "reason-botanicus-dearer"))
    if shown["space"].endswith(".1") and not (view.round and shown["space"].startswith("8")):
        found.append(Reason(1.2, "reason-botanicus-next"))
    return found


def _neutral(view: Botanicus, shown: dict[str, Any]) -> list[Reason]:
    """What the neutral flower makes dearer, or takes away, for whoever goes there."""
    space = _space(view, shown["space"])
    if space["action"] == "pole":
        return [Reason(1, "reason-botanicus-pole")]
    return [Reason(1, "reason-botanicus-block", {"action": space["action"]})]


def _keep(view: Botanicus, shown: dict[str, Any]) -> list[Reason]:
    me = told_view(view, int(view.mover))["players"][view.mover]
    held = {final["card"]: final for final in [*(me["finals"] or []), *me["offered"]]}
    scores = sum(held[card]["scores"] for card in shown["finals"] if card in held)
    return [Reason(scores, "reason-botanicus-finals", {"points": scores})] if scores else []


# The garden before and after.


def _mine(view: State, mover: int) -> dict[str, Any]:
    me: dict[str, Any] = told_view(view, mover)["players"][mover]
    return me


def _played(view: Botanicus, action: int) -> Botanicus:
    table = view.copy()
    assert isinstance(table, Botanicus)
    table.play(action)
    return table


def _nearer(view: Botanicus, action: int) -> list[Reason]:
    """The request that comes nearest to being met."""
    mover = int(view.mover)
    before, after = _mine(view, mover)["rows"], _mine(_played(view, action), mover)["rows"]
    best: tuple[float, dict[str, str | int]] | None = None
    for was, now in zip(before, after, strict=True):
        for request in ("standard", "special"):
            old, new = was[request], now[request]
            if not old or not new or new["met"]:
                continue
            lacking = len(new["missing"])
            if not 0 < lacking < len(old["missing"]):
                continue
            if best is None or new["points"] / lacking > best[0]:
                values = {"row": now["row"], "request": request, "count": lacking}
                best = (new["points"] / lacking, {**values, "points": new["points"]})
    return [] if best is None else [Reason(min(3.0, best[0]), "reason-botanicus-nearer", best[1])]


def _reach(view: Botanicus, action: int) -> list[Reason]:
    """The beds that a gardener reaches there, in rows whose requests still lack something."""
    mover = int(view.mover)
    me = _mine(_played(view, action), mover)
    open_rows = {
        str(row["row"])
        for row in me["rows"]
        if any(row[r] and not row[r]["met"] for r in ("standard", "special"))
    }
    beds = sum(1 for bed in me["beds"] if bed["near"] and bed["bed"][1] in open_rows)
    return [Reason(1, "reason-botanicus-reach", {"count": beds})] if beds else []
