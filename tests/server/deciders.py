"""Bots that fail in every way a bot can fail, for worker processes to run."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any


def calm(game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int) -> str:
    """Decide after a moment."""
    time.sleep(0.3)
    return f"calm in {os.getpid()}"


def dies(game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int) -> str:
    """Take the process down."""
    os._exit(3)


def dies_once(
    game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int
) -> str:
    """Take the process down the first time, and decide the next."""
    mark = Path(setup["mark"])
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return "decided"


def is_killed(
    game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int
) -> str:
    """Be killed as by somebody else."""
    os.kill(os.getpid(), signal.SIGKILL)
    return "never"


def hangs(game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int) -> str:
    """Never come to an end."""
    while True:
        time.sleep(1)


def fails(game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int) -> str:
    """Raise."""
    raise KeyError(log[0])


def cheats(game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int) -> str:
    """Choose what is not allowed."""
    return "plant C1 99,99"


def by_name(
    game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int
) -> str:
    """Behave as the bot's name says."""
    return (dies if bot == "dies" else calm)(game, setup, log, seat, bot, seed)


def slowly(game: str, setup: dict[str, Any], log: list[str], seat: int, bot: str, seed: int) -> str:
    """Choose anything, the strongest after half a second."""
    from parterre import bots

    if bot == "strongest":
        time.sleep(0.5)
    return bots.decide(game, setup, log, seat, "uniform", seed)
