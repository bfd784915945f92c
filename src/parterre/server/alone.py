"""One site on one folder: a lock that the system takes back, however the site ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from parterre.core import Illegal
from parterre.core.illegal import why
from parterre.server.settings import Settings
from parterre.server.storage import NoDatabase


class NotAlone(Illegal):
    """Another site already keeps its tables there."""


@contextmanager
def alone(settings: Settings) -> Iterator[None]:
    """Keep other sites from the same file; PostgreSQL needs none of this, it is made for many."""
    file = _file(settings.url)
    if not file:
        yield
        return
    path = Path(f"{file}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        held = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as problem:
        raise NoDatabase("server-database-path", file=file, why=why(problem)) from None
    try:
        if not _locked(held):
            raise NotAlone("server-not-alone", folder=str(path.parent))
        yield
    finally:
        # The file stays: to remove it would let two sites hold two locks of one name.
        os.close(held)


def _file(url: str) -> str:
    """The file of an SQLite database; nothing where there is none, which others complain about."""
    try:
        found = make_url(url)
    except ArgumentError:
        return ""
    file = found.database or ""
    kept = found.get_backend_name() == "sqlite" and not file.startswith((":", "file:"))
    return file if kept else ""


def _locked(held: int) -> bool:
    """Whether the lock is ours now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
