"""The built client: its files, held in memory and served with the right age."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from pathlib import Path

import msgspec

from parterre.words import LANGUAGES, SOURCE, say

STATIC = Path(__file__).parent / "static"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
}
PACKED = {"text/javascript", "text/css", "text/html", "image/svg+xml", "application/json"}
STYLE = re.compile(rb'<link rel="stylesheet"[^>]* href="(/assets/[^"]+)"')
UNBUILT = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>Parterre</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body><h1>Parterre</h1>{parts}</body></html>
"""


class Page(msgspec.Struct, frozen=True):
    """A file of the client as it is sent."""

    content: bytes
    type: str
    age: str
    tag: str
    packed: bytes | None


class Pages:
    """Every file of the client by its path; what is not in here does not exist."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._files: dict[str, Page] = {}
        if folder.is_dir():
            for file in sorted(folder.rglob("*")):
                if file.is_file():
                    path = "/" + file.relative_to(folder).as_posix()
                    self._files[path] = _page(path, file.read_bytes())
        self.built = "/index.html" in self._files
        self.index = self._files.get("/index.html") or _page("/index.html", unbuilt())

    @property
    def styles(self) -> list[str]:
        """The addresses of the styles that the client begins with, if it was built."""
        return [found.decode() for found in STYLE.findall(self.index.content)]

    def find(self, path: str) -> Page | None:
        """The file at a path, or the page that draws it; None when it is neither."""
        found = self._files.get(path)
        if found is not None:
            return found
        last = path.rsplit("/", 1)[-1]
        machine = path.startswith(("/api/", "/assets/"))
        return None if machine or "." in last else self.index


def unbuilt() -> bytes:
    """The page of a site whose client was not built, honest about it in every language."""
    parts = "".join(
        f'<p lang="{lang}">{html.escape(say(id, lang=lang))}</p>'
        for lang in LANGUAGES
        for id in ("server-unbuilt", "server-unbuilt-how", "server-unbuilt-programs")
    )
    return UNBUILT.format(lang=SOURCE, parts=parts).encode()


def _page(path: str, content: bytes) -> Page:
    suffix = Path(path).suffix
    kind = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    # The build names its assets after their content, so they never change.
    fixed = path.startswith("/assets/")
    age = "public, max-age=31536000, immutable" if fixed else "no-cache"
    # The pages are the same for everybody, so packing them can tell nobody anything.
    small = gzip.compress(content, 6, mtime=0) if kind in PACKED else content
    packed = small if len(small) < 0.9 * len(content) else None
    return Page(content, kind, age, f'"{hashlib.sha256(content).hexdigest()[:20]}"', packed)
