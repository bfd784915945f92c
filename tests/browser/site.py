"""A site in a process of its own, started as a person starts it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from server.site import UNHURRIED, free_port, wait_for

STARTING = 30.0
STOPPING = 20.0


class Site:
    """The command `parterre`, serving from a folder on a port of its own."""

    def __init__(self, folder: Path, sources: Path | None = None) -> None:
        self.folder = folder
        self.sources = sources
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "site.log"
        self.http = httpx.Client(base_url=self.address, timeout=STOPPING)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Site:
        """Start it, once more if need be, and wait until it is well."""
        command = [sys.executable, "-m", "parterre", "--no-browser", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder / "data")],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **UNHURRIED, **self._found()},
            )
        wait_for(self._well, STARTING)
        return self

    def end(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal and return its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(by)
        return self.process.wait(STOPPING)

    def lay(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A new table, its seats in the order given."""
        body = {"game": "arboretum", "seats": list(seats), "order": "given", **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def get(self, path: str, key: str | None = None) -> dict[str, Any]:
        """What the site answers there."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        answer = self.http.get(path, headers=headers)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def post(self, path: str, key: str, **body: Any) -> None:
        """Send something there."""
        answer = self.http.post(path, json=body, headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code == 200, answer.text

    def _found(self) -> dict[str, str]:
        """Where the sources are, if not where these tests have theirs."""
        if self.sources is None:
            return {}
        path = [str(self.sources), *filter(None, [os.environ.get("PYTHONPATH")])]
        return {"PYTHONPATH": os.pathsep.join(path)}

    def _well(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False
