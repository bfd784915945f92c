"""How Botanicus is written, clause by clause: names, sentences, and what a viewer reads."""

from __future__ import annotations

import pytest

from games.botanicus.scenes import (
    GAME,
    begun,
    column,
    expert,
    finish,
    hold,
    laid,
    last_turns,
    legal,
    offered,
    pawn,
    plant,
    refused,
    say,
    stand,
    table,
    tiled,
    view,
)
from parterre.core import CHANCE, SPECTATOR
from parterre.games.botanicus.components.symbols import (
    BEDS,
    CROSSINGS,
    name_action,
    name_bed,
    name_crossing,
    name_token,
    read_action,
    read_bed,
    read_crossing,
    read_token,
)
from parterre.games.botanicus.rules.game import Botanicus


def test_12_1_names_of_places() -> None:
    crossings = [name_crossing(number) for number in range(CROSSINGS)]
    assert crossings == [f"n{row}{col}" for row in (1, 2, 3, 4) for col in (1, 2, 3)]
    beds = [name_bed(number) for number in range(BEDS)]
    assert beds == [f"{col}{row}" for row in (1, 2, 3, 4, 5) for col in "abcd"]
    assert [read_crossing(name) for name in crossings] == list(range(CROSSINGS))
    assert [read_bed(name) for name in beds] == list(range(BEDS))
    assert [name_token(read_token(name)) for name in ("D1", "D8", "S1", "S8")] == [
        "D1",
        "D8",
        "S1",
        "S8",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "move 3",
        "plant I I",
        "plant IV I II",
        "water 2",
        "purse 1",
        "wheelbarrow 1",
        "shovel 1",
        "coin 4",
        "card 1",
        "vp 5",
        "animal",
    ],
)
def test_12_1_names_of_actions(name: str) -> None:
    assert name_action(read_action(name)) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "move",
        "move 0",
        "move 21",
        "move -1",
        "move 03x",
        "plant",
        "plant V",
        "plant I I I I I I",
        "animal 1",
        "Water 1",
        "water 1 1",
        "shovel ²",
        "pole",
        "hoe 1",
    ],
)
def test_12_1_what_is_no_action_is_refused(name: str) -> None:
    assert read_action(name) == -1


def drawing() -> Botanicus:
    return say(column(table(), 2), "place 2.2")


def sowing() -> Botanicus:
    return say(column(table(), 6), "place 6.2", "choose plant I")


def pouring() -> Botanicus:
    return say(plant(hold(table(), "K3"), 0, b2="I"), "use K3")


def ordering() -> Botanicus:
    return say(column(table(), 2), "place 2.3")


@pytest.mark.parametrize(
    ("state", "sentence", "id"),
    [
        (begun(), "lay D9", "token"),
        (begun(), "lay X1", "token"),
        (laid(begun(expert=True)), "garden G5", "garden"),
        (laid(begun()), "deal R21", "unknown"),
        (laid(begun()), "deal R01", "unknown"),
        (tiled(laid(begun())), "assign R1 R4 R7 R10 X1", "unknown"),
        (offered(), "keep F13", "final"),
        (table(), "place 9.1", "space"),
        (table(), "place 1.5", "space"),
        (table(), "place 11", "space"),
        (table(), "walk n22 n14", "crossing"),
        (table(), "walk n22 22", "crossing"),
        (table(), "use K19", "unknown"),
        (table(), "sell K0", "unknown"),
        (ordering(), "choose hoe 1", "action"),
        (say(table(), "place 1.2"), "advance P9", "track-space"),
        (sowing(), "plant V b2", "level"),
        (sowing(), "plant I e2", "bed"),
        (sowing(), "plant I b6", "bed"),
        (pouring(), "water 2b", "bed"),
        (say(hold(expert(), "K12"), "use K12"), "free cat", "animal"),
    ],
)
def test_12_1_what_names_nothing_is_refused(state: Botanicus, sentence: str, id: str) -> None:
    assert refused(state, sentence) == (id, "12.1")


def test_12_2_chance_lays_hands_out_and_deals() -> None:
    state = begun(2, expert=True)
    verbs = []
    while state.turn() == CHANCE:
        verbs.append(legal(state)[0].split()[0])
        say(state, legal(state)[0])
    assert verbs == ["lay"] * 16 + ["garden"] * 2 + ["deal"] * 10
    assert [len(player.tiles) for player in state.players] == [5, 5]
    while state.turn() != CHANCE:
        say(state, legal(state)[0])
    assert legal(state)[0] == "deal F1"
    assert legal(drawing())[0] == "deal K1"


def test_12_2_dark_columns_from_the_left_each_from_the_top() -> None:
    state = laid(begun())
    spaces = [f"{col}.{row}" for col in (2, 4, 6, 8) for row in (1, 2, 3, 4)]
    shown = view(state).columns
    found = [s.token.token for c in shown for s in c.spaces if s.token]
    assert len(spaces) == len(found) == 16
    assert found == [name_token(token) for token in state.tokens]


def test_12_2_three_after_the_tortoise() -> None:
    state = say(hold(expert(), "K12"), "use K12", "free tortoise")
    dealt = 0
    while state.turn() == CHANCE:
        say(state, legal(state)[0])
        dealt += 1
    assert dealt == 3


