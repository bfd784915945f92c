"""Tables for tests: every way a game can be set up, and random games played on them."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from parterre.bots import bot_for
from parterre.core import CHANCE, OVER, Game, Rng, Setup, State
from parterre.games import GAMES
from parterre.table import Event, Fate, Table

GAME_NAMES = list(GAMES)


def needs_rules(holds: Mapping[str, Any], what: str) -> None:
    """Skip a test that holds for rules of a game that it does not play by any more, and say so."""
    game, rules = GAMES[holds["game"]], holds["rules"]
    if rules not in game.known_rules:
        known = ", ".join(map(str, game.known_rules))
        pytest.skip(f"{what} holds for rules {rules} of {game.title}, which now has only {known}")


def census(name: str) -> Any:
    """What the game's own tests know of its components."""
    return importlib.import_module(f"games.{name}.census")


def bars(name: str) -> Any:
    """What the tests of all games ask of this one."""
    return importlib.import_module(f"games.{name}.bars")


# The games in which somebody knows what another does not.
SECRETIVE = [name for name in GAMES if not getattr(census(name), "OPEN", False)]


def setups(game: Game) -> list[Setup]:
    """Every number of seats, with the default options and with each other choice; older rules."""
    found = []
    for seats in game.seats:
        found.append(game.setup(seats))
        for option in game.options:
            if option.seats and seats not in option.seats:
                continue
            for choice in option.choices:
                if choice != option.standard(seats):
                    found.append(game.setup(seats, {option.name: choice}))
    found += [game.setup(seats, options) for seats, options in bars(game.name).SETUPS]
    return found + [
        game.setup(seats, options, rules=rules)
        for rules in game.older_rules
        for seats, options in bars(game.name).OLDER
    ]


ALL_SETUPS = [(name, setup) for name in GAMES for setup in setups(GAMES[name])]


def told(value: object) -> str:
    """A short name of a setup for a test's title."""
    if isinstance(value, Setup):
        rules = f"rules {value.rules}-" if value.rules > 1 else ""
        options = "-".join(f"{name}={v}" for name, v in value.options.items())
        return f"{rules}{value.seats}-{options}"
    return str(value)


def random_states(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """The moments of a game played at random, from before the deal to the end."""
    state = game.begin(setup)
    rng = Rng(seed)
    yield state
    while state.turn() != OVER:
        state = state.copy()
        state.play(state.at(rng.below(state.count())))
        yield state


def random_table(game: Game, setup: Setup, seed: int, decisions: int) -> Table:
    """A table after so many random decisions of its seats, or at the end."""
    table = Table(game, setup, Fate(seed))
    table.accept(table.begin())
    rng = Rng(seed)
    for _ in range(decisions):
        if table.over:
            break
        state = table.state
        sentence = game.write(state, state.at(rng.below(state.count())))
        table.accept(table.propose(int(table.turn), sentence))
        if rng.below(5) == 0 and not table.over and table.may_undo(int(table.turn)):
            table.accept(table.propose_undo(int(table.turn)))
    return table


def random_log(game: Game, setup: Setup, seed: int) -> list[str]:
    """The sentences of a game played at random to the end."""
    state = game.begin(setup)
    rng = Rng(seed)
    log = []
    while state.turn() != OVER:
        action = state.at(rng.below(state.count()))
        log.append(game.write(state, action))
        state.play(action)
    return log


def bot_log(game: Game, setup: Setup, seed: int, bot: str) -> list[str]:
    """The sentences of a game that bots play to the end, each knowing what its seat may know."""
    state = game.begin(setup)
    rng = Rng(seed)
    log = []
    while state.turn() != OVER:
        if state.turn() == CHANCE:
            action = state.at(rng.below(state.count()))
        else:
            action = bot_for(game, bot).choose(state.seen_by(state.turn()), rng)
        log.append(game.write(state, action))
        state.play(action)
    return log


def events(table_log: list[str], game: Game, setup: Setup) -> list[Event]:
    """A log as numbered events."""
    state = game.begin(setup)
    found = []
    for n, sentence in enumerate(table_log, 1):
        seat = None if state.turn() == CHANCE else state.turn() + 1
        found.append(Event(n, seat, sentence))
        game.play_sentence(state, sentence)
    return found
