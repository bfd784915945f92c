"""What a screen is sent of Arborea: the table, the question, and what each choice would do."""

from __future__ import annotations

import json
from typing import Any

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
from parterre.bots import bot_for
from parterre.core import CHANCE, OVER, Rng
from parterre.core.shapes import Words
from parterre.games.arborea import shapes
from parterre.games.arborea.components.symbols import CREATURES, VILLAGERS
from parterre.games.arborea.rules.codes import SETTLING
from parterre.games.arborea.rules.game import Arborea
from parterre.games.arborea.shapes import Follows
from parterre.games.arborea.state import COLUMN, CROSSING, RESERVE, SHIFT
from parterre.games.arborea.view.table import SYMBOL_STEPS
from parterre.table import Fate, Table
from parterre.table.shapes import Choice
from parterre.words import LANGUAGES, bundle
from parterre.words import say as speak
from plain import plain
from tables import random_table


def shown(state: Arborea) -> dict[str, Any]:
    """What each legal sentence shows."""
    return dict(zip(legal(state), plain(GAME.shows(state, state.actions())), strict=True))


def test_the_view_says_what_is_asked_and_of_whom() -> None:
    state = table()
    on_track(state, 1, "TL2")
    say(again(state), "advance TL")
    view = plain(GAME.view(state, 0))
    assert (view["turn"], view["active"], view["step"]) == (2, 1, "exit")
    assert view["asked"] == {"villager": "elder", "track": "TL", "walked": 3}
    assert view["question"]["id"] == "arborea-ask-exit"
    assert "top left track has walked 3" in speak("arborea-ask-exit", view["question"]["values"])


def test_the_view_says_whose_starting_placement_moved_a_track() -> None:
    start = dealt(3)
    for seat, after in ((3, 2), (2, 1), (1, 2)):
        view = GAME.view(start, 0)
        assert isinstance(view, shapes.View)
        assert (view.step, view.turn, view.active, view.next) == ("start", seat, seat, after)
        # All on one track: those who came before are asked as well.
        say(start, "place elder TL")
        while GAME.view(start, 0).step in ("exit", "forced"):
            assert GAME.view(start, 0).active == seat
            say(start, legal(start)[0])
    assert (GAME.view(start, 0).turn, GAME.view(start, 0).active) == (1, 1)


def test_a_villager_on_its_way_shows_what_it_could_reach_and_would_gain() -> None:
    state = table()
    on_track(state, 0, "TR1")
    say(again(state), "advance TR")
    found = shown(state)
    assert found["leave TR-2"]["symbols"] == ["S-1", "W", "TV", "SAGE"]
    villager = GAME.view(state, 0).tracks[1].villagers[0]
    assert villager.reach == ["TR+1", "TR+2", "TR-1", "TR-2"]


def test_biomes_show_what_is_free_and_what_would_be_scored() -> None:
    state = table()
    biomes(state, {"T": 1}, T=3)
    tree = plain(GAME.view(state, 0).biomes[0])
    assert tree == {"biome": "T", "upper": 3, "lower": 1, "free": 3, "would": 3 + 2}


def test_a_card_shows_the_creatures_before_and_after_it_is_laid() -> None:
    state = table(2, "S1")  # T R M over R F R
    hold(state, 0, "R01")  # T M T over R R R
    biomes(state, T=2, M=1)
    creature_at(state.players[0], "frog", 1, 0)
    say(again(state), "advance BR", "pass", "complete R01")
    assert GAME.view(state, 0).turned == ["RRRTMT", "RTRMRT", "TMTRRR", "TRMRTR"]
    assert shown(state)["lay R01 2,1 180"] == {"kind": "lay", "gain": 3, "creatures": [[0, 3]]}
    assert shown(state)["lay R01 -2,0 90"] == {"kind": "lay"}


def test_every_way_to_lay_a_card_shows_what_playing_it_brings() -> None:
    """The creatures gain and are worth what it says, and the card lies as the view turns it."""
    looked = 0
    for seed in range(6):
        playing = Table(GAME, GAME.setup(2), Fate(seed))
        playing.accept(playing.begin())
        bot, rng = bot_for(GAME, "greedy"), Rng(seed)
        while not playing.over:
            seat, state = int(playing.turn), playing.state
            view = GAME.view(state, seat - 1)
            if view.step == "lay" and view.players[seat - 1].ecosystem.creatures:
                looked += 1
                for choice in playing.moment(seat).choices[::7]:
                    assert_shown(state, view, choice)
            action = int(bot.choose(state.seen_by(seat - 1), rng))
            playing.accept(playing.propose(seat, GAME.write(state, action)))
    assert looked > 10


