# compiled
"""What is in the box, element by element, told in words."""

from __future__ import annotations

from typing import Any

from parterre.core.box import Box, is_whole, names_of
from parterre.core.voice import Voice

NAMED = ("areas", "habitats", "creatures")


def element(box: Box, section: str, name: str, voice: Voice) -> tuple[str, str]:
    """What an element of the box is, and what is printed on it."""
    found = box.contents[section]
    if is_whole(found):
        return voice.own(found), ", ".join(str(v) for v in found.values() if isinstance(v, int))
    if section == "points":
        what = voice.say(f"arborea-element-{name}")
    else:
        called = _name(box, "creatures", name, voice) if section == "borderlands" else name
        what = voice.say(f"arborea-element-{section}", name=called)
    return what, _printed(box, section, found[name], voice)


def _name(box: Box, section: str, code: str, voice: Voice) -> str:
    """What the box calls an area, a habitat or a creature."""
    return voice.own(box.contents[section][code])


def _printed(box: Box, section: str, element: dict[str, Any], voice: Voice) -> str:
    """What is printed on an element, in words."""
    if section in NAMED:
        return voice.own(element)
    if section == "season_tiles":
        return voice.say(f"arborea-board-counts-{element['counts']}", each=element["each"])
    if section == "solo_cards":
        return _solo(box, element, voice)
    if section == "sun":
        starts = _numbers(element["starts"])
        return voice.say("arborea-element-sun-told", last=element["last"], starts=starts)
    if section == "feronia":
        water, spaces = _name(box, "habitats", "W", voice), _numbers(element["water"])
        values = {"water": water, "spaces": spaces}
        return voice.say("arborea-element-feronia-told", last=element["last"], **values)
    parts = []
    for field in ("symbols", "rewards", "slots", "cells", "reward"):
        if field in element:
            parts.append(" · ".join(_symbol(box, text, voice) for text in element[field]))
    if "grid" in element:
        rows = [[_name(box, "habitats", code, voice) for code in row] for row in element["grid"]]
        parts.append(" / ".join(voice.listed(row) for row in rows))
    for field in ("spaces", "positions", "steps", "rows"):
        if field in element:
            parts.append(_numbers(element[field]))
    return " | ".join(parts)


def _symbol(box: Box, text: str, voice: Voice) -> str:
    """A symbol in words."""
    if text in box.contents["habitats"]:
        return _name(box, "habitats", text, voice)
    if text.startswith(("S+", "S-")):
        return voice.say("arborea-board-symbol-spirit", change=text[1:].replace("-", "−"))
    if text.startswith("RP"):
        return voice.say("arborea-board-symbol-points", count=int(text[2:]))
    head, _, tail = text.partition(":")
    if head == "GIFT" and tail:
        return voice.say("arborea-board-symbol-gift-to", area=_name(box, "areas", tail, voice))
    if head == "ATT":
        creature = _name(box, "creatures", tail.lower(), voice)
        return voice.say("arborea-board-symbol-attract", creature=creature)
    if head == "CONV":
        left, right = (_name(box, "habitats", code, voice) for code in (tail[0], tail[2]))
        return voice.say("arborea-board-symbol-convert", left=left, right=right)
    if head in ("SEASON", "SPRING", "SUMMER", "AUTUMN", "WINTER"):
        return voice.say(f"arborea-board-season-{tail or head}")
    return voice.say(f"arborea-board-symbol-{text}" if text else "arborea-element-blank")


def _solo(box: Box, card: dict[str, Any], voice: Voice) -> str:
    """What a card of Feronia's says."""
    creature = _name(box, "creatures", card["creature"], voice)
    decks = [voice.say(f"arborea-element-deck-{deck}") for deck in card["decks"]]
    parts = [voice.say("arborea-element-solo-tracks", numbers=_numbers(card["numbers"]))]
    parts += [voice.say("arborea-element-solo-season")] if card["season"] else []
    parts += [
        voice.say("arborea-element-solo-creature", creature=creature, arrow=card["arrow"]),
        voice.say("arborea-element-solo-decks", decks=voice.listed(decks)),
        voice.say("arborea-element-solo-side", side=card["side"]),
    ]
    return " · ".join(parts)


def _numbers(values: list[int]) -> str:
    return " ".join(str(value).replace("-", "−") for value in values)


def names(box: Box, section: str) -> dict[str, dict[str, str]]:
    """The names of areas, habitats or creatures, by code and language."""
    return {code: names_of(values) for code, values in box.contents[section].items()}
