"""Whole games of Topiary: by mouse, by keyboard alone, on a phone; with and without the draft."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import Look
from browser.playing import FOCUSED, STEP, THINKING
from browser.site import Site
from browser.test_accessibility import Inspector
from browser.test_whole_game import NARROW, assert_ranking_is_recorded, shown
from browser.visitors import Visitors

VISITORS = 5  # each, with four seats
MOST_ANSWERS = 40
# A visit that nothing follows waits to be confirmed; any other one is made at once.
STANDS_OR_WAITS = """before => {
  if (document.querySelectorAll("[data-place].taken").length > before) return "stands";
  if (document.querySelector("[data-testid='scoring']")) return "stands";
  const chosen = document.querySelector("[data-place][aria-pressed='true']");
  const look = document.querySelector("[data-testid='sight']");
  if (!chosen || look?.dataset.place !== chosen.dataset.place) return "";
  return look.querySelector("[data-down]") ? "" : "waits";
}"""


class Gardener:
    """Plays with the mouse, unless said otherwise: looks what is asked and answers it."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        self.page = page
        self.look = look
        self.chance = random.Random(seed)
        self.inspector = Inspector(page, look)
        self.inspected: list[str] = []
        self.answered = {"keep": 0, "visit": 0, "take": 0, "stay": 0, "set": 0}

    def play_to_the_end(self) -> None:
        """Answer after answer, until the scoring is told."""
        while (step := self.asked()) != "over":
            if step not in self.inspected:
                self.inspected.append(step)
                self.inspector.check(f"topiary-{step}")
            getattr(self, step)()
            self.answered[step] += 1
            assert sum(self.answered.values()) < MOST_ANSWERS

    def asked(self) -> str:
        """Wait until something may be done, and tell what."""
        found = self.page.wait_for_function(STEP, timeout=THINKING)
        step: str = found.json_value()
        return step

    @property
    def held(self) -> Locator:
        return self.page.locator(".held[data-tile]")

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_test_id("confirm")

    def keep(self) -> None:
        """Three tiles of those in hand."""
        expect(self.open.first).to_be_visible()
        for at in self.chance.sample(range(self.held.count()), 3):
            self.press(self.held.nth(at))
            expect(self.held.nth(at)).to_have_attribute("aria-pressed", "true")
        self.press(self.confirm)

    def visit(self) -> None:
        """Stand somewhere; where nothing can be taken the visit is confirmed."""
        before = self.standing
        places = self.page.locator("[data-action^='visit ']")
        expect(places.first).to_be_attached()
        place = places.nth(self.chance.randrange(places.count()))
        self.press(place)
        if self.left_to_confirm(before):
            self.press(self.confirm)

    @property
    def open(self) -> Locator:
        """The tiles of the hand that may be chosen."""
        return self.page.locator(".held[data-tile][aria-disabled='false']")

    @property
    def standing(self) -> int:
        """How many visitors stand around the garden."""
        return self.page.locator("[data-place].taken").count()

    def left_to_confirm(self, before: int) -> bool:
        """Wait until the visitor stands, or until the way there is to be confirmed."""
        found = self.page.wait_for_function(STANDS_OR_WAITS, arg=before)
        return bool(found.json_value() == "waits")

    def take(self) -> None:
        """A tile of the line, or now and then none."""
        if self.chance.random() < 0.2:
            self.press(self.page.locator("[data-action='stay']"))
            self.press(self.confirm)
            self.answered["stay"] += 1
        else:
            self.press(self.page.locator("[data-action^='take ']").first)

    def set(self) -> None:
        """Any tile of the hand, after its gain was shown."""
        expect(self.open).to_have_count(self.held.count())
        self.press(self.held.nth(self.chance.randrange(self.held.count())))
        self.press(self.confirm)

    def press(self, target: Locator) -> None:
        """Point at something and press."""
        target.click()


class Toucher(Gardener):
    """The same with a finger."""

    def visit(self) -> None:
        """Along the edge by the arrows, then the large button."""
        for _ in range(self.chance.randrange(1, 4)):
            self.press(self.page.get_by_test_id("place-after"))
        expect(self.page.get_by_test_id("sight")).to_be_visible()
        self.press(self.confirm)

    def press(self, target: Locator) -> None:
        """Tap on something."""
        target.tap()


