"""The file of an SQLite database: whether it is still there, and whether it is whole."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

# How many of its steps SQLite takes before it asks whether to go on.
STEPS = 10_000


class Missing(OSError):
    """The file was deleted or replaced, so that what is written reaches nobody."""


class DatabaseFile:
    """One file, known by what it was when the site opened it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._first = self._found(path)

    def check(self) -> None:
        """Raise Missing unless the file is the one that was opened, its journal beside it.

        To be asked while a connection is open: what was written last is in the journal then.
        """
        journal = Path(f"{self.path}-wal")
        if None in (self._first, self._found(journal)) or self._found(self.path) != self._first:
            raise Missing

    def damaged(self, seconds: float) -> bool:
        """Whether damage was found by reading all of it, or as much as the time allows."""
        end = time.monotonic() + seconds
        # A connection of its own reads what is on the disk, not what the others remember.
        connection = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)
        connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
        try:
            found: tuple[str] = connection.execute("PRAGMA quick_check(1)").fetchone()
            return found != ("ok",)
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                raise
            return False
        finally:
            connection.close()

    @staticmethod
    def _found(path: Path) -> tuple[int, int] | None:
        try:
            found = os.stat(path)
        except OSError:
            return None
        return found.st_dev, found.st_ino
