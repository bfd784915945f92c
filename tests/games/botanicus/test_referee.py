"""An independent reading of Botanicus agrees, moment by moment."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import asdict

from games.botanicus.referee import Referee
from games.botanicus.scenes import GAME, view
from games.botanicus.test_sight import BUSY
from parterre.bots import bot_for
from parterre.core import CHANCE, OVER, SPECTATOR, Rng
from parterre.games.botanicus.rules.game import Botanicus

BASE = {"expert": False, "track_reset": "end of turn", "zero_steps": "points"}
KINDER = {"expert": False, "track_reset": "at once", "zero_steps": "nothing"}
EXPERT = {"expert": True, "track_reset": "end of turn", "zero_steps": "points"}
BOTH = {"expert": True, "track_reset": "at once", "zero_steps": "nothing"}

Choose = Callable[[Botanicus, list[str]], str]


def by_lot(weigh: Callable[[str], float], seed: int) -> Choose:
    """Whoever draws a sentence by lot, some more gladly than others."""
    lot = random.Random(seed)
    return lambda state, said: lot.choices(said, [weigh(sentence) for sentence in said])[0]


def gladly(sentence: str) -> float:
    """How gladly a seat does something: much, so that games go deep."""
    return 0.1 if sentence.startswith(("stop", "sell")) else 2


def greedily(seed: int) -> Choose:
    """Whoever plays what looks best."""
    rng = Rng(seed)
    lot = by_lot(gladly, seed)

    def choose(state: Botanicus, said: list[str]) -> str:
        if state.turn() == CHANCE:
            return lot(state, said)
        seen = state.seen_by(state.turn())
        return GAME.write(state, bot_for(GAME, "greedy").choose(seen, rng))

    return choose


def hands_known(state: Botanicus, viewer: int) -> dict[int, list[set[str]]]:
    """For each card of each other hand what it may be, as a view has it."""
    seen = state.seen_by(viewer)
    assert isinstance(seen, Botanicus)
    seats = len(seen.players)
    found: dict[int, list[set[str]]] = {}
    for seat in range(seats):
        if seat == viewer:
            continue
        found[seat] = [{f"K{card + 1}"} for card in seen.players[seat].hand]
        for shuffle in range(seen.shuffle + 1):
            pool = seen.deck if shuffle == seen.shuffle else seen.away
            cards = {f"K{card + 1}" for card in pool if seen.shuffles[card] == shuffle}
            found[seat] += [cards] * seen.hidden[shuffle * seats + seat]
    return found


def ordered(known: dict[int, list[set[str]]]) -> dict[int, list[list[str]]]:
    """The same without an order."""
    return {seat: sorted(sorted(cards) for cards in hand) for seat, hand in known.items()}


@pytest.mark.parametrize(
    ("seats", "options", "changes"),
    [
        (2, BASE, {}),
        (3, KINDER, BUSY),
        (4, BASE, {}),
        (2, EXPERT, BUSY),
        (3, EXPERT, {}),
        (4, BOTH, BUSY),
    ],
    ids=["2", "3-kinder-busy", "4", "2-expert-busy", "3-expert", "4-expert-kinder-busy"],
)
@pytest.mark.parametrize("greedy", [False, True], ids=["by-lot", "greedy"])
def test_the_referee_allows_and_scores_the_same(
    seats: int, options: dict[str, Any], changes: dict[str, Any], greedy: bool
) -> None:
    """Legal sentences, points, hands as others know them; at the end places and their reasons."""
    agree(seats, options, changes, greedily(2) if greedy else by_lot(gladly, 1))


def test_the_referee_goes_on_alike_after_a_stop_among_different_plants() -> None:
    spaces = [f"{column}.{row}" for column in "2468" for row in "12"]
    mixed = {"space": {name: {"action": "plant I II I III"} for name in spaces}}
    agree(2, BASE, mixed, by_lot(lambda sentence: 3 if sentence == "stop" else 1, 1))


def agree(
    seats: int, options: dict[str, Any], changes: dict[str, Any], choose: Choose, rules: int = 2
) -> None:
    """Play a game in both readings, moment by moment."""
    setup = GAME.setup(seats, options, GAME.correct(changes)[0], rules)
    state = GAME.begin(setup)
    assert isinstance(state, Botanicus)
    referee = Referee(seats, options, state.box.contents, rules)
    moment = 0
    while state.turn() != OVER:
        assert referee.turn() == ("chance" if state.turn() == CHANCE else state.turn())
        sentences = sorted(GAME.write(state, action) for action in state.actions())
        assert set(sentences) == referee.legal()
        assert state.points() == referee.points()
        if moment % 7 == 0:
            for viewer in range(SPECTATOR, seats):
                assert ordered(hands_known(state, viewer)) == ordered(referee.known(viewer))
        sentence = choose(state, sentences)
        GAME.play_sentence(state, sentence)
        referee.play(sentence)
        moment += 1
    assert referee.turn() == "over"
    assert state.ranking() == referee.ranking()
    shown = view(state)
    for seat in range(seats):
        assert asdict(shown.result.players[seat]) == referee.breakdown(seat)
        assert set(shown.players[seat].hand) == referee.hand(seat)
        assert {card.card for card in shown.players[seat].finals} == referee.finals(seat)
