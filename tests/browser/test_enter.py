"""Enter on every board: what the sign on the dark button says is what it does, nothing else."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look
from browser.playing import THINKING
from browser.site import Site
from browser.tables import Laid
from browser.visitors import Visitors
from parterre.games import GAMES

PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "bot": "uniform", "name": "Inès"}
# How many questions of each board are walked: all kinds of step that its first turns have.
QUESTIONS = 6
GO = ["BUTTON", "confirm", None]
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft")
# The dark buttons whose sign is in sight, by what they say.
SIGNED = """() => {
  const signs = [...document.querySelectorAll("main .btn.go kbd, header .btn.go kbd")];
  const enters = signs.filter((one) => one.innerText === "↵");
  const shown = enters.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const buttons = shown.map((one) => one.closest("button")).filter((one) => !one.disabled);
  return buttons.map((one) => one.innerText.replace("↵", "").trim());
}"""
FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  return [at.tagName, at.dataset.action ?? at.dataset.testid ?? at.ariaLabel, at.ariaPressed];
}"""
# Remembers what has the focus before Enter, and which button Enter presses.
WATCHED = """() => {
  window.watched ??= addEventListener(
    "click", ({ target }) => window.pressed.push(target.closest("button")), { capture: true }
  ) ?? true;
  window.pressed = [];
  window.focused = document.activeElement;
}"""
# By its own words or, where that one had the focus, by that.
PRESSED = """() => window.pressed.map((one) =>
  one === window.focused ? "focused" : one?.outerHTML.slice(0, 80))"""
# Whether something chosen waits to be confirmed.
WAITS = "() => document.querySelector('[data-testid=confirm]')?.disabled === false"
# What one Enter did, once it has done it: a sentence sent, a thing chosen, or nothing.
STATE = """() => {
  const main = document.querySelector("main");
  const chosen = [...document.querySelectorAll("main [aria-pressed=true]")];
  const confirm = document.querySelector("[data-testid=confirm]");
  return JSON.stringify([
    main?.dataset.ask, document.querySelector("[data-n]")?.dataset.n,
    chosen.map((one) => one.dataset.action ?? one.dataset.testid ?? one.ariaLabel),
    confirm ? [confirm.disabled, confirm.innerText.trim()] : null,
  ]);
}"""


def laid(site: Site, game: str, *others: dict[str, str]) -> Laid:
    """A table whose person begins."""
    made = site.lay(PERSON, *(others or (BOT,)), game=game)
    return Laid(made["table"], made["seats"][0]["token"])


def entries(site: Site, table: Laid) -> tuple[int, list[str]]:
    """How many entries lie on the table, and what may be said now."""
    update = site.get(f"/api/tables/{table.table}?since=1000000", table.key)
    return update["n"], [choice["action"] for choice in update["choices"]]


def asked(site: Site, table: Laid) -> dict[str, Any]:
    """What the table looks like once its person is asked, or at the end."""
    end = time.monotonic() + THINKING / 1000
    while time.monotonic() < end:
        update = site.get(f"/api/tables/{table.table}?since=1000000", table.key)
        if update["choices"] or update["turn"] == "over":
            return update
        time.sleep(0.02)
    raise AssertionError("nobody is asked")


