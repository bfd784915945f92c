"""The site described for programs: an OpenAPI document made from the routes and their shapes.

Nothing in it is written twice. What may be sent and answered comes from the structs, why something
is refused from the route, every sentence from the words, and the examples from a site that ran
(`examples.json`, made by its test). The frames of a live line stand beside it as `x-live`.
"""

from __future__ import annotations

import importlib
import inspect
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

from parterre import __version__
from parterre.core import shapes as core
from parterre.games import GAMES
from parterre.server import live, manners, shapes
from parterre.server import reasons as why
from parterre.server.keys import ALPHABET
from parterre.server.reasons import Family, Reasons, by_status
from parterre.words import LANGUAGES, Voice

# A part of a document, as JSON has it.
Part: TypeAlias = dict[str, Any]

REF = "#/components/schemas/{name}"
EXAMPLES = Path(__file__).parent / "examples.json"
# What may be sent on a live line, and what comes on it.
SENT: tuple[type, ...] = get_args(shapes.Frame)
COMING: tuple[type, ...] = get_args(shapes.ServerFrame)
# How a line may end that neither side has refused anything on.
ENDS = {
    1000: "end",
    1002: "frame",
    1007: "text",
    1009: "large",
    1011: "silent",
    1012: "restart",
    live.TOO_SLOW: "slow",
}
SILENT = 4408
KINDS = {str: "string", int: "integer"}
# What is answered as it stands.
RAW: dict[str, Part] = {
    "application/toml": {"type": "string"},
    "text/html": {"type": "string"},
    "application/json": {
        "description": "https://spec.openapis.org/oas/3.1/schema-base",
        "type": "object",
        "required": ["openapi", "info", "paths", "components", "x-live"],
    },
}
LIMITS = {"ge": "minimum", "le": "maximum", "min_length": "minLength", "max_length": "maxLength"}


def document(app: Litestar, lang: str) -> Part:
    """The whole document, its sentences in a language."""
    voice = Voice(lang)
    components = Components(spoken_of(app))
    paths: dict[str, Part] = {}
    for route, handler in described(app):
        told = operation(route, handler, components, voice)
        for method in sorted(handler.http_methods):
            paths.setdefault(route.path_format, {})[method.lower()] = told
    line = live_line(app, components, voice)
    key = {"type": "http", "scheme": "bearer", "description": voice.say("api-seat-key")}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": voice.say("site-name"),
            "version": __version__,
            "description": voice.say("api-intro"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [
            {"name": tag, "description": voice.say(f"api-tag-{tag}")}
            for tag in ("games", "tables", "site")
        ],
        "paths": {path: dict(sorted(methods.items())) for path, methods in paths.items()},
        "components": {"schemas": components.told(), "securitySchemes": {"seat": key}},
        "x-live": line,
    }


def described(app: Litestar) -> Iterator[tuple[HTTPRoute, HTTPRouteHandler]]:
    """Every route of the site but the pages of the client, which are for browsers."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.include_in_schema is not False and "reasons" in handler.opt:
                    yield route, handler


def spoken_of(app: Litestar) -> Iterator[Any]:
    """The shapes of all that is sent and answered."""
    for _, handler in described(app):
        if handler.parsed_data_field is not None:
            yield handler.parsed_data_field.annotation
        if answered(handler) is not bytes:
            yield answered(handler)
        yield from handler.opt["also"].values()
    yield from (shapes.Refusing, *SENT, *COMING)


def answered(handler: HTTPRouteHandler) -> Any:
    """The shape of a route's answer, or bytes."""
    shape = handler.parsed_return_field.annotation
    return get_args(shape)[0] if get_origin(shape) is Response else shape


@cache
def examples() -> Part:
    """What was sent and answered when a site was tried out for this, by the name of the route."""
    found: Part = json.loads(EXAMPLES.read_bytes())
    return found


# What is sent and answered.


class Components:
    """The shapes that the document speaks of, each under a name of its own."""

    def __init__(self, spoken_of: Iterable[Any]) -> None:
        games = [importlib.import_module(f"parterre.games.{name}.shapes") for name in GAMES]
        views, choices = [each.View for each in games], [each.Shows for each in games]
        wanted = list(dict.fromkeys([*spoken_of, *views, *choices]))
        told, made = msgspec.json.schema_components(wanted, ref_template=REF)
        self._names = {name_in(each, made): name_of(each) for each in structs(wanted)}
        self._made = {self._names[name]: self._renamed(part) for name, part in made.items()}
        self._parts = {shape: self._renamed(part) for shape, part in zip(wanted, told, strict=True)}
        self._used: set[str] = set()
        # A table is one game's, and what it tells is that game's.
        tags = {name: self._parts[view]["$ref"] for name, view in zip(GAMES, views, strict=True)}
        self._made["View"] = {
            "description": inspect.getdoc(core.View),
            "oneOf": [self._parts[view] for view in views],
            "discriminator": {"propertyName": "game", "mapping": tags},
        }
        self._made["Shows"] = {
            "description": inspect.getdoc(core.Shows),
            "anyOf": [part for union in choices for part in self._parts[union]["anyOf"]],
        }

    def of(self, shape: Any) -> Part:
        """The schema of a shape, and from then on a part of the document."""
        part: Part = self._parts[shape]
        self._use(part)
        return part

    def told(self) -> Part:
        """All that the document speaks of."""
        return {name: self._made[name] for name in sorted(self._used)}

    def _use(self, part: Any) -> None:
        for name in refs(part):
            if name not in self._used:
                self._used.add(name)
                self._use(self._made[name])

    def _renamed(self, part: Any) -> Any:
        if isinstance(part, list):
            return [self._renamed(each) for each in part]
        if isinstance(part, str) and part.startswith(REF.format(name="")):
            name = part.removeprefix(REF.format(name=""))
            return REF.format(name=self._names[name])
        if not isinstance(part, dict):
            return part
        found = {key: self._renamed(value) for key, value in part.items()}
        if isinstance(found.get("title"), str):
            del found["title"]  # it says the name once more; a field of that name is no text
        if isinstance(found.get("description"), str):
            found["description"] = inspect.cleandoc(found["description"])
        return found


