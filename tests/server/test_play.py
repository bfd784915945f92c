"""Playing at a table, over WebSocket and over POST, on both engines."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from parterre.games import GAMES
from parterre.server.app import create_app
from parterre.server.names import FOR_BOTS
from parterre.server.shapes import AskedSeat, NewTable
from parterre.server.tables import LiveTable
from parterre.table import replay
from server.site import GREEDY, PERSON, UNIFORM, Line, Seated, Site, generous, wait_for
from tables import bars


def two(site: Site) -> tuple[Seated, Seated, Seated]:
    """A table of two people: the first, the second and a spectator."""
    people = site.lay({**PERSON, "name": "Ana"}, {**PERSON, "name": "Bea"})
    return people[1], people[2], people[0]


@pytest.fixture
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line takes as much as is sent: nobody answers so fast by hand."""
    monkeypatch.setattr("parterre.server.manners.BURST", 10_000.0)


@pytest.mark.usefixtures("swift")
def test_a_whole_game_against_bots_over_a_live_line(site: Site) -> None:
    people = site.lay({**PERSON, "name": "Ana"}, GREEDY, UNIFORM, UNIFORM)
    said: list[int] = []
    with people[1].live() as line:
        number = 0
        while True:
            update = line.next("update")
            said += [entry["n"] for entry in update["said"]]
            if update["turn"] == "over":
                break
            if not update["choices"]:
                continue
            number += 1
            line.send(
                type="play", id=str(number), n=update["n"], action=update["choices"][0]["action"]
            )
            done = line.next("done", "refused")
            assert done["type"] == "done", done
            assert done["id"] == str(number)
            assert done["n"] > update["n"]
    assert said == list(range(1, len(said) + 1)), "every event was told once, in order"
    record = site.http.get(f"{people[0].path}/record").json()
    assert [score["seat"] for score in record["scores"]] == [1, 2, 3, 4]
    assert "?" not in " ".join(record["log"])
    assert people[0].look()["view"]["result"] is not None


@pytest.mark.usefixtures("swift")
def test_a_game_alone_against_feronia_is_played_to_its_end(sqlite_site: Site) -> None:
    options = {"difficulty": 3}
    people = sqlite_site.lay({**PERSON, "name": "Ana"}, game="arborea", options=options)
    with people[1].live() as line:
        number = 0
        while (update := line.next("update"))["turn"] != "over":
            if not update["choices"]:
                continue
            number += 1
            action = update["choices"][-1]["action"]
            line.send(type="play", id=str(number), n=update["n"], action=action)
            done = line.next("done", "refused")
            assert done["type"] == "done", done
    record = sqlite_site.http.get(f"{people[0].path}/record").json()
    assert [score.get("name") for score in record["scores"]] == [None, "Feronia"]
    assert record["setup"]["options"]["difficulty"] == 3
    told = people[0].look()["said"]
    assert any("arborea-feronia-place" in str(entry["words"]) for entry in told)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.usefixtures("swift")
def test_every_game_is_played_to_its_end(sqlite_site: Site, game: str, seats: int) -> None:
    site = sqlite_site
    people = site.lay(PERSON, *[UNIFORM] * (seats - 1), game=game)
    with people[1].live() as line:
        while (update := line.next("update"))["turn"] != "over":
            if update["choices"]:
                choice = update["choices"][bars(game).ENDING]  # who always passes never ends it
                line.send(type="play", n=update["n"], action=choice["action"])
    record = site.http.get(f"{people[0].path}/record").json()
    assert len(record["scores"]) == seats
    assert replay(record, str)[0].name == game


@pytest.mark.parametrize(
    "options", [{"places": 24, "draft": True}, {"series": "TSWERPB"}, {"places": 48}]
)
def test_the_options_of_topiary(sqlite_site: Site, options: dict[str, object]) -> None:
    people = sqlite_site.lay(PERSON, UNIFORM, game="topiary", options=options)
    told = people[1].look()["options"]
    assert {**told, **options} == told
    bad = {"game": "topiary", "seats": [PERSON, PERSON], "options": {"places": 12}}
    assert sqlite_site.http.post("/api/tables", json=bad).status_code == 422


