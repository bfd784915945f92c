"""The language and the light change everything that is seen, and are remembered."""

from __future__ import annotations

import re
import time
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

import parterre.words
from browser.looks import Look
from browser.playing import EDGE
from browser.tables import Tables
from browser.visitors import PATIENCE, Visitors
from parterre.words import say

# Every text on the page, and every name that a screen reader says instead.
TEXTS = """() => {
  const found = new Set([document.title]);
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const holder = walk.currentNode.parentElement;
    if (!holder.closest("script, style, [lang]:not(html)")) found.add(walk.currentNode.data.trim());
  }
  for (const one of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-ink"])
      if (one.hasAttribute(name)) found.add(one.getAttribute(name).trim());
  return [...found].filter(Boolean);
}"""
LIGHT = """() => [[document.body, "backgroundColor"], [document.querySelector("h2"), "color"]]
  .map(([element, what]) => {
    const [red, green, blue] = getComputedStyle(element)[what].match(/[\\d.]+/g).map(Number);
    return (red + green + blue) / 3 / 255;
  })"""
DAY = f"() => {{ const [paper, ink] = ({LIGHT})(); return paper > 0.7 && ink < 0.3; }}"
NIGHT = f"() => {{ const [paper, ink] = ({LIGHT})(); return paper < 0.3 && ink > 0.7; }}"
ID = re.compile(r"\b(?:site|board|species|arboretum|server|core|log|table)-[a-z0-9_-]+\b")
ENGLISH = re.compile(
    r"\b(?:the|your?|and|of|from|draw|deck|turns?|gardens?|hand|left|plant|discard|undo|rules|"
    r"next|is|are|thinking|playing|planted|unseen|known|bot|seat|card|cards)\b",
    re.IGNORECASE,
)


def texts(page: Page) -> list[str]:
    """All of them."""
    found: list[str] = page.evaluate(TEXTS)
    return found


@cache
def only_english() -> set[str]:
    """The messages without values that French does not say in the same words."""
    found = set()
    for file in (Path(parterre.words.__file__).parent / "en").glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if not isinstance(entry, ast.Message) or entry.value is None:
                continue
            if all(isinstance(part, ast.TextElement) for part in entry.value.elements):
                id = entry.id.name
                if say(id, lang="en") != say(id, lang="fr"):
                    found.add(say(id, lang="en"))
    return found


def assert_french(page: Page) -> None:
    """Nothing on the page is English, or an id that nobody translated."""
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("main")).to_be_visible()
    # The voice for screen readers speaks a moment after the page has changed.
    end = time.monotonic() + PATIENCE / 1000
    while (wrong := english_on(page)) and time.monotonic() < end:
        page.wait_for_timeout(100)
    assert not wrong


def english_on(page: Page) -> list[str]:
    """What is English on the page, or an id that nobody translated."""
    found = texts(page)
    ids_and_words = [text for text in found if ID.search(text) or ENGLISH.search(text)]
    return ids_and_words + sorted(only_english().intersection(found))


def test_the_table_in_french(visit: Visitors, tables: Tables) -> None:
    """One press turns the whole table French, panels included, and a reload keeps it."""
    page = visit(tables.plant.link)
    expect(page.get_by_role("heading", name=say("arboretum-board-ask-plant"))).to_be_visible()
    page.get_by_test_id("language").select_option("fr")
    expect(
        page.get_by_role("heading", name=say("arboretum-board-ask-plant", lang="fr"))
    ).to_be_visible()
    assert_french(page)
    page.reload()
    expect(
        page.get_by_role("heading", name=say("arboretum-board-ask-plant", lang="fr"))
    ).to_be_visible()
    page.locator("[data-card]").first.click(position=EDGE)
    page.locator("[data-cell][tabindex='0']").click()
    assert_french(page)
    for key in ("l", "r", "?"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        assert_french(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("menu").click()
    assert_french(page)


def test_the_other_pages_in_french(visit: Visitors, tables: Tables) -> None:
    """Home, the scoring and the result."""
    page = visit(tables.over.link, Look(lang="fr"))
    page.get_by_test_id("tell-again").locator("visible=true").click()
    for _ in range(3):
        assert_french(page)
        page.keyboard.press("ArrowRight")
    page.get_by_test_id("skip").locator("visible=true").click()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    assert_french(page)
    page.goto("/")
    expect(page.locator("[data-table]")).to_have_count(1)
    page.get_by_test_id("with-friends").click()
    assert_french(page)
    page.get_by_test_id("on-device").click()
    assert_french(page)
    for path in ("/rules/arboretum", "/box/arboretum"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        expect(page.get_by_text(ID)).to_have_count(0)


def test_the_language_follows_the_device_until_chosen(visit: Visitors) -> None:
    """French for a French browser; the choice of English stays."""
    page = visit("/", Look(lang="fr"))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-headline", lang="fr"))
    page.get_by_test_id("language").select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-headline"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-headline"))


def test_night_and_day(visit: Visitors, tables: Tables) -> None:
    """The paper darkens, the ink lightens, and a reload keeps it."""
    page = visit(tables.draw.link)
    expect(page.get_by_test_id("question")).to_be_visible()

    page.wait_for_function(DAY)
    page.get_by_test_id("night").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.wait_for_function(NIGHT)
    page.reload()
    expect(page.get_by_test_id("question")).to_be_visible()
    page.wait_for_function(NIGHT)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
