"""Every refusal of Botanicus' notation, at a table where it is met."""

from __future__ import annotations

from typing import Any

from games.botanicus.scenes import (
    assigned,
    begun,
    column,
    expert,
    free,
    hold,
    laid,
    last_turns,
    legal,
    offered,
    pawn,
    placed,
    plant,
    say,
    stand,
    table,
    tiled,
)
from parterre.core import OVER
from parterre.games.botanicus.rules.game import Botanicus
from refusals import both_tests, rows


def dealt() -> Botanicus:
    """Seat 1 is to assign R1 to R5."""
    return tiled(laid(begun()), ["R1 R2 R3 R4 R5"])


def gardens() -> Botanicus:
    """Two gardens of the Expert variant are dealt, the third is not."""
    return say(laid(begun(expert=True)), "garden G1", "garden G2")


def finals() -> Botanicus:
    """The first final card is dealt."""
    state = say(laid(begun(expert=True)), "garden G1", "garden G2", "garden G3")
    return say(assigned(tiled(state)), "deal F1")


def kept() -> Botanicus:
    """Everybody has kept a final card, and seat 1 is to put the gardener."""
    state = offered()
    return say(state, *(f"keep F{number}" for number in (1, 2, 3)))


def second_gardeners() -> Botanicus:
    """The second round of the Expert variant begins; seat 3 is first, its gardener on n12."""
    state = column(stand(expert("G2 G3 G1"), "n12", seat=2), 8)
    for player in state.players:
        player.coins = 9
    return placed(state, "8.3", "8.3", "8.1")


def acting(*actions: str, **more: Any) -> Botanicus:
    """Seat 1 has used a card with these actions."""
    changes = {"card": {"K1": {"actions": list(actions)}}}
    return say(plant(hold(table(changes=changes), "K1"), 0, **more), "use K1")


def two_gardeners(*actions: str) -> Botanicus:
    """Seat 1 has two gardeners, on n11 and n12, and has used a card with these actions."""
    changes = {"card": {"K1": {"actions": list(actions)}}}
    state = stand(column(expert(changes=changes), 5, round=2), "n11", "n12")
    return say(hold(state, "K1"), "use K1")


def poor(state: Botanicus, coins: int = 0) -> Botanicus:
    """Let whoever's turn it is have so many coins."""
    state.players[state.mover].coins = coins
    return state


def tortoise(*sentences: str) -> Botanicus:
    """Seat 1 has freed the tortoise."""
    state = say(hold(expert(finals=["F1 F2 F3"]), "K12"), "use K12", "free tortoise")
    return say(state, *sentences)


def over() -> Botanicus:
    """The game is over."""
    state = last_turns(table())
    while state.turn() != OVER:
        say(state, "stop" if "stop" in legal(state) else legal(state)[-1])
    return state


