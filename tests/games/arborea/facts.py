"""The table of Arborea as its second reading tells it, to compare the two."""

from __future__ import annotations

from typing import Any

from games.arborea.scenes import GAME
from parterre.core import SPECTATOR, State
from plain import plain

Data = dict[str, Any]


def facts(state: State) -> Data:
    """What lies open on the table, in the words of the referee."""
    shown = plain(GAME.view(state, SPECTATOR))
    her = shown["feronia"]
    turn_of = "feronia" if her and shown["active"] == 2 else shown["active"] - 1
    walking = shown["walking"]
    players = [player_facts(player) for player in shown["players"]]
    if walking:
        players[walking["seat"] - 1]["walking"] = (walking["villager"], walking["trail"])
    columns = shown["borderlands"]["columns"]
    return {
        "turn_of": None if shown["turn"] == "over" else turn_of,
        "turns_left": shown["turns_left"],
        "sun": shown["sun"]["at"],
        "tracks": {track["track"]: track_facts(track, her) for track in shown["tracks"]},
        "biomes": {biome["biome"]: (biome["upper"], biome["lower"]) for biome in shown["biomes"]},
        "seasons": {season["season"].lower(): season["tile"] for season in shown["seasons"]},
        "supply": {column["creature"]: column["supply"] for column in columns},
        "columns": {column["creature"]: column["there"] for column in columns},
        "bonus": {
            column["creature"]: column["tile"]["tile"] if column["tile"] else ""
            for column in columns
        },
        "decks": {
            deck["deck"]: {
                "top": card(deck["top"]),
                "unseen": deck["unseen"],
                "under": [card(face) for face in deck["under"]],
            }
            for deck in shown["decks"]
        },
        "players": players,
        "feronia": feronia_facts(her) if her else None,
    }


def card(face: Data | None) -> str:
    """The name of a card, or nothing where none lies."""
    return str(face["card"]) if face else ""


def track_facts(track: Data, solo: bool) -> Data:
    """A track with who stands on it."""
    inner, outer = track["sections"]
    return {
        "inner": inner["section"],
        "outer": outer["section"],
        "moved": track["shift"],
        "villagers": {
            one["walked"]: (
                "feronia" if solo and one["seat"] == 2 else one["seat"] - 1,
                one["villager"],
                str(one["until"] or ""),
            )
            for one in track["villagers"]
        },
    }


def player_facts(player: Data) -> Data:
    """What belongs to a seat."""
    land = player["ecosystem"]
    return {
        "points": player["points"],
        "spirit": player["spirit"],
        "available": player["available"],
        "reserve": {kind: player["reserve"][kind] for kind in ("young", "veteran")},
        "waiting": sorted(
            (group["villager"], group["trail"])
            for group in player["waiting"]
            for _ in range(group["count"])
        ),
        "walking": None,
        "gifts": player["gifts"],
        "steps": {season.lower(): steps for season, steps in player["seasons"].items()},
        "held": sorted(card(face) for face in player["held"] if face),
        "completed": card(player["completed"]),
        "cards": [card(face) for face in land["cards"]],
        "habitats": {(x, y): habitat for x, y, habitat, _ in land["cells"]},
        "creatures": {(one["x"], one["y"]): one["creature"] for one in land["creatures"]},
        "invited": one_by_one(player["invited"]),
        "captives": one_by_one(player["captives"]),
    }


def one_by_one(counted: dict[str, int]) -> list[str]:
    """Creatures one by one that are counted by kind."""
    return sorted(kind for kind, number in counted.items() for _ in range(number))


def feronia_facts(her: Data) -> Data:
    """What belongs to Feronia."""
    return {
        "points": her["points"],
        "steps": her["steps"],
        "elders": her["elders"],
        "waiting": sorted(
            group["trail"] for group in her["waiting"] for _ in range(group["count"])
        ),
        "marker": her["marker"],
        "left": card(her["left"]),
        "middle": card(her["middle"]),
        "stack": [card(face) for face in reversed(her["stack"])],
        "completed": her["completed"],
        "creatures": her["creatures"],
        "card": card(her["card"]),
        "unused": her["cards_left"],
    }
