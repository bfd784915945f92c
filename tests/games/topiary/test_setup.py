"""The box and the setting up of Topiary, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

from games.topiary.referee import all_places, line
from games.topiary.scenes import GAME, SEVEN, begun, dealt, legal, offered, refusal, say
from parterre.core import CHANCE, SPECTATOR, Illegal, Rng
from parterre.games.topiary.components import CODES, LINES, PLACES, ROOM, name_cell, names
from parterre.games.topiary.rules import Topiary
from parterre.table import Fate, Table
from parterre.words import LANGUAGES
from parterre.words import say as words
from plain import plain


def test_1_1_eight_series_of_five_values() -> None:
    tiles = Counter(offered(begun(4)))
    assert tiles == Counter(f"{code}{value}" for code in CODES for value in range(1, 6))


@pytest.mark.parametrize("seats", [2, 3])
def test_1_2_the_lot_leaves_one_series_out_for_all_to_see(seats: int) -> None:
    state = GAME.begin(GAME.setup(seats))
    assert state.turn() == CHANCE
    assert legal(state) == [f"leave {code}" for code in CODES]
    say(state, "leave W")
    assert {tile[0] for tile in offered(state)} == set("TSERPBI")
    assert plain(GAME.view(state.seen_by(SPECTATOR), SPECTATOR))["left"] == ["W"]
    assert refusal(state, "leave T").id == "topiary-no-leave"


def test_1_2_four_players_use_all_eight() -> None:
    assert legal(GAME.begin(GAME.setup(4)))[0].startswith("deal")
    assert len(offered(GAME.begin(GAME.setup(4)))) == 40


def test_1_2_a_table_may_name_the_seven() -> None:
    state = GAME.begin(GAME.setup(3, {"series": "IBPREWS"}))
    assert {tile[0] for tile in offered(state)} == set("IBPREWS")


@pytest.mark.parametrize(
    ("seats", "value", "id"),
    [
        (2, "TSWERPX", "topiary-series-unknown"),
        (2, "TSWERPP", "topiary-series-twice"),
        (2, "TSWERP", "topiary-series-number"),
        (3, CODES, "topiary-series-number"),
        (4, SEVEN, "topiary-series-number"),
        (2, "", "topiary-series-number"),
    ],
)
def test_1_2_a_choice_that_cannot_be_is_refused(seats: int, value: str, id: str) -> None:
    with pytest.raises(Illegal) as why:
        GAME.setup(seats, {"series": value})
    assert (why.value.id, why.value.clause) == (id, "1.2")


def test_1_2_an_option_left_to_the_lot_is_not_written() -> None:
    table = Table(GAME, GAME.setup(2), Fate(1))
    table.accept(table.begin())
    assert "series" not in table.record().setup.options
    assert table.log()[0].startswith("leave ")
    assert refusal(GAME.begin(GAME.setup(2)), "leave Z").id == "topiary-not-to-leave"


def test_1_3_names_may_be_corrected_numbers_not() -> None:
    changes, mistakes = GAME.correct({"series": {"T": {"en": "Dinosaur"}}})
    assert (changes, mistakes) == ({"series": {"T": {"en": "Dinosaur"}}}, [])
    assert names(GAME.box(changes))["T"]["en"] == "Dinosaur"
    _, mistakes = GAME.correct({"tiles": {"hand": 4}, "series": {"X": {}, "T": {"fr": 5}}})
    assert [why.id for why in mistakes] == ["box-fixed", "box-unknown", "box-name"]
    assert {why.clause for why in mistakes} == {"1.3"}


def test_1_3_a_screen_knows_what_was_corrected() -> None:
    changes = {"series": {"T": {"en": "Dinosaur"}}}
    shipped, corrected = (GAME.begin(GAME.setup(2, {}, found)) for found in ({}, changes))
    others = names(GAME.box({}))["T"]
    assert plain(GAME.view(shipped, SPECTATOR))["renamed"] == {}
    renamed = plain(GAME.view(corrected, SPECTATOR))["renamed"]
    assert renamed == {"T": {**others, "en": "Dinosaur"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_1_3_no_two_series_have_one_name(lang: str) -> None:
    swan = names(GAME.box({}))["S"][lang]
    _, (why,) = GAME.correct({"series": {"T": {lang: f" {swan.upper()}"}}})
    assert (why.id, why.clause) == ("box-same-name", "1.3")
    assert (why.values["where"], why.values["other"]) == (f"series.T.{lang}", "S")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_1_3_the_words_have_the_names_of_the_box(lang: str) -> None:
    for code, named in names(GAME.box({})).items():
        assert words(f"topiary-series-{code}", lang=lang) == named[lang]


def test_2_1_the_centre_is_turned_up_first() -> None:
    state = say(begun(), "deal T3")
    grid = plain(GAME.view(state.seen_by(SPECTATOR), SPECTATOR))["grid"]
    assert grid[2][2] == "T3"
    assert sum(tile is None for row in grid for tile in row) == 24


@pytest.mark.parametrize(("seats", "left_over"), [(2, 4), (3, 1), (4, 3)])
def test_2_2_three_tiles_each_and_the_rest_unseen(seats: int, left_over: int) -> None:
    state = say(begun(seats), "deal B5")
    given: list[list[str]] = [[] for _ in range(seats)]
    rng = Rng(1)
    for place in range(3 * seats):
        tile = offered(state)[rng.below(state.count())]
        given[place % seats].append(tile)
        say(state, f"deal {tile}")
    assert state.turn() == 0
    for seat in range(seats):
        shown = plain(GAME.view(state.seen_by(seat), seat))["players"][seat]["hand"]
        assert sorted(tile["tile"] for tile in shown) == sorted(given[seat])
    assert len(state.pool) == 24 + left_over
    assert refusal(begun(), "visit c1>S").id == "topiary-deal-first"


def test_2_2_face_down_for_the_others_once_the_centre_is_turned() -> None:
    state = begun(3)
    for place in range(10):
        action = GAME.read(state, f"deal {offered(state)[0]}")
        readers = [s for s in (0, 1, 2, SPECTATOR) if GAME.said(state, action, s) != "deal ?"]
        assert readers == ([0, 1, 2, SPECTATOR] if place == 0 else [(place - 1) % 3])
        told = [
            s
            for s in (0, 1, 2, SPECTATOR)
            if "card" in plain(GAME.told(state, action, s))["values"]
        ]
        assert told == readers
        state.play(action)


def test_2_2_a_tile_comes_once() -> None:
    assert refusal(say(begun(), "deal T3"), "deal T3").id == "topiary-not-face-down"
    assert refusal(begun(), "deal I1").id == "topiary-not-face-down"


@pytest.mark.parametrize(("seats", "visitors"), [(2, 8), (3, 6), (4, 5)])
def test_2_3_visitors_by_number_of_players(seats: int, visitors: int) -> None:
    for player in plain(GAME.view(dealt(seats=seats), SPECTATOR))["players"]:
        assert player["visitors_left"] == visitors


def test_2_3_a_screen_tells_how_many_each_has_left() -> None:
    state = say(dealt(seats=3), "visit c1>S", "stay")
    left = [player["visitors_left"] for player in plain(GAME.view(state, SPECTATOR))["players"]]
    assert left == [5, 6, 6]


def test_2_4_fifty_six_places_around_the_garden() -> None:
    assert len(PLACES) == len(set(PLACES)) == 56
    assert sum(len(place) == 4 for place in PLACES) == 20
    assert set(PLACES) == set(all_places(56))
    for number, place in enumerate(PLACES):
        cells = [name_cell(LINES[number * ROOM + 1 + k]) for k in range(LINES[number * ROOM])]
        assert cells == line(place)


@pytest.mark.parametrize("places", [56, 48, 24])
def test_2_5_how_many_places_are_in_use(places: int) -> None:
    state = dealt(places=places)
    assert {sentence.split()[1] for sentence in legal(state)} == set(all_places(places))
    assert len(legal(state)) == places


@pytest.mark.parametrize(
    ("places", "diagonals"),
    [(56, {1: 8, 2: 8, 3: 8, 4: 8, 5: 4}), (48, {2: 8, 3: 8, 4: 8, 5: 4}), (24, {5: 4})],
)
def test_2_5_diagonals_in_use_by_their_length(places: int, diagonals: dict[int, int]) -> None:
    state = dealt(places=places)
    slanting = [
        sentence.split()[1] for sentence in legal(state) if len(sentence) == len("visit a1>SE")
    ]
    found = Counter(int(LINES[PLACES.index(place) * ROOM]) for place in slanting)
    assert found == diagonals
    assert len(legal(state)) == 20 + len(slanting)


def test_2_5_a_place_not_in_use_is_refused() -> None:
    assert refusal(dealt(places=48), "visit a1>NE").id == "topiary-place-unused"
    assert refusal(dealt(places=24), "visit b1>SE").clause == "2.5"
    with pytest.raises(Illegal):
        GAME.setup(2, {"places": 40})


@pytest.mark.parametrize(("seats", "left_over"), [(2, 4), (3, 1), (4, 3)])
def test_2_6_the_draft_goes_from_the_last_to_the_first(seats: int, left_over: int) -> None:
    state = dealt(seats=seats, draft=True)
    for _ in range(left_over):
        assert state.turn() == CHANCE
        say(state, legal(state)[0])
    order = []
    while legal(state)[0].startswith("keep"):
        order.append(state.turn() + 1)
        assert len(state.players[state.turn()].hand) == 3 + left_over
        say(state, legal(state)[0])
    assert order == list(range(seats, 0, -1))
    assert state.turn() == 0
    assert [len(player.hand) for player in state.players] == [3] * seats
    assert len(state.away) == left_over
    assert len(state.pool) == 24


def draft(hands: tuple[str, ...], left_over: str, seats: int = 2) -> Topiary:
    state = dealt(*hands, seats=seats, draft=True)
    return say(state, *(f"deal {tile}" for tile in left_over.split()))


def test_2_6_keeping_three_of_all_and_passing_the_others() -> None:
    state = draft(("T1 T2 T3", "S1 S2 S3"), "W1 W2 W3 W4")
    say(state, "keep W4 S1 W1")  # any order is read
    assert legal(state)[0] == "keep T1 T2 T3"
    view = plain(GAME.view(state.seen_by(0), 0))["players"][0]["hand"]
    assert [tile["tile"] for tile in view] == ["T1", "T2", "T3", "S2", "S3", "W2", "W3"]
    for twice in ("keep T1 T1 T2", "keep T2 T1 T1", "keep T1 S2 T1"):
        assert refusal(state, twice).id == "topiary-keep-twice"
    assert refusal(state, "keep T1 T2 W1").id == "topiary-not-in-hand"
    assert refusal(state, "visit c1>S").id == "topiary-keep-first"
    say(state, "keep T1 S2 W3")
    assert refusal(state, "keep T1 S2 W3").id == "topiary-no-keep"


def test_2_6_what_is_kept_and_dealt_for_it_is_known_to_who_keeps_alone() -> None:
    state = dealt("T1 T2 T3", "S1 S2 S3", draft=True)
    action = GAME.read(state, "deal W1")
    assert [GAME.said(state, action, s) for s in (0, 1, SPECTATOR)] == [
        "deal ?",
        "deal W1",
        "deal ?",
    ]
    say(state, "deal W1", "deal W2", "deal W3", "deal W4")
    action = GAME.read(state, "keep S1 S2 W1")
    assert GAME.said(state, action, 1) == "keep S1 S2 W1"
    assert "W1" in plain(GAME.told(state, action, 1))["values"].values()
    for seat in (0, SPECTATOR):
        assert GAME.said(state, action, seat) == "keep ? ? ?"
        assert plain(GAME.told(state, action, seat))["values"] == {"count": 3}


def test_2_6_who_has_kept_does_not_read_what_later_ones_keep() -> None:
    state = draft(("T1 T2 T3", "S1 S2 S3", "E1 E2 E3"), "W1", seats=3)
    for keeper, sentence in ((2, "keep W1 E1 E2"), (1, "keep S1 S2 E3"), (0, "keep T1 T2 S3")):
        action = GAME.read(state, sentence)
        for viewer in (SPECTATOR, 0, 1, 2):
            seen = sentence if viewer == keeper else "keep ? ? ?"
            assert GAME.said(state, action, viewer) == seen
        say(state, sentence)


def test_2_7_who_passed_tiles_on_remembers_them() -> None:
    state = draft(("T1 T2 T3", "S1 S2 S3"), "W1 W2 W3 W4")
    say(state, "keep S1 S2 S3", "keep T1 W1 W2")
    last = plain(GAME.view(state.seen_by(1), 1))
    assert last["passed"] == ["W1", "W2", "W3", "W4"]
    first = plain(GAME.view(state.seen_by(0), 0))
    assert first["away"] == ["T2", "T3", "W3", "W4"]
    assert plain(GAME.view(state.seen_by(SPECTATOR), SPECTATOR))["passed"] == []
    rng = Rng(5)
    for _ in range(200):
        world = state.seen_by(1).imagine(rng)
        assert isinstance(world, Topiary)
        face_down = {f"{CODES[tile // 5]}{tile % 5 + 1}" for tile in world.pool}
        assert not face_down & {"W1", "W2", "W3", "W4"}
        assert len(world.away) == 4
        mine = state.seen_by(0).imagine(rng)
        assert isinstance(mine, Topiary)
        assert list(mine.away) == list(state.away)


def test_2_7_a_tile_passed_on_twice_is_remembered_by_both() -> None:
    state = draft(("T1 T2 T3", "S1 S2 S3", "E1 E2 E3"), "W1", seats=3)
    say(state, "keep E1 E2 E3", "keep S1 S2 S3")
    assert [plain(GAME.view(state.seen_by(s), s))["passed"] for s in (0, 1, 2)] == [
        [],
        ["W1"],
        ["W1"],
    ]
    say(state, "keep T1 T2 T3")
    for seat in (1, 2):
        assert plain(GAME.view(state.seen_by(seat), seat))["passed"] == ["W1"]


def test_2_7_a_tile_that_is_shown_is_no_secret_any_more() -> None:
    state = draft(("T1 T2 T3", "S1 S2 S3"), "W1 W2 W3 W4")
    say(state, "keep S1 S2 S3", "keep T1 W1 W2", "visit c1>S", "take c1")
    say(state, f"deal {offered(state)[0]}", "set W1")
    assert plain(GAME.view(state.seen_by(1), 1))["passed"] == ["W2", "W3", "W4"]


def test_2_7_while_the_draft_goes_on_nobody_has_a_tile_before_it_reached_them() -> None:
    state = draft(("T1 T2 T3", "S1 S2 S3", "E1 E2 E3", "R1 R2 R3"), "W1 W2 W3", seats=4)
    say(state, "keep R1 R2 R3")
    rng = Rng(7)
    for _ in range(100):
        world = state.seen_by(3).imagine(rng)
        assert isinstance(world, Topiary)
        assert {10, 11, 12} <= set(world.players[2].hand)
