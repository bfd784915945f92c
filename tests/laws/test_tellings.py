"""Is what the client tells of an end so? Its sentences, each against the breakdown."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from parterre.core import OVER, SPECTATOR, Rng, Setup, State
from parterre.games import GAMES
from parterre.table import read_record, replay
from plain import plain
from tables import ALL_SETUPS, GAME_NAMES, bars

ROOT = Path(__file__).parents[2]
PLAYED = ROOT / "tests" / "played"
# The ends of every setup that are only looked at for ties.
PLACED = 30


def played_at_random(name: str, setup: Setup, seed: int) -> State:
    """A game played at random to its end."""
    state = GAMES[name].begin(setup)
    rng = Rng(seed)
    while state.turn() != OVER:
        state.play(state.at(rng.below(state.count())))
    return state


def ends(name: str, each: int) -> list[tuple[Setup, State]]:
    """Many ends of a game: of every setup some played at random, and those that were kept."""
    found = [
        (setup, played_at_random(name, setup, seed))
        for other, setup in ALL_SETUPS
        if other == name
        for seed in range(each)
    ]
    for path in sorted((PLAYED / name).glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        if record["rules"] not in GAMES[name].known_rules:
            continue  # tests/played skips it by name
        _, state = replay(record, str)
        found.append((read_record(record)[1], state))
    return found


def seen(name: str, setup: Setup, state: State, viewer: int) -> dict[str, Any]:
    """An end as a seat or a spectator is sent it."""
    view = plain(GAMES[name].view(state.seen_by(viewer), viewer))
    return {**view, "options": setup.written()}


def test_every_sentence_of_a_telling_is_true_of_its_breakdown(tmp_path: Path) -> None:
    told = [
        seen(name, setup, state, at % (setup.seats + 1) + SPECTATOR)
        for name in GAME_NAMES
        for at, (setup, state) in enumerate(ends(name, bars(name).TOLD))
    ]
    file = tmp_path / "ends.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "hatch_build.py", "npm", "run", "test"],
        cwd=ROOT,
        env={**os.environ, "PARTERRE_ENDS": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_a_result_says_of_ties_gives_the_places(name: str) -> None:
    level = 0
    for _, state in ends(name, PLACED):
        result = plain(GAMES[name].view(state, SPECTATOR))["result"]
        figures = [result["points"], *(told["values"] for told in result["breaks"])]
        worth = list(zip(*figures, strict=True))
        assert result["places"] == [1 + sum(other > mine for other in worth) for mine in worth]
        level += len(set(result["points"])) < len(worth)
    assert level, "no two seats were ever level"
