"""Writes the updates that the board is drawn with while nobody serves it."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from parterre.bots import decide
from parterre.games import GAMES
from parterre.table import Fate, Table

NAMES = ["Ana", "Ada", "Bruno", "Chloé"]
Update = dict[str, Any]
Stop = Callable[[Update], bool]


def played(
    seats: int, seed: str, stop: Stop, options: Update | None = None, thrift: float = 0.0
) -> Update:
    """A table of greedy bots until `stop` is true for the seat to move; `thrift` spares cards."""
    game = GAMES["arboretum"]
    setup = game.setup(seats=seats, options=options or {})
    table = Table(game, setup, fate=Fate(seed.encode()), events=[])
    table.accept(table.begin())
    lot = random.Random(seed)
    plain = {"seats": seats, "options": options or {}}
    while table.turn != "over":
        seen = table.update(table.turn, 0)
        if stop(seen):
            break
        piles = [c["action"] for c in seen["choices"] if c["action"].startswith("draw pile")]
        if piles and lot.random() < thrift:
            sentence = lot.choice(piles)
        else:
            sentence = decide(
                "arboretum", plain, table.log(), table.turn, "greedy", lot.randrange(1 << 30)
            )
        table.accept(table.propose(table.turn, sentence))
    you = 1 if table.turn == "over" else table.turn
    return dressed(table.update(you, 0), seats, you)


def dressed(update: Update, seats: int, you: int) -> Update:
    """The update as the site sends it, with names."""
    chairs = [
        {
            "seat": seat,
            "kind": "person" if seat == you else "bot",
            "name": NAMES[(seat - you) % 4],
            "online": True,
        }
        | ({} if seat == you else {"bot": "greedy"})
        for seat in range(1, seats + 1)
    ]
    return {
        "table": "fixture",
        "game": "arboretum",
        "you": you,
        "seats": chairs,
        "thinking": [],
    } | update


def at(step: str, cards: int, seat: int) -> Stop:
    """True when that seat is at that step with that many trees planted."""

    def stop(update: Update) -> bool:
        view = update["view"]
        mine = next(p for p in view["players"] if p["seat"] == view["you"])
        return view["turn"] == seat and view["step"] == step and len(mine["garden"]) >= cards

    return stop


def ended(seats: int) -> Update:
    """A finished table at which a 1 struck out an 8."""
    for seed in range(200):
        update = played(seats, f"end {seed}", lambda update: False)
        told = update["view"]["result"]["species"]
        if any(hand["zeroed"] for species in told for hand in species["hands"]):
            return update
    raise SystemExit("no such end was found")


FIXTURES: dict[str, Callable[[], Update]] = {
    "draw": lambda: played(4, "draw", at("draw1", 3, 1)),
    "first": lambda: played(3, "first", at("plant", 0, 2)),
    "plant": lambda: played(4, "plant", at("plant", 7, 1)),
    "three": lambda: played(3, "three", at("plant", 12, 3), {"edition": 2018}),
    "discard": lambda: played(4, "discard", at("discard", 6, 2)),
    "late": lambda: played(2, "late", at("plant", 16, 1), thrift=0.85),
    "end": lambda: ended(4),
    "end2": lambda: played(2, "ends", lambda update: False),
}

if __name__ == "__main__":
    folder = Path(__file__).parent / "fixtures"
    for name, make in FIXTURES.items():
        (folder / f"{name}.json").write_text(
            json.dumps(make(), ensure_ascii=False), encoding="utf-8"
        )
        print(name)
