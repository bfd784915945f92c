"""A seat that is opened on a second device is told of, and its holder can have a new key."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from parterre.server.keys import hashed
from server.site import PERSON, Line, Seated, Site, generous

SEATS = ({**PERSON, "name": "Ana"}, {**PERSON, "name": "Bea"})


def shared(line: Line, seat: int) -> dict[str, Any]:
    """The first update that says a seat was opened on a second device."""
    update = line.next("update")
    while not update["seats"][seat - 1].get("shared"):
        update = line.next("update")
    return update


def alone(who: Seated, seat: int) -> bool:
    """Whether a seat was opened on one device only, as far as anybody is told."""
    return "shared" not in who.look()["seats"][seat - 1]


def test_everybody_is_told_of_a_second_device(site: Site) -> None:
    people = site.lay(*SEATS)
    with people[1].live(device="ana's") as ana, people[2].live(device="bea's") as bea:
        with people[2].live(device="bea's"):
            assert alone(people[0], 2)
        with people[2].live(device="a stranger's"):
            assert "shared" not in shared(ana, 2)["seats"][0]
            shared(bea, 2)
    # The stranger has left, and it was opened there all the same.
    assert not alone(people[0], 2)


def test_it_is_told_though_nobody_was_there_to_see_it(site: Site) -> None:
    people = site.lay(*SEATS)
    with people[2].live(device="a stranger's") as line:
        line.next("update")
    with people[2].live(device="bea's") as line:
        shared(line, 2)
    assert alone(people[0], 1)


def test_a_client_that_names_no_device_is_one_of_its_own(site: Site) -> None:
    people = site.lay(*SEATS)
    for _ in range(2):
        with people[1].live() as line:
            line.next("update")
    assert alone(people[0], 1)
    with people[1].live(device="another") as line:
        shared(line, 1)


def test_a_spectator_has_no_device(site: Site) -> None:
    people = site.lay(*SEATS)
    for device in ("one", "another"):
        with people[0].live(device=device) as line:
            line.next("update")
    assert alone(people[0], 1)
    assert alone(people[0], 2)


def test_a_new_key_shuts_out_the_old_one(site: Site) -> None:
    people = site.lay(*SEATS)
    ana, bea = people[1], people[2]
    with bea.live(device="a stranger's") as stranger, bea.live(device="bea's") as own:
        shared(own, 2)
        token = bea.post("key").json()["token"]
        assert token != bea.key
        renewed = bea.at(bea.table, token)
        # Until it is used the old key is good: an answer that is lost loses nobody a seat.
        assert bea.look()["you"] == 2
        assert renewed.look()["you"] == 2
        for line in (stranger, own):
            refused = line.next("refused")
            assert refused["error"]["id"] == "server-renewed"
    answer = bea.http.get(bea.path, headers=bea.headers)
    assert answer.status_code == 403
    with bea.live(device="a stranger's") as line:
        assert line.next("refused")["error"]["id"] == "server-key"
    with renewed.live(device="bea's") as line:
        assert line.next("update")["you"] == 2
    assert alone(ana, 2)


def test_only_who_holds_a_key_has_it_renewed(site: Site) -> None:
    people = site.lay(*SEATS)
    ana, bea = people[1], people[2]
    assert people[0].post("key").status_code == 401
    stranger = ana.at(ana.table, "A" * len(str(ana.key)))
    assert stranger.post("key").json()["error"]["id"] == "server-key"
    assert ana.at(site.lay(*SEATS)[0].table, ana.key).post("key").status_code == 403
    answer = bea.post("key").json()
    assert answer["seat"] == 2
    renewed = bea.at(bea.table, answer["token"])
    with ana.live() as line:
        assert renewed.look()["you"] == 2
        # The key of another seat is what it was, and so is its line.
        line.send(type="ping")
        assert line.next("pong", "refused")["type"] == "pong"
    assert ana.look()["you"] == 1
    # Who was shut out cannot take the seat back.
    assert bea.post("key").status_code == 403


def test_only_the_newest_new_key_opens_the_seat(site: Site) -> None:
    people = site.lay(*SEATS)
    first, second = (str(people[1].post("key").json()["token"]) for _ in range(2))
    answer = people[1].http.get(people[1].path, headers={"Authorization": f"Bearer {first}"})
    assert answer.status_code == 403
    assert people[1].at(people[1].table, second).look()["you"] == 1


def test_who_was_shut_out_cannot_play_any_more(site: Site) -> None:
    people = site.lay(*SEATS)
    with people[1].live(device="a stranger's") as line:
        line.next("update")
        token = people[1].post("key").json()["token"]
        assert people[1].at(people[1].table, token).look()["you"] == 1
        with suppress(ConnectionClosed):
            line.send(type="play", id="1", n=14, action="draw deck")
            while True:
                assert line.next()["type"] != "done"
    assert people[0].look()["n"] == 14


def test_neither_key_nor_device_is_kept_or_told(tmp_path: Path) -> None:
    site = Site(generous(tmp_path)).start()
    try:
        people = site.lay(*SEATS)
        with people[1].live(device="the device of ana") as line:
            line.next("update")
        token = str(people[1].post("key").json()["token"])
        assert len(token) == 22
        told = "".join(str(who.look()) for who in people.values())
        stored = b"".join(file.read_bytes() for file in tmp_path.glob("parterre.db*"))
        for secret in (token, "the device of ana"):
            assert secret.encode() not in stored
            assert hashed(secret).encode() in stored
            assert secret not in told
            assert hashed(secret) not in told
    finally:
        site.stop()


def test_a_restart_forgets_neither(tmp_path: Path) -> None:
    site = Site(generous(tmp_path)).start()
    people = site.lay(*SEATS)
    for device in ("one", "another"):
        with people[2].live(device=device) as line:
            line.next("update")
    token = people[1].post("key").json()["token"]
    site.stop()
    site = Site(generous(tmp_path)).start()
    try:
        ana = Seated(site.address, site.http, people[1].table, 1, token)
        assert ana.look()["you"] == 1
        assert not alone(ana, 2)
    finally:
        site.stop()
