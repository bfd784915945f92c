"""Does the document say what the site does, and the site what the document says?"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import jsonschema_rs
import pytest

import parterre.server
import parterre.words
from parterre.server import document as made
from parterre.server import reasons, shapes
from parterre.server.manual import page
from parterre.server.reasons import Family
from parterre.server.routes import ROUTES
from parterre.words import LANGUAGES, SOURCE, Voice, bundle
from server.examples import Trying, settle, written
from server.site import PERSON, Site, generous

SERVER = Path(parterre.server.__file__).parent
# Routes that are no part of the document: the pages of the client, and the live line beside it.
ASIDE = {"site", "live_table"}
# Where anything may stand: the words of a corrected box are its game's own, and a part of a view
# that has changed is whatever the view has in its place.
ANYTHING = {
    "Difference.view",
    "NewTable.components",
    "BoxChecked.changes",
    "Changed.before",
    "Changed.after",
    "Record.components",
}


@pytest.fixture(scope="module")
def document(sqlite_site: Site) -> dict[str, Any]:
    """The document as it is served."""
    answer = sqlite_site.http.get("/api/openapi.json")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    found: dict[str, Any] = answer.json()
    return found


def operations(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every operation by its name."""
    methods = [told for path in document["paths"].values() for told in path.values()]
    return {told["operationId"]: told for told in methods}


def validator(document: dict[str, Any], schema: Any) -> jsonschema_rs.Draft202012Validator:
    """What checks a value against a schema of the document."""
    whole = {**schema, "components": document["components"]}
    return jsonschema_rs.Draft202012Validator(whole)


def shown(told: dict[str, Any]) -> Iterator[tuple[Any, Any]]:
    """Every example of a part of the document with its schema."""
    for each in (told.get("requestBody", {}), *told.get("responses", {}).values()):
        for content in each.get("content", {}).values():
            yield content["schema"], content["example"]
        for header in each.get("headers", {}).values():
            yield header["schema"], header["example"]
    for each in told.get("parameters", []):
        yield each["schema"], each["example"]


def test_every_route_is_in_it(document: dict[str, Any]) -> None:
    names = {handler.handler_name for handler in ROUTES}
    assert set(operations(document)) == names - ASIDE
    assert document["x-live"]["address"] == "/api/tables/{id}/live"


@pytest.mark.parametrize("name", sorted({route.handler_name for route in ROUTES} - ASIDE))
def test_an_operation_is_told_whole(document: dict[str, Any], name: str) -> None:
    """In words, with its refusals and an example of everything, each of which is valid."""
    told = operations(document)[name]
    assert all(told[part] for part in ("summary", "description", "tags"))
    assert any(400 <= int(status) < 500 for status in told["responses"])
    for status, answer in told["responses"].items():
        assert answer["description"], status
    found = list(shown(told))
    assert len(found) >= len(told["responses"])
    for schema, example in found:
        assert example is not None, schema
        validator(document, schema).validate(example)


def test_the_key_is_asked_for_where_it_is_looked_at(document: dict[str, Any]) -> None:
    """A route that lets only a seat in needs the key; one that looks who comes may be given it."""
    asking: dict[str, set[str]] = {"seated": set(), "at": set()}
    for node in ast.walk(ast.parse((SERVER / "routes" / "tables.py").read_text("utf-8"))):
        if isinstance(node, ast.AsyncFunctionDef) and node.name not in asking:
            for call in ast.walk(node):
                if isinstance(call, ast.Call) and ast.unparse(call.func) in asking:
                    asking[ast.unparse(call.func)].add(node.name)
    found = {name: told["security"] for name, told in operations(document).items()}
    assert {name for name, key in found.items() if key == [{"seat": []}]} == asking["seated"]
    assert {name for name, key in found.items() if key == [{}, {"seat": []}]} == asking["at"]
    assert "play" in asking["seated"]
    assert "table" in asking["at"]


def test_every_frame_is_told_with_an_example(document: dict[str, Any]) -> None:
    line = document["x-live"]
    for way, frames in (("send", shapes.Frame), ("receive", shapes.ServerFrame)):
        tags = [each.__struct_config__.tag for each in get_args(frames)]
        assert [frame["name"] for frame in line[way]] == tags
        for frame in line[way]:
            assert frame["summary"]
            validator(document, frame["schema"]).validate(frame["example"])
            assert frame["example"]["type"] == frame["name"]


def test_every_code_that_a_line_is_closed_with_is_told(document: dict[str, Any]) -> None:
    codes = {int(code) for code in document["x-live"]["close"]}
    used = set()
    for file in ("live.py", "manners.py"):
        for node in ast.walk(ast.parse((SERVER / file).read_text("utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) is int:
                used |= {node.value} if 1000 <= node.value < 5000 else set()
    # A page of another site is refused before a line is open; frames have 4096 bytes at most.
    assert used - {1008, 4000, 4096} <= codes
    assert {1000, 1013, 4408} <= used
    assert {4000 + each.status for each in reasons.LAST} <= codes


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}], ids=str
)
def test_what_is_answered_before_a_line_is_open(
    sqlite_site: Site, document: dict[str, Any], headers: dict[str, str]
) -> None:
    told = document["x-live"]["handshake"]
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    key = {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", **key, **headers}
    with httpx.Client() as http:
        answer = http.get(f"{sqlite_site.address}{ana.path}/live", headers=upgrade)
    assert "content" not in told[str(answer.status_code)]
    assert answer.content == b""
    assert "content" in told["429"]
    assert set(told) == {"101", "403", "408", "429"}


def refused() -> set[tuple[str, int]]:
    """Every refusal in the sources of the server with its status."""
    found = set()
    for path in SERVER.rglob("*.py"):
        if path.name == "reasons.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"):
                continue
            id, *rest = node.args
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                status = rest[0].value if rest and isinstance(rest[0], ast.Constant) else 400
                found.add((id.value, status))
    return found


