"""The arena's sums on results made up for it, and its games on equal deals."""

from typing import Any

import pytest

from parterre.arena import match_ups, run, spread
from parterre.arena.bounds import bounds, student, wilson
from parterre.arena.match import Block, Match, Tally, blocks_for, play_block
from parterre.core import Illegal
from parterre.games import GAMES

GAME = GAMES["arboretum"]


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
    [
        ("a", 3, ["aaa"]),
        ("ab", 2, ["ab"]),
        ("aab", 3, ["aab"]),
        ("ab", 4, ["abbb"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
    ],
)
def test_who_meets_whom(names: str, seats: int, expected: list[str]) -> None:
    assert match_ups(list(names), seats) == [tuple(each) for each in expected]


def test_names_that_do_not_fill_the_seats_are_refused() -> None:
    with pytest.raises(Illegal):
        match_ups(["a", "b", "c"], 4)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert [blocks_for(games, 3) for games in (1, 3, 4, 6, 100)] == [1, 1, 2, 2, 34]


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (99, 1.984), (10**6, 1.960)],
)
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=2e-3)


def test_bounds_are_those_of_the_block_means() -> None:
    # Block means 1, 0.5, 0.5, 0, 1: their mean 0.6, their deviation 0.41833, t(4) = 2.7764.
    rate, low, high = bounds([2, 1, 1, 0, 2], [2] * 5)
    assert rate == pytest.approx(0.6)
    assert (low, high) == pytest.approx((0.6 - 0.51942, 1.0), abs=1e-4)


def test_blocks_all_alike_do_not_make_a_certainty() -> None:
    assert bounds([2.0] * 50, [2] * 50) == pytest.approx((1.0, *wilson(1.0, 50)))
    assert wilson(1.0, 50)[0] == pytest.approx(0.92865, abs=1e-4)
    rate, low, high = bounds([1.0], [2])
    assert (rate, low < 0.1, high > 0.9) == (0.5, True, True)


def test_a_report_pools_wins_points_and_time() -> None:
    match = Match()
    match.add({"a": Tally(2, 2.0, 40, 20, 1.0), "b": Tally(4, 1.0, 40, 40, 0.5)}, 3)
    match.add({"a": Tally(2, 1.5, 20, 20, 3.0), "b": Tally(4, 1.5, 80, 40, 0.5)}, 3)
    report = match.report()
    assert match.games == 6
    assert report["a"]["wins"] == 3.5
    assert report["a"]["win_rate"] == pytest.approx(3.5 / 4)
    assert report["b"]["win_rate"] == pytest.approx(2.5 / 8)
    assert report["a"]["wins"] + report["b"]["wins"] == match.games
    assert report["a"]["mean_points"] == 15
    assert report["a"]["mean_seconds_per_decision"] == pytest.approx(0.1)
    for bot in report.values():
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the machine."""
    for bot in report["bots"].values():
        del bot["mean_seconds_per_decision"]
    return report


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes() -> None:
    setup = GAME.setup(2)
    alone = untimed(run(GAME, setup, ["uniform"], 12, 5))
    assert untimed(run(GAME, setup, ["uniform"], 12, 5, workers=2, patience=0)) == alone
    assert untimed(run(GAME, setup, ["uniform"], 12, 6)) != alone


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_once_on_every_seat_of_a_deal(game: str, seats: int) -> None:
    setup = GAMES[game].setup(seats)
    tallies = play_block(Block(game, setup, ("uniform",) * seats, 1, 1, 1))
    assert tallies["uniform"].seatings == seats * seats
    assert tallies["uniform"].wins == pytest.approx(seats)


def test_rotations_of_a_block_have_equal_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[list[int]] = []

    class Watched:
        def __init__(self, secret: bytes) -> None:
            from parterre.table import Fate

            self.fate = Fate(secret)
            deals.append([])

        def settle(self, state: Any) -> int:
            card = self.fate.settle(state)
            deals[-1].append(card)
            return card

    monkeypatch.setattr("parterre.arena.match.Fate", Watched)
    setup = GAME.setup(2)
    for deal in (1, 2):
        play_block(Block("arboretum", setup, ("uniform",) * 2, 1, 1, deal))
    dealt = 14 + 30  # the hands, and as many draws as every game surely has
    assert deals[0][:14] == deals[1][:14]
    shortest = min(dealt, *map(len, deals[:2]))
    assert deals[0][:shortest] == deals[1][:shortest]
    assert deals[0][:14] != deals[2][:14]


def test_work_is_answered_in_order_and_failures_are_told() -> None:
    assert list(spread(abs, range(-40, 0), 2, patience=0)) == list(range(40, 0, -1))
    assert list(spread(abs, iter([]), 2, patience=0)) == []
    assert list(spread(abs, iter(range(-4, 0)), 1, patience=0)) == [4, 3, 2, 1]
    with pytest.raises(TypeError):
        list(spread(abs, [1, "x", 2], 2, patience=0))  # type: ignore[list-item]
