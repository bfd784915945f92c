"""What the site tells about its games: seats, options, rules and boxes."""

from __future__ import annotations

import re

import pytest

from parterre.games import GAMES
from parterre.server.rules_text import parse
from parterre.table.describe import describe
from parterre.words import LANGUAGES, Voice, say
from plain import plain
from server.site import Site

TEXT = """# Garden

A preface that is no clause.

## 1 The box

**§1.1** There are trees
of many kinds.

A second paragraph.

- a list

**§1.2** And flowers.

### A remark

Not part of a clause.

## 2 The end

**§2.1** It ends.
"""


def test_rules_are_read_clause_by_clause() -> None:
    found = parse(TEXT)
    assert found.title == "Garden"
    assert found.intro == "A preface that is no clause."
    assert [(clause.number, clause.title, clause.text) for clause in found.clauses] == [
        ("1", "The box", ""),
        (
            "1.1",
            "The box",
            "There are trees\nof many kinds.\n\nA second paragraph.\n\n- a list",
        ),
        ("1.2", "The box", "And flowers."),
        ("2", "The end", ""),
        ("2.1", "The end", "It ends."),
    ]


def test_the_games(sqlite_site: Site) -> None:
    told = {game["name"]: game for game in sqlite_site.http.get("/api/games").json()}
    assert set(told) == set(GAMES)
    arboretum = told["arboretum"]
    assert arboretum["seats"] == [2, 3, 4]
    assert {option["name"] for option in arboretum["options"]} == {
        "species",
        "starting_discards",
        "edition",
    }
    assert {"uniform", "greedy"} <= set(arboretum["bots"])


def test_an_option_says_what_it_can_be(sqlite_site: Site) -> None:
    told = {game["name"]: game for game in sqlite_site.http.get("/api/games").json()}
    options = {
        (game, option["name"]): (option["default"], option["choices"], option["free"])
        for game in told
        for option in told[game]["options"]
    }
    assert options["arboretum", "edition"] == (2015, [2015, 2018], False)
    standard = {"2": "CDJAKW", "3": "CDJAKWOL", "4": "CDJAKWOLMF"}
    assert options["arboretum", "species"] == (standard, ["random"], True)
    assert options["topiary", "places"] == (56, [56, 48, 24], False)
    assert options["topiary", "series"] == ({"2": None, "3": None, "4": "TSWERPBI"}, [], True)
    for game in told.values():
        described = plain(describe(GAMES[game["name"]], game["bots"], Voice()))
        assert game == {**described, "levels": game["levels"]}


def test_an_option_says_whom_it_matters_to_and_what_it_is_called(sqlite_site: Site) -> None:
    """In the language that is asked for; whoever lays a table need not know a rule."""
    for lang in LANGUAGES:
        answer = sqlite_site.http.get("/api/games", params={"lang": lang}).json()
        told = {game["name"]: game for game in answer}
        for game in told.values():
            own = GAMES[game["name"]]
            assert (game["usual"], game["minutes"]) == (own.usual, own.minutes)
            assert game["usual"] in game["seats"]
            said = [game[key] for key in ("called", "note", "credit")]
            said += [text for option in game["options"] for text in option["said"]]
            said += [option["words"] for option in game["options"]]
            assert all(said)
            assert not [text for text in said if text.startswith(f"{own.name}-")]
            for option in game["options"]:
                assert len(option["said"]) == len(option["notes"]) == len(option["choices"])
                assert set(option["seats"]) <= set(game["seats"])
        series = told["topiary"]["options"][2]
        assert series["seats"] == [2, 3]
        assert series["picking"]["needed"] == {"2": 7, "3": 7}
        assert len(series["picking"]["of"]) == 8
        species = told["arboretum"]["options"][0]
        assert species["picking"]["needed"] == {"2": 6, "3": 8}
        assert species["picking"]["of"][0]["words"] == say("arboretum-species-C", lang=lang)
        difficulty = told["arborea"]["options"][2]
        assert (difficulty["seats"], told["arborea"]["rival"]) == ([1], "Feronia")
        assert len(set(difficulty["notes"])) == len(difficulty["choices"])
    assert sqlite_site.http.get("/api/games", params={"lang": "tlh"}).status_code == 404


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_both_languages(sqlite_site: Site, game: str) -> None:
    numbers = []
    for lang in ("en", "fr"):
        told = sqlite_site.http.get(f"/api/rules/{game}", params={"lang": lang}).json()
        assert told["title"]
        assert len(told["clauses"]) > 10
        assert {"*FR*", "**Ruling**" if lang == "en" else "**Décision**"} <= set(
            re.findall(r"\*+\w+\*+", told["intro"])
        )
        texts = [told["intro"], *(clause["text"] for clause in told["clauses"])]
        assert lang == "en" or not [text for text in texts if re.search(r" [;:?!»]|« ", text)]
        numbers.append([clause["number"] for clause in told["clauses"]])
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_box_says_how_everything_is_known(sqlite_site: Site, game: str) -> None:
    told = sqlite_site.http.get(f"/api/components/{game}").json()["elements"]
    assert told
    for element in told:
        assert set(element) == {"id", "what", "value", "known", "source"}
        assert element["known"] in {"rulebook", "public", "inferred", "reconstructed"}
