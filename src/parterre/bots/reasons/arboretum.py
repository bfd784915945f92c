"""What speaks for an action in Arboretum: paths that grow, rights that are kept, gifts not made."""

from __future__ import annotations

from parterre.bots.reasons.reason import Reason
from parterre.core import State
from parterre.core.shapes import Shows, Words
from parterre.games.arboretum import shapes
from parterre.games.arboretum.components import CODES, RANKS, kind_of, name_card, rank_of
from parterre.games.arboretum.rules import DISCARD, DRAW_DECK, DRAW_PILE, PLANT, Arboretum
from parterre.games.arboretum.scoring import Trail, hand_counts
from parterre.games.arboretum.state import CELLS, SIDE, Player


def said(view: State, action: int) -> Words | None:
    """The deck and the tree beside which one plants, which the log does not name."""
    assert isinstance(view, Arboretum)
    if action == DRAW_DECK:
        return Words("arboretum-hint-deck")
    if not PLANT <= action < DISCARD:
        return None
    card, cell = divmod(action - PLANT, CELLS)
    me = view.players[view.mover]
    there = [me.card(c) for c in (cell - SIDE, cell - 1, cell + 1, cell + SIDE) if c in me.trees]
    if not there:
        return None
    # Beside its own species or the tree that it follows, the place is found at once.
    beside = max(there, key=lambda tree: (kind_of(tree) == kind_of(card), rank_of(tree)))
    values: dict[str, str | int] = {"card": name_card(card), "beside": name_card(beside)}
    return Words("arboretum-hint-plant", {**values, "count": len(there)})


def reasons(view: State, action: int, shown: Shows) -> list[Reason]:
    """What the action does for the mover and against the others, by what the mover sees."""
    assert isinstance(view, Arboretum)
    if action == DRAW_DECK:
        return _deck(view)
    if action < PLANT:
        return _pile(view, view.players[action - DRAW_PILE].pile[-1])
    if action < DISCARD:
        assert isinstance(shown, shapes.Plant)
        card, cell = divmod(action - PLANT, CELLS)
        return _plant(shown) + _prepares(view, card, cell) + _right(view, card, shown)
    assert isinstance(shown, shapes.Discard)
    return _discard(view, action - DISCARD, shown)


# What a card would do in a garden.


def _growth(view: Arboretum, player: Player, card: int) -> tuple[int, int, int, int]:
    """The most that one planting of a card adds to a path: points more, species, from, to."""
    trail = Trail(SIDE)
    before = {kind: int(trail.find(player, kind)) for kind in view.species}
    best = (0, 0, 0, 0)
    for cell in player.edge:
        garden = player.copy()
        garden.plant(card, cell)
        for kind, was in before.items():
            now = int(trail.find(garden, kind))
            if now - was > best[0]:
                best = (now - was, kind, was, now)
    return best


def _path(prefix: str, growth: tuple[int, int, int, int]) -> Reason:
    more, kind, was, now = growth
    values: dict[str, str | int] = {"species": CODES[kind], "was": was, "points": now}
    return Reason(more, f"arboretum-reason-{prefix}" + ("" if was else "-first"), values)


def _envied(view: Arboretum, card: int) -> tuple[int, int]:
    """The most that another seat could gain at once by planting a card, and which seat."""
    others = [seat for seat in range(len(view.players)) if seat != view.mover]
    return max((_growth(view, view.players[seat], card)[0], -seat) for seat in others)


# Drawing.


def _deck(view: Arboretum) -> list[Reason]:
    """How many of the unseen cards would help, and whether the piles offer anything."""
    me = view.players[view.mover]
    good = sum(1 for card in view.deck if _growth(view, me, card)[0] > 0)
    found = []
    tops = [player.pile[-1] for player in view.players if len(player.pile)]
    if tops and not any(_growth(view, me, card)[0] for card in tops):
        found.append(Reason(2, "arboretum-reason-no-pile"))
    if good:
        share = good / len(view.deck)
        values: dict[str, str | int] = {"count": good, "cards": len(view.deck)}
        found.append(Reason(3 * share, "arboretum-reason-unseen", values))
    return found


