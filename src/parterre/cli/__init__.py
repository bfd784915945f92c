"""The command `parterre`."""

from collections.abc import Sequence

__all__ = ["main"]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command that the words ask for; an interrupt while it is loaded just ends it."""
    try:
        from parterre.cli.entry import main
    except KeyboardInterrupt:
        return 130
    return main(words)
