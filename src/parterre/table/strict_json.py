"""JSON from strangers: what is not plainly one clean document is not read."""

from __future__ import annotations

import json
import math
import re
from typing import Any, NoReturn

# Every number that a game has is far smaller, and a double holds each of them exactly enough.
DIGITS = 18
ESCAPED_HALF = re.compile(r"\\u[dD][89a-fA-F]")


class Unreadable(ValueError):
    """What is wrong with a document: its kind, and the values that a sentence about it needs.

    The kinds are `text` (not UTF-8), `syntax` (line, column), `deep`, `twice` (key), `number`
    (number) and `half` (half of a surrogate pair, which can neither be stored nor sent).
    """

    def __init__(self, kind: str, **values: str | int) -> None:
        super().__init__(kind)
        self.kind = kind
        self.values = values


def read(data: bytes | str, deepest: int | None = None) -> Any:
    """One JSON document, or Unreadable: no key twice, no number without end, no half characters."""
    try:
        text = data if isinstance(data, str) else data.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("text") from None
    try:
        value = json.loads(
            text,
            object_pairs_hook=_once,
            parse_constant=_constant,
            parse_int=_whole,
            parse_float=_finite,
        )
        if ESCAPED_HALF.search(text) or isinstance(data, str):
            json.dumps(value, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as problem:
        raise Unreadable("syntax", line=problem.lineno, column=problem.colno) from None
    except UnicodeEncodeError:
        raise Unreadable("half") from None
    except RecursionError:
        raise Unreadable("deep") from None
    if deepest is not None and not _within(value, deepest):
        raise Unreadable("deep")
    return value


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Unreadable("twice", key=key)
        found[key] = value
    return found


def _constant(text: str) -> NoReturn:
    raise Unreadable("number", number=text)


def _whole(text: str) -> int:
    if len(text) > DIGITS:
        raise Unreadable("number", number=text)
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise Unreadable("number", number=text)
    return number


def _within(value: Any, levels: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels > 0 and all(_within(each, levels - 1) for each in inner)
