"""The levels of play: what is offered, what is refused, and how long each may think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parterre.bots.taught import levels_of
from parterre.games import GAMES
from parterre.server.levels import thinking
from parterre.server.settings import Settings, from_environment
from parterre.words import LANGUAGES, say
from server.site import PERSON, Seated, Site, generous, wait_for

SHORT = 0.05
# What a worker needs besides: to start, to load the engine, to share the machine with other tests.
PATIENCE = 30.0


def at(level: str) -> dict[str, str]:
    """A seat for a level."""
    return {"kind": "bot", "bot": level}


@pytest.fixture
def hurried(tmp_path: Path) -> Any:
    """A site whose owner wants short thoughts."""
    settings = Settings(data=tmp_path, tables_at_once=1000, workers=1, thinking_seconds=SHORT)
    site = Site(settings).start()
    yield site
    site.stop()


def offered(site: Site) -> dict[str, dict[str, Any]]:
    """The levels of each game."""
    return {game["name"]: game["levels"] for game in site.http.get("/api/games").json()}


def test_every_level_is_offered_from_the_weakest_on(sqlite_site: Site) -> None:
    for game, levels in offered(sqlite_site).items():
        names = [level["name"] for level in levels["choices"]]
        assert names == [level.name for level in levels_of(game)]
        assert names == ["seedling", "sapling", "tree", "strongest"]
        assert levels["default"] == "sapling"
        seconds = {level["name"]: level["seconds"] for level in levels["choices"]}
        assert seconds == {"seedling": 0, "sapling": 0, "tree": 0, "strongest": 1}
        for name in names:
            for lang in LANGUAGES:
                told = {say(f"bot-{what}-{name}", lang=lang) for what in ("name", "about")}
                assert len(told) == 2
                assert not any(words.startswith("bot-") for words in told)


def test_a_level_that_there_is_not_is_refused_in_a_sentence(sqlite_site: Site) -> None:
    body = {"game": "topiary", "seats": [PERSON, at("sequoia")]}
    answer = sqlite_site.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["id"] == "server-bot"
    for words in ("2", "“sequoia”", "strongest"):
        assert words in error["sentence"]


def test_every_seat_may_have_its_own_level(sqlite_site: Site) -> None:
    levels = ["sapling", "tree", "seedling"]
    people = sqlite_site.lay(PERSON, *map(at, levels))
    seats = people[0].look()["seats"]
    assert [seat.get("bot") for seat in seats] == [None, *levels]
    assert [seat.get("seconds") for seat in seats] == [None, 0, 0, 0]


def decided(person: Seated) -> list[str]:
    """What the bot at seat 1 decides first; the person plays on where it is not yet its turn."""

    def entries() -> list[str]:
        update = person.look()
        found = [entry["action"] for entry in update["said"] if entry["seat"] == 1]
        if not found and update["choices"]:
            assert person.play(update["n"], update["choices"][0]["action"]).status_code == 200
        return found

    wait_for(entries, PATIENCE)
    return entries()


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_plays_every_game(
    hurried: Site, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_its_place: list[str] = []
    monkeypatch.setattr(
        "parterre.server.thinking.first_choice", lambda table, bot: in_its_place.append(bot.bot)
    )
    levels = {level["name"]: level["seconds"] for level in offered(hurried)[game]["choices"]}
    assert levels == {"seedling": 0, "sapling": 0, "tree": 0, "strongest": SHORT}
    people = hurried.lay(at("strongest"), PERSON, game=game)
    assert people[2].look()["seats"][0]["seconds"] == SHORT
    assert decided(people[2])
    assert in_its_place == []


def test_all_levels_play_a_game_to_its_end(hurried: Site) -> None:
    people = hurried.lay(*map(at, ["strongest", "tree", "sapling", "seedling"]), game="topiary")
    with people[0].live() as line:
        while line.next("update")["turn"] != "over":
            pass
    record = hurried.http.get(f"{people[0].path}/record").json()
    assert len(record["scores"]) == len(record["names"]) == len(set(record["names"])) == 4


def test_the_budget_reaches_the_bot(hurried: Site) -> None:
    asked: list[float] = []
    decide = hurried.house.workers.decide

    async def noted(*question: Any) -> str:
        asked.append(question[5])
        return str(await decide(*question))

    hurried.house.workers.decide = noted
    people = hurried.lay(at("strongest"), PERSON)
    decided(people[2])
    assert set(asked) == {SHORT}


def test_thinking_stays_well_below_the_alarm(tmp_path: Path) -> None:
    game = GAMES["arboretum"]
    for alarm, asked, seconds in ((60, 0.0, 1.0), (60, 0.2, 0.2), (2, 0.0, 0.5), (0, 5.0, 1.0)):
        settings = Settings(tmp_path, decision_seconds=alarm, thinking_seconds=asked)
        assert thinking(settings)(game, "strongest") == seconds
        assert thinking(settings)(game, "greedy") == 0
    # A table from a time when there was another bot can still be looked at.
    assert thinking(generous(tmp_path))(game, "bonsai") == 0


def test_the_owner_says_it_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARTERRE_THINKING_SECONDS", "0.25")
    assert from_environment(tmp_path).thinking_seconds == 0.25
