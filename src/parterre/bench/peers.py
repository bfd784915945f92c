"""What other engines do in the same time, where they are installed."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

from parterre.bench.watch import Watch


def openspiel_hearts() -> Any:
    """OpenSpiel's hearts, a card game with hidden hands written in C++, or nothing."""
    try:
        return importlib.import_module("pyspiel").load_game("hearts")
    except Exception:  # a peer that does not load here, for whatever reason, is a peer not here
        return None


def hearts_stepping(hearts: Any, seconds: float, random: Random) -> float:
    """Decisions of seats a second, made from Python; chance is timed but not counted."""
    draw = random.random
    decisions = 0
    watch = Watch(seconds)
    while True:
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        if watch.over():
            return decisions / watch.worked()
