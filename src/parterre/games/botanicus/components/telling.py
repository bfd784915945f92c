"""What is in the box of Botanicus, element by element, with how each is known."""

from __future__ import annotations

from typing import Any

from parterre.core.box import Box
from parterre.core.game import Element

LABELS = {
    "space": ("space {} of the action board", "case {} de la zone Action"),
    "token": ("flower tile {}", "jeton Fleur {}"),
    "track": ("space {} of a track", "case {} d’une piste"),
    "prize": ("{} prize tokens", "jetons Objectif {}"),
    "garden": ("garden {}", "jardin {}"),
    "request": ("basic task, garden and row {}", "requête standard, jardin et ligne {}"),
    "columns": ("a full column, best plant {}", "une colonne fleurie, meilleure plante {}"),
    "animals": ("animal number {}", "animal numéro {}"),
    "card": ("garden card {}", "carte Jardin {}"),
    "tile": ("special task {}", "requête spéciale {}"),
    "final": ("final card {}", "carte Fin de partie {}"),
}
# What the file calls otherwise than the box does.
ENGLISH = {
    "purse": "money bag",
    "prize": "prize token",
    "prizes": "prize tokens",
    "vp": "points",
    "beds": "flower beds",
    "once": "no condition",
    "standard": "basic tasks",
    "special": "special tasks",
}
FRENCH = {
    "coin": "pièces",
    "card": "carte",
    "vp": "points",
    "animal": "animal",
    "prize": "jeton Objectif",
    "move": "déplacement",
    "water": "arroser",
    "plant": "plante",
    "purse": "bourse",
    "wheelbarrow": "brouette",
    "shovel": "pelle",
    "pole": "pole position",
    "round": "ronds",
    "square": "carrés",
    "base": "de base",
    "butterfly": "papillon",
    "squirrel": "écureuil",
    "bird": "oiseau",
    "frog": "grenouille",
    "tortoise": "tortue",
    "fountain": "fontaine",
    "beds": "massifs",
    "across": "chemins horizontaux",
    "down": "chemins verticaux",
    "starts": "départs",
    "once": "sans condition",
    "level": "niveau",
    "columns": "colonnes fleuries",
    "rows": "lignes fleuries",
    "standard": "requêtes standard",
    "special": "requêtes spéciales",
    "animals": "animaux",
    "prizes": "jetons Objectif",
    "light": "claire",
    "dark": "foncée",
}


def _in(lang: str, text: str) -> str:
    """A text of the file in a language: its words, one by one."""
    words = FRENCH if lang == "fr" else ENGLISH
    return " ".join(words.get(word, word) for word in text.split(" "))


def _value(section: str, values: dict[str, Any], lang: str) -> str:
    """What an element is, in one line."""
    if section == "space":
        return _in(lang, values["action"])
    if section == "token":
        return f"{_in(lang, values['light'])} / {_in(lang, values['dark'])}"
    if section == "track":
        gives = " + ".join(_in(lang, words) for words in values["gives"]) or "—"
        ways = ", ".join(_link(link) for link in values["next"])
        return f"{gives} → {ways}" if ways else gives
    if section == "garden":
        return " · ".join(
            f"{_in(lang, key)} {_plain(value)}"
            for key, value in values.items()
            if key not in ("known", "source")
        )
    if section == "card":
        return " + ".join(_in(lang, words) for words in values["actions"])
    if section in ("request", "tile"):
        return f"{values['plants']} = {values['points']}" if values["plants"] else "—"
    if section == "final":
        colon = "\u00a0:" if lang == "fr" else ":"
        return f"{_in(lang, values['counts'])}{colon} {values['points']}"
    return _plain(values["points"])


def _link(link: str) -> str:
    name, _, toll = link.partition(" ")
    return f"{name} (−{toll})" if toll else name


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(part) for part in value)
    return str(value)


def elements(box: Box, lang: str) -> list[Element]:
    """What is in the box, element by element, with how each is known."""
    listed = []
    for section, found in box.contents.items():
        if section not in LABELS:
            numbers = [str(v) for v in found.values() if isinstance(v, int)]
            value = ", ".join(numbers)
            listed.append(Element(section, found[lang], value, found["known"], found["source"]))
            continue
        label = LABELS[section][0 if lang == "en" else 1]
        for name, values in found.items():
            corrected = name in box.changes.get(section, {})
            listed.append(
                Element(
                    f"{section}.{name}",
                    label.format(_in(lang, name)),
                    _value(section, values, lang),
                    "corrected" if corrected else values["known"],
                    "—" if corrected else values["source"],
                )
            )
    return listed
