"""Tracks: chapter 3 of RULES.md."""

from __future__ import annotations

from games.arborea.scenes import (
    GAME,
    again,
    finish_turn,
    legal,
    on_track,
    refusal,
    say,
    table,
    waiting,
)
from parterre.games.arborea.state import ENTRY, ORDERS, REACH, SECTION, SHIFT


def where(state: object) -> list[tuple[str, int, int]]:
    """Every villager on a track: its track, seat and how far it has walked."""
    tracks = GAME.view(state, 0).tracks  # type: ignore[arg-type]
    return [(t.track, v.seat, v.walked) for t in tracks for v in t.villagers]


def test_3_1_the_entry_is_position_4_and_five_trails_follow() -> None:
    state = table()
    say(state, "place elder TL")
    villager = GAME.view(state, 0).tracks[0].villagers[0]
    assert (villager.position, villager.walked, villager.reach) == (4, 0, [])
    state = table()
    on_track(state, 0, "TL7")
    reach = GAME.view(state, 0).tracks[0].villagers[0].reach
    assert reach == [f"TL{side}{n}" for side in "+-" for n in range(1, 6)]


def test_3_2_a_track_moves_with_everybody_on_it() -> None:
    state = table()
    on_track(state, 0, "TL1")
    on_track(state, 1, "TL3", until=9)
    on_track(state, 1, "BR1", until=9)
    say(again(state), "advance TL")
    assert where(state) == [("TL", 2, 4), ("TL", 1, 2), ("BR", 2, 1)]
    assert state.board[SHIFT] == 1


def test_3_3_after_four_spaces_the_inner_section_is_laid_outside() -> None:
    state = table(2, "TS1 TS2")  # TL: inner TS1, outer TS2
    assert [state.board[SECTION + k] for k in (0, 1)] == [1, 0]
    shown = []
    for _ in range(5):
        shown.append(GAME.view(state, 0).tracks[0].entry.season)
        state.tracks[0] = 0
        say(state, "advance TL")
        finish_turn(state)
    assert shown == [None, "SUMMER", "AUTUMN", "WINTER", None]
    assert [state.board[SECTION + k] for k in (0, 1)] == [0, 1]
    assert GAME.view(state, 0).tracks[0].entry.season == "SPRING"


def test_3_4_a_swap_forces_those_on_the_lifted_section_out() -> None:
    state = table(3)
    state.board[SHIFT] = 3
    on_track(state, 0, "TL7")
    on_track(state, 1, "TL5", until=9)
    on_track(state, 2, "TL3")
    on_track(state, 0, "TL4")
    say(again(state), "advance TL")
    assert state.turn() == 0  # nearest the centre first: seat 1 at d = 8
    assert legal(state) == [f"leave TL{side}{n}" for side in "+-" for n in range(1, 6)]
    assert str(refusal(state, "stay")) == "arborea-forced(track=TL) §3.4"
    say(state, "leave TL-5")
    assert state.turn() == 1  # d = 6, its order notwithstanding
    say(state, "leave TL+1")
    assert state.turn() == 0  # d = 5 is on the lifted section as well
    say(state, "leave TL+2")
    assert state.board[SHIFT] == 0
    assert state.turn() == 2
    assert "stay" in legal(state)
    assert waiting(state, 0, "TL-5") == 1
    assert waiting(state, 1, "TL+1") == 1


def test_3_5_after_a_move_each_owner_is_asked_nearest_the_centre_first() -> None:
    state = table(3)
    on_track(state, 1, "TL2")
    on_track(state, 2, "TL1")
    on_track(state, 0, "TL0")
    say(again(state), "advance TL")
    assert state.turn() == 1
    assert [s for s in legal(state) if s.startswith("leave")] == [
        f"leave TL{side}{n}" for side in "+-" for n in range(1, 4)
    ]
    assert refusal(state, "leave TL+4").id == "arborea-not-reached"
    assert refusal(state, "leave TR+1").id == "arborea-other-track"
    say(state, "leave TL+1")  # one it has passed
    assert state.turn() == 2
    say(state, "stay")
    assert state.turn() == 0
    say(state, "leave TL-1")
    assert waiting(state, 1, "TL+1") == waiting(state, 0, "TL-1") == 1
    assert state.turn() == 0
    assert "pass" in legal(state)


def test_3_6_any_number_waits_at_a_trail_and_nothing_happens() -> None:
    state = table(3)
    for seat, place in ((0, "TL3"), (1, "TL2"), (2, "TL1")):
        on_track(state, seat, place)
    say(again(state), "advance TL", "leave TL+2", "leave TL+2", "leave TL+2")
    assert [waiting(state, seat, "TL+2") for seat in range(3)] == [1, 1, 1]
    assert GAME.view(state, 0).biomes[0].upper == 0


def test_3_7_placing_opens_no_window() -> None:
    state = table()
    on_track(state, 1, "TL3")
    say(again(state), "place elder TL")
    assert state.turn() == 0
    assert "pass" in legal(state)
    assert ("TL", 2, 3) in where(state)


def test_3_8_in_step_4_all_tracks_move_before_one_window() -> None:
    for exits, moved in (("together", 2), ("track by track", 1)):
        state = table(2, exits=exits)
        on_track(state, 0, "BR1")
        on_track(state, 0, "TL1", "veteran")
        say(again(state), "advance TR", "pass")
        assert state.turn() == 0
        assert GAME.view(state, 0).asked.track == "TL"
        assert sum(1 for track in (0, 3) if state.board[SHIFT + track]) == moved
        say(state, "stay")
        assert GAME.view(state, 0).asked.track == "BR"
        say(state, "stay")
        assert state.active == 1


def test_3_9_a_standing_order_is_not_asked_about_before_its_time() -> None:
    state = table()
    on_track(state, 1, "TL0")
    say(again(state), "advance TL")
    assert [s for s in legal(state) if s.startswith("stay")] == [
        "stay",
        "stay until 3",
        "stay until 4",
        "stay until 5",
        "stay until swap",
    ]
    assert refusal(state, "stay until 2").id == "arborea-until-soon"
    say(state, "stay until 3")
    say(state, "advance TL")  # the second pilgrimage: d = 2, nobody is asked
    assert state.active == 1
    assert "ask TL2" in legal(state)
    say(state, "advance TL")
    assert state.turn() == 1
    assert "leave TL+3" in legal(state)
    say(state, "stay")
    assert state.tracks[ORDERS + ENTRY + 3] == 0


def test_3_9_an_order_can_be_ended_on_the_own_turn_and_a_swap_asks_all_the_same() -> None:
    state = table()
    on_track(state, 0, "TL1", until=9)
    on_track(state, 1, "TL3", until=4)
    say(again(state), "ask TL1")
    assert "ask TL1" not in legal(state)
    assert refusal(state, "ask TL3").id == "arborea-no-order"
    say(state, "advance TL")
    assert state.turn() == 1  # seat 2 has walked 4, which is its order
    say(state, "stay until swap")
    assert state.turn() == 0
    say(state, "stay until swap", "pass")
    assert state.active == 1
    state.board[SHIFT] = 3
    state.tracks[REACH - 1] = 0
    on_track(state, 0, "TL7", until=9)
    say(again(state), "advance TL")
    assert state.turn() == 0
    assert legal(state)[0] == "leave TL+1"
