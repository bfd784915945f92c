"""Whole games of Topiary: by mouse, by keyboard alone, on a phone; with and without the draft."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.answering import Answerer, Finger, Keyboard, assert_told_to_the_end
from browser.looks import Look
from browser.playing import FOCUSED
from browser.site import Site
from browser.test_whole_game import NARROW
from browser.visitors import Visitors

SEATS = 4
VISITORS = 5  # each, with four seats
SCENES = VISITORS + 1  # a player: every look, and the hand


class Gardener(Answerer):
    """Visits, takes and sets tiles as it is asked."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        super().__init__(page, look, seed)
        self.answered = {"keep": 0, "visit": 0, "take": 0, "stay": 0, "set": 0}

    def look_closer(self, step: str) -> None:
        """Every moment is looked at once; places may lie close, for large keys stand for them."""
        self.inspector.check(f"topiary-{step}")

    def answer(self, step: str) -> None:
        """Each moment has its own way."""
        getattr(self, step)()
        self.answered[step] += 1

    @property
    def held(self) -> Locator:
        return self.page.locator(".held[data-tile]")

    def keep(self) -> None:
        """Three tiles of those in hand."""
        expect(self.open.first).to_be_visible()
        for at in self.chance.sample(range(self.held.count()), 3):
            self.press(self.held.nth(at))
            expect(self.held.nth(at)).to_have_attribute("aria-pressed", "true")
        self.press(self.confirm)

    def visit(self) -> None:
        """A place, and that it is meant."""
        places = self.page.locator("[data-action^='visit ']")
        expect(places.first).to_be_attached()
        self.press(places.nth(self.chance.randrange(places.count())))
        self.press(self.confirm)

    @property
    def open(self) -> Locator:
        """The tiles of the hand that may be chosen."""
        return self.page.locator(".held[data-tile][aria-disabled='false']")

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


class Toucher(Gardener, Finger):
    """The same with a finger."""

    def visit(self) -> None:
        """Along the edge by the arrows, then the large button."""
        for _ in range(self.chance.randrange(1, 4)):
            self.press(self.page.get_by_test_id("place-after"))
        expect(self.page.get_by_test_id("sight")).to_be_visible()
        self.press(self.confirm)


class Typist(Gardener, Keyboard):
    """The same by keyboard alone."""

    def keep(self) -> None:
        """By number, then Enter."""
        self.key("1", "3", "5")
        self.tab_to("[data-testid='confirm']")
        self.key("Enter")

    def visit(self) -> None:
        """Into the ring of places, a few on, and twice Enter."""
        self.key("g")
        self.page.wait_for_function(FOCUSED, arg="[data-place]")
        self.key(*["ArrowRight"] * self.chance.randrange(1, 5))
        # The arrows also lead past those who stand there already.
        while not self.page.evaluate(FOCUSED, "[data-action^='visit ']"):
            self.key("ArrowRight")
        self.key("Enter", "Enter")

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
        self.tab_to("[data-testid='confirm']")
        self.key("Enter")


def assert_played_and_told(player: Gardener, site: Site, draft: bool) -> None:
    """The record has everybody's answers, and every look is told."""
    log = site.get(f"/api/tables/{player.page.url.rsplit('/', 1)[1]}/record")["log"]
    assert sum(entry.startswith("keep") for entry in log) == SEATS * draft
    assert sum(entry.startswith("visit") for entry in log) == SEATS * VISITORS
    assert_told_to_the_end(player, site, "topiary", SEATS * SCENES)


def begin(page: Page, draft: bool) -> None:
    """Choose Topiary on the home page, with its draft or without."""
    page.get_by_test_id("game-topiary").click()
    if draft:
        page.get_by_test_id("options").locator("summary").click()
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
    player.play()
    assert player.answered["keep"] == draft
    assert player.answered["visit"] == VISITORS
    assert_played_and_told(player, site, draft)


@pytest.mark.slow
@with_and_without_draft
def test_by_keyboard_alone(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look()
    page = visit(look=look)
    player = Typist(page, look, seed=22)
    player.tab_to("[data-testid='game-topiary']")
    player.key("Enter")
    if draft:
        player.tab_to("[data-testid='options'] summary")
        player.key("Enter")
        player.tab_to("[data-testid='option-draft']")
        player.key("Space")
    player.tab_to("[data-testid='play-now']")
    player.key("Enter")
    player.play()
    assert_played_and_told(player, site, draft)


@pytest.mark.slow
@with_and_without_draft
def test_on_a_phone_by_night_in_french(visit: Visitors, site: Site, draft: bool) -> None:
    look = Look("phone", "fr", "night")
    page = visit(look=look)
    begin(page, draft)
    player = Toucher(page, look, seed=23)
    player.play()
    assert player.answered["keep"] == draft
    assert player.answered["visit"] == VISITORS
    page.wait_for_function(NARROW)
    assert_played_and_told(player, site, draft)


# What a finger or a glance at a phone needs.

PERSON = {"kind": "person", "name": "Ana"}
OTHER = {"kind": "person", "name": "Bea"}
SMALL_SCREENS = {
    "phone": (390, 844),
    "short phone": (360, 640),
    "turned phone": (844, 390),
    "200 %": (720, 450),
}
PLACES = """() => {
  const all = [...document.querySelectorAll(".ring [data-place]")];
  return Object.fromEntries(all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.place, [left + width / 2, top + height / 2]];
  }));
}"""
CHOSEN = "() => document.querySelector('.ring [aria-pressed=true]')?.dataset.place"
OFFERED = "() => [...document.querySelectorAll('[data-line]')].map((one) => one.dataset.line)"

small_screens = pytest.mark.parametrize("screen", SMALL_SCREENS)


def laid(site: Site, *others: dict[str, str], **options: int | str) -> tuple[str, str]:
    """A table whose person begins, and their key."""
    made = site.lay(PERSON, *(others or [OTHER]), game="topiary", options=options)
    return made["table"], made["seats"][0]["token"]


def on_a(screen: str, visit: Visitors, link: str, lang: str = "en") -> Page:
    """A page of that size, tapped on."""
    page = visit(link, Look("phone", lang))
    width, height = SMALL_SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    return page


def tap(page: Page, x: float, y: float) -> None:
    """With a finger, where one points."""
    page.touchscreen.tap(x, y)


def click(page: Page, x: float, y: float) -> None:
    """With the mouse of an enlarged page."""
    page.mouse.click(x, y)


@small_screens
@pytest.mark.parametrize("press", [tap, click])
def test_a_place_is_chosen_by_pressing_on_it(
    visit: Visitors, site: Site, screen: str, press: Callable[[Page, float, float], None]
) -> None:
    """Every free place, at its middle; the few that are offered are those in the frame."""
    table, key = laid(site)
    page = on_a(screen, visit, f"/t/{table}#{key}")
    expect(page.locator("[data-ask='visit']")).to_be_attached()
    page.locator(".ring").scroll_into_view_if_needed()
    places = page.evaluate(PLACES)
    assert len(places) == 56
    wrong = {}
    for place, (x, y) in places.items():
        press(page, x, y)
        if (chosen := page.evaluate(CHOSEN)) != place:
            wrong[place] = chosen
        frame = page.locator(".bay").bounding_box()
        assert frame
        framed = {
            other
            for other, (x, y) in places.items()
            if 0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"]
        }
        offered = page.evaluate(OFFERED)
        if place not in offered or set(offered) != framed:
            wrong[place] = f"{offered} offered, {framed} in the frame"
    assert wrong == {}