def test_the_sender_is_answered_before_anybody_is_told(site: Site) -> None:
    ana, _, _ = two(site)
    tables = site.house.tables
    tell, order = tables.tell, []

    def told(table: LiveTable) -> None:
        order.append("told")
        tell(table)

    with ana.live() as line:
        line.next("update")
        (connection,) = tables._tables[ana.table].viewers
        answer = connection._answer

        def answered(frame: dict[str, object]) -> None:
            order.append("answered")
            answer(frame)

        connection._answer = answered
        tables.tell = told
        try:
            line.send(type="play", id="a", n=14, action="draw deck")
            line.next("done")
            wait_for(lambda: len(order) == 2)
        finally:
            del tables.tell
    assert order == ["answered", "told"]


@pytest.mark.parametrize(
    ("what", "body"), [("play", {"n": 14, "action": "draw deck"}), ("name", {"name": "Bea"})]
)
def test_a_post_is_answered_before_anybody_is_told(
    tmp_path: Path, what: str, body: dict[str, object]
) -> None:
    order: list[str] = []

    async def run() -> None:
        app = create_app(generous(tmp_path))
        house = app.state.house
        async with house.open(app):
            seats = [AskedSeat("person"), AskedSeat("person")]
            laid = await house.tables.create(NewTable("arboretum", seats, order="given"))
            house.tables.tell = lambda table: order.append("told")
            raw = json.dumps(body).encode()

            async def receive() -> Any:
                return {"type": "http.request", "body": raw, "more_body": False}

            async def send(message: Any) -> None:
                order.append(message["type"])
                if message["type"] == "http.response.start":
                    assert message["status"] == 200

            scope: Any = {
                "type": "http",
                "asgi": {"version": "3.0"},
                "http_version": "1.1",
                "method": "POST",
                "scheme": "http",
                "path": f"/api/tables/{laid.table}/{what}",
                "raw_path": b"",
                "query_string": b"",
                "root_path": "",
                "headers": [
                    (b"content-type", b"application/json"),
                    (b"content-length", str(len(raw)).encode()),
                    (b"authorization", f"Bearer {laid.seats[0].token}".encode()),
                ],
                "client": ("127.0.0.1", 1),
                "server": ("127.0.0.1", 2),
            }
            await app(scope, receive, send)

    asyncio.run(run())
    assert order == ["http.response.start", "http.response.body", "told"]


def test_who_leaves_before_the_answer_does_not_keep_it_from_the_others(tmp_path: Path) -> None:
    told: list[str] = []

    async def run() -> None:
        app = create_app(generous(tmp_path))
        tables = app.state.house.tables
        async with app.state.house.open(app):
            seats = [AskedSeat("person"), AskedSeat("person")]
            laid = await tables.create(NewTable("arboretum", seats, order="given"))
            table = await tables.get(laid.table)
            tables.tell = lambda table: told.append(table.id)
            asking = asyncio.create_task(tables.play(table, 1, 14, "draw deck", None))
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await tables.stop()
            await asyncio.sleep(0)
            assert table.n == 16

    asyncio.run(run())
    assert len(told) == 1


def test_a_game_by_post_alone(site: Site) -> None:
    ana, bea, watcher = two(site)
    for _ in range(20):
        mover = ana if watcher.look()["turn"] == 1 else bea
        before = mover.look()
        action = before["choices"][0]["action"]
        answer = mover.play(before["n"], action, id=f"at {before['n']}")
        assert answer.status_code == 200
        assert answer.json()["said"][0]["n"] == before["n"] + 1


def test_a_stale_move_is_refused_with_what_was_missed(site: Site) -> None:
    ana, bea, _ = two(site)
    before = ana.look()
    assert ana.first().status_code == 200
    answer = bea.play(before["n"], "draw deck")
    assert answer.status_code == 409
    body = answer.json()
    assert body["error"]["id"] == "server-stale"
    assert body["error"]["sentence"].endswith(".")
    assert [entry["n"] for entry in body["update"]["said"]] == list(
        range(before["n"] + 1, body["update"]["n"] + 1)
    )


