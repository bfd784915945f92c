"""Whole games of Botanicus: by mouse, by keyboard alone, on a phone, and the Expert variant."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.answering import ANSWERED, Answerer, Finger, Keyboard, assert_told_to_the_end
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


def at_step(page: Page, look: Look, step: str, seed: int = 41) -> Gardener:
    """Answer until just this is asked, the garden not yet grown."""
    player = (Toucher if look.touch else Gardener)(page, look, seed=seed)
    while player.asked() != step:
        player.play(answers=player.answers + 1)
    return player


def assign_all(player: Gardener) -> list[str]:
    """A tile to each row, and nothing sent."""
    tiles, rows = player.page.locator("[data-tile]"), player.page.locator("[data-row]")
    for at in range(rows.count()):
        player.lay(tiles.nth(at), rows.nth(at))
    expect(player.confirm).to_be_enabled()
    labels: list[str] = rows.evaluate_all("all => all.map(one => one.ariaLabel)")
    return labels


def test_enter_assigns_what_the_mouse_has_laid(visit: Visitors) -> None:
    """The dark button shows Enter's sign after the mouse has done the work, and Enter obeys."""
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = at_step(page, look, "assign")
    n = player.n
    assign_all(player)
    expect(player.confirm.locator("kbd")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED, arg=n)


def test_escape_puts_the_hint_away_and_leaves_the_tiles(visit: Visitors) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = at_step(page, look, "assign")
    laid = assign_all(player)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=30_000)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    rows = page.locator("[data-row]")
    assert rows.evaluate_all("all => all.map(one => one.ariaLabel)") == laid
    page.keyboard.press("Escape")
    expect(player.confirm).to_be_disabled()


# Everything drawn on the board that stands for something, and has no words to show.
WORDLESS = """() => [...document.querySelectorAll(
  "main .space, main .stop, main .bed, main .crossing, main .request, main .toll, main .prizes,"
  + "main .animals, main .holds > span, main .card, main .coins, main .stack")]
  .filter((one) => one.checkVisibility() && !one.closest(".look"))
  .filter((one) => {
    const carrier = one.closest("[data-tip]");
    return !carrier || !(carrier.dataset.tip || carrier.ariaLabel);
  })
  .map((one) => one.outerHTML.slice(0, 160))"""


def test_every_symbol_says_its_words_to_eyes(visit: Visitors) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    at_step(page, look, "before")
    assert page.evaluate(WORDLESS) == []
    page.locator("[data-space='1.4']").hover()
    tip = page.get_by_test_id("tip")
    expect(tip).to_contain_text("wheelbarrow, 3 steps")
    expect(tip).to_contain_text("ottom space of column 1")
    page.locator("[data-space='P2b']").hover()
    expect(tip).to_contain_text("space 2 (lower path), 2 coins and 1 card")
    page.locator(".request").first.hover()
    expect(tip).to_contain_text("sprout II and young plant III for 8 points")
    # What is chosen is told in words as well.
    page.locator("[data-space='1.4']").click()
    expect(page.get_by_test_id("told")).to_contain_text("wheelbarrow, 3 steps")


# Where the parts of the table lie on the page.
PARTS = """() => [".columns .board", ".tracks", ".garden", ".hand", ".others", "[data-testid=undo]"]
  .map((part) => document.querySelector(part)?.getBoundingClientRect())
  .map((box) => box && [Math.round(box.x + scrollX), Math.round(box.y + scrollY)])"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_question_and_no_hint_moves_the_board(visit: Visitors, size: str) -> None:
    look = Look(size, "fr")
    page = visit(look=look)
    begin(page, look)
    player = at_step(page, look, "before")
    page.evaluate("scrollTo(0, 0)")
    before = page.evaluate(PARTS)
    page.locator("[data-space='1.4']").click()
    expect(page.get_by_test_id("told")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(PARTS)[:5] == before[:5], "a choice"
    page.keyboard.press("Escape")
    page.locator(".ask-hint").click()
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=30_000)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(PARTS) == before, "a hint"
    page.keyboard.press("Escape")
    player.press(page.locator("[data-space='1.4']"))
    player.press(player.confirm)
    expect(page.locator("[data-ask='do']")).to_be_attached()
    page.evaluate("scrollTo(0, 0)")
    after = page.evaluate(PARTS)
    assert [place[1] for place in after[:3]] == [place[1] for place in before[:3]], "a question"


@pytest.mark.parametrize("screen", [(844, 390), (360, 640)])
def test_question_and_cards_stay_in_sight_on_small_screens(
    visit: Visitors, screen: tuple[int, int]
) -> None:
    look = Look("phone", "fr")
    page = visit(look=look)
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    begin(page, look)
    player = at_step(page, look, "assign")
    in_sight = """what => {
      const { top, bottom } = document.querySelector(what).getBoundingClientRect();
      return top >= -1 && bottom <= innerHeight + 1;
    }"""
    for step in ("assign", "before"):
        while player.asked() != step or (
            step == "before" and not page.locator(".hand .way:enabled").count()
        ):
            player.play(answers=player.answers + 1)
        board = ".garden" if step == "assign" else ".columns .board"
        for place in (board, ".garden"):
            page.locator(place).first.evaluate("one => one.scrollIntoView({ block: 'center' })")
            assert page.evaluate(in_sight, "[data-asked]"), f"{step}: the question"
            what = "[data-tile]" if step == "assign" else ".hand .way"
            assert page.evaluate(in_sight, what), f"{step}: {what}"


def test_a_loss_is_told_before_it_happens(visit: Visitors) -> None:
    """In an empty garden the end of the wheelbarrow's track gives water for nothing."""
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = at_step(page, look, "before")
    player.press(page.locator("[data-space='1.4']"))
    player.press(player.confirm)
    expect(page.locator("[data-ask='do']")).to_be_attached()
    expect(page.get_by_test_id("question")).to_contain_text("bottom space of column 1")
    expect(page.locator("[data-action='stop']")).to_contain_text("Stay, +3 points")
    player.press(page.locator("[data-space='B1']"))
    told = page.get_by_test_id("told")
    expect(told).to_contain_text(say("plot-lost-water", lang="en"))
    expect(told).to_contain_text("2 steps not used: +2 points")


def test_the_order_of_play_and_the_log_speak_in_words(visit: Visitors) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = Gardener(page, look, seed=43)
    codes = re.compile(r"\b\d-\d\b|\b[PBS]\d[ab]?\b|\b\d\.\d\b|then You|and You")
    for answers in (6, 12, 18):
        player.play(answers=answers)
        player.asked()
        assert not codes.search(page.get_by_test_id("order").inner_text())
        log = page.locator("ol.log").first
        assert not codes.search(log.inner_text()), log.inner_text()
    # A line lights what it is about.
    line = page.locator("ol.log button.line").last
    line.hover()
    assert page.evaluate(
        """() => [...document.adoptedStyleSheets].some((sheet) =>
          [...sheet.cssRules].some((rule) => /data-(space|bed|crossing)/.test(rule.cssText)))"""
    )


def test_what_the_others_did_last_is_marked(visit: Visitors) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = at_step(page, look, "before", seed=44)
    player.play(answers=player.answers + 4)
    player.asked()
    expect(page.locator("[data-fresh]").first).to_be_visible()


def test_after_a_reload_the_focus_is_on_the_question(visit: Visitors) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    at_step(page, look, "before")
    page.reload()
    page.wait_for_function(FOCUSED, arg="[data-asked]")
