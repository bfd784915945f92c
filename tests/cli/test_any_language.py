"""A language is its files: one that a script has made is whole in the terminal."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Ran
from cli.test_score import TOPIARY
from parterre.games import GAMES
from parterre.table.describe import describe
from parterre.words import SOURCE, Voice
from plain import plain
from pseudo import TAG, accented, copied

PLAYED = Path(__file__).parent.parent / "played"
# Cards, levels, trails and other codes are the same in every language, and so is a path.
CODE = re.compile(r"\b(?:[A-Z]{1,3}[+-]?\d*[ab]?|[a-e]\d|[a-z]\d{1,2})\b")
WORD = re.compile(r"[A-Za-z]{2,}")

Speak = Callable[..., Ran]


@pytest.fixture(scope="session")
def speak(tmp_path_factory: pytest.TempPathFactory, environment: dict[str, str]) -> Speak:
    """Run the command of a copy of the package, in the language that was added there."""
    project = copied(tmp_path_factory.mktemp("pseudo"))
    path = os.pathsep.join([str(project / "src"), environment["PYTHONPATH"]])

    def speak(*words: str, given: Any = None, lang: str = TAG) -> Ran:
        ran = subprocess.run(
            [sys.executable, "-m", "parterre", "--lang", lang, *words],
            input="" if given is None else json.dumps(given),
            capture_output=True,
            text=True,
            env={**environment, "PYTHONPATH": path, "COLUMNS": "400"},
            cwd=project,
        )
        return Ran(ran.returncode, ran.stdout, ran.stderr)

    return speak


def foreign(text: str, *known: str) -> set[str]:
    """The words of a text that have no accent, but for codes and what is known to be a name."""
    names = {word for each in known for word in WORD.findall(each)}
    return set(WORD.findall(CODE.sub(" ", text))) - names


def leaves(value: Any) -> Iterator[str]:
    """Every text in some data, keys included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        yield str(value).lower() if isinstance(value, bool) else str(value)


def test_the_language_is_one_of_the_languages(speak: Speak) -> None:
    ran = speak("games", lang="yy")
    assert (ran.code, ran.out) == (1, "")
    assert TAG in ran.err
    assert speak("--help").out.count(f"|{TAG}") == 1
    assert speak("games", lang=SOURCE).out != speak("games").out


def test_the_games_are_listed_in_it(speak: Speak) -> None:
    ran = speak("games")
    assert (ran.code, ran.err) == (0, "")
    # What is typed stays: names of games, of bots, of options and their values.
    bots = json.loads(speak("games", "--json").out)[0]["bots"]
    told = [plain(describe(game, bots, Voice())) for game in GAMES.values()]
    kept = [game[key] for game in told for key in ("name", "title", "designer")]
    kept += [
        option[key]
        for game in told
        for option in game["options"]
        for key in ("name", "default", "choices")
    ]
    typed = [text for each in kept for text in leaves(each)]
    assert foreign(ran.out, *bots, *typed) == set()
    assert accented("Option") in ran.out


@pytest.mark.parametrize("name", GAMES)
def test_a_box_is_told_in_it(speak: Speak, name: str) -> None:
    ran = speak("components", name)
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(speak("components", name, "--json").out)["elements"]
    ids = [element["id"] for element in told]
    assert foreign(ran.out, GAMES[name].title, *ids) == set()
    # In the table by itself an id could hide a word that should have been told.
    texts = " ".join(element[key] for element in told for key in ("what", "value", "source"))
    assert foreign(texts) == set()
    english = json.loads(speak("components", name, "--json", lang=SOURCE).out)["elements"]
    assert [element["known"] for element in english] == [element["known"] for element in told]


@pytest.mark.parametrize("name", GAMES)
def test_scores_are_told_in_it(speak: Speak, name: str) -> None:
    record = json.loads((PLAYED / name / "two-greedy.json").read_text("utf-8"))
    record.pop("names", None)
    for command in ("score", "replay"):
        ran = speak(command, "-", given=record)
        assert (ran.code, ran.err) == (0, "")
        assert foreign(ran.out, name, GAMES[name].title) == set()
        assert f"{accented('Seat')} 1" in ran.out
        # For programs nothing has another name than before.
        assert json.loads(speak(command, "-", "--json", given=record).out)["game"] == name


