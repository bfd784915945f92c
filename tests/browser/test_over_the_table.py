"""Reading at the table: the rules and the box of its game, without leaving it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import EDGE
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say

PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "bot": "greedy", "name": "Inès"}


def at_topiary(visit: Visitors, site: Site, look: Look) -> tuple[Page, list[str]]:
    """A table of Topiary, with a note of every line to it that is opened or closed."""
    made = site.lay(PERSON, BOT, game="topiary")
    page = visit("/", look)
    lines: list[str] = []
    page.on(
        "websocket",
        lambda line: (lines.append("open"), line.on("close", lambda _: lines.append("close"))),
    )
    page.goto(f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(page.get_by_test_id("question")).to_be_visible()
    return page, lines


def press(page: Page, what: str, look: Look) -> None:
    """Follow a link of the menu."""
    page.get_by_test_id("menu").click()
    link = page.locator(f".menu a[href^='/{what}/']")
    if look.touch:
        link.tap()
    else:
        link.click()


@pytest.mark.parametrize("look", [Look("phone", "fr"), Look()], ids=str)
def test_the_book_and_the_box_open_over_the_table(visit: Visitors, site: Site, look: Look) -> None:
    page, lines = at_topiary(visit, site, look)
    page.wait_for_function("() => !location.hash")
    address = page.url
    over = page.get_by_test_id("over-table")
    press(page, "rules", look)
    expect(over.get_by_role("heading", name="Topiary", level=1)).to_be_visible()
    picture(page, look, "rules-over-the-table")
    # The keys of the board are not meant for it now.
    page.keyboard.press("l")
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    over.locator("a[href='#3.2']").click()
    expect(over.locator("[id='3.2']")).to_be_in_viewport()
    assert page.url == address
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    press(page, "box", look)
    expect(over.get_by_role("heading", name=say("site-box-title", lang=look.lang))).to_be_visible()
    page.go_back()
    expect(over).to_have_count(0)
    page.go_forward()
    expect(over).to_be_visible()
    page.get_by_test_id("close-over").click()
    expect(over).to_have_count(0)
    assert page.url == address
    assert lines == ["open"], "the line to the table stayed open"


def test_what_was_half_chosen_is_still_chosen(visit: Visitors, site: Site) -> None:
    made = site.lay(PERSON, BOT)
    path, key = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    for _ in range(2):
        update = site.get(f"{path}?since=1000000", key)
        site.post(f"{path}/play", key, n=update["n"], action="draw deck")
    page = visit(f"/t/{made['table']}#{key}")
    card = page.locator("[data-card]").first
    card.click(position=EDGE)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.locator("header a[href='/rules/arboretum']").click()
    expect(page.get_by_test_id("over-table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("over-table")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
