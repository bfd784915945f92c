"""Records: what is read, and what is refused with which sentence."""

from __future__ import annotations

from typing import Any

import pytest

from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table import replay
from parterre.words import say
from plain import plain
from tables import random_table

GAME = GAMES["arboretum"]


def record(**more: Any) -> dict[str, Any]:
    document = random_table(GAME, GAME.setup(2), 1, 10_000).record(["Ana", "Bea"])
    return {**plain(document), **more}


def reason(why: Illegal) -> str:
    return say(why.id, why.values)


def test_a_record_is_as_the_contract_says() -> None:
    document = record()
    assert list(document) == ["format", "game", "rules", "setup", "names", "log", "scores"]
    assert document["format"] == "parterre-record/1"
    assert document["setup"]["options"]["species"] == "CDJAKW"
    _, state = replay(document, reason)
    assert state.points() == [score["points"] for score in document["scores"]]


def test_names_scores_and_options_may_be_left_out() -> None:
    document = record(setup={"seats": 2})
    del document["names"], document["scores"]
    replay(document, reason)


def test_a_finished_game_needs_its_scores_if_it_gives_any() -> None:
    with pytest.raises(Illegal) as why:
        replay(record(scores=[]), reason)
    assert why.value.id == "record-scores"


@pytest.mark.parametrize("value", [True, 1.0, "1", None])
def test_scores_are_whole_numbers(value: object) -> None:
    document = record()
    winner = next(score for score in document["scores"] if score["place"] == 1)
    winner["place"] = value
    with pytest.raises(Illegal) as why:
        replay(document, reason)
    assert why.value.id == "record-scores"


def test_a_game_that_is_not_over_is_legal() -> None:
    document = record(scores=[])
    document["log"] = document["log"][:50]
    replay(document, reason)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"format": "parterre-record/2"}, "record-format"),
        ({"game": "chess"}, "document-game"),
        ({"game": ["arboretum"]}, "document-game"),
        ({"rules": 2}, "rules-unknown"),
        ({"rules": None}, "rules-unknown"),
        ({"rules": True}, "rules-unknown"),
        ({"rules": 1.0}, "rules-unknown"),
        ({"setup": {}}, "record-setup"),
        ({"setup": {"seats": 2, "seed": 1}}, "record-setup"),
        ({"setup": {"seats": 5}}, "setup-seats"),
        ({"setup": {"seats": True}}, "setup-seats"),
        ({"setup": {"seats": "2"}}, "setup-seats"),
        ({"setup": {"seats": 2, "options": {"speed": 1}}}, "setup-option"),
        ({"setup": {"seats": 2, "options": {"edition": 2020}}}, "option-value"),
        ({"setup": {"seats": 2, "options": {"starting_discards": 1}}}, "option-value"),
        ({"setup": {"seats": 2, "options": {"species": 7}}}, "option-value-free"),
        ({"log": "deal J5"}, "record-log"),
        ({"log": [5]}, "record-entry-text"),
        ({"log": ["deal ?"]}, "record-entry"),
        ({"names": ["Ana"]}, "record-names"),
        ({"names": "Ana"}, "record-names-list"),
        ({"scores": {}}, "record-scores-list"),
        ({"scores": [{"seat": 1, "points": 99, "place": 1}]}, "record-scores"),
        ({"components": {"species": {"X": {}}}}, "box-unknown"),
        ({"components": 5}, "record-components"),
        ({"setup": {"seats": 2, "options": {"starting_discards": "false"}}}, "option-value"),
        ({"setup": {"seats": 2, "options": {"species": None}}}, "option-value-free"),
    ],
)
def test_a_record_that_is_not_one_is_refused(change: dict[str, Any], id: str) -> None:
    with pytest.raises(Illegal) as why:
        replay(record(**change), reason)
    assert why.value.id == id
    assert reason(why.value) != id


def test_scores_of_a_running_game_are_refused() -> None:
    document = record()
    document["log"].pop()
    with pytest.raises(Illegal) as why:
        replay(document, reason)
    assert why.value.id == "record-scores-running"


def test_a_refusal_names_the_entry_its_words_the_reason_and_the_clause() -> None:
    document = record()
    document["log"][14] = "draw pile 2"
    with pytest.raises(Illegal) as why:
        replay(document, reason)
    sentence = reason(why.value)
    assert "15" in sentence
    assert "draw pile 2" in sentence
    assert "no discard pile" in sentence
    assert why.value.clause == "3.2"


def test_corrected_components_travel_with_the_record() -> None:
    changes = {"species": {"J": {"en": "Blue Jacaranda"}}}
    table = random_table(GAME, GAME.setup(2, None, changes), 1, 10_000)
    assert table.record().components == changes
    replay(plain(table.record()), reason)
