"""Every word a person reads, in each language, from one set of Fluent files.

A language is a folder here, named by its tag: its messages, and `language.json` with what is
particular to it. No code knows which languages there are.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent
FOUND = {
    file.parent.name: json.loads(file.read_text("utf-8"))
    for file in sorted(FOLDER.glob("*/language.json"))
}
# The language that everything is written in first: its files have no suffix.
SOURCE = next(lang for lang, own in FOUND.items() if own.get("source"))
LANGUAGES = (SOURCE, *(lang for lang in FOUND if lang != SOURCE))


def order(lang: str) -> tuple[str, ...]:
    """Where something is looked for: in a language itself, then in the source language."""
    return (lang, SOURCE) if lang in FOUND and lang != SOURCE else (SOURCE,)


def name_of(lang: str) -> str:
    """What a language calls itself."""
    return str(FOUND[lang]["name"])


def unbroken(text: str, lang: str) -> str:
    """A text in which no line ends before or after the marks that the language keeps a space at."""
    held = FOUND[lang].get("unbroken", {})
    before, after = (re.escape(held.get(side, "")) for side in ("before", "after"))
    if before:
        text = re.sub(f" (?=[{before}])", "\u00a0", text)
    return re.sub(f"(?<=[{after}]) ", "\u00a0", text) if after else text


def prefixed(ways: Sequence[tuple[str, str]]) -> Callable[[object], Any]:
    """A function for messages: a name after the word that goes with how the name begins."""

    def say_before(name: object) -> Any:
        letters = unicodedata.normalize("NFD", str(name)).lower()
        bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
        return next((word for start, word in ways if re.match(start, bare)), "") + str(name)

    return say_before


@cache
def bundle(lang: str) -> FluentBundle:
    """The words of a language, all its files together."""
    functions = {name: prefixed(ways) for name, ways in FOUND[lang].get("prefixes", {}).items()}
    # Numbers and plurals are those of the first of these that is known.
    words = FluentBundle(list(order(lang)), use_isolating=False, functions=functions)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        # Our own words, not the sentences and names in them: those are copied and typed again.
        words.add_resource(FluentResource(unbroken(path.read_text("utf-8"), lang)))
    return words


def say(id: str, values: Mapping[str, str | int | float] | None = None, lang: str = SOURCE) -> str:
    """A sentence in a language; the id where there are no words for it."""
    for words in map(bundle, order(lang)):
        if words.has_message(id):
            message = words.get_message(id)
            if message.value is not None:
                text, _ = words.format_pattern(message.value, dict(values or {}))
                return str(text)
    return id


@dataclass(frozen=True)
class Voice:
    """One language: its sentences, and which of several texts or files is its own."""

    lang: str = SOURCE

    def say(self, id: str, /, **values: str | int | float) -> str:
        """A sentence."""
        return say(id, values, self.lang)

    def maybe(self, id: str, /, **values: str | int | float) -> str:
        """A sentence, or nothing where there are no words for it."""
        known = any(bundle(lang).has_message(id) for lang in order(self.lang))
        return self.say(id, **values) if known else ""

    def listed(self, parts: Sequence[str]) -> str:
        """Things in a row, with what this language puts between them."""
        row = parts[0] if parts else ""
        for part in parts[1:]:
            row = self.say("list-next", row=row, next=part)
        return row

    def own(self, texts: Mapping[str, Any], prefix: str = "") -> str:
        """Of texts under the tags of their languages the one to be read here."""
        found = (texts.get(prefix + lang) for lang in order(self.lang))
        return str(next(text for text in found if text is not None))

    def file(self, folder: Path, name: str) -> Path:
        """The file of a folder to be read here: RULES.fr.md, or else RULES.md."""
        stem, dot, kind = name.rpartition(".")
        own = folder / f"{stem}.{self.lang}{dot}{kind}"
        return own if self.lang != SOURCE and own.exists() else folder / name
