"""A language is its files: one that a script has made is whole on the site."""

from __future__ import annotations

import re
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
from browser.test_every_board import begun
from browser.visitors import PATIENCE, Visitors
from parterre.games import GAMES
from parterre.server.names import FOR_BOTS
from pseudo import NAME, ROOT, TAG, accented, copied

# Every text on the page, and every word that is told instead of it or besides; what says its
# language itself, and what is typed as it stands, are left out.
TEXTS = """() => {
  const apart = "script, style, code, kbd, [lang]:not(html)";
  const found = new Set([document.title]);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!walk.currentNode.parentElement.closest(apart)) found.add(walk.currentNode.data.trim());
  const told = ["aria-label", "aria-description", "aria-valuetext", "aria-roledescription",
    "title", "placeholder", "alt", "data-tip", "data-ink"];
  for (const one of document.querySelectorAll("body *"))
    for (const name of told)
      if (one.hasAttribute(name)) found.add(one.getAttribute(name).trim());
  return [...found].filter(Boolean);
}"""
# Codes of cards, tiles, places, cells, levels and trails.
CODE = re.compile(r"\b(?:[A-Z]{1,3}[+-]?\d*[ab]?|[a-z]\d{1,2}|[a-e])\b")
WORD = re.compile(r"[A-Za-z]{2,}")
NAMES = re.compile("|".join(["Ana", *FOR_BOTS, "Feronia"]))
BOT = {"kind": "bot", "bot": "uniform"}
MISTAKES = '[species.K]\nen = 3\nde = "Eiche"\n[cards]\nranks = 9\n'


@pytest.fixture(scope="session")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one language more, and its client, made as ours is made."""
    project = copied(tmp_path_factory.mktemp("pseudo"))
    (project / ".build").mkdir()
    shutil.copy(ROOT / ".build" / "packages.json", project / ".build")
    (project / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    build = [sys.executable, "hatch_build.py", "client"]
    made = subprocess.run(build, cwd=project, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    return project / "src"


@pytest.fixture(scope="session")
def strange(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of that copy."""
    site = Site(tmp_path_factory.mktemp("strange"), sources).start()
    yield site
    assert site.end() == 0, site.log.read_text()
    site.http.close()


@pytest.fixture
def visit_strange(visitors: Callable[[Site], Visitors], strange: Site) -> Visitors:
    """Visitors of it."""
    return visitors(strange)


def foreign(page: Page, quoted: str = "") -> list[str]:
    """The texts of a page that have a word without accents, but for names and codes."""
    texts: list[str] = page.evaluate(TEXTS)
    known = set(WORD.findall(quoted))
    return [
        text for text in texts if set(WORD.findall(CODE.sub(" ", NAMES.sub(" ", text)))) - known
    ]


def assert_whole(page: Page, quoted: str = "") -> None:
    """Nothing on the page is in another language."""
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    # The voice for screen readers speaks a moment after the page has changed.
    end = time.monotonic() + PATIENCE / 1000
    while (found := foreign(page, quoted)) and time.monotonic() < end:
        page.wait_for_timeout(100)
    assert found == []


def opened(visit: Visitors, path: str, look: Look | None = None) -> Page:
    """A page of the site, by somebody who reads the language."""
    page = visit("/", look)
    page.get_by_test_id("language").select_option(TAG)
    page.goto(path)
    return page


def no_wider_than_the_screen(page: Page) -> None:
    """Nothing sticks out to the side."""
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0


def test_the_list_on_top_has_every_language(visit_strange: Visitors) -> None:
    """Each by its own name, chosen by key, and kept."""
    page = visit_strange("/")
    chooser = page.get_by_test_id("language")
    expect(chooser.locator("option")).to_have_text(["English", "Français", NAME])
    expect(chooser.locator("option").last).to_have_attribute("lang", TAG)
    chooser.focus()
    page.keyboard.press("End")
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        accented("Games of gardens, drawn by hand.")
    )
    page.reload()
    expect(chooser).to_have_value(TAG)
    assert_whole(page)


