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
from parterre.core import State
from parterre.games import GAMES
from parterre.words import LANGUAGES
from tables import GAME_NAMES

SRC = Path(parterre.__file__).parent
TESTS = Path(__file__).parent.parent

FILES = {
    "RULES.md",
    "RULES.fr.md",
    "components.toml",
    "components.fr.toml",
    "__init__.py",
    "components.py",
    "state.py",
    "rules.py",
    "scoring.py",
    "scorefile.py",
    "sight.py",
    "notation.py",
    "view.py",
}

every_game = pytest.mark.parametrize("name", GAME_NAMES)


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
def test_clauses_are_numbered_in_order_and_alike_in_both_languages(name: str) -> None:
    numbers = clauses(name)
    assert numbers == sorted(set(numbers), key=lambda n: [int(part) for part in n.split(".")])
    assert clauses(name, "RULES.fr.md") == numbers


@every_game
def test_every_clause_has_a_test(name: str) -> None:
    tested = set()
    for path in (TESTS / "games" / name).glob("test_*.py"):
        for section, number in re.findall(r"^def test_(\d+)_(\d+)_", path.read_text("utf-8"), re.M):
            tested.add(f"{section}.{number}")
    assert set(clauses(name)) - tested == set()
    assert tested - set(clauses(name)) == set()


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


@every_game
def test_every_source_is_told_in_french_as_well(name: str) -> None:
    """And nothing is kept in French that no element says any more."""
    game = GAMES[name]
    told = tomllib.loads((game.folder / "components.fr.toml").read_text("utf-8"))
    box = game.box({})
    assert set(told) == {element.source for element in game.elements(box, "en")}
    assert {element.source for element in game.inventory(box, "fr")} == set(told.values())
    assert game.inventory(box, "en") == game.elements(box, "en")
    assert not {source for source in told.values() if "rulebook" in source}


# The pages that the rule texts print or name themselves; elsewhere a heading is cited.
PRINTED = {
    "arboretum": {6, 7, 8},
    "topiary": set(),
    "botanicus": set(range(4, 11)),
    "arborea": set(range(4, 14)),
}


@every_game
def test_only_pages_that_the_rule_text_prints_are_cited(name: str) -> None:
    files = ["RULES.md", "RULES.fr.md", "components.toml", "components.fr.toml"]
    for file in files:
        text = (GAMES[name].folder / file).read_text("utf-8")
        cited = re.findall(r"\bp\.\s((?:\d+(?:,\s)?)+)", text)
        pages = {int(page) for pages in cited for page in pages.split(",") if page.strip()}
        assert pages <= PRINTED[name], file


# What reading the rule texts anew showed that they do not say, and how each is known instead.
NOT_IN_THE_TEXT = {
    "botanicus": {"ruling": ["1.1", "4.8"], "public": ["2.1", "9.1"]},
    "arborea": {
        "ruling": ["1.3", "2.4", "5.8", "8.12", "10.9", "10.12", "10.13", "10.15"],
        "public": [],
    },
}


@pytest.mark.parametrize("name", NOT_IN_THE_TEXT)
@pytest.mark.parametrize(("file", "ruling"), [("RULES.md", "Ruling"), ("RULES.fr.md", "Décision")])
def test_a_clause_does_not_cite_a_text_for_what_it_does_not_say(
    name: str, file: str, ruling: str
) -> None:
    text = (GAMES[name].folder / file).read_text("utf-8")
    told = dict(re.findall(r"^\*\*§([\d.]+)\*\* (.*?)\n\n", text, re.M | re.S))
    for number in NOT_IN_THE_TEXT[name]["ruling"]:
        assert f"**{ruling}**" in told[number], number
    for number in NOT_IN_THE_TEXT[name]["public"]:
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
    worded = set(re.findall(rf'"((?:score|option|box|{name})-(?!part-)[a-z-]+[a-z])"', text))
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


WORD_FILES = sorted(path.name for path in (SRC / "words" / "en").glob("*.ftl"))


@pytest.mark.parametrize("file", WORD_FILES)
def test_french_says_everything_english_says_with_the_same_values(file: str) -> None:
    english, french = messages("en", file), messages("fr", file)
    assert set(french) == set(english)
    grammar = {"count", "you"}  # what a sentence depends on in one language and not in the other
    assert {id for id in english if not french[id] <= english[id] | grammar} == set()


def test_both_languages_have_the_same_files() -> None:
    for lang in LANGUAGES:
        assert sorted(path.name for path in (SRC / "words" / lang).glob("*.ftl")) == WORD_FILES


def test_no_message_is_written_twice() -> None:
    ids = [id for file in WORD_FILES for id in messages("en", file)]
    assert sorted(ids) == sorted(set(ids))


def test_every_refusal_and_log_line_has_its_words() -> None:
    known = {id for file in WORD_FILES for id in messages("en", file)}
    for path in SRC.rglob("*.py"):
        text = path.read_text("utf-8")
        used = re.findall(r'Illegal\(\s*"([a-z-]+)"', text) + re.findall(r'"id": "([a-z-]+)"', text)
        assert set(used) - known == set(), path.name
