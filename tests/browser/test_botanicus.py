"""Whole games of Botanicus: by mouse, by keyboard alone, on a phone, and the Expert variant."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.answering import ANSWERED, Answerer, Finger, Keyboard, assert_told_to_the_end
from browser.looks import Look
from browser.playing import FOCUSED, THINKING, box_of
from browser.site import Site
from browser.tables import Laid
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
PAIR = ({"kind": "person", "name": "Ana"}, {"kind": "bot", "bot": "uniform", "name": "Inès"})


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
            # The first row that has no tile yet.
            self.page.wait_for_function(FOCUSED, arg=f"[data-row='{at + 1}']")
            self.key("Enter")
            expect(self.page.locator("[data-tile][aria-pressed='true']")).to_have_count(0)
        self.page.wait_for_function(FOCUSED, arg="[data-asked]")
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


@pytest.mark.parametrize("width", [360, 390, 412])
def test_the_widest_request_stays_in_its_row(visit: Visitors, site: Site, width: int) -> None:
    """Four plants of the third level and two figures, on every phone."""
    while True:
        made = site.lay(*PAIR, game="botanicus")
        table, key = made["table"], made["seats"][0]["token"]
        mine = site.get(f"/api/tables/{table}?since=1000000", key)["view"]["players"][0]
        if any(tile["plants"] == ["III"] * 4 for tile in mine["tiles"]):
            break
    look = Look("phone", "fr")
    page = visit(f"/t/{table}#{key}", look)
    page.set_viewport_size({"width": width, "height": 844})
    assign_all(at_step(page, look, "assign"))
    slots, points = page.locator(".slot"), page.locator(".slot .request:last-child b")
    for at in range(slots.count()):
        row, figure = box_of(slots.nth(at)), box_of(points.nth(at))
        assert figure["x"] + figure["width"] <= row["x"] + row["width"] - 3


def at_step(page: Page, look: Look, step: str, seed: int = 41) -> Gardener:
    """Answer until just this is asked, the garden not yet grown."""
    player = (Toucher if look.touch else Gardener)(page, look, seed=seed)
    player.until(lambda: player.asked() == step)
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


# Where the parts of the table lie on the page, once its fonts have come.
PARTS = """() => document.fonts.ready.then(() =>
  [".columns .board", ".tracks", ".garden", ".hand", ".others", "[data-testid=undo]"]
    .map((part) => document.querySelector(part)?.getBoundingClientRect())
    .map((box) => box && [Math.round(box.x + scrollX), Math.round(box.y + scrollY)]))"""


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


def holding(view: dict[str, Any]) -> bool:
    """Whether the reader may use or sell a card."""
    return bool(view["step"] == "before" and view["players"][0]["hand"])


@pytest.mark.parametrize("screen", [(844, 390), (360, 640)])
@pytest.mark.parametrize("step", ["assign", "before"])
def test_question_and_cards_stay_in_sight_on_small_screens(
    visit: Visitors, site: Site, screen: tuple[int, int], step: str
) -> None:
    look = Look("phone", "fr")
    chance = random.Random(41)
    ripe = holding if step == "before" else lambda view: bool(view["step"] == "assign")
    page = visit(brought(site, ripe, choose=chance.choice).link, look=look)
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    assert Toucher(page, look, seed=41).asked() == step
    in_sight = """what => {
      const { top, bottom } = document.querySelector(what).getBoundingClientRect();
      return top >= -1 && bottom <= innerHeight + 1;
    }"""
    board = ".garden" if step == "assign" else ".columns .board"
    what = "[data-tile]" if step == "assign" else ".hand .way"
    for place in (board, ".garden"):
        page.locator(place).first.evaluate("one => one.scrollIntoView({ block: 'center' })")
        assert page.evaluate(in_sight, "[data-asked]"), "the question"
        assert page.evaluate(in_sight, what), what


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
    expect(told).to_contain_text(say("botanicus-board-lost-water", lang="en"))
    expect(told).to_contain_text("2 steps not used: +2 points")


# Whatever was said of the order of play.
ORDERS = """() => {
  window.orders = new Set();
  const note = () => window.orders.add(document.querySelector("[data-testid=order]")?.innerText);
  new MutationObserver(note).observe(document.body, { subtree: true, characterData: true });
}"""


def test_the_order_of_play_and_the_log_speak_in_words(visit: Visitors) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, look)
    player = Gardener(page, look, seed=43)
    player.asked()
    page.evaluate(ORDERS)
    codes = re.compile(r"\b\d-\d\b|\b[PBS]\d[ab]?\b|\b\d\.\d\b|then You|and You")
    for answers in (6, 12, 18):
        player.play(answers=answers)
        player.asked()
        assert not codes.search(page.get_by_test_id("order").inner_text())
        log = page.locator("ol.log").first
        assert not codes.search(log.inner_text()), log.inner_text()
    # While the others play, too.
    orders: list[str] = page.evaluate("() => [...window.orders]")
    assert orders
    assert not [one for one in orders if codes.search(one)]
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


# What is cut off or runs into something on a phone: the question, what is told, what answers it.
CUT = """() => {
  const asked = document.querySelector("[data-asked]");
  const lines = document.createRange();
  lines.selectNodeContents(asked);
  const hint = document.querySelector(".ask-hint").getBoundingClientRect();
  const over = [...lines.getClientRects()].some(({ top, right, bottom }) =>
    right > hint.left && bottom > hint.top && top < hint.bottom);
  const cut = [...document.querySelectorAll(".aside, .answer .one, .answer .words")]
    .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none")
    .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight
      || one.scrollWidth > one.clientWidth + 1 && one.clientWidth);
  return [...(over ? [asked] : []), ...cut].map((one) => one.className + ": " + one.innerText);
}"""
CAUSES = {
    "en": re.compile(r"From (the|your) |Your last turn\."),
    "fr": re.compile(r"Grâce (à|au) |C’est votre dernier tour\."),
}


class Reader(Toucher):
    """Somebody with a finger who reads every line: nothing is cut off, and every cause is named."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        super().__init__(page, look, seed)
        self.caused = 0

    def look_closer(self, step: str) -> None:
        """Only what is asked and told."""

    def asked(self) -> str:
        """What is asked, as it is read before anything is chosen."""
        step = super().asked()
        if step != "over":
            self.read()
        if step in ("do", "order"):
            told = self.page.locator(".aside").inner_text()
            assert CAUSES[self.look.lang].search(told), f"{step}: {told}"
            self.caused += 1
        return step

    def taken(self, n: int) -> str:
        """What was chosen, as it is told before it is confirmed."""
        state = super().taken(n)
        if state != "sent":
            self.read()
        return state

    def read(self) -> None:
        assert self.page.evaluate(CUT) == []