def test_a_repeated_move_is_answered_as_before_and_changes_nothing(site: Site) -> None:
    ana, _, watcher = two(site)
    n = ana.look()["n"]
    first = ana.play(n, "draw deck", id="a")
    again = ana.play(n, "draw deck", id="a")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert watcher.look()["n"] == n + 2


def test_a_repeated_move_on_a_live_line_gets_the_same_number(site: Site) -> None:
    ana, _, _ = two(site)
    n = ana.look()["n"]
    with ana.live() as line:
        line.send(type="play", id="a", n=n, action="draw deck")
        first = line.next("done")
        line.send(type="play", id="b", n=n + 2, action="draw deck")
        assert line.next("done")["n"] == n + 4
        line.send(type="play", id="a", n=n, action="draw deck")
        assert line.next("done") == first == {"type": "done", "id": "a", "n": n + 2}


def test_another_move_at_the_same_number_is_a_conflict(site: Site) -> None:
    ana, _, _ = two(site)
    n = ana.look()["n"]
    assert ana.play(n, "draw deck").status_code == 200
    answer = ana.play(n, "draw pile 2")
    assert answer.status_code == 409
    assert answer.json()["error"]["id"] == "server-conflict"
    assert answer.json()["update"]["n"] == n + 2


def test_an_id_belongs_to_one_request(site: Site) -> None:
    ana, bea, _ = two(site)
    with ana.live() as line:  # that a seat was opened is told as well, from then on
        line.next("update")
    n = ana.look()["n"]
    first = ana.play(n, "draw deck", id="a")
    for other in (ana.play(n + 2, "draw deck", id="a"), ana.play(n, "draw pile 2", id="a")):
        assert other.status_code == 409
        assert other.json()["error"]["id"] == "server-id-twice"
        assert other.json()["update"]["n"] == n + 2
    assert ana.post("undo", n=n + 2, id="a").json()["error"]["id"] == "server-id-twice"
    with ana.live() as line:
        line.send(type="play", id="a", n=n + 2, action="draw deck")
        refused = line.next("refused")
        assert (refused["id"], refused["error"]["id"]) == ("a", "server-id-twice")
    # What came before is answered as before, and the ids of another seat are its own.
    assert ana.play(n, "draw deck", id="a").json() == first.json()
    assert bea.play(n + 2, "draw deck", id="a").json()["error"]["id"] == "table-not-your-turn"
    assert ana.play(n + 2, "draw deck", id="b").status_code == 200


def test_a_move_from_the_future_is_refused(site: Site) -> None:
    ana, _, _ = two(site)
    answer = ana.play(ana.look()["n"] + 5, "draw deck")
    assert answer.status_code == 409
    assert answer.json()["error"]["id"] == "server-ahead"


def test_what_the_rules_do_not_allow_is_refused_with_its_clause(site: Site) -> None:
    ana, bea, _ = two(site)
    n = ana.look()["n"]
    answer = ana.play(n, "plant C1 0,0")
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["clause"]
    assert error["sentence"].endswith(".")
    assert error["sentence"] != error["id"]
    assert bea.play(n, "draw deck").json()["error"]["id"] == "table-not-your-turn"
    assert ana.look()["n"] == n


def test_undo_is_an_event_and_can_be_repeated(site: Site) -> None:
    ana, bea, _ = two(site)
    for _ in range(2):
        n = ana.look()["n"]
        assert ana.play(n, "draw deck").status_code == 200
    planted = ana.first().json()
    assert planted["undo"] is True
    n = planted["n"]
    assert bea.post("undo", n=n).status_code == 422
    first = ana.post("undo", n=n, id="u")
    again = ana.post("undo", n=n, id="u")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert first.json()["n"] == n + 1
    assert first.json()["said"][-1]["action"] == "undo"
    assert ana.play(n, "discard C1").json()["error"]["id"] == "server-conflict"


