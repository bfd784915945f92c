"""Matches between bots on equal deals, and where their games are played."""

from parterre.arena.match import Match, match_ups, run
from parterre.arena.play import Played, lot, play
from parterre.arena.work import cores, spread

__all__ = ["Match", "Played", "cores", "lot", "match_ups", "play", "run", "spread"]
