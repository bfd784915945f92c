"""What the tests of all games ask of Arborea: its bars, and facts of its rule text."""

from __future__ import annotations

# Setups with choices that no list offers, or that only matter together.
SETUPS: list[tuple[int, dict[str, object]]] = [
    (1, {"difficulty": 12, "exits": "track by track"}),
    (3, {"caudachat": "antspider", "exits": "track by track"}),
]
# What is played by the rules before the newest, as long as they are known.
OLDER: list[tuple[int, dict[str, object]]] = []
# Against uniform greedy wins this share of games at least, with this many points on average.
GREEDY = (0.95, 150)
# So many games of guided against greedy, with so many iterations a decision.
GUIDED = (2, 24)
# Games by what was learned, one seat among two rivals, that show that it helps; 0 for none.
LEARNED = 0
# Whether the referee takes long for a game of more than one seat.
LONG = True
# The ends of each setup whose telling is read.
TOLD = 6
# The pages that the rule text prints or names itself; elsewhere a heading is cited.
PRINTED: set[int] = set(range(4, 14))
# Clauses that the rule text does not have, and how each is known instead.
RULINGS: list[str] = ["1.3", "2.4", "5.8", "8.12", "10.9", "10.12", "10.13", "10.15"]
PUBLIC: list[str] = []
# Something in the box whose name a file may correct, if there is any.
NAMED: str | None = "creatures.frog"
# Said in French for something that the rule text calls otherwise, and the word for it.
BANNED: dict[str, str] = {
    r"offrandes?": "cadeau",
    r"échanges?": "permutation",
    r"chemins?": "sentier",
    r"croisements?": "intersection",
    r"villageois|créatures?|sages?|biomes?|habitats?": "with a capital, as in the rule text",
}
# Of the choices there are the one that brings a game to its end, if it is always taken.
ENDING = 0
# Every so many decisions of a game a hint is asked for.
HINTED = 40
# A table at which something that may be chosen tells its words to a finger.
TOUCHED: dict[str, object] = {}
# What opens a sheet of its own beside the log, on a phone.
SHEET: str | None = None
# Values of messages that are never one, so that French needs no singular.
SEVERAL: set[str] = {
    "arborea-box-biomes.wanted",
    "arborea-log-stay-until.until",
}
