"""The table of Arboretum as a seat sees it, and what each choice would score, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from parterre.core import OVER, SPECTATOR, State
from parterre.games.arboretum.components import CODES, RANKS, box, name_card, names
from parterre.games.arboretum.notation import position
from parterre.games.arboretum.rules import (
    DISCARD,
    DRAW_DECK,
    DRAW_PILE,
    FIRST_DEAL,
    FIRST_DRAW,
    PLANT,
    PLANTING,
    SCORED,
    SECOND_DEAL,
    SECOND_DRAW,
    Arboretum,
)
from parterre.games.arboretum.scoring import (
    EIGHT,
    ONE,
    Path,
    Telling,
    Trail,
    best_path,
    breakdown,
    hand_sum,
    species_planted,
)
from parterre.games.arboretum.state import CELLS, SIDE, Player

STEPS = {
    FIRST_DRAW: "draw1",
    FIRST_DEAL: "draw1",
    SECOND_DRAW: "draw2",
    SECOND_DEAL: "draw2",
    PLANTING: "plant",
    SCORED: "over",
}


def cards(codes: Sequence[int]) -> list[str]:
    """Cards as they are written."""
    return [name_card(card) for card in codes]


def trees(player: Player, cells: Sequence[int]) -> list[list[str | int]]:
    """Trees of a garden with where they stand."""
    return [[name_card(player.card(c)), *position(c, player.side)] for c in cells]


def path_data(player: Player, path: Path) -> dict[str, Any]:
    """A path with its points by kind."""
    return {
        "points": path.points(),
        "path": trees(player, path.cells),
        "cards": len(path.cells),
        "same": path.same,
        "one": path.one,
        "eight": path.eight,
    }


def view(state: State, seat: int) -> dict[str, Any]:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Arboretum)
    over = state.turn() == OVER
    turn = state.turn()
    return {
        "game": "arboretum",
        "edition": state.edition,
        "you": None if seat == SPECTATOR else seat + 1,
        "turn": "over" if over else turn + 1 if turn >= 0 else "chance",
        "step": STEPS.get(state.phase, "discard" if state.phase > PLANTING else "deal"),
        "next": _next(state),
        "turn_number": state.turns + (0 if over else 1),
        "round": state.turns // len(state.players) + (0 if over else 1),
        "deck": state.left(),
        "species": [CODES[kind] for kind in state.species],
        "renamed": _renamed(state),
        "players": [_player(state, s, seat) for s in range(len(state.players))],
        "rights": [_right(state, kind, seat) for kind in state.species],
        "result": _result(state) if over else None,
    }


def _next(state: Arboretum) -> int | None:
    """The seat that plays after this turn; nobody where this one may be the last (§2.1, §4.1)."""
    to_draw = {"draw1": 2, "draw2": 1}.get(STEPS.get(state.phase, ""), 0)
    if state.turn() < 0 or state.left() <= to_draw:
        return None
    return (state.turn() + 1) % len(state.players) + 1


def _renamed(state: Arboretum) -> dict[str, Any]:
    """The species whose names a corrected box changes."""
    printed = names(box({}), state.edition)
    now = names(state.box, state.edition)
    return {code: name for code, name in now.items() if name != printed[code]}


def _player(state: Arboretum, seat: int, viewer: int) -> dict[str, Any]:
    player = state.players[seat]
    seen = seat == viewer or state.turn() == OVER
    trail = Trail(player.side)
    found = {CODES[kind]: best_path(player, kind, trail) for kind in state.species}
    return {
        "seat": seat + 1,
        "hand": cards(list(player.hand)) if seen else None,
        "hand_size": len(player.hand) + player.hidden,
        "known": cards([card for card in player.hand if state.shown[card]]),
        "garden": trees(player, list(player.trees)),
        "pile": cards(list(player.pile)),
        "paths": {code: path_data(player, path) for code, path in found.items() if path},
        "turns": len(player.trees),
    }


# The right to score, by what the viewer knows.


def _right(state: Arboretum, kind: int, viewer: int) -> dict[str, Any]:
    """Where each card of a species is, and who is ahead in it."""
    where = dict.fromkeys(range(kind * RANKS, kind * RANKS + RANKS), ("unseen", 0))
    for seat, player in enumerate(state.players):
        for card in player.hand:
            where[card] = ("yours" if seat == viewer else "known", seat + 1)
        for card in player.pile:
            where[card] = ("pile", seat + 1)
        for cell in player.trees:
            where[player.card(cell)] = ("garden", seat + 1)
    sums = [hand_sum(state.players, seat, kind) for seat in range(len(state.players))]
    top = max(sums)
    ahead = [seat for seat, total in enumerate(sums) if total == top and top > 0]
    low = top
    eight = kind * RANKS + EIGHT
    if where[kind * RANKS + ONE][0] == "unseen" and where[eight][0] in ("yours", "known"):
        if ahead == [where[eight][1] - 1]:
            low = max(top - RANKS, max(sums[s] for s in range(len(sums)) if s not in ahead))
    return {
        "species": CODES[kind],
        "ranks": [
            {"rank": card % RANKS + 1, "where": where[card][0], "seat": where[card][1] or None}
            for card in range(kind * RANKS, kind * RANKS + RANKS)
        ],
        "ahead": [seat + 1 for seat in ahead],
        "low": low,
        "high": top,
    }


# The end, told.


def telling_data(players: Sequence[Player], telling: Telling) -> dict[str, Any]:
    """One species of the scoring as data."""
    eight = name_card(telling.kind * RANKS + EIGHT)
    hands = [
        {
            "seat": seat + 1,
            "cards": cards(hand.cards),
            "sum": hand.total,
            "zeroed": eight if hand.zeroed_by >= 0 else None,
            "by": hand.zeroed_by + 1 if hand.zeroed_by >= 0 else None,
        }
        for seat, hand in enumerate(telling.hands)
    ]
    paths = [
        {
            "seat": seat + 1,
            "scored": telling.right[seat],
            **path_data(players[seat], path),
        }
        for seat, path in enumerate(telling.paths)
        if path is not None
    ]
    right = [seat + 1 for seat, may in enumerate(telling.right) if may]
    return {"species": CODES[telling.kind], "hands": hands, "right": right, "paths": paths}


def _result(state: Arboretum) -> dict[str, Any]:
    """The whole scoring of a finished game."""
    players = list(state.players)
    order = state.ranking()
    planted = [species_planted(player) for player in players]
    return {
        "species": [telling_data(players, telling) for telling in breakdown(state)],
        "points": state.points(),
        "species_planted": planted,
        "places": order,
        "breaks": [{"by": "species", "values": planted}],
        "winners": [seat + 1 for seat, place in enumerate(order) if place == 1],
    }


# What a choice would do.


def shows(state: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """For each action of the mover what it would see or score, from what its view knows."""
    assert isinstance(state, Arboretum)
    trail = Trail(SIDE)
    before: dict[int, Path | None] = {}
    if state.phase == PLANTING:
        before = {k: best_path(state.players[state.mover], k, trail) for k in state.species}
    kept = {card: _keeps(state, card) for card in state.players[state.mover].hand}
    return [_shows(state, action, before, trail, kept) for action in actions]


def _shows(
    state: Arboretum,
    action: int,
    before: dict[int, Path | None],
    trail: Trail,
    kept: dict[int, dict[str, Any]],
) -> dict[str, Any]:
    if action == DRAW_DECK:
        return {"kind": "draw", "from": "deck"}
    if action < PLANT:
        seat = action - DRAW_PILE
        card = name_card(state.players[seat].pile[-1])
        return {"kind": "draw", "from": "pile", "seat": seat + 1, "card": card}
    if action >= DISCARD:
        return {"kind": "discard", **kept[action - DISCARD]}
    card_code, cell = divmod(action - PLANT, CELLS)
    x, y = position(cell)
    garden = state.players[state.mover].copy()
    garden.plant(card_code, cell)
    gain = 0
    better = []
    for kind, old in before.items():
        was = old.points() if old else 0
        new = best_path(garden, kind, trail)
        if new and new.points() > was:
            gain += new.points() - was
            better.append({"species": CODES[kind], "was": was, **path_data(garden, new)})
    better.sort(key=lambda path: path["was"] - path["points"])
    return {"kind": "plant", **kept[card_code], "x": x, "y": y, "gain": gain, "paths": better}


def _keeps(state: Arboretum, card: int) -> dict[str, Any]:
    """What the hand counts of a card's species now, and without it."""
    kind = card // RANKS
    now = hand_sum(state.players, state.mover, kind)
    kept = state.copy()
    mine = kept.players[state.mover]
    held = [c for c in mine.hand if c != card]
    mine.hand = vec[i64](held)
    after = hand_sum(kept.players, state.mover, kind)
    return {"card": name_card(card), "hand": after, "hand_was": now}


# The table as text.


def picture(state: State) -> str:
    """The table as lines of text, for playthroughs and for a terminal."""
    assert isinstance(state, Arboretum)
    told = view(state, SPECTATOR)
    lines = [f"step {told['step']}  turn {told['turn']}  deck {told['deck']}"]
    for seat, player in enumerate(state.players, 1):
        lines.append(f"seat {seat}")
        held = " ".join(cards(list(player.hand))) + " ?" * player.hidden
        lines.append(f"  hand {held}")
        lines.append(f"  pile {' '.join(cards(list(player.pile)))}")
        lines += [f"  {row}" for row in _garden_rows(player)]
    return "\n".join(line.rstrip() for line in lines)


def _garden_rows(player: Player) -> list[str]:
    at = {position(cell, player.side): name_card(player.card(cell)) for cell in player.trees}
    if not at:
        return []
    xs = [x for x, _ in at]
    ys = [y for _, y in at]
    return [
        " ".join(at.get((x, y), "..") for x in range(min(xs), max(xs) + 1))
        for y in range(max(ys), min(ys) - 1, -1)
    ]
