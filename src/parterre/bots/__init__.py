"""Bots: each is handed what its seat may see, and nothing else."""

from parterre.bots.bot import Bot
from parterre.bots.budget import Budget
from parterre.bots.choose import BOTS, bot_for, decide, thinks

__all__ = ["BOTS", "Bot", "Budget", "bot_for", "decide", "thinks"]
