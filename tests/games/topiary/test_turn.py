"""A turn of Topiary, and the end of the game, clause by clause."""

from __future__ import annotations

import pytest

from games.topiary.scenes import GAME, SEVEN, dealt, legal, offered, refusal, say, settle
from parterre.core import OVER, SPECTATOR, Rng
from parterre.games.topiary.components import PLACES, name_tile
from parterre.games.topiary.rules import Topiary
from plain import plain
from tables import random_states

ANA = "T1 S2 W3"
BEA = "E4 R5 P1"


def test_3_1_clockwise_from_seat_one_until_all_visitors_stand() -> None:
    state = dealt(seats=3)
    order = []
    while state.turn() != OVER:
        if legal(state)[0].startswith("visit"):
            order.append(state.turn() + 1)
        say(state, legal(state)[-1] if "stay" in legal(state) else legal(state)[0])
    assert order == [1, 2, 3] * 6


def test_3_1_a_screen_tells_who_is_next_until_the_last_turn() -> None:
    state = dealt(seats=3)
    told = []
    while state.turn() != OVER:
        if legal(state)[0].startswith("visit"):
            told.append(plain(GAME.view(state, SPECTATOR))["next"])
        say(state, legal(state)[-1] if "stay" in legal(state) else legal(state)[0])
    assert told == [*[2, 3, 1] * 5, 2, 3, None]


def test_3_2_a_visitor_must_be_placed_first() -> None:
    state = dealt(ANA, BEA)
    for sentence in ("take c1", "stay", "set T1"):
        assert refusal(state, sentence).id == "topiary-visit-first"


def test_3_2_no_two_visitors_share_a_place() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "stay")
    assert "visit c1>S" not in legal(state)
    assert "visit c5>N" in legal(state)  # the other end of the line
    why = refusal(state, "visit c1>S")
    assert (why.id, why.clause, why.values["seat"]) == ("topiary-place-taken", "3.2", 1)
    assert refusal(say(state, "visit a1>E"), "visit b1>S").id == "topiary-placed"


def test_3_2_nor_do_two_of_ones_own() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "stay", "visit a1>E", "stay")
    assert "visit c1>S" not in legal(state)
    why = refusal(state, "visit c1>S")
    assert (why.id, why.values["seat"]) == ("topiary-place-taken", 1)


def test_3_2_a_visitor_only_tried_takes_no_place() -> None:
    state = dealt(ANA, BEA)
    say(state.copy(), "visit c1>S")
    assert "visit c1>S" in legal(state)


def test_3_3_a_face_down_tile_of_that_line_may_be_taken() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S")
    assert legal(state) == ["take c1", "take c2", "take c4", "take c5", "stay"]
    assert refusal(state, "take d1").id == "topiary-not-in-line"
    assert refusal(state, "take c3").id == "topiary-face-up"
    say(state, "take c4")
    assert refusal(state, "stay").id == "topiary-deal-first"
    say(state, "deal I5") if "I5" in offered(state) else say(state, f"deal {offered(state)[0]}")
    assert len(state.players[0].hand) == 4


def test_3_3_no_tile_is_turned_over_that_nobody_took() -> None:
    assert refusal(dealt(ANA, BEA), "deal T5").id == "topiary-no-deal"


def test_3_3_a_diagonal_too() -> None:
    state = say(dealt(ANA, BEA), "visit a1>SE")
    assert legal(state) == ["take a1", "take b2", "take d4", "take e5", "stay"]
    assert legal(say(dealt(ANA, BEA), "visit a1>NE")) == ["take a1", "stay"]


def test_3_3_also_behind_tiles_that_lie_face_up() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c1", "deal T5", "set T5")
    assert legal(say(state, "visit c1>SE")) == ["take d2", "take e3", "stay"]
    assert legal(say(state, "stay", "visit e1>W")) == [
        "take e1",
        "take d1",
        "take b1",
        "take a1",
        "stay",
    ]


def test_3_4_any_tile_of_the_hand_fills_the_hole() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c2", "deal T5")
    assert legal(state) == ["set T1", "set T5", "set S2", "set W3"]
    assert refusal(state, "stay").id == "topiary-set-first"  # looking and declining
    assert refusal(state, "take c1").id == "topiary-set-first"
    assert refusal(state, "visit a1>E").id == "topiary-set-first"
    assert refusal(state, "set E4").id == "topiary-not-in-hand"
    say(state, "set T5")
    assert plain(GAME.view(state, SPECTATOR))["grid"][1][2] == "T5"
    assert state.turn() == 1


def test_3_4_what_is_only_tried_is_not_played() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c2", "deal T5")
    say(state.copy(), "set T5")
    assert plain(GAME.view(state, SPECTATOR))["grid"][1][2] is None
    assert legal(state) == ["set T1", "set T5", "set S2", "set W3"]


def test_3_4_a_tile_is_set_only_into_a_hole() -> None:
    assert refusal(say(dealt(ANA, BEA), "visit c1>S"), "set T1").id == "topiary-take-first"


def test_3_5_the_tiles_may_be_left_alone() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "stay")
    assert state.turn() == 1
    assert len(state.players[0].hand) == 3


def test_3_6_where_nothing_lies_face_down_nothing_follows() -> None:
    state = say(dealt(ANA, BEA), "visit a1>E", "take a1", "deal T5", "set T5")
    say(state, "visit a1>NE")  # the one-tile diagonal of a1
    assert state.turn() == 0
    assert legal(state)[0].startswith("visit")


