"""What each choice of Botanicus would cost and score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

from parterre.core import CHANCE, State
from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.printed import ROUTE
from parterre.games.botanicus.components.symbols import (
    ANIMAL,
    ASKED,
    BEDS,
    BIT,
    CARD,
    COIN,
    CROSSINGS,
    FROG,
    PER_TRACK,
    PLANT,
    POLE,
    PRIZE,
    ROWS,
    SPACES,
    TRACK,
    WATER,
    kind_of,
    name_action,
    name_bed,
    name_crossing,
    number_of,
)
from parterre.games.botanicus.notation import kept, requested_rows
from parterre.games.botanicus.rules.codes import (
    ADVANCE,
    ASSIGN,
    ASSIGNING,
    BLOCK,
    CHOOSE,
    DEAL,
    FREE,
    GO,
    KEEP,
    PLACE,
    POUR,
    PUT,
    SELL,
    SOW,
    STOP,
    USE,
    WALK,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.garden import BEST, is_bed, reachable
from parterre.games.botanicus.rules.order import flowers_on
from parterre.games.botanicus.rules.setting_up import nth_order
from parterre.games.botanicus.rules.tracks import route_cost
from parterre.games.botanicus.rules.turn import CARD_COST, flower_cost, is_dark, token_at
from parterre.games.botanicus.state import Player
from parterre.games.botanicus.view.board import deck_size, prizes_told
from parterre.games.botanicus.view.naming import (
    ANIMALS,
    LEVELS,
    PLANTS,
    actions_of,
    card_name,
    given_at,
)


def shows(state: State, actions: Sequence[int]) -> list[shapes.Shows]:
    """For each action of the mover what it would cost and score, from what its view knows."""
    assert isinstance(state, Botanicus)
    if state.phase == ASSIGNING:
        return list(_assignments(state, actions))
    return [_shows(state, action) for action in actions]


class Changed(TypedDict):
    """What an action changes at once."""

    coins: int
    gain: int
    met: list[shapes.Met]
    ends: shapes.Ends | None


def _changed(state: Botanicus, action: int) -> Changed:
    """What changes at once: coins, points, the requests met, and why it cannot be taken back."""
    mover = int(state.mover)
    before = state.players[mover]
    then = state.copy()
    then.play(action)
    after = then.players[mover]
    kinds: tuple[tuple[shapes.RequestKind, int, int], ...] = (
        ("standard", before.standard, after.standard),
        ("special", before.special, after.special),
    )
    met = [
        shapes.Met(row=row + 1, request=kind)
        for kind, was, now in kinds
        for row in range(ROWS)
        if now & BIT[row] and not was & BIT[row]
    ]
    # Undo ends where another seat or chance has its turn: a screen asks once more before that.
    turn = then.turn()
    return Changed(
        coins=int(after.coins - before.coins),
        gain=int(after.scored() - before.scored()),
        met=met,
        ends=None if turn == mover else "card" if turn == CHANCE else "turn",
    )


def _shows(state: Botanicus, action: int) -> shapes.Shows:
    """What an action is about, the things of the board that a click can name, and what it does."""
    if KEEP <= action < PUT:
        return shapes.Keep(finals=[f"F{card + 1}" for card in kept(action)])
    changed = _changed(state, action)
    if action >= CHOOSE:
        does = action - CHOOSE
        return shapes.Choose(action=name_action(does), lost=_lost(state, [does], 0), **changed)
    if action >= ADVANCE:
        return _advance(state, action - ADVANCE, changed)
    if action < PLACE and action >= USE:
        return _card(state, action, changed)
    if PLACE <= action < GO:
        return _space(state, action, changed)
    return _in_garden(state, action, changed)


def _in_garden(state: Botanicus, action: int, changed: Changed) -> shapes.Shows:
    """What is done in the garden: walking, planting, watering, freeing, or none of it."""
    me = state.players[state.mover]
    if action < USE:
        start, to = divmod(action - WALK, CROSSINGS)
        cost = int(state.box.costs[(me.garden * CROSSINGS + start) * CROSSINGS + to])
        return shapes.Walk(source=name_crossing(start), to=name_crossing(to), cost=cost, **changed)
    if action < SOW:
        start, to = divmod(action - GO, CROSSINGS)
        return shapes.Move(source=name_crossing(start), to=name_crossing(to), **changed)
    if action < POUR:
        level, bed = divmod(action - SOW, BEDS)
        there = LEVELS[me.beds[bed]]
        return shapes.Plant(level=PLANTS[level - 1], bed=name_bed(bed), replaces=there, **changed)
    if action < STOP:
        bed = action - POUR
        return shapes.Water(bed=name_bed(bed), level=PLANTS[me.beds[bed]], **changed)
    if action == STOP:
        return shapes.Stop(**changed)
    if action < ASSIGN:
        return shapes.Free(animal=ANIMALS[action - FREE], **changed)
    assert PUT <= action < DEAL
    return shapes.Start(to=name_crossing(action - PUT), **changed)


def _card(state: Botanicus, action: int, changed: Changed) -> shapes.Use | shapes.Sell:
    """Using or selling a card."""
    if action >= SELL:
        return shapes.Sell(card=card_name(action - SELL), **changed)
    card = action - USE
    lost = _lost(state, actions_of(state.box, card), CARD_COST)
    return shapes.Use(card=card_name(card), lost=lost, **changed)


def _space(state: Botanicus, action: int, changed: Changed) -> shapes.Place | shapes.Neutral:
    """Placing a flower."""
    row = action - (PLACE if action < BLOCK else BLOCK)
    space = f"{state.column + 1}.{row + 1}"
    if action >= BLOCK:
        return shapes.Neutral(space=space, **changed)
    first = flowers_on(state, row) == 0
    cost = int(flower_cost(state, row))
    lost = _lost(state, _given(state, row), cost)
    return shapes.Place(space=space, cost=cost, first=first, lost=lost, **changed)


def _advance(state: Botanicus, route: int, changed: Changed) -> shapes.Advance:
    """A way along a track: its spaces, and what is bought, paid and left over."""
    box = state.box
    free = int(number_of(state.current)) % PER_TRACK
    end, steps, toll = (int(box.routes[route * ROUTE + at]) for at in range(3))
    cost = int(route_cost(state, route, free))
    return shapes.Advance(
        path=box.route_names[route].split(" "),
        bought=max(0, steps - free),
        unused=max(0, free - steps),
        toll=toll,
        cost=cost,
        lost=_lost(state, given_at(box, end), cost),
        **changed,
    )


def _assignments(state: Botanicus, actions: Sequence[int]) -> Iterator[shapes.Assign]:
    """The tiles that each assignment gives to the rows with a request."""
    me = state.players[state.mover]
    names = {int(tile): f"R{tile + 1}" for tile in me.tiles}
    rows = len(requested_rows(state, int(state.mover)))
    for action in actions:
        tiles = nth_order(me, action - ASSIGN)
        yield shapes.Assign(tiles=[names[tile] for tile in tiles[:rows]])


# Of the actions that a choice gives, those that come to nothing as things stand.


def _lost(state: Botanicus, given: list[int], paid: int) -> list[shapes.Does]:
    """Those of the given actions that would come to nothing once so many coins are paid."""
    me = state.players[state.mover]
    coins = int(me.coins) - paid + sum(int(number_of(a)) for a in given if kind_of(a) == COIN)
    # What is planted, watered or walked to first may yet make the other worth something.
    asked = [a for a in given if kind_of(a) >= ASKED]
    return [
        name_action(a)
        for a in given
        if _comes_to_nothing(state, me, a, coins) and not (kind_of(a) >= ASKED and len(asked) > 1)
    ]


def _given(state: Botanicus, row: int) -> list[int]:
    """What a flower on a space of the next column gives: the token to the first one only."""
    printed = int(state.box.spaces[state.column * SPACES + row])
    given = [] if printed == POLE else [printed]
    if is_dark(state.column) and flowers_on(state, row) == 0:
        face = 1 if state.round == 1 else 0
        given.append(int(state.box.tokens[token_at(state, state.column, row) * 2 + face]))
    return given


def _comes_to_nothing(state: Botanicus, me: Player, action: int, coins: int) -> bool:
    """Whether an action would lapse if it were to begin now."""
    kind, number = int(kind_of(action)), int(number_of(action))
    if kind == PRIZE:
        return prizes_told(state, number).shown is None
    if kind == CARD:
        return deck_size(state) + len(state.discard) == 0
    if kind == ANIMAL:
        return int(me.animals) == len(ANIMALS)
    if kind == TRACK:
        box, space = state.box, me.pawn(number // PER_TRACK)
        ways = range(box.routes_at[space] // ROUTE, box.routes_at[space + 1] // ROUTE)
        frog = bool(me.freed & BIT[FROG])
        return not any(
            route_cost(state, way, number % PER_TRACK) <= coins
            for way in ways
            if frog or not box.routes[way * ROUTE + 3]
        )
    near = [int(bed) for bed in reachable(me)]
    if kind == WATER:
        return not any(0 < me.beds[bed] < BEST for bed in near)
    if kind == PLANT:
        levels = set(name_action(action).split(" ")[1:])
        beds = [bed for bed in near if is_bed(state, me, bed)]
        return not any(LEVELS[me.beds[bed]] != level for level in levels for bed in beds)
    return False
