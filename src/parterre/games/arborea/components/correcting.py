# compiled
"""What a corrected copy of components.toml may change, and a refusal for each mistake in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parterre.core.box import NAME, a_name, corrections, names_of, same_names, with_changes
from parterre.core.illegal import Illegal, told
from parterre.games.arborea.components.printed import SHIPPED
from parterre.games.arborea.components.symbols import (
    ARGUMENT,
    ATTRACT,
    CARD_CODES,
    COUNTS,
    CREATURES,
    DECKS,
    HABITATS,
    SAGE,
    SEASONS,
    card_deck,
    read_component,
    read_symbol,
)


def _symbols(value: object, least: int, most: int, on_trail: bool) -> bool:
    """Whether something is a list of symbols; some make sense on a trail alone."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        return False
    for text in value:
        code = read_symbol(text)
        bound = code // ARGUMENT in (SAGE, ATTRACT) or (isinstance(text, str) and text[:2] == "S-")
        if code < 0 or (bound and not on_trail):
            return False
    return True


def _numbers(value: object, least: int, most: int, low: int, high: int) -> bool:
    """Whether something is a list of whole numbers within bounds."""
    if not isinstance(value, list) or not least <= len(value) <= most:
        return False
    return all(type(number) is int and low <= number <= high for number in value)


def a_trail(value: object) -> str:
    """The refusal of what is no trail, or nothing."""
    return "" if _symbols(value, 1, 12, True) else "arborea-box-symbols"


def a_reward(value: object) -> str:
    """The refusal of what is no reward, or nothing."""
    return "" if _symbols(value, 1, 8, False) else "arborea-box-rewards"


def three_rewards(value: object) -> str:
    """The refusal of what is no list of a sage's rewards, or nothing."""
    return "" if _symbols(value, 3, 3, False) else "arborea-box-three"


def slots(value: object) -> str:
    """The refusal of what is no column of the Borderlands, or nothing."""
    return "" if _symbols(value, 1, 6, False) else "arborea-box-slots"


def spaces(value: object) -> str:
    """The refusal of what does not tell the points of the biome spaces 0 to 8, or nothing."""
    return "" if _numbers(value, 9, 9, 0, 20) else "arborea-box-spaces"


def positions(value: object) -> str:
    """The refusal of what does not tell the points of spirit -8 to 8, or nothing."""
    return "" if _numbers(value, 17, 17, -30, 30) else "arborea-box-positions"


def steps(value: object) -> str:
    """The refusal of what does not tell the multipliers of a season track, or nothing."""
    return "" if _numbers(value, 2, 9, 0, 9) else "arborea-box-steps"


def row_spirit(value: object) -> str:
    """The refusal of what does not tell the spirit of the rows, or nothing."""
    return "" if _numbers(value, 1, 6, 0, 8) else "arborea-box-slots"


def a_length(value: object) -> str:
    """The refusal of what is no last space of a track, or nothing."""
    return "" if type(value) is int and 1 <= value <= 60 else "arborea-box-length"


def starts(value: object) -> str:
    """The refusal of what does not tell the start for 1 to 5 players, or nothing."""
    return "" if _numbers(value, 5, 5, 0, 59) else "arborea-box-starts"


def water_spaces(value: object) -> str:
    """The refusal of what does not tell the spaces with Water, or nothing."""
    fits = _numbers(value, 0, 20, 0, 60)
    return (
        ""
        if fits and isinstance(value, list) and len(set(value)) == len(value)
        else "arborea-box-water"
    )


def cells(value: object) -> str:
    """The refusal of what is no section: four cells, the first blank (§2.1)."""
    fits = isinstance(value, list) and len(value) == 4 and value[0] == ""
    fits = fits and isinstance(value, list) and all(c == "" or c in SEASONS for c in value)
    return "" if fits else "arborea-box-cells"


def counted(value: object) -> str:
    """The refusal of what no season tile counts, or nothing."""
    return "" if isinstance(value, str) and value in COUNTS else "arborea-box-counts"


def each(value: object) -> str:
    """The refusal of what is no base of a season tile, or nothing."""
    return "" if type(value) is int and 1 <= value <= 8 else "arborea-box-each"


def a_grid(value: object) -> str:
    """The refusal of what is no grid of a card: two rows of three habitats (§1.3)."""
    fits = isinstance(value, list) and len(value) == 2
    if fits and isinstance(value, list):
        for row in value:
            fits = fits and isinstance(row, str) and len(row) == 3
            fits = fits and isinstance(row, str) and all(letter in HABITATS for letter in row)
    return "" if fits else "arborea-box-grid"


