"""Which tables have lain untouched for so long that they may be thrown away."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from parterre.server.storage.schema import events, seats, tables

DAY = 24 * 60 * 60 * 1000
# No table goes that was played at within so many days, whatever the host says.
RECENT = 30.0


class Keep(msgspec.Struct, frozen=True):
    """For how many days a table is kept after what happened last; 0 is for ever."""

    unplayed: float = 60.0
    abandoned: float = 365.0
    finished: float = 1095.0


def expired(keep: Keep, now: int) -> ColumnElement[bool]:
    """Whether a table may go."""
    moves = select(func.max(events.c.at)).where(
        events.c.table == tables.c.id, events.c.seat.is_not(None)
    )
    last: Any = func.coalesce(moves.scalar_subquery(), tables.c.created)
    of_people = (seats.c.table == events.c.table) & (seats.c.seat == events.c.seat)
    played = exists(
        select(events.c.n)
        .join(seats, of_people)
        .where(events.c.table == tables.c.id, seats.c.kind != "bot")
    )
    moved = exists(
        select(events.c.n).where(events.c.table == tables.c.id, events.c.seat.is_not(None))
    )

    def older(days: float) -> ColumnElement[bool]:
        found: ColumnElement[bool] = last < now - int(days * DAY)
        return found

    ways = []
    if keep.unplayed:
        # Where not even a bot has moved, the host's word alone counts.
        ways.append(and_(~moved, older(keep.unplayed)))
        ways.append(and_(~played, older(max(keep.unplayed, RECENT))))
    if keep.abandoned:
        ways.append(and_(played, tables.c.ended.is_(None), older(max(keep.abandoned, RECENT))))
    if keep.finished:
        ways.append(and_(played, tables.c.ended.is_not(None), older(max(keep.finished, RECENT))))
    return or_(False, *ways)