def assert_shown(state: Any, view: Any, choice: Choice) -> None:
    """Play a way to lay a card, and compare."""
    seat = int(state.turn())
    _, _, cell, turn = choice.action.split()
    x, y = map(int, cell.split(","))
    after = state.copy()
    after.play(GAME.read(after, choice.action))
    then = GAME.view(after, seat).players[seat].ecosystem
    grid, wide = view.turned[int(turn) // 90], 3 if int(turn) % 180 == 0 else 2
    land = {(x, y): habitat for x, y, habitat, _ in then.cells}
    assert [land[x + k % wide, y + k // wide] for k in range(6)] == list(grid)
    was, now = (
        [creature.points for creature in land.creatures]
        for land in (view.players[seat].ecosystem, then)
    )
    shown = choice.shows
    assert isinstance(shown, shapes.Lay)
    assert shown.gain == sum(now) - sum(was)
    changed = [(k, points) for k, points in enumerate(now) if points != was[k]]
    assert shown.creatures == changed


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


def test_a_choice_does_not_gain_what_the_biomes_give_at_the_end_of_the_turn() -> None:
    seen = 0
    state = GAME.begin(GAME.setup(2))
    bot, rng, fate = bot_for(GAME, "greedy"), Rng(3), Fate(3)
    assert isinstance(state, Arborea)
    while (turn := state.turn()) != OVER:
        if turn == CHANCE:
            state.play(fate.settle(state))
            continue
        before = state.points()[turn]
        for action, shows in zip(state.actions(), GAME.shows(state, state.actions())):
            then = shows.then if isinstance(shows, Follows) else []
            given = [told.values for told in then if told.id == "arborea-then-renew"]
            if given and given[0]["seat"] == turn + 1 and isinstance(shows, Follows):
                after = state.copy()
                after.play(action)
                assert shows.gain + int(given[0]["count"]) == after.points()[turn] - before
                seen += 1
        state.play(bot.choose(state.seen_by(turn), rng, None))
    assert seen > 20


def test_the_grids_of_cards_in_decks_are_not_sent() -> None:
    view = plain(GAME.view(dealt(2), 0))
    text = json.dumps(view["decks"])
    assert "grid" not in text
    assert view["players"][0]["held"][0]["grid"]


def test_everything_that_is_told_or_asked_has_words_in_both_languages() -> None:
    for seats in (1, 3):
        table_ = random_table(GAME, GAME.setup(seats), seats, 150)
        messages = []
        for event in table_.told:
            words = event.open.words
            messages += [words, *words.then]
        for seat in range(1, seats + 1):
            moment = table_.moment(seat)
            messages += [moment.view.question] if moment.view.question else []
            for choice in moment.choices:
                messages += choice.shows.then if isinstance(choice.shows, Follows) else []
        for lang in LANGUAGES:
            for message in messages:
                found = bundle(lang).get_message(message.id)
                for you in ("yes", "no"):
                    values = {"you": you, **message.values}
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
        view = plain(playing.moment(1).view)
        for player, points in zip(view["result"]["players"], view["result"]["points"]):
            seasons = sum(season["points"] for season in player["seasons"])
            parts = player["biomes"] + player["borderlands"] + player["spirit"] + seasons
            assert parts + player["creature_points"] == player["total"] == points
        if seats == 1:
            hers = view["result"]["feronia"]
            assert hers["biomes"] + hers["steps_in_all"] * 4 == view["result"]["points"][1]
            scores = playing.scores()
            assert scores[1].name == "Feronia"
            assert scores[1].seat == 2


def test_the_picture_is_made_of_lines() -> None:
    state = dealt(1)
    settle(state)
    assert GAME.picture(state).count("\n") >= 8
    assert state.turn() != OVER


def test_a_symbol_question_names_what_it_comes_from() -> None:
    state = table()
    at_trail(state, 0, "TR+1")
    say(again(state), "advance BR", "pass", "activate elder TR+1")
    found = GAME.view(state, 0).cause
    assert found == Words("arborea-cause-trail", {"trail": "TR+1"})


def test_no_question_of_the_turn_itself_has_a_cause() -> None:
    assert GAME.view(table(), 0).cause is None


def test_every_question_of_a_symbol_tells_its_cause_in_words() -> None:
    kinds = set()
    for seed in range(4):
        playing = Table(GAME, GAME.setup(1 + seed % 2), Fate(seed))
        playing.accept(playing.begin())
        rng = Rng(seed)
        while not playing.over:
            state = playing.state
            view = GAME.view(state, 0)
            if view.step in SYMBOL_STEPS:
                kinds.add(view.cause.id)
                for lang in LANGUAGES:
                    assert speak(view.cause.id, view.cause.values, lang)
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
    season = GAME.view(state, 0).tracks[0].entry.season
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
    assert (GAME.view(start, 0).step, GAME.view(start, 0).phase) == ("exit", "start")
    state = table()
    on_track(state, 0, "TL1")
    assert GAME.view(again(state), 0).phase == "pilgrimage"
    say(state, "advance TL")
    assert (GAME.view(state, 0).step, GAME.view(state, 0).phase) == ("exit", "pilgrimage")
    say(state, "stay", "pass")
    assert (GAME.view(state, 0).step, GAME.view(state, 0).phase) == ("exit", "tracks")


def test_what_a_creature_is_worth_follows_from_settling_it() -> None:
    state = table(2, "S1")
    invited(state, 0, "antspider")
    state.set_pending(1, SETTLING)
    action = next(a for a in again(state).actions() if "settle" in GAME.write(state, a))
    then = GAME.told(state, action, 0).then
    worth = {"change": "+6", "stands": 6}
    assert then[0] == Words("arborea-then-creatures", worth)


def test_what_a_symbol_lets_one_place_begins_no_turn_in_the_log() -> None:
    state = table()
    at_trail(state, 0, "BL+5")
    say(again(state), "advance BR", "pass", "activate elder BL+5")
    while "place" not in GAME.view(state, 0).step:
        say(state, legal(state)[0])
    action = next(a for a in state.actions() if GAME.write(state, a).startswith("place"))
    assert GAME.told(state, action, 0).id == "arborea-log-place-more"
