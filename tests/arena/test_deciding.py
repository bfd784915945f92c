"""A question is answered rightly, seldom wrongly, and not later than it must be."""

import random

import pytest

from parterre.arena import Plan, run
from parterre.arena.bounds import bounds
from parterre.arena.deciding import (
    EARLY,
    Purse,
    Question,
    bounds_at_last,
    bounds_stopped,
    bounds_whenever,
)
from parterre.arena.match import Match, Tally
from parterre.core import Illegal
from parterre.games import GAMES

GAME = GAMES["topiary"]


def asked(figure: float, truth: float, blocks: int, rng: random.Random) -> tuple[str, int]:
    """The answer about a bot that wins so often, and after how many blocks of two games."""
    question = Question("a", figure)
    for block in range(1, blocks + 1):
        question.see(sum(rng.random() < truth for _ in range(2)) / 2)
        if question.answer != "open":
            return question.answer, block
    return "open", blocks


def test_a_purse_that_always_wins_grows_as_fast_as_the_best_of_its_parts_nearly() -> None:
    purse = Purse(0.5)
    for _ in range(10):
        purse.bet(1.0)
    assert 2**10 / 8 < purse.most < 2**10
    assert purse.full


@pytest.mark.parametrize("figure", [0.3, 0.5, 0.75, 0.95])
def test_what_is_not_so_is_seldom_answered_yes_however_often_one_looks(figure: float) -> None:
    rng = random.Random(7)
    answers = [asked(figure, figure, 200, rng)[0] for _ in range(200)]
    # Each side may err in EARLY of the runs; three of 200 are expected at the very most.
    assert answers.count("yes") <= 200 * EARLY * 3
    assert answers.count("no") <= 200 * EARLY * 3


@pytest.mark.parametrize(
    ("figure", "truth", "answer", "blocks"),
    [(0.95, 1.0, "yes", 120), (0.75, 0.9, "yes", 60), (0.6, 0.9, "yes", 30), (0.75, 0.5, "no", 50)],
)
def test_what_is_clear_is_answered_soon(
    figure: float, truth: float, answer: str, blocks: int
) -> None:
    rng = random.Random(3)
    answers = [asked(figure, truth, 200, rng) for _ in range(60)]
    assert [each for each, _ in answers].count(answer) >= 59
    assert sum(spent for _, spent in answers) / len(answers) < blocks


def test_bounds_that_hold_whenever_one_stops_agree_with_the_answer() -> None:
    rng = random.Random(5)
    for truth in (0.5, 0.8, 1.0):
        rates = [sum(rng.random() < truth for _ in range(2)) / 2 for _ in range(120)]
        low, high = bounds_whenever(rates)
        assert 0 <= low <= sum(rates) / 120 <= high <= 1
        for figure, answer in ((low - 0.001, "yes"), (low + 0.001, "open"), (high + 0.001, "no")):
            if 0 < figure < 1:
                question = Question("a", figure)
                for rate in rates:
                    question.see(rate)
                assert question.answer == answer


def test_bounds_hold_at_every_moment_in_nearly_all_runs() -> None:
    rng = random.Random(11)
    misses = 0
    for _ in range(60):
        rates = [sum(rng.random() < 0.7 for _ in range(2)) / 2 for _ in range(60)]
        low, high = bounds_whenever(rates)  # the purse remembers its best moment
        misses += not low <= 0.7 <= high
    assert misses <= 6


def test_the_last_look_is_sharper_than_those_before_it_and_not_as_sharp_as_a_single_one() -> None:
    match = Match()
    for wins in (2.0, 2.0, 2.0, 1.0, 1.0) * 30:
        match.add({"a": Tally(2, wins)}, 2)
    hows = (bounds_stopped, bounds_at_last, bounds)
    early, last, single = (match.report(how)["a"] for how in hows)
    assert 0.7 < early["low"] < last["low"] < single["low"] < 0.8
    assert 0.8 < single["high"] < last["high"] < early["high"] < 0.9


def test_a_question_that_stays_open_is_put_to_the_last_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Question, "answer", "open")
    report = run(plan("greedy", "uniform", games=40))
    assert (report["games"], report["question"]["answer"]) == (40, "yes")


def plan(*names: str, games: int, beats: float | None = None, until: bool = True) -> Plan:
    """A plan with a question."""
    return Plan(GAME, GAME.setup(2), names, games, 1, beats=beats, until_decided=until)


def test_a_run_stops_when_its_question_is_answered() -> None:
    report = run(plan("greedy", "uniform", games=400))
    assert report["question"]["answer"] == "yes"
    assert report["question"]["beats"] == 0.5
    assert 10 <= report["games"] < 60
    assert report["bots"]["greedy"]["low"] > 0.5
    # Wherever it is played, it stops after the same block.
    other = run(plan("greedy", "uniform", games=400), workers=2, patience=0)
    assert other["games"] == report["games"]
    worse = run(plan("uniform", "greedy", games=400, beats=0.6))
    assert worse["question"]["answer"] == "no"
    assert worse["bots"]["uniform"]["high"] < 0.6
    # Of two bots at a table of two, the matrix says what the table says.
    row, pair = worse["bots"]["uniform"], worse["pairs"]["uniform"]["greedy"]
    assert (pair["rate"], pair["low"], pair["high"]) == (row["win_rate"], row["low"], row["high"])


def test_a_run_never_plays_more_games_than_it_may() -> None:
    report = run(plan("uniform", "uniform", games=9, beats=0.51))
    assert (report["games"], report["question"]["answer"]) == (10, "open")


def test_without_stopping_the_ordinary_bounds_answer() -> None:
    report = run(plan("greedy", "uniform", games=20, beats=0.5, until=False))
    assert (report["games"], report["question"]["answer"]) == (20, "yes")
    assert run(plan("greedy", "uniform", games=4, until=False))["question"] is None


def test_a_question_is_about_one_match_up() -> None:
    with pytest.raises(Illegal):
        run(plan("greedy", "uniform", "greedy", games=4))
