"""A site answers to its own names only, so that a rebound name does not reach it."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from parterre.server.hosts import Hosts
from parterre.server.refusals import Refusal
from parterre.server.settings import from_environment
from server.site import PERSON, Site

TABLE = {"game": "arboretum", "seats": [PERSON, PERSON]}


def answers_to(hosts: Hosts, name: str) -> bool:
    """Whether a site with these names takes a request sent to that one."""
    try:
        hosts.check({"host": name})
    except Refusal:
        return False
    return True


@pytest.mark.parametrize(
    "name", ["localhost", "localhost:8725", "127.0.0.1:80", "[::1]:8725", "LOCALHOST.", "[::1]"]
)
def test_the_loopback_s_names_are_known(name: str) -> None:
    assert answers_to(Hosts(), name)


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "evil.example:8725",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "192.0.2.7:8725",
        "",
        ":8725",
        "[",
        "evil.example@localhost.evil.example",
    ],
)
def test_no_other_name_is_known(name: str) -> None:
    assert not answers_to(Hosts(), name)


def test_what_it_listens_on_is_known() -> None:
    assert answers_to(Hosts("192.0.2.7"), "192.0.2.7:8725")
    assert answers_to(Hosts("garden.example"), "Garden.example:8725")
    assert not answers_to(Hosts("192.0.2.7"), "192.0.2.8:8725")


@pytest.mark.parametrize("listening", ["0.0.0.0", "::"])
def test_heard_everywhere_it_answers_to_addresses_and_to_its_machine(listening: str) -> None:
    hosts = Hosts(listening)
    assert answers_to(hosts, "192.0.2.7:8725")
    assert answers_to(hosts, "[2001:db8::7]:8725")
    assert answers_to(hosts, f"{socket.gethostname()}:8725")
    assert answers_to(hosts, f"{socket.gethostname()}.local")
    assert not answers_to(hosts, "evil.example")


def test_the_host_gives_more_names(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PARTERRE_HOSTS", "play.example garden.example")
    hosts = from_environment(tmp_path, host="192.0.2.7").hosts
    known = ("play.example", "garden.example:443", "192.0.2.7", "localhost")
    assert all(answers_to(hosts, name) for name in known)
    assert not answers_to(hosts, "evil.example")
    monkeypatch.setenv("PARTERRE_HOSTS", "*")
    assert answers_to(from_environment(tmp_path).hosts, "evil.example")


def test_a_request_to_a_foreign_name_is_refused_whatever_it_asks(sqlite_site: Site) -> None:
    foreign = {"Host": "evil.example:8725", "Origin": "http://evil.example:8725"}
    laid = sqlite_site.http.post("/api/tables", json=TABLE, headers=foreign)
    assert laid.status_code == 421
    assert laid.json()["error"]["id"] == "server-foreign-host"
    assert "evil.example:8725" in laid.json()["error"]["sentence"]
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    for path in ("/", "/api/games", "/health", "/api/openapi.json", ana.path):
        assert sqlite_site.http.get(path, headers=foreign).status_code == 421, path
    played = sqlite_site.http.post(
        f"{ana.path}/play",
        json={"n": 14, "action": "draw deck"},
        headers={**ana.headers, **foreign},
    )
    assert played.status_code == 421
    assert ana.look()["n"] == 14


def test_a_live_line_to_a_foreign_name_is_not_accepted(sqlite_site: Site) -> None:
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    ana.address = "http://evil.example:8725"
    rebound = socket.create_connection(("127.0.0.1", sqlite_site.port))
    with pytest.raises(InvalidStatus) as problem, ana.live(sock=rebound, origin=ana.address):
        pass
    assert problem.value.response.status_code == 403
