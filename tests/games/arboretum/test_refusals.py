"""Every refusal of Arboretum's notation, at a table where it is met."""

from __future__ import annotations

from games.arboretum.scenes import (
    GAME,
    dealt,
    offered,
    quick_turn,
    say,
    to_the_last_cards,
    turn,
)
from parterre.games.arboretum.rules import Arboretum
from refusals import both_tests, rows


def leaving() -> Arboretum:
    """Before the species left in the box are drawn."""
    return say(GAME.begin(GAME.setup(2, {"species": "random"})))


def dealing() -> Arboretum:
    """In the middle of the deal."""
    return say(GAME.begin(GAME.setup(2)), "deal J5")


def beginning_piles() -> Arboretum:
    """All hands are dealt, and a pile's first card is not."""
    return dealt("J5", starting_discards=True)


def drawn(number: int) -> Arboretum:
    """Seat 1 has drawn so many cards."""
    state = dealt("J5 J6")
    for card in ("K1", "K2")[:number]:
        say(state, "draw deck", f"deal {card}")
    return state


def planted() -> Arboretum:
    """Seat 1 is to discard."""
    return say(drawn(2), "plant J5 0,0")


def second_turn() -> Arboretum:
    """Seat 1 has a garden and is to plant again."""
    state = turn(drawn(0), "J5 0,0", "J6", "deck K1", "deck K2")
    quick_turn(state, "deck", "deck")
    return say(state, "draw pile 1", "draw pile 2")


def last_card() -> Arboretum:
    """The last card of the deck has been drawn, and another card is to be."""
    state = say(to_the_last_cards(1), "draw deck")
    return say(state, f"deal {offered(state)[0]}")


def over() -> Arboretum:
    """The game is over."""
    return quick_turn(to_the_last_cards(1), "deck", "pile 1")


REFUSALS = [
    *rows(
        leaving,
        "plant J5 0,0 → leave-first §1.3",
        "deal J5 → leave-first §1.3",
        "leave Q → not-to-leave §1.3",
    ),
    *rows(
        dealing,
        "draw deck → deal-first §2.2",
        "deal J5 → not-in-deck §2.2",
        "deal J9 → card §8.1",
        "deal ? → hidden §8.2",
        "leave J → no-leave §1.3",
    ),
    *rows(
        beginning_piles,
        "draw deck → deal-first §2.3",
        "deal J5 → not-in-deck §2.3",
    ),
    *rows(
        lambda: drawn(0),
        "dig J5 → sentence §8.2",
        "deal K1 → no-deal §3.2",
        "draw pile 3 → no-seat §3.2",
        "draw pile 1 → pile-empty §3.2",
        "plant J5 0,0 → draw-first §3.1",
        "discard J5 → draw-first §3.1",
    ),
    *rows(
        lambda: say(drawn(0), "draw deck"),
        "plant J5 0,0 → deal-first §3.2",
        "discard J5 → deal-first §3.2",
        "draw pile 1 → deal-first §3.2",
        "deal J5 → not-in-deck §3.2",
    ),
    *rows(
        lambda: drawn(2),
        "draw deck → drawn §3.1",
        "discard J5 → plant-first §3.1",
        "plant W8 0,0 → not-in-hand §3.5",
        "plant J5 1,0 → first-tree §3.5",
    ),
    *rows(
        planted,
        "draw deck → discard-first §3.1",
        "plant J6 0,1 → planted §3.1",
        "discard W8 → not-in-hand §3.8",
    ),
    *rows(
        second_turn,
        "plant J6 0,0 → taken §3.7",
        "plant J6 1,1 → not-beside §3.6",
    ),
    *rows(last_card, "draw deck → deck-empty §3.4"),
    *rows(over, "draw deck → over §4.1"),
]

test_a_sentence_is_refused_for_its_reason, test_every_worded_refusal_is_met = both_tests(
    "arboretum", REFUSALS
)
