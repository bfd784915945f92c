# compiled
"""What is in the box, element by element, told in words and with how each is known."""

from __future__ import annotations

from typing import Any, Final

from parterre.core.box import Box
from parterre.core.game import Element
from parterre.games.arborea.components.correcting import FIELDS

# English and French, as everywhere below.
KIND_NAMES: Final = {
    "areas": ("area and sage {}", "zone et Sage {}"),
    "habitats": ("habitat", "Habitat"),
    "creatures": ("creature", "Créature"),
    "trails": ("trail {}", "sentier {}"),
    "sages": ("rewards of the sage {}", "récompenses du Sage {}"),
    "sun": ("sun track", "piste Soleil"),
    "borderlands": ("column of the Borderlands: {}", "colonne des Terres Frontalières\u00a0: {}"),
    "sections": ("track section {}", "tronçon de piste {}"),
    "bonus_tiles": ("bonus tile {}", "tuile Bonus {}"),
    "season_tiles": ("season tile {}", "tuile Saison {}"),
    "cards": ("ecosystem card {}", "carte Écosystème {}"),
    "starting_cards": ("starting card {}", "carte de départ {}"),
    "solo_cards": ("solo card {}", "carte Solo {}"),
    "feronia": ("Feronia’s track", "piste de Feronia"),
}
POINT_NAMES: Final = {
    "biomes": ("points of the spaces of a biome, 0 to 8", "points des cases d’un Biome, de 0 à 8"),
    "spirit": ("points of the spirit track, −8 to 8", "points de la piste Esprit, de −8 à 8"),
    "multipliers": ("multipliers of a season track", "multiplicateurs d’une piste Saison"),
    "rows": ("spirit of the rows of the Borderlands", "Esprit des rangées des Terres Frontalières"),
}
SYMBOL_NAMES: Final = {
    "TY": ("train a Young", "former un jeune"),
    "TV": ("train a Veteran", "former un ancien"),
    "PV": ("place a villager", "placer un Villageois"),
    "ADV": ("advance a track", "avancer une piste"),
    "CARD": ("take a card", "prendre une carte"),
    "REFRESH": ("refresh the cards", "renouveler les cartes"),
    "INV": ("invite a creature", "inviter une Créature"),
    "SAGE": ("the sage’s rewards", "récompenses du Sage"),
    "GIFT": ("a gift", "un cadeau"),
    "SPRING": ("Spring", "Printemps"),
    "SUMMER": ("Summer", "Été"),
    "AUTUMN": ("Autumn", "Automne"),
    "WINTER": ("Winter", "Hiver"),
    "": ("blank", "vide"),
}
COUNT_NAMES: Final = {
    "gifts": ("gift given", "cadeau"),
    "steps": ("season space reached", "case de saison atteinte"),
    "line": ("creature of the best line", "Créature de la meilleure ligne"),
    "rock": ("Rock in sight", "Roche visible"),
    "beside_water": ("creature beside Water", "Créature à côté d’Eau"),
    "held": ("card still held", "carte encore en main"),
    "trained": ("Young or Veteran available", "jeune ou ancien disponible"),
    "spirit": ("spirit above 0", "Esprit au-dessus de 0"),
    "water": ("Water in sight", "Eau visible"),
    "cards": ("card of the ecosystem", "carte de l’Écosystème"),
    "kinds": ("kind of creature", "type de Créature"),
    "frogs_and_worms": ("frog and worm", "Grenouille Fongie et Ver à Ramure"),
    "hamsters_and_cats": ("hamster and cat", "Hamstombre et Caudachat"),
    "antspiders_and_owls": ("antspider and owl", "Fourmaraigne et Sagibou"),
    "group": ("cell of the largest group", "case du plus grand groupe"),
}
SOLO_NAMES: Final = {
    "left": ("to the left", "vers la gauche"),
    "right": ("to the right", "vers la droite"),
    "above": ("leaves upwards", "sort vers le haut"),
    "below": ("leaves downwards", "sort vers le bas"),
    "red": ("red", "rouge"),
    "yellow": ("yellow", "jaune"),
    "blue": ("blue", "bleu"),
    "purple": ("purple", "violet"),
}


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
            what = _what(box, section, name, lang)
            told = _told(box, section, element, lang)
            listed.append(Element(f"{section}.{name}", what, told, known, source))
    return listed


