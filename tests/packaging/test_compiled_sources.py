"""The compiled modules: which they are, and what may not be written in them."""

import ast
from pathlib import Path

import hatch_build
import pytest

PACKAGE = hatch_build.SRC / "parterre"
COMPILED = hatch_build.compiled_sources()
PLAIN_IN_CORE = {"__init__", "game", "illegal", "scorefile", "setup", "shapes", "voice"}
COMPILED_IN_A_GAME = {"components", "state", "rules", "scoring", "sight"}


def name_of(path: Path) -> str:
    """The path of a module as one reads it in the house."""
    return path.relative_to(PACKAGE).as_posix()


def shifts(source: str) -> list[int]:
    """The lines that shift to the left."""
    nodes = ast.walk(ast.parse(source))
    return sorted(
        node.lineno
        for node in nodes
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.LShift)
    )


def test_a_shift_to_the_left_is_found() -> None:
    """The check below is no empty one."""
    assert shifts("a = 3\nb = 1 << a\nb <<= 2\nc = a >> 1\n") == [2, 3]


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_no_compiled_module_shifts_to_the_left(path: Path) -> None:
    """The compiler gets constants shifted by 31 or more wrong: tables of bits are used instead."""
    assert shifts(path.read_text("utf-8")) == []


@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_the_marker_is_the_first_line(path: Path) -> None:
    """Whoever opens a compiled module sees at once that it is one."""
    assert path.read_text("utf-8").splitlines()[0] == hatch_build.MARKER


def test_core_is_compiled_but_for_its_title_pages() -> None:
    """In core only the words that are never hot stay plain."""
    plain = {path.stem for path in (PACKAGE / "core").glob("*.py") if path not in COMPILED}
    assert plain <= PLAIN_IN_CORE


def test_every_game_compiles_the_same_files() -> None:
    """A game's rules are compiled, its sentences and its view are not."""
    for title in sorted((PACKAGE / "games").glob("*/__init__.py")):
        game = title.parent
        compiled = {
            path.relative_to(game).parts[0].removesuffix(".py")
            for path in COMPILED
            if game in path.parents
        }
        assert compiled == COMPILED_IN_A_GAME, game.name


def test_nothing_above_the_bots_is_compiled() -> None:
    """Compiled code lives in core, games and bots."""
    assert {path.relative_to(PACKAGE).parts[0] for path in COMPILED} <= {"core", "games", "bots"}
