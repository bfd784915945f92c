"""A corrected box as a file: read with care, checked by its game, and told change by change."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from parterre.core import Element, Game, Illegal
from parterre.core.illegal import told

# The largest box that is shipped fills a fifth of it.
LARGEST = 131_072
# The reader's time grows with the square of the dots in a key; no key of ours has more than two.
DOTS = 64
PLACE = re.compile(r"\(at line (?P<line>\d+), column (?P<column>\d+)\)$")


def read_box(data: bytes | str, file: str) -> dict[str, Any]:
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


def corrected(game: Game, changes: Mapping[str, Any], lang: str) -> list[dict[str, Any]]:
    """What corrections make different, element by element, with what is in the box otherwise."""
    shipped = game.box({}).contents
    what = {element.id: element.what for element in game.elements(game.box(changes), lang)}
    return [
        {
            "id": id,
            "what": what.get(id, id),
            "values": [
                {"key": key, "before": before.get(key), "after": after}
                for key, after in values.items()
            ],
        }
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
                yield f"{section}.{name}", shipped[section][name], values


def counted(elements: Iterable[Element]) -> dict[str, int]:
    """How many elements of a box are known in which way."""
    return dict(Counter(element.known for element in elements))
