"""`parterre score`: the rulebooks' examples, the contract's form, and many documents at once."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.rulebook import ENGLISH, FRENCH
from parterre.core.scorefile import Cell, Word
from parterre.games import GAMES
from parterre.words import LANGUAGES, bundle

CONTRACT = {
    "game": "arboretum",
    "species": "CDJAKW",
    "players": [
        {
            "name": "Ana",
            "hand": ["K3", "K8"],
            "garden": [["K1", 0, 0], ["K4", 1, 0], ["K5", 1, 1], ["K6", 1, 2]],
        },
        {"name": "Bea", "hand": ["K2"], "garden": [["C5", 0, 0]]},
    ],
}


def rights(answer: dict[str, Any]) -> dict[str, str]:
    """For each player the species it may score."""
    return {
        player["name"]: "".join(code for code, of in player["species"].items() if of["right"])
        for player in answer["players"]
    }


def points(answer: dict[str, Any], name: str) -> dict[str, int]:
    """What a player's paths score, by species."""
    (player,) = (player for player in answer["players"] if player["name"] == name)
    return {code: of["points"] for code, of in player["species"].items() if of["points"]}


def test_the_french_rulebook_gives_charles_19(run: Any) -> None:
    answer = run("score", "-", "--json", given=FRENCH).answer
    assert [player["points"] for player in answer["players"]] == [19, 5, 8]
    assert points(answer, "Charles") == {"K": 9, "J": 7, "F": 3}
    assert points(answer, "Hubert") == {"J": 2, "C": 3}
    assert points(answer, "Alice") == {"W": 8}
    charles = answer["players"][0]["species"]
    assert [tree[0] for tree in charles["K"]["path"]] == ["K1", "K4", "K5", "K6"]
    assert len(charles["J"]["path"]) == 5
    assert answer["winners"] == ["Charles"]
    assert answer["warnings"] == []


def test_the_french_rulebook_gives_these_rights_and_sums(run: Any) -> None:
    answer = run("score", "-", "--json", given=FRENCH).answer
    free = "DA"  # nobody holds them, so everybody has the right
    expected = {"Charles": "JLKF" + free, "Hubert": "CJ" + free, "Alice": "W" + free}
    assert {name: set(codes) for name, codes in rights(answer).items()} == {
        name: set(codes) for name, codes in expected.items()
    }
    sums = [
        {code: of["hand"] for code, of in player["species"].items() if of["hand"]}
        for player in answer["players"]
    ]
    assert sums == [
        {"J": 7, "L": 13, "K": 11, "F": 6},
        {"C": 6, "J": 7, "L": 9, "F": 3, "W": 7},
        {"C": 5, "K": 9, "W": 12},
    ]


def test_the_english_sheet_gives_b_21(run: Any) -> None:
    answer = run("score", "-", "--json", given=ENGLISH).answer
    assert answer["players"][1]["points"] == 21
    assert points(answer, "B") == {"L": 9, "F": 8, "J": 4}
    assert points(answer, "A") == {"C": 3}
    assert {name: set(codes) for name, codes in rights(answer).items()} == {
        "A": set("WFC"),
        "B": set("LFJA"),
    }


def test_the_answer_has_the_form_of_the_contract(run: Any) -> None:
    answer = run("score", "-", "--json", given=CONTRACT).answer
    assert answer["winners"] == ["Ana"]
    assert answer["warnings"] == ["Ana holds 2 cards, not 7.", "Bea holds 1 card, not 7."]
    ana = answer["players"][0]
    assert (ana["name"], ana["points"], ana["place"]) == ("Ana", 9, 1)
    assert set(ana["species"]) == set("CDJAKW")
    assert ana["species"]["K"] == {
        "right": True,
        "hand": 11,
        "points": 9,
        "path": [["K1", 0, 0], ["K4", 1, 0], ["K5", 1, 1], ["K6", 1, 2]],
    }
    assert ana["species"]["C"] == {"right": True, "hand": 0, "points": 0, "path": None}


def test_a_person_reads_right_hand_path_and_points(run: Any) -> None:
    ran = run("score", "-", given=FRENCH)
    assert (ran.code, ran.err) == (0, "")
    assert "Charles: 19 points, place 1" in ran.out
    assert "K1 – K4 – K5 – K6" in ran.out
    assert "Winner: Charles" in ran.out
    french = run("--lang", "fr", "score", "-", given=FRENCH)
    assert "Chêne" in french.out
    assert french.out == run("score", "-", "--lang=fr", given=FRENCH).out


