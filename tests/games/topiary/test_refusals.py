"""Every refusal of Topiary's notation, at a table where it is met."""

from __future__ import annotations

from games.topiary.scenes import GAME, begun, dealt, legal, say, settle
from parterre.core import OVER
from parterre.games.topiary.rules import Topiary
from refusals import both_tests, rows


def leaving() -> Topiary:
    """Before the series left in the box is drawn."""
    return say(GAME.begin(GAME.setup(2)))


def drafted() -> Topiary:
    """The tiles left over are being dealt to the last seat."""
    return dealt("T1 T2 T3", draft=True)


def keeping() -> Topiary:
    """The last seat is to keep three tiles."""
    state = drafted()
    settle(state)
    return state


def visited() -> Topiary:
    """Seat 1 has placed a visitor that looks at the centre."""
    return say(dealt("T1 T2 T3"), "visit c1>S")


def taken() -> Topiary:
    """Seat 1 has taken a tile, and nobody knows which."""
    return say(visited(), "take c2")


def turned() -> Topiary:
    """Seat 1 is to put a tile into the hole."""
    return say(taken(), "deal W1")


def over() -> Topiary:
    """The game is over."""
    state = dealt()
    while state.turn() != OVER:
        say(state, "stay" if "stay" in legal(state) else legal(state)[0])
    return state


REFUSALS = [
    *rows(
        leaving,
        "visit c1>S → leave-first §1.2",
        "deal T1 → leave-first §1.2",
        "leave X → not-to-leave §1.2",
    ),
    *rows(begun, "visit c1>S → deal-first §2.1", "deal I5 → not-face-down §2.1"),
    *rows(
        lambda: say(begun(), "deal B5"),
        "visit c1>S → deal-first §2.2",
        "deal B5 → not-face-down §2.2",
        "deal B6 → tile §7.1",
        "deal ? → hidden §7.2",
        "leave T → no-leave §1.2",
    ),
    *rows(drafted, "keep T1 T2 T3 → deal-first §2.6", "deal T1 → not-face-down §2.6"),
    *rows(
        keeping,
        "visit c1>S → keep-first §2.6",
        "keep T1 T2 T3 → not-in-hand §2.6",
        "keep T1 T1 T2 → keep-twice §2.6",
    ),
    *rows(
        lambda: dealt("T1 T2 T3"),
        "look c1 → sentence §7.2",
        "deal W1 → no-deal §3.3",
        "keep T1 T2 T3 → no-keep §2.6",
        "visit z1>S → place §7.1",
        "stay → visit-first §3.2",
        "take c1 → visit-first §3.2",
        "set T1 → visit-first §3.2",
    ),
    *rows(lambda: dealt("T1", places=48), "visit a1>NE → place-unused §2.5"),
    *rows(lambda: say(visited(), "stay"), "visit c1>S → place-taken §3.2"),
    *rows(
        visited,
        "visit c5>N → placed §3.2",
        "take z1 → cell §7.1",
        "take a1 → not-in-line §3.3",
        "take c3 → face-up §3.3",
        "set T1 → take-first §3.4",
    ),
    *rows(
        taken,
        "stay → deal-first §3.3",
        "take c4 → deal-first §3.3",
        "visit c5>N → deal-first §3.3",
        "set T1 → deal-first §3.4",
        "deal T1 → not-face-down §3.3",
    ),
    *rows(
        turned,
        "visit c5>N → set-first §3.4",
        "take c4 → set-first §3.4",
        "stay → set-first §3.4",
        "set P5 → not-in-hand §3.4",
    ),
    *rows(over, "visit c1>S → over §4.1"),
]

test_a_sentence_is_refused_for_its_reason, test_every_worded_refusal_is_met = both_tests(
    "topiary", REFUSALS
)