class Walker:
    """Somebody at the keyboard who compares what is said of Enter with what it does."""

    def __init__(self, page: Page, site: Site, table: Laid) -> None:
        self.page = page
        self.site = site
        self.table = table
        self.confirmed = 0
        self.chosen = 0
        # How often something else had the focus while a choice waited to be confirmed.
        self.aside = 0

    def settle(self) -> dict[str, Any]:
        """Wait until the page shows what the table asks."""
        update = asked(self.site, self.table)
        step = update["view"]["step"]
        self.page.locator(f"main[data-ask='{step}']").wait_for(state="attached", timeout=THINKING)
        self.page.wait_for_function(
            "n => Number(document.querySelector('[data-n]')?.dataset.n ?? n) >= n", arg=update["n"]
        )
        self.page.wait_for_timeout(60)
        return update

    def enter(self) -> None:
        """Press Enter: exactly what the sign says happens, or what has the focus is pressed."""
        signed = self.page.evaluate(SIGNED)
        focus = self.page.evaluate(FOCUSED)
        before, state = entries(self.site, self.table), self.page.evaluate(STATE)
        assert len(signed) <= 1, f"two signs at once: {signed}"
        waits = self.page.evaluate(WAITS)
        self.page.evaluate(WATCHED)
        self.page.keyboard.press("Enter")
        if signed:
            assert self.sent(before[0]), f"“{signed[0]} ↵” sent nothing with the focus on {focus}"
            pressed = self.page.evaluate(PRESSED)
            assert focus == GO or pressed == [], f"“{signed[0]} ↵” pressed {pressed}"
            self.confirmed += 1
            return
        self.page.wait_for_timeout(150)
        if focus is None or focus[0] != "BUTTON":
            assert entries(self.site, self.table) == before, f"Enter answered from {focus}"
            assert self.page.evaluate(STATE) == state, f"Enter chose from {focus}"
            return
        # No sign: the thing with the focus was meant, and its own sentence.
        pressed = self.page.evaluate(PRESSED)
        assert pressed == ["focused"], f"Enter on {focus} pressed {pressed}"
        after = entries(self.site, self.table)
        if after[0] > before[0] and focus[1] in before[1]:
            said = self.said_first(before[0])
            assert said == focus[1], f"Enter on {focus} said {said}"
        self.chosen += 1
        self.aside += waits

    def sent(self, since: int) -> bool:
        """Whether an entry more lies there within a few seconds."""
        end = time.monotonic() + 5
        while time.monotonic() < end:
            if entries(self.site, self.table)[0] > since:
                return True
            self.page.wait_for_timeout(30)
        return False

    def said_first(self, since: int) -> str:
        """What was said after an entry."""
        update = self.site.get(f"/api/tables/{self.table.table}?since={since}", self.table.key)
        return str(update["said"][0]["action"])

    def focus_on_a_choice(self, skip: int) -> bool:
        """From the question by an arrow to the first choice, and on by a few more."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")
        self.page.evaluate("() => document.querySelector('[data-asked]')?.focus()")
        for arrow in (ARROWS * 3)[: skip + 1]:
            self.page.keyboard.press(arrow)
        focus = self.page.evaluate(FOCUSED)
        return bool(focus and focus[0] == "BUTTON")


@pytest.mark.parametrize("game", GAMES)
def test_what_the_sign_says_is_what_enter_does(visit: Visitors, site: Site, game: str) -> None:
    """At each of the first questions: from the question, from a choice, and from what is chosen."""
    table = laid(site, game)
    page = visit(table.link, Look("desktop", "en"))
    walker = Walker(page, site, table)
    steps = set()
    for at in range(QUESTIONS * 2):
        update = walker.settle()
        if update["turn"] == "over":
            break
        steps.add(update["view"]["step"])
        n = update["n"]
        # Where a turn begins nothing is confirmed behind the reader's back.
        page.evaluate("() => document.querySelector('[data-asked]')?.focus()")
        if not page.evaluate(SIGNED):
            walker.enter()
            assert entries(site, table)[0] == n
        assert walker.focus_on_a_choice(at % 3), update["view"]["step"]
        aside = False
        for _ in range(3):
            if entries(site, table)[0] > n:
                break
            walker.enter()
            if at % 2 and not aside:
                # What is chosen is left for another thing: Enter presses that one.
                aside = bool(page.evaluate(SIGNED))
                page.keyboard.press(ARROWS[0])
        if entries(site, table)[0] == n:
            # A question of several parts: what is left of it is answered over the wire.
            site.post(
                f"/api/tables/{table.table}/play",
                table.key,
                n=n,
                action=update["choices"][0]["action"],
            )
    assert len(steps) > 1
    assert walker.confirmed + walker.chosen > QUESTIONS
    assert walker.confirmed
    assert walker.aside


def test_leaving_the_tiles_of_topiary(visit: Visitors, site: Site) -> None:
    """The arrows look at a tile, S says to leave them: Enter leaves them."""
    table = laid(site, "topiary", {"kind": "person", "name": "Bea"})
    n, actions = entries(site, table)
    visited = next(one for one in actions if one == "visit c1>S")
    site.post(f"/api/tables/{table.table}/play", table.key, n=n, action=visited)
    page = visit(table.link)
    walker = Walker(page, site, table)
    walker.settle()
    page.keyboard.press("g")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("s")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    n = entries(site, table)[0]
    walker.enter()
    expect(page.locator("main[data-ask='']")).to_be_attached()
    assert walker.said_first(n) == "stay"


def test_in_arboretum_a_turn_begins_at_the_question(visit: Visitors, site: Site) -> None:
    """On a new page and after the others' turns: a second Enter takes no card from any pile."""
    table = laid(site, "arboretum")
    page = visit(table.link)
    walker = Walker(page, site, table)

    def assert_at_the_question() -> None:
        n = walker.settle()["n"]
        page.keyboard.press("Shift")
        expect(page.locator("[data-asked]")).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_timeout(200)
        assert entries(site, table)[0] == n
        page.keyboard.press("ArrowDown")
        expect(page.locator("[data-action='draw deck']")).to_be_focused()

    assert_at_the_question()
    while (update := walker.settle())["view"]["step"] != "discard":
        action = update["choices"][0]["action"]
        site.post(f"/api/tables/{table.table}/play", table.key, n=update["n"], action=action)
    page.keyboard.press("1")
    walker.enter()
    assert_at_the_question()


def assigned(page: Page) -> None:
    """Every tile of the start lies at its row, by mouse."""
    tiles, rows = page.locator("[data-tile]"), page.locator("[data-row]")
    expect(page.locator("main[data-ask='assign']")).to_be_attached(timeout=THINKING)
    for at in range(rows.count()):
        tiles.nth(at).click()
        expect(tiles.nth(at)).to_have_attribute("aria-pressed", "true")
        rows.nth(at).click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()


def test_what_was_assigned_by_mouse_is_confirmed_by_enter(visit: Visitors, site: Site) -> None:
    table = laid(site, "botanicus")
    page = visit(table.link)
    walker = Walker(page, site, table)
    assigned(page)
    n = entries(site, table)[0]
    assert page.evaluate(SIGNED)
    walker.enter()
    assert walker.said_first(n).startswith("assign")


def test_escape_puts_a_hint_away_and_keeps_the_work(visit: Visitors, site: Site) -> None:
    """A second one clears the work."""
    table = laid(site, "botanicus")
    page = visit(table.link)
    assigned(page)
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=THINKING)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_be_disabled()
