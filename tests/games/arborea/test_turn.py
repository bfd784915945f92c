"""A turn, completing, renewal and tracks: chapters 4 and 6 of RULES.md."""

from __future__ import annotations

from games.arborea.scenes import (
    GAME,
    again,
    at_trail,
    biomes,
    finish_turn,
    held,
    hold,
    home,
    legal,
    on_track,
    refusal,
    say,
    stands,
    steps,
    table,
    waiting,
)
from parterre.games.arborea.rules.codes import RESCUE
from parterre.games.arborea.state import AVAILABLE, RESERVE, SHIFT, STEPS, TILE


def spirit(state: object, seat: int = 0) -> int:
    return int(state.players[seat].spirit)  # type: ignore[attr-defined]


def test_4_1_turns_go_round_and_have_their_steps_in_order() -> None:
    state = table(3)
    at_trail(state, 0, "TL+1")
    hold(state, 0, "R01")
    biomes(state, T=1, M=1)
    seen = []
    say(again(state), "advance BR")
    for answer in ("pass", "activate elder TL+1", "complete R01"):
        seen.append(GAME.view(state, 0).step)
        say(state, answer)
    seen.append(GAME.view(state, 0).step)
    assert seen == ["again", "activate", "complete", "lay"]
    say(state, legal(state)[0])
    order = []
    for _ in range(4):
        order.append(state.active)
        say(state, "advance BR")
        finish_turn(state)
    assert order == [1, 2, 0, 1]


def test_4_2_who_can_do_nothing_may_take_an_elder_back() -> None:
    state = table()
    home(state, 0)
    state.players[0].counts[RESERVE + 1] = 3
    state.players[0].counts[RESERVE + 2] = 3
    at = state.players[0]
    at.counts[AVAILABLE] = 2
    at_trail(state, 0, "TR-3")
    at_trail(state, 0, "TR-5")
    at.spirit = -7
    state.set_pending(1, RESCUE)
    assert legal(again(state)) == ["return TR-3", "return TR-5", "pass"]
    assert refusal(state, "return TR-1").id == "arborea-no-elder"
    say(state, "return TR-5")
    assert (waiting(state, 0, "TR-5"), at.counts[AVAILABLE]) == (0, 1)
    assert "place elder TL" in legal(state)


def test_4_2_nothing_is_offered_while_somebody_can_act() -> None:
    for change in ("trail", "track", "home", "spirit"):
        state = table()
        home(state, 0, elder=2)
        at_trail(state, 0, "TR-3")
        at_trail(state, 0, "TL+1" if change == "trail" else "TR-3")
        if change == "track":
            on_track(state, 0, "TL1", "young")
        home(state, 0, veteran=1 if change == "home" else 0)
        state.players[0].spirit = -6 if change == "spirit" else -7
        state.set_pending(1, RESCUE)
        assert "advance TL" in legal(again(state)), change


def test_4_3_a_villager_is_placed_or_a_track_advanced() -> None:
    state = table()
    on_track(state, 1, "TL0")
    home(state, 0, elder=1, veteran=1)
    placed = [f"place {v} {t}" for v in ("elder", "veteran") for t in ("TR", "BL", "BR")]
    assert legal(again(state)) == [*placed, *[f"advance {t}" for t in ("TL", "TR", "BL", "BR")]]
    assert refusal(state, "place elder TL").id == "arborea-entry-taken"
    assert refusal(state, "place young TR").id == "arborea-not-available"
    assert refusal(state, "pass").id == "arborea-must"
    home(state, 0)
    assert legal(again(state)) == [f"advance {track}" for track in ("TL", "TR", "BL", "BR")]


def test_4_4_a_season_symbol_moves_the_cube_and_not_past_the_end() -> None:
    for before, after in ((0, 1), (6, 6)):
        state = table(2, "TS5 TS1")  # TL's outer section has Spring in its second cell
        state.board[SHIFT] = 1
        steps(state, 0, before, 0, 0, 0)
        say(again(state), "place elder TL")
        assert [state.players[0].counts[STEPS + k] for k in range(4)] == [after, 0, 0, 0]


def test_4_5_a_second_pilgrimage_costs_two_or_three_spirit() -> None:
    for seats, cost in ((1, 2), (2, 2), (3, 3), (5, 3)):
        state = table(seats)
        say(state, "place elder TL")
        before = spirit(state)
        say(state, "advance TL")  # the track just placed on
        assert spirit(state) == before - cost
        assert state.turn() == 0
        assert "leave TL+1" in legal(state)
        say(state, "leave TL+1")
        assert "activate elder TL+1" in legal(state)  # and that villager may be activated


def test_4_6_a_cost_is_paid_only_down_to_minus_eight() -> None:
    for seats, lowest in ((2, -6), (3, -5)):
        for at, asked in ((lowest, True), (lowest - 1, False)):
            state = table(seats)
            state.players[0].spirit = at
            at_trail(state, 0, "TL+1")
            say(again(state), "advance BR")
            assert (GAME.view(state, 0).step == "again") is asked


