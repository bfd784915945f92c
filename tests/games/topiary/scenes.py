"""Scenes of Topiary to test with: tiles dealt as wanted, gardens drawn as text."""

from __future__ import annotations

from typing import Any

from parterre.core import CHANCE, Illegal, State
from parterre.games import GAMES
from parterre.games.topiary.rules import Topiary

GAME = GAMES["topiary"]
SEVEN = "TSWERPB"


def begun(seats: int = 2, **options: Any) -> Topiary:
    """A table before the deal, the series chosen so that no lot is needed."""
    if seats < 4:
        options.setdefault("series", SEVEN)
    state = GAME.begin(GAME.setup(seats, options))
    assert isinstance(state, Topiary)
    return state


def dealt(*hands: str, centre: str = "B5", seats: int = 2, **options: Any) -> Topiary:
    """A table after the deal, with the hands that are named; the rest comes in order."""
    state = say(begun(seats, **options), f"deal {centre}")
    wanted = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    spoken_for = [tile for hand in wanted for tile in hand]
    for place in range(3 * seats):
        mine = wanted[place % seats]
        spare = (tile for tile in offered(state) if tile not in spoken_for)
        say(state, f"deal {mine.pop(0) if mine else next(spare)}")
    return state


def offered(state: State) -> list[str]:
    """The tiles that chance could bring now."""
    return [GAME.write(state, action).split()[1] for action in state.actions()]


def say(state: State, *sentences: str) -> Topiary:
    """Make sentences happen."""
    for sentence in sentences:
        GAME.play_sentence(state, sentence)
    assert isinstance(state, Topiary)
    return state


def legal(state: State) -> list[str]:
    """The sentences that are legal now."""
    return [GAME.write(state, action) for action in state.actions()]


def refusal(state: State, sentence: str) -> Illegal:
    """Why a sentence is refused."""
    before = state.facts()
    try:
        GAME.read(state, sentence)
    except Illegal as why:
        assert state.facts() == before
        return why
    raise AssertionError(f"{sentence} was not refused")


def settle(state: State) -> None:
    """Let chance bring whatever comes first."""
    while state.turn() == CHANCE:
        say(state, legal(state)[0])


def drawn(picture: str) -> list[list[str | None]]:
    """A garden drawn as five rows, `##` for a face-down tile, as a score file has it."""
    rows = [row.split() for row in picture.strip().splitlines()]
    return [[None if tile == "##" else tile for tile in row] for row in rows]


def scored(garden: str, *players: tuple[str, str]) -> list[dict[str, Any]]:
    """The score file's answer for a drawn garden and each player's visitors and hand."""
    document = {
        "game": "topiary",
        "grid": drawn(garden),
        "players": [{"visitors": v.split(), "hand": h.split()} for v, h in players],
    }
    answer: list[dict[str, Any]] = GAME.score(document)["players"]
    return answer


def look(line: str, place: str = "a3>E") -> dict[str, Any]:
    """What a visitor sees along the middle row drawn as five tiles."""
    empty = "## ## ## ## ##\n"
    visitors: list[dict[str, Any]] = scored(empty * 2 + line + "\n" + empty * 2, (place, ""))[0][
        "visitors"
    ]
    return visitors[0]
