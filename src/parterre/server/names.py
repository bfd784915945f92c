"""The names at a table: short, visible, and each a different one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from parterre.server.refusals import Refusal, quoted

LONGEST = 40
# The joiners are invisible, but scripts and emoji are written with them.
JOINERS = "\u200c\u200d"
# Names that are at home in English and in French; how a bot plays is told beside its name.
FOR_BOTS = ("Ada", "Bruno", "Chloé", "Inès", "Hugo")


def tidy(name: str) -> str:
    """The name as it is kept, or a Refusal."""
    for character in name:
        hidden = unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        if hidden and character not in JOINERS:
            raise Refusal("server-name-characters")
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not folded(name):
        raise Refusal("server-name-empty")
    if len(name) > LONGEST:
        raise Refusal("server-name-long", 400, most=LONGEST)
    return name


def folded(name: str) -> str:
    """What two names are compared by, so that they differ to the eye."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in plain if c not in JOINERS).strip()


def differs(name: str, others: Iterable[str | None]) -> None:
    """Refuse a name that somebody at the table already has."""
    if folded(name) in {folded(other) for other in others if other is not None}:
        raise Refusal("server-name-taken", 409, name=quoted(name))


def unused(others: Iterable[str | None]) -> str:
    """A name for a bot that nobody at the table has."""
    have = {folded(other) for other in others if other is not None}
    numbers = ("", *(f" {count}" for count in range(2, len(have) + 3)))
    names = (f"{name}{number}" for number in numbers for name in FOR_BOTS)
    return next(name for name in names if folded(name) not in have)