def test_a_table_without_names_is_scored_in_it(speak: Speak) -> None:
    nameless: Any = json.loads(json.dumps(TOPIARY))
    for player in nameless["players"]:
        del player["name"]
    ran = speak("score", "-", given=nameless)
    assert (ran.code, ran.err) == (0, "")
    assert foreign(ran.out) == set()
    told = json.loads(speak("score", "-", "--json", given=nameless).out)
    assert [player["name"] for player in told["players"]] == ["Seat 1", "Seat 2"]
    assert foreign(" ".join(told["warnings"]), "Seat") == set()


def broken(name: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Records that break a rule in some way, each with what is quoted from it."""
    record = json.loads((PLAYED / name / "two-greedy.json").read_text("utf-8"))
    log = record["log"]
    for number in range(0, len(log), max(1, len(log) // 12)):
        for entry in (log[-1], log[number - 1], "dance wildly", log[number] + " twice"):
            if entry != log[number]:
                yield {**record, "log": [*log[:number], entry], "scores": []}, entry
    yield {**record, "rules": 99}, ""
    yield {**record, "setup": {"seats": 9}}, ""
    yield {**record, "setup": {"seats": 2, "options": {"colour": 1}}}, "colour"
    yield {**record, "components": {"nothing": {"here": 1}}}, "nothing here"
    yield {**record, "scores": [1]}, "seat points place"
    yield {**record, "names": [1]}, ""


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_refused_in_it(speak: Speak, name: str, tmp_path: Path) -> None:
    """Every refusal but for what it quotes: the entry, and the words that could be typed."""
    records = list(broken(name))
    file = tmp_path / "records.jsonl"
    file.write_text("\n".join(json.dumps(record) for record, _ in records))
    answers = [json.loads(line) for line in speak("replay", "--json", str(file)).out.splitlines()]
    sentences = []
    for answer, (_, quoted) in zip(answers, records, strict=True):
        if "error" in answer:  # some entries could as well have come there
            sentences.append(re.sub(r"\d", "", answer["error"]))
            typed = [*re.findall(r"“[^”]*”", answer["error"]), *typed_in(name)]
            assert foreign(answer["error"], quoted, GAMES[name].title, *typed) == set()
    assert len(sentences) > len(records) // 2
    assert len(set(sentences)) > 8


def typed_in(name: str) -> Iterator[str]:
    """What may be typed in a game: the verbs of its sentences, its options and their values."""
    for record in (PLAYED / name).glob("*.json"):
        yield from {entry.split()[0] for entry in json.loads(record.read_text("utf-8"))["log"]}
    for option in GAMES[name].options:
        yield from (option.name, *map(str, option.choices))


REFUSED = [
    (("replay", "nowhere.json"), "nowhere json"),
    (("score", "-"), ""),
    (("components", "chess"), "chess " + " ".join(GAMES)),
    (("components", "arboretum", "--check", "box.toml"), "box toml species en de nothing"),
    (("dance",), None),
    (("games", "--loud"), "loud"),
    (("simulate", "arboretum", "--seats", "nine"), "seats nine"),
]


@pytest.mark.parametrize(("words", "quoted"), REFUSED)
def test_bad_input_is_refused_in_it(
    speak: Speak, words: tuple[str, ...], quoted: str | None, tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[species.K]\nen = 3\nde = "Eiche"\n[nothing]\n', "utf-8")
    ran = speak(*(str(box) if word == "box.toml" else word for word in words))
    assert ran.code in (1, 2)
    if quoted is None:  # a command that there is not: told with those that there are
        quoted = "dance games score simulate replay components arena bench"
    assert foreign(ran.err.replace(str(tmp_path), ""), quoted) == set(), ran.err


def test_a_name_is_corrected_in_it(speak: Speak, tmp_path: Path) -> None:
    """Beside English or alone, and refused where another component has it."""
    name = accented("Holm oak")
    box = tmp_path / "box.toml"
    box.write_text(f'[species.K]\n{TAG} = "{name}"\ncolour_{TAG} = "x"\n', "utf-8")
    ran = speak("components", "arboretum", "--check", str(box))
    assert (ran.code, ran.err) == (0, "")
    assert name in ran.out
    assert accented("Oak") in ran.out
    assert speak("components", "arboretum", "--check", str(box), lang=SOURCE).code == 0
    box.write_text(f'[species.K]\n{TAG} = "{accented("Maple")}"\n', "utf-8")
    ran = speak("components", "arboretum", "--check", str(box))
    assert ran.code == 1
    assert f"species.K.{TAG}" in ran.err
