"""A whole game against three bots: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import Look, picture
from browser.playing import Player, Tapper, Typist
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say

SPECIES = 10
LEAST_TURNS = 5
WATCHED = 3
NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
FLIGHTS = """() => {
  window.flights = 0;
  const seen = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.classList?.contains("flying")) window.flights += 1;
  }));
  new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
}"""


def shown(page: Page, name: str) -> Locator:
    """The one of several that this screen shows."""
    return page.get_by_test_id(name).locator("visible=true")


def told_to_the_end(player: Player, onwards: Callable[[], None]) -> None:
    """Follow the scoring, species by species, to the ranking."""
    page, lang = player.page, player.look.lang
    scoring = page.get_by_test_id("scoring")
    for at in range(SPECIES):
        expect(scoring).to_have_attribute("data-at", str(at))
        expect(page.get_by_test_id("story")).not_to_be_empty()
        expect(scoring.get_by_role("row")).to_have_count(SPECIES + 2)
        if at in (0, 4):
            picture(page, player.look, f"game-scoring-{at}")
        onwards()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    expect(page.get_by_text(say("board-total", lang=lang), exact=True)).to_be_visible()
    picture(page, player.look, "game-final")


def assert_ranking_is_recorded(page: Page, site: Site, lang: str) -> None:
    """What the page says in the end is what the record says."""
    table = page.url.rsplit("/", 1)[1]
    record = site.get(f"/api/tables/{table}/record")
    update = site.get(f"/api/tables/{table}?since=1000000")
    names = {
        seat["seat"]: say("site-you", lang=lang) if seat["kind"] == "person" else seat["name"]
        for seat in update["seats"]
    }
    expected = sorted(
        (
            say("board-place", {"place": score["place"]}, lang),
            names.get(score["seat"]) or score["name"],
            score["points"],
        )
        for score in record["scores"]
    )
    rows = page.get_by_test_id("ranking").get_by_role("listitem")
    expect(rows).to_have_count(len(expected))
    shown = []
    for row in rows.all():
        place, name, points = (row.locator(f".{part}") for part in ("place", "name", "points"))
        shown.append((place.inner_text(), name.inner_text(), int(points.inner_text())))
    assert sorted(shown) == expected


def assert_played(player: Player, log_lines: int) -> None:
    """The page showed a game going on: turns, a shrinking deck, a growing log."""
    assert player.turns >= LEAST_TURNS
    assert player.decks == sorted(player.decks, reverse=True)
    assert player.decks[-1] < player.decks[0] <= 80 - 4 * 7
    # Every seat's turn is told in a line.
    assert log_lines >= 4 * (player.turns - 1)


@pytest.mark.slow
def test_by_mouse(visit: Visitors, site: Site) -> None:
    """Cards fly for some turns, until the player has seen enough of it."""
    look = Look(motion=True)
    page = visit(look=look)
    page.evaluate(FLIGHTS)
    page.get_by_test_id("play-now").click()
    player = Player(page, look, seed=11)
    lines = 0
    while player.asked() != "over":
        player.turn()
        if player.asked() != "over":
            log = page.get_by_role("list", name=say("site-log")).get_by_role("listitem")
            expect(log.nth(lines)).to_be_attached()
            lines = log.count()
        if player.turns == WATCHED:
            page.wait_for_function(f"() => window.flights >= {WATCHED * 4}")
            page.emulate_media(reduced_motion="reduce")
    told_to_the_end(player, lambda: shown(page, "next").click())
    assert_ranking_is_recorded(page, site, "en")
    assert_played(player, lines)
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    assert download.value.suggested_filename.endswith(".json")
    page.get_by_role("button", name=say("arboretum-board-look")).click()
    expect(page.get_by_role("button", name=say("board-show-scoring"))).to_be_visible()


@pytest.mark.slow
def test_by_keyboard_alone(visit: Visitors, site: Site) -> None:
    """Tab, arrows, Enter and the shortcuts, with the focus always in sight."""
    page = visit()
    player = Typist(page, Look(), seed=12)
    player.walk_to("[data-testid='play-now']")
    player.key("Enter")
    player.play_to_the_end()
    told_to_the_end(player, lambda: player.key("ArrowRight"))
    assert_ranking_is_recorded(page, site, "en")
    player.walk_to("[data-testid='again']")
    assert not player.lost, "\n".join(player.lost)


@pytest.mark.slow
def test_on_a_phone_by_night_in_french(visit: Visitors, site: Site) -> None:
    """With taps only."""
    look = Look("phone", "fr", "night")
    page = visit(look=look)
    page.get_by_test_id("play-now").tap()
    player = Tapper(page, look, seed=13)
    lines = 0
    while player.asked() != "over":
        player.turn()
        if player.turns % 4 == 0 and player.asked() != "over":
            page.get_by_test_id("open-log").tap()
            sheet = page.get_by_test_id("sheet")
            expect(sheet.get_by_role("listitem").first).to_be_attached()
            lines = sheet.get_by_role("listitem").count()
            sheet.get_by_role("button", name=say("site-close", lang="fr")).tap()
            expect(sheet).to_have_count(0)
    told_to_the_end(player, lambda: shown(page, "next").tap())
    assert_ranking_is_recorded(page, site, "fr")
    assert lines
    page.wait_for_function(NARROW)
