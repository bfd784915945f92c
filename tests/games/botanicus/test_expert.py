"""The Expert variant of Botanicus, clause by clause."""

from __future__ import annotations

import pytest

from games.botanicus.scenes import (
    GAME,
    beds,
    begun,
    breakdown,
    column,
    expert,
    fill,
    finish,
    free,
    hold,
    laid,
    legal,
    offered,
    outcomes,
    pawn,
    pawns,
    placed,
    plant,
    refused,
    say,
    stand,
    stands,
    table,
    tiled,
    view,
)
from parterre.core import CHANCE, OVER, SPECTATOR, Rng
from parterre.games.botanicus.components.symbols import BIT
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import HELD, PILE, UNDER
from parterre.words import Voice


def held(state: Botanicus, seat: int) -> list[str]:
    """The final cards that a seat has kept."""
    return [f"F{card + 1}" for card, place in enumerate(state.finals) if place == HELD + seat]


def animal(state: Botanicus, which: str) -> Botanicus:
    """Let the mover free an animal with a card."""
    hold(state, "K12", int(state.turn()))
    return say(state, "use K12", f"free {which}")


def test_11_1_an_option_and_never_shown_as_known() -> None:
    assert not begun().expert
    assert begun(expert=True).expert
    known = {element.id: element.known for element in GAME.elements(GAME.box({}), Voice())}
    assert {known[f"garden.G{number}"] for number in (1, 2, 3, 4)} == {"reconstructed"}
    finals = [f"final.F{number}" for number in range(1, 13)]
    assert [name for name in finals if known[name] != "reconstructed"] == ["final.F2"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_11_2_four_different_gardens_are_dealt(seats: int) -> None:
    state = laid(begun(seats, expert=True))
    assert outcomes(state) == ["G1", "G2", "G3", "G4"]
    say(state, "garden G3")
    assert outcomes(state) == ["G1", "G2", "G4"]
    assert refused(state, "garden G3") == ("garden-taken", "11.2")
    assert refused(state, "deal R1") == ("now-garden", "11.2")
    for name in ("G1", "G4", "G2")[: seats - 1]:
        say(state, f"garden {name}")
    assert outcomes(state)[0] == "R1"
    assert [p.garden for p in view(state).players] == ["G3", "G1", "G4", "G2"][:seats]
    assert refused(laid(begun(seats)), "garden G1") == ("now-tiles", "2.3")


def test_11_3_walking_costs_what_the_paths_say() -> None:
    """G2: the upper and lower rows are free across, two coins a step down."""
    state = stand(expert("G2 G1 G3"), "n11")
    for to, cost in (("n13", 0), ("n21", 2), ("n22", 2), ("n42", 6)):
        then = say(state.copy(), f"walk n11 {to}")
        assert then.players[0].coins == 6 - cost
    state.players[0].coins = 0
    assert [s for s in legal(state) if s.startswith("walk")] == ["walk n11 n12", "walk n11 n13"]
    assert refused(state, "walk n11 n21") == ("walk-cost", "11.3")


def test_11_3_the_cheapest_way_may_be_longer() -> None:
    """G3: two coins across and nothing down the middle."""
    state = stand(expert("G3 G1 G2"), "n11")
    assert say(state, "walk n11 n41").players[0].coins == 6 - 3


def test_11_3_free_moves_count_steps() -> None:
    state = hold(stand(expert("G2 G1 G3"), "n11"), "K6")
    plant(state, 0, a2="I")
    say(state, "use K6", "choose move 5", "move n11 n31")
    assert state.players[0].coins == 4


def test_11_4_three_final_cards_one_kept_in_secret() -> None:
    state = offered("G1 G2 G3", ["F1 F2 F3", "F4 F5 F6", "F7 F8 F9"])
    assert legal(state) == ["keep F1", "keep F2", "keep F3"]
    assert refused(state, "keep F4") == ("not-offered", "11.4")
    assert refused(state, "keep F1 F2") == ("keep-number", "11.4")
    assert refused(state, "place 1.1") == ("now-keep", "11.4")
    assert [card.card for card in view(state, 0).players[0].offered] == ["F1", "F2", "F3"]
    assert view(state, 1).players[0].offered == []
    choice = GAME.read(state, "keep F2")
    assert GAME.said(state, choice, 0) == "keep F2"
    assert GAME.said(state, choice, 1) == "keep ?"
    say(state, "keep F2", "keep F4", "keep F9")
    assert [held(state, seat) for seat in range(3)] == [["F2"], ["F4"], ["F9"]]
    assert [card.card for card in view(state, 0).players[0].finals] == ["F2"]
    for viewer in (1, SPECTATOR):
        shown = view(state, viewer).players[0]
        assert (shown.finals, shown.finals_size) == (None, 1)


def test_11_4_dealt_after_the_tiles_in_secret() -> None:
    state = tiled(say(laid(begun(expert=True)), "garden G1", "garden G2", "garden G3"))
    for _ in range(3):
        say(state, legal(state)[0])
    assert outcomes(state) == [f"F{number}" for number in range(1, 13)]
    dealt = GAME.read(state, "deal F3")
    assert [GAME.said(state, dealt, seat) for seat in (0, 1, SPECTATOR)] == [
        "deal F3",
        "deal ?",
        "deal ?",
    ]
    say(state, "deal F3")
    assert refused(state, "deal F3") == ("final-dealt", "11.4")


def test_11_4_the_others_go_back_into_the_pile_and_who_gave_them_remembers() -> None:
    state = expert("G1 G2 G3", ["F1 F2 F3", "F4 F5 F6", "F7 F8 F9"])
    assert state.pile == 9
    assert [int(place) for place in state.finals].count(PILE) == 9
    rng = Rng(2)
    for _ in range(60):
        world = state.seen_by(0).imagine(rng)
        assert isinstance(world, Botanicus)
        others = {*held(world, 1), *held(world, 2)}
        assert held(world, 0) == ["F1"]
        assert len(others) == 2
        assert not others & {"F1", "F2", "F3"}


def test_11_4_nobody_else_remembers_what_was_given_back() -> None:
    state = expert("G1 G2 G3", ["F1 F2 F3", "F4 F5 F6", "F7 F8 F9"])
    say(animal(state, "tortoise"), "deal F11", "deal F2", "deal F8", "keep F8")
    for viewer in (SPECTATOR, 0, 1, 2):
        seen = state.seen_by(viewer)
        assert isinstance(seen, Botanicus)
        mine = BIT[viewer] if viewer >= 0 else 0
        assert {int(bits) for bits in seen.refused} == {0, mine}
        assert {int(bits) for bits in seen.returned} == ({0, 1} if viewer == 0 else {0})


def test_11_5_a_starting_crossing_openly_in_seat_order() -> None:
    state = say(offered("G1 G2 G3"), *["keep " + card for card in ("F1", "F2", "F3")])
    assert state.turn() == 0
    assert legal(state) == ["start n12", "start n22", "start n42"]
    assert refused(state, "start n11") == ("not-a-start", "11.5")
    assert refused(state, "place 1.1") == ("now-start", "11.5")
    say(state, "start n42")
    assert view(state).players[0].gardener == "n42"
    assert legal(state) == ["start n11", "start n23", "start n42"]  # another garden
    say(state, "start n23", "start n31")
    assert (state.turn(), legal(state)[0]) == (0, "walk n42 n11")


def test_11_6_the_garden_with_four_requests() -> None:
    tiles = ["R1 R2 R3 R4 R5"]
    state = tiled(say(laid(begun(2, expert=True)), "garden G4", "garden G1"), tiles)
    assert refused(state, "assign R1 R2 R3 R4 R5") == ("tiles-number", "2.7")
    assert len(legal(state)) == len(set(legal(state))) == 120
    say(state, "assign R5 R4 R3 R2")
    assert list(state.players[0].rows) == [5, 4, 0, 3, 2]
    say(state, legal(state)[0])
    for card in ("F1", "F4", "F2", "F5", "F3", "F6"):
        say(state, f"deal {card}")
    assert legal(state) == ["keep F1 F2", "keep F1 F3", "keep F2 F3"]
    assert refused(state, "keep F1") == ("keep-number", "11.6")
    say(state, "keep F3 F1")  # in any order
    assert held(state, 0) == ["F1", "F3"]
    say(state, "keep F4")
    row = view(state).players[0].rows[2]
    assert (row.standard, row.special) == (None, None)


def test_11_6_a_row_without_a_request_scores_nothing() -> None:
    state = stand(expert("G4 G1"), "n22")
    free(state, "butterfly squirrel bird frog tortoise")
    fill(state, 0, "- - - -  - - - -  IV IV - IV  - - - -  - - - -")
    hold(say(state, "neutral 1.1"), "K10")
    before = state.players[0].from_requests
    say(state, "use K10", "plant III c3")
    assert state.players[0].from_requests == before


def test_11_7_a_second_gardener_when_the_second_round_begins() -> None:
    state = column(expert("G1 G2 G3"), 8)
    for player in state.players:
        player.coins = 9
    stand(state, "n22")
    placed(state, "8.3", "8.3", "8.1")
    assert (state.round, state.turn()) == (1, 2)  # the top of the stack
    assert refused(state, "place 1.1") == ("now-start", "11.7")
    assert len(legal(state)) == 2  # where the first does not stand
    say(state, legal(state)[0])
    assert state.turn() == 1
    say(state, legal(state)[0])
    assert state.turn() == 0
    assert legal(state) == ["start n12", "start n42"]
    assert refused(state, "start n22") == ("not-a-start", "11.7")
    say(state, "start n42")
    assert stands(state.players[0]) == ["n22", "n42"]
    assert (state.turn(), legal(state)[0].split()[0]) == (2, "walk")


def test_11_7_plants_and_waterings_around_either() -> None:
    state = free(column(expert("G1 G2 G3"), 6, round=2), "butterfly squirrel bird frog tortoise")
    stand(state, "n11", "n21")
    say(hold(state, "K10"), "use K10")
    reached = ["b1", "a2", "b2", "a3", "b3"]  # a2 and b2 once
    assert legal(state) == [*(f"plant III {bed}" for bed in reached), "stop"]
    say(state, "plant III a3")
    hold(column(state, 6, round=2), "K3")
    assert legal(say(state, "use K3")) == ["water a3", "stop"]


def test_11_8_a_walk_may_be_divided() -> None:
    state = stand(column(expert("G1 G2 G3"), 5, round=2), "n11", "n43")
    assert refused(state, "walk n11 n43") == ("occupied", "11.8")
    assert not {"walk n11 n43", "walk n43 n11"} & set(legal(state))
    say(state, "walk n43 n42")
    assert refused(state, "walk n42 n41") == ("walked", "4.1")  # each once
    assert "walk n11 n12" in legal(state)
    say(state, "walk n11 n12")
    assert state.players[0].coins == 4
    assert stands(state.players[0]) == ["n12", "n42"]
    assert refused(state, "walk n12 n11") == ("walked", "4.1")


def test_11_8_a_card_in_between_ends_the_walk() -> None:
    state = hold(stand(column(expert("G1 G2 G3"), 5, round=2), "n11", "n43"), "K18")
    say(state, "walk n43 n42", "use K18")
    assert refused(state, "walk n11 n12") == ("walked", "4.1")


def test_11_8_a_move_may_be_divided_and_two_may_pass_but_not_end_together() -> None:
    changes = {"card": {"K1": {"actions": ["move 3"]}}}
    state = stand(column(expert("G1 G2 G3", changes=changes), 5, round=2), "n11", "n12")
    say(hold(state, "K1"), "use K1")
    assert refused(state, "move n11 n12") == ("occupied", "11.8")
    assert not {"move n11 n12", "move n12 n11"} & set(legal(state))
    assert refused(state, "move n13 n12") == ("no-gardener", "7.1")
    say(state, "move n11 n13")  # past the other
    assert refused(state, "move n13 n11") == ("moved", "11.8")
    assert refused(state, "move n12 n32") == ("too-far", "7.5")  # one step is left
    assert legal(state) == ["move n12 n11", "move n12 n22", "stop"]
    say(state, "move n12 n22")
    assert stands(state.players[0]) == ["n13", "n22"]
    assert "place 5.1" in legal(state)


def test_11_8_each_moves_once_whatever_is_left() -> None:
    changes = {"card": {"K1": {"actions": ["move 5"]}}}
    state = stand(column(expert("G1 G2 G3", changes=changes), 5, round=2), "n11", "n43")
    say(hold(state, "K1"), "use K1", "move n43 n42", "move n11 n12")
    assert refused(state, "move n42 n41") == ("now-before", "4.1")
    state = stand(column(expert("G1 G2 G3", changes=changes), 5, round=2), "n11", "n43")
    say(hold(state, "K1"), "use K1", "move n43 n42", "stop")
    assert stands(state.players[0]) == ["n11", "n42"]


def test_11_9_a_bed_with_an_animal_cannot_be_planted() -> None:
    state = stand(hold(expert("G1 G2 G3"), "K10 K11"), "n12")  # the butterfly sits on c1
    say(state, "use K10")
    assert refused(state, "plant III c1") == ("animal-there", "11.9")
    assert legal(state) == ["plant III b1", "plant III b2", "plant III c2", "stop"]
    shown = {bed.bed: bed.animal for bed in view(state).players[0].beds}
    assert {bed: name for bed, name in shown.items() if name} == {
        "c1": "butterfly",
        "a2": "squirrel",
        "d3": "bird",
        "b4": "frog",
        "c5": "tortoise",
    }
    free(state, "butterfly")
    say(state, "plant III c1")
    assert beds(state) == {"c1": "III"}


def test_11_9_in_the_base_game_no_bed_is_taken() -> None:
    state = stand(hold(table(), "K10"), "n12")
    assert "plant III c1" in legal(say(state, "use K10"))


def test_11_10_any_animal_is_freed_by_choice_and_without_the_points() -> None:
    state = say(hold(expert("G1 G2 G3"), "K12"), "use K12")
    assert legal(state) == [
        "free butterfly",
        "free squirrel",
        "free bird",
        "free frog",
        "free tortoise",
    ]
    assert refused(state, "stop") == ("now-free", "11.10")
    say(state, "free frog")  # out of reach
    assert (state.players[0].animals, state.players[0].scored()) == (1, 0)
    assert view(state).players[0].freed == ["frog"]
    say(column(state, 4, "1 2 3"), "place 4.4")
    assert refused(state, "free frog") == ("freed", "11.10")
    assert refused(state, "free hedgehog") == ("animal", "12.1")


def test_11_10_before_the_order_of_the_other_actions() -> None:
    changes = {"card": {"K1": {"actions": ["plant I", "animal", "move 2"]}}}
    state = say(hold(expert("G1 G2 G3", changes=changes), "K1"), "use K1")
    assert legal(state)[0] == "free butterfly"
    say(state, "free frog")
    assert sorted(legal(state)) == ["choose move 2", "choose plant I"]


def test_11_10_who_has_freed_all_frees_no_more() -> None:
    state = free(expert("G1 G2 G3"), "butterfly squirrel bird frog tortoise")
    say(hold(state, "K12"), "use K12")
    assert "place 1.1" in legal(state)


def test_11_11_the_butterfly() -> None:
    state = animal(expert("G1 G2 G3 G4"), "butterfly")
    assert state.players[0].from_animals == 4
    column(state, 4)
    say(state, "place 4.4", "free squirrel")  # a token with plants is there as well
    assert state.players[0].from_animals == 8
    finish(state)
    pawn(column(state, 1), "P5")
    say(state, "place 1.2", "advance P6")
    assert state.players[0].from_prizes == 20 + 4
    other = animal(expert("G1 G2 G3 G4"), "squirrel")
    assert other.players[0].from_animals == 0


def test_11_11_an_animal_comes_before_a_prize_of_the_same_space() -> None:
    changes = {"track": {"P6": {"gives": ["prize", "animal"]}}}
    state = pawn(expert("G1 G2 G3 G4", changes=changes), "P5")
    say(state, "place 1.2", "advance P6", "free butterfly")
    assert (state.players[0].from_animals, state.players[0].from_prizes) == (4, 24)


def test_11_12_the_squirrel() -> None:
    state = free(stand(hold(expert("G1 G2 G3"), "K8"), "n41"), "squirrel")
    plant(state, 0, a2="I", a3="I", a4="II")
    say(state, "use K8", "plant I b5")
    assert state.players[0].coins == 4
    say(state, "plant I a5")
    assert state.players[0].coins == 10
    say(state, "plant I a4")  # it was full before
    assert state.players[0].coins == 10
    without = stand(hold(expert("G1 G2 G3"), "K8"), "n41")
    plant(without, 0, a2="I", a3="I", a4="II")
    assert say(without, "use K8", "plant I a5").players[0].coins == 4


def test_11_13_the_bird() -> None:
    tiles = ["R2 R1 R3 R4 R5"]
    state = free(stand(hold(expert("G1 G2 G3", tiles=tiles), "K1"), "n22"), "bird squirrel")
    plant(state, 0, b2="II", a2="IV", d2="IV")
    say(state, "use K1", "plant II c2")
    assert state.players[0].from_requests == (7 + 2) + (10 + 6)


def test_11_14_the_frog() -> None:
    state = pawn(expert("G1 G2 G3"), "P5")
    assert refused(say(state.copy(), "place 1.2"), "advance P6x") == ("frog", "11.14")
    free(stand(state, "n22"), "frog")
    say(state, "place 1.2")
    assert {"advance P6", "advance P6x"} <= set(legal(state))
    say(state, "advance P6x")
    assert (state.players[0].from_prizes, state.players[0].from_tracks) == (15, 3)
    assert sorted(legal(state)) == ["choose plant I", "choose plant IV"]
    say(state, "choose plant IV", "plant IV b2", "plant I b3")
    assert beds(state) == {"b2": "IV", "b3": "I"}
    assert pawns(state)[0] == "P0"


def test_11_14_in_the_base_game_nobody_sees_that_space() -> None:
    state = say(pawn(table(), "P5"), "place 1.2")
    assert legal(state) == ["advance P6", "stop"]
    names = [space.space for space in view(state).tracks[0].spaces]
    assert "P6x" not in names


FINALS = ["F1 F2 F3", "F4 F5 F6", "F7 F8 F9"]


def test_11_15_the_tortoise() -> None:
    state = animal(expert("G1 G2 G3", FINALS), "tortoise")
    assert state.turn() == CHANCE
    pile = [f"F{number}" for number in (2, 3, 5, 6, 8, 9, 10, 11, 12)]
    assert outcomes(state) == pile
    dealt = GAME.read(state, "deal F11")
    assert [GAME.said(state, dealt, seat) for seat in (0, 1)] == ["deal F11", "deal ?"]
    assert refused(state, "keep F1") == ("now-finals", "11.15")
    say(state, "deal F11", "deal F2", "deal F8")
    assert legal(state) == ["keep F2", "keep F8", "keep F11"]
    assert refused(state, "keep F1") == ("not-offered", "11.15")
    assert refused(state, "keep F2 F8") == ("keep-number", "11.15")
    assert refused(state, "place 1.1") == ("now-keep", "11.15")
    say(state, "keep F8")
    assert held(state, 0) == ["F1", "F8"]
    assert (state.pile, list(state.layers)) == (6, [0, 2, 0, 0, 0])
    assert state.finals[1] == state.finals[10] == UNDER + 1
    assert view(state).players[0].finals_size == 2


def test_11_15_the_pile_first_then_what_was_put_under_it_earlier() -> None:
    changes = {"card": {"K11": {"actions": ["animal"]}, "K10": {"actions": ["animal"]}}}
    state = animal(expert("G1 G2 G3", FINALS, changes=changes), "tortoise")
    say(state, "deal F11", "deal F2", "deal F8", "keep F8", "place 1.1")
    say(hold(state, "K11", 1), "use K11", "free tortoise")
    assert outcomes(state) == ["F3", "F5", "F6", "F9", "F10", "F12"]
    say(state, "deal F3", "deal F5", "deal F6", "keep F3", "place 1.1")
    say(hold(state, "K10", 2), "use K10", "free tortoise", "deal F9", "deal F10")
    assert outcomes(state) == ["F12"]
    say(state, "deal F12", "keep F12", "place 1.1")
    assert list(state.layers) == [0, 2, 2, 2, 0]
    assert state.pile == 0


def test_11_15_under_the_pile_the_earlier_lies_above_the_later() -> None:
    changes = {"card": {"K11": {"actions": ["animal"]}}}
    state = animal(expert("G1 G2 G3", FINALS, changes=changes), "tortoise")
    say(state, "deal F11", "deal F2", "deal F8", "keep F8", "place 1.1")
    finals = state.finals[:]
    for card in (3, 5, 6, 9, 10, 12):  # somebody has taken the pile
        finals[card - 1] = HELD + 2
    state.finals, state.pile = finals, 0
    say(hold(state, "K11", 1), "use K11", "free tortoise")
    assert outcomes(state) == ["F2", "F11"]
    say(state, "deal F2", "deal F11")
    assert legal(state) == ["keep F2", "keep F11"]  # there are only two


def test_11_15_who_put_cards_under_the_pile_remembers_them() -> None:
    state = animal(expert("G1 G2 G3", FINALS), "tortoise")
    say(state, "deal F11", "deal F2", "deal F8", "keep F8")
    rng = Rng(9)
    for _ in range(60):
        world = state.seen_by(0).imagine(rng)
        assert isinstance(world, Botanicus)
        assert world.finals[1] == world.finals[10] == UNDER + 1
        assert held(world, 0) == ["F1", "F8"]
        assert not {"F2", "F3", "F8", "F11"} & {*held(world, 1), *held(world, 2)}
    under = set()
    for _ in range(60):
        world = state.seen_by(1).imagine(rng)
        assert isinstance(world, Botanicus)
        under.update(card for card in range(12) if world.finals[card] == UNDER + 1)
    assert len(under) > 6


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("F1", 8),
        ("F2", 7),
        ("F3", 3 * 3),
        ("F4", 2 * 2),
        ("F5", 2 * 1),
        ("F6", 3 * 1),
        ("F7", 5 * 1),
        ("F8", 4 * 1),
        ("F9", 3 * 3),
        ("F10", 6 * 1),
        ("F11", 3 * 4),
        ("F12", 5 * 2),
    ],
)
def test_11_16_a_final_card_scores_as_often_as_its_condition_is_met(card: str, points: int) -> None:
    state = expert("G1 G2 G3", [card])
    player = state.players[0]
    fill(state, 0, "- II III IV  II - - -  I - - -  I - - -  I - - -")
    player.standard, player.special, player.animals, player.prizes = 7, 1, 4, 2
    told = view(state, 0).players[0]
    assert held(state, 0) == [card]
    assert breakdown(state, 0, 0).finals == points
    assert told.finals[0].scores == points


def test_11_16_those_of_others_are_not_counted_in_a_view_until_the_end() -> None:
    state = column(expert("G1 G2 G3", ["F1"]), 1, round=3)
    assert breakdown(state, 0, viewer=0).finals == 8
    assert breakdown(state, 0, viewer=1).finals == 0
    while state.turn() != OVER:
        finish(say(state, "choose purse 1"))
    for viewer in (1, SPECTATOR):
        shown = view(state, viewer)
        assert shown.result.players[0].finals == 8
        assert [card.card for card in shown.players[0].finals] == ["F1"]
