"""Laying a table, looking at it and playing at it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody, QueryParameter

from parterre.core.shapes import Shape
from parterre.server import reasons as why
from parterre.server.guard import check_origin, visitor_of
from parterre.server.hints import check_hint
from parterre.server.house import House, house_of
from parterre.server.live import live
from parterre.server.reasons import described
from parterre.server.refusals import Refusal
from parterre.server.routes.games import Language, box_of
from parterre.server.shapes import (
    Again,
    BoxTold,
    HintTold,
    Named,
    NewKey,
    NewName,
    NewTable,
    PostedHint,
    PostedPlay,
    PostedUndo,
    TableAgain,
    TableMade,
    Update,
)
from parterre.server.tables import LiveTable
from parterre.table.boxes import LARGEST
from parterre.table.shapes import Record
from parterre.words import SOURCE

Asking = Request[Any, Any, Any]
T = TypeVar("T")
S = TypeVar("S", bound=Shape)
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@post(
    "/api/tables",
    status_code=201,
    request_max_body_size=LARGEST,
    opt=described(
        why.POSTED, why.BODY, why.NAME, why.NEW_TABLE, why.LAYING, (Refusal("server-storage", 503),)
    ),
)
async def create(request: Asking, data: JSONBody[NewTable]) -> TableMade:
    """Lay a table; the answer holds the key of every seat that is not a bot's, this once.

    Whoever lays a table hands out the seats, one link each, and so sees every key. A table whose
    players must not rely on each other for that is laid by somebody who does not play at it.
    """
    house = posted(request)
    house.buckets.take(visitor_of(request.scope))
    return await house.tables.create(data, visitor_of(request.scope))


@get("/api/tables/{id:str}", opt=described(why.LOOKING, why.SHOWN, why.SHAPED, key="possible"))
async def table(request: Asking, id: FromPath[str], since: Since = 0) -> Update:
    """The table as the holder of the key sees it, or as a spectator does."""
    found, seat = await at(request, id)
    return found.update(seat, min(since, found.n))


@get("/api/tables/{id:str}/box", opt=described(why.TABLE, why.LANGUAGE))
async def box(request: Asking, id: FromPath[str], lang: Language = SOURCE) -> BoxTold:
    """What is in the box that a table is played with, and what is corrected in it."""
    house = house_of(request)
    with house.tries.trying(visitor_of(request.scope), id):
        found = await house.tables.get(id)
    return box_of(found.game, found.components, lang)


@get("/api/tables/{id:str}/record", opt=described(why.LOOKING, key="possible"))
async def record(request: Asking, id: FromPath[str]) -> Record:
    """The record: while the game runs only what the viewer may know, then the whole."""
    found, seat = await at(request, id)
    return found.played.record_for(seat, found.names())


@post(
    "/api/tables/{id:str}/name",
    status_code=200,
    opt=described(why.SEAT, why.BODY, why.NAME, key="needed"),
)
async def name(request: Asking, id: FromPath[str], data: JSONBody[NewName]) -> Response[Named]:
    """Give the seat a name."""
    house = posted(request)
    found, seat = await seated(request, id)
    await house.tables.rename(found, seat, data.name)
    return then_told(house, found, Named(seat=seat, name=found.seats[seat - 1].name))


@post(
    "/api/tables/{id:str}/again",
    status_code=200,
    opt=described(
        why.SEAT, why.BODY, why.LAYING, why.SETUP, (Refusal("server-not-over", 409),), key="needed"
    ),
)
async def again(request: Asking, id: FromPath[str], data: JSONBody[Again]) -> Response[TableAgain]:
    """Lay a finished table once more for the same people, or say where that was done.

    The first who asks is told the key of every seat, this once, as when a table is laid; the others
    are told their seat, which opens with the key that they have.
    """
    house = posted(request)
    found, seat = await seated(request, id)
    if found.again is None:
        house.buckets.take(visitor_of(request.scope))
    return then_told(house, found, await house.tables.again(found, seat, data.order))


@post("/api/tables/{id:str}/key", status_code=200, opt=described(why.SEAT, key="needed"))
async def key(request: Asking, id: FromPath[str]) -> NewKey:
    """A new key to the seat; once it is used the old one opens nothing any more."""
    house = posted(request)
    found, seat = await seated(request, id)
    return NewKey(seat=seat, token=await house.tables.renew(found, seat))


@post(
    "/api/tables/{id:str}/play",
    status_code=200,
    opt=described(why.SEAT, why.BODY, why.MOVE, why.PLAY, key="needed"),
)
async def play(request: Asking, id: FromPath[str], data: JSONBody[PostedPlay]) -> Response[Update]:
    """Play an action that was decided at n."""
    house = posted(request)
    found, seat = await seated(request, id)
    await house.tables.play(found, seat, data.n, data.action, data.id)
    return then_told(house, found, found.update(seat, data.n))


@post(
    "/api/tables/{id:str}/undo",
    status_code=200,
    opt=described(why.SEAT, why.BODY, why.MOVE, why.UNDO, key="needed"),
)
async def undo(request: Asking, id: FromPath[str], data: JSONBody[PostedUndo]) -> Response[Update]:
    """Take the seat's last entry back."""
    house = posted(request)
    found, seat = await seated(request, id)
    await house.tables.undo(found, seat, data.n, data.id)
    return then_told(house, found, found.update(seat, data.n))


