"""Hints: legal, the same for the same seed, blind to secrets, and said in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bots.pairs import pairs
from parterre.bots import Budget, bot_for, reasons
from parterre.bots.advice import advise, compared, hint, percent
from parterre.bots.foresight import Foreseen
from parterre.bots.reasons.reason import Reason
from parterre.bots.taught import speaking_of
from parterre.core import OVER, Rng, State
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.games.arboretum.components import CODES, RANKS, kind_of, rank_of
from parterre.games.arboretum.rules import Arboretum
from parterre.games.topiary.rules import Topiary
from parterre.table import Fate
from parterre.words import LANGUAGES, bundle, say
from plain import plain
from tables import SECRETIVE, bars, random_log, random_states

every_game = pytest.mark.parametrize("name", GAMES)
FEW = Budget(iterations=4)


def moments(name: str, seed: int, seats: int, every: int) -> list[State]:
    """Some moments of a random game at which a seat decides."""
    game = GAMES[name]
    states = [s for s in random_states(game, game.setup(seats), seed) if s.turn() >= 0]
    return states[:: every if compiled() else 6 * every]


def messages(told: dict[str, Any]) -> list[dict[str, Any]]:
    """Every message of a hint, those inside others as well."""
    found = [told["words"], *told["reasons"]]
    if told["second"]:
        found.append(told["second"]["words"])
    return found + [inner for outer in found for inner in outer.get("then", [])]


def spoken(message: dict[str, Any], lang: str) -> str:
    """A message as it is formatted, or a failure where a value is missing."""
    values = {"you": "yes", "what": "…", **message.get("values", {})}
    pattern = bundle(lang).get_message(message["id"]).value
    assert pattern is not None
    text, troubles = bundle(lang).format_pattern(pattern, values)
    assert troubles == [], message
    return str(text)


@every_game
def test_a_hint_is_legal_has_a_chance_and_reasons_in_both_languages(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        for state in moments(name, 31 + seats, seats, bars(name).HINTED):
            view = state.seen_by(state.turn())
            before = view.facts()
            told = plain(hint(game, view, Rng(seats), FEW))
            assert view.facts() == before
            legal = [game.write(view, action) for action in state.actions()]
            assert told["action"] in legal
            assert 1 <= told["chance"] <= 99
            assert 1 <= len(told["reasons"]) <= 3
            if told["second"]:
                assert told["second"]["action"] in legal
                assert told["second"]["action"] != told["action"]
            else:
                assert len(legal) == 1
            for message in messages(told):
                for lang in LANGUAGES:
                    assert bundle(lang).has_message(message["id"]), message["id"]
                    assert spoken(message, lang)


@every_game
def test_what_is_advised_wins_at_least_as_often_as_the_next_best(name: str) -> None:
    """Also alone, where the search itself looks at the lead as much as at the win."""
    game, rng = GAMES[name], Rng(3)
    state = game.begin(game.setup(game.seats[0]))
    told = []
    while (turn := state.turn()) != OVER:
        if turn < 0:
            state.play(state.at(rng.below(state.count())))
            continue
        view = state.seen_by(turn)
        if rng.below(8 if compiled() else 60) == 0:
            told.append(plain(hint(game, view, rng, Budget(iterations=60))))
        state.play(bot_for(game, "greedy").choose(view, rng))
    assert len(told) > 1
    assert [one for one in told if one["second"] and one["second"]["chance"] > one["chance"]] == []


@every_game
def test_only_what_the_seat_sees_makes_a_hint(name: str) -> None:
    """The whole hint, reasons included, is the same at tables that differ only in secrets."""
    game = GAMES[name]
    unlike = 0
    for one, other, seed in pairs(name, 60 if compiled() else 4, 400):
        mover = one.turn()
        unlike += one.facts() != other.facts()
        told = [hint(game, s.seen_by(mover), Rng(seed), FEW) for s in (one, other)]
        assert told[0] == told[1]
    assert unlike or name not in SECRETIVE


@every_game
def test_the_same_log_and_seed_give_the_same_hint(name: str) -> None:
    game = GAMES[name]
    seats = game.seats[0]
    setup = game.setup(seats)
    log = random_log(game, setup, 5)[:40]
    written = {"seats": seats, "options": setup.written()}
    state = game.begin(setup)
    for sentence in log:
        game.play_sentence(state, sentence)
    fate = Fate(b"hint")
    while state.turn() < 0:
        assert state.turn() != OVER
        action = fate.settle(state)
        log.append(game.write(state, action))
        state.play(action)
    seat = int(state.turn()) + 1
    first = advise(name, written, log, seat, 9, FEW)
    assert first == advise(name, written, log, seat, 9, FEW)
    with pytest.raises(ValueError, match="moment"):
        advise(name, written, log, seat + 1, 9, FEW)


def test_every_game_brings_its_reasons_in_a_file_of_the_same_shape() -> None:
    folder = Path(next(iter(reasons.__path__)))
    for name in GAMES:
        text = (folder / f"{name}.py").read_text("utf-8")
        assert re.search(r"^def said\(view: State, action: int\) -> Words \| None:", text, re.M)
        assert "def reasons(view: State, action: int, shown: Shows)" in text
        used = set(re.findall(rf'"({name}-(?:hint|reason)-[a-z-]+)"', text))
        assert used
        assert [id for id in used if not bundle("fr").has_message(id)] == []


def test_nothing_is_said_to_be_certain() -> None:
    assert [percent(worth) for worth in (0.0, 0.004, 0.634, 0.999, 1.0)] == [1, 1, 63, 99, 99]


# What was measured.


def foreseen(action: int, *standings: list[float]) -> Foreseen:
    one = Foreseen(action)
    one.worths = [0.5] * len(standings)
    one.standings = list(standings)
    return one


def test_what_is_gained_and_denied_is_told_where_it_stands_out() -> None:
    best = foreseen(1, [10.0, 4.0], [12.0, 5.0], [11.0, 4.0])
    other = foreseen(2, [7.0, 8.0], [9.0, 8.5], [8.0, 8.0])
    ids = [(reason.id, reason.values) for reason in compared(0, [best, other])]
    assert ids == [
        ("hint-denies", {"rival": 2, "points": 4}),
        ("hint-gains", {"points": 3}),
    ]
    assert compared(0, [other, best]) == []  # what is lost does not speak for an action
    wild = foreseen(3, [30.0, 4.0], [0.0, 5.0], [11.0, 4.0])
    assert "hint-gains" not in [reason.id for reason in compared(0, [wild, other])]


# What is said of the table is true of it.


def told_by(
    name: str, seats: int, seed: int, every: int = 4, most: int = 6
) -> list[tuple[State, int, Reason]]:
    """Every reason for every action at some moments of a random game."""
    game = GAMES[name]
    found = []
    for state in moments(name, seed, seats, every):
        view = state.seen_by(state.turn())
        actions = view.actions()[:: max(1, len(view.actions()) // most)]
        for action, shown in zip(actions, game.shows(view, actions), strict=True):
            found += [
                (state, action, reason) for reason in speaking_of(name).reasons(view, action, shown)
            ]
    return found


def test_whoever_is_said_to_hold_the_right_in_arboretum_has_the_highest_hand() -> None:
    """Against the hands as they really are, which the hint does not see."""
    looked = 0
    for seed in range(4 if compiled() else 1):
        for state, action, reason in told_by("arboretum", 2, seed, 1 if compiled() else 6, 40):
            assert isinstance(state, Arboretum)
            if reason.id != "arboretum-reason-right":
                continue
            looked += 1
            after = state.copy()
            assert isinstance(after, Arboretum)
            after.play(action)
            kind = CODES.index(str(reason.values["species"]))
            sums = [held(after, seat, kind) for seat in (0, 1)]
            assert sums[state.mover] == reason.values["pips"]
            assert sums[state.mover] > sums[1 - state.mover]
    assert looked or not compiled()


def held(state: Arboretum, seat: int, kind: int) -> int:
    """What a hand counts of a species, an 8 nothing where another holds the 1."""
    hands = [[rank_of(c) + 1 for c in p.hand if kind_of(c) == kind] for p in state.players]
    one = any(1 in hand for at, hand in enumerate(hands) if at != seat)
    return sum(rank for rank in hands[seat] if not (one and rank == RANKS))


def test_points_gained_and_taken_in_topiary_are_those_of_the_table() -> None:
    looked = set()
    told = [
        one for seed in range(6 if compiled() else 1) for one in told_by("topiary", 3, seed, 1, 40)
    ]
    for state, action, reason in told:
        assert isinstance(state, Topiary)
        if reason.id not in ("topiary-reason-gain", "topiary-reason-hides"):
            continue
        looked.add(reason.id)
        after = state.copy()
        after.play(action)
        seat = int(reason.values.get("rival", state.mover + 1)) - 1
        if seat == state.mover:
            assert after.points()[seat] - state.points()[seat] == reason.values["points"]
        else:
            view, then = state.seen_by(state.mover), after.seen_by(state.mover)
            assert then.points()[seat] - view.points()[seat] == -int(reason.values["points"])
    assert len(looked) == 2 or not compiled()


def test_points_and_coins_in_botanicus_are_those_of_the_table() -> None:
    looked = set()
    for state, action, reason in told_by("botanicus", 2, 3):
        if reason.id not in ("botanicus-reason-coins", "botanicus-reason-gain"):
            continue
        looked.add(reason.id)
        mover = state.turn()
        after = state.copy()
        after.play(action)
        game = GAMES["botanicus"]
        was, now = (plain(game.view(s, mover))["players"][mover] for s in (state, after))
        if reason.id == "botanicus-reason-coins":
            assert now["coins"] - was["coins"] == reason.values["count"]
        else:
            assert now["points"] - was["points"] == reason.values["points"]
    assert looked or not compiled()


def test_a_hint_reads_as_a_person_would_say_it() -> None:
    values: dict[str, str | int] = {"species": "Jacaranda", "was": 3, "points": 6}
    assert say("arboretum-reason-path", values) == (
        "The path of Jacaranda grows from 3 points to 6."
    )
    assert (
        say("arboretum-reason-path", values, "fr")
        == "Le sentier de Jacaranda passe de 3 à 6 points."
    )


def test_alone_only_wins_are_told() -> None:
    """What the search makes of a lead over Feronia stays near a half; the chance does not."""
    game = GAMES["arborea"]
    told = []
    for difficulty in (2, 7):
        state = game.begin(game.setup(1, {"difficulty": difficulty}))
        while state.turn() < 0 or state.count() == 1:
            state.play(state.at(0))
        some = Budget(iterations=24 if compiled() else 4)
        told.append(hint(game, state.seen_by(0), Rng(9), some).chance)
    assert told[0] >= 75
    assert told[1] <= 40
