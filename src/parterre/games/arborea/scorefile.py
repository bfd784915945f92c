"""A finished table of Arborea, real or virtual, scored from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from parterre.core import OVER, Box, Illegal, Setup, State
from parterre.core.illegal import told
from parterre.core.scorefile import Answer, Cell, Rows, Word, listed, named_players, strange_words
from parterre.core.shapes import Scored
from parterre.games.arborea import shapes
from parterre.games.arborea.components.correcting import CAUDACHAT, HARDEST
from parterre.games.arborea.components.symbols import (
    AREAS,
    CREATURES,
    HABITATS,
    SEASON_CODES,
    SEASON_TILES,
    TRAILS,
    name_component,
    read_component,
)
from parterre.games.arborea.rules.ecosystem import may_settle
from parterre.games.arborea.rules.game import Arborea, start
from parterre.games.arborea.scoring import BESIDE, has_neighbour
from parterre.games.arborea.state import (
    AVAILABLE,
    CAPTIVE,
    CELLS,
    COUNTER,
    CROSSING,
    GIFTS,
    HABITAT,
    HELD,
    INVITED,
    ORIGIN,
    SEASON_TILE,
    SIDE,
    STEPS,
    WAITING,
    Player,
)
from parterre.games.arborea.view.players import breakdown, feronia_breakdown

WORDS = ("game", "seasons", "caudachat", "players", "feronia")
OF_PLAYERS = (
    "name",
    "points",
    "spirit",
    "captives",
    "gifts",
    "steps",
    "held",
    "available",
    "cards",
    "habitats",
    "creatures",
)
HER_NUMBERS = ("points", "steps", "creatures", "completed", "stack", "waiting")
MOST_PLAYERS = 5
MUCH = 999
HER_NAME = "Feronia"


def score(document: Mapping[str, Any], printed: Box) -> Answer:
    """The answer to a score file, or Illegal with what is wrong in it (§11.13)."""
    players, names = named_players(document, "11.13", MOST_PLAYERS)
    alone = "feronia" in document
    if alone and len(players) > 1:
        raise Illegal("arborea-score-company", "11.13", players=len(players))
    if len(players) == 1 and not alone:
        seats = 2  # somebody scored alone: no Feronia to compare with
    else:
        seats = len(players)
    table = _table(document, seats, printed)
    warnings: list[Illegal] = []
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        _lay_out(table, table.players[seat], player, told(name), warnings)
    if alone:
        _feronia(table, document["feronia"])
    answer = tally(table, names)
    for scored in answer.players:
        for creature in scored.creatures if isinstance(scored, shapes.Scored) else []:
            creature.x += ORIGIN  # a score file counts its cells from 0,0
            creature.y += ORIGIN
    if len(players) == 1 and not alone:
        warnings.append(Illegal("score-one-player", "11.13"))
    return answer.warned(*warnings, *strange_words(document, WORDS, OF_PLAYERS, "11.13"))


def tally(state: State, names: Sequence[str]) -> Answer:
    """The answer about a finished table; who is scored alone is first (§10.17)."""
    assert isinstance(state, Arborea)
    order = state.ranking() if len(names) > 1 or state.humans == 1 else [1]
    answer: list[Scored] = []
    counted = {"points.spirit"}
    for seat, name in enumerate(names):
        parts = breakdown(state, seat)
        for season in parts.seasons:
            if season.base:
                counted |= {f"season_tiles.{season.tile}", "points.multipliers"}
        answer.append(
            shapes.Scored(
                name=name,
                points=parts.total,
                place=order[seat],
                points_gained=parts.biomes + parts.borderlands,
                captives=parts.captives,
                spirit_left=parts.spirit_left,
                spirit=parts.spirit,
                seasons=parts.seasons,
                creatures=parts.creatures,
                creature_points=parts.creature_points,
            )
        )
    if state.humans == 1:
        hers = feronia_breakdown(state)
        answer.append(
            shapes.FeroniaScored(
                name=HER_NAME,
                points=hers.total,
                place=order[1],
                biomes=hers.biomes,
                steps=hers.steps,
                creatures=hers.creatures,
                completed=hers.completed,
                stack_pairs=hers.stack_pairs,
                waiting=hers.waiting,
                steps_in_all=hers.steps_in_all,
                difficulty=hers.difficulty,
            )
        )
    return Answer("arborea", answer, counted=frozenset(counted))


def rows(player: Scored) -> list[Rows]:
    """Where a player's points come from, for the eye; Feronia's are of other kinds (§10.17)."""
    heads = ("table-part", "table-which", "table-points")
    if isinstance(player, shapes.FeroniaScored):
        what = f"{player.steps_in_all} × {player.difficulty}"
        steps = player.steps_in_all * player.difficulty
        biomes = (Word("arborea-part-biomes"), "", player.biomes)
        return [Rows(heads, (biomes, (Word("arborea-part-steps"), what, steps)))]
    assert isinstance(player, shapes.Scored)
    lines: list[tuple[Cell, ...]] = [
        (Word("arborea-part-gained"), "", player.points_gained),
        (Word("arborea-part-spirit"), str(player.spirit_left), player.spirit),
    ]
    for season in player.seasons:
        what = f"{season.tile}: {season.base} × {season.multiplier}"
        lines.append((Word(f"arborea-part-{season.season.lower()}"), what, season.points))
    for creature in player.creatures:
        what = f"{creature.x},{creature.y}"
        word = Word(f"arborea-part-{creature.creature}")
        lines.append((word, what, creature.points))
    return [Rows(heads, tuple(lines))]


def _table(document: Mapping[str, Any], seats: int, printed: Box) -> Arborea:
    """A table with the season tiles of the file, scored by the newest rules."""
    from parterre.games.arborea import GAME  # which is made of this file

    cat = document.get("caudachat", CAUDACHAT[0])
    if cat not in CAUDACHAT:
        listed_choices = ", ".join(CAUDACHAT)
        values = {"option": "caudachat", "value": told(cat), "choices": listed_choices}
        raise Illegal("option-value", "8.10", **values)
    options = {"caudachat": cat, "difficulty": 0, "exits": "together"}
    table = start(Setup(seats, options, {}, GAME.rules), printed)
    tiles = listed(document.get("seasons"), "seasons", "11.13")
    if len(tiles) != 4:
        raise Illegal("arborea-score-seasons", "11.13", seasons=len(tiles))
    for season, text in enumerate(tiles):
        tile = read_component(text) - SEASON_CODES if isinstance(text, str) else -1
        if not 0 <= tile < SEASON_TILES:
            raise Illegal("arborea-score-tile", "11.13", tile=told(text))
        if tile in [table.board[SEASON_TILE + k] for k in range(season)]:
            name = name_component(SEASON_CODES + tile)
            raise Illegal("arborea-score-tile-twice", "11.13", tile=name)
        table.board[SEASON_TILE + season] = tile
    table.mover = OVER
    return table


def _number(of: Mapping[str, Any], word: str, where: str, low: int, high: int) -> int:
    """A whole number of the file, 0 where it is left out."""
    value = of.get(word, 0)
    if type(value) is not int or not low <= value <= high:
        place = f"{where}: {word}"
        raise Illegal(
            "arborea-score-number", "11.13", where=place, low=low, high=high, value=told(value)
        )
    return value


def _lay_out(
    table: Arborea, player: Player, given: Mapping[str, Any], name: str, warnings: list[Illegal]
) -> None:
    """Give a player everything that the file says."""
    last = len(table.box.multipliers) - 1
    player.points = _number(given, "points", name, -MUCH, MUCH)
    player.spirit = _number(given, "spirit", name, -8, 8)
    counts = player.counts
    counts[CAPTIVE] = _number(given, "captives", name, 0, 36)
    gifts = given.get("gifts", {})
    if not isinstance(gifts, dict):
        raise Illegal("score-object", "11.13", where=f"{name}: gifts")
    for area in gifts:
        if area not in AREAS:
            raise Illegal("arborea-score-area", "11.1", area=told(area), name=name)
        counts[GIFTS + AREAS.index(area)] = _number(gifts, area, f"{name}: gifts", 0, 3)
    steps = listed(given.get("steps", [0, 0, 0, 0]), f"{name}: steps", "11.13")
    if len(steps) != 4:
        raise Illegal("arborea-score-steps", "11.13", name=name, steps=len(steps))
    for season, value in enumerate(steps):
        where = {str(season + 1): value}
        counts[STEPS + season] = _number(where, str(season + 1), f"{name}: steps", 0, last)
    for slot in range(_number(given, "held", name, 0, 3)):
        counts[HELD + slot] = 1
    counts[AVAILABLE + 1] = _number(given, "available", name, 0, 6)
    counts[AVAILABLE + 2] = 0
    cards = _number(given, "cards", name, 0, 61)
    player.laid = vec[i64]([0, 1] * cards)
    cells = _habitats(player, given.get("habitats", []), name)
    if cells and not cards:
        warnings.append(Illegal("arborea-score-no-cards", "11.13", name=name))
    elif cells > 6 * cards:
        warnings.append(
            Illegal("arborea-score-cells", "11.13", name=name, cells=cells, cards=cards)
        )
    _creatures(player, given.get("creatures", []), name)


def _habitats(player: Player, rows: object, name: str) -> int:
    """Lay the cells of an ecosystem, which must be connected; returns how many there are."""
    lines = listed(rows, f"{name}: habitats", "11.13")
    cells = []
    for y, line in enumerate(reversed(lines)):
        if not isinstance(line, str) or len(line) > SIDE or len(lines) > SIDE:
            raise Illegal("arborea-score-row", "11.13", name=name, row=told(line))
        for x, letter in enumerate(line):
            if letter == ".":
                continue
            if letter not in HABITATS:
                raise Illegal("arborea-score-habitat", "11.1", name=name, habitat=told(letter))
            player.land[HABITAT + y * SIDE + x] = HABITATS.index(letter) + 1
            cells.append(y * SIDE + x)
    if cells:
        reached = {cells[0]}
        todo = [cells[0]]
        while todo:
            cell = todo.pop()
            for k in range(4):
                near = cell + BESIDE[k]
                if has_neighbour(cell, k) and near not in reached and player.land[near]:
                    reached.add(near)
                    todo.append(near)
        for cell in cells:
            if cell not in reached:
                values = {"x": cell % SIDE, "y": cell // SIDE}
                raise Illegal("arborea-score-apart", "7.2", name=name, **values)
    return len(cells)


def _creatures(player: Player, creatures: object, name: str) -> None:
    """Put the creatures on their crossings, or Illegal where one may not stand."""
    for entry in listed(creatures, f"{name}: creatures", "11.13"):
        if (
            not isinstance(entry, list)
            or len(entry) != 3
            or entry[0] not in CREATURES
            or type(entry[1]) is not int
            or type(entry[2]) is not int
        ):
            raise Illegal("arborea-score-creature", "11.13", name=name, entry=told(entry))
        kind, x, y = entry
        crossing = y * SIDE + x
        inside = 0 <= x < SIDE and 0 <= y < SIDE and crossing < CELLS
        if not inside or not may_settle(player, crossing):
            raise Illegal("arborea-score-crossing", "7.6", name=name, creature=kind, x=x, y=y)
        player.land[CROSSING + crossing] = CREATURES.index(kind) + 1


def _feronia(table: Arborea, given: object) -> None:
    """Give Feronia her numbers (§10.17)."""
    if not isinstance(given, dict):
        raise Illegal("score-object", "11.13", where="feronia")
    numbers = {word: _number(given, word, HER_NAME, 0, MUCH) for word in HER_NUMBERS}
    table.difficulty = _number({"difficulty": 4, **given}, "difficulty", HER_NAME, 2, HARDEST)
    her = table.players[1]
    her.points = numbers["points"]
    table.board[COUNTER] = numbers["steps"]
    her.counts[INVITED] = numbers["creatures"]
    table.done = vec[i64]([0] * numbers["completed"])
    table.pile = vec[i64]([0] * numbers["stack"])
    left = numbers["waiting"]
    for trail in range(TRAILS):
        her.counts[WAITING + trail * 3] = min(left, 255)
        left -= min(left, 255)
