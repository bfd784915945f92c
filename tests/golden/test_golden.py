"""What changed, readably? Whole games written out; `./parterre test --rewrite` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from parterre.bots import bot_for
from parterre.core import Game, Rng
from parterre.games import GAMES
from parterre.table import Fate, Table
from tables import GAME_NAMES

HERE = Path(__file__).parent


def playthrough(game: Game, seats: int) -> str:
    """A game between greedy bots, entry by entry, with the table and the choices at each turn."""
    table = Table(game, game.setup(seats), Fate(seats))
    table.accept(table.begin())
    lines = [f"{game.title}, {seats} seats", "", *table.log(), ""]
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
    lines += [f"seat {s['seat']}: {s['points']} points, place {s['place']}" for s in table.scores()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("name", GAME_NAMES)
def test_golden(name: str, rewrite: bool) -> None:
    for seats in GAMES[name].seats:
        path = HERE / f"{name}-{seats}.txt"
        now = playthrough(GAMES[name], seats)
        if rewrite:
            path.write_text(now, "utf-8")
        assert path.read_text("utf-8") == now


def test_no_playthrough_is_left_over() -> None:
    wanted = {f"{game.name}-{seats}.txt" for game in GAMES.values() for seats in game.seats}
    assert {path.name for path in HERE.glob("*.txt")} == wanted
