"""Scenes of Topiary to test with: tiles dealt as wanted, gardens drawn as text."""

from __future__ import annotations

from typing import Any

from parterre.games.topiary.rules import Topiary
from sentences import Sentences

PLAY = Sentences("topiary", Topiary)
GAME = PLAY.game
score = PLAY.score
say, legal, refusal, settle = PLAY.say, PLAY.legal, PLAY.refusal, PLAY.settle
offered = PLAY.offered
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
    return PLAY.deal(say(begun(seats, **options), f"deal {centre}"), hands, 3)


def drawn(picture: str) -> list[list[str | None]]:
    """A garden drawn as five rows, `##` for a face-down tile, as a score file has it."""
    rows = [row.split() for row in picture.strip().splitlines()]
    return [[None if tile == "##" else tile for tile in row] for row in rows]


def scored(garden: str, *players: tuple[str, str]) -> list[dict[str, Any]]:
    """The score file's answer for a drawn garden and each player's visitors and hand.

    What is told of visitors and tiles must come to the points that the rules count.
    """
    document = {
        "game": "topiary",
        "grid": drawn(garden),
        "players": [{"visitors": v.split(), "hand": h.split()} for v, h in players],
    }
    answer: list[dict[str, Any]] = score(document)["players"]
    for player in answer:
        seen = sum(visitor["points"] + visitor["bonus"] for visitor in player["visitors"])
        assert player["points"] == seen + sum(tile["points"] for tile in player["hand"])
    return answer


def look(line: str, place: str = "a3>E") -> dict[str, Any]:
    """What a visitor sees along the middle row drawn as five tiles."""
    empty = "## ## ## ## ##\n"
    visitors: list[dict[str, Any]] = scored(empty * 2 + line + "\n" + empty * 2, (place, ""))[0][
        "visitors"
    ]
    return visitors[0]