REFUSALS = [
    *rows(
        begun,
        "deal R1 → now-lay §2.1",
        "lay S1 → not-to-lay §2.1",
        "lay D9 → token §12.1",
    ),
    *rows(lambda: laid(begun()), "lay D1 → now-tiles §2.3"),
    *rows(
        lambda: say(laid(begun()), "deal R7"),
        "deal R7 → tile-dealt §2.3",
        "deal R21 → unknown §12.1",
        "deal ? → hidden §12.4",
    ),
    *rows(
        dealt,
        "place 1.1 → now-assign §2.7",
        "assign R1 R2 R3 R4 R6 → not-your-tile §2.7",
        "assign R1 R2 R3 R4 R4 → tile-twice §2.7",
        "assign R1 R2 R3 R4 → tiles-number §2.7",
    ),
    *rows(lambda: table(2), "place 1.1 → now-neutral §3.5", "neutral 2.1 → column §4.5"),
    *rows(
        table,
        "dance n22 → sentence §12.4",
        "stop → now-before §4.1",
        "choose purse 1 → now-before §4.1",
        "place 1.5 → space §12.1",
        "place 2.1 → column §4.5",
        "walk n22 n14 → crossing §12.1",
        "walk n11 n12 → no-gardener §7.1",
        "walk n22 n22 → occupied §4.2",
        "use K1 → not-in-hand §4.3",
    ),
    *rows(lambda: say(table(), "walk n22 n12"), "walk n12 n22 → walked §4.1"),
    *rows(lambda: poor(table(), 1), "walk n22 n11 → walk-cost §4.2"),
    *rows(lambda: poor(stand(expert(), "n11")), "walk n11 n12 → walk-cost §11.3"),
    *rows(lambda: poor(hold(table(), "K1"), 1), "use K1 → card-cost §4.3"),
    *rows(lambda: say(hold(table(), "K1 K2"), "sell K1"), "sell K2 → carded §4.1"),
    *rows(
        lambda: poor(placed(table(), "1.2"), 2),
        "place 1.2 → flower-cost §4.6",
    ),
    *rows(
        lambda: last_turns(table()),
        "place 1.1 → last-turn §4.9",
        "choose purse 2 → not-waiting §4.9",
        "choose hoe 1 → action §12.1",
    ),
    *rows(
        lambda: acting("move 2", "plant I"),
        "place 1.1 → now-order §5.1",
        "choose water 2 → not-waiting §5.1",
    ),
    *rows(
        lambda: say(hold(table(changes={"card": {"K1": {"actions": ["card 1"]}}}), "K1"), "use K1"),
        "place 1.1 → now-draw §8.1",
        "deal K1 → not-in-deck §8.1",
    ),
    *rows(
        lambda: acting("purse 1"),
        "water b2 → now-track §6.1",
        "advance P9 → track-space §12.1",
        "advance P2a → no-way §6.1",
    ),
    *rows(lambda: poor(acting("shovel 2")), "advance S1 S2 → way-cost §6.3"),
    *rows(lambda: poor(acting("purse 1")), "advance P1 P2a → way-cost §6.4"),
    *rows(lambda: say(pawn(table(), "P5"), "place 1.2"), "advance P6x → frog §11.14"),
    *rows(
        lambda: say(pawn(column(table(), 3), "P1"), "place 3.3"), "advance P2b P3 → better-way §6.8"
    ),
    *rows(
        lambda: acting("plant II", b2="II"),
        "place 1.1 → now-plant §7.2",
        "plant V b2 → level §12.1",
        "plant I b3 → other-level §7.2",
        "plant II e2 → bed §12.1",
        "plant II a1 → out-of-reach §7.1",
        "plant II b2 → same-level §7.3",
    ),
    *rows(
        lambda: say(stand(hold(table(), "K1"), "n11"), "use K1"),
        "plant II a1 → no-bed §7.1",
    ),
    *rows(
        lambda: say(stand(hold(expert(), "K1"), "n12"), "use K1"),
        "plant II c1 → animal-there §11.9",
    ),
    *rows(
        lambda: acting("water 1", b2="IV", b3="I"),
        "place 1.1 → now-water §7.4",
        "water a1 → out-of-reach §7.1",
        "water c2 → nothing-there §7.4",
        "water b2 → full-grown §7.4",
    ),
    *rows(
        lambda: acting("move 1"),
        "place 1.1 → now-move §7.5",
        "move n22 n22 → occupied §7.5",
        "move n22 n11 → too-far §7.5",
    ),
    *rows(over, "place 1.1 → over §10.1"),
    # The Expert variant.
    *rows(
        gardens,
        "deal R1 → now-garden §11.2",
        "garden G1 → garden-taken §11.2",
        "garden G5 → garden §12.1",
    ),
    *rows(finals, "keep F1 → now-finals §11.4", "deal F1 → final-dealt §11.4"),
    *rows(
        lambda: offered(finals=["F1 F2 F3"]),
        "place 1.1 → now-keep §11.4",
        "keep F4 → not-offered §11.4",
        "keep F1 F2 → keep-number §11.4",
        "keep F13 → final §12.1",
    ),
    *rows(lambda: offered("G4 G1 G2", ["F1 F2 F3"]), "keep F1 → keep-number §11.6"),
    *rows(kept, "place 1.1 → now-start §11.5", "start n11 → not-a-start §11.5"),
    *rows(second_gardeners, "place 1.1 → now-start §11.7", "start n12 → not-a-start §11.7"),
    *rows(
        lambda: two_gardeners("move 3"),
        "move n11 n12 → occupied §11.8",
    ),
    *rows(lambda: say(two_gardeners("move 3"), "move n11 n13"), "move n13 n11 → moved §11.8"),
    *rows(
        lambda: say(free(hold(expert(), "K12"), "frog"), "use K12"),
        "stop → now-free §11.10",
        "free frog → freed §11.10",
        "free cat → animal §12.1",
    ),
    *rows(tortoise, "keep F2 → now-finals §11.15", "deal F1 → final-dealt §11.15"),
    *rows(
        lambda: tortoise("deal F2", "deal F8", "deal F9"),
        "place 1.1 → now-keep §11.15",
        "keep F1 → not-offered §11.15",
        "keep F2 F8 → keep-number §11.15",
    ),
]

test_a_sentence_is_refused_for_its_reason, test_every_worded_refusal_is_met = both_tests(
    "botanicus", REFUSALS
)
