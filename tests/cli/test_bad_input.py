"""Bad input of any kind: one sentence, exit 1 (2 for wrong usage) and nothing written."""

import errno
import json
import os
import re
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

import parterre.words
from parterre.words import LANGUAGES, say

SIM = ("simulate", "arboretum", "--bots", "uniform", "--out", "games.jsonl")
ARENA = ("arena", "arboretum", "--bots", "uniform")

USAGE = [
    ("frobnicate",),
    ("score",),
    ("replay",),
    ("simulate",),
    ("components",),
    ("arena",),
    ("score", "a", "b"),
    ("games", "arboretum"),
    ("bench", "more"),
    ("games", "--nope"),
    ("games", "--json=1"),
    ("--nope",),
    ("-x",),
    ("--lang",),
    ("--port",),
    ("--port", "1", "games"),
    ("--no-browser", "games"),
    (*SIM, "--seats"),
    (*SIM, "--seconds", "1", "--iterations", "1"),
    (*SIM, "--option", "edition=2015", "--option", "edition=2018"),
    (*ARENA, "--out", "x"),
]

REFUSED = [
    ("--lang", "de", "games"),
    ("games", "--lang", ""),
    ("--port", "http"),
    ("--port", "65536"),
    ("--port", "-1"),
    (*SIM, "--seats", "two"),
    (*SIM, "--seats", "2.0"),
    (*SIM, "--seats", "9" * 5000),
    (*SIM, "--games", "0"),
    (*SIM, "--games", "-3"),
    (*SIM, "--games", "many"),
    (*SIM, "--games", ""),
    (*SIM, "--seed", "abc"),
    (*SIM, "--seed", "1.5"),
    (*SIM, "--seed", "٣"),
    (*SIM, "--workers", "-1"),
    (*SIM, "--seconds", "-1"),
    (*SIM, "--seconds", "nan"),
    (*SIM, "--seconds", "inf"),
    (*SIM, "--seconds", "soon"),
    (*SIM, "--iterations", "0"),
    (*SIM, "--option", "edition"),
    (*SIM, "--option", "=2015"),
    (*ARENA, "--games", "0"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "x"),
    ("--data", ""),
    ("--data", " ", "--no-browser"),
    ("--host", "", "--no-browser", "--port", "0", "--data", "/proc/nothing"),
    ("simulate", "chess", "--out", "games.jsonl"),
    ("simulate", "", "--out", "games.jsonl"),
    ("simulate", "Arboretum\n[bold]", "--out", "games.jsonl"),
    ("components", "chess"),
    ("arena", "chess"),
    (*SIM, "--seats", "1"),
    (*SIM, "--seats", "5"),
    (*SIM, "--seats", "-2"),
    (*SIM, "--bots", "deepblue"),
    (*SIM, "--bots", ""),
    (*SIM, "--bots", "uniform,"),
    (*SIM, "--bots", "uniform,greedy,uniform"),
    (*SIM, "--seats", "4", "--bots", "uniform,uniform"),
    (*SIM, "--option", "colour=red"),
    (*SIM, "--option", "edition=1999"),
    (*SIM, "--option", "starting_discards=perhaps"),
    (*SIM, "--option", "species=CDJ"),
    (*SIM, "--option", "species=CDJAKZ"),
    (*SIM, "--option", "species=CDJAKK"),
    (*SIM, "--option", "species="),
    (*SIM, "--components", "nowhere.toml"),
    (*SIM, "--components", "."),
    (*SIM, "--out", "nowhere/games.jsonl"),
    (*SIM, "--out", "."),
    (*SIM, "--out", "/dev/full"),
    (*SIM, "--out", "/proc/nothing"),
    (*SIM, "--out", "x" * 300),
    (*ARENA, "--seats", "9"),
    (*ARENA, "--bots", "uniform,deepblue"),
    (*ARENA, "--seats", "4", "--bots", "uniform,uniform,uniform"),
    (*ARENA, "--option", "edition=1999"),
    ("score", "nowhere.json"),
    ("score", "."),
    ("score", ""),
    ("score", "x" * 5000),
    ("score", "nowhere.json", "--json"),
    ("replay", "nowhere.json"),
    ("replay", "nowhere\n.json", "--lang", "fr"),
    ("components", "arboretum", "--check", "nowhere.toml"),
    ("components", "arboretum", "--check", "."),
    ("--components", "nowhere.toml"),
]


