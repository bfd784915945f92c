"""Where tables, seats and events are kept: SQLite by default, PostgreSQL when outgrown."""

from parterre.server.storage.engine import NoDatabase, open_engine, troubles
from parterre.server.storage.ledger import Away, Ledger, Seat, Stored, StoredEvent, Taken, Unwritten
from parterre.server.storage.migrate import bring_up_to_date

__all__ = [
    "Away",
    "Ledger",
    "NoDatabase",
    "Seat",
    "Stored",
    "StoredEvent",
    "Taken",
    "Unwritten",
    "bring_up_to_date",
    "open_engine",
    "troubles",
]
