"""Tables brought to a moment worth looking at, by somebody who plays over plain HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from browser.site import Site

BOTS = [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Bruno", "Chloé", "Inès")]
TURNS = 6
Choose = Callable[[list[dict[str, Any]]], str]
DEADLINE = 120.0


@dataclass(frozen=True)
class Laid:
    """A table and the key of the person who sits at it."""

    table: str
    key: str

    @property
    def link(self) -> str:
        """The person's secret link."""
        return f"/t/{self.table}#{self.key}"


@dataclass(frozen=True)
class Tables:
    """One table at each step of the person's turn, and one that is over."""

    draw: Laid
    plant: Laid
    discard: Laid
    over: Laid


def prepared(site: Site) -> Tables:
    """All of them, four seats each."""
    steps = ("draw1", "plant", "discard", "over")
    return Tables(*(_brought_to(site, step) for step in steps))


def tall(site: Site) -> Laid:
    """A table whose person plants one tree above the other."""

    def above(choice: dict[str, Any]) -> tuple[int, int]:
        shows = choice["shows"]
        return (int(shows["y"]), -abs(int(shows["x"]))) if shows["kind"] == "plant" else (0, 0)

    return _brought_to(site, "plant", lambda choices: str(max(choices, key=above)["action"]))


def _brought_to(site: Site, step: str, choose: Choose | None = None) -> Laid:
    made = site.lay({"kind": "person", "name": "Ana"}, *BOTS)
    key = next(seat["token"] for seat in made["seats"] if seat.get("token"))
    laid = Laid(made["table"], key)
    path = f"/api/tables/{laid.table}"
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        update = site.get(f"{path}?since=1000000", key)
        view = update["view"]
        ripe = view["players"][0]["turns"] >= TURNS or step == "over"
        if view["step"] == step and view["turn"] in (1, "over") and ripe:
            return laid
        if not update["choices"]:
            time.sleep(0.02)
            continue
        site.post(f"{path}/play", key, n=update["n"], action=(choose or _sound)(update["choices"]))
    raise AssertionError(f"no table came to {step}")


def _sound(choices: list[dict[str, Any]]) -> str:
    """The planting that gains the most, near the middle; the discard that costs the least."""

    def worth(choice: dict[str, Any]) -> tuple[int, int]:
        shows = choice["shows"]
        if shows["kind"] == "draw":
            return int(shows["from"] == "deck"), 0
        cost = int(shows["hand_was"]) - int(shows["hand"])
        if shows["kind"] == "discard":
            return -cost, 0
        return int(shows["gain"]) * 10 - cost, -abs(int(shows["x"])) - abs(int(shows["y"]))

    return str(max(choices, key=worth)["action"])
