"""Whose turn it is in Botanicus, and a turn, clause by clause, with the rule text's pictures."""

from __future__ import annotations

import pytest

from games.botanicus.scenes import (
    beds,
    cards,
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
    stands,
    table,
    view,
)
from parterre.core import CHANCE, OVER
from parterre.games.botanicus.rules.game import Botanicus

BLUE, YELLOW, GREEN, RED = 0, 1, 2, 3


def turns(state: Botanicus, *spaces: str) -> list[int]:
    """Whose turn it was each time a flower was placed."""
    order = []
    for space in spaces:
        order.append(int(state.turn()))
        placed(state, space)
    return order


def flowers(state: Botanicus, space: str) -> list[int]:
    """The flowers on a space, from the bottom."""
    number, row = space.split(".")
    return view(state).columns[int(number) - 1].spaces[int(row) - 1].flowers


def test_3_1_the_rule_texts_pictures() -> None:
    """Blue, Yellow, Green, Red; Red highest plays again, then Yellow on Blue, Blue, Green."""
    state = table(4)
    assert turns(state, "1.3", "1.3", "1.4", "1.1") == [BLUE, YELLOW, GREEN, RED]
    assert turns(state, "2.1", "2.2", "2.3", "2.4") == [RED, YELLOW, BLUE, GREEN]


def test_3_1_everybody_places_a_flower_in_a_column_before_the_next_is_begun() -> None:
    state = placed(table(3), "1.4", "1.1")
    assert state.turn() == 2  # although seat 2 stands highest now
    assert refused(state, "place 2.1") == ("column", "4.5")
    placed(state, "1.3")
    assert state.turn() == 1
    assert "place 2.1" in legal(state)


def test_3_2_first_the_space_and_within_it_who_came_last() -> None:
    state = table(4)
    placed(state, "1.2", "1.1", "1.2", "1.1")
    assert view(state).order == [4, 2, 3, 1]


def test_3_3_the_flowers_are_stacked_again_in_the_order_of_the_last_column() -> None:
    """As in the rule text's picture of the eighth column."""
    state = column(table(4), 8)
    for player in state.players:
        player.coins = 9
    placed(state, "8.3", "8.1", "8.3")
    assert view(state).start == []
    placed(state, "8.2")
    assert (state.round, state.column) == (1, 0)
    assert view(state).start == [1, 3, 4, 2]
    assert turns(state, "1.1", "1.1", "1.1", "1.1") == [1, 3, 2, 0]


def test_3_3_the_second_round_shows_the_dark_faces_and_nothing_else_changes() -> None:
    state = column(table(3), 8)
    plant(pawn(hold(state, "K1 K2", 1), "P3"), 0, b2="II")
    before = [player.copy() for player in state.players]
    light = [s.token.light for c in view(state).columns for s in c.spaces if s.token]
    shown = [s.token.action for c in view(state).columns for s in c.spaces if s.token]
    assert shown == light
    placed(state, "8.3", "8.3", "8.3")
    tokens = [s.token for c in view(state).columns for s in c.spaces if s.token]
    assert [token.action for token in tokens] == [token.dark for token in tokens]
    for was, player in zip(before, state.players, strict=True):
        assert list(player.beds) == list(was.beds)
        assert list(player.hand) == list(was.hand)
        assert player.purse == was.purse
        assert player.gardener == was.gardener
    column(state, 2, round=2)
    coins = state.players[0].coins
    placed(state, "2.1")  # coin 2, and D1 shows coin 4
    assert state.players[0].coins == coins + 6


