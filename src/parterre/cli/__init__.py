"""The command `parterre`."""

from parterre.cli.entry import main

__all__ = ["main"]
