"""A language that nobody speaks, made from English by a script in a copy of the package.

Every letter of it has an accent, so that whatever is left without one is a word of another
language. What this script writes is all that a language is.
"""

from __future__ import annotations

import fcntl
import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).resolve().parent.parent
TAG = "xx"
NAME = "Ẋẋẋ"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
ACCENTS = str.maketrans(PLAIN, MARKED)
CODE = re.compile(r"(`[^`]*`)")
LEFT_OUT = ("static", "__pycache__", "node_modules", "*.egg-info")


def accented(text: str) -> str:
    """A text with an accent on every letter, but for what is code."""
    parts = CODE.split(text)
    return "".join(part if CODE.fullmatch(part) else part.translate(ACCENTS) for part in parts)


class Accents(Transformer):
    """Puts accents on the text of messages; values, selectors and functions stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """A piece of text."""
        node.value = node.value.translate(ACCENTS)
        return node


def add_language(package: Path) -> None:
    """Write the files of the language, and nothing else."""
    words = package / "words" / TAG
    words.mkdir()
    (words / "language.json").write_text(json.dumps({"name": NAME}), "utf-8")
    for file in (package / "words" / "en").glob("*.ftl"):
        read = FluentParser().parse(file.read_text("utf-8"))
        written = FluentSerializer().serialize(Accents().visit(read))
        (words / file.name).write_text(written, "utf-8")
    for file in (package / "games").glob("*/RULES.md"):
        file.with_name(f"RULES.{TAG}.md").write_text(accented(file.read_text("utf-8")), "utf-8")
    for file in (package / "games").glob("*/components.toml"):
        told = tomllib.loads(file.read_text("utf-8"))
        lines = ["[sources]"]
        lines += [f"{json.dumps(one)} = {json.dumps(accented(one))}" for one in sources(told)]
        for section, elements in told.items():
            lines += named(f"[{section}]", elements)
            for name, values in elements.items():
                if isinstance(values, dict):
                    lines += named(f'[{section}."{name}"]', values)
        file.with_name(f"components.{TAG}.toml").write_text("\n".join(lines), "utf-8")


def sources(values: dict[str, Any]) -> list[str]:
    """Every source that a box names, once."""
    inner = [sources(value) for value in values.values() if isinstance(value, dict)]
    own = [values["source"]] if isinstance(values.get("source"), str) else []
    return sorted({*own, *(source for found in inner for source in found)})


def named(header: str, values: dict[str, Any]) -> list[str]:
    """The names of an element in the language, below its header."""
    found = {key: value for key, value in values.items() if re.fullmatch(r"(\w+_)?en", key)}
    lines = [
        f"{key.removesuffix('en')}{TAG} = {json.dumps(accented(value), ensure_ascii=False)}"
        for key, value in found.items()
    ]
    return [header, *lines] if lines else []


def copied(folder: Path) -> Path:
    """A copy of the project in a folder, with the language; made once for all who ask for it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            ignored = shutil.ignore_patterns(*LEFT_OUT)
            for name in ("src", "web"):
                shutil.copytree(ROOT / name, folder / name, ignore=ignored)
            shutil.copy(ROOT / "hatch_build.py", folder)
            add_language(folder / "src" / "parterre")
            (folder / "made").touch()
    return folder