def test_12_3_what_is_said_before_the_first_turn() -> None:
    state = tiled(laid(begun(2)), ["R5 R4 R3 R2 R1"])
    assert legal(state)[0] == "assign R1 R2 R3 R4 R5"
    assert legal(state)[-1] == "assign R5 R4 R3 R2 R1"
    state = offered("G4 G1", ["F9 F10 F11", "F1 F2 F3"])
    assert legal(state) == ["keep F9 F10", "keep F9 F11", "keep F10 F11"]
    say(state, "keep F11 F9")
    assert legal(state) == ["keep F1", "keep F2", "keep F3"]
    say(state, "keep F1")
    assert legal(state) == ["start n13", "start n22", "start n41"]


def test_12_3_and_the_second_gardeners() -> None:
    state = column(expert("G1 G2"), 8)
    say(state, "neutral 8.2", "place 8.3")
    finish(state)
    finish(say(state, "place 8.1"))
    assert [sentence.split()[0] for sentence in legal(state)] == ["start", "start"]
    assert state.turn() == 1


def test_12_4_every_verb_of_a_turn() -> None:
    seen = set()
    state = say(hold(table(2), "K6 K13"), "neutral 1.1")
    seen.update(sentence.split()[0] for sentence in legal(state))
    assert seen == {"walk", "use", "sell", "place"}
    plant(state, 0, b2="I")
    say(state, "use K6")
    assert set(legal(state)) == {"choose move 5", "choose water 1"}
    say(state, "choose water 1")
    assert legal(state) == ["water b2", "stop"]
    say(state, "water b2")
    assert {sentence.split()[0] for sentence in legal(state)} == {"move", "stop"}
    say(state, "move n22 n12", "place 1.2")
    assert {sentence.split()[0] for sentence in legal(state)} == {"advance", "stop"}
    assert {sentence.split()[0] for sentence in legal(sowing())} == {"plant", "stop"}
    assert "choose shovel 1" in legal(last_turns(table()))


def test_12_4_a_way_names_every_space_walked_over() -> None:
    state = say(pawn(column(table(), 3), "S3"), "place 3.4")
    assert "advance S4b S5 S6" in legal(state)


def test_12_4_the_turn_ends_by_itself() -> None:
    state = say(table(), "place 1.1")
    assert (state.turn(), legal(state)[0]) == (1, "walk n22 n11")


@pytest.mark.parametrize(
    "sentence",
    [
        "",
        "place",
        "place 1.1 1.2",
        "Place 1.1",
        "walk n22",
        "walk  n22 n12",
        "stop now",
        "plant I",
        "assign R1 R2 R3",
        "keep F1 F2 F3",
        "end",
        "choose",
        "pass",
        "place 1.1 ",
    ],
)
def test_12_4_what_is_no_sentence_is_refused(sentence: str) -> None:
    assert refused(table(), sentence) == ("sentence", "12.4")


def test_12_4_what_a_viewer_may_not_know_is_written_so_and_cannot_be_replayed() -> None:
    state = drawing()
    assert GAME.said(state, GAME.read(state, "deal K4"), 1) == "deal ?"
    assert refused(state, "deal ?") == ("hidden", "12.4")
    assert refused(tiled(laid(begun())), "assign ? ? ? ? ?") == ("hidden", "12.4")
    choosing = offered("G4 G1")
    kept = choosing.actions()[0]
    assert GAME.said(choosing, kept, 1) == GAME.said(choosing, kept, SPECTATOR) == "keep ? ?"
    # what lies open is told to all
    assert GAME.said(begun(), GAME.read(begun(), "lay D3"), SPECTATOR) == "lay D3"
    first = laid(begun())
    assert GAME.said(first, GAME.read(first, "deal R3"), SPECTATOR) == "deal R3"


@pytest.mark.parametrize(
    ("state", "id", "clause"),
    [
        (begun(), "now-lay", "2.1"),
        (laid(begun(expert=True)), "now-garden", "11.2"),
        (laid(begun()), "now-tiles", "2.3"),
        (tiled(laid(begun())), "now-assign", "2.7"),
        (offered(), "now-keep", "11.4"),
        (table(2), "now-neutral", "3.5"),
        (table(), "now-before", "4.1"),
        (ordering(), "now-order", "5.1"),
        (drawing(), "now-draw", "8.1"),
        (sowing(), "now-plant", "7.2"),
        (pouring(), "now-water", "7.4"),
        (say(table(), "place 1.2"), "now-track", "6.1"),
        (say(stand(ordering(), "n22"), "choose move 3"), "now-move", "7.5"),
        (say(hold(expert(), "K12"), "use K12"), "now-free", "11.10"),
        (say(hold(expert(), "K12"), "use K12", "free tortoise"), "now-finals", "11.15"),
    ],
)
def test_12_4_what_is_not_asked_is_refused_by_what_is(
    state: Botanicus, id: str, clause: str
) -> None:
    verb = "start n22"  # a sentence of another moment
    assert refused(state, verb) == (id, clause)
