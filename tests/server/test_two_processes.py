"""Two sites on one database: each learns of the other's moves, and the database decides."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from parterre.server.tables import LiveTable
from server.site import PERSON, UNIFORM, Seated, Site, generous, wait_for

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


@pytest.fixture
def deaf(sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch) -> Site:
    """The second site, to which every hint of the first is lost."""

    async def lost(id: str, n: int) -> None:
        pass

    monkeypatch.setattr(sites[1].house.tables, "heard", lost)
    return sites[1]


def test_a_move_that_is_ahead_of_a_site_makes_it_ask_first(
    sites: tuple[Site, Site], deaf: Site
) -> None:
    here = sites[0].lay(PERSON, PERSON)
    with across(here[1], deaf).live() as line:
        assert line.next("update")["n"] == 14
        for _ in range(3):
            assert here[1].first().status_code == 200
        update = here[1].look()
        line.send(type="undo", id="1", n=update["n"])
        assert line.next("done", "refused") == {"type": "done", "id": "1", "n": update["n"] + 1}
        assert here[1].first().status_code == 200
        update = here[1].look()
        action = update["choices"][0]["action"]
        line.send(type="play", id="2", n=update["n"], action=action)
        assert line.next("done", "refused") == {"type": "done", "id": "2", "n": update["n"] + 1}
        # And where the database knows nothing of it either, that is said.
        line.send(type="play", id="3", n=update["n"] + 9, action=action)
        assert line.next("refused")["error"]["id"] == "server-ahead"


def test_who_comes_with_more_than_a_site_knows_is_told_what_is_new(
    sites: tuple[Site, Site], deaf: Site
) -> None:
    here = sites[0].lay(PERSON, PERSON)
    there = across(here[1], deaf)
    assert there.look()["n"] == 14
    for _ in range(3):
        assert here[1].first().status_code == 200
    known = here[1].look()["n"] - 1
    with there.live(have=known) as line:
        update = line.next("update")
        assert [entry["n"] for entry in update["said"]] == [known + 1]
    assert here[1].first().status_code == 200
    assert [entry["n"] for entry in there.look(since=known + 1)["said"]] == [known + 2]


def test_a_hint_is_for_what_its_asker_has_seen(sites: tuple[Site, Site], deaf: Site) -> None:
    here = sites[0].lay(PERSON, UNIFORM)
    there = across(here[1], deaf)
    assert there.look()["n"] == 14
    assert here[1].first().status_code == 200
    answer = there.post("hint", n=here[1].look()["n"])
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("lost", [False, True], ids=["heard", "lost"])
def test_a_new_key_shuts_the_lines_of_the_old_one_at_either(
    sites: tuple[Site, Site], request: pytest.FixtureRequest, lost: bool
) -> None:
    if lost:
        request.getfixturevalue("deaf")
    old = sites[0].lay(PERSON, PERSON)[1]
    with old.live() as line, across(old, sites[1]).live() as other:
        for each in (line, other):
            each.next("update")
        renewed = old.at(old.table, old.post("key").json()["token"])
        assert renewed.look()["you"] == 1
        if lost or not sites[1].settings.postgresql:
            other.send(type="ping")
        for each in (line, other):
            assert each.next("refused")["error"]["id"] == "server-renewed"
            with pytest.raises(ConnectionClosed) as closed:
                each.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
    with across(renewed, sites[1]).live() as line:
        assert line.next("update")["you"] == 1


def dead(site: Site) -> None:
    """Let a site set no bot to work any more, as if its process had died."""
    site.house.tables.moved = site.house.tables.found = lambda table: None


@pytest.mark.parametrize("known", [False, True])
def test_a_bots_turn_is_taken_over_from_a_process_that_died(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch, known: bool
) -> None:
    monkeypatch.setattr("parterre.server.thinking.GRACE", 0.2)
    dead(sites[0])
    try:
        here = sites[0].lay(PERSON, UNIFORM)
        there = across(here[1], sites[1])
        if known:
            assert there.look()["n"] == 14
        while here[1].look()["turn"] == 1:
            assert here[1].first().status_code == 200
        with there.live() as line:
            while line.next("update")["turn"] != 1:
                pass
    finally:
        bots = sites[0].house.bots
        bots.tables.moved, bots.tables.found = bots.look, bots.take_over


def test_a_bots_turn_after_our_own_move_does_not_wait(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parterre.server.thinking.GRACE", 30.0)
    here = sites[0].lay(UNIFORM, PERSON)
    there = across(here[2], sites[1])
    for _ in range(3):
        # The first bot's turn is left to the other site, those after our own moves are not.
        wait_for(lambda: there.look()["turn"] == 2, 15)
        while there.look()["turn"] == 2:
            assert there.first().status_code == 200


def test_a_bots_turn_is_left_to_the_process_that_has_it(
    sites: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not sites[0].settings.postgresql:
        pytest.skip("processes that share a file tell each other nothing")
    monkeypatch.setattr("parterre.server.thinking.GRACE", 30.0)
    asked: list[str] = []
    decide = sites[1].house.bots._decide

    async def counted(table: LiveTable, bot: Any) -> str:
        asked.append(table.id)
        return str(await decide(table, bot))

    sites[1].house.bots._decide = counted
    try:
        people = sites[0].lay(UNIFORM, UNIFORM)
        with across(people[0], sites[1]).live() as line:
            while line.next("update")["turn"] != "over":
                pass
    finally:
        del sites[1].house.bots._decide
    # Tables of other tests may still be played at.
    assert people[0].table not in asked


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
