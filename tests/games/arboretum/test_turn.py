"""A turn of Arboretum, and the end of the game, clause by clause."""

from __future__ import annotations

import pytest

from games.arboretum.scenes import (
    GAME,
    dealt,
    garden_of,
    legal,
    offered,
    quick_turn,
    refusal,
    say,
    to_the_last_cards,
    turn,
)
from parterre.core import OVER, SPECTATOR, Rng
from parterre.games.arboretum.components import CODES, name_card, read_card
from parterre.games.arboretum.rules import Arboretum
from parterre.games.arboretum.scoring import breakdown
from plain import plain
from tables import random_states, setups

ANA = "J1 J2 J3 J4 J5 J6 J7"
BEA = "C1 C2 C3 C4 C5 C6 C7"


def hand(state: Arboretum, seat: int) -> list[str]:
    return [name_card(card) for card in state.players[seat - 1].hand]


def pile(state: Arboretum, seat: int) -> list[str]:
    return [name_card(card) for card in state.players[seat - 1].pile]


def longest(options: list[str]) -> str:
    """The option that spares the deck, if there is one."""
    return next((option for option in options if option.startswith("draw pile")), options[0])


def test_3_1_draw_draw_plant_discard_in_this_order() -> None:
    state = dealt(ANA, BEA)
    assert refusal(state, "plant J1 0,0").id == "arboretum-draw-first"
    assert refusal(state, "plant J1 0,0").values["left"] == 2
    assert refusal(state, "discard J1").id == "arboretum-draw-first"
    say(state, "draw deck", "deal K1")
    assert refusal(state, "plant J1 0,0").values["left"] == 1
    say(state, "draw deck", "deal K2")
    assert refusal(state, "draw deck").id == "arboretum-drawn"
    assert refusal(state, "discard J1").id == "arboretum-plant-first"
    say(state, "plant J1 0,0")
    assert refusal(state, "draw deck").id == "arboretum-discard-first"
    assert refusal(state, "plant J2 1,0").id == "arboretum-planted"
    say(state, "discard J2")
    assert state.turn() == 1
    assert refusal(state, "discard J3").id == "arboretum-draw-first"


def test_3_2_the_deck_or_the_top_of_any_pile_ones_own_included() -> None:
    state = dealt(seats=3)
    for _ in range(3):
        quick_turn(state, "deck", "deck")
    assert legal(state) == ["draw deck", "draw pile 1", "draw pile 2", "draw pile 3"]
    top = pile(state, 1)[-1]
    say(state, "draw pile 1")
    assert top in hand(state, 1)
    assert pile(state, 1) == []


def test_3_2_the_top_of_a_pile_is_what_was_discarded_last() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    turn(state, "J2 1,0", "J6", "deck K5", "deck K6")
    assert pile(state, 1) == ["J7", "J6"]
    say(state, "draw pile 1")
    assert "J6" in hand(state, 2)
    assert pile(state, 1) == ["J7"]


def test_3_2_the_log_tells_which_card_was_drawn_from_a_pile() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    turn(state, "J2 1,0", "J3", "deck K5", "deck K6")
    for seat in (SPECTATOR, 0, 1):
        told = plain(GAME.told(state, GAME.read(state, "draw pile 1"), seat))
        assert (told["values"]["card"], told["values"]["owner"]) == ("J3", 1)


def test_3_2_a_pile_that_is_not_there_cannot_be_drawn_from() -> None:
    state = dealt(ANA, BEA)
    assert refusal(state, "draw pile 2").id == "arboretum-pile-empty"
    assert refusal(state, "draw pile 3").id == "arboretum-no-seat"


def test_3_2_no_card_is_dealt_that_nobody_drew() -> None:
    assert refusal(dealt(ANA, BEA), "deal K1").id == "arboretum-no-deal"


def test_3_3_the_second_is_chosen_after_seeing_the_first() -> None:
    state = dealt(ANA, BEA)
    say(state, "draw deck", "deal K8")
    assert state.turn() == 0
    assert "K8" in plain(GAME.view(state.seen_by(0), 0))["players"][0]["hand"]
    assert "draw deck" in legal(state)


def test_3_3_the_same_pile_twice_reaches_the_second_card() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    turn(state, "J2 1,0", "J6", "deck K5", "deck K6")
    assert pile(state, 1) == ["J7", "J6"]
    say(state, "draw pile 1", "draw pile 1")
    assert {"J6", "J7"} <= set(hand(state, 2))
    assert pile(state, 1) == []


