"""Feronia: chapter 10 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from games.arborea.scenes import (
    GAME,
    again,
    begun,
    biomes,
    dealt,
    finish_turn,
    home,
    legal,
    on_track,
    refusal,
    say,
    score,
    settle,
    stands,
    table,
    trail,
    waiting,
)
from parterre.core import CHANCE, OVER, Illegal
from parterre.games.arborea.components.symbols import CARD_CODES, read_component
from parterre.games.arborea.rules.codes import FERONIA_RUN, FERONIA_TURN
from parterre.games.arborea.rules.feronia import complete_hers, her_exits, place_elders, run_hers
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.rules.turn import HER_WALKS
from parterre.games.arborea.state import (
    AVAILABLE,
    COLUMN,
    COUNTER,
    ENTRY,
    INVITED,
    LEFT,
    MARKER,
    MIDDLE,
    REACH,
    SHIFT,
    SHUFFLES,
    SOLO_CARD,
    SUPPLY,
    TILE,
    TOP,
    WAITING,
)


def card(name: str) -> int:
    return read_component(name) - CARD_CODES


def solo(name: str = "F08", **rest: Any) -> Arborea:
    """A solo table at the human's turn with that solo card counting."""
    state = table(1, **rest)
    state.board[SOLO_CARD] = int(name[1:])
    home(state, 1, elder=5)
    return state


def walks(state: Arborea, *symbols: str) -> Arborea:
    """Feronia walks a trail of these symbols."""
    changed = {"trails": {"BL+1": {"symbols": list(symbols)}}}
    other = table(1, components=changed)
    other.board[SOLO_CARD] = state.board[SOLO_CARD]
    other.active = 1
    other.drop()
    other.push(FERONIA_TURN, HER_WALKS, 0, 0)
    begins = other.box.begins
    other.push(FERONIA_RUN, begins[trail("BL+1")], begins[trail("BL+1") + 1], 0)
    return other


def run(state: Arborea) -> None:
    """Resolve what she walks, letting chance turn up cards."""
    while state.pending(0) == FERONIA_RUN or state.turn() == CHANCE:
        if state.pending(0) == FERONIA_RUN:
            run_hers(state)
        else:
            break


def cards_of(state: Arborea) -> list[str]:
    """Her cards: left, middle, and the stack from the top."""
    her = GAME.view(state, 0).feronia
    front = [place.card if place else "-" for place in (her.left, her.middle)]
    return front + [face.card for face in her.stack]


def test_10_1_a_solo_game_is_set_up_for_two() -> None:
    state = begun(1)
    assert state.seats() == 1
    assert len(state.players) == 2
    assert [state.players[0].spirit, state.sun] == [0, 18]
    her = GAME.view(dealt(1), 0).feronia
    assert (her.elders, her.marker, her.steps, her.points) == (4, 0, 0, 0)
    assert her.name == "Feronia"
    assert her.seat == 2


def test_10_2_the_difficulty_is_two_to_seven_or_more() -> None:
    assert begun(1).difficulty == 4
    for given in (2, 7, 12):
        assert begun(1, difficulty=given).difficulty == given
    assert GAME.setup(1, {"difficulty": "9"}).options["difficulty"] == 9
    assert "difficulty" not in GAME.setup(3).written()
    for wrong in (1, "x", 100, True):
        with pytest.raises(Illegal):
            GAME.setup(1, {"difficulty": wrong})


def test_10_3_she_is_dealt_a_card_of_each_deck() -> None:
    state = dealt(1, "R05 R06 Y03 B04 P02")
    assert cards_of(state) == ["R06", "Y03", "B04", "P02"]


def test_10_4_she_starts_on_the_track_numbered_1() -> None:
    state = dealt(1, "TS1 TS2 TS3 TS4 F08")  # number 1 is BR
    tracks = GAME.view(state, 0).tracks
    assert [(v.seat, v.walked) for v in tracks[3].villagers] == [(2, 1)]
    assert state.board[SHIFT + 3] == 1
    assert state.board[COUNTER] == 0
    assert state.turn() == 0
    assert all(s.startswith("place") for s in legal(state))


