"""Keys and tables that are tried: who tries many that open nothing has to wait."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterator

from parterre.server.guard import Buckets, neighbourhood
from parterre.server.keys import hashed
from parterre.server.refusals import Refusal

# Wrong ones that an address may try at once, and how many more in a minute.
AT_ONCE, PER_MINUTE = 60, 30.0
WRONG = ("server-key", "server-no-table")


class Tries:
    """What each address has tried: the right ones stay open to it, the wrong ones are counted."""

    MOST = 10_000

    def __init__(self, pace: float = 1.0) -> None:
        self.buckets = Buckets(
            PER_MINUTE * pace, int(AT_ONCE * pace), empty="server-too-many-wrong"
        )
        self._right: OrderedDict[str, None] = OrderedDict()

    @contextlib.contextmanager
    def trying(self, client: str, word: str | None) -> Iterator[None]:
        """Try a key or a table; where too many were wrong, only what has been right before."""
        if word is None:
            yield
            return
        known = hashed(f"{neighbourhood(client)} {word}")
        if known not in self._right:
            # Even a right one is refused now, or else one could go on guessing.
            wait = self.buckets.empty_for(client)
            if wait:
                raise self.buckets.refusal(wait)
        try:
            yield
        except Refusal as refusal:
            if refusal.id in WRONG:
                self.buckets.wait(client)
                self._right.pop(known, None)
            raise
        self._right[known] = None
        self._right.move_to_end(known)
        while len(self._right) > self.MOST:
            self._right.popitem(last=False)
