"""The games this site offers, their rules and what is in their boxes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from parterre.bots import BOTS
from parterre.games import GAMES
from parterre.server.games import game_named
from parterre.server.house import house_of
from parterre.server.refusals import Refusal, quoted
from parterre.server.rules_text import RulesText, rules_file, rules_of
from parterre.table.describe import describe
from parterre.words import LANGUAGES

Language = Annotated[str, QueryParameter(max_length=20)]


@get("/api/games", sync_to_thread=False)
def games() -> list[dict[str, Any]]:
    """The games with their seats, options and bots.

    An option names its default (by the number of seats where it depends on them, null where it is
    left to the lot), the choices there are, and whether other values can be given (`free`).
    """
    return [{**describe(game), "bots": list(BOTS)} for game in GAMES.values()]


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
    if lang not in LANGUAGES:
        raise Refusal("server-language", 404, lang=quoted(lang))
    corrected = house_of(request).settings.components.get(found.name, {})
    elements = found.elements(found.box(corrected), lang)
    return {"elements": elements}
