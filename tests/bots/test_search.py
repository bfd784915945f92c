"""The searching bots: legal, the same for the same seed, within their budget, and blind."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from concurrent.futures import Executor, Future
from functools import partial
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from bots.learn import CHOOSING, learning, numbers_of, with_numbers
from bots.pairs import SEARCHING, pairs, strays
from parterre.bots import BOTS, Bot, Budget, bot_for, decide
from parterre.bots.greedy import Greedy
from parterre.bots.guided import LOOKED, SURE, Guided, Line, still_open, to_the_end
from parterre.bots.hints import botanicus_worth
from parterre.bots.hints.botanicus import BotanicusHints, unseen_card
from parterre.bots.hints.botanicus import moment as turn_of
from parterre.bots.levels import NAMES
from parterre.bots.search import Search, Weighed, best_of_most_tried
from parterre.bots.taught import hints_of, level_of, levels_of
from parterre.bots.together import ENOUGH, decide_together, processes, share, summed
from parterre.core import CHANCE, OVER, Game, Rng, State
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.games.arboretum.state import CELLS
from parterre.games.botanicus.rules.codes import BEFORE
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import Player
from parterre.table import Fate
from parterre.words import say
from tables import SECRETIVE, bars, random_log, random_states

every_game = pytest.mark.parametrize("name", GAMES)
every_search = pytest.mark.parametrize("bot", SEARCHING)
FEW = Budget(iterations=12)
SOME = Budget(iterations=60)
TWO: dict[str, Any] = {"seats": 2, "options": {}}


def moment(game: Game, seats: int, seed: int, decisions: int) -> State:
    """The table after so many random decisions, when a seat has something to choose."""
    for state in random_states(game, game.setup(seats), seed):
        if state.turn() >= 0 and state.count() > 1:
            decisions -= 1
            if decisions < 0:
                return state
    raise AssertionError("the game was too short")


def searching(name: str, bot: str) -> Search:
    """A bot that searches, which remembers nothing yet."""
    search = BOTS[bot](GAMES[name])
    assert isinstance(search, Search)
    return search


# What a bot may be asked.


@every_game
@every_search
def test_it_finds_a_legal_action_at_every_moment(name: str, bot: str) -> None:
    game = GAMES[name]
    some = Budget(iterations=3 if compiled() else 1)
    for seats in game.seats:
        states = [s for s in random_states(game, game.setup(seats), 53) if s.turn() >= 0]
        for state in states[:: 1 if compiled() else 40]:
            view = state.seen_by(state.turn())
            before = view.facts()
            assert bot_for(game, bot).choose(view, Rng(seats), some) in state.actions()
            assert view.facts() == before


@every_game
@every_search
def test_the_same_seed_and_iterations_give_the_same_action(name: str, bot: str) -> None:
    game = GAMES[name]
    view = moment(game, 2, 59, 12)
    view = view.seen_by(view.turn())
    chosen = set()
    told = []
    for _ in range(3):
        search = searching(name, bot)
        chosen.add(search.choose(view, Rng(5), FEW))
        told.append([(w.action, w.tried, w.total) for w in search.weigh(view, Rng(5), FEW)])
    assert len(chosen) == 1
    assert told[0] == told[1] == told[2]


@pytest.mark.skipif(not compiled(), reason="uncompiled an iteration takes longer than the budget")
@every_game
@every_search
def test_the_budget_is_kept(name: str, bot: str) -> None:
    game = GAMES[name]
    view = moment(game, 2, 61, 20)
    view = view.seen_by(view.turn())
    search = searching(name, bot)
    gc.collect()  # so that what other tests left behind is not cleared away in this one's time
    for seconds in (0.05, 0.2):
        began = thread_time()
        search.weigh(view, Rng(1), Budget(seconds=seconds))
        spent = thread_time() - began
        # A whole world is finished, and what is first looked at is not counted beforehand.
        assert spent < seconds + 0.05
        assert search.most or spent > 0.7 * seconds
        began = thread_time()
        search.choose(view, Rng(1), Budget(seconds=seconds))
        assert thread_time() - began < seconds + 0.05
    for iterations in (1, 2, 7, 18, 40):
        search.choose(view, Rng(1), Budget(iterations=iterations))
        allowed = min(iterations, search.most or iterations)
        assert allowed // 3 <= search.iterations <= allowed


@every_game
def test_who_has_time_looks_at_more(name: str) -> None:
    """No fewer candidates for more time; of iterations each candidate takes some."""
    strongest = searching(name, "strongest")
    assert isinstance(strongest, Guided)
    row = level_of(name, "strongest")
    widths = [
        strongest.width(strongest.allowance(budget))
        for budget in (Budget(iterations=12), Budget(seconds=0.1), Budget(seconds=1.0), None)
    ]
    assert widths[0] < row.candidates == widths[1]
    assert widths[2] == widths[3] == max(row.candidates, row.patient)


def test_a_budget_is_seconds_or_iterations() -> None:
    for wrong in ({}, {"seconds": 1.0, "iterations": 5}, {"seconds": -1.0}):
        with pytest.raises(ValueError, match="either"):
            Budget(**wrong)


@every_game
def test_chances_are_chances(name: str) -> None:
    """What a search reports of an action lies between losing for sure and winning for sure."""
    game = GAMES[name]
    for seats in game.seats:
        state = moment(game, seats, 67, 15)
        for bot in ("ismcts", "guided"):
            search = searching(name, bot)
            weighed = search.weigh(state.seen_by(state.turn()), Rng(2), FEW)
            assert sum(one.tried for one in weighed) == search.iterations
            assert all(0.0 <= one.mean() <= 1.0 for one in weighed)


# It cannot see what it may not see.


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_choice_does_not_change_with_what_cannot_be_seen(name: str) -> None:
    """`python tests/bots/pairs.py GAME 10000` looks at more."""
    found, differed = strays(name, 60 if compiled() else 4, SEARCHING)
    assert found == []
    assert not compiled() or differed > 20


@every_game
def test_a_choice_does_not_depend_on_what_was_decided_elsewhere(name: str) -> None:
    """A bot that has sat at other tables chooses as one that has not."""
    game = GAMES[name]
    used = BOTS["guided"](game)
    for one, _, seed in pairs(name, 40 if compiled() else 2, 1840):
        views = [one.seen_by(one.turn()) for _ in range(2)]
        fresh = BOTS["guided"](game).choose(views[0], Rng(seed), FEW)
        assert used.choose(views[1], Rng(seed), FEW) == fresh


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_bot_that_peeks_is_found(name: str) -> None:
    """A law that never caught a planted fault proves nothing."""
    caught = False
    for one, other, _ in pairs(name, 24):
        chosen = []
        for whole in (one, other):
            secret = sum(k * fact for k, fact in enumerate(whole.facts()))
            chosen.append(secret % len(whole.actions()))
        caught = caught or chosen[0] != chosen[1]
    assert caught


# Sharing a decision.


@pytest.fixture(scope="module")
def choosing() -> tuple[list[str], State]:
    """A moment of Topiary with something to choose, as a log and as a table."""
    game = GAMES["topiary"]
    state = game.begin(game.setup(2))
    for number, sentence in enumerate(log := random_log(game, game.setup(2), 71)):
        game.play_sentence(state, sentence)
        if state.turn() >= 0 and state.count() > 3 and number > 20:
            return log[: number + 1], state
    raise AssertionError("the game was too short")


def test_several_processes_share_one_decision(choosing: tuple[list[str], State]) -> None:
    log, state = choosing
    seat = state.turn() + 1
    legal = {GAMES["topiary"].write(state, action) for action in state.actions()}
    with processes(2) as pool:
        for bot in ("guided", "greedy"):
            told = {
                decide_together(pool, 2, "topiary", TWO, log, seat, bot, 3, Budget(iterations=64))
                for _ in range(2)
            }
            assert len(told) == 1
            assert told <= legal
    assert decide("topiary", TWO, log, seat, "guided", 3, FEW) in legal


class Here(Executor):
    """Does at once what it is given, and notes each seed and its iterations."""

    def __init__(self) -> None:
        self.given: list[tuple[int, int]] = []

    def submit(self, work: Any, /, *question: Any, **named: Any) -> Future[Any]:
        *_, seed, budget = question
        self.given.append((seed, budget.iterations))
        done: Future[Any] = Future()
        done.set_result(work(*question, **named))
        return done


def test_each_process_has_worlds_of_its_own_and_its_part_of_the_iterations(
    choosing: tuple[list[str], State],
) -> None:
    log, state = choosing
    seat = state.turn() + 1
    pool = Here()
    told = decide_together(pool, 3, "topiary", TWO, log, seat, "guided", 3, Budget(iterations=66))
    assert [iterations for _, iterations in pool.given] == [22] * 3
    assert len({seed for seed, _ in pool.given}) == 3
    parts = [
        share("topiary", TWO, log, seat, "guided", seed, Budget(iterations=22))
        for seed, _ in pool.given
    ]
    assert len({str(part) for part in parts}) == 3
    assert told == GAMES["topiary"].write(state, best_of_most_tried(summed(parts), ENOUGH))


def test_nobody_decides_at_another_s_moment(choosing: tuple[list[str], State]) -> None:
    log, state = choosing
    with pytest.raises(ValueError, match="moment"):
        decide("topiary", TWO, log, 2 - state.turn(), "greedy", 3)


def test_shares_are_added_up() -> None:
    both = summed([[(7, 4, 2.0), (9, 2, 1.5)], [(9, 4, 3.5), (8, 1, 1.0)]])
    assert [(one.action, one.tried, one.total) for one in both] == [
        (7, 4, 2.0),
        (9, 6, 5.0),
        (8, 1, 1.0),
    ]
    assert best_of_most_tried(both, ENOUGH) == 9  # 8 looks better, but was hardly tried


def test_a_winner_of_one_process_is_not_lost_to_who_came_second_in_all() -> None:
    """The first to be dropped by one process has fewer tries, which says nothing against it."""
    both = summed([[(1, 30, 15.0), (2, 30, 18.0), (3, 14, 7.0)], [(1, 30, 15.0), (2, 14, 8.0)]])
    assert best_of_most_tried(both, ENOUGH) == 2


def test_what_was_hardly_tried_is_not_picked() -> None:
    """Means over other worlds are worth little: guided picks among those left to the last."""
    weighed = [Weighed(1, 4, 4.0), Weighed(2, 10, 4.0), Weighed(3, 10, 4.5), Weighed(4, 8, 4.8)]
    assert searching("topiary", "ismcts").pick(weighed) == 4
    assert searching("topiary", "guided").pick(weighed) == 3


# A choice that is clear.


def came_to(action: int, worths: list[float]) -> Weighed:
    """An action that was tried in some worlds."""
    one = Weighed(action, 0, 0.0)
    for worth in worths:
        one.came_to(worth)
    return one


def test_who_is_surely_worse_in_the_same_worlds_is_dropped() -> None:
    """By the differences in each world, however much the worlds differ from each other."""
    worlds = [(7 * k % LOOKED) / LOOKED for k in range(LOOKED)]
    best = came_to(1, worlds)
    behind = came_to(2, [worth - 0.05 for worth in worlds])
    same = came_to(3, worlds)
    another = came_to(4, [0.98 * worth for worth in reversed(worlds)])
    assert still_open([behind, another, best, same]) == [another, best]
    # A few worlds tell nothing, and nobody looks after every one, but again when they are twice.
    for number in (LOOKED - 1, LOOKED + 1, 2 * LOOKED - 1):
        few = [came_to(one, [float(one)] * number) for one in (1, 2)]
        assert still_open(few) == few
    for number in (LOOKED, 2 * LOOKED):
        assert len(still_open([came_to(one, [float(one)] * number) for one in (1, 2)])) == 1


@pytest.mark.parametrize("errors", [SURE - 0.1, SURE + 0.1])
def test_surely_is_by_so_many_standard_errors(errors: float) -> None:
    """Of the differences, which are 1 to either side of what they are on the average."""
    error = (LOOKED / (LOOKED - 1) / LOOKED) ** 0.5
    ahead = came_to(1, [errors * error + (-1) ** k for k in range(LOOKED)])
    other = came_to(2, [0.0] * LOOKED)
    assert len(still_open([other, ahead])) == (1 if errors > SURE else 2)


@every_game
def test_a_clear_choice_is_made_before_the_budget_is_used_up(name: str) -> None:
    """And is the one that would have come out in the end; who asks for chances gets them all."""
    if not compiled():
        pytest.skip("uncompiled it takes too long")
    game = GAMES[name]
    budget = Budget(iterations=1500)
    search = searching(name, "guided")
    early = 0
    for number, state in enumerate(random_states(game, game.setup(2), 83)):
        if state.turn() < 0 or state.count() == 1 or number % 5 != 0:
            continue
        view = state.seen_by(state.turn())
        search.forget()
        action = search.choose(view, Rng(number), budget)
        spent = search.iterations
        search.forget()
        weighed = search.weigh(view, Rng(number), budget)
        if spent < 0.8 * search.iterations:
            assert action == search.pick(weighed)
            early += 1
        if early == 3:
            return
    raise AssertionError("no choice was clear")


# One source, two ways to run it.


def choices() -> str:
    """What the searching bots choose at one moment of each game, and what they think of it."""
    told = []
    for name, game in GAMES.items():
        view = moment(game, 2, 79, 14)
        view = view.seen_by(view.turn())
        for bot in ("ismcts", "guided"):
            search = searching(name, bot)
            weighed = search.weigh(view, Rng(1), Budget(iterations=4))
            told.append((name, bot, [(w.action, w.tried, w.total) for w in weighed]))
    return str(told)


@pytest.mark.skipif(not compiled(), reason="the engine is not compiled here")
def test_compiled_and_interpreted_search_alike() -> None:
    path = os.pathsep.join([str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")])
    told = subprocess.run(
        [sys.executable, "-c", "from bots.test_search import choices; print(choices())"],
        env={**os.environ, "PARTERRE_INTERPRETED": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    assert told.stdout.strip() == choices()


# Levels.


@every_game
def test_every_game_has_four_levels_and_strongest_is_the_last(name: str) -> None:
    assert tuple(level.name for level in levels_of(name)) == NAMES
    assert len(NAMES) == 4
    assert NAMES[-1] == "strongest"
    assert set(NAMES) | {"uniform", "greedy", "ismcts", "guided"} == set(BOTS)
    for bot in BOTS:
        assert isinstance(bot_for(GAMES[name], bot), Bot)
        for lang in ("en", "fr"):
            assert say(f"bot-name-{bot}", {}, lang) != f"bot-name-{bot}"
            assert say(f"bot-about-{bot}", {}, lang) != f"bot-about-{bot}"


def test_who_slips_plays_at_random_now_and_then() -> None:
    game = GAMES["topiary"]
    state = moment(game, 2, 73, 9)
    view = state.seen_by(state.turn())
    steady = Greedy(hints_of("topiary"), 0)
    slipping = Greedy(hints_of("topiary"), 100)
    assert len({steady.choose(view, Rng(seed)) for seed in range(12)}) <= 2
    assert len({slipping.choose(view, Rng(seed)) for seed in range(40)}) > 5


# Strength: small samples with a wide margin; docs/bots.md has the measured figures.


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="uncompiled it takes too long")
@every_game
def test_guided_beats_greedy(name: str) -> None:
    games, iterations = bars(name).GUIDED
    won = duel(GAMES[name], "guided", "greedy", games, Budget(iterations=iterations))
    assert won >= 0.5 * games


def duel(game: Game, one: str, other: str, games: int, budget: Budget) -> float:
    """The games that one bot wins of so many on equal deals with the seats swapped."""
    won = 0.0
    for number in range(games):
        state = game.begin(game.setup(2))
        fate = Fate(f"duel/{number // 2}".encode())
        rng = Rng(number)
        seat = number % 2
        while state.turn() != OVER:
            if state.turn() == CHANCE:
                state.play(fate.settle(state))
                continue
            bot = bot_for(game, one if state.turn() == seat else other)
            state.play(bot.choose(state.seen_by(state.turn()), rng, budget))
        places = state.ranking()
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
    return won


# What was learned: more first places than greedy's, on fixed deals with one seat among two rivals.


@pytest.mark.slow
@pytest.mark.skipif(not compiled(), reason="uncompiled it takes too long")
@pytest.mark.parametrize("name", [name for name in GAMES if bars(name).LEARNED])
def test_what_was_learned_wins_more_than_its_share(name: str) -> None:
    games = bars(name).LEARNED
    choose = CHOOSING[learning(name).CHOOSE]
    game = GAMES[name]
    hints = hints_of(name)
    won = 0.0
    for number in range(games):
        state = game.begin(game.setup(3))
        fate = Fate(f"learned/{number // 3}".encode())
        rng = Rng(number)
        greedy = bot_for(game, "greedy")
        while (turn := state.turn()) != OVER:
            if turn == CHANCE:
                state.play(fate.settle(state))
                continue
            view = state.seen_by(turn)
            own = turn == number % 3
            if own:
                state.play(choose(hints, hints.imagine(view, rng), rng))
            else:
                state.play(greedy.choose(view, rng))
        places = state.ranking()
        won += 1 / places.count(1) if places[number % 3] == 1 else 0.0
    assert won > 0.4 * games


@every_game
def test_prices_are_taken_apart_and_put_together(name: str) -> None:
    make = learning(name).prices
    numbers = numbers_of(make())
    other = [number + 1.0 for number in numbers]
    assert len(numbers) > 5
    assert numbers_of(with_numbers(make, other)) == other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_botanicus_a_playout_ends_between_two_columns(seats: int) -> None:
    """Where every seat has had as many turns, two columns on, or at the end of the game."""
    game = GAMES["botanicus"]
    guided = bot_for(game, "strongest")
    assert isinstance(guided, Guided)
    seen = 0
    for number, state in enumerate(random_states(game, game.setup(seats), seats)):
        if state.turn() < 0 or number % 23 != 0:
            continue
        world = state.copy()
        assert isinstance(world, Botanicus)
        column = guided.hints.round(world)
        guided.play_on(world, world.turn(), guided.horizon(state), Rng(number))
        if world.turn() != OVER:
            assert (guided.hints.round(world), world.index) == (column + 2, 0)
            seen += 1
    assert seen > 3


def test_in_botanicus_an_effort_that_was_remembered_is_the_one_that_was_reckoned() -> None:
    """For every way a row can stand, asked twice, once each request of the box was asked about."""
    game = GAMES["botanicus"]
    state = game.begin(game.setup(2))
    assert isinstance(state, Botanicus)
    values = botanicus_worth.Valuing(botanicus_worth.learned())
    requests = sorted({*state.box.tiles, *state.box.needs} - {0})
    for _ in range(2):
        for stands in range(botanicus_worth.STANDS):
            for request in requests:
                known = values.effort(request, stands, 4)
                assert known == values.reckoned(request, stands)


@pytest.mark.parametrize("expert", [False, True])
def test_in_botanicus_what_follows_is_foreseen_as_it_is_played(expert: bool) -> None:
    """The worth of a space or a card is what its units come to, chosen and played one by one."""
    game = GAMES["botanicus"]
    hints = BotanicusHints()
    state = game.begin(game.setup(3, {"expert": expert}))
    rng = Rng(4)
    seen = 0
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.play(state.at(rng.below(state.count())))
            continue
        assert isinstance(state, Botanicus)
        for action in state.actions() if state.phase == BEFORE else []:
            table, now = state.copy(), turn_of(state)
            table.play(action)
            bonus = 0.0
            while turn_of(table) == now and table.turn() != OVER and table.phase != BEFORE:
                if table.turn() == CHANCE:
                    bonus += unseen_card(table, hints.learned.prices.a_card)
                else:
                    table.play(max(table.actions(), key=partial(hints.outcome, table, ahead=False)))
            foreseen = hints.outcome(state, action, ahead=True)
            assert foreseen == pytest.approx(bonus + hints.learned.worth(table, turn))
            seen += 1
        state.play(hints.swift(state, rng))
    assert seen > 300


@pytest.mark.parametrize(
    ("row", "efforts"),
    [
        ([1, 2, 1, 0], 1),  # the second plant lacks one watering
        ([1, 1, 2, 0], 1),  # wherever it stands
        ([3, 0, 1, 0], 1),  # one more must be planted
        ([1, 1, 1, 0], 2),
        ([4, 3, 1, 0], 1),  # a plant that is too high is none
        ([0, 0, 0, 0], 3),
    ],
)
def test_in_botanicus_a_row_promises_by_what_its_request_lacks(
    row: list[int], efforts: int
) -> None:
    """The last row of the base garden asks for I, I and III, for 9 points."""
    game = GAMES["botanicus"]
    state = game.begin(game.setup(2))
    assert isinstance(state, Botanicus)
    prices = botanicus_worth.Prices()
    prices.of_a_request = prices.an_effort = prices.a_planting = 1.0
    prices.each_level = 0.0
    values = botanicus_worth.Valuing(prices)
    values.look_at(state.box)
    player = Player(0)
    player.special = 0b01111  # the other rows have nothing to promise
    player.beds = vec[u8]([*[4, 3, 2, 1] * 4, *row])
    assert values.rows_promise(state, player) == pytest.approx(9 / (1 + efforts**2))


def test_in_botanicus_each_box_is_valued_by_its_own_boards() -> None:
    """Who has valued tables of one box values those of another like somebody who has not."""
    game = GAMES["botanicus"]
    longer = {"track": {"B6": {"gives": ["vp 20"], "next": []}, "B5": {"next": ["B6"]}}}
    larger = {"garden": {"base": {"beds": ["####", "####", "####", "####", "###."]}}}
    known = botanicus_worth.Valuing(botanicus_worth.learned())
    told = []
    for changes in ({}, longer, larger, {}):
        found, refused = game.correct(changes)
        assert refused == []
        state = game.begin(game.setup(2, None, found))
        assert isinstance(state, Botanicus)
        while state.round == state.column == state.index == 0:
            state.play(state.at(0))
        state.players[0].wheelbarrow = state.box.track_names.index("B3")
        told.append(known.worth(state, 0))
        assert told[-1] == botanicus_worth.Valuing(botanicus_worth.learned()).worth(state, 0)
    assert told[0] == told[3]
    assert told[1] < told[0]  # the end of the track is further away
    assert told[2] > told[0]  # the first row has a bed for each plant of its tile


@pytest.mark.skipif(not compiled(), reason="the engine is not compiled here")
def test_ten_thousand_iterations_of_a_first_planting_take_half_a_second() -> None:
    """The best of some tries, for the machine may be busy with other things."""
    game = GAMES["arboretum"]
    state = game.begin(game.setup(2))
    rng = Rng(1)
    while state.turn() == CHANCE or not game.write(state, state.at(0)).startswith("plant"):
        state.play(state.at(rng.below(state.count())))
    view = state.seen_by(state.turn())
    spent = []
    for _ in range(4):
        began = thread_time()
        bot_for(game, "ismcts").choose(view, Rng(2), Budget(iterations=10_000))
        spent.append(thread_time() - began)
        if spent[-1] < 0.5:
            break
    assert min(spent) < 0.5


# Work that is kept, and the end.


@every_game
@pytest.mark.parametrize("bot", ["ismcts", "guided"])
def test_the_next_decision_of_a_turn_uses_the_work_of_the_one_before(name: str, bot: str) -> None:
    """The same budget tries more, and a view that does not follow begins from nothing."""
    game = GAMES[name]
    search = searching(name, bot)
    for state in random_states(game, game.setup(2), 73):
        mover = state.turn()
        if mover < 0 or state.count() == 1:
            continue
        view = state.seen_by(mover)
        after = view.copy()
        after.play(search.choose(view, Rng(3), SOME))
        if after.turn() == mover and after.count() > 1:
            break
    fresh = searching(name, bot)
    kept = sum(one.tried for one in search.weigh(after, Rng(4), SOME))
    assert kept > sum(one.tried for one in fresh.weigh(after, Rng(4), SOME))
    again = [(one.action, one.tried, one.total) for one in search.weigh(view, Rng(5), SOME)]
    begun = [(one.action, one.tried, one.total) for one in fresh.weigh(view, Rng(5), SOME)]
    assert again == begun


def test_the_last_decisions_of_the_game_are_all_tried_together() -> None:
    """The last to plant in Arboretum weighs each planting with each card to give away after it."""
    game = GAMES["arboretum"]
    plantings = [
        state.copy()
        for state in random_states(game, game.setup(2), 79)
        if state.turn() >= 0 and game.write(state, state.at(0)).startswith("plant")
    ]
    state = plantings[-1]
    mover = state.turn()
    candidates = [Weighed(action, 0, 0.0) for action in state.actions()[:3]]
    ways = to_the_end(state, mover, candidates)
    assert {one.action for one in ways} == {one.action for one in candidates}
    for one in ways:
        table = state.copy()
        for action in (one.action, *one.rest):
            assert action in table.actions()
            table.play(action)
        assert table.turn() == OVER
    hand = len([a for a in state.actions() if a % CELLS == state.at(0) % CELLS])
    assert len(ways) == 3 * (hand - 1)
    earlier = plantings[-2]
    assert to_the_end(earlier, earlier.turn(), [Weighed(earlier.at(0), 0, 0.0)]) == []


def test_what_is_known_of_an_action_says_nothing_of_the_ways_to_end_the_game_with_it() -> None:
    """A playout of the decision before went one way; each other way has to be played."""
    game = GAMES["arboretum"]
    search = BOTS["guided"](game)
    assert isinstance(search, Guided)
    *_, state = (
        state.copy()
        for state in random_states(game, game.setup(2), 79)
        if state.turn() >= 0 and game.write(state, state.at(0)).startswith("plant")
    )
    mover = state.turn()
    plain = [Weighed(action, 0, 0.0) for action in state.actions()[:2]]
    for candidates, played in ((plain, 1), (to_the_end(state, mover, plain), None)):
        line = Line(0, state, 7)
        line.action, line.worth = state.at(0), 99.0
        search.kept = [line]
        tried = search.one_world(state.seen_by(mover), candidates, mover, Rng(1))
        assert tried == (played or len(candidates))
        assert [one.total for one in candidates if one.total > 1] == [99.0] * (played or 0)
        assert all(one.tried == 1 for one in candidates)