def test_3_4_after_the_last_card_the_second_comes_from_a_pile() -> None:
    state = to_the_last_cards(1)
    say(state, "draw deck")
    say(state, f"deal {offered(state)[0]}")
    assert state.left() == 0
    assert "draw deck" not in legal(state)
    assert legal(state)
    assert refusal(state, "draw deck").id == "arboretum-deck-empty"
    seat = state.turn()
    say(state, *legal(state)[:1])
    assert state.turn() == seat
    assert legal(state)[0].startswith("plant")


def test_3_4_everybody_sees_how_many_cards_are_left() -> None:
    state = say(dealt(ANA, BEA, seats=3), "draw deck")
    for seat in (SPECTATOR, 0, 1, 2):
        assert plain(GAME.view(state.seen_by(seat), seat))["deck"] == 64 - 21
    say(state, "deal K1")
    for seat in (SPECTATOR, 0, 1, 2):
        assert plain(GAME.view(state.seen_by(seat), seat))["deck"] == 64 - 22


def test_3_5_any_card_of_the_hand_and_the_first_at_the_origin() -> None:
    state = dealt(ANA, BEA)
    say(state, "draw deck", "deal K1", "draw deck", "deal K2")
    assert legal(state) == [f"plant {card} 0,0" for card in hand(state, 1)]
    assert "plant K2 0,0" in legal(state)
    assert refusal(state, "plant J1 1,0").id == "arboretum-first-tree"
    assert refusal(state, "plant C1 0,0").id == "arboretum-not-in-hand"
    assert refusal(state, "plant W1 0,0").clause == "3.5"


def test_3_6_beside_a_planted_card_never_diagonally() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    say(state, "draw deck", "deal K5", "draw deck", "deal K6")
    cells = {sentence.split()[2] for sentence in legal(state)}
    assert cells == {"1,0", "-1,0", "0,1", "0,-1"}
    for where in ("1,1", "-1,1", "2,0", "0,-2", "17,17", "400,0"):
        assert refusal(state, f"plant J2 {where}").id == "arboretum-not-beside"
    say(state, "plant J2 0,-1", "discard J3")
    assert garden_of(state, 1) == {(0, 0): read_card("J1"), (0, -1): read_card("J2")}


def test_3_7_nothing_is_covered_moved_or_removed() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    say(state, "draw deck", "deal K5", "draw deck", "deal K6")
    why = refusal(state, "plant J2 0,0")
    assert (why.id, why.clause, why.values["there"]) == ("arboretum-taken", "3.7", "J1")
    before: dict[tuple[int, int], int] = {}
    rng = Rng(3)
    while state.turn() != OVER:
        now = garden_of(state, 1)
        assert before.items() <= now.items()
        before = now
        state.play(state.at(rng.below(state.count())))


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_3_7_a_garden_has_no_limit_of_size(step: tuple[int, int]) -> None:
    """Seventeen trees, the most there can be, in one line in each direction."""
    state = dealt()
    number = [0, 0]
    while state.turn() != OVER:
        options = legal(state)
        if options[0].startswith("plant"):
            seat = state.turn()
            where = f" {step[0] * number[seat]},{step[1] * number[seat]}"
            options = [sentence for sentence in options if sentence.endswith(where)]
            number[seat] += 1
        say(state, longest(options))
    assert number == [17, 16]
    assert state.turns == 33


def test_3_8_one_card_goes_on_ones_own_pile_and_seven_stay() -> None:
    state = dealt(ANA, BEA)
    say(state, "draw deck", "deal K1", "draw deck", "deal K2", "plant J1 0,0")
    assert "discard K2" in legal(state)
    assert refusal(state, "discard J1").id == "arboretum-not-in-hand"
    assert refusal(state, "discard C1").clause == "3.8"
    say(state, "discard K2")
    assert pile(state, 1) == ["K2"]
    assert len(hand(state, 1)) == 7


def test_3_9_piles_are_open_whole_and_in_order() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    turn(state, "J2 1,0", "J3", "deck K5", "deck K6")
    for seat in (SPECTATOR, 0, 1):
        piles = [
            player["pile"] for player in plain(GAME.view(state.seen_by(seat), seat))["players"]
        ]
        assert piles == [["J7", "J3"], ["C7"]]


