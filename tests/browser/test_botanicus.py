"""Whole games of Botanicus: by mouse, by keyboard alone, on a phone, and the Expert variant."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import Look
from browser.playing import FOCUS, FOCUSED, SOON, STEP, THINKING
from browser.site import Site
from browser.test_accessibility import Inspector
from browser.test_whole_game import NARROW, assert_ranking_is_recorded, shown
from browser.visitors import Visitors
from parterre.words import say

COLUMNS = 16  # eight in each round: so many flowers everybody places
SEATS = 4
MOST_ANSWERS = 300
ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]
# A new entry lies on the table, or the game is over.
ANSWERED = """n => document.querySelector("[data-testid='scoring']")
  || Number(document.querySelector("[data-n]")?.dataset.n ?? 0) > n"""
# The sentence is on its way, or waits to be confirmed, or a click named several.
TAKEN = """n => {
  if (document.querySelector("[data-testid='scoring']")) return "sent";
  if (Number(document.querySelector("[data-n]").dataset.n) > n) return "sent";
  if (document.querySelector("[data-testid='confirm']:enabled")) return "waits";
  return document.querySelector("[data-picked='several']") ? "several" : "";
}"""
SMALL = """() => [...document.querySelectorAll("main button, main a")]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .map((one) => [one, one.getBoundingClientRect(), getComputedStyle(one, "::after")])
  .filter(([one, { width, height }, after]) => {
    const more = after.content === "none" ? 0 : -2 * parseFloat(after.top || "0");
    return Math.min(width, height) + Math.max(0, more) < 43.5;
  })
  .map(([one]) => one.outerHTML.slice(0, 140))"""


class Gardener:
    """Plays with the mouse, unless said otherwise: looks what is asked and answers it."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        self.page = page
        self.look = look
        self.chance = random.Random(seed)
        self.inspector = Inspector(page, look)
        self.inspected: list[str] = []
        self.answers = 0

    def play_to_the_end(self) -> None:
        """Answer after answer, until the scoring is told."""
        while (step := self.asked()) != "over":
            if step not in self.inspected:
                self.inspected.append(step)
                self.inspector.check(f"botanicus-{step}")
                self.look_closer(step)
            n = self.n
            getattr(self, step, self.choose)()
            self.page.wait_for_function(ANSWERED, arg=n)
            self.answers += 1
            assert self.answers < MOST_ANSWERS

    def asked(self) -> str:
        """Wait until something may be done, and tell what."""
        found = self.page.wait_for_function(STEP, timeout=THINKING)
        expect(self.page.get_by_role("alert")).to_have_count(0)
        step: str = found.json_value()
        return step

    def look_closer(self, step: str) -> None:
        """What one may want to see once at such a moment."""

    @property
    def n(self) -> int:
        """How many entries are shown."""
        return int(self.page.locator("[data-n]").get_attribute("data-n") or 0)

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_test_id("confirm")

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

    def choose(self) -> None:
        """Something lit, sooner a flower or a plant than to stop; what waits is confirmed."""
        n = self.n
        self.press(self.some_choice())
        state = self.taken(n)
        if state == "several":
            self.press(self.page.locator(".answer .one").first)
            state = self.taken(n)
        if state == "waits":
            self.press(self.confirm)

    def taken(self, n: int) -> str:
        """Wait until a click has done something, and tell what."""
        found: str = self.page.wait_for_function(TAKEN, arg=n).json_value()
        return found

    def some_choice(self) -> Locator:
        """One of the lit things."""
        lit = self.page.locator("main button[data-action]").locator("visible=true")
        expect(lit.first).to_be_visible()
        actions: list[str] = lit.evaluate_all("all => all.map(one => one.dataset.action)")
        flowers = [action for action in actions if action.startswith("place")]
        going = [action for action in actions if action != "stop"]
        wanted = flowers if flowers and self.chance.random() < 0.7 else going or actions
        return lit.nth(actions.index(self.chance.choice(wanted)))

    def press(self, target: Locator) -> None:
        """Point at something and press."""
        target.click()


