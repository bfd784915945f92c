"""Scenes of Arborea to test with: components dealt as wanted, tables laid out by hand."""

from __future__ import annotations

from typing import Any

from parterre.core import CHANCE
from parterre.games.arborea.components.symbols import (
    AREAS,
    BIOMES,
    CARD_CODES,
    CREATURES,
    HABITATS,
    TRACKS,
    TRAILS_EACH,
    VILLAGERS,
    read_component,
)
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import (
    AVAILABLE,
    CAPTIVE,
    CROSSING,
    ENTRY,
    GIFTS,
    HABITAT,
    HELD,
    INVITED,
    LAYER,
    LOWER,
    ORDERS,
    ORIGIN,
    OWNER,
    REACH,
    RESERVE,
    SHIFT,
    SIDE,
    STEPS,
    UPPER,
    WAITING,
    Player,
)
from sentences import Sentences

PLAY = Sentences("arborea", Arborea)
GAME = PLAY.game
score = PLAY.score
say, legal, refusal, settle = PLAY.say, PLAY.legal, PLAY.refusal, PLAY.settle
offered = PLAY.offered
# Sections without seasons first, so that nothing happens at an entry unless a test wants it.
SECTIONS = "TS1 TS5 TS2 TS6 TS3 TS7 TS4 TS8"


def begun(seats: int = 2, components: Any = None, **options: Any) -> Arborea:
    """A table before the deal."""
    state = GAME.begin(GAME.setup(seats, options, components))
    assert isinstance(state, Arborea)
    return state


def dealt(
    seats: int = 2, wanted: str = SECTIONS, components: Any = None, **options: Any
) -> Arborea:
    """A table after the deal: what is wanted comes when it can, the rest in order."""
    state = begun(seats, components, **options)
    words = wanted.split()
    while state.turn() == CHANCE:
        first = next((word for word in words if word in offered(state)), None)
        if first is not None:
            words.remove(first)
        spare = (name for name in offered(state) if name not in words)
        say(state, f"deal {first or next(spare)}")
    return state


def table(
    seats: int = 2, wanted: str = SECTIONS, components: Any = None, **options: Any
) -> Arborea:
    """A table at seat 1's first pilgrimage, the tracks empty and everybody at home."""
    state = dealt(seats, wanted, components, **options)
    while state.turns == 0 and "advance TL" not in legal(state):
        choices = legal(state)
        say(state, "stay" if "stay" in choices else choices[0])
    clear(state)
    return again(state)


