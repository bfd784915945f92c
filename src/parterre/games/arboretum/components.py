# compiled
"""components.toml as the Box of Arboretum, and what a corrected copy may change in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

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

CODES: Final = "CDJOLMAFKW"  # in the order of scoring (§5.1)
CHOICE: Final = "CDJAKWOLMF"  # the first 6, 8 or 10 are in play unless a table chooses (§1.3)
SPECIES: Final = 10
RANKS: Final = 8
CARDS: Final = SPECIES * RANKS

FIELDS: Final = {
    "species": {NAME: a_name, f"colour_{NAME}": a_name},
    "edition_2018": {NAME: a_name},
}
SHIPPED: Final = read_shipped(Path(__file__).parent)
PLAIN: Final = Box({}, SHIPPED)


def box(changes: Mapping[str, Any]) -> Box:
    """The box with its corrections."""
    return Box(dict(changes), with_changes(SHIPPED, changes)) if changes else PLAIN


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes (§1.5)."""
    changes, mistakes = corrections(given, SHIPPED, FIELDS, "1.5")
    changed = {code: f"species.{code}" for code in changes.get("species", {})}
    found = same_names(names(box(changes), 2015), changed, "1.5")
    if not found:
        changed |= {code: f"edition_2018.{code}" for code in changes.get("edition_2018", {})}
        found = same_names(names(box(changes), 2018), changed, "1.5")
    return changes, mistakes + found


def element(box: Box, section: str, name: str, voice: Voice) -> tuple[str, str]:
    """What an element of the box is, and its value."""
    if section == "cards":
        cards = box.contents["cards"]
        return voice.own(cards), f"{cards['species']} × {cards['ranks']} = {CARDS}"
    species = box.contents["species"][name]
    what = f"{name} · {voice.own(species)}"
    if section == "edition_2018":
        return f"{what} (2018)", voice.own(box.contents[section][name])
    return what, voice.listed([voice.own(species), voice.own(species, "colour_")])


def names(box: Box, edition: int) -> dict[str, dict[str, str]]:
    """The names of the species in an edition, by code and language (§1.4)."""
    named = {code: names_of(values) for code, values in box.contents["species"].items()}
    if edition == 2018:
        for code, values in box.contents["edition_2018"].items():
            named[code].update(names_of(values))
    return named


def species_needed(seats: int) -> int:
    """How many species so many seats play with (§1.2)."""
    return 2 + 2 * seats


def default_species(seats: int) -> str:
    """The species in play when a table does not choose (§1.3)."""
    return CHOICE[: species_needed(seats)]


def check_species(value: str, seats: int) -> str:
    """A table's own choice of species, or why it cannot be (§1.2, §1.3)."""
    needed = species_needed(seats)
    for code in value:
        if code not in CODES:
            raise Illegal("arboretum-species-unknown", "1.3", value=told(value), code=told(code))
    if len(set(value)) != len(value):
        raise Illegal("arboretum-species-twice", "1.3", value=told(value))
    if len(value) != needed:
        raise Illegal(
            "arboretum-species-number", "1.2", value=told(value), needed=needed, seats=seats
        )
    return value


def species_in_play(chosen: str) -> list[int]:
    """The species to begin with, in the order of scoring; all of them if some are left by lot."""
    return [kind for kind, code in enumerate(CODES) if chosen == "random" or code in chosen]


def kind_of(card: i64) -> i64:
    """The species of a card, by its place in the order of scoring."""
    return card >> 3


def rank_of(card: i64) -> i64:
    """The rank of a card, counted from 0."""
    return card & 7


def name_card(card: int) -> str:
    """A card as it is written: J5 (§8.1)."""
    return f"{CODES[card // RANKS]}{card % RANKS + 1}"


def read_card(text: str) -> int:
    """The card a text names, or -1."""
    if len(text) != 2 or text[0] not in CODES or text[1] not in "12345678":
        return -1
    return CODES.index(text[0]) * RANKS + int(text[1]) - 1
