"""The scoring of Topiary, clause by clause, with the rule text's examples."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.topiary.referee import hand_points, sees, visitor_points
from games.topiary.scenes import (
    GAME,
    dealt,
    drawn,
    look,
    say,
    score,
    scored,
)
from parterre.core import SPECTATOR, Illegal
from parterre.games.topiary.components import CODES, PLACES, name_cell
from plain import plain

EMPTY = "## ## ## ## ##\n" * 5


def test_5_1_the_rule_texts_first_example_gives_12() -> None:
    """Icosahedron 3, face down, Pom Pom 4, Icosahedron 4, Spiral 5."""
    seen = look("I3 ## B4 I4 R5")
    assert seen["sees"] == ["I3", "B4", "R5"]
    assert (seen["points"], seen["bonus"]) == (12, 0)


def test_5_1_only_what_is_strictly_higher_than_all_before() -> None:
    assert look("T1 S2 W3 E4 R5")["points"] == 15
    assert look("T5 S4 W3 E2 R1")["points"] == 5
    assert look("T5 S4 W3 E2 R1", "e3>W")["points"] == 15
    assert look("T2 S4 W3 E4 R5")["sees"] == ["T2", "S4", "R5"]


def test_5_2_equal_and_lower_are_hidden_and_face_down_hides_nothing() -> None:
    assert look("T3 S3 ## ## ##")["sees"] == ["T3"]
    assert look("## ## ## ## T1")["sees"] == ["T1"]
    assert look("T3 ## S2 ## W4")["sees"] == ["T3", "W4"]
    assert look("## ## ## ## ##") == {"place": "a3>E", "sees": [], "points": 0, "bonus": 0}


def test_5_3_the_rule_texts_second_example_gives_14_and_3() -> None:
    """T-Rex 2 and 3, Swan 4, T-Rex 5, Swan 5."""
    seen = look("T2 T3 S4 T5 S5")
    assert (seen["points"], seen["bonus"]) == (14, 3)


def test_5_3_a_bonus_for_each_of_two_or_more_and_for_each_series() -> None:
    assert look("T1 T2 ## ## ##")["bonus"] == 2
    assert look("T1 S2 W3 ## ##")["bonus"] == 0
    assert look("T1 S2 T3 S4 ##")["bonus"] == 4
    assert look("T1 T2 T3 T4 T5")["bonus"] == 5


def test_5_3_a_screen_tells_which_series_give_it() -> None:
    state = say(dealt("T1 S2 W3", "E4 R5 P1", centre="T3"), "visit c1>S")
    say(state, "take c1", "deal T2", "set T1", "visit c5>N", "stay")
    (seen,) = plain(GAME.view(state, SPECTATOR))["players"][0]["visitors"]
    assert (seen["sees"], seen["bonus"], seen["series"]) == (["T1", "T3"], 2, ["T"])
    (seen,) = plain(GAME.view(state, SPECTATOR))["players"][1]["visitors"]
    assert (seen["sees"], seen["bonus"], seen["series"]) == (["T3"], 0, [])


RED = """
S1 S2 W3 E4 R5
B1 B2 T4 T5 ##
## ## ## ## ##
## ## ## ## ##
## ## ## E2 I5
"""


def test_5_4_the_rule_texts_third_example_gives_3_in_hand_and_43_in_all() -> None:
    """Red's five visitors see Whale 3 and T-Rex 4 and 5; the Pyramid 5 never counts."""
    red = scored(RED, ("a1>E a2>E b1>S a1>S c5>N", "T1 W2 P5"), ("", ""), ("", ""), ("", ""))[0]
    looks = [visitor["points"] + visitor["bonus"] for visitor in red["visitors"]]
    assert looks == [15 + 2, 12 + 4, 2, 1, 4]
    assert [(tile["tile"], tile["points"]) for tile in red["hand"]] == [
        ("T1", 1),
        ("W2", 2),
        ("P5", 0),
    ]
    assert red["points"] == 40 + 3


def test_5_4_a_tile_in_hand_needs_a_higher_one_of_its_series_in_sight() -> None:
    def hand(garden: str, visitors: str, tiles: str) -> list[int]:
        first = scored(garden, (visitors, tiles), ("", ""))[0]
        return [tile["points"] for tile in first["hand"]]

    line = "## ## ## ## ##\n" * 4
    assert hand("T3 ## ## ## ##\n" + line, "a1>E", "T2") == [2]
    assert hand("T3 ## ## ## ##\n" + line, "a1>E", "T4") == [0]
    assert hand("T3 ## ## ## ##\n" + line, "a2>E", "T2") == [0]
    assert hand("S5 T3 ## ## ##\n" + line, "a1>E", "T2") == [0]  # hidden by the Swan
    assert hand("S5 T3 ## ## ##\n" + line, "b1>S", "T2") == [2]
    assert hand("S4 S5 ## ## ##\n" + line, "a1>E", "S1 S2 S3") == [1, 2, 3]