def test_3_10_a_card_from_the_deck_is_known_to_its_owner_alone() -> None:
    state = dealt(ANA, BEA)
    say(state, "draw deck", "deal K1")
    mine = plain(GAME.view(state.seen_by(0), 0))["players"][0]
    assert ("K1" in mine["hand"], mine["known"]) == (True, [])
    for seat in (1, SPECTATOR):
        seen = plain(GAME.view(state.seen_by(seat), seat))["players"][0]
        assert (seen["hand"], seen["hand_size"], seen["known"]) == (None, 8, [])


def test_3_10_the_log_tells_a_card_from_the_deck_to_its_owner_alone() -> None:
    state = say(dealt(ANA, BEA), "draw deck")
    action = GAME.read(state, "deal K1")
    assert GAME.said(state, action, 0) == "deal K1"
    assert "K1" in plain(GAME.told(state, action, 0))["values"].values()
    for seat in (1, SPECTATOR):
        assert GAME.said(state, action, seat) == "deal ?"
        assert "K1" not in plain(GAME.told(state, action, seat))["values"].values()


def test_3_10_what_was_taken_from_ones_own_pile_is_known_as_well() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "deck K3", "deck K4")
    say(state, "draw pile 1")
    for seat in (1, SPECTATOR):
        seen = plain(GAME.view(state.seen_by(seat), seat))["players"][0]
        assert (seen["known"], seen["hand_size"]) == (["J7"], 8)


def test_3_10_what_is_only_tried_is_neither_played_nor_forgotten() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    say(state, "draw pile 1", "draw deck", "deal K3")
    say(say(state.copy(), "plant J7 0,0"), "discard C7")
    assert (hand(state, 2), pile(state, 2)) == (
        ["C1", "C2", "C3", "C4", "C5", "C6", "C7", "J7", "K3"],
        [],
    )
    assert plain(GAME.view(state.seen_by(0), 0))["players"][1]["known"] == ["J7"]
    say(state, "plant C1 0,0", "discard C7")
    tried = turn(state.copy(), "J2 1,0", "J3", "pile 2", "deck K4")
    turn(tried, "C2 1,0", "C6", "deck K5", "deck K6")
    assert (pile(state, 2), pile(tried, 2)) == (["C7"], ["C6"])


def test_3_10_a_spectator_is_told_of_no_hand() -> None:
    state = say(dealt(ANA, BEA), "draw deck", "deal K1")
    for row in plain(GAME.view(state.seen_by(SPECTATOR), SPECTATOR))["rights"]:
        assert {rank["where"] for rank in row["ranks"]} == {"unseen"}


def test_3_10_what_was_taken_from_a_pile_stays_known_until_it_leaves_the_hand() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "pile 1", "deck K3")

    def known() -> list[str]:
        seen: list[str] = plain(GAME.view(state.seen_by(0), 0))["players"][1]["known"]
        return seen

    assert known() == ["J7"]
    turn(state, "J2 1,0", "J3", "deck K4", "deck K5")
    assert known() == ["J7"]
    turn(state, "C2 1,0", "J7", "deck K6", "deck K7")
    assert known() == []


def test_3_10_an_imagined_table_has_what_is_known_and_every_card_once() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J7", "deck K1", "deck K2")
    turn(state, "C1 0,0", "C7", "pile 1", "deck K3")
    rng = Rng(3)
    drawn = set()
    for _ in range(30):
        world = state.seen_by(0).imagine(rng)
        assert isinstance(world, Arboretum)
        assert (hand(world, 1), pile(world, 2)) == (hand(state, 1), ["C7"])
        assert (len(hand(world, 2)), world.left()) == (7, state.left())
        assert "J7" in hand(world, 2)
        drawn |= set(hand(world, 2))
        everywhere = [
            *hand(world, 1),
            *hand(world, 2),
            *pile(world, 2),
            *map(name_card, world.deck),
        ]
        assert sorted([*everywhere, "J1", "C1"]) == sorted(
            f"{c}{r}" for c in "CDJAKW" for r in range(1, 9)
        )
    assert len(drawn) > 20