def test_4_7_two_are_activated_freely_and_a_third_for_two_spirit() -> None:
    state = table()
    for name in ("TL+1", "BL+1", "BL-1", "BR+1"):
        at_trail(state, 0, name, "veteran" if name == "BR+1" else "elder")
        state.players[0].counts[AVAILABLE] += 1
    on_track(state, 1, "TL0")
    say(again(state), "advance TL", "stay", "pass")
    say(state, "activate elder TL+1", "activate elder BL+1")
    assert spirit(state) == 0
    say(state, "activate elder BL-1")
    assert spirit(state) == -2
    assert GAME.view(state, 0).step != "activate"  # never a fourth
    assert waiting(state, 0, "BR+1", "veteran") == 1


def test_4_7_a_third_activation_needs_the_spirit() -> None:
    state = table()
    state.players[0].spirit = -7
    for name in ("TL+1", "BL+1", "BL-1"):
        at_trail(state, 0, name)
        state.players[0].counts[AVAILABLE] += 1
    say(again(state), "advance TL", "activate elder TL+1", "activate elder BL+1")
    assert waiting(state, 0, "BL-1") == 1
    assert state.active == 1


def test_4_8_a_villager_walks_its_trail_and_comes_home() -> None:
    state = table()
    at_trail(state, 0, "TL+3")
    at_trail(state, 0, "TL-1", "veteran")
    state.board[TILE + 5] = 0
    before = [state.players[0].counts[k] for k in range(6)]
    say(again(state), "advance BR", "pass", "activate elder TL+3")
    assert stands(state, "T") == (0, 2)
    assert state.sun == 19
    while "activate veteran TL-1" not in legal(state):
        say(state, legal(state)[0])
    say(state, "activate veteran TL-1")
    counts = state.players[0].counts
    after = [counts[k] for k in range(6)]
    assert after[AVAILABLE] == before[AVAILABLE] + 1
    assert after[AVAILABLE + 2] == before[AVAILABLE + 2]
    assert after[RESERVE + 2] >= before[RESERVE + 2] + 1  # a Veteran must be trained again


def test_4_8_young_and_veterans_come_home_to_their_reserves() -> None:
    for kind, name in enumerate(("young", "veteran"), 1):
        state = table()
        home(state, 0, elder=2, young=1, veteran=1)
        at_trail(state, 0, "BL+1", name)
        counts = state.players[0].counts
        available, reserve = counts[AVAILABLE + kind], counts[RESERVE + kind]
        say(again(state), "advance BR", "pass", f"activate {name} BL+1")
        assert (counts[AVAILABLE + kind], counts[RESERVE + kind]) == (available, reserve + 1)


def test_4_8_a_trail_whose_loss_cannot_be_paid_is_not_walked() -> None:
    state = table()
    for name in ("TR-3", "TR-5"):
        at_trail(state, 0, name)
    state.players[0].spirit = -6
    say(again(state), "advance BR", "pass")
    assert [s for s in legal(state) if s.startswith("activate")] == ["activate elder TR-3"]
    assert refusal(state, "activate elder TR-5").id == "arborea-no-spirit"
    assert refusal(state, "activate young TR-3").id == "arborea-not-waiting"
    say(state, "activate elder TR-3")
    assert spirit(state) == -8
    assert stands(state, "W")[1] == 2


def test_4_8_a_third_activation_needs_its_price_and_the_loss_together() -> None:
    for spirit_before, offered in ((-4, True), (-5, False)):
        state = table()
        for name in ("TL+1", "BL+1", "TR-3"):  # TR-3 costs 2
            at_trail(state, 0, name)
            state.players[0].counts[AVAILABLE] += 1
        state.players[0].spirit = spirit_before
        say(again(state), "advance BR", "pass", "activate elder TL+1", "activate elder BL+1")
        assert (state.active == 0 and "activate elder TR-3" in legal(state)) is offered


# Completing.


def test_6_1_one_card_that_can_be_paid_may_be_completed() -> None:
    state = table()
    hold(state, 0, "R01", "R09", "R03")
    biomes(state, T=3, M=1, P=2)
    say(again(state), "advance BR", "pass")
    assert legal(state) == ["complete R01", "complete R09", "pass"]
    assert refusal(state, "complete R03").id == "arborea-not-paid"
    assert refusal(state, "complete R05").id == "arborea-not-held"
    say(state, "complete R01")
    assert held(state, 0) == 2
    assert GAME.view(state, 0).step == "lay"


def test_6_1_nothing_is_asked_where_nothing_can_be_paid() -> None:
    state = table()
    hold(state, 0, "R01")
    biomes(state, T=1, M=1)
    say(again(state), "advance BR", "pass")
    assert state.active == 1