def test_5_4_any_of_ones_visitors_will_do() -> None:
    garden = "T5 T1 ## ## ##\n" + "## ## ## ## ##\n" * 4
    for visitors in ("a1>S b1>S", "b1>S a1>S", "b5>N a5>N"):
        assert scored(garden, (visitors, "T3"), ("", ""))[0]["points"] == 5 + 1 + 3


def test_5_4_another_players_visitor_does_not_help() -> None:
    line = "## ## ## ## ##\n" * 4
    answer = scored("T3 ## ## ## ##\n" + line, ("e5>W", "T2"), ("a1>E", ""))
    assert answer[0]["hand"][0]["points"] == 0


def test_5_4_nor_what_it_saw_before_ones_own_looked() -> None:
    """The first sees a Swan and a T-Rex, the second from the other side a Whale alone."""
    garden = "S1 ## ## ## ##\nT3 ## ## ## W5\n" + "## ## ## ## ##\n" * 3
    answer = scored(garden, ("a1>S", ""), ("e2>W", "T2"))
    assert [player["points"] for player in answer] == [4, 5]
    assert [player["points"] for player in scored(garden, ("a1>S", ""), ("c5>N", "T2"))] == [4, 0]


def test_5_5_all_together() -> None:
    garden = "T1 T2 ## ## ##\n" + "## ## ## ## ##\n" * 4
    answer = scored(garden, ("a1>E b1>S", "T3"), ("e1>W", "T4"))
    first = answer[0]
    assert [(v["points"], v["bonus"]) for v in first["visitors"]] == [(3, 2), (2, 0)]
    assert first["points"] == 7
    assert answer[1]["points"] == 2


def test_6_1_most_points_win() -> None:
    garden = "T1 T5 ## ## ##\n" + "## ## ## ## ##\n" * 4
    answer = scored(garden, ("a1>S", ""), ("b1>S", ""))
    assert [player["place"] for player in answer] == [2, 1]


def test_6_2_then_most_points_in_hand() -> None:
    garden = "T5 S4 ## ## ##\n" + "## ## ## ## ##\n" * 4
    answer = scored(garden, ("b1>S", "S1"), ("a1>S", ""))
    assert [player["points"] for player in answer] == [5, 5]
    assert [player["place"] for player in answer] == [1, 2]


def test_6_2_tiles_in_hand_that_scored_nothing_break_no_tie() -> None:
    garden = "T5 S4 ## ## ##\n" + "## ## ## ## ##\n" * 4
    answer = scored(garden, ("b1>S", "S1"), ("a1>S", "W5"))
    assert [(player["points"], player["place"]) for player in answer] == [(5, 1), (5, 2)]


def test_6_2_never_before_the_points() -> None:
    """Twelve points in hand are less than one point more in all."""
    garden = "T5 S5 W5 E5 R5\nP4 B4 ## ## ##\n" + "## ## ## ## ##\n" * 3
    hand, sight = ("a1>S b1>S c1>S", "T4 S4 W4"), ("d1>S e1>S b5>N a5>N", "")
    answer = scored(garden, hand, sight)
    assert [player["points"] for player in answer] == [27, 28]
    assert [player["place"] for player in answer] == [2, 1]


def test_6_3_then_who_played_last() -> None:
    answer = scored(EMPTY, ("a1>S", ""), ("b1>S", ""), ("c1>S", ""))
    assert [player["place"] for player in answer] == [3, 2, 1]


TILES = [f"{code}{value}" for code in CODES for value in range(1, 6)]


