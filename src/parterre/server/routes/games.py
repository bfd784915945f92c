"""The games this site offers, their rules and what is in their boxes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import structs

from parterre.bots import BOTS
from parterre.core import Game, Illegal
from parterre.games import GAMES
from parterre.server import reasons as why
from parterre.server.games import game_named
from parterre.server.guard import check_origin, visitor_of
from parterre.server.house import house_of
from parterre.server.levels import offered
from parterre.server.reasons import described
from parterre.server.refusals import Refusal, quoted
from parterre.server.rules_text import rules_of
from parterre.server.shapes import BoxChecked, BoxTold, GameOffered, PostedBox, RulesText
from parterre.table.boxes import LARGEST, correct, corrected, file_to_correct, read_box
from parterre.table.describe import describe
from parterre.words import LANGUAGES, SOURCE, Voice

# How many mistakes are told at once; who mends these is told the rest.
MOST = 50
Language = Annotated[str, QueryParameter(max_length=20)]


@get("/api/games", sync_to_thread=False, opt=described(why.LANGUAGE))
def games(request: Request[Any, Any, Any], lang: Language = SOURCE) -> list[GameOffered]:
    """The games with their seats, options, bots, and the levels of play among these.

    An option names its default (by the number of seats where it depends on them, null where it is
    left to the lot), the choices there are, whether other values can be given (`free`), and the
    numbers of seats that it matters to. A level says how many seconds it may think about a
    decision, 0 where it answers at once. Words are in the language that is asked for.
    """
    seconds, voice = house_of(request).thinking, spoken(lang)
    return [
        GameOffered(**structs.asdict(describe(game, BOTS, voice)), levels=offered(game, seconds))
        for game in GAMES.values()
    ]


@get("/api/rules/{game:str}", sync_to_thread=False, opt=described(why.GAME, why.LANGUAGE))
def rules(game: FromPath[str], lang: Language = SOURCE) -> RulesText:
    """The rules of a game, clause by clause."""
    return rules_of(game_named(game).folder, spoken(lang))


@get("/api/components/{game:str}", sync_to_thread=False, opt=described(why.GAME, why.LANGUAGE))
def components(
    request: Request[Any, Any, Any], game: FromPath[str], lang: Language = SOURCE
) -> BoxTold:
    """What is in the box of a game on this site, and how each element is known."""
    found = game_named(game)
    return box_of(found, house_of(request).settings.components.get(found.name, {}), lang)


@get(
    "/api/components/{game:str}/file",
    sync_to_thread=False,
    opt=described(
        why.GAME,
        why.LANGUAGE,
        kind="application/toml",
        headers={"Content-Disposition": f'attachment; filename="components-{why.ONE.name}.toml"'},
    ),
)
def components_file(game: FromPath[str], lang: Language = SOURCE) -> Response[bytes]:
    """The box of a game as it is shipped, to be corrected, with its names in a language."""
    found = game_named(game)
    name = f"components-{found.name}.toml"
    return Response(
        file_to_correct(found, spoken(lang)).encode(),
        media_type="application/toml; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/api/components/{game:str}",
    status_code=200,
    request_max_body_size=2 * LARGEST,
    opt=described(
        why.POSTED,
        why.GAME,
        why.LANGUAGE,
        why.BODY,
        (Refusal("server-too-many-boxes", 429, seconds=1),),
    ),
)
async def check_components(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    data: JSONBody[PostedBox],
    lang: Language = SOURCE,
) -> BoxChecked:
    """What a corrected box changes, element by element, or everything that is wrong with it."""
    house = house_of(request)
    check_origin(request.headers, house.settings.origins)
    found = game_named(game)
    house.checks.take(visitor_of(request.scope))
    # The reader of TOML takes its time, and nobody else shall wait for it.
    return await asyncio.to_thread(_checked, found, data, spoken(lang))


def _checked(game: Game, box: PostedBox, voice: Voice) -> BoxChecked:
    try:
        changes, mistakes = correct(game, read_box(box.text, box.file))
    except Illegal as unreadable:
        changes, mistakes = {}, [unreadable]
    if mistakes:
        first = [Refusal.of(mistake).error(voice.lang) for mistake in mistakes[:MOST]]
        return BoxChecked(ok=False, mistakes=first, more=len(mistakes) - len(first))
    listed = corrected(game, changes, voice)
    return BoxChecked(ok=True, mistakes=[], more=0, changes=changes, corrected=listed)


def box_of(game: Game, changes: Mapping[str, Any], lang: str) -> BoxTold:
    """A box, element by element, and what is corrected in it."""
    voice = spoken(lang)
    elements = game.elements(game.box(changes), voice)
    listed = corrected(game, changes, voice)
    return BoxTold(game=game.name, elements=elements, corrected=listed)


def spoken(lang: str) -> Voice:
    """A language that there are words in, or a Refusal."""
    if lang not in LANGUAGES:
        raise Refusal("server-language", 404, lang=quoted(lang))
    return Voice(lang)
