"""A second reading of each game, written from its rules alone, agrees with the first."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from parterre.core import OVER, SPECTATOR, Setup
from parterre.games import GAMES
from parterre.table.record import scores
from plain import plain
from tables import ALL_SETUPS, GAME_NAMES, bars, bot_log, census, random_table, told

NUMBERED = [(name, setup, number) for number, (name, setup) in enumerate(ALL_SETUPS)]


@cache
def greedy_log(number: int) -> list[str]:
    """The game that bots who play make of a setup; its number is the seed."""
    name, setup = ALL_SETUPS[number]
    return bot_log(GAMES[name], setup, number, "greedy")


def is_long(name: str, setup: Setup) -> bool:
    """Whether the referee takes long for a game, so that one of each setup must do."""
    return bars(name).LONG and setup.seats > 1


def by_greedy(name: str, setup: Setup, number: int) -> bool:
    """Whether the bots who play make a game of this setup."""
    return not is_long(name, setup) or number % 2 == 0


def logs(name: str, setup: Setup, number: int) -> list[list[str]]:
    """The games to compare: one by bots who play, one at random with things taken back."""
    found = []
    if by_greedy(name, setup, number):
        found.append(greedy_log(number))
    if not (is_long(name, setup) and found):
        found.append(random_table(GAMES[name], setup, number, 10_000).log())
    return found


def referee_for(name: str, setup: Setup) -> Any:
    """Another implementation of a game, written from its rules alone."""
    return census(name).referee(setup, GAMES[name].box(setup.components).contents)


@pytest.mark.parametrize(("name", "setup", "number"), NUMBERED, ids=told)
def test_an_independent_referee_agrees(name: str, setup: Setup, number: int) -> None:
    """It allows the same at every moment, has the same table and scores the same at the end."""
    game = GAMES[name]
    for log in logs(name, setup, number):
        referee = referee_for(name, setup)
        state = game.begin(setup)
        for moment, sentence in enumerate(log):
            assert {game.write(state, action) for action in state.actions()} == referee.legal()
            assert referee.moment() == ("chance" if state.turn() < 0 else state.turn() + 1)
            if moment % 20 == 0 or not is_long(name, setup):
                census(name).same_table(state, referee)
            referee.say(sentence)
            game.play_sentence(state, sentence)
        assert state.turn() == OVER
        assert referee.moment() == "over"
        census(name).same_table(state, referee)
        assert referee.scores() == plain(scores(game, state))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_games_compared_are_played_in_earnest(name: str) -> None:
    """Whatever the game is about comes to pass in them, once a game or more."""
    game = GAMES[name]
    found: Counter[str] = Counter()
    games = 0
    for number, (other, setup) in enumerate(ALL_SETUPS):
        if other == name and by_greedy(name, setup, number):
            state = game.begin(setup)
            for sentence in greedy_log(number):
                game.play_sentence(state, sentence)
            found.update(
                census(name).played(plain(game.view(state, SPECTATOR)), greedy_log(number))
            )
            games += 1
    assert found
    assert {what: times for what, times in found.items() if times < games} == {}
