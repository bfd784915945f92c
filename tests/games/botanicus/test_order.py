"""Where Botanicus asks for no order because none can matter, clause by clause and by trying."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.botanicus.scenes import (
    GAME,
    beds,
    expert,
    hold,
    legal,
    numbers,
    pawn,
    plant,
    refused,
    say,
    stand,
    table,
)
from games.botanicus.test_referee import BASE, BOTH, EXPERT, KINDER, agree, by_lot
from parterre.core import OVER, Rng
from parterre.games.botanicus.rules.actions import unasked
from parterre.games.botanicus.rules.codes import BEFORE, CHOOSE, ORDERING
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import NOWHERE


def card(*gives: str, rules: int = 2, **options: Any) -> Botanicus:
    """A table where the first seat holds a card that gives these actions."""
    return hold(
        table(changes={"card": {"K1": {"actions": list(gives)}}}, rules=rules, **options), "K1"
    )


def test_5_7_waterings_alone_are_not_asked_for() -> None:
    state = say(plant(card("water 2", "water 1"), 0, b2="I"), "use K1")
    assert legal(state) == ["water b2", "stop"]
    say(state, "water b2", "stop", "water b2")  # one of two, and the one after them
    assert beds(state) == {"b2": "III"}
    assert "place 1.1" in legal(state)


def test_5_7_moves_of_one_gardener_alone_are_not_asked_for() -> None:
    state = say(card("move 2", "move 1"), "use K1")
    say(state, "move n22 n11")  # the first printed is begun first
    assert "move n11 n12" in legal(state)
    assert "move n11 n13" not in legal(state)


def test_5_7_plants_of_one_level_alone_are_not_asked_for() -> None:
    state = say(card("plant I", "plant I I"), "use K1")
    say(state, "plant I b2", "plant I c2", "plant I b3")
    assert beds(state) == {"b2": "I", "b3": "I", "c2": "I"}
    assert "place 1.1" in legal(state)


@pytest.mark.parametrize(
    "gives", [("plant I", "plant II"), ("plant I", "plant I II"), ("plant I I", "water 1")]
)
def test_5_7_plants_of_several_levels_and_other_actions_are_asked_for(
    gives: tuple[str, ...],
) -> None:
    state = say(card(*gives), "use K1")
    assert sorted(legal(state)) == sorted(f"choose {action}" for action in gives)


def test_5_7_what_is_one_sort_besides_another_is_asked_for() -> None:
    """Two waterings with a move: the move may come between them."""
    state = say(plant(card("water 2", "water 1", "move 1"), 0, b2="I"), "use K1")
    assert sorted(legal(state)) == ["choose move 1", "choose water 1", "choose water 2"]


def test_5_7_moves_of_two_gardeners_are_asked_for() -> None:
    changes = {"card": {"K1": {"actions": ["move 1", "move 2"]}}}
    state = stand(hold(expert(changes=changes), "K1"), "n11", "n12")
    say(state, "use K1")
    assert sorted(legal(state)) == ["choose move 1", "choose move 2"]
    state.every_order = True
    one, two = (tables_after(state, action) for action in state.actions())
    assert one != two


def test_5_8_a_watering_without_a_plant_to_water_lapses_before_the_order_is_asked() -> None:
    state = say(card("move 3", "water 1"), "use K1")
    assert "move n22 n12" in legal(state)
    assert refused(state, "choose water 1") == ("now-move", "7.5")
    say(state, "move n22 n12")
    assert "place 1.1" in legal(state)
    state = say(plant(card("move 3", "water 1"), 0, b2="IV"), "use K1")  # which cannot be watered
    assert "move n22 n12" in legal(state)


def test_5_8_not_where_a_move_may_lead_to_a_plant() -> None:
    for steps, asked in ((1, False), (2, True)):
        state = plant(stand(card(f"move {steps}", "water 1"), "n41"), 0, c3="II")
        say(state, "use K1")  # n32 and n31 reach c3, two steps away
        assert ("choose water 1" in legal(state)) is asked
    state = plant(stand(card("move 1", "move 2", "water 1"), "n43"), 0, b2="II")
    say(state, "use K1")  # which takes both moves
    assert "choose water 1" in legal(state)


def test_5_8_not_where_a_plant_or_a_track_waits_with_it() -> None:
    for other in ("plant I", "shovel 1", "plant I I"):
        state = say(card(other, "water 1"), "use K1")
        assert sorted(legal(state)) == sorted([f"choose {other}", "choose water 1"])


def test_5_9_a_track_at_its_end_lapses_before_the_order_is_asked() -> None:
    state = say(pawn(card("move 3", "shovel 2"), "S7"), "use K1")
    assert state.players[0].from_tracks == 2
    assert "move n22 n12" in legal(state)
    state = say(pawn(card("plant I", "plant II", "shovel 1"), "S7"), "use K1")
    assert sorted(legal(state)) == ["choose plant I", "choose plant II"]
    state = say(pawn(card("water 1", "move 1", "shovel 1"), "S7"), "use K1")
    assert "move n22 n12" in legal(state)  # and so the watering has nothing either


def test_5_9_not_where_only_coins_are_missing() -> None:
    state = pawn(card("plant I", "shovel 1"), "S1")  # every way on has a toll
    state.players[0].coins = 2
    say(state, "use K1")
    assert sorted(legal(state)) == ["choose plant I", "choose shovel 1"]


# By trying: whatever the answer, the same tables can come of it.


def in_the_set(state: Botanicus) -> int:
    """How much waits as long as something of the innermost set does, its mark included."""
    size = len(state.pending)
    while state.pending[size - 1] >= 0:
        size -= 1
    return size


def reached(due: list[Botanicus], size: int, shortly: bool) -> tuple[set[tuple[int, ...]], bool]:
    """Every table that can come of a set once it is done, and whether an order was asked for.

    Shortly: where rules 2 would not ask, only what they begin with is begun.
    """
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[int, ...]] = set()
    asked = False
    while due:
        now = due.pop()
        facts = tuple(now.facts())
        if facts in seen:
            continue
        seen.add(facts)
        if len(now.pending) < size:
            found.add(facts)
            continue
        choices = now.actions()
        if now.phase == ORDERING and shortly:
            at = unasked(now, now.players[now.mover])
            if at == NOWHERE:
                asked = True
            else:
                choices = [CHOOSE + now.pending[at]]
        for action in choices:
            after = now.copy()
            after.play(action)
            due.append(after)
    return found, asked


def tables_after(state: Botanicus, action: int) -> set[tuple[int, ...]]:
    """Every table that can come of beginning with one of the actions that wait."""
    after = state.copy()
    after.play(action)
    return reached([after], in_the_set(state), False)[0]


SORTS = [
    ["water 1", "water 2"],
    ["move 1", "move 2", "move 3"],
    ["plant I", "plant I I", "plant I II"],
    ["move 1", "move 2", "water 1", "water 2"],
    ["move 2", "water 1", "shovel 1", "plant II"],
    ["shovel 6", "shovel 1", "move 1", "plant I"],
]


def mixed(seed: int) -> dict[str, Any]:
    """A box whose cards give two to four actions, of one sort or of several."""
    rng = Rng(seed)
    cards = {}
    for number in range(1, 19):
        sort = SORTS[number % len(SORTS)]
        gives = [sort[rng.below(len(sort))] for _ in range(2 + rng.below(3))]
        cards[f"K{number}"] = {"actions": gives}
    return {"card": cards}


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, EXPERT), (4, KINDER), (2, BOTH)], ids=str
)
def test_where_no_order_is_asked_every_order_leads_to_the_same_tables(
    seats: int, options: dict[str, Any]
) -> None:
    """Over many moments of rules 1: what rules 2 leave out could not have made a difference."""
    looked: Counter[str] = Counter()
    for seed in range(4):
        changes, mistakes = GAME.correct(mixed(seed))
        assert not mistakes
        state = GAME.begin(GAME.setup(seats, options, changes, rules=1))
        assert isinstance(state, Botanicus)
        rng = Rng(seed)
        while state.turn() != OVER:
            if state.phase == BEFORE and not state.carded:
                tried = with_a_card(state, rng)
                if tried.phase == ORDERING:
                    looked[compared(tried)] += 1
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
    assert min(looked["asked"], looked["unasked"]) > 30, looked
    assert looked["shortly"] > 4, looked


def to_the_end(sentence: str) -> float:
    """How gladly somebody uses cards and goes to the end of a track."""
    return 9 if sentence.startswith(("use", "choose shovel 6")) or sentence.endswith("S7") else 1


@pytest.mark.parametrize("rules", GAME.known_rules)
@pytest.mark.parametrize("options", [BASE, EXPERT], ids=["base", "expert"])
def test_the_referee_asks_for_the_same_orders(rules: int, options: dict[str, Any]) -> None:
    """In games where every space brings cards, and every card brings much that waits together."""
    spaces = {f"{column}.{row}": {"action": "card 1"} for column in (2, 4, 6, 8) for row in (1, 2)}
    for seed in range(20):
        choose = by_lot(to_the_end, seed)
        agree(2, options, {**mixed(seed), "space": spaces}, choose, rules)


def with_a_card(state: Botanicus, rng: Rng) -> Botanicus:
    """The same table when whoever plays has used any card, perhaps with a pawn at its end."""
    tried = state.copy()
    me = tried.players[tried.mover]
    card = f"K{1 + rng.below(18)}"
    me.hand = numbers([int(card[1:]) - 1])
    me.coins += 2
    if rng.below(2) == 0:
        pawn(tried, "S7", tried.mover)
    return say(tried, f"use {card}")


def compared(state: Botanicus) -> str:
    """Whether rules 2 ask for this order, ask for less of it, or do not; checked by trying."""
    if unasked(state, state.players[state.mover]) == NOWHERE:
        return "asked"
    size = in_the_set(state)
    everything, _ = reached([state], size, False)
    shortly, asked = reached([state], size, True)
    assert shortly == everything
    if asked:
        return "shortly"
    for action in state.actions():
        assert tables_after(state, action) == everything
    return "unasked"
