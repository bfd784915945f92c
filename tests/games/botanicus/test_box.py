"""The corrected box of Botanicus: what may change, each mistake, and what it does in play."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from games.botanicus.scenes import (
    GAME,
    begun,
    column,
    expert,
    has_words,
    hold,
    legal,
    pawn,
    say,
    table,
    view,
)
from parterre.table import replay
from parterre.words import LANGUAGES, Voice
from plain import plain as as_plain
from sheets import sheet, written
from tables import random_table


def shipped() -> dict[str, Any]:
    """The file as a person would copy it."""
    return tomllib.loads((GAME.folder / "components.toml").read_text("utf-8"))


def mistakes(given: dict[str, Any]) -> list[tuple[str, str]]:
    """The refusals of a file, and where each is; they all name the clause."""
    _, found = GAME.correct(given)
    assert {why.clause for why in found} <= {"1.3"}
    for why in found:
        has_words(why.id, why.values)
    return [(why.id.removeprefix("botanicus-"), str(why.values["where"])) for why in found]


def test_1_3_the_shipped_box_is_as_its_sheet_says() -> None:
    assert sheet(GAME) == written(GAME)


def test_1_3_every_element_says_how_it_is_known() -> None:
    for lang in LANGUAGES:
        listed = GAME.elements(GAME.box({}), Voice(lang))
        assert {element.known for element in listed} == {
            "rulebook",
            "public",
            "inferred",
            "reconstructed",
        }
        assert all(element.source and element.what and element.value for element in listed)
        assert len({element.id for element in listed}) == len(listed)
    known = {element.id: element.known for element in GAME.elements(GAME.box({}), Voice())}
    assert known["tile.R7"] == "reconstructed"
    assert known["track.B5"] == "rulebook"
    assert known["space.1.1"] == "inferred"
    assert {known[f"track.{start}"] for start in ("P0", "B0", "S0")} == {"reconstructed"}


def test_1_3_a_copy_of_the_file_changes_nothing() -> None:
    assert GAME.correct(shipped()) == ({}, [])


def test_1_3_a_corrected_value_is_the_only_change() -> None:
    file = shipped()
    file["tile"]["R1"]["points"] = 12
    file["space"]["1.2"].update(action="shovel 1", known="rulebook", source="my own box")
    assert GAME.correct(file) == (
        {"space": {"1.2": {"action": "shovel 1"}}, "tile": {"R1": {"points": 12}}},
        [],
    )


def test_1_3_what_the_rules_count_with_is_fixed() -> None:
    file = shipped()
    file["counts"]["cards"] = 20
    file["constants"]["flower"] = 2
    assert mistakes(file) == [("box-fixed", "counts.cards"), ("box-fixed", "constants.flower")]


@pytest.mark.parametrize(
    ("given", "id", "where"),
    [
        ({"hedge": {}}, "box-unknown", "hedge"),
        ({"card": {"K19": {"actions": ["vp 1"]}}}, "box-unknown", "card.K19"),
        ({"card": {"K1": {"price": 3}}}, "box-unknown", "card.K1.price"),
        ({"card": {"K1": {"known": "guessed"}}}, "box-known", "card.K1.known"),
        ({"space": {"1.2": {"action": "hoe 1"}}}, "box-action", "space.1.2.action"),
        ({"space": {"1.2": {"action": "prize"}}}, "box-action", "space.1.2.action"),
        ({"space": {"1.2": {"action": 3}}}, "box-action", "space.1.2.action"),
        ({"token": {"D1": {"light": "pole"}}}, "box-action", "token.D1.light"),
        ({"card": {"K1": {"actions": []}}}, "box-actions", "card.K1.actions"),
        ({"card": {"K1": {"actions": ["prize"]}}}, "box-actions", "card.K1.actions"),
        ({"card": {"K1": {"actions": ["vp 1"] * 5}}}, "box-actions", "card.K1.actions"),
        ({"track": {"P1": {"gives": "coin 3"}}}, "box-actions", "track.P1.gives"),
        ({"track": {"P6": {"gives": ["prize"] * 2}}}, "box-actions", "track.P6.gives"),
        ({"track": {"P1": {"next": ["P2a x"]}}}, "box-links", "track.P1.next"),
        ({"track": {"P1": {"next": ["P2a", "P2a 1"]}}}, "box-links", "track.P1.next"),
        ({"track": {"P1": {"next": ["P2a 10"]}}}, "box-links", "track.P1.next"),
        ({"track": {"P1": {"next": [5]}}}, "box-links", "track.P1.next"),
        ({"prize": {"round": {"points": [20, 15]}}}, "box-prizes", "prize.round.points"),
        (
            {"prize": {"square": {"points": [4, 6, 9, 13, 18, 24]}}},
            "box-prizes",
            "prize.square.points",
        ),
        ({"garden": {"base": {"beds": ["####"] * 4}}}, "box-beds", "garden.base.beds"),
        ({"garden": {"base": {"beds": ["###."] * 5}}}, "box-beds", "garden.base.beds"),
        ({"garden": {"base": {"beds": ["....", *["####"] * 4]}}}, "box-beds", "garden.base.beds"),
        ({"garden": {"base": {"beds": ["#x##", *["####"] * 4]}}}, "box-beds", "garden.base.beds"),
        ({"garden": {"base": {"fountain": "n14"}}}, "box-crossing", "garden.base.fountain"),
        ({"garden": {"G1": {"starts": ["n11", "n12"]}}}, "box-starts", "garden.G1.starts"),
        ({"garden": {"G1": {"starts": ["n11"] * 3}}}, "box-starts", "garden.G1.starts"),
        ({"garden": {"G1": {"frog": "e1"}}}, "box-bed", "garden.G1.frog"),
        ({"garden": {"base": {"frog": "b1"}}}, "box-unknown", "garden.base.frog"),
        ({"garden": {"G1": {"across": [[1, 1]]}}}, "box-costs", "garden.G1.across"),
        ({"garden": {"G1": {"down": [[1, 1, -1]] * 3}}}, "box-costs", "garden.G1.down"),
        ({"garden": {"G1": {"down": [[1, 1, True]] * 3}}}, "box-costs", "garden.G1.down"),
        ({"request": {"base.1": {"plants": "V"}}}, "box-plants", "request.base.1.plants"),
        ({"request": {"base.1": {"points": 100}}}, "box-points", "request.base.1.points"),
        ({"tile": {"R1": {"plants": ""}}}, "box-plants", "tile.R1.plants"),
        ({"tile": {"R1": {"plants": "I I I I I"}}}, "box-plants", "tile.R1.plants"),
        ({"columns": {"IV": {"points": -1}}}, "box-points", "columns.IV.points"),
        ({"animals": {"1": {"points": "3"}}}, "box-points", "animals.1.points"),
        ({"final": {"F1": {"counts": "coins"}}}, "box-counts", "final.F1.counts"),
        ({"track": {"Q1": {"gives": [], "next": []}}}, "box-unknown", "track.Q1"),
        ({"track": {"P7": {"gives": ["vp 1"]}}}, "box-incomplete", "track.P7"),
        ({"track": {"P5": {"frog": True}}}, "box-unknown", "track.P5.frog"),
    ],
)
def test_1_3_each_mistake_has_its_sentence(given: dict[str, Any], id: str, where: str) -> None:
    assert mistakes(given) == [(id, where)]


@pytest.mark.parametrize(
    ("given", "id", "where"),
    [
        ({"track": {"P1": {"next": ["P9"]}}}, "box-link", "track.P1.next"),  # there is none
        ({"track": {"P1": {"next": ["B2"]}}}, "box-link", "track.P1.next"),  # another track
        ({"track": {"P1": {"next": ["P0"]}}}, "box-link", "track.P1.next"),  # back to the start
        ({"track": {"B2": {"next": ["B1"]}}}, "box-track", "track.B0.next"),  # in a circle
        ({"track": {"B0": {"next": []}}}, "box-track", "track.B0.next"),  # no track at all
        ({"track": {"P6x": {"next": ["P6"]}}}, "box-frog", "track.P6x.next"),
        ({"track": {"B5": {"gives": ["prize"]}}}, "box-no-prize", "track.B5.gives"),
        ({"garden": {"G1": {"frog": "a1"}}}, "box-no-bed", "garden.G1.frog"),
        ({"garden": {"G1": {"frog": "c1"}}}, "box-same-bed", "garden.G1"),
        (
            {"garden": {"G1": {"beds": ["####", "####", "####", "####", "##.#"]}}},
            "box-no-bed",
            "garden.G1.tortoise",
        ),
    ],
)
def test_1_3_what_fits_alone_but_not_together(given: dict[str, Any], id: str, where: str) -> None:
    assert mistakes(given) == [(id, where)]


def test_1_3_every_mistake_is_told_at_once() -> None:
    given = {
        "card": {"K1": {"actions": []}, "K2": {"actions": ["hoe 1"]}},
        "tile": {"R1": {"points": -1}},
    }
    assert len(mistakes(given)) == 3


def test_1_3_a_corrected_value_changes_play() -> None:
    changes = {
        "space": {"1.2": {"action": "water 1"}, "1.3": {"action": "pole"}},
        "token": {"D1": {"light": "vp 9"}},
        "card": {"K1": {"actions": ["plant IV"]}},
        "garden": {"base": {"fountain": "n11", "beds": ["####"] * 5}},
        "columns": {"I": {"points": 3}},
    }
    state = table(changes=changes)
    assert legal(state)[0] == "walk n11 n12"
    say(hold(state, "K1"), "use K1")
    assert legal(state)[0] == "plant IV a1"  # a bed now
    say(state, "plant IV a1", "place 1.3")
    assert state.players[0].coins == 6 - 2 + 3
    assert say(column(state, 2), "place 2.1").players[0].from_actions == 9
    plain = table()
    assert legal(plain)[0] == "walk n22 n11"


def test_1_3_tables_with_different_boxes_do_not_meet() -> None:
    ours = table(changes={"animals": {"1": {"points": 50}}})
    theirs = table()
    for state, points in ((ours, 50), (theirs, 3)):
        assert say(column(state, 4), "place 4.4").players[0].from_animals == points


def test_1_3_a_further_space_of_a_track_may_be_added() -> None:
    longer = {
        "track": {
            "B6": {"gives": ["vp 20"], "next": []},
            "B5": {"next": ["B6 1"]},
        }
    }
    state = pawn(table(changes=longer), "B5")
    say(state, "place 1.4")
    assert legal(state) == ["advance B6", "stop"]
    say(state, "advance B6")
    assert (state.players[0].from_tracks, state.players[0].coins) == (22, 5)
    names = [space.space for space in view(state).tracks[1].spaces]
    assert names[-1] == "B6"
    assert state.box.track_names[state.players[0].wheelbarrow] == "B0"  # it went back
    told = {e.id: e.known for e in GAME.elements(state.box, Voice())}
    assert told["track.B6"] == told["track.B5"] == "corrected"


def test_1_3_corrections_of_the_expert_gardens() -> None:
    changes = {"garden": {"G1": {"starts": ["n41", "n42", "n43"], "frog": "b2"}}}
    state = expert("G1 G2 G3", changes=changes)
    assert view(state).players[0].gardener == "n41"
    animals = {bed.bed: bed.animal for bed in view(state).players[0].beds}
    assert (animals["b2"], animals["b4"]) == ("frog", None)


def test_1_3_it_travels_with_the_record() -> None:
    changes = {
        "space": {"1.4": {"action": "plant IV"}},
        "track": {"B6": {"gives": ["vp 20"], "next": []}, "B5": {"next": ["B6"]}},
    }
    found, none = GAME.correct(changes)
    assert none == []
    played = random_table(GAME, GAME.setup(2, None, found), 3, 10_000)
    assert played.over
    document = as_plain(played.record())
    assert document["components"] == changes
    _, replayed = replay(document, str)
    assert replayed.facts() == played.state.facts()
    assert view(replayed).columns[0].spaces[3].action == "plant IV"


def test_1_3_the_shipped_box_is_never_changed() -> None:
    before = copy.deepcopy(GAME.box({}).contents)
    table(changes={"tile": {"R1": {"points": 1}}, "track": {"P1": {"next": ["P2a"]}}})
    assert GAME.box({}).contents == before
    assert begun().box is GAME.box({})
