"""How things are told in one language; the words offer such a voice for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol


class Voice(Protocol):
    """One language: its sentences, and which of several texts is its own."""

    @property
    def lang(self) -> str:
        """The tag of the language."""

    def say(self, id: str, /, **values: str | int | float) -> str:
        """A sentence."""

    def maybe(self, id: str, /, **values: str | int | float) -> str:
        """A sentence, or nothing where there are no words for it."""

    def listed(self, parts: Sequence[str]) -> str:
        """Things in a row."""

    def own(self, texts: Mapping[str, Any], prefix: str = "") -> str:
        """Of texts under the tags of their languages the one to be read here."""
