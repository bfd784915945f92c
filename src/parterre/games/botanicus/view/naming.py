"""Numbers of the rules as the shapes name them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.printed import Printed
from parterre.games.botanicus.components.symbols import name_action

# A level is counted from 1; 0 is none.
PLANTS: tuple[shapes.Level, ...] = get_args(shapes.Level)
LEVELS: tuple[shapes.Level | None, ...] = (None, *PLANTS)
COLUMN_NAMES: tuple[shapes.ColumnName, ...] = get_args(shapes.ColumnName)
TRACKS: tuple[shapes.TrackName, ...] = get_args(shapes.TrackName)
ANIMALS: tuple[shapes.Animal, ...] = get_args(shapes.Animal)
GARDENS: tuple[shapes.GardenName, ...] = get_args(shapes.GardenName)


def card_name(card: int) -> shapes.CardName:
    """A garden card as it is written: K1."""
    return f"K{card + 1}"


def actions_of(box: Printed, card: int) -> list[int]:
    """What a garden card does."""
    return [int(box.cards[at]) for at in range(box.cards_at[card], box.cards_at[card + 1])]


def given_at(box: Printed, space: int) -> list[int]:
    """What a space of a track gives."""
    return [int(box.gives[at]) for at in range(box.gives_at[space], box.gives_at[space + 1])]


def does_told(actions: Iterable[int]) -> list[shapes.Does]:
    """Actions as they are written."""
    return [name_action(action) for action in actions]
