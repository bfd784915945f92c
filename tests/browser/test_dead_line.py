"""A line that has died without a word: the page notices, and finds what it missed."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say
from server.proxy import Proxy

ANA = {"kind": "person", "name": "Ana"}
BEA = {"kind": "person", "name": "Bea"}
# The longest that a page may go on saying what is no longer true.
BOUND = 20_000


@pytest.fixture
def proxy(site: Site) -> Iterator[Proxy]:
    """A network between the site and a visitor."""
    with Proxy(site.port) as opened:
        yield opened


def waiting(visit: Visitors, site: Site, proxy: Proxy, look: Look) -> tuple[Page, str, str]:
    """Bea's page, where Ana is waited for; the table, and Ana's key."""
    made = site.lay(ANA, BEA)
    ana, bea = (seat["token"] for seat in made["seats"])
    visit(f"/t/{made['table']}#{ana}")
    page = visit(f"{proxy.address}/t/{made['table']}#{bea}", look)
    question = page.get_by_test_id("question").get_by_role("heading")
    expect(question).to_have_text(say("board-ask-wait", {"name": "Ana"}, look.lang))
    return page, made["table"], ana


def play_a_turn(site: Site, table: str, key: str) -> None:
    """Play a whole turn, past the browser."""
    path = f"/api/tables/{table}"
    while choices := (update := site.get(f"{path}?since=1000000", key))["choices"]:
        site.post(f"{path}/play", key, n=update["n"], action=choices[0]["action"])


@pytest.mark.parametrize("look", [Look("phone", "fr"), Look()], ids=str)
def test_a_line_that_fell_silent_is_made_anew(
    visit: Visitors, site: Site, proxy: Proxy, look: Look
) -> None:
    page, table, ana = waiting(visit, site, proxy, look)
    proxy.swallow()
    begun = time.monotonic()
    play_a_turn(site, table, ana)
    expect(page.locator("[data-ask='draw1']")).to_be_attached(timeout=BOUND)
    took = time.monotonic() - begun
    assert took < BOUND / 1000
    # What Ana planted is there, and Bea can answer it.
    expect(page.locator("[data-zone^='garden:']")).to_have_count(1)
    expect(page.get_by_text(say("site-reconnecting", lang=look.lang))).to_have_count(0)
    picture(page, look, "made-anew")
    page.locator("[data-action='draw deck']").first.click()
    expect(page.locator("[data-card]")).to_have_count(8)


@pytest.mark.parametrize("event", ["online", "focus", "pageshow"])
def test_who_comes_back_to_the_page_need_not_wait(
    visit: Visitors, site: Site, proxy: Proxy, event: str
) -> None:
    page, table, ana = waiting(visit, site, proxy, Look())
    proxy.swallow()
    play_a_turn(site, table, ana)
    page.evaluate("event => window.dispatchEvent(new Event(event))", event)
    expect(page.locator("[data-ask='draw1']")).to_be_attached(timeout=6_000)


def test_an_answer_that_got_lost_is_given_again(visit: Visitors, site: Site, proxy: Proxy) -> None:
    page, table, ana = waiting(visit, site, proxy, Look())
    play_a_turn(site, table, ana)
    expect(page.locator("[data-ask='draw1']")).to_be_attached()
    proxy.swallow()
    page.locator("[data-action='draw deck']").first.click()
    expect(page.locator("[data-card]")).to_have_count(8, timeout=BOUND)
