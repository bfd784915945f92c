"""Bots: each is handed what its seat may see, and nothing else."""

from parterre.bots.bot import Bot
from parterre.bots.choose import BOTS, bot_for, decide

__all__ = ["BOTS", "Bot", "bot_for", "decide"]
