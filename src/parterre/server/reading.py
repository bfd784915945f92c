"""Reading JSON from strangers: what is not plainly one clean document is refused."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

import msgspec

from parterre.server.refusals import Refusal, quoted

DEEPEST = 16
WHERE = re.compile(r"^(?P<what>.*?)(?: - at `(?P<where>[^`]*)`)?$", re.DOTALL)


def read_json(raw: bytes | str, limit: int) -> Any:
    """The value of one JSON document, or a Refusal that says what is wrong with it."""
    if len(raw) > limit or (isinstance(raw, str) and len(raw.encode("utf-8", "replace")) > limit):
        raise Refusal("server-too-large", 413, limit=limit)
    try:
        text = raw if isinstance(raw, str) else raw.decode("utf-8")
        value = json.loads(
            text, object_pairs_hook=_once, parse_constant=_no_constant, parse_float=_finite
        )
        # A lone half of a surrogate pair is legal JSON and cannot be stored or sent.
        json.dumps(value, ensure_ascii=False).encode("utf-8")
    except json.JSONDecodeError as problem:
        raise Refusal("server-not-json", 400, line=problem.lineno, column=problem.colno) from None
    except UnicodeError:
        raise Refusal("server-not-text") from None
    except RecursionError:
        raise Refusal("server-too-deep") from None
    except ValueError:
        # Python refuses to read an integer of thousands of digits.
        raise Refusal("server-number") from None
    if _depth(value, DEEPEST) > DEEPEST:
        raise Refusal("server-too-deep")
    return value


def check(value: Any, shape: Any) -> Any:
    """A value in the given shape, or a Refusal that says what is wrong and where."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as problem:
        raise misshapen(str(problem)) from None


def misshapen(said: str) -> Refusal:
    """The refusal for what msgspec says about a value that has the wrong shape."""
    match = WHERE.match(said)
    what, where = (match["what"], match["where"] or "$") if match else (said, "$")
    where = where.removeprefix("$").removeprefix(".") or "message"
    return Refusal("server-shape", 400, where=quoted(where), what=quoted(what, 120))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Refusal("server-key-twice", 400, key=quoted(key))
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise Refusal("server-number")


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise Refusal("server-number")
    return number


def _depth(value: Any, left: int) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if not inner or left < 0:
        return 1
    return 1 + max(_depth(each, left - 1) for each in inner)
