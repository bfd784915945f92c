"""Runs the command in this process as a terminal would, and keeps what it printed."""

import contextlib
import io
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import parterre
from parterre.cli import main
from parterre.engine import compiled


@dataclass(frozen=True)
class Ran:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str

    @property
    def answers(self) -> list[Any]:
        """The standard output as JSON, one document a line."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def answer(self) -> Any:
        """The one JSON document of the standard output."""
        (answer,) = self.answers
        return answer


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command with words, and with bytes or a document as its standard input."""

    def run(*words: str, given: Any = b"") -> Ran:
        data = given if isinstance(given, bytes) else json.dumps(given).encode()
        monkeypatch.setattr("parterre.cli.entry.tell_engine", lambda: None)
        out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(words)
            out.flush()
            err.flush()
        assert isinstance(out.buffer, io.BytesIO)
        assert isinstance(err.buffer, io.BytesIO)
        return Ran(code, out.buffer.getvalue().decode(), err.buffer.getvalue().decode())

    return run


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in, so that anything written there is seen."""
    folder = tmp_path / "empty"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """What a real process of the command needs to find the same sources."""
    folder = str(Path(parterre.__file__).parents[1])
    path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
    # Uncompiled on purpose is not worth a word.
    chosen = {} if compiled() else {"PARTERRE_INTERPRETED": "1"}
    return {**os.environ, **chosen, "PYTHONPATH": path}
