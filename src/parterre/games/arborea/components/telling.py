# compiled
"""What is in the box, element by element, told with how each is known."""

from __future__ import annotations

from typing import Final

from parterre.core.box import Box
from parterre.core.game import Element
from parterre.games.arborea.components.correcting import FIELDS


def elements(box: Box, lang: str) -> list[Element]:
    """What is in the box, element by element, with how each is known."""
    listed = []
    for section, values in box.contents.items():
        if section not in FIELDS:
            numbers = [str(v) for k, v in values.items() if isinstance(v, int)]
            known, source = values["known"], values["source"]
            listed.append(Element(section, values[lang], ", ".join(numbers), known, source))
            continue
        for name, element in values.items():
            corrected = name in box.changes.get(section, {})
            known = "corrected" if corrected else element["known"]
            source = "—" if corrected else element["source"]
            fields = FIELDS[section]
            shown = [v for k, v in element.items() if k in fields and k not in ("en", "fr")]
            what = ", ".join(map(_written, shown)) if shown else element[lang]
            listed.append(Element(f"{section}.{name}", _kind(section, lang), what, known, source))
    return listed


def _written(value: object) -> str:
    """A value of the box on one line."""
    if isinstance(value, list):
        return " ".join("–" if v == "" else str(v) for v in value)
    if isinstance(value, bool):
        return "✓" if value else "–"
    return str(value)


KIND_NAMES: Final = {
    "areas": ("area and sage", "zone et Sage"),
    "habitats": ("habitat", "habitat"),
    "creatures": ("creature", "créature"),
    "trails": ("trail", "sentier"),
    "sages": ("rewards of a sage", "récompenses d'un Sage"),
    "points": ("values", "valeurs"),
    "sun": ("sun track", "piste Soleil"),
    "borderlands": ("column of the Borderlands", "colonne des Terres Frontalières"),
    "sections": ("track section", "tronçon de piste"),
    "bonus_tiles": ("bonus tile", "tuile Bonus"),
    "season_tiles": ("season tile", "tuile Saison"),
    "cards": ("ecosystem card", "carte Écosystème"),
    "starting_cards": ("starting card", "carte de départ"),
    "solo_cards": ("solo card", "carte Solo"),
    "feronia": ("Feronia's track", "piste de Feronia"),
}


def _kind(section: str, lang: str) -> str:
    return KIND_NAMES[section][1 if lang == "fr" else 0]


def names(box: Box, section: str) -> dict[str, dict[str, str]]:
    """The names of areas, habitats or creatures, by code and language."""
    found = box.contents[section].items()
    return {code: {"en": values["en"], "fr": values["fr"]} for code, values in found}
