"""The table of Botanicus as a seat sees it, and what each choice would cost and score, as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parterre.core import CHANCE, OVER, SPECTATOR, State
from parterre.games.botanicus.components.printed import GARDENS, LETTERS, ROUTE, split_link
from parterre.games.botanicus.components.symbols import (
    ACROSS,
    ANIMAL,
    ANIMALS,
    ASKED,
    BEDS,
    BIT,
    CARD,
    CARDS,
    COIN,
    COLUMNS,
    CROSSINGS,
    FROG,
    LEVELS,
    PER_TRACK,
    PLANT,
    POLE,
    PRIZE,
    ROUND,
    ROWS,
    SPACES,
    SQUARE,
    TRACK,
    TRACK_NAMES,
    WATER,
    WIDTH,
    kind_of,
    name_action,
    name_bed,
    name_crossing,
    name_token,
    number_of,
)
from parterre.games.botanicus.notation import assigned, kept, requested_rows
from parterre.games.botanicus.rules.actions import PRIZES
from parterre.games.botanicus.rules.codes import (
    ADVANCE,
    ASSIGN,
    ASSIGNING,
    BEFORE,
    BLOCK,
    BLOCKING,
    CHOOSE,
    CHOOSING,
    DEAL,
    DOING,
    DRAWING,
    FREE,
    FREEING,
    GO,
    KEEP,
    KEEPING,
    OFFERING,
    ORDERING,
    PLACE,
    POUR,
    PUT,
    SCORED,
    SEARCHING,
    SELL,
    SOW,
    STARTING,
    STOP,
    USE,
    WALK,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.garden import (
    BEST,
    best_of_column,
    column_full,
    is_bed,
    reachable,
)
from parterre.games.botanicus.rules.order import flowers_on
from parterre.games.botanicus.rules.setting_up import offered_to
from parterre.games.botanicus.rules.tracks import route_cost
from parterre.games.botanicus.rules.turn import CARD_COST, flower_cost, is_dark, token_at
from parterre.games.botanicus.scoring import Breakdown, times
from parterre.games.botanicus.state import HELD, NEUTRAL, PER_ROW, Player

STEPS = {
    ASSIGNING: "assign",
    OFFERING: "deal",
    KEEPING: "keep",
    STARTING: "start",
    BLOCKING: "neutral",
    BEFORE: "before",
    ORDERING: "order",
    DOING: "do",
    DRAWING: "draw",
    FREEING: "free",
    SEARCHING: "draw",
    CHOOSING: "keep",
    SCORED: "over",
}


def view(state: State, seat: int) -> dict[str, Any]:
    """What a seat's screen shows, made of what that seat may know: hand it seen_by(seat)."""
    assert isinstance(state, Botanicus)
    turn = state.turn()
    over = turn == OVER
    return {
        "game": "botanicus",
        "you": None if seat == SPECTATOR else seat + 1,
        "turn": "over" if over else turn + 1 if turn >= 0 else "chance",
        "step": STEPS.get(state.phase, "deal"),
        "next": _next(state),
        "expert": state.expert,
        "round": int(state.round) + 1,
        "column": int(state.column) + 1,
        "order": [int(owner) + 1 for owner in state.order],
        "index": int(state.index),
        "doing": name_action(state.current) if state.current and state.phase == DOING else None,
        "waiting": waiting(state),
        "columns": [_column(state, column) for column in range(COLUMNS)],
        "start": _start_stack(state),
        "tracks": [_track(state, track) for track in range(len(TRACK_NAMES))],
        "prizes": {"round": _prizes(state, ROUND), "square": _prizes(state, SQUARE)},
        "column_points": {
            LEVELS[level]: int(state.box.column_points[level]) for level in range(1, 5)
        },
        "animal_points": [int(points) for points in state.box.animal_points],
        "deck": _deck_size(state),
        "cards": {f"K{card + 1}": _card(state, card)["actions"] for card in range(CARDS)},
        "discard": [_card(state, card) for card in state.discard],
        "unseen": [f"K{card + 1}" for card in sorted([*state.deck, *state.away])],
        "players": [_player(state, s, seat) for s in range(len(state.players))],
        "result": _result(state) if over else None,
    }


