"""The shapes of what clients send, checked before anything looks at them, and of every answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct, field

from parterre.bots.shapes import Hint
from parterre.core.setup import Value
from parterre.core.shapes import Element, Shape, Turn, View
from parterre.table.shapes import Choice, Corrected, GameTold, Said

Kind: TypeAlias = Literal["person", "bot", "open"]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Sentence = Annotated[str, Meta(min_length=1, max_length=400)]
RequestId = Annotated[str, Meta(max_length=64, pattern=r"^[\x20-\x7e]*$")]
Token = Annotated[str, Meta(max_length=64)]
# Longer than a name may be, so that the refusal can come in words.
Text = Annotated[str, Meta(max_length=400)]


class AskedSeat(Struct, forbid_unknown_fields=True):
    """A seat as the maker of a table wants it."""

    kind: Kind
    name: Text | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class PostedBox(Struct, forbid_unknown_fields=True):
    """A corrected file of components, to be checked."""

    text: str
    file: Annotated[str, Meta(max_length=400)] = "components.toml"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table that somebody wants to be laid; without components it has the box of the site."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[AskedSeat], Meta(max_length=20)]
    options: dict[str, str | int | bool] = {}
    order: Literal["lot", "given"] = "lot"
    components: dict[str, dict[str, Any]] | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """The name that a seat's holder gives."""

    name: Text


class Again(Struct, forbid_unknown_fields=True):
    """The wish for the same table once more, and how its seats are to be given out."""

    order: Literal["lot", "given"] = "lot"


class PostedPlay(Struct, forbid_unknown_fields=True):
    """An action, with the number of the last event that its sender knew.

    An id is for one request: sent again it is answered as before, with anything else it is refused.
    """

    n: Number
    action: Sentence
    id: RequestId | None = None


class PostedUndo(Struct, forbid_unknown_fields=True):
    """The wish to take the last entry back."""

    n: Number
    id: RequestId | None = None


class PostedHint(Struct, forbid_unknown_fields=True):
    """The wish for a hint, with the number of the last event that its sender knew."""

    n: Number


class Play(PostedPlay, tag="play"):
    """An action on a live line."""


class Undo(PostedUndo, tag="undo"):
    """The wish to take the last entry back on a live line."""


class Hello(Struct, forbid_unknown_fields=True, tag="hello"):
    """The first frame of a connection: the seat's key, if any, and the last event known.

    A device has a random name of its own, so that a seat that is opened on a second one is told.
    """

    token: Token | None = None
    have: Number = 0
    device: Token | None = None
    # Whether what comes after the first update may be told as differences.
    differences: bool = False


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """A sign of life."""


Frame: TypeAlias = Hello | Play | Undo | Ping


# What clients are told.


class RefusalTold(Shape):
    """Why something was refused: a message and its values, its clause, and its sentence."""

    id: str
    values: Mapping[str, str | int]
    clause: str
    sentence: str


class SeatTold(Shape, omit_defaults=True):
    """Who sits at a seat, and whether they are there."""

    seat: int
    kind: Kind
    name: str | None
    online: bool
    # Whether anybody has ever opened it, and whether that was on a second device as well.
    opened: bool = False
    shared: bool = False
    bot: str | None = None
    # How long a bot may think about a decision; 0 when it answers at once.
    seconds: float | None = None


class AgainTold(Shape):
    """The table that was laid again for those who sat here, and the reader's seat there."""

    table: str
    seat: int


class Update(Shape, tag="update"):
    """A table as a seat or a spectator sees it, who sits there, and what was said since."""

    table: str
    game: str
    n: int
    turn: Turn
    you: int | None
    # The number of the rules it is played by, where there are newer ones.
    older_rules: int | None
    # How many elements of the table's box are known in which way.
    box: dict[str, int]
    seats: list[SeatTold]
    # Who a single seat plays against, with points but no answers of its own.
    rival: str
    thinking: list[int]
    options: dict[str, Value]
    view: View
    choices: list[Choice]
    undo: bool
    said: list[Said]
    again: AgainTold | None


class Difference(Shape, tag="difference", omit_defaults=True):
    """What has changed since a line last told its table; what is left out is as it was."""

    n: int
    turn: Turn
    undo: bool
    thinking: list[int]
    said: list[Said] = field(default_factory=list)
    # Parts of the view by where they belong: `turn`, `players.0.points`.
    view: dict[str, Raw] = field(default_factory=dict)
    choices: list[Choice] | None = None
    seats: list[SeatTold] | None = None
    again: AgainTold | None = None


class Done(Shape, tag="done"):
    """An action that is stored: the number of the last event it led to."""

    id: str | None
    n: int


class Refused(Shape, tag="refused", omit_defaults=True):
    """A frame that is refused, and what its sender has missed."""

    id: str | None
    error: RefusalTold
    update: Update | None = None


class Pong(Shape, tag="pong"):
    """The answer to a sign of life."""


ServerFrame: TypeAlias = Update | Difference | Done | Refused | Pong


class Refusing(Shape, omit_defaults=True):
    """The body of an answer that refuses, and what its receiver has missed."""

    error: RefusalTold
    update: Update | None = None


class SeatMade(Shape, omit_defaults=True):
    """A seat of a new table, the number it was asked for as, and its key, told this once."""

    seat: int
    kind: Kind
    name: str | None
    asked: int
    bot: str | None = None
    token: str | None = None


class TableMade(Shape):
    """A new table, its seats with their keys, and where it may be watched."""

    table: str
    seats: list[SeatMade]
    watch: str


class TableAgain(Shape):
    """Where a table was laid again; who asked first is told every seat with its key."""

    table: str
    seat: int
    seats: list[SeatMade]


class Named(Shape):
    """The name that a seat has now."""

    seat: int
    name: str | None


class NewKey(Shape):
    """A new key to a seat."""

    seat: int
    token: str


class HintTold(Hint):
    """A hint for the seat that asked, at the event n."""

    n: int


class Clause(Shape):
    """A numbered rule, or the heading of a section, whose text is empty."""

    number: str
    title: str
    text: str


class RulesText(Shape):
    """The rules of a game in one language; the intro says what their abbreviations mean."""

    title: str
    intro: str
    clauses: list[Clause]


class LevelOffered(Shape):
    """A level of play, and how many seconds it may think about a decision."""

    name: str
    seconds: float


class LevelsOffered(Shape):
    """The levels from the weakest on, and the usual one."""

    default: str
    choices: list[LevelOffered]


class GameOffered(GameTold):
    """A game as this site offers it."""

    levels: LevelsOffered


class BoxTold(Shape):
    """What is in a box, element by element, and what is corrected in it."""

    game: str
    elements: list[Element]
    corrected: list[Corrected]


class BoxChecked(Shape, omit_defaults=True):
    """What a corrected box changes, or everything that is wrong with it."""

    ok: bool
    mistakes: list[RefusalTold]
    # How many mistakes are not told.
    more: int
    changes: dict[str, dict[str, Any]] | None = None
    corrected: list[Corrected] | None = None


class Health(Shape, omit_defaults=True):
    """Whether the site works, which version it is, and whether it has its pages."""

    status: Literal["ok", "no database"]
    version: str
    client: bool
    error: RefusalTold | None = None
