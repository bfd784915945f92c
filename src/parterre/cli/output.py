"""Files that are either written whole or not at all."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from parterre.core import Illegal
from parterre.core.illegal import told, why


@contextmanager
def written(name: str) -> Iterator[Callable[[str], None]]:
    """A way to write lines to a file, or to the standard output for `-`."""
    if name == "-":
        yield lambda line: print(line)
        return
    try:
        with _whole_file(Path(name)) as write:
            yield write
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise Illegal("file-write", file=told(name), why=why(problem)) from None


@contextmanager
def _whole_file(path: Path) -> Iterator[Callable[[str], None]]:
    path = Path(os.path.realpath(path))  # a link stays, what it points to is replaced
    if path.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    if path.exists() and not path.is_file():
        # A device or a pipe cannot be replaced, only written to; a folder says why it cannot.
        with path.open("w", encoding="utf-8") as file:
            yield lambda line: print(line, file=file)
        return
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            yield lambda line: print(line, file=file)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            part.chmod(path.stat().st_mode & 0o777)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