@pytest.mark.parametrize(
    ("lang", "screen", "seed"), [("en", (360, 640), 51), ("fr", (390, 844), 52)]
)
def test_every_line_of_a_question_is_read_on_a_phone(
    visit: Visitors, lang: str, screen: tuple[int, int], seed: int
) -> None:
    look = Look("phone", lang)
    page = visit(look=look)
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    begin(page, look)
    player = Reader(page, look, seed=seed)
    player.play(answers=24)
    assert player.caused > 5


def brought(
    site: Site, ripe: Callable[[dict[str, Any]], bool], choose: Callable[[list[str]], str] = min
) -> Laid:
    """A table of two brought to a moment over plain HTTP; another one where it never came."""
    laid, end = None, time.monotonic() + 60
    while time.monotonic() < end:
        if laid is None:
            made = site.lay(*PAIR, game="botanicus")
            laid = Laid(made["table"], made["seats"][0]["token"])
            path = f"/api/tables/{laid.table}"
        update = site.get(f"{path}?since=1000000", laid.key)
        if update["turn"] in (1, "over") and ripe(update["view"]):
            return laid
        if update["turn"] == "over":
            laid = None
            continue
        actions = [choice["action"] for choice in update["choices"]]
        if actions:
            site.post(f"{path}/play", laid.key, n=update["n"], action=choose(actions))
        else:
            time.sleep(0.01)
    raise AssertionError("the moment never came")


def at_last_column(view: dict[str, Any]) -> bool:
    """Whether the reader's last flower is due."""
    return bool(view["step"] == "before" and view["round"] == 2 and view["column"] == 8)


