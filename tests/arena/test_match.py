"""The arena's sums on results made up for it, and its games on equal deals."""

from typing import Any

import pytest

from parterre.arena import Plan, match_ups, run, spread
from parterre.arena.bounds import LAST, bounds, student, wilson
from parterre.arena.match import Match, Outcome, Sitting, Tally, blocks_for, play_sitting, tallied
from parterre.arena.play import Limits, Thought
from parterre.arena.ratings import Ratings
from parterre.arena.report import bot_table
from parterre.cli.voice import say
from parterre.core import Illegal
from parterre.games import GAMES
from parterre.table.shapes import Score

GAME = GAMES["topiary"]


def came_out(names: str, *places: int, **more: Any) -> Outcome:
    """A game that came out so, ten points apart."""
    scores = [Score(seat=s, points=50 - 10 * p, place=p) for s, p in enumerate(places, 1)]
    return Outcome(1, 1, 1, tuple(names), scores, [Thought(10, 0.5, 100)] * len(names), **more)


def gave_up(names: str, seat: int) -> Outcome:
    """A game that a seat gave up."""
    why = {"seat": seat, "id": "gave-up-late", "values": {"seconds": "1"}}
    return came_out(names, given_up=why)


def plan(*names: str, games: int = 8, seats: int = 2, **more: Any) -> Plan:
    """A plan for a quick game."""
    return Plan(GAME, GAME.setup(seats), names, games, more.pop("seed", 1), **more)


