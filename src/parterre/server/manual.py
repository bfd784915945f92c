"""The document of the site as a page to read: plain HTML in the site's look."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from parterre.server.document import Part
from parterre.words import LANGUAGES, Voice, name_of

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">{styles}
</head>
<body class="manual">{body}</body></html>
"""
LIGHT = '<script src="/manual.js"></script>'
LIMITS = ("minimum", "maximum", "minLength", "maxLength", "pattern", "default")


def page(document: Part, lang: str, styles: Sequence[str]) -> str:
    """The whole page in a language, with the styles that the site has."""
    title = Voice(lang).say("api-title")
    links = [f'<link rel="stylesheet" href="{each}">' for each in (*styles, "/manual.css")]
    return PAGE.format(
        lang=lang,
        title=escape(title),
        # Without the client there is no style, and the page is read all the same.
        styles="".join([*links, LIGHT]) if styles else "",
        body="".join(Manual(document, lang).parts()),
    )


class Manual:
    """Writes a document in one language."""

    def __init__(self, document: Part, lang: str) -> None:
        self.document = document
        self.lang = lang
        self.say = Voice(lang).say

    def parts(self) -> Iterator[str]:
        """The page from its head to the last shape."""
        info, say = self.document["info"], self.say
        yield f'<header><a href="/">{escape(info["title"])}</a>{self._languages()}</header><main>'
        yield tag("h1", say("api-title"))
        yield tag("p", info["description"])
        yield tag("p", self.document["components"]["securitySchemes"]["seat"]["description"])
        link = f"/api/openapi.json?lang={self.lang}"
        yield f'<p><a href="{link}">{escape(say("api-document"))}</a> {escape(info["version"])}</p>'
        yield self._contents()
        for group in self.document["tags"]:
            yield tag("h2", group["description"])
            for path, method, told in self._of(group["name"]):
                yield from self._operation(path, method, told)
        yield from self._live(self.document["x-live"])
        yield tag("h2", say("api-fields")) + tag("p", say("api-fields-more"))
        for name, schema in self.document["components"]["schemas"].items():
            yield from self._shape(name, schema)
        yield "</main>"

    def _languages(self) -> str:
        others = [lang for lang in LANGUAGES if lang != self.lang]
        links = "".join(
            f' <a href="/api?lang={lang}" lang="{lang}">{escape(name_of(lang))}</a>'
            for lang in others
        )
        return f'<nav aria-label="{escape(self.say("api-languages"))}">{links}</nav>'

    def _contents(self) -> str:
        found = [
            f'<li><a href="#{told["operationId"]}">{escape(told["summary"])}</a></li>'
            for group in self.document["tags"]
            for _, _, told in self._of(group["name"])
        ]
        line = f'<li><a href="#live">{escape(self.say("api-live"))}</a></li>'
        name = escape(self.say("api-operations"))
        return f'<nav aria-label="{name}"><ul class="contents">{"".join(found)}{line}</ul></nav>'

    def _of(self, group: str) -> Iterator[tuple[str, str, Part]]:
        for path, methods in self.document["paths"].items():
            for method, told in methods.items():
                if group in told["tags"]:
                    yield path, method, told

    def _operation(self, path: str, method: str, told: Part) -> Iterator[str]:
        yield f'<section id="{told["operationId"]}">'
        yield tag("h3", told["summary"])
        yield f"<p><code><b>{method.upper()}</b> {escape(path)}</code>{self._key(told)}</p>"
        yield tag("p", told["description"])
        yield from self._parameters(told["parameters"], "h4")
        if "requestBody" in told:
            content = told["requestBody"]["content"]["application/json"]
            yield tag("h4", self.say("api-body"))
            yield f"<p><code>{kind_of(content['schema'])}</code></p>"
            yield self._example(content["example"])
        yield tag("h4", self.say("api-answers"))
        yield from self._answers(told["responses"], "h5")
        yield "</section>"

    def _key(self, told: Part) -> str:
        given = told["security"]
        if not given:
            return ""
        id = "api-key-possible" if {} in given else "api-key-needed"
        return f" <small>{escape(self.say(id))}</small>"

    def _parameters(self, parameters: Iterable[Part], level: str) -> Iterator[str]:
        rows = [
            f"<dt><code>{each['name']}</code></dt>"
            f"<dd>{escape(each['description'])} {self._limits(each['schema'])}</dd>"
            for each in parameters
        ]
        if rows:
            yield tag(level, self.say("api-parameters"))
            yield f"<dl>{''.join(rows)}</dl>"

    def _limits(self, schema: Part) -> str:
        said = [
            self.say("api-limits", kind=limit, value=str(schema[limit]))
            for limit in LIMITS
            if limit in schema
        ]
        return f"<small><code>{kind_of(schema)}</code> · {escape(' · '.join(said))}</small>"

    def _answers(self, responses: Part, level: str) -> Iterator[str]:
        for status, told in responses.items():
            yield f"<div class=answer>{tag(level, status)}<div>{listed(told['description'])}"
            for kind, content in told.get("content", {}).items():
                if "allOf" in content["schema"]:
                    shape = kind_of(content["schema"]["allOf"][0])
                else:
                    shape = kind_of(content["schema"])
                yield f"<p><code>{escape(kind)} · {shape}</code></p>"
                yield self._example(content["example"])
            for name, header in told.get("headers", {}).items():
                yield f"<p><code>{name}</code> {escape(header['description'])}</p>"
            yield "</div></div>"

    def _live(self, line: Part) -> Iterator[str]:
        say = self.say
        yield '<section id="live">' + tag("h2", line["summary"])
        yield f"<p><code><b>WebSocket</b> {escape(line['address'])}</code></p>"
        yield tag("p", line["description"])
        yield from self._parameters(line["parameters"], "h3")
        yield tag("h3", say("api-order"))
        yield f"<ol>{''.join(tag('li', each) for each in line['order'])}</ol>"
        for way in ("send", "receive"):
            yield tag("h3", say(f"api-{way}"))
            for frame in line[way]:
                yield f'<section id="{frame["name"]}-frame"><h4><code>{frame["name"]}</code></h4>'
                yield tag("p", frame["summary"]) + f"<p><code>{kind_of(frame['schema'])}</code></p>"
                yield self._example(frame["example"]) + "</section>"
        yield tag("h3", say("api-frame-refusals")) + listed(line["refusals"])
        yield tag("h3", say("api-handshake"))
        yield from self._answers(line["handshake"], "h4")
        yield tag("h3", say("api-close")) + tag("p", say("api-close-more"))
        yield from self._answers(line["close"], "h4")
        yield "</section>"

    def _shape(self, name: str, schema: Part) -> Iterator[str]:
        yield f'<section id="shape-{name}"><h3><code>{name}</code></h3>'
        if "properties" in schema:
            rows = [
                f"<dt><code>{field}{'' if field in schema.get('required', ()) else '?'}</code></dt>"
                f"<dd><code>{kind_of(part)}</code></dd>"
                for field, part in schema["properties"].items()
            ]
            yield f"<dl>{''.join(rows)}</dl>"
        else:
            yield f"<p><code>{kind_of(schema)}</code></p>"
        yield "</section>"

    def _example(self, value: Any) -> str:
        text = value if isinstance(value, str) else json.dumps(value, indent=2, ensure_ascii=False)
        name = escape(self.say("api-example"))
        shown = f"<pre tabindex=0><code>{escape(text)}</code></pre>"
        return f"<details><summary>{name}</summary>{shown}</details>"


def tag(name: str, text: str) -> str:
    """A text in an element."""
    return f"<{name}>{escape(text)}</{name}>"


def listed(text: str) -> str:
    """A description: a list where each line begins with an id, otherwise a paragraph."""
    lines = [line.removeprefix("- ") for line in text.splitlines() if line.startswith("- ")]
    if not lines:
        return tag("p", text)
    parts = [line.removeprefix("`").split("`: ", 1) for line in lines]
    return f"<ul>{''.join(f'<li><code>{id}</code> {escape(said)}</li>' for id, said in parts)}</ul>"


def kind_of(schema: Part) -> str:
    """What a schema lets through, as one would write a type."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#shape-{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(kind_of(each) for each in schema[several]))
    if "enum" in schema:
        return " | ".join(escape(json.dumps(each, ensure_ascii=False)) for each in schema["enum"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(kind_of(each) for each in schema['prefixItems'])}]"
        item = kind_of(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        return f"{{ string: {kind_of(schema.get('additionalProperties', {}))} }}"
    return str(schema.get("type", "JSON"))
