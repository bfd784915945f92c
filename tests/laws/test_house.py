"""The house rules: the same files in every game, a test for every clause, a word for everything."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import parterre
from games.plant import faults
from parterre.core import State
from parterre.games import GAMES
from parterre.words import FOUND, LANGUAGES, SOURCE, Voice, name_of
from tables import GAME_NAMES, bars

SRC = Path(parterre.__file__).parent
TESTS = Path(__file__).parent.parent

OTHERS = [lang for lang in LANGUAGES if lang != SOURCE]
FILES = {
    *("RULES.md", *(f"RULES.{lang}.md" for lang in OTHERS)),
    *("components.toml", *(f"components.{lang}.toml" for lang in OTHERS)),
    "__init__.py",
    "components.py",
    "shapes.py",
    "state.py",
    "rules.py",
    "scoring.py",
    "scorefile.py",
    "sight.py",
    "notation.py",
    "view.py",
}

every_game = pytest.mark.parametrize("name", GAME_NAMES)
every_other_language = pytest.mark.parametrize("lang", OTHERS)


def clauses(name: str, file: str = "RULES.md") -> list[str]:
    """The numbers of a game's clauses."""
    return re.findall(r"^\*\*§(\d+\.\d+)\*\*", (GAMES[name].folder / file).read_text("utf-8"), re.M)


@every_game
def test_every_game_has_the_same_files(name: str) -> None:
    """A file that has grown may be a folder of the same name."""
    folder = GAMES[name].folder
    found = {path.name for path in folder.iterdir() if path.suffix in (".py", ".md", ".toml")}
    folders = {f"{path.name}.py" for path in folder.iterdir() if (path / "__init__.py").exists()}
    assert found | folders == FILES


@every_game
def test_clauses_are_numbered_in_order_and_alike_in_every_language(name: str) -> None:
    numbers = clauses(name)
    assert numbers == sorted(set(numbers), key=lambda n: [int(part) for part in n.split(".")])
    for lang in OTHERS:
        assert clauses(name, f"RULES.{lang}.md") == numbers


@every_game
def test_every_clause_has_a_test(name: str) -> None:
    tested = set()
    for path in (TESTS / "games" / name).glob("test_*.py"):
        for section, number in re.findall(r"^def test_(\d+)_(\d+)_", path.read_text("utf-8"), re.M):
            tested.add(f"{section}.{number}")
    assert set(clauses(name)) - tested == set()
    assert tested - set(clauses(name)) == set()


@every_game
def test_every_fault_can_still_be_planted(name: str) -> None:
    """`tests/games/plant.py` finds where to plant each, and what it makes can be read."""
    assert len(faults(name)) >= 20
    for fault in faults(name):
        text = (GAMES[name].folder / fault.file).read_text("utf-8")
        assert fault.clause in clauses(name), fault.what
        assert fault.planted(text) != text, fault.what
        reading = ast.parse if fault.file.endswith(".py") else tomllib.loads
        reading(fault.planted(text))


@every_game
def test_every_cited_clause_exists(name: str) -> None:
    known = set(clauses(name))
    for path in GAMES[name].folder.rglob("*.py"):
        text = path.read_text("utf-8")
        cited = set(re.findall(r"§(\d+\.\d+)", text))
        refusals = re.findall(r'Illegal\(\s*"[a-z-]+",\s*"(\d+\.\d+)"', text)
        assert (cited | set(refusals)) - known == set(), path.name


@every_game
def test_every_function_of_the_rules_names_its_clause(name: str) -> None:
    """All but the words of the contract, which every game has."""
    folder = GAMES[name].folder
    files = [folder / "rules.py"] if (folder / "rules.py").exists() else folder.glob("rules/*.py")
    trees = [ast.parse(path.read_text("utf-8")) for path in files]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    silent = {f.name for f in functions if "§" not in (ast.get_docstring(f) or "")}
    assert silent <= {word for word in vars(State) if not word.startswith("_")}
    assert len(functions) > len(silent)


@every_other_language
@every_game
def test_every_source_is_told_in_every_language(name: str, lang: str) -> None:
    """And nothing is kept in a language that no element says any more."""
    game = GAMES[name]
    told = tomllib.loads((game.folder / f"components.{lang}.toml").read_text("utf-8"))["sources"]
    box = game.box({})
    assert set(told) == {element.source for element in game.elements(box, Voice())}
    assert {element.source for element in game.elements(box, Voice(lang))} == set(told.values())
    assert not {source for source in told.values() if "rulebook" in source}


