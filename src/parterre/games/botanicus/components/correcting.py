"""What a corrected copy of components.toml may change in Botanicus, and what it must be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parterre.core.box import Check, corrections, some_points, with_changes
from parterre.core.illegal import Illegal
from parterre.games.botanicus.components.printed import COUNTS, LETTERS, SHIPPED, split_link
from parterre.games.botanicus.components.symbols import (
    ACROSS,
    ANIMALS,
    CROSSINGS,
    ROWS,
    WIDTH,
    read_action,
    read_bed,
    read_crossing,
    read_plants,
)

CLAUSE = "1.3"
MOST_ACTIONS = 4
MOST_PATHS = 3
MOST_TOLL = 9
PRIZES = 6
LONGEST_TRACK = 16
NO_PRIZE = "B"  # the track that has none


def _action(value: object) -> str:
    """One action, which is no prize: those lie on the tracks."""
    fits = isinstance(value, str) and read_action(value) > 0 and value != "prize"
    return "" if fits else "botanicus-box-action"


def _printed(value: object) -> str:
    return "" if value == "pole" else _action(value)


def _actions(value: object) -> str:
    fits = (
        isinstance(value, list) and 1 <= len(value) <= MOST_ACTIONS and not any(map(_action, value))
    )
    return "" if fits else "botanicus-box-actions"


def _gives(value: object) -> str:
    if not isinstance(value, list) or len(value) > MOST_ACTIONS:
        return "botanicus-box-actions"
    wrong = any(_action(words) for words in value if words != "prize")
    return "botanicus-box-actions" if wrong or value.count("prize") > 1 else ""


def _links(value: object) -> str:
    if not isinstance(value, list) or len(value) > MOST_PATHS:
        return "botanicus-box-links"
    for link in value:
        name, _, toll = link.partition(" ") if isinstance(link, str) else ("", "", "")
        priced = toll == "" or (toll.isdecimal() and toll.isascii() and int(toll) <= MOST_TOLL)
        if not name.isalnum() or not priced or link.endswith(" "):
            return "botanicus-box-links"
    names = [split_link(link)[0] for link in value]
    return "" if len(set(names)) == len(names) else "botanicus-box-links"


def _prizes(value: object) -> str:
    if not isinstance(value, list) or len(value) != PRIZES or any(map(some_points, value)):
        return "botanicus-box-prizes"
    return "" if sorted(value, reverse=True) == value else "botanicus-box-prizes"


def _beds(value: object) -> str:
    if not isinstance(value, list) or len(value) != ROWS:
        return "botanicus-box-beds"
    for row in value:
        fits = isinstance(row, str) and len(row) == WIDTH and set(row) <= {"#", "."}
        if not fits or "#" not in row:
            return "botanicus-box-beds"
    whole = all(any(row[column] == "#" for row in value) for column in range(WIDTH))
    return "" if whole else "botanicus-box-beds"


def _crossing(value: object) -> str:
    fits = isinstance(value, str) and read_crossing(value) >= 0
    return "" if fits else "botanicus-box-crossing"


def _crossings(value: object) -> str:
    if not isinstance(value, list) or len(value) != 3 or any(map(_crossing, value)):
        return "botanicus-box-starts"
    return "" if len(set(value)) == 3 else "botanicus-box-starts"


def _bed(value: object) -> str:
    return "" if isinstance(value, str) and read_bed(value) >= 0 else "botanicus-box-bed"


def _costs(rows: int, width: int) -> Check:
    def check(value: object) -> str:
        fits = isinstance(value, list) and len(value) == rows
        for row in value if isinstance(value, list) else []:
            fits = fits and isinstance(row, list) and len(row) == width
            for cost in row if isinstance(row, list) else []:
                fits = fits and type(cost) is int and 0 <= cost <= MOST_TOLL
        return "" if fits else "botanicus-box-costs"

    return check


def _request(value: object) -> str:
    return "" if isinstance(value, str) and read_plants(value) >= 0 else "botanicus-box-plants"


def _tile(value: object) -> str:
    return _request(value) if value else "botanicus-box-plants"


def _counts(value: object) -> str:
    return "" if value in COUNTS else "botanicus-box-counts"


FIELDS: dict[str, dict[str, Check]] = {
    "space": {"action": _printed},
    "token": {"light": _action, "dark": _action},
    "track": {"gives": _gives, "next": _links},
    "prize": {"points": _prizes},
    "garden": {
        "beds": _beds,
        "fountain": _crossing,
        "across": _costs(CROSSINGS // ACROSS, ACROSS - 1),
        "down": _costs(CROSSINGS // ACROSS - 1, ACROSS),
        "starts": _crossings,
        **dict.fromkeys(ANIMALS, _bed),
    },
    "request": {"plants": _request, "points": some_points},
    "columns": {"points": some_points},
    "animals": {"points": some_points},
    "card": {"actions": _actions},
    "tile": {"plants": _tile, "points": some_points},
    "final": {"counts": _counts, "points": some_points},
}
FIXED = {"frog": True}  # a word of one space that says which animal opens it


def correct(given: Mapping[str, Any]) -> tuple[dict[str, Any], list[Illegal]]:
    """What a corrected file changes, and a refusal for each of its mistakes (§1.3)."""
    changes, mistakes = corrections(
        _without_fixed(given), SHIPPED, FIELDS, CLAUSE, {"track": LETTERS}
    )
    if mistakes:
        return {}, mistakes
    return changes, _together(with_changes(SHIPPED, changes))


def _without_fixed(given: Mapping[str, Any]) -> dict[str, Any]:
    """A file without the words that it only repeats."""
    tracks = given.get("track")
    if not isinstance(tracks, dict):
        return dict(given)
    kept: dict[str, Any] = {}
    for name, values in tracks.items():
        printed = SHIPPED["track"].get(name, {})
        repeats = isinstance(values, dict) and values.get("frog") == printed.get("frog", "none")
        kept[name] = {k: v for k, v in values.items() if k != "frog"} if repeats else values
    return {**given, "track": kept}


def _together(contents: Mapping[str, Any]) -> list[Illegal]:
    """What fits each for itself but not together: paths that lead nowhere, animals without beds."""
    mistakes = []
    tracks = contents["track"]
    for name, values in tracks.items():
        if name[0] == NO_PRIZE and "prize" in values["gives"]:
            mistakes.append(Illegal("botanicus-box-no-prize", CLAUSE, where=f"track.{name}.gives"))
        for link in values["next"]:
            following = split_link(link)[0]
            if following not in tracks or following[0] != name[0] or following[1:] == "0":
                values_told = {"where": f"track.{name}.next", "space": following}
                mistakes.append(Illegal("botanicus-box-link", CLAUSE, **values_told))
        if values.get("frog") and values["next"]:
            mistakes.append(Illegal("botanicus-box-frog", CLAUSE, where=f"track.{name}.next"))
    if not mistakes:
        for letter in LETTERS:
            longest = _longest(f"{letter}0", tracks, 0)
            if not 1 <= longest <= LONGEST_TRACK:
                where = f"track.{letter}0.next"
                mistakes.append(Illegal("botanicus-box-track", CLAUSE, where=where))
    for name, garden in contents["garden"].items():
        for animal in ANIMALS:
            if animal in garden:
                bed = read_bed(garden[animal])
                if garden["beds"][bed // WIDTH][bed % WIDTH] != "#":
                    where = f"garden.{name}.{animal}"
                    mistakes.append(Illegal("botanicus-box-no-bed", CLAUSE, where=where))
        homes = [garden[animal] for animal in ANIMALS if animal in garden]
        if len(set(homes)) != len(homes):
            mistakes.append(Illegal("botanicus-box-same-bed", CLAUSE, where=f"garden.{name}"))
    return mistakes


def _longest(name: str, tracks: Mapping[str, Any], walked: int) -> int:
    """The steps of the longest way on; one that goes in a circle is longer than any track."""
    if walked > LONGEST_TRACK:
        return LONGEST_TRACK + 1
    ways = [_longest(split_link(link)[0], tracks, walked + 1) for link in tracks[name]["next"]]
    return max(ways, default=walked)