@pytest.mark.parametrize(
    ("names", "seats", "expected"),
    [
        ("a", 3, ["aaa"]),
        ("ab", 2, ["ab"]),
        ("aab", 3, ["aab"]),
        ("ab", 4, ["abbb"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("a", 1, ["a"]),
        ("ab", 1, ["a", "b"]),
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


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 3.747), (5, 3.365), (9, 2.821), (99, 2.365)])
def test_students_quantile_for_the_last_look(freedom: int, quantile: float) -> None:
    assert student(freedom, LAST) == pytest.approx(quantile, abs=4e-3)


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
    match.add({"a": Tally(2, 2.0, 40, 2), "b": Tally(4, 1.0, 40, 4)}, 3)
    match.add({"a": Tally(2, 1.5, 20, 2), "b": Tally(4, 1.5, 80, 4)}, 3)
    match.blocks["a"][0].thought = Thought(20, 1.0, 400)
    match.blocks["a"][1].thought = Thought(20, 3.0, 0)
    report = match.report()
    assert match.games == 6
    assert report["a"]["wins"] == 3.5
    assert report["a"]["win_rate"] == pytest.approx(3.5 / 4)
    assert report["b"]["win_rate"] == pytest.approx(2.5 / 8)
    assert report["a"]["wins"] + report["b"]["wins"] == match.games
    assert report["a"]["mean_points"] == 15
    assert report["a"]["mean_seconds_per_decision"] == pytest.approx(0.1)
    assert report["a"]["mean_iterations_per_decision"] == 10
    for bot in report.values():
        assert 0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1


def test_a_shared_win_counts_in_parts() -> None:
    assert came_out("abc", 1, 1, 3).wins() == [0.5, 0.5, 0.0]
    assert came_out("ab", 1, 1).wins() == [0.5, 0.5]
    assert came_out("abc", 2, 1, 3).wins() == [0.0, 1.0, 0.0]


def test_a_rival_is_to_be_beaten_and_shares_no_win() -> None:
    assert came_out("a", 1, 2).wins() == [1.0]
    assert came_out("a", 2, 1).wins() == [0.0]
    assert came_out("a", 1, 1).wins() == [0.0]
    assert gave_up("a", 1).wins() == [0.0]


def test_the_points_of_a_rival_are_told() -> None:
    match = Match()
    match.add(tallied([came_out("a", 1, 2)]), 1)
    match.add(tallied([came_out("a", 2, 1)]), 1)
    match.add(tallied([gave_up("a", 1)]), 1)
    bots = match.report()
    assert (bots["a"]["mean_points"], bots["a"]["mean_rival_points"]) == (35, 35)
    match.add(tallied([came_out("a", 2, 1)]), 1)
    bots = match.report()
    assert bots["a"]["mean_rival_points"] == pytest.approx(110 / 3, abs=1e-3)
    heads, (row,) = bot_table({"bots": bots}, say)
    assert dict(zip(heads, row, strict=True))[">table-rival-points"] == "36.7"
    # At a table of several nobody is a rival of that kind.
    match = Match()
    match.add(tallied([came_out("ab", 1, 2)]), 1)
    bots = match.report()
    assert bots["a"]["mean_rival_points"] is None
    heads, rows = bot_table({"bots": bots}, say)
    assert ">table-rival-points" not in heads
    # Nor did anybody give up.
    assert heads[-1] == ">table-iterations"
    assert [len(row) for row in rows] == [len(heads)] * 2


def test_who_gives_up_loses_and_the_others_share_the_win() -> None:
    assert gave_up("ab", 1).wins() == [0.0, 1.0]
    assert gave_up("abc", 2).wins() == [0.5, 0.0, 0.5]
    assert gave_up("abc", 2).places() == [1, 3, 1]
    tallies = tallied([gave_up("ab", 1), came_out("ba", 2, 1)])
    assert (tallies["a"].wins, tallies["a"].gave_up, tallies["b"].gave_up) == (1.0, 1, 0)
    # Points are of games that were finished.
    assert (tallies["a"].points, tallies["a"].scored) == (40, 1)
    match = Match()
    match.add(tallied([gave_up("ab", 1)]), 1)
    assert match.report()["a"]["mean_points"] is None


def test_the_matrix_tells_who_was_ahead_of_whom() -> None:
    match = Match()
    match.add(tallied([came_out("abc", 1, 2, 3), came_out("bca", 2, 3, 1)]), 2)
    match.add(tallied([came_out("abc", 2, 2, 1)]), 1)
    pairs = match.pairs()
    assert (pairs["a"]["b"]["rate"], pairs["a"]["b"]["meetings"]) == (
        pytest.approx(5 / 6, abs=1e-5),
        3,
    )
    assert pairs["b"]["a"]["rate"] == pytest.approx(1 / 6, abs=1e-5)
    assert pairs["c"]["a"]["rate"] == pytest.approx(1 / 3, abs=1e-5)
    assert "a" not in pairs["a"]
    # Two of the same bot at one table are no pair.
    match = Match()
    match.add(tallied([came_out("abb", 2, 1, 3)]), 1)
    assert match.pairs()["a"]["b"]["meetings"] == 2
    assert match.pairs()["a"]["b"]["rate"] == 0.5


def test_ratings_follow_the_places() -> None:
    ratings = Ratings()
    for _ in range(20):
        ratings.see([came_out("abc", 1, 2, 3), came_out("cab", 3, 1, 2)])
    assert list(ratings.report()) == ["a", "b", "c"]
    doubtful = Ratings()
    doubtful.see([came_out("abc", 1, 2, 3)])
    assert doubtful.report()["a"]["sigma"] > ratings.report()["a"]["sigma"]
    # A bot cannot be compared with itself, and a rival is rated like anybody.
    alone = Ratings()
    alone.see([came_out("aa", 1, 2)])
    assert alone.report() == {}
    solo = Ratings("Feronia")
    solo.see([came_out("a", 2, 1)])
    assert list(solo.report()) == ["Feronia", "a"]


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what depends on the machine."""
    for bot in report["bots"].values():
        del bot["mean_seconds_per_decision"]
    return report


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes() -> None:
    alone = untimed(run(plan("greedy", "uniform", games=12, seed=5)))
    spread_out = run(plan("greedy", "uniform", games=12, seed=5), workers=2, patience=0)
    assert untimed(spread_out) == alone
    assert untimed(run(plan("greedy", "uniform", games=12, seed=6))) != alone


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_once_on_every_seat_of_a_deal(game: str, seats: int) -> None:
    setup = GAMES[game].setup(seats)
    names = ("greedy", *["uniform"] * (seats - 1))
    sittings = [
        Sitting(game, setup, names, 1, 1, 1, rotation, Limits()) for rotation in range(1, seats + 1)
    ]
    assert len({sitting.names for sitting in sittings}) == 1
    games = [play_sitting(sitting) for sitting in sittings]
    assert sorted(each.names.index("greedy") for each in games) == list(range(seats))
    tallies = tallied(games)
    assert (tallies["greedy"].seatings, tallies["uniform"].seatings) == (seats, seats * (seats - 1))
    assert tallies["greedy"].wins + tallies["uniform"].wins == pytest.approx(seats)


def test_rotations_of_a_block_have_equal_deals() -> None:
    game = GAMES["arboretum"]

    def deals(deal: int, rotation: int) -> list[str]:
        setup = game.setup(2)
        names = ("uniform", "uniform")
        log = play_sitting(Sitting("arboretum", setup, names, 1, 1, deal, rotation, Limits(), True))
        return [sentence for sentence in log.log if sentence.startswith("deal ")]

    one, two, other = deals(1, 1), deals(1, 2), deals(2, 1)
    shortest = min(len(one), len(two))
    assert shortest > 30
    assert one[:shortest] == two[:shortest]
    assert one[:14] != other[:14]


def test_work_is_answered_in_order_and_failures_are_told() -> None:
    assert list(spread(abs, range(-40, 0), 2, patience=0)) == list(range(40, 0, -1))
    assert list(spread(abs, iter([]), 2, patience=0)) == []
    assert list(spread(abs, iter(range(-4, 0)), 1, patience=0)) == [4, 3, 2, 1]
    with pytest.raises(TypeError):
        list(spread(abs, [1, "x", 2], 2, patience=0))  # type: ignore[list-item]
