"""The levels of play that the site offers, and how long a bot may think here."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from parterre.bots import BOTS, thinks
from parterre.bots.levels import USUAL
from parterre.bots.taught import levels_of
from parterre.core import Game
from parterre.server.settings import Settings
from parterre.server.shapes import LevelOffered, LevelsOffered

# CPU seconds that a bot of a game may think about one decision; 0 for one that answers at once.
Thinking = Callable[[Game, str], float]


def thinking(settings: Settings) -> Thinking:
    """How long bots may think under these settings."""
    limits = (
        settings.thinking_seconds or math.inf,
        # The alarm is for bots that hang: it must not ring for one that waits for its core.
        settings.decision_seconds / 4 or math.inf,
    )
    return partial(_at_most, min(limits))


def _at_most(limit: float, game: Game, bot: str) -> float:
    # A bot of an old table that there is no longer plays the first choice, and at once.
    return min(thinks(game, bot), limit) if bot in BOTS else 0.0


def offered(game: Game, seconds: Thinking) -> LevelsOffered:
    """The levels from the weakest on, each with how long it may think, and the usual one."""
    names = [level.name for level in levels_of(game.name)]
    choices = [LevelOffered(name=name, seconds=seconds(game, name)) for name in names]
    return LevelsOffered(default=USUAL, choices=choices)
