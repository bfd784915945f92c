"""Reading what strangers send: a document that is one, in the shape that is asked for."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from parterre.server.refusals import Refusal, quoted
from parterre.table import strict_json

DEEPEST = 16
UNREADABLE = {
    "text": "server-not-text",
    "half": "server-not-text",
    "syntax": "server-not-json",
    "deep": "server-too-deep",
    "number": "server-number",
    "twice": "server-key-twice",
}
WHERE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<where>[^`]*)`)?$", re.DOTALL)
# What msgspec says, as the sentence of ours that says the same in every language.
SHAPES = (
    ("server-shape-missing", re.compile(r"Object missing required field `(?P<field>.*)`")),
    ("server-shape-unknown", re.compile(r"Object contains unknown field `(?P<field>.*)`")),
    ("server-shape-kind", re.compile(r"Expected `(?P<wanted>[^`]*)`, got `(?P<given>[^`]*)`")),
)


def read_json(raw: bytes | str, limit: int) -> Any:
    """The value of one JSON document, or a Refusal that says what is wrong with it."""
    if len(raw) > limit or (isinstance(raw, str) and len(raw.encode("utf-8", "replace")) > limit):
        raise Refusal("server-too-large", 413, limit=limit)
    try:
        return strict_json.read(raw, DEEPEST)
    except strict_json.Unreadable as problem:
        values = {
            name: quoted(value) if isinstance(value, str) else value
            for name, value in problem.values.items()
        }
        raise Refusal(UNREADABLE[problem.kind], 400, **values) from None


def check(value: Any, shape: Any) -> Any:
    """A value in the given shape, or a Refusal that says what is wrong and where."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as problem:
        raise misshapen(str(problem)) from None


def misshapen(said: str, at: str = "") -> Refusal:
    """The refusal for what msgspec says about a value that has the wrong shape."""
    match = WHERE.match(said)
    what, where = (match["what"], match["where"] or at) if match else (said, at)
    place = quoted(where.removeprefix("$").removeprefix(".") or "message")
    for id, pattern in SHAPES:
        if found := pattern.fullmatch(what):
            values = {name: quoted(text) for name, text in found.groupdict().items()}
            return Refusal(id, 400, where=place, **values)
    return Refusal("server-shape", 400, where=place)
