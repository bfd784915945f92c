"""A game being played: its events, its undo, its record and its fate."""

from parterre.table.fate import Fate
from parterre.table.record import game_named, read_record, replay, write_record
from parterre.table.table import Event, Step, Table

__all__ = [
    "Event",
    "Fate",
    "Step",
    "Table",
    "game_named",
    "read_record",
    "replay",
    "write_record",
]
