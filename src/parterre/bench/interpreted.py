"""The same source uncompiled, in a process of its own that measures a slice when it is asked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import parterre
from parterre.bench.slices import playouts
from parterre.core import Rng
from parterre.games import GAMES


class Interpreted:
    """Asks the other process for one slice at a time, so that its slices and ours alternate."""

    def __init__(self) -> None:
        folder = str(Path(parterre.__file__).parents[1])
        path = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PARTERRE_INTERPRETED": "1", "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import answer; answer()"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interrupt at the keyboard is ours alone; it ends with us
        )

    def playouts(self, game: str, seconds: float, seed: int) -> float:
        """Decisions a second of the uncompiled source in random games."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, seconds, seed]) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def __enter__(self) -> Interpreted:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()


def answer() -> None:
    """Measure what each line of the standard input asks for."""
    for line in sys.stdin:
        game, seconds, seed = json.loads(line)
        print(playouts(GAMES[game], seconds, Rng(seed)), flush=True)
