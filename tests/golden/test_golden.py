"""What changed, readably? Whole games written out; `./parterre test --rewrite` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from parterre.bots import bot_for
from parterre.core import Game, Rng
from parterre.games import GAMES
from parterre.table import Fate, Table
from tables import needs_rules

HERE = Path(__file__).parent


def newest() -> set[str]:
    """The files there must be: of each game and number of seats, by the newest rules."""
    return {f"{game.name}-{seats}.txt" for game in GAMES.values() for seats in game.seats}


def older() -> set[str]:
    """The files that were kept when the rules changed; each is named after the rules it is of."""
    return {path.name for path in HERE.glob("*-rules-*.txt")}


def playthrough(game: Game, seats: int, rules: int) -> str:
    """A game between greedy bots, entry by entry, with the table and the choices at each turn."""
    table = Table(game, game.setup(seats, rules=rules), Fate(seats))
    table.accept(table.begin())
    lines = [f"{game.title}, rules {rules}, {seats} seats", "", *table.log(), ""]
    rng = Rng(seats)
    mover = -1
    while not table.over:
        state = table.state
        if state.turn() != mover:
            mover = state.turn()
            lines += ["", game.picture(state), ""]
        action = bot_for(game, "greedy").choose(state.seen_by(mover), rng)
        choices = [game.write(state, choice) for choice in state.actions()]
        few = ", ".join(choices[:3]) + (f" … {choices[-1]}" if len(choices) > 3 else "")
        step = table.propose(mover + 1, game.write(state, action))
        table.accept(step)
        said = "; ".join(event.text for event in step.events)
        lines.append(f"seat {mover + 1}: {said}    (of {len(choices)}: {few})")
    lines += ["", game.picture(table.state), ""]
    lines += [f"seat {s.seat}: {s.points} points, place {s.place}" for s in table.scores()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("file", sorted(newest() | older()))
def test_golden(file: str, rewrite: bool) -> None:
    name, seats, *of = file.removesuffix(".txt").split("-")
    game = GAMES[name]
    rules = int(of[1]) if of else game.rules
    needs_rules({"game": name, "rules": rules}, file)
    now = playthrough(game, int(seats), rules)
    if rewrite:
        (HERE / file).write_text(now, "utf-8")
    assert (HERE / file).read_text("utf-8") == now


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == newest() | older()
