"""Is it a game at all? What holds for every game, at every number of seats, with every option."""

from __future__ import annotations

import dataclasses
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parterre.bots import BOTS, Budget, bot_for
from parterre.core import OVER, SPECTATOR, Game, Illegal, Rng, Setup, State, playout
from parterre.engine import compiled
from parterre.games import GAMES
from parterre.table import Fate, Table, replay
from parterre.table.shapes import Moment
from plain import plain
from tables import (
    ALL_SETUPS,
    GAME_NAMES,
    SECRETIVE,
    census,
    events,
    random_log,
    random_states,
    random_table,
    told,
)

every_setup = pytest.mark.parametrize(("name", "setup"), ALL_SETUPS, ids=told)
every_game = pytest.mark.parametrize("name", GAME_NAMES)

WORDS = [word for word in vars(State) if not word.startswith("_")]


every_secretive_game = pytest.mark.parametrize("name", SECRETIVE)
every_open_game = pytest.mark.parametrize("name", [n for n in GAME_NAMES if n not in SECRETIVE])


@every_game
def test_a_game_answers_to_every_word(name: str) -> None:
    game = GAMES[name]
    state = game.begin(game.setup(game.seats[0]))
    for word in WORDS:
        assert getattr(type(state), word) is not getattr(State, word), word


@every_setup
def test_a_random_game_ends_within_its_bound(name: str, setup: Setup) -> None:
    for seed in range(5):
        steps = sum(1 for _ in random_states(GAMES[name], setup, seed))
        assert steps <= GAMES[name].bound


@every_setup
def test_replaying_a_log_gives_an_equal_state(name: str, setup: Setup) -> None:
    game = GAMES[name]
    *_, end = random_states(game, setup, 11)
    log = random_log(game, setup, 11)
    again = game.begin(setup)
    for sentence in log:
        game.play_sentence(again, sentence)
    assert again.facts() == end.facts()
    table = Table(game, setup, None, events(log, game, setup))
    assert table.state.facts() == end.facts()
    _, replayed = replay(plain(table.record()), str)
    assert replayed.facts() == end.facts()


@every_setup
def test_every_listed_action_works_and_every_other_sentence_is_refused(
    name: str, setup: Setup
) -> None:
    game = GAMES[name]
    choose = random.Random(5)
    vocabulary: set[str] = set()
    for seed in range(3):
        vocabulary.update(random_log(game, setup, seed))
    strangers = sorted(vocabulary)
    for state in random_states(game, setup, 17):
        listed = state.actions()
        assert len(set(listed)) == len(listed)
        assert sorted(set(listed)) == sorted({state.at(k) for k in range(state.count())})
        sentences = {game.write(state, action) for action in listed}
        assert len(sentences) == len(listed)
        for action in choose.sample(listed, min(6, len(listed))):
            state.copy().play(action)
        before = state.facts()
        for sentence in choose.sample(strangers, 12):
            if sentence not in sentences:
                with pytest.raises(Illegal):
                    game.read(state, sentence)
        assert state.facts() == before


@every_setup
def test_components_are_conserved(name: str, setup: Setup) -> None:
    states = random_states(GAMES[name], setup, 23)
    counted = census(name).census(next(states))
    assert set(counted.values()) == {1} or sum(counted.values()) > len(counted)
    for state in states:
        assert census(name).census(state) == counted
        for seat in range(SPECTATOR, setup.seats):
            assert census(name).census(state.seen_by(seat)) == counted


@every_setup
def test_a_sentence_reads_back_as_the_action_it_was_written_for(name: str, setup: Setup) -> None:
    game = GAMES[name]
    for state in random_states(game, setup, 29):
        for action in state.actions()[:40]:
            assert game.read(state, game.write(state, action)) == action


@every_setup
def test_the_mover_has_the_same_choices_in_every_world_it_imagines(name: str, setup: Setup) -> None:
    rng = Rng(31)
    for state in random_states(GAMES[name], setup, 31):
        if state.turn() >= 0:
            seen = state.seen_by(state.turn())
            assert seen.actions() == state.actions()
            assert seen.imagine(rng).actions() == state.actions()


@every_setup
def test_an_imagined_world_looks_like_the_view_it_came_from(name: str, setup: Setup) -> None:
    rng = Rng(37)
    for state in random_states(GAMES[name], setup, 37):
        for seat in range(SPECTATOR, setup.seats):
            seen = state.seen_by(seat)
            world = seen.imagine(rng)
            assert world.seen_by(seat).facts() == seen.facts()
            assert seen.seen_by(seat).facts() == seen.facts()


