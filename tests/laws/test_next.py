"""Who is said to play next does, and after the last turn nobody is said to."""

from __future__ import annotations

from typing import Any

import pytest

from parterre.core import SPECTATOR, Setup
from parterre.games import GAMES
from plain import plain
from tables import bars, census, random_states, told

SETUPS = [(name, game.setup(seats)) for name, game in GAMES.items() for seats in game.seats]
SETUPS += [(name, GAMES[name].setup(*more)) for name in GAMES for more in bars(name).SETUPS]


def turn_of(view: dict[str, Any]) -> tuple[Any, ...] | None:
    """Whose turn goes on, and which; none while chance has it or the game is over."""
    if not isinstance(view["turn"], int):
        return None
    if hasattr(census(view["game"]), "turn_of"):
        own: tuple[Any, ...] | None = census(view["game"]).turn_of(view)
        return own
    whose = view.get("active", view["turn"])
    return (view["turn_number"], view["step"] == "keep", whose)


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=told)
def test_who_is_said_to_play_next_does(name: str, setup: Setup) -> None:
    game = GAMES[name]
    said: set[int] = set()
    now: tuple[Any, ...] | None = None
    seen = 0
    for state in random_states(game, setup, seed=5):
        view = plain(game.view(state.seen_by(SPECTATOR), SPECTATOR))
        turn = turn_of(view)
        if turn is None:
            continue
        if turn != now:
            assert said <= {turn[-1]}, view["step"]
            said, now = set(), turn
        if view["next"] is not None:
            said.add(view["next"])
            seen += 1
    assert said == set(), "somebody is said to play after the last turn"
    assert seen or setup.seats == 1
