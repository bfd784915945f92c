"""Origins, sizes, rates, headers and pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parterre.core import Illegal
from parterre.server.guard import Buckets, neighbourhood, same_origin
from parterre.server.pages import Pages
from parterre.server.settings import Settings, from_environment
from server.site import PERSON, Site

TABLE = {"game": "arboretum", "seats": [PERSON, PERSON]}


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "here:80", True),
        ("http://here:8725", "here:8725", True),
        ("https://here", "here", True),
        ("https://here", "here:443", True),
        ("http://here", "here:443", False),
        ("http://there:8725", "here:8725", False),
        ("http://here:8726", "here:8725", False),
        ("http://here.evil.example", "here", False),
        ("null", "here", False),
        ("", "here", False),
        ("file://", "here", False),
        ("http://here:99999", "here:99999", False),
        ("http://[", "here", False),
        ("https://ally.example", "here", True),
        ("https://ally.example:444", "here", False),
    ],
)
def test_whose_page_it_is(origin: str | None, host: str, same: bool) -> None:
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert same_origin(headers, frozenset({"https://ally.example"})) is same


def test_a_post_from_another_page_is_refused(sqlite_site: Site) -> None:
    for origin, status in ((sqlite_site.address, 201), ("https://evil.example", 403)):
        answer = sqlite_site.http.post("/api/tables", json=TABLE, headers={"Origin": origin})
        assert answer.status_code == status
    assert answer.json()["error"]["id"] == "server-origin"
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    bodies: dict[str, dict[str, object]] = {
        "play": {"n": 14, "action": "draw deck"},
        "undo": {"n": 14},
        "name": {"name": "Ana"},
    }
    for path, body in bodies.items():
        headers = {**ana.headers, "Origin": "null"}
        answer = sqlite_site.http.post(f"{ana.path}/{path}", json=body, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "server-origin"
    assert ana.look()["n"] == 14
    assert ana.look()["seats"][0]["name"] is None


def test_a_socket_from_another_page_is_not_accepted(sqlite_site: Site) -> None:
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    with pytest.raises(InvalidStatus) as problem, ana.socket(origin="https://evil.example"):
        pass
    assert problem.value.response.status_code == 403
    with ana.live(origin=sqlite_site.address) as line:
        assert line.next("update")["you"] == 1


def test_a_large_frame_is_refused_and_a_huge_one_ends_the_connection(sqlite_site: Site) -> None:
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    with ana.live() as line:
        line.next("update")
        line.send(type="play", id="x", n=14, action="é" * 3000)
        assert line.next("refused")["error"]["id"] == "server-too-large"
        line.send(type="ping")
        assert line.next("pong")
        line.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as problem:
            line.next("never")
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 1009


# A new table may bring its own box, so it may be larger than a move.
@pytest.mark.parametrize(
    ("path", "pieces"), [("/api/tables", 140), ("/api/tables/23456789abcd/play", 20)]
)
def test_a_large_body_is_refused(sqlite_site: Site, path: str, pieces: int) -> None:
    def each() -> Iterator[bytes]:
        for _ in range(pieces):
            yield b" " * 1000

    for body in (b" " * pieces * 1000, each()):
        answer = sqlite_site.http.post(path, content=body)
        assert answer.status_code == 413
        assert answer.json()["error"]["id"] == "server-too-large"


def test_who_floods_is_let_go(sqlite_site: Site) -> None:
    watcher = sqlite_site.lay(PERSON, PERSON)[0]

    def flood() -> None:
        for _ in range(100):
            line.send(type="ping")
        line.next("never")

    with watcher.live() as line, pytest.raises(ConnectionClosed) as problem:
        flood()
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 4429


def test_who_never_says_hello_is_let_go(sqlite_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parterre.server.live.HELLO_SECONDS", 0.1)
    watcher = sqlite_site.lay(PERSON, PERSON)[0]
    with watcher.socket() as line, pytest.raises(ConnectionClosed) as problem:
        line.next()
    assert problem.value.rcvd is not None
    assert problem.value.rcvd.code == 4408


def test_a_client_that_reads_slowly_gets_the_newest_update_only(sqlite_site: Site) -> None:
    people = sqlite_site.lay(PERSON, PERSON)
    found = sqlite_site.house.tables._tables[people[0].table]
    with people[0].live() as line:
        line.next("update")
        viewer = next(iter(found.viewers))
        sent = []
        send = viewer._send
        stuck = True

        async def slowly(frame: dict[str, object]) -> None:
            import asyncio

            while stuck:
                await asyncio.sleep(0.01)
            sent.append(frame)
            await send(frame)

        viewer._send = slowly
        for _ in range(12):
            mover = people[found.played.turn]
            assert mover.first().status_code == 200
        stuck = False
        updates = [line.next("update")]
        while updates[-1]["n"] < found.n:
            updates.append(line.next("update"))
    assert len(updates) <= 2
    assert [entry["n"] for each in updates for entry in each["said"]] == list(
        range(15, found.n + 1)
    )


def test_laying_tables_is_limited_for_each_client(tmp_path: Path) -> None:
    site = Site(Settings(data=tmp_path, tables_at_once=3, tables_per_minute=6)).start()
    try:
        for _ in range(3):
            assert site.http.post("/api/tables", json=TABLE).status_code == 201
        answer = site.http.post("/api/tables", json=TABLE)
        assert answer.status_code == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 10
        error = answer.json()["error"]
        assert error["id"] == "server-too-many"
        assert error["sentence"].startswith("You have laid many tables")
        # Without a proxy that is known, nobody can pretend to be somebody else.
        forged = {"X-Forwarded-For": "198.51.100.7"}
        assert site.http.post("/api/tables", json=TABLE, headers=forged).status_code == 429
        assert site.http.get("/api/games").status_code == 200
    finally:
        site.stop()


def test_a_bucket_fills_again() -> None:
    now = 0.0
    buckets = Buckets(per_minute=60, at_once=2, clock=lambda: now)
    assert [buckets.wait("a"), buckets.wait("a"), buckets.wait("b")] == [0, 0, 0]
    assert buckets.wait("a") == 1
    now = 1.0
    assert [buckets.wait("a") > 0, buckets.wait("a") > 0] == [False, True]
    now = 1000.0
    assert [buckets.wait("a") > 0 for _ in range(3)] == [False, False, True]


def test_buckets_do_not_grow_without_end() -> None:
    buckets = Buckets(60, 2)
    for number in range(Buckets.MOST + 50):
        buckets.wait(f"client {number}")
    assert len(buckets._left) == Buckets.MOST


def test_one_client_is_one_address_or_one_network() -> None:
    assert neighbourhood("2001:db8:1:2::5") == neighbourhood("2001:db8:1:2:ffff::9")
    assert neighbourhood("2001:db8:1:2::5") != neighbourhood("2001:db8:1:3::5")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/health", "/api/games", "/nothing.txt", "/api/nothing", "/api/tables/x"],
)
def test_every_answer_has_the_security_headers(sqlite_site: Site, path: str) -> None:
    answer = sqlite_site.http.get(path)
    policy = answer.headers["content-security-policy"]
    for part in ("default-src 'self'", "script-src 'self'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in answer.headers


def test_health_and_schema(sqlite_site: Site) -> None:
    assert sqlite_site.http.get("/health").json()["status"] == "ok"
    schema = sqlite_site.http.get("/api/openapi.json")
    assert schema.status_code == 200
    assert "/api/tables" in schema.json()["paths"]


def test_pages_and_their_ages(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>x</title>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "main-1.js").write_text("1")
    pages = Pages(tmp_path)
    assert pages.built
    for path in ("/", "/t/abc", "/rules/arboretum", "/box/arboretum", "/index.html"):
        page = pages.find(path)
        assert page is pages.index
        assert page.age == "no-cache"
    script = pages.find("/assets/main-1.js")
    assert script is not None
    assert "immutable" in script.age
    assert script.type == "text/javascript"
    icon = pages.find("/favicon.svg")
    assert icon is not None
    assert icon.type == "image/svg+xml"
    for path in ("/assets/other.js", "/api/x", "/../secret.txt", "/assets/../index.html", "/x.php"):
        assert pages.find(path) is None


def test_without_the_built_client_the_page_says_so(tmp_path: Path) -> None:
    pages = Pages(tmp_path / "nothing")
    assert not pages.built
    assert b"./parterre" in pages.index.content
    assert pages.find("/t/abc") is pages.index


def test_only_pages_are_packed(sqlite_site: Site) -> None:
    for path, packed in (("/", True), ("/api/games", False)):
        sizes = {}
        for accepted in ("gzip", "identity"):
            answer = sqlite_site.http.get(path, headers={"Accept-Encoding": accepted})
            sizes[accepted] = answer.headers.get("content-encoding")
        assert sizes == {"gzip": "gzip" if packed else None, "identity": None}
    one, other = (
        sqlite_site.http.get("/", headers={"Accept-Encoding": accepted}).text
        for accepted in ("gzip", "identity")
    )
    assert one == other


def test_a_page_is_not_sent_twice(sqlite_site: Site) -> None:
    first = sqlite_site.http.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    again = sqlite_site.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/arboretum"])
def test_the_head_of_a_page_is_that_of_the_page(sqlite_site: Site, path: str) -> None:
    page, head = (sqlite_site.http.request(method, path) for method in ("GET", "HEAD"))
    assert head.status_code == page.status_code == 200
    assert head.content == b""
    for name in ("content-type", "content-length", "etag", "cache-control", "vary"):
        assert head.headers[name] == page.headers[name]
    assert sqlite_site.http.head("/assets/none.js").status_code == 404


def test_settings_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("PARTERRE_DATABASE_URL", raising=False)
    settings = from_environment()
    assert settings.data == tmp_path / "parterre"
    assert settings.url == f"sqlite+aiosqlite:///{tmp_path}/parterre/parterre.db"
    monkeypatch.setenv("PARTERRE_DATABASE_URL", "postgres://a@b/c")
    assert from_environment().url == "postgresql+asyncpg://a@b/c"
    assert from_environment().postgresql
    monkeypatch.setenv("PARTERRE_TABLES_PER_MINUTE", "many")
    with pytest.raises(Illegal, match="PARTERRE_TABLES_PER_MINUTE"):
        from_environment()
    monkeypatch.delenv("PARTERRE_TABLES_PER_MINUTE")
    # A pace of nothing would let nobody in.
    monkeypatch.setenv("PARTERRE_PACE", "0")
    with pytest.raises(Illegal, match="PARTERRE_PACE"):
        from_environment()