def check_refused(ran: Any, code: int, folder: Path, before: int = 0) -> None:
    """One sentence and nothing else has come of it."""
    assert ran.code == code, ran
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1, ran.err
    assert ran.err.strip()
    assert "Traceback" not in ran.err
    assert "inside Parterre" not in ran.err
    assert len(ran.err) < 400
    assert len(list(folder.iterdir())) == before


@pytest.mark.parametrize("words", USAGE, ids=lambda words: " ".join(words)[:60])
def test_wrong_usage(run: Any, empty: Path, words: tuple[str, ...]) -> None:
    check_refused(run(*words), 2, empty)
    french = run("--lang", "fr", *words) if "--lang" not in words else None
    assert french is None or french.code == 2


@pytest.mark.parametrize("words", REFUSED, ids=lambda words: " ".join(words)[:60])
def test_bad_words(run: Any, empty: Path, words: tuple[str, ...]) -> None:
    check_refused(run(*words), 1, empty)


DEEP = b"[" * 100_000
BYTES = {
    "nothing": b"",
    "blank": b" \n\n \t\n",
    "binary": bytes(range(256)),
    "latin-1": '{"game": "arborétum"}'.encode("latin-1"),
    "utf-16": '{"game": "arboretum"}'.encode("utf-16"),
    "prose": b"# Arboretum\n\nA game about trees.\nNot JSON at all.\n",
    "cut": b'{"game": "arbor',
    "cut over lines": b'{"game": "arboretum",\n "players": [\n  {"name": "Ana"',
    "two on a line": b'{"game": "arboretum"} {"game": "arboretum"}',
    "single quotes": b"{'game': 'arboretum'}",
    "deep": DEEP + b"]" * 100_000,
    "deep and open": DEEP,
    "deep objects": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "nan": b'{"game": "arboretum", "players": NaN}',
    "infinity": b'{"game": "arboretum", "players": -Infinity}',
    "huge float": b'{"game": "arboretum", "players": 1e999}',
    "huge integer": b'{"game": "arboretum", "players": ' + b"9" * 5000 + b"}",
    "long integer": b'{"game": "arboretum", "players": 99999999999999999999}',
    "key twice": b'{"game": "arboretum", "game": "arboretum", "players": []}',
    "half a character": b'{"game": "arboretum", "players": [{"name": "\\ud800", "hand": []}]}',
    "null": b"null",
    "number": b"12",
    "text": b'"arboretum"',
    "list": b"[]",
    "empty": b"{}",
    "no such game": b'{"game": "chess"}',
    "game a list": b'{"game": ["arboretum"]}',
    "game null": b'{"game": null}',
}


@pytest.mark.parametrize("command", ["score", "replay"])
@pytest.mark.parametrize("kind", BYTES)
def test_files_that_are_no_documents(run: Any, empty: Path, command: str, kind: str) -> None:
    (empty / "file").write_bytes(BYTES[kind])
    check_refused(run(command, "file"), 1, empty, before=1)
    check_refused(run(command, "-", given=BYTES[kind]), 1, empty, before=1)
    ran = run(command, "file", "--json")
    assert ran.code == 1
    assert "inside Parterre" not in ran.out
    if kind in ("nothing", "blank"):
        check_refused(ran, 1, empty, before=1)
    else:
        assert ran.err == ""
        assert all(sorted(answer) == ["error"] for answer in ran.answers)
        assert all(len(answer["error"]) < 400 for answer in ran.answers)


ANA: dict[str, Any] = {"name": "Ana", "hand": ["K3"], "garden": [["K1", 0, 0], ["K4", 1, 0]]}
BEA: dict[str, Any] = {"name": "Bea", "hand": ["K2"], "garden": [["C5", 0, 0]]}


def table(*players: Any, **more: Any) -> dict[str, Any]:
    """A score file."""
    return {"game": "arboretum", "players": list(players), **more}


