"""The tracks of Botanicus, clause by clause, with the rule text's three examples."""

from __future__ import annotations

import pytest

from games.botanicus.scenes import (
    beds,
    column,
    finish,
    hold,
    last_turns,
    legal,
    outcomes,
    pawn,
    pawns,
    placed,
    plant,
    refused,
    say,
    stand,
    table,
    view,
)
from parterre.core import CHANCE
from parterre.games.botanicus.shapes import Prizes


def ways(sentences: list[str]) -> list[str]:
    """The ways among sentences."""
    return [s.removeprefix("advance ") for s in sentences if s.startswith("advance")]


def test_6_1_up_to_its_number_of_spaces_to_the_right() -> None:
    state = table()
    state.players[0].coins = 0
    say(state, "place 1.4")  # wheelbarrow 3
    assert legal(state) == ["advance B1", "advance B1 B2", "advance B1 B2 B3", "stop"]
    assert refused(state, "advance B2") == ("no-way", "6.1")
    assert refused(state, "advance P1") == ("no-way", "6.1")
    assert refused(state, "plant I b2") == ("now-track", "6.1")


def test_6_1_along_a_path_of_ones_choice() -> None:
    state = pawn(column(table(), 3), "P1")
    state.players[0].coins = 0
    say(state, "place 3.3")  # purse 2
    assert ways(legal(state)) == ["P2a", "P2a P3", "P2b"]
    upper, lower = say(state.copy(), "advance P2a"), say(state.copy(), "advance P2b")
    assert (pawns(upper)[0], upper.players[0].coins) == ("P2a", 4)
    assert (pawns(lower)[0], lower.players[0].coins, lower.turn()) == ("P2b", 2, CHANCE)


def test_6_1_never_back() -> None:
    state = say(pawn(column(table(), 3), "P3"), "place 3.3")
    assert refused(state, "advance P2a") == ("no-way", "6.1")
    assert {way.split()[0] for way in ways(legal(state))} == {"P4a", "P4b"}
    # nor across to the other path
    state = say(pawn(column(table(), 3), "P2a"), "place 3.3")
    assert refused(state, "advance P2b") == ("no-way", "6.1")


def test_6_1_other_pawns_do_not_matter() -> None:
    state = pawn(pawn(table(), "P1", 1), "P1", 2)
    say(state, "place 1.2", "advance P1")
    assert state.players[0].coins == 6 + 3
    assert [player.pawns["purse"] for player in view(state).players] == ["P1"] * 3


def test_6_2_all_actions_of_the_space_where_it_ends_and_none_on_the_way() -> None:
    state = column(plant(table(), 0, b2="I"), 5)
    state.players[0].coins = 0
    say(state, "place 5.3", "advance B1 B2")  # past a watering
    assert sorted(legal(state)) == ["choose plant I", "choose water 1"]
    say(state, "choose water 1", "water b2", "plant I c3")
    assert beds(state) == {"b2": "II", "c3": "I"}
    assert state.turn() == 1


def test_6_2_without_a_step_nothing() -> None:
    state = say(pawn(table(), "P1"), "place 1.2", "stop")
    assert state.players[0].coins == 6
    assert pawns(state)[0] == "P1"
    assert state.turn() == 1


def test_6_3_the_rule_texts_toll() -> None:
    """Shovel 2: the second space takes 2 coins and gives two plants I."""
    state = table()
    state.players[0].coins = 2
    say(state, "place 1.3")
    assert ways(legal(state)) == ["S1", "S1 S2"]
    say(state, "advance S1 S2")
    assert state.players[0].coins == 0
    say(state, "plant I b2", "plant I b3")
    assert beds(state) == {"b2": "I", "b3": "I"}
    assert pawns(state)[2] == "S2"


def test_6_3_who_cannot_pay_cannot_take_it() -> None:
    state = table()
    state.players[0].coins = 1
    say(state, "place 1.3")
    assert ways(legal(state)) == ["S1"]
    assert refused(state, "advance S1 S2") == ("way-cost", "6.3")


def test_6_4_the_rule_texts_bought_step() -> None:
    """Purse 1 and one more step for 3 coins, onto the lower path: 2 coins and a card."""
    state = say(table(), "place 1.2", "advance P1 P2b")
    assert state.players[0].coins == 6 - 3 + 2
    assert len(outcomes(state)) == 18
    say(state, "deal K9")
    assert len(state.players[0].hand) == 1
    assert pawns(state)[0] == "P2b"