def _pile(view: Arboretum, card: int) -> list[Reason]:
    me = view.players[view.mover]
    found = []
    growth = _growth(view, me, card)
    if growth[0]:
        found.append(_path("could", growth))
    kind = kind_of(card)
    pips = int(hand_counts(view, view.mover, kind))
    if Trail(SIDE).find(me, kind):
        values: dict[str, str | int] = {"species": CODES[kind], "was": pips}
        found.append(
            Reason(1, "arboretum-reason-hand", {**values, "pips": pips + rank_of(card) + 1})
        )
    envy, seat = _envied(view, card)
    if envy:
        told: dict[str, str | int] = {"rival": 1 - seat, "points": envy, "card": name_card(card)}
        found.append(Reason(0.7 * envy, "arboretum-reason-taken", told))
    return found


# Planting and discarding.


def _plant(shown: shapes.Plant) -> list[Reason]:
    return [
        _path("path", (p.points - p.was, CODES.index(p.species), p.was, p.points))
        for p in shown.paths[:2]
    ]


def _prepares(view: Arboretum, card: int, cell: int) -> list[Reason]:
    """What the best other card in hand could do in the garden then, if it could not before."""
    me = view.players[view.mover]
    garden = me.copy()
    garden.plant(card, cell)
    rest = [other for other in me.hand if other != card]
    grown, follower = max((_growth(view, garden, other), other) for other in rest)
    if grown[0] <= max(_growth(view, me, other)[0] for other in rest):
        return []
    _, kind, _, points = grown
    values: dict[str, str | int] = {"card": name_card(follower), "points": points}
    return [Reason(0.6 * grown[0], "arboretum-reason-prepares", {**values, "species": CODES[kind]})]


def _right(view: Arboretum, card: int, shown: shapes.Plant | shapes.Discard) -> list[Reason]:
    """Whether the right to the card's species is kept though the card is gone from hand."""
    kind = kind_of(card)
    path = int(Trail(SIDE).find(view.players[view.mover], kind))
    if isinstance(shown, shapes.Plant):
        path = max([path, *(p.points for p in shown.paths if p.species == CODES[kind])])
    mine = shown.hand
    if not path or not mine or mine <= max(_ceilings(view, kind, card)):
        return []
    values: dict[str, str | int] = {"species": CODES[kind], "pips": mine}
    return [Reason(0.4 * path, "arboretum-reason-right", values)]


def _ceilings(view: Arboretum, kind: int, gone: int) -> list[int]:
    """The most that each other hand can count of a species now; a 1 may take the 8's worth."""
    unseen = sorted(-rank_of(card) - 1 for card in view.deck if kind_of(card) == kind)
    eight = kind * RANKS + RANKS - 1
    mine = view.players[view.mover].hand
    risk = RANKS if eight != gone and eight in mine and -1 in unseen else 0
    return [
        int(hand_counts(view, seat, kind, gone)) - sum(unseen[: player.hidden]) + risk
        for seat, player in enumerate(view.players)
        if seat != view.mover
    ]


def _discard(view: Arboretum, card: int, shown: shapes.Discard) -> list[Reason]:
    kind = kind_of(card)
    found = []
    envy, _ = _envied(view, card)
    values: dict[str, str | int] = {"card": name_card(card), "species": CODES[kind]}
    if not envy:
        found.append(Reason(2, "arboretum-reason-no-gift", {**values, "others": _others(view)}))
    if not Trail(SIDE).find(view.players[view.mover], kind):
        found.append(Reason(1.5, "arboretum-reason-no-path", values))
    found += _right(view, card, shown)
    if not found and _growth(view, view.players[view.mover], card)[0] == 0:
        found.append(Reason(1, "arboretum-reason-no-use", values))
    return found


def _others(view: Arboretum) -> int:
    return len(view.players) - 1
