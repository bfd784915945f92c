"""Every refusal that a game's notation words, and situations that bring each about."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pytest

from parterre.core import Illegal, State
from parterre.games import GAMES
from parterre.words import LANGUAGES, bundle


@dataclass(frozen=True)
class Refused:
    """A sentence said at a table, the refusal it meets and the clause that this names."""

    id: str
    clause: str
    scene: Callable[[], State]
    sentence: str


def rows(scene: Callable[[], State], *refused: str) -> list[Refused]:
    """Refusals at one table, each written as `sentence → id §clause`."""
    found = []
    for line in refused:
        sentence, _, answer = line.partition(" → ")
        id, _, clause = answer.partition(" §")
        found.append(Refused(id, clause, scene, sentence))
    return found


def check(name: str, row: Refused) -> None:
    """See that a sentence is refused for its reason, in words of both languages."""
    state = row.scene()
    before = state.facts()
    with pytest.raises(Illegal) as met:
        GAMES[name].read(state, row.sentence)
    why = met.value
    assert (why.id, why.clause) == (f"{name}-{row.id}", row.clause)
    assert state.facts() == before
    for lang in LANGUAGES:
        pattern = bundle(lang).get_message(why.id).value
        assert pattern is not None
        assert bundle(lang).format_pattern(pattern, dict(why.values))[1] == []


def both_tests(
    name: str, table: Sequence[Refused]
) -> tuple[Callable[[Refused], None], Callable[[], None]]:
    """The tests of a game's refusals: each comes for its reason, and none is left out."""

    @pytest.mark.parametrize("row", table, ids=lambda row: f"{row.id}-{row.clause}")
    def refused_for_its_reason(row: Refused) -> None:
        check(name, row)

    def every_refusal_met() -> None:
        assert unreached(name, table) == set()

    return refused_for_its_reason, every_refusal_met


def unreached(name: str, table: Sequence[Refused]) -> set[tuple[str, str]]:
    """The refusals that the notation of a game words and no situation of the table meets."""
    met = {(f"{name}-{row.id}", row.clause) for row in table}
    ids = {id for id, _ in met}
    return {
        (id, clause)
        for id, clause in worded(name)
        if id not in ids or (clause and (id, clause) not in met)
    }


def worded(name: str) -> set[tuple[str, str]]:
    """The refusals in the sources of a notation with their clauses, "" where one is looked up."""
    folder = GAMES[name].folder
    files = (
        [folder / "notation.py"]
        if (folder / "notation.py").exists()
        else [folder / "notation" / file for file in ("sentences.py", "refusing.py")]
    )
    found = set()
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        functions = {f.name: f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef)}
        rest = [each for each in tree.body if not isinstance(each, ast.FunctionDef)]
        for scope in [ast.Module(rest, []), *functions.values()]:
            for parts in _side_by_side(scope):
                for first, second in pairwise(parts):
                    clauses = _texts(second, scope, functions) or {""}
                    for id in _texts(first, scope, functions):
                        if re.fullmatch(rf"{name}-(?!log-)[a-z-]+", id):
                            found |= {(id, clause) for clause in clauses}
    return {(id, clause) for id, clause in found if clause or not _with_clause(id, found)}


def _with_clause(id: str, found: set[tuple[str, str]]) -> bool:
    return any(other == id and clause for other, clause in found)


def _side_by_side(scope: ast.AST) -> Iterator[list[ast.expr]]:
    """What stands side by side in a scope: the values given to a call, the members of a pair."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Call):
            yield list(node.args)
        elif isinstance(node, ast.Tuple):
            yield list(node.elts)


def _texts(
    node: ast.AST, scope: ast.AST, functions: dict[str, ast.FunctionDef], deep: int = 0
) -> set[str]:
    """The texts that an expression can be: its own, those of its name or of the function called."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if deep > 3:
        return set()
    sources: list[ast.AST] = []
    inside = scope
    if isinstance(node, ast.IfExp):
        sources = [node.body, node.orelse]
    elif isinstance(node, ast.Name):
        for each in ast.walk(scope):
            if isinstance(each, ast.Assign):
                names = [target.id for target in each.targets if isinstance(target, ast.Name)]
                sources += [each.value] if node.id in names else []
    elif (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions
    ):
        inside = functions[node.func.id]
        sources = [r.value for r in ast.walk(inside) if isinstance(r, ast.Return) and r.value]
    return {text for each in sources for text in _texts(each, inside, functions, deep + 1)}
