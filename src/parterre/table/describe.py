"""What a game offers, as plain data for whoever wants to lay a table."""

from __future__ import annotations

from collections.abc import Iterable

from parterre.core import Game, Option, Voice
from parterre.core.setup import Value
from parterre.table.shapes import Code, GameTold, OptionTold, Picking


def describe(game: Game, bots: Iterable[str], voice: Voice) -> GameTold:
    """A game with its seats, its options, how its box is known, and the bots that play it."""
    return GameTold(
        name=game.name,
        title=game.title,
        designer=game.designer,
        rules=game.rules,
        seats=list(game.seats),
        options=[_option(game, option, voice) for option in game.options],
        box=game.known(game.box({})),
        bots=list(bots),
        usual=game.usual,
        minutes=game.minutes,
        rival=game.rival,
        called=voice.say(f"{game.name}-title"),
        note=voice.say(f"{game.name}-note"),
        credit=voice.say(f"{game.name}-credit"),
    )


def _option(game: Game, option: Option, voice: Voice) -> OptionTold:
    """An option; a default that depends on the seats is given for each number of them."""
    default: Value | dict[str, Value | None] | None = _told(option.standard(game.seats[0]))
    if callable(option.default):
        numbers = option.seats or game.seats
        default = {str(seats): _told(option.standard(seats)) for seats in numbers}
    id = f"{game.name}-option-{option.name}"
    said = [voice.maybe(f"{id}-{_slug(value)}") or str(value) for value in option.choices]
    return OptionTold(
        name=option.name,
        default=default,
        choices=list(option.choices),
        free=option.check is not None,
        clause=option.clause,
        seats=[seats for seats in game.seats if option.matters(seats)],
        words=voice.say(id),
        said=said,
        notes=[
            voice.maybe(f"{id}-note", value=value if type(value) is int else str(value))
            for value in option.choices
        ],
        picking=_picking(game, option, voice) if option.codes else None,
    )


def _picking(game: Game, option: Option, voice: Voice) -> Picking:
    """Which codes there are, and how many of them so many seats may choose."""
    numbers = {str(seats): option.picked(seats) for seats in game.seats}
    id = f"{game.name}-option-{option.name}"
    return Picking(
        of=[Code(code, voice.say(f"{game.name}-{option.name}-{code}")) for code in option.codes],
        needed={seats: count for seats, count in numbers.items() if count},
        usual=voice.say(f"{id}-usual"),
        own=voice.say(f"{id}-own"),
    )


def _slug(value: Value) -> str:
    """A value as it stands at the end of a message's name."""
    return str(value).lower().replace(" ", "-")


def _told(value: Value) -> Value | None:
    """A default, where the empty text means that the lot decides."""
    return None if value == "" else value
