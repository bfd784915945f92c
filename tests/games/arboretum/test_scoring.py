"""The scoring of Arboretum, clause by clause, with the rule texts' examples."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.arboretum.referee import best_points, rights
from games.arboretum.referee import path_points as referee_points
from games.arboretum.scenes import (
    drawn,
    path_points,
    score,
    scored,
)
from parterre.core import Illegal
from parterre.games.arboretum.components import CODES
from parterre.words import say


def holders(species: str, *hands: str) -> list[bool]:
    """Who has the right to a species, by the hands."""
    answer = scored(*((hand, "") for hand in hands), species="CDJAKWOLMF")
    return [player["species"][species]["right"] for player in answer]


def sums(species: str, *hands: str) -> list[int]:
    """What the hands count of a species."""
    answer = scored(*((hand, "") for hand in hands), species="CDJAKWOLMF")
    return [player["species"][species]["hand"] for player in answer]


# The rule texts' examples; their gardens were pictures, these fit what is said of them.

CHARLES = (
    "J7 L6 L7 K3 K8 F1 F5",
    """
    K1 K4 K5 K6
    .. .. J3 ..
    F6 .. C4 ..
    D4 F2 O5 ..
    .. .. W6 ..
    .. .. J8 ..
    """,
)
HUBERT = (
    "J2 J5 L4 L5 F3 W7 C6",
    """
    J1 J6 L1
    C1 C8 L8
    """,
)
ALICE = (
    "C5 K2 K7 F8 W1 W3 W8",
    """
    W2 W4 F4
    .. O6 F7
    """,
)


def test_6_4_the_french_example_gives_charles_19() -> None:
    answer = scored(CHARLES, HUBERT, ALICE, species="CJKWOLFD")
    hands = [{code: player["species"][code]["hand"] for code in "JLKFWC"} for player in answer]
    assert hands[0] == {"J": 7, "L": 13, "K": 11, "F": 6, "W": 0, "C": 0}
    assert hands[1] == {"J": 7, "L": 9, "K": 0, "F": 3, "W": 7, "C": 6}
    assert hands[2] == {"J": 0, "L": 0, "K": 9, "F": 0, "W": 12, "C": 5}
    right = [{code for code in "JLKFWC" if player["species"][code]["right"]} for player in answer]
    assert right == [set("JLKF"), set("JC"), set("W")]
    points = {code: answer[0]["species"][code]["points"] for code in "KJFL"}
    assert points == {"K": 9, "J": 7, "F": 3, "L": 0}
    assert answer[0]["points"] == 19
    assert [card for card, _, _ in answer[0]["species"]["K"]["path"]] == ["K1", "K4", "K5", "K6"]
    assert answer[1]["species"]["L"]["points"] == 0
    assert answer[1]["species"]["J"]["points"] > 0
    assert answer[1]["species"]["C"]["points"] > 0
    assert answer[2]["points"] == answer[2]["species"]["W"]["points"] > 0


def test_6_4_the_english_example_gives_b_21() -> None:
    """Blue is L, green W, orange F, purple J, yellow C, red A."""
    hand_a = "L2 L7 W3 F7 J8 C4 C5"
    hand_b = "L3 L8 F2 F5 J1 A3 A4"
    garden_b = """
    L1 L4 .. .. ..
    J2 L5 L6 .. ..
    C3 .. .. .. ..
    W5 .. .. .. ..
    J6 .. .. .. ..
    F1 W2 F4 C7 F8
    """
    answer = scored((hand_a, ""), (hand_b, garden_b), species="LWFJCA")
    right = [{code for code in "LWFJCA" if player["species"][code]["right"]} for player in answer]
    assert right == [set("WFC"), set("LFJA")]
    points = {code: answer[1]["species"][code]["points"] for code in "LFJAW"}
    assert points == {"L": 9, "F": 8, "J": 4, "A": 0, "W": 0}
    assert answer[1]["points"] == 21


# The right to score.


def test_5_1_species_are_scored_in_the_rulebooks_order() -> None:
    answer = scored(("K1", "W1"), ("C1", "F2"), species="WKFCDJ")
    assert list(answer[0]["species"]) == ["C", "D", "J", "F", "K", "W"]


def test_5_2_the_highest_sum_has_the_right() -> None:
    assert holders("J", "J2 J3", "J6") == [False, True]
    assert sums("J", "J2 J3", "J6") == [5, 6]


def test_5_3_all_who_tie_have_the_right() -> None:
    assert holders("J", "J2 J5", "J7", "J1") == [True, True, False]
    assert holders("J", "J1 J6", "J2 J5", "J3 J4") == [True, True, True]
    assert holders("C", "C1 C6", "C8", "C2 C5", "C3 C4") == [True, False, True, True]
    answer = scored(("C1 C6", ""), ("C2 C5", ""), ("C3 C4", "C7 C8"), species="CDJAKW")
    assert [player["points"] for player in answer] == [0, 0, 4]


def test_5_4_if_nobody_holds_it_everybody_has_the_right_once() -> None:
    assert holders("J", "C1", "K1", "") == [True, True, True]
    garden = "J1 J2"
    answer = scored(("", garden), ("", "J3 J8"), species="CDJAKW")
    assert [player["points"] for player in answer] == [3, 4]


def test_5_5_an_eight_counts_nothing_against_anothers_one() -> None:
    assert sums("J", "J8 J3", "J1") == [3, 1]
    assert sums("J", "J8", "J1") == [0, 1]
    assert holders("J", "J8", "J1") == [False, True]
    assert sums("J", "J1", "J8 J3") == [1, 3]
    assert sums("J", "J2", "J1", "J8") == [2, 1, 0]


@pytest.mark.parametrize("where", [1, 2, 3])
def test_5_5_one_opponents_one_is_enough_with_four(where: int) -> None:
    hands = ["J8", "J3", "J4", "C1"]
    hands[where] += " J1"
    expected = [0, 3, 4, 0]
    expected[where] += 1
    assert sums("J", *hands) == expected


def test_5_5_cards_not_in_hand_do_not_matter() -> None:
    answer = scored(("J8", ""), ("", "J1 J2"), species="CDJAKW")
    assert answer[0]["species"]["J"]["hand"] == 8


def test_5_5_a_paths_bonus_is_not_affected() -> None:
    answer = scored(("J1 J5", "J7 J8"), ("J4", ""), species="CDJAKW")
    assert answer[0]["species"]["J"]["points"] == 4
    answer = scored(("J5", "J7 J8"), ("J1", ""), species="CDJAKW")
    assert answer[0]["species"]["J"]["points"] == 4
    answer = scored(("J1", ""), ("J5", "J7 J8"), species="CDJAKW")
    assert answer[1]["species"]["J"]["points"] == 4


def test_5_6_who_holds_both_counts_both() -> None:
    assert sums("W", "W1 W3 W8", "W7") == [12, 7]


def test_5_7_a_right_without_a_path_denies_the_others() -> None:
    answer = scored(("J7", ""), ("J3", "J1 J2"), species="CDJAKW")
    assert answer[0]["species"]["J"] == {"right": True, "hand": 7, "points": 0, "path": None}
    assert answer[1]["species"]["J"] == {"right": False, "hand": 3, "points": 0, "path": None}


# Paths.


@pytest.mark.parametrize(
    ("garden", "points"),
    [
        ("J2 J5", 2),
        ("J5 J2", 2),
        ("J2 .. J5\nC1 C3 C4", 0),  # J2 has no higher neighbour that leads on
        ("J2 C3 J5", 3),
        ("J2 C2 J5", 0),  # ranks must rise
        ("J2 C7 J5", 0),
        ("J2 C3\nC4 J5", 3),  # never diagonally
        ("J3\nC4\nJ6", 3),
    ],
)
def test_6_1_a_path_rises_step_by_step(garden: str, points: int) -> None:
    assert path_points(garden, "JC") == points


def test_6_2_only_the_ends_are_of_the_species() -> None:
    assert path_points("J2 C3 K4 A5 J7", "JCKA") == 5
    assert path_points("C1 J2 C3 K4 A5 J7 W8", "JCKAW") == 5
    assert path_points("J2 C3 K4 A5 W7", "JCKAW") == 0


def test_6_3_two_cards_at_least_eight_at_most() -> None:
    assert path_points("J3", "J") == 0
    assert path_points("J3 J4", "J") == 2
    assert path_points("J1", "J") == 0
    assert path_points("J8", "J") == 0
    assert path_points("J1 C2 C3 C4 C5 C6 C7 J8", "JC") == 8 + 1 + 2


def test_6_4_the_most_valuable_of_several_routes() -> None:
    """Two ways lead from J2 to J8, and the longer one is found."""
    garden = """
    J2 C3 C4
    C7 .. C5
    J8 K7 C6
    """
    assert path_points(garden, "JCK") == 7 + 2


def test_6_4_a_shorter_path_may_be_worth_more() -> None:
    """Four oaks alone count double; five mixed cards between others do not."""
    assert path_points("K1 K4 K5 K6\nC2 C3 .. ..", "KC") == 9
    answer = scored(("", "K1 K4 K5 K6\nC2 C3 .. .."), ("", ""), species="KC")
    assert [card for card, _, _ in answer[0]["species"]["K"]["path"]] == ["K1", "K4", "K5", "K6"]


def test_6_4_the_points_of_an_8_count_in_the_comparison() -> None:
    """Four oaks up to the 8 make 10, six mixed cards up to the same 8 make 8."""
    assert path_points("K5 K6 K7 K8\nC3 C4 C6 C7\nK2 .. .. ..", "KC") == 10


def test_6_4_the_points_of_an_8_make_up_for_a_card() -> None:
    """The path to the 8 is as long as the other, then a card shorter."""
    assert path_points("J2 J3\nC1 ..\nJ4 J8", "JC") == 4
    assert path_points("J2 J3 J4\nC1 .. ..\nJ5 J8 ..", "JC") == 4


def test_6_4_a_card_may_serve_several_paths() -> None:
    answer = scored(("", "J1 C2 J3 C4"), ("", ""), species="JC")
    assert answer[0]["species"]["J"]["points"] == 4
    assert answer[0]["species"]["C"]["points"] == 3


def test_6_4_one_path_a_species() -> None:
    assert path_points("J3 J4\nC1 ..\nJ5 J6", "JC") == 2


def test_6_5_a_point_for_each_card() -> None:
    assert path_points("J2 C3 J4", "JC") == 3


def test_6_6_four_of_one_species_count_double() -> None:
    assert path_points("J2 J3 J4", "J") == 3
    assert path_points("J2 J3 J4 J5", "J") == 8
    assert path_points("J2 J3 C4 J5", "JC") == 4


def test_6_6_the_points_for_the_ends_make_no_fourth_card() -> None:
    assert path_points("J1 J2 J3", "J") == 3 + 1
    assert path_points("J6 J7 J8", "J") == 3 + 2
    assert path_points("J1 J5 J8", "J") == 3 + 1 + 2


def test_6_7_a_point_for_beginning_with_a_one() -> None:
    assert path_points("J1 J3", "J") == 3
    assert path_points("J1 C2 J3", "JC") == 4


def test_6_8_two_points_for_ending_with_an_eight() -> None:
    assert path_points("J3 J8", "J") == 4


def test_6_9_bonuses_are_never_doubled() -> None:
    assert path_points("J1 J2 J3 J4 J5 J6 J7 J8", "J") == 19
    assert path_points("J1 C2 J3 C4 J5 C6 J7 J8", "JC") == 11
    assert path_points("J1 J2 J3 J8", "J") == 4 * 2 + 1 + 2


CARDS = [f"{code}{rank}" for code in CODES for rank in range(1, 9)]


@st.composite
def gardens(draw: st.DrawFn) -> dict[tuple[int, int], str]:
    """A connected garden of up to thirty cards, crowded so that there are many routes."""
    size = draw(st.integers(1, 30))
    cards = draw(st.permutations(CARDS))
    garden = {(0, 0): cards[0]}
    for card in cards[1:size]:
        edge = sorted(
            {(x + dx, y + dy) for x, y in garden for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            - set(garden)
        )
        near = edge[: max(1, len(edge) // 2)]
        garden[draw(st.sampled_from(near))] = card
    return garden


@settings(max_examples=150, deadline=None)
@given(gardens())
def test_6_4_the_best_path_is_found_exactly(garden: dict[tuple[int, int], str]) -> None:
    """The referee tries every path there is; ours must find one of the best, and show it."""
    document = {
        "species": CODES,
        "players": [
            {"hand": [], "garden": [[card, x, y] for (x, y), card in garden.items()]},
            {"hand": [], "garden": []},
        ],
    }
    answer = score(document)["players"][0]["species"]
    for code in CODES:
        assert answer[code]["points"] == best_points(garden, code)
        path = answer[code]["path"]
        if path is None:
            assert answer[code]["points"] == 0
            continue
        for (_, x, y), (_, u, v) in itertools.pairwise(path):
            assert abs(x - u) + abs(y - v) == 1
        assert all(garden[x, y] == card for card, x, y in path)
        assert referee_points([card for card, _, _ in path], code) == answer[code]["points"]


@settings(max_examples=100, deadline=None)
@given(st.permutations(CARDS), st.integers(2, 4))
def test_5_2_rights_agree_with_the_referee(cards: list[str], seats: int) -> None:
    hands = [cards[7 * seat : 7 * seat + 7] for seat in range(seats)]
    answer = scored(*((" ".join(hand), "") for hand in hands), species=CODES)
    for code in CODES:
        assert [player["species"][code]["right"] for player in answer] == rights(hands, code)


# The winner.


def places(*gardens: str) -> list[int]:
    return [p["place"] for p in scored(*(("", garden) for garden in gardens), species=CODES)]


def test_7_1_most_points_win() -> None:
    assert places("J1 J2", "C1 C2 C3", "K3 K4") == [2, 1, 3]


def test_7_2_then_most_species_planted() -> None:
    assert places("J3 J4", "C3 C4 K2") == [2, 1]
    assert places("J3 J4", "C3 C4 K2 K1 W1", "A3 A4 D2") == [3, 1, 2]
    # More trees, fewer species.
    assert places("J5 J4 C4 C3 J1", "A7 A8 K1 W1") == [2, 1]


def test_7_2_never_before_the_points() -> None:
    """Ten species are less than one species and a point more."""
    assert places("C3 C4 D1 J1 O1 L1 M1 A1 F1 K1 W1", "J3 J4 J5") == [2, 1]


def test_7_2_only_what_is_planted_counts() -> None:
    answer = scored(("K1 W1 A1", "J3 J4"), ("", "C3 C4 D1"), species="CDJAKW")
    assert [(player["points"], player["place"]) for player in answer] == [(2, 2), (2, 1)]


def test_7_3_then_the_place_is_shared() -> None:
    assert places("J3 J4", "C3 C4", "K3") == [1, 1, 3]
    answer = score(
        {
            "players": [
                {"hand": [], "garden": drawn("J3 J4")},
                {"hand": [], "garden": drawn("C3 C4")},
            ]
        }
    )
    assert answer["winners"] == ["Seat 1", "Seat 2"]


# The score file.


def test_8_3_the_contracts_example() -> None:
    document: dict[str, Any] = {
        "game": "arboretum",
        "species": "CDJAKW",
        "players": [
            {
                "name": "Ana",
                "hand": ["K3", "K8"],
                "garden": [["K1", 0, 0], ["K4", 1, 0], ["K5", 1, 1], ["K6", 1, 2]],
            },
            {"name": "Bea", "hand": ["K2"], "garden": [["C5", 0, 0]]},
        ],
    }
    answer = score(document)
    assert answer["winners"] == ["Ana"]
    first = answer["warnings"][0]
    assert say(first.id, first.values) == "Ana holds 2 cards, not 7."
    ana = answer["players"][0]
    assert (ana["points"], ana["place"]) == (9, 1)
    assert ana["species"]["K"] == {
        "right": True,
        "hand": 11,
        "points": 9,
        "path": [["K1", 0, 0], ["K4", 1, 0], ["K5", 1, 1], ["K6", 1, 2]],
    }
    assert list(ana["species"]) == ["C", "D", "J", "A", "K", "W"]


def test_8_3_coordinates_may_start_anywhere_and_gardens_be_of_any_size() -> None:
    line = [[card, 5 * 10**8 + k, -1000] for k, card in enumerate(CARDS[:60])]
    answer = score({"players": [{"hand": [], "garden": line}, {"hand": [], "garden": []}]})
    species = answer["players"][0]["species"]
    assert species["C"]["points"] == 19
    assert species["C"]["path"][0] == ["C1", 5 * 10**8, -1000]


def test_8_3_without_species_those_seen_are_in_play() -> None:
    assert list(scored(("A1", "J1"), ("K2", ""))[0]["species"]) == ["J", "A", "K"]


@pytest.mark.parametrize(
    ("players", "id"),
    [
        ([{"hand": ["J9"], "garden": []}], "arboretum-score-card"),
        ([{"hand": [7], "garden": []}], "arboretum-score-card"),
        ([{"hand": ["J1", "J1"], "garden": []}], "score-card-same"),
        ([{"hand": ["J1"], "garden": [["J1", 0, 0]]}], "score-card-same"),
        ([{"hand": ["J1"], "garden": []}, {"hand": ["J1"], "garden": []}], "score-card-twice"),
        ([{"hand": [], "garden": [["J1", 0, 0], ["J2", 0, 0]]}], "arboretum-score-cell-twice"),
        ([{"hand": [], "garden": [["J1", 0, 0], ["J2", 1, 1]]}], "arboretum-score-not-connected"),
        ([{"hand": [], "garden": [["J1", 0]]}], "arboretum-score-tree"),
        ([{"hand": [], "garden": [["J1", 0, "0"]]}], "arboretum-score-tree"),
        ([{"hand": [], "garden": [["J1", 0, 0.5]]}], "arboretum-score-tree"),
        ([{"hand": [], "garden": [["J1", True, 0]]}], "arboretum-score-tree"),
        ([{"hand": [], "garden": {}}], "score-list"),
        ([{"hand": "J1", "garden": []}], "score-list"),
        ([{"garden": []}], "score-list"),
        (["Ana"], "score-object"),
        ([{"name": 3, "hand": [], "garden": []}], "score-name"),
        ([{"name": "A", "hand": [], "garden": []}] * 2, "score-name-twice"),
        ([{"hand": [], "garden": []}] * 5, "score-players"),
        ([], "score-players"),
        ("Ana", "score-list"),
    ],
)
def test_8_3_what_cannot_be_scored_is_refused(players: Any, id: str) -> None:
    with pytest.raises(Illegal) as why:
        score({"game": "arboretum", "players": players})
    assert why.value.id == id
    assert why.value.clause


@pytest.mark.parametrize("species", ["XY", 5, "JJ", "C", None])
def test_8_3_species_that_cannot_be_are_refused(species: Any) -> None:
    with pytest.raises(Illegal):
        scored(("J1", ""), ("J2", ""), species=species)


def test_8_3_the_species_named_must_be_species_and_those_seen() -> None:
    players = [{"hand": ["K3"], "garden": []}, {"hand": [], "garden": []}]
    for species, id in (
        ("KQ", "arboretum-score-species"),
        (7, "arboretum-score-species"),
        ("CDJ", "arboretum-score-not-in-play"),
    ):
        with pytest.raises(Illegal) as why:
            score({"game": "arboretum", "species": species, "players": players})
        assert (why.value.id, why.value.clause) == (id, "8.3")


@pytest.mark.parametrize(("seats", "species"), [(2, "CDJAKW"), (3, "CDJAKWOL"), (4, CODES)])
def test_8_3_usual_numbers_are_not(seats: int, species: str) -> None:
    hands = [[f"{species[seat]}{rank}" for rank in range(1, 8)] for seat in range(seats)]
    others = [[f"{code}8", x, 0] for x, code in enumerate(species)]
    gardens = [others] + [[] for _ in hands[1:]]
    players = [{"hand": h, "garden": g} for h, g in zip(hands, gardens, strict=True)]
    assert score({"players": players})["warnings"] == []
    assert score({"players": players, "species": species})["warnings"] == []


def test_8_3_unusual_numbers_are_warned_about() -> None:
    players = [{"hand": ["K3"], "garden": []}, {"hand": ["K4"], "garden": []}]
    answer = score({"game": "arboretum", "species": "KC", "players": players})
    ids = [warning.id for warning in answer["warnings"]]
    assert ids == ["arboretum-score-hand", "arboretum-score-hand", "arboretum-score-species-number"]
    many = [f"K{rank}" for rank in range(1, 9)]
    (warning,) = score(
        {
            "players": [
                {"name": "Ana", "hand": many, "garden": []},
                {"name": "Bea", "hand": [f"C{rank}" for rank in range(1, 8)], "garden": []},
            ]
        }
    )["warnings"]
    assert say(warning.id, warning.values) == "Ana holds 8 cards, not 7."
    alone = score({"game": "arboretum", "players": players[:1]})["warnings"]
    assert [warning.id for warning in alone] == ["arboretum-score-hand", "score-one-player"]


def test_5_5_a_score_file_notes_an_8_that_counts_nothing() -> None:
    players = [
        {"name": "Ana", "hand": ["K8", "C8"], "garden": []},
        {"name": "Bea", "hand": ["K1", "C2"], "garden": []},
        {"name": "Cid", "hand": ["K2"], "garden": []},
    ]
    (note,) = score({"game": "arboretum", "players": players})["notes"]
    assert say(note.id, note.values) == (
        "Ana’s K8 counts 0 for the right to score, because Bea holds K1."
    )
    assert (note.id, note.clause) == ("arboretum-score-zeroed", "5.5")