def test_3_7_others_do_not_see_what_was_taken() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c2", "deal T5")
    for seat in (1, SPECTATOR):
        seen = plain(GAME.view(state.seen_by(seat), seat))
        assert seen["players"][0]["hand"] is None
        assert seen["players"][0]["hand_size"] == 4
        assert "T5" in seen["unseen"]
        assert seen["hole"] == "c2"
    mine = plain(GAME.view(state.seen_by(0), 0))["players"][0]["hand"]
    assert "T5" in [tile["tile"] for tile in mine]
    take = GAME.read(say(dealt(ANA, BEA), "visit c1>S", "take c2"), "deal T5")
    before = say(dealt(ANA, BEA), "visit c1>S", "take c2")
    assert GAME.said(before, take, 0) == "deal T5"
    assert "T5" in plain(GAME.told(before, take, 0))["values"].values()
    for seat in (1, SPECTATOR):
        assert GAME.said(before, take, seat) == "deal ?"
        assert "T5" not in plain(GAME.told(before, take, seat))["values"].values()


def test_3_7_an_imagined_table_has_what_is_known_and_every_tile_once() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c2", "deal T5")
    rng = Rng(3)
    held = set()
    for _ in range(30):
        world = state.seen_by(1).imagine(rng)
        assert isinstance(world, Topiary)
        first, second = ([name_tile(tile) for tile in player.hand] for player in world.players)
        assert (len(first), second, list(world.garden)) == (4, BEA.split(), list(state.garden))
        held |= set(first)
        everywhere = sorted([*first, *second, "B5", *map(name_tile, world.pool)])
        assert everywhere == sorted(f"{code}{value}" for code in SEVEN for value in range(1, 6))
    assert len(held) > 15


def test_3_7_after_the_end_hands_lie_open_and_the_rest_stays_unknown() -> None:
    *_, state = random_states(GAME, GAME.setup(2), 3)
    seen = plain(GAME.view(state.seen_by(SPECTATOR), SPECTATOR))
    assert all(len(player["hand"]) == 3 for player in seen["players"])
    face_down = sum(tile is None for row in seen["grid"] for tile in row)
    assert len(seen["unseen"]) == face_down + 4


def test_3_7_after_the_end_what_the_draft_put_away_is_known_to_the_first_alone() -> None:
    *_, state = random_states(GAME, GAME.setup(2, {"draft": True}), 3)
    assert isinstance(state, Topiary)
    away = [name_tile(tile) for tile in state.away]
    assert plain(GAME.view(state.seen_by(0), 0))["away"] == away
    for seat in (1, SPECTATOR):
        seen = plain(GAME.view(state.seen_by(seat), seat))
        assert seen["away"] == []
        assert set(away) <= set(seen["unseen"])


def test_4_1_who_places_the_last_visitor_finishes_the_turn() -> None:
    state = dealt(ANA, BEA)
    for number in range(15):
        say(state, f"visit {PLACES[number]}", "stay")
    say(state, "visit c5>N")
    assert state.turn() == 1
    assert legal(state) == ["take c5", "take c4", "take c2", "take c1", "stay"]
    say(state, "take c5", "deal T5", "set T5")
    assert state.turn() == OVER
    assert plain(GAME.view(state, SPECTATOR))["grid"][4][2] == "T5"


@pytest.mark.parametrize(("seats", "visits"), [(2, 16), (3, 18), (4, 20)])
def test_4_1_the_game_ends_when_all_visitors_stand(seats: int, visits: int) -> None:
    state = dealt(seats=seats)
    rng = Rng(11)
    placed = 0
    while state.turn() != OVER:
        settle(state)
        sentence = legal(state)[rng.below(state.count())]
        placed += sentence.startswith("visit")
        say(state, sentence)
        settle(state)
    assert placed == visits
    assert refusal(state, "stay").id == "topiary-over"


@pytest.mark.parametrize("tile", ["T6", "T0", "X1", "t5", "T", "T55"])
def test_7_1_what_is_no_tile_is_refused(tile: str) -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c2", "deal T5")
    assert (refusal(state, f"set {tile}").id, refusal(state, f"set {tile}").clause) == (
        "topiary-tile",
        "7.1",
    )


@pytest.mark.parametrize("place", ["c1", "c1>N", "c3>S", "f1>S", "a1>se", "c1>S>"])
def test_7_1_what_is_no_place_is_refused(place: str) -> None:
    assert refusal(dealt(ANA, BEA), f"visit {place}").id == "topiary-place"


def test_7_1_what_is_no_cell_is_refused() -> None:
    assert refusal(say(dealt(ANA, BEA), "visit c1>S"), "take c6").id == "topiary-cell"


@pytest.mark.parametrize("sentence", ["", "visit", "take", "keep T1 T2", "stay here", "Stay"])
def test_7_2_what_is_no_sentence_is_refused(sentence: str) -> None:
    why = refusal(dealt(ANA, BEA), sentence)
    assert (why.id, why.clause) == ("topiary-sentence", "7.2")


def test_7_2_a_tile_not_shown_cannot_be_replayed() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S", "take c2")
    assert refusal(state, "deal ?").id == "topiary-hidden"
