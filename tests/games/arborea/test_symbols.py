"""Symbols: chapter 5 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from games.arborea.scenes import (
    GAME,
    again,
    at_trail,
    biomes,
    gifts,
    held,
    hold,
    home,
    invited,
    legal,
    on_track,
    refusal,
    say,
    settle,
    stands,
    table,
)
from parterre.core import SPECTATOR
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import (
    AVAILABLE,
    COLUMN,
    GIFTS,
    INVITED,
    RESERVE,
    SHIFT,
    STEPS,
    SUPPLY,
    TILE,
    TOP,
)
from plain import plain


def walking(
    *symbols: str, villager: str = "elder", prepare: Any = None, wanted: str = ""
) -> Arborea:
    """Seat 1 activates somebody at a trail BL+1 that has these symbols."""
    changed = {"trails": {"BL+1": {"symbols": list(symbols)}}}
    state = table(2, wanted or "TS1 TS5 TS2 TS6 TS3 TS7 TS4 TS8", changed)
    at_trail(state, 0, "BL+1", villager)
    hold(state, 0)
    if prepare is not None:
        prepare(state)
    say(again(state), "advance BR")
    if "pass" in legal(state) and GAME.view(state, 0).step == "again":
        say(state, "pass")
    say(state, f"activate {villager} BL+1")
    return state


def step(state: Arborea) -> str:
    return str(GAME.view(state, 0).step)


def test_5_1_symbols_are_resolved_in_order_and_only_some_may_be_declined() -> None:
    state = walking("REFRESH", "CARD", "PV", "CONV:G>W", "INV", "GIFT", "ADV", "T")
    biomes(state, G=1)
    state.board[COLUMN] = 1
    state.board[SUPPLY] = 5
    asked = []
    for _ in range(4):
        asked.append(step(state))
        say(state, "pass")
    assert asked == ["refresh", "card", "place", "convert"]
    for answer in ("invite frog", "give TL+", "advance TL"):
        assert refusal(state, "pass").id == "arborea-must"
        say(state, answer)
    assert stands(state, "T") == (1, 1)
    assert step(state) == "creatures"


def test_5_2_a_biome_rises_to_eight_at_most() -> None:
    state = walking("T", "T", "M", prepare=lambda s: biomes(s, T=7))
    assert stands(state, "T")[1] == 8
    assert stands(state, "M")[1] == 1


def test_5_3_spirit_is_gained_up_to_eight_and_lost() -> None:
    def six(state: Arborea) -> None:
        state.players[0].spirit = 6

    assert walking("S+5", prepare=six).players[0].spirit == 8
    assert walking("S-3", "S+1", prepare=six).players[0].spirit == 4


def test_5_4_a_card_is_taken_if_a_place_is_free() -> None:
    state = walking("CARD", wanted="R05 R06 R07 Y02 B03 P04")
    assert legal(state) == ["take R07", "take Y02", "take B03", "take P04", "pass"]
    assert refusal(state, "take R08").id == "arborea-not-open"
    say(state, "take B03")
    assert held(state, 0) == 1
    assert state.turn() == -1
    assert all(sentence.startswith("deal B") for sentence in legal(state))
    assert len(legal(state)) == 14
    full = walking("CARD", "T", prepare=lambda s: hold(s, 0, "P01", "P02", "P03"))
    assert full.active == 1  # nothing was asked


def test_5_4_the_back_of_a_held_card_is_in_sight_and_that_of_a_card_in_a_deck_is_not() -> None:
    state = walking("CARD", wanted="R05 R06 R07 Y02 B03 P04")
    for viewer in (0, 1, SPECTATOR):
        view = plain(GAME.view(state, viewer))
        assert all("grid" not in deck["top"] for deck in view["decks"])
    say(state, "take B03", "deal B04")
    card = GAME.view(state, 0).players[0].held[0]
    assert (card.card, list(card.grid)) == ("B03", GAME.box({}).contents["cards"]["B03"]["grid"])


def test_5_4_empty_decks_offer_nothing() -> None:
    def empty(state: Arborea) -> None:
        for deck in range(4):
            state.board[TOP + deck] = 0

    assert walking("CARD", "REFRESH", "T", prepare=empty).active == 1


def test_5_5_refreshing_puts_all_open_cards_under_their_decks() -> None:
    state = walking("REFRESH", "CARD", wanted="R05 R06 R07 Y02 B03 P04")
    say(state, "refresh")
    assert sorted(state.under) == [6, 16, 32, 48]
    say(state, "deal R01", "deal Y01", "deal B01", "deal P01")
    assert legal(state)[:4] == ["take R01", "take Y01", "take B01", "take P01"]


def test_5_5_cards_put_under_come_up_again_in_their_order() -> None:
    def last(state: Arborea) -> None:
        state.cards_unseen = 0

    state = walking("REFRESH", "REFRESH", "CARD", prepare=last, wanted="R05 R06 R07 Y02 B03 P04")
    say(state, "refresh")
    assert legal(state) == ["deal R07"]  # its own only card
    say(state, "deal R07", "deal Y02", "deal B03", "deal P04")
    say(state, "pass", "take Y02")
    assert state.board[TOP + 1] == 0
    assert state.turn() != -1


def test_5_6_a_biome_is_converted_once_where_it_can_be() -> None:
    state = walking("CONV:G>W", "T", prepare=lambda s: biomes(s, {"G": 2}, G=2))
    assert legal(state) == ["convert G>W", "pass"]
    say(state, "convert G>W")
    assert stands(state, "G") == (1, 1)
    assert stands(state, "W")[1] == 1
    assert walking("CONV:G>W", prepare=lambda s: biomes(s, W=3)).active == 1
    assert walking("CONV:G>W", prepare=lambda s: biomes(s, G=3, W=8)).active == 1


def test_5_7_the_lowest_creature_of_a_column_is_invited_for_the_spirit_of_its_row() -> None:
    def there(state: Arborea) -> None:
        state.board[COLUMN + 0] = 1
        state.board[COLUMN + 5] = 3

    state = walking("INV", prepare=there)
    assert legal(state) == ["invite frog", "invite owl"]
    assert refusal(state, "invite cat").id == "arborea-no-creature"
    say(state, "invite owl")
    assert state.players[0].spirit == 2
    assert state.board[COLUMN + 5] == 2
    assert state.players[0].counts[INVITED + 5] == 1
    assert walking("INV").active == 1  # nothing there: nothing


def test_5_8_a_gift_goes_to_a_sage_with_fewer_than_three() -> None:
    def three(state: Arborea) -> None:
        gifts(state, 0, TLp=3, TLm=2)

    state = walking("GIFT", prepare=three)
    assert "give TL+" not in legal(state)
    assert len(legal(state)) == 7
    assert refusal(state, "give TL+").id == "arborea-three-gifts"
    say(state, "give TL-")
    assert state.players[0].counts[GIFTS + 1] == 3
    named = walking("GIFT:TL+", "GIFT:BR-", prepare=three)
    assert [named.players[0].counts[GIFTS + k] for k in (0, 7)] == [3, 1]


def test_5_9_attracting_moves_the_sun_and_pays_the_tile_then_the_slots() -> None:
    state = walking("ATT:FROG", "ATT:FROG", wanted="BT01")
    assert state.sun == 20
    assert state.board[COLUMN] == 2
    assert state.board[SUPPLY] == 4
    assert state.board[TILE] == 0
    # the tile's 6 spirit (the example of page 11) instead of the slot's 2 points, then row 2: 3
    assert state.players[0].spirit == 8
    assert state.players[0].points == 0


def test_5_9_a_slot_pays_each_time_it_is_covered() -> None:
    def again_free(state: Arborea) -> None:
        state.board[TILE] = 0

    state = walking("ATT:FROG", "INV", "ATT:FROG", prepare=again_free)
    assert state.players[0].points == 2
    say(state, "invite frog")
    assert state.players[0].points == 4
    assert state.board[SUPPLY] == 4


def test_5_9_only_the_sun_moves_where_no_creature_can_come() -> None:
    def full(state: Arborea) -> None:
        state.board[COLUMN] = 4

    def none(state: Arborea) -> None:
        state.board[SUPPLY] = 0

    for prepare in (full, none):
        state = walking("ATT:FROG", prepare=prepare)
        assert state.sun == 19
        assert state.players[0].points == 0
        assert state.board[TILE] != 0


def test_5_9_the_creature_is_there_before_the_reward_is_gained() -> None:
    state = walking("ATT:FROG", wanted="BT09")  # that tile is an invitation
    assert legal(state) == ["invite frog"]


def test_5_10_a_sage_rewards_as_often_as_it_has_gifts_each_reward_once() -> None:
    def two(state: Arborea) -> None:
        gifts(state, 0, BLp=2)

    state = walking("SAGE", prepare=two)
    assert legal(state) == ["reward 1", "reward 2", "pass"]  # the lowest is not for an Elder
    assert refusal(state, "reward 3").id == "arborea-lowest"
    say(state, "reward 1")
    assert stands(state, "F")[1] == 1
    assert refusal(state, "reward 1").id == "arborea-reward-twice"
    say(state, "reward 2", "pass")  # a card, declined
    assert state.active == 1
    small = walking("SAGE", villager="veteran", prepare=two)
    assert legal(small) == ["reward 1", "reward 2", "reward 3", "pass"]
    say(small, "reward 3")
    assert small.players[0].counts[AVAILABLE + 1] == 1  # trains a Young


def test_5_10_gifts_of_the_same_trail_count_but_not_one_gained_as_a_reward() -> None:
    assert walking("SAGE", "T").active == 1  # no gift, nothing
    state = walking("GIFT:BL+", "SAGE")
    assert "reward 1" in legal(state)
    say(state, "reward 1")
    assert state.active == 1
    changed = {
        "trails": {"BL+1": {"symbols": ["SAGE"]}},
        "sages": {"BL+": {"rewards": ["GIFT:BL+", "T", "M"]}},
    }
    state = table(2, "TS1", changed)
    at_trail(state, 0, "BL+1")
    gifts(state, 0, BLp=1)
    say(again(state), "advance BR", "pass", "activate elder BL+1", "reward 1")
    assert state.active == 1
    assert state.players[0].counts[GIFTS + 4] == 2


def test_5_11_a_villager_may_be_placed_but_not_the_one_that_walks() -> None:
    def alone(state: Arborea) -> None:
        home(state, 0, veteran=1)

    state = walking("PV", prepare=alone)
    assert legal(state) == [*[f"place veteran {t}" for t in ("TL", "TR", "BL", "BR")], "pass"]
    nobody = walking("PV", "T", prepare=lambda s: home(s, 0))
    assert nobody.active == 1
    season = walking("PV", wanted="TS5 TS1", prepare=lambda s: s.board.__setitem__(SHIFT, 1))
    say(season, "place elder TL")
    assert season.players[0].counts[STEPS] == 1  # Spring, as in a pilgrimage


def test_5_12_training_needs_somebody_in_the_reserve() -> None:
    state = walking("TY", "TV")
    counts = state.players[0].counts
    assert [counts[AVAILABLE + 1], counts[AVAILABLE + 2]] == [1, 2]
    assert [counts[RESERVE + 1], counts[RESERVE + 2]] == [2, 1]

    def empty(state: Arborea) -> None:
        state.players[0].counts[RESERVE + 1] = 0

    assert walking("TY", prepare=empty).players[0].counts[AVAILABLE + 1] == 0


def test_5_13_a_season_symbol_moves_a_cube() -> None:
    state = walking("SEASON:SUMMER", "SEASON:WINTER", "SEASON:SUMMER")
    assert [state.players[0].counts[STEPS + k] for k in range(4)] == [0, 2, 0, 1]


def test_5_14_advancing_settles_its_window_before_the_next_symbol() -> None:
    state = walking("ADV", "T", prepare=lambda s: on_track(s, 1, "TL1"))
    assert legal(state) == [f"advance {track}" for track in ("TL", "TR", "BL", "BR")]
    say(state, "advance TL")
    assert state.turn() == 1
    assert stands(state, "T")[1] == 0
    say(state, "leave TL+2")
    assert stands(state, "T")[1] == 1


@pytest.mark.parametrize(("symbols", "points"), [(["RP5"], 5), (["RP3", "RP4"], 7)])
def test_5_15_points_are_gained(symbols: list[str], points: int) -> None:
    assert walking(*symbols).players[0].points == points


def test_5_1_a_reward_of_several_symbols_is_gained_in_printed_order() -> None:
    state = walking("ATT:FROG", wanted="BT16")  # place a villager, advance a track, 2 spirit
    assert step(state) == "place"
    say(state, "place elder TL")
    assert step(state) == "advance"
    say(state, "advance TL")
    assert step(state) == "exit"
    assert state.players[0].spirit == 0
    say(state, "leave TL+1")
    assert state.players[0].spirit == 2


def test_5_7_an_invited_creature_waits_on_the_board_until_the_turn_ends() -> None:
    state = walking("INV", prepare=lambda s: s.board.__setitem__(COLUMN, 1))
    say(state, "invite frog")
    assert step(state) == "creatures"
    settle(state)
    invited(state, 0)
