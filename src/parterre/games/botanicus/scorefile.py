"""A finished table of Botanicus, real or virtual, scored from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import u8

from parterre.core import Box, Illegal, State
from parterre.core.illegal import told
from parterre.core.scorefile import (
    Answer,
    Cell,
    Rows,
    Word,
    listed,
    named_players,
    once,
    strange_words,
)
from parterre.core.shapes import Scored
from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.printed import GARDENS, Printed
from parterre.games.botanicus.components.symbols import (
    ANIMALS,
    BEDS,
    BIT,
    FINALS,
    LEVELS,
    ROWS,
    WIDTH,
    read_numbered,
)
from parterre.games.botanicus.rules.codes import SCORED
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.scoring import Breakdown
from parterre.games.botanicus.state import HELD, PILE, Player
from parterre.games.botanicus.view.players import columns_told, finals_told

CLAUSE = "12.5"
WORDS = ("game", "expert", "players")
OF_PLAYERS = ("name", "vp", "coins", "garden")
OF_EXPERTS = ("board", "finals", "standard", "special", "animals", "prizes")
MOST = 999


def score(document: Mapping[str, Any], printed: Box) -> Answer:
    """The answer to a score file, or Illegal with what is wrong in it (§12.5)."""
    assert isinstance(printed, Printed)
    players, names = named_players(document, CLAUSE)
    expert = document.get("expert", False)
    if not isinstance(expert, bool):
        raise Illegal("botanicus-score-true", CLAUSE, where="expert")
    notes: list[Illegal] = []
    read = [_player(p, n, expert, printed, notes) for p, n in zip(players, names, strict=True)]
    ground = Botanicus(printed, vec[Player](read))
    ground.expert = expert
    ground.phase = SCORED
    order = vec[u8]()
    for seat in range(len(names)):
        order = append(order, u8(seat))
    ground.order = order
    ground.finals = _finals(players, names) if expert else vec[u8]()
    if len(names) == 1:
        notes.insert(0, Illegal("score-one-player", CLAUSE))
    strange = strange_words(document, WORDS, OF_PLAYERS + (OF_EXPERTS if expert else ()), CLAUSE)
    return tally(ground, names).warned(*notes, *strange)


def tally(state: State, names: Sequence[str]) -> Answer:
    """The answer about a finished table."""
    assert isinstance(state, Botanicus)
    places = state.ranking()
    answer = []
    counted: set[str] = set()
    for seat, name in enumerate(names):
        player = state.players[seat]
        parts = Breakdown(state, seat)
        columns = columns_told(state, player)
        finals = finals_told(state, seat) if state.expert else []
        full = [column for column in columns if column.full]
        counted |= {f"columns.{column.best}" for column in full}
        counted |= {f"garden.{GARDENS[player.garden]}"} if full else set()
        counted |= {f"final.{final.card}" for final in finals}
        answer.append(
            shapes.Scored(
                name=name,
                points=parts.total,
                place=places[seat],
                vp=int(player.scored()),
                columns=columns,
                coins=parts.coins,
                finals=finals,
            )
        )
    return Answer("botanicus", answer, counted=frozenset(counted))


def rows(player: Scored) -> list[Rows]:
    """What the answer tells about a player: the track, each full column, the coins, final cards."""
    assert isinstance(player, shapes.Scored)
    lines: list[tuple[Cell, ...]] = [(Word("botanicus-part-track"), "", player.vp)]
    for column in player.columns:
        if column.full:
            name = f"{column.column} ({column.best})"
            lines.append((Word("botanicus-part-column"), name, column.points))
    lines.append((Word("botanicus-part-coins"), "", player.coins))
    for final in player.finals:
        name = f"{final.card} ({final.times} × {final.points})"
        lines.append((Word("botanicus-part-final"), name, final.scores))
    return [Rows(("table-part", "table-which", "table-points"), tuple(lines))]


def _number(
    player: dict[str, Any], key: str, name: str, most: int, least: int | None = None
) -> int:
    value = player.get(key, least)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise Illegal("botanicus-score-number", CLAUSE, where=f"{told(name)}: {key}", most=most)
    return value


def _player(
    player: dict[str, Any], name: str, expert: bool, printed: Printed, notes: list[Illegal]
) -> Player:
    garden = 0
    if expert:
        board = player.get("board")
        if board not in GARDENS[1:]:
            raise Illegal("botanicus-score-board", CLAUSE, board=told(board), name=told(name))
        garden = GARDENS.index(board)
    found = Player(garden)
    found.from_requests = _number(player, "vp", name, MOST)
    found.coins = _number(player, "coins", name, MOST)
    found.beds = _beds(player.get("garden"), garden, name, printed, notes)
    if expert:
        found.standard = BIT[_number(player, "standard", name, ROWS, 0)] - 1
        found.special = BIT[_number(player, "special", name, ROWS, 0)] - 1
        found.animals = _number(player, "animals", name, len(ANIMALS), 0)
        found.prizes = _number(player, "prizes", name, MOST, 0)
    return found


def _beds(rows: object, garden: int, name: str, printed: Printed, notes: list[Illegal]) -> vec[u8]:
    """The garden: five rows from the top of four entries, null where nothing is planted.

    A plant where the box has no bed is refused if somebody looked at the real garden, else noted.
    """
    looked_at = "beds" in printed.changes.get("garden", {}).get(GARDENS[garden], {})
    beds = vec[u8]([0] * BEDS)
    found = listed(rows, f"{told(name)}: garden", CLAUSE)
    if len(found) != ROWS:
        raise Illegal("botanicus-score-garden-rows", CLAUSE, name=told(name), rows=len(found))
    for y, row in enumerate(found):
        entries = listed(row, f"{told(name)}: garden[{y + 1}]", CLAUSE)
        if len(entries) != WIDTH:
            row_values: dict[str, str | int] = {"row": y + 1, "beds": len(entries)}
            raise Illegal("botanicus-score-garden-row", CLAUSE, name=told(name), **row_values)
        for x, level in enumerate(entries):
            if level is None:
                continue
            if level not in LEVELS[1:]:
                raise Illegal("botanicus-score-level", CLAUSE, level=told(level), name=told(name))
            bed = y * WIDTH + x
            if not printed.beds[garden * BEDS + bed]:
                where: dict[str, str | int] = {"row": y + 1, "bed": x + 1, "name": told(name)}
                if looked_at:
                    raise Illegal("botanicus-score-no-bed", CLAUSE, **where)
                notes.append(Illegal("botanicus-score-new-bed", CLAUSE, **where))
            beds[bed] = u8(LEVELS.index(level))
    return beds


def _finals(players: list[Any], names: list[str]) -> vec[u8]:
    """Who holds which final card."""
    finals = vec[u8]([PILE] * FINALS)
    seen: dict[int, str] = {}
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        for value in listed(player.get("finals", []), f"{told(name)}: finals", CLAUSE):
            card = read_numbered(value, "F", FINALS) if isinstance(value, str) else -1
            if card < 0:
                raise Illegal("botanicus-score-final", CLAUSE, card=told(value), name=told(name))
            once(card, f"F{card + 1}", name, seen, CLAUSE)
            finals[card] = u8(HELD + seat)
    return finals
