"""Bots outside this process, in any language: a view goes in as a line, a sentence comes out."""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from typing import IO

import msgspec

from parterre.arena.shapes import Asked
from parterre.core import Game, Illegal, State
from parterre.core.illegal import told

EXEC = "exec:"
LIMIT = 10.0  # seconds on the clock for an answer, where nothing else is asked for
LONGEST = 1000  # bytes of an answer
WORDS = 200  # characters of what it said last
KEPT = 65536  # bytes of the standard error
GRACE = 0.5  # seconds to end in, once there is nothing more to read

_running: set[Stranger] = set()


class Failed(Exception):
    """A stranger's bot has given its game up, and why: the id of a sentence and its values."""

    def __init__(self, seat: int, why: str, **values: str | int) -> None:
        super().__init__(seat, why, values)
        self.seat, self.why, self.values = seat, why, values

    def __reduce__(self) -> tuple[object, ...]:
        return (_failed, (self.seat, self.why, self.values))


def _failed(seat: int, why: str, values: dict[str, str | int]) -> Failed:
    return Failed(seat, why, **values)


def is_stranger(name: str) -> bool:
    """Whether a bot's name is a command."""
    return name.startswith(EXEC)


def check_stranger(name: str) -> None:
    """Refuse a command that cannot be started."""
    if os.name != "posix":
        raise Illegal("bot-exec-system")
    try:
        words = shlex.split(name.removeprefix(EXEC))
    except ValueError:
        raise Illegal("bot-exec-quotes", bot=told(name)) from None
    if not words:
        raise Illegal("bot-exec-empty", bot=told(name))
    if shutil.which(words[0]) is None:
        why = "bot-exec-denied" if os.path.isfile(words[0]) else "bot-exec-missing"
        raise Illegal(why, bot=told(name), program=told(words[0]))


class Stranger:
    """One process for one seat of one game."""

    def __init__(self, name: str, seat: int) -> None:
        self.seat = seat
        self.said = b""  # of its standard output, what has not been read as an answer
        self.stderr = b""
        self.seconds = 0.0
        try:
            self.process = subprocess.Popen(
                shlex.split(name.removeprefix(EXEC)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that what it starts ends with it
            )
        except (OSError, ValueError) as problem:
            raise self._failed("gave-up-start", problem=told(str(problem), WORDS)) from None
        _running.add(self)
        self.into, self.out, self.aside = map(
            _unblocked, (self.process.stdin, self.process.stdout, self.process.stderr)
        )

    def choose(self, question: Asked, game: Game, view: State) -> int:
        """The action it answers with, or Failed."""
        answer = self._ask(msgspec.json.encode(question) + b"\n", question.limit)
        try:
            return game.read(view, answer.decode("utf-8").strip())
        except (Illegal, UnicodeError):
            said = told(answer.decode("utf-8", "replace").strip())
            raise self._failed("gave-up-nonsense", said=said) from None

    def _ask(self, line: bytes, limit: float) -> bytes:
        """The line it answers a line with."""
        end = time.monotonic() + limit
        self._read()  # what it says before it is asked
        with selectors.DefaultSelector() as pipes:
            pipes.register(self.into, selectors.EVENT_WRITE)
            pipes.register(self.out, selectors.EVENT_READ)
            pipes.register(self.aside, selectors.EVENT_READ)
            while b"\n" not in self.said:
                ready = pipes.select(max(0.0, end - time.monotonic()))
                if not ready:
                    raise self._failed("gave-up-late", seconds=f"{limit:g}")
                for key, _ in ready:
                    if key.fileobj is self.into:
                        line = self._hand(line)
                        if not line:
                            pipes.unregister(self.into)
                    elif key.fileobj is self.aside:
                        if not self._listen():
                            pipes.unregister(self.aside)
                    elif not self._read():
                        raise self._dead()
                if len(self.said) > LONGEST:
                    break
        answer, _, rest = self.said.partition(b"\n")
        if rest or line or len(answer) > LONGEST:
            # More than one line, or a line before the question was there: it plays blindly.
            said = told(self.said[:LONGEST].decode("utf-8", "replace").strip())
            raise self._failed("gave-up-talk", said=said)
        self.said = b""
        return answer

    def _hand(self, line: bytes) -> bytes:
        """Write what the pipe takes, and return what is left."""
        try:
            return line[os.write(self.into.fileno(), line) :]
        except BlockingIOError:
            return line
        except BrokenPipeError:
            return b""  # its end shows when it is read from

    def _read(self) -> bool:
        """Take what it says; false where nothing will come any more."""
        with suppress(BlockingIOError):
            more = os.read(self.out.fileno(), 4096)
            self.said += more
            return bool(more)
        return True

    def _listen(self) -> bool:
        """Take what it says aside, as far as that is kept; false where nothing will come."""
        with suppress(BlockingIOError):
            more = os.read(self.aside.fileno(), 65536)
            self.stderr = (self.stderr + more)[:KEPT]
            return bool(more)
        return True

    def _dead(self) -> Failed:
        code = self._wait(GRACE)
        if code is None:
            return self._failed("gave-up-closed")
        self._hear_out()
        return self._failed("gave-up-died", code=code, last=told(self._last_words(), WORDS) or "–")

    def _last_words(self) -> str:
        """The last line it said aside that names an error, or else the last one."""
        lines = self.stderr.decode("utf-8", "replace").strip().splitlines()
        errors = [line for line in lines if "error" in line.lower() and not line[:1].isspace()]
        return (errors or lines or [""])[-1]

    def _failed(self, why: str, **values: str | int) -> Failed:
        return Failed(self.seat, why, **values)

    def _hear_out(self) -> None:
        before = None
        while before != len(self.stderr) < KEPT:
            before = len(self.stderr)
            if not self._listen():
                break

    def _wait(self, seconds: float) -> int | None:
        """Its exit code, if it ends in that time; what it used of the CPU is noted then."""
        end = time.monotonic() + seconds
        pause = 0.001
        while self.process.returncode is None:
            pid, status, used = os.wait4(self.process.pid, os.WNOHANG)
            if pid:
                self.process.returncode = os.waitstatus_to_exitcode(status)
                self.seconds = used.ru_utime + used.ru_stime
            elif time.monotonic() >= end:
                return None
            else:
                time.sleep(pause)
                pause = min(2 * pause, 0.02)
        return self.process.returncode

    def end(self) -> tuple[float, str]:
        """End it and all that it started; the CPU seconds it used and what it said aside."""
        with suppress(OSError):
            self.into.close()
        self._wait(GRACE)
        self.kill()
        self._wait(GRACE * 10)
        self._hear_out()
        self.out.close()
        self.aside.close()
        _running.discard(self)
        return self.seconds, self.stderr.decode("utf-8", "replace")

    def kill(self) -> None:
        """End it at once, with everything that it started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)


def _unblocked(pipe: IO[bytes] | None) -> IO[bytes]:
    """A pipe that nobody waits at."""
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe


def kill_all() -> None:
    """End every stranger of this process at once, for it is about to end itself."""
    for stranger in list(_running):
        stranger.kill()
