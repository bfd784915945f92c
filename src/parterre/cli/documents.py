"""Documents read from files: strictly, and each with the line where it stands."""

from __future__ import annotations

import json
import math
import re
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from parterre.core import Illegal
from parterre.core.game import told

DIGITS = 18
ESCAPED_HALF = re.compile(r"\\u[dD][89a-fA-F]")
OPENING = ("{", "[", ",", ":")


@dataclass(frozen=True)
class Document:
    """One document of a file, or why it cannot be read; the line is 0 for one over many lines."""

    line: int
    content: Any
    problem: Illegal | None = None


def read_bytes(name: str) -> bytes:
    """What is in a file, or in the standard input for `-`."""
    try:
        if name == "-":
            return sys.stdin.buffer.read() if sys.stdin else b""
        return Path(name).read_bytes()
    except FileNotFoundError:
        raise Illegal("file-missing", file=told(name)) from None
    except (OSError, ValueError) as problem:
        why = getattr(problem, "strerror", None) or str(problem)
        raise Illegal("file-unreadable", file=told(name), reason=told(why)) from None


def read_documents(name: str, strict: bool) -> list[Document]:
    """The documents of a file: one if the whole of it is one, otherwise one a line."""
    data = read_bytes(name).removeprefix(b"\xef\xbb\xbf")
    if not data.strip():
        raise Illegal("file-empty", file=told(name))
    lines = [(n, line) for n, line in enumerate(data.split(b"\n"), 1) if line.strip()]
    alone = lines[0][0] if len(lines) == 1 else 0
    whole = _document(alone, data)
    if len(lines) == 1 or whole.problem is None or _is_one(data):
        return [whole]
    each = [_document(number, line) for number, line in lines]
    return [whole] if _is_one_broken(lines, each, strict) else each


def _is_one(data: bytes) -> bool:
    """Whether this is the text of one JSON document, whatever else is wrong with it."""
    try:
        json.loads(data, parse_int=str, parse_float=str)
    except (ValueError, RecursionError):
        return False
    return True


def _is_one_broken(lines: list[tuple[int, bytes]], each: list[Document], strict: bool) -> bool:
    """Whether broken lines are the pieces of one document rather than documents of their own."""
    if any(isinstance(document.content, dict) for document in each):
        return False
    if lines[0][1].decode("utf-8", "replace").rstrip().endswith(OPENING):
        return True
    return not strict and sum(line.startswith(b"{") for _, line in lines) < 2


def _document(line: int, data: bytes) -> Document:
    try:
        return Document(line, parse_json(data))
    except Illegal as problem:
        return Document(line, None, problem)


class _Refused(ValueError):
    """Something that JSON has or Python takes, but a document must not."""

    def __init__(self, problem: Illegal) -> None:
        super().__init__(problem)
        self.problem = problem


def parse_json(data: bytes) -> Any:
    """One JSON document, or Illegal: no key twice, no number without end, no half characters."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Illegal("document-text") from None
    try:
        content = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_int=_whole,
            parse_float=_number,
        )
    except json.JSONDecodeError as problem:
        where = f"{problem.msg} (line {problem.lineno}, column {problem.colno})"
        raise Illegal("document-json", reason=where) from None
    except _Refused as refused:
        raise refused.problem from None
    except RecursionError:
        raise Illegal("document-deep") from None
    if ESCAPED_HALF.search(text):
        try:
            json.dumps(content, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise Illegal("document-half") from None
        except RecursionError:
            raise Illegal("document-deep") from None
    return content


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Refused(Illegal("document-key-twice", key=told(key)))
        found[key] = value
    return found


def _constant(text: str) -> NoReturn:
    raise _Refused(Illegal("document-number", number=text))


def _whole(text: str) -> int:
    if len(text) > DIGITS:
        raise _Refused(Illegal("document-number", number=told(text)))
    return int(text)


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise _Refused(Illegal("document-number", number=told(text)))
    return number


def read_toml(name: str) -> dict[str, Any]:
    """A TOML file, or Illegal with what is wrong in it."""
    try:
        return tomllib.loads(read_bytes(name).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Illegal("file-text", file=told(name)) from None
    except (ValueError, RecursionError) as problem:
        why = "it is nested too deeply" if isinstance(problem, RecursionError) else str(problem)
        raise Illegal("toml-broken", file=told(name), reason=why.rstrip(".")) from None
