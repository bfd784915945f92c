"""What the screen of Topiary tells: looks, hands, what a choice would do, the log."""

from __future__ import annotations

from typing import Any

from games.topiary.referee import hand_points, sees, visitor_points
from games.topiary.scenes import GAME, dealt, legal, say
from parterre.core import OVER, SPECTATOR, Rng
from parterre.games.topiary.components import name_cell, name_tile
from parterre.games.topiary.rules import Topiary
from plain import plain
from tables import random_states

ANA = "T1 S2 W3"
BEA = "E4 R5 P1"


def grid_of(state: Topiary) -> dict[str, str]:
    cells = enumerate(state.garden)
    return {name_cell(cell): name_tile(tile - 1) for cell, tile in cells if tile}


def shown(state: Topiary) -> dict[str, dict[str, Any]]:
    """What each choice of the mover shows."""
    view = state.seen_by(state.turn())
    return dict(zip(legal(view), plain(GAME.shows(view, view.actions())), strict=True))


def mine(state: Topiary, seat: int) -> int:
    """What a seat's visitors and hand score, by the referee."""
    player = plain(GAME.view(state.seen_by(seat), seat))["players"][seat]
    places = [visitor["place"] for visitor in player["visitors"]]
    grid = grid_of(state)
    held = hand_points(grid, places, [tile["tile"] for tile in player["hand"]])
    return sum(sum(visitor_points(sees(grid, place))) for place in places) + sum(held.values())


def test_a_visit_shows_its_look_and_its_gain() -> None:
    rng = Rng(4)
    state = dealt(ANA, BEA)
    looked = 0
    while state.turn() != OVER:
        if state.turn() >= 0 and state.visits > 3 and legal(state)[0].startswith("visit"):
            grid = grid_of(state)
            before = mine(state, state.turn())
            for sentence, shows in list(shown(state).items())[::9]:
                place = sentence.split()[1]
                assert shows["place"] == place
                assert shows["sees"] == sees(grid, place)
                assert (shows["points"], shows["bonus"]) == visitor_points(shows["sees"])
                down = [cell["cell"] for cell in shows["line"] if cell["tile"] is None]
                assert shows["face_down"] == len(down)
                after = say(state.copy(), sentence)
                assert shows["gain"] == mine(after, state.turn()) - before
                looked += 1
        state.play(state.at(rng.below(state.count())))
    assert looked > 20


def test_setting_a_tile_shows_its_gain_and_what_the_others_get() -> None:
    state = say(dealt(ANA, BEA), "visit a3>E", "stay", "visit c1>S", "take c1", "deal T5")
    before = [mine(state, 0), mine(state, 1)]
    for sentence, shows in shown(state).items():
        after = say(state.copy(), sentence)
        assert shows["kind"] == "set"
        assert shows["cell"] == "c1"
        assert shows["gain"] == mine(after, 1) - before[1]
        assert shows["look"]["place"] == "c1>S"
        assert shows["look"]["sees"] == sees(grid_of(after), "c1>S")
    state = say(dealt(ANA, BEA), "visit a3>E", "stay", "visit c1>S", "take c1", "deal T5", "set T5")
    say(state, "visit a1>E", "take a1")
    say(state, "deal B1")
    assert shown(state)["set B1"]["others"] == [0]


def test_the_other_choices_show_their_kind() -> None:
    state = say(dealt(ANA, BEA), "visit c1>S")
    told = shown(state)
    assert told["stay"] == {"kind": "stay"}
    assert told["take c4"] == {"kind": "take", "cell": "c4"}
    draft = dealt(ANA, BEA, draft=True)
    while draft.turn() < 0:
        say(draft, legal(draft)[0])
    sentence, shows = next(iter(shown(draft).items()))
    assert shows == {"kind": "keep", "tiles": sentence.split()[1:]}


def test_a_hand_tells_which_visitor_makes_a_tile_count() -> None:
    state = dealt("T1 S2 W5", BEA, centre="T3")
    say(state, "visit c1>S", "stay")
    hand = plain(GAME.view(state.seen_by(0), 0))["players"][0]["hand"]
    assert hand == [
        {"tile": "T1", "points": 1, "by": "c1>S", "never": False},
        {"tile": "S2", "points": 0, "by": None, "never": False},
        {"tile": "W5", "points": 0, "by": None, "never": True},
    ]
    assert plain(GAME.view(state.seen_by(1), 1))["players"][0]["hand"] is None
    assert plain(GAME.view(state.seen_by(1), 1))["players"][0]["in_sight"] == 3


def test_each_place_tells_what_a_visitor_there_scores_also_to_those_who_wait() -> None:
    for seed in range(4):
        for state in random_states(GAME, GAME.setup(2 + seed % 3), seed):
            assert isinstance(state, Topiary)
            view = plain(GAME.view(state.seen_by(0), 0))
            scores = {place["place"]: place["score"] for place in view["places"]}
            grid = grid_of(state)
            assert scores == {place: sum(visitor_points(sees(grid, place))) for place in scores}


def test_the_scoring_is_told() -> None:
    for seed in range(6):
        *_, state = random_states(GAME, GAME.setup(2 + seed % 3), seed)
        assert isinstance(state, Topiary)
        result = plain(GAME.view(state, SPECTATOR))["result"]
        for seat, player in enumerate(result["players"]):
            total = player["in_sight"] + player["bonus"] + player["in_hand"]
            assert total == result["points"][seat] == mine(state, seat)
        assert sorted(result["places"]) == list(range(1, len(result["places"]) + 1))
        assert len(result["winners"]) == 1


def told(state: Topiary, sentence: str, viewer: int) -> tuple[str, dict[str, Any]]:
    words = GAME.told(state, GAME.read(state, sentence), viewer)
    return words.id.removeprefix("topiary-log-"), dict(words.values)


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    state = GAME.begin(GAME.setup(2))
    assert told(state, "leave I", SPECTATOR) == ("leave", {"species": "I"})
    say(state, "leave I")
    assert told(state, "deal B5", 1) == ("centre", {"card": "B5"})
    say(state, "deal B5")
    assert told(state, "deal T1", 0) == ("deal", {"seat": 1, "card": "T1"})
    assert told(state, "deal T1", 1) == ("deal-hidden", {"seat": 1})
    state = say(dealt(ANA, BEA), "visit c1>S")
    assert told(dealt(ANA, BEA), "visit c1>S", 1) == ("visit", {"place": "c1>S"})
    assert told(state, "stay", 1) == ("stay", {})
    assert told(state, "take c2", 1) == ("take", {"cell": "c2"})
    say(state, "take c2")
    assert told(state, "deal T5", 0) == ("turn", {"seat": 1, "card": "T5"})
    assert told(state, "deal T5", 1) == ("turn-hidden", {"seat": 1})
    say(state, "deal T5")
    assert told(state, "set T5", 1) == ("set", {"card": "T5", "cell": "c2"})
    draft = dealt(ANA, BEA, draft=True)
    while draft.turn() < 0:
        say(draft, legal(draft)[0])
    keep = legal(draft)[0]
    first, second, third = keep.split()[1:]
    assert told(draft, keep, 1) == ("keep", {"card": first, "card2": second, "card3": third})
    assert told(draft, keep, 0) == ("keep-hidden", {"count": 3})
