"""The end of Botanicus and its scoring, clause by clause, with the rule text's example."""

from __future__ import annotations

from typing import Any

import pytest

from games.botanicus.scenes import (
    breakdown,
    column,
    fill,
    finish,
    has_words,
    hold,
    last_turns,
    placed,
    plant,
    refused,
    say,
    score,
    table,
    view,
)
from parterre.core import OVER, Illegal
from parterre.core.shapes import Break


def test_10_1_the_game_is_over_after_everybodys_last_turn() -> None:
    state = last_turns(table())
    for _ in range(3):
        assert state.turn() != OVER
        finish(say(state, "choose purse 1"))
    assert state.turn() == OVER
    assert state.actions() == []
    assert refused(state, "choose purse 1") == ("over", "10.1")
    assert view(state).result.winners == [1]


def test_10_2_the_rule_texts_columns_give_24() -> None:
    """One column whose best plant is a III, 9 points, and one with a IV, 15."""
    state = table()
    fill(state, 0, "- - II -  I - II -  III - I -  II - IV -  III II I -")
    assert breakdown(state).columns == 9 + 15
    told = view(state).players[0].columns
    assert [found.points for found in told] == [9, 0, 15, 0]
    assert [found.full for found in told] == [True, False, True, False]


def test_10_2_every_bed_and_only_beds() -> None:
    """Column a has four beds from the second row down, column d four from the top."""
    state = plant(table(), 0, a2="I", a3="I", a4="I")
    assert view(state).players[0].columns[0].points == 0
    plant(state, 0, a5="I")
    assert view(state).players[0].columns[0].points == 2


def test_10_2_once_by_its_best_plant() -> None:
    """All III score like four I and a III."""
    one = plant(table(), 0, b1="I", b2="I", b3="III", b4="I", b5="I")
    all = plant(table(), 0, b1="III", b2="III", b3="III", b4="III", b5="III")
    assert one.points()[0] == all.points()[0] == 2 + 9
    assert plant(table(), 0, d1="II", d2="I", d3="I", d4="I").points()[0] == 2 + 5


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_10_3_three_coins_are_one_point(coins: int, points: int) -> None:
    state = table()
    state.players[0].coins = coins
    assert state.points()[0] == points
    assert breakdown(state).coins == points


def test_10_4_cards_and_requests_not_met_are_worth_nothing() -> None:
    state = plant(hold(table(), "K18 K12"), 0, b2="II", c3="I")
    state.players[0].coins = 0
    assert state.points()[0] == 0


def test_10_4_what_was_scored_stays() -> None:
    state = plant(hold(table(), "K1"), 0, c2="II")
    say(state, "use K1", "plant II b2", "stop")
    fill(state, 0, "- - - -  - - - -  - - - -  - - - -  - - - -")
    assert state.points()[0] == 7 + 1  # and four coins


def test_10_5_most_points_win_and_then_the_flower_nearer_the_top() -> None:
    state = last_turns(table(4), "3 1 4 2")
    state.players[1].from_actions = 1
    assert state.ranking() == [3, 1, 2, 4]
    state.players[1].from_actions = 0
    assert state.ranking() == [2, 4, 1, 3]
    for _ in range(4):
        finish(say(state, "choose wheelbarrow 1"))
    assert view(state).result.places == [2, 4, 1, 3]
    assert view(state).result.breaks == [Break(by="stack", values=[-1, -3, 0, -2])]


def test_10_5_the_last_stack_is_that_of_the_second_round() -> None:
    state = column(table(), 8, round=2)
    for player in state.players:
        player.coins = 9
    placed(state, "8.2", "8.2", "8.1")
    for player in state.players:
        player.coins = 0
        player.from_actions = 0
        player.from_animals = 0
        player.from_tracks = 0
    assert state.ranking() == [3, 2, 1]


# A score file.

EMPTY = [[None] * 4 for _ in range(5)]
FULL = [[None, "I", "I", "I"], ["I"] * 4, ["I"] * 4, ["I", "I", "I", "IV"], ["I", "I", "III", None]]


OTHER = [".###", "####", "####", "###.", "####"]  # another garden of 18 beds