def _in(lang: str, pair: tuple[str, str]) -> str:
    return pair[1 if lang == "fr" else 0]


def _name(box: Box, section: str, code: str, lang: str) -> str:
    """What the box calls an area, a habitat or a creature."""
    name: str = box.contents[section][code][lang]
    return name


def _what(box: Box, section: str, name: str, lang: str) -> str:
    """What an element is."""
    if section == "points":
        return _in(lang, POINT_NAMES[name])
    called = _name(box, "creatures", name, lang) if section == "borderlands" else name
    return _in(lang, KIND_NAMES[section]).format(called)


def _told(box: Box, section: str, element: dict[str, Any], lang: str) -> str:
    """What is printed on an element, in words."""
    if section in ("areas", "habitats", "creatures"):
        return str(element[lang])
    if section == "season_tiles":
        per = "par" if lang == "fr" else "per"
        return f"{element['each']} {per} {_in(lang, COUNT_NAMES[element['counts']])}"
    if section == "solo_cards":
        return _solo(box, element, lang)
    if section == "sun":
        last = "dernière case" if lang == "fr" else "last space"
        starts = "départs de 1 à 5 joueurs" if lang == "fr" else "starts for 1 to 5 players"
        return f"{last} {element['last']} · {starts} {_numbers(element['starts'])}"
    if section == "feronia":
        last = "dernière case" if lang == "fr" else "last space"
        water = _name(box, "habitats", "W", lang)
        return f"{last} {element['last']} · {water} {_numbers(element['water'])}"
    parts = []
    for field in ("symbols", "rewards", "slots", "cells", "reward"):
        if field in element:
            parts.append(" · ".join(_symbol(box, text, lang) for text in element[field]))
    if "grid" in element:
        rows = [[_name(box, "habitats", code, lang) for code in row] for row in element["grid"]]
        parts.append(" / ".join(", ".join(row) for row in rows))
    for field in ("spaces", "positions", "steps", "rows"):
        if field in element:
            parts.append(_numbers(element[field]))
    return " | ".join(parts)


def _symbol(box: Box, text: str, lang: str) -> str:
    """A symbol in words."""
    if text in SYMBOL_NAMES:
        return _in(lang, SYMBOL_NAMES[text])
    if text in box.contents["habitats"]:
        return _name(box, "habitats", text, lang)
    if text.startswith(("S+", "S-")):
        return f"{text[1:].replace('-', '−')} {'Esprit' if lang == 'fr' else 'spirit'}"
    if text.startswith("RP"):
        return f"{text[2:]} point" if text == "RP1" else f"{text[2:]} points"
    head, _, tail = text.partition(":")
    if head == "GIFT":
        sage = _name(box, "areas", tail, lang)
        return f"cadeau au Sage {sage}" if lang == "fr" else f"a gift to the sage {sage}"
    if head == "ATT":
        creature = _name(box, "creatures", tail.lower(), lang)
        return f"attirer\u00a0: {creature}" if lang == "fr" else f"attract: {creature}"
    if head == "CONV":
        left, right = (_name(box, "habitats", code, lang) for code in (tail[0], tail[2]))
        return f"{left} en {right}" if lang == "fr" else f"{left} into {right}"
    return _in(lang, SYMBOL_NAMES[tail])


def _solo(box: Box, card: dict[str, Any], lang: str) -> str:
    """What a card of Feronia's says."""
    decks = ", ".join(_in(lang, SOLO_NAMES[deck]) for deck in card["decks"])
    seasons = "symboles Saison d’abord" if lang == "fr" else "season symbols first"
    parts = [f"{'pistes' if lang == 'fr' else 'tracks'} {_numbers(card['numbers'])}"]
    parts += [seasons] if card["season"] else []
    parts.append(_name(box, "creatures", card["creature"], lang))
    parts[-1] += f", {_in(lang, SOLO_NAMES[card['arrow']])}"
    parts.append(f"{'paquets' if lang == 'fr' else 'decks'} {decks}")
    parts.append(_in(lang, SOLO_NAMES[card["side"]]))
    return " · ".join(parts)


def _numbers(values: list[int]) -> str:
    return " ".join(str(value).replace("-", "−") for value in values)


def names(box: Box, section: str) -> dict[str, dict[str, str]]:
    """The names of areas, habitats or creatures, by code and language."""
    found = box.contents[section].items()
    return {code: {"en": values["en"], "fr": values["fr"]} for code, values in found}
