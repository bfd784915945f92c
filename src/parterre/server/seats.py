"""Who sits where at a new table: names settled, places drawn by lot, keys made."""

from __future__ import annotations

import secrets

from parterre.bots import BOTS
from parterre.server.keys import new_key
from parterre.server.names import differs, tidy, unused
from parterre.server.refusals import Refusal, quoted
from parterre.server.shapes import AskedSeat, SeatMade
from parterre.server.storage import Seat


def place(asked: list[AskedSeat], by_lot: bool) -> tuple[list[Seat], list[SeatMade]]:
    """The seats to store, and what the maker of the table is told: with every key, once."""
    names = settle_names(asked)
    order = list(range(len(asked)))
    if by_lot:
        secrets.SystemRandom().shuffle(order)
    seats: list[Seat] = []
    told: list[SeatMade] = []
    for seat, entry in enumerate(order, 1):
        wish = asked[entry]
        stored = Seat(seat, wish.kind, wish.bot, names[entry])
        made = SeatMade(seat=seat, kind=wish.kind, name=names[entry], asked=entry + 1)
        if wish.kind == "bot":
            made.bot = wish.bot
        else:
            made.token, stored.token_hash = new_key()
        seats.append(stored)
        told.append(made)
    return seats, told


def settle_names(asked: list[AskedSeat]) -> list[str | None]:
    """A name for every seat but the open ones, whose holders give theirs later."""
    names: list[str | None] = [None] * len(asked)
    for entry, wish in enumerate(asked):
        if wish.kind == "bot":
            if wish.bot is None or wish.bot not in BOTS:
                known = ", ".join(sorted(BOTS))
                raise Refusal(
                    "server-bot", 422, seat=entry + 1, bot=quoted(wish.bot or ""), known=known
                )
        elif wish.bot is not None:
            raise Refusal("server-not-a-bot", 422, seat=entry + 1)
        if wish.name is not None:
            name = tidy(wish.name)
            differs(name, names)
            names[entry] = name
    for entry, wish in enumerate(asked):
        if wish.kind == "bot" and names[entry] is None:
            names[entry] = unused(names)
    return names
