"""The shapes of what clients send; each field is checked before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Sentence = Annotated[str, Meta(min_length=1, max_length=400)]
RequestId = Annotated[str, Meta(max_length=64, pattern=r"^[\x20-\x7e]*$")]
Token = Annotated[str, Meta(max_length=64)]
# Longer than a name may be, so that the refusal can come in words.
Text = Annotated[str, Meta(max_length=400)]


class AskedSeat(Struct, forbid_unknown_fields=True):
    """A seat as the maker of a table wants it."""

    kind: Literal["person", "bot", "open"]
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
    """The same as a frame."""


class Undo(PostedUndo, tag="undo"):
    """The same as a frame."""


class Hello(Struct, forbid_unknown_fields=True, tag="hello"):
    """The first frame of a connection: the seat's key, if any, and the last event known.

    A device has a random name of its own, so that a seat that is opened on a second one is told.
    """

    token: Token | None = None
    have: Number = 0
    device: Token | None = None


class Ping(Struct, forbid_unknown_fields=True, tag="ping"):
    """A sign of life."""


Frame = Hello | Play | Undo | Ping
