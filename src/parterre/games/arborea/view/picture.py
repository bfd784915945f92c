"""The table as lines of text, for playthroughs and for a terminal."""

from __future__ import annotations

from parterre.core import OVER, State
from parterre.games.arborea.components.symbols import (
    BIOMES,
    CREATURES,
    HABITATS,
    KINDS,
    TRACKS,
    name_card,
)
from parterre.games.arborea.rules.board import entry_season
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import (
    CELLS,
    COLUMN,
    COUNTER,
    CROSSING,
    ENTRY,
    GIFTS,
    HABITAT,
    HELD,
    INVITED,
    LOWER,
    MARKER,
    OWNER,
    PLACES,
    REACH,
    SECTION,
    SIDE,
    STEPS,
    TOP,
    UPPER,
    Player,
)
from parterre.games.arborea.view.players import waiting_of
from parterre.games.arborea.view.table import step_of

LETTERS = "EYV"


def picture(state: State) -> str:
    """The table as lines of text."""
    assert isinstance(state, Arborea)
    turn = state.turn()
    moment = "over" if turn == OVER else "chance" if turn < 0 else str(turn + 1)
    lines = [
        f"step {step_of(state)}  asked {moment}  turn of {state.active + 1}"
        f"  sun {state.sun}/{state.box.sun_last}  turns left {state.turns_left}"
    ]
    lines += [_track(state, track) for track in range(4)]
    halves = [f"{BIOMES[b]}{state.board[LOWER + b]}/{state.board[UPPER + b]}" for b in range(KINDS)]
    there = [f"{CREATURES[k]} {state.board[COLUMN + k]}" for k in range(KINDS)]
    tops = [name_card(state.board[TOP + d] - 1) if state.board[TOP + d] else "-" for d in range(4)]
    lines.append(
        f"biomes {' '.join(halves)}  borderlands {', '.join(there)}  tops {' '.join(tops)}"
    )
    for seat in range(state.humans):
        lines += _player(state, seat)
    if state.humans == 1:
        her = state.players[1]
        stack = " ".join(name_card(card) for card in state.pile)
        done = " ".join(name_card(card) for card in state.done)
        waits = ", ".join(w.trail for w in waiting_of(her))
        lines.append(
            f"Feronia  points {her.points}  steps {state.board[COUNTER]}"
            f"  marker {state.board[MARKER]}  waits {waits}  stack {stack}  completed {done}"
        )
    return "\n".join(line.rstrip() for line in lines)


def _track(state: Arborea, track: int) -> str:
    shown = entry_season(state, track) if state.board[SECTION + track * 2] >= 0 else 0
    cells = []
    for position in range(ENTRY, 13):
        villager = int(state.tracks[track * REACH + position]) - 1
        cells.append(
            f"{villager // OWNER + 1}{LETTERS[villager % OWNER]}" if villager >= 0 else ".."
        )
    return f"  {TRACKS[track]} {'-SUAW'[shown]} {' '.join(cells)}"


def _player(state: Arborea, seat: int) -> list[str]:
    player = state.players[seat]
    counts = player.counts
    held = [name_card(counts[HELD + k] - 1) for k in range(PLACES) if counts[HELD + k]]
    waits = [f"{w.villager[0]}{w.trail}x{w.count}" for w in waiting_of(player)]
    first = (
        f"seat {seat + 1}  points {player.points}  spirit {player.spirit}"
        f"  home {'/'.join(str(counts[k]) for k in range(3))}  held {' '.join(held)}"
        f"  gifts {''.join(str(counts[GIFTS + k]) for k in range(8))}"
        f"  seasons {''.join(str(counts[STEPS + k]) for k in range(4))}"
        f"  invited {sum(counts[INVITED + k] for k in range(KINDS))}  waits {' '.join(waits)}"
    )
    # the ecosystem of whoever may build now; all of them at the end
    drawn = state.turn() == OVER or (seat == state.active and state.turn() == seat)
    return [first, *_land(player)] if drawn else [first]


def _land(player: Player) -> list[str]:
    """The habitats from north to south; a creature's number stands north-east of its cell."""
    cells = [c for c in range(CELLS) if player.land[HABITAT + c]]
    if not cells:
        return []
    rows = range(max(cells) // SIDE, min(cells) // SIDE - 1, -1)
    west, east = min(c % SIDE for c in cells), max(c % SIDE for c in cells)
    lines = []
    for y in rows:
        text = ""
        for x in range(west, east + 1):
            cell = y * SIDE + x
            habitat = player.land[HABITAT + cell]
            creature = player.land[CROSSING + cell]
            text += (HABITATS[habitat - 1] if habitat else ".") + (
                str(creature) if creature else " "
            )
        lines.append(f"    {text}")
    return lines