def test_3_10_after_the_end_all_hands_lie_open() -> None:
    *_, state = random_states(GAME, GAME.setup(3), 5)
    for seat in (SPECTATOR, 0, 1, 2):
        hands = [
            player["hand"] for player in plain(GAME.view(state.seen_by(seat), seat))["players"]
        ]
        assert all(len(cards) == 7 for cards in hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_4_1_the_last_card_ends_the_game_with_that_turn(seats: int) -> None:
    state = to_the_last_cards(1, seats)
    mover = state.turn()
    say(state, "draw deck")
    say(state, f"deal {offered(state)[0]}")
    say(state, legal(state)[0])
    say(state, legal(state)[0])
    assert state.turn() == mover
    say(state, legal(state)[0])
    assert state.turn() == OVER
    assert refusal(state, "draw deck").id == "arboretum-over"


@pytest.mark.parametrize("left", [3, 2, 1])
def test_4_1_a_screen_tells_who_is_next_unless_this_turn_may_be_the_last(left: int) -> None:
    state = dealt(seats=3)
    assert plain(GAME.view(state, SPECTATOR))["next"] == 2
    state = to_the_last_cards(left, 3)
    after = (state.turn() + 1) % 3 + 1
    assert plain(GAME.view(state, SPECTATOR))["next"] == (after if left == 3 else None)


def test_4_1_the_last_card_may_come_second() -> None:
    state = to_the_last_cards(2)
    quick_turn(state, "deck", "deck")
    assert state.turn() == OVER


def test_4_1_players_may_have_had_different_numbers_of_turns() -> None:
    found = set()
    for seed in range(20):
        *_, state = random_states(GAME, GAME.setup(2), seed)
        found.add(len(garden_of(state, 1)) - len(garden_of(state, 2)))  # type: ignore[arg-type]
    assert found == {0, 1}


LENGTHS = {
    (2, False): (17, 33),
    (3, False): (22, 42),
    (4, False): (26, 51),
    (2, True): (17, 33),
    (3, True): (21, 42),
    (4, True): (25, 51),
}


@pytest.mark.parametrize(("seats", "starting"), list(LENGTHS))
def test_4_2_the_shortest_and_the_longest_game(seats: int, starting: bool) -> None:
    lengths = []
    for prefer_pile in (False, True):
        state = GAME.begin(GAME.setup(seats, {"starting_discards": starting}))
        while state.turn() != OVER:
            options = legal(state)
            say(state, longest(options) if prefer_pile else options[0])
        lengths.append(state.turns)  # type: ignore[attr-defined]
    assert tuple(lengths) == LENGTHS[seats, starting]


def test_4_2_no_random_game_is_shorter_or_longer() -> None:
    for setup in setups(GAME):
        low, high = LENGTHS[setup.seats, bool(setup.options["starting_discards"])]
        for seed in range(5):
            *_, state = random_states(GAME, setup, seed)
            assert low <= state.turns <= high  # type: ignore[attr-defined]


def test_5_1_a_game_is_scored_in_that_order_whatever_order_the_table_named() -> None:
    *_, state = random_states(GAME, GAME.setup(2, {"species": "WKFCDJ"}), 5)
    told = plain(GAME.view(state, SPECTATOR))["result"]["species"]
    assert [row["species"] for row in told] == ["C", "D", "J", "F", "K", "W"]


def test_5_5_a_one_on_a_pile_strikes_nothing() -> None:
    state = dealt(ANA.replace("J1", "J8"), BEA.replace("C1", "J1"))
    turn(state, "J2 0,0", "J7", "deck K1", "deck K2")

    def counted() -> list[int]:
        (jacaranda,) = (told for told in breakdown(state) if CODES[told.kind] == "J")
        return [hand.total for hand in jacaranda.hands]

    assert counted() == [3 + 4 + 5 + 6, 1]
    turn(state, "C2 0,0", "J1", "deck K3", "deck K4")
    assert counted() == [3 + 4 + 5 + 6 + 8, 0]


@pytest.mark.parametrize(
    "sentence", ["", "draw", "plant J5", "plant J5 0.5,0", "discard", "PLANT J5 0,0"]
)
def test_8_2_what_is_no_sentence_is_refused(sentence: str) -> None:
    why = refusal(dealt(ANA, BEA), sentence)
    assert (why.id, why.clause) == ("arboretum-sentence", "8.2")


def test_8_2_a_card_not_shown_cannot_be_replayed() -> None:
    state = say(dealt(ANA, BEA), "draw deck")
    assert refusal(state, "deal ?").id == "arboretum-hidden"


@pytest.mark.parametrize("card", ["J9", "J0", "X1", "j5", "J", "J10", "5J", "J５"])
def test_8_1_what_is_no_card_is_refused(card: str) -> None:
    state = say(dealt(ANA, BEA), "draw deck", "deal K1", "draw deck", "deal K2")
    why = refusal(state, f"plant {card} 0,0")
    assert (why.id, why.clause) == ("arboretum-card", "8.1")
