# compiled
"""components.toml as the Box of Topiary, the places around the garden, and their lines of sight."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.box import (
    NAME,
    Box,
    a_name,
    corrections,
    names_of,
    read_shipped,
    same_names,
    with_changes,
)
from parterre.core.illegal import Illegal, told
from parterre.core.voice import Voice

CODES: Final = "TSWERPBI"
SERIES: Final = 8
VALUES: Final = 5
TILES: Final = SERIES * VALUES
SIDE: Final = 5
CELLS: Final = SIDE * SIDE
CENTRE: Final = 12

FIELDS: Final = {"series": {NAME: a_name}}


# The places, clockwise from the north-west corner, as their sentences name them (§2.4, §7.1).


def _sides() -> list[str]:
    """Every place: the first cell of its line and the direction of the look."""
    places = []
    for corner, cells, straight, back, forth in (
        ("a1>SE", ("a1", "b1", "c1", "d1", "e1"), "S", "SW", "SE"),
        ("e1>SW", ("e1", "e2", "e3", "e4", "e5"), "W", "NW", "SW"),
        ("e5>NW", ("e5", "d5", "c5", "b5", "a5"), "N", "NE", "NW"),
        ("a5>NE", ("a5", "a4", "a3", "a2", "a1"), "E", "SE", "NE"),
    ):
        places.append(corner)
        for number, cell in enumerate(cells):
            if number > 0:
                places.append(f"{cell}>{forth}")
            places.append(f"{cell}>{straight}")
            if number < len(cells) - 1:
                places.append(f"{cell}>{back}")
    return places


PLACES: Final = tuple(_sides())
STEPS: Final = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}


def name_cell(cell: int) -> str:
    """A cell as it is written: a1 is the north-west corner (§7.1)."""
    return f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}"


def read_cell(text: str) -> int:
    """The cell a text names, or -1."""
    if len(text) != 2 or text[0] not in "abcde" or text[1] not in "12345":
        return -1
    return "abcde".index(text[0]) + (int(text[1]) - 1) * SIDE


def _cells_from(place: str) -> list[int]:
    """The cells a visitor looks along, nearest first."""
    cell = read_cell(place[:2])
    step_x, step_y = STEPS[place[3:]]
    x, y = cell % SIDE, cell // SIDE
    cells = []
    while 0 <= x < SIDE and 0 <= y < SIDE:
        cells.append(y * SIDE + x)
        x += step_x
        y += step_y
    return cells


def _lines() -> vec[i64]:
    """Six numbers for each place: how many cells its line has, then the cells."""
    flat = vec[i64](capacity=len(PLACES) * 6)
    for place in PLACES:
        cells = _cells_from(place)
        flat = append(flat, len(cells))
        for number in range(SIDE):
            flat = append(flat, cells[number] if number < len(cells) else -1)
    return flat


ROOM: Final = 6
LINES: Final = _lines()
ALL_PLACES: Final = 56


def in_use(places: int) -> list[int]:
    """The places that an option leaves in use (§2.5)."""
    found = []
    for number, place in enumerate(PLACES):
        length = LINES[number * ROOM]
        diagonal = len(place) == 5
        if places == 56 or not diagonal or (length > 1 if places == 48 else length == SIDE):
            found.append(number)
    return found


# The box.


SHIPPED: Final = read_shipped(Path(__file__).parent)
PLAIN: Final = Box({}, SHIPPED)


def box(changes: Mapping[str, Any]) -> Box:
    """The box with its corrections."""
    return Box(dict(changes), with_changes(SHIPPED, changes)) if changes else PLAIN


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes (§1.3)."""
    changes, mistakes = corrections(given, SHIPPED, FIELDS, "1.3")
    changed = {code: f"series.{code}" for code in changes.get("series", {})}
    return changes, mistakes + same_names(names(box(changes)), changed, "1.3")


SIZES: Final = {"tiles": "8 × 5 = 40", "visitors": "8, 6, 5", "places": "20 + 36 = 56"}


def element(box: Box, section: str, name: str, voice: Voice) -> tuple[str, str]:
    """What an element of the box is, and its value."""
    if section in SIZES:
        return voice.own(box.contents[section]), SIZES[section]
    return name, voice.own(box.contents[section][name])


def names(box: Box) -> dict[str, dict[str, str]]:
    """The names of the series, by code and language."""
    return {code: names_of(values) for code, values in box.contents["series"].items()}


# Options.


def series_needed(seats: int) -> int:
    """How many series so many seats play with (§1.2)."""
    return SERIES if seats == 4 else SERIES - 1


def default_series(seats: int) -> str:
    """All series with four players; with fewer the lot leaves one out, which is no value (§1.2)."""
    return CODES if seats == 4 else ""


def check_series(value: str, seats: int) -> str:
    """A table's own choice of series, or why it cannot be (§1.2)."""
    needed = series_needed(seats)
    for code in value:
        if code not in CODES:
            raise Illegal("topiary-series-unknown", "1.2", value=told(value), code=told(code))
    if len(set(value)) != len(value):
        raise Illegal("topiary-series-twice", "1.2", value=told(value))
    if len(value) != needed:
        raise Illegal("topiary-series-number", "1.2", value=told(value), needed=needed, seats=seats)
    return value


# Tiles.


def series_of(tile: i64) -> i64:
    """The series of a tile, by its place in the order of codes."""
    return tile // VALUES


def value_of(tile: i64) -> i64:
    """The value of a tile, 1 to 5."""
    return tile % VALUES + 1


def name_tile(tile: int) -> str:
    """A tile as it is written: T5 (§7.1)."""
    return f"{CODES[tile // VALUES]}{tile % VALUES + 1}"


def read_tile(text: str) -> int:
    """The tile a text names, or -1."""
    if len(text) != 2 or text[0] not in CODES or text[1] not in "12345":
        return -1
    return CODES.index(text[0]) * VALUES + int(text[1]) - 1