@settings(max_examples=150, deadline=None)
@given(
    st.permutations(TILES),
    st.lists(st.booleans(), min_size=25, max_size=25),
    st.permutations(PLACES),
    st.integers(2, 4),
)
def test_5_1_an_independent_scorer_agrees(
    tiles: list[str], up: list[bool], places: list[str], seats: int
) -> None:
    cells = [tile if shown else None for tile, shown in zip(tiles, up, strict=False)]
    grid = {name_cell(k): tile for k, tile in enumerate(cells) if tile}
    each = 16 // seats
    players = [
        {
            "visitors": places[each * seat : each * seat + each],
            "hand": tiles[25 + 3 * seat : 28 + 3 * seat],
        }
        for seat in range(seats)
    ]
    rows = [cells[5 * row : 5 * row + 5] for row in range(5)]
    answer = score({"grid": rows, "players": players})["players"]
    for player, told in zip(players, answer, strict=True):
        total = 0
        for place, visitor in zip(player["visitors"], told["visitors"], strict=True):
            seen = sees(grid, place)
            assert visitor["place"] == place
            assert visitor["sees"] == seen
            assert (visitor["points"], visitor["bonus"]) == visitor_points(seen)
            total += sum(visitor_points(seen))
        held = hand_points(grid, player["visitors"], player["hand"])
        assert {tile["tile"]: tile["points"] for tile in told["hand"]} == held
        assert told["points"] == total + sum(held.values())


def document(**more: Any) -> dict[str, Any]:
    players = [{"visitors": ["a1>E"], "hand": ["T1"]}, {"visitors": [], "hand": []}]
    return {"game": "topiary", "grid": drawn(EMPTY), "players": players, **more}


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"grid": None}, "score-list"),
        ({"grid": [[None] * 5] * 4}, "topiary-score-grid"),
        ({"grid": [[None] * 4] * 5}, "topiary-score-grid-row"),
        ({"grid": [["T9", None, None, None, None]] + [[None] * 5] * 4}, "topiary-score-tile"),
        ({"grid": [["T2", "T2", None, None, None]] + [[None] * 5] * 4}, "score-card-same"),
        ({"grid": [["T1", None, None, None, None]] + [[None] * 5] * 4}, "score-card-twice"),
        ({"players": [{"visitors": [], "hand": ["T1"]}] * 2}, "score-card-twice"),
        ({"players": [{"visitors": ["a1>X"], "hand": []}]}, "topiary-score-place"),
        ({"players": [{"visitors": [5], "hand": []}]}, "topiary-score-place"),
        ({"players": [{"visitors": ["a1>E", "a1>E"], "hand": []}]}, "topiary-score-place-twice"),
        ({"players": [{"visitors": ["a1>E"], "hand": []}] * 2}, "topiary-score-place-twice"),
        ({"players": [{"visitors": [], "hand": ["T1", "T1"]}]}, "score-card-same"),
        ({"players": [{"visitors": []}]}, "score-list"),
        ({"players": [{"hand": []}]}, "score-list"),
        ({"players": "Ana"}, "score-list"),
    ],
)
def test_7_3_what_cannot_be_scored_is_refused(change: dict[str, Any], id: str) -> None:
    with pytest.raises(Illegal) as why:
        score(document(**change))
    assert why.value.id == id


@pytest.mark.parametrize(("seats", "series"), [(2, "TSWERPB"), (3, "TSWERPB"), (4, "TSWERPBI")])
def test_7_3_usual_numbers_are_not(seats: int, series: str) -> None:
    each = {2: 8, 3: 6, 4: 5}[seats]
    tiles = [f"{code}{value}" for code in series for value in range(1, 6)]
    players = [
        {
            "visitors": list(PLACES[each * seat : each * seat + each]),
            "hand": tiles[25 + 3 * seat : 28 + 3 * seat],
        }
        for seat in range(seats)
    ]
    grid = [tiles[5 * row : 5 * row + 5] for row in range(5)]
    assert score({"grid": grid, "players": players})["warnings"] == []


def test_7_3_unusual_numbers_are_warned_about() -> None:
    answer = score(document(extra=1))
    ids = [warning.id for warning in answer["warnings"]]
    assert ids.count("topiary-score-tiles") == 2
    assert ids.count("topiary-score-visitors") == 2
    assert ids[-1] == "score-word"
    assert answer["winners"] == ["Seat 2"]
    crowds = [{"visitors": list(PLACES[k : k + 9]), "hand": []} for k in (0, 9)]
    warned = [warning.id for warning in score(document(players=crowds))["warnings"]]
    assert warned.count("topiary-score-visitors") == 2
    eight = [[f"{code}1" for code in "TSWER"], ["P1", "B1", "I1", None, None], *[[None] * 5] * 3]
    alone = score({"grid": eight, "players": [{"visitors": [], "hand": []}]})["warnings"]
    assert [warning.id for warning in alone] == [
        "topiary-score-tiles",
        "score-one-player",
        "topiary-score-series",
    ]
