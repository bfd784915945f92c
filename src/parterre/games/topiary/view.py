"""The table of Topiary as a seat sees it, and what each choice would score."""

from __future__ import annotations

from collections.abc import Sequence

from parterre.core import OVER, SPECTATOR, State
from parterre.core.shapes import Break
from parterre.games.topiary import shapes
from parterre.games.topiary.components import (
    CELLS,
    CODES,
    PLACES,
    SIDE,
    box,
    name_cell,
    name_tile,
    names,
)
from parterre.games.topiary.notation import three_of
from parterre.games.topiary.rules import (
    DEAL,
    KEEP,
    KEEPING,
    SCORED,
    SET,
    SETTING,
    STAY,
    TAKE,
    TAKING,
    TURNING,
    VISIT,
    VISITING,
    Topiary,
    visitors_each,
)
from parterre.games.topiary.scoring import (
    Sight,
    sight,
    sums,
    visitors_of,
    witness,
)

STEPS: dict[int, shapes.Step] = {
    KEEPING: "keep",
    VISITING: "visit",
    TAKING: "take",
    TURNING: "take",
    SETTING: "set",
    SCORED: "over",
}


def tiles(codes: Sequence[int]) -> list[str]:
    """Tiles as they are written."""
    return [name_tile(tile) for tile in codes]


def look_told(look: Sight) -> shapes.Look:
    """A visitor's look: each cell of its line, what is seen, and the points."""
    line = [
        shapes.InLine(cell=name_cell(cell), tile=name_tile(tile) if tile >= 0 else None, seen=seen)
        for cell, tile, seen in zip(look.cells, look.tiles, look.seen, strict=True)
    ]
    return shapes.Look(
        place=PLACES[look.place],
        line=line,
        sees=[name_tile(t) for t, seen in zip(look.tiles, look.seen, strict=True) if seen],
        points=look.points,
        bonus=look.bonus,
        series=[CODES[kind] for kind in look.series],
    )


def view(state: State, seat: int) -> shapes.View:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Topiary)
    over = state.turn() == OVER
    turn = state.turn()
    seats = len(state.players)
    grid = [name_tile(state.garden[c] - 1) if state.garden[c] else None for c in range(CELLS)]
    started = state.phase in (TAKING, TURNING, SETTING)
    number = state.visits + (0 if over or started else 1)
    return shapes.View(
        you=None if seat == SPECTATOR else seat + 1,
        turn="over" if over else turn + 1 if turn >= 0 else "chance",
        step=STEPS.get(state.phase, "deal"),
        next=_next(state, number),
        turn_number=number,
        turns=seats * visitors_each(seats),
        series=[CODES[kind] for kind in state.series],
        left=[code for kind, code in enumerate(CODES) if kind not in list(state.series)],
        renamed=_renamed(state),
        grid=[grid[row * SIDE : row * SIDE + SIDE] for row in range(SIDE)],
        places=[
            shapes.Spot(place=PLACES[place], seat=int(state.visitors[place]) or None, score=score)
            for place, score in zip(state.places, _scores(state), strict=True)
        ],
        visit=PLACES[state.spot] if state.spot >= 0 else None,
        hole=name_cell(state.hole) if state.hole >= 0 else None,
        players=[_player(state, s, seat) for s in range(seats)],
        unseen=tiles(list(state.pool)),
        passed=[name_tile(tile) for tile in state.pool if state.passed[tile]],
        away=tiles(list(state.away)),
        result=_result(state) if over else None,
    )


def _next(state: Topiary, number: int) -> int | None:
    """The seat that is asked after this one: the draft goes the other way round, then seat 1."""
    turn, seats = state.turn(), len(state.players)
    if turn < 0:
        return None
    if STEPS.get(state.phase) == "keep":
        return turn or 1
    return (turn + 1) % seats + 1 if number < seats * visitors_each(seats) else None


def _scores(state: Topiary) -> list[int]:
    """What a visitor at each place scores as the garden lies, whoever's turn it is."""
    looks = [sight(state, place) for place in state.places]
    return [look.points + look.bonus for look in looks]


def _renamed(state: Topiary) -> dict[str, dict[str, str]]:
    """The series whose names a corrected box changes."""
    printed = names(box({}))
    return {code: name for code, name in names(state.box).items() if name != printed[code]}


