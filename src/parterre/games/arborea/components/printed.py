# compiled
"""The Box of Arborea: everything printed, as numbers the rules can run on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parterre.core.box import Box, read_shipped, with_changes
from parterre.games.arborea.components.symbols import (
    AREAS,
    BIOMES,
    CARDS,
    COUNTS,
    CREATURES,
    DECKS,
    HABITATS,
    KINDS,
    SEASONS,
    TRAILS,
    TRAILS_EACH,
    read_symbol,
)

SHIPPED: Final = read_shipped(Path(__file__).parent.parent)


@final
class Printed(Box):
    """The box with everything printed as numbers, shared by all copies of a table."""

    def __init__(self, changes: dict[str, Any], contents: dict[str, Any]) -> None:
        super().__init__(changes, contents)
        # Every list of symbols, one after the other, and where each begins: the trails, the
        # rewards of the sages, of the slots of the Borderlands, of bonus tiles and of cards.
        lists = [list(contents["trails"][name]["symbols"]) for name in trail_names()]
        self.sage_lists: i64 = len(lists)
        for area in AREAS:
            lists += [[symbol] for symbol in contents["sages"][area]["rewards"]]
        self.slot_lists: i64 = len(lists)
        rows = contents["points"]["rows"]["rows"]
        self.rows: i64 = len(rows)
        for creature in CREATURES:
            lists += [[symbol] for symbol in contents["borderlands"][creature]["slots"]]
        self.tile_lists: i64 = len(lists)
        lists += [tile["symbols"] for tile in contents["bonus_tiles"].values()]
        self.card_lists: i64 = len(lists)
        lists += [card["reward"] for card in contents["cards"].values()]
        self.symbols = vec[i64]([read_symbol(text) for symbols in lists for text in symbols])
        begins = vec[i64]([0])
        for symbols in lists:
            begins = append(begins, begins[len(begins) - 1] + len(symbols))
        self.begins = begins
        self.losses = vec[i64]([losses(symbols) for symbols in lists[:TRAILS]])
        # Cards: six habitats each, the starting cards last; what is needed, biome by biome.
        grids = ["".join(card["grid"]) for card in contents["cards"].values()]
        grids += ["".join(card["grid"]) for card in contents["starting_cards"].values()]
        self.grids = vec[i64]([HABITATS.index(letter) for grid in grids for letter in grid])
        self.needs = vec[i64]([grid.count(code) for grid in grids[:CARDS] for code in BIOMES])
        # Points and tracks.
        points = contents["points"]
        self.biome_points = vec[i64](points["biomes"]["spaces"])
        self.spirit_points = vec[i64](points["spirit"]["positions"])
        self.multipliers = vec[i64](points["multipliers"]["steps"])
        self.row_spirit = vec[i64](rows)
        self.sun_last: i64 = int(contents["sun"]["track"]["last"])
        self.sun_starts = vec[i64](contents["sun"]["track"]["starts"])
        cells = [cell for section in contents["sections"].values() for cell in section["cells"]]
        self.section_cells = vec[i64]([SEASONS.index(c) + 1 if c else 0 for c in cells])
        tiles = contents["season_tiles"].values()
        self.counts = vec[i64]([COUNTS.index(tile["counts"]) for tile in tiles])
        self.each = vec[i64]([int(tile["each"]) for tile in tiles])
        # Solo cards, ten numbers each: the track of each number, then what else they show.
        self.solo = vec[i64](
            [number for card in contents["solo_cards"].values() for number in solo_numbers(card)]
        )
        track = contents["feronia"]["track"]
        self.marker_last: i64 = int(track["last"])
        water = [sum(1 for space in track["water"] if space <= s) for s in range(track["last"] + 1)]
        self.marker_water = vec[i64](water)


SOLO_NUMBERS: Final = 10
SOLO_FLAG: Final = 4
SOLO_CREATURE: Final = 5
SOLO_ARROW: Final = 6  # 1 to the right, 5 to the left, which is the same round the end
SOLO_DECK: Final = 7
SOLO_SIDE: Final = 9  # 0 above, 1 below


def solo_numbers(card: Mapping[str, Any]) -> list[int]:
    """A solo card as ten numbers (§10.5)."""
    order = [card["numbers"].index(number) for number in (1, 2, 3, 4)]
    arrow = 1 if card["arrow"] == "right" else KINDS - 1
    decks = [DECKS.index(deck) for deck in card["decks"]]
    side = 0 if card["side"] == "above" else 1
    return [*order, int(card["season"]), CREATURES.index(card["creature"]), arrow, *decks, side]


def losses(symbols: list[str]) -> int:
    """The spirit that a trail demands in all (§4.8)."""
    return sum(int(symbol[2:]) for symbol in symbols if symbol.startswith("S-"))


def trail_names() -> list[str]:
    """The trails in the order of their codes (§11.1)."""
    return [f"{area}{number}" for area in AREAS for number in range(1, TRAILS_EACH + 1)]


PLAIN: Final = Printed({}, SHIPPED)


def box(changes: Mapping[str, Any]) -> Printed:
    """The box with its corrections (§1.4)."""
    return Printed(dict(changes), with_changes(SHIPPED, changes)) if changes else PLAIN