def structs(wanted: Sequence[Any]) -> set[type]:
    """Every struct that is reached from some."""
    found: set[type] = set()

    def look(told: Any) -> None:
        if isinstance(told, msgspec.inspect.StructType):
            if told.cls in found:
                return
            found.add(told.cls)
        for name in getattr(told, "__struct_fields__", ()):
            value = getattr(told, name)
            for each in value if isinstance(value, tuple | list) else (value,):
                if isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
                    look(each)

    for each in msgspec.inspect.multi_type_info(wanted):
        look(each)
    return found


def name_in(struct: type, made: Part) -> str:
    """What msgspec calls a struct: by its whole name where another has the same short one."""
    whole = f"{struct.__module__}.{struct.__qualname__}"
    return whole if whole in made else struct.__name__


def name_of(struct: type) -> str:
    """What the document calls a struct: what is a game's own begins with its name."""
    room = struct.__module__.split(".")[-2]
    return f"{room.capitalize()}{struct.__name__}" if room in GAMES else struct.__name__


def refs(part: Any) -> Iterator[str]:
    """The names of the shapes that a part speaks of."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from refs(each)


# A route.


def operation(
    route: HTTPRoute, handler: HTTPRouteHandler, components: Components, voice: Voice
) -> Part:
    """What one route does, takes and answers."""
    name = handler.handler_name
    shown = examples().get(name, {})
    found: Part = {
        "operationId": name,
        "tags": [tag_of(route.path_format)],
        "summary": voice.say(word_for(name)),
        "description": voice.say(word_for(name, "more")),
        "security": security(handler.opt["key"]),
        "parameters": list(parameters(route, handler, voice)),
    }
    body = handler.parsed_data_field
    if body is not None:
        content = {"schema": components.of(body.annotation), "example": shown.get("body")}
        found["requestBody"] = {"required": True, "content": {"application/json": content}}
    found["responses"] = answers(handler, components, voice)
    return found


def word_for(name: str, part: str = "") -> str:
    """The message that says something about a route."""
    return "-".join(["api", *name.split("_"), *([part] if part else [])])


def tag_of(path: str) -> str:
    """What a route is about."""
    if path.startswith("/api/tables"):
        return "tables"
    about_games = path.startswith(("/api/games", "/api/rules", "/api/components"))
    return "games" if about_games else "site"


def security(key: why.Key) -> list[Part]:
    """Whether the key to a seat is needed, may be given, or is not looked at."""
    seat: Part = {"seat": []}
    return {"needed": [seat], "possible": [{}, seat], "none": []}[key]


def parameters(route: HTTPRoute, handler: Any, voice: Voice) -> Iterator[Part]:
    """What stands in the address, with its limits."""
    inside = set(route.path_parameters)
    for name, field in handler.parsed_fn_signature.parameters.items():
        if name in ("request", "data", "socket"):
            continue
        schema: Part = {"type": KINDS[field.annotation]}
        for limit, word in LIMITS.items():
            if getattr(field.kwarg_definition, limit) is not None:
                schema[word] = getattr(field.kwarg_definition, limit)
        if name not in inside:
            schema["default"] = field.default
        schema |= KNOWN.get(name, {})
        yield {
            "name": name,
            "in": "path" if name in inside else "query",
            "required": name in inside,
            "description": voice.say(f"api-parameter-{name}"),
            "schema": schema,
            "example": schema["enum"][0] if "enum" in schema else SHOWN[name],
        }


KNOWN: dict[str, Part] = {
    "game": {"enum": list(GAMES)},
    "lang": {"enum": list(LANGUAGES)},
    "id": {"pattern": f"^[{ALPHABET}]+$", "maxLength": 32},
}
SHOWN: Part = {"id": "k7m2p9qxw4td", "since": 12}


def answers(handler: HTTPRouteHandler, components: Components, voice: Voice) -> Part:
    """Every answer of a route by its status."""
    name = handler.handler_name
    shape = answered(handler)
    shown = examples().get(name, {}).get("answer")
    kind = handler.opt["kind"]
    schema = RAW[kind] if shape is bytes else components.of(shape)
    found: Part = {
        str(handler.status_code): {
            "description": voice.say(word_for(name, "answer")),
            "content": {kind: {"schema": schema, "example": shown}},
        }
    }
    for header, value in handler.opt["headers"].items():
        found[str(handler.status_code)].setdefault("headers", {})[header] = {
            "description": voice.say(f"api-header-{header.lower()}"),
            "required": True,
            "schema": {"type": "string"},
            "example": value,
        }
    for status, other in handler.opt["also"].items():
        found[str(status)] = {
            "description": voice.say(word_for(name, str(status))),
            "content": {
                "application/json": {
                    "schema": components.of(other),
                    "example": examples()[name][str(status)],
                }
            },
        }
    reasons: Reasons = handler.opt["reasons"]
    for status in sorted({each.status for each in reasons}):
        alike = tuple(each for each in reasons if each.status == status)
        found[str(status)] = refusal(alike, components, voice)
    return dict(sorted(found.items()))


def refusal(reasons: Reasons, components: Components, voice: Voice) -> Part:
    """An answer that refuses: for which reasons, and one of them as an example."""
    schema = components.of(shapes.Refusing)
    named = {"properties": {"error": {"properties": {"id": ids(reasons)}}}}
    found: Part = {
        "description": because(reasons, voice),
        "content": {
            "application/json": {
                "schema": {"allOf": [schema, named]},
                "example": msgspec.to_builtins(reasons[0].answer()),
            }
        },
    }
    if any("seconds" in each.values for each in reasons):
        found["headers"] = {
            "Retry-After": {
                "description": voice.say("api-header-retry-after"),
                "schema": {"type": "integer", "minimum": 1},
                "example": next(each.values["seconds"] for each in reasons if each.values),
            }
        }
    return found


def ids(reasons: Reasons) -> Part:
    """Which ids a refusal has."""
    single = [each.id for each in reasons if not isinstance(each, Family)]
    families = [{"pattern": f"^{each.id}"} for each in reasons if isinstance(each, Family)]
    return {"anyOf": [{"enum": single}, *families]} if families else {"enum": single}


def because(reasons: Reasons, voice: Voice) -> str:
    """The ids of refusals, each with its sentence."""
    return "\n".join(f"- `{id}`: {sentence}" for id, sentence in sentences(reasons, voice))


def sentences(reasons: Reasons, voice: Voice) -> Iterator[tuple[str, str]]:
    """What each refusal says."""
    for each in reasons:
        if isinstance(each, Family):
            yield f"{each.id}…", voice.say("api-refused-rules")
        else:
            yield each.id, each.error(voice.lang).sentence


# The live line.


def live_line(app: Litestar, components: Components, voice: Voice) -> Part:
    """The frames of a live line both ways, in which order they come, and how it ends."""
    route = next(each for each in app.routes if isinstance(each, WebSocketRoute))
    handler = route.route_handler
    assert isinstance(handler, WebsocketRouteHandler)
    asking: Any = route
    return {
        "address": route.path_format,
        "summary": voice.say("api-live"),
        "description": voice.say(
            "api-live-more",
            bytes=live.FRAME,
            hello=int(live.HELLO_SECONDS),
            burst=int(manners.BURST),
            pace=int(manners.PER_SECOND),
        ),
        "order": [
            voice.say(f"api-order-{step}") for step in ("hello", "update", "answer", "quiet")
        ],
        "parameters": list(parameters(asking, handler, voice)),
        "send": [frame(each, components, voice) for each in SENT],
        "receive": [frame(each, components, voice) for each in COMING],
        "refusals": because(tuple(by_status(why.FRAME)), voice),
        "handshake": {
            "101": {"description": voice.say("api-live-open")},
            # A page must not read why, so there is no body.
            "403": {"description": because(why.UNHEARD, voice)},
            **{
                str(status): refusal(
                    tuple(each for each in why.HANDSHAKE if each.status == status),
                    components,
                    voice,
                )
                for status in sorted({each.status for each in why.HANDSHAKE})
            },
        },
        "close": {str(code): {"description": text} for code, text in closings(voice).items()},
    }


def frame(shape: Any, components: Components, voice: Voice) -> Part:
    """A frame with its shape and an example."""
    name = shape.__struct_config__.tag
    return {
        "name": name,
        "summary": voice.say(f"api-frame-{name}"),
        "schema": components.of(shape),
        "example": examples()["frames"].get(name),
    }


def closings(voice: Voice) -> dict[int, str]:
    """Every code that a live line is closed with: 4000 and a status where it was refused."""
    found = {code: voice.say(f"api-close-{name}") for code, name in ENDS.items()}
    found[SILENT] = voice.say("api-close-hello", seconds=int(live.HELLO_SECONDS))
    for status in {each.status for each in why.LAST}:
        alike = tuple(each for each in by_status(why.LAST) if each.status == status)
        found[4000 + status] = because(alike, voice)
    return dict(sorted(found.items()))
