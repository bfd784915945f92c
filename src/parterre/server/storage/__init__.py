"""Where tables, seats and events are kept: SQLite by default, PostgreSQL when outgrown."""

from parterre.server.storage.engine import (
    PATIENCE,
    NoDatabase,
    cause,
    in_time,
    open_engine,
    troubles,
)
from parterre.server.storage.expiry import Keep
from parterre.server.storage.ledger import Away, Ledger, Seat, Stored, Taken, Unwritten
from parterre.server.storage.migrate import bring_up_to_date

__all__ = [
    "PATIENCE",
    "Away",
    "Keep",
    "Ledger",
    "NoDatabase",
    "Seat",
    "Stored",
    "Taken",
    "Unwritten",
    "bring_up_to_date",
    "cause",
    "in_time",
    "open_engine",
    "troubles",
]
