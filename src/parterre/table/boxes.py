"""A corrected box as a file: read with care, checked by its game, and told change by change."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from parterre.core import Game, Illegal, Voice
from parterre.core.box import is_tag
from parterre.core.illegal import told
from parterre.core.setup import Document
from parterre.table.shapes import Changed, Corrected
from parterre.words import LANGUAGES, SOURCE

# The largest box that is shipped fills a fifth of it.
LARGEST = 131_072
# The reader's time grows with the square of the dots in a key; no key of ours has more than two.
DOTS = 64
PLACE = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")


def read_box(data: bytes | str, file: str) -> Document:
    """What a file of components holds, or Illegal with why it cannot be read."""
    name = told(file)
    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
        size = len(text.encode("utf-8"))
    except UnicodeError:
        raise Illegal("file-text", file=name) from None
    if size > LARGEST:
        raise Illegal("toml-large", file=name, limit=LARGEST // 1024)
    if any(line.count(".") > DOTS and line.lstrip()[:1] != "#" for line in text.split("\n")):
        raise Illegal("toml-deep", file=name)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise Illegal("toml-deep", file=name) from None
    except ValueError as problem:
        line, column = _place(str(problem), text)
        if not line:
            raise Illegal("toml-unreadable", file=name) from None
        raise Illegal("toml-syntax", file=name, line=line, column=column) from None


def _place(said: str, text: str) -> tuple[int, int]:
    """Where the reader stopped, which it tells only in words; 0, 0 where it does not."""
    if found := PLACE.search(said):
        return int(found["line"]), int(found["column"])
    if said.endswith("(at end of document)"):
        lines = text.split("\n")
        return len(lines), len(lines[-1]) + 1
    return 0, 0


def correct(game: Game, given: Mapping[str, Any]) -> tuple[Document, list[Illegal]]:
    """What a person's file changes, and its mistakes; in a record a name may be in any language."""
    changes, mistakes = game.correct(given)
    shipped = game.box({}).contents
    for section, elements in changes.items():
        for name, values in elements.items():
            for key in set(values) - set(shipped[section].get(name, {})):
                lang = key.rpartition("_")[2]
                if is_tag(lang) and lang not in LANGUAGES:
                    where = f"{section}.{name}.{key}"
                    mistakes.append(Illegal("box-language", where=where, lang=lang))
    return changes, mistakes


def file_to_correct(game: Game, voice: Voice) -> str:
    """The file of a box as it is shipped, with its names in a language below those it has."""
    lines: list[str] = []
    texts: Mapping[str, Any] = {}
    for line in (game.folder / "components.toml").read_text("utf-8").splitlines(keepends=True):
        lines.append(line)
        if line.startswith("["):
            texts, way = game.box({}).contents, tomllib.loads(line)
            while way:
                ((name, way),) = way.items()
                texts = texts[name]
        elif (key := line.partition(" =")[0]).endswith(SOURCE) and voice.lang != SOURCE:
            own = key.removesuffix(SOURCE) + voice.lang
            if own in texts:
                lines.append(f"{own} = {json.dumps(texts[own], ensure_ascii=False)}\n")
    return "".join(lines)


def corrected(game: Game, changes: Mapping[str, Any], voice: Voice) -> list[Corrected]:
    """What corrections make different, element by element, with what is in the box otherwise."""
    shipped = game.box({}).contents
    told = game.elements(game.box(changes), voice)
    what = {element.id: element.what for element in told}
    return [
        Corrected(
            id=id,
            what=what.get(id, id),
            values=[
                Changed(key=key, before=before.get(key), after=after)
                for key, after in values.items()
            ],
        )
        for id, before, values in _elements(shipped, changes)
    ]


def _elements(
    shipped: Mapping[str, Any], changes: Mapping[str, Any]
) -> Iterator[tuple[str, Mapping[str, Any], Mapping[str, Any]]]:
    """Each element that is changed, as it was and as it becomes."""
    for section, elements in changes.items():
        own = {key: value for key, value in elements.items() if not isinstance(value, dict)}
        if own:
            yield section, shipped[section], own
        for name, values in elements.items():
            if isinstance(values, dict):
                yield f"{section}.{name}", shipped[section].get(name, {}), values
