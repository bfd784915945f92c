"""Transactions that write, one at a time: to a file in a thread of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.engine import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from parterre.server.storage.engine import open_in_thread

Change = Callable[[Connection], None]


class Writer:
    """Makes changes, each whole or not at all.

    SQLite blocks whoever calls it. A driver that goes to a thread for every statement, and back,
    takes longer for that than the disk does; so all of a transaction is one visit to the thread.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self._file: Engine = open_in_thread(engine)
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, change: Change) -> None:
        """Make a change and commit it; who is cancelled meanwhile does not find it made later."""
        if self._thread is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(change)
            return
        late = threading.Event()
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._thread, self._transact, change, late)
        except asyncio.CancelledError:
            late.set()
            raise

    def _transact(self, change: Change, late: threading.Event) -> None:
        with self._file.begin() as connection:
            change(connection)
            if late.is_set():
                raise TimeoutError

    async def close(self) -> None:
        """Close the file; the thread ends with the writer."""
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._file.dispose)