def clear(state: Arborea) -> None:
    """Take everybody off the tracks and home."""
    for at in range(ORDERS):
        villager = int(state.tracks[at]) - 1
        if villager >= 0:
            state.players[villager // OWNER].counts[AVAILABLE + villager % OWNER] += 1
        state.tracks[at] = 0
        state.tracks[ORDERS + at] = 0
    for track in range(4):
        state.board[SHIFT + track] = 0


def again(state: Arborea) -> Arborea:
    """Ask the pending question anew, after something has been put on the table by hand."""
    state.go_on()
    return state


# Laying things out by hand.


def home(state: Arborea, seat: int, elder: int = 0, young: int = 0, veteran: int = 0) -> None:
    """Give a seat so many available villagers."""
    for k, number in enumerate((elder, young, veteran)):
        state.players[seat].counts[AVAILABLE + k] = number


def on_track(
    state: Arborea, seat: int, place: str, villager: str = "elder", until: int = 0
) -> None:
    """Put a villager on a track: TL2 has walked 2."""
    at = TRACKS.index(place[:2]) * REACH + ENTRY + int(place[2:])
    kind = VILLAGERS.index(villager)
    state.tracks[at] = 1 + seat * OWNER + kind
    state.tracks[ORDERS + at] = until
    counts = state.players[seat].counts
    counts[(AVAILABLE if counts[AVAILABLE + kind] else RESERVE) + kind] -= 1


def trail(name: str) -> int:
    """The number of a trail."""
    return AREAS.index(name[:3]) * TRAILS_EACH + int(name[3]) - 1


def at_trail(state: Arborea, seat: int, name: str, villager: str = "elder") -> None:
    """Let a villager wait at a trail."""
    kind = VILLAGERS.index(villager)
    counts = state.players[seat].counts
    counts[WAITING + trail(name) * 3 + kind] += 1
    counts[(AVAILABLE if counts[AVAILABLE + kind] else RESERVE) + kind] -= 1


def waiting(state: Arborea, seat: int, name: str, villager: str = "elder") -> int:
    """How many villagers wait at a trail."""
    return int(state.players[seat].counts[WAITING + trail(name) * 3 + VILLAGERS.index(villager)])


def biomes(state: Arborea, lower: dict[str, int] | None = None, **upper: int) -> None:
    """Set biomes: both halves, unless the lower ones are given."""
    for code, number in upper.items():
        state.board[UPPER + BIOMES.index(code)] = number
        below = number if lower is None else lower.get(code, 0)
        state.board[LOWER + BIOMES.index(code)] = below


def stands(state: Arborea, code: str) -> tuple[int, int]:
    """Where the lower and upper half of a biome stand."""
    biome = BIOMES.index(code)
    return int(state.board[LOWER + biome]), int(state.board[UPPER + biome])


def hold(state: Arborea, seat: int, *cards: str) -> None:
    """Let a seat hold just these cards (they may be elsewhere as well)."""
    for slot in range(3):
        code = read_component(cards[slot]) - CARD_CODES + 1 if slot < len(cards) else 0
        state.players[seat].counts[HELD + slot] = code


def held(state: Arborea, seat: int) -> int:
    """How many cards a seat holds."""
    return sum(1 for slot in range(3) if state.players[seat].counts[HELD + slot])


def gifts(state: Arborea, seat: int, **given: int) -> None:
    """Let a seat have given gifts: TLp is TL+, TLm is TL-."""
    for name, number in given.items():
        area = AREAS.index(name[:2] + ("+" if name[2] == "p" else "-"))
        state.players[seat].counts[GIFTS + area] = number


def steps(state: Arborea, seat: int, *numbers: int) -> None:
    """Put a seat's cubes on the season tracks."""
    for season, number in enumerate(numbers):
        state.players[seat].counts[STEPS + season] = number


def invited(state: Arborea, seat: int, *kinds: str) -> None:
    """Let creatures be invited."""
    for kind in kinds:
        state.players[seat].counts[INVITED + CREATURES.index(kind)] += 1


def captives(state: Arborea, seat: int, *kinds: str) -> None:
    """Let creatures be captive."""
    for kind in kinds:
        state.players[seat].counts[CAPTIVE + CREATURES.index(kind)] += 1


def cell(x: int, y: int) -> int:
    """The number of a cell."""
    return (y + ORIGIN) * SIDE + x + ORIGIN


def draw_land(player: Player, *rows: str) -> None:
    """Draw an ecosystem, rows from north to south, the first cell of the last row at 0,0."""
    for k in range(SIDE * SIDE):
        player.land[HABITAT + k] = player.land[LAYER + k] = player.land[CROSSING + k] = 0
    for y, row in enumerate(reversed(rows)):
        for x, letter in enumerate(row):
            if letter != ".":
                player.land[HABITAT + cell(x, y)] = HABITATS.index(letter) + 1
                player.land[LAYER + cell(x, y)] = 1


def creature_at(player: Player, kind: str, x: int, y: int) -> None:
    """Put a creature on a crossing."""
    player.land[CROSSING + cell(x, y)] = CREATURES.index(kind) + 1


# Playing.


def finish_turn(state: Arborea) -> None:
    """Pass and stay until the turn is over, laying and caging where one must."""
    turns = state.turns
    while state.turns == turns and state.turn() != -2:
        choices = legal(state)
        quiet = [c for c in ("pass", "stay") if c in choices]
        say(state, quiet[0] if quiet else choices[0])


def scored(*players: dict[str, Any], **rest: Any) -> list[dict[str, Any]]:
    """The score file's answer for players, with season tiles that count nothing here."""
    document = {
        "game": "arborea",
        "seasons": ["SE05", "SE12", "SE13", "SE14"],
        "players": list(players),
        **rest,
    }
    found: list[dict[str, Any]] = score(document)["players"]
    return found