def test_who_comes_back_says_what_it_has_and_gets_the_rest(site: Site) -> None:
    ana, bea, watcher = two(site)
    have = bea.look()["n"]
    for _ in range(3):
        assert ana.first().status_code == 200
    for someone in (bea, watcher):
        with someone.live(have=have) as line:
            update = line.next("update")
            assert [entry["n"] for entry in update["said"]] == list(
                range(have + 1, update["n"] + 1)
            )
        with someone.live(have=update["n"]) as line:
            assert line.next("update")["said"] == []
        with someone.live(have=999_999) as line:
            assert line.next("update")["said"][0]["n"] == 1


def test_everybody_hears_of_a_move(site: Site) -> None:
    ana, bea, watcher = two(site)
    n = ana.look()["n"]
    with bea.live(have=n) as of_bea, watcher.live(have=n) as of_watcher:
        of_bea.next("update")
        of_watcher.next("update")
        assert ana.play(n, "draw deck").status_code == 200
        for line, you in ((of_bea, 2), (of_watcher, None)):
            update = line.next("update")
            while not update["said"]:
                update = line.next("update")
            assert update["you"] == you
            assert [entry["action"] for entry in update["said"]] == ["draw deck", "deal ?"]


def test_a_spectator_may_look_but_not_touch(site: Site) -> None:
    ana, _, watcher = two(site)
    update = watcher.look()
    assert update["you"] is None
    assert update["choices"] == []
    assert all(player["hand"] is None for player in update["view"]["players"])
    assert watcher.play(update["n"], "draw deck").status_code == 401
    with watcher.live() as line:
        line.send(type="play", id="w", n=update["n"], action="draw deck")
        refused = line.next("refused")
        assert refused["id"] == "w"
        assert refused["error"]["id"] == "server-watching"
    assert ana.look()["n"] == update["n"]


