"""Several people around one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import HAND, Player
from browser.visitors import Visitors
from parterre.words import say

NAMES = ("Ana", "Bea")


def passed_to(page: Page) -> str:
    """Who is to have the device now, behind a curtain that shows nobody's hand."""
    ready = page.get_by_test_id("lift")
    expect(ready).to_be_visible()
    expect(ready).to_be_focused()
    expect(page.locator("[data-card], [data-flip], [data-zone]")).to_have_count(0)
    heading = page.get_by_role("heading")
    either = "|".join(re.escape(say("site-pass-to", {"name": name})) for name in NAMES)
    expect(heading).to_have_text(re.compile(f"^(?:{either})$"))
    said = heading.inner_text()
    [name] = [name for name in NAMES if said == say("site-pass-to", {"name": name})]
    return name


def test_the_curtain_hides_the_hands(visit: Visitors) -> None:
    """Between two turns, and after a reload."""
    page = visit("/")
    page.get_by_label("2", exact=True).check()
    page.get_by_test_id("on-device").click()
    page.get_by_label(say("site-your-name")).locator("visible=true").fill(NAMES[0])
    page.get_by_label(say("site-name-of", {"count": 2})).fill(NAMES[1])
    page.get_by_test_id("lay").click()
    player = Player(page, Look(), seed=6)
    hands: dict[str, list[str]] = {}
    last = ""
    for turn in range(4):
        name = passed_to(page)
        assert name != last
        if turn == 0:
            picture(page, player.look, "curtain")
        page.get_by_test_id("lift").click()
        player.held(HAND)
        # What somebody passed on is what they find when it comes back.
        assert sorted(player.hand) == sorted(hands.get(name, player.hand))
        if turn == 2:
            page.reload()
            assert passed_to(page) == name
            page.get_by_test_id("lift").click()
            player.held(HAND)
        for step in ("draw1", "draw2"):
            player.awaits(step)
            player.draw()
            player.held(HAND + int(step[-1]))
        player.awaits("plant")
        player.plant()
        player.awaits("discard")
        before = player.hand
        thrown = player.discard()
        hands[name] = [card for card in before if card != thrown]
        last = name
