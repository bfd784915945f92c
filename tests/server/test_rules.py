"""Rules change: what is stored plays on, is shown and is scored, by the rules it was begun with."""

from __future__ import annotations

import asyncio
import hashlib
import json
import lzma
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed

from parterre.bots import decide
from parterre.bots.advice import advise
from parterre.core import Setup
from parterre.games import GAMES
from parterre.server.settings import Settings
from parterre.server.storage import Keep, Ledger, open_engine
from parterre.server.storage.migrate import upgrade
from parterre.server.storage.schema import endings, events, seats, tables
from parterre.table import Event, Past, Table, read_ending, read_record, write_ending
from parterre.words import LANGUAGES, say
from server.conftest import ENGINES
from server.site import PERSON, Seated, Site, generous, wait_for
from server.test_storage import with_ledger
from tables import GAME_NAMES, random_table
from tables import events as numbered

# A database as the version before the rules of a game could change has left it.
STORED = Path(__file__).parent / "stored"
KEPT: list[dict[str, Any]] = json.loads((STORED / "revision-0002.json").read_text("utf-8"))
PLAYED = Path(__file__).parents[1] / "played"
FINISHED = [each for each in KEPT if each["turn"] == "over"]
JSON_COLUMNS = ("setup", "components")


def stored_file(folder: Path) -> Path:
    """The database as a file of its own."""
    path = folder / "parterre.db"
    path.write_bytes(lzma.decompress((STORED / "revision-0002.db.xz").read_bytes()))
    return path


async def fill(url: str, folder: Path) -> None:
    """Put the same rows into a database of the same revision in another engine."""
    rows = sqlite3.connect(stored_file(folder))
    rows.row_factory = sqlite3.Row
    engine = open_engine(Settings(data=folder, database=url).url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: upgrade(sync, "0002"))
        for table in (tables, seats, events):
            found = [dict(row) for row in rows.execute(f'SELECT * FROM "{table.name}"')]
            for row in found:
                row.update({name: json.loads(row[name]) for name in JSON_COLUMNS if name in row})
                if "shared" in row:
                    row["shared"] = bool(row["shared"])
            await connection.execute(insert(table), found)
    await engine.dispose()
    rows.close()


@pytest.fixture(params=ENGINES)
def settings(
    request: pytest.FixtureRequest, tmp_path: Path, new_database: Callable[[str, Path], str]
) -> Settings:
    """A site's settings, with that database of each engine in turn."""
    if request.param == "sqlite":
        stored_file(tmp_path)
        return generous(tmp_path)
    url = new_database(request.param, tmp_path)
    asyncio.run(fill(url, tmp_path))
    return generous(tmp_path, url)


@contextmanager
def opened(settings: Settings) -> Iterator[Site]:
    site = Site(settings).start()
    try:
        yield site
    finally:
        site.stop()


def viewers(site: Site, kept: dict[str, Any]) -> dict[int, Seated]:
    """Everybody at a stored table, and the spectator as 0."""
    keys = {0: None, **{int(seat): key for seat, key in kept["keys"].items()}}
    return {
        seat: Seated(site.address, site.http, kept["table"], seat, key)
        for seat, key in keys.items()
    }


def kept_as(game: str, what: str) -> dict[str, Any]:
    """A stored table."""
    return next(each for each in KEPT if (each["game"], each["what"]) == (game, what))


def told(update: dict[str, Any]) -> dict[str, Any]:
    """What an update says that does not depend on who is there."""
    said = json.dumps([each["action"] for each in update["said"]]).encode()
    return {
        "n": update["n"],
        "turn": update["turn"],
        "said": hashlib.sha256(said).hexdigest()[:16],
        "choices": [choice["action"] for choice in update["choices"]],
        "result": (update["view"]["result"] or {}).get("points"),
    }


def count_endings(site: Site) -> int:
    return int(asked(site, select(func.count()).select_from(endings))[0])


def asked(site: Site, query: Any) -> list[Any]:
    """What the database answers, read on a line of its own."""

    async def read() -> list[Any]:
        engine: AsyncEngine = open_engine(site.settings.url)
        async with engine.connect() as connection:
            found = await connection.execution_options(reading=True)
            answer = list((await found.execute(query)).scalars())
        await engine.dispose()
        return answer

    return asyncio.run(read())


