"""What speaks for an action in Arborea: what it brings at once, and what creatures then count."""

from __future__ import annotations

from typing import Any

from parterre.bots.reasons.reason import Reason, Words
from parterre.core import State
from parterre.games.arborea import notation
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.view import view as told_view

MOST = 4  # of what an action brings, so many are named
# What follows and is a gain; the rest is paid, or happens to everybody.
GAINS = {
    f"arborea-then-{what}"
    for what in (
        "attract",
        "biome",
        "complete",
        "gift",
        "invite",
        "points",
        "renew",
        "season",
        "spirit",
        "take",
        "train",
    )
}


def said(view: State, action: int) -> Words | None:
    """What the log tells as a duty is said as a choice."""
    told = notation.told(view, action, int(view.turn()))
    if told["id"] != "arborea-log-leave-forced":
        return None
    return {"id": "hint-arborea-leave", "values": told["values"]}


def reasons(view: State, action: int, shown: dict[str, Any]) -> list[Reason]:
    """What the action brings at once and what it prepares, by what the mover sees."""
    assert isinstance(view, Arborea)
    kind = shown["kind"]
    if "after" in shown:
        return _creatures(shown)
    found = []
    gain = shown["gain"]
    if gain > 0:
        found.append(Reason(gain, "reason-arborea-gain", {"points": gain}))
    found += _brings(view, shown)
    if kind in ("leave", "activate") and shown["symbols"]:
        found.append(_symbols("trail", shown["symbols"]))
    elif kind == "reward":
        found.append(_symbols("reward", shown["symbols"]))
    elif kind == "complete":
        held = _held(view, shown["card"])
        found += [_symbols("card", held["reward"])] if held and held["reward"] else []
    elif kind == "take":
        found += _card(view, action, shown)
    elif kind == "advance":
        found += _reach(view, action, shown["track"])
    elif kind == "place" and shown["season"]:
        found.append(Reason(1, "reason-arborea-season", {"season": shown["season"]}))
    return found


def _creatures(shown: dict[str, Any]) -> list[Reason]:
    """What all creatures of the ecosystem count before and after."""
    values = {"was": shown["before"], "points": shown["after"]}
    if shown["after"] > shown["before"]:
        return [Reason(shown["after"] - shown["before"], "reason-arborea-creatures", values)]
    if shown["after"] == shown["before"]:
        return [Reason(0.5, "reason-arborea-creatures-kept", values)]
    return []


def _brings(view: Arborea, shown: dict[str, Any]) -> list[Reason]:
    """What follows for the mover without anybody being asked."""
    mine = int(view.turn()) + 1
    notes = tuple(
        note
        for note in shown["then"]
        if note["id"] in GAINS
        and note["values"].get("seat") == mine
        and not str(note["values"].get("change", "")).startswith("−")
    )
    # A trail tells the same by its symbols.
    if not notes or shown.get("symbols"):
        return []
    return [Reason(2, "reason-arborea-brings", then=notes[:MOST])]


def _symbols(where: str, symbols: list[str]) -> Reason:
    named = tuple({"id": "reason-arborea-symbol", "values": {"symbol": s}} for s in symbols[:MOST])
    return Reason(1.8, f"reason-arborea-{where}", then=named)


def _card(view: Arborea, action: int, shown: dict[str, Any]) -> list[Reason]:
    """How far the biomes are from completing a card, and what it gives then."""
    table = view.copy()
    assert isinstance(table, Arborea)
    table.play(action)
    held = _held(table, shown["card"], int(view.turn()))
    found = []
    if held:
        found.append(Reason(2, "reason-arborea-lacking", {"count": held["lacking"]}))
    if shown["face"]["reward"]:
        found.append(_symbols("card", shown["face"]["reward"]))
    return found


def _reach(view: Arborea, action: int, track: str) -> list[Reason]:
    """How far the mover's foremost villager on a track has then come."""
    mover = int(view.turn())
    after = view.copy()
    after.play(action)
    before, then = (_walked(table, mover, track) for table in (view, after))
    if not then or then <= before:
        return []
    return [Reason(1.5, "reason-arborea-reach", {"count": min(then, 5)})]


def _walked(table: State, seat: int, track: str) -> int:
    strips = told_view(table, seat)["tracks"]
    there = next(strip for strip in strips if strip["track"] == track)["villagers"]
    return max((one["walked"] for one in there if one["seat"] == seat + 1), default=0)


def _held(table: Arborea, card: str, seat: int | None = None) -> dict[str, Any] | None:
    """A card that the mover, or a seat, has taken and not yet completed."""
    mover = int(table.turn()) if seat is None else seat
    cards = told_view(table, mover)["players"][mover]["held"]
    return next((held for held in cards if held and held["card"] == card), None)
