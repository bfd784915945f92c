"""The box and the setting up of Arboretum, clause by clause."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.arboretum.scenes import GAME, dealt, legal, offered, refusal, say
from parterre.core import CHANCE, SPECTATOR, Illegal, Rng
from parterre.games.arboretum.components import CODES, names
from parterre.table import Fate, Table
from parterre.words import LANGUAGES
from parterre.words import say as words
from plain import plain


def test_1_1_ten_species_of_eight_ranks() -> None:
    cards = Counter(offered(GAME.begin(GAME.setup(4))))
    assert cards == Counter(f"{code}{rank}" for code in CODES for rank in range(1, 9))
    assert len(cards) == 80


@pytest.mark.parametrize(("seats", "species"), [(2, 6), (3, 8), (4, 10)])
def test_1_2_species_in_play_by_number_of_players(seats: int, species: int) -> None:
    assert len(offered(GAME.begin(GAME.setup(seats)))) == species * 8


@pytest.mark.parametrize(
    ("seats", "value"),
    [
        (2, "CDJAK"),
        (2, "CDJAKWO"),
        (2, "CDJAKWOLMF"),
        (3, "CDJAKWO"),
        (3, "CDJAKWOLM"),
        (4, "CDJAKWOL"),
        (4, "CDJAKWOLM"),
    ],
)
def test_1_2_another_number_of_species_is_refused(seats: int, value: str) -> None:
    with pytest.raises(Illegal) as why:
        GAME.setup(seats, {"species": value})
    assert (why.value.id, why.value.clause) == ("arboretum-species-number", "1.2")


@pytest.mark.parametrize(("seats", "expected"), [(2, "CDJAKW"), (3, "CDJAKWOL"), (4, "CDJAKWOLMF")])
def test_1_3_default_species(seats: int, expected: str) -> None:
    assert GAME.setup(seats).options["species"] == expected
    assert {card[0] for card in offered(GAME.begin(GAME.setup(seats)))} == set(expected)


def test_1_3_a_table_may_choose_in_any_order() -> None:
    state = GAME.begin(GAME.setup(2, {"species": "WFMLOJ"}))
    assert {card[0] for card in offered(state)} == set("WFMLOJ")


def test_1_3_the_lot_may_choose_and_tells_before_the_deal() -> None:
    state = GAME.begin(GAME.setup(3, {"species": "random"}))
    assert state.turn() == CHANCE
    assert legal(state) == [f"leave {code}" for code in CODES]
    say(state, "leave K", "leave C")
    assert {card[0] for card in offered(state)} == set("DJOLMAFW")
    assert all(sentence.startswith("deal") for sentence in legal(state))


def test_1_3_with_four_players_no_species_is_left_out() -> None:
    assert legal(GAME.begin(GAME.setup(4, {"species": "random"})))[0].startswith("deal")


def test_1_3_equal_fates_leave_equal_species() -> None:
    setup = GAME.setup(2, {"species": "random"})
    logs = [[e.text for e in Table(GAME, setup, Fate(9)).begin().events] for _ in range(2)]
    assert logs[0] == logs[1]
    assert [text for text in logs[0] if text.startswith("leave")] == logs[0][:4]


@pytest.mark.parametrize(
    ("value", "id"),
    [("CDJAKX", "arboretum-species-unknown"), ("CDJAKK", "arboretum-species-twice")],
)
def test_1_3_a_choice_that_cannot_be_is_refused(value: str, id: str) -> None:
    with pytest.raises(Illegal) as why:
        GAME.setup(2, {"species": value})
    assert (why.value.id, why.value.clause) == (id, "1.3")


def test_1_3_a_species_is_left_only_while_one_is_due() -> None:
    state = GAME.begin(GAME.setup(3, {"species": "random"}))
    say(state, "leave K")
    assert refusal(state, "leave K").id == "arboretum-not-to-leave"
    assert refusal(state, "leave Z").id == "arboretum-not-to-leave"
    assert refusal(state, "draw deck").id == "arboretum-leave-first"
    assert refusal(state, "deal J5").id == "arboretum-leave-first"
    say(state, "leave C")
    assert refusal(state, "leave D").id == "arboretum-no-leave"


def test_1_3_what_is_only_tried_leaves_no_species_out() -> None:
    state = GAME.begin(GAME.setup(2, {"species": "random"}))
    say(state.copy(), "leave C")
    assert plain(GAME.view(state, SPECTATOR))["species"] == list(CODES)


def test_1_4_an_edition_changes_names_only() -> None:
    states = [GAME.begin(GAME.setup(2, {"edition": edition})) for edition in (2015, 2018)]
    assert states[0].facts() == states[1].facts()
    box = GAME.box({})
    old, new = names(box, 2015), names(box, 2018)
    assert {code for code in CODES if old[code] != new[code]} == set("OLM")
    assert new["O"]["en"] == "Blue Spruce"
    assert GAME.setup(2, GAME.spoken({"edition": "2018"})).options["edition"] == 2018
    with pytest.raises(Illegal):
        GAME.setup(2, {"edition": "2018"})


@pytest.mark.parametrize("edition", [2015, 2018])
def test_1_4_a_screen_knows_the_edition_and_what_was_corrected_in_it(edition: int) -> None:
    def shown(changes: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        setup = GAME.setup(2, {"edition": edition}, changes)
        view = plain(GAME.view(GAME.begin(setup), SPECTATOR))
        return view["edition"], view["renamed"]

    assert shown({}) == (edition, {})
    blue = {**names(GAME.box({}), edition)["J"], "en": "Blue Jacaranda"}
    assert shown({"species": {"J": {"en": "Blue Jacaranda"}}}) == (edition, {"J": blue})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_1_4_the_words_have_the_names_of_the_box(lang: str) -> None:
    for edition in (2015, 2018):
        for code, named in names(GAME.box({}), edition).items():
            id = f"arboretum-species-{code}-{edition}"
            if edition == 2015 or words(id, lang=lang) == id:
                id = f"arboretum-species-{code}"
            assert words(id, lang=lang) == named[lang]


def test_1_5_names_may_be_corrected() -> None:
    changes, mistakes = GAME.correct(
        {"species": {"J": {"en": "Blue Jacaranda", "fr": "Jacaranda"}}}
    )
    assert mistakes == []
    assert changes == {"species": {"J": {"en": "Blue Jacaranda"}}}
    assert names(GAME.box(changes), 2015)["J"]["en"] == "Blue Jacaranda"
    assert names(GAME.box({}), 2015)["J"]["en"] == "Jacaranda"


@pytest.mark.parametrize(
    ("section", "code", "lang", "name", "other"),
    [
        ("species", "J", "en", "Dogwood", "D"),
        ("species", "J", "fr", " cornouiller", "D"),
        ("edition_2018", "O", "en", "Cassia", "C"),
        ("edition_2018", "O", "fr", "Cassia", "C"),
        ("species", "J", "en", "Blue Spruce", "O"),  # only the edition of 2018 has it
    ],
)
def test_1_5_no_two_species_have_one_name(
    section: str, code: str, lang: str, name: str, other: str
) -> None:
    _, (why,) = GAME.correct({section: {code: {lang: name}}})
    assert (why.id, why.clause) == ("box-same-name", "1.5")
    assert (why.values["where"], why.values["other"]) == (f"{section}.{code}.{lang}", other)


def test_1_5_what_the_rules_count_with_may_not() -> None:
    document = {
        "cards": {"hand": 8},
        "species": {"X": {"en": "Fir"}, "J": {"en": "", "latin": "Jacaranda"}},
        "animals": {},
    }
    changes, mistakes = GAME.correct(document)
    assert changes == {}
    found = [(why.id, why.values["where"], why.clause) for why in mistakes]
    assert found == [
        ("box-fixed", "cards.hand", "1.5"),
        ("box-unknown", "species.X", "1.5"),
        ("box-name", "species.J.en", "1.5"),
        ("box-unknown", "species.J.latin", "1.5"),
        ("box-unknown", "animals", "1.5"),
    ]


def test_2_1_seat_one_begins_and_the_turn_passes_round_the_table() -> None:
    state = dealt(seats=3)
    order = []
    for _ in range(4):
        order.append(state.turn() + 1)
        say(state, "draw deck")
        say(state, f"deal {offered(state)[0]}")
        say(state, "draw deck")
        say(state, f"deal {offered(state)[0]}")
        say(state, legal(state)[0])
        say(state, legal(state)[0])
    assert order == [1, 2, 3, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_seven_cards_each_one_at_a_time(seats: int) -> None:
    state = GAME.begin(GAME.setup(seats))
    dealt_cards: list[list[str]] = [[] for _ in range(seats)]
    rng = Rng(1)
    for place in range(7 * seats):
        assert state.turn() == CHANCE
        sentence = legal(state)[rng.below(state.count())]
        dealt_cards[place % seats].append(sentence.split()[1])
        say(state, sentence)
    assert state.turn() == 0
    for seat in range(seats):
        assert sorted(plain(GAME.view(state, seat))["players"][seat]["hand"]) == sorted(
            dealt_cards[seat]
        )
    assert plain(GAME.view(state, 0))["deck"] == (2 + 2 * seats) * 8 - 7 * seats


def test_2_2_face_down_for_the_others() -> None:
    state = GAME.begin(GAME.setup(3))
    for place in range(21):
        action = GAME.read(state, f"deal {offered(state)[0]}")
        readers = [s for s in (0, 1, 2, SPECTATOR) if GAME.said(state, action, s) != "deal ?"]
        assert readers == [place % 3]
        state.play(action)


def test_2_2_a_card_comes_once() -> None:
    state = say(GAME.begin(GAME.setup(2)), "deal J5")
    assert refusal(state, "deal J5").id == "arboretum-not-in-deck"
    assert refusal(state, "deal M1").id == "arboretum-not-in-deck"
    assert refusal(state, "plant J5 0,0").clause == "2.2"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_every_pile_but_the_first_may_begin_with_a_card(seats: int) -> None:
    state = dealt(seats=seats, starting_discards=True)
    assert state.turn() == CHANCE
    shown = []
    for _ in range(seats - 1):
        shown.append(offered(state)[0])
        say(state, f"deal {shown[-1]}")
    assert state.turn() == 0
    piles = [player["pile"] for player in plain(GAME.view(state, -1))["players"]]
    assert piles == [[], *([card] for card in shown)]
    assert "draw pile 2" in legal(state)


def test_2_3_the_log_tells_whose_pile_begins_with_what() -> None:
    state = dealt(seats=3, starting_discards=True)
    for seat in (2, 3):
        card = offered(state)[0]
        action = GAME.read(state, f"deal {card}")
        assert plain(GAME.told(state, action, SPECTATOR))["values"] == {"seat": seat, "card": card}
        state.play(action)


def test_2_3_without_the_option_no_pile_begins() -> None:
    state = dealt()
    assert legal(state) == ["draw deck"]
    assert not GAME.setup(2).options["starting_discards"]
