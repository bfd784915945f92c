"""How the command speaks: in which language, and where to."""

from __future__ import annotations

import json
import sys
from contextvars import ContextVar
from functools import cache
from typing import Any

import msgspec

from parterre import words
from parterre.core import Illegal
from parterre.engine import SourceOnly, compiled

_lang: ContextVar[str] = ContextVar("lang", default=words.SOURCE)


class Usage(Illegal):
    """A command that was not given as it must be, rather than something bad in a file."""


class Mistakes(Exception):
    """Several things wrong at once, a sentence for each."""

    def __init__(self, mistakes: list[Illegal]) -> None:
        super().__init__(mistakes)
        self.mistakes = mistakes


def speak(lang: str) -> None:
    """Use a language from now on."""
    _lang.set(lang)


def language() -> str:
    """The language of this command."""
    return _lang.get()


def voice() -> words.Voice:
    """The voice of this command."""
    return words.Voice(_lang.get())


def say(id: str, /, **values: str | int | float) -> str:
    """A sentence in the language of this command."""
    return words.say(id, values, _lang.get())


def reason(problem: Illegal) -> str:
    """Why something is refused, without the clause."""
    return words.say(problem.id, problem.values, _lang.get())


def sentence(problem: Illegal) -> str:
    """Why something is refused, with the clause that says so."""
    return reason(problem) + (f" (§{problem.clause})" if problem.clause else "")


def complain(text: str) -> None:
    """Say on the standard error, on one line, what is wrong."""
    print(" ".join(text.splitlines()), file=sys.stderr, flush=True)


@cache
def tell_engine() -> None:
    """Say once that the engine is not compiled, unless that was asked for or is said already."""
    if not compiled() and not any(isinstance(finder, SourceOnly) for finder in sys.meta_path):
        complain(say("cli-interpreted"))


def answer(data: Any) -> None:
    """Print one JSON document on one line."""
    print(json.dumps(msgspec.to_builtins(data), ensure_ascii=False))
