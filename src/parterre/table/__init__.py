"""A game being played: its events, its undo, its record and its fate."""

from parterre.table.fate import Fate
from parterre.table.past import Past, read_ending, write_ending
from parterre.table.record import game_named, read_record, replay, write_record
from parterre.table.table import Event, Step, Table

__all__ = [
    "Event",
    "Fate",
    "Past",
    "Step",
    "Table",
    "game_named",
    "read_ending",
    "read_record",
    "replay",
    "write_ending",
    "write_record",
]
