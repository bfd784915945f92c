"""Light updates show the same: what a choice shows, and a page that was told only differences."""

from __future__ import annotations

import itertools
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look
from browser.site import Site
from browser.test_arborea import brought
from browser.visitors import PATIENCE, Visitors, Wire
from parterre.games import GAMES
from parterre.words import say

LOOKS = [Look(), Look("phone", "fr")]
# The habitats of the card that is tried, cell by cell, as they are drawn.
GHOST = """() => [...document.querySelectorAll(".mine .ghost use")]
  .map((drawn) => drawn.getAttribute("href").split("-").at(-1))"""


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_card_that_is_tried_shows_what_laying_it_brings(
    visit: Visitors, site: Site, look: Look
) -> None:
    """Each way to lay it: the creatures before and after at once, then the land as it was shown."""

    def worth_trying(update: dict[str, Any]) -> bool:
        return any(choice["shows"].get("gain", 0) > 0 for choice in update["choices"]) and (
            update["view"]["step"] == "lay"
        )

    table, key = brought(site, worth_trying, seed=11)
    path = f"/api/tables/{table}"
    update = site.get(f"{path}?since=1000000", key)
    gains = {one["action"]: one["shows"].get("gain", 0) for one in update["choices"]}
    creatures = update["view"]["players"][0]["ecosystem"]["creatures"]
    before = sum(creature["points"] for creature in creatures)
    page = visit("/", look=look)
    wire = Wire(page)
    page.goto(f"/t/{table}#{key}")
    tried, told = page.locator("button.try"), page.get_by_test_id("told")
    best = sorted(gains.values(), reverse=True)[:6]
    for place, gain in enumerate(best):
        if place:
            page.get_by_test_id("next-fit").click()
        if place == 2:
            # News of who sits there change nothing of what is tried.
            site.post(f"{path}/name", key, name="Zoé")
            heard(page, wire, "Zoé")
        expect(tried).to_be_visible()
        action = tried.get_attribute("data-action") or ""
        assert gains[action] == gain
        after = before + gain
        words = say("arborea-board-creatures-change", {"before": before, "after": after}, look.lang)
        expect(told).to_contain_text(words)
        assert f"{before} → {after}" in (tried.get_attribute("aria-label") or "")
    drawn = page.evaluate(GHOST)
    page.get_by_test_id("confirm").click()
    expect(tried).to_have_count(0)
    land = site.get(f"{path}?since=1000000", key)["view"]["players"][0]["ecosystem"]["cells"]
    lies = {(x, y): habitat for x, y, habitat, _ in land}
    _, _, cell, turned = action.split()
    x, y = map(int, cell.split(","))
    wide = 3 if int(turned) % 180 == 0 else 2
    assert [lies[x + k % wide, y + k // wide] for k in range(6)] == drawn


def heard(page: Page, wire: Wire, word: str) -> None:
    """Wait until a page was told something on its line."""
    end = time.monotonic() + PATIENCE / 1000
    while not any(word in frame for frame in wire.frames):
        assert time.monotonic() < end, f"nobody said {word}"
        page.wait_for_timeout(20)


# On a phone some boards show the part that one looked at last, so only one is compared.
PAGES = [(game, LOOKS[0]) for game in GAMES]
PAGES += [("botanicus", LOOKS[1])]


@pytest.mark.parametrize(("game", "look"), PAGES, ids=str)
def test_a_page_told_of_differences_shows_what_a_fresh_one_does(
    visit: Visitors, site: Site, game: str, look: Look
) -> None:
    made = site.lay({"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bo"}, game=game)
    table, keys = made["table"], [seat["token"] for seat in made["seats"]]
    path, chance = f"/api/tables/{table}", random.Random(3)
    page = visit("/", look=look)
    wire = Wire(page)
    page.goto(f"/t/{table}#{keys[0]}")
    expect(page.locator("main")).to_be_visible()
    for moves in itertools.count():
        update = site.get(f"{path}?since=1000000")
        if update["turn"] == 1 and moves > 14:
            break
        key = keys[update["turn"] - 1]
        choices = site.get(f"{path}?since=1000000", key)["choices"]
        action = chance.choice(choices)["action"]
        site.post(f"{path}/play", key, n=update["n"], action=action)
    fresh = visit(f"/t/{table}#{keys[0]}", look=look)
    for each in (page, fresh):
        expect(each.locator("[data-ask]").first).not_to_have_attribute("data-ask", "")
    # The first page may still show what came before the last move.
    end = time.monotonic() + PATIENCE / 1000
    while shown(page) != shown(fresh) and time.monotonic() < end:
        page.wait_for_timeout(100)
    assert shown(page) == shown(fresh)
    assert sum('"type":"difference"' in frame for frame in wire.frames) > 5
    assert sum('"type":"update"' in frame for frame in wire.frames) == 1


def shown(page: Page) -> str:
    """Everything that a page says of its table to eyes and ears."""
    return page.locator("main").aria_snapshot().replace(" [active]", "")
