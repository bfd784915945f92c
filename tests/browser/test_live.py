"""Several people at one table, each in a window of their own."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.looks import Look
from browser.playing import Player
from browser.site import Site
from browser.visitors import PATIENCE, Visitors, Wire
from browser.words import card_name
from parterre.words import say

HAND = 7
OURS = """() => document.querySelector("[data-ask='draw1']") ? "ours"
  : document.querySelector(".neighbour.now") ? "theirs" : ''"""


def invited(visit: Visitors) -> tuple[Page, Wire, str, str]:
    """Ana lays a table for two and sits down; Bea's link and the link to watch."""
    ana = visit("/")
    wire = Wire(ana)
    panel = ana.get_by_test_id("with-friends")
    ana.get_by_label("2", exact=True).check()
    panel.click()
    ana.get_by_label(say("site-your-name")).locator("visible=true").fill("Ana")
    ana.get_by_test_id("lay").click()
    links = ana.get_by_test_id("invite").locator("input")
    expect(links).to_have_count(2)
    bea, watch = (link.input_value() for link in links.all())
    ana.get_by_role("link", name=say("site-open-table")).click()
    expect(ana.locator("[data-card]")).to_have_count(HAND)
    return ana, wire, bea, watch


def seated(visit: Visitors, link: str) -> tuple[Page, Wire]:
    """Somebody who opens a link, with all that the site sends there."""
    page = visit("/")
    wire = Wire(page)
    page.goto(link)
    return page, wire


def turn_of(*pages: Page) -> tuple[Page, Page]:
    """Whose turn it is, and the other."""
    # Either it is ours to answer or another's name stands there: both take a moment to show.
    found = pages[0].wait_for_function(OURS)
    ours = found.json_value() == "ours"
    return (pages[0], pages[1]) if ours else (pages[1], pages[0])


def overheard(page: Page, wire: Wire) -> None:
    """Wait until the page was told of a move."""
    end = time.monotonic() + PATIENCE / 1000
    while not any('"update"' in frame for frame in wire.frames):
        assert time.monotonic() < end, "nothing was overheard"
        page.wait_for_timeout(50)


# The page without the rights, which name every card there is and say where it was seen.
CONTENT = """() => {
  const page = document.documentElement.cloneNode(true);
  for (const pips of page.querySelectorAll("[data-right] .pips")) pips.remove();
  return page.outerHTML;
}"""


def assert_hidden(page: Page, wire: Wire, cards: list[str]) -> None:
    """No trace of these cards, in what the page shows or in what it was sent."""
    overheard(page, wire)
    content = page.evaluate(CONTENT)
    for card in cards:
        assert not re.search(rf"\b{card}\b", wire.heard), f"{card} was sent"
        expect(page.locator(f"[data-card='{card}'], [data-flip='{card}']")).to_have_count(0)
        assert card_name(card, "en") not in content
        pip = f"[data-right='{card[0]}'] .pip:nth-child({card[1]})"
        for shown in page.locator(pip).all():
            expect(shown).to_have_class(re.compile(r"\bunseen\b"))


def test_a_table_with_friends(visit: Visitors) -> None:
    """A move is seen by the others, an undo too, and nobody sees another's hand."""
    ana, ana_wire, link, watch = invited(visit)
    bea, bea_wire = seated(visit, link)
    asked = bea.get_by_label(say("site-name-asked"))
    asked.fill("Bea")
    bea.get_by_role("button", name=say("site-name-give")).click()
    expect(asked).to_have_count(0)
    expect(ana.get_by_role("region", name="Bea")).to_be_visible()
    spectator, spectator_wire = seated(visit, watch)
    expect(spectator.locator("[data-card]")).to_have_count(0)

    bea.wait_for_function("() => !location.hash")  # the key does not stay in the address
    for page in (ana, bea):
        expect(page.locator("[data-card]")).to_have_count(HAND)
    now, other = turn_of(ana, bea)
    one, two = Player(now, Look(), seed=2), Player(other, Look(), seed=3)
    deck = two.deck
    one.turn()
    for page in (ana, bea, spectator):
        expect(page.locator("[data-zone^='garden:']")).to_have_count(1)
        expect(page.locator("[data-zone^='pile:']")).to_have_count(1)
        expect(page.locator(".deck .left b")).to_have_text(str(deck - 2))
    two.turn()
    one.awaits("draw1")

    # What a spectator sees is known to all, also in a hand.
    flips = "all => all.map(one => one.dataset.flip)"
    public = set(spectator.locator("[data-flip]").evaluate_all(flips))
    hands = {
        page: [card for card in Player(page, Look()).hand if card not in public]
        for page in (ana, bea)
    }
    assert all(len(hand) >= HAND - 2 for hand in hands.values())
    assert_hidden(ana, ana_wire, hands[bea])
    assert_hidden(bea, bea_wire, hands[ana])
    assert_hidden(spectator, spectator_wire, [*hands[ana], *hands[bea]])

    one.draw()
    one.held(HAND + 1)
    one.awaits("draw2")
    one.draw()
    one.held(HAND + 2)
    one.awaits("plant")
    one.plant()
    for page in (ana, bea, spectator):
        expect(page.locator("[data-zone^='garden:']")).to_have_count(3)
    now.get_by_test_id("undo").click()
    for page in (ana, bea, spectator):
        expect(page.locator("[data-zone^='garden:']")).to_have_count(2)
    one.held(HAND + 2)
    one.awaits("plant")


def test_a_server_that_is_killed_and_comes_back(
    visitors: Callable[[Site], Visitors], own_site: Site
) -> None:
    """The page waits, finds it again by itself, and play goes on with nothing lost."""
    visit = visitors(own_site)
    ana, _, link, _ = invited(visit)
    bea, _ = seated(visit, link)
    bea.get_by_role("button", name=say("site-name-later")).click()
    now, other = turn_of(ana, bea)
    one, two = Player(now, Look(), seed=4), Player(other, Look(), seed=5)
    one.turn()
    two.awaits("draw1")
    two.draw()
    two.held(HAND + 1)
    hands, deck = (one.hand, two.hand), two.deck

    visit.expect_trouble()
    own_site.end(signal.SIGKILL)
    lost = say("site-reconnecting")
    for page in (ana, bea):
        expect(page.get_by_text(lost)).to_be_visible()
    own_site.start()
    for page in (ana, bea):
        expect(page.get_by_text(lost)).to_have_count(0)
    for player, hand in zip((one, two), hands, strict=True):
        player.held(len(hand))
        assert player.hand == hand
    expect(two.page.locator(".deck .left b")).to_have_text(str(deck))
    two.awaits("draw2")
    two.draw()
    two.held(HAND + 2)
    two.awaits("plant")
    two.plant()
    two.awaits("discard")
    two.discard()
    one.awaits("draw1")
    expect(one.page.locator("[data-zone^='garden:']")).to_have_count(2)


def test_a_table_is_left_and_found_again_without_trouble(visit: Visitors) -> None:
    """Whatever the page still shows of a table is put away with it; trouble would be noted."""
    ana, _, _, _ = invited(visit)
    for _ in range(2):
        ana.get_by_role("link", name=say("site-home"), exact=True).click()
        expect(ana.get_by_test_id("with-friends")).to_be_visible()
        ana.go_back()
        expect(ana.locator("[data-card]")).to_have_count(HAND)
