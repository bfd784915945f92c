"""Two sites on one database: each learns of the other's moves, and the database decides."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from server.site import PERSON, Seated, Site, generous

ENGINES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]


@pytest.fixture(scope="module", params=ENGINES)
def sites(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    new_database: Callable[[str, Path], str],
) -> Iterator[tuple[Site, Site]]:
    """Two sites that share a database."""
    folder = tmp_path_factory.mktemp("two")
    database = new_database(request.param, folder)
    both = Site(generous(folder, database)).start(), Site(generous(folder, database)).start()
    yield both
    for site in both:
        site.stop()


def across(who: Seated, site: Site) -> Seated:
    """The same person, at the other site."""
    return Seated(site.address, site.http, who.table, who.seat, who.key)


def test_a_move_at_one_is_heard_at_the_other(sites: tuple[Site, Site]) -> None:
    here = sites[0].lay(PERSON, PERSON)
    with across(here[2], sites[1]).live() as line:
        assert line.next("update")["n"] == 14
        assert here[1].play(14, "draw deck").status_code == 200
        if not sites[0].settings.postgresql:
            # Nobody carries hints between processes that share a file, but a sign of life asks.
            line.send(type="ping")
        update = line.next("update")
        assert [entry["n"] for entry in update["said"]] == [15, 16]
        assert here[2].post("name", name="Bea").status_code == 200
        line.send(type="ping")
        while update["seats"][1]["name"] != "Bea":
            update = line.next("update")


def test_a_repeated_move_is_answered_by_either(sites: tuple[Site, Site]) -> None:
    here = sites[0].lay(PERSON, PERSON)
    there = across(here[1], sites[1])
    assert there.look()["n"] == 14
    assert here[1].play(14, "draw deck").json() == there.play(14, "draw deck").json()
    assert there.play(14, "draw pile 1").json()["error"]["id"] == "server-conflict"


def at_once(requests: list[Callable[[], httpx.Response]]) -> list[int]:
    """The status of every answer to requests that are made at the same time."""
    with ThreadPoolExecutor(len(requests)) as pool:
        return [answer.status_code for answer in pool.map(lambda request: request(), requests)]


def test_of_many_writers_at_both_exactly_one_wins_each_number(sites: tuple[Site, Site]) -> None:
    here = sites[0].lay(PERSON, PERSON)
    for _ in range(6):
        now = here[0].look()
        n, turn = now["n"], now["turn"]
        choices = [choice["action"] for choice in here[turn].look()["choices"]]
        # Each wants something else where there is a choice; only one of them can have it.
        wishes = [choices[k % len(choices)] for k in range(8)]
        answers = at_once(
            [
                functools.partial(across(here[turn], sites[k % 2]).play, n, wishes[k])
                for k in range(8)
            ]
        )
        assert set(answers) <= {200, 409}
        winners = {wishes[k] for k, status in enumerate(answers) if status == 200}
        assert len(winners) == 1
        said = here[turn].look(since=n)["said"]
        assert said[0]["action"] == winners.pop()
        assert [entry["n"] for entry in said] == list(range(n + 1, n + 1 + len(said)))
