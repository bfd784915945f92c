"""What chance will bring at a table: one hidden arrangement of everything that lies face down."""

from __future__ import annotations

import hashlib
import hmac

from parterre.core import State
from parterre.core.state import BAG


class Fate:
    """Settles every chance moment by a secret: equal secrets are equal deals."""

    def __init__(self, secret: bytes | int) -> None:
        self.secret = secret if isinstance(secret, bytes) else str(secret).encode()
        self.arrangements: dict[int, list[int]] = {}

    def meet(self, state: State) -> None:
        """Arrange a bag of components when it is first drawn from."""
        bag = state.place() // BAG
        if bag not in self.arrangements:
            contents = [state.at(k) for k in range(state.count())]
            self.arrangements[bag] = _shuffled(contents, self.secret, bag)

    def settle(self, state: State) -> int:
        """What lies at the place that is being turned over."""
        self.meet(state)
        bag, place = divmod(state.place(), BAG)
        return self.arrangements[bag][place]


def _shuffled(contents: list[int], secret: bytes, bag: int) -> list[int]:
    """The contents in an order that the secret alone decides, each order equally likely."""
    order = list(contents)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, secret, bag, i)
        order[i], order[j] = order[j], order[i]
    return order


def _below(n: int, secret: bytes, bag: int, draw: int) -> int:
    """A number under n from a keyed hash; those that would favour some numbers are drawn again."""
    again = 0
    while True:
        text = f"{bag}/{draw}/{again}".encode()
        number = int.from_bytes(hmac.digest(secret, text, hashlib.sha256)[:8], "big")
        if number < 2**64 - 2**64 % n:
            return number % n
        again += 1
