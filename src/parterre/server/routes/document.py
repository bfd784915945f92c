"""The document of the site for programs, and the same as a page to read."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get

from parterre.server import reasons as why
from parterre.server.document import document
from parterre.server.house import house_of
from parterre.server.manual import page
from parterre.server.reasons import described
from parterre.server.routes.games import Language, spoken
from parterre.words import SOURCE

Asking = Request[Any, Any, Any]


@get("/api/openapi.json", sync_to_thread=True, opt=described(why.LANGUAGE))
def openapi(request: Asking, lang: Language = SOURCE) -> Response[bytes]:
    """Everything that the site answers, as an OpenAPI document."""
    return Response(written(request, "openapi", lang), media_type="application/json")


@get("/api", sync_to_thread=True, opt=described(why.LANGUAGE, kind="text/html"))
def manual(request: Asking, lang: Language = SOURCE) -> Response[bytes]:
    """The same as a page to read."""
    return Response(written(request, "manual", lang), media_type="text/html")


def written(request: Asking, what: str, lang: str) -> bytes:
    """The document or its page in a language, made when one of them is first asked for."""
    kept: dict[tuple[str, str], bytes] = request.app.state.written
    lang = spoken(lang).lang
    if (what, lang) not in kept:
        told = document(request.app, lang)
        kept["openapi", lang] = msgspec.json.encode(told)
        kept["manual", lang] = page(told, lang, house_of(request).pages.styles).encode()
    return kept[what, lang]
