"""What uncompiled code asks of the engine costs no memory once it has been answered.

A vec that uncompiled code hands to a compiled function is never freed by mypyc, so it hands over
whatever holds the vec instead.
"""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import parterre
from parterre.bots import decide
from parterre.games import GAMES
from parterre.table import Fate, Table
from tables import GAME_NAMES

SRC = Path(parterre.__file__).parent
# A file is scored once; its table is made of vecs from scratch.
ONCE = "scorefile.py"


def modules() -> Iterator[tuple[Path, bool, ast.Module]]:
    """Every source file, whether it is compiled, and its tree."""
    for path in sorted(SRC.rglob("*.py")):
        text = path.read_text("utf-8")
        yield path, text.startswith("# compiled"), ast.parse(text)


def takes_vec(function: ast.FunctionDef) -> bool:
    """Whether a function has a parameter that is a vec."""
    notes = [each.annotation for each in (*function.args.args, *function.args.kwonlyargs)]
    return any(note is not None and ast.unparse(note).startswith("vec[") for note in notes)


def test_no_uncompiled_code_hands_a_vec_to_the_engine() -> None:
    functions: set[tuple[str, str]] = set()
    methods: dict[tuple[str, str], set[str]] = {}
    for path, compiled, tree in modules():
        module = ".".join(("parterre", *path.relative_to(SRC).with_suffix("").parts))
        for node in tree.body if compiled else []:
            if isinstance(node, ast.FunctionDef) and takes_vec(node):
                functions.add((module, node.name))
            if isinstance(node, ast.ClassDef):
                own = [each for each in node.body if isinstance(each, ast.FunctionDef)]
                methods[module, node.name] = {each.name for each in own if takes_vec(each)}
    assert len(functions) > 20
    found = []
    for path, compiled, tree in modules():
        if compiled or path.name == ONCE:
            continue
        imported = {
            (node.module or "", each.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }
        found += [f"{path.name} imports {name}" for _, name in imported & functions]
        risky = set().union(*(methods[each] for each in imported & methods.keys()))
        found += [
            f"{path.name}:{node.lineno} calls {node.func.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in risky
        ]
    assert found == []


@pytest.mark.parametrize("name", GAME_NAMES)
def test_telling_a_table_leaves_nothing_behind(name: str) -> None:
    game = GAMES[name]
    table = Table(game, game.setup(seats=2, options={}, components={}), fate=Fate(bytes(32)))
    table.accept(table.begin())

    def tell() -> int:
        for _ in range(20):
            table.moment(1, table.n)
            table.moment(2, table.n)
            table.moment(None, table.n)
        gc.collect()
        return sys.getallocatedblocks()

    for number in range(40):
        if table.over:
            break
        seat = int(table.turn)
        setup = {"seats": 2, "options": {}, "components": {}}
        sentence = decide(name, setup, table.log(), seat, "greedy", number)
        table.accept(table.propose(seat, sentence))
        if number % 8 == 7:
            before = tell()
            assert tell() - before < 100, f"after {table.log()[-1]}"