def test_10_5_each_turn_has_its_card_and_all_twelve_are_shuffled_when_used() -> None:
    state = table(1)
    say(state, "advance TR")
    finish_human(state)
    assert state.turn() == CHANCE
    assert len(legal(state)) == 11
    say(state, "deal F03")
    settle(state)
    assert state.board[SOLO_CARD] == 3
    state.solo_unseen = 0
    say(state, "advance TR")
    finish_human(state)
    assert len(legal(state)) == 12
    assert state.board[SHUFFLES] == 1


def finish_human(state: Arborea) -> None:
    while state.active == 0:
        choices = legal(state)
        say(state, next(c for c in ("pass", "stay", choices[0]) if c in choices))


def entries(state: Arborea) -> list[bool]:
    return [state.tracks[track * REACH + ENTRY] != 0 for track in range(4)]


def test_10_6_she_places_on_two_tracks_in_the_order_of_the_numbers() -> None:
    state = solo("F08")  # TL 3, TR 2, BL 4, BR 1, no season flag
    place_elders(state)
    assert entries(state) == [False, True, False, True]
    blocked = solo("F08")
    on_track(blocked, 0, "BR0")
    place_elders(blocked)
    assert entries(blocked) == [True, True, False, True]
    assert blocked.players[1].counts[AVAILABLE] == 3
    one = solo("F08")
    home(one, 1, elder=1)
    place_elders(one)
    assert entries(one) == [False, False, False, True]


def test_10_6_the_season_flag_sends_her_to_season_symbols_first() -> None:
    state = solo("F01", wanted="TS5 TS6 TS7 TS8 TS2 TS1")  # TL 1, TR 2, BL 3, BR 4; BL has seasons
    state.board[SHIFT + 2] = 1
    place_elders(state)
    assert entries(state) == [True, False, True, False]  # the example: the symbol, then number 1
    assert state.board[COUNTER] == 1


def test_10_6_a_season_symbol_is_a_step_without_the_flag_too() -> None:
    # No flag; BR, which is number 1, has a season at its entry.
    state = solo("F08", wanted="TS5 TS6 TS7 TS8 TS2 TS3 TS4 TS1")
    state.board[SHIFT + 3] = 1
    place_elders(state)
    assert entries(state) == [False, True, False, True]
    assert state.board[COUNTER] == 1


def test_10_7_she_activates_all_by_track_number_above_before_below() -> None:
    state = table(1)
    finish = state.players[1].counts
    for name in ("TL-1", "TL+2", "BR+1", "TL+1"):
        finish[WAITING + trail(name) * 3] += 1
    before = finish[AVAILABLE]
    say(again(state), "advance TR")
    finish_human(state)
    action = GAME.read(state, "deal F08")  # BR 1, TR 2, TL 3, BL 4
    told = GAME.told(state, action, 0).then
    walked = [m.values["trail"] for m in told if m.id == "arborea-feronia-walk"]
    assert walked == ["BR+1", "TL+1", "TL+2", "TL-1"]
    state.play(action)
    settle(state)
    assert state.players[1].counts[AVAILABLE] == before - 2 + 4


def test_10_8_she_pays_no_spirit_and_gains_no_reward_for_attracting() -> None:
    state = walks(solo(), "S-3", "W", "ATT:FROG", "SAGE", "REFRESH", "ADV")
    tile = state.board[TILE]
    run(state)
    assert stands(state, "W")[1] == 1
    assert state.sun == 19
    assert tile
    assert (state.board[COLUMN], state.board[SUPPLY], state.board[TILE]) == (1, 5, 0)
    assert state.players[1].spirit == 0
    assert state.board[COUNTER] == 0
    converted = walks(solo(), "CONV:G>W")
    biomes(converted, G=1)
    run(converted)
    assert (stands(converted, "G")[1], stands(converted, "W")[1]) == (0, 1)