def test_6_4_bought_steps_cost_three_coins_and_come_after_the_free_ones() -> None:
    state = column(table(), 3)
    state.players[0].coins = 5
    say(state, "place 3.3")  # purse 2: the third step costs 3, there is no fourth
    assert ways(legal(state)) == ["P1", "P1 P2a", "P1 P2a P3", "P1 P2b"]
    assert refused(state, "advance P1 P2a P3 P4a") == ("way-cost", "6.4")
    short = say(state.copy(), "advance P1")
    assert short.players[0].coins == 5 + 3  # nothing is bought while free steps are left
    assert say(state, "advance P1 P2a P3").players[0].coins == 5 - 3 + 3


def test_6_4_besides_the_tolls() -> None:
    state = last_turns(table())
    state.players[0].coins = 5
    say(state, "choose shovel 1")
    assert ways(legal(state)) == ["S1", "S1 S2"]
    say(state, "advance S1 S2")
    assert state.players[0].coins == 0


def test_6_4_never_past_the_last_space() -> None:
    state = pawn(column(table(), 5), "B4a")
    state.players[0].coins = 99
    say(state, "place 5.3")
    assert ways(legal(state)) == ["B5"]


def test_6_5_each_free_step_not_used_is_a_point_at_once() -> None:
    state = say(table(), "place 1.4", "advance B1")  # one of three
    assert state.players[0].from_tracks == 2
    again = say(table(), "place 1.4", "advance B1 B2 B3")
    assert again.players[0].from_tracks == 0
    bought = say(table(), "place 1.2", "advance P1 P2a")
    assert bought.players[0].from_tracks == 0


def test_6_6_also_without_any_step() -> None:
    assert say(table(), "place 1.4", "stop").players[0].from_tracks == 3
    # and where one cannot go: the pawn stands on the last space already
    state = hold(pawn(column(table(), 5), "B4a"), "K15")
    say(state, "use K15", "advance B5", "place 5.3")
    assert state.turn() == 1
    assert state.players[0].from_tracks == 7 + 1 + 2


def test_6_6_the_other_reading_gives_nothing_without_a_step() -> None:
    state = say(table(zero_steps="nothing"), "place 1.4", "stop")
    assert state.players[0].from_tracks == 0
    state = say(table(zero_steps="nothing"), "place 1.4", "advance B1")
    assert state.players[0].from_tracks == 2
    state = hold(pawn(column(table(zero_steps="nothing"), 5), "B4a"), "K15")
    say(state, "use K15", "advance B5", "place 5.3")
    assert state.players[0].from_tracks == 7 + 1


def test_6_7_the_rule_texts_end_of_the_wheelbarrows_track() -> None:
    """Three steps with two left: 7 points and 1, water twice, and the pawn goes back."""
    state = pawn(plant(table(), 0, b2="I", c3="II"), "B3")
    say(state, "place 1.4", "advance B4a B5")
    assert state.players[0].from_tracks == 7 + 1
    assert pawns(state)[1] == "B5"
    say(state, "water b2", "water c3")
    assert beds(state) == {"b2": "II", "c3": "III"}
    assert pawns(state)[1] == "B0"
    assert state.turn() == 1


TWICE = {"space": {"2.4": {"action": "wheelbarrow 1"}}}  # and S2 beside it gives another one


def test_6_7_a_second_action_in_that_turn_finds_it_at_the_end() -> None:
    state = pawn(column(table(changes=TWICE), 2), "B4b")
    say(state, "place 2.4", "advance B5")
    assert state.players[0].from_tracks == 7 + 1
    assert state.turn() == 1
    assert pawns(state)[1] == "B0"


def test_6_7_the_kinder_reading_lets_it_go_back_at_once() -> None:
    state = pawn(column(table(changes=TWICE, track_reset="at once"), 2), "B4b")
    plant(state, 0, b2="I")
    say(state, "place 2.4", "advance B5")
    assert pawns(state)[1] == "B5"  # not before its actions are done
    say(state, "stop")
    assert pawns(state)[1] == "B0"
    assert ways(legal(state))[0] == "B1"
    say(state, "advance B1", "water b2")
    assert (state.players[0].from_tracks, pawns(state)[1]) == (7, "B1")


def test_6_8_of_equal_paths_the_cheaper_or_the_first_is_taken() -> None:
    state = say(pawn(column(table(), 3), "P1"), "place 3.3")
    assert "advance P2a P3" in legal(state)
    assert refused(state, "advance P2b P3") == ("better-way", "6.8")
    state = say(pawn(column(table(), 3), "S3"), "place 3.4")
    assert "advance S4b S5" in legal(state)
    assert refused(state, "advance S4a S5") == ("better-way", "6.8")


