"""What seats remember in Botanicus, in games where decks are shuffled and tortoises search.

The printed box hardly ever brings that about at random, so these tables are played with another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from games.botanicus.census import census
from games.botanicus.scenes import GAME
from laws.test_laws import frames, twin
from parterre.core import OVER, SPECTATOR, Rng, Setup
from parterre.games.botanicus.components.symbols import BIT
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import UNDER
from tables import random_states, random_table

BUSY: dict[str, Any] = {
    "space": {
        **{f"{column}.{row}": {"action": "card 3"} for column in (2, 6) for row in (1, 2, 3, 4)},
        **{f"{column}.{row}": {"action": "animal"} for column in (1, 5) for row in (2, 3, 4)},
        "4.1": {"action": "pole"},
    },
    "card": {f"K{number}": {"actions": ["card 2"]} for number in (1, 5, 9, 13)},
}


def busy(seats: int, **options: Any) -> Setup:
    """A setup with a box that brings many cards and animals."""
    changes, mistakes = GAME.correct(BUSY)
    assert mistakes == []
    return GAME.setup(seats, options, changes)


def moments(seats: int, seed: int, **options: Any) -> Iterator[Botanicus]:
    """The moments of a random game with that box."""
    for state in random_states(GAME, busy(seats, **options), seed):
        assert isinstance(state, Botanicus)
        yield state


@pytest.mark.parametrize("seats", [2, 4])
def test_the_deck_is_shuffled_and_the_pile_searched(seats: int) -> None:
    ends = [list(moments(seats, seed, expert=True))[-1] for seed in range(5, 9)]
    assert any(end.shuffle >= 1 for end in ends)
    assert any(end.tortoises >= 2 for end in ends)


@pytest.mark.parametrize("seats", [2, 4])
def test_an_imagined_world_fits_its_view(seats: int) -> None:
    """It looks the same, has every component, and asks the mover the same."""
    rng = Rng(seats)
    counted = None
    for k, state in enumerate(moments(seats, 5, expert=True)):
        counted = counted or census(state)
        if k % 4:
            continue
        for viewer in range(SPECTATOR, seats):
            seen = state.seen_by(viewer)
            world = seen.imagine(rng)
            assert world.seen_by(viewer).facts() == seen.facts()
            assert census(world) == census(seen) == counted
        if state.turn() >= 0:
            assert state.seen_by(state.turn()).imagine(rng).actions() == state.actions()


def test_tables_that_differ_only_in_secrets_look_the_same() -> None:
    """After a shuffle and after several tortoises as well."""
    differed = shuffled = searched = 0
    for seed, decisions in enumerate((50, 90, 125)):
        table = random_table(GAME, busy(3, expert=True), seed, decisions)
        assert isinstance(table.state, Botanicus)
        assert not table.over
        shuffled += table.state.shuffle > 0
        searched += table.state.tortoises > 1
        for viewer in (SPECTATOR, 0, 2):
            other = twin(table, viewer, seed)
            assert frames(table, viewer) == frames(other, viewer)
            seen = [one.state.seen_by(viewer).facts() for one in (table, other)]
            assert seen[0] == seen[1]
            differed += table.state.facts() != other.state.facts()
    assert (shuffled, searched) >= (1, 1)
    assert differed >= 6


def test_a_world_knows_what_its_viewer_put_under_the_pile() -> None:
    """Whatever happened since, an imagined pile never contradicts the viewer's own choices."""
    rng = Rng(8)
    looked = 0
    for seed in (1, 2):
        state = None
        for state in moments(4, seed, expert=True):
            if state.tortoises < 2 or state.turn() < 0:
                continue
            for seat in range(4):
                mine = state.players[seat].tortoise
                if not state.players[seat].chosen or not state.layers[mine]:
                    continue
                world = state.seen_by(seat).imagine(rng)
                assert isinstance(world, Botanicus)
                put = {card for card in range(12) if state.returned[card] & BIT[seat]}
                under = {card for card in range(12) if world.finals[card] == UNDER + mine}
                assert under <= put  # a later tortoise may have found the others
                assert len(under) == state.layers[mine]
                looked += 1
        assert state is not None
        assert state.turn() == OVER
    assert looked > 50
