"""Every screen, at every size: axe finds nothing, and nothing reaches out of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from browser.looks import EVERY, FEW, PICTURES, Look, picture
from browser.playing import EDGE, SOON
from browser.tables import Tables
from browser.visitors import Visitors
from parterre.words import say

LOOKS = EVERY if PICTURES else FEW
ONLY = {"resultTypes": ["violations"]}
WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

# The colours and the letters of a page.
LOOK = """() => [document.body, document.querySelector("h1")].map((one) => {
  const { fontFamily, color } = getComputedStyle(one);
  return [fontFamily, color, getComputedStyle(document.body).backgroundColor];
})"""


class Inspector:
    """Looks at a page as axe does, and keeps a picture of it."""

    def __init__(self, page: Page, look: Look) -> None:
        self.page = page
        self.look = look
        self.axe = Axe()
        self.found: list[str] = []

    def say(self, id: str, **values: str | int) -> str:
        """A sentence in the language of the look."""
        return say(id, values, self.look.lang)

    def shown(self, name: str) -> None:
        """Press the one of several buttons that this screen shows."""
        self.page.get_by_test_id(name).locator("visible=true").click()

    def check(self, what: str) -> None:
        """Note every violation, and everything that makes the page wider than the screen."""
        self.page.evaluate("() => document.fonts.ready")
        picture(self.page, self.look, what)
        for violation in self.axe.run(self.page, options=ONLY).response["violations"]:
            for node in violation["nodes"]:
                why = node["failureSummary"].replace("\n", " ")
                self.found.append(f"{what}: {violation['id']}: {node['html'][:160]} {why}")
        try:
            self.page.wait_for_function(f"() => ({WIDE})() <= 0", timeout=SOON)
        except TimeoutError:
            over = self.page.evaluate(WIDE)
            self.found.append(f"{what}: {over} px wider than the screen")


@pytest.fixture(params=LOOKS, ids=str)
def look(request: pytest.FixtureRequest) -> Look:
    """A screen."""
    found: Look = request.param
    return found


@pytest.fixture
def inspect(visit: Visitors, look: Look) -> Callable[[str], Inspector]:
    """Opens a page to be inspected."""
    return lambda path: Inspector(visit(path, look), look)


def test_the_pages_around(inspect: Callable[[str], Inspector], tables: Tables) -> None:
    """Home with its forms and its tables, the rules, the box, a page that is not there."""
    at = inspect("/")
    page = at.page
    expect(page.get_by_test_id("play-now")).to_be_visible()
    at.check("home")
    page.get_by_text(at.say("site-own-box"), exact=True).click()
    at.check("home-own-box")
    for text in ("[trees]", "[species.K]\nen = 'Holm oak'"):
        page.locator("textarea").fill(text)
        page.get_by_test_id("own-box-check").click()
        expect(page.get_by_test_id("own-box-away")).to_be_visible()
        expect(page.get_by_test_id("own-box").get_by_role("listitem").first).to_be_visible()
        at.check("home-own-box-checked")
        page.get_by_test_id("own-box-away").click()
    page.get_by_text(at.say("site-level-each"), exact=True).click()
    page.get_by_test_id("level-1").select_option("strongest")
    at.check("home-levels")
    page.get_by_text(at.say("site-options"), exact=True).click()
    # Four seats play with all species, so that there is nothing to choose.
    page.locator("input[name=seats][value='3']").check()
    page.get_by_label(at.say("arboretum-option-species-own"), exact=True).check()
    page.get_by_test_id("on-device").click()
    at.check("home-device")
    page.get_by_label(at.say("arboretum-option-species-usual"), exact=True).check()
    page.get_by_test_id("with-friends").click()
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("invite")).to_be_visible()
    at.check("home-links")
    page.get_by_test_id("menu").click()
    at.check("home-menu")
    for laid in (tables.draw, tables.over):
        page.goto(laid.link)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        page.wait_for_function("() => !location.hash")
    page.goto("/")
    expect(page.locator("[data-table]")).to_have_count(3)
    at.check("home-tables")
    page.goto("/rules/arboretum")
    expect(page.get_by_role("article").first).to_be_visible()
    at.check("rules")
    page.goto("/box/arboretum")
    expect(page.locator("details li").first).to_be_visible()
    at.check("box")
    look_before = page.evaluate(LOOK)
    page.get_by_role("link", name=at.say("site-programs")).click()
    expect(page.get_by_role("heading", name=at.say("api-title"), exact=True)).to_be_visible()
    page.locator("#play summary").first.click()
    # The server draws this one, in the look of the others.
    assert page.evaluate(LOOK) == look_before
    at.check("programs")
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name=at.say("site-lost"))).to_be_visible()
    at.check("lost")
    assert not at.found, "\n".join(at.found)


def test_the_table(inspect: Callable[[str], Inspector], tables: Tables, look: Look) -> None:
    """Each step of a turn, and everything that opens on the way."""
    at = inspect(tables.draw.link)
    page = at.page
    lit = page.locator("[data-action='draw deck'], [data-action^='draw pile']").first
    expect(lit).to_be_visible()
    at.check("draw")
    sheet = page.get_by_test_id("sheet")
    for name, key in (("pile", ""), ("garden", ""), ("log", "l"), ("rights", "r")):
        button = page.locator(f"[data-testid^='open-{name}']:enabled").first
        if button.is_visible():
            button.press("Enter")
        else:
            # Beside a wide board these two are always open, and a key enlarges them.
            page.keyboard.press(key)
        expect(sheet).to_be_visible()
        at.check(f"draw-{name}")
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    page.get_by_test_id("menu").click()
    at.check("draw-menu")
    page.get_by_role("button", name=at.say("site-keys-help")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    at.check("draw-keys")
    page.keyboard.press("Escape")

    page.goto(tables.plant.link)
    expect(page.locator("[data-cell]").first).to_be_attached()
    at.check("plant")
    # A card that lengthens a path, if there is one, shows the most.
    for card in page.locator("[data-card]").all():
        card.click(position=EDGE)
        best = page.locator("[data-cell][data-action][tabindex='0']")
        expect(best).to_be_attached()
        if not (best.get_attribute("aria-label") or "").endswith(" 0"):
            break
    at.check("plant-card")
    best.focus()
    best.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    at.check("plant-cell")

    page.goto(tables.discard.link)
    expect(page.locator("[data-card][aria-disabled='false']").first).to_be_visible()
    at.check("discard")
    page.locator("[data-card]").nth(2).click(position=EDGE)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    at.check("discard-card")
    page.evaluate("() => localStorage.clear()")
    page.goto(f"/t/{tables.plant.table}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
    at.check("watching")
    assert not at.found, "\n".join(at.found)


def test_the_scoring(inspect: Callable[[str], Inspector], tables: Tables) -> None:
    """The story of some species, the result, and the gardens once more."""
    at = inspect(tables.over.link)
    page = at.page
    scoring = page.get_by_test_id("scoring")
    at.shown("tell-again")
    for index in range(4):
        expect(scoring).to_have_attribute("data-at", str(index))
        if index in (0, 3):
            at.check(f"scoring-{index}")
        at.shown("next")
    at.shown("skip")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    at.check("final")
    page.get_by_role("button", name=at.say("arboretum-board-look")).click()
    expect(page.get_by_role("button", name=at.say("board-show-scoring"))).to_be_visible()
    at.check("final-gardens")
    assert not at.found, "\n".join(at.found)
