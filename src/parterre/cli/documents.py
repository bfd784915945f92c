"""Documents read from files: strictly, and each with the line where it stands."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parterre.core import Illegal
from parterre.core.illegal import told, why
from parterre.table import strict_json
from parterre.table.boxes import read_box

UNREADABLE = {
    "text": "document-text",
    "half": "document-half",
    "syntax": "document-syntax",
    "column": "document-column",
    "deep": "document-deep",
    "number": "document-number",
    "twice": "document-key-twice",
}
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
        raise Illegal("file-unreadable", file=told(name), why=why(problem)) from None


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
        return Document(line, parse_json(data, alone_on_its_line=line > 0))
    except Illegal as problem:
        return Document(line, None, problem)


def parse_json(data: bytes, alone_on_its_line: bool = False) -> Any:
    """One JSON document, or Illegal with what is wrong in it."""
    try:
        return strict_json.read(data)
    except strict_json.Unreadable as problem:
        kind = "column" if problem.kind == "syntax" and alone_on_its_line else problem.kind
        values = {
            name: told(value) if isinstance(value, str) else value
            for name, value in problem.values.items()
        }
        raise Illegal(UNREADABLE[kind], "", **values) from None


def read_toml(name: str) -> dict[str, Any]:
    """A TOML file, or Illegal with what is wrong in it."""
    return read_box(read_bytes(name), name)
