"""What is new since a line was last told of its table: only that is sent.

A view is compared part by part: its fields, what its lists hold, and the fields of that. A part
that has changed is sent with where it belongs, such as `players.0.points`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw, Struct

from parterre.server.shapes import AgainTold, Difference, SeatTold
from parterre.table.shapes import Moment, Said

encode = msgspec.json.Encoder().encode
# A view's field, an element of a list, a field of that: finer parts cost more than they save.
DEPTH = 3


class Told:
    """What one viewer is told: the game, who sits at the table, and where they went on."""

    def __init__(self, moment: Moment, seats: list[SeatTold], again: AgainTold | None) -> None:
        self.moment = moment
        self.seats = seats
        self.again = again

    def repeats(self, before: Told | None) -> bool:
        """Whether it says nothing new."""
        if before is None or self.moment is not before.moment:
            return False
        return self.seats == before.seats and self.again == before.again


def difference(before: Told, now: Told, said: list[Said], thinking: list[int]) -> Difference:
    """What has to be told to somebody who was told something before."""
    moment, was = now.moment, before.moment
    return Difference(
        n=moment.n,
        turn=moment.turn,
        undo=moment.undo,
        thinking=thinking,
        said=said,
        view={} if moment is was else dict(_inside(was.view, moment.view, "", DEPTH)),
        choices=None if moment.choices == was.choices else moment.choices,
        seats=None if now.seats == before.seats else now.seats,
        again=None if now.again == before.again else now.again,
    )


def _inside(before: Struct, now: Struct, where: str, depth: int) -> Iterator[tuple[str, Raw]]:
    """Every field that is not as it was, or what has changed of it, by where it belongs."""
    for name, field in zip(now.__struct_encode_fields__, now.__struct_fields__):
        yield from _changed(getattr(before, field), getattr(now, field), where + name, depth - 1)


def _changed(before: Any, now: Any, where: str, depth: int) -> Iterator[tuple[str, Raw]]:
    if now == before:
        return
    if depth and type(now) is type(before) and isinstance(now, Struct) and _is_whole(now):
        yield from _inside(before, now, f"{where}.", depth)
    elif depth and _are_alike(before, now):
        for place, (was, each) in enumerate(zip(before, now)):
            yield from _changed(was, each, f"{where}.{place}", depth - 1)
    else:
        yield where, Raw(encode(now))


def _is_whole(value: Struct) -> bool:
    """Whether every field of it is always written."""
    return not value.__struct_config__.omit_defaults


def _are_alike(before: Any, now: Any) -> bool:
    """Whether they are lists of structs that differ in what these say."""
    if type(before) is not list or type(now) is not list or len(before) != len(now):
        return False
    return isinstance(now[0], Struct)