def _next(state: Botanicus) -> int | None:
    """The seat that plays after this turn, if that is settled already (§3.1)."""
    if state.turn() < 0 or state.phase in (ASSIGNING, OFFERING, KEEPING, STARTING):
        return None
    left = state.order[state.index + 1 :]
    return int(left[0]) + 1 if len(left) else None


def waiting(state: Botanicus) -> list[list[str]]:
    """The actions that wait, set by set, the innermost last."""
    sets: list[list[str]] = [[]]
    for action in state.pending:
        if action < 0:
            sets.append([])
        else:
            sets[-1].append(name_action(action))
    return [found for found in sets if found]


def _deck_size(state: Botanicus) -> int:
    """The cards in the deck; those of a view that are in other hands are not."""
    seats = len(state.players)
    hidden = sum(state.hidden[int(state.shuffle) * seats + seat] for seat in range(seats))
    return len(state.deck) - int(hidden)


# The action board.


def _owner(flower: int) -> int:
    """Whose flower it is: a seat from 1, or 0 for the neutral one."""
    return 0 if flower == NEUTRAL else flower + 1


def _flowers(state: Botanicus, column: int, row: int) -> list[int]:
    """The flowers on a space, from the bottom, leaving out who has gone on."""
    there: list[int] = []
    if column == state.column and state.round < 2:
        there = [int(f) % PER_ROW for f in state.placed if int(f) // PER_ROW == row]
    elif column == state.column - 1 and state.round < 2:
        gone = {int(f) % PER_ROW for f in state.placed}
        found = [f for f in state.stood if int(f) // PER_ROW == row]
        there = [int(f) % PER_ROW for f in found if int(f) % PER_ROW not in gone]
    return [_owner(flower) for flower in there]


def _start_stack(state: Botanicus) -> list[int]:
    """The flowers on the start of the action board, from the bottom."""
    if state.column > 0:
        return []
    gone = {int(f) % PER_ROW for f in state.placed}
    return [_owner(int(f) % PER_ROW) for f in state.stood if int(f) % PER_ROW not in gone]


def _column(state: Botanicus, column: int) -> dict[str, Any]:
    spaces = []
    for row in range(SPACES):
        printed = state.box.spaces[column * SPACES + row]
        laid = is_dark(column) and len(state.tokens) > column // 2 * SPACES + row
        spaces.append(
            {
                "space": f"{column + 1}.{row + 1}",
                "action": "pole" if printed == POLE else name_action(printed),
                "token": _token(state, int(token_at(state, column, row))) if laid else None,
                "flowers": _flowers(state, column, row),
            }
        )
    return {"column": column + 1, "dark": is_dark(column), "spaces": spaces}


def _token(state: Botanicus, token: int) -> dict[str, Any]:
    faces = [name_action(state.box.tokens[token * 2 + face]) for face in (0, 1)]
    dark = state.round > 0
    return {
        "token": name_token(token),
        "action": faces[1 if dark else 0],
        "light": faces[0],
        "dark": faces[1],
    }


def _track(state: Botanicus, track: int) -> dict[str, Any]:
    """A track with its spaces, their paths and the pawns on them."""
    box = state.box
    spaces = []
    for number, name in enumerate(box.track_names):
        printed = box.contents["track"][name]
        if name[0] != LETTERS[track] or (printed.get("frog") and not state.expert):
            continue
        gives = [
            name_action(box.gives[at])
            for at in range(box.gives_at[number], box.gives_at[number + 1])
        ]
        ways = [split_link(link) for link in printed["next"]]
        spaces.append(
            {
                "space": name,
                "gives": gives,
                "next": [
                    {"space": after, "toll": toll}
                    for after, toll in ways
                    if state.expert or not box.contents["track"][after].get("frog")
                ],
                "frog": bool(printed.get("frog")),
                "pawns": [s + 1 for s, p in enumerate(state.players) if p.pawn(track) == number],
            }
        )
    return {"track": TRACK_NAMES[track], "spaces": spaces}


def _prizes(state: Botanicus, shape: int) -> dict[str, Any]:
    """The displayed prize of a shape, and those that come after it."""
    gone = int(state.round_gone if shape == ROUND else state.square_gone)
    taken = state.round_taken if shape == ROUND else state.square_taken
    left = [int(state.box.prizes[shape * PRIZES + at]) for at in range(gone, PRIZES)]
    return {"shown": None if taken or not left else left[0], "stack": left[1:]}


# Players.


def _card(state: Botanicus, card: int) -> dict[str, Any]:
    box = state.box
    actions = [
        name_action(box.cards[at]) for at in range(box.cards_at[card], box.cards_at[card + 1])
    ]
    return {"card": f"K{card + 1}", "actions": actions}


def _player(state: Botanicus, seat: int, viewer: int) -> dict[str, Any]:
    player = state.players[seat]
    seats = len(state.players)
    open_hand = seat == viewer or state.turn() == OVER
    hidden = sum(state.hidden[number] for number in range(seat, len(state.hidden), seats))
    garden = GARDENS[player.garden] if player.garden >= 0 else None
    told = Breakdown(state, seat)
    return {
        "seat": seat + 1,
        "coins": int(player.coins),
        "points": int(player.scored()),
        "total": told.total,
        "breakdown": _breakdown(told),
        "garden": garden,
        "beds": _beds(state, player) if garden else [],
        "crossings": _paths(state, player) if garden else None,
        "gardener": name_crossing(player.gardener) if player.gardener >= 0 else None,
        "second": name_crossing(player.second) if player.second >= 0 else None,
        "rows": [_row(state, player, row) for row in range(ROWS)] if garden else [],
        "tiles": [_tile(state, tile) for tile in player.tiles],
        "assigned": player.assigned,
        "hand": [_card(state, card) for card in player.hand] if open_hand else None,
        "hand_size": len(player.hand) + int(hidden),
        "animals": int(player.animals),
        "freed": [name for at, name in enumerate(ANIMALS) if player.freed & BIT[at]],
        "prizes": int(player.prizes),
        "pawns": {
            name: state.box.track_names[player.pawn(track)]
            for track, name in enumerate(TRACK_NAMES)
        },
        "columns": [column_told(state, player, column) for column in range(WIDTH)]
        if garden
        else [],
        "finals": finals_told(state, seat) if open_hand else None,
        "finals_size": int(player.finals) + int(player.chosen),
        "offered": [_final(state, seat, card) for card in offered_to(state, seat)],
    }


def _breakdown(told: Breakdown) -> dict[str, Any]:
    return {
        "requests": told.requests,
        "tracks": told.tracks,
        "prizes": told.prizes,
        "animals": told.animals,
        "actions": told.actions,
        "columns": sum(told.columns),
        "coins": told.coins,
        "finals": told.finals,
    }


def _beds(state: Botanicus, player: Player) -> list[dict[str, Any]]:
    """Every bed of a garden, with its plant, its animal, and whether a gardener reaches it."""
    near = list(reachable(player)) if player.gardener >= 0 else []
    dens = {
        int(state.box.dens[player.garden * len(ANIMALS) + at]): name
        for at, name in enumerate(ANIMALS)
        if state.expert and not player.freed & BIT[at]
    }
    return [
        {
            "bed": name_bed(bed),
            "level": LEVELS[player.beds[bed]] or None,
            "animal": dens.get(bed),
            "near": bed in near,
        }
        for bed in range(BEDS)
        if state.box.beds[player.garden * BEDS + bed]
    ]


def _paths(state: Botanicus, player: Player) -> dict[str, Any] | None:
    """What the paths of an Expert garden cost; in the base game every step is 1."""
    if not state.expert:
        return None
    garden = state.box.contents["garden"][GARDENS[player.garden]]
    starts = [name_crossing(state.box.places[player.garden * ACROSS + at]) for at in range(3)]
    return {"across": garden["across"], "down": garden["down"], "starts": starts}


def plants_of(needed: int) -> list[str]:
    """The plants that a request shows, lowest first."""
    return [LEVELS[level] for level in range(1, 5) for _ in range(needed // 8 ** (level - 1) % 8)]


def _missing(player: Player, row: int, wanted: list[str]) -> list[str]:
    """The plants that a row still lacks for a request."""
    there = [LEVELS[player.beds[row * WIDTH + column]] for column in range(WIDTH)]
    lacking = []
    for level in wanted:
        if level in there:
            there.remove(level)
        else:
            lacking.append(level)
    return lacking


def _row(state: Botanicus, player: Player, row: int) -> dict[str, Any]:
    """A row's two requests: what they ask for, what is missing, and whether they are met."""
    box = state.box
    wanted = plants_of(int(box.needs[player.garden * ROWS + row]))
    standard = None
    if wanted:
        met = bool(player.standard & BIT[row])
        standard = {
            "plants": wanted,
            "points": int(box.need_points[player.garden * ROWS + row]),
            "met": met,
            "missing": [] if met else _missing(player, row, wanted),
        }
    special = None
    if player.rows[row]:
        tile = _tile(state, player.rows[row] - 1)
        met = bool(player.special & BIT[row])
        missing = [] if met else _missing(player, row, tile["plants"])
        fits = len(tile["plants"]) <= beds_in(state, player, row)
        special = {**tile, "met": met, "missing": missing, "fits": fits}
    return {"row": row + 1, "standard": standard, "special": special}


def beds_in(state: Botanicus, player: Player, row: int) -> int:
    """How many beds a row has."""
    start = player.garden * BEDS + row * WIDTH
    return sum(state.box.beds[start + column] for column in range(WIDTH))


def _tile(state: Botanicus, tile: int) -> dict[str, Any]:
    points = int(state.box.tile_points[tile])
    return {
        "tile": f"R{tile + 1}",
        "plants": plants_of(int(state.box.tiles[tile])),
        "points": points,
    }


def column_told(state: Botanicus, player: Player, column: int) -> dict[str, Any]:
    full = column_full(state, player, column)
    best = int(best_of_column(player, column))
    return {
        "column": "abcd"[column],
        "full": full,
        "best": LEVELS[best] or None,
        "points": int(state.box.column_points[best]) if full else 0,
    }


def _final(state: Botanicus, seat: int, card: int) -> dict[str, Any]:
    """A final card, and what it would score now."""
    printed = state.box.contents["final"][f"F{card + 1}"]
    found = int(times(state, state.players[seat], state.box.finals[card]))
    points = printed["points"]
    return {
        "card": f"F{card + 1}",
        "counts": printed["counts"],
        "points": points,
        "times": found,
        "scores": points * found,
    }


def finals_told(state: Botanicus, seat: int) -> list[dict[str, Any]]:
    held = [card for card in range(len(state.finals)) if state.finals[card] == HELD + seat]
    return [_final(state, seat, card) for card in held]


# The end, told.


def _result(state: Botanicus) -> dict[str, Any]:
    """The whole scoring of a finished game."""
    places = state.ranking()
    order = [int(owner) for owner in state.order]
    seats = range(len(state.players))
    told = []
    for seat in seats:
        player = state.players[seat]
        told.append(
            {
                "seat": seat + 1,
                "track": int(player.scored()),
                **_breakdown(Breakdown(state, seat)),
                "column_list": [column_told(state, player, column) for column in range(WIDTH)],
                "coins_left": int(player.coins),
                "final_list": finals_told(state, seat),
            }
        )
    return {
        "players": told,
        "points": state.points(),
        "places": places,
        "stack": [owner + 1 for owner in order],
        "breaks": [{"by": "stack", "values": [-order.index(seat) for seat in seats]}],
        "winners": [seat + 1 for seat in seats if places[seat] == 1],
    }


# What a choice would do.


def shows(state: State, actions: Sequence[int]) -> list[dict[str, Any]]:
    """For each action of the mover what it would cost and score, from what its view knows."""
    assert isinstance(state, Botanicus)
    return [_shows(state, action) for action in actions]


def _shows(state: Botanicus, action: int) -> dict[str, Any]:
    if ASSIGN <= action < KEEP:
        return _shows_assign(state, action)
    if KEEP <= action < PUT:
        return {"kind": "keep", "finals": [f"F{card + 1}" for card in kept(action)]}
    what = {**_what(state, action), **_effect(state, action)}
    lost = _lost(state, action)
    return {**what, "lost": lost} if lost is not None else what


def _effect(state: Botanicus, action: int) -> dict[str, Any]:
    """What changes at once: coins, points, the requests met, and why it cannot be taken back."""
    mover = int(state.mover)
    before = state.players[mover]
    then = state.copy()
    then.play(action)
    after = then.players[mover]
    met = [
        {"row": row + 1, "request": kind}
        for kind, was, now in (
            ("standard", before.standard, after.standard),
            ("special", before.special, after.special),
        )
        for row in range(ROWS)
        if now & BIT[row] and not was & BIT[row]
    ]
    gain = int(after.scored() - before.scored())
    # Undo ends where another seat or chance has its turn: a screen asks once more before that.
    turn = then.turn()
    ends = "" if turn == mover else "card" if turn == CHANCE else "turn"
    return {"coins": int(after.coins - before.coins), "gain": gain, "met": met, "ends": ends}


def _lost(state: Botanicus, action: int) -> list[str] | None:
    """Of the actions that a choice gives, those that come to nothing as things stand."""
    me = state.players[state.mover]
    box = state.box
    if action >= CHOOSE:
        given, paid = [action - CHOOSE], 0
    elif action >= ADVANCE:
        route = action - ADVANCE
        end = int(box.routes[route * ROUTE])
        given = [int(box.gives[at]) for at in range(box.gives_at[end], box.gives_at[end + 1])]
        paid = int(route_cost(state, route, number_of(state.current) % PER_TRACK))
    elif PLACE <= action < BLOCK:
        given, paid = _given(state, action - PLACE), int(flower_cost(state, action - PLACE))
    elif USE <= action < SELL:
        card = action - USE
        given = [int(box.cards[at]) for at in range(box.cards_at[card], box.cards_at[card + 1])]
        paid = CARD_COST
    else:
        return None
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
        return _prizes(state, number)["shown"] is None
    if kind == CARD:
        return _deck_size(state) + len(state.discard) == 0
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
        levels = {LEVELS.index(level) for level in name_action(action).split(" ")[1:]}
        beds = [bed for bed in near if is_bed(state, me, bed)]
        return not any(me.beds[bed] != level for level in levels for bed in beds)
    return False


def _what(state: Botanicus, action: int) -> dict[str, Any]:
    """What an action is about: the things of the board that a click can name."""
    me = state.players[state.mover]
    if action >= CHOOSE:
        return {"kind": "choose", "action": name_action(action - CHOOSE)}
    if action >= ADVANCE:
        return _shows_way(state, action - ADVANCE)
    if action < USE or GO <= action < SOW:
        walks = action < USE
        start, to = divmod(action - (WALK if walks else GO), CROSSINGS)
        cost = (
            int(state.box.costs[(me.garden * CROSSINGS + start) * CROSSINGS + to]) if walks else 0
        )
        places = {"from": name_crossing(start), "to": name_crossing(to)}
        return {"kind": "walk" if walks else "move", **places, "cost": cost}
    if action < PLACE:
        kind = "use" if action < SELL else "sell"
        return {"kind": kind, **_card(state, action - (USE if action < SELL else SELL))}
    if action < GO:
        row = action - (PLACE if action < BLOCK else BLOCK)
        neutral = action >= BLOCK
        first = flowers_on(state, row) == 0
        return {
            "kind": "neutral" if neutral else "place",
            "space": f"{state.column + 1}.{row + 1}",
            "cost": 0 if neutral else int(flower_cost(state, row)),
            "first": first,
        }
    if action < POUR:
        level, bed = divmod(action - SOW, BEDS)
        there = LEVELS[me.beds[bed]] or None
        return {"kind": "plant", "level": LEVELS[level], "bed": name_bed(bed), "replaces": there}
    if action < STOP:
        bed = action - POUR
        return {"kind": "water", "bed": name_bed(bed), "level": LEVELS[me.beds[bed] + 1]}
    if action == STOP:
        return {"kind": "stop"}
    if action < ASSIGN:
        return {"kind": "free", "animal": ANIMALS[action - FREE]}
    assert PUT <= action < DEAL
    return {"kind": "start", "to": name_crossing(action - PUT)}


def _shows_way(state: Botanicus, route: int) -> dict[str, Any]:
    """A way along a track: where it ends, its steps, what is bought and paid, what it gives."""
    box = state.box
    number = int(number_of(state.current))
    free = number % PER_TRACK
    end, steps, toll = (int(box.routes[route * 4 + at]) for at in range(3))
    gives = [name_action(box.gives[at]) for at in range(box.gives_at[end], box.gives_at[end + 1])]
    return {
        "kind": "advance",
        "track": TRACK_NAMES[number // PER_TRACK],
        "path": box.route_names[route].split(" "),
        "steps": steps,
        "bought": max(0, steps - free),
        "unused": max(0, free - steps),
        "toll": toll,
        "cost": int(route_cost(state, route, free)),
        "gives": gives,
    }


def _shows_assign(state: Botanicus, action: int) -> dict[str, Any]:
    """An assignment: the tile of each row, and the rows too short for theirs."""
    me = state.players[state.mover]
    rows = requested_rows(state, int(state.mover))
    tiles = assigned(state, action)
    short = [
        row + 1
        for row, tile in zip(rows, tiles, strict=True)
        if len(plants_of(int(state.box.tiles[tile]))) > beds_in(state, me, row)
    ]
    given = {str(row + 1): f"R{tile + 1}" for row, tile in zip(rows, tiles, strict=True)}
    return {"kind": "assign", "rows": given, "short": short}


# The table as text.


def picture(state: State) -> str:
    """The table as lines of text, for playthroughs and for a terminal."""
    assert isinstance(state, Botanicus)
    turn = state.turn()
    moment = "over" if turn == OVER else "chance" if turn < 0 else str(turn + 1)
    step = STEPS.get(state.phase, "deal")
    doing = f"  doing {name_action(state.current)}" if state.current else ""
    waits = "".join(f"  waiting {', '.join(found)}" for found in waiting(state))
    lines = [
        f"step {step}  turn {moment}  round {state.round + 1}  column {state.column + 1}"
        f"  deck {_deck_size(state)}{doing}{waits}"
    ]
    placed = [f"{int(f) // PER_ROW + 1}:{_owner(int(f) % PER_ROW)}" for f in state.placed]
    stood = [f"{int(f) // PER_ROW + 1}:{_owner(int(f) % PER_ROW)}" for f in state.stood]
    lines.append(f"flowers {' '.join(stood)}  placed {' '.join(placed)}")
    for seat, player in enumerate(state.players):
        lines += _player_lines(state, seat, player)
    return "\n".join(line.rstrip() for line in lines)


def _player_lines(state: Botanicus, seat: int, player: Player) -> list[str]:
    pawns = " ".join(state.box.track_names[player.pawn(track)] for track in range(3))
    told = _breakdown(Breakdown(state, seat))
    points = " ".join(f"{key} {value}" for key, value in told.items() if value)
    held = " ".join(f"K{card + 1}" for card in player.hand)
    seats = len(state.players)
    held += " ?" * sum(state.hidden[number] for number in range(seat, len(state.hidden), seats))
    gardeners = [name_crossing(c) for c in (player.gardener, player.second) if c >= 0]
    lines = [
        f"seat {seat + 1}  coins {player.coins}  pawns {pawns}  at {' '.join(gardeners)}"
        f"  hand {held}  points {points}"
    ]
    if player.garden < 0:
        return lines
    for row in range(ROWS):
        beds = []
        for column in range(WIDTH):
            exists = state.box.beds[player.garden * BEDS + row * WIDTH + column]
            level = LEVELS[player.beds[row * WIDTH + column]]
            beds.append((level or "-") if exists else ".")
        tile = f"R{player.rows[row]}" if player.rows[row] else ""
        met = "+" if player.standard & BIT[row] else ""
        met += "+" if player.special & BIT[row] else ""
        lines.append("  " + " ".join(f"{bed:3}" for bed in beds) + f" {tile} {met}")
    return lines