def test_the_end_is_announced_and_nobody_plays_next_who_does_not(
    visit: Visitors, site: Site
) -> None:
    table = brought(site, at_last_column)
    page = visit(table.link)
    question = page.get_by_test_id("question")
    expect(question).to_contain_text(say("botanicus-board-hint-last-flower", lang="en"))
    player = Gardener(page, Look(), seed=53)
    last_turns = page.locator("header.top").get_by_text(
        say("botanicus-board-last-turns", lang="en")
    )
    player.until(lambda: last_turns.count() > 0)
    expect(question).to_contain_text("Your last turn")
    order = page.get_by_test_id("order")
    played = site.get(f"/api/tables/{table.table}?since=0", table.key)["said"]
    last = max(at for at, one in enumerate(played) if one["action"].startswith("place"))
    gone = any(one["seat"] == 2 and one["action"].startswith("choose") for one in played[last:])
    named = "You play now." if gone else "You play now, then Inès."
    expect(order).to_contain_text(named)
    if gone:
        expect(order).not_to_contain_text("Inès")
    player.play()
    expect(page.get_by_test_id("scoring")).to_be_visible(timeout=THINKING)


OVERFLOWS = """() => [...document.querySelectorAll(
  ".scoring .request b, .scoring .request .warn, .columns .token, header.top .title")]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const { right } = one.getBoundingClientRect();
    const column = one.closest(".column")?.getBoundingClientRect();
    return right > (column ? column.right + 1 : 360 - 3)
      || one.scrollWidth > one.clientWidth + 1;
  })
  .map((one) => one.className + ": " + (one.innerText || one.dataset.ink))"""


def is_over(view: dict[str, Any]) -> bool:
    return bool(view["turn"] == "over")


def test_a_finished_table_opens_at_its_result_and_fits_a_small_phone(
    visit: Visitors, site: Site
) -> None:
    table = brought(site, is_over)
    look = Look("phone", "fr")
    page = visit(table.link, look=look)
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    page.get_by_role("button", name=say("botanicus-board-look", lang="fr")).tap()
    expect(page.locator("[data-asked]")).to_have_text(say("botanicus-board-ask-over", lang="fr"))
    expect(page.get_by_test_id("order")).to_have_text("")
    # The tiles show their dark faces, one of them two plants.
    assert page.evaluate(OVERFLOWS) == []
    page.get_by_role("button", name=say("board-show-scoring", lang="fr")).tap()
    expect(page.get_by_test_id("scoring")).to_be_visible()
    again = page.get_by_test_id("tell-again").locator("visible=true")
    if again.count():
        again.tap()
    assert page.evaluate(OVERFLOWS) == []


def dear(view: dict[str, Any]) -> bool:
    """Whether a space of the column that is due costs more than the reader has."""
    if view["step"] != "before" or view["round"] > 2:
        return False
    spaces = view["columns"][view["column"] - 1]["spaces"]
    return any(space["cost"] > view["players"][0]["coins"] for space in spaces)


def test_a_space_one_cannot_afford_says_its_price_and_why(visit: Visitors, site: Site) -> None:
    table = brought(site, dear, choose=max)  # far walks: the coins are soon gone
    page = visit(table.link)
    space = page.locator(".columns .now .space:not(.lit)").first
    expect(space.locator(".pill")).to_be_visible()
    label = space.get_attribute("aria-label") or ""
    assert re.search(r"costs \d coins, too dear: you have (none|one|2)$", label), label
    space.hover()
    expect(page.get_by_test_id("tip")).to_contain_text("too dear")