def test_3_3_what_the_dark_faces_show_is_done_spotted_and_striped() -> None:
    """D2 shows 3 coins and then 4 points, S7 4 coins and then 5 points."""
    for round, coins, points in ((1, 3 + 2, 0), (2, 2, 4)):
        state = placed(column(table(tokens={"2.1": "D2"}), 2, round=round), "2.1")
        assert (state.players[0].coins, state.players[0].scored()) == (6 + coins, points)
    for round, coins, points in ((1, 4, 4), (2, 0, 4 + 5)):
        state = placed(column(table(tokens={"8.3": "S7"}), 8, round=round), "8.3")
        assert (state.players[0].coins, state.players[0].scored()) == (6 + coins, points)


def test_3_4_after_the_second_round_everybody_has_one_last_turn() -> None:
    state = column(table(3), 8, round=2)
    for player in state.players:
        player.coins = 9
    placed(state, "8.4", "8.1", "8.2")
    assert state.round == 2
    order = []
    while state.turn() != OVER:
        order.append(state.turn() + 1)
        finish(say(state, "choose purse 1"))
    assert order == [2, 3, 1]


def test_3_5_the_first_of_two_moves_the_neutral_flower_before_anything_else() -> None:
    state = table(2)
    assert state.turn() == 0
    assert legal(state) == ["neutral 1.1", "neutral 1.2", "neutral 1.3", "neutral 1.4"]
    assert refused(state, "walk n22 n12") == ("now-neutral", "3.5")
    assert refused(state, "place 1.1") == ("now-neutral", "3.5")
    assert refused(state, "neutral 2.1") == ("column", "4.5")
    say(state, "neutral 1.2")
    assert refused(state, "neutral 1.3") == ("now-before", "4.1")
    placed(state, "1.3")
    assert state.turn() == 1
    assert refused(state, "neutral 1.3") == ("now-before", "4.1")  # not the second one
    placed(state, "1.1")
    assert state.turn() == 1
    assert legal(state)[0] == "neutral 2.1"


def test_3_5_it_occupies_its_space_like_another_players() -> None:
    state = column(table(2), 2)
    say(state, "neutral 2.1")
    coins = state.players[0].coins
    placed(state, "2.1")
    assert state.players[0].coins == coins - 3 + 2  # paid for, and no token
    assert flowers(state, "2.1") == [0, 1]


def test_3_5_also_onto_pole_position_where_one_is_then_not_the_first() -> None:
    state = say(table(2), "neutral 1.1", "place 1.1")
    assert state.players[0].coins == 6


def test_3_5_it_is_stacked_with_the_others_and_has_no_turn() -> None:
    state = column(table(2), 8)
    say(state, "neutral 8.2")
    placed(state, "8.3", "8.1")
    assert view(state).start == [1, 0, 2]
    assert view(state).order == [2, 1]
    assert (state.turn(), legal(state)[0]) == (1, "neutral 1.1")


def test_3_5_it_has_no_part_in_the_last_action() -> None:
    state = column(table(2), 8, round=2)
    say(state, "neutral 8.2")
    placed(state, "8.3", "8.1")
    assert state.turn() == 1
    assert "choose purse 1" in legal(state)
    assert not any(sentence.startswith("neutral") for sentence in legal(state))
    assert refused(state, "neutral 1.1") == ("now-before", "4.1")


def test_3_5_with_three_or_four_there_is_none() -> None:
    assert refused(table(3), "neutral 1.1") == ("now-before", "4.1")


def test_4_1_walk_and_card_in_either_order() -> None:
    state = say(hold(table(), "K18"), "walk n22 n21", "use K18", "place 1.1")
    other = say(hold(table(), "K18"), "use K18", "walk n22 n21", "place 1.1")
    assert state.facts() == other.facts()
    assert state.players[0].scored() == 5


def test_4_1_the_rule_texts_card_and_then_two_steps() -> None:
    """Two plants II for 2 coins beside the gardener, then 2 coins for two steps."""
    state = say(hold(table(), "K1"), "use K1", "plant II b2", "plant II c3", "walk n22 n13")
    assert beds(state) == {"b2": "II", "c3": "II"}
    assert state.players[0].coins == 6 - 2 - 2
    assert stands(state.players[0]) == ["n13"]


