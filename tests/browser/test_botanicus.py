"""Whole games of Botanicus: by mouse, by keyboard alone, on a phone, and the Expert variant."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.answering import Answerer, Finger, Keyboard, assert_told_to_the_end
from browser.looks import Look
from browser.playing import FOCUSED, box_of
from browser.site import Site
from browser.test_whole_game import NARROW
from browser.visitors import Visitors
from parterre.words import say

COLUMNS = 16  # eight in each round: so many flowers everybody places
SEATS = 4
SCENES = 3  # a player: gained, columns, coins; final cards as well in the Expert variant

# What flew over the table, by its drawing.
FLOWN = """() => {
  window.flown = new Set();
  const seen = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.classList?.contains("flying"))
      window.flown.add(node.querySelector("use")?.getAttribute("href"));
  }));
  new MutationObserver(seen).observe(document.body, { childList: true, subtree: true });
}"""


class Gardener(Answerer):
    """Assigns tiles and keeps cards; else sooner a flower or a plant than to stop."""

    def look_closer(self, step: str) -> None:
        """Every moment is looked at once."""
        super().look_closer(step)
        self.inspector.check(f"botanicus-{step}")

    def answer(self, step: str) -> None:
        """Tiles and final cards are chosen together, everything else one by one."""
        if step == "assign":
            self.assign()
        elif step == "keep":
            self.keep()
        else:
            super().answer(step)

    def assign(self) -> None:
        """A tile to each row; two are swapped, and nothing is sent before all lie."""
        tiles, rows = self.page.locator("[data-tile]"), self.page.locator("[data-row]")
        for at in range(rows.count()):
            expect(self.confirm).to_be_disabled()
            self.lay(tiles.nth(at), rows.nth(at))
        self.lay(tiles.nth(0), rows.nth(1))
        expect(self.confirm).to_be_enabled()
        self.press(self.confirm)

    def lay(self, tile: Locator, row: Locator) -> None:
        """Choose a tile, then its row."""
        self.press(tile)
        expect(tile).to_have_attribute("aria-pressed", "true")
        self.press(row)
        expect(tile).to_have_attribute("aria-pressed", "false")

    def keep(self) -> None:
        """The first of the final cards, as many as are asked for."""
        cards = self.page.locator("[data-final]")
        for at in range(2):
            if not self.confirm.is_enabled():
                self.press(cards.nth(at))
                expect(cards.nth(at)).to_have_attribute("aria-pressed", "true")
        self.press(self.confirm)

    def choose(self, actions: list[str]) -> str:
        """Often a flower."""
        flowers = [action for action in actions if action.startswith("place")]
        going = [action for action in actions if action != "stop"]
        wanted = flowers if flowers and self.chance.random() < 0.7 else going or actions
        return self.chance.choice(wanted)


class Curious(Gardener):
    """The same, opening what can be opened."""

    def look_closer(self, step: str) -> None:
        """The faces of the tokens, the cards, another garden, and back."""
        super().look_closer(step)
        if step != "before":
            return
        for opener in ("open-tokens", "open-deck", "look-"):
            self.press(self.page.locator(f"[data-testid^='{opener}']").first)
            expect(self.page.get_by_test_id("sheet")).to_be_visible()
            self.inspector.check(f"botanicus-{opener}")
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_test_id("sheet")).to_have_count(0)


class Toucher(Gardener, Finger):
    """The same with a finger."""


class Typist(Gardener, Keyboard):
    """The same by keyboard alone."""

    def assign(self) -> None:
        """Down the tiles and the rows by their keys."""
        for at in range(self.page.locator("[data-row]").count()):
            self.key(str(at + 1))
            self.page.wait_for_function(FOCUSED, arg="[data-tile][aria-pressed='true']")
            row = self.page.locator("[data-row]").nth(at).get_attribute("data-row")
            self.tab_to(f"[data-row='{row}']")
            self.key("Enter")
            expect(self.page.locator("[data-tile][aria-pressed='true']")).to_have_count(0)
        self.tab_to("[data-testid='confirm']:enabled")
        self.key("Enter")


def begin(page: Page, look: Look, expert: bool = False) -> None:
    """Choose Botanicus and its weakest bots on the home page."""
    page.get_by_test_id("game-botanicus").click()
    page.get_by_label(say("bot-name-seedling", lang=look.lang), exact=True).check()
    if expert:
        page.get_by_test_id("options").locator("summary").click()
        page.get_by_test_id("option-expert").check()
    page.get_by_test_id("play-now").click()


def assert_played_and_told(player: Gardener, site: Site, scenes: int = SCENES) -> None:
    """Everybody placed all flowers, and everybody's points are told."""
    log = site.get(f"/api/tables/{player.page.url.rsplit('/', 1)[1]}/record")["log"]
    assert sum(entry.startswith("assign") for entry in log) == SEATS
    assert sum(entry.startswith("place") for entry in log) == SEATS * COLUMNS
    assert_told_to_the_end(player, site, "botanicus", SEATS * scenes)


@pytest.mark.slow
def test_by_mouse(visit: Visitors, site: Site) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = Curious(page, look, seed=31)
    player.play()
    assert_played_and_told(player, site)


@pytest.mark.slow
def test_by_keyboard_alone(visit: Visitors, site: Site) -> None:
    look = Look()
    page = visit(look=look)
    player = Typist(page, look, seed=32)
    player.tab_to("[data-testid='game-botanicus']")
    player.key("Enter")
    player.tab_to("input[name='bots']")
    player.key("ArrowLeft")
    player.tab_to("[data-testid='play-now']")
    player.key("Enter")
    player.play()
    assert_played_and_told(player, site)


@pytest.mark.slow
def test_expert_by_mouse_at_night(visit: Visitors, site: Site) -> None:
    look = Look(light="night")
    page = visit(look=look)
    begin(page, look, expert=True)
    player = Gardener(page, look, seed=33)
    player.play()
    assert {"assign", "keep", "start", "before"} <= set(player.inspected)
    assert_played_and_told(player, site, SCENES + 1)


@pytest.mark.slow
def test_on_a_phone_in_french(visit: Visitors, site: Site) -> None:
    look = Look("phone", "fr")
    page = visit(look=look)
    begin(page, look)
    player = Toucher(page, look, seed=34)
    player.play()
    page.wait_for_function(NARROW)
    assert_played_and_told(player, site)


@pytest.mark.slow
def test_plants_and_coins_fly(visit: Visitors) -> None:
    look = Look(motion=True)
    page = visit(look=look)
    begin(page, look)
    page.evaluate(FLOWN)
    player = Gardener(page, look, seed=35)
    player.play(answers=16)
    for drawing in ("I", "coin"):
        page.wait_for_function("one => window.flown.has(`#botanicus-${one}`)", arg=drawing)


def test_requests_and_their_points_fit_on_a_narrow_phone(visit: Visitors) -> None:
    look = Look("phone", "fr")
    page = visit(look=look)
    begin(page, look)
    page.set_viewport_size({"width": 360, "height": 740})
    assert box_of(page.locator(".slot").first)["height"] >= 44
    Toucher(page, look, seed=36).play(answers=1)
    points = page.locator(".request b")
    expect(points).to_have_count(10)
    for at in range(10):
        found = box_of(points.nth(at))
        assert found["x"] + found["width"] <= 360 - 4
