"""Somebody who answers whatever is asked at a page, in any of the games with compound turns."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.looks import Look
from browser.playing import FOCUS, FOCUSED, SOON, STEP, THINKING
from browser.site import Site
from browser.test_accessibility import Inspector
from browser.test_whole_game import assert_ranking_is_recorded, shown

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
SMALL = """() => [...document.querySelectorAll(":is(main, header.top) :is(button, a)")]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .map((one) => [one, one.getBoundingClientRect(), getComputedStyle(one, "::after")])
  .filter(([one, { width, height }, after]) => {
    const more = after.content === "none" ? 0 : -2 * parseFloat(after.top || "0");
    return Math.min(width, height) + Math.max(0, more) < 43.5;
  })
  .map(([one]) => one.outerHTML.slice(0, 140))"""
SEVERAL = ".answer .one[data-action]"
MOST_ANSWERS = 300


class Answerer:
    """Plays with the mouse, unless said otherwise: looks what is asked and answers it."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        self.page = page
        self.look = look
        self.chance = random.Random(seed)
        self.inspector = Inspector(page, look)
        self.inspected: list[str] = []
        self.answers = 0

    def play(self, answers: int = MOST_ANSWERS) -> None:
        """Answer after answer, so many or until the scoring is told."""
        while (step := self.asked()) != "over" and self.answers < answers:
            if step not in self.inspected:
                self.inspected.append(step)
                self.look_closer(step)
            n = self.n
            self.answer(step)
            self.page.wait_for_function(ANSWERED, arg=n)
            self.answers += 1

    def until(self, reached: Callable[[], bool]) -> None:
        """Answer until something is so; a game that ends before that is a failure."""
        while not reached():
            assert self.asked() != "over", "the game is over, and it never came to that"
            self.play(answers=self.answers + 1)

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

    @property
    def lit(self) -> Locator:
        """The things that may be chosen."""
        return self.page.locator("main button[data-action]").locator("visible=true")

    def answer(self, step: str) -> None:
        """Something lit; of several ways the first, and what waits is confirmed."""
        n = self.n
        self.press(self.some_choice())
        state = self.taken(n)
        if state == "several":
            self.press(self.page.locator(SEVERAL).first)
            state = self.taken(n)
        if state == "waits":
            self.press(self.confirm)

    def some_choice(self) -> Locator:
        """One of the lit things."""
        expect(self.lit.first).to_be_visible()
        actions: list[str] = self.lit.evaluate_all("all => all.map(one => one.dataset.action)")
        return self.lit.nth(actions.index(self.choose(actions)))

    def choose(self, actions: list[str]) -> str:
        """One of the sentences that are offered."""
        return self.chance.choice(actions)

    def taken(self, n: int) -> str:
        """Wait until a click has done something, and tell what."""
        found: str = self.page.wait_for_function(TAKEN, arg=n).json_value()
        return found

    def press(self, target: Locator) -> None:
        """Point at something and press."""
        target.click()


class Finger(Answerer):
    """The same with a finger, which needs room."""

    def look_closer(self, step: str) -> None:
        """Every target is as large as a fingertip."""
        super().look_closer(step)
        self.inspector.found += [f"{step}: small: {one}" for one in self.page.evaluate(SMALL)]

    def press(self, target: Locator) -> None:
        """Tap on something."""
        target.tap()


class Keyboard(Answerer):
    """The same by keyboard alone; when something is asked the focus is where it is answered."""

    arrows = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def asked(self) -> str:
        """What is asked; at that moment the focus must be in sight."""
        step = super().asked()
        if step != "over":
            self.page.wait_for_function(f"() => ({FOCUS})() === ''", timeout=SOON)
        return step

    def answer(self, step: str) -> None:
        """A few arrows on from where the focus is, Enter, and Enter again where that waits."""
        n = self.n
        self.key(*self.chance.choices(self.arrows, k=self.chance.randrange(4)))
        if not self.page.evaluate(FOCUSED, "button[data-action]"):
            self.tab_to("button[data-action]")
        self.key("Enter")
        state = self.taken(n)
        if state == "several":
            self.tab_to(SEVERAL)
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


def assert_told_to_the_end(player: Answerer, site: Site, game: str, scenes: int) -> None:
    """Each part of the score is told, then the ranking, which is that of the record."""
    page = player.page
    player.inspector.check(f"{game}-scoring")
    scoring = page.get_by_test_id("scoring")
    for at in range(scenes):
        expect(scoring).to_have_attribute("data-at", str(at))
        shown(page, "next").click()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    player.inspector.check(f"{game}-final")
    assert_ranking_is_recorded(page, site, player.look.lang)
    assert not player.inspector.found, "\n".join(player.inspector.found)
