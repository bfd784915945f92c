"""Two tables that differ only in secrets send a seat and a spectator equal bytes, everywhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

import parterre.server.tables
from parterre.core import State
from parterre.games import GAMES
from parterre.server.keys import hashed
from parterre.server.logs import set_up_logs
from parterre.server.shapes import SeatTold
from parterre.server.storage import Ledger, Seat, Stored, bring_up_to_date, open_engine
from parterre.server.tables import LiveTable
from parterre.table import Fate, Table
from parterre.table.shapes import Moment
from server.site import Line, Seated, Site, generous

ID = "twqns2345678"
SECRET = b"one secret for both"
KEYS = {1: "the key to seat 1", 2: "the key to seat 2"}


class Fated(Fate):
    """A fate whose twin has two cards exchanged: one in seat 2's hand, and the last of the deck."""

    def __init__(self, secret: bytes | int) -> None:
        assert isinstance(secret, bytes)
        self.twin = secret.endswith(b" twin")
        super().__init__(secret.removesuffix(b" twin"))

    def meet(self, state: State) -> None:
        """Arrange the deck."""
        known = set(self.arrangements)
        super().meet(state)
        for bag in set(self.arrangements) - known:
            order = self.arrangements[bag]
            if self.twin:
                order[1], order[-1] = order[-1], order[1]


@pytest.fixture
def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Site, Site]]:
    """Two sites with one table each, alike in all but what seat 1 may not know."""
    monkeypatch.setattr(parterre.server.tables, "Fate", Fated)
    sites = []
    for name, secret in (("one", SECRET), ("other", SECRET + b" twin")):
        settings = generous(tmp_path / name)
        asyncio.run(store(settings.url, secret))
        sites.append(Site(settings).start())
    yield sites[0], sites[1]
    for site in sites:
        site.stop()


async def store(url: str, secret: bytes) -> None:
    """Lay the table by hand, so that its name and keys are the same in both worlds."""
    stored = Stored(
        id=ID,
        game="arboretum",
        rules=GAMES["arboretum"].rules,
        setup={"seats": 2, "options": {}},
        components={},
        fate=secret,
        seats=[Seat(seat, "person", None, f"P{seat}", hashed(KEYS[seat])) for seat in (1, 2)],
        events=[],
        turn=1,
    )
    table = LiveTable(stored, lambda game, bot: 0.0)
    step = table.played.begin()
    stored.events = list(step.events)
    ledger = Ledger(open_engine(url))
    await bring_up_to_date(ledger.engine)
    ledger.start()
    await ledger.create(stored)
    await ledger.stop()


def sit(site: Site, seat: int) -> Seated:
    """Somebody at the table of a site."""
    return Seated(site.address, site.http, ID, seat, KEYS.get(seat))


def equal(what: str, one: Any, other: Any) -> None:
    """That both worlds said the same."""
    assert one == other, f"{what} differs:\n{one!r}\n{other!r}"


def compare(sites: tuple[Site, Site], turns: int) -> None:
    """Play the same game in both worlds and compare every byte seat 1 and spectators get."""
    with ExitStack() as stack:
        lines: dict[int, list[Line]] = {
            seat: [stack.enter_context(sit(site, seat).live()) for site in sites] for seat in (1, 0)
        }
        have = 0
        look(sites, have)
        for _ in range(turns * 4):
            worlds = [site.house.tables._tables[ID] for site in sites]
            mover = int(worlds[0].played.turn)
            probe(sites, mover)
            offered = [[c["action"] for c in sit(site, mover).look()["choices"]] for site in sites]
            both = [action for action in offered[0] if action in offered[1]]
            # Seat 2 must not show the card that is exchanged, nor may the deck come to its end.
            action = both[-1] if "draw deck" not in both else "draw deck"
            n = worlds[0].n
            answers = [sit(site, mover).play(n, action) for site in sites]
            assert [answer.status_code for answer in answers] == [200, 200]
            if mover == 1:
                equal("an answer", answers[0].content, answers[1].content)
                equal("its headers", known(answers[0]), known(answers[1]))
            for seat, pair in lines.items():
                equal(f"the frames of {seat}", heard(pair[0], n + 1), heard(pair[1], n + 1))
            look(sites, have)
            have = n


def known(answer: Any) -> list[tuple[str, str]]:
    """The headers of an answer, without the clock."""
    return [(name, value) for name, value in answer.headers.items() if name != "date"]


def heard(line: Line, n: int) -> str:
    """The frame in which a line is told of event n."""
    import json

    while True:
        raw = line.raw()
        frame = json.loads(raw)
        if frame["type"] in ("update", "difference") and frame["n"] >= n:
            return raw


def look(sites: tuple[Site, Site], have: int) -> None:
    """Compare everything that may be asked for."""
    for seat in (1, 0):
        who = [sit(site, seat) for site in sites]
        for path in ("", f"?since={have}", "/record"):
            answers = [each.http.get(each.path + path, headers=each.headers) for each in who]
            equal(f"GET {path} of {seat}", answers[0].content, answers[1].content)
            equal(f"headers of {path} of {seat}", known(answers[0]), known(answers[1]))