def four_numbers(value: object) -> str:
    """The refusal of what does not number the four tracks, or nothing."""
    fits = isinstance(value, list) and all(type(n) is int for n in value)
    fits = fits and isinstance(value, list) and sorted(value) == [1, 2, 3, 4]
    return "" if fits else "arborea-box-numbers"


def a_flag(value: object) -> str:
    """The refusal of what is neither true nor false, or nothing."""
    return "" if isinstance(value, bool) else "arborea-box-flag"


def a_creature(value: object) -> str:
    """The refusal of what is no creature, or nothing."""
    return "" if isinstance(value, str) and value in CREATURES else "arborea-box-creature"


def an_arrow(value: object) -> str:
    """The refusal of what is no direction, or nothing."""
    return "" if value == "left" or value == "right" else "arborea-box-arrow"


def two_decks(value: object) -> str:
    """The refusal of what does not name two decks, or nothing."""
    fits = isinstance(value, list) and len(value) == 2 and value[0] != value[1]
    fits = fits and isinstance(value, list) and all(d in DECKS for d in value)
    return "" if fits else "arborea-box-decks"


def a_side(value: object) -> str:
    """The refusal of what is no side of a track, or nothing."""
    return "" if value == "above" or value == "below" else "arborea-box-side"


FIELDS: Final = {
    "areas": {NAME: a_name},
    "habitats": {NAME: a_name},
    "creatures": {NAME: a_name},
    "trails": {"symbols": a_trail},
    "sages": {"rewards": three_rewards},
    "points": {"spaces": spaces, "positions": positions, "steps": steps, "rows": row_spirit},
    "sun": {"last": a_length, "starts": starts},
    "borderlands": {"slots": slots},
    "sections": {"cells": cells},
    "bonus_tiles": {"symbols": a_reward},
    "season_tiles": {"counts": counted, "each": each},
    "cards": {"reward": a_reward, "grid": a_grid},
    "starting_cards": {"grid": a_grid},
    "solo_cards": {
        "numbers": four_numbers,
        "season": a_flag,
        "creature": a_creature,
        "arrow": an_arrow,
        "decks": two_decks,
        "side": a_side,
    },
    "feronia": {"last": a_length, "water": water_spaces},
}


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes (§1.4)."""
    changes, mistakes = corrections(given, SHIPPED, FIELDS, "1.4")
    contents = with_changes(SHIPPED, changes)
    for id, card in contents["cards"].items():
        wanted = 3 + card_deck(read_component(id) - CARD_CODES)
        grid = "".join(card["grid"])
        if len(grid) - grid.count("R") != wanted:
            where = f"cards.{id}.grid"
            mistakes.append(Illegal("arborea-box-biomes", "1.3", where=where, wanted=wanted))
    rows = len(contents["points"]["rows"]["rows"])
    for creature, column in contents["borderlands"].items():
        if len(column["slots"]) != rows:
            where = f"borderlands.{creature}.slots"
            mistakes.append(Illegal("arborea-box-rows", "1.4", where=where, rows=rows))
    for section in ("areas", "habitats", "creatures"):
        changed = {code: f"{section}.{code}" for code in changes.get(section, {})}
        names = {code: names_of(values) for code, values in contents[section].items()}
        mistakes += same_names(names, changed, "1.4")
    sun = contents["sun"]["track"]
    if max(sun["starts"]) >= sun["last"]:
        mistakes.append(Illegal("arborea-box-sun", "1.4", where="sun.track.starts"))
    return changes, mistakes


# Options.

CAUDACHAT: Final = ("worm", "antspider")
EXITS: Final = ("together", "track by track")
HARDEST: Final = 99


def default_difficulty(seats: int) -> int | str:
    """Feronia's difficulty when nobody chooses; with company she is not there (§10.2)."""
    return 4 if seats == 1 else ""


def check_difficulty(value: str, seats: int) -> int:
    """A difficulty beyond the rulebook's, or why it cannot be (§10.2)."""
    if value.isascii() and value.isdecimal() and len(value) <= 2 and 2 <= int(value) <= HARDEST:
        return int(value)
    raise Illegal("arborea-difficulty", "10.2", value=told(value), most=HARDEST)
