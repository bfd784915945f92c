"""The table of Arboretum as a seat sees it, and what each choice would score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from parterre.core import OVER, SPECTATOR, State
from parterre.core.shapes import Break
from parterre.games.arboretum import shapes
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
    hand_counts,
    species_planted,
)
from parterre.games.arboretum.state import CELLS, SIDE, Player

STEPS: dict[int, shapes.Step] = {
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


def trees(player: Player, cells: Sequence[int]) -> list[shapes.Planted]:
    """Trees of a garden with where they stand."""
    return [(name_card(player.card(c)), *position(c, player.side)) for c in cells]


class Counted(TypedDict):
    """A path with its points by kind."""

    points: int
    path: list[shapes.Planted]
    cards: int
    same: int
    one: int
    eight: int


def counted(player: Player, path: Path) -> Counted:
    """A path of a garden with its points by kind."""
    return Counted(
        points=path.points(),
        path=trees(player, path.cells),
        cards=len(path.cells),
        same=int(path.same),
        one=int(path.one),
        eight=int(path.eight),
    )


def view(state: State, seat: int) -> shapes.View:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Arboretum)
    over = state.turn() == OVER
    turn = state.turn()
    where = _whereabouts(state, seat)
    return shapes.View(
        edition=state.edition,
        you=None if seat == SPECTATOR else seat + 1,
        turn="over" if over else turn + 1 if turn >= 0 else "chance",
        step=STEPS.get(state.phase, "discard" if state.phase > PLANTING else "deal"),
        next=_next(state),
        turn_number=state.turns + (0 if over else 1),
        round=state.turns // len(state.players) + (0 if over else 1),
        deck=state.left(),
        species=[CODES[kind] for kind in state.species],
        renamed=_renamed(state),
        players=[_player(state, s, seat) for s in range(len(state.players))],
        rights=[_right(state, kind, where) for kind in state.species],
        result=_result(state) if over else None,
    )


def _next(state: Arboretum) -> int | None:
    """The seat that plays after this turn; nobody where this one may be the last (§2.1, §4.1)."""
    to_draw = {"draw1": 2, "draw2": 1}.get(STEPS.get(state.phase, ""), 0)
    if state.turn() < 0 or state.left() <= to_draw:
        return None
    return (state.turn() + 1) % len(state.players) + 1


def _renamed(state: Arboretum) -> dict[str, dict[str, str]]:
    """The species whose names a corrected box changes."""
    if not state.box.changes:
        return {}
    printed = names(box({}), state.edition)
    now = names(state.box, state.edition)
    return {code: name for code, name in now.items() if name != printed[code]}


def _player(state: Arboretum, seat: int, viewer: int) -> shapes.Player:
    player = state.players[seat]
    seen = seat == viewer or state.turn() == OVER
    trail = Trail(player.side)
    found = {CODES[kind]: best_path(player, kind, trail) for kind in state.species}
    return shapes.Player(
        seat=seat + 1,
        hand=cards(list(player.hand)) if seen else None,
        hand_size=len(player.hand) + player.hidden,
        known=cards([card for card in player.hand if state.shown[card]]),
        garden=trees(player, list(player.trees)),
        pile=cards(list(player.pile)),
        paths={c: shapes.Path(**counted(player, path)) for c, path in found.items() if path},
        turns=len(player.trees),
    )


# The right to score, by what the viewer knows.


def _whereabouts(state: Arboretum, viewer: int) -> list[tuple[shapes.Where, int | None]]:
    """Where each card is and whose it is there, as far as the viewer knows."""
    where: list[tuple[shapes.Where, int | None]] = [("unseen", None)] * (len(CODES) * RANKS)
    for seat, player in enumerate(state.players):
        for card in player.hand:
            where[card] = ("yours" if seat == viewer else "known", seat + 1)
        for card in player.pile:
            where[card] = ("pile", seat + 1)
        for cell in player.trees:
            where[player.card(cell)] = ("garden", seat + 1)
    return where


def _right(
    state: Arboretum, kind: int, where: Sequence[tuple[shapes.Where, int | None]]
) -> shapes.Right:
    """Where each card of a species is, and who is ahead in it."""
    sums = [hand_counts(state, seat, kind) for seat in range(len(state.players))]
    top = max(sums)
    ahead = [seat for seat, total in enumerate(sums) if total == top and top > 0]
    low = top
    held, holder = where[kind * RANKS + EIGHT]
    if where[kind * RANKS + ONE][0] == "unseen" and held in ("yours", "known"):
        if [seat + 1 for seat in ahead] == [holder]:
            low = max(top - RANKS, max(sums[s] for s in range(len(sums)) if s not in ahead))
    return shapes.Right(
        species=CODES[kind],
        ranks=[
            shapes.Rank(rank=rank, where=found, seat=whose)
            for rank, (found, whose) in enumerate(where[kind * RANKS : (kind + 1) * RANKS], 1)
        ],
        ahead=[seat + 1 for seat in ahead],
        low=low,
        high=top,
    )


# The end, told.


def telling_data(players: Sequence[Player], telling: Telling) -> shapes.SpeciesTold:
    """One species of the scoring as data."""
    eight = name_card(telling.kind * RANKS + EIGHT)
    hands = [
        shapes.HandTold(
            seat=seat + 1,
            cards=cards(hand.cards),
            sum=int(hand.total),
            zeroed=eight if hand.zeroed_by >= 0 else None,
            by=int(hand.zeroed_by) + 1 if hand.zeroed_by >= 0 else None,
        )
        for seat, hand in enumerate(telling.hands)
    ]
    paths = [
        shapes.PathTold(seat=seat + 1, scored=telling.right[seat], **counted(players[seat], path))
        for seat, path in enumerate(telling.paths)
        if path is not None
    ]
    right = [seat + 1 for seat, may in enumerate(telling.right) if may]
    return shapes.SpeciesTold(species=CODES[telling.kind], hands=hands, right=right, paths=paths)


def _result(state: Arboretum) -> shapes.Result:
    """The whole scoring of a finished game."""
    players = list(state.players)
    order = state.ranking()
    planted = [int(species_planted(player)) for player in players]
    return shapes.Result(
        species=[telling_data(players, telling) for telling in breakdown(state)],
        points=state.points(),
        species_planted=planted,
        places=order,
        breaks=[Break(by="species", values=planted)],
        winners=[seat + 1 for seat, place in enumerate(order) if place == 1],
    )


# What a choice would do.


def shows(state: State, actions: Sequence[int]) -> list[shapes.Shows]:
    """For each action of the mover what it would see or score, from what its view knows."""
    assert isinstance(state, Arboretum)
    trail = Trail(SIDE)
    before: dict[int, Path | None] = {}
    if state.phase == PLANTING:
        before = {k: best_path(state.players[state.mover], k, trail) for k in state.species}
    kept = {card: _kept(state, card) for card in state.players[state.mover].hand}
    return [_shows(state, action, before, trail, kept) for action in actions]


def _shows(
    state: Arboretum,
    action: int,
    before: dict[int, Path | None],
    trail: Trail,
    kept: dict[int, shapes.Discard],
) -> shapes.Shows:
    if action == DRAW_DECK:
        return shapes.Draw(source="deck")
    if action < PLANT:
        seat = action - DRAW_PILE
        card = name_card(state.players[seat].pile[-1])
        return shapes.Draw(source="pile", seat=seat + 1, card=card)
    if action >= DISCARD:
        return kept[action - DISCARD]
    card_code, cell = divmod(action - PLANT, CELLS)
    x, y = position(cell)
    garden = state.players[state.mover].copy()
    garden.plant(card_code, cell)
    better = []
    for kind, old in before.items():
        was = old.points() if old else 0
        new = best_path(garden, kind, trail)
        if new and new.points() > was:
            better.append(shapes.Improved(species=CODES[kind], was=was, **counted(garden, new)))
    better.sort(key=lambda path: path.was - path.points)
    hand = kept[card_code]
    return shapes.Plant(
        card=hand.card,
        hand=hand.hand,
        hand_was=hand.hand_was,
        x=x,
        y=y,
        gain=sum(path.points - path.was for path in better),
        paths=better,
    )


def _kept(state: Arboretum, card: int) -> shapes.Discard:
    """What the hand counts of a card's species now, and without it."""
    kind = card // RANKS
    now = hand_counts(state, state.mover, kind)
    after = hand_counts(state, state.mover, kind, card)
    return shapes.Discard(card=name_card(card), hand=int(after), hand_was=int(now))


# The table as text.


def picture(state: State) -> str:
    """The table as lines of text, for playthroughs and for a terminal."""
    assert isinstance(state, Arboretum)
    told = view(state, SPECTATOR)
    lines = [f"step {told.step}  turn {told.turn}  deck {told.deck}"]
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