def probe(sites: tuple[Site, Site], mover: int) -> None:
    """Compare what seat 1 hears when it asks for what is not allowed, trying to find out more."""
    held = sites[0].house.tables._tables[ID].update(1, 0).view.players[0].hand
    cards = [f"{species}{rank}" for species in "CDJ" for rank in (1, 5, 8)]
    cards = [card for card in cards if card not in held]
    tries = [*(f"{verb} {card}" for verb in ("discard", "deal") for card in cards), "draw pile 2"]
    tries += [f"plant {card} 0,0" for card in cards]
    n = sites[0].house.tables._tables[ID].n
    for action in tries:
        if action == "draw pile 2" and mover == 1:
            continue
        answers = [sit(site, 1).play(n, action) for site in sites]
        assert answers[0].status_code == 422
        equal(f"the refusal of {action}", answers[0].content, answers[1].content)
    for number in (0, n - 1, n + 7):
        answers = [sit(site, 1).play(number, "draw deck") for site in sites]
        equal(f"the refusal of {number}", answers[0].content, answers[1].content)


def test_equal_bytes_for_a_seat_and_a_spectator(twins: tuple[Site, Site]) -> None:
    secret = [sit(site, 2).look()["view"]["players"][1]["hand"] for site in twins]
    assert secret[0] != secret[1], "the worlds differ in what only seat 2 knows"
    compare(twins, turns=5)


def leak_view(patch: pytest.MonkeyPatch) -> None:
    """A view that is made of the whole state."""
    moment = Table.moment

    def leaking(self: Table, viewer: int | None, since: int = 0) -> Moment:
        told = moment(self, viewer, since)
        told.view.players[1].known = moment(self, 2, since).view.players[1].hand
        return told

    patch.setattr(Table, "moment", leaking)


def leak_said(patch: pytest.MonkeyPatch) -> None:
    """A log that is told as seat 2 reads it."""
    said = Table.said
    patch.setattr(Table, "said", lambda self, viewer, since=0: said(self, 2, since))


def leak_spectator(patch: pytest.MonkeyPatch) -> None:
    """Spectators who are told what seat 2 is told."""
    said = Table.said
    patch.setattr(Table, "said", lambda self, viewer, since=0: said(self, viewer or 2, since))


def leak_record(patch: pytest.MonkeyPatch) -> None:
    """A record of a running game that is whole."""
    patch.setattr(Table, "log_for", lambda self, viewer: self.log())


def leak_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refusal that says where a card is."""
    from parterre.server import refusals

    of = refusals.Refusal.of.__func__  # type: ignore[attr-defined]
    propose = Table.propose
    last: dict[str, str] = {}

    def proposing(self: Table, seat: int, sentence: str, request: str | None = None) -> Any:
        last["log"] = " ".join(self.log())
        return propose(self, seat, sentence, request)

    def leaking(cls: Any, illegal: Any) -> Any:
        refusal = of(cls, illegal)
        refusal.clause = str(len(set(last["log"][10:20])) + ord(last["log"][13]))
        return refusal

    patch.setattr(Table, "propose", proposing)
    patch.setattr(refusals.Refusal, "of", classmethod(leaking))


def leak_seats(patch: pytest.MonkeyPatch) -> None:
    """A seat of an update that tells a little about its hand."""
    seat_of = LiveTable._seat

    def leaking(self: LiveTable, seat: Seat) -> SeatTold:
        told = seat_of(self, seat)
        told.name = self.played.log()[1]
        return told

    patch.setattr(LiveTable, "_seat", leaking)


@pytest.mark.parametrize(
    "leak", [leak_view, leak_said, leak_spectator, leak_record, leak_refusal, leak_seats]
)
def test_a_planted_leak_is_found(
    twins: tuple[Site, Site],
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differs"):
        compare(twins, turns=1)


def test_keys_are_kept_as_hashes_and_never_sent(sqlite_site: Site) -> None:
    people = sqlite_site.lay({"kind": "person"}, {"kind": "open"})
    keys = [str(people[seat].key) for seat in (1, 2)]
    assert all(len(key) == 22 for key in keys)
    stored = b"".join(file.read_bytes() for file in sqlite_site.settings.data.glob("parterre.db*"))
    for key in keys:
        assert key.encode() not in stored
        assert hashed(key).encode() in stored
        for who in people.values():
            assert key not in str(who.look())


def test_the_logs_hold_no_key_no_card_and_no_fate(
    sqlite_site: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Whatever another test has set up, these lines go where this one reads.
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    set_up_logs()
    people = sqlite_site.lay({"kind": "person"}, {"kind": "person"})
    people[1].play(14, "draw deck")
    people[1].play(14, "draw pile 2")
    people[1].play(16, "plant ZZ 0,0")
    with people[1].live() as line:
        line.next("update")
    structlog.reset_defaults()
    logged = "".join(capsys.readouterr())
    assert people[0].table in logged
    for secret in (str(people[1].key), "deal ", "plant", "draw deck"):
        assert secret not in logged
