"""Hints: only for who plays against bots alone, at their moment, and without touching the game."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from parterre.bots.shapes import Hint
from parterre.core.shapes import Words
from parterre.games import GAMES
from parterre.server.hints import Hints
from parterre.server.levels import thinking
from parterre.server.settings import Settings
from parterre.server.turns import SOMEBODY, Asker
from parterre.server.workers import NoDecision, Workers, advise
from parterre.words import say
from server import deciders
from server.site import GREEDY, PERSON, STRONGEST, UNIFORM, Seated, Site, generous, wait_for
from tables import random_log

OPEN = {"kind": "open"}


def refused(asked: Any, status: int) -> str:
    """The id of a refusal, whose sentence must be there in both languages."""
    assert asked.status_code == status, asked.text
    error = asked.json()["error"]
    for lang in ("en", "fr"):
        assert say(error["id"], error["values"], lang) != error["id"]
    assert error["sentence"] == say(error["id"], error["values"])
    return str(error["id"])


def asked_at_turn(seated: Seated) -> dict[str, Any]:
    """What is seen when it is the seat's moment."""
    wait_for(lambda: seated.look()["choices"])
    return seated.look()


@pytest.mark.parametrize("name", GAMES)
def test_whoever_plays_against_bots_is_given_a_hint(sqlite_site: Site, name: str) -> None:
    bots = [] if 1 in GAMES[name].seats else [UNIFORM]
    me = sqlite_site.lay(PERSON, *bots, game=name)[1]
    before = asked_at_turn(me)
    told = me.post("hint", n=before["n"]).json()
    assert told["n"] == before["n"]
    assert told["action"] in [choice["action"] for choice in before["choices"]]
    assert 1 <= told["chance"] <= 99
    assert told["reasons"]
    # It changes nothing, and asked again it is the same.
    assert me.look() == before
    assert me.post("hint", n=before["n"]).json() == told
    assert me.play(before["n"], told["action"]).status_code == 200


def test_nobody_is_given_a_hint_against_people(sqlite_site: Site) -> None:
    for other in (PERSON, OPEN):
        table = sqlite_site.lay(PERSON, other, GREEDY)
        n = asked_at_turn(table[1])["n"]
        assert refused(table[1].post("hint", n=n), 403) == "server-hint-people"


def test_a_hint_is_for_the_seat_whose_moment_it_is(sqlite_site: Site) -> None:
    table = sqlite_site.lay(PERSON, GREEDY)
    me = table[1]
    n = asked_at_turn(me)["n"]
    assert refused(table[0].post("hint", n=n), 401) == "server-watching"
    assert refused(me.post("hint", n=n - 1), 409) == "server-stale"
    assert me.http.post(f"{me.path}/hint", json={"n": n}).status_code == 401
    assert refused(me.post("hint", n="soon"), 400) == "server-shape-kind"
    elsewhere = {**me.headers, "Origin": "https://elsewhere.example"}
    answer = me.http.post(f"{me.path}/hint", json={"n": n}, headers=elsewhere)
    assert refused(answer, 403) == "server-origin"


def test_while_a_bot_thinks_there_is_no_hint(sqlite_site: Site) -> None:
    """The bot's seat is to move: its decision never comes, for nobody decides."""
    house = sqlite_site.house
    before = house.workers.decide

    async def never(*_: Any) -> str:
        await asyncio.sleep(3600)
        return ""

    house.workers.decide = never
    try:
        me = sqlite_site.lay(GREEDY, PERSON)[2]
        n = me.look()["n"]
        assert me.look()["turn"] == 1
        assert refused(me.post("hint", n=n), 409) == "server-hint-turn"
    finally:
        house.workers.decide = before


def test_after_the_end_there_is_no_hint(sqlite_site: Site) -> None:
    me = sqlite_site.lay(PERSON, UNIFORM, game="topiary")[1]
    while True:
        wait_for(lambda: me.look()["choices"] or me.look()["turn"] == "over")
        if me.look()["turn"] == "over":
            break
        assert me.first().status_code == 200
    assert refused(me.post("hint", n=me.look()["n"]), 409) == "table-over"


# When it cannot come.


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Site]:
    """A site whose only worker thinks for a person and does not come to an end."""
    site = Site(generous(tmp_path)).start()
    site.house.workers._decide = deciders.hangs
    site.lay(STRONGEST, PERSON)
    wait_for(lambda: site.house.workers._busy)
    yield site
    site.stop()