SCORES: dict[str, tuple[Any, str]] = {
    "no players": ({"game": "arboretum"}, "players"),
    "players an object": ({"game": "arboretum", "players": {}}, "players"),
    "nobody": (table(), "0"),
    "five": (table(*[{"hand": [], "garden": []}] * 5), "5"),
    "player a text": (table(ANA, "Bea"), "players"),
    "no hand": (table({"name": "Ana", "garden": []}), "hand"),
    "hand a text": (table({**ANA, "hand": "K3"}, BEA), "hand"),
    "hand an object": (table({**ANA, "hand": {"K3": 1}}, BEA), "hand"),
    "no garden": (table({"name": "Ana", "hand": []}), "garden"),
    "garden an object": (table({**ANA, "garden": {}}), "garden"),
    "unknown species": (table({**ANA, "hand": ["Z3"]}, BEA), "Z3"),
    "unknown rank": (table({**ANA, "hand": ["K9"]}, BEA), "K9"),
    "rank nought": (table({**ANA, "hand": ["K0"]}, BEA), "K0"),
    "small letter": (table({**ANA, "hand": ["k3"]}, BEA), "k3"),
    "card a number": (table({**ANA, "hand": [3]}, BEA), "3"),
    "card null": (table({**ANA, "hand": [None]}, BEA), "null"),
    "card a list": (table({**ANA, "hand": [["K3"]]}, BEA), "K3"),
    "card empty": (table({**ANA, "hand": [""]}, BEA), "card"),
    "card with a line": (table({**ANA, "hand": ["K\n3"]}, BEA), "K·3"),
    "card very long": (table({**ANA, "hand": ["K" * 9999]}, BEA), "KKKK"),
    "twice in a hand": (table({**ANA, "hand": ["K3", "K3"]}, BEA), "K3"),
    "in two hands": (table(ANA, {**BEA, "hand": ["K3"]}), "K3"),
    "in hand and garden": (table({**ANA, "hand": ["K4"]}, BEA), "K4"),
    "in two gardens": (table(ANA, {**BEA, "garden": [["K1", 0, 0]]}), "K1"),
    "two on a cell": (table({**ANA, "garden": [["K1", 0, 0], ["K4", 0, 0]]}), "0,0"),
    "not connected": (table({**ANA, "garden": [["K1", 0, 0], ["K4", 2, 0]]}), "K4"),
    "connected by a corner": (table({**ANA, "garden": [["K1", 0, 0], ["K4", 1, 1]]}), "K4"),
    "tree too short": (table({**ANA, "garden": [["K1", 0]]}), "K1"),
    "tree too long": (table({**ANA, "garden": [["K1", 0, 0, 0]]}), "K1"),
    "tree a text": (table({**ANA, "garden": ["K1 0,0"]}), "K1"),
    "place a half": (table({**ANA, "garden": [["K1", 0, 0.5]]}), "0.5"),
    "place a text": (table({**ANA, "garden": [["K1", "0", 0]]}), "K1"),
    "place true": (table({**ANA, "garden": [["K1", True, 0]]}), "K1"),
    "same name": (table(ANA, {**BEA, "name": "Ana"}), "Ana"),
    "a name like a default": (
        table({**ANA, "name": "Seat 2"}, {"hand": [], "garden": []}),
        "Seat 2",
    ),
    "name empty": (table({**ANA, "name": ""}), "1"),
    "name a number": (table(ANA, {**BEA, "name": 7}), "2"),
    "name null": (table(ANA, {**BEA, "name": None}), "2"),
    "species a list": (table(ANA, BEA, species=["C", "K"]), "species"),
    "species unknown": (table(ANA, BEA, species="CKZ"), "CKZ"),
    "species twice": (table(ANA, BEA, species="CKK"), "CKK"),
    "species without a card's": (table(ANA, BEA, species="CDJAW"), "K"),
}


@pytest.mark.parametrize("kind", SCORES)
def test_score_files_that_are_wrong(run: Any, empty: Path, kind: str) -> None:
    document, word = SCORES[kind]
    ran = run("score", "-", given=document)
    check_refused(ran, 1, empty)
    assert word in ran.err
    answered = run("score", "-", "--json", given=document)
    assert (answered.code, answered.err) == (1, "")
    assert f"Line 1: {answered.answer['error']}\n" == ran.err


RECORD: dict[str, Any] = {
    "format": "parterre-record/1",
    "game": "arboretum",
    "rules": 1,
    "setup": {"seats": 2, "options": {}},
    "names": ["Ana", "Bea"],
    "log": ["deal J5", "deal A3"],
    "scores": [],
}


def changed(**values: Any) -> dict[str, Any]:
    """The record with other values; one that is ... is left out."""
    return {key: value for key, value in {**RECORD, **values}.items() if value is not ...}


