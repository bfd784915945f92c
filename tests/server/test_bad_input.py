"""Whatever strangers send: one sentence that says what is wrong, nothing changed, never a 500."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from parterre.server.names import FOR_BOTS, tidy, unused
from parterre.server.reading import read_json
from parterre.server.refusals import Refusal
from parterre.words import LANGUAGES, bundle, say
from plain import plain
from server.site import GREEDY, PERSON, Site

TWO = [PERSON, PERSON]


def check(answer: Any, status: int | None = None) -> dict[str, Any]:
    """That an answer is a proper refusal; returns its error."""
    assert 400 <= answer.status_code < 500, answer.text
    if status is not None:
        assert answer.status_code == status, answer.text
    return check_error(answer.json()["error"])


def check_error(error: dict[str, Any]) -> dict[str, Any]:
    """That an error is one whole sentence with a message id that exists."""
    assert set(error) == {"id", "values", "clause", "sentence"}
    sentence = error["sentence"]
    assert sentence != error["id"], f"no words for {error['id']}"
    assert sentence[-1] == "."
    assert sentence == say(error["id"], error["values"])
    assert sentence.isprintable()
    assert len(sentence) < 400
    for lang in LANGUAGES:
        assert bundle(lang).has_message(error["id"]), f"{error['id']} is not said in {lang}"
    return error


BODIES = [
    (b"", "server-"),
    (b"{", "server-not-json"),
    (b"nonsense", "server-not-json"),
    (b"[]", "server-shape"),
    (b"null", "server-shape"),
    (b"1e999", "server-number"),
    (b"NaN", "server-number"),
    (b'{"game": NaN}', "server-number"),
    (b'{"game": -Infinity}', "server-number"),
    (b"9" * 10_000, "server-number"),
    (b'{"game": "arboretum", "game": "topiary"}', "server-key-twice"),
    (b'{"options": {"a": 1, "a": 2}}', "server-key-twice"),
    (b"[" * 10_000, "server-"),
    (b"[" * 5_000 + b"]" * 5_000, "server-too-deep"),
    (b'{"a":' * 1_000 + b"1" + b"}" * 1_000, "server-too-deep"),
    (b"[" * 30 + b"]" * 30, "server-too-deep"),
    (b'\xff\xfe{"game"', "server-not-text"),
    (b'{"game": "\\ud800"}', "server-not-text"),
    (b'{"game": "a\x00b"}', "server-not-json"),
    (b'\xef\xbb\xbf{"game": "arboretum"}', "server-not-json"),
    (b'{"game": "arboretum"} {}', "server-not-json"),
    (b'{"game": "arboretum"}', "server-shape"),
    (b'{"game": 7, "seats": []}', "server-shape"),
    (b'{"game": "arboretum", "seats": {}}', "server-shape"),
]


@pytest.mark.parametrize(("body", "id"), BODIES)
def test_a_body_that_is_not_what_it_should_be(sqlite_site: Site, body: bytes, id: str) -> None:
    error = check(sqlite_site.http.post("/api/tables", content=body))
    assert error["id"].startswith(id), error


SHAPES: list[tuple[object, str, dict[str, str]]] = [
    ({"seats": TWO}, "server-shape-missing", {"field": "game", "where": "message"}),
    (
        {"game": "arboretum", "seats": [PERSON, {"kind": "open", "x": 1}]},
        "server-shape-unknown",
        {"field": "x", "where": "seats[1]"},
    ),
    (
        {"game": 7, "seats": TWO},
        "server-shape-kind",
        {"wanted": "str", "given": "int", "where": "game"},
    ),
    ({"game": "x" * 41, "seats": TWO}, "server-shape", {"where": "game"}),
]


@pytest.mark.parametrize(("body", "id", "values"), SHAPES)
def test_what_is_wrong_with_a_shape_is_said_in_our_words(
    sqlite_site: Site, body: object, id: str, values: dict[str, str]
) -> None:
    error = check(sqlite_site.http.post("/api/tables", json=body), 400)
    assert (error["id"], error["values"]) == (id, values)
    french = say(error["id"], error["values"], "fr")
    assert not {"Expected", "Object", "got", "length"} & set(french.split())


TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": TWO}, "document-game"),
    ({"game": "", "seats": TWO}, "document-game"),
    ({"game": "../../etc", "seats": TWO}, "document-game"),
    ({"seats": []}, "setup-seats"),
    ({"seats": [PERSON]}, "setup-seats"),
    ({"seats": [PERSON] * 5}, "setup-seats"),
    ({"seats": [PERSON] * 50}, "server-shape"),
    ({"seats": [PERSON, {}]}, "server-shape"),
    ({"seats": [PERSON, {"kind": "ghost"}]}, "server-shape"),
    ({"seats": [PERSON, {"kind": "person", "nmae": "x"}]}, "server-shape"),
    ({"seats": [PERSON, {"kind": "bot"}]}, "server-bot"),
    ({"seats": [PERSON, {"kind": "bot", "bot": "hal"}]}, "server-bot"),
    ({"seats": [PERSON, {"kind": "bot", "bot": 9000}]}, "server-shape"),
    ({"seats": [PERSON, {"kind": "person", "bot": "greedy"}]}, "server-not-a-bot"),
    ({"seats": [PERSON, {"kind": "open", "bot": "greedy"}]}, "server-not-a-bot"),
    ({"seats": TWO, "order": "alphabetical"}, "server-shape"),
    ({"seats": TWO, "extra": 1}, "server-shape"),
    ({"seats": TWO, "options": []}, "server-shape"),
    ({"seats": TWO, "options": {"edition": {"x": 1}}}, "server-shape"),
    ({"seats": TWO, "options": {"edition": None}}, "server-shape"),
    ({"seats": TWO, "options": {"edition": 1.5}}, "server-shape"),
    ({"seats": TWO, "options": {"edition": 1999}}, "option-value"),
    ({"seats": TWO, "options": {"edition": 10**17}}, "option-value"),
    ({"seats": TWO, "options": {"edition": 10**400}}, "server-number"),
    ({"seats": TWO, "options": {"colour": "red"}}, "setup-option"),
    ({"seats": TWO, "options": {"species": "XYZ"}}, ""),
    ({"seats": TWO, "options": {"species": "CCCCCC"}}, ""),
    ({"seats": TWO, "options": {"species": "\u202e\x00" * 30}}, ""),
    ({"seats": TWO, "options": {"starting_discards": "perhaps"}}, "option-value"),
]


@pytest.mark.parametrize(("change", "id"), TABLES)
def test_a_table_that_cannot_be_laid(sqlite_site: Site, change: dict[str, Any], id: str) -> None:
    answer = sqlite_site.http.post("/api/tables", json={"game": "arboretum", **change})
    assert check(answer)["id"].startswith(id)


NAMES = [
    ("", "server-name-empty"),
    ("   ", "server-name-empty"),
    ("\u200d", "server-name-empty"),
    ("x" * 41, "server-name-long"),
    ("x" * 401, "server-shape"),
    ("a\nb", "server-name-characters"),
    ("a\x00b", "server-name-characters"),
    ("\u202eevil", "server-name-characters"),
    ("a\u2028b", "server-name-characters"),
    ("\ufeffAna", "server-name-characters"),
    ("\ue000", "server-name-characters"),
    ("ana", "server-name-taken"),
    (" ANA ", "server-name-taken"),
    ("\uff21na", "server-name-taken"),
    ("A\u200dna", "server-name-taken"),
]


@pytest.mark.parametrize(("name", "id"), NAMES)
def test_a_name_that_cannot_be_had(sqlite_site: Site, name: str, id: str) -> None:
    seats = [{**PERSON, "name": "Ana"}, {**PERSON, "name": name}]
    answer = sqlite_site.http.post("/api/tables", json={"game": "arboretum", "seats": seats})
    assert check(answer)["id"] == id
    people = sqlite_site.lay(seats[0], {"kind": "open"})
    assert check(people[2].post("name", name=name))["id"] == id
    assert people[0].look()["seats"][1]["name"] is None


@pytest.mark.parametrize("name", ["Zoë", "李", "👩‍🌾", "O'Neil", "x" * 40, "  Ana  Bea "])
def test_names_that_are_fine(name: str) -> None:
    assert tidy(name) == " ".join(name.split())


def test_a_name_that_nobody_has_is_found() -> None:
    first, second, *_ = FOR_BOTS
    assert unused([None, "Hans"]) == first
    assert unused([first.upper(), None]) == second
    assert unused([*FOR_BOTS, f"{first} 2"]) == f"{second} 2"


PLAYS: list[dict[str, Any]] = [
    {},
    {"n": 14},
    {"action": "draw deck"},
    {"n": -1, "action": "draw deck"},
    {"n": 10**17, "action": "draw deck"},
    {"n": "14", "action": "draw deck"},
    {"n": 14.5, "action": "draw deck"},
    {"n": True, "action": "draw deck"},
    {"n": None, "action": "draw deck"},
    {"n": 14, "action": ""},
    {"n": 14, "action": 5},
    {"n": 14, "action": None},
    {"n": 14, "action": ["draw deck"]},
    {"n": 14, "action": "draw deck", "seat": 2},
    {"n": 14, "action": "draw deck", "id": 7},
    {"n": 14, "action": "draw deck", "id": "x" * 65},
    {"n": 14, "action": "draw deck", "id": "a\nb"},
    {"n": 14, "action": "draw deck\n"},
    {"n": 14, "action": " draw deck"},
    {"n": 14, "action": "DRAW DECK"},
    {"n": 14, "action": "draw pile 0"},
    {"n": 14, "action": "draw pile 9"},
    {"n": 14, "action": "draw pile 99999999999999999999"},
    {"n": 14, "action": "deal C1"},
    {"n": 14, "action": "deal ?"},
    {"n": 14, "action": "undo"},
    {"n": 14, "action": "plant J5 0,0"},
    {"n": 14, "action": "plant J5 99999999999,0"},
    {"n": 14, "action": "discard J5"},
    {"n": 14, "action": "discard ?"},
    {"n": 14, "action": "x" * 101},
    {"n": 14, "action": "x" * 401},
    {"n": 14, "action": "\x00"},
    {"n": 14, "action": "plant 🌳 0,0"},
    {"n": 14, "action": "'; DROP TABLE events; --"},
    {"n": 14, "action": "{ $card }"},
]


@pytest.mark.parametrize("body", PLAYS, ids=repr)
def test_a_play_that_is_not_one(sqlite_site: Site, body: dict[str, Any]) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    check(people[1].post("play", **body))
    with people[1].live(have=14) as line:
        line.send(type="play", **{"id": "mine", **body})
        refused = line.next("refused")
        check_error(refused["error"])
        assert refused["id"] in ("mine", body.get("id"), None)
        assert refused["id"] == "mine" or "id" in body
    assert people[1].look()["n"] == 14
    assert people[1].play(14, "draw deck").status_code == 200


@pytest.mark.parametrize(
    "body", [{}, {"n": "x"}, {"n": 14}, {"n": -1}, {"n": 14, "more": 1}, {"n": 3}]
)
def test_an_undo_that_is_not_one(sqlite_site: Site, body: dict[str, Any]) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    check(people[1].post("undo", **body))
    assert people[1].look()["n"] == 14


FRAMES = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"hello"',
    "{}",
    '{"type": "dance"}',
    '{"type": 5}',
    '{"type": "ping", "type": "ping"}',
    '{"type": "ping", "more": 1}',
    '{"type": "hello"}',
    '{"type": "hello", "have": -1}',
    '{"type": "play"}',
    '{"type": "undo", "n": 1e400}',
    '{"type": "undo", "n": 1000000000000000000000000000000}',
    "[" * 3000,
    '{"type": "play", "n": 14, "action": "\\ud800", "id": "a"}',
]


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_that_is_not_one_is_answered_and_the_line_stays(
    sqlite_site: Site, frame: str
) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    with people[1].live() as line:
        line.next("update")
        line.connection.send(frame)
        check_error(line.next("refused")["error"])
        line.connection.send(b"\x00\xff")
        assert line.next("refused")["error"]["id"] == "server-binary"
        line.send(type="ping")
        assert line.next("pong")


@pytest.mark.parametrize(
    "first",
    [
        *(frame for frame in FRAMES if frame != '{"type": "hello"}'),
        '{"type": "ping"}',
        '{"type": "hello", "token": "wrong"}',
        '{"type": "hello", "token": ""}',
        '{"type": "hello", "token": 5}',
        json.dumps({"type": "hello", "token": "x" * 100}),
    ],
)
def test_who_does_not_greet_properly_is_told_why_and_let_go(sqlite_site: Site, first: str) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    with people[1].socket() as line:
        line.connection.send(first)
        check_error(line.next("refused")["error"])
        with pytest.raises(ConnectionClosed) as problem:
            line.next()
    assert problem.value.rcvd is not None
    assert 4400 <= problem.value.rcvd.code < 4500


@pytest.mark.parametrize(
    "id", ["nothing", "x" * 500, "%00", "%2E%2E", "ABC", "a'b", "%F0%9F%8C%B3", "ab%2Fcd"]
)
def test_a_table_that_does_not_exist(sqlite_site: Site, id: str) -> None:
    check(sqlite_site.http.get(f"/api/tables/{id}"), 404)
    check(sqlite_site.http.get(f"/api/tables/{id}/record"), 404)
    people = sqlite_site.lay(PERSON, PERSON)
    people[0].path = "/api/tables/nothing"
    with people[0].socket() as line:
        assert line.next("refused")["error"]["id"] == "server-no-table"


@pytest.mark.parametrize(
    ("header", "status"),
    [("Bearer wrong", 403), ("Bearer", 401), ("Basic YTpi", 401), ("", 401), ("Bearer \xff", 403)],
)
def test_a_key_that_is_not_one(sqlite_site: Site, header: str, status: int) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    headers = {"Authorization": header.encode("latin-1")}
    check(sqlite_site.http.get(people[0].path, headers=headers), status)
    body = {"n": 14, "action": "draw deck"}
    check(sqlite_site.http.post(f"{people[0].path}/play", json=body, headers=headers), status)


@pytest.mark.parametrize("since", ["-1", "x", "1.5", "9" * 30, "", "%00"])
def test_a_since_that_is_not_one(sqlite_site: Site, since: str) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    check(sqlite_site.http.get(f"{people[0].path}?since={since}"), 400)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("POST", "/api", 405),
        ("GET", "/assets/none.js", 404),
        ("GET", "/api/rules/chess", 404),
        ("GET", "/api/rules/arboretum?lang=tlh", 404),
        ("GET", "/api/rules/arboretum?lang=../en", 404),
        ("GET", "/api/rules/arboretum?lang=" + "x" * 50, 400),
        ("GET", "/api/components/chess", 404),
        ("GET", "/api/tables", 405),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("POST", "/", 405),
        ("POST", "/api/tables/x/live", 405),
    ],
)
def test_an_address_or_method_that_is_not_one(
    sqlite_site: Site, method: str, path: str, status: int
) -> None:
    answer = sqlite_site.http.request(method, path)
    check(answer, status)


def test_a_plain_request_to_the_live_address_is_refused(sqlite_site: Site) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    check(sqlite_site.http.get(f"{people[0].path}/live"))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
mostly_right = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["arboretum", "Arboretum"]) | json_values,
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["person", "open", "bot"]) | json_values},
                optional={"name": st.text(max_size=50) | json_values, "bot": json_values},
            ),
            max_size=5,
        ),
    },
    optional={
        "options": st.dictionaries(
            st.sampled_from(["species", "edition", "starting_discards", "x"]),
            json_values,
            max_size=2,
        ),
        "order": json_values,
    },
)
quick = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@quick
@given(body=mostly_right | json_values)
def test_any_table_is_laid_or_refused(sqlite_site: Site, body: Any) -> None:
    answer = sqlite_site.http.post("/api/tables", content=json.dumps(body).encode())
    assert answer.status_code == 201 or check(answer)


@quick
@given(raw=st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    try:
        read_json(raw, 4096)
    except Refusal as refusal:
        check_error(plain(refusal.error()))


@quick
@given(action=st.text(max_size=120), n=st.integers(0, 20))
def test_any_sentence_is_played_or_refused(sqlite_site: Site, action: str, n: int) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    answer = people[1].play(n, action)
    assert answer.status_code == 200 or check(answer)


def test_the_server_says_the_same_things_in_every_language() -> None:
    from pathlib import Path

    import parterre.words

    ids = {}
    for lang in LANGUAGES:
        text = (Path(parterre.words.__file__).parent / lang / "server.ftl").read_text("utf-8")
        ids[lang] = [
            line.split(" =")[0] for line in text.splitlines() if line.startswith("server-")
        ]
    assert ids["en"] == ids["fr"]


def test_nothing_went_wrong_after_all_that(sqlite_site: Site) -> None:
    people = sqlite_site.lay(PERSON, GREEDY)
    assert people[1].first().status_code == 200
    assert sqlite_site.http.get("/health").json()["status"] == "ok"
