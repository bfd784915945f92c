"""Updates are light: whole once on each line, then only what has changed, and made once."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from typing import Any

import pytest

from parterre.core import Rng
from parterre.core.shapes import Shape, View
from parterre.games import GAMES
from parterre.server.difference import Told, difference
from parterre.server.tables import LiveTable
from parterre.table import Table
from parterre.table.shapes import Moment
from plain import plain
from server.site import PERSON, Line, Site, up_to_date, wait_for
from server.weight import MOST_BYTES, part, steps_of, weigh

Laid = tuple[str, int, dict[str, Any]]
# The fewest and the most seats of each game, and the options that offer the most.
TABLES: list[Laid] = [
    *(
        (name, seats, {})
        for name, game in GAMES.items()
        for seats in (min(game.seats), max(game.seats))
    ),
    ("topiary", 4, {"draft": True}),
    ("botanicus", 4, {"expert": True}),
    ("arborea", 3, {"exits": "track by track"}),
]


def named(table: Laid) -> str:
    """A table by its name."""
    return "-".join(map(str, [*table[:2], *table[2]]))


@pytest.mark.parametrize("laid", [table for table in TABLES if table[1] < 5], ids=named)
def test_differences_add_up_to_the_whole(laid: Laid) -> None:
    """Over a whole game, for every viewer, also for one that misses some of the steps."""
    name, seats, options = laid
    rng = Rng(7)
    lines: dict[int | None, tuple[int, Told, Any]] = {}
    for table in steps_of(GAMES[name], seats, options, seed=11):
        for viewer in (None, *range(1, seats + 1)):
            whole = plain(table.update(viewer, table.n))
            if viewer in lines:
                if rng.below(4) == 0:
                    continue
                have, before, known = lines[viewer]
                frame = json.loads(table.written(viewer, have, before))
                assert frame["type"] == "difference"
                told = up_to_date(known, frame)
                assert [said["n"] for said in told["said"]] == list(range(have + 1, table.n + 1))
                assert told == {**whole, "said": told["said"]}
            lines[viewer] = (table.n, table.told(viewer), whole)


class Seed(Shape, tag="seed"):
    """One thing that a part may be."""

    points: int


class Tree(Shape, tag="tree"):
    """Another one, with the same field."""

    points: int


class Bed(Shape, omit_defaults=True):
    """What leaves out what is as usual."""

    plant: Seed | Tree | None = None
    water: int = 0


class Garden(Shape):
    """What always tells everything."""

    best: Seed | Tree | None
    beds: list[Bed]
    notes: dict[str, int]


class Page(View, tag="page"):
    """A view with every kind of part."""

    first: Bed
    gardens: list[Garden]
    only: Garden | None


def page(first: Bed, gardens: list[Garden], only: Garden | None = None) -> Told:
    """Somebody who was told such a view."""
    view = Page(1, 1, "step", None, None, first, gardens, only)
    return Told(Moment(5, 1, {}, view, [], False, []), [], None)


def test_parts_are_as_the_whole_would_write_them() -> None:
    seed, tree, none = Seed(3), Tree(3), Garden(None, [], {})
    pages = [
        page(Bed(water=2), [Garden(seed, [Bed()], {"a": 1}), none], none),
        page(Bed(seed), [Garden(tree, [Bed(seed)], {"b": 1}), none]),
        page(Bed(), [Garden(tree, [Bed(seed, 1), Bed()], {})], Garden(seed, [], {})),
        page(Bed(tree), [], Garden(tree, [Bed()], {"a": 0})),
        page(Bed(tree), [none, Garden(seed, [Bed()], {})], none),
    ]
    for before, now in itertools.permutations(pages, 2):
        told = plain(difference(before, now, [], []))
        known = {"type": "update", "view": plain(before.moment.view)}
        assert up_to_date(known, told)["view"] == plain(now.moment.view)
    told = plain(difference(pages[0], pages[1], [], []))
    assert told["view"] == {
        "first": {"plant": {"type": "seed", "points": 3}},
        "gardens.0.best": {"type": "tree", "points": 3},
        "gardens.0.beds": [{"plant": {"type": "seed", "points": 3}}],
        "gardens.0.notes": {"b": 1},
        "only": None,
    }


@pytest.mark.parametrize("laid", TABLES, ids=named)
def test_updates_stay_light(laid: Laid) -> None:
    """As `weight.py` measures it over more games; in time only what no slow machine explains."""
    name, seats, options = laid
    for kind, weights in weigh(GAMES[name], seats, options, range(1)).items():
        assert part(weights.sizes, 0.99) <= MOST_BYTES, kind
        assert part(weights.times, 0.5) <= 10.0, kind


def test_a_line_is_told_the_whole_once(site: Site) -> None:
    """Then what has changed; a new line begins with the whole again, whatever it has."""
    people = site.lay({**PERSON, "name": "Ana"}, {**PERSON, "name": "Bea"}, game="botanicus")
    mine = people[1]
    undone = 0
    with mine.live() as line:
        raw = line.raw()
        line.told = json.loads(raw)
        assert line.told["type"] == "update"
        for _ in range(40):
            before = people[0].look()
            mover = people[before["turn"]]
            if mover is mine and mine.look()["undo"] and not undone:
                undone = before["n"]
                assert mine.post("undo", n=before["n"]).status_code == 200
            else:
                assert mover.first().status_code == 200
            raw = line.raw()
            assert json.loads(raw)["type"] == "difference"
            assert len(raw) < 8000 < len(json.dumps(before["view"]))
            line.told = up_to_date(line.told, json.loads(raw))
            assert line.told == {**mine.look(), "said": line.told["said"]}
    assert undone
    with mine.live(have=mine.look()["n"]) as line:
        again = json.loads(line.raw())
        assert (again["type"], again["said"]) == ("update", [])
        assert again["view"] == mine.look()["view"]


def test_who_did_not_ask_for_differences_is_told_the_whole_each_time(sqlite_site: Site) -> None:
    ana = sqlite_site.lay(PERSON, PERSON)[1]
    with ana.live(differences=False) as line:
        assert json.loads(line.raw())["type"] == "update"
        for n in (14, 16):
            line.send(type="play", id=None, n=n, action="draw deck")
            frames = [json.loads(line.raw()) for _ in range(2)]
            assert [frame["type"] for frame in frames] == ["done", "update"]
            assert frames[1]["n"] == n + 2
            assert len(frames[1]["view"]["players"]) == 2


def test_who_comes_and_goes_costs_a_few_bytes(sqlite_site: Site) -> None:
    people = sqlite_site.lay({**PERSON, "name": "Ana"}, PERSON, game="arborea")
    with people[0].live() as line:
        whole = line.next("update")
        assert people[1].post("name", name="Zoé").status_code == 200
        raw = line.raw()
        assert len(raw) < 500
        told = up_to_date(whole, json.loads(raw))
        assert told["seats"][0]["name"] == "Zoé"
        assert told["view"] == whole["view"]


def test_nothing_of_a_viewer_s_update_is_made_twice(
    sqlite_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many look, ask, are refused, come, go and are named: one moment for each viewer."""
    made: Counter[tuple[int, int | None]] = Counter()
    moment = Table.moment

    def counted(self: Table, viewer: int | None, since: int = 0) -> Moment:
        made[self.n, viewer] += 1
        return moment(self, viewer, since)

    people = sqlite_site.lay({**PERSON, "name": "Ana"}, {**PERSON, "name": "Bea"})
    monkeypatch.setattr(Table, "moment", counted)
    first, second, watching = people[1], people[2], people[0]
    with (
        first.live() as one,
        first.live(have=3) as another,
        second.live() as two,
        watching.live() as three,
    ):
        lines: list[Line] = [one, another, two, three]
        for line in lines:
            line.next("update")
        for _ in range(4):
            update = first.look()
            mover = people[update["turn"]]
            mover.look(since=5)
            mover.post("name", name=f"Ana {update['n']}")
            assert mover.play(update["n"] + 9, "draw deck").status_code == 409
            assert mover.play(update["n"], "plant a").status_code == 422
            done = mover.play(update["n"], mover.look()["choices"][0]["action"])
            assert done.status_code == 200
            for line in lines:
                while line.next("update")["n"] < done.json()["n"]:
                    pass
    assert len(made) > 12
    assert set(made.values()) == {1}


def test_what_many_are_told_is_written_once(
    sqlite_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spectators who were told the same before get the very same frame."""
    people = sqlite_site.lay({**PERSON, "name": "Ana"}, {**PERSON, "name": "Bea"})
    found: list[str] = []
    written = LiveTable.written

    def kept(self: LiveTable, viewer: int | None, since: int, before: Told | None) -> str:
        frame = written(self, viewer, since, before)
        if viewer is None and before is not None:
            found.append(frame)
        return frame

    with people[0].live() as one, people[0].live() as two:
        one.next("update")
        two.next("update")
        monkeypatch.setattr(LiveTable, "written", kept)
        people[people[0].look()["turn"]].first()
        assert one.next("update") == two.next("update")
        wait_for(lambda: len(found) == 2)
    assert found[0] is found[1]
