"""A game is its folder: one that the tests bring along is played on the site and replayed."""

from __future__ import annotations

import difflib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import THINKING
from browser.site import Site
from browser.visitors import Visitors

ROOT = Path(__file__).resolve().parent.parent.parent
TINY = ROOT / "tests" / "tiny"
NAME = "stones"
# The two lines that every game has besides its own files.
LINES = {
    "src/parterre/games/__init__.py": ('    "arborea",\n', f'    "{NAME}",\n'),
    "web/src/games/registry.ts": (
        'export { default as arborea } from "./arborea";\n',
        f'export {{ default as {NAME} }} from "./{NAME}";\n',
    ),
}
LEFT_OUT = ("static", "made", "__pycache__", "node_modules", "*.egg-info", "*.so", "*.pyd")
QUICK = 40  # seconds for all of it


def texts(project: Path) -> dict[str, str]:
    """Every file of a project that somebody wrote, by its path."""
    ignored = {"static", "made", "__pycache__", "node_modules"}
    found = {}
    for folder in ("src", "web"):
        for path in sorted((project / folder).rglob("*")):
            if path.is_file() and not ignored & set(path.parts) and path.suffix != ".so":
                try:
                    found[path.relative_to(project).as_posix()] = path.read_text("utf-8")
                except UnicodeDecodeError:
                    continue
    return found


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one game more, whose engine is interpreted and client built."""
    copy = tmp_path_factory.mktemp("fifth")
    ignored = shutil.ignore_patterns(*LEFT_OUT)
    for folder in ("src", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored)
    shutil.copy(ROOT / "hatch_build.py", copy)
    shutil.copytree(TINY, copy, dirs_exist_ok=True, ignore=ignored)
    for file, (last, line) in LINES.items():
        text = (copy / file).read_text("utf-8")
        (copy / file).write_text(text.replace(last, last + line), "utf-8")
    (copy / ".build").mkdir()
    shutil.copy(ROOT / ".build" / "packages.json", copy / ".build")
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = [sys.executable, "hatch_build.py", "client"]
    made = subprocess.run(build, cwd=copy, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    return copy


@pytest.fixture(scope="module")
def gardens(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of that copy."""
    site = Site(tmp_path_factory.mktemp("gardens"), project / "src").start()
    yield site
    assert site.end() == 0, site.log.read_text()
    site.http.close()
    assert "Traceback" not in site.log.read_text()


def command(project: Path, *words: str) -> str:
    """What a command of that copy prints."""
    ran = subprocess.run(
        [sys.executable, "-m", "parterre", *words],
        env={**os.environ, "PYTHONPATH": str(project / "src"), "PARTERRE_LANG": "en"},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_its_own_files_and_two_lines_are_all_there_is(project: Path) -> None:
    before, after = texts(ROOT), texts(project)
    brought = texts(TINY)
    assert set(after) - set(before) == set(brought)
    assert all(NAME in path for path in brought)
    changed = {path for path in before if after.get(path) != before[path]}
    assert changed == set(LINES)
    for path in changed:
        lines = difflib.ndiff(before[path].splitlines(), after[path].splitlines())
        assert len([line for line in lines if line[:1] in "+-"]) == 1


def play(page: Page) -> None:
    """Take one stone at a time, and confirm it, until the end is told."""
    ended = page.get_by_test_id("ranking")
    asked = page.locator("main[data-ask=take]")
    while True:
        expect(asked.or_(ended)).to_be_visible(timeout=THINKING)
        if ended.count():
            return
        n = page.get_by_test_id("heap").get_attribute("data-n")
        page.locator("[data-action='take 1']").click()
        page.get_by_test_id("confirm").click()
        expect(page.locator(f"[data-n='{n}']")).to_have_count(0)


@pytest.mark.parametrize("look", [Look(), Look("phone", "fr")], ids=str)
def test_it_is_played_from_the_home_page_to_its_record(
    visitors: Callable[[Site], Visitors], gardens: Site, project: Path, tmp_path: Path, look: Look
) -> None:
    began = time.monotonic()
    page = visitors(gardens)("/", look)
    # The card: everything on it comes from the game's own files.
    title = {"en": "Stones", "fr": "Cailloux"}[look.lang]
    card = page.get_by_test_id(f"game-{NAME}")
    expect(card).to_have_text(title)
    expect(page.locator(f"[data-game={NAME}] .meta")).to_have_text("2 · 1 min")
    expect(page.locator(".games .plate")).to_have_count(5)
    card.click()
    expect(page.get_by_role("heading", level=2, name=title).last).to_be_visible()
    page.get_by_test_id("options").locator("summary").click()
    page.locator("input[name=heap][value='15']").check()
    picture(page, look, "fifth-home")
    # A person against a bot.
    page.get_by_test_id("play-now").click()
    expect(page.locator("main[data-ask=take]")).to_be_visible(timeout=THINKING)
    picture(page, look, "fifth-table")
    table = page.url.rsplit("/", 1)[1]
    play(page)
    picture(page, look, "fifth-end")
    # Scored, kept and replayed.
    record = gardens.get(f"/api/tables/{table}/record")
    assert record["game"] == NAME
    assert record["setup"]["options"] == {"heap": 15}
    points = sorted(score["points"] for score in record["scores"])
    assert sum(points) == 15 + 5
    told = page.locator("[data-testid=ranking] .points").all_text_contents()
    assert sorted(map(int, told)) == points
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    replayed = json.loads(command(project, "replay", str(file), "--json"))
    assert (replayed["game"], replayed["over"]) == (NAME, True)
    assert replayed["scores"] == record["scores"]
    assert time.monotonic() - began < QUICK


def test_the_commands_know_it(project: Path, tmp_path: Path) -> None:
    told = {game["name"]: game for game in json.loads(command(project, "games", "--json"))}
    assert told[NAME]["options"][0]["words"] == "Stones on the heap"
    file = tmp_path / "table.json"
    players = [{"name": "Ana", "stones": 7, "last": True}, {"name": "Bea", "stones": 5}]
    file.write_text(json.dumps({"game": NAME, "players": players}), "utf-8")
    answer = json.loads(command(project, "score", str(file), "--json"))
    assert (answer["winners"], [each["points"] for each in answer["players"]]) == (["Ana"], [12, 5])
    records = tmp_path / "records.jsonl"
    bots = ("--bots", "greedy,uniform", "--games", "3", "--seed", "1")
    command(project, "simulate", NAME, *bots, "--out", str(records))
    assert len(command(project, "replay", str(records), "--json").splitlines()) == 3
