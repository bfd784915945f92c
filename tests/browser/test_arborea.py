"""Solo games of Arborea against Feronia: by mouse, by keyboard, on a phone; and with bots."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.looks import Look
from browser.playing import FOCUS, FOCUSED, SOON, STEP, THINKING
from browser.site import Site
from browser.test_accessibility import Inspector
from browser.test_botanicus import ANSWERED, SMALL, TAKEN
from browser.test_whole_game import NARROW, assert_ranking_is_recorded, shown
from browser.visitors import Visitors
from parterre.words import say

MOST_ANSWERS = 250
SCENES = 5  # gained, spirit, seasons, creatures, and Feronia
# What brings a solo game on: cards and creatures sooner than passing.
LIKED = ("complete", "take", "activate", "invite", "settle", "reward", "give", "place")
MOMENTS = ("start", "exit", "pilgrimage", "activate", "card", "complete", "lay", "creatures")
ORDERS = ("stay until", "ask")


class Pilgrim:
    """Plays with the mouse, unless said otherwise: looks what is asked and answers it."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        self.page = page
        self.look = look
        self.chance = random.Random(seed)
        self.inspector = Inspector(page, look)
        self.inspected: list[str] = []
        self.said: list[str] = []

    def play(self, answers: int = MOST_ANSWERS) -> None:
        """Answer after answer, so many or until the scoring is told."""
        while (step := self.asked()) != "over" and len(self.said) < answers:
            if step not in self.inspected:
                self.inspected.append(step)
                self.look_closer(step)
            n = self.n
            self.answer(step)
            self.page.wait_for_function(ANSWERED, arg=n)

    def asked(self) -> str:
        """Wait until something may be done, and tell what."""
        found = self.page.wait_for_function(STEP, timeout=THINKING)
        expect(self.page.get_by_role("alert")).to_have_count(0)
        step: str = found.json_value()
        return step

    def look_closer(self, step: str) -> None:
        """The moments that show a part of the table each are looked at once."""
        if step in MOMENTS:
            self.inspector.check(f"arborea-{step}")

    @property
    def n(self) -> int:
        """How many entries are shown."""
        return int(self.page.locator("[data-n]").get_attribute("data-n") or 0)

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_test_id("confirm")

    @property
    def lit(self) -> Locator:
        return self.page.locator("main button[data-action]").locator("visible=true")

    def answer(self, step: str) -> None:
        """A card is tried and laid; else something lit is chosen, and confirmed if it waits."""
        if step == "lay":
            self.lay()
            return
        n = self.n
        self.press(self.some_choice())
        state = self.taken(n)
        if state == "several":
            self.press(self.page.locator(".answer .one[data-action]").first)
            state = self.taken(n)
        if state == "waits":
            self.press(self.confirm)

    def lay(self) -> None:
        """Turn the card, try it elsewhere, and lay it where it then lies."""
        tried = self.page.locator("button.try")
        before = tried.get_attribute("data-action")
        self.press(self.page.get_by_test_id("turn-card"))
        expect(tried).not_to_have_attribute("data-action", before or "")
        self.press(self.page.get_by_test_id("next-fit"))
        self.said.append(tried.get_attribute("data-action") or "")
        self.press(self.confirm)

    def taken(self, n: int) -> str:
        """Wait until a click has done something, and tell what."""
        found: str = self.page.wait_for_function(TAKEN, arg=n).json_value()
        return found

    def some_choice(self) -> Locator:
        """One of the lit things; a standing order where one may be given."""
        expect(self.lit.first).to_be_visible()
        actions: list[str] = self.lit.evaluate_all("all => all.map(one => one.dataset.action)")
        orders = [a for a in actions if a.startswith(ORDERS)]
        liked = [a for a in actions if a.startswith(LIKED)]
        going = [a for a in actions if a != "pass" and not a.startswith(("cage", "ask"))]
        wanted = orders if orders and self.chance.random() < 0.2 else liked or going or actions
        chosen = self.chance.choice(wanted)
        self.said.append(chosen)
        return self.lit.nth(actions.index(chosen))

    def press(self, target: Locator) -> None:
        """Point at something and press."""
        target.click()


