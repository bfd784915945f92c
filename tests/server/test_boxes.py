"""A corrected box on the site: checked in words, played with at one table and not at another."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parterre.core import Illegal
from parterre.games import GAMES
from parterre.server.refusals import Refusal
from parterre.table import replay
from parterre.table.boxes import LARGEST
from parterre.words import say
from server.site import GREEDY, PERSON, UNIFORM, Seated, Site, generous, wait_for

OAK = '[species.K]\nen = "Holm oak"\nfr = "Chêne vert"\n'
OAKS = {"species": {"K": {"en": "Holm oak", "fr": "Chêne vert"}}}


def checked(site: Site, text: str, game: str = "arboretum", lang: str = "en") -> dict[str, Any]:
    """What the site says of a file."""
    body = {"text": text, "file": "mine.toml"}
    answer = site.http.post(f"/api/components/{game}", params={"lang": lang}, json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_what_a_box_corrects_is_told_value_by_value(sqlite_site: Site) -> None:
    told = checked(sqlite_site, OAK)
    assert (told["ok"], told["mistakes"], told["changes"]) == (True, [], OAKS)
    assert told["corrected"] == [
        {
            "id": "species.K",
            "what": "K · Holm oak",
            "values": [
                {"key": "en", "before": "Oak", "after": "Holm oak"},
                {"key": "fr", "before": "Chêne", "after": "Chêne vert"},
            ],
        }
    ]


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_file_can_be_had_and_changes_nothing(sqlite_site: Site, game: str) -> None:
    answer = sqlite_site.http.get(f"/api/components/{game}/file")
    assert answer.status_code == 200
    assert f'filename="components-{game}.toml"' in answer.headers["content-disposition"]
    assert answer.text == (GAMES[game].folder / "components.toml").read_text("utf-8")
    told = checked(sqlite_site, answer.text, game)
    assert (told["ok"], told["changes"], told["corrected"]) == (True, {}, [])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_mistake_has_its_sentence_and_its_clause(sqlite_site: Site, lang: str) -> None:
    text = '[species.K]\nen = 3\n[species.Z]\nen = "x"\n[cards]\nranks = 9\n'
    told = checked(sqlite_site, text, lang=lang)
    assert (told["ok"], "changes" in told, told["more"]) == (False, False, 0)
    assert [mistake["id"] for mistake in told["mistakes"]] == [
        "box-name",
        "box-unknown",
        "box-fixed",
    ]
    for mistake in told["mistakes"]:
        assert mistake["clause"] == "1.5"
        assert mistake["sentence"] == say(mistake["id"], mistake["values"], lang)


def test_the_first_fifty_mistakes_are_told_and_the_rest_counted(sqlite_site: Site) -> None:
    told = checked(sqlite_site, "".join(f"[trees{number}]\n" for number in range(60)))
    assert (len(told["mistakes"]), told["more"]) == (50, 10)


UNREADABLE = {
    "not toml": ("species = \n", "toml-syntax"),
    "deep": ("a = " + "[" * 20_000, "toml-deep"),
    "a long dotted key": ("a." * 30_000 + "a = 1", "toml-deep"),
    "dots among strange ends of lines": ('"\x85".' * 15_000 + "a = 1", "toml-deep"),
    "a huge number": ("a = " + "9" * 9000, "toml-unreadable"),
    "too large": ("#" * (LARGEST + 1), "toml-large"),
    "too large in bytes": ("#" + "é" * (LARGEST // 2), "toml-large"),
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_what_cannot_be_read_is_refused_politely_and_soon(sqlite_site: Site, kind: str) -> None:
    text, id = UNREADABLE[kind]
    begun = time.monotonic()
    told = checked(sqlite_site, text)
    assert time.monotonic() - begun < 5
    assert [mistake["id"] for mistake in told["mistakes"]] == [id]
    assert "mine.toml" in told["mistakes"][0]["sentence"]


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        ({}, 400, "server-shape-missing"),
        ({"text": 3}, 400, "server-shape-kind"),
        ({"text": "", "more": 1}, 400, "server-shape-unknown"),
        ({"text": "x" * 3 * LARGEST}, 413, "server-too-large"),
    ],
)
def test_what_is_no_box_at_all(sqlite_site: Site, body: Any, status: int, id: str) -> None:
    answer = sqlite_site.http.post("/api/components/arboretum", json=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, id)
    if status == 413:
        assert answer.json()["error"]["values"] == {"limit": 2 * LARGEST}


def test_no_such_game_language_or_origin(sqlite_site: Site) -> None:
    post = sqlite_site.http.post
    assert post("/api/components/chess", json={"text": ""}).status_code == 404
    assert sqlite_site.http.get("/api/components/chess/file").status_code == 404
    assert post("/api/components/arboretum?lang=de", json={"text": ""}).status_code == 404
    other = {"origin": "https://elsewhere.example"}
    answer = post("/api/components/arboretum", json={"text": ""}, headers=other)
    assert answer.status_code == 403


def test_nobody_has_boxes_checked_all_day(tmp_path: Path) -> None:
    site = Site(generous(tmp_path)).start()
    try:
        site.house.checks.size = 2.0
        path, body = "/api/components/arboretum", {"text": ""}
        codes = [site.http.post(path, json=body).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        error = site.http.post(path, json=body).json()["error"]
        assert error["id"] == "server-too-many-boxes"
    finally:
        site.stop()


def test_a_table_with_a_wrong_box_is_not_laid(sqlite_site: Site) -> None:
    body = {"game": "arboretum", "seats": [PERSON, PERSON]}
    for components, id in (
        ({"trees": {}}, "box-unknown"),
        ({"cards": {"ranks": 9}}, "box-fixed"),
        ({"species": {"K": {"en": 3}}}, "box-name"),
        ({"species": {"K": {"en": "Maple"}}}, "box-same-name"),
    ):
        answer = sqlite_site.http.post("/api/tables", json={**body, "components": components})
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, id)
        assert answer.json()["error"]["clause"] == "1.5"
    answer = sqlite_site.http.post("/api/tables", json={**body, "components": {"species": 3}})
    assert answer.status_code == 400


def ended(at: Seated) -> dict[str, Any]:
    """The record of a table where only bots play, once it is over."""
    wait_for(lambda: at.look()["turn"] == "over")
    answer = at.http.get(f"{at.path}/record")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def words(problem: Illegal) -> str:
    """A refusal as text, for a replay that must not refuse."""
    return str(problem)


def test_two_tables_with_two_boxes_at_the_same_time(site: Site) -> None:
    """Bots play at three tables, each with its own box; each record tells its own and replays."""
    boxes: list[dict[str, Any] | None] = [OAKS, {"species": {"K": {"en": "Cork oak"}}}, None]
    laid = [site.lay(GREEDY, UNIFORM, components=box) for box in boxes]
    oaks = [table[0].look()["view"]["renamed"].get("K", {}).get("en") for table in laid]
    assert oaks == ["Holm oak", "Cork oak", None]
    records = [ended(table[0]) for table in laid]
    assert [record.get("components") for record in records] == boxes
    for record in records:
        replay(record, words)
    counts = [table[0].look()["box"] for table in laid]
    assert [count.get("corrected", 0) for count in counts] == [1, 1, 0]
    path = f"{laid[0][0].path}/box"
    told = site.http.get(path, params={"lang": "fr"}).json()
    assert told["game"] == "arboretum"
    assert [element["id"] for element in told["corrected"]] == ["species.K"]
    oak = next(element for element in told["elements"] if element["id"] == "species.K")
    assert (oak["known"], "Chêne vert" in oak["value"]) == ("corrected", True)
    assert site.http.get(f"{laid[2][0].path}/box").json()["corrected"] == []
    assert site.http.get(path, params={"lang": "de"}).status_code == 404


def test_a_box_outlives_the_site(tmp_path: Path) -> None:
    first = Site(generous(tmp_path)).start()
    path = first.lay(PERSON, PERSON, components=OAKS)[0].path
    first.stop()
    second = Site(generous(tmp_path)).start()
    try:
        told = second.http.get(f"{path}/box").json()
        assert told["corrected"][0]["values"][0]["after"] == "Holm oak"
        assert second.http.get(path).json()["box"]["corrected"] == 1
    finally:
        second.stop()


@pytest.fixture
def corrected_site(tmp_path: Path) -> Iterator[Site]:
    """A site that was started with a corrected box."""
    settings = generous(tmp_path)
    object.__setattr__(settings, "components", {"arboretum": OAKS})
    site = Site(settings).start()
    yield site
    site.stop()


def test_a_table_without_a_box_has_that_of_the_site(corrected_site: Site) -> None:
    usual = corrected_site.lay(PERSON, PERSON)[0]
    plain = corrected_site.lay(PERSON, PERSON, components={})[0]
    told = [corrected_site.http.get(f"{at.path}/box").json()["corrected"] for at in (usual, plain)]
    assert [len(each) for each in told] == [1, 0]
    shown = corrected_site.http.get("/api/components/arboretum").json()
    assert [element["id"] for element in shown["corrected"]] == ["species.K"]


def test_the_games_tell_how_their_boxes_are_known(sqlite_site: Site) -> None:
    for told in sqlite_site.http.get("/api/games").json():
        shown = sqlite_site.http.get(f"/api/components/{told['name']}").json()["elements"]
        assert sum(told["box"].values()) == len(shown)
        assert told["box"]["rulebook"] > 0


def test_a_refusal_speaks_the_language_that_was_asked_for() -> None:
    refusal = Refusal("toml-deep", file="x.toml")
    assert refusal.error("fr").sentence == say("toml-deep", {"file": "x.toml"}, "fr")