def test_4_1_each_at_most_once_and_neither_need_be() -> None:
    state = say(hold(table(), "K3 K18"), "walk n22 n21")
    assert refused(state, "walk n21 n22") == ("walked", "4.1")
    say(state, "sell K3")
    assert refused(state, "sell K18") == ("carded", "4.1")
    assert refused(state, "use K18") == ("carded", "4.1")
    assert refused(state, "walk n21 n22") == ("walked", "4.1")
    assert legal(state) == ["place 1.1", "place 1.2", "place 1.3", "place 1.4"]
    assert say(table(), "place 1.1").turn() == 1


def test_4_1_one_is_finished_before_the_other_is_begun() -> None:
    state = say(hold(table(), "K1 K18"), "use K1", "plant II b2")
    assert refused(state, "walk n22 n12") == ("now-plant", "7.2")
    assert refused(state, "place 1.1") == ("now-plant", "7.2")
    say(state, "stop")
    assert "walk n22 n12" in legal(state)


def test_4_1_placing_the_flower_ends_the_phase() -> None:
    state = say(hold(table(), "K18"), "place 1.2")
    for sentence in ("walk n22 n12", "use K18", "sell K18"):
        assert refused(state, sentence) == ("now-track", "6.1")


def test_4_1_in_the_last_turn_choosing_the_track_does() -> None:
    state = last_turns(hold(table(), "K18"))
    say(state, "walk n22 n12", "sell K18", "choose purse 1")
    assert refused(state, "walk n12 n22") == ("now-track", "6.1")


@pytest.mark.parametrize(
    ("to", "cost"), [("n12", 1), ("n21", 1), ("n11", 2), ("n13", 2), ("n42", 2), ("n43", 3)]
)
def test_4_2_a_step_costs_a_coin_and_none_is_diagonal(to: str, cost: int) -> None:
    state = table()
    state.players[0].coins = cost
    say(state, f"walk n22 {to}")
    assert (state.players[0].coins, stands(state.players[0])) == (0, [to])
    poor = table()
    poor.players[0].coins = cost - 1
    assert f"walk n22 {to}" not in legal(poor)
    assert refused(poor, f"walk n22 {to}") == ("walk-cost", "4.2")


def test_4_2_without_coins_nobody_walks() -> None:
    state = table()
    state.players[0].coins = 0
    assert not any(sentence.startswith("walk") for sentence in legal(state))


def test_4_2_nothing_is_in_the_way_and_one_walk_names_its_end() -> None:
    state = plant(stand(table(), "n11"), 0, a2="IV", b2="IV", b3="IV", c3="IV")
    walks = {sentence for sentence in legal(state) if sentence.startswith("walk")}
    assert len(walks) == 11
    assert refused(state, "walk n11 n11") == ("occupied", "4.2")
    assert refused(state, "walk n22 n11") == ("no-gardener", "7.1")


def test_4_3_a_card_costs_two_coins_or_is_sold_for_three() -> None:
    used = say(hold(table(), "K18"), "use K18")
    assert (used.players[0].coins, used.players[0].scored()) == (4, 5)
    sold = say(hold(table(), "K18"), "sell K18")
    assert (sold.players[0].coins, sold.players[0].scored()) == (9, 0)
    for state in (used, sold):
        assert cards(state.discard) == ["K18"]
        assert len(state.players[0].hand) == 0
        assert view(state).discard == ["K18"]


def test_4_3_in_the_last_turn_as_in_any_other() -> None:
    sold = say(last_turns(hold(table(), "K18")), "sell K18")
    assert (sold.players[0].coins, sold.players[0].scored()) == (9, 0)
    used = say(last_turns(hold(table(), "K18")), "use K18")
    assert (used.players[0].coins, used.players[0].scored()) == (4, 5)
    assert cards(sold.discard) == cards(used.discard) == ["K18"]


