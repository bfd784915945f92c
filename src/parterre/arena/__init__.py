"""Matches between bots on equal deals, and where their games are played."""

from parterre.arena.journal import RECORDS
from parterre.arena.match import match_ups
from parterre.arena.play import Limits, Played, drawn, play
from parterre.arena.report import write_report
from parterre.arena.running import Plan, check_bot, run
from parterre.arena.strangers import LIMIT, Failed, is_stranger
from parterre.arena.work import cores, spread

__all__ = [
    "LIMIT",
    "RECORDS",
    "Failed",
    "Limits",
    "Plan",
    "Played",
    "check_bot",
    "cores",
    "drawn",
    "is_stranger",
    "match_ups",
    "play",
    "run",
    "spread",
    "write_report",
]