TOPIARY = {
    "game": "topiary",
    "grid": [
        ["T1", None, "S4", None, None],
        [None, None, "S5", None, None],
        [None, "T2", "W3", None, None],
        [None, None, "P1", None, None],
        [None, None, None, None, "T4"],
    ],
    "players": [
        {"name": "Ana", "visitors": ["c1>S", "a1>SE"], "hand": ["T3", "W2", "P5"]},
        {"name": "Bea", "visitors": ["e1>S"], "hand": []},
    ],
}


def test_a_person_reads_what_the_visitors_see_and_what_the_hand_counts(run: Any) -> None:
    answer = run("score", "-", "--json", given=TOPIARY).answer
    assert answer["winners"] == ["Ana"]
    ran = run("score", "-", given=TOPIARY)
    assert (ran.code, ran.err) == (0, "")
    for player in answer["players"]:
        assert f"{player['name']}: {player['points']} points, place {player['place']}" in ran.out
        for visitor in player["visitors"]:
            cells = (visitor["place"], ", ".join(visitor["sees"]))
            row = [*cells, str(visitor["points"]), str(visitor["bonus"])]
            assert re.search(r"\s+".join(map(re.escape, row)), ran.out)
        for held in player["hand"]:
            assert re.search(rf"{held['tile']} \S+( Pom)?\s+{held['points']}\s", ran.out)
    french = run("score", "-", "--lang", "fr", given=TOPIARY).out
    assert "Ana\u00a0: 26 points, 1re place" in french
    assert "Bea\u00a0: 4 points, 2e place" in french
    assert "Baleine" in french


@pytest.mark.parametrize(
    ("document", "shown"), [(CONTRACT, {"K", "C"}), (TOPIARY, {"T3", "W2"})], ids=["arb", "top"]
)
def test_a_game_hands_out_its_own_rows(document: dict[str, Any], shown: set[str]) -> None:
    """Each line fits its heads, and every word in it is there in both languages."""
    game = GAMES[document["game"]]
    codes: set[str] = set()
    for player in game.score(document, game.box({})).players:
        tables = game.rows(player)
        assert tables
        for rows in tables:
            assert all(len(line) == len(rows.heads) for line in rows.lines)
            cells: list[Cell] = [cell for line in rows.lines for cell in line]
            words = [cell for cell in cells if isinstance(cell, Word)]
            codes |= {word.code for word in words}
            for id in [*rows.heads, *(word.id for word in words)]:
                assert all(bundle(lang).has_message(id) for lang in LANGUAGES), id
    assert shown <= codes


PLAYED = Path(__file__).parent.parent / "played"
GARDEN = [
    [None, "I", "I", "I"],
    ["I"] * 4,
    ["I"] * 4,
    ["I", "I", "I", "IV"],
    ["I", "I", "III", None],
]
BOTANICUS = {
    "game": "botanicus",
    "players": [
        {"name": "Ana", "vp": 40, "coins": 7, "garden": GARDEN},
        {"name": "Bea", "vp": 50, "coins": 0, "garden": [[None] * 4] * 5},
    ],
}
COLUMN = "[columns.I]\npoints = 4\n"


