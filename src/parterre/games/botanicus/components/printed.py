# compiled
"""What is printed on board, gardens, cards, tiles and tokens, as numbers for the rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from parterre.core.box import Box, read_shipped, with_changes
from parterre.games.botanicus.components.symbols import (
    ACROSS,
    ANIMALS,
    BEDS,
    CARDS,
    COLUMNS,
    CROSSINGS,
    FINALS,
    KIND,
    LEVELS,
    POLE,
    PRIZE,
    ROUND,
    ROWS,
    SPACES,
    SQUARE,
    STEPS,
    TILES,
    TOKENS,
    TRACK_VP,
    VP,
    name_token,
    read_action,
    read_bed,
    read_crossing,
    read_plants,
)

LETTERS: Final = "PBS"  # the first letters of the spaces of each track
GARDENS: Final = ("base", "G1", "G2", "G3", "G4")
COUNTS: Final = (
    "once",
    "beds",
    "level I",
    "level II",
    "level III",
    "level IV",
    "columns",
    "rows",
    "standard",
    "special",
    "animals",
    "prizes",
)
FAR: Final = 1000

# A route is four numbers: where it ends, its steps, its tolls, and whether it needs the frog.
ROUTE: Final = 4


@final
class Printed(Box):
    """The box of Botanicus as a table uses it; made once and shared by all its states."""

    def __init__(self, changes: dict[str, Any], contents: dict[str, Any]) -> None:
        super().__init__(changes, contents)
        self.spaces = _spaces(contents)
        self.tokens = _tokens(contents)
        self.track_names = list(contents["track"])
        self.starts = vec[i64]([self.track_names.index(f"{letter}0") for letter in LETTERS])
        self.gives_at = vec[i64]()
        self.gives = vec[i64]()
        self.last = vec[u8]()
        self.routes_at = vec[i64]()
        self.routes = vec[i64]()
        self.route_names: list[str] = []
        self.prizes = _prizes(contents)
        self.beds = vec[u8](capacity=len(GARDENS) * BEDS)
        self.costs = vec[i64](capacity=len(GARDENS) * CROSSINGS * CROSSINGS)
        self.places = vec[i64]()  # three starting crossings of each garden
        self.dens = vec[i64]()  # five animal beds of each garden
        self.needs = vec[i64]()  # five standard requests of each garden
        self.need_points = vec[i64]()
        self.cards_at = vec[i64]()
        self.cards = vec[i64]()
        self.tiles = vec[i64](capacity=TILES)
        self.tile_points = vec[i64](capacity=TILES)
        self.column_points = vec[i64]([0, 0, 0, 0, 0])
        self.animal_points = vec[i64]()
        self.finals = vec[i64]()  # what each counts
        self.final_points = vec[i64]()
        self.lay_tracks(contents["track"])
        for name in GARDENS:
            self.lay_garden(name, contents)
        self.lay_cards(contents)

    def lay_tracks(self, track: dict[str, Any]) -> None:
        """The spaces of the tracks: what they give, and every way on that may be worth it."""
        for name in self.track_names:
            self.gives_at = append(self.gives_at, len(self.gives))
            for words in track[name]["gives"]:
                code = read_action(words)
                if code == PRIZE * KIND:
                    code += ROUND if name[0] == "P" else SQUARE
                elif code // KIND == VP:
                    code += (TRACK_VP - VP) * KIND
                self.gives = append(self.gives, code)
            self.last = append(self.last, u8(0 if track[name]["next"] else 1))
            self.routes_at = append(self.routes_at, len(self.routes))
            for way in worthwhile(ways_from(name, track)):
                for number in (self.track_names.index(way.path[-1]), len(way.path), way.toll):
                    self.routes = append(self.routes, number)
                frog = bool(track[way.path[-1]].get("frog", False))
                self.routes = append(self.routes, 1 if frog else 0)
                self.route_names.append(" ".join(way.path))
        self.gives_at = append(self.gives_at, len(self.gives))
        self.routes_at = append(self.routes_at, len(self.routes))

    def lay_garden(self, name: str, contents: dict[str, Any]) -> None:
        """A garden: its beds, the costs of walking in it, where animals and gardeners begin."""
        garden = contents["garden"][name]
        for row in garden["beds"]:
            for mark in row:
                self.beds = append(self.beds, u8(1 if mark == "#" else 0))
        costs = cheapest(garden["across"], garden["down"]) if "across" in garden else STEPS_AS_COST
        for cost in costs:
            self.costs = append(self.costs, cost)
        for crossing in garden.get("starts", [garden.get("fountain", "")] * 3):
            self.places = append(self.places, read_crossing(crossing))
        for animal in ANIMALS:
            self.dens = append(self.dens, read_bed(garden[animal]) if animal in garden else -1)
        for row in range(1, ROWS + 1):
            request = contents["request"][f"{name}.{row}"]
            self.needs = append(self.needs, read_plants(request["plants"]))
            self.need_points = append(self.need_points, request["points"])

    def lay_cards(self, contents: dict[str, Any]) -> None:
        """Cards, tiles, final cards, and what columns and animals are worth."""
        for number in range(1, CARDS + 1):
            self.cards_at = append(self.cards_at, len(self.cards))
            for words in contents["card"][f"K{number}"]["actions"]:
                self.cards = append(self.cards, read_action(words))
        self.cards_at = append(self.cards_at, len(self.cards))
        for number in range(1, TILES + 1):
            tile = contents["tile"][f"R{number}"]
            self.tiles = append(self.tiles, read_plants(tile["plants"]))
            self.tile_points = append(self.tile_points, tile["points"])
        for number in range(1, FINALS + 1):
            final_card = contents["final"][f"F{number}"]
            self.finals = append(self.finals, COUNTS.index(final_card["counts"]))
            self.final_points = append(self.final_points, final_card["points"])
        for level in range(1, 5):
            self.column_points[level] = contents["columns"][LEVELS[level]]["points"]
        for number in range(1, len(ANIMALS) + 1):
            self.animal_points = append(
                self.animal_points, contents["animals"][str(number)]["points"]
            )


def _spaces(contents: dict[str, Any]) -> vec[i64]:
    """The printed action of each space of the action board, column by column."""
    flat = vec[i64](capacity=COLUMNS * SPACES)
    for column in range(1, COLUMNS + 1):
        for row in range(1, SPACES + 1):
            words = contents["space"][f"{column}.{row}"]["action"]
            flat = append(flat, POLE if words == "pole" else read_action(words))
    return flat


def _tokens(contents: dict[str, Any]) -> vec[i64]:
    """The light and the dark face of each token."""
    flat = vec[i64](capacity=TOKENS * 2)
    for token in range(TOKENS):
        faces = contents["token"][name_token(token)]
        flat = append(flat, read_action(faces["light"]))
        flat = append(flat, read_action(faces["dark"]))
    return flat


def _prizes(contents: dict[str, Any]) -> vec[i64]:
    """The round prizes, then the square ones, each from the highest."""
    flat = vec[i64](capacity=12)
    for shape in ("round", "square"):
        for points in contents["prize"][shape]["points"]:
            flat = append(flat, points)
    return flat


# Ways along a track.


@final
class Way:
    """A way along a track: the spaces walked over and the tolls paid."""

    def __init__(self, path: list[str], toll: int) -> None:
        self.path = path
        self.toll = toll


def split_link(link: str) -> tuple[str, int]:
    """The space a link leads to and its toll: "S2 2" is S2 for 2."""
    name, _, toll = link.partition(" ")
    return name, int(toll or "0")


def ways_from(name: str, track: Mapping[str, Any]) -> list[Way]:
    """Every way on from a space, the upper paths first (§6.1, §6.3)."""
    ways: list[Way] = []
    for link in track[name]["next"]:
        following, toll = split_link(link)
        ways.append(Way([following], toll))
        for way in ways_from(following, track):
            ways.append(Way([following, *way.path], toll + way.toll))
    return ways


def worthwhile(ways: list[Way]) -> list[Way]:
    """The ways that no other way to the same space beats in steps and tolls (§6.8)."""
    kept: list[Way] = []
    for number, way in enumerate(ways):
        beaten = False
        for other_number, other in enumerate(ways):
            if other.path[-1] != way.path[-1] or other_number == number:
                continue
            no_worse = len(other.path) <= len(way.path) and other.toll <= way.toll
            same = len(other.path) == len(way.path) and other.toll == way.toll
            if no_worse and (not same or other_number < number):
                beaten = True
        if not beaten:
            kept.append(way)
    kept.sort(key=lambda way: (ways_order(ways, way.path[-1]), len(way.path)))
    return kept


def ways_order(ways: list[Way], end: str) -> int:
    """Where an end is first reached, so that ways to one end stand together."""
    return next(number for number, way in enumerate(ways) if way.path[-1] == end)


# Costs of walking.


def cheapest(across: list[list[int]], down: list[list[int]]) -> list[int]:
    """What it costs to walk from each crossing to each other one (§11.3)."""
    costs = [FAR] * (CROSSINGS * CROSSINGS)
    for a in range(CROSSINGS):
        costs[a * CROSSINGS + a] = 0
        row, column = divmod(a, ACROSS)
        if column + 1 < ACROSS:
            costs[a * CROSSINGS + a + 1] = costs[(a + 1) * CROSSINGS + a] = across[row][column]
        if a + ACROSS < CROSSINGS:
            below = a + ACROSS
            costs[a * CROSSINGS + below] = costs[below * CROSSINGS + a] = down[row][column]
    for via in range(CROSSINGS):
        for a in range(CROSSINGS):
            for b in range(CROSSINGS):
                cost = costs[a * CROSSINGS + via] + costs[via * CROSSINGS + b]
                costs[a * CROSSINGS + b] = min(costs[a * CROSSINGS + b], cost)
    return costs


STEPS_AS_COST: Final = [int(steps) for steps in STEPS]

SHIPPED: Final = read_shipped(Path(__file__).parent.parent)
PLAIN: Final = Printed({}, SHIPPED)


def box(changes: Mapping[str, Any]) -> Printed:
    """The box with its corrections (§1.3)."""
    return Printed(dict(changes), with_changes(SHIPPED, changes)) if changes else PLAIN
