"""Where the command begins, and where everything that goes wrong becomes one sentence."""

from __future__ import annotations

import io
import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

from parterre.cli.voice import Mistakes, Usage, complain, say, sentence, speak, tell_engine
from parterre.core import Illegal
from parterre.core.illegal import told, why
from parterre.words import LANGUAGES, SOURCE

BAD, WRONG, INTERRUPTED, PIPE = 1, 2, 130, 141


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that the words ask for and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    speak(SOURCE)
    try:
        if sys.stdout is None:
            raise Illegal("cli-no-output")
        with _ending_cleanly():
            code = _run(list(sys.argv[1:] if words is None else words))
            sys.stdout.flush()
            return code
    except Usage as problem:
        complain(sentence(problem))
        return WRONG
    except Illegal as problem:
        complain(sentence(problem))
    except Mistakes as problem:
        for mistake in problem.mistakes:
            complain(sentence(mistake))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE
    except OSError as problem:
        _forget_output()
        complain(say("cli-system", why=why(problem)))
    except Exception as problem:
        if os.environ.get("PARTERRE_DEBUG"):
            raise
        complain(say("cli-fault", reason=f"{type(problem).__name__}: {told(str(problem))}"))
    return BAD


def _run(words: list[str]) -> int:
    words = _choose_language(words)
    # The rest is imported once the language is known, so that a slip in it is answered at once.
    from parterre.cli.commands import run

    code = run(words)
    if code == 0:  # what is refused gets its own sentence and no other
        tell_engine()
    return code


def _choose_language(words: list[str]) -> list[str]:
    """Take `--lang` out of the words, wherever it stands."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--":
            return [*rest, word, *left]
        if word == "--lang" or word.startswith("--lang="):
            lang = next(left, None) if word == "--lang" else word.removeprefix("--lang=")
            if lang is None:
                raise Usage("usage-option-value", option="--lang")
            if lang not in LANGUAGES:
                raise Illegal("usage-lang", lang=told(lang), langs=", ".join(LANGUAGES))
            speak(lang)
        else:
            rest.append(word)
    return rest


@contextmanager
def _ending_cleanly() -> Iterator[None]:
    """Let a signal to end be an exception, so that nothing is left half done."""

    def end(number: int, frame: FrameType | None) -> None:
        sys.exit(128 + number)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    ends = {signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)}  # Windows hangs up on nobody
    before = {each: signal.getsignal(each) for each in ends}
    for each, handler in before.items():
        if handler is not signal.SIG_IGN:  # as nohup wants it
            signal.signal(each, end)
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _forget_output() -> None:
    """Keep Python from failing once more over what nobody reads."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, AttributeError, ValueError):
        pass