def test_6_2_spending_pushes_the_lower_half_down() -> None:
    state = table()
    hold(state, 0, "R01")  # 2 Tree, 1 Mushroom: the example of page 7
    biomes(state, {"T": 2, "M": 3}, T=3, M=3)
    say(again(state), "advance BR", "pass", "complete R01")
    assert stands(state, "T") == (1, 1)
    assert stands(state, "M") == (2, 2)


def test_6_3_water_stands_in_only_for_what_is_at_zero() -> None:
    state = table()
    hold(state, 0, "R01", "R02")  # 2 Tree 1 Mushroom; 2 Tree 1 Water
    biomes(state, T=1, M=2, W=1)
    say(again(state), "advance BR", "pass")
    assert legal(state) == ["complete R01", "pass"]  # R02 lacks a Tree and a Water
    say(state, "complete R01")
    assert [stands(state, code)[1] for code in "TMW"] == [0, 1, 0]  # the Mushroom itself is spent


def test_6_3_the_water_a_card_needs_comes_before_water_as_a_joker() -> None:
    state = table()
    hold(state, 0, "R02")
    biomes(state, T=1, W=2)
    say(again(state), "advance BR", "pass", "complete R02")
    assert [stands(state, code)[1] for code in "TW"] == [0, 0]


def test_6_3_water_left_over_is_not_spent_for_what_is_there() -> None:
    for trees, left in ((2, 5), (1, 4), (0, 3)):
        state = table()
        hold(state, 0, "R01")  # 2 Tree, 1 Mushroom
        biomes(state, T=trees, M=1, W=5)
        say(again(state), "advance BR", "pass", "complete R01")
        assert [stands(state, code)[1] for code in "TMW"] == [0, 0, left]


def test_6_3_water_that_stands_in_is_told() -> None:
    for trees, told in ((2, []), (1, [1]), (0, [2])):
        state = table()
        hold(state, 0, "R02")  # 2 Tree, 1 Water
        biomes(state, T=trees, W=5)
        say(again(state), "advance BR", "pass")
        then = GAME.told(state, GAME.read(state, "complete R02"), 0).then
        instead = [one.values["count"] for one in then if one.id == "arborea-then-instead"]
        assert instead == told


def test_6_4_rewards_come_before_the_card_leaves_its_place() -> None:
    state = table()
    hold(state, 0, "R01")
    biomes(state, T=2, M=1)
    say(again(state), "advance BR", "pass", "complete R01")
    assert spirit(state) == 3  # the example of page 7
    for cards, asked in ((("R05", "R01", "R02"), False), (("R05", "R01"), True)):
        state = table()
        hold(state, 0, *cards)
        biomes(state, F=2, G=1)
        say(again(state), "advance BR", "pass", "complete R05")  # its reward is a card
        assert (GAME.view(state, 0).step == "card") is asked


def test_6_5_renewal_pays_the_spaces_that_lower_halves_reach() -> None:
    state = table()
    biomes(state, {"T": 0, "G": 2}, T=2, G=4)  # the example: 3 + 3 + 2 + 2 = 10 points
    assert [biome.would for biome in GAME.view(state, 0).biomes] == [6, 0, 0, 4, 0, 0]
    say(again(state), "advance BR", "pass")
    assert state.players[0].points == 10
    assert stands(state, "T") == (2, 2)
    assert stands(state, "G") == (4, 4)
    say(state, "advance BR", "pass")
    assert state.players[1].points == 0  # they are there for all, and pay once


def test_6_6_tracks_move_for_own_villagers_by_type() -> None:
    state = table()
    on_track(state, 0, "TL0", "elder", until=9)
    on_track(state, 0, "TL1", "veteran", until=9)
    on_track(state, 0, "BL0", "young", until=9)
    on_track(state, 1, "TR0", "elder", until=9)
    say(again(state), "advance BR", "pass")
    assert [state.board[SHIFT + track] for track in range(4)] == [3, 0, 1, 1]


def test_6_7_the_length_of_a_move_is_fixed_and_may_have_two_swaps() -> None:
    state = table()
    state.board[SHIFT] = 3
    on_track(state, 0, "TL7", "veteran")  # forced out by the first space
    on_track(state, 0, "TL0", "veteran", until=9)
    state.players[0].counts[RESERVE + 2] += 1
    on_track(state, 0, "TL1", "veteran", until=9)
    say(again(state), "advance BR", "pass")
    assert legal(state)[0] == "leave TL+1"
    say(state, "leave TL+5")
    # six spaces in all: one to the first swap, four to the second, one more
    assert state.turn() == 0
    assert "stay" not in legal(state)
    say(state, "leave TL+5")
    assert state.turn() == 0
    assert "stay" not in legal(state)
    say(state, "leave TL+4")
    assert state.active == 1
    assert state.board[SHIFT] == 1
