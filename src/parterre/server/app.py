"""The application: routes, errors in words, headers, and the house behind them."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.app import AppConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.handlers import HTTPRouteHandler as HTTPRoute
from litestar.types import Message, Scope

from parterre.server.guard import ENCODED
from parterre.server.hosts import check_hosts
from parterre.server.house import House
from parterre.server.reading import check, misshapen, read_json
from parterre.server.refusals import Refusal
from parterre.server.routes import ROUTES
from parterre.server.settings import Settings
from parterre.server.shapes import Refusing

log = structlog.get_logger("app")
BODY = 16_384
SAID = {
    401: "server-authorization",
    404: "server-not-found",
    405: "server-method",
}


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is read by our own strict reader."""

    async def body(self) -> bytes:
        """The bytes of the body."""
        try:
            return await super().body()
        except InternalServerException:
            # Who sent it left before the end: no fault of ours, and nobody is there to be told.
            raise Refusal("server-request", 400) from None

    async def json(self) -> Any:
        """The body, or a Refusal that says what is wrong with it."""
        value = read_json(await self.body(), limit_of(self))
        field = self.route_handler.parsed_data_field
        if field is not None:
            # Litestar would take "14" for 14; what the live line refuses is refused here too.
            check(value, field.annotation)
        return value


def limit_of(request: Request[Any, Any, Any]) -> int:
    """How many bytes the body of a request may have."""
    handler = request.scope.get("route_handler")  # there is none where no route was found
    limit = handler.resolve_request_max_body_size() if isinstance(handler, HTTPRoute) else None
    return limit or BODY


def create_app(settings: Settings) -> Litestar:
    """The site as an ASGI application."""
    house = House(settings)
    return Litestar(
        route_handlers=ROUTES,
        state=State({"house": house, "written": {}}),
        lifespan=[house.open],
        request_class=StrictRequest,
        request_max_body_size=BODY,
        middleware=[check_hosts],
        before_send=[add_headers],
        exception_handlers={
            Refusal: refused,
            HTTPException: refused_by_litestar,
            Exception: broken,
        },
        openapi_config=None,  # the document is our own
        on_app_init=[quiet],
    )


def quiet(config: AppConfig) -> AppConfig:
    """Leave logging to whoever runs the application, and errors without their innards."""
    config.debug = False
    config.logging_config = None
    return config


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the security headers on every answer, whichever handler made it."""
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", []))
        headers.extend(ENCODED)
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Refusing]:
    """A refusal as its answer."""
    return Response(
        refusal.answer(),
        status_code=refusal.status,
        headers=refusal.headers,
        media_type=MediaType.JSON,
    )


def refused_by_litestar(
    request: Request[Any, Any, Any], problem: HTTPException
) -> Response[Refusing]:
    """What Litestar refuses by itself, in the same form."""
    return refused(request, translated(problem, limit_of(request)))


def translated(problem: HTTPException, limit: int) -> Refusal:
    """A refusal of Litestar's in our words."""
    cause = problem.__cause__
    if isinstance(cause, Refusal):
        return cause
    status = problem.status_code
    if isinstance(problem, ValidationException):
        return _invalid(problem)
    if status == 413:
        return Refusal("server-too-large", 413, limit=limit)
    if status >= 500:
        log.error("failed", kind=type(problem).__name__)
        return Refusal("server-broken", 500)
    refusal = Refusal(SAID.get(status, "server-request"), status)
    refusal.headers.update(problem.headers or {})
    return refusal


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[Refusing]:
    """A mistake of ours: told as such, and logged without what the request held."""
    log.error("failed", kind=type(problem).__name__, path=request.url.path, at=_where(problem))
    return refused(request, Refusal("server-broken", 500))


def _invalid(problem: ValidationException) -> Refusal:
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return misshapen(str(first.get("message")), str(first.get("key", "")).removeprefix("data."))
    return misshapen(problem.detail)


def _where(problem: Exception) -> str:
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return ""
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