def test_a_hint_that_does_not_come_says_so(busy: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parterre.server.hints.LATE", 0.2)
    me = busy.lay(PERSON, GREEDY)[1]
    n = me.look()["n"]
    assert refused(me.post("hint", n=n), 503) == "hint-late"
    # Whoever asks again in time has kept the place in the line.
    assert refused(me.post("hint", n=n), 503) == "hint-late"
    assert len(busy.house.workers._line._waiting) == 1
    # As soon as the bot that hangs comes to an end, the hint does come.
    monkeypatch.setattr("parterre.server.hints.LATE", 40)
    busy.house.workers._decide = deciders.slowly
    (worker,) = busy.house.workers._busy.values()
    worker._process.kill()
    assert me.post("hint", n=n).status_code == 200


def test_a_hint_that_nobody_waits_for_is_not_thought(busy: Site) -> None:
    me = busy.lay(PERSON, GREEDY)[1]
    n = me.look()["n"]
    with pytest.raises(httpx.ReadTimeout):
        me.http.post(f"{me.path}/hint", json={"n": n}, headers=me.headers, timeout=0.3)
    wait_for(lambda: not busy.house.hints._here)
    # Whenever somebody looks for a place, what nobody needs leaves the line.
    busy.lay(UNIFORM, PERSON)
    wait_for(lambda: not busy.house.workers._line._waiting)
    wait_for(lambda: not busy.house.hints._asked)


def test_a_hint_for_a_moment_that_is_over_is_not_thought(busy: Site) -> None:
    me = busy.lay(PERSON, GREEDY)[1]
    n = me.look()["n"]
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(me.post, "hint", n=n)
        wait_for(lambda: len(busy.house.workers._line._waiting) == 1)
        assert me.first().status_code == 200
        busy.lay(UNIFORM, PERSON)
        assert refused(asked.result(), 409) == "server-stale"


# Where it is thought.


class Slow(Workers):
    """Workers that count what they are asked, and fail the first time where they should."""

    def __init__(self, fails: int = 0) -> None:
        super().__init__(1, 60)
        self.asked: list[tuple[int, float]] = []
        self.fails = fails

    async def advise(
        self,
        game: str,
        setup: dict[str, Any],
        entries: list[str],
        seat: int,
        seed: int,
        thinking: float = 0.0,
        asker: Asker = SOMEBODY,
    ) -> Hint:
        self.asked.append((seed, thinking))
        await asyncio.sleep(0.05)
        if len(self.asked) <= self.fails:
            raise NoDecision("hint")
        words = Words("arboretum-hint-deck")
        return Hint(action="draw deck", words=words, chance=50, reasons=[], second=None)


SHORT = thinking(Settings(Path(), thinking_seconds=0.2))  # what the owner of a site may ask for


class Laid:
    """As much of a table as a hint needs."""

    def __init__(self) -> None:
        self.id = "abc"
        self.n = 7
        self.setup = {"seats": 2, "options": {}}
        self.components: dict[str, Any] = {}
        self.game = GAMES["arboretum"]
        self.played = self

    def log(self) -> list[str]:
        """Nothing has happened."""
        return []


def test_two_who_ask_at_once_wait_for_one_thought() -> None:
    async def run() -> None:
        workers = Slow()
        hints = Hints(workers, SHORT)
        table: Any = Laid()
        first, second = await asyncio.gather(hints.ask(table, 1), hints.ask(table, 1))
        assert first == second
        assert (first.n, first.action) == (7, "draw deck")
        assert [thinking for _, thinking in workers.asked] == [0.2]
        again = Hints(Slow(), SHORT)
        await again.ask(table, 1)
        assert again.workers.asked == workers.asked  # type: ignore[attr-defined]  # the same seed

    asyncio.run(run())


def test_a_failed_thought_may_be_asked_for_again() -> None:
    async def run() -> None:
        hints = Hints(Slow(fails=1), SHORT)
        table: Any = Laid()
        with pytest.raises(Exception, match="hint-failed"):
            await hints.ask(table, 1)
        assert not hints.known(table, 1)
        assert (await hints.ask(table, 1)).action == "draw deck"

    asyncio.run(run())


def test_only_so_many_hints_are_kept() -> None:
    async def run() -> None:
        hints = Hints(Slow(), SHORT)
        hints.KEPT = 3
        table: Any = Laid()
        for seat in range(1, 6):
            await hints.ask(table, seat)
        assert [hints.known(table, seat) for seat in range(1, 6)] == [
            False,
            False,
            True,
            True,
            True,
        ]

    asyncio.run(run())


def test_a_worker_gives_no_hint_at_another_s_moment() -> None:
    game = GAMES["topiary"]
    setup = {"seats": 2, "options": game.setup(2).written(), "components": {}}
    with pytest.raises(ValueError, match="moment"):
        advise(60, ("topiary", setup, [], 1, 3), 0.0)


def test_a_hint_is_given_though_the_process_has_died_since() -> None:
    """What kills a worker between two questions is not the fault of who asks next."""
    game = GAMES["topiary"]
    log = random_log(game, game.setup(2), 89)[:24]
    setup = {"seats": 2, "options": {}, "components": None}
    state = game.begin(game.setup(2))
    for sentence in log:
        game.play_sentence(state, sentence)

    async def run() -> None:
        workers = Workers(1, 60, deciders.calm)
        try:
            who = (await workers.decide("topiary", setup, log, 1, "some")).removeprefix("calm in ")
            os.kill(int(who), signal.SIGKILL)
            seat = int(state.turn()) + 1
            told = await workers.advise("topiary", setup, log, seat, 5)
            assert told.action in [game.write(state, action) for action in state.actions()]
        finally:
            workers.stop()

    asyncio.run(run())
