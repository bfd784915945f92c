"""The table of Botanicus as text."""

from __future__ import annotations

from msgspec.structs import asdict

from parterre.core import OVER, State
from parterre.games.botanicus.components.symbols import (
    BEDS,
    BIT,
    ROWS,
    WIDTH,
    name_action,
    name_crossing,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import PER_ROW, Player
from parterre.games.botanicus.view.board import deck_size, owner_of
from parterre.games.botanicus.view.naming import LEVELS, card_name
from parterre.games.botanicus.view.players import cards_hidden
from parterre.games.botanicus.view.table import STEPS, breakdown_told, waiting


def picture(state: State) -> str:
    """The table as lines of text, for playthroughs and for a terminal."""
    assert isinstance(state, Botanicus)
    turn = state.turn()
    moment = "over" if turn == OVER else "chance" if turn < 0 else str(turn + 1)
    step = STEPS.get(state.phase, "deal")
    doing = f"  doing {name_action(state.current)}" if state.current else ""
    waits = "".join(f"  waiting {', '.join(found)}" for found in waiting(state))
    lines = [
        f"step {step}  turn {moment}  round {state.round + 1}  column {state.column + 1}"
        f"  deck {deck_size(state)}{doing}{waits}"
    ]
    placed = [f"{int(f) // PER_ROW + 1}:{owner_of(int(f) % PER_ROW)}" for f in state.placed]
    stood = [f"{int(f) // PER_ROW + 1}:{owner_of(int(f) % PER_ROW)}" for f in state.stood]
    lines.append(f"flowers {' '.join(stood)}  placed {' '.join(placed)}")
    for seat, player in enumerate(state.players):
        lines += _player_lines(state, seat, player)
    return "\n".join(line.rstrip() for line in lines)


def _player_lines(state: Botanicus, seat: int, player: Player) -> list[str]:
    pawns = " ".join(state.box.track_names[player.pawn(track)] for track in range(3))
    parts = asdict(breakdown_told(state, seat))
    points = " ".join(f"{part} {value}" for part, value in parts.items() if value)
    held = " ".join(card_name(card) for card in player.hand) + " ?" * cards_hidden(state, seat)
    gardeners = [name_crossing(c) for c in (player.gardener, player.second) if c >= 0]
    lines = [
        f"seat {seat + 1}  coins {player.coins}  pawns {pawns}  at {' '.join(gardeners)}"
        f"  hand {held}  points {points}"
    ]
    if player.garden < 0:
        return lines
    for row in range(ROWS):
        beds = []
        for column in range(WIDTH):
            exists = state.box.beds[player.garden * BEDS + row * WIDTH + column]
            level = LEVELS[player.beds[row * WIDTH + column]]
            beds.append((level or "-") if exists else ".")
        tile = f"R{player.rows[row]}" if player.rows[row] else ""
        met = "+" if player.standard & BIT[row] else ""
        met += "+" if player.special & BIT[row] else ""
        lines.append("  " + " ".join(f"{bed:3}" for bed in beds) + f" {tile} {met}")
    return lines
