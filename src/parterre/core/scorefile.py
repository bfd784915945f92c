"""What the score files of all games have in common: a list of players with names, an answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from parterre.core.illegal import Illegal, told
from parterre.core.shapes import Scored

MOST = 4


@dataclass(frozen=True)
class Word:
    """A message of the words, with the code that stands before it."""

    id: str
    code: str = ""


Cell: TypeAlias = str | int | Word


@dataclass(frozen=True)
class Answer:
    """What scoring a table tells: each player's data, best place 1, and what there is to note.

    `counted` names the elements of the box whose values made points; `notes` are for the eye only.
    """

    game: str
    players: Sequence[Scored]
    warnings: tuple[Illegal, ...] = ()
    notes: tuple[Illegal, ...] = ()
    counted: frozenset[str] = frozenset()

    def warned(self, *warnings: Illegal) -> Answer:
        """The same with more that is unusual."""
        return replace(self, warnings=self.warnings + warnings)

    def winners(self) -> list[str]:
        """Who came first."""
        return [player.name for player in self.players if player.place == 1]


@dataclass(frozen=True)
class Rows:
    """What an answer tells about one player, line by line under heads that are messages."""

    heads: tuple[str, ...]
    lines: tuple[tuple[Cell, ...], ...]


def listed(value: object, where: str, clause: str) -> list[Any]:
    """A list, or Illegal with where one should be."""
    if not isinstance(value, list):
        raise Illegal("score-list", clause, where=where)
    return value


def named_players(
    document: Mapping[str, Any], clause: str, most: int = MOST
) -> tuple[list[Any], list[str]]:
    """The players of a score file and their names, which differ."""
    players = listed(document.get("players"), "players", clause)
    if not 1 <= len(players) <= most:
        raise Illegal("score-players", clause, players=len(players), most=most)
    names: list[str] = []
    for number, player in enumerate(players, 1):
        if not isinstance(player, dict):
            raise Illegal("score-object", clause, where=f"players[{number}]")
        name = player.get("name", f"Seat {number}")
        if not isinstance(name, str) or not name.strip():
            raise Illegal("score-name", clause, number=number)
        if name in names:
            raise Illegal("score-name-twice", clause, name=told(name))
        names.append(name)
    return players, names


def once(code: int, piece: str, owner: str, seen: dict[int, str], clause: str) -> None:
    """Note who has a component, or Illegal if it was noted before."""
    if code in seen:
        if seen[code] == told(owner):
            raise Illegal("score-card-same", clause, card=piece, name=told(owner))
        raise Illegal("score-card-twice", clause, card=piece, first=seen[code], name=told(owner))
    seen[code] = told(owner)


def strange_words(
    document: Mapping[str, Any], words: Collection[str], of_players: Collection[str], clause: str
) -> list[Illegal]:
    """A warning for every word that a score file does not have."""
    found = [key for key in document if key not in words]
    for player in document["players"]:
        found += [key for key in player if key not in of_players]
    return [Illegal("score-word", clause, word=told(key)) for key in dict.fromkeys(found)]
