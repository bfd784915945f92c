# compiled
"""components.toml as the Box of Arboretum, and what a corrected copy may change in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from parterre.core.box import Box, a_name, corrections, same_names, with_changes
from parterre.core.game import Element
from parterre.core.illegal import Illegal, told

CODES: Final = "CDJOLMAFKW"  # in the order of scoring (§5.1)
CHOICE: Final = "CDJAKWOLMF"  # the first 6, 8 or 10 are in play unless a table chooses (§1.3)
SPECIES: Final = 10
RANKS: Final = 8
CARDS: Final = SPECIES * RANKS

NAMES: Final = {"en": a_name, "fr": a_name, "colour_en": a_name, "colour_fr": a_name}


SHIPPED: Final = tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8"))
PLAIN: Final = Box({}, SHIPPED)


def box(changes: Mapping[str, Any]) -> Box:
    """The box with its corrections."""
    return Box(dict(changes), with_changes(SHIPPED, changes)) if changes else PLAIN


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes (§1.5)."""
    named = {"species": NAMES, "edition_2018": NAMES}
    changes, mistakes = corrections(given, SHIPPED, named, "1.5")
    changed = {code: f"species.{code}" for code in changes.get("species", {})}
    found = same_names(names(box(changes), 2015), changed, "1.5")
    if not found:
        changed |= {code: f"edition_2018.{code}" for code in changes.get("edition_2018", {})}
        found = same_names(names(box(changes), 2018), changed, "1.5")
    return changes, mistakes + found


def elements(box: Box, lang: str) -> list[Element]:
    """What is in the box, element by element, with how each is known."""
    listed = []
    for section, elements in box.contents.items():
        if section == "cards":
            size = f"{elements['species']} × {elements['ranks']} = {CARDS}"
            known, source = elements["known"], elements["source"]
            listed.append(Element("cards", elements[lang], size, known, source))
            continue
        for code, values in elements.items():
            corrected = code in box.changes.get(section, {})
            name = box.contents["species"][code][lang]
            new_name = section == "edition_2018"
            listed.append(
                Element(
                    f"{section}.{code}",
                    f"{code} · {name}" + (" (2018)" if new_name else ""),
                    values[lang] if new_name else f"{name}, {values[f'colour_{lang}']}",
                    "corrected" if corrected else values["known"],
                    "—" if corrected else values["source"],
                )
            )
    return listed


def names(box: Box, edition: int) -> dict[str, dict[str, str]]:
    """The names of the species in an edition, by code and language (§1.4)."""
    named = {code: dict(values) for code, values in box.contents["species"].items()}
    if edition == 2018:
        for code, values in box.contents["edition_2018"].items():
            named[code] = {**named[code], **values}
    return {code: {"en": values["en"], "fr": values["fr"]} for code, values in named.items()}


def default_species(seats: int) -> str:
    """The species in play when a table does not choose (§1.3)."""
    return CHOICE[: 2 + 2 * seats]


def check_species(value: str, seats: int) -> str:
    """A table's own choice of species, or why it cannot be (§1.2, §1.3)."""
    needed = 2 + 2 * seats
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
