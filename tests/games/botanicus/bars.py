"""What the tests of all games ask of Botanicus: its bars, and facts of its rule text."""

from __future__ import annotations

# Setups with choices that no list offers, or that only matter together.
SETUPS: list[tuple[int, dict[str, object]]] = [
    (2, {"expert": True, "track_reset": "at once"}),
    (3, {"expert": True, "zero_steps": "nothing"}),
    (4, {"expert": True, "track_reset": "at once", "zero_steps": "nothing"}),
]
# What is played by the rules before the newest, as long as they are known.
OLDER: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"expert": True}),
    (4, {"track_reset": "at once"}),
]
# Against uniform greedy wins this share of games at least, with this many points on average.
GREEDY = (0.95, 80)
# So many games of guided against greedy, with so many iterations a decision.
GUIDED = (6, 32)
# Games by what was learned, one seat among two rivals, that show that it helps; 0 for none.
LEARNED = 18
# Whether the referee takes long for a game of more than one seat.
LONG = False
# The ends of each setup whose telling is read.
TOLD = 8
# The pages that the rule text prints or names itself; elsewhere a heading is cited.
PRINTED: set[int] = set(range(4, 11))
# Clauses that the rule text does not have, and how each is known instead.
RULINGS: list[str] = ["1.1", "4.8"]
PUBLIC: list[str] = ["2.1", "9.1"]
# Something in the box whose name a file may correct, if there is any.
NAMED: str | None = None
# Said in French for something that the rule text calls otherwise, and the word for it.
BANNED: dict[str, str] = {
    r"ray(?:ée?s?|ures?)": "à rayons",
    r"péages?": "chemin payant",
    r"espaces?": "case",
    r"requêtes?[\w ]* rempli\w*": "satisfaite",
    r"pas (?:non (?:fait|utilisé)|inutilisé)s?": "case non utilisée",
    r"(?:toute|entièrement) plantée": "entièrement fleurie",
}
# Of the choices there are the one that brings a game to its end, if it is always taken.
ENDING = -1
# Every so many decisions of a game a hint is asked for.
HINTED = 5
# A table at which something that may be chosen tells its words to a finger.
TOUCHED: dict[str, object] = {}
# What opens a sheet of its own beside the log, on a phone.
SHEET: str | None = None
# Values of messages that are never one, so that French needs no singular.
SEVERAL: set[str] = set()
