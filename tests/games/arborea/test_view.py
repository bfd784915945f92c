"""What a screen is sent of Arborea: the table, the question, and what each choice would do."""

from __future__ import annotations

import json

from games.arborea.scenes import (
    GAME,
    again,
    at_trail,
    biomes,
    cell,
    creature_at,
    dealt,
    hold,
    invited,
    legal,
    on_track,
    say,
    settle,
    steps,
    table,
)
from parterre.core import OVER, Rng
from parterre.games.arborea.components.symbols import CREATURES, VILLAGERS
from parterre.games.arborea.rules.codes import SETTLING
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.state import COLUMN, CROSSING, RESERVE, SHIFT
from parterre.games.arborea.view.table import SYMBOL_STEPS
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


def test_a_symbol_question_names_what_it_comes_from() -> None:
    state = table()
    at_trail(state, 0, "TR+1")
    say(again(state), "advance BR", "pass", "activate elder TR+1")
    found = GAME.view(state, 0)["cause"]
    assert found == {"id": "arborea-cause-trail", "values": {"trail": "TR+1"}}


def test_no_question_of_the_turn_itself_has_a_cause() -> None:
    assert GAME.view(table(), 0)["cause"] is None


def test_every_question_of_a_symbol_tells_its_cause_in_words() -> None:
    kinds = set()
    for seed in range(4):
        playing = Table(GAME, GAME.setup(1 + seed % 2), Fate(seed))
        playing.accept(playing.begin())
        rng = Rng(seed)
        while not playing.over:
            state = playing.state
            view = GAME.view(state, 0)
            if view["step"] in SYMBOL_STEPS:
                kinds.add(view["cause"]["id"])
                for lang in LANGUAGES:
                    assert speak(view["cause"]["id"], view["cause"]["values"], lang)
            action = state.at(rng.below(state.count()))
            playing.accept(playing.propose(int(playing.turn), GAME.write(state, action)))
    assert kinds == {f"arborea-cause-{kind}" for kind in ("trail", "sage", "slot", "tile", "card")}


def test_an_activation_says_beforehand_what_would_be_lost() -> None:
    state = table()
    hold(state, 0, "R01", "R02", "R03")
    at_trail(state, 0, "TL+5")
    say(again(state), "advance BR", "pass")
    found = shown(state)["activate elder TL+5"]["lost"]
    assert [(lost["symbol"], lost["why"]) for lost in found] == [
        ("CARD", "card"),
        ("SAGE", "sage"),
    ]


def test_what_is_foreseen_counts_one_symbol_after_the_other() -> None:
    state = table()
    biomes(state, T=7)
    at_trail(state, 0, "TL+2")
    at_trail(state, 0, "TL+5", "young")
    state.players[0].counts[RESERVE + VILLAGERS.index("young")] = 0
    say(again(state), "advance BR", "pass")
    young = shown(state)["activate elder TL+2"]
    assert [lost["why"] for lost in young["lost"]] == ["train", "sage"]
    assert "arborea-then-lost" in [message["id"] for message in young["then"]]
    far = shown(state)["activate young TL+5"]["lost"]
    assert [(lost["at"], lost["why"]) for lost in far] == [(1, "biome"), (2, "biome"), (5, "sage")]


def test_a_season_at_its_end_is_said_to_give_nothing() -> None:
    state = table(2, "TS5 TS4")
    state.board[SHIFT] = 1
    season = GAME.view(state, 0)["tracks"][0]["entry"]["season"]
    last = len(state.box.multipliers) - 1
    steps(state, 0, last, last, last, last)
    assert shown(again(state))["place elder TL"]["lost"] == [
        {"at": 0, "symbol": f"SEASON:{season}", "why": "season"}
    ]
    steps(state, 0, 0, 0, 0, 0)
    assert "lost" not in shown(again(state))["place elder TL"]


def test_inviting_warns_where_no_crossing_is_free() -> None:
    state = table(2, "S1")
    at_trail(state, 0, "BR-2")
    creature_at(state.players[0], "frog", 0, 0)
    state.board[COLUMN + CREATURES.index("owl")] = 1
    say(again(state), "advance BL", "pass", "activate elder BR-2")
    assert shown(state)["invite owl"]["captive"] is True
    state.players[0].land[CROSSING + cell(0, 0)] = 0
    assert shown(state)["invite owl"]["captive"] is False


def test_symbols_are_told_in_words_in_the_log() -> None:
    for lang in LANGUAGES:
        for id, values in (
            ("arborea-then-lost", {"sign": "PV"}),
            ("arborea-feronia-step", {"why": "TV", "steps": 3}),
            ("arborea-feronia-ignored", {"sign": "SAGE"}),
        ):
            told = speak(id, values, lang)
            assert not {"PV", "TV", "SAGE"} & set(told.split()), told


def test_the_part_of_the_turn_is_told_truly() -> None:
    start = dealt(2)
    say(start, next(action for action in legal(start) if action.startswith("place")))
    assert (GAME.view(start, 0)["step"], GAME.view(start, 0)["phase"]) == ("exit", "start")
    state = table()
    on_track(state, 0, "TL1")
    assert GAME.view(again(state), 0)["phase"] == "pilgrimage"
    say(state, "advance TL")
    assert (GAME.view(state, 0)["step"], GAME.view(state, 0)["phase"]) == ("exit", "pilgrimage")
    say(state, "stay", "pass")
    assert (GAME.view(state, 0)["step"], GAME.view(state, 0)["phase"]) == ("exit", "tracks")


def test_what_a_creature_is_worth_follows_from_settling_it() -> None:
    state = table(2, "S1")
    invited(state, 0, "antspider")
    state.set_pending(1, SETTLING)
    action = next(a for a in again(state).actions() if "settle" in GAME.write(state, a))
    then = GAME.told(state, action, 0)["then"]
    worth = {"change": "+6", "stands": 6}
    assert then[0] == {"id": "arborea-then-creatures", "values": worth}


def test_what_a_symbol_lets_one_place_begins_no_turn_in_the_log() -> None:
    state = table()
    at_trail(state, 0, "BL+5")
    say(again(state), "advance BR", "pass", "activate elder BL+5")
    while "place" not in GAME.view(state, 0)["step"]:
        say(state, legal(state)[0])
    action = next(a for a in state.actions() if GAME.write(state, a).startswith("place"))
    assert GAME.told(state, action, 0)["id"] == "arborea-log-place-more"
