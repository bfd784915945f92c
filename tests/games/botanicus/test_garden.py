"""The garden of Botanicus and its requests, clause by clause, with the rule text's examples."""

from __future__ import annotations

import pytest

from games.botanicus.scenes import (
    beds,
    cards,
    column,
    hold,
    legal,
    pawn,
    pawns,
    plant,
    refused,
    say,
    stand,
    stands,
    table,
    view,
)
from parterre.games.botanicus.rules.game import Botanicus


def planting(levels: str, at: str = "n22", **there: str) -> Botanicus:
    """A table at which seat 1 has begun to plant."""
    changes = {"card": {"K1": {"actions": [f"plant {levels}"]}}}
    state = plant(stand(hold(table(changes=changes), "K1"), at), 0, **there)
    return say(state, "use K1")


def watering(number: int, at: str = "n22", **there: str) -> Botanicus:
    """A table at which seat 1 has begun to water."""
    changes = {"card": {"K1": {"actions": [f"water {number}"]}}}
    state = plant(stand(hold(table(changes=changes), "K1"), at), 0, **there)
    return say(state, "use K1")


@pytest.mark.parametrize(
    ("crossing", "reached"),
    [
        ("n22", ["b2", "c2", "b3", "c3"]),
        ("n11", ["b1", "a2", "b2"]),  # a1 is no bed
        ("n43", ["c4", "d4", "c5"]),
        ("n41", ["a4", "b4", "a5", "b5"]),
    ],
)
def test_7_1_the_beds_around_the_gardener(crossing: str, reached: list[str]) -> None:
    state = planting("I", crossing)
    assert legal(state) == [*(f"plant I {bed}" for bed in reached), "stop"]
    near = [bed.bed for bed in view(state, 0).players[0].beds if bed.near]
    assert near == reached


def test_7_1_nothing_else_is_in_reach() -> None:
    assert refused(planting("I"), "plant I a2") == ("out-of-reach", "7.1")
    assert refused(planting("I", "n11"), "plant I a1") == ("no-bed", "7.1")
    assert refused(watering(1, b2="I", a2="I"), "water a2") == ("out-of-reach", "7.1")


def test_7_2_a_plant_of_the_level_shown() -> None:
    state = planting("II III")
    assert legal(state)[0] == "plant II b2"
    assert refused(state, "plant III b2") == ("other-level", "7.2")
    say(state, "plant II b2")
    assert refused(state, "plant II b3") == ("other-level", "7.2")
    say(state, "plant III b3")
    assert beds(state) == {"b2": "II", "b3": "III"}
    assert refused(watering(1, b2="I"), "plant I b2") == ("now-water", "7.4")


def test_7_3_a_plant_already_there_is_replaced_by_a_lower_one_too() -> None:
    state = say(planting("I III", b2="IV", c2="I"), "plant I b2", "plant III c2")
    assert beds(state) == {"b2": "I", "c2": "III"}


def test_7_3_the_same_level_is_no_action() -> None:
    state = planting("I", b2="I")
    assert refused(state, "plant I b2") == ("same-level", "7.3")
    assert "plant I b2" not in legal(state)


def test_7_3_plants_are_never_taken_away() -> None:
    state = say(planting("I", b2="II"), "stop", "place 1.1")
    assert beds(state) == {"b2": "II"}


def test_7_4_watering_raises_one_plant_by_one_level() -> None:
    state = say(watering(3, b2="I", c3="III"), "water b2")
    assert beds(state) == {"b2": "II", "c3": "III"}
    say(state, "water b2", "water c3")
    assert beds(state) == {"b2": "III", "c3": "IV"}
    assert "place 1.1" in legal(state)


def test_7_4_a_four_cannot_be_watered_nor_an_empty_bed() -> None:
    state = watering(2, b2="IV", c2="I")
    assert legal(state) == ["water c2", "stop"]
    assert refused(state, "water b2") == ("full-grown", "7.4")
    assert refused(state, "water b3") == ("nothing-there", "7.4")


def moving(number: int) -> Botanicus:
    """A table at which seat 1 has begun a free move."""
    changes = {"card": {"K1": {"actions": [f"move {number}"]}}}
    return say(hold(table(changes=changes), "K1"), "use K1")


def test_7_5_a_free_move_of_up_to_that_many_steps() -> None:
    state = moving(1)
    assert legal(state) == [
        "move n22 n12",
        "move n22 n21",
        "move n22 n23",
        "move n22 n32",
        "stop",
    ]
    say(state, "move n22 n12")
    assert (state.players[0].coins, stands(state.players[0])) == (4, ["n12"])  # the card cost 2
    assert refused(moving(1), "move n22 n11") == ("too-far", "7.5")
    assert "move n22 n11" in legal(moving(2))
    assert refused(moving(2), "move n22 n22") == ("occupied", "7.5")


def test_7_5_steps_not_made_give_nothing_and_it_is_over_in_one() -> None:
    state = say(moving(5), "move n22 n12")
    assert state.players[0].scored() == 0
    assert refused(state, "move n12 n22") == ("now-before", "4.1")
    assert "walk n12 n11" in legal(state)  # walking is another thing


def test_7_5_it_cannot_be_lengthened_with_coins() -> None:
    state = moving(2)
    state.players[0].coins = 99
    assert refused(state, "move n22 n43") == ("too-far", "7.5")
    assert refused(state, "walk n22 n43") == ("now-move", "7.5")


