"""Faults planted one at a time, and whether the tests of a game's clauses notice them.

`python tests/games/plant.py` plants everything that the `faults.toml` of each game tells, in a
copy of the sources; `python tests/games/plant.py GAME 5.3` only that of a game, and of a clause.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "parterre"
HERE = Path(__file__).parent
# The other plugins of pytest take as long to load as the tests to run.
ALONE = {"PARTERRE_INTERPRETED": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


@dataclass(frozen=True)
class Fault:
    """A slip that would hurt a player: what it breaks, and the text that makes it."""

    clause: str
    what: str
    file: str  # in the game's folder
    old: str
    new: str

    def planted(self, text: str) -> str:
        """The file with the fault in it."""
        assert text.count(self.old) == 1, f"§{self.clause} {self.what}: {self.file} has changed"
        return text.replace(self.old, self.new)


def faults(game: str) -> list[Fault]:
    """What is planted in a game."""
    told = tomllib.loads((HERE / game / "faults.toml").read_text("utf-8"))
    return [Fault(**fault) for fault in told["fault"]]


def clause_tests(game: str) -> str:
    """The tests named after a clause, but for those that ask the second reading of the rules."""
    rules = (SRC / "games" / game / "RULES.md").read_text("utf-8")
    sections = re.findall(r"^## (\d+) ", rules, re.M)
    named = " or ".join(f"test_{section}_" for section in sections)
    trees = [ast.parse(path.read_text("utf-8")) for path in (HERE / game).glob("test_*.py")]
    asking = " or ".join(name for tree in trees for name in _asking(tree))
    return f"({named}) and not ({asking})" if asking else named


def _asking(tree: ast.Module) -> Iterator[str]:
    second: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".referee"):
            second |= {alias.asname or alias.name for alias in node.names}
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            words = {word.id for word in ast.walk(node) if isinstance(word, ast.Name)}
            if words & second:
                yield node.name


class Copy:
    """The sources where faults are planted, and the tests run on them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "static", "__pycache__")
        shutil.copytree(SRC, folder / "parterre", ignore=left_out)

    def noticed(self, game: str, fault: Fault) -> str:
        """A clause test that fails with a fault, one of its own clause if there is one."""
        path = self.folder / "parterre" / "games" / game / fault.file
        text = path.read_text("utf-8")
        path.write_text(fault.planted(text), "utf-8")
        own = f"test_{fault.clause.replace('.', '_')}_"
        try:
            return self.failing(game, own) or self.failing(game)
        finally:
            path.write_text(text, "utf-8")
            Path(cache_from_source(str(path))).unlink(missing_ok=True)

    def failing(self, game: str, own: str = "") -> str:
        """The first clause test that fails, or nothing."""
        words = f"{own} and ({clause_tests(game)})" if own else clause_tests(game)
        options = ["-q", "-p", "pytest_timeout", "--timeout=60", "-k", words]
        options += ["-o", f"cache_dir={self.folder / 'cache'}"]
        # Some files lay out their scenes when they are read, and a fault may stop them: go on.
        options += ["-x"] if own else ["--maxfail=3", "--continue-on-collection-errors"]
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *options, str(HERE / game)],
            cwd=ROOT,
            env={**os.environ, **ALONE, "PYTHONPATH": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        found = re.search(r"^FAILED \S+::(\w+)", ran.stdout, re.M)
        if found is None and ran.returncode != 0 and not own:
            sys.exit(ran.stdout + ran.stderr)
        return found[1] if found else ""


def main(games: list[str], clauses: list[str]) -> int:
    """Plant what is asked for and tell of each fault which test notices it."""
    asked = {
        game: [f for f in faults(game) if f.clause in clauses or not clauses] for game in games
    }
    if not any(asked.values()):
        sys.exit(
            f"nothing to plant: {' '.join(clauses)} is neither a game nor a clause with faults"
        )
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for game, listed in asked.items():
            if failing := copy.failing(game):
                sys.exit(f"{game}: {failing} fails with nothing planted")
            for fault in listed:
                by = copy.noticed(game, fault)
                missed += not by
                print(f"{game} §{fault.clause} {fault.what}: {by or 'NOT NOTICED'}", flush=True)
    print(f"{missed} not noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    every = sorted(path.parent.name for path in HERE.glob("*/faults.toml"))
    words = sys.argv[1:]
    games = [word for word in words if word in every]
    sys.exit(main(games or every, [word for word in words if word not in every]))