def test_4_3_its_own_reward_cannot_pay_for_it() -> None:
    state = hold(table(changes={"card": {"K18": {"actions": ["coin 5"]}}}), "K18")
    state.players[0].coins = 1
    assert refused(state, "use K18") == ("card-cost", "4.3")
    assert "use K18" not in legal(state)
    assert "sell K18" in legal(state)
    state.players[0].coins = 2
    assert say(state, "use K18").players[0].coins == 5


def test_4_3_only_a_card_of_ones_own_hand() -> None:
    state = hold(hold(table(), "K18"), "K3", 1)
    assert refused(state, "use K3") == ("not-in-hand", "4.3")
    assert refused(state, "sell K4") == ("not-in-hand", "4.3")


def test_4_3_it_lies_in_the_discard_before_anything_it_does() -> None:
    """So a card that draws can be the only card of the deck that is made of the discard."""
    state = hold(table(changes={"card": {"K18": {"actions": ["card 1"]}}}), "K18")
    hold(state, " ".join(cards(state.deck)), 1)
    say(state, "use K18")
    assert outcomes(state) == ["K18"]


def test_4_4_a_card_drawn_in_a_turn_is_not_played_in_it() -> None:
    state = hold(table(), "K13 K18")
    pawn(state, "P1")
    say(state, "use K13", "advance P2b", "deal K5")
    assert cards(state.players[0].hand) == ["K5", "K18"]
    assert refused(state, "use K5") == ("carded", "4.1")
    assert refused(state, "sell K5") == ("carded", "4.1")
    again = say(column(table(), 2), "place 2.2", "deal K5")
    assert again.turn() == 1
    assert refused(again, "sell K5") == ("not-in-hand", "4.3")


def test_4_5_the_flower_must_be_placed_on_a_space_of_the_next_column() -> None:
    state = table()
    assert [s for s in legal(state) if not s.startswith("walk")] == [
        "place 1.1",
        "place 1.2",
        "place 1.3",
        "place 1.4",
    ]
    assert refused(state, "place 2.1") == ("column", "4.5")
    assert refused(state, "stop") == ("now-before", "4.1")


def test_4_5_on_top_of_those_already_there() -> None:
    state = placed(table(4), "1.2", "1.2", "1.1", "1.2")
    assert flowers(state, "1.2") == [1, 2, 4]
    assert flowers(state, "1.1") == [3]
    placed(state, "2.1")
    assert flowers(state, "1.1") == []


@pytest.mark.parametrize("number", [5, 6])
def test_4_6_three_coins_for_each_flower_there(number: int) -> None:
    state = column(table(4), number)
    for cost in (0, 3, 6, 9):
        seat = state.turn()
        state.players[seat].coins = cost
        assert f"place {number}.4" in legal(state)
        if cost:
            state.players[seat].coins = cost - 1
            assert refused(state, f"place {number}.4") == ("flower-cost", "4.6")
            assert f"place {number}.4" not in legal(state)
            state.players[seat].coins = cost
        say(state, f"place {number}.4")
        assert state.players[seat].coins == 0
        finish(state)


def test_4_6_paid_before_any_reward() -> None:
    state = placed(column(table(), 2), "2.1")
    state.players[1].coins = 2  # and the space gives 2
    assert refused(state, "place 2.1") == ("flower-cost", "4.6")
    state.players[1].coins = 3
    assert say(state, "place 2.1").players[1].coins == 2


def test_4_6_and_also_if_the_action_is_declined() -> None:
    state = placed(table(), "1.2")
    say(state, "place 1.2", "stop")
    assert state.players[1].coins == 3