TILES = "R1 R15 R2 R3 R4"  # R15, two II and two III, is for the second row


def test_9_1_the_rule_texts_two_requests() -> None:
    """Two II are 7 points; a III later, beside another, meets the tile's two II and two III."""
    state = plant(hold(table(tiles=[TILES]), "K1 K10"), 0, d2="II", a2="III")
    say(state, "use K1", "plant II c2", "stop")
    assert state.players[0].from_requests == 7
    rows = view(state).players[0].rows
    assert rows[1].standard.met
    assert rows[1].special.missing == ["III"]
    column(state, 1)
    say(state, "use K10", "plant III b2")
    assert state.players[0].from_requests == 7 + 16
    assert view(state).players[0].rows[1].special.met


def test_9_1_wherever_they_stand_and_whatever_stands_beside_them() -> None:
    for bed in ("a2", "b2", "c2", "d2"):
        there = {other: "IV" for other in ("a2", "b2", "c2", "d2") if other != bed}
        there["d2" if bed != "d2" else "a2"] = "II"
        state = planting("II", "n21" if bed in ("a2", "b2") else "n23", **there)
        say(state, f"plant II {bed}")
        assert state.players[0].from_requests == 7


def test_9_1_exactly_that_level_and_only_in_its_row() -> None:
    assert say(planting("III", b2="II"), "plant III c2").players[0].from_requests == 0
    assert say(planting("II", b2="II"), "plant II c3").players[0].from_requests == 0
    assert say(planting("II", b2="II"), "plant II c2").players[0].from_requests == 7


def test_9_1_only_once() -> None:
    state = say(planting("II II III II", b2="II"), "plant II c2", "stop")
    assert state.players[0].from_requests == 7
    say(state, "plant III c2", "plant II c2")
    assert beds(state) == {"b2": "II", "c2": "II"}
    assert state.players[0].from_requests == 7


def test_9_1_a_request_met_stays_met() -> None:
    state = say(planting("II I", b2="II"), "plant II c2", "plant I c2")
    assert state.players[0].from_requests == 7
    assert view(state).players[0].rows[1].standard.met


def test_9_2_the_special_request_waits_for_the_standard_one() -> None:
    tiles = ["R2 R1 R3 R4 R5"]  # two IV for the second row
    state = plant(hold(table(tiles=tiles), "K3"), 0, b2="III", c2="III")
    say(state, "use K3", "water b2", "water c2")
    assert beds(state) == {"b2": "IV", "c2": "IV"}
    assert state.players[0].from_requests == 0


def test_9_2_and_is_looked_at_in_that_very_moment() -> None:
    tiles = ["R2 R1 R3 R4 R5"]
    state = plant(hold(table(tiles=tiles), "K1"), 0, a2="IV", d2="IV", b2="II")
    say(state, "use K1", "plant II c2")
    assert state.players[0].from_requests == 7 + 10


def test_9_3_after_every_plant_and_every_watering() -> None:
    state = watering(2, b2="II", c2="I")
    say(state, "water c2")
    assert state.players[0].from_requests == 7
    assert refused(state, "place 1.1") == ("now-water", "7.4")
    say(state, "water c2")  # it was met, between the two waterings
    assert state.players[0].from_requests == 7
    state = say(planting("I I I", b3="I", d3="I"), "plant I c3")
    assert (state.players[0].from_requests, legal(state)[-1]) == (7, "stop")


def test_9_3_also_after_a_plant_that_replaces_another() -> None:
    for there in ("I", "IV"):
        state = say(planting("II", b2="II", c2=there), "plant II c2")
        assert beds(state) == {"b2": "II", "c2": "II"}
        assert state.players[0].from_requests == 7


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_9_4_a_tile_is_worth_what_it_shows_whatever_row_it_lies_at(row: int) -> None:
    tiles = ["R2", "R3", "R4", "R5"]
    tiles.insert(row - 1, "R1")
    state = table(tiles=[" ".join(tiles)])
    state.players[0].standard = 31  # every standard request is met
    plant(state, 0, **{f"b{row}": "III", f"c{row}": "III"})
    stand(hold(state, "K3"), f"n{min(row, 4)}2")
    say(state, "use K3", f"water b{row}", f"water c{row}")
    assert state.players[0].from_requests == 10


def test_9_1_the_rule_texts_long_turn() -> None:
    """A card that waters, a special request, a move, the last step for a toll, a prize."""
    tiles = ["R2 R1 R3 R5 R4"]
    state = column(table(4, tiles=tiles), 2)
    player = state.players[0]
    player.standard = 2  # the second row's standard request was met before
    plant(stand(hold(state, "K3"), "n22"), 0, b2="III", c2="III", a4="II", c4="I")
    pawn(state, "S5")
    say(state, "use K3", "water b2", "water c2")
    assert (player.coins, player.from_requests) == (4, 10)
    assert beds(state) == {"b2": "IV", "c2": "IV", "a4": "II", "c4": "I"}
    say(state, "place 2.3", "choose move 3", "move n22 n42")  # two of three
    assert stands(player) == ["n42"]
    say(state, "advance S7")
    assert player.coins == 2
    assert (player.from_prizes, view(state).prizes.square.shown) == (24, None)
    say(state, "plant II b4")
    assert player.from_requests == 10 + 9
    assert view(state).prizes.square.shown == 18
    assert pawns(state)[2] == "S0"
    assert cards(state.discard) == ["K3"]
    assert state.turn() == 1
    assert player.scored() == 10 + 9 + 24