@pytest.fixture
def without_rules_1(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Lets the engine forget rules 1 of Botanicus."""

    def forget() -> None:
        monkeypatch.setitem(GAMES, "botanicus", replace(GAMES["botanicus"], older_rules=()))

    return forget


def test_a_database_of_the_version_before_is_upgraded_and_played_on(settings: Settings) -> None:
    """Everybody sees at every table what they saw, and running tables go on."""
    with opened(settings) as site:
        for kept in KEPT:
            people = viewers(site, kept)
            for seat, person in people.items():
                assert told(person.look()) == kept["told"][str(seat)]
            record = site.http.get(people[0].path + "/record").json()
            assert (record["rules"], record["scores"]) == (1, kept["scores"])
            if kept["turn"] != "over":
                mover = people[kept["turn"]]
                assert mover.first().status_code == 200
                assert mover.look()["n"] > kept["n"]
        # What the finished ones leave is kept now, and goes with them.
        wait_for(lambda: count_endings(site) == len(FINISHED))


def test_a_running_table_goes_on_under_the_rules_it_began_with(settings: Settings) -> None:
    """An order that rules 2 would not ask for is asked, and a new table does not ask it."""
    kept = kept_as("botanicus", "ordering")
    with opened(settings) as site:
        ana = viewers(site, kept)[1]
        assert [choice["action"] for choice in ana.look()["choices"]] == [
            "choose move 2",
            "choose water 1",
        ]
        assert ana.play(kept["n"], "choose water 1").status_code == 200
        assert ana.look()["said"][-1]["action"] == "choose water 1"
        new = site.lay(PERSON, PERSON, game="botanicus")
        assert (ana.look()["older_rules"], new[1].look()["older_rules"]) == (1, None)
        assert site.http.get(new[0].path + "/record").json()["rules"] == 2


def test_bots_and_hints_think_by_the_rules_of_the_table(tmp_path: Path) -> None:
    """What is sent to a worker says by which rules the log is to be read."""
    stored_file(tmp_path)
    kept = kept_as("botanicus", "ordering")
    with opened(generous(tmp_path)) as site:
        assert viewers(site, kept)[1].look()["n"] == kept["n"]
        table = site.house.tables._tables[kept["table"]]
        asked: dict[str, Any] = {**table.setup, "components": table.components}
        question = (table.played.log(), 1)
        assert decide("botanicus", asked, *question, "greedy", 1).startswith("choose")
        assert advise("botanicus", asked, *question, 1).action.startswith("choose")
        del asked["rules"]
        assert decide("botanicus", asked, *question, "greedy", 1).startswith(("move", "stop"))


def test_a_finished_game_is_shown_and_scored_when_its_rules_are_gone(
    settings: Settings, without_rules_1: Callable[[], None]
) -> None:
    """Every viewer is told to the letter what they were told before."""
    finished = [each for each in FINISHED if each["game"] == "botanicus"]
    assert len(finished) == 2
    with opened(settings) as site:
        wait_for(lambda: count_endings(site) == len(FINISHED))
        before = {
            (kept["table"], seat): person.look()
            for kept in finished
            for seat, person in viewers(site, kept).items()
        }
        later = {key: site.http.get(f"/api/tables/{key[0]}?since=150").json() for key in before}
    without_rules_1()
    with opened(settings) as site:
        for kept in finished:
            people = viewers(site, kept)
            for seat, person in people.items():
                assert person.look() == before[kept["table"], seat]
            assert people[0].look(150) == later[kept["table"], 0]
            record = site.http.get(people[0].path + "/record").json()
            assert (record["rules"], record["scores"]) == (1, kept["scores"])
            assert people[1].play(kept["n"], "stop").json()["error"]["id"] == "table-over"
            with people[1].live() as line:
                assert line.next("update")["view"] == people[1].look()["view"]
            again = people[1].post("again", order="given").json()
            new = site.http.get(f"/api/tables/{again['table']}/record").json()
            assert (new["rules"], new["scores"]) == (2, [])


def test_a_running_table_ends_with_a_sentence_when_its_rules_are_gone(
    settings: Settings, without_rules_1: Callable[[], None]
) -> None:
    """It keeps its record, and goes on should the rules come back."""
    kept = kept_as("botanicus", "running")
    with opened(settings) as site:
        ana = viewers(site, kept)[kept["turn"]]
        assert ana.first().status_code == 200
        n = ana.look()["n"]
    rules = GAMES["botanicus"]
    without_rules_1()
    with opened(settings) as site:
        ana = viewers(site, kept)[kept["turn"]]
        for answer in (
            site.http.get(ana.path),
            site.http.get(ana.path, headers=ana.headers),
            ana.play(n - 1, "stop"),
        ):
            assert answer.status_code == 410
            error = answer.json()["error"]
            assert error["id"] == "table-rules-gone"
            assert error["values"] == {"game": "Botanicus", "rules": 1}
        for lang in LANGUAGES:
            sentence = say("table-rules-gone", error["values"], lang)
            assert all(value in sentence for value in ("Botanicus", "1"))
        with ana.live() as line:
            assert line.next("refused")["error"]["id"] == "table-rules-gone"
            with pytest.raises(ConnectionClosed):
                line.next()
        record = site.http.get(ana.path + "/record").json()
        assert (record["rules"], record["scores"]) == (1, [])
        assert record["log"][-1] != "undo"
        here = tables.c.id == kept["table"]
        assert asked(site, select(tables.c.ended).where(here)) != [None]
        assert asked(site, select(tables.c.turn).where(here)) == [None]
    GAMES["botanicus"] = rules
    with opened(settings) as site:
        ana = viewers(site, kept)[kept["turn"]]
        update = ana.look()
        assert update["n"] == n
        mover = viewers(site, kept)[update["turn"]]
        assert mover.first().status_code == 200


def test_an_ending_that_cannot_be_read_leaves_the_record(tmp_path: Path) -> None:
    path = stored_file(tmp_path)
    kept = kept_as("topiary", "finished")
    with opened(generous(tmp_path)) as site:
        wait_for(lambda: count_endings(site) == len(FINISHED))
    whole = json.loads(zlib.decompress((STORED / "topiary.ending").read_bytes()))
    other = json.dumps({**whole, "views": [{"game": "topiary"}]}).encode()
    for spoilt in (b"", b"no zlib", zlib.compress(b"{}"), zlib.compress(other)):
        with sqlite3.connect(path) as database:
            database.execute("UPDATE tables SET rules = 99")
            database.execute("UPDATE endings SET data = ?", (spoilt,))
        database.close()
        with opened(generous(tmp_path)) as site:
            spectator = viewers(site, kept)[0]
            answer = site.http.get(spectator.path)
            assert (answer.status_code, answer.json()["error"]["id"]) == (410, "table-rules-gone")
            assert len(site.http.get(spectator.path + "/record").json()["log"]) == kept["n"]


def test_what_a_game_leaves_is_kept_when_it_ends(sqlite_site: Site) -> None:
    people = sqlite_site.lay(PERSON, PERSON, game="topiary")
    here = select(endings.c.data).where(endings.c.table == people[0].table)
    update = people[1].look()
    while update["turn"] != "over":
        assert asked(sqlite_site, here) == []
        mover = people[update["turn"]]
        for _ in range(30):
            update = mover.look(1_000_000)
            if update["turn"] != mover.seat:
                break
            assert mover.play(update["n"], update["choices"][0]["action"]).status_code == 200
    wait_for(lambda: bool(asked(sqlite_site, here)))
    ending = read_ending(asked(sqlite_site, here)[0])
    record = sqlite_site.http.get(people[0].path + "/record").json()
    assert [score.points for score in ending.scores] == [row["points"] for row in record["scores"]]


def test_what_a_game_leaves_goes_with_its_table_and_not_before(tmp_path: Path) -> None:
    path = stored_file(tmp_path)
    with opened(generous(tmp_path)) as site:
        wait_for(lambda: count_endings(site) == len(FINISHED))
    kept, other = (each["table"] for each in FINISHED[:2])
    with sqlite3.connect(path) as database:
        database.execute('UPDATE events SET at = 0 WHERE "table" = ?', (kept,))
    database.close()

    async def throw_away(ledger: Ledger) -> None:
        for table, old in ((kept, True), (other, False)):
            assert await ledger.throw_away(table, Keep(finished=40.0)) is old
            assert (await ledger.ending(table) is None) is old

    with_ledger(f"sqlite:///{path}", throw_away)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_a_game_has_left_can_still_be_read(name: str, rewrite: bool) -> None:
    """Whatever became of the shapes since: a game that was played, as it was kept then."""
    record = json.loads((PLAYED / name / "two-greedy.json").read_text("utf-8"))
    path = STORED / f"{name}.ending"
    if rewrite:
        game, setup, log = read_record(record)
        path.write_bytes(write_ending(Table(game, setup, events=numbered(log, game, setup))))
    agreed = Setup(2, record["setup"]["options"], {}, record["rules"])
    past = Past(GAMES[name], agreed, [], read_ending(path.read_bytes()))
    for viewer in (None, 1, 2):
        seen = past.moment(viewer)
        assert seen.view.result is not None
        assert seen.view.result.points == [score["points"] for score in record["scores"]]
        assert len(seen.said) == len(record["log"])


@pytest.mark.parametrize("name", GAME_NAMES)
def test_what_a_game_leaves_is_small_and_tells_every_viewer_the_same(name: str) -> None:
    game = GAMES[name]
    table = random_table(game, game.setup(game.seats[-1]), 5, 10_000)
    assert isinstance(table, Table)
    data = write_ending(table)
    assert len(data) < 32_000
    setup = Setup(table.setup.seats, table.setup.written(), {}, table.setup.rules)
    past = Past(game, setup, table.events, read_ending(data))
    for viewer in (None, *range(1, table.setup.seats + 1)):
        for since in (0, table.n // 2, table.n):
            assert past.moment(viewer, since) == table.moment(viewer, since)
        assert past.record_for(viewer) == table.record_for(viewer)
    assert past.scores() == table.scores()
    assert isinstance(past.events[0], Event)
