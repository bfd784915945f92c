"""One site on one folder: the second says so, and a killed one leaves nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.site import free_port

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the command as a process; every one is ended when the test is."""
    started: list[subprocess.Popen[str]] = []

    def begin(*words: str, **environment: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "parterre", "--no-browser", "--port", str(free_port())]
        process = subprocess.Popen(
            [*command, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path / "xdg"), **environment},
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def opened(process: subprocess.Popen[str]) -> None:
    """Wait until a site says that it is open."""
    assert process.stdout is not None
    assert "http://" in process.stdout.readline()


@pytest.mark.parametrize(("lang", "words"), [("en", "Another"), ("fr", "Un autre Parterre")])
def test_the_second_site_on_a_folder_says_so(
    start: Start, tmp_path: Path, lang: str, words: str
) -> None:
    folder = str(tmp_path / "data")
    first = start("--data", folder)
    opened(first)
    second = start("--data", folder, "--lang", lang)
    out, err = second.communicate(timeout=60)
    assert (second.returncode, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert words in err
    assert folder in err
    elsewhere = start("--data", str(tmp_path / "other"))
    opened(elsewhere)
    first.send_signal(signal.SIGTERM)
    assert first.wait(30) == 0
    again = start("--data", folder)
    opened(again)


def test_a_killed_site_leaves_no_lock(start: Start, tmp_path: Path) -> None:
    folder = str(tmp_path / "data")
    first = start("--data", folder)
    opened(first)
    first.kill()
    first.wait(30)
    assert (tmp_path / "data" / "parterre.db.lock").exists()
    again = start("--data", folder)
    opened(again)


def test_a_database_named_by_its_address_is_held_too(start: Start, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'kept.db'}"
    opened(start("--data", str(tmp_path / "a"), PARTERRE_DATABASE_URL=address))
    second = start("--data", str(tmp_path / "b"), PARTERRE_DATABASE_URL=address)
    assert second.wait(60) == 1


@pytest.mark.postgres
def test_many_sites_share_postgresql(
    start: Start, tmp_path: Path, new_database: Callable[[str, Path], str]
) -> None:
    address = new_database("postgresql", tmp_path)
    sites = [start("--data", str(tmp_path), PARTERRE_DATABASE_URL=address) for _ in range(2)]
    for site in sites:
        opened(site)
    assert all(site.poll() is None for site in sites)
