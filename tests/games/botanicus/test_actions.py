"""Actions of Botanicus that wait for one another, cards and animals, clause by clause."""

from __future__ import annotations

from games.botanicus.scenes import (
    GAME,
    beds,
    breakdown,
    cards,
    column,
    discard,
    hold,
    legal,
    outcomes,
    pawn,
    pawns,
    plant,
    refused,
    say,
    stand,
    table,
    view,
)
from parterre.core import CHANCE, SPECTATOR, Rng
from parterre.games.botanicus.rules.game import Botanicus
from tables import random_states


def test_5_1_who_has_several_actions_chooses_their_order() -> None:
    state = say(column(table(), 2), "place 2.3")  # move 3, and shovel 1 on the token
    assert sorted(legal(state)) == ["choose move 3", "choose shovel 1"]
    moved = say(state.copy(), "choose move 3", "move n22 n12", "advance S1", "plant I b1")
    assert beds(moved) == {"b1": "I"}
    stayed = say(state.copy(), "choose shovel 1", "advance S1", "plant I b3", "move n22 n12")
    assert beds(stayed) == {"b3": "I"}
    assert moved.turn() == stayed.turn() == 1


def test_5_1_one_is_finished_before_the_next_is_begun() -> None:
    state = say(column(table(), 2), "place 2.3")
    assert refused(state, "advance S1") == ("now-order", "5.1")
    assert refused(state, "choose water 1") == ("not-waiting", "5.1")
    say(state, "choose move 3")
    assert refused(state, "advance S1") == ("now-move", "7.5")
    assert refused(state, "choose shovel 1") == ("now-move", "7.5")


def test_5_1_what_a_space_of_a_track_gives_comes_before_what_was_waiting() -> None:
    state = pawn(column(table(), 2), "S4b")
    say(state, "place 2.3", "choose shovel 1", "advance S5")
    assert view(state).waiting == [["move 3"], ["plant I", "plant II"]]
    assert sorted(legal(state)) == ["choose plant I", "choose plant II"]
    assert refused(state, "choose move 3") == ("not-waiting", "5.1")
    say(state, "choose plant II", "plant II b2", "plant I b3")
    assert legal(state)[0].startswith("move n22")


def test_5_1_what_a_card_gives_comes_before_the_flower() -> None:
    state = hold(plant(table(), 0, b2="I"), "K6")
    say(state, "use K6")  # move 5 and water 1
    assert sorted(legal(state)) == ["choose move 5", "choose water 1"]
    assert refused(state, "place 1.1") == ("now-order", "5.1")


def test_5_2_everything_may_be_declined_wholly_or_in_part() -> None:
    state = hold(table(), "K8")
    say(state, "use K8", "plant I b2", "stop")  # one of three
    assert beds(state) == {"b2": "I"}
    assert "place 1.1" in legal(state)
    for sentence, number in (("place 1.2", 1), ("place 6.2", 6), ("place 4.2", 4)):
        state = plant(column(table(), number), 0, b2="I", c2="II")
        say(state, sentence)
        while state.turn() != 1:
            say(state, "stop" if "stop" in legal(state) else legal(state)[0])
        assert beds(state) == {"b2": "I", "c2": "II"}
        assert pawns(state) == ["P0", "B0", "S0"]


def test_5_2_what_is_never_better_to_decline_is_taken_without_asking() -> None:
    state = say(column(table(tokens={"2.1": "D2"}), 2), "place 2.1")  # coin 2 and coin 3
    assert (state.players[0].coins, state.turn()) == (11, 1)
    state = say(column(table(), 8), "place 8.3")  # vp 4, and coin 4
    assert (state.players[0].from_actions, state.players[0].coins) == (4, 10)
    state = say(column(table(tokens={"8.4": "S6"}), 8), "place 8.4")  # an animal and another
    assert (state.players[0].from_animals, state.players[0].animals) == (3 + 6, 2)
    state = say(column(table(tokens={"8.1": "D4"}), 8), "place 8.1", "deal K1")
    assert outcomes(state)[:2] == ["K2", "K3"]  # the second card


