"""Does docs/how-to/use-the-api.md do what it says?"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.site import Site

DOC = Path(__file__).parents[2] / "docs" / "how-to" / "use-the-api.md"


def example(language: str, site: Site) -> str:
    """The example in a language, sent to a site."""
    found = re.search(rf"```{language}\n(.*?)```", DOC.read_text("utf-8"), re.DOTALL)
    assert found
    text = found[1]
    assert "http://127.0.0.1:8725" in text
    return text.replace("http://127.0.0.1:8725", site.address)


def test_the_program_plays_a_whole_game(sqlite_site: Site) -> None:
    code = [sys.executable, "-c", example("python", sqlite_site)]
    ran = subprocess.run(code, capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"points: \[\d+, \d+\]\n", ran.stdout)


def test_the_commands_are_answered(sqlite_site: Site) -> None:
    if shutil.which("curl") is None:
        pytest.skip("there is no curl")
    command = ["sh", "-ec", example("sh", sqlite_site)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    games, end = json.JSONDecoder().raw_decode(ran.stdout)
    assert "arboretum" in [game["name"] for game in games]
    seats = json.loads(ran.stdout[end:])["seats"]
    assert [seat["name"] for seat in seats if "token" in seat] == ["Ana"]


def test_what_it_points_at_is_there(sqlite_site: Site) -> None:
    for path in re.findall(r"`(/api[^`]*)`", DOC.read_text("utf-8")):
        assert sqlite_site.http.get(path).status_code == 200
    for link in re.findall(r"\]\(([^)#]+)", DOC.read_text("utf-8")):
        assert (DOC.parent / link).exists()