class Toucher(Pilgrim):
    """The same with a finger, which needs room; the part that is asked about is in sight."""

    def look_closer(self, step: str) -> None:
        """Every target is as large as a fingertip; every part of the table can be opened."""
        super().look_closer(step)
        self.inspector.found += [f"{step}: small: {one}" for one in self.page.evaluate(SMALL)]
        if step != "pilgrimage":
            return
        for tab in ("borders", "grove", "cards", "others", "map"):
            self.press(self.page.get_by_test_id(f"tab-{tab}"))
            expect(self.page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-pressed", "true")
            self.inspector.check(f"arborea-tab-{tab}")

    def press(self, target: Locator) -> None:
        """Tap on something."""
        target.tap()


class Typist(Pilgrim):
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

    def answer(self, step: str) -> None:
        """Enter where the focus is, and again where that waits; passing has its key."""
        n = self.n
        if step == "lay":
            self.said.append("lay")
            self.key("r", "ArrowUp")
            self.tab_to("[data-testid='confirm']:enabled")
            self.key("Enter")
            return
        if step == "again":
            self.said.append("pass")
            self.key("s")
            return
        self.key(*self.chance.choices(["ArrowRight", "ArrowDown"], k=self.chance.randrange(3)))
        if not self.page.evaluate(FOCUSED, "button[data-action]"):
            self.tab_to("button[data-action]")
        self.said.append(step)
        self.key("Enter")
        state = self.taken(n)
        if state == "several":
            self.tab_to(".answer .one[data-action]")
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


def begin_alone(page: Page, look: Look, difficulty: int = 4) -> None:
    """Choose Arborea and a single seat on the home page: the rival is Feronia, and no bot."""
    page.get_by_test_id("game-arborea").click()
    page.locator("input[name='seats'][value='1']").check()
    expect(page.locator("input[name='bots']")).to_have_count(0)
    page.locator(f"input[name='difficulty'][value='{difficulty}']").check()
    expect(page.get_by_test_id("play-now")).to_contain_text(
        say("site-play-alone-note", {"rival": "Feronia"}, look.lang)
    )
    page.get_by_test_id("play-now").click()


def assert_told_to_the_end(player: Pilgrim, site: Site) -> None:
    """Each part of the score is told, then the ranking, which is that of the record."""
    page = player.page
    player.inspector.check("arborea-scoring")
    scoring = page.get_by_test_id("scoring")
    for at in range(SCENES):
        expect(scoring).to_have_attribute("data-at", str(at))
        shown(page, "next").click()
    expect(page.get_by_test_id("ranking")).to_be_visible()
    player.inspector.check("arborea-final")
    assert_ranking_is_recorded(page, site, player.look.lang)
    assert not player.inspector.found, "\n".join(player.inspector.found)


@pytest.mark.slow
def test_alone_against_feronia_by_mouse(visit: Visitors, site: Site) -> None:
    look = Look()
    page = visit(look=look)
    begin_alone(page, look, difficulty=2)
    player = Pilgrim(page, look, seed=41)
    player.play(answers=6)
    expect(page.get_by_test_id("feronia")).to_contain_text(
        say("grove-her-difficulty", {"difficulty": 2})
    )
    page.get_by_test_id("open-feronia").click()
    sheet = page.get_by_test_id("sheet")
    expect(sheet.get_by_test_id("her-steps").get_by_role("listitem").first).to_be_visible()
    player.inspector.check("arborea-feronia")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    player.play()
    assert {"start", "exit", "pilgrimage", "activate"} <= set(player.inspected)
    assert any(said.startswith("stay until") for said in player.said)
    assert_told_to_the_end(player, site)


@pytest.mark.slow
def test_some_turns_by_keyboard(visit: Visitors) -> None:
    look = Look(light="night")
    page = visit(look=look)
    player = Typist(page, look, seed=42)
    player.tab_to("[data-testid='game-arborea']")
    player.key("Enter")
    player.tab_to("input[name='seats']")
    player.key("ArrowLeft")
    player.tab_to("[data-testid='play-now']")
    player.key("Enter")
    player.play(answers=25)
    assert len(player.said) == 25
    assert not player.inspector.found, "\n".join(player.inspector.found)


@pytest.mark.slow
def test_on_a_phone_in_french(visit: Visitors, site: Site) -> None:
    look = Look("phone", "fr")
    page = visit(look=look)
    begin_alone(page, look)
    player = Toucher(page, look, seed=43)
    player.play()
    page.wait_for_function(NARROW)
    assert_told_to_the_end(player, site)


@pytest.mark.slow
def test_five_at_a_table(visit: Visitors) -> None:
    look = Look("desktop", "fr", "night")
    page = visit(look=look)
    page.get_by_test_id("game-arborea").click()
    page.locator("input[name='seats'][value='5']").check()
    page.get_by_label(say("site-bots-uniform", lang="fr"), exact=True).check()
    page.get_by_test_id("play-now").click()
    player = Pilgrim(page, look, seed=44)
    player.play(answers=8)
    expect(page.locator(".others .other")).to_have_count(4)
    page.locator(".others .land").first.click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    player.inspector.check("arborea-other")
    assert not player.inspector.found, "\n".join(player.inspector.found)
