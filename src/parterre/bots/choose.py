"""Which bots there are, and one decision of one of them from a game's log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from parterre.bots.bot import Bot
from parterre.bots.budget import Budget
from parterre.bots.greedy import Greedy
from parterre.bots.guided import Guided
from parterre.bots.hints.hints import Hints
from parterre.bots.ismcts import Ismcts
from parterre.bots.levels import NAMES, Level
from parterre.bots.search import Search
from parterre.bots.taught import hints_of, level_of
from parterre.bots.uniform import Uniform
from parterre.core import Game, Illegal, Rng, Setup, State
from parterre.games import GAMES

SECONDS = 0.1  # CPU time a decision of ismcts and guided, where no budget is given


def at_level(name: str, game: Game) -> Bot:
    """A bot that plays by the row of a level."""
    level = level_of(game.name, name)
    hints = hints_of(game.name)
    if level.candidates == 0:
        return Greedy(hints, level.slips)
    return searching(hints, level, level.seconds)


def guided(game: Game) -> Bot:
    """The strongest level's search with a shorter time of its own."""
    return searching(hints_of(game.name), level_of(game.name, "strongest"), SECONDS)


def searching(hints: Hints, row: Level, seconds: float) -> Bot:
    """A search by a row of settings, with so much time where no budget is given."""
    return Guided(hints, row.candidates, row.turns, seconds, row.most, row.rounds, row.patient)


BOTS: dict[str, Callable[[Game], Bot]] = {
    "uniform": lambda game: Uniform(),
    "greedy": lambda game: Greedy(hints_of(game.name)),
    "ismcts": lambda game: Ismcts(SECONDS, 0),
    "guided": guided,
    **{name: partial(at_level, name) for name in NAMES},
}


@cache
def _bot(game: str, name: str) -> Bot:
    return BOTS[name](GAMES[game])


def bot_for(game: Game, name: str) -> Bot:
    """A bot by its name, or Illegal with the names there are."""
    if name not in BOTS:
        raise Illegal("bot-unknown", bot=name, bots=", ".join(BOTS))
    return _bot(game.name, name)


def thinks(game: Game, name: str) -> float:
    """CPU seconds that a bot by itself may think about a decision; 0 if nobody has to wait."""
    bot = bot_for(game, name)
    # Who is bounded in iterations is done in a small part of a second, whatever its time.
    return bot.seconds if isinstance(bot, Search) and bot.most == 0 else 0.0


def decide(
    game: str,
    setup: Mapping[str, Any],
    log: Sequence[str],
    seat: int,
    bot: str,
    seed: int,
    budget: Budget | None = None,
) -> str:
    """A bot's sentence for a seat: the log is folded here, the bot sees its seat's view alone."""
    view = seen_at(game, setup, log, seat)
    action = bot_for(GAMES[game], bot).choose(view, Rng(seed), budget)
    return GAMES[game].write(view, action)


def seen_at(game: str, setup: Mapping[str, Any], log: Sequence[str], seat: int) -> State:
    """What a seat sees at its moment: the only place where a bot's log becomes a state."""
    agreed: Setup = GAMES[game].setup(
        setup["seats"], setup["options"], setup.get("components"), setup.get("rules")
    )
    state = GAMES[game].begin(agreed)
    for sentence in log:
        GAMES[game].play_sentence(state, sentence)
    if state.turn() != seat - 1:
        raise ValueError(f"it is not seat {seat}'s moment")
    return state.seen_by(seat - 1)
