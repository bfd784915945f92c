"""What the screen of Arboretum tells: the scoring, the rights, what a choice would do, the log."""

from __future__ import annotations

from typing import Any

from games.arboretum.referee import best_points
from games.arboretum.scenes import GAME, dealt, legal, say, turn
from parterre.core import OVER, SPECTATOR, Rng
from parterre.games.arboretum.components import CODES, name_card, names
from parterre.games.arboretum.notation import position
from parterre.games.arboretum.rules import Arboretum
from plain import plain
from tables import random_states

ANA = "J1 J2 J3 J4 J5 J6 J8"
BEA = "C1 C2 C3 C4 C5 C6 C7"


def shown(state: Arboretum, sentence: str) -> dict[str, Any]:
    """What a choice of the mover shows."""
    view = state.seen_by(state.turn())
    actions = view.actions()
    told = dict(zip(legal(view), plain(GAME.shows(view, actions)), strict=True))
    return told[sentence]


def right(state: Arboretum, seat: int, species: str) -> dict[str, Any]:
    """A row of the matrix of rights as a seat sees it."""
    rows = plain(GAME.view(state.seen_by(seat - 1), seat - 1))["rights"]
    return next(row for row in rows if row["species"] == species)


def garden(state: Arboretum, seat: int) -> dict[tuple[int, int], str]:
    player = state.players[seat]
    return {position(cell): name_card(player.card(cell)) for cell in player.trees}


def test_each_species_tells_where_its_own_eight_cards_are() -> None:
    *_, state = random_states(GAME, GAME.setup(3), 8)
    for right in plain(GAME.view(state.seen_by(0), 0))["rights"]:
        assert [rank["rank"] for rank in right["ranks"]] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_scoring_is_told_species_by_species() -> None:
    """Every finished random game: sums, rights, paths by kind, points and places fit together."""
    zeroed = 0
    for seed in range(12):
        *_, state = random_states(GAME, GAME.setup(2 + seed % 3), seed)
        assert isinstance(state, Arboretum)
        result = plain(GAME.view(state, SPECTATOR))["result"]
        points = [0] * len(state.players)
        for row in result["species"]:
            top = max(hand["sum"] for hand in row["hands"])
            assert row["right"] == [h["seat"] for h in row["hands"] if h["sum"] == top]
            for hand in row["hands"]:
                face = sum(int(card[1]) for card in hand["cards"])
                assert hand["sum"] == face - (8 if hand["zeroed"] else 0)
                if hand["zeroed"]:
                    zeroed += 1
                    assert hand["zeroed"] in hand["cards"]
                    other = row["hands"][hand["by"] - 1]
                    assert f"{row['species']}1" in other["cards"]
                    assert other["seat"] != hand["seat"]
            for path in row["paths"]:
                assert path["scored"] == (path["seat"] in row["right"])
                assert path["cards"] == len(path["path"])
                kinds = path["cards"] + path["same"] + path["one"] + path["eight"]
                assert path["points"] == kinds
                ends = [path["path"][0][0], path["path"][-1][0]]
                assert path["one"] == (1 if ends[0][1] == "1" else 0)
                assert path["eight"] == (2 if ends[1][1] == "8" else 0)
                own = all(card[0] == row["species"] for card, _, _ in path["path"])
                assert path["same"] == (path["cards"] if own and path["cards"] >= 4 else 0)
                points[path["seat"] - 1] += path["points"] if path["scored"] else 0
        assert result["points"] == points == state.points()
        assert result["winners"] == [s + 1 for s, p in enumerate(result["places"]) if p == 1]
        planted = [len({card[0] for card in garden(state, s).values()}) for s in range(len(points))]
        assert result["species_planted"] == planted
    assert zeroed > 0


def test_rights_tell_where_each_card_is_and_who_is_ahead() -> None:
    state = dealt(ANA, BEA)
    row = right(state, 1, "J")
    assert [rank["where"] for rank in row["ranks"]] == ["yours"] * 6 + ["unseen", "yours"]
    assert (row["ahead"], row["low"], row["high"]) == ([1], 29, 29)
    assert right(state, 2, "J")["ahead"] == []
    turn(state, "J1 0,0", "J8", "deck K1", "deck K2")
    row = right(state, 2, "J")
    assert (row["ranks"][0]["where"], row["ranks"][0]["seat"]) == ("garden", 1)
    assert (row["ranks"][7]["where"], row["ranks"][7]["seat"]) == ("pile", 1)
    say(state, "draw pile 1")
    row = right(state, 1, "J")
    assert (row["ranks"][7]["where"], row["ranks"][7]["seat"]) == ("known", 2)
    assert row["ahead"] == [1]


def test_rights_are_a_range_while_a_one_could_zero_an_eight() -> None:
    state = dealt("J8 J2 K1 K2 K3 K4 K5", "C1 C2 C3 C4 C5 C6 C7")
    assert (right(state, 1, "J")["low"], right(state, 1, "J")["high"]) == (2, 10)
    alone = dealt("J8 J1 K1 K2 K3 K4 K5", "C1 C2 C3 C4 C5 C6 C7")
    assert (right(alone, 1, "J")["low"], right(alone, 1, "J")["high"]) == (9, 9)


