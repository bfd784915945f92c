# compiled
"""What is in the box: immutable, shared by all copies of a state; what a person corrects in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

from parterre.core.illegal import Illegal, told

GROUNDS: Final = ("known", "source")
KNOWN: Final = ("rulebook", "public", "inferred", "reconstructed")
LONGEST_NAME: Final = 40
MOST_POINTS: Final = 99
NEW: Final = {"known": "inferred", "source": "—"}  # the grounds of an element that a person added
# At the end of a word: the tag of any language, as in `colour_fr`.
NAME: Final = "*"
SOURCES: Final = "sources"  # where the file of a language tells what the sources are
TAG: Final = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*")

# What a corrected value must be: the id of its refusal, or nothing.
Check: TypeAlias = Callable[[object], str]


class Box:
    """The components of one game as a table uses them, and what was corrected in them."""

    def __init__(self, changes: dict[str, Any], contents: dict[str, Any]) -> None:
        self.changes = changes
        self.contents = contents


def read_shipped(folder: Path) -> dict[str, Any]:
    """What is in the box of a game, with its names from the file of each language."""
    contents = tomllib.loads((folder / "components.toml").read_text("utf-8"))
    for file in sorted(folder.glob("components.*.toml")):
        told = tomllib.loads(file.read_text("utf-8"))
        for section in contents:
            for name, text in told.get(section, {}).items():
                if not isinstance(text, dict):
                    contents[section][name] = text
                elif name in contents[section]:
                    contents[section][name].update(text)
    return contents


def read_sources(folder: Path, lang: str) -> dict[str, str]:
    """What a box says of its sources, and how a language tells each."""
    file = folder / f"components.{lang}.toml"
    told = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return dict(told.get(SOURCES, {}))


def is_whole(values: Mapping[str, Any]) -> bool:
    """Whether a section is one element by itself: something that the rules count with."""
    return "known" in values


def is_tag(word: str) -> bool:
    """Whether a word can be the tag of a language."""
    return TAG.fullmatch(word) is not None


def names_of(values: Mapping[str, Any]) -> dict[str, str]:
    """The names of an element by language."""
    return {word: str(name) for word, name in values.items() if is_tag(word)}


def with_changes(shipped: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The contents of a box with its corrections."""
    contents = {section: dict(elements) for section, elements in shipped.items()}
    for section, elements in changes.items():
        for name, values in elements.items():
            contents[section][name] = {**contents[section].get(name, NEW), **values}
    return contents


def corrections(
    given: Mapping[str, Any],
    shipped: Mapping[str, Any],
    fields: Mapping[str, Mapping[str, Check]],
    clause: str,
    more: Mapping[str, str] | None = None,
) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes.

    `fields` has, for each section whose elements may be corrected, their words and what each must
    be; one that ends with NAME stands for that word in every language, spoken here or not. A
    section in `more` may have further elements, whose names begin with one of its letters.
    """
    changes: dict[str, Any] = {}
    mistakes: list[Illegal] = []
    for section, elements in given.items():
        if section not in shipped or not isinstance(elements, dict):
            mistakes.append(Illegal("box-unknown", clause, where=told(section)))
            continue
        if section not in fields:
            for key, value in elements.items():
                # How another language tells it is nothing that the rules count with.
                foreign = is_tag(key) and key not in shipped[section] and isinstance(value, str)
                if key not in GROUNDS and not foreign and value != shipped[section].get(key):
                    where = f"{section}.{told(key)}"
                    mistakes.append(Illegal("box-fixed", clause, where=where))
            continue
        for name, values in elements.items():
            where = f"{section}.{told(name)}"
            printed = shipped[section].get(name)
            if printed is None and is_new(name, (more or {}).get(section, "")):
                printed = dict.fromkeys(fields[section])
                if isinstance(values, dict) and not set(printed) <= set(values):
                    mistakes.append(Illegal("box-incomplete", clause, where=where))
                    continue
            if printed is None or not isinstance(values, dict):
                mistakes.append(Illegal("box-unknown", clause, where=where))
                continue
            for key, value in values.items():
                if key in GROUNDS:
                    if key == "known" and value not in KNOWN:
                        mistakes.append(Illegal("box-known", clause, where=f"{where}.known"))
                    continue
                check = check_of(key, fields[section], printed)
                if check is None:
                    mistakes.append(Illegal("box-unknown", clause, where=f"{where}.{told(key)}"))
                    continue
                wrong = check(value)
                if wrong:
                    mistakes.append(Illegal(wrong, clause, where=f"{where}.{key}"))
                elif value != printed.get(key):
                    changes.setdefault(section, {}).setdefault(name, {})[key] = value
    return changes, mistakes


def check_of(key: str, fields: Mapping[str, Check], printed: Mapping[str, Any]) -> Check | None:
    """What the word of an element must be, or nothing where it has no such word."""
    if key in fields and key in printed:
        return fields[key]
    for field, check in fields.items():
        start = field.removesuffix(NAME)
        if start != field and key.startswith(start) and is_tag(key.removeprefix(start)):
            return check
    return None


def is_new(name: str, letters: str) -> bool:
    """Whether a further element of a section may have that name."""
    return name[:1] in letters and name.isalnum() and name.isascii() and len(name) <= 4


def same_names(
    names: Mapping[str, Mapping[str, str]], changed: Mapping[str, str], clause: str
) -> list[Illegal]:
    """A refusal for each corrected name that another component has, in each language.

    `names` are those in use by component and language; `changed` tells where in the file the
    names of a component were corrected.
    """
    mistakes: list[Illegal] = []
    for lang in sorted({lang for named in names.values() for lang in named}):
        owners: dict[str, str] = {}
        # What was not corrected comes first, so that the refusal names the correction.
        for code in sorted(names, key=lambda each: each in changed):
            name = names[code].get(lang, "")
            if not name:
                continue
            other = owners.setdefault(" ".join(name.casefold().split()), code)
            if other != code and code in changed:
                where = f"{changed[code]}.{lang}"
                mistakes.append(
                    Illegal("box-same-name", clause, where=where, name=told(name), other=other)
                )
    return mistakes


def is_name(value: object) -> bool:
    """Whether something can be read out as a name."""
    if not isinstance(value, str):
        return False
    return bool(value.strip()) and len(value) <= LONGEST_NAME and value.isprintable()


def a_name(value: object) -> str:
    """The refusal of what is no name, or nothing."""
    return "" if is_name(value) else "box-name"


def some_points(value: object) -> str:
    """The refusal of what is no number of points, or nothing."""
    fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_POINTS
    return "" if fits else "box-points"
