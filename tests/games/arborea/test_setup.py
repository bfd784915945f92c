"""The box and setting up: chapters 1 and 2 of RULES.md."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.arborea.census import tiles
from games.arborea.scenes import (
    GAME,
    begun,
    biomes,
    dealt,
    finish_turn,
    hold,
    legal,
    say,
    stands,
    table,
)
from parterre.games.arborea.components import box, correct
from parterre.games.arborea.components.symbols import BIOMES, name_symbol, read_symbol
from parterre.games.arborea.state import (
    AVAILABLE,
    GIFTS,
    HELD,
    LAYER,
    LOWER,
    RESERVE,
    SEASON_TILE,
    SECTION,
    SHIFT,
    STEPS,
    TILE,
    TOP,
    UPPER,
)
from parterre.words import LANGUAGES, Voice
from plain import plain
from sheets import sheet, written

CONTENTS = box({}).contents


def test_1_1_the_box_has_what_the_rulebook_lists() -> None:
    sizes = {"trails": 40, "sages": 8, "cards": 60, "starting_cards": 5, "bonus_tiles": 24}
    sizes |= {"season_tiles": 15, "sections": 8, "solo_cards": 12, "creatures": 6}
    assert {section: len(CONTENTS[section]) for section in sizes} == sizes
    biomes = {"R": 3, "Y": 4, "B": 5, "P": 6}
    for name, card in CONTENTS["cards"].items():
        grid = "".join(card["grid"])
        assert len(grid) - grid.count("R") == biomes[name[0]]


def test_1_1_the_shipped_box_is_as_its_sheet_says() -> None:
    assert sheet(GAME) == written(GAME)


def test_1_1_requirements_are_spread_as_evenly_as_the_sheet_of_values_says() -> None:
    wanted = {"R": (8, 5), "Y": (11, 5), "B": (13, 10), "P": (16, 10)}
    for colour, (each, water) in wanted.items():
        grids = [card["grid"] for name, card in CONTENTS["cards"].items() if name[0] == colour]
        counted = Counter("".join("".join(grid) for grid in grids))
        assert [counted[code] for code in BIOMES] == [each] * 5 + [water]


def test_1_2_a_player_has_two_elders_three_young_and_three_veterans() -> None:
    for seats in (2, 3, 5):
        for player in begun(seats).players:
            sums = [player.counts[AVAILABLE + v] + player.counts[RESERVE + v] for v in range(3)]
            assert sums == [2, 3, 3]
            assert [player.counts[GIFTS + sage] for sage in range(8)] == [0] * 8


def test_1_3_a_card_needs_the_habitats_on_its_back_that_are_not_rock() -> None:
    printed = box({})
    needs = [printed.needs[k] for k in range(6)]  # type: ignore[attr-defined]
    assert CONTENTS["cards"]["R01"]["grid"] == ["TMT", "RRR"]
    assert needs == [2, 1, 0, 0, 0, 0]
    assert all(len(row) == 3 for card in CONTENTS["cards"].values() for row in card["grid"])


def test_1_4_a_corrected_file_changes_what_is_printed() -> None:
    changes, mistakes = correct({"trails": {"TL+1": {"symbols": ["W", "W", "SAGE"]}}})
    assert (changes, mistakes) == ({"trails": {"TL+1": {"symbols": ["W", "W", "SAGE"]}}}, [])
    state = dealt(2, components=changes)
    trail = GAME.view(state, 0).areas[0].trails[0]
    assert trail.symbols == ["W", "W", "SAGE"]
    assert correct(CONTENTS)[0] == {}


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ({"trails": {"TL+1": {"symbols": []}}}, "arborea-box-symbols"),
        ({"trails": {"TL+9": {"symbols": ["T"]}}}, "box-unknown"),
        ({"bonus_tiles": {"BT01": {"symbols": ["SAGE"]}}}, "arborea-box-rewards"),
        ({"bonus_tiles": {"BT01": {"symbols": ["S-2"]}}}, "arborea-box-rewards"),
        ({"sages": {"TL+": {"rewards": ["T", "T"]}}}, "arborea-box-three"),
        ({"borderlands": {"frog": {"slots": ["T"]}}}, "arborea-box-rows"),
        ({"borderlands": {"frog": {"slots": ["?"]}}}, "arborea-box-slots"),
        ({"points": {"biomes": {"spaces": [1]}}}, "arborea-box-spaces"),
        ({"points": {"spirit": {"positions": [1]}}}, "arborea-box-positions"),
        ({"points": {"multipliers": {"steps": [1]}}}, "arborea-box-steps"),
        ({"points": {"rows": {"rows": []}}}, "arborea-box-slots"),
        ({"points": {"rows": {"spaces": []}}}, "box-unknown"),
        ({"sun": {"track": {"last": 0}}}, "arborea-box-length"),
        ({"sun": {"track": {"starts": [1]}}}, "arborea-box-starts"),
        ({"sun": {"track": {"last": 10}}}, "arborea-box-sun"),
        ({"sections": {"TS1": {"cells": ["SPRING", "", "", ""]}}}, "arborea-box-cells"),
        ({"season_tiles": {"SE01": {"counts": "rain"}}}, "arborea-box-counts"),
        ({"season_tiles": {"SE01": {"each": True}}}, "arborea-box-each"),
        ({"cards": {"R01": {"grid": ["TMT", "RR"]}}}, "arborea-box-grid"),
        ({"cards": {"R01": {"grid": ["TMT", "TRR"]}}}, "arborea-box-biomes"),
        ({"solo_cards": {"F01": {"numbers": [1, 1, 2, 3]}}}, "arborea-box-numbers"),
        ({"solo_cards": {"F01": {"season": 1}}}, "arborea-box-flag"),
        ({"solo_cards": {"F01": {"creature": "dog"}}}, "arborea-box-creature"),
        ({"solo_cards": {"F01": {"arrow": "up"}}}, "arborea-box-arrow"),
        ({"solo_cards": {"F01": {"decks": ["red", "red"]}}}, "arborea-box-decks"),
        ({"solo_cards": {"F01": {"side": "left"}}}, "arborea-box-side"),
        ({"feronia": {"track": {"water": [1, 1]}}}, "arborea-box-water"),
        ({"tracks": {"tracks": 5}}, "box-fixed"),
        ({"creatures": {"frog": {"en": ""}}}, "box-name"),
        ({"creatures": {"frog": {"en": "Owl"}}}, "box-same-name"),
    ],
)
def test_1_4_each_mistake_in_a_corrected_file_has_its_sentence(given: dict, id: str) -> None:
    _, mistakes = correct(given)
    assert [mistake.id for mistake in mistakes] == [id]


def test_1_4_every_element_says_how_it_is_known() -> None:
    for lang in LANGUAGES:
        listed = GAME.elements(box({}), Voice(lang))
        assert len(listed) > 200
        known = {element.known for element in listed}
        assert known <= {"rulebook", "public", "inferred", "reconstructed"}
        assert all(element.source and element.value for element in listed)
    changed = box({"cards": {"R01": {"reward": ["S+4"]}}})
    told = {
        lang: [e.value for e in GAME.elements(changed, Voice(lang)) if e.known == "corrected"]
        for lang in ("en", "fr")
    }
    assert told == {
        "en": ["+4 spirit | Tree, Mushroom, Tree / Rock, Rock, Rock"],
        "fr": ["+4 Esprit | Arbre, Champignon, Arbre / Roche, Roche, Roche"],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_1_4_what_is_printed_is_told_in_words(lang: str) -> None:
    """No letter stands for a biome, no code for a symbol, and each trail is called by its own."""
    told = GAME.elements(box({}), Voice(lang))
    assert [
        e.value
        for e in told
        if re.search(r"\b(?:[TMFGPWR]{1,3}|RP\d+|[A-Z]{2,}|S[+-]\d)\b", e.value)
    ] == []
    trails = [e.what for e in told if e.id.startswith("trails.")]
    assert len(set(trails)) == len(trails) == 40


def test_1_4_symbols_are_written_as_they_are_read() -> None:
    lists = [trail["symbols"] for trail in CONTENTS["trails"].values()]
    lists += [card["reward"] for card in CONTENTS["cards"].values()]
    for symbols in lists:
        assert [name_symbol(read_symbol(symbol)) for symbol in symbols] == symbols
    strange = ["", "X", "S+0", "S+21", "RP", "GIFT:XX", "ATT:frog", "CONV:G>G", "CONV:GW", 3, None]
    assert [read_symbol(text) for text in strange] == [-1] * len(strange)


def test_1_5_what_one_leaves_in_the_biomes_the_next_may_spend() -> None:
    state = table(2, "R01 R02")  # seat 2 holds R02
    hold(state, 0)
    hold(state, 1, "R01")  # two Trees and a Mushroom
    biomes(state, {"T": 0, "M": 0}, T=2, M=1)  # brought there in this turn by seat 1
    finish_turn(state)
    assert state.active == 1
    assert state.players[0].points > 0  # for leaving them
    say(state, "advance BR", "pass")
    assert "complete R01" in legal(state)
    say(state, "complete R01")
    assert (stands(state, "T"), stands(state, "M")) == ((0, 0), (0, 0))


def test_2_1_two_sections_lie_on_each_track() -> None:
    state = dealt(2, "TS1 TS5")
    assert [state.board[SECTION + k] for k in (1, 0)] == [0, 4]  # TL: inner TS1, outer TS5
    assert sorted(state.board[SECTION + k] for k in range(8)) == list(range(8))
    tracks = GAME.view(state, 0).tracks
    positions = [cell.position for s in tracks[0].sections for cell in s.cells]
    assert positions == [8, 7, 6, 5, 4, 3, 2, 1]
    for section in CONTENTS["sections"].values():
        assert section["cells"][0] == ""


def test_2_2_season_tiles_and_bonus_tiles_are_laid_out() -> None:
    state = dealt(2, "SE07 SE03 SE15 SE01 BT04 BT09")
    assert [state.board[SEASON_TILE + k] for k in range(4)] == [6, 2, 14, 0]
    assert [state.board[TILE + k] for k in range(2)] == [4, 9]
    assert len(tiles(state)) == 24


def test_2_3_biomes_stand_at_0_and_the_sun_where_the_number_of_players_says() -> None:
    for seats, sun in ((1, 18), (2, 18), (3, 12), (4, 6), (5, 0)):
        state = begun(seats)
        assert state.sun == sun
        assert [state.board[UPPER + k] + state.board[LOWER + k] for k in range(6)] == [0] * 6


def test_2_4_two_players_have_a_veteran_where_more_have_a_young() -> None:
    for seats, wanted in (
        (1, [2, 0, 1, 0, 3, 2]),
        (2, [2, 0, 1, 0, 3, 2]),
        (3, [2, 1, 0, 0, 2, 3]),
    ):
        counts = begun(seats).players[0].counts
        assert [counts[AVAILABLE + k] for k in range(6)] == wanted


def test_2_5_everybody_has_a_starting_card_and_a_red_one_and_the_tops_are_open() -> None:
    state = dealt(3, "S2 S4 S1 R05 R06 R07 R08 Y02 B03 P04")
    for seat in range(3):
        player = state.players[seat]
        assert len(player.laid) == 2
        assert sum(1 for k in range(1024) if player.land[LAYER + k]) == 6
    assert [state.players[seat].counts[HELD] for seat in range(3)] == [5, 6, 7]
    assert [state.board[TOP + deck] - 1 for deck in range(4)] == [7, 16, 32, 48]
    view = plain(GAME.view(state, 0))
    assert [deck["top"]["card"] for deck in view["decks"]] == ["R08", "Y02", "B03", "P04"]
    assert all("grid" not in deck["top"] for deck in view["decks"])
    cards = view["players"][0]["ecosystem"]["cards"]
    assert [(c["card"], c["x"], c["y"], c["turn"]) for c in cards] == [("S2", 0, 0, 0)]


def test_2_6_spirit_rises_from_seat_to_seat() -> None:
    state = begun(5)
    assert [player.spirit for player in state.players] == [0, 2, 4, 6, 8]
    assert [player.points for player in state.players] == [0] * 5
    assert all(player.counts[STEPS + k] == 0 for player in state.players for k in range(4))
    assert table(3).active == 0


def test_2_7_from_the_last_to_the_first_everybody_places_one_and_its_track_moves() -> None:
    state = dealt(3, "TS5 TS1")  # TL: outer TS1, its second cell a season
    assert state.turn() == 2
    say(state, "place young TL")
    assert state.turn() == 2
    assert "leave TL+1" in legal(state)
    say(state, "stay")
    assert state.turn() == 1
    say(state, "place elder TL")  # on the season symbol
    assert [state.players[1].counts[STEPS + k] for k in range(4)] == [0] * 4
    assert state.turn() == 2
    assert "leave TL-2" in legal(state)
    say(state, "leave TL-2", "stay")
    assert state.turn() == 0
    say(state, "place elder BR", "stay")
    assert state.turn() == 0
    assert "advance TL" in legal(state)
    assert [state.board[SHIFT + track] for track in range(4)] == [2, 0, 0, 1]
