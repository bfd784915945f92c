"""The folder of a report: every finished game is kept there at once, so that a stopped run goes on.

Each line of `games.jsonl` is a record as any other, with how it came about under `arena`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from parterre.arena.match import Outcome
from parterre.arena.play import Thought
from parterre.core import Game, Illegal, Setup
from parterre.core.illegal import told, why, written
from parterre.table import write_record
from parterre.table.shapes import Score

RUN, RECORDS, ASIDE = "run.json", "games.jsonl", "stderr"
OFTEN = 1.0  # seconds between two moments at which the disk is made to keep what it was given

Key = tuple[int, int, int]


class Journal:
    """The finished games of one run."""

    def __init__(self, folder: Path, game: Game, setup: Setup) -> None:
        self.folder, self.game, self.setup = folder, game, setup
        self.lines: dict[Key, bytes] = {}
        self.file = (folder / RECORDS).open("ab")
        self.kept = monotonic()

    def read(self) -> Iterator[Outcome]:
        """The games finished before; a last line that was cut short is forgotten."""
        data = (self.folder / RECORDS).read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            os.truncate(self.folder / RECORDS, whole)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                outcome = outcome_of(json.loads(line))
            except (ValueError, KeyError, TypeError, msgspec.ValidationError):
                raise Illegal(
                    "arena-folder-spoilt", file=told(str(self.folder / RECORDS)), line=number
                ) from None
            self.lines[outcome.key] = line
            yield outcome

    def add(self, outcome: Outcome) -> None:
        """Keep a finished game, and what its bots wrote aside."""
        for seat, said in outcome.stderr.items():
            (self.folder / ASIDE).mkdir(exist_ok=True)
            name = "{}-{}-{}-{}.txt".format(*outcome.key, seat + 1)
            (self.folder / ASIDE / name).write_text(said, "utf-8")
        line = json.dumps(self._document(outcome), ensure_ascii=False).encode()
        self.lines[outcome.key] = line
        self.file.write(line + b"\n")
        self.file.flush()
        if monotonic() > self.kept + OFTEN:
            self._keep()

    def _keep(self) -> None:
        os.fsync(self.file.fileno())
        self.kept = monotonic()

    def _document(self, outcome: Outcome) -> dict[str, Any]:
        told = (outcome.names, outcome.log, outcome.scores)
        record = write_record(self.game, self.setup, *told)
        return {
            **msgspec.to_builtins(record),
            "arena": {
                "match_up": outcome.match_up,
                "deal": outcome.deal,
                "rotation": outcome.rotation,
                "thoughts": [asdict(thought) for thought in outcome.thoughts],
                "given_up": outcome.given_up,
            },
        }

    def order(self, counted: Iterable[Key]) -> None:
        """Leave the games that were counted, in their order, and no others."""
        whole_file(self.folder / RECORDS, b"".join(self.lines[key] + b"\n" for key in counted))

    def close(self) -> None:
        """Let the disk keep everything."""
        with suppress(OSError, ValueError):
            self._keep()
        self.file.close()


def outcome_of(document: Mapping[str, Any]) -> Outcome:
    """How the game of a line came out; an error where no arena wrote it."""
    about = document["arena"]
    thoughts = [Thought(**thought) for thought in about["thoughts"]]
    key = (int(about["match_up"]), int(about["deal"]), int(about["rotation"]))
    names = tuple(document["names"])
    scores, given_up = msgspec.convert(document["scores"], list[Score]), about["given_up"]
    if len(names) != len(thoughts) or (not given_up and len(scores) < len(names)):
        raise ValueError
    return Outcome(*key, names, scores, thoughts, given_up)


def whole_file(path: Path, data: bytes) -> None:
    """Write a file as a whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


@contextmanager
def journal(folder: Path, asked: Mapping[str, Any], game: Game, setup: Setup) -> Iterator[Journal]:
    """The journal of a run, begun or gone on with, or Illegal where the folder is another's."""
    try:
        folder.mkdir(exist_ok=True)
        with _alone(folder):
            _agree(folder, asked)
            kept = Journal(folder, game, setup)
            try:
                yield kept
            finally:
                kept.close()
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise Illegal("file-write", file=told(str(folder)), why=why(problem)) from None


def _agree(folder: Path, asked: Mapping[str, Any]) -> None:
    """Write down what is asked for, or refuse where something else was."""
    path = folder / RUN
    if not path.exists():
        if any(not each.name.endswith(".part") for each in folder.iterdir()):
            raise Illegal("arena-folder-other", folder=told(str(folder)))
        text = json.dumps(asked, ensure_ascii=False, indent=1)
        whole_file(path, text.encode() + b"\n")
        return
    try:
        before = json.loads(path.read_bytes())
    except ValueError:
        before = None
    if not isinstance(before, dict):
        raise Illegal("arena-folder-spoilt", file=told(str(path)), line=1)
    for name in {**asked, **before}:
        now, then = asked.get(name), before.get(name)
        if now != then:
            values = {"then": told(written(then)), "now": told(written(now))}
            known = {"folder": told(str(folder)), "what": told(name)}
            raise Illegal("arena-folder-differs", "", **known, **values)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep a second run out of a folder."""
    if os.name != "posix":
        yield
        return
    import fcntl

    door = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Illegal("arena-folder-busy", folder=told(str(folder))) from None
        yield
    finally:
        os.close(door)