def document(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    plain = {"vp": 40, "coins": 7, "garden": EMPTY}
    return {"game": "botanicus", "players": [{**plain, **player} for player in players], **more}


def test_12_5_points_columns_and_coins_of_a_finished_table() -> None:
    answer = score(document({"name": "Ana", "garden": FULL}, {"name": "Bea", "vp": 71}))
    ana, bea = answer["players"]
    assert [found["points"] for found in ana["columns"]] == [2, 2, 9, 15]
    assert (ana["points"], ana["coins"], ana["place"]) == (40 + 28 + 2, 2, 2)
    assert (bea["points"], bea["place"]) == (73, 1)
    assert (answer["winners"], answer["warnings"]) == (["Bea"], [])


def test_12_5_ties_go_to_who_comes_first() -> None:
    answer = score(document({}, {"vp": 41, "coins": 5}, {}))
    assert [player["points"] for player in answer["players"]] == [42, 42, 42]
    assert [player["place"] for player in answer["players"]] == [1, 2, 3]


def test_12_5_the_expert_variant() -> None:
    expert = [
        {"board": "G1", "finals": ["F1", "F9"], "standard": 4},
        {"board": "G4", "finals": ["F10", "F11"], "special": 2, "animals": 5},
        {"board": "G2", "finals": ["F12", "F7"], "prizes": 3, "garden": FULL},
    ]
    answer = score(document(*expert, expert=True))["players"]
    assert [sum(card["scores"] for card in player["finals"]) for player in answer] == [
        8 + 12,
        12 + 15,
        15 + 20,
    ]
    assert answer[0]["points"] == 40 + 2 + 20


@pytest.mark.parametrize(
    ("player", "id"),
    [
        ({"vp": None}, "botanicus-score-number"),
        ({"vp": -1}, "botanicus-score-number"),
        ({"vp": True}, "botanicus-score-number"),
        ({"coins": "7"}, "botanicus-score-number"),
        ({"coins": 1000}, "botanicus-score-number"),
        ({"garden": None}, "score-list"),
        ({"garden": EMPTY[:4]}, "botanicus-score-garden-rows"),
        ({"garden": [[None] * 3, *EMPTY[1:]]}, "botanicus-score-garden-row"),
        ({"garden": [[None, "V", None, None], *EMPTY[1:]]}, "botanicus-score-level"),
        ({"garden": [[None, "", None, None], *EMPTY[1:]]}, "botanicus-score-level"),
        ({"garden": [[None, ["I"], None, None], *EMPTY[1:]]}, "botanicus-score-level"),
        ({"name": " "}, "score-name"),
    ],
)
def test_12_5_what_cannot_be_scored_is_refused(player: dict[str, Any], id: str) -> None:
    with pytest.raises(Illegal) as why:
        score(document(player, {}))
    assert (why.value.id, why.value.clause) == (id, "12.5")
    has_words(why.value.id, why.value.values)


def test_12_5_a_plant_where_our_garden_has_no_bed_is_noted_unless_the_box_was_looked_at() -> None:
    more = [["II", *FULL[0][1:]], *FULL[1:]]
    answer = score(document({"garden": more}, {}))
    assert [(w.id, w.values["row"], w.values["bed"]) for w in answer["warnings"]] == [
        ("botanicus-score-new-bed", 1, 1)
    ]
    assert [found["best"] for found in answer["players"][0]["columns"]] == ["II", "I", "III", "IV"]
    with pytest.raises(Illegal) as why:
        score(document({"garden": more}, {}), {"garden": {"base": {"beds": OTHER}}})
    assert (why.value.id, why.value.clause) == ("botanicus-score-no-bed", "12.5")


def test_12_5_what_counted_is_named_by_its_element() -> None:
    answer = score(document({"garden": FULL}, {}))
    assert answer["counted"] == {"columns.I", "columns.III", "columns.IV", "garden.base"}
    assert score(document({}, {}))["counted"] == set()
    expert = document({"board": "G1", "finals": ["F1"]}, {"board": "G2"}, expert=True)
    assert score(expert)["counted"] == {"final.F1"}


def test_12_5_a_corrected_box_is_scored_with() -> None:
    (ana,) = score(document({"garden": FULL}), {"columns": {"I": {"points": 4}}})["players"]
    assert [found["points"] for found in ana["columns"]] == [4, 4, 9, 15]


@pytest.mark.parametrize(
    ("player", "id"),
    [
        ({"board": "G5"}, "botanicus-score-board"),
        ({"board": ["G1"]}, "botanicus-score-board"),
        ({}, "botanicus-score-board"),
        ({"board": "G1", "finals": ["F13"]}, "botanicus-score-final"),
        ({"board": "G1", "finals": [1]}, "botanicus-score-final"),
        ({"board": "G1", "finals": "F1"}, "score-list"),
        ({"board": "G1", "finals": ["F1", "F1"]}, "score-card-same"),
        ({"board": "G1", "finals": ["F2"]}, "score-card-twice"),
        ({"board": "G1", "animals": 6}, "botanicus-score-number"),
        ({"board": "G1", "standard": 6}, "botanicus-score-number"),
    ],
)
def test_12_5_nor_with_the_expert_variant(player: dict[str, Any], id: str) -> None:
    with pytest.raises(Illegal) as why:
        score(document({"board": "G2", "finals": ["F2"]}, player, expert=True))
    assert (why.value.id, why.value.clause) == (id, "12.5")
    has_words(why.value.id, why.value.values)


def test_12_5_unusual_words_are_warned_about() -> None:
    answer = score(document({"finals": ["F1"], "colour": "red"}, {}, extra=1))
    words = [warning.values["word"] for warning in answer["warnings"]]
    assert [warning.id for warning in answer["warnings"]] == ["score-word"] * 3
    assert words == ["extra", "finals", "colour"]
    alone = score(document({}))["warnings"]
    assert [warning.id for warning in alone] == ["score-one-player"]
    with pytest.raises(Illegal) as why:
        score(document({}, expert="yes"))
    assert why.value.id == "botanicus-score-true"
