"""Every word a person reads, in each language, from one set of Fluent files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
HEARD = re.compile(r"[aeiouœæ]|h[aeiouy]|y[^aeiou]")
HELD = re.compile(r" (?=[;:!?»%])|(?<=«) ")


def de(name: object) -> Any:
    """French: a name after "de", or after "d’" where it begins with a vowel that is heard."""
    letters = unicodedata.normalize("NFD", str(name)).lower()
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return f"d’{name}" if HEARD.match(bare) else f"de {name}"


def unbroken(text: str) -> str:
    """French: the space before some marks, and after an opening quote, at which no line ends."""
    return HELD.sub("\u00a0", text)


@cache
def bundle(lang: str) -> FluentBundle:
    """The words of a language, all its files together."""
    words = FluentBundle([lang], use_isolating=False, functions={"DE": de})
    for path in sorted((Path(__file__).parent / lang).glob("*.ftl")):
        text = path.read_text("utf-8")
        # Our own words, not the sentences and names in them: those are copied and typed again.
        words.add_resource(FluentResource(unbroken(text) if lang == "fr" else text))
    return words


def say(id: str, values: Mapping[str, str | int] | None = None, lang: str = "en") -> str:
    """A sentence in a language; English where that language lacks it, the id where both do."""
    for words in (bundle(lang if lang in LANGUAGES else "en"), bundle("en")):
        if words.has_message(id):
            message = words.get_message(id)
            if message.value is not None:
                text, _ = words.format_pattern(message.value, dict(values or {}))
                return str(text)
    return id