@every_setup
def test_an_imagined_world_can_be_played_to_its_end(name: str, setup: Setup) -> None:
    rng = Rng(41)
    for k, state in enumerate(random_states(GAMES[name], setup, 41)):
        if k % 9 == 0 and state.turn() >= 0:
            world = state.seen_by(state.turn()).imagine(rng)
            playout(world, rng)
            assert world.turn() == OVER


@every_setup
def test_copies_share_nothing(name: str, setup: Setup) -> None:
    rng = Rng(43)
    for k, state in enumerate(random_states(GAMES[name], setup, 43)):
        if k % 7 == 0:
            before = state.facts()
            other = state.copy()
            playout(other, rng)
            assert state.facts() == before
            again = state.copy()
            playout(state.copy(), rng)
            assert again.facts() == before


@every_setup
def test_after_the_end_nothing_changes(name: str, setup: Setup) -> None:
    game = GAMES[name]
    table = random_table(game, setup, 47, 10_000)
    assert table.over
    state = table.state
    assert (state.count(), state.actions()) == (0, [])
    for seat in range(1, setup.seats + 1):
        for sentence in table.log()[-10:]:
            with pytest.raises(Illegal):
                table.propose(seat, sentence)
        with pytest.raises(Illegal):
            table.propose_undo(seat)
    places = state.ranking()
    assert min(places) == 1
    assert all(place == 1 + sum(other < place for other in places) for place in places)


# Secrets.


def twin(table: Table, viewer: int, seed: int) -> Table:
    """A table that differs from another only in what a viewer cannot know."""
    groups = census(table.game.name).unseen(table.state.seen_by(viewer))
    seen_until = last_seen(table, viewer, {name for group in groups for name in group})
    other: dict[str, str] = {}
    for group in groups:
        for moment in {seen_until[name] for name in group}:
            alike = [name for name in group if seen_until[name] == moment]
            mixed = list(alike)
            random.Random(seed).shuffle(mixed)
            other.update(zip(alike, mixed, strict=True))
    log = []
    reader = None if viewer == SPECTATOR else viewer + 1
    for event, read in zip(table.events, table.said(reader), strict=True):
        words = event.text.split()
        if "?" in read.action:
            words = [
                other[word] if event.n > seen_until.get(word, event.n) else word for word in words
            ]
        log.append(type(event)(event.n, event.seat, " ".join(words)))
    return Table(table.game, table.setup, Fate(seed), log)


def last_seen(table: Table, viewer: int, components: set[str]) -> dict[str, int]:
    """For each component the number of events after which the viewer last knew where it was."""
    found = dict.fromkeys(components, 0)
    again = Table(table.game, table.setup)
    for event in table.events:
        again.catch_up([event])
        hidden = census(table.game.name).unseen(again.state.seen_by(viewer))
        for component in components - {name for group in hidden for name in group}:
            found[component] = event.n
    return found


def frames(table: Table, viewer: int) -> bytes:
    """Everything a viewer is ever sent of a table."""
    seat = None if viewer == SPECTATOR else viewer + 1
    sent = [table.moment(seat, 0), table.log_for(seat), table.record_for(seat)]
    return msgspec.json.encode(sent)


def leaks(game: Game, setup: Setup) -> list[str]:
    """Where a viewer could tell two tables apart that differ only in secrets."""
    found = []
    for seed, decisions in enumerate((0, 1, 2, 9, 18, 31, 46, 110)):
        table = random_table(game, setup, seed, decisions)
        if table.over:
            continue
        for viewer in range(SPECTATOR, setup.seats):
            other = twin(table, viewer, seed)
            seen = [one.state.seen_by(viewer).facts() for one in (table, other)]
            if seen[0] != seen[1] or frames(table, viewer) != frames(other, viewer):
                found.append(f"viewer {viewer} after {decisions} decisions")
    return found


@every_setup
def test_tables_that_differ_only_in_secrets_look_the_same(name: str, setup: Setup) -> None:
    assert leaks(GAMES[name], setup) == []