RECORDS: dict[str, tuple[Any, str]] = {
    "no format": (changed(format=...), "format"),
    "other format": (changed(format="parterre-record/2"), "parterre-record/2"),
    "format a number": (changed(format=1), "format"),
    "no game": (changed(game=...), "game"),
    "no such game": (changed(game="chess"), "chess"),
    "no rules": (changed(rules=...), "rules"),
    "other rules": (changed(rules=2), "2"),
    "rules true": (changed(rules=True), "rules"),
    "rules a text": (changed(rules="1"), "rules"),
    "no setup": (changed(setup=...), "setup"),
    "setup a list": (changed(setup=[2]), "setup"),
    "no seats": (changed(setup={"options": {}}), "seats"),
    "five seats": (changed(setup={"seats": 5}), "5"),
    "seats a text": (changed(setup={"seats": "2"}), "2"),
    "seats a half": (changed(setup={"seats": 2.5}), "2.5"),
    "seats null": (changed(setup={"seats": None}), "null"),
    "seats true": (changed(setup={"seats": True}), "true"),
    "unknown in setup": (changed(setup={"seats": 2, "seed": 1}), "setup"),
    "options a list": (changed(setup={"seats": 2, "options": []}), "options"),
    "unknown option": (changed(setup={"seats": 2, "options": {"colour": "red"}}), "colour"),
    "unknown value": (changed(setup={"seats": 2, "options": {"edition": 1999}}), "1999"),
    "value null": (changed(setup={"seats": 2, "options": {"edition": None}}), "edition"),
    "value a list": (changed(setup={"seats": 2, "options": {"species": ["C"]}}), "species"),
    "too few species": (changed(setup={"seats": 2, "options": {"species": "CDJ"}}), "CDJ"),
    "a species twice": (changed(setup={"seats": 2, "options": {"species": "CCDJAK"}}), "CCDJAK"),
    "no log": (changed(log=...), "log"),
    "log a text": (changed(log="deal J5"), "log"),
    "entry a number": (changed(log=["deal J5", 7]), "2"),
    "entry null": (changed(log=[None]), "1"),
    "entry hidden": (changed(log=["deal ?"]), "deal ?"),
    "entry with a line": (changed(log=["deal J5\n"]), "Entry 1"),
    "entry very long": (changed(log=["deal J5" * 9999]), "Entry 1"),
    "entry of nothing": (changed(log=["deal J5", ""]), "Entry 2"),
    "card dealt twice": (changed(log=["deal J5", "deal J5"]), "Entry 2"),
    "card not in play": (changed(log=["deal O1"]), "O1"),
    "a move too early": (changed(log=["draw deck"]), "draw deck"),
    "too many names": (changed(names=["Ana", "Bea", "Cleo"]), "3"),
    "names a text": (changed(names="Ana, Bea"), "names"),
    "a name a number": (changed(names=["Ana", 2]), "names"),
    "scores too early": (changed(scores=[{"seat": 1, "points": 1, "place": 1}]), "scores"),
    "scores an object": (changed(scores={"seat": 1}), "scores"),
    "scores a number": (changed(scores=3), "scores"),
    "components a list": (changed(components=[]), "components"),
    "unknown component": (changed(components={"trees": {}}), "trees"),
    "fixed component": (changed(components={"cards": {"ranks": 9}}), "ranks"),
}


@pytest.mark.parametrize("kind", RECORDS)
def test_records_that_are_wrong(run: Any, empty: Path, kind: str) -> None:
    document, word = RECORDS[kind]
    ran = run("replay", "-", given=document)
    check_refused(ran, 1, empty)
    assert word in ran.err
    answered = run("replay", "-", "--json", given=document)
    assert (answered.code, answered.err) == (1, "")
    assert f"Line 1: {answered.answer['error']}\n" == ran.err


BOXES = {
    "not toml": b"species = \n",
    "binary": bytes(range(256)),
    "latin-1": '[species.K]\nen = "Chêne"'.encode("latin-1"),
    "json": b'{"species": {}}',
    "deep": b"a = " + DEEP,
    "huge integer": b"a = " + b"9" * 5000,
    "unknown section": b"[trees]\n",
    "a section a number": b"species = 3\n",
    "unknown species": b'[species.Z]\nen = "Zebrawood"\n',
    "unknown key": b'[species.K]\nheight = "tall"\n',
    "name a number": b"[species.K]\nen = 3\n",
    "name a date": b"[species.K]\nen = 2015-01-01\n",
    "name empty": b'[species.K]\nen = " "\n',
    "name too long": b'[species.K]\nen = "' + b"x" * 41 + b'"\n',
    "fixed": b"[cards]\nhand = 8\n",
    "key twice": b'[species.K]\nen = "a"\nen = "b"\n',
}


