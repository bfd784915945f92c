"""The ecosystem: chapter 7 of RULES.md."""

from __future__ import annotations

from games.arborea.scenes import (
    GAME,
    again,
    biomes,
    captives,
    creature_at,
    hold,
    invited,
    legal,
    refusal,
    say,
    table,
)
from parterre.games.arborea.components.symbols import HABITATS, read_component
from parterre.games.arborea.rules.codes import BUILDING, SETTLING
from parterre.games.arborea.rules.ecosystem import lay_card
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import CAPTIVE, CROSSING, HABITAT, INVITED, ORIGIN, SIDE


def building(card: str = "P01", start: str = "S1") -> Arborea:
    """Seat 1 is to lay a card; its starting card lies at 0,0 to 2,1."""
    state = table(2, start)
    state.players[0].completed = read_component(card) - read_component("R01")
    state.set_pending(1, BUILDING)
    return again(state)


def settling(*kinds: str, captive: tuple[str, ...] = (), card: str | None = None) -> Arborea:
    """Seat 1 is to settle creatures."""
    state = table(2, "S1")
    invited(state, 0, *kinds)
    captives(state, 0, *captive)
    if card:
        lay(state, card, 3, 0)
    state.set_pending(1, SETTLING)
    return again(state)


def lay(state: Arborea, card: str, x: int, y: int, turn: int = 0) -> None:
    code = read_component(card) - read_component("R01")
    lay_card(state, state.players[0], code, turn // 90, (y + ORIGIN) * SIDE + x + ORIGIN)


def habitat(state: Arborea, x: int, y: int) -> str:
    there = state.players[0].land[HABITAT + (y + ORIGIN) * SIDE + x + ORIGIN]
    return HABITATS[there - 1] if there else "."


def test_7_1_the_completed_card_must_be_laid_before_the_next_turn() -> None:
    state = table(2, "S1")
    hold(state, 0, "R01")
    biomes(state, T=2, M=1)
    say(again(state), "advance BR", "pass", "complete R01")
    assert state.turn() == 0
    assert all(s.startswith("lay R01 ") for s in legal(state))
    assert refusal(state, "pass").id == "arborea-must"
    assert refusal(state, "lay R02 3,0 0").id == "arborea-other-card"
    say(state, "lay R01 3,0 0")
    assert state.active == 1
    assert len(state.players[0].laid) == 4


def test_7_2_a_card_is_laid_beside_or_over_in_four_turns() -> None:
    # P01 is T M F over P T M
    drawn = {
        0: ("TMF", "PTM"),
        90: ("PT", "TM", "MF"),
        180: ("MTP", "FMT"),
        270: ("FM", "MT", "TP"),
    }
    for turn, rows in drawn.items():
        state = building("P01")
        say(state, f"lay P01 3,0 {turn}")
        north = len(rows) - 1
        shown = tuple(
            "".join(habitat(state, 3 + x, north - y) for x in range(len(row)))
            for y, row in enumerate(rows)
        )
        assert shown == rows


def test_7_2_an_edge_attaches_and_a_corner_does_not() -> None:
    state = building()
    choices = legal(state)
    assert "lay P01 3,-1 0" in choices  # an edge
    assert "lay P01 1,1 90" in choices  # over a cell
    assert refusal(state, "lay P01 3,2 0").id == "arborea-not-attached"  # a corner
    assert refusal(state, "lay P01 9,9 0").id == "arborea-not-attached"


def test_7_3_every_card_keeps_a_cell_in_sight() -> None:
    state = building()
    assert refusal(state, "lay P01 0,0 0").id == "arborea-covers-card"
    lay(state, "R01", 3, 0)  # shows 3,0 to 5,1
    lay(state, "R02", 4, 0)  # leaves R01 the cells 3,0 and 3,1
    again(state)
    assert refusal(state, "lay P01 2,0 90").id == "arborea-covers-card"  # all that R01 shows
    assert "lay P01 2,1 0" in legal(state)
    assert GAME.view(state, 0).players[0].ecosystem.cards[1].in_sight == 2


def test_7_3_the_last_cell_of_a_card_is_never_covered() -> None:
    state = building()
    lay(state, "R01", 3, 0)
    lay(state, "R02", 4, 0)
    lay(state, "R03", 3, 1)  # leaves R01 the cell 3,0 alone
    again(state)
    assert GAME.view(state, 0).players[0].ecosystem.cards[1].in_sight == 1
    for where in ("1,-1 0", "3,-1 0", "2,-2 90", "3,-1 270"):
        assert refusal(state, f"lay P01 {where}").id == "arborea-covers-card"
    assert "lay P01 1,-2 0" in legal(state)  # beside it


def test_7_4_no_creature_may_be_covered_whole() -> None:
    state = building()
    creature_at(state.players[0], "frog", 1, 0)
    again(state)
    assert refusal(state, "lay P01 1,0 0").id == "arborea-covers-creature"
    assert refusal(state, "lay P01 1,-1 90").id == "arborea-covers-creature"
    assert "lay P01 2,0 0" in legal(state)  # two of its four cells
    say(state, "lay P01 2,0 0")
    assert state.players[0].land[CROSSING + ORIGIN * SIDE + ORIGIN + 1] == 1  # it stays there


def test_7_4_both_crossings_inside_a_card_count_however_it_is_turned() -> None:
    state = building()
    lay(state, "R01", 3, 0)
    lay(state, "R02", 0, 2)
    lay(state, "R03", 3, 2)
    creature_at(state.players[0], "frog", 2, 1)
    again(state)
    for x, y in ((2, 1), (1, 1)):  # lying: its west crossing, its east one
        for turn in (0, 180):
            assert refusal(state, f"lay P01 {x},{y} {turn}").id == "arborea-covers-creature"
    for x, y in ((2, 1), (2, 0)):  # standing: its south crossing, its north one
        for turn in (90, 270):
            assert refusal(state, f"lay P01 {x},{y} {turn}").id == "arborea-covers-creature"
    assert {"lay P01 0,1 0", "lay P01 3,1 0", "lay P01 2,2 90"} <= set(legal(state))


def test_7_5_the_table_ends_at_minus_15_and_16() -> None:
    state = building()
    assert refusal(state, "lay P01 17,0 0").id == "arborea-off-table"
    assert refusal(state, "lay P01 0,-16 0").id == "arborea-off-table"
    for x in range(3, 15, 3):
        lay(state, "R01", x, 0)
    again(state)
    assert "lay P01 15,0 90" in legal(state)
    assert refusal(state, "lay P01 15,0 0").id == "arborea-off-table"


def test_7_6_a_creature_stands_between_four_cells_and_not_next_to_another() -> None:
    state = settling("frog", "owl", card="P01")
    spots = [s for s in legal(state) if s.startswith("settle frog")]
    assert spots == [f"settle frog {x},0" for x in range(5)]
    say(state, "settle frog 2,0")
    assert legal(state) == ["settle owl 0,0", "settle owl 4,0", "cage owl"]
    assert refusal(state, "settle owl 2,0").id == "arborea-crossing-taken"
    assert refusal(state, "settle owl 1,0").id == "arborea-too-near"
    assert refusal(state, "settle owl 5,0").id == "arborea-no-crossing"
    assert refusal(state, "settle cat 0,0").id == "arborea-not-invited"
    say(state, "cage owl")
    assert state.players[0].counts[CAPTIVE + 5] == 1
    assert state.active == 1


def test_7_6_diagonal_neighbours_are_allowed() -> None:
    state = settling("frog", "owl")
    lay(state, "P01", 0, 2)
    again(state)
    say(state, "settle frog 0,0")
    spots = [s for s in legal(state) if s.startswith("settle")]
    assert "settle owl 1,1" in spots
    assert "settle owl 0,1" not in spots


def test_7_7_one_captive_may_be_freed_with_the_invited() -> None:
    state = settling("frog", captive=("owl", "cat"), card="P01")
    assert "free owl 0,0" in legal(state)
    assert refusal(state, "free frog 0,0").id == ("arborea-not-captive")
    say(state, "free owl 0,0")
    assert not [s for s in legal(state) if s.startswith("free")]  # one a turn
    say(state, "cage frog")
    assert state.active == 1
    assert [state.players[0].counts[CAPTIVE + k] for k in (0, 3, 5)] == [1, 1, 0]


def test_7_7_the_captive_may_come_last_or_not_at_all() -> None:
    state = settling("frog", captive=("owl",), card="P01")
    say(state, "settle frog 0,0")
    assert "pass" in legal(state)
    assert "free owl 2,0" in legal(state)
    say(state, "pass")
    assert state.active == 1
    none = settling(captive=("owl",), card="P01")
    assert none.active == 1  # nobody invited, nobody freed
    caged = settling("frog", card="P01")
    say(caged, "cage frog")
    assert caged.active == 1
    assert caged.players[0].counts[INVITED] == 0


def test_7_7_who_locks_one_up_may_free_another_but_not_the_same() -> None:
    state = settling("frog", captive=("owl",), card="P01")
    say(state, "cage frog")
    assert "free owl 2,0" in legal(state)
    assert not [s for s in legal(state) if s.startswith("free frog")]
    say(state, "free owl 2,0")
    assert state.active == 1
    assert [state.players[0].counts[CAPTIVE + k] for k in (0, 5)] == [1, 0]