def test_4_7_the_rule_texts_two_flowers_on_one_space() -> None:
    """You water and draw a card from the token; Yellow pays 3 and only waters."""
    state = plant(plant(column(table(), 4), 0, b2="I"), 1, c3="II")
    say(state, "place 4.2", "deal K7", "water b2")
    assert cards(state.players[0].hand) == ["K7"]
    assert beds(state, 0) == {"b2": "II"}
    assert state.players[0].coins == 6
    say(state, "place 4.2", "water c3")
    assert state.players[1].coins == 3
    assert len(state.players[1].hand) == 0
    assert beds(state, 1) == {"c3": "III"}
    assert state.turn() == 2


def test_4_7_in_a_light_column_there_is_no_token() -> None:
    state = say(plant(column(table(), 5), 0), "place 5.2")
    assert legal(state)[0].startswith("advance S1")
    assert len(state.pending) == 0


def test_4_8_the_rule_texts_pole_position() -> None:
    """Yellow gains 3 coins; you go there as well for nothing, gain nothing, and play first."""
    state = placed(table(), "1.1")
    assert state.players[0].coins == 9
    state.players[1].coins = 0
    placed(state, "1.1")
    assert state.players[1].coins == 0
    placed(state, "1.4")
    assert view(state).order == [2, 1, 3]


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_4_8_in_every_light_column_the_top_space(number: int, round: int) -> None:
    there = column(table(4), number, round=round)
    state = placed(there, f"{number}.1", f"{number}.1", f"{number}.1")
    state.players[3].coins = 0
    placed(state, f"{number}.1")
    assert [int(player.coins) for player in state.players] == [9, 6, 6, 0]


def test_4_9_in_the_last_turn_one_chooses_a_track() -> None:
    state = last_turns(hold(table(), "K18"))
    choices = [s for s in legal(state) if s.split()[0] not in ("walk", "use", "sell")]
    assert choices == ["choose purse 1", "choose wheelbarrow 1", "choose shovel 1"]
    assert refused(state, "place 1.1") == ("last-turn", "4.9")
    assert refused(state, "choose purse 2") == ("not-waiting", "4.9")
    assert refused(table(), "choose purse 1") == ("now-before", "4.1")
    assert "use K18" in legal(state)  # it is a turn like any other
    assert "walk n22 n12" in legal(state)


def test_4_9_with_one_step_and_more_that_are_bought() -> None:
    state = say(last_turns(table()), "choose purse 1")
    ends = {s.split()[-1] for s in legal(state) if s != "stop"}
    assert ends == {"P1", "P2a", "P2b", "P3"}  # six coins buy two
    say(state, "advance P1 P2b")
    assert state.turn() == CHANCE
    assert state.players[0].coins == 6 - 3 + 2
    say(state, "deal K1")
    assert (pawns(state)[0], state.turn()) == ("P2b", 1)


def test_4_9_the_step_that_is_declined_is_a_point() -> None:
    state = say(last_turns(table()), "choose purse 1", "stop")
    assert (state.players[0].from_tracks, state.players[0].scored()) == (1, 1)
    assert (pawns(state)[0], state.turn()) == ("P0", 1)
    state = say(last_turns(table(zero_steps="nothing")), "choose purse 1", "stop")
    assert state.players[0].scored() == 0


def test_4_8_where_pole_position_is_printed_there_it_is() -> None:
    swapped = {"space": {"1.1": {"action": "vp 1"}, "1.4": {"action": "pole"}}}
    state = placed(table(changes=swapped), "1.4", "1.4")
    assert [int(player.coins) for player in state.players] == [9, 6, 6]


def test_4_7_the_token_counts_beside_a_pole_position_too() -> None:
    """A corrected box may have one in a dark column."""
    dark = {"space": {"2.1": {"action": "pole"}}}
    state = placed(column(table(changes=dark), 2), "2.1", "2.1")
    assert [int(player.coins) for player in state.players] == [6 + 3 + 2, 6, 6]


def test_4_5_the_action_is_done_at_once() -> None:
    state = column(table(), 8)
    assert say(state, "place 8.3").players[0].from_actions == 4
