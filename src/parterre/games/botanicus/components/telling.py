"""What is in the box of Botanicus, element by element, told in words."""

from __future__ import annotations

from typing import Any

from parterre.core.box import GROUNDS, Box, is_whole
from parterre.core.voice import Voice


def element(box: Box, section: str, name: str, voice: Voice) -> tuple[str, str]:
    """What an element of the box is, and its value."""
    found = box.contents[section]
    if is_whole(found):
        return voice.own(found), ", ".join(str(v) for v in found.values() if isinstance(v, int))
    garden, _, row = name.partition(".")
    what = voice.say(f"botanicus-element-{section}", name=name, garden=garden, row=row)
    return what, _value(section, found[name], voice)


def _value(section: str, values: dict[str, Any], voice: Voice) -> str:
    """What is printed on an element, in one line."""
    if section == "space":
        return _does(values["action"], voice)
    if section == "token":
        return f"{_does(values['light'], voice)} / {_does(values['dark'], voice)}"
    if section == "track":
        gives = " + ".join(_does(action, voice) for action in values["gives"]) or "—"
        ways = voice.listed([_link(link) for link in values["next"]])
        return f"{gives} → {ways}" if ways else gives
    if section == "garden":
        return " · ".join(
            voice.say(f"botanicus-element-garden-{key}", value=_plain(value))
            for key, value in values.items()
            if key not in GROUNDS
        )
    if section == "card":
        return " + ".join(_does(action, voice) for action in values["actions"])
    if section in ("request", "tile"):
        return f"{values['plants']} = {values['points']}" if values["plants"] else "—"
    if section == "final":
        counts = values["counts"].replace(" ", "-")
        return voice.say(f"botanicus-board-final-{counts}", points=values["points"])
    return _plain(values["points"])


def _does(action: str, voice: Voice) -> str:
    """An action in words."""
    word, *rest = action.split(" ")
    if word == "plant":
        return voice.say("botanicus-action-plant", plants=voice.listed(rest))
    return voice.say(f"botanicus-action-{word}", n=int(rest[0]) if rest else 1)


def _link(link: str) -> str:
    name, _, toll = link.partition(" ")
    return f"{name} (−{toll})" if toll else name


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(_plain(part) for part in value)
    return str(value)
