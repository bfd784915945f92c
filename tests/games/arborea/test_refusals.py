"""Every refusal of Arborea's notation, at a table where it is met."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from games.arborea.scenes import (
    again,
    at_trail,
    begun,
    biomes,
    captives,
    creature_at,
    dealt,
    finish_turn,
    gifts,
    hold,
    home,
    invited,
    on_track,
    say,
    table,
)
from games.arborea.test_ecosystem import building
from games.arborea.test_symbols import walking
from parterre.core import Illegal
from parterre.games.arborea import GAME
from parterre.games.arborea.notation.refusing import QUESTIONS, STEPS
from parterre.games.arborea.rules.codes import RESCUE, SETTLING
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import COLUMN, SHIFT
from parterre.words import LANGUAGES
from parterre.words import say as worded
from refusals import both_tests, rows

# A track, an area, a trail, a card, a place on the ground, as only the notation writes them.
CODE = re.compile(r"\b[TB][LR]\b|\b[RYBP]\d\d\b|-?\d+,-?\d+|\{")


def pilgrimage() -> Arborea:
    """Seat 1 has only Elders available, and somebody stands on the entry of the top left track."""
    state = table()
    home(state, 0, elder=2)
    on_track(state, 1, "TL0")
    return again(state)


def window() -> Arborea:
    """Seat 1 is asked about a villager that has walked 3."""
    state = table()
    on_track(state, 0, "TL2")
    return say(again(state), "advance TL")


def swap() -> Arborea:
    """A villager of seat 1 stands on a section that is lifted."""
    state = table()
    state.board[SHIFT] = 3
    on_track(state, 0, "TL7")
    return say(again(state), "advance TL")


def stuck() -> Arborea:
    """Seat 1 can do nothing, and may take an Elder back."""
    state = table()
    home(state, 0, elder=1)
    at_trail(state, 0, "TR-5")
    state.players[0].spirit = -8
    state.set_pending(1, RESCUE)
    return again(state)


def activating() -> Arborea:
    """Two Elders of seat 1 wait, and there is spirit for one of their trails."""
    state = table()
    at_trail(state, 0, "TR-3")
    at_trail(state, 0, "TR-5")
    state.players[0].spirit = -6
    return say(again(state), "advance BR", "pass")


def completing() -> Arborea:
    """Seat 1 holds two cards and can pay for one."""
    state = table()
    hold(state, 0, "R01", "R03")
    biomes(state, T=2, M=1)
    return say(again(state), "advance BR", "pass")


def laying() -> Arborea:
    """Seat 1 is to lay P01, and a frog stands in its ecosystem."""
    state = building()
    creature_at(state.players[0], "frog", 1, 0)
    return again(state)


def settling() -> Arborea:
    """Seat 1 has invited a frog; an owl stands on the western crossing and a worm is captive."""
    state = table(2, "S1")
    creature_at(state.players[0], "owl", 0, 0)
    invited(state, 0, "frog")
    captives(state, 0, "worm")
    state.set_pending(1, SETTLING)
    return again(state)


def with_creature(state: Arborea) -> None:
    """A frog waits in the Borderlands."""
    state.board[COLUMN] = 1


def over() -> Arborea:
    """The game is over."""
    state = table()
    state.turns_left = 1
    finish_turn(say(again(state), "advance BR"))
    return state


def symbol(name: str, prepare: Callable[[Arborea], None] | None = None) -> Callable[[], Arborea]:
    """Seat 1 is asked about a symbol."""
    return lambda: walking(name, prepare=prepare)


REFUSALS = [
    *rows(begun, "deal SE01 → not-to-come §11.2", "advance TL → deal-first §11.2"),
    *rows(dealt, "pass → must §2.7", "advance TL → not-asked §2.7"),
    *rows(
        pilgrimage,
        "dance TL → sentence §11.7",
        "place giant TL → villager §11.1",
        "place elder XX → track §11.1",
        "activate elder TL3 → trail §11.1",
        "take Q01 → card §11.1",
        "invite dog → creature §11.1",
        "give TL → area §11.1",
        "ask TL → on-track §11.1",
        "deal X1 → component §11.1",
        "stay until 9 → until §11.4",
        "deal R01 → no-deal §11.2",
        "pass → must §4.3",
        "activate elder TL+3 → not-asked §4.3",
        "place elder TL → entry-taken §4.3",
        "place young TR → not-available §4.3",
        "ask TL0 → no-order §3.9",
    ),
    *rows(
        window,
        "leave TL+4 → not-reached §3.5",
        "leave TR+1 → other-track §3.5",
        "stay until 2 → until-soon §3.9",
        "pass → must §3.5",
        "advance TL → not-asked §3.5",
    ),
    *rows(
        swap,
        "stay → forced §3.4",
        "stay until swap → forced §3.4",
        "leave TR+1 → other-track §3.4",
        "pass → must §3.4",
        "advance TL → not-asked §3.4",
    ),
    *rows(stuck, "return TR-1 → no-elder §4.2", "advance TL → not-asked §4.2"),
    *rows(lambda: say(table(), "advance TL"), "activate elder TL+1 → not-asked §4.5"),
    *rows(
        activating,
        "activate elder TR-5 → no-spirit §4.8",
        "activate young TR-3 → not-waiting §4.7",
        "advance TL → not-asked §4.7",
    ),
    *rows(symbol("CARD"), "take P15 → not-open §5.4", "advance TL → not-asked §5.4"),
    *rows(symbol("REFRESH"), "advance TL → not-asked §5.5"),
    *rows(
        symbol("CONV:G>W", lambda state: biomes(state, G=2)),
        "convert T>M → no-convert §5.6",
        "convert GW → pair §11.7",
        "advance TL → not-asked §5.6",
    ),
    *rows(
        symbol("INV", with_creature),
        "invite cat → no-creature §5.7",
        "pass → must §5.7",
        "advance TL → not-asked §5.7",
    ),
    *rows(
        symbol("GIFT", lambda state: gifts(state, 0, TLp=3)),
        "give TL+ → three-gifts §5.8",
        "pass → must §5.8",
        "advance TL → not-asked §5.8",
    ),
    *rows(
        symbol("SAGE", lambda state: gifts(state, 0, BLp=2)),
        "reward 3 → lowest §5.10",
        "reward 4 → reward §11.7",
        "advance TL → not-asked §5.10",
    ),
    *rows(
        lambda: say(walking("SAGE", prepare=lambda s: gifts(s, 0, BLp=2)), "reward 1"),
        "reward 1 → reward-twice §5.10",
    ),
    *rows(symbol("PV"), "advance TL → not-asked §5.11"),
    *rows(symbol("ADV"), "pass → must §5.14", "stay → not-asked §5.14"),
    *rows(
        completing,
        "complete R03 → not-paid §6.1",
        "complete R05 → not-held §6.1",
        "advance TL → not-asked §6.1",
    ),
    *rows(
        laying,
        "lay R02 3,0 0 → other-card §7.1",
        "lay P01 3,0 45 → turn §11.10",
        "lay P01 03,0 0 → cell §11.10",
        "lay P01 17,0 0 → off-table §7.5",
        "lay P01 9,9 0 → not-attached §7.2",
        "lay P01 1,0 0 → covers-creature §7.4",
        "pass → must §7.1",
        "advance TL → not-asked §7.1",
    ),
    *rows(building, "lay P01 0,0 0 → covers-card §7.3"),
    *rows(
        settling,
        "settle cat 1,0 → not-invited §7.6",
        "cage cat → not-invited §7.6",
        "free cat 1,0 → not-captive §7.7",
        "settle frog 5,0 → no-crossing §7.6",
        "settle frog 0,0 → crossing-taken §7.6",
        "settle frog 1,0 → too-near §7.6",
        "free worm 1,0 → too-near §7.6",
        "pass → must §7.6",
        "advance TL → not-asked §7.6",
    ),
    *rows(over, "pass → over §8.1"),
]

test_a_sentence_is_refused_for_its_reason, test_every_worded_refusal_is_met = both_tests(
    "arborea", REFUSALS
)


def test_every_question_names_its_own_clause_to_who_answers_something_else() -> None:
    named = {row.clause for row in REFUSALS if row.id == "not-asked"}
    assert named == {*QUESTIONS.values(), *STEPS.values()}


def test_the_rules_refuse_in_words_and_not_in_codes() -> None:
    for row in REFUSALS:
        # What cannot be read is told how it is written; what is not asked is quoted.
        if row.clause.startswith("11.") or row.id == "not-asked":
            continue
        with pytest.raises(Illegal) as met:
            GAME.read(row.scene(), row.sentence)
        for lang in LANGUAGES:
            sentence = worded(met.value.id, met.value.values, lang)
            assert not CODE.search(sentence), sentence
            assert sentence[0].isupper(), sentence
