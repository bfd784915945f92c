"""A game is its folders and two lines: nothing else names one, so that a fifth touches nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import parterre
from parterre.games import GAMES, NAMES
from parterre.words import LANGUAGES, bundle
from tables import GAME_NAMES

SRC = Path(parterre.__file__).parent
ROOT = SRC.parent.parent
TESTS = ROOT / "tests"
REGISTRIES = (SRC / "games" / "__init__.py", ROOT / "web" / "src" / "games" / "registry.ts")
TEXTS = {".py", ".ts", ".svelte", ".css", ".ftl", ".json", ".js", ".html", ".toml"}
# What the build makes, and what was said by a site that was tried out.
MADE = {"static", "made", "node_modules", "__pycache__", "examples.json"}
NAMED = re.compile("|".join(GAME_NAMES), re.IGNORECASE)

every_game = pytest.mark.parametrize("name", GAME_NAMES)


def is_of(path: Path, name: str) -> bool:
    """Whether a file belongs to a game: by its folder, or by how its own name begins."""
    return name in path.parts[:-1] or re.match(rf"{name}[._-]", path.name) is not None


def shared(*folders: Path) -> Iterator[Path]:
    """Every file that belongs to no game and is not made from others."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            made = MADE & set(path.parts)
            own = any(is_of(path.relative_to(ROOT), name) for name in GAME_NAMES)
            if path.suffix in TEXTS and not made and not own:
                yield path


def example(line: str, path: Path) -> bool:
    """Whether a line shows how a command is typed, for which any game would do."""
    return path.name == "cli.ftl" and ("parterre " in line or '"game": ' in line)


def test_nothing_but_the_registries_names_a_game() -> None:
    config = [ROOT / "hatch_build.py", ROOT / "parterre", *sorted((ROOT / "web").glob("*.*s"))]
    files = [*shared(SRC, ROOT / "web" / "src"), *config, ROOT / "web" / "make_types.py"]
    assert len(files) > 250
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files
        if path not in REGISTRIES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if NAMED.search(line) and not example(line, path)
    ]
    assert found == []


@every_game
def test_a_game_is_one_line_of_each_registry(name: str) -> None:
    for path in REGISTRIES:
        lines = [line for line in path.read_text("utf-8").splitlines() if name in line]
        assert len(lines) == 1, path.name


def test_both_registries_name_the_same_games() -> None:
    text = REGISTRIES[1].read_text("utf-8")
    assert sorted(re.findall(r'as (\w+) \} from "\./\1"', text)) == sorted(NAMES)
    assert list(GAMES) == list(NAMES)


@every_game
def test_a_game_has_the_folders_and_files_that_all_have(name: str) -> None:
    own = [
        SRC / "games" / name / "__init__.py",
        SRC / "bots" / "hints" / f"{name}.py",
        SRC / "bots" / "reasons" / f"{name}.py",
        *(SRC / "words" / lang / f"{name}.ftl" for lang in LANGUAGES),
        *(ROOT / "web" / "src" / "games" / name / file for file in ("index.ts", "table.ts")),
        *(TESTS / "games" / name / file for file in ("bars.py", "census.py", "referee.py")),
    ]
    assert [str(path.relative_to(ROOT)) for path in own if not path.is_file()] == []


@every_game
def test_its_messages_begin_with_its_name(name: str) -> None:
    for lang in LANGUAGES:
        for path in sorted((SRC / "words" / lang).glob("*.ftl")):
            ids = re.findall(r"^([A-Za-z][\w-]*) =", path.read_text("utf-8"), re.M)
            begin = {id for id in ids if id.startswith(f"{name}-")}
            assert begin == (set(ids) if is_of(path, name) else set()), path.name


@every_game
def test_everything_that_a_table_may_choose_has_words(name: str) -> None:
    """Each option by itself and each choice, as `/api/games` tells them."""
    game = GAMES[name]
    for lang in LANGUAGES:
        wanted = [f"{name}-{what}" for what in ("title", "note", "credit")]
        wanted += [f"{name}-option-{option.name}" for option in game.options]
        for option in game.options:
            id = f"{name}-option-{option.name}"
            words = [choice for choice in option.choices if isinstance(choice, str)]
            wanted += [f"{id}-{word.replace(' ', '-')}" for word in words]
            wanted += [f"{id}-typed"] if option.check else []
            wanted += [f"{id}-usual", f"{id}-own"] if option.codes else []
            wanted += [f"{name}-{option.name}-{code}" for code in option.codes]
        assert [id for id in wanted if not bundle(lang).has_message(id)] == []


# Tests may take a game for an example; they may not have a list of them that a fifth is missing in.


def literals(node: ast.AST) -> set[str]:
    """The games that are named in a value as it is written there, not further down."""
    parts: list[ast.expr | None] = []
    if isinstance(node, ast.Dict):
        parts = list(node.keys)
    elif isinstance(node, ast.List | ast.Tuple | ast.Set):
        parts = list(node.elts)
        # Rows of a table begin with what they are about.
        parts += [row.elts[0] for row in node.elts if isinstance(row, ast.Tuple) and row.elts]
    found = {part.value for part in parts if isinstance(part, ast.Constant)}
    return {name for name in GAME_NAMES if name in found}


def asked(node: ast.AST) -> bool:
    """Whether it is asked which game something is."""
    if not isinstance(node, ast.Compare) or isinstance(node.left, ast.Constant):
        return False
    compared = [node.left, *node.comparators]
    named = [part for part in compared if isinstance(part, ast.Constant) and part.value in GAMES]
    chosen = any(isinstance(part, ast.Name) and part.id in ("name", "game") for part in compared)
    return bool(named) and chosen


def test_no_test_of_all_games_has_a_list_of_them() -> None:
    found = []
    for path in shared(TESTS):
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                all_of_them = len(literals(node)) == len(GAMES)
                table = isinstance(node, ast.Dict) and len(literals(node)) > 1
                if all_of_them or table or asked(node):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")  # type: ignore[attr-defined]
    assert found == []