def _player(state: Topiary, seat: int, viewer: int) -> shapes.Player:
    player = state.players[seat]
    seen = seat == viewer or state.turn() == OVER
    looks = [look_told(sight(state, place)) for place in visitors_of(state, seat)]
    placed = len(looks)
    in_sight = sum(look.points + look.bonus for look in looks)
    hand = _hand(state, seat) if seen else None
    return shapes.Player(
        seat=seat + 1,
        hand=hand,
        hand_size=len(player.hand) + player.hidden,
        visitors=looks,
        visitors_left=visitors_each(len(state.players)) - placed,
        in_sight=in_sight,
        points=in_sight + sum(tile.points for tile in hand) if hand is not None else None,
    )


def _hand(state: Topiary, seat: int) -> list[shapes.Held]:
    """Each tile in hand, what it scores now and which visitor makes it count."""
    found = []
    for tile in state.players[seat].hand:
        place = witness(state, seat, tile)
        found.append(
            shapes.Held(
                tile=name_tile(tile),
                points=tile % 5 + 1 if place >= 0 else 0,
                by=PLACES[place] if place >= 0 else None,
                never=tile % 5 == 4,
            )
        )
    return found


# The end, told.


def _result(state: Topiary) -> shapes.Result:
    """The whole scoring of a finished game."""
    order = state.ranking()
    seats = range(len(state.players))
    told = []
    for seat in seats:
        looks = [look_told(sight(state, place)) for place in visitors_of(state, seat)]
        hand = _hand(state, seat)
        told.append(
            shapes.PlayerTold(
                seat=seat + 1,
                visitors=looks,
                hand=hand,
                in_sight=sum(look.points for look in looks),
                bonus=sum(look.bonus for look in looks),
                in_hand=sum(tile.points for tile in hand),
            )
        )
    return shapes.Result(
        players=told,
        points=state.points(),
        places=order,
        breaks=[
            Break(by="hand", values=[player.in_hand for player in told]),
            Break(by="last", values=list(seats)),
        ],
        winners=[seat + 1 for seat in seats if order[seat] == 1],
    )


# What a choice would do.


def shows(state: State, actions: Sequence[int]) -> list[shapes.Shows]:
    """For each action of the mover what it would see or score, from what its view knows."""
    assert isinstance(state, Topiary)
    now = sums(state, state.mover) if actions else []
    return [_shows(state, action, now) for action in actions]


def _shows(state: Topiary, action: int, now: list[int]) -> shapes.Shows:
    if action >= KEEP:
        return shapes.Keep(tiles=[name_tile(tile) for tile in three_of(action)])
    if action == STAY:
        return shapes.Stay()
    if TAKE <= action < STAY:
        return shapes.Take(cell=name_cell(action - TAKE))
    mover = state.mover
    after = state.copy()
    after.play(action)
    then = sums(after, mover)
    gain = then[mover] - now[mover]
    others = [then[s] - now[s] for s in range(len(now)) if s != mover]
    if SET <= action < DEAL:
        return shapes.Set(
            tile=name_tile(action - SET),
            cell=name_cell(state.hole),
            gain=gain,
            others=others,
            look=look_told(sight(after, state.spot)),
        )
    look = look_told(sight(state, action - VISIT))
    return shapes.Visit(
        place=look.place,
        line=look.line,
        sees=look.sees,
        points=look.points,
        bonus=look.bonus,
        series=look.series,
        gain=gain,
        face_down=sum(1 for cell in look.line if cell.tile is None),
        hand=_hand(after, mover),
    )


# The table as text.


def picture(state: State) -> str:
    """The table as lines of text, for playthroughs and for a terminal."""
    assert isinstance(state, Topiary)
    turn = state.turn()
    moment = "over" if turn == OVER else "chance" if turn < 0 else str(turn + 1)
    lines = [f"step {STEPS.get(state.phase, 'deal')}  turn {moment}  unseen {len(state.pool)}"]
    for row in range(SIDE):
        cells = [state.garden[row * SIDE + column] for column in range(SIDE)]
        lines.append("  " + " ".join(name_tile(cell - 1) if cell else "##" for cell in cells))
    for seat, player in enumerate(state.players, 1):
        held = " ".join(tiles(list(player.hand))) + " ?" * player.hidden
        stands = " ".join(PLACES[place] for place in visitors_of(state, seat - 1))
        lines.append(f"seat {seat}  hand {held}  visitors {stands}")
    return "\n".join(line.rstrip() for line in lines)
