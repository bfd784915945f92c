"""The keys to seats: 128 random bits, of which only a hash is kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

# Without letters that look alike, because people read table names to each other.
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


def new_key() -> tuple[str, str]:
    """A new key and the hash to keep."""
    key = secrets.token_urlsafe(16)
    return key, hashed(key)


def hashed(key: str) -> str:
    """The hash of a key; the key has 128 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(key: str, hashes: Iterable[str | None]) -> int | None:
    """The seat whose hash a key has, found in a time that does not tell which."""
    given = hashed(key)
    found = None
    for seat, kept in enumerate(hashes, 1):
        if hmac.compare_digest(given, kept or "-" * 64):
            found = seat
    return found


def new_table_id() -> str:
    """A table's name: 59 random bits, so that a table is watched by those who were told of it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def is_table_id(text: str) -> bool:
    """Whether a text could be a table's name at all."""
    return 0 < len(text) <= 32 and all(c in ALPHABET for c in text)