def test_10_9_training_gifts_spirit_and_placing_are_a_step_each() -> None:
    state = walks(solo(), "TY", "TV", "GIFT", "GIFT:TL+", "S+5", "PV", "SEASON:SPRING")
    run(state)
    assert state.board[COUNTER] == 7


def test_10_10_she_invites_by_her_card_and_its_arrow() -> None:
    state = walks(solo("F10"), "INV", "INV", "INV")  # frog, to the left
    state.board[COLUMN + 0] = 2
    state.board[COLUMN + 4] = 1
    run(state)
    counts = state.players[1].counts
    assert [counts[INVITED + k] for k in range(6)] == [2, 0, 0, 0, 1, 0]  # frog, antspider, frog
    right = walks(solo("F09"), "INV", "INV", "INV")  # frog, to the right
    right.board[COLUMN + 2] = 2
    run(right)
    assert right.players[1].counts[INVITED + 2] == 2  # the only kind left is taken again
    assert right.board[COUNTER] == 1  # and then there is none


def test_10_10_a_further_invitation_goes_on_from_the_one_before() -> None:
    for name, there, order in (
        ("F10", (0, 0, 4, 5), [0, 5, 4]),  # frog, to the left: round the end, and on
        ("F09", (0, 0, 1, 2), [0, 1, 2]),  # frog, to the right
        ("F02", (1, 1, 0), [1, 0, 1]),  # no hamster: the worm left of it, then what is left of that
    ):
        state = walks(solo(name), "INV", "INV", "INV")
        for kind in there:
            state.board[COLUMN + kind] += 1
        taken = []
        for _ in range(3):
            before = [state.players[1].counts[INVITED + k] for k in range(6)]
            run_hers(state)
            after = [state.players[1].counts[INVITED + k] for k in range(6)]
            taken += [k for k in range(6) if after[k] > before[k]]
        assert taken == order


def test_10_11_she_takes_from_the_decks_of_her_card() -> None:
    def decks(name: str, *empty: int) -> list[int]:
        state = walks(solo(name), "CARD", "CARD")
        for deck in empty:
            state.board[TOP + deck] = 0
        taken = []
        for _ in range(2):
            before = [state.board[TOP + k] for k in range(4)]
            run_hers(state)
            taken += [k for k in range(4) if before[k] and not state.board[TOP + k]]
            while state.pending(0) != FERONIA_RUN:
                state.drop()
        return taken

    assert decks("F01") == [2, 1]  # blue, then yellow
    assert decks("F01", 2) == [1, 0]  # blue is empty: yellow; then left of yellow: red
    assert decks("F01", 2, 1) == [0, 3]  # left of blue; then left of yellow, round the end
    assert decks("F01", 0, 1, 2, 3) == []


def test_10_11_the_second_card_is_of_deck_2_though_deck_1_is_open_again() -> None:
    state = walks(solo("F01"), "CARD", "CARD")
    tops = [state.board[TOP + k] - 1 for k in range(4)]
    stack = list(state.pile)
    settle(again(state))
    assert list(state.pile) == [*stack, tops[2], tops[1]]  # blue, then yellow
    assert [state.board[TOP + k] - 1 == tops[k] for k in range(4)] == [True, False, False, True]


def test_10_11_her_cards_fill_left_middle_and_then_the_stack() -> None:
    state = walks(solo("F01"), "CARD", "CARD", "CARD")
    state.board[LEFT] = 0
    state.board[MIDDLE] = 0
    tops = [state.board[TOP + k] - 1 for k in range(4)]
    stack = list(state.pile)
    for _ in range(3):
        run_hers(state)
        while state.pending(0) != FERONIA_RUN:
            state.drop()
    assert state.board[LEFT] - 1 == tops[2]
    assert state.board[MIDDLE] - 1 == tops[1]
    assert list(state.pile) == [*stack, tops[0]]  # the third: left of yellow, for yellow is taken


