"""For which reasons each request is refused, as the document of the site tells them.

Each stands here as it would be answered, with values that could be; a law finds those that are
refused somewhere in the server and told by no route.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, TypeAlias

from parterre.games import GAMES
from parterre.server.refusals import Refusal

Key: TypeAlias = Literal["needed", "possible", "none"]


class Family(Refusal):
    """Every refusal whose id begins alike: a game, an option and a box have their own."""


Reasons: TypeAlias = tuple[Refusal, ...]

# Of every request: the gate, the name of the site, and our own mistakes.
ALWAYS: Reasons = (
    Refusal("server-too-late", 408),
    Refusal("server-foreign-host", 421, host="garden.example"),
    Refusal("server-too-fast", 429, seconds=4),
    Refusal("server-connections", 429),
    Refusal("server-broken", 500),
)
# Of what may change something.
POSTED: Reasons = (Refusal("server-origin", 403),)
# Of whatever has a shape, in a body or in an address.
SHAPED: Reasons = (
    Refusal("server-shape", 400, where="order"),
    Refusal("server-shape-kind", 400, where="n", wanted="int", given="str"),
)
READ: Reasons = (
    Refusal("server-shape-missing", 400, where="message", field="action"),
    Refusal("server-shape-unknown", 400, where="message", field="colour"),
    *SHAPED,
    Refusal("server-not-json", 400, line=1, column=9),
    Refusal("server-not-text", 400),
    Refusal("server-too-deep", 400),
    Refusal("server-number", 400, number="1e999"),
    Refusal("server-key-twice", 400, key="n"),
)
BODY: Reasons = (
    *READ,
    Refusal("server-request", 400),
    Refusal("server-too-large", 413, limit=16_384),
)
# A game that examples speak of: any would do.
ONE = next(iter(GAMES.values()))
GAME: Reasons = (Refusal("document-game", 404, game="chess", games=", ".join(GAMES)),)
LANGUAGE: Reasons = (*SHAPED, Refusal("server-language", 404, lang="eo"))
# Of whatever names a table.
TABLE: Reasons = (
    Refusal("server-no-table", 404, table="k7m2p9qxw4td"),
    Refusal("server-other-rules", 410, table="k7m2p9qxw4td", rules=1),
    Refusal("server-damaged", 410, table="k7m2p9qxw4td"),
    Refusal("server-too-many-wrong", 429, seconds=2),
    Refusal("server-away", 503),
)
# Of whatever shows a table: one that was running when its rules went has nothing to show.
SHOWN: Reasons = (Refusal("table-rules-gone", 410, rules=1, game=ONE.title),)
# Of whatever takes a key, and of what needs one.
KEY: Reasons = (Refusal("server-key", 403), Refusal("server-storage", 503))
SEAT: Reasons = (
    Refusal("server-authorization", 401),
    Refusal("server-watching", 401),
    *POSTED,
    *TABLE,
    *KEY,
)
LOOKING: Reasons = (Refusal("server-authorization", 401), *TABLE, *KEY)
NAME: Reasons = (
    Refusal("server-name-empty", 400),
    Refusal("server-name-long", 400, most=40),
    Refusal("server-name-characters", 400),
    Refusal("server-name-taken", 409, name="Ada"),
)
LAYING: Reasons = (
    Refusal("server-too-many", 429, seconds=2),
    Refusal("server-bots-alone", 429, most=4),
)
SETUP: Reasons = (
    Refusal("setup-seats", 422, game=ONE.title, seats="9", allowed=", ".join(map(str, ONE.seats))),
    *(Family(f"{kind}-", 422) for kind in ("setup", "option", "box", *GAMES)),
)
NEW_TABLE: Reasons = (
    *SETUP,
    Refusal("document-game", 422, game="chess", games=", ".join(GAMES)),
    Refusal("server-bot", 422, seat=2, bot="deep", known="greedy, uniform"),
    Refusal("server-not-a-bot", 422, seat=1),
)
MOMENT: Reasons = (Refusal("server-stale", 409, n=12, last=14),)
MOVE: Reasons = (
    *MOMENT,
    *SHOWN,
    Refusal("server-ahead", 409, n=14, last=12),
    Refusal("server-conflict", 409, n=12, last=14),
    Refusal("server-id-twice", 409, id="7f3a"),
)
PLAY: Reasons = (
    Refusal("table-not-your-turn", 422, turn="2"),
    Refusal("table-over", 422),
    Refusal("table-text", 422),
    *(Family(f"{game}-", 422) for game in GAMES),
)
UNDO: Reasons = (
    Refusal("table-undo-nothing", 422),
    Refusal("table-undo-chance", 422),
    Refusal("table-undo-turn", 422),
    Refusal("table-over", 422),
)
HINT: Reasons = (
    Refusal("server-hint-people", 403),
    *MOMENT,
    Refusal("server-hint-turn", 409),
    Refusal("table-over", 409),
    Refusal("server-too-many-hints", 429, seconds=2),
    Refusal("hint-late", 503),
    Refusal("hint-failed", 503),
)
# On a live line: what is answered to a frame, and what is said last before the line is closed.
FRAME: Reasons = (
    *READ,
    Refusal("server-too-large", 413, limit=4096),
    Refusal("server-binary", 400),
    Refusal("server-hello-again", 400),
    Refusal("server-watching", 403),
    Refusal("server-too-fast", 429, seconds=4),
    Refusal("server-storage", 503),
    Refusal("server-away", 503),
    *MOVE,
    *PLAY,
    *UNDO,
)
LAST: Reasons = (
    Refusal("server-hello", 400),
    Refusal("server-binary", 400),
    *READ,
    *KEY,
    Refusal("server-renewed", 403),
    *TABLE,
    *SHOWN,
    Refusal("server-too-large", 413, limit=4096),
    Refusal("server-crowded", 429),
    Refusal("server-hasty", 429),
    Refusal("server-too-fast", 429, seconds=4),
)
# Before a line is open: what the gate answers, and what is turned away without a word.
HANDSHAKE: Reasons = tuple(each for each in ALWAYS if each.status in (408, 429))
UNHEARD: Reasons = (*POSTED, *(each for each in ALWAYS if each.status == 421))


def described(
    *reasons: Reasons,
    key: Key = "none",
    kind: str = "application/json",
    headers: Mapping[str, str] | None = None,
    also: Mapping[int, type] | None = None,
) -> dict[str, Any]:
    """What a route says of itself: why it refuses, its key, and how it answers.

    That is the kind of its answer, headers of it with an example, and what else it answers.
    """
    found = by_status([*(each for group in reasons for each in group), *ALWAYS])
    own = {"key": key, "kind": kind, "headers": headers or {}, "also": also or {}}
    return {"reasons": tuple(found), **own}


def by_status(reasons: Iterable[Refusal]) -> list[Refusal]:
    """Each reason once, by its status."""
    found = {(each.status, each.id): each for each in reasons}
    return sorted(found.values(), key=lambda each: each.status)
