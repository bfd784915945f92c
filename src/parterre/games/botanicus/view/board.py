"""The action board, the tracks and the prizes of Botanicus as they are told."""

from __future__ import annotations

from functools import lru_cache

from parterre.games.botanicus import shapes
from parterre.games.botanicus.components.printed import LETTERS, Printed, split_link
from parterre.games.botanicus.components.symbols import (
    CARDS,
    POLE,
    ROUND,
    SPACES,
    name_action,
    name_token,
)
from parterre.games.botanicus.rules.actions import PRIZES
from parterre.games.botanicus.rules.game import Botanicus
from parterre.games.botanicus.rules.turn import flower_cost, is_dark, token_at
from parterre.games.botanicus.state import NEUTRAL, PER_ROW
from parterre.games.botanicus.view.naming import (
    TRACKS,
    actions_of,
    card_name,
    does_told,
    given_at,
)


def owner_of(flower: int) -> int:
    """Whose flower it is: a seat from 1, or 0 for the neutral one."""
    return 0 if flower == NEUTRAL else flower + 1


def _flowers(state: Botanicus, column: int, row: int) -> list[int]:
    """The flowers on a space, from the bottom, leaving out who has gone on."""
    there: list[int] = []
    if column == state.column and state.round < 2:
        there = [int(f) % PER_ROW for f in state.placed if int(f) // PER_ROW == row]
    elif column == state.column - 1 and state.round < 2:
        gone = {int(f) % PER_ROW for f in state.placed}
        found = [f for f in state.stood if int(f) // PER_ROW == row]
        there = [int(f) % PER_ROW for f in found if int(f) % PER_ROW not in gone]
    return [owner_of(flower) for flower in there]


def start_stack(state: Botanicus) -> list[int]:
    """The flowers on the start of the action board, from the bottom."""
    if state.column > 0:
        return []
    gone = {int(f) % PER_ROW for f in state.placed}
    return [owner_of(int(f) % PER_ROW) for f in state.stood if int(f) % PER_ROW not in gone]


def column_of_board(state: Botanicus, column: int) -> shapes.Column:
    """A column of the action board with its spaces."""
    spaces = [space_told(state, column, row) for row in range(SPACES)]
    return shapes.Column(column=column + 1, dark=is_dark(column), spaces=spaces)


def space_told(state: Botanicus, column: int, row: int) -> shapes.Space:
    """A space of the action board, with its token and the flowers on it."""
    printed = state.box.spaces[column * SPACES + row]
    laid = is_dark(column) and len(state.tokens) > column // 2 * SPACES + row
    due = column == state.column and state.round < 2
    return shapes.Space(
        space=f"{column + 1}.{row + 1}",
        action="pole" if printed == POLE else name_action(printed),
        flowers=_flowers(state, column, row),
        token=_token(state, int(token_at(state, column, row))) if laid else None,
        cost=int(flower_cost(state, row)) if due else None,
    )


def _token(state: Botanicus, token: int) -> shapes.Token:
    light, dark = (name_action(state.box.tokens[token * 2 + face]) for face in (0, 1))
    up = dark if state.round > 0 else light
    return shapes.Token(token=name_token(token), action=up, light=light, dark=dark)


@lru_cache(maxsize=32)
def tracks_told(box: Printed, expert: bool) -> list[shapes.Track]:
    """The tracks of a box, which stay as they are: told once for all who look at them."""
    return [_track(box, track, expert) for track in range(len(TRACKS))]


def _track(box: Printed, track: int, expert: bool) -> shapes.Track:
    """A track with its spaces and their paths; the frog's are only in the Expert variant."""
    contents = box.contents["track"]
    frogs = {name for name in contents if contents[name].get("frog")}
    hidden = set() if expert else frogs
    spaces = [
        shapes.TrackSpace(
            space=name,
            gives=does_told(given_at(box, number)),
            next=[
                shapes.Way(space=after, toll=toll)
                for after, toll in map(split_link, contents[name]["next"])
                if after not in hidden
            ],
            frog=name in frogs,
        )
        for number, name in enumerate(box.track_names)
        if name[0] == LETTERS[track] and name not in hidden
    ]
    return shapes.Track(track=TRACKS[track], spaces=spaces)


@lru_cache(maxsize=32)
def cards_told(box: Printed) -> dict[shapes.CardName, list[shapes.Does]]:
    """What every garden card of a box does."""
    return {card_name(card): does_told(actions_of(box, card)) for card in range(CARDS)}


def prizes_told(state: Botanicus, shape: int) -> shapes.Prizes:
    """The displayed prize of a shape, and those that come after it."""
    gone = int(state.round_gone if shape == ROUND else state.square_gone)
    taken = state.round_taken if shape == ROUND else state.square_taken
    left = [int(state.box.prizes[shape * PRIZES + at]) for at in range(gone, PRIZES)]
    return shapes.Prizes(shown=None if taken or not left else left[0], stack=left[1:])


def deck_size(state: Botanicus) -> int:
    """The cards in the deck; those of a view that are in other hands are not."""
    seats = len(state.players)
    hidden = sum(state.hidden[int(state.shuffle) * seats + seat] for seat in range(seats))
    return len(state.deck) - int(hidden)
