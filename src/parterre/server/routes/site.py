"""The pages, and the sign of life that a watchdog asks for."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.params import FromPath

from parterre import __version__
from parterre.server.house import house_of
from parterre.server.reasons import described
from parterre.server.refusals import Refusal
from parterre.server.shapes import Health


@get("/health", opt=described(also={503: Health}))
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the site can write and read; the answer comes within about two seconds."""
    house = house_of(request)
    trouble = await house.health.trouble()
    found = Health(
        status="no database" if trouble else "ok",
        version=__version__,
        client=house.pages.built,
    )
    if trouble:
        found.error = Refusal("server-trouble", 503, why=trouble).error()
    return Response(found, status_code=503 if trouble else 200)


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    status_code=200,
    include_in_schema=False,
    sync_to_thread=False,
)
def site(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or the page that draws whatever the path names."""
    page = house_of(request).pages.find(request.url.path)
    if page is None:
        raise Refusal("server-not-found", 404)
    headers = {"cache-control": page.age, "etag": page.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, media_type=page.type, headers=headers)
    return Response(page.content, media_type=page.type, headers=headers)
