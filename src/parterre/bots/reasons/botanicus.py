"""What speaks for an action in Botanicus: points, coins, requests that come nearer, a place."""

from __future__ import annotations

from parterre.bots.reasons.reason import Reason
from parterre.core import State
from parterre.core.shapes import Shows, Words
from parterre.games.botanicus import shapes
from parterre.games.botanicus.notation import assigned, requested_rows
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import PER_ROW
from parterre.games.botanicus.view.board import cards_told, space_told
from parterre.games.botanicus.view.naming import does_told, given_at
from parterre.games.botanicus.view.players import (
    beds_told,
    offered_told,
    rows_told,
    tile_told,
    too_short,
)

A_COIN = 0.4  # points that a coin is worth when reasons are weighed against each other


def said(view: State, action: int) -> Words | None:
    """The log says all of it."""
    return None


def reasons(view: State, action: int, shown: Shows) -> list[Reason]:
    """What the action brings at once and what it prepares, by what the mover sees."""
    assert isinstance(view, Botanicus)
    if isinstance(shown, shapes.Assign):
        return _assign(view, action)
    if isinstance(shown, shapes.Keep):
        return _keep(view, shown)
    assert isinstance(shown, shapes.Effect)
    found = _at_once(shown)
    if isinstance(shown, shapes.Place):
        found += _place(view, shown)
    elif isinstance(shown, shapes.Advance):
        end = view.box.track_names.index(shown.path[-1])
        found += [_gives(does) for does in does_told(given_at(view.box, end)[:1])]
    elif isinstance(shown, shapes.Use):
        found += [_gives(does) for does in cards_told(view.box)[shown.card][:1]]
    elif isinstance(shown, shapes.Neutral):
        found += _neutral(view, shown)
    elif isinstance(shown, shapes.Plant | shapes.Water):
        found += _nearer(view, action)
    elif isinstance(shown, shapes.Walk | shapes.Move | shapes.Start):
        found += _reach(view, action)
    return found


def _at_once(shown: shapes.Effect) -> list[Reason]:
    """Points, coins and requests met by the action itself."""
    found = []
    gain, coins = shown.gain, shown.coins
    for met in shown.met[:1]:
        values = {"row": met.row, "request": met.request, "points": gain}
        found.append(Reason(gain + 1, "botanicus-reason-met", values))
    if gain > 0 and not shown.met:
        found.append(Reason(gain, "botanicus-reason-gain", {"points": gain}))
    if coins > 0:
        found.append(Reason(A_COIN * coins, "botanicus-reason-coins", {"count": coins}))
    return found


def _gives(does: shapes.Does) -> Reason:
    return Reason(1.5, "botanicus-reason-gives", {"action": does})


def _space(view: Botanicus, name: shapes.SpaceName) -> shapes.Space:
    """A space of the action board as the screen tells it."""
    column, row = name.split(".")
    return space_told(view, int(column) - 1, int(row) - 1)


def _place(view: Botanicus, shown: shapes.Place) -> list[Reason]:
    """What the space gives, and what is left of it for those who come after."""
    space = _space(view, shown.space)
    pole = space.action == "pole"
    found = [] if pole else [_gives(space.action)]
    placed = {int(flower) % PER_ROW for flower in view.placed} | {int(view.mover)}
    follow = any(seat not in placed for seat in range(len(view.players)))
    if shown.first and space.token:
        found.append(Reason(1.4, "botanicus-reason-token", {"action": space.token.action}))
    if shown.first and not pole and follow:
        found.append(Reason(1, "botanicus-reason-dearer"))
    if shown.space.endswith(".1") and not (view.round and shown.space.startswith("8")):
        found.append(Reason(1.2, "botanicus-reason-next"))
    return found


def _neutral(view: Botanicus, shown: shapes.Neutral) -> list[Reason]:
    """What the neutral flower makes dearer, or takes away, for whoever goes there."""
    space = _space(view, shown.space)
    if space.action == "pole":
        return [Reason(1, "botanicus-reason-pole")]
    return [Reason(1, "botanicus-reason-block", {"action": space.action})]


def _assign(view: Botanicus, action: int) -> list[Reason]:
    """Whether every row has beds enough for its tile."""
    me = view.players[view.mover]
    given = zip(requested_rows(view, view.mover), assigned(view, action), strict=True)
    for row, tile in given:
        if too_short(view, me, row, len(tile_told(view, tile).plants)):
            return []
    return [Reason(1, "botanicus-reason-fits")]


def _keep(view: Botanicus, shown: shapes.Keep) -> list[Reason]:
    offered = {final.card: final for final in offered_told(view, int(view.mover))}
    scores = sum(offered[card].scores for card in shown.finals)
    return [Reason(scores, "botanicus-reason-finals", {"points": scores})] if scores else []


# The garden before and after.


def _played(view: Botanicus, action: int) -> Botanicus:
    table = view.copy()
    assert isinstance(table, Botanicus)
    table.play(action)
    return table


def _nearer(view: Botanicus, action: int) -> list[Reason]:
    """The request that comes nearest to being met."""
    mover = int(view.mover)
    after = _played(view, action)
    rows = zip(
        rows_told(view, view.players[mover]), rows_told(after, after.players[mover]), strict=True
    )
    best: tuple[float, dict[str, str | int]] | None = None
    for was, now in rows:
        for kind, old, new in (
            ("standard", was.standard, now.standard),
            ("special", was.special, now.special),
        ):
            if not old or not new or new.met:
                continue
            lacking = len(new.missing)
            if not 0 < lacking < len(old.missing):
                continue
            if best is None or new.points / lacking > best[0]:
                told = {"row": now.row, "count": lacking, "points": new.points}
                best = (new.points / lacking, {**told, "request": kind})
    return [] if best is None else [Reason(min(3.0, best[0]), "botanicus-reason-nearer", best[1])]


def _reach(view: Botanicus, action: int) -> list[Reason]:
    """The beds that a gardener reaches there, in rows whose requests still lack something."""
    after = _played(view, action)
    me = after.players[int(view.mover)]
    open_rows = {
        str(row.row)
        for row in rows_told(after, me)
        if any(request and not request.met for request in (row.standard, row.special))
    }
    beds = sum(1 for bed in beds_told(after, me) if bed.near and bed.bed[1] in open_rows)
    return [Reason(1, "botanicus-reason-reach", {"count": beds})] if beds else []