def test_the_menu_of_a_phone_has_every_language(visit_strange: Visitors, strange: Site) -> None:
    """At a table the line on top has no room for the list; the menu has, by finger and by key."""
    look = Look("phone")
    page = visit_strange(begun(strange, "arboretum", 0).link, look)
    expect(page.get_by_test_id("language")).not_to_be_visible()
    page.get_by_test_id("menu").tap()
    languages = page.locator("input[name=lang]")
    expect(languages).to_have_count(3)
    expect(page.locator(".panel [lang]")).to_have_text(["English", "Français", NAME])
    picture(page, look, "languages")
    page.get_by_text(NAME, exact=True).locator("visible=true").tap()
    assert_whole(page)
    no_wider_than_the_screen(page)
    page.locator("input[name=lang]:checked").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("ArrowDown")
    expect(page.locator("html")).to_have_attribute("lang", TAG)


@pytest.mark.parametrize("look", [Look(), Look("phone")], ids=str)
def test_the_home_page_is_whole(visit_strange: Visitors, look: Look) -> None:
    page = opened(visit_strange, "/", look)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    for game in GAMES:
        page.get_by_test_id(f"game-{game}").click()
        for panel in ("with-friends", "on-device"):
            page.get_by_test_id(panel).click()
            assert_whole(page)
            page.get_by_test_id(panel).click()
        for summary in page.locator("main summary:visible").all():
            summary.click()
        assert_whole(page)
        picture(page, look, f"home-{game}")
        page.goto("/")
    no_wider_than_the_screen(page)
    page.get_by_test_id("menu").click()
    assert_whole(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert_whole(page)


def test_what_is_wrong_with_a_box_is_told_in_it(visit_strange: Visitors) -> None:
    page = opened(visit_strange, "/")
    page.get_by_test_id("game-arboretum").click()
    page.get_by_test_id("own-box").locator("summary").click()
    page.locator("textarea").fill(MISTAKES)
    page.get_by_test_id("own-box-check").click()
    expect(page.get_by_test_id("own-box-mistakes").locator("li")).to_have_count(3)
    assert_whole(page, "species cards ranks en de")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_the_box_are_whole(visit_strange: Visitors, game: str) -> None:
    page = opened(visit_strange, f"/rules/{game}")
    expect(page.locator("main article").first).to_be_visible()
    assert_whole(page)
    page.goto(f"/box/{game}")
    expect(page.locator("details").first).to_be_visible()
    assert_whole(page)
    picture(page, Look(), f"strange-box-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_whole(visit_strange: Visitors, strange: Site, game: str) -> None:
    """With its log, its panels, a hint and what may be chosen."""
    laid = begun(strange, game)
    page = opened(visit_strange, laid.link)
    expect(page.get_by_test_id("question")).to_be_visible()
    assert_whole(page)
    picture(page, Look(), f"strange-{game}")
    for key in ("l", "r", "?"):
        page.keyboard.press(key)
        assert_whole(page)
        page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    assert_whole(page)
    page.keyboard.press("Escape")
    page.get_by_test_id("ask-hint").locator("visible=true").first.click()
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=THINKING)
    assert_whole(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_scoring_is_whole(visit_strange: Visitors, strange: Site, game: str) -> None:
    """Told scene by scene, and the result."""
    table = strange.lay(BOT, BOT, game=game)["table"]
    while strange.get(f"/api/tables/{table}")["turn"] != "over":  # the test's time limit ends it
        time.sleep(0.2)
    page = opened(visit_strange, f"/t/{table}")
    expect(page.get_by_test_id("scoring")).to_be_visible()
    assert_whole(page)
    if page.get_by_test_id("tell-again").locator("visible=true").count():
        page.get_by_test_id("tell-again").locator("visible=true").click()
    for _ in range(8):
        assert_whole(page)
        page.keyboard.press("ArrowRight")
    # A short story has come to its end by itself.
    skip = page.get_by_test_id("skip").locator("visible=true")
    if skip.count():
        skip.click()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    assert_whole(page)


def test_a_component_may_be_renamed_in_it(visit_strange: Visitors, strange: Site) -> None:
    """And keeps its name in every language that was not corrected."""
    name = accented("Holm oak")
    changes = {"species": {code: {TAG: f"{name} {code}"} for code in "CDJAKW"}}
    laid = begun(strange, "arboretum", components=changes)
    page = opened(visit_strange, laid.link)
    expect(page.get_by_test_id("question")).to_be_visible()
    assert_whole(page)
    held = page.locator("[data-card]").first
    expect(held).to_have_attribute("aria-label", re.compile(name))
    page.get_by_test_id("language").select_option("en")
    expect(held).to_have_attribute(
        "aria-label", re.compile("Cassia|Dogwood|Jacaranda|Maple|Oak|Willow")
    )
