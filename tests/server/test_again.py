"""A table laid once more for the same people, each of whom finds their seat with their own key."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from parterre.server.shapes import AskedSeat, NewTable
from server.site import GREEDY, PERSON, Seated, Site, generous, wait_for

SEATS = ({**PERSON, "name": "Ana"}, {"kind": "open"}, {**GREEDY, "name": "Hugo"})
SHORT = {"game": "topiary", "options": {"places": 24}}


def played_out(site: Site, *seats: dict[str, Any]) -> dict[int, Seated]:
    """A table whose game is over, and everybody who sat there."""
    people = site.lay(*seats, **SHORT)
    while (update := people[0].look())["turn"] != "over":
        if update["turn"] in people:
            assert people[update["turn"]].first().status_code == 200
    return people


def laid_again(who: Seated, order: str = "lot") -> dict[str, Any]:
    """What somebody is told who wants the table once more."""
    answer = who.post("again", order=order)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_the_others_are_told_and_sit_down_with_their_own_key(site: Site) -> None:
    people = played_out(site, *SEATS)
    ana, bea, watcher = people[1], people[2], people[0]
    assert bea.post("name", name="Bea").status_code == 200
    with bea.live() as line:
        assert line.next("update")["again"] is None
        told = laid_again(ana)
        update = line.next("update")
        while update["again"] is None:
            update = line.next("update")
        # Who only watches is not asked along, and no key is told to anybody.
        assert watcher.look()["again"] is None
        assert all(seat.get("token", "none") not in str(update) for seat in told["seats"])
    assert update["again"]["table"] == told["table"]
    there = bea.at(told["table"], bea.key).look()
    assert there["you"] == update["again"]["seat"]
    assert there["game"] == "topiary"
    assert there["turn"] != "over"
    was = {seat["asked"]: seat["seat"] for seat in told["seats"]}
    assert there["you"] == was[2]
    names = {seat["seat"]: (seat["kind"], seat["name"]) for seat in there["seats"]}
    assert names[was[1]] == ("person", "Ana")
    assert names[was[2]] == ("person", "Bea")
    assert names[was[3]] == ("bot", "Hugo")


def test_whoever_asks_again_is_shown_to_the_same_table(site: Site) -> None:
    people = played_out(site, *SEATS)
    first = laid_again(people[1])
    now = {seat["asked"]: seat["seat"] for seat in first["seats"]}
    for who in (people[2], people[1]):
        told = laid_again(who)
        assert told["table"] == first["table"]
        # The keys are told once, to the one who laid it.
        assert told["seats"] == []
        assert told["seat"] == now[who.seat] == who.look()["again"]["seat"]


def test_a_key_that_was_handed_out_is_none_once_its_holder_has_come(site: Site) -> None:
    people = played_out(site, *SEATS)
    told = laid_again(people[1], order="given")
    link = next(seat["token"] for seat in told["seats"] if seat["asked"] == 2)
    bea = people[2].at(told["table"], people[2].key)
    by_link = people[2].at(told["table"], link)
    assert by_link.look()["you"] == 2
    with by_link.live() as line:
        line.next("update")
        assert bea.look()["you"] == 2
        assert line.next("refused")["error"]["id"] == "server-renewed"
    assert by_link.post("name", name="Eve").status_code == 403
    # Nobody came to the first seat yet, and the key of the old one opens it as well.
    assert people[1].at(told["table"], people[1].key).look()["you"] == 1


def test_a_running_table_is_not_laid_again(site: Site) -> None:
    people = site.lay(PERSON, PERSON)
    answer = people[1].post("again")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "server-not-over")
    assert people[0].post("again").status_code == 401


def test_of_many_who_ask_at_once_one_lays_it(site: Site) -> None:
    people = played_out(site, PERSON, PERSON)
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(laid_again, [people[1], people[2]] * 4))
    assert len({each["table"] for each in told}) == 1
    assert sum(bool(each["seats"]) for each in told) == 1


def test_two_processes_lay_one_table(tmp_path: Path) -> None:
    both = [Site(generous(tmp_path)).start() for _ in range(2)]
    try:
        people = played_out(both[0], PERSON, PERSON)
        there = Seated(both[1].address, both[1].http, people[2].table, 2, people[2].key)
        there.look()
        # The other process knows the table as it was, and has to read that there is a new one.
        first = laid_again(people[1])
        told = laid_again(there)
        assert told["table"] == first["table"]
        assert told["seats"] == []
    finally:
        for site in both:
            site.stop()


def test_the_other_process_was_faster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wrote its table between our look and our writing: there is that one, and no second."""
    site = Site(generous(tmp_path)).start()
    try:
        people = played_out(site, PERSON, PERSON)
        ledger = site.house.ledger
        create = ledger.create

        async def slow(stored: Any, *more: Any) -> None:
            if more:
                monkeypatch.setattr(ledger, "create", create)
                other = await site.house.tables.create(
                    NewTable("topiary", [AskedSeat("person"), AskedSeat("person")])
                )
                async with ledger.engine.begin() as connection:
                    await connection.exec_driver_sql(
                        "UPDATE tables SET again = ? WHERE id = ?",
                        (other.table, people[0].table),
                    )
            await create(stored, *more)

        monkeypatch.setattr(ledger, "create", slow)
        told = laid_again(people[1])
        assert told["seats"] == []
        assert told["table"] == people[1].look()["again"]["table"]
    finally:
        site.stop()


def test_it_is_still_known_after_a_restart(tmp_path: Path) -> None:
    site = Site(generous(tmp_path)).start()
    people = played_out(site, PERSON, PERSON)
    told = laid_again(people[1])
    site.stop()
    site = Site(generous(tmp_path)).start()
    try:
        bea = Seated(site.address, site.http, people[2].table, 2, people[2].key)
        again = bea.look()["again"]
        assert again["table"] == told["table"]
        assert bea.at(again["table"], bea.key).look()["you"] == again["seat"]
    finally:
        site.stop()


def test_bots_of_the_new_table_begin(site: Site) -> None:
    people = played_out(site, {**GREEDY, "name": "Hugo"}, PERSON)
    told = laid_again(people[2], order="given")
    new = people[2].at(told["table"], people[2].key)
    wait_for(lambda: new.look()["turn"] == 2)
