"""A player of Botanicus as it is told: the garden and its requests, what is held, the points."""

from __future__ import annotations

from parterre.core import OVER
from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.symbols import (
    ACROSS,
    BEDS,
    BIT,
    ROWS,
    WIDTH,
    name_bed,
    name_crossing,
)
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.garden import best_of_column, column_full, reachable
from parterre.games.botanicus.rules.setting_up import offered_to
from parterre.games.botanicus.scoring import times, total
from parterre.games.botanicus.state import HELD, Player
from parterre.games.botanicus.view.naming import (
    ANIMALS,
    COLUMN_NAMES,
    GARDENS,
    LEVELS,
    PLANTS,
    TRACKS,
    card_name,
)


def player_told(state: Botanicus, seat: int, viewer: int) -> shapes.Player:
    """A seat as a viewer sees it."""
    player = state.players[seat]
    at_rows = set(player.rows)
    open_hand = seat == viewer or state.turn() == OVER
    garden = GARDENS[player.garden] if player.garden >= 0 else None
    return shapes.Player(
        seat=seat + 1,
        coins=int(player.coins),
        points=int(player.scored()),
        total=int(total(state, seat)),
        garden=garden,
        beds=beds_told(state, player) if garden else [],
        crossings=_paths(state, player) if garden and state.expert else None,
        gardener=name_crossing(player.gardener) if player.gardener >= 0 else None,
        second=name_crossing(player.second) if player.second >= 0 else None,
        rows=rows_told(state, player) if garden else [],
        tiles=[tile_told(state, tile) for tile in player.tiles if tile + 1 not in at_rows],
        hand=[card_name(card) for card in player.hand] if open_hand else None,
        hand_size=len(player.hand) + cards_hidden(state, seat),
        animals=int(player.animals),
        freed=[name for at, name in enumerate(ANIMALS) if player.freed & BIT[at]],
        prizes=int(player.prizes),
        pawns={
            name: state.box.track_names[player.pawn(track)] for track, name in enumerate(TRACKS)
        },
        columns=columns_told(state, player) if garden else [],
        finals=finals_told(state, seat) if open_hand else None,
        finals_size=int(player.finals) + int(player.chosen),
        offered=offered_told(state, seat),
    )


def cards_hidden(state: Botanicus, seat: int) -> int:
    """How many cards of a seat's hand are not seen."""
    seats = len(state.players)
    return sum(int(state.hidden[number]) for number in range(seat, len(state.hidden), seats))


# The garden.


def beds_told(state: Botanicus, player: Player) -> list[shapes.Bed]:
    """Every bed of a garden, with its plant, its animal, and whether a gardener reaches it."""
    near = list(reachable(player)) if player.gardener >= 0 else []
    dens = {
        int(state.box.dens[player.garden * len(ANIMALS) + at]): name
        for at, name in enumerate(ANIMALS)
        if state.expert and not player.freed & BIT[at]
    }
    return [
        shapes.Bed(
            bed=name_bed(bed),
            level=LEVELS[player.beds[bed]],
            animal=dens.get(bed),
            near=bed in near,
        )
        for bed in range(BEDS)
        if state.box.beds[player.garden * BEDS + bed]
    ]


def _paths(state: Botanicus, player: Player) -> shapes.Paths:
    """What the paths of an Expert garden cost; in the base game every step is 1."""
    garden = state.box.contents["garden"][GARDENS[player.garden]]
    starts = [name_crossing(state.box.places[player.garden * ACROSS + at]) for at in range(3)]
    return shapes.Paths(across=garden["across"], down=garden["down"], starts=starts)


def columns_told(state: Botanicus, player: Player) -> list[shapes.ColumnTold]:
    """Every column of a garden: whether it is full, its best plant, and what it scores."""
    told = []
    for column in range(WIDTH):
        full = column_full(state, player, column)
        best = int(best_of_column(player, column))
        points = int(state.box.column_points[best]) if full else 0
        told.append(
            shapes.ColumnTold(
                column=COLUMN_NAMES[column], full=full, best=LEVELS[best], points=points
            )
        )
    return told


# Requests.


def plants_of(needed: int) -> list[shapes.Level]:
    """The plants that a request shows, lowest first."""
    return [level for at, level in enumerate(PLANTS) for _ in range(needed // 8**at % 8)]


def tile_told(state: Botanicus, tile: int) -> shapes.Tile:
    """A tile with its request."""
    return shapes.Tile(
        tile=f"R{tile + 1}",
        plants=plants_of(int(state.box.tiles[tile])),
        points=int(state.box.tile_points[tile]),
    )


def rows_told(state: Botanicus, player: Player) -> list[shapes.Row]:
    """Every row's two requests: what they ask for, what is missing, and whether they are met."""
    return [
        shapes.Row(
            row=row + 1,
            standard=_standard(state, player, row),
            special=_special(state, player, row),
        )
        for row in range(ROWS)
    ]


def _standard(state: Botanicus, player: Player, row: int) -> shapes.Request | None:
    wanted = plants_of(int(state.box.needs[player.garden * ROWS + row]))
    if not wanted:
        return None
    met = bool(player.standard & BIT[row])
    return shapes.Request(
        plants=wanted,
        points=int(state.box.need_points[player.garden * ROWS + row]),
        met=met,
        missing=[] if met else _missing(player, row, wanted),
    )


def _special(state: Botanicus, player: Player, row: int) -> shapes.Special | None:
    if not player.rows[row]:
        return None
    tile = tile_told(state, player.rows[row] - 1)
    met = bool(player.special & BIT[row])
    return shapes.Special(
        tile=tile.tile,
        plants=tile.plants,
        points=tile.points,
        met=met,
        missing=[] if met else _missing(player, row, tile.plants),
        short=too_short(state, player, row, len(tile.plants)),
    )


def _missing(player: Player, row: int, wanted: list[shapes.Level]) -> list[shapes.Level]:
    """The plants that a row still lacks for a request."""
    there = [LEVELS[player.beds[row * WIDTH + column]] for column in range(WIDTH)]
    lacking = []
    for level in wanted:
        if level in there:
            there.remove(level)
        else:
            lacking.append(level)
    return lacking


def too_short(state: Botanicus, player: Player, row: int, plants: int) -> bool:
    """Whether a row has fewer beds than that many plants need."""
    start = player.garden * BEDS + row * WIDTH
    return sum(state.box.beds[start + column] for column in range(WIDTH)) < plants


# Final cards.


def _final(state: Botanicus, seat: int, card: int) -> shapes.Final:
    """A final card, and what it would score now."""
    printed = state.box.contents["final"][f"F{card + 1}"]
    found = int(times(state, state.players[seat], state.box.finals[card]))
    return shapes.Final(
        card=f"F{card + 1}",
        counts=printed["counts"],
        points=printed["points"],
        times=found,
        scores=printed["points"] * found,
    )


def finals_told(state: Botanicus, seat: int) -> list[shapes.Final]:
    """The final cards that are known to be a seat's."""
    held = [card for card in range(len(state.finals)) if state.finals[card] == HELD + seat]
    return [_final(state, seat, card) for card in held]


def offered_told(state: Botanicus, seat: int) -> list[shapes.Final]:
    """The final cards that a seat is choosing from."""
    return [_final(state, seat, card) for card in offered_to(state, seat)]
