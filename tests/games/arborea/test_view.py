"""What a screen is sent of Arborea: the table, the question, and what each choice would do."""

from __future__ import annotations

import json

from games.arborea.scenes import (
    GAME,
    again,
    at_trail,
    biomes,
    creature_at,
    dealt,
    hold,
    invited,
    legal,
    on_track,
    say,
    settle,
    table,
)
from parterre.core import OVER, Rng
from parterre.games.arborea.rules.codes import SETTLING
from parterre.games.arborea.rules.game import Arborea
from parterre.table import Fate, Table
from parterre.words import LANGUAGES, bundle
from parterre.words import say as speak
from tables import random_table


def shown(state: Arborea) -> dict[str, dict]:
    """What each legal sentence shows."""
    return dict(zip(legal(state), GAME.shows(state, state.actions()), strict=True))


def test_the_view_says_what_is_asked_and_of_whom() -> None:
    state = table()
    on_track(state, 1, "TL2")
    say(again(state), "advance TL")
    view = GAME.view(state, 0)
    assert (view["turn"], view["active"], view["step"]) == (2, 1, "exit")
    assert view["asked"] == {"villager": "elder", "track": "TL", "walked": 3}
    assert view["question"]["id"] == "arborea-ask-exit"
    assert "top left track has walked 3" in speak("arborea-ask-exit", view["question"]["values"])


def test_a_villager_on_its_way_shows_what_it_could_reach_and_would_gain() -> None:
    state = table()
    on_track(state, 0, "TR1")
    say(again(state), "advance TR")
    found = shown(state)
    assert found["leave TR-2"]["symbols"] == ["S-1", "W", "TV", "SAGE"]
    villager = GAME.view(state, 0)["tracks"][1]["villagers"][0]
    assert villager["reach"] == ["TR+1", "TR+2", "TR-1", "TR-2"]


def test_biomes_show_what_is_free_and_what_would_be_scored() -> None:
    state = table()
    biomes(state, {"T": 1}, T=3)
    tree = GAME.view(state, 0)["biomes"][0]
    assert tree == {"biome": "T", "upper": 3, "lower": 1, "free": 3, "would": 3 + 2}


def test_a_card_shows_the_creatures_before_and_after_it_is_laid() -> None:
    state = table(2, "S1")  # T R M over R F R
    hold(state, 0, "R01")  # T M T over R R R
    biomes(state, T=2, M=1)
    creature_at(state.players[0], "frog", 1, 0)
    say(again(state), "advance BR", "pass", "complete R01")
    found = shown(state)["lay R01 2,1 180"]
    assert found["cells"][0] == [2, 1, "T"]
    assert found["x"] == 2
    assert (found["before"], found["after"]) == (0, 3)
    frog = {"creature": "frog", "x": 1, "y": 0, "before": 0, "after": 3}
    assert found["creatures"] == [frog]
    assert shown(state)["lay R01 -2,0 90"]["creatures"] == []


def test_a_creature_shows_what_it_would_score_on_each_crossing() -> None:
    state = table(2, "S1")
    invited(state, 0, "antspider")
    state.set_pending(1, SETTLING)
    found = shown(again(state))["settle antspider 0,0"]
    assert found["worth"]["points"] == found["after"] == 6
    assert found["before"] == 0


def test_an_activation_shows_its_symbols_and_what_follows() -> None:
    state = table()
    at_trail(state, 0, "BL+3")
    say(again(state), "advance BR", "pass")
    found = shown(state)["activate elder BL+3"]
    assert found["symbols"] == ["F", "F", "ATT:WORM", "SAGE"]
    ids = [message["id"] for message in found["then"]]
    assert ids[:3] == ["arborea-then-biome", "arborea-then-sun", "arborea-then-attract"]


def test_the_grids_of_cards_in_decks_are_not_sent() -> None:
    view = GAME.view(dealt(2), 0)
    text = json.dumps(view["decks"])
    assert "grid" not in text
    assert view["players"][0]["held"][0]["grid"]


def test_everything_that_is_told_or_asked_has_words_in_both_languages() -> None:
    for seats in (1, 3):
        table_ = random_table(GAME, GAME.setup(seats), seats, 150)
        messages = []
        for event in table_.told:
            words = event[0].words
            messages += [words, *words.get("then", [])]
        for seat in range(1, seats + 1):
            view = table_.update(seat)
            messages += [view["view"]["question"]] if view["view"]["question"] else []
            for choice in view["choices"]:
                messages += choice["shows"].get("then", [])
        for lang in LANGUAGES:
            for message in messages:
                found = bundle(lang).get_message(message["id"])
                for you in ("yes", "no"):
                    values = {"you": you, **message["values"]}
                    _, problems = bundle(lang).format_pattern(found.value, values)
                    assert problems == [], message


def test_a_finished_game_tells_where_every_point_comes_from() -> None:
    for seats in (1, 2):
        playing = Table(GAME, GAME.setup(seats), Fate(seats))
        playing.accept(playing.begin())
        rng = Rng(seats)
        while not playing.over:
            state = playing.state
            action = state.at(rng.below(state.count()))
            playing.accept(playing.propose(int(playing.turn), GAME.write(state, action)))
        view = playing.update(1)["view"]
        for player, points in zip(view["result"]["players"], view["result"]["points"]):
            seasons = sum(season["points"] for season in player["seasons"])
            parts = player["biomes"] + player["borderlands"] + player["spirit"] + seasons
            assert parts + player["creature_points"] == player["total"] == points
        if seats == 1:
            hers = view["result"]["feronia"]
            assert hers["biomes"] + hers["steps_in_all"] * 4 == view["result"]["points"][1]
            scores = playing.scores()
            assert scores[1]["name"] == "Feronia"
            assert scores[1]["seat"] == 2


def test_the_picture_is_made_of_lines() -> None:
    state = dealt(1)
    settle(state)
    assert GAME.picture(state).count("\n") >= 8
    assert state.turn() != OVER