def test_a_corrected_box_is_scored_with(run: Any, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(COLUMN)
    for given, points in ((BOTANICUS, [74, 50]), ([BOTANICUS, CONTRACT], [74, 50])):
        many = "\n".join(
            json.dumps(each) for each in ([given] if isinstance(given, dict) else given)
        )
        ran = run("score", "-", "--json", "--components", str(own), given=many.encode())
        assert [player["points"] for player in ran.answers[0]["players"]] == points
    assert ran.answers[1]["winners"] == ["Ana"]  # a game that the file is not of
    own.write_text("[columns.I]\npoints = -1\n")
    ran = run("score", "-", "--components", str(own), given=BOTANICUS)
    assert (ran.code, ran.out) == (1, "")
    assert "columns.I.points" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_counted_value_that_is_reconstructed_is_named(
    run: Any, tmp_path: Path, lang: str
) -> None:
    words = ("score", "-", "--lang", lang)
    warnings = run(*words, "--json", given=BOTANICUS).answer["warnings"]
    assert [warning.partition(" ")[0] for warning in warnings] == ["garden.base", "columns.I"]
    assert all(warning in run(*words, given=BOTANICUS).out for warning in warnings)
    own = tmp_path / "own.toml"
    own.write_text(COLUMN)
    answer = run(*words, "--json", "--components", str(own), given=BOTANICUS).answer
    assert [warning.partition(" ")[0] for warning in answer["warnings"]] == ["garden.base"]
    for known in (CONTRACT, FRENCH):
        assert "reconst" not in run(*words, given=known).out


@pytest.mark.parametrize(
    ("name", "file"), [*((name, "two-greedy") for name in GAMES), ("arborea", "alone-greedy")]
)
def test_a_record_is_scored_as_it_ended(run: Any, name: str, file: str) -> None:
    path = PLAYED / name / f"{file}.json"
    record = json.loads(path.read_text())
    ran = run("score", str(path), "--json")
    assert (ran.code, ran.err) == (0, "")
    found = ran.answer
    assert set(found) == {"game", "winners", "warnings", "players"}
    ends = [(score["points"], score["place"]) for score in record["scores"]]
    assert [(player["points"], player["place"]) for player in found["players"]] == ends
    assert [player["name"] for player in found["players"]][: len(record["names"])] == record[
        "names"
    ]
    whole = ["reconstructed" in warning for warning in found["warnings"]]
    assert whole == ([True] if name in ("botanicus", "arborea") else [])
    assert "table-" not in run("score", str(path)).out


def test_a_record_that_is_not_over_has_nothing_to_score(run: Any, tmp_path: Path) -> None:
    record = json.loads((PLAYED / "arboretum" / "two-greedy.json").read_text())
    ran = run("score", "-", given={**record, "log": record["log"][:30], "scores": []})
    assert (ran.code, ran.out) == (1, "")
    assert "not over after 30 entries" in ran.err
    ran = run("score", "-", given={**record, "log": ["draw deck"], "scores": []})
    assert ran.code == 1
    assert "Entry 1" in ran.err
    own = tmp_path / "own.toml"
    own.write_text(COLUMN)
    path = PLAYED / "botanicus" / "two-greedy.json"
    warnings = run("score", str(path), "--json", "--components", str(own)).answer["warnings"]
    assert "A record has its own box; the components file was passed over." in warnings


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_reads_that_an_8_counts_nothing(run: Any, lang: str) -> None:
    out = run("score", "-", "--lang", lang, given=FRENCH).out
    assert re.search(r"F8.* 0 .*Charles.* F1", out)
    assert not any(
        "F8" in note for note in run("score", "-", "--json", given=FRENCH).answer["warnings"]
    )


def test_names_are_shown_as_they_are_and_do_no_harm(run: Any) -> None:
    players = [
        {"name": "[red]Ana[/red]", "hand": [], "garden": []},
        {"name": "B\x1b[2J\nea", "hand": [], "garden": []},
    ]
    ran = run("score", "-", given={"game": "arboretum", "players": players})
    assert ran.code == 0
    assert "[red]Ana[/red]" in ran.out
    assert "\x1b" not in ran.out


def test_one_document_over_many_lines_is_one(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text("\ufeff" + json.dumps(CONTRACT, indent=2), "utf-8")
    assert run("score", str(file), "--json").answer["winners"] == ["Ana"]


def test_documents_a_line_are_answered_in_their_order(run: Any) -> None:
    good, other = json.dumps(CONTRACT).encode(), json.dumps(FRENCH).encode()
    twice, nan = b'{"game": 1, "game": 2}', b'{"game": NaN}'
    bad = [b"{oops", b"\xff\xfe", b'{"game": "chess"}', b"  ", b"[]", twice, nan, b"[" * 10_000]
    lines = [good, b"", *bad, other]
    ran = run("score", "-", "--json", given=b"\n".join(lines))
    assert ran.code == 1
    assert ran.err == ""
    answers = ran.answers
    assert [sorted(answer) == ["error"] for answer in answers] == [False, *[True] * 7, False]
    assert answers[0]["winners"] == ["Ana"]
    assert answers[-1]["winners"] == ["Charles"]
    again = run("score", "-", "--json", given=b"\n".join([*bad, good]))
    assert len(again.answers) == 8
    assert again.answers[-1]["winners"] == ["Ana"]


def test_without_json_each_bad_line_is_named(run: Any) -> None:
    good = json.dumps(CONTRACT).encode()
    ran = run("score", "-", given=b"\n".join([good, b"", b"{oops", b'{"game": "chess"}', good]))
    assert ran.code == 1
    assert [line.partition(":")[0] for line in ran.err.splitlines()] == ["Line 3", "Line 4"]
    assert ran.out.count("Winner: Ana") == 2


@pytest.mark.parametrize("json_too", [False, True])
def test_a_broken_document_over_many_lines_is_one(run: Any, json_too: bool) -> None:
    broken = json.dumps(CONTRACT, indent=2).replace('"species"', "species").encode()
    ran = run("score", "-", *["--json"] * json_too, given=broken)
    assert ran.code == 1
    assert len((ran.out if json_too else ran.err).splitlines()) == 1
    assert "line 3" in ran.out + ran.err


def test_a_document_over_many_lines_with_a_key_twice_is_one(run: Any) -> None:
    text = json.dumps(CONTRACT, indent=2).replace('"species"', '"game"').encode()
    ran = run("score", "-", "--json", given=text)
    assert "game" in ran.answer["error"]