def test_a_key_opens_one_seat_of_one_table(site: Site) -> None:
    ana, _, _ = two(site)
    other, _, _ = two(site)
    stranger = Seated(site.address, site.http, other.table, 1, ana.key)
    answer = site.http.get(stranger.path, headers=stranger.headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "server-key"
    with stranger.live() as line:
        assert line.next("refused")["error"]["id"] == "server-key"


def test_an_open_seat_is_named_by_who_holds_its_link(site: Site) -> None:
    people = site.lay({**PERSON, "name": "Ana"}, {"kind": "open"})
    assert people[0].look()["seats"][1] == {
        "seat": 2,
        "kind": "open",
        "name": None,
        "online": False,
    }
    with people[1].live() as line:
        line.next("update")
        assert people[2].post("name", name=" Bea\t").status_code == 400
        assert people[2].post("name", name="  Bea  of  Ghent ").status_code == 200
        update = line.next("update")
        while update["seats"][1]["name"] is None:
            update = line.next("update")
        assert update["seats"][1]["name"] == "Bea of Ghent"
    assert people[2].post("name", name="ANA").status_code == 409
    assert people[0].post("name", name="Cy").status_code == 401


def test_the_others_see_who_is_there(site: Site) -> None:
    ana, bea, _ = two(site)
    with ana.live() as line:
        line.next("update")
        with bea.live() as other:
            other.next("update")
            update = line.next("update")
            while not update["seats"][1]["online"]:
                update = line.next("update")
        while update["seats"][1]["online"]:
            update = line.next("update")


def updates(line: Line) -> list[dict[str, Any]]:
    """The updates that have come on a line up to now."""
    line.send(type="ping")
    found: list[dict[str, Any]] = []
    while (frame := line.next("update", "pong"))["type"] != "pong":
        found.append(frame)
    return found


def test_who_comes_back_at_once_was_never_away(site: Site) -> None:
    ana, bea, watcher = two(site)
    with ana.live() as line, watcher.live() as watched:
        with bea.live(device="bea's") as other:
            other.next("update")
        for each in (line, watched):
            while not each.next("update")["seats"][1]["online"]:
                pass
        for _ in range(50):
            with bea.live(device="bea's") as other:
                # Who comes back is told what there is, and that they are here.
                assert other.next("update")["seats"][1]["online"]
        assert len(updates(line)) <= 3
        assert len(updates(watched)) <= 3
        with bea.live(device="bea's") as other:
            other.next("update")
            assert ana.play(14, "draw deck").status_code == 200
            # A move waits for nobody.
            begun = time.monotonic()
            while other.next("update")["n"] != 16:
                pass
            assert time.monotonic() - begun < 1
        while line.next("update")["seats"][1]["online"]:
            pass


def test_what_nobody_can_see_is_not_told(site: Site) -> None:
    ana, bea, _ = two(site)
    with ana.live(device="ana's") as line:
        line.next("update")
        updates(line)
        assert bea.post("key").status_code == 200
        assert bea.post("name", name="Bea").status_code == 200
        time.sleep(0.2)
        assert updates(line) == []
        assert updates(line) == []


def test_seats_are_drawn_by_lot_unless_given(site: Site) -> None:
    seats = [{**PERSON, "name": name} for name in ("Ana", "Bea")]
    firsts = set()
    for _ in range(40):
        people = site.lay(*seats, order="lot")
        firsts.add(people[0].look()["seats"][0]["name"])
    assert firsts == {"Ana", "Bea"}
    body = {"game": "arboretum", "seats": [*seats, GREEDY]}
    told = site.http.post("/api/tables", json=body).json()
    for seat in told["seats"]:
        assert [*seats, GREEDY][seat["asked"] - 1]["kind"] == seat["kind"]
        assert ("token" in seat) == (seat["kind"] != "bot")


def test_bots_without_names_get_different_ones(site: Site) -> None:
    people = site.lay({**PERSON, "name": "ADA"}, GREEDY, UNIFORM, {**GREEDY, "name": "Chloé"})
    names = [seat["name"] for seat in people[0].look()["seats"]]
    assert names == ["ADA", "Bruno", "Inès", "Chloé"]
    every = [{**PERSON, "name": name} for name in FOR_BOTS[1:]]
    people = site.lay(GREEDY, *every, game="arborea")
    assert people[0].look()["seats"][0]["name"] == FOR_BOTS[0]


def test_a_table_of_bots_plays_by_itself(site: Site) -> None:
    people = site.lay(UNIFORM, UNIFORM)
    with people[0].live() as line:
        while line.next("update")["turn"] != "over":
            pass


def test_the_record_of_a_running_game_hides_what_its_reader_may_not_know(site: Site) -> None:
    ana, _, watcher = two(site)
    dealt = {
        who: site.http.get(f"{who.path}/record", headers=who.headers).json()["log"]
        for who in (ana, watcher)
    }
    assert dealt[watcher] == ["deal ?"] * 14
    assert [entry == "deal ?" for entry in dealt[ana]] == [False, True] * 7


def test_options_are_kept_and_bad_ones_refused(site: Site) -> None:
    people = site.lay(PERSON, PERSON, options={"starting_discards": True, "edition": 2018})
    told = people[0].look()
    assert len(told["view"]["players"][1]["pile"]) == 1
    assert told["options"]["edition"] == 2018
    for options, id in (({"edition": 1999}, "option-value"), ({"colour": 1}, "setup-option")):
        body = {"game": "arboretum", "seats": [PERSON, PERSON], "options": options}
        answer = site.http.post("/api/tables", json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["id"] == id


def test_a_ping_is_answered(site: Site) -> None:
    _, _, watcher = two(site)
    with watcher.live() as line:
        line.send(type="ping")
        assert line.next("pong") == {"type": "pong"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_can_be_laid(site: Site, seats: int) -> None:
    people = site.lay(*[PERSON] * seats)
    assert len(people[0].look()["view"]["players"]) == seats


def test_an_answer_is_quick(site: Site) -> None:
    ana, bea, watcher = two(site)
    times = []
    for _ in range(12):
        mover = ana if watcher.look()["turn"] == 1 else bea
        update = mover.look()
        begun = time.perf_counter()
        assert mover.play(update["n"], update["choices"][0]["action"]).status_code == 200
        times.append(time.perf_counter() - begun)
    assert sorted(times)[len(times) // 2] < 0.2
