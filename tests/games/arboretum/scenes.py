"""Scenes of Arboretum to test with: hands dealt as wanted, gardens drawn as text."""

from __future__ import annotations

from typing import Any

from parterre.core import CHANCE, State
from parterre.games.arboretum.notation import position
from parterre.games.arboretum.rules import Arboretum
from sentences import Sentences

PLAY = Sentences("arboretum", Arboretum)
GAME = PLAY.game
score = PLAY.score
say, legal, refusal, offered = PLAY.say, PLAY.legal, PLAY.refusal, PLAY.offered


def dealt(*hands: str, seats: int = 2, **options: Any) -> Arboretum:
    """A table after the deal, with the hands that are named; the rest comes in order."""
    return PLAY.deal(GAME.begin(GAME.setup(seats, options)), hands, 7)


def turn(state: State, plant: str, discard: str, *draws: str) -> Arboretum:
    """A whole turn; `deck J5` draws that card from the deck, `pile 2` from seat 2's pile."""
    for draw in draws or ("deck", "deck"):
        where, _, card = draw.partition(" ")
        if where == "pile":
            say(state, f"draw {draw}")
        else:
            say(state, "draw deck", f"deal {card or offered_after_draw(state)}")
    return say(state, f"plant {plant}", f"discard {discard}")


def offered_after_draw(state: State) -> str:
    """Some card that the deck could bring."""
    assert state.turn() == CHANCE
    return offered(state)[0]


def quick_turn(state: State, *draws: str) -> Arboretum:
    """A turn that plants and discards whatever comes first."""
    for draw in draws:
        if draw == "deck":
            say(state, "draw deck")
            say(state, f"deal {offered(state)[0]}")
        else:
            say(state, f"draw {draw}")
    for _ in range(2):
        say(state, legal(state)[0])
    assert isinstance(state, Arboretum)
    return state


def to_the_last_cards(left: int, seats: int = 2) -> Arboretum:
    """A game with so many cards left in the deck, at the beginning of a turn."""
    state = dealt(seats=seats)
    while state.left() > left:
        draws = ["deck", "deck"] if state.left() >= left + 2 else ["deck", "pile 1"]
        quick_turn(state, *draws)
    return state


def drawn(picture: str) -> list[list[Any]]:
    """A garden drawn in rows from north to south, `..` for nothing, as a score file has it."""
    rows = [row.split() for row in picture.strip().splitlines()]
    return [
        [card, x, len(rows) - 1 - y]
        for y, row in enumerate(rows)
        for x, card in enumerate(row)
        if card != ".."
    ]


def scored(*players: tuple[str, str], **more: Any) -> list[dict[str, Any]]:
    """The score file's answer for hands and drawn gardens, player by player.

    The paths that are told must come to the points that the rules count.
    """
    document = {
        "game": "arboretum",
        "players": [{"hand": hand.split(), "garden": drawn(garden)} for hand, garden in players],
        **more,
    }
    answer: list[dict[str, Any]] = score(document)["players"]
    for player in answer:
        assert player["points"] == sum(of["points"] for of in player["species"].values())
    return answer


def path_points(garden: str, species: str) -> int:
    """The points of the best path of a species in a drawn garden, with nobody holding any."""
    points: int = scored(("", garden), ("", ""), species=species)[0]["species"][species[0]][
        "points"
    ]
    return points


def garden_of(state: Arboretum, seat: int) -> dict[tuple[int, int], int]:
    """Where the trees of a seat stand."""
    player = state.players[seat - 1]
    return {position(cell): player.card(cell) for cell in player.trees}
