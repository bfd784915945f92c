"""Whole games of Topiary: by mouse, by keyboard alone, on a phone; with and without the draft."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import Look
from browser.site import Site
from browser.test_accessibility import Inspector
from browser.test_whole_game import assert_ranking_is_recorded, shown
from browser.visitors import Visitors

VISITORS = 5  # each, with four seats
THINKING = 60_000
# What is asked now, in one word; nothing while others play or an answer is on its way.
STEP = """() => document.querySelector("[data-testid='scoring']") ? "over"
  : document.querySelector("[data-ask]")?.dataset.ask ?? ''"""
MOST_ANSWERS = 40


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
        for at in self.chance.sample(range(self.held.count()), 3):
            self.press(self.held.nth(at))
        self.press(self.confirm)

    def visit(self) -> None:
        """Stand somewhere; where nothing can be taken the visit is confirmed."""
        places = self.page.locator("[data-action^='visit ']")
        place = places.nth(self.chance.randrange(places.count()))
        self.press(place)
        self.page.wait_for_timeout(100)
        if self.page.evaluate(STEP) == "visit" and self.confirm.is_enabled():
            self.press(self.confirm)

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
        self.key("g", *["ArrowRight"] * self.chance.randrange(1, 5), "Enter")
        self.page.wait_for_timeout(100)
        if self.page.evaluate(STEP) == "visit" and self.confirm.is_enabled():
            self.key("Enter")

    def take(self) -> None:
        """The first tile of the line, or stay."""
        if self.chance.random() < 0.2:
            self.key("s", "Enter")
            self.answered["stay"] += 1
        else:
            self.key("g", "Enter")

    def set(self) -> None:
        """By number, then Enter."""
        self.key(str(self.chance.randrange(1, 5)))
        self.walk_to("[data-testid='confirm']")
        self.key("Enter")

    def walk_to(self, selector: str) -> None:
        """Tab until the focus is there."""
        for _ in range(120):
            if self.page.evaluate("what => !!document.activeElement?.matches(what)", selector):
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
    while not page.get_by_test_id("ranking").count():
        shown(page, "next").click()
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
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert_told_to_the_end(player, site, draft)
