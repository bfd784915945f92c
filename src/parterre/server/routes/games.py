"""The games this site offers, their rules and what is in their boxes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from parterre.bots import BOTS
from parterre.core import Game, Illegal
from parterre.games import GAMES
from parterre.server.games import game_named
from parterre.server.guard import check_origin
from parterre.server.house import house_of
from parterre.server.levels import offered
from parterre.server.refusals import Refusal, quoted
from parterre.server.rules_text import RulesText, rules_file, rules_of
from parterre.server.wire import PostedBox
from parterre.table.boxes import LARGEST, corrected, read_box
from parterre.table.describe import describe
from parterre.words import LANGUAGES

# How many mistakes are told at once; who mends these is told the rest.
MOST = 50
Language = Annotated[str, QueryParameter(max_length=20)]


@get("/api/games", sync_to_thread=False)
def games(request: Request[Any, Any, Any]) -> list[dict[str, Any]]:
    """The games with their seats, options, bots, and the levels of play among these.

    An option names its default (by the number of seats where it depends on them, null where it is
    left to the lot), the choices there are, and whether other values can be given (`free`). A level
    says how many seconds it may think about a decision, 0 where it answers at once.
    """
    seconds = house_of(request).thinking
    return [
        {**describe(game), "bots": list(BOTS), "levels": offered(game, seconds)}
        for game in GAMES.values()
    ]


@get("/api/rules/{game:str}", sync_to_thread=False)
def rules(game: FromPath[str], lang: Language = "en") -> RulesText:
    """The rules of a game, clause by clause."""
    found = game_named(game)
    if not lang.isalpha() or not rules_file(found.folder, lang).is_file():
        raise Refusal("server-language", 404, lang=quoted(lang))
    return rules_of(found.folder, lang)


@get("/api/components/{game:str}", sync_to_thread=False)
def components(
    request: Request[Any, Any, Any], game: FromPath[str], lang: Language = "en"
) -> dict[str, Any]:
    """What is in the box of a game on this site, and how each element is known."""
    found = game_named(game)
    return box_of(found, house_of(request).settings.components.get(found.name, {}), lang)


@get("/api/components/{game:str}/file", sync_to_thread=False)
def components_file(game: FromPath[str]) -> Response[bytes]:
    """The box of a game as it is shipped, to be corrected."""
    found = game_named(game)
    name = f"components-{found.name}.toml"
    return Response(
        (found.folder / "components.toml").read_bytes(),
        media_type="application/toml; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/components/{game:str}", status_code=200, request_max_body_size=2 * LARGEST)
async def check_components(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[PostedBox],
    lang: Language = "en",
) -> dict[str, Any]:
    """What a corrected box changes, element by element, or everything that is wrong with it."""
    house = house_of(request)
    check_origin(request.headers, house.settings.origins)
    found = game_named(game)
    house.checks.take(request.client.host if request.client else "")
    # The reader of TOML takes its time, and nobody else shall wait for it.
    return await asyncio.to_thread(_checked, found, data, spoken(lang))


def _checked(game: Game, box: PostedBox, lang: str) -> dict[str, Any]:
    try:
        changes, mistakes = game.correct(read_box(box.text, box.file))
    except Illegal as unreadable:
        changes, mistakes = {}, [unreadable]
    if mistakes:
        told = [Refusal.of(mistake).error(lang) for mistake in mistakes[:MOST]]
        return {"ok": False, "mistakes": told, "more": len(mistakes) - len(told)}
    listed = corrected(game, changes, lang)
    return {"ok": True, "mistakes": [], "more": 0, "changes": changes, "corrected": listed}


def box_of(game: Game, changes: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A box, element by element, and what is corrected in it."""
    lang = spoken(lang)
    elements = game.inventory(game.box(changes), lang)
    listed = corrected(game, changes, lang)
    return {"game": game.name, "elements": elements, "corrected": listed}


def spoken(lang: str) -> str:
    """A language that there are words in, or a Refusal."""
    if lang not in LANGUAGES:
        raise Refusal("server-language", 404, lang=quoted(lang))
    return lang
