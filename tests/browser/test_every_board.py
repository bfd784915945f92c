"""What all boards do alike: words for what is drawn, and a log that shows where things happened."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look
from browser.site import Site
from browser.tables import Laid
from browser.visitors import Visitors
from parterre.games import GAMES
from tables import bars

ANA = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "bot": "greedy", "name": "Inès"}
HELD = 700
# The middle of something that tells its words, where nothing lies over it, and those words: if
# there is one, of something that may be chosen.
TELLING = """() => {
  const may = (one) => Number(!!one.closest("[data-action], .held[aria-disabled=false]"));
  const all = [...document.querySelectorAll("main:not([data-ask='']) [data-tip]")];
  for (const one of all.sort((a, b) => may(b) - may(a))) {
    if (!one.checkVisibility()) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const found = document.elementFromPoint(x, y)?.closest("[data-tip]");
    if (found === one && y > 60 && y < innerHeight - 10)
      return [x, y, one.dataset.tip || one.getAttribute("aria-label"), may(one)];
  }
}"""
# Words that are nowhere to be had, and titles, which reach neither finger nor key.
SILENT = """() => [...document.querySelectorAll("main [data-tip], main [title]")]
  .filter(one => one.title || !(one.dataset.tip || one.getAttribute("aria-label")))
  .map(one => one.outerHTML.slice(0, 100))"""
CHOSEN = "() => document.querySelectorAll('main [aria-pressed=true]').length"
RINGED = """() => [...document.querySelectorAll("main *")]
  .filter(one => getComputedStyle(one).outlineStyle === "dotted" && one.checkVisibility()).length"""


def begun(site: Site, game: str, answers: int = 12, **more: Any) -> Laid:
    """A table at which some things have happened and the person is asked."""
    made = site.lay(ANA, BOT, game=game, **more)
    laid = Laid(made["table"], made["seats"][0]["token"])
    path = f"/api/tables/{laid.table}"
    end = time.monotonic() + 60
    while time.monotonic() < end:
        update = site.get(f"{path}?since=1000000", laid.key)
        if not update["choices"]:
            time.sleep(0.02)
        elif answers:
            answers -= 1
            action = update["choices"][len(update["choices"]) // 2]["action"]
            site.post(f"{path}/play", laid.key, n=update["n"], action=action)
        else:
            return laid
    raise AssertionError(f"{game} never asked again")


def telling(page: Page) -> tuple[float, float, str, int]:
    """Something that tells its words: where, what, and whether it may be chosen."""
    found = page.wait_for_function(TELLING).json_value()
    return found[0], found[1], found[2], found[3]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_is_told_to_a_pointer(visit: Visitors, site: Site, game: str) -> None:
    page = visit(begun(site, game).link, Look())
    expect(page.get_by_test_id("question")).to_be_visible()
    x, y, words, _ = telling(page)
    page.mouse.move(x, y)
    tip = page.get_by_test_id("tip")
    expect(tip).to_have_text(words)
    expect(tip).to_be_in_viewport(ratio=1)
    page.mouse.move(720, 20)
    expect(tip).to_have_count(0)
    assert page.evaluate(SILENT) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_finger_holds_is_told_and_not_chosen(visit: Visitors, site: Site, game: str) -> None:
    laid = begun(site, game, **bars(game).TOUCHED)
    page = visit(laid.link, Look("phone"))
    expect(page.get_by_test_id("question")).to_be_visible()
    x, y, words, choice = telling(page)
    assert choice
    chosen = page.evaluate(CHOSEN)
    n = site.get(f"/api/tables/{laid.table}?since=1000000", laid.key)["n"]
    touch = page.context.new_cdp_session(page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    tip = page.get_by_test_id("tip")
    expect(tip).to_have_text(words)
    page.wait_for_timeout(HELD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(tip).to_be_visible()
    expect(page.locator("[data-testid='confirm']:enabled")).to_have_count(0)
    assert page.evaluate(CHOSEN) == chosen
    assert site.get(f"/api/tables/{laid.table}?since=1000000", laid.key)["n"] == n


@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_log_lights_where_it_was(visit: Visitors, site: Site, game: str) -> None:
    page = visit(begun(site, game).link, Look())
    expect(page.get_by_test_id("question")).to_be_visible()
    if game in ("botanicus", "arborea"):
        page.get_by_test_id("open-log-wide").click()
    line = page.locator(".log button.line >> visible=true").last
    line.hover()
    page.wait_for_function(f"() => ({RINGED})() > 0")
    page.mouse.move(720, 20)
    page.wait_for_function(f"() => ({RINGED})() === 0")


@pytest.mark.parametrize("game", GAMES)
def test_a_new_page_has_the_focus_on_the_question(visit: Visitors, site: Site, game: str) -> None:
    page = visit(begun(site, game).link, Look())
    expect(page.locator("[data-asked]")).to_be_focused()
    # From there an arrow leads to what may be chosen, and Enter alone does nothing.
    n = page.locator("[data-asked]").inner_text()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-asked]")).not_to_be_focused()
    expect(page.locator("[data-asked]")).to_have_text(n)