def named(values: dict[str, object], lang: str, at: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Where a file of components has a text in a language, without the tag at the end."""
    found = set()
    for key, value in values.items():
        if isinstance(value, dict):
            found |= named(value, lang, (*at, key))
        elif key.rpartition("_")[2] == lang:
            found.add((*at, key.removesuffix(lang)))
    return found


@every_other_language
@every_game
def test_every_name_in_the_box_is_there_in_every_language(name: str, lang: str) -> None:
    """Each file has its own language and no other."""
    folder = GAMES[name].folder
    shipped = tomllib.loads((folder / "components.toml").read_text("utf-8"))
    own = tomllib.loads((folder / f"components.{lang}.toml").read_text("utf-8"))
    del own["sources"]
    assert named(own, lang) == named(shipped, SOURCE) != set()
    texts = [text for section in own.values() for text in leaves(section)]
    assert len(texts) == len(named(own, lang))
    assert named(shipped, lang) == set()


def leaves(values: dict[str, object]) -> list[object]:
    """Every value below, however deep."""
    inner = (leaves(value) if isinstance(value, dict) else [value] for value in values.values())
    return [value for found in inner for value in found]


@every_game
def test_only_pages_that_the_rule_text_prints_are_cited(name: str) -> None:
    for file in sorted(file for file in FILES if not file.endswith(".py")):
        text = (GAMES[name].folder / file).read_text("utf-8")
        cited = re.findall(r"\bp\.\s((?:\d+(?:,\s)?)+)", text)
        pages = {int(page) for pages in cited for page in pages.split(",") if page.strip()}
        assert pages <= bars(name).PRINTED, file


@every_game
@pytest.mark.parametrize(("file", "ruling"), [("RULES.md", "Ruling"), ("RULES.fr.md", "Décision")])
def test_a_clause_does_not_cite_a_text_for_what_it_does_not_say(
    name: str, file: str, ruling: str
) -> None:
    text = (GAMES[name].folder / file).read_text("utf-8")
    told = dict(re.findall(r"^\*\*§([\d.]+)\*\* (.*?)\n\n", text, re.M | re.S))
    for number in bars(name).RULINGS:
        assert f"**{ruling}**" in told[number], number
    for number in bars(name).PUBLIC:
        assert re.search(r"\(FR.* public\)$", told[number], re.S), number


@every_game
def test_every_refusal_of_a_file_or_an_option_is_named_in_a_test(name: str) -> None:
    """Those of sentences have tables of their own: tests/games/<game>/test_refusals.py."""
    folder = GAMES[name].folder
    files = [
        folder / "scorefile.py",
        *folder.glob("components*.py"),
        *folder.glob("components/*.py"),
    ]
    text = "".join(file.read_text("utf-8") for file in files)
    told = "element-|board-|action-|table-"  # what a box says is no refusal
    worded = set(re.findall(rf'"((?:score|option|box|{name})-(?!part-|{told})[a-z-]+[a-z])"', text))
    places = [TESTS / "games" / name, TESTS / "cli"]
    tests = "".join(file.read_text("utf-8") for place in places for file in place.glob("*.py"))
    named = set(re.findall(r'"([a-z-]+)"', tests))
    assert {
        id for id in worded if id not in named and id.removeprefix(f"{name}-") not in named
    } == set()


# Words.


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """The messages of a file with the values each takes."""

    class Values(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            self.names.add(node.id.name)

    found = {}
    for entry in FluentParser().parse((SRC / "words" / lang / file).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            values = Values()
            values.visit(entry)
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = values.names
    return found


WORD_FILES = sorted(path.name for path in (SRC / "words" / SOURCE).glob("*.ftl"))


@every_other_language
@pytest.mark.parametrize("file", WORD_FILES)
def test_every_language_says_the_same_with_the_same_values(file: str, lang: str) -> None:
    source, other = messages(SOURCE, file), messages(lang, file)
    assert set(other) == set(source)
    grammar = {"count", "you"}  # what a sentence depends on in one language and not in the other
    assert {id for id in source if not other[id] <= source[id] | grammar} == set()


def test_every_language_has_the_same_files() -> None:
    folders = {path.parent.name for path in (SRC / "words").glob("*/*.ftl")}
    assert folders == set(LANGUAGES)  # each with its language.json
    for lang in LANGUAGES:
        assert sorted(path.name for path in (SRC / "words" / lang).glob("*.ftl")) == WORD_FILES


def test_a_language_says_its_own_name_and_one_is_the_source() -> None:
    assert len({name_of(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert [lang for lang, own in FOUND.items() if "source" in own] == [SOURCE]
    for lang, own in FOUND.items():
        assert set(own) <= {"name", "source", "unbroken", "prefixes"}, lang
        assert set(own.get("unbroken", {})) <= {"before", "after"}, lang


def test_no_code_names_a_language() -> None:
    """What is particular to one is in its own files; tests alone may speak of French."""
    names = "|".join([*LANGUAGES, *map(name_of, LANGUAGES), "French"])
    quoted = re.compile(rf"""["'`>](?:{names})["'`<]""")
    root = SRC.parent.parent
    folders = (SRC, root / "web" / "src", root / "web" / "dev")
    kinds = ("py", "ts", "svelte", "css")
    files = [root / "hatch_build.py", root / "parterre"]
    files += [path for folder in folders for kind in kinds for path in folder.rglob(f"*.{kind}")]
    files = [path for path in files if "static" not in path.parts]
    assert len(files) > 400
    found = [
        f"{path.name}: {line.strip()}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        if quoted.search(line)
    ]
    assert found == []
    # What is there before the client speaks is in the source language.
    assert f'<html lang="{SOURCE}">' in (root / "web" / "index.html").read_text("utf-8")


def test_no_message_is_written_twice() -> None:
    ids = [id for file in WORD_FILES for id in messages(SOURCE, file)]
    assert sorted(ids) == sorted(set(ids))


def test_every_refusal_and_log_line_has_its_words() -> None:
    known = {id for file in WORD_FILES for id in messages(SOURCE, file)}
    for path in SRC.rglob("*.py"):
        text = path.read_text("utf-8")
        used = re.findall(r'Illegal\(\s*"([a-z-]+)"', text) + re.findall(r'"id": "([a-z-]+)"', text)
        assert set(used) - known == set(), path.name
