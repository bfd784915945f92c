"""What the laws need to know of Botanicus' components: where each is, and which a view hides."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.botanicus.referee import Referee
from parterre.core import Setup, State
from parterre.games.botanicus.components.symbols import FINALS, TILES, TOKENS, name_token
from parterre.games.botanicus.rules.codes import ASSIGNING
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.state import HELD, PER_ROW, PILE, UNDER, UNKNOWN

STACKED = 12  # prizes there are


def census(state: State) -> Counter[str]:
    """Every card, tile, token, garden, final card, flower and prize, those in the box as well."""
    assert isinstance(state, Botanicus)
    found = [f"K{card + 1}" for card in [*state.deck, *state.away, *state.discard]]
    found += [f"K{card + 1}" for player in state.players for card in player.hand]
    dealt = [int(tile) for player in state.players for tile in player.tiles]
    found += [f"R{tile + 1}" for tile in dealt]
    found += [f"R{tile + 1}" for tile in range(TILES) if tile not in dealt]
    on_board = [int(token) for token in state.tokens]
    found += [name_token(token) for token in on_board]
    found += [name_token(token) for token in range(TOKENS) if token not in on_board]
    found += [f"flower {int(flower) % PER_ROW}" for flower in state.stood]
    counted = Counter(found)
    counted["prize"] = prizes(state)
    if state.expert:
        handed = [int(player.garden) for player in state.players if player.garden > 0]
        counted.update(f"G{garden}" for garden in handed)
        counted.update(f"G{garden}" for garden in range(1, 5) if garden not in handed)
        counted.update(f"F{card + 1}" for card in range(len(state.finals)))
        counted["place of a final card"] = final_places(state)
    return counted


def prizes(state: Botanicus) -> int:
    """The prizes that players have, that are still there, and that stayed in the box."""
    left = STACKED - int(state.round_gone + state.square_gone)
    left -= int(state.round_taken) + int(state.square_taken)
    boxed = 2 * (4 - len(state.players))
    return left + boxed + sum(int(player.prizes) for player in state.players)


def final_places(state: Botanicus) -> int:
    """How many final cards lie where the table counts them, of those whose place is known."""
    places = Counter(int(place) for place in state.finals)
    known = places.total() - places[UNKNOWN]
    if known == FINALS:
        assert places[PILE] == state.pile
        for layer, size in enumerate(state.layers):
            assert places[UNDER + layer] == size
        for seat, player in enumerate(state.players):
            assert places[HELD + seat] == player.finals + player.chosen
    return known + places[UNKNOWN]


def unseen(view: State) -> list[list[str]]:
    """The components whose place a view does not tell, in groups that could change places.

    Cards stay with the shuffle they were dealt from; final cards with what the viewer remembers of
    them; the tiles that somebody has assigned in secret with their owner.
    """
    assert isinstance(view, Botanicus)
    groups: dict[tuple[str, int], list[str]] = {}
    for card in [*view.deck, *view.away]:
        groups.setdefault(("card", int(view.shuffles[card])), []).append(f"K{card + 1}")
    if view.phase == ASSIGNING:
        for seat, player in enumerate(view.players):
            if player.assigned and not any(player.rows):
                groups["tile", seat] = [f"R{tile + 1}" for tile in player.tiles]
    for card in range(len(view.finals)):
        if view.finals[card] == UNKNOWN:
            memory = int(view.refused[card]) * 100 + int(view.returned[card])
            groups.setdefault(("final", memory), []).append(f"F{card + 1}")
    return list(groups.values())


def played(shown: dict[str, Any], log: list[str]) -> Counter[str]:
    """What came to pass in a finished game, of what only comes to pass where somebody plays."""
    found = Counter({"cards used": sum(1 for sentence in log if sentence.startswith("use "))})
    for player in shown["players"]:
        for row in player["rows"]:  # one of the Expert gardens has none on its third
            for kind in ("standard", "special"):
                found[f"{kind} requests"] += bool(row[kind] and row[kind].get("met"))
        found["full columns"] += sum(column["full"] for column in player["columns"])
        found["animals"] += player["animals"]
        found["prizes"] += player["prizes"]
    return found


def referee(setup: Setup, contents: dict[str, Any]) -> Referee:
    """The second reading of the rules at such a table, which reads what the box has printed."""
    return Referee(setup.seats, setup.written(), contents, setup.rules)


def same_table(state: State, referee: Referee) -> None:
    """The points are the same."""
    assert state.points() == referee.points()


def turn_of(view: dict[str, Any]) -> tuple[Any, ...] | None:
    """Which turn goes on and whose; none before the first."""
    before = view["step"] in ("assign", "keep", "start") and view["turn"] not in view["order"]
    return None if before else (view["round"], view["column"], view["index"], view["turn"])
