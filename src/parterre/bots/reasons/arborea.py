"""What speaks for an action in Arborea: what it brings at once, and what creatures then count."""

from __future__ import annotations

from parterre.bots.reasons.reason import Reason
from parterre.core import State
from parterre.core.shapes import Shows, Words
from parterre.games.arborea import notation, shapes
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.scoring import creature_points
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
# What leads to a list of symbols.
Signed = shapes.Leave | shapes.Activate | shapes.Reward | shapes.Complete


def said(view: State, action: int) -> Words | None:
    """What the log tells as a duty is said as a choice."""
    told = notation.told(view, action, int(view.turn()))
    if told.id != "arborea-log-leave-forced":
        return None
    return Words("arborea-hint-leave", told.values)


def reasons(view: State, action: int, shown: Shows) -> list[Reason]:
    """What the action brings at once and what it prepares, by what the mover sees."""
    assert isinstance(view, Arborea)
    if isinstance(shown, shapes.Lay):
        before = int(creature_points(view.players[view.turn()], view.cat_sees))
        return _creatures(before, before + shown.gain)
    if isinstance(shown, shapes.Settle | shapes.Free):
        return _creatures(shown.before, shown.after)
    assert isinstance(shown, shapes.Follows)
    found = []
    if shown.gain > 0:
        found.append(Reason(shown.gain, "arborea-reason-gain", {"points": shown.gain}))
    found += _brings(view, shown)
    if isinstance(shown, shapes.Leave | shapes.Activate) and shown.symbols:
        found.append(_symbols("trail", shown.symbols))
    elif isinstance(shown, shapes.Reward):
        found.append(_symbols("reward", shown.symbols))
    elif isinstance(shown, shapes.Complete):
        held = _held(view, shown.card)
        found += [_symbols("card", held.reward)] if held and held.reward else []
    elif isinstance(shown, shapes.Take):
        found += _card(view, action, shown)
    elif isinstance(shown, shapes.Advance):
        found += _reach(view, action, shown.track)
    elif isinstance(shown, shapes.Place) and shown.season:
        found.append(Reason(1, "arborea-reason-season", {"season": shown.season}))
    return found


def _creatures(was: int, points: int) -> list[Reason]:
    """What all creatures of the ecosystem count before and after."""
    values = {"was": was, "points": points}
    if points > was:
        return [Reason(points - was, "arborea-reason-creatures", values)]
    if points == was:
        return [Reason(0.5, "arborea-reason-creatures-kept", values)]
    return []


def _brings(view: Arborea, shown: shapes.Follows) -> list[Reason]:
    """What follows for the mover without anybody being asked."""
    mine = int(view.turn()) + 1
    notes = tuple(
        note
        for note in shown.then
        if note.id in GAINS
        and note.values.get("seat") == mine
        and not str(note.values.get("change", "")).startswith("−")
    )
    # A trail, a reward and a card tell the same by their symbols.
    if not notes or (isinstance(shown, Signed) and shown.symbols):
        return []
    return [Reason(2, "arborea-reason-brings", then=notes[:MOST])]


def _symbols(where: str, symbols: list[shapes.Symbol]) -> Reason:
    named = tuple(Words("arborea-reason-symbol", {"symbol": s}) for s in symbols[:MOST])
    return Reason(1.8, f"arborea-reason-{where}", then=named)


def _card(view: Arborea, action: int, shown: shapes.Take) -> list[Reason]:
    """How far the biomes are from completing a card, and what it gives then."""
    table = view.copy()
    assert isinstance(table, Arborea)
    table.play(action)
    held = _held(table, shown.card, int(view.turn()))
    found = []
    if held:
        found.append(Reason(2, "arborea-reason-lacking", {"count": held.lacking}))
    if shown.face.reward:
        found.append(_symbols("card", shown.face.reward))
    return found


def _reach(view: Arborea, action: int, track: str) -> list[Reason]:
    """How far the mover's foremost villager on a track has then come."""
    mover = int(view.turn())
    after = view.copy()
    after.play(action)
    before, then = (_walked(table, mover, track) for table in (view, after))
    if not then or then <= before:
        return []
    return [Reason(1.5, "arborea-reason-reach", {"count": min(then, 5)})]


def _walked(table: State, seat: int, track: str) -> int:
    strips = told_view(table, seat).tracks
    there = next(strip for strip in strips if strip.track == track).villagers
    return max((one.walked for one in there if one.seat == seat + 1), default=0)


def _held(table: Arborea, card: str, seat: int | None = None) -> shapes.Held | None:
    """A card that the mover, or a seat, has taken and not yet completed."""
    mover = int(table.turn()) if seat is None else seat
    cards = told_view(table, mover).players[mover].held
    return next((held for held in cards if held and held.card == card), None)
