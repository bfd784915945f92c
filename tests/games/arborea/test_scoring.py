"""The end, the points and the winner: chapters 8 and 9 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from games.arborea.scenes import (
    GAME,
    again,
    at_trail,
    captives,
    creature_at,
    draw_land,
    finish_turn,
    gifts,
    hold,
    home,
    legal,
    refusal,
    say,
    scored,
    steps,
    table,
)
from parterre.core import OVER, Illegal
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.scoring import best_line, counted, spirit_left
from parterre.games.arborea.state import SEASON_TILE

WORM, ANTSPIDER = 1, 4


def land(*rows: str, creatures: tuple[tuple[str, int, int], ...] = (), **rest: Any) -> Arborea:
    """A table where seat 1 has a drawn ecosystem."""
    state = table(2, **rest)
    draw_land(state.players[0], *rows)
    for kind, x, y in creatures:
        creature_at(state.players[0], kind, x, y)
    return state


def points(*rows: str, creatures: tuple[tuple[str, int, int], ...], given: int = 0) -> list[int]:
    """The points of each creature of a drawn ecosystem, as they are named."""
    state = land(*rows, creatures=creatures)
    gifts(state, 0, TLp=min(given, 3), TLm=max(0, given - 3))
    found = GAME.view(state, 0).players[0].ecosystem.creatures
    by_place = {(c.x, c.y): c.points for c in found}
    return [by_place[x, y] for _, x, y in creatures]


def base(number: int, state: Arborea) -> int:
    """The base of a season tile for seat 1."""
    state.board[SEASON_TILE] = number - 1
    return int(GAME.view(state, 0).players[0].now.seasons[0].base)


def test_8_1_after_the_sun_everybody_has_two_more_turns() -> None:
    for seats in (2, 3):
        state = table(seats)
        state.sun = state.box.sun_last
        say(again(state), "advance BR")
        finish_turn(state)
        assert state.turns_left == 2 * seats
        turns = []
        while state.turn() != OVER:
            turns.append(state.active)
            say(state, "advance BR")
            finish_turn(state)
        assert turns == [(1 + k) % seats for k in range(2 * seats)]
        assert legal(state) == []
        assert refusal(state, "pass").id == "arborea-over"


def test_8_1_whoever_brings_the_sun_to_its_end_has_two_more_turns_as_well() -> None:
    for seats in (2, 3):
        for last in range(seats):
            state = table(seats)
            for _ in range(last):
                say(state, "advance BR")
                finish_turn(state)
            assert state.active == last
            state.sun = state.box.sun_last
            say(state, "advance BR")
            finish_turn(state)
            turns = []
            while state.turn() != OVER:
                turns.append(state.active)
                say(state, "advance BR")
                finish_turn(state)
            assert turns == [(last + 1 + k) % seats for k in range(2 * seats)]


def test_8_2_captives_cost_three_spirit_each() -> None:
    state = table()
    state.players[0].spirit = 2
    captives(state, 0, "frog", "owl")
    assert spirit_left(state.players[0]) == -4
    captives(state, 0, "frog", "owl")
    assert spirit_left(state.players[0]) == -8


def test_8_3_the_spirit_track_gives_and_takes_points() -> None:
    answers = [scored({"spirit": spirit})[0]["spirit"] for spirit in range(-8, 9)]
    assert answers == [-10] * 3 + [-5] * 3 + [0] * 5 + [5] * 3 + [10] * 3
    assert scored({"spirit": -8, "points": 3})[0]["points"] == -7


def test_8_4_a_season_is_its_base_of_at_most_8_times_the_multiplier() -> None:
    state = table(2, "SE06 SE01 SE02 SE03")
    hold(state, 0, "P01", "P02", "P03")
    steps(state, 0, 6, 2, 0, 0)
    gifts(state, 0, TLp=2)
    seasons = GAME.view(state, 0).players[0].now.seasons
    assert [(s.number, s.base, s.multiplier, s.points) for s in seasons] == [
        (3, 8, 6, 48),
        (2, 2, 2, 4),
        (8, 8, 0, 0),
        (0, 0, 0, 0),
    ]


def test_8_5_what_the_season_tiles_count() -> None:
    state = land(
        "TTMRW",
        "TTRRW",
        "FWGGP",
        creatures=(("frog", 0, 1), ("worm", 2, 0), ("worm", 3, 1), ("owl", 0, 0)),
    )
    state.players[0].spirit = 5
    captives(state, 0, "cat")
    hold(state, 0, "P01")
    home(state, 0, elder=2, young=1, veteran=1)
    gifts(state, 0, TLp=3, BRm=1)
    steps(state, 0, 2, 1, 0, 1)
    wanted = {1: 4, 2: 4, 3: 4, 4: 3, 5: 4, 6: 3, 7: 6, 8: 2, 9: 6, 10: 1, 11: 6}
    wanted |= {12: 6, 13: 0, 14: 2, 15: 4}
    assert {number: base(number, state) for number in wanted} == wanted


def test_8_5_season_progress_and_cards_of_the_ecosystem() -> None:
    state = table(2)
    assert counted(state.players[0], 9) == 1  # the starting card
    steps(state, 0, 1, 0, 0, 2)
    assert counted(state.players[0], 1) == 3


def test_8_6_lines_end_where_a_crossing_lacks_a_cell() -> None:
    rows = ("TTTTTT", "TTTTTT", "TT..TT", "TTTTTT")
    lined = (("frog", 0, 2), ("owl", 2, 2), ("cat", 4, 2))
    assert best_line(land(*rows, creatures=lined).players[0].land) == 3
    broken = (("frog", 0, 0), ("cat", 4, 0))  # between them crossings lack their northern cells
    assert best_line(land(*rows, creatures=broken).players[0].land) == 0
    assert points(*rows, creatures=(("hamster", 0, 2), ("frog", 4, 2)))[0] == 3
    assert points(*rows, creatures=(("hamster", 0, 0), ("frog", 4, 0)))[0] == 0


def test_8_6_a_single_creature_is_no_line() -> None:
    assert best_line(land("TTT", "TTT", creatures=(("frog", 0, 0),)).players[0].land) == 0


def test_8_7_frogs_and_worms_score_three_for_each_habitat() -> None:
    assert points("TT", "TR", creatures=(("frog", 0, 0),)) == [9]
    assert points("TT", "PR", creatures=(("worm", 0, 0),)) == [3]


def test_8_8_antspiders_score_variety_and_owls_mushrooms_and_gifts() -> None:
    assert points("TR", "MG", creatures=(("antspider", 0, 0),)) == [8]
    assert points("TT", "RR", creatures=(("antspider", 0, 0),)) == [4]
    assert points("MM", "RR", creatures=(("owl", 0, 0),), given=5) == [6]
    assert points("RR", "RR", creatures=(("owl", 0, 0),), given=1) == [0]


def test_8_9_hamsters_score_flowers_and_every_frog_on_their_lines() -> None:
    rows = ("RRRRR", "RRRRR", "RFRRR", "RFRRR")
    seen = (("hamster", 1, 0), ("frog", 3, 0), ("frog", 1, 2), ("owl", 2, 2))
    assert points(*rows, creatures=seen)[0] == 2 * 2 + 3 * 2
    past = (("hamster", 0, 2), ("owl", 2, 2), ("frog", 3, 0))
    assert points(*rows, creatures=past)[0] == 0


def test_8_9_a_line_goes_on_behind_whoever_stands_there() -> None:
    row = ("RRRRRRRRR", "RRRRRRRRR")
    behind = (("hamster", 0, 0), ("owl", 2, 0), ("frog", 4, 0), ("cat", 6, 0), ("frog", 7, 0))
    assert points(*row, creatures=behind)[0] == 3 * 2
    west = (("frog", 0, 0), ("frog", 2, 0), ("worm", 4, 0), ("hamster", 6, 0))
    assert points(*row, creatures=west)[3] == 3 * 2
    tall = ("RR",) * 9
    both = (("frog", 0, 0), ("antspider", 0, 2), ("hamster", 0, 4), ("owl", 0, 6), ("frog", 0, 7))
    assert points(*tall, creatures=both)[2] == 3 * 2


def test_8_10_cats_look_for_worms_unless_the_table_says_antspiders() -> None:
    for option, seen, expected in (("worm", WORM, 5), ("antspider", ANTSPIDER, 8)):
        state = land("GRRRRRRR", "RRRRRRRR", caudachat=option)
        for kind, x in (("cat", 0), ("antspider", 2), ("antspider", 4), ("worm", 6)):
            creature_at(state.players[0], kind, x, 0)
        assert state.cat_sees == seen
        cat = GAME.view(state, 0).players[0].ecosystem.creatures[0]
        assert cat.creature == "cat"
        assert cat.points == expected


def test_8_11_water_doubles_once() -> None:
    assert points("TT", "WR", creatures=(("frog", 0, 0),)) == [12]
    assert points("TT", "WW", creatures=(("frog", 0, 0),)) == [12]
    assert points("WR", "FR", creatures=(("hamster", 0, 0),)) == [4]


def test_8_12_the_example_ecosystem_of_page_13_scores_63() -> None:
    """Six creatures with the habitats and lines that the text gives them; the rest is Rock."""
    rows = [
        "RRRRRPWRR",
        "RRRRRPRRR",
        "RRTTRRRRR",
        "RRWRRRRRR",
        "RRRRRRRRR",
        "TTWFRRRGM",
        "TRRRRRRTF",
        "RRRRRRRRR",
        "GMRRRRRRR",
        "RRRRRRRRR",
    ]
    creatures = [
        ["frog", 0, 3],  # three Trees: 9
        ["frog", 2, 6],  # two Trees, and Water: 12
        ["worm", 5, 8],  # two Sponges, and Water: 12
        ["hamster", 2, 3],  # a Flower and both frogs, and Water: 16
        ["antspider", 7, 3],  # four habitats: 8
        ["antspider", 0, 0],  # three habitats: 6
    ]
    answer = scored({"habitats": rows, "creatures": creatures, "cards": 20, "spirit": 0})[0]
    found = sorted((c["creature"], c["points"]) for c in answer["creatures"])
    assert found == [
        ("antspider", 6),
        ("antspider", 8),
        ("frog", 9),
        ("frog", 12),
        ("hamster", 16),
        ("worm", 12),
    ]
    assert answer["creature_points"] == answer["points"] == 63


def test_8_12_the_total_is_everything_and_waiting_villagers_are_nothing() -> None:
    state = table(2, "SE06 SE01 SE02 SE03")
    player = state.players[0]
    player.points, player.spirit = 20, 4
    hold(state, 0, "P01")
    steps(state, 0, 2, 0, 0, 0)
    draw_land(player, "TT", "TW")
    creature_at(player, "frog", 0, 0)
    before = state.points()[0]
    assert before == 20 + 5 + 3 * 2 + 18
    at_trail(state, 0, "TL+5")
    assert state.points()[0] == before


def test_9_1_the_most_points_win() -> None:
    answer = scored({"name": "Ana", "points": 5}, {"name": "Bea", "points": 7}, {"name": "Cem"})
    assert [player["place"] for player in answer] == [2, 1, 3]


def test_9_2_ties_are_broken_by_creatures_spirit_and_seasons() -> None:
    rock = {"habitats": ["RRR", "RRR"], "cards": 1}
    frog = {**rock, "creatures": [["frog", 0, 0]]}
    assert [p["place"] for p in scored({**rock, "spirit": 2}, frog)] == [2, 1]
    assert [p["place"] for p in scored({"spirit": 1}, {"spirit": 2})] == [2, 1]
    assert [p["place"] for p in scored({"spirit": 2, "captives": 1}, {"spirit": 0})] == [2, 1]
    assert [p["place"] for p in scored({"steps": [0, 1, 0, 0]}, {}, {})] == [1, 2, 2]
    assert [p["place"] for p in scored({}, {})] == [1, 1]


@pytest.mark.parametrize(
    ("player", "id"),
    [
        ({"spirit": 9}, "arborea-score-number"),
        ({"points": "3"}, "arborea-score-number"),
        ({"gifts": []}, "score-object"),
        ({"gifts": {"XX": 1}}, "arborea-score-area"),
        ({"gifts": {"TL+": 4}}, "arborea-score-number"),
        ({"steps": [1]}, "arborea-score-steps"),
        ({"habitats": [3]}, "arborea-score-row"),
        ({"habitats": ["TX"]}, "arborea-score-habitat"),
        ({"habitats": ["T.T"]}, "arborea-score-apart"),
        ({"creatures": [["frog", 0]]}, "arborea-score-creature"),
        ({"creatures": [["frog", 0, 0]]}, "arborea-score-crossing"),
        (
            {"habitats": ["RRR", "RRR"], "creatures": [["frog", 0, 0], ["owl", 1, 0]]},
            "arborea-score-crossing",
        ),
    ],
)
def test_9_1_a_score_file_that_cannot_be_is_refused(player: dict[str, Any], id: str) -> None:
    with pytest.raises(Illegal) as why:
        scored(player, {"name": "Bea"})
    assert why.value.id == id
