"""Whatever a site answers in a test is looked up in its document: is it told there?"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs
from litestar import Litestar

from parterre.server.document import COMING, Components, described, document
from parterre.server.reasons import FRAME, LAST, Family
from parterre.words import SOURCE


class Told:
    """The document of a site, to be compared with what it answers."""

    def __init__(self, app: Litestar) -> None:
        self.document = document(app, SOURCE)
        self.reasons = {
            handler.handler_name: {
                (each.status, each.id): set(each.values)
                for each in handler.opt["reasons"]
                if not isinstance(each, Family)
            }
            for _, handler in described(app)
        }
        self.patterns = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), methods)
            for path, methods in self.document["paths"].items()
        ]
        self.validator = cache(self._validator)

    def check(self, answer: httpx.Response) -> None:
        """See that an answer is one that the document tells."""
        path, method = answer.request.url.path, answer.request.method.lower()
        for pattern, methods in self.patterns:
            if pattern.fullmatch(path) and method in methods:
                self._check(methods[method], answer)

    def _check(self, operation: dict[str, Any], answer: httpx.Response) -> None:
        name, status = operation["operationId"], answer.status_code
        told = operation["responses"].get(str(status))
        assert told is not None, f"{name} answers {status}, which it does not tell"
        kind = answer.headers["content-type"].split(";")[0]
        assert kind in told["content"], f"{name} answers {status} with {kind}"
        needed = {key for key, each in told.get("headers", {}).items() if each.get("required")}
        assert all(header in answer.headers for header in needed), f"{name} lacks {needed}"
        answer.read()
        if kind != "application/json":
            return
        value = answer.json()
        self.validator(name, str(status)).validate(value)
        if "error" in value and name != "health":
            error = value["error"]
            values = self.reasons[name].get((status, error["id"]))
            assert values in (None, set(error["values"])), f"{name}: {error}"
            assert ("retry-after" in answer.headers) == ("seconds" in error["values"])

    def _validator(self, name: str, status: str) -> jsonschema_rs.Draft202012Validator:
        every = [each for _, methods in self.patterns for each in methods.values()]
        operation = next(each for each in every if each["operationId"] == name)
        schema = operation["responses"][status]["content"]["application/json"]["schema"]
        whole = {**schema, "components": self.document["components"]}
        return jsonschema_rs.Draft202012Validator(whole)


@cache
def frames() -> jsonschema_rs.Draft202012Validator:
    """What may come on a live line."""
    components = Components([*COMING])
    schema = {"anyOf": [components.of(each) for each in COMING]}
    return jsonschema_rs.Draft202012Validator(
        {**schema, "components": {"schemas": components.told()}}
    )


def check_frame(frame: Any) -> None:
    """See that a frame is one that the document tells, and refuses for a reason that it names."""
    frames().validate(frame)
    if frame["type"] == "refused":
        id = frame["error"]["id"]
        known = (*FRAME, *LAST)
        assert any(
            id.startswith(each.id) if isinstance(each, Family) else id == each.id for each in known
        ), id


_kept: list[Told] = []


def told_of(app: Litestar) -> Told:
    """The document, made once: every site has the same routes."""
    if not _kept:
        _kept.append(Told(app))
    return _kept[0]
