"""The shapes of what leaves Arboretum: its view, what a choice shows, its scoring as it is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from parterre.core import shapes
from parterre.core.shapes import Shape

# A species and a rank: J5.
Card: TypeAlias = str
# A card and where it stands: X grows to the east, Y to the north.
Planted: TypeAlias = tuple[Card, int, int]
Step: TypeAlias = Literal["deal", "draw1", "draw2", "plant", "discard", "over"]
Where: TypeAlias = Literal["yours", "known", "unseen", "pile", "garden"]


class Path(Shape):
    """A path with its points by kind."""

    points: int
    path: list[Planted]
    cards: int
    same: int
    one: int
    eight: int


class Player(Shape):
    """A seat's hand as far as it is known, its garden and its pile, whose top is last."""

    seat: int
    hand: list[Card] | None
    hand_size: int
    known: list[Card]
    garden: list[Planted]
    pile: list[Card]
    paths: dict[str, Path]
    turns: int


class Rank(Shape):
    """Where a card of a species is, and whose it is there."""

    rank: int
    where: Where
    seat: int | None


class Right(Shape):
    """Where each card of a species is, and who is ahead in it with how much."""

    species: str
    ranks: list[Rank]
    ahead: list[int]
    low: int
    high: int


class HandTold(Shape):
    """What a seat holds of a species at the end, and whose 1 zeroed its 8."""

    seat: int
    cards: list[Card]
    sum: int
    zeroed: Card | None
    by: int | None


class PathTold(Path):
    """A seat's best path of a species, and whether it scores."""

    seat: int
    scored: bool


class SpeciesTold(Shape):
    """One species of the scoring."""

    species: str
    hands: list[HandTold]
    right: list[int]
    paths: list[PathTold]


class Result(shapes.Result):
    """The whole scoring, species by species."""

    species: list[SpeciesTold]
    species_planted: list[int]


class View(shapes.View, tag="arboretum"):
    """The table of Arboretum as a seat sees it."""

    step: Step
    edition: int
    turn_number: int
    round: int
    deck: int
    species: list[str]
    # The species whose names a corrected box changes, by language.
    renamed: dict[str, dict[str, str]]
    players: list[Player]
    rights: list[Right]
    result: Result | None


class Draw(shapes.Shows, tag="draw", omit_defaults=True):
    """Drawing from the deck, or the top card of a seat's pile."""

    source: Literal["deck", "pile"] = msgspec.field(name="from")
    seat: int | None = None
    card: Card | None = None


class Discard(shapes.Shows, tag="discard"):
    """Laying a card off: what the hand counts of its species without it, and with it."""

    card: Card
    hand: int
    hand_was: int


class Improved(Path):
    """A path that would be worth more, and what it is worth now."""

    species: str
    was: int


class Plant(shapes.Shows, tag="plant"):
    """Planting a card: what it gains, and what the hand counts of its species then."""

    card: Card
    hand: int
    hand_was: int
    x: int
    y: int
    gain: int
    paths: list[Improved]


Shows: TypeAlias = Draw | Plant | Discard


class SpeciesScored(Shape):
    """What a species gave a player: the right, what the hand counts, and the path that scored."""

    right: bool
    hand: int
    points: int
    path: list[Planted] | None


class Scored(shapes.Scored):
    """A player's score, species by species."""

    species: dict[str, SpeciesScored]