def test_6_8_a_longer_path_only_where_it_costs_less() -> None:
    """From S5 the last space is one step with a toll of 2, or two without."""
    two = say(pawn(table(), "S5"), "place 1.3")
    assert {"advance S7", "advance S6 S7"} <= set(legal(two))
    one = say(pawn(column(table(), 5), "S5"), "place 5.2")  # the second step would cost 3
    assert ways(legal(one)) == ["S7", "S6"]
    assert refused(one, "advance S6 S7") == ("better-way", "6.8")
    poor = pawn(table(), "S5")
    poor.players[0].coins = 1
    say(poor, "place 1.3")
    assert ways(legal(poor)) == ["S6 S7", "S6"]


def test_6_8_nor_where_it_costs_the_same() -> None:
    dear = {"track": {"S5": {"next": ["S7 3", "S6"]}}}
    state = say(pawn(column(table(changes=dear), 5), "S5"), "place 5.2")  # a bought step is 3 too
    assert ways(legal(state)) == ["S7", "S6"]
    assert refused(state, "advance S6 S7") == ("better-way", "6.8")


def test_6_9_the_displayed_prize_is_taken_and_the_next_one_shown_at_the_end_of_the_turn() -> None:
    state = pawn(table(4), "P5")
    say(state, "place 1.2")
    before = say(state.copy(), "stop")
    assert before.players[0].from_prizes == 0
    assert refused(state, "advance P6x") == ("frog", "11.14")
    say(state, "advance P6")
    assert (state.players[0].from_prizes, state.players[0].coins) == (20, 9)
    assert view(state).prizes.round == Prizes(shown=15, stack=[11, 8, 5, 3])
    assert view(state).prizes.square.shown == 24
    assert (state.players[0].prizes, pawns(state)[0]) == (1, "P0")
    pawn(state, "P5", 1)
    say(state, "place 1.2", "advance P6")
    assert state.players[1].from_prizes == 15


def test_6_9_it_is_not_shown_before_the_turn_ends() -> None:
    """Who reaches the end twice in one turn, by the kinder reading, takes one prize."""
    short = {"track": {"S0": {"next": ["S7"]}}, "space": {"2.3": {"action": "shovel 1"}}}
    state = column(table(4, changes=short, track_reset="at once"), 2)
    say(state, "place 2.3", "advance S7")
    assert view(state).prizes.square == Prizes(shown=None, stack=[18, 13, 9, 6, 4])
    say(state, "stop", "advance S7", "plant II b2")
    assert (state.players[0].from_prizes, state.players[0].prizes) == (24, 1)
    assert view(state).prizes.square == Prizes(shown=18, stack=[13, 9, 6, 4])


def test_6_9_a_player_may_take_several() -> None:
    state = pawn(column(table(4), 2), "S6")
    say(state, "place 2.3", "choose shovel 1", "advance S7", "plant II b2", "stop")
    pawn(column(state, 2), "S6")
    say(state, "place 2.3", "choose shovel 1", "advance S7", "stop", "stop")
    assert (state.players[0].from_prizes, state.players[0].prizes) == (24 + 18, 2)


def test_6_9_when_none_is_left_the_space_gives_the_rest() -> None:
    state = pawn(column(table(2), 1), "P5")
    state.round_gone = 5
    say(state, "neutral 1.1", "place 1.2", "advance P6")
    assert (state.players[0].from_prizes, state.players[0].coins) == (3, 9)
    assert view(state).prizes.round == Prizes(shown=None, stack=[])
    pawn(state, "P5", 1)
    state.players[1].coins = 3
    say(state, "place 1.2", "advance P6")
    assert (state.players[1].from_prizes, state.players[1].prizes) == (0, 0)
    assert state.players[1].coins == 3


@pytest.mark.parametrize("coins", [1, 2, 3])
def test_5_6_the_reward_of_a_space_cannot_pay_for_the_steps_that_led_to_it(coins: int) -> None:
    state = table()
    state.players[0].coins = coins
    say(state, "place 1.2")
    assert ("advance P1 P2a" in legal(state)) == (coins == 3)
    if coins < 3:
        assert refused(state, "advance P1 P2a") == ("way-cost", "6.4")


def test_5_6_coins_taken_earlier_may_pay_for_what_comes_later() -> None:
    state = column(table(tokens={"2.1": "D7"}), 2)  # coin 2 and purse 1
    state.players[0].coins = 1
    say(state, "place 2.1")
    assert state.players[0].coins == 3
    assert "advance P1 P2a" in legal(state)
    state = hold(stand(table(), "n22"), "K18")
    state.players[0].coins = 0
    say(state, "sell K18", "walk n22 n12")
    assert state.players[0].coins == 2


def test_6_7_the_pawn_must_stop_on_the_last_space() -> None:
    state = pawn(table(), "B4b")
    placed(finish(say(state, "place 1.4", "advance B5")), "1.1", "1.1")
    assert state.players[0].from_tracks == 7 + 2
    assert pawns(state)[1] == "B0"
