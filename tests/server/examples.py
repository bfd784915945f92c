"""A site tried out: everything that can be asked is asked once, and what was said is noted.

The examples of the document are this. Keys, tables and cards are settled beforehand, so that the
same comes out every time; long lists are shortened.
"""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from parterre.server.health import Health
from server.site import GREEDY, Line, Site

# How much of a list and of a text is shown.
MOST, LINES = 3, 12
SEATS = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]


def settle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every key, table and card be the same in each run."""
    rng, numbers = random.Random(7), itertools.count(1)

    def key(size: int) -> str:
        return f"an-example-of-a-key-{next(numbers):02}"

    def letter(letters: Sequence[str]) -> str:
        return rng.choice(letters)

    settled = SimpleNamespace(token_urlsafe=key, choice=letter, token_bytes=rng.randbytes)
    monkeypatch.setattr("parterre.server.keys.secrets", settled)
    monkeypatch.setattr("parterre.server.tables.secrets", settled)


class Trying:
    """Somebody who asks a site for everything, and notes each answer under the route's name."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.found: dict[str, Any] = {}

    def everything(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
        """Ask for all there is."""
        self._ask("games", "GET", "/api/games")
        self._ask("rules", "GET", "/api/rules/arboretum")
        self._ask("components", "GET", "/api/components/arboretum")
        self._ask("components_file", "GET", "/api/components/arboretum/file")
        renamed = {"text": '[species.J]\nen = "Blue jacaranda"\n', "file": "mine.toml"}
        self._ask("check_components", "POST", "/api/components/arboretum", renamed)
        self._table()
        self._line()
        self._over()
        self._hint()
        self._site(monkeypatch)
        return self.found

    def _table(self) -> None:
        asked = {"game": "arboretum", "seats": SEATS, "order": "given"}
        made = self._ask("create", "POST", "/api/tables", asked).json()
        path, keys = f"/api/tables/{made['table']}", [seat["token"] for seat in made["seats"]]
        self._ask("name", "POST", f"{path}/name", {"name": "Bo"}, keys[1])
        for id in ("1f0a", "7f3a"):
            told = self.site.http.get(path, headers=bearer(keys[0])).json()
            move = {"n": told["n"], "action": told["choices"][-1]["action"], "id": id}
            self._ask("play", "POST", f"{path}/play", move, keys[0])
        told = self._ask("table", "GET", f"{path}?since={move['n']}", key=keys[0]).json()
        self._ask("box", "GET", f"{path}/box")
        self._ask("record", "GET", f"{path}/record", key=keys[0])
        self._ask("key", "POST", f"{path}/key", key=keys[1])
        while not told["undo"]:
            move = {"n": told["n"], "action": told["choices"][0]["action"]}
            told = self._ask("", "POST", f"{path}/play", move, keys[0]).json()
        self._ask("undo", "POST", f"{path}/undo", {"n": told["n"], "id": "7f3b"}, keys[0])

    def _line(self) -> None:
        ana = self.site.lay(*SEATS)[1]
        frames = self.found["frames"] = {}
        with ana.socket() as line:
            named = {"token": ana.key, "device": "an-example-of-a-name"}
            hello = {"type": "hello", "have": 0, "differences": True, **named}
            told = self._said(line, hello, "update")
            move = {"n": told["n"], "action": told["choices"][0]["action"], "id": "1f0a"}
            done = self._said(line, {"type": "play", **move}, "done")
            frames["difference"] = shortened(json.loads(line.raw()))
            self._said(line, {"type": "undo", "n": done["n"] + 5, "id": "1f0b"}, "refused")
            self._said(line, {"type": "ping"}, "pong")
        frames["refused"].pop("update")

    def _said(self, line: Line, frame: dict[str, Any], answer: str) -> dict[str, Any]:
        frames = self.found["frames"]
        line.send(**frame)
        heard = line.next(answer)
        frames[frame["type"]], frames[answer] = shortened(frame), shortened(heard)
        return heard

    def _over(self) -> None:
        people = self.site.lay(*SEATS, game="topiary")
        while (turn := people[1].look()["turn"]) != "over":
            people[turn].first()
        self._ask("again", "POST", f"{people[1].path}/again", {"order": "given"}, people[1].key)

    def _hint(self) -> None:
        ana = self.site.lay(SEATS[0], GREEDY)[1]
        self._ask("hint", "POST", f"{ana.path}/hint", {"n": ana.look()["n"]}, ana.key)

    def _site(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ask("health", "GET", "/health")

        async def trouble(self: Health) -> str:
            return "SQLITE_FULL"

        with monkeypatch.context() as broken:
            broken.setattr(Health, "trouble", trouble)
            answer = self.site.http.get("/health")
            self.found["health"][str(answer.status_code)] = answer.json()
        document = self._ask("openapi", "GET", "/api/openapi.json").json()
        # Of itself the document shows no more than its beginning.
        parts = {key: {} if isinstance(part, dict) else part for key, part in document.items()}
        self.found["openapi"]["answer"] = {**parts, "info": document["info"]}
        page = self._ask("manual", "GET", "/api").text
        self.found["manual"]["answer"] = page[: page.index("<head>")]

    def _ask(
        self,
        name: str,
        method: str,
        path: str,
        body: Any = None,
        key: str | None = None,
    ) -> httpx.Response:
        headers = bearer(key) if key else {}
        answer = self.site.http.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        kind = answer.headers["content-type"]
        value = answer.json() if kind.startswith("application/json") else answer.text
        noted = {} if body is None else {"body": body}
        self.found[name] = {**noted, "answer": shortened(value)}
        self.found.pop("", None)
        return answer


def bearer(key: str) -> dict[str, str]:
    """The header that a key is sent in."""
    return {"Authorization": f"Bearer {key}"}


def shortened(value: Any) -> Any:
    """The same with long lists and texts cut off."""
    if isinstance(value, dict):
        return {key: shortened(each) for key, each in value.items()}
    if isinstance(value, list):
        # What is no list of things alike is a position or a card, and stays whole.
        alike = all(isinstance(each, dict | list) for each in value) or len(value) > 2 * MOST
        return [shortened(each) for each in (value[:MOST] if alike else value)]
    if isinstance(value, str) and value.count("\n") > LINES:
        return "\n".join(value.splitlines()[:LINES])
    return value


def written(found: dict[str, Any]) -> str:
    """The examples as they are kept."""
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"