@pytest.mark.parametrize("kind", BOXES)
def test_boxes_that_are_wrong(run: Any, empty: Path, kind: str) -> None:
    (empty / "box.toml").write_bytes(BOXES[kind])
    check_refused(run("components", "arboretum", "--check", "box.toml"), 1, empty, before=1)
    check_refused(run(*SIM, "--components", "box.toml"), 1, empty, before=1)
    check_refused(run(*ARENA, "--components", "box.toml"), 1, empty, before=1)
    check_refused(run("--components", "box.toml"), 1, empty, before=1)


ENGLISH_OF_THE_READERS = ("Expecting", "Extra data", "Invalid", "Unterminated", "Cannot", "nested")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("kind", ["cut", "two on a line", "single quotes", "cut over lines"])
def test_where_json_is_broken_is_told_in_our_words(run: Any, kind: str, lang: str) -> None:
    error = run("score", "-", "--lang", lang, given=BYTES[kind]).err
    assert ("column" if lang == "en" else "colonne") in error
    over_lines = "line 3," if lang == "en" else "ligne 3,"
    assert (over_lines in error) == (kind == "cut over lines")
    assert not any(word in error for word in ENGLISH_OF_THE_READERS)


@pytest.mark.parametrize(
    ("kind", "place"),
    [
        ("not toml", "ligne 1, colonne 11"),
        ("key twice", "ligne 3, colonne 9"),
        ("json", "ligne 1, colonne 1"),
        ("deep", "niveaux imbriqués"),
        ("huge integer", "TOML lisible"),
    ],
)
def test_where_toml_is_broken_is_told_in_our_words(
    run: Any, empty: Path, kind: str, place: str
) -> None:
    (empty / "box.toml").write_bytes(BOXES[kind])
    error = run("components", "arboretum", "--check", "box.toml", "--lang", "fr").err
    assert place in error
    assert not any(word in error for word in ENGLISH_OF_THE_READERS)


ENGLISH_OF_THE_SYSTEM = ("directory", "Permission", "No such", "space", "Address", "already")


def test_what_the_system_says_is_told_in_our_words(run: Any, empty: Path) -> None:
    (empty / "loop").symlink_to("loop")
    (empty / "file").write_text("{}")
    busy = socket.create_server(("127.0.0.1", 0))
    port = str(busy.getsockname()[1])
    for words, told in (
        (("score", "."), "c’est un dossier"),
        (("score", "loop"), "tournent en rond"),
        (("score", "x" * 5000), "le nom est trop long"),
        (("replay", "file/there"), "est un fichier"),
        ((*SIM[:-1], "/dev/full"), "le disque est plein"),
        ((*SIM[:-1], "nowhere/games.jsonl"), "n’existe pas"),
        (("--no-browser", "--data", "file"), "porte déjà ce nom"),
        (("--no-browser", "--port", port, "--data", "data"), "l’utilise déjà"),
    ):
        error = run(*words, "--lang", "fr").err
        assert told in error, (words, error)
        assert not any(word in error for word in ENGLISH_OF_THE_SYSTEM), error
    busy.close()


def test_a_file_that_is_no_database(run: Any, empty: Path) -> None:
    (empty / "parterre.db").write_bytes(b"not a database at all, only some text" * 100)
    ran = run("--no-browser", "--port", "0", "--data", ".", "--lang", "fr")
    assert ran.code == 1
    assert "n’est pas une base de données" in ran.err.splitlines()[-1]
    assert "file is not" not in ran.err


def test_both_languages_know_the_same_words_of_the_system() -> None:
    folder = Path(parterre.words.__file__).parent
    known = [
        re.findall(r"^    \[([A-Z]\w+)\]", (folder / lang / "core.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert known[0] == known[1]
    system = [name for name in known[0] if name.startswith("E") and name.isupper()]
    assert len(system) > 20
    assert all(hasattr(errno, name) for name in system)
    assert "EKEYEXPIRED" in say("system-why", {"why": "EKEYEXPIRED"}, "fr")


def test_a_link_to_itself(run: Any, empty: Path) -> None:
    (empty / "loop").symlink_to("loop")
    for words in (("score", "loop"), ("replay", "loop"), (*SIM[:-1], "loop")):
        check_refused(run(*words), 1, empty, before=1)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_files_without_permission(run: Any, empty: Path) -> None:
    (empty / "file").write_text(json.dumps(RECORD))
    (empty / "file").chmod(0)
    check_refused(run("replay", "file"), 1, empty, before=1)
    check_refused(run(*SIM[:-1], "file"), 1, empty, before=1)
    empty.chmod(stat.S_IRUSR | stat.S_IXUSR)
    check_refused(run(*SIM), 1, empty, before=1)
    empty.chmod(stat.S_IRWXU)
