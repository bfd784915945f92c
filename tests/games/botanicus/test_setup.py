"""The box and the setting up of Botanicus, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from games.botanicus.census import census
from games.botanicus.scenes import (
    GAME,
    TOKENS,
    assigned,
    begun,
    column,
    fill,
    laid,
    legal,
    outcomes,
    pawns,
    placed,
    refused,
    say,
    stands,
    table,
    tiled,
    view,
)
from parterre.core import CHANCE, SPECTATOR, Rng
from parterre.games.botanicus import shapes
from parterre.games.botanicus.rules.game import Botanicus


def test_1_1_what_is_in_the_box() -> None:
    contents = GAME.box({}).contents
    counted = Counter(name[0] for name in census(begun(4, expert=True)) if name[1:].isdecimal())
    assert counted == {"K": 18, "R": 20, "D": 8, "S": 8, "G": 4, "F": 12}
    assert census(begun(4))["prize"] == 12
    for shape in ("round", "square"):
        assert len(contents["prize"][shape]["points"]) == 6
    for token in contents["token"].values():
        assert {"light", "dark"} <= set(token)
    assert len(contents["animals"]) == 5
    assert set(contents["columns"]) == {"I", "II", "III", "IV"}


def test_1_2_plants_and_coins_never_run_out() -> None:
    state = table(4)
    for seat in range(4):
        fill(state, seat, "- I I I  I I I I  I I I I  I I I I  I I I -")
        state.players[seat].coins = 100  # 69 coins are in the box, 120 plants
    fill(state, 0, "- I I I  I I - I  I I I I  I I I I  I I I -")
    column(say(state, "place 1.1"), 4)
    assert state.players[0].coins == 103
    say(state, "place 4.3")
    assert legal(state) == ["plant I c2", "stop"]


def test_2_1_dotted_tokens_in_the_upper_rows_of_every_second_column() -> None:
    state = begun()
    for number in range(16):
        assert state.turn() == CHANCE
        kind = "D" if number % 4 < 2 else "S"
        lain = [f"{'DS'[int(t) // 8]}{int(t) % 8 + 1}" for t in state.tokens]
        assert outcomes(state) == [t for t in TOKENS if t[0] == kind and t not in lain]
        say(state, f"lay {outcomes(state)[-1]}")
    spaces = {s.space: s.token for c in view(state).columns for s in c.spaces}
    assert {space for space, token in spaces.items() if token} == {
        f"{dark}.{row}" for dark in (2, 4, 6, 8) for row in (1, 2, 3, 4)
    }
    assert [spaces[f"2.{row}"].token for row in (1, 2, 3, 4)] == ["D8", "D7", "S8", "S7"]
    assert spaces["8.4"].token == "S1"


def test_2_1_the_light_face_is_up() -> None:
    assert view(laid(begun())).columns[1].spaces[0].token == shapes.Token(
        token="D1", action="coin 2", light="coin 2", dark="coin 4"
    )


def test_2_1_a_token_that_cannot_lie_there_is_refused() -> None:
    assert refused(begun(), "lay S1") == ("not-to-lay", "2.1")
    assert refused(say(begun(), "lay D1"), "lay D1") == ("not-to-lay", "2.1")
    assert refused(begun(), "deal R1") == ("now-lay", "2.1")
    assert refused(laid(begun()), "lay D1") == ("now-tiles", "2.3")


@pytest.mark.parametrize(("seats", "away"), [(4, 0), (3, 1), (2, 2)])
def test_2_2_prizes_by_number_of_players(seats: int, away: int) -> None:
    shown = view(begun(seats)).prizes
    for shape, points in (("round", [20, 15, 11, 8, 5, 3]), ("square", [24, 18, 13, 9, 6, 4])):
        stack = shapes.Prizes(shown=points[away], stack=points[away + 1 :])
        assert getattr(shown, shape) == stack


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_five_tiles_each_face_up(seats: int) -> None:
    state = laid(begun(seats))
    given: list[list[str]] = [[] for _ in range(seats)]
    rng = Rng(seats)
    for place in range(5 * seats):
        assert len(outcomes(state)) == 20 - place
        tile = outcomes(state)[rng.below(state.count())]
        given[place % seats].append(tile)
        say(state, f"deal {tile}")
    for viewer in range(SPECTATOR, seats):
        for seat, player in enumerate(view(state, viewer).players):
            assert sorted(tile.tile for tile in player.tiles) == sorted(given[seat])
    assert state.turn() == 0


def test_2_3_a_tile_comes_once() -> None:
    state = say(laid(begun()), "deal R7")
    assert refused(state, "deal R7") == ("tile-dealt", "2.3")
    assert refused(state, "deal K7") == ("now-tiles", "2.3")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_4_how_each_player_begins(seats: int) -> None:
    state = table(seats)
    for seat, player in enumerate(state.players):
        assert player.coins == 6
        assert stands(player) == ["n22"]
        assert pawns(state, seat) == ["P0", "B0", "S0"]
        assert player.scored() == 0
        assert len(player.hand) == 0
    assert state.points() == [2] * seats  # six coins would be two points


@pytest.mark.parametrize("seats", [3, 4])
def test_2_5_the_flowers_are_stacked_with_seat_one_on_top(seats: int) -> None:
    state = table(seats)
    assert view(state).start == list(range(seats, 0, -1))
    order = []
    for _ in range(seats):
        order.append(state.turn() + 1)
        placed(state, "1.1")
    assert order == list(range(1, seats + 1))


def test_2_6_with_two_players_a_neutral_flower_lies_on_top() -> None:
    assert view(table(2)).start == [2, 1, 0]
    assert 0 not in view(table(3)).start
    assert 0 not in view(table(4)).start


def test_2_7_one_tile_for_each_row_in_seat_order() -> None:
    state = tiled(laid(begun()), ["R1 R2 R3 R4 R5", "R6 R7 R8 R9 R10"])
    assert state.turn() == 0
    assert len(legal(state)) == len(set(legal(state))) == 120
    say(state, "assign R5 R3 R1 R2 R4")
    assert [row.special.tile for row in view(state, 0).players[0].rows] == [
        "R5",
        "R3",
        "R1",
        "R2",
        "R4",
    ]
    assert state.turn() == 1
    say(state, "assign R10 R9 R8 R7 R6", legal(say(state.copy(), "assign R6 R7 R8 R9 R10"))[0])
    assert state.turn() == 0
    assert legal(state)[0].startswith("walk")


def test_2_7_in_secret_until_all_are_in() -> None:
    before = tiled(laid(begun()), ["R1 R2 R3 R4 R5"])
    choice = GAME.read(before, "assign R5 R3 R1 R2 R4")
    assert GAME.said(before, choice, 0) == "assign R5 R3 R1 R2 R4"
    assert (
        GAME.said(before, choice, 1) == GAME.said(before, choice, SPECTATOR) == "assign ? ? ? ? ?"
    )
    state = say(before, "assign R5 R3 R1 R2 R4")
    for viewer in (1, 2, SPECTATOR):
        assert all(row.special is None for row in view(state, viewer).players[0].rows)
        assert len(view(state, viewer).players[0].tiles) == 5
    rng = Rng(3)
    imagined = set()
    for _ in range(40):
        world = state.seen_by(1).imagine(rng)
        assert isinstance(world, Botanicus)
        assert sorted(world.players[0].rows) == [1, 2, 3, 4, 5]
        imagined.add(tuple(world.players[0].rows))
    assert len(imagined) > 20
    say(state, legal(state)[0])
    say(state, legal(state)[0])
    for viewer in (1, 2, SPECTATOR):
        rows = view(state, viewer).players[0].rows
        assert [row.special.tile for row in rows] == ["R5", "R3", "R1", "R2", "R4"]


def test_2_7_they_stay() -> None:
    state = placed(table(tiles=["R5 R3 R1 R2 R4"]), "1.1", "1.1", "1.1", "2.1")
    assert list(state.players[0].rows) == [5, 3, 1, 2, 4]
    assert refused(state, "assign R1 R2 R3 R4 R5") == ("now-before", "4.1")


def test_2_7_a_tile_too_long_for_its_row_is_allowed() -> None:
    state = assigned(tiled(laid(begun()), ["R13 R1 R2 R3 R4"]), ["R13 R1 R2 R3 R4"])
    first = view(state).players[0].rows[0]
    assert (first.special.tile, first.special.short) == ("R13", True)
    assert not view(state).players[0].rows[1].special.short


@pytest.mark.parametrize(
    ("sentence", "id", "clause"),
    [
        ("assign R1 R2 R3 R4 R6", "not-your-tile", "2.7"),
        ("assign R1 R2 R3 R4 R4", "tile-twice", "2.7"),
        ("assign R1 R2 R3 R4", "tiles-number", "2.7"),
        ("assign R1 R2 R3 R4 R21", "unknown", "12.1"),
        ("place 1.1", "now-assign", "2.7"),
    ],
)
def test_2_7_another_assignment_is_refused(sentence: str, id: str, clause: str) -> None:
    assert refused(tiled(laid(begun()), ["R1 R2 R3 R4 R5"]), sentence) == (id, clause)