@every_setup
def test_one_seat_at_most_reads_more_than_everybody(name: str, setup: Setup) -> None:
    """Whoever is not the keeper of an action reads what a spectator reads; so it is told twice."""
    game = GAMES[name]
    for state in random_states(game, setup, 61):
        for action in state.actions()[:12]:
            keeper = game.keeper(state, action)
            for viewer in range(setup.seats):
                read = [
                    (f(state, action, viewer), f(state, action, SPECTATOR))
                    for f in (game.said, game.told)
                ]
                assert viewer == keeper or all(mine == theirs for mine, theirs in read)


@every_open_game
def test_a_game_without_secrets_hides_nothing(name: str) -> None:
    """Where all lies open but the order of decks, which has none, every view is the table."""
    game = GAMES[name]
    for seats in game.seats:
        setup = game.setup(seats)
        for state in random_states(game, setup, 53):
            action = state.at(0) if state.count() else None
            for viewer in range(SPECTATOR, seats):
                assert state.seen_by(viewer).facts() == state.facts()
                if action is not None:
                    assert game.said(state, action, viewer) == game.write(state, action)


@every_secretive_game
def test_the_twins_do_differ(name: str) -> None:
    game = GAMES[name]
    for decisions in (18, 110):  # some games begin with nothing hidden
        table = random_table(game, game.setup(game.seats[-1]), 3, decisions)
        if table.state.facts() != twin(table, SPECTATOR, 4).state.facts():
            return
    raise AssertionError("nothing was hidden")


@every_secretive_game
@pytest.mark.parametrize("leak", ["view", "shows", "said", "told"])
def test_a_planted_leak_is_found(name: str, leak: str) -> None:
    """A suite that never caught a planted leak proves nothing."""
    game = GAMES[name]

    def secret(state: State) -> int:
        return sum(k * fact for k, fact in enumerate(state.facts()))

    whole: dict[int, int] = {}

    def view(state: State, seat: int) -> dict[str, Any]:
        return {**plain(game.view(state, seat)), "leak": whole["secret"]}

    def shows(state: State, actions: Any) -> list[dict[str, Any]]:
        return [{**shown, "leak": whole["secret"]} for shown in plain(game.shows(state, actions))]

    def said(state: State, action: int, viewer: int) -> str:
        return game.write(state, action)

    def tell(state: State, action: int, viewer: int) -> dict[str, Any]:
        return {"id": game.write(state, action)}

    class Leaky(Table):
        def moment(self, viewer: int | None, since: int = 0) -> Moment:
            whole["secret"] = secret(self.state)
            return super().moment(viewer, since)

    planted: dict[str, Any] = {"view": view, "shows": shows, "said": said, "told": tell}
    leaky = dataclasses.replace(game, **{leak: planted[leak]})
    setup = game.setup(game.seats[-1])
    caught = False
    for seed in range(6):
        table = random_table(game, setup, seed, 10 + seed)
        for viewer in range(SPECTATOR, setup.seats):
            pair = [table, twin(table, viewer, seed)]
            sent = [frames(Leaky(leaky, setup, None, one.events), viewer) for one in pair]
            caught = caught or sent[0] != sent[1]
    assert caught


@every_game
@pytest.mark.parametrize("bot", list(BOTS))
def test_a_bots_choice_does_not_depend_on_secrets(name: str, bot: str) -> None:
    game = GAMES[name]
    few = Budget(iterations=8)  # a budget in seconds is never the same twice
    for seed in range(12):
        table = random_table(
            game, game.setup(game.seats[seed % len(game.seats)]), seed, 5 + 4 * seed
        )
        if table.over:
            continue
        mover = table.state.turn()
        views = [one.state.seen_by(mover) for one in (table, twin(table, mover, seed))]
        chosen = [bot_for(game, bot).choose(view, Rng(seed), few) for view in views]
        assert chosen[0] == chosen[1]
        assert chosen[0] in table.state.actions()


# One source, two ways to run it.

DIGEST = """
import sys
from laws.digest import digest
print(digest(int(sys.argv[1])))
"""


@pytest.mark.skipif(not compiled(), reason="the engine is not compiled here")
def test_compiled_and_interpreted_agree() -> None:
    """The same seeds give the same games, choices and scores, whichever way the source runs."""
    from laws.digest import digest

    games = 4
    path = os.pathsep.join([str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")])
    told = subprocess.run(
        [sys.executable, "-c", DIGEST, str(games)],
        env={**os.environ, "PARTERRE_INTERPRETED": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    assert told.stdout.split() == ["interpreted", *digest(games).split()[1:]]
    assert digest(games).split()[0] == "compiled"
