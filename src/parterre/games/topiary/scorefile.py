"""A finished table of Topiary, real or virtual, scored from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from parterre.core import Box, Illegal, State
from parterre.core.illegal import told
from parterre.core.order import insert
from parterre.core.scorefile import Answer, Rows, Word, listed, named_players, once, strange_words
from parterre.core.shapes import Scored
from parterre.games.topiary import shapes
from parterre.games.topiary.components import (
    ALL_PLACES,
    CELLS,
    PLACES,
    SERIES,
    SIDE,
    TILES,
    name_tile,
    read_tile,
    series_of,
)
from parterre.games.topiary.rules import (
    HAND,
    NOWHERE,
    SCORED,
    Topiary,
    series_needed,
    visitors_each,
)
from parterre.games.topiary.scoring import sight, witness
from parterre.games.topiary.state import Player
from parterre.games.topiary.view import look_told

WORDS = ("game", "grid", "players")
OF_PLAYERS = ("name", "visitors", "hand")


def score(document: Mapping[str, Any], printed: Box) -> Answer:
    """The answer to a score file, or Illegal with what is wrong in it (§7.3)."""
    players, names = named_players(document, "7.3")
    seen: dict[int, str] = {}
    garden = _garden(document.get("grid"), seen)
    visitors = vec[u8]([0] * ALL_PLACES)
    stands = [
        _visitors(player, name, visitors, seat)
        for seat, (player, name) in enumerate(zip(players, names, strict=True))
    ]
    hands = [_hand(player, name, seen) for player, name in zip(players, names, strict=True)]
    ground = Topiary(
        printed,
        vec[Player](hands),
        vec[i64](list(range(SERIES))),
        vec[i64](list(range(ALL_PLACES))),
        garden,
        visitors,
        vec[i64](),
        vec[i64](),
        0,
        vec[u8]([0] * TILES),
        SCORED,
        0,
        0,
        0,
        NOWHERE,
        NOWHERE,
        False,
    )
    answer = _answer(ground, names, stands, [_in_order(player) for player in players])
    return answer.warned(*_warnings(document, hands, stands, names, seen))


def tally(state: State, names: Sequence[str]) -> Answer:
    """The answer about a finished game."""
    assert isinstance(state, Topiary)
    seats = range(len(names))
    stands = [[p for p in range(ALL_PLACES) if state.visitors[p] == seat + 1] for seat in seats]
    return _answer(state, names, stands, [list(state.players[seat].hand) for seat in seats])


def _answer(
    ground: Topiary, names: Sequence[str], stands: list[list[int]], hands: list[list[int]]
) -> Answer:
    """What each player's visitors see and which tiles count, in the orders given."""
    order = ground.ranking()
    totals = ground.points()
    answer = []
    for seat, name in enumerate(names):
        looks = [look_told(sight(ground, place)) for place in stands[seat]]
        hand = [
            shapes.TileScored(
                tile=name_tile(tile),
                points=tile % 5 + 1 if witness(ground, seat, tile) >= 0 else 0,
            )
            for tile in hands[seat]
        ]
        visitors = [
            shapes.LookScored(
                place=look.place, sees=look.sees, points=look.points, bonus=look.bonus
            )
            for look in looks
        ]
        answer.append(
            shapes.Scored(
                name=name, points=totals[seat], place=order[seat], visitors=visitors, hand=hand
            )
        )
    return Answer("topiary", answer)


def rows(player: Scored) -> list[Rows]:
    """What the answer tells about a player: what each visitor sees, and which tiles count."""
    assert isinstance(player, shapes.Scored)
    visitors = tuple(
        (look.place, ", ".join(look.sees) or "–", look.points, look.bonus)
        for look in player.visitors
    )
    heads = ("topiary-table-visitor", "topiary-table-sees", "table-points", "topiary-table-bonus")
    if not player.hand:
        return [Rows(heads, visitors)]
    hand = tuple(
        (Word(f"topiary-series-{held.tile[0]}", held.tile), held.points) for held in player.hand
    )
    return [Rows(heads, visitors), Rows(("topiary-table-tile", "table-points"), hand)]


def _in_order(player: dict[str, Any]) -> list[int]:
    return [read_tile(text) for text in player["hand"]]


def _tile(value: object, owner: str, seen: dict[int, str]) -> int:
    tile = read_tile(value) if isinstance(value, str) else -1
    if tile < 0:
        raise Illegal("topiary-score-tile", "7.1", tile=told(value), name=told(owner))
    once(tile, name_tile(tile), owner, seen, "7.3")
    return tile


def _garden(grid: object, seen: dict[int, str]) -> vec[u8]:
    """The garden: five rows from north to south, null for a face-down tile."""
    cells = vec[u8]([0] * CELLS)
    rows = listed(grid, "grid", "7.3")
    if len(rows) != SIDE:
        raise Illegal("topiary-score-grid", "7.3", rows=len(rows))
    for y, row in enumerate(rows):
        entries = listed(row, f"grid[{y + 1}]", "7.3")
        if len(entries) != SIDE:
            raise Illegal("topiary-score-grid-row", "7.3", row=y + 1, cells=len(entries))
        for x, value in enumerate(entries):
            if value is not None:
                cells[y * SIDE + x] = u8(_tile(value, "grid", seen) + 1)
    return cells


def _visitors(player: dict[str, Any], name: str, visitors: vec[u8], seat: int) -> list[int]:
    """Where a player's visitors stand, in the order given."""
    found = []
    for value in listed(player.get("visitors"), f"{told(name)}: visitors", "7.3"):
        if not isinstance(value, str) or value not in PLACES:
            raise Illegal("topiary-score-place", "7.1", place=told(value), name=told(name))
        place = PLACES.index(value)
        if visitors[place]:
            raise Illegal("topiary-score-place-twice", "3.2", place=value)
        visitors[place] = u8(seat + 1)
        found.append(place)
    return found


def _hand(player: dict[str, Any], name: str, seen: dict[int, str]) -> Player:
    hand = vec[i64]()
    for value in listed(player.get("hand"), f"{told(name)}: hand", "7.3"):
        hand = insert(hand, _tile(value, name, seen))
    return Player(hand, 0)


def _warnings(
    document: Mapping[str, Any],
    hands: list[Player],
    stands: list[list[int]],
    names: list[str],
    seen: dict[int, str],
) -> list[Illegal]:
    """What is unusual but can be scored, as messages."""
    warnings = []
    seats = len(names)
    usual = int(visitors_each(seats))
    for player, places, name in zip(hands, stands, names, strict=True):
        held = len(player.hand)
        if held != HAND:
            warnings.append(
                Illegal("topiary-score-tiles", "7.3", name=told(name), tiles=held, wanted=HAND)
            )
        if seats > 1 and len(places) != usual:
            found = {"visitors": len(places), "wanted": usual}
            warnings.append(Illegal("topiary-score-visitors", "7.3", name=told(name), **found))
    if seats == 1:
        warnings.append(Illegal("score-one-player", "7.3"))
    series = len({int(series_of(tile)) for tile in seen})
    needed = int(series_needed(seats))
    if series > needed:
        warnings.append(
            Illegal("topiary-score-series", "7.3", series=series, seats=seats, needed=needed)
        )
    return warnings + strange_words(document, WORDS, OF_PLAYERS, "7.3")