@post(
    "/api/tables/{id:str}/hint",
    status_code=200,
    opt=described(why.SEAT, why.BODY, why.HINT, key="needed"),
)
async def hint(request: Asking, id: FromPath[str], data: JSONBody[PostedHint]) -> HintTold:
    """The best action for the seat that asks, its chance of winning and why; nothing is played.

    Only where all other seats are bots, and at that seat's moment.
    """
    house = posted(request)
    found, seat = await seated(request, id)
    check_hint(found, seat, data.n)
    if not house.hints.known(found, seat):
        house.thoughts.take(visitor_of(request.scope))
    hint = house.hints.ask(found, seat, visitor_of(request.scope))
    return await while_there(request, hint)


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """The same, live."""
    house = house_of(socket)
    await live(socket, house.tables, house.tries, id, house.settings.origins)


def then_told(house: House, table: LiveTable, body: S) -> Response[S]:
    """An answer; when it has been sent, everybody else at the table is told."""
    return Response(body, background=BackgroundTask(_tell, house, table))


async def _tell(house: House, table: LiveTable) -> None:
    house.tables.tell(table)


def posted(request: Asking) -> House:
    """The house, for a request that may change something: its origin is checked."""
    house = house_of(request)
    check_origin(request.headers, house.settings.origins)
    return house


async def at(request: Asking, id: str) -> tuple[LiveTable, int | None]:
    """The table asked for and the seat of who asks, None for a spectator."""
    house, visitor, key = house_of(request), visitor_of(request.scope), key_of(request)
    with house.tries.trying(visitor, id):
        found = await house.tables.newest(id)
    with house.tries.trying(visitor, key):
        return found, await house.tables.enter(found, key, visitor)


async def seated(request: Asking, id: str) -> tuple[LiveTable, int]:
    """The table asked for and the seat of who asks, who must have one."""
    found, seat = await at(request, id)
    if seat is None:
        raise Refusal("server-watching", 401)
    return found, seat


async def while_there(request: Asking, hint: Coroutine[Any, Any, T]) -> T:
    """A hint for as long as whoever asked for it waits."""
    task, gone = asyncio.create_task(hint), asyncio.create_task(_left(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refusal("hint-failed", 503)
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _left(request: Asking) -> None:
    # The whole body has been read: the next that is heard of the client is that it left.
    while (await request.receive())["type"] != "http.disconnect":
        pass


def key_of(request: Asking) -> str | None:
    """The key in the Authorization header, if there is one."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    scheme, _, key = given.partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Refusal("server-authorization", 401)
    return key.strip()
