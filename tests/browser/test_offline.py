"""A device that goes offline says so at once, and is back as soon as it can be."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from browser.looks import Look, picture
from browser.playing import Player
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say

AT_ONCE = 1_500


@pytest.mark.parametrize("look", [Look("phone", "fr"), Look()], ids=str)
def test_going_offline_is_said_at_once(visit: Visitors, site: Site, look: Look) -> None:
    bot = {"kind": "bot", "bot": "greedy", "name": "Inès"}
    made = site.lay({"kind": "person", "name": "Ana"}, bot)
    page = visit(f"/t/{made['table']}#{made['seats'][0]['token']}", look)
    player = Player(page, look, seed=3)
    player.awaits("draw1")
    visit.expect_trouble()
    offline = page.get_by_text(say("site-offline", lang=look.lang))
    page.context.set_offline(True)
    expect(offline).to_be_visible(timeout=AT_ONCE)
    picture(page, look, "offline")
    # What is decided meanwhile is sent when the device is back.
    page.locator("[data-action='draw deck']").first.click()
    # By itself the line would by now try again only after seconds.
    time.sleep(3.2)
    expect(offline).to_be_visible()
    page.context.set_offline(False)
    expect(offline).to_have_count(0, timeout=AT_ONCE)
    player.awaits("draw2")
    expect(page.locator("[data-card]")).to_have_count(8)
