"""What the tests of all games ask of Topiary: its bars, and facts of its rule text."""

from __future__ import annotations

# Setups with choices that no list offers, or that only matter together.
SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {"series": "TSWERPI", "draft": True}),
    (3, {"places": 24, "draft": True}),
    (4, {"places": 48, "draft": True}),
]
# What is played by the rules before the newest, as long as they are known.
OLDER: list[tuple[int, dict[str, object]]] = []
# Against uniform greedy wins this share of games at least, with this many points on average.
GREEDY = (0.97, 75)
# So many games of guided against greedy, with so many iterations a decision.
GUIDED = (16, 80)
# Games by what was learned, one seat among two rivals, that show that it helps; 0 for none.
LEARNED = 90
# Whether the referee takes long for a game of more than one seat.
LONG = False
# The ends of each setup whose telling is read.
TOLD = 8
# The pages that the rule text prints or names itself; elsewhere a heading is cited.
PRINTED: set[int] = set()
# Clauses that the rule text does not have, and how each is known instead.
RULINGS: list[str] = []
PUBLIC: list[str] = []
# Something in the box whose name a file may correct, if there is any.
NAMED: str | None = "series.T"
# Said in French for something that the rule text calls otherwise, and the word for it.
BANNED: dict[str, str] = {r"masqu\w+": "cacher"}
# Of the choices there are the one that brings a game to its end, if it is always taken.
ENDING = -1
# Every so many decisions of a game a hint is asked for.
HINTED = 5
# A table at which something that may be chosen tells its words to a finger.
TOUCHED: dict[str, object] = {"answers": 0, "options": {"draft": True}}
# What opens a sheet of its own beside the log, on a phone.
SHEET: str | None = "open-series"
# Values of messages that are never one, so that French needs no singular.
SEVERAL: set[str] = {
    "topiary-board-told-bonus.count",
    "topiary-log-keep-hidden.count",
    "topiary-place-unused.places",
    "topiary-series-number.needed",
}