def test_10_12_she_pays_with_the_biomes_then_their_water_then_her_own() -> None:
    state = solo()
    state.board[LEFT] = card("P02") + 1  # 1 Tree, 2 Flower, 2 Mushroom, 1 Grass: the example
    state.board[MARKER] = 2  # two Water
    biomes(state, T=1, F=3, W=1)
    complete_hers(state)
    assert [stands(state, code)[1] for code in "TFMGW"] == [0, 1, 0, 0, 0]
    assert list(state.done) == [card("P02")]
    assert state.board[MARKER] == 0  # back 2, however much was used


def test_10_12_her_own_water_is_spent_only_where_the_biomes_have_none() -> None:
    # P02 lacks 2 Mushroom and 1 Grass; her marker has reached two Water.
    for water, left, marker in ((2, 0, 0), (3, 0, 2), (4, 1, 2)):
        state = solo()
        state.board[LEFT] = card("P02") + 1
        state.board[MARKER] = 2
        biomes(state, T=1, F=2, W=water)
        complete_hers(state)
        assert list(state.done) == [card("P02")]
        assert (stands(state, "W")[1], state.board[MARKER]) == (left, marker)


def test_10_12_she_tries_left_then_middle_then_the_top_of_the_stack() -> None:
    state = solo(wanted="R01 R02 Y01 B01 P01")
    assert cards_of(state) == ["R02", "Y01", "B01", "P01"]
    biomes(state, T=2, M=2, W=1)  # B01, and R02 as well
    complete_hers(state)
    assert list(state.done) == [card("R02")]
    assert state.board[MARKER] == 0
    state = solo(wanted="R01 R02 Y01 B01 P01")
    biomes(state, T=1, M=2, W=1)
    state.board[MARKER] = 1  # one own Water: R02 can be paid with it, before B01 is looked at
    complete_hers(state)
    assert list(state.done) == [card("R02")]
    state = solo(wanted="R01 R02 Y01 B01 P01")
    biomes(state, T=8, F=1, P=1)
    state.board[MARKER] = 6
    state.board[LEFT] = card("R04") + 1
    complete_hers(state)  # its Water is paid with her own
    assert list(state.done) == [card("R04")]
    assert state.board[MARKER] == 4


def test_10_13_cards_move_left_and_without_one_her_marker_goes_up() -> None:
    state = solo(wanted="R01 R02 Y01 B01 P01")
    biomes(state, T=2, W=1)
    complete_hers(state)
    assert cards_of(state) == ["Y01", "B01", "P01"]
    biomes(state, T=0, W=0)
    state.board[LEFT] = state.board[MIDDLE] = 0
    state.pile = type(state.pile)()
    for expected in (1, 2, 3, 4, 5, 6, 6):
        complete_hers(state)
        assert state.board[MARKER] == expected


def test_10_14_she_renews_and_moves_tracks_as_a_player() -> None:
    state = table(1)
    state.players[1].counts[WAITING + trail("TL+3") * 3] += 1  # two Trees, attracts the owl
    say(again(state), "advance TR")
    finish_human(state)
    say(state, "deal F08")
    settle(state)
    assert state.players[1].points == 6  # spaces 1 and 2
    assert [state.board[SHIFT + track] for track in (1, 3)] == [2, 1]  # she placed on BR and TR