def test_a_tie_at_the_top_is_not_lowered_by_one_of_the_two() -> None:
    state = dealt("J8 K1 K2 K3 K4 K5 K6", "J3 J5 C1 C2 C3 C4 C5")
    turn(state, "K1 0,0", "K2", "deck D1", "deck D2")
    turn(state, "C1 0,0", "J3", "deck D3", "deck D4")
    turn(state, "K3 1,0", "K4", "deck D5", "deck D6")
    turn(state, "C2 1,0", "J5", "pile 2", "deck D7")
    turn(state, "K5 2,0", "K6", "deck A1", "deck A2")
    say(state, "draw pile 2")
    row = right(state, 1, "J")
    assert (row["ahead"], row["low"], row["high"]) == ([1, 2], 8, 8)


def test_a_planting_shows_its_gain_and_what_the_hand_keeps() -> None:
    """The gain is what the referee finds the best paths to be worth more."""
    rng = Rng(2)
    state = dealt(ANA, BEA)
    looked = 0
    while state.turn() != OVER:
        if state.turn() >= 0 and legal(state)[0].startswith("plant"):
            seat = state.turn()
            before = garden(state, seat)
            for sentence in legal(state)[:: max(1, state.count() // 6)]:
                shows = shown(state, sentence)
                after = {**before, (shows["x"], shows["y"]): shows["card"]}
                change = {c: best_points(after, c) - best_points(before, c) for c in CODES}
                assert shows["gain"] == sum(change.values())
                assert {p["species"] for p in shows["paths"]} == {c for c in CODES if change[c]}
                for path in shows["paths"]:
                    assert path["points"] - path["was"] == change[path["species"]]
                looked += 1
        state.play(state.at(rng.below(state.count())))
    assert looked > 50


def test_choices_tell_what_the_hand_would_keep() -> None:
    state = say(dealt(ANA, BEA), "draw deck", "deal K1", "draw deck", "deal K2")
    planting = shown(state, "plant J8 0,0")
    assert (planting["card"], planting["hand_was"], planting["hand"]) == ("J8", 29, 21)
    say(state, "plant J8 0,0")
    discarding = shown(state, "discard K2")
    assert (discarding["card"], discarding["hand_was"], discarding["hand"]) == ("K2", 3, 1)


def test_a_draw_shows_where_it_comes_from() -> None:
    state = dealt(ANA, BEA)
    turn(state, "J1 0,0", "J8", "deck K1", "deck K2")
    assert shown(state, "draw deck") == {"kind": "draw", "from": "deck"}
    assert shown(state, "draw pile 1") == {"kind": "draw", "from": "pile", "seat": 1, "card": "J8"}


def test_a_corrected_name_is_shown() -> None:
    changes = {"species": {"J": {"en": "Blue Jacaranda"}}}
    state = GAME.begin(GAME.setup(2, {}, changes))
    blue = {**names(GAME.box({}), 2015)["J"], "en": "Blue Jacaranda"}
    assert plain(GAME.view(state, 0))["renamed"] == {"J": blue}
    assert blue["fr"] == "Jacaranda"
    assert plain(GAME.view(dealt(), 0))["renamed"] == {}


def told(state: Arboretum, sentence: str, viewer: int) -> tuple[str, dict[str, Any]]:
    words = GAME.told(state, GAME.read(state, sentence), viewer)
    return words.id.removeprefix("arboretum-log-"), dict(words.values)


def test_the_log_tells_each_viewer_what_it_may_know() -> None:
    state = GAME.begin(GAME.setup(3, {"species": "random", "starting_discards": True}))
    assert told(state, "leave K", SPECTATOR) == ("leave", {"species": "K"})
    say(state, "leave K", "leave C")
    assert told(state, "deal J5", 0) == ("deal", {"seat": 1, "card": "J5"})
    assert told(state, "deal J5", 1) == ("deal-hidden", {"seat": 1})
    while state.dealt < 21:  # type: ignore[attr-defined]
        say(state, legal(state)[0])
    card = legal(state)[0].split()[1]
    assert told(state, f"deal {card}", 0) == ("deal-open", {"seat": 2, "card": card})
    say(state, legal(state)[0])
    card = legal(state)[0].split()[1]
    assert told(state, f"deal {card}", SPECTATOR) == ("deal-open", {"seat": 3, "card": card})


def test_the_log_tells_what_a_turn_did() -> None:
    state = dealt(ANA, BEA)
    assert told(state, "draw deck", 1) == ("draw-deck", {})
    turn(state, "J1 0,0", "J8", "deck K1", "deck K2")
    values = {"card": "J8", "owner": 1, "own": "no"}
    assert told(state, "draw pile 1", SPECTATOR) == ("draw-pile", values)
    say(state, "draw pile 1", "draw deck")
    assert told(state, "deal K3", 1) == ("drawn", {"seat": 2, "card": "K3"})
    assert told(state, "deal K3", 0) == ("drawn-hidden", {"seat": 2})
    say(state, "deal K3")
    assert told(state, "plant C1 0,0", 0) == ("plant", {"card": "C1", "x": 0, "y": 0})
    say(state, "plant C1 0,0")
    assert told(state, "discard C2", 0) == ("discard", {"card": "C2"})
