"""Solo games of Arborea against Feronia: by mouse, by keyboard, on a phone; and with bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.answering import Answerer, Finger, Keyboard, assert_told_to_the_end
from browser.looks import Look
from browser.site import Site
from browser.test_whole_game import NARROW
from browser.visitors import Visitors
from parterre.words import say

SCENES = 5  # gained, spirit, seasons, creatures, and Feronia
# What brings a solo game on: cards and creatures sooner than passing.
LIKED = ("complete", "take", "activate", "invite", "settle", "reward", "give", "place")
MOMENTS = ("start", "exit", "pilgrimage", "activate", "card", "complete", "lay", "creatures")
ORDERS = ("stay until", "ask")


class Pilgrim(Answerer):
    """Tries cards before laying them, and remembers what it said."""

    def __init__(self, page: Page, look: Look, seed: int) -> None:
        super().__init__(page, look, seed)
        self.said: list[str] = []

    def look_closer(self, step: str) -> None:
        """The moments that show a part of the table each are looked at once."""
        super().look_closer(step)
        if step in MOMENTS:
            self.inspector.check(f"arborea-{step}")

    def answer(self, step: str) -> None:
        """A card is tried and laid, everything else chosen."""
        if step == "lay":
            self.lay()
        else:
            super().answer(step)

    def lay(self) -> None:
        """Turn the card, try it elsewhere, and lay it where it then lies."""
        tried = self.page.locator("button.try")
        before = tried.get_attribute("data-action")
        self.press(self.page.get_by_test_id("turn-card"))
        expect(tried).not_to_have_attribute("data-action", before or "")
        self.press(self.page.get_by_test_id("next-fit"))
        self.press(self.confirm)

    def choose(self, actions: list[str]) -> str:
        """A standing order now and then, where one may be given; else what is liked."""
        orders = [a for a in actions if a.startswith(ORDERS)]
        liked = [a for a in actions if a.startswith(LIKED)]
        going = [a for a in actions if a != "pass" and not a.startswith(("cage", "ask"))]
        wanted = orders if orders and self.chance.random() < 0.2 else liked or going or actions
        self.said.append(self.chance.choice(wanted))
        return self.said[-1]


class Toucher(Pilgrim, Finger):
    """The same with a finger; the part that is asked about is in sight."""

    def look_closer(self, step: str) -> None:
        """Every part of the table can be opened."""
        super().look_closer(step)
        if step != "pilgrimage":
            return
        for tab in ("borders", "grove", "cards", "others", "map"):
            self.press(self.page.get_by_test_id(f"tab-{tab}"))
            expect(self.page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-pressed", "true")
            self.inspector.check(f"arborea-tab-{tab}")


class Typist(Pilgrim, Keyboard):
    """The same by keyboard alone."""

    arrows = ("ArrowRight", "ArrowDown")

    def lay(self) -> None:
        """Turn it, and lay it where it then lies."""
        self.key("r", "ArrowUp")
        self.tab_to("[data-testid='confirm']:enabled")
        self.key("Enter")

    def answer(self, step: str) -> None:
        """Passing has its key."""
        if step == "again":
            self.key("s")
        else:
            super().answer(step)


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
    assert_told_to_the_end(player, site, "arborea", SCENES)


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
    assert player.answers == 25
    assert not player.inspector.found, "\n".join(player.inspector.found)


@pytest.mark.slow
def test_on_a_phone_in_french(visit: Visitors, site: Site) -> None:
    look = Look("phone", "fr")
    page = visit(look=look)
    begin_alone(page, look)
    player = Toucher(page, look, seed=43)
    player.play()
    page.wait_for_function(NARROW)
    assert_told_to_the_end(player, site, "arborea", SCENES)


@pytest.mark.slow
def test_five_at_a_table(visit: Visitors) -> None:
    look = Look("desktop", "fr", "night")
    page = visit(look=look)
    page.get_by_test_id("game-arborea").click()
    page.locator("input[name='seats'][value='5']").check()
    page.get_by_label(say("bot-name-seedling", lang="fr"), exact=True).check()
    page.get_by_test_id("play-now").click()
    player = Pilgrim(page, look, seed=44)
    player.play(answers=8)
    expect(page.locator(".others .other")).to_have_count(4)
    page.locator(".others .land").first.click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    player.inspector.check("arborea-other")
    assert not player.inspector.found, "\n".join(player.inspector.found)