def test_5_3_the_order_is_asked_only_among_what_is_asked() -> None:
    state = say(pawn(table(), "S5"), "place 1.3", "advance S6")  # plant I and coin 2
    assert state.players[0].coins == 8
    assert legal(state)[0].startswith("plant I")


def test_5_3_alike_actions_are_not_asked_for() -> None:
    state = say(column(table(tokens={"4.3": "S3"}), 4), "place 4.3")  # plant I twice
    say(state, "plant I b2")
    assert refused(state, "choose plant I") == ("now-plant", "7.2")
    say(state, "plant I b3")
    assert state.turn() == 1


def test_5_3_by_rules_1_different_ones_are_asked_for_even_where_it_cannot_matter() -> None:
    """Nothing is planted, and still one is asked."""
    for gives in (["water 2", "water 1"], ["move 2", "move 3"], ["plant I", "plant I I"]):
        changes = {"card": {"K1": {"actions": gives}}}
        state = say(hold(table(changes=changes, rules=1), "K1"), "use K1")
        assert sorted(legal(state)) == sorted(f"choose {action}" for action in gives)
    state = say(hold(table(rules=1), "K6"), "use K6")
    assert sorted(legal(state)) == ["choose move 5", "choose water 1"]
    state = say(pawn(column(table(rules=1), 2), "S7"), "place 2.3")
    assert sorted(legal(state)) == ["choose move 3", "choose shovel 1"]


def test_5_3_first_coins_and_points_then_cards_then_animals_then_a_prize() -> None:
    last = {"track": {"P6": {"gives": ["plant I", "prize", "animal", "card 1", "vp 2", "coin 1"]}}}
    assert [why.id for why in GAME.correct(last)[1]] == ["botanicus-box-actions"]  # four at most
    last["track"]["P6"]["gives"] = ["prize", "animal", "card 1", "coin 1"]
    state = say(pawn(table(4, changes=last), "P5"), "place 1.2", "advance P6")
    player = state.players[0]
    assert state.turn() == CHANCE
    assert (player.coins, player.animals, player.prizes) == (7, 0, 0)
    say(state, "deal K1")
    assert (player.animals, player.prizes, player.from_prizes) == (1, 1, 20)
    last["track"]["P6"]["gives"] = ["card 1", "plant I", "vp 2"]
    state = say(pawn(table(4, changes=last), "P5"), "place 1.2", "advance P6")
    assert (state.turn(), state.players[0].from_tracks) == (CHANCE, 2)
    assert legal(say(state, "deal K1"))[0].startswith("plant I")


def test_5_4_requests_are_looked_at_between_the_units() -> None:
    state = hold(plant(table(), 0, c2="II"), "K1")
    say(state, "use K1", "plant II b2")
    assert state.players[0].from_requests == 7
    assert legal(state)[0].startswith("plant II")


def test_5_4_stop_gives_up_the_unit_at_hand_and_the_like_ones_directly_after_it() -> None:
    mixed = {"card": {"K1": {"actions": ["plant I II I III"]}}}
    state = say(hold(table(changes=mixed), "K1"), "use K1")
    assert legal(state)[0] == "plant I b2"
    say(state, "stop")
    assert legal(state)[0] == "plant II b2"  # nobody stopped these
    say(state, "plant II b2")
    assert legal(state)[0] == "plant I b2"
    say(state, "stop")
    assert legal(state)[0] == "plant III b2"
    alike = {"card": {"K1": {"actions": ["plant I I II"]}}}
    state = say(hold(table(changes=alike), "K1"), "use K1", "stop")
    assert legal(state)[0] == "plant II b2"
    waters = hold(plant(table(), 0, b2="I"), "K3")
    say(waters, "use K3", "stop")
    assert "place 1.1" in legal(waters)


