"""What the screen of Botanicus tells: the board, what a choice would do, the scoring, the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from games.botanicus.scenes import (
    GAME,
    begun,
    column,
    expert,
    has_words,
    hold,
    laid,
    last_turns,
    legal,
    numbers,
    offered,
    pawn,
    placed,
    plant,
    say,
    table,
    tiled,
    view,
)
from parterre.core import SPECTATOR
from parterre.games.botanicus import shapes
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.view.table import breakdown_told
from parterre.table import Fate, Table
from plain import plain
from tables import random_states


def shown(state: Botanicus) -> dict[str, Any]:
    """What each choice of the mover shows."""
    seen = state.seen_by(state.turn())
    return dict(zip(legal(seen), GAME.shows(seen, seen.actions()), strict=True))


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"expert": True})])
def test_a_choice_shows_the_coins_and_points_it_brings_at_once(
    seats: int, options: dict[str, Any]
) -> None:
    looked = 0
    for state in random_states(GAME, GAME.setup(seats, options), 4):
        if state.turn() < 0:
            continue
        assert isinstance(state, Botanicus)
        me = state.players[state.turn()]
        for sentence, shows in list(shown(state).items())[::5]:
            if sentence.startswith(("assign", "keep")):
                continue
            then = say(state.copy(), sentence).players[state.turn()]
            assert shows.coins == then.coins - me.coins
            assert shows.gain == then.scored() - me.scored()
            looked += 1
    assert looked > 200


def test_a_walk_a_card_and_a_flower_show_their_cost() -> None:
    state = hold(table(), "K1")
    told = shown(state)
    assert plain(told["walk n22 n11"]) == {
        "kind": "walk",
        "from": "n22",
        "to": "n11",
        "cost": 2,
        "coins": -2,
        "gain": 0,
    }
    assert told["use K1"] == shapes.Use(card="K1", coins=-2, gain=0)
    assert told["sell K1"] == shapes.Sell(card="K1", coins=3, gain=0)
    assert (told["place 1.1"].first, told["place 1.1"].coins) == (True, 3)
    placed(state, "1.2")
    told = shown(state)
    assert (told["place 1.2"].cost, told["place 1.2"].first) == (3, False)
    assert shown(table(2))["neutral 1.3"] == shapes.Neutral(space="1.3", coins=0, gain=0)


def test_a_choice_says_whether_it_can_be_taken_back() -> None:
    state = hold(table(), "K1")
    told = shown(state)
    assert not told["walk n22 n11"].ends
    assert not told["sell K1"].ends
    assert told["place 1.1"].ends == "turn", "nothing is left to do: the next seat plays"
    assert not told["place 1.3"].ends, "the track waits"
    assert shown(say(state, "place 1.3"))["stop"].ends


def test_a_choice_that_draws_a_card_cannot_be_taken_back() -> None:
    # 2.2 draws a card.
    assert shown(column(table(), 2))["place 2.2"].ends == "card"


def test_a_choice_says_which_of_its_actions_would_come_to_nothing() -> None:
    # 8.2 waters once and its token gives coins: in an empty garden the water is lost.
    state = column(table(tokens={"8.2": "D1"}), 8)
    assert shown(state)["place 8.2"].lost == ["water 1"]
    assert shown(plant(state, 0, b2="I"))["place 8.2"].lost == []
    assert shown(plant(state, 0, b2="IV"))["place 8.2"].lost == ["water 1"]
    # With a plant from the token there may be something to water, if it comes first.
    both = column(table(tokens={"6.4": "S3"}), 6)
    assert shown(both)["place 6.4"].lost == []
    assert shown(say(both, "place 6.4"))["choose water 2"].lost == ["water 2"]
    assert shown(both)["choose plant I"].lost == []


def test_a_card_says_which_of_its_actions_would_come_to_nothing() -> None:
    assert shown(hold(table(), "K3"))["use K3"].lost == ["water 2"]
    assert shown(plant(hold(table(), "K3"), 0, b2="II"))["use K3"].lost == []
    full = plant(hold(table(), "K1"), 0, b2="II", c2="II", b3="II", c3="II")
    assert shown(full)["use K1"].lost == ["plant II II"]


def test_a_sixth_animal_a_prize_and_a_card_that_are_not_there_are_said_to_be_lost() -> None:
    state = column(table(tokens={"4.4": "S7"}), 4)
    assert shown(state)["place 4.4"].lost == []
    state.players[0].animals = 5
    assert shown(state)["place 4.4"].lost == ["animal"]
    state = pawn(table(), "P5")
    assert shown(say(state.copy(), "place 1.2"))["advance P6"].lost == []
    state.round_gone = 6
    assert shown(say(state, "place 1.2"))["advance P6"].lost == ["prize"]
    state = column(table(), 2)
    assert shown(state)["place 2.2"].lost == []
    state.deck = numbers([])
    assert "card 1" in shown(state)["place 2.2"].lost


def test_steps_that_can_only_become_points_are_said_to() -> None:
    # A pawn on the last space stays there until the end of the turn.
    assert shown(pawn(table(), "B5"))["place 1.4"].lost == ["wheelbarrow 3"]
    assert shown(pawn(table(), "B4b"))["place 1.4"].lost == []
    state = pawn(table(), "S1")
    assert shown(state)["place 1.3"].lost == []
    state.players[0].coins = 1
    assert shown(state)["place 1.3"].lost == ["shovel 2"], "the toll is 2"
    last = pawn(last_turns(table()), "B5")
    assert shown(last)["choose wheelbarrow 1"].lost == ["wheelbarrow 1"]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"expert": True})])
def test_what_is_said_to_be_lost_brings_nothing(seats: int, options: dict[str, Any]) -> None:
    """A choice all of whose actions are lost changes nothing but what it costs and steps give."""
    looked = 0
    does = view(begun()).cards
    for state in random_states(GAME, GAME.setup(seats, options), 6):
        if state.turn() < 0:
            continue
        assert isinstance(state, Botanicus)
        me, seat = state.players[state.turn()], state.turn()
        for sentence, shows in shown(state).items():
            if not isinstance(shows, shapes.Choose | shapes.Use) or not shows.lost:
                continue
            if isinstance(shows, shapes.Use) and len(shows.lost) < len(does[shows.card]):
                continue
            then = say(state.copy(), sentence).players[seat]
            assert bytes(then.beds) == bytes(me.beds)
            assert (then.animals, then.prizes) == (me.animals, me.prizes)
            looked += 1
    assert looked >= 5


def test_the_view_tells_what_every_card_does() -> None:
    seen = view(table(), 0)
    assert seen.cards["K1"] == ["plant II II"]
    assert len(seen.cards) == 18


def test_a_way_shows_its_steps_what_is_bought_its_toll_and_what_it_gives() -> None:
    state = say(table(), "place 1.3")
    told = shown(state)
    way = told["advance S1 S2"]
    assert (way.path, way.cost) == (["S1", "S2"], 2)
    assert (way.bought, way.unused, way.toll) == (0, 0, 2)
    assert told["advance S1"].unused == 1
    bought = told["advance S1 S2 S3"]
    assert (bought.bought, bought.toll, bought.cost) == (1, 2, 5)
    assert told["stop"].gain == 2
    gives = {space.space: space.gives for space in view(state).tracks[2].spaces}
    assert gives["S2"] == ["plant I I"]


def test_a_plant_shows_what_it_replaces_and_which_request_it_meets() -> None:
    state = plant(hold(table(), "K1"), 0, b2="II", b3="IV")
    told = shown(say(state, "use K1"))
    assert told["plant II b3"].replaces == "IV"
    assert told["plant II c2"].met == [shapes.Met(row=2, request="standard")]
    assert told["plant II c2"].gain == 7
    water = plant(hold(table(), "K3"), 0, b2="II", c2="I")
    told = shown(say(water, "use K3"))
    assert (told["water c2"].level, told["water c2"].gain) == ("II", 7)


def test_the_other_choices_show_their_kind() -> None:
    state = tiled(laid(begun()), ["R13 R1 R2 R3 R4"])
    told = shown(state)["assign R13 R1 R2 R3 R4"]
    assert told == shapes.Assign(tiles=["R13", "R1", "R2", "R3", "R4"])
    told = shown(offered("G1 G2 G3", ["F1 F2 F3"]))
    assert told["keep F2"] == shapes.Keep(finals=["F2"])
    starts = say(offered("G1 G2 G3"), "keep F1", "keep F2", "keep F3")
    assert shown(starts)["start n42"].to == "n42"
    animals = shown(say(hold(expert(), "K12"), "use K12"))
    assert (animals["free butterfly"].animal, animals["free butterfly"].gain) == ("butterfly", 4)
    order = shown(say(column(table(), 2), "place 2.3"))
    assert order["choose shovel 1"].action == "shovel 1"
    moves = shown(say(column(table(), 2), "place 2.3", "choose move 3"))
    assert moves["move n22 n12"] == shapes.Move(source="n22", to="n12", coins=0, gain=0)


def test_a_row_tells_what_is_missing() -> None:
    state = plant(table(tiles=["R1 R15 R2 R3 R4"]), 0, a2="II", b2="III", c2="IV")
    row = view(state).players[0].rows[1]
    assert row.standard.missing == ["II"]
    assert row.special.missing == ["II", "III"]
    assert (row.special.points, row.special.met) == (16, False)


def test_a_tile_is_told_where_it_lies() -> None:
    """At its row, and among the tiles as long as it lies at none."""
    state = tiled(laid(begun()), ["R1 R2 R3 R4 R5"])
    assert [tile.tile for tile in view(state).players[0].tiles] == ["R1", "R2", "R3", "R4", "R5"]
    say(state, "assign R5 R3 R1 R2 R4")
    assert view(state, 0).players[0].tiles == []
    assert len(view(state, 1).players[0].tiles) == 5, "nobody else knows the rows yet"
    # One of the Expert gardens has four requests, and so a tile that is left over.
    state = expert("G1 G2 G4")
    over = [player.tiles for player in view(state).players]
    asked = [sum(row.special is not None for row in player.rows) for player in view(state).players]
    assert [len(tiles) for tiles in over] == [5 - rows for rows in asked]
    assert asked == [5, 5, 4]


@pytest.mark.parametrize("options", [{}, {"expert": True}])
def test_the_largest_update_stays_small(options: dict[str, Any]) -> None:
    """When tiles are assigned there are 120 choices, and everything dealt is told."""
    table = Table(GAME, GAME.setup(4, options), Fate(1))
    table.accept(table.begin())
    moment = table.moment(1)
    assert len(moment.choices) == 120
    assert len(msgspec.json.encode(moment)) < 30_000


def test_what_waits_and_what_is_being_done_is_told() -> None:
    state = say(column(table(), 2), "place 2.3")
    assert (view(state).step, view(state).waiting) == ("order", [["move 3", "shovel 1"]])
    say(state, "choose shovel 1")
    assert (view(state).doing, view(state).waiting) == ("shovel 1", [["move 3"]])
    assert view(table()).doing is None


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"expert": True}), (4, {})])
def test_the_scoring_is_told(seats: int, options: dict[str, Any]) -> None:
    for state in random_states(GAME, GAME.setup(seats, options), 6):
        points = state.points()
        assert isinstance(state, Botanicus)
        told = GAME.view(state, SPECTATOR)
        assert isinstance(told, shapes.View)
        assert [player.total for player in told.players] == points
        parts = [breakdown_told(state, seat) for seat in range(seats)]
        assert [sum(asdict(part).values()) for part in parts] == points
    shown = view(state)
    result = shown.result
    assert result is not None
    assert result.points == state.points()
    assert sorted(result.places) == list(range(1, seats + 1))
    assert len(result.winners) == 1
    for player, part in zip(shown.players, result.players, strict=True):
        assert sum(found.points for found in player.columns) == part.columns


def told(state: Botanicus, sentence: str, viewer: int = SPECTATOR) -> tuple[str, dict[str, Any]]:
    words = GAME.told(state, GAME.read(state, sentence), viewer)
    return words.id.removeprefix("botanicus-log-"), dict(words.values)


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    assert told(begun(), "lay D1") == ("lay", {"token": "D1"})
    state = laid(begun())
    assert told(state, "deal R3", 1) == ("deal-tile", {"seat": 1, "card": "R3"})
    tiled(state, ["R1 R2 R3 R4 R5"])
    names = {"names": "R5, R4, R3, R2, R1"}
    assert told(state, "assign R5 R4 R3 R2 R1", 0) == ("assign", names)
    assert told(state, "assign R5 R4 R3 R2 R1", 1) == ("assign-hidden", {"count": 5})
    state = say(column(table(), 2), "place 2.2")
    assert told(state, "deal K4", 0) == ("deal-card", {"seat": 1, "card": "K4"})
    assert told(state, "deal K4", 1) == ("deal-card-hidden", {"seat": 1})
    state = laid(begun(expert=True))
    assert told(state, "garden G2") == ("garden", {"seat": 1, "garden": "G2"})
    state = offered("G1 G2 G3", ["F1 F2 F3"])
    assert told(state, "keep F2", 0) == ("keep", {"names": "F2"})
    assert told(state, "keep F2", 2) == ("keep-hidden", {"count": 1})
    state = say(hold(expert(), "K12"), "use K12")
    assert told(state, "free frog") == ("free", {"animal": "frog"})
    say(state, "free tortoise")
    final = legal(state)[0]
    assert told(state, final, 0) == ("deal-final", {"seat": 1, "card": final.split()[1]})
    assert told(state, final, 1) == ("deal-final-hidden", {"seat": 1})


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"expert": True})])
def test_every_line_of_the_log_has_its_words(seats: int, options: dict[str, Any]) -> None:
    seen = set()
    for state in random_states(GAME, GAME.setup(seats, options), 8):
        for action in state.actions()[::9]:
            for viewer in (SPECTATOR, 0, seats - 1):
                words = GAME.told(state, action, viewer)
                for one in (words, *words.then):
                    for you in ("yes", "no"):
                        has_words(one.id, {"who": "Ana", "you": you, **one.values})
                    seen.add(one.id)
    assert len(seen) >= 20


def test_the_log_tells_costs_and_places() -> None:
    state = hold(table(), "K3")
    walked = {"crossing": "n11", "from": "n22", "cost": 2}
    assert told(state, "walk n22 n11") == ("walk", walked)
    assert told(state, "use K3") == ("use", {"card": "K3"})
    assert told(state, "sell K3") == ("sell", {"card": "K3"})
    assert told(state, "place 1.2") == ("place", {"space": "1.2"})
    assert told(placed(state, "1.2"), "place 1.2") == ("place-paid", {"space": "1.2", "cost": 3})
    assert told(table(2), "neutral 1.3") == ("neutral", {"space": "1.3"})
    state = say(table(), "place 1.3")
    way = {"track": 2, "space": "S2", "cost": 2}
    assert told(state, "advance S1 S2") == ("advance", way)
    assert told(state, "stop") == ("stop-track", {})
    say(state, "advance S1")
    assert told(state, "plant I b2") == ("plant", {"level": "I", "bed": "b2"})
    assert told(state, "stop") == ("stop", {})
    state = say(plant(hold(table(), "K3"), 0, b2="II"), "use K3")
    assert told(state, "water b2") == ("water", {"bed": "b2", "level": "III"})
    state = say(column(table(), 2), "place 2.3")
    assert told(state, "choose move 3") == ("choose", {"action": "move 3"})
    say(state, "choose move 3")
    assert told(state, "move n22 n12") == ("move", {"crossing": "n12", "from": "n22"})


def followed(state: Botanicus, *sentences: str) -> list[tuple[str, dict[str, Any]]]:
    """What the log tells under the last of some sentences."""
    for sentence in sentences[:-1]:
        say(state, sentence)
    then = GAME.told(state, GAME.read(state, sentences[-1]), SPECTATOR).then
    return [(words.id.removeprefix("botanicus-then-"), dict(words.values)) for words in then]


def test_the_log_tells_the_coins_and_points_that_came_of_it() -> None:
    assert followed(table(), "place 1.1") == [("coins", {"count": 3})]
    assert followed(hold(table(), "K3"), "sell K3") == [("coins", {"count": 3})]
    assert followed(hold(table(), "K3"), "use K3") == [], "what is paid is told already"
    assert followed(table(), "walk n22 n12") == []
    # The way costs 3 and a toll of 2; the coins of the space are told, not what is left of them.
    state = pawn(table(), "S3")
    state.players[0].coins = 9
    assert followed(state, "place 1.3", "advance S4b") == [
        ("coins", {"count": 1}),
        ("unused", {"count": 1}),
    ]
    state = column(table(tokens={"8.3": "S7"}), 8)
    both = [("coins", {"count": 4}), ("points", {"points": 4})]
    assert followed(state, "place 8.3") == both, "the space and its token"


def test_the_log_tells_steps_that_became_points() -> None:
    assert followed(table(), "place 1.3", "stop") == [("unused", {"count": 2})]
    assert followed(table(zero_steps="nothing"), "place 1.3", "stop") == []


def test_the_log_tells_a_prize_the_end_of_a_track_and_the_way_back() -> None:
    state = pawn(table(), "P5")
    prize = [("coins", {"count": 3}), ("prize", {"points": 15}), ("back", {"track": 0})]
    assert followed(state, "place 1.2", "advance P6") == prize
    state = plant(pawn(table(), "B4b"), 0, b2="I")
    assert followed(state, "place 1.4", "advance B5") == [
        ("points", {"points": 7}),
        ("unused", {"count": 2}),
    ]
    assert followed(state, "advance B5", "stop") == [("back", {"track": 1})]


def test_the_log_tells_requests_that_are_met_and_columns_that_are_full() -> None:
    state = plant(hold(table(tiles=["R1 R15 R2 R3 R4"]), "K1"), 0, b2="II", d2="III", a2="III")
    told = followed(state, "use K1", "plant II c2")
    assert told == [
        ("standard", {"row": 2, "points": 7}),
        ("special", {"row": 2, "points": 16}),
    ]
    state = plant(hold(table(), "K1"), 0, b1="I", b3="I", b4="I", b5="I")
    assert followed(state, "use K1", "plant II b2") == [("column", {"column": "b"})]


def test_the_log_tells_the_animals_that_come() -> None:
    state = column(table(), 4)
    assert ("animal", {"points": 3}) in followed(state, "place 4.4")
    state.players[0].animals = 5
    assert "animal" not in dict(followed(state, "place 4.4")), "five are all there are"
    state = say(hold(expert(), "K12"), "use K12")
    assert followed(state, "free butterfly") == [("butterfly", {"points": 4})]
    assert followed(state, "free frog") == []


def test_the_log_says_where_a_turn_begins() -> None:
    """The last of a column may be the first of the next: two turns of one seat in a row."""
    opened = []
    state = column(hold(table(2), "K3"), 7, "0 2 1")
    for sentence in (
        *("neutral 7.2", "place 7.1"),
        *("walk n22 n12", "sell K3", "place 7.1"),
        *("neutral 8.1", "walk n12 n22", "place 8.3"),
    ):
        if GAME.told(state, GAME.read(state, sentence), SPECTATOR).opens:
            opened.append(sentence)
        say(state, sentence)
    assert opened == ["neutral 7.2", "walk n22 n12", "neutral 8.1"]
    state = placed(column(table(), 7), "7.1", "7.1")
    for sentence in ("place 7.1", "walk n22 n12"):
        assert GAME.told(state, GAME.read(state, sentence), SPECTATOR).opens
        say(state, sentence)
    assert not GAME.told(state, GAME.read(state, "place 8.3"), SPECTATOR).opens


def test_the_log_announces_the_second_round_and_the_last_turns() -> None:
    assert followed(column(table(), 8), "place 8.1") == [], "a card is drawn, then others play"
    for number, what in ((1, "round"), (2, "last")):
        state = placed(column(table(tokens={"8.2": "D1"}), 8, round=number), "8.3", "8.3")
        assert followed(state, "place 8.2")[-1] == (what, {})


def test_what_came_of_a_card_is_told_to_all_alike() -> None:
    """Nobody else may know what was drawn, and everybody sees that the round is over."""
    state = say(placed(column(table(tokens={"8.1": "D2"}), 8), "8.3", "8.3"), "place 8.1")
    for card in legal(state)[:2]:
        for viewer in (SPECTATOR, 0, 1, 2):
            told = GAME.told(state, GAME.read(state, card), viewer)
            assert [words.id for words in told.then] == ["botanicus-then-round"]
            assert told.id.endswith("hidden") == (viewer != 2)


def test_the_picture_tells_where_everything_is() -> None:
    state = pawn(plant(hold(table(), "K3"), 0, b2="IV"), "S5")
    lines = GAME.picture(state).splitlines()
    assert lines[0].startswith("step before  turn 1  round 1  column 1  deck 17")
    assert "coins 6  pawns P0 B0 S5  at n22  hand K3" in lines[2]
    assert lines[4].split()[1] == "IV"
    assert GAME.picture(state.seen_by(1)).splitlines()[2].split("hand")[1].strip().startswith("?")