def test_every_refusal_is_told_by_a_route(document: dict[str, Any]) -> None:
    told = {(each.id, each.status) for each in (*reasons.FRAME, *reasons.LAST)}
    for handler in ROUTES:
        told |= {(each.id, each.status) for each in handler.opt.get("reasons", ())}
    # What is no route's: an address at which there is nothing, and what is in the answer of health.
    elsewhere = {("server-not-found", 404), ("server-trouble", 503)}
    assert len(refused()) > 40
    assert refused() - told == elsewhere


def test_every_refusal_that_is_told_has_its_words_and_values() -> None:
    every = [each for handler in ROUTES for each in handler.opt.get("reasons", ())]
    for each in (*every, *reasons.FRAME, *reasons.LAST):
        if isinstance(each, Family):
            continue
        for lang in LANGUAGES:
            message = bundle(lang).get_message(each.id)
            assert bundle(lang).format_pattern(message.value, dict(each.values))[1] == [], each.id


def test_every_field_of_a_shape_is_told(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for shape in (shapes.RulesText, shapes.GameOffered, *get_args(shapes.Frame), shapes.Update):
        tag = {"type"} if shape.__struct_config__.tag else set()
        fields = set(shape.__struct_encode_fields__) | tag
        assert set(schemas[shape.__name__]["properties"]) == fields


def test_nothing_in_it_is_just_anything(document: dict[str, Any]) -> None:
    found = set()

    def look(part: Any, at: str) -> None:
        if isinstance(part, dict):
            inside = part.keys() - {"default", "description"}
            if inside <= {"type"} and part.get("type", "object") == "object":
                found.add(at)
            for key in inside - {"mapping"}:
                look(part[key], at)
        elif isinstance(part, list):
            for each in part:
                look(each, at)

    for name, schema in document["components"]["schemas"].items():
        for field, part in schema.get("properties", {}).items():
            look(part, f"{name}.{field}")
    assert found == ANYTHING


def test_every_word_about_it_is_said(sqlite_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    say = Voice.say

    def heard(self: Voice, id: str, /, **values: Any) -> str:
        said.add(id)
        return say(self, id, **values)

    monkeypatch.setattr(Voice, "say", heard)
    page(made.document(sqlite_site.app, SOURCE), SOURCE, [])
    words = Path(parterre.words.__file__).parent / SOURCE / "api.ftl"
    known = set(re.findall(r"^([a-z][a-z0-9-]+) =", words.read_text("utf-8"), re.MULTILINE))
    assert known - said == set()
    assert {id for id in said if id.startswith("api-")} - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(sqlite_site: Site, lang: str) -> None:
    """Every message that it asks for is there; where there is none its id would be read."""
    found = sqlite_site.http.get("/api/openapi.json", params={"lang": lang}).text
    assert re.findall(r'"(api-[a-z0-9-]+)"', found) == []
    read = sqlite_site.http.get("/api", params={"lang": lang}).text
    assert re.findall(r">(api-[a-z0-9-]+)<", read) == []
    assert f'<html lang="{lang}">' in read


def test_the_page_tells_everything_and_leads_nowhere_else(
    sqlite_site: Site, document: dict[str, Any]
) -> None:
    answer = sqlite_site.http.get("/api")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    read = answer.text
    ids = re.findall(r' id="([^"]+)"', read)
    assert len(ids) == len(set(ids))
    assert set(operations(document)) <= set(ids)
    assert {f"shape-{name}" for name in document["components"]["schemas"]} <= set(ids)
    for link in re.findall(r'(?:href|src)="([^"]+)"', read):
        inside = link.startswith("#") and link[1:] in ids
        assert inside or sqlite_site.http.get(link).status_code == 200, link
        assert not link.startswith("//")
    # The policy of the site lets neither through.
    assert re.findall(r"<script(?! src=)", read) == []
    assert " style=" not in read


def test_the_examples_are_what_the_site_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rewrite: bool
) -> None:
    """`--rewrite` notes them anew; a hint is thought anew each time, and no other value differs."""
    settle(monkeypatch)
    site = Site(generous(tmp_path)).start()
    try:
        found = Trying(site).everything(monkeypatch)
    finally:
        site.stop()
    if rewrite:
        made.EXAMPLES.write_text(written(found), "utf-8")
        return
    kept = json.loads(made.EXAMPLES.read_bytes())
    assert kept.pop("hint").keys() == found.pop("hint").keys()
    assert found == kept