def test_5_4_no_other_action_comes_between_the_units() -> None:
    two = {"card": {"K6": {"actions": ["water 2", "move 5"]}}}
    state = hold(plant(table(changes=two), 0, b2="I"), "K6")
    say(state, "use K6", "choose water 2", "water b2")
    assert legal(state) == ["water b2", "stop"]
    assert refused(state, "choose move 5") == ("now-water", "7.4")


def test_5_5_a_plant_that_fits_no_bed_lapses() -> None:
    state = plant(column(table(), 6), 0, b2="I", c2="I", b3="I", c3="I")
    say(state, "place 6.2")  # plant I, and water 1 on the token, which comes first or second
    say(state, "choose plant I")
    assert legal(state)[0] == "water b2"


def test_5_5_a_watering_with_nothing_to_water_lapses() -> None:
    state = plant(hold(table(), "K3"), 0, b2="IV")
    say(state, "use K3")
    assert "place 1.1" in legal(state)
    assert (state.players[0].coins, cards(state.discard)) == (4, ["K3"])


def test_5_5_only_when_it_is_begun() -> None:
    """The watering waits for the move that may bring it something to water."""
    state = plant(hold(table(), "K6"), 0, a2="I")
    say(state, "use K6", "choose move 5", "move n22 n11")
    assert legal(state) == ["water a2", "stop"]
    state = plant(hold(table(), "K6"), 0, a2="I")
    say(state, "use K6", "choose water 1")
    assert legal(state)[0].startswith("move n22")


def test_5_5_a_track_on_which_no_step_can_be_made_lapses() -> None:
    state = table()
    state.players[0].coins = 0
    pawn(state, "S1")  # every way on has a toll
    say(state, "place 1.3")
    assert (state.turn(), state.players[0].from_tracks) == (1, 2)


def test_8_1_a_card_is_drawn_unseen_and_kept_secret() -> None:
    state = say(column(table(), 2), "place 2.2")
    assert outcomes(state) == [f"K{number}" for number in range(1, 19)]
    drawn = GAME.read(state, "deal K9")
    assert GAME.said(state, drawn, 0) == "deal K9"
    assert GAME.said(state, drawn, 1) == GAME.said(state, drawn, SPECTATOR) == "deal ?"
    assert refused(state, "place 2.2") == ("now-draw", "8.1")
    say(state, "deal K9")
    for viewer in (1, 2, SPECTATOR):
        shown = view(state, viewer).players[0]
        assert (shown.hand, shown.hand_size) == (None, 1)
    assert view(state, 0).players[0].hand == ["K9"]
    state = say(column(state, 2), "place 2.2")
    assert refused(state, "deal K9") == ("not-in-deck", "8.1")


def test_8_1_there_is_no_limit_to_a_hand() -> None:
    state = hold(column(table(), 2), " ".join(f"K{number}" for number in range(1, 18)))
    say(state, "place 2.2", "deal K18")
    assert len(state.players[0].hand) == 18


def test_8_2_the_discard_becomes_the_deck_when_a_card_is_due() -> None:
    state = discard(column(table(), 2), "K2 K3 K5")
    hold(state, " ".join(cards(state.deck)), 1)
    assert (len(state.deck), view(state).deck) == (0, 0)
    say(state, "place 2.2")
    assert outcomes(state) == ["K2", "K3", "K5"]
    told = GAME.told(state, GAME.read(state, "deal K3"), 0)
    assert told.id == "botanicus-log-deal-card-shuffled"
    say(state, "deal K3")
    assert (cards(state.deck), cards(state.discard)) == (["K2", "K5"], [])


def test_8_2_also_between_two_cards_that_are_due() -> None:
    """No shipped space gives two; a corrected box may."""
    changes = {"space": {"2.2": {"action": "card 2"}}}
    state = discard(column(table(changes=changes), 2), "K2 K3")
    hold(state, " ".join(cards(state.deck)[1:]), 1)
    say(state, "place 2.2", "deal K1")  # the last one
    assert outcomes(state) == ["K2", "K3"]
    say(state, "deal K3")
    assert cards(state.players[0].hand) == ["K1", "K3"]