class Typist(Gardener):
    """The same by keyboard alone."""

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def keep(self) -> None:
        """By number, then Enter."""
        self.key("1", "3", "5")
        self.walk_to("[data-testid='confirm']")
        self.key("Enter")

    def visit(self) -> None:
        """Into the ring of places, a few on, and Enter; once more where nothing can be taken."""
        before = self.standing
        self.key("g")
        self.page.wait_for_function(FOCUSED, arg="[data-place]")
        self.key(*["ArrowRight"] * self.chance.randrange(1, 5))
        # The arrows also lead past those who stand there already.
        while not self.page.evaluate(FOCUSED, "[data-action^='visit ']"):
            self.key("ArrowRight")
        self.key("Enter")
        if self.left_to_confirm(before):
            self.key("Enter")

    def take(self) -> None:
        """The first tile of the line, or stay."""
        if self.chance.random() < 0.2:
            self.key("s", "Enter")
            self.answered["stay"] += 1
        else:
            self.key("g")
            self.page.wait_for_function(FOCUSED, arg="[data-action^='take ']")
            self.key("Enter")

    def set(self) -> None:
        """By number, then Enter."""
        self.key(str(self.chance.randrange(1, 5)))
        self.walk_to("[data-testid='confirm']")
        self.key("Enter")

    def walk_to(self, selector: str) -> None:
        """Tab until the focus is there."""
        for _ in range(120):
            if self.page.evaluate(FOCUSED, selector):
                return
            self.key("Tab")
        raise AssertionError(f"Tab never reaches {selector}")


def assert_told_to_the_end(player: Gardener, site: Site, draft: bool) -> None:
    """Every look is told, then the ranking, which is that of the record, as are the answers."""
    page = player.page
    log = site.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/record")["log"]
    assert sum(entry.startswith("keep") for entry in log) == 4 * draft
    assert sum(entry.startswith("visit") for entry in log) == 4 * VISITORS
    player.inspector.check("topiary-scoring")
    scenes = 0
    scoring = page.get_by_test_id("scoring")
    while not page.get_by_test_id("ranking").count():
        at = int(scoring.get_attribute("data-at") or 0)
        shown(page, "next").click()
        expect(scoring).to_have_attribute("data-at", str(at + 1))
        scenes += 1
        assert scenes < 60
    assert scenes >= 4 * VISITORS
    player.inspector.check("topiary-final")
    assert_ranking_is_recorded(page, site, player.look.lang)
    assert not player.inspector.found, "\n".join(player.inspector.found)


def begin(page: Page, draft: bool) -> None:
    """Choose Topiary on the home page, with its draft or without."""
    page.get_by_test_id("game-topiary").click()
    if draft:
        page.locator("summary").first.click()
        page.get_by_test_id("option-draft").check()
    page.get_by_test_id("play-now").click()


with_and_without_draft = pytest.mark.parametrize("draft", [False, True], ids=["plain", "draft"])


@pytest.mark.slow
@with_and_without_draft
def test_by_mouse(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look()
    page = visit(look=look)
    begin(page, draft)
    player = Gardener(page, look, seed=21)
    player.play_to_the_end()
    assert player.answered["keep"] == draft
    assert player.answered["visit"] == VISITORS
    assert_told_to_the_end(player, site, draft)


@pytest.mark.slow
@with_and_without_draft
def test_by_keyboard_alone(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look()
    page = visit(look=look)
    player = Typist(page, look, seed=22)
    player.walk_to("[data-testid='game-topiary']")
    player.key("Enter")
    if draft:
        player.walk_to("summary")
        player.key("Enter")
        player.walk_to("[data-testid='option-draft']")
        player.key("Space")
    player.walk_to("[data-testid='play-now']")
    player.key("Enter")
    player.play_to_the_end()
    assert_told_to_the_end(player, site, draft)


@pytest.mark.slow
@with_and_without_draft
def test_on_a_phone_by_night_in_french(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look("phone", "fr", "night")
    page = visit(look=look)
    begin(page, draft)
    player = Toucher(page, look, seed=23)
    player.play_to_the_end()
    assert player.answered["keep"] == draft
    assert player.answered["visit"] == VISITORS
    page.wait_for_function(NARROW)
    assert_told_to_the_end(player, site, draft)