def test_10_15_she_leaves_after_four_spaces_or_in_front_of_another() -> None:
    state = solo("F08")  # below
    on_track(state, 1, "TL5")
    on_track(state, 1, "TL4")
    on_track(state, 1, "TL1")
    her_exits(state, 0)
    assert waiting(state, 1, "TL-5") == 1
    assert waiting(state, 1, "TL+4") == 1
    assert state.tracks[ENTRY + 1] != 0  # those in front have satisfied the other rule
    two = solo("F08")
    on_track(two, 1, "TL2")
    on_track(two, 1, "TL0")
    her_exits(two, 0)
    assert waiting(two, 1, "TL-2") == 1
    assert two.tracks[ENTRY] != 0
    far = solo("F08")
    on_track(far, 1, "TL7")
    her_exits(far, 0)
    assert waiting(far, 1, "TL-5") == 1


def test_10_15_a_swap_forces_her_out_and_she_leaves_in_the_humans_turn() -> None:
    state = solo("F08")
    state.board[SHIFT] = 3
    on_track(state, 1, "TL7")
    on_track(state, 1, "BL3")
    say(again(state), "advance TL")
    assert waiting(state, 1, "TL-5") == 1
    say(state, "advance BL")
    assert waiting(state, 1, "BL-4") == 1


def test_10_15_at_a_swap_who_stands_nearer_the_centre_leaves_first() -> None:
    state = solo("F08")
    state.board[SHIFT] = 3
    on_track(state, 0, "TL7")
    on_track(state, 1, "TL6")
    on_track(state, 0, "TL5")
    say(again(state), "advance TL")
    assert state.turn() == 0
    assert waiting(state, 1, "TL-5") == 0  # a person stands in front of her
    say(state, "leave TL+1")
    assert (state.turn(), waiting(state, 1, "TL-5")) == (0, 1)
    say(state, "leave TL+2")
    assert state.board[SHIFT] == 0
    behind = solo("F08")
    behind.board[SHIFT] = 3
    on_track(behind, 1, "TL7")
    on_track(behind, 0, "TL6")
    say(again(behind), "advance TL")
    assert (behind.turn(), waiting(behind, 1, "TL-5")) == (0, 1)


def test_10_16_the_side_is_the_cards_unless_she_waits_there() -> None:
    state = solo("F08")  # below
    state.players[1].counts[WAITING + trail("TL-2") * 3] = 1
    on_track(state, 1, "TL4")
    her_exits(state, 0)
    assert waiting(state, 1, "TL+4") == 1
    on_track(state, 1, "TL4")  # now she waits on both sides: opposite the arrow
    her_exits(state, 0)
    assert waiting(state, 1, "TL+4") == 2


def test_10_17_her_points_are_the_biomes_and_her_steps_times_the_difficulty() -> None:
    document = {
        "game": "arborea",
        "seasons": ["SE01", "SE02", "SE03", "SE04"],
        "players": [{"name": "Ana", "points": 130}],
        "feronia": {"points": 30, "steps": 20, "difficulty": 5},
    }
    answer = score(document)
    assert answer["players"][1]["points"] == 130  # 30 + 20 * 5, the example
    assert answer["winners"] == ["Feronia"]
    assert answer["players"][0]["place"] == 2
    document["players"] = [{"name": "Ana", "points": 131}]
    assert score(document)["winners"] == ["Ana"]
    more = {"creatures": 2, "completed": 3, "stack": 5, "waiting": 1}
    document["feronia"] = {"points": 30, "steps": 20, "difficulty": 5, **more}
    assert score(document)["players"][1]["steps_in_all"] == 20 + 2 + 3 + 2 + 1


def test_10_17_a_solo_game_ends_with_her_points() -> None:
    state = table(1, difficulty=3)
    state.sun = state.box.sun_last
    turns = 0
    while state.turn() != OVER:
        say(state, "advance TR" if state.turn() == 0 else legal(state)[0])
        finish_turn(state)
        settle(state)
        turns += 1
    assert state.turns == 1 + 4
    assert turns <= 5
    points = state.points()
    assert len(points) == 2
    assert sorted(state.ranking()) == [1, 2]
    assert refusal(state, "pass").id == "arborea-over"