class Curious(Gardener):
    """The same, opening what can be opened."""

    def look_closer(self, step: str) -> None:
        """The faces of the tokens, the cards, another garden, and back."""
        if step != "before":
            return
        for opener in ("open-tokens", "open-deck", "look-"):
            self.press(self.page.locator(f"[data-testid^='{opener}']").first)
            expect(self.page.get_by_test_id("sheet")).to_be_visible()
            self.inspector.check(f"botanicus-{opener}")
            self.page.keyboard.press("Escape")
            expect(self.page.get_by_test_id("sheet")).to_have_count(0)


class Toucher(Gardener):
    """The same with a finger, which needs room."""

    def look_closer(self, step: str) -> None:
        """Every target is as large as a fingertip."""
        small = self.page.evaluate(SMALL)
        self.inspector.found += [f"{step}: small: {one}" for one in small]

    def press(self, target: Locator) -> None:
        """Tap on something."""
        target.tap()


class Typist(Gardener):
    """The same by keyboard alone; when something is asked the focus is where it is answered."""

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def asked(self) -> str:
        """What is asked; at that moment the focus must be in sight."""
        step = super().asked()
        if step != "over":
            self.page.wait_for_function(f"() => ({FOCUS})() === ''", timeout=SOON)
        return step

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

    def choose(self) -> None:
        """A few arrows on from where the focus is, Enter, and Enter again where that waits."""
        n = self.n
        self.key(*self.chance.choices(ARROWS, k=self.chance.randrange(4)))
        if not self.page.evaluate(FOCUSED, "button[data-action]"):
            self.tab_to("button[data-action]")
        self.key("Enter")
        state = self.taken(n)
        if state == "several":
            self.tab_to(".answer .one")
            self.key("Enter")
            state = self.taken(n)
        if state == "waits":
            self.key("Enter")

    def tab_to(self, selector: str) -> None:
        """Tab until the focus is there."""
        for _ in range(200):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never reaches {selector}")


def begin(page: Page, look: Look, expert: bool = False) -> None:
    """Choose Botanicus and its gentle bots on the home page."""
    page.get_by_test_id("game-botanicus").click()
    page.get_by_label(say("site-bots-uniform", lang=look.lang), exact=True).check()
    if expert:
        page.locator("summary").first.click()
        page.get_by_test_id("option-expert").check()
    page.get_by_test_id("play-now").click()


def assert_told_to_the_end(player: Gardener, site: Site) -> None:
    """Every player is told, then the ranking, which is that of the record."""
    page = player.page
    log = site.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/record")["log"]
    assert sum(entry.startswith("assign") for entry in log) == SEATS
    assert sum(entry.startswith("place") for entry in log) == SEATS * COLUMNS
    player.inspector.check("botanicus-scoring")
    scoring = page.get_by_test_id("scoring")
    for at in range(SEATS):
        expect(scoring).to_have_attribute("data-at", str(at))
        shown(page, "next").click()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    player.inspector.check("botanicus-final")
    assert_ranking_is_recorded(page, site, player.look.lang)
    assert not player.inspector.found, "\n".join(player.inspector.found)


@pytest.mark.slow
def test_by_mouse(visit: Visitors, site: Site) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = Curious(page, look, seed=31)
    player.play_to_the_end()
    assert_told_to_the_end(player, site)


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
    player.play_to_the_end()
    assert_told_to_the_end(player, site)


@pytest.mark.slow
def test_expert_by_mouse_at_night(visit: Visitors, site: Site) -> None:
    look = Look(light="night")
    page = visit(look=look)
    begin(page, look, expert=True)
    player = Gardener(page, look, seed=33)
    player.play_to_the_end()
    assert {"assign", "keep", "start", "before"} <= set(player.inspected)
    assert_told_to_the_end(player, site)


@pytest.mark.slow
def test_on_a_phone_in_french(visit: Visitors, site: Site) -> None:
    look = Look("phone", "fr")
    page = visit(look=look)
    begin(page, look)
    player = Toucher(page, look, seed=34)
    player.play_to_the_end()
    page.wait_for_function(NARROW)
    assert_told_to_the_end(player, site)
