"""How it is written: chapter 11 of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from games.arborea.scenes import (
    GAME,
    again,
    at_trail,
    begun,
    biomes,
    dealt,
    gifts,
    hold,
    home,
    invited,
    legal,
    on_track,
    refusal,
    say,
    score,
    scored,
    table,
)
from parterre.core import CHANCE, Illegal
from parterre.games.arborea.components.symbols import COMPONENT_NAMES, read_component
from parterre.games.arborea.rules.codes import RESCUE, SETTLING
from parterre.games.arborea.state import COLUMN


def test_11_1_things_have_their_codes() -> None:
    assert len(set(COMPONENT_NAMES)) == len(COMPONENT_NAMES) == 8 + 15 + 24 + 5 + 60 + 12
    assert [read_component(name) for name in ("TS1", "F12", "R1", "?")] == [0, 123, -1, -1]
    state = table()
    wrong = {
        "place giant TL": "arborea-villager",
        "place elder XX": "arborea-track",
        "activate elder TL3": "arborea-trail",
        "take Q01": "arborea-card",
        "take F01": "arborea-card",
        "invite dog": "arborea-creature",
        "give TL": "arborea-area",
        "ask TL": "arborea-on-track",
        "deal X1": "arborea-component",
    }
    assert {sentence: refusal(state, sentence).id for sentence in wrong} == wrong


def test_11_2_the_setting_up_is_dealt_in_a_fixed_order() -> None:
    for seats in (1, 2, 5):
        state = begun(seats)
        kinds = []
        while state.turn() == CHANCE:
            kinds.append(legal(state)[0].split()[1].rstrip("0123456789"))
            say(state, legal(state)[0])
        hers = ["R", "Y", "B", "P"] if seats == 1 else []
        wanted = ["TS"] * 8 + ["SE"] * 4 + ["BT"] * 6 + ["S"] * seats + ["R"] * seats
        assert kinds == wanted + hers + ["R", "Y", "B", "P"] + ["F"] * (seats == 1)
    state = begun(2)
    assert refusal(state, "deal SE01").id == "arborea-not-to-come"
    assert refusal(state, "advance TL").id == "arborea-deal-first"
    assert refusal(table(), "deal R01").id == "arborea-no-deal"


def test_11_3_the_starting_placement_is_written_as_a_placement() -> None:
    state = dealt(3)
    villagers = ("elder", "young")
    assert legal(state) == [f"place {v} {t}" for v in villagers for t in ("TL", "TR", "BL", "BR")]
    assert refusal(state, "advance TL").id == "arborea-not-asked"


def test_11_4_exits_and_orders_are_sentences() -> None:
    state = table()
    on_track(state, 0, "TL1")
    say(again(state), "advance TL")
    assert legal(state) == [
        *[f"leave TL{side}{n}" for side in "+-" for n in (1, 2)],
        "stay",
        "stay until 4",
        "stay until 5",
        "stay until swap",
    ]
    assert refusal(state, "stay until 3").id == "arborea-until-soon"
    assert refusal(state, "stay until 9").id == "arborea-until"
    say(state, "stay until 5")
    villager = GAME.view(state, 0).tracks[0].villagers[0]
    assert villager.until == 5


def test_11_5_the_start_of_a_turn_asks_what_it_must() -> None:
    state = table()
    on_track(state, 0, "TL1", until=5)
    assert "ask TL1" in legal(again(state))
    say(state, "ask TL1", "advance BR")
    assert legal(state)[-1] == "pass"
    assert not [s for s in legal(state) if s.startswith("ask")]
    assert refusal(state, "ask TL1").id == "arborea-not-asked"
    stuck = table()
    home(stuck, 0, elder=1)
    at_trail(stuck, 0, "TR-5")
    stuck.players[0].spirit = -8
    stuck.set_pending(1, RESCUE)
    assert legal(again(stuck)) == ["return TR-5", "pass"]


def test_11_6_alike_villagers_on_a_trail_are_one_choice() -> None:
    state = table()
    home(state, 0, elder=2, veteran=1)
    for villager in ("elder", "elder", "veteran"):
        at_trail(state, 0, "TL+1", villager)
    say(again(state), "advance BR", "pass")
    assert legal(state) == ["activate elder TL+1", "activate veteran TL+1", "pass"]
    say(state, "activate elder TL+1", "pass")
    assert state.active == 1


def test_11_7_each_symbol_has_its_sentences() -> None:
    symbols = ["CARD", "REFRESH", "CONV:G>W", "INV", "GIFT", "PV", "ADV", "SAGE"]
    state = table(2, components={"trails": {"BL+1": {"symbols": symbols}}})
    at_trail(state, 0, "BL+1")
    biomes(state, G=2)
    gifts(state, 0, BLp=1)
    state.board[COLUMN + 3] = 1
    say(again(state), "advance BR", "pass", "activate elder BL+1")
    seen = []
    for _ in symbols:
        seen.append(legal(state)[0].split()[0])
        say(state, "pass" if "pass" in legal(state) else legal(state)[0])
    assert seen == ["take", "refresh", "convert", "invite", "give", "place", "advance", "reward"]
    assert refusal(state, "xyz").id == "arborea-sentence"
    assert refusal(state, "reward 4").id == "arborea-reward"
    assert refusal(state, "convert GW").id == "arborea-pair"


def test_11_8_a_new_top_is_dealt_after_each_card_taken() -> None:
    state = table(2, "Y02", {"trails": {"BL+1": {"symbols": ["REFRESH", "CARD", "T"]}}})
    at_trail(state, 0, "BL+1")
    say(again(state), "advance BR", "pass", "activate elder BL+1", "refresh")
    decks = []
    while state.turn() == CHANCE:
        decks.append(legal(state)[0][5])
        say(state, legal(state)[-1])
    assert decks == ["R", "Y", "B", "P"]
    yellow = next(s for s in legal(state) if s.startswith("take Y"))
    state.cards_unseen = 0
    say(state, yellow)
    assert legal(state) == ["deal Y02"]  # the one put under is known, and dealt all the same


def test_11_9_completing_is_asked_where_it_can_be_paid() -> None:
    state = table()
    hold(state, 0, "R01")
    biomes(state, T=2, M=1)
    say(again(state), "advance BR", "pass")
    assert legal(state) == ["complete R01", "pass"]


def test_11_10_a_card_is_laid_by_its_south_west_cell_and_its_turn() -> None:
    state = table(2, "S1")
    hold(state, 0, "R01")
    biomes(state, T=2, M=1)
    say(again(state), "advance BR", "pass", "complete R01")
    assert refusal(state, "lay R01 3,0 45").id == "arborea-turn"
    assert refusal(state, "lay R01 03,0 0").id == "arborea-cell"
    assert refusal(state, "lay R01 a,0 0").id == "arborea-cell"
    say(state, "lay R01 -2,0 90")
    laid = GAME.view(state, 0).players[0].ecosystem.cards[1]
    assert (laid.x, laid.y, laid.turn, laid.width, laid.height) == (-2, 0, 90, 2, 3)


def test_11_11_creatures_are_settled_caged_and_freed_in_sentences() -> None:
    state = table(2, "S1")
    invited(state, 0, "frog")
    state.set_pending(1, SETTLING)
    assert legal(again(state)) == ["settle frog 0,0", "settle frog 1,0", "cage frog"]
    assert refusal(state, "free frog 0,0").id == "arborea-not-captive"


def test_11_12_feronias_turn_is_told_in_words_and_has_no_sentences() -> None:
    state = table(1)
    say(state, "advance TR")
    log = []
    while not (state.turn() == 0 and state.active == 0 and state.turns == 2):
        choices = legal(state)
        sentence = next(c for c in ("pass", "stay", choices[0]) if c in choices)
        log.append((sentence, GAME.told(state, GAME.read(state, sentence), 0).then))
        say(state, sentence)
    solo = [then for sentence, then in log if sentence.startswith("deal F")]
    assert len(solo) == 1
    ids = [message.id for message in solo[0]]
    assert "arborea-feronia-place" in ids
    assert "arborea-then-advance" in ids
    assert {"arborea-feronia-marker", "arborea-feronia-complete"} & set(ids)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"seasons": ["SE01"]}, "arborea-score-seasons"),
        ({"seasons": ["SE01", "SE02", "SE03", "SE99"]}, "arborea-score-tile"),
        ({"seasons": ["SE01", "SE02", "SE03", "SE01"]}, "arborea-score-tile-twice"),
        ({"caudachat": "dog"}, "option-value"),
        ({"feronia": {}}, "arborea-score-company"),
    ],
)
def test_11_13_a_score_file_must_be_right(change: dict[str, Any], id: str) -> None:
    with pytest.raises(Illegal) as why:
        scored({"name": "Ana"}, {"name": "Bea"}, **change)
    assert why.value.id == id


def test_11_13_a_score_file_is_answered_with_where_the_points_come_from() -> None:
    document = {
        "game": "arborea",
        "seasons": ["SE06", "SE09", "SE10", "SE11"],
        "players": [
            {
                "name": "Ana",
                "points": 40,
                "spirit": 6,
                "captives": 1,
                "gifts": {"TL+": 2},
                "steps": [2, 1, 0, 3],
                "held": 1,
                "available": 2,
                "cards": 2,
                "habitats": ["TTM", "WRR"],
                "creatures": [["frog", 0, 0]],
            },
            {"name": "Bea", "colour": "red"},
        ],
    }
    answer = score(document)
    ana = answer["players"][0]
    assert [s["points"] for s in ana["seasons"]] == [6, 2, 0, 6]
    assert (ana["spirit"], ana["creature_points"], ana["points_gained"]) == (5, 12, 40)
    assert ana["points"] == 40 + 5 + 14 + 12
    assert [(c["creature"], c["x"], c["y"]) for c in ana["creatures"]] == [("frog", 0, 0)]
    assert answer["winners"] == ["Ana"]
    assert [warning.id for warning in answer["warnings"]] == ["score-word"]
    alone = score({**document, "players": [{"habitats": ["RR", "RR"]}]})
    assert [w.id for w in alone["warnings"]] == ["arborea-score-no-cards", "score-one-player"]
    many = score({**document, "players": [{"cards": 1, "habitats": ["RRRR", "RRRR"]}, {}]})
    assert [w.id for w in many["warnings"]] == ["arborea-score-cells"]
    assert answer["counted"] == {
        "points.spirit",
        "points.multipliers",
        *(f"season_tiles.{tile}" for tile in document["seasons"]),
    }
    for document in ({"players": [{}], "game": "arborea"}, {"players": [{}] * 6}):
        with pytest.raises(Illegal):
            score(document)