def test_tiles_are_laid_by_enter_alone(visit: Visitors, site: Site) -> None:
    """Tile, row, tile, row; once all lie the question has the focus, and Enter assigns them."""
    table = brought(site, lambda view: bool(view["step"] == "assign"))
    page = visit(table.link)
    page.wait_for_function(FOCUSED, arg="[data-asked]")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(FOCUSED, arg="[data-tile]")
    for row in range(5):
        page.keyboard.press("Enter")
        page.wait_for_function(FOCUSED, arg=f"[data-row='{row + 1}']")
        page.keyboard.press("Enter")
        page.wait_for_function(FOCUSED, arg="[data-tile]" if row < 4 else "[data-asked]")
    expect(page.get_by_test_id("confirm").locator("kbd")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("main[data-ask='assign']")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_tile_that_does_not_fit_its_row_is_told_and_moves_nothing(
    visit: Visitors, site: Site, size: str
) -> None:
    def long(view: dict[str, Any]) -> bool:
        tiles = view["players"][0]["tiles"]
        return bool(view["step"] == "assign" and any(len(one["plants"]) == 4 for one in tiles))

    table = None
    while table is None:  # one deal in twenty has no such tile
        laid = brought(site, lambda view: bool(view["step"] == "assign"))
        if long(site.get(f"/api/tables/{laid.table}?since=1000000", laid.key)["view"]):
            table = laid
    look = Look(size, "fr")
    page = visit(table.link, look=look)
    player = (Toucher if look.touch else Gardener)(page, look, seed=54)
    player.asked()
    before = page.evaluate(PARTS)
    tile = page.locator("[data-tile]").filter(has=page.locator("small")).first
    player.press(tile)
    expect(page.locator(".aside")).to_contain_text("choisissez maintenant sa ligne")
    expect(page.get_by_test_id("tip")).to_have_count(0)
    player.press(page.locator("[data-row='1']"))
    expect(page.locator(".aside [role='status']")).to_contain_text("La tuile de la ligne 1")
    assert page.evaluate(PARTS) == before
    badge, points = (box_of(page.locator(f"[data-row='1'] {of}").last) for of in ("em", "b"))
    assert badge["x"] >= points["x"] + points["width"] - 1, "the sign covers the points"


def test_the_track_that_is_asked_about_is_in_sight_on_a_small_phone(
    visit: Visitors, site: Site
) -> None:
    table = brought(site, lambda view: bool(view["step"] == "before"))
    look = Look("phone", "en")
    page = visit(table.link, look=look)
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    player = Toucher(page, look, seed=55)
    player.asked()
    player.press(page.locator("[data-space='1.3']"))
    player.press(player.confirm)
    expect(page.locator(".track .lit").first).to_be_attached()
    page.wait_for_timeout(300)
    track = box_of(page.locator(".track:has(.lit)"))
    asked, tabs = box_of(page.locator(".ask")), box_of(page.locator("main nav"))
    assert track["y"] >= asked["y"] + asked["height"] - 2
    assert track["y"] + track["height"] <= tabs["y"] + 2


def test_a_tip_follows_what_it_is_about(visit: Visitors, site: Site) -> None:
    table = brought(site, lambda view: bool(view["step"] == "assign"))
    page = visit(table.link)
    row = page.locator("[data-row='1']")
    row.hover()
    tip = page.get_by_test_id("tip")
    expect(tip).to_contain_text("no tile yet")
    row.evaluate("one => one.setAttribute('aria-label', 'row 1: a tile')")
    expect(tip).to_have_text("row 1: a tile")


HEADS = ".track header :is(h3, .prizes > *)"
UNDER = """heads => [...document.querySelectorAll(heads)].flatMap((one) => {
  const a = one.getBoundingClientRect();
  return [...document.querySelectorAll(".plan :is(.stop, .toll, .pawns)")]
    .filter((other) => {
      const b = other.getBoundingClientRect();
      return a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    })
    .map((other) => `${one.textContent || one.dataset.ink} | ${other.outerHTML.slice(0, 80)}`);
})"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_lies_over_the_prizes_of_a_track(visit: Visitors, site: Site, lang: str) -> None:
    made = site.lay(*PAIR, game="botanicus")
    page = visit(f"/t/{made['table']}#{made['seats'][0]['token']}", Look(lang=lang))
    expect(page.locator(".prizes").first).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    for width, height in ((1440, 900), (1280, 800), (1100, 800), (900, 1100)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNDER, HEADS) == []


def test_the_gardens_of_the_telling_are_whole(visit: Visitors, site: Site) -> None:
    """Beside a garden there is room for four plants, two figures and a warning."""
    laid = brought(site, lambda view: view["result"] is not None, choose=max)
    page = visit(laid.link)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_test_id("tell-again").locator("visible=true").click()
    for width in (1440, 1280, 1200):
        page.set_viewport_size({"width": width, "height": 800})
        requests = box_of(page.locator(".scene .requests"))
        assert width - 18 - requests["x"] >= 195