def test_8_2_not_before_it_is_due() -> None:
    state = discard(column(table(), 2), "K2 K3")
    hold(state, " ".join(cards(state.deck)[1:]), 1)
    say(state, "place 2.2", "deal K1")  # the last one
    assert (cards(state.deck), cards(state.discard)) == ([], ["K2", "K3"])


def test_8_2_if_there_is_no_discard_either_no_card_is_drawn() -> None:
    state = column(table(), 2)
    hold(state, " ".join(cards(state.deck)), 1)
    say(state, "place 2.2")
    assert state.turn() == 1
    assert len(state.players[0].hand) == 0


def test_8_3_the_rule_texts_second_animal() -> None:
    """Your butterfly is on the first space; the bird gives 6."""
    state = column(table(), 4)
    state.players[0].animals = 1
    state.players[0].from_animals = 3
    say(state, "place 4.4")
    assert (state.players[0].from_animals, state.players[0].animals) == (9, 2)


def test_8_3_three_six_ten_and_so_on_and_nothing_after_the_fifth() -> None:
    state = table(tokens={"4.4": "S6"})
    scored = []
    for _ in range(6):
        before = state.players[0].from_animals
        column(state, 4, "1 2 3")
        state.players[0].coins = 6
        say(state, "place 4.4")
        scored.append(int(state.players[0].from_animals - before))
    assert scored == [3 + 6, 10 + 15, 21, 0, 0, 0]
    assert state.players[0].animals == 5


def test_8_4_points_are_scored_at_once() -> None:
    state = say(hold(table(), "K18"), "use K18")
    assert view(state).players[0].points == 5
    assert breakdown(state).actions == 5
    state = say(column(table(), 8), "place 8.3")
    assert view(state).players[0].points == 4


def test_8_5_all_but_hands_and_the_order_of_the_deck_is_open() -> None:
    state = discard(hold(hold(table(), "K1 K2"), "K3", 1), "K4 K5")
    pawn(plant(stand(state, "n31", seat=2), 2, a3="II"), "S3", 2)
    shown = view(state)
    assert [player.coins for player in shown.players] == [6, 6, 6]
    assert shown.discard == ["K4", "K5"]
    assert [player.hand_size for player in shown.players] == [2, 1, 0]
    assert shown.deck == 13
    assert shown.unseen == [f"K{n}" for n in range(1, 19) if n not in (4, 5)]
    assert shown.players[2].pawns["shovel"] == "S3"
    assert shown.columns[1].spaces[0].token.dark == "coin 4"
    assert shown.prizes.round.stack == [11, 8, 5, 3]
    mine = view(state, 0)
    assert mine.unseen == [f"K{n}" for n in range(3, 19) if n not in (4, 5)]


def test_8_5_a_view_remembers_from_which_shuffle_a_hand_drew() -> None:
    """Seat 2 drew before the discard was shuffled back, so it holds none of those cards."""
    state = discard(column(table(), 2), "K2 K3 K5")
    hold(state, "K7 K8", 1)
    hold(state, " ".join(cards(state.deck)), 2)
    say(state, "place 2.2", "deal K3")
    rng = Rng(1)
    held = set()
    for _ in range(60):
        world = state.seen_by(2).imagine(rng)
        assert isinstance(world, Botanicus)
        assert set(cards(world.players[0].hand)) <= {"K2", "K3", "K5"}
        assert cards(world.players[1].hand) == ["K7", "K8"]  # the only ones left
        held.update(cards(world.players[0].hand))
    assert held == {"K2", "K3", "K5"}


def test_8_5_after_the_end_hands_lie_open() -> None:
    *_, state = random_states(GAME, GAME.setup(3), 5)
    for viewer in (SPECTATOR, 0, 1, 2):
        for seat, player in enumerate(view(state, viewer).players):
            assert isinstance(state, Botanicus)
            assert player.hand == cards(state.players[seat].hand)
