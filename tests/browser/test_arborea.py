"""Solo games of Arborea against Feronia: by mouse, by keyboard, on a phone; and with bots."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

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


BELOW = """() => [".mine", ".hand", ".map .middle"].map(
  (what) => Math.round(document.querySelector(what).getBoundingClientRect().top + scrollY))"""
INSIDE = """what => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .every(({ top, bottom }) => top >= 0 && bottom <= innerHeight + 1)"""


def solo(site: Site) -> tuple[str, str]:
    """A table alone against Feronia, and its key."""
    made = site.lay({"kind": "person", "name": "Ana"}, game="arborea")
    return made["table"], made["seats"][0]["token"]


def brought(site: Site, until: Callable[[dict[str, Any]], bool], seed: int = 5) -> tuple[str, str]:
    """A solo table played over HTTP until a moment comes; another one where it never came."""
    table, key = solo(site)
    chance = random.Random(seed)
    while True:
        path = f"/api/tables/{table}"
        update = site.get(f"{path}?since=1000000", key)
        if update["turn"] == "over":
            table, key = solo(site)
            continue
        if until(update):
            return table, key
        actions = [choice["action"] for choice in update["choices"]]
        liked = [action for action in actions if action.startswith((*LIKED, "lay"))]
        going = [a for a in actions if a != "pass" and not a.startswith(("cage", "ask"))]
        action = chance.choice(liked or going or actions)
        site.post(f"{path}/play", key, n=update["n"], action=action)


def test_both_sides_show_their_points_now_and_if_it_ended_now(visit: Visitors, site: Site) -> None:
    table, key = brought(site, lambda update: update["view"]["turn_number"] >= 6)
    view = site.get(f"/api/tables/{table}?since=1000000", key)["view"]
    page = visit(f"/t/{table}#{key}")
    own, hers = page.locator(".strip-players li"), page.get_by_test_id("open-feronia")
    for where, told in ((own, view["players"][0]), (hers, view["feronia"])):
        total = f"{told['now']['total']}".replace("-", "−")
        expect(where.locator("strong")).to_have_text(str(told["points"]))
        expect(where.locator(".ended")).to_have_text(say("grove-total-now", {"total": total}))


@pytest.mark.slow
def test_no_question_moves_what_lies_below(visit: Visitors, site: Site) -> None:
    table, key = solo(site)
    page = visit(f"/t/{table}#{key}")
    player = Pilgrim(page, Look(), seed=45)
    player.asked()
    places = page.evaluate(BELOW)
    for answers in range(1, 30):
        player.play(answers=answers)
        player.asked()
        assert page.evaluate(BELOW) == places, page.locator("[data-ask]").get_attribute("data-ask")


def test_a_card_is_laid_with_a_handful_of_controls(visit: Visitors, site: Site) -> None:
    table, key = brought(site, lambda update: update["view"]["step"] == "lay")
    page = visit(f"/t/{table}#{key}")
    controls = page.locator(".mine .field button, .answer button").locator("visible=true")
    expect(page.get_by_test_id("move-east")).to_be_visible()
    assert controls.count() <= 10
    tried = page.locator("button.try")
    before = tried.get_attribute("data-action") or ""
    for way in ("east", "north", "west", "south"):
        page.get_by_test_id(f"move-{way}").click()
        if tried.get_attribute("data-action") != before:
            break
    expect(tried).not_to_have_attribute("data-action", before)
    expect(page.locator(".mine [role='status']")).to_have_text(
        tried.get_attribute("aria-label") or ""
    )
    page.locator(".mine [data-cell]").first.click()
    page.get_by_test_id("confirm").click()
    expect(tried).to_have_count(0)


def test_feronias_turn_is_shown_step_by_step(visit: Visitors, site: Site) -> None:
    def next_is_hers(update: dict[str, Any]) -> bool:
        return update["view"]["turn_number"] >= 5 and any(
            message["id"] == "arborea-feronia-turn"
            for message in update["choices"][0]["shows"].get("then", [])
        )

    table, key = brought(site, next_is_hers)
    page = visit(f"/t/{table}#{key}", look=Look("phone", motion=True))
    expect(page.locator("[data-ask]")).not_to_have_attribute("data-ask", "")
    path = f"/api/tables/{table}"
    update = site.get(f"{path}?since=1000000", key)
    site.post(f"{path}/play", key, n=update["n"], action=update["choices"][0]["action"])
    step, question = page.get_by_test_id("her-step"), page.get_by_test_id("question")
    expect(step).to_be_visible()
    first = step.inner_text()
    # A tap goes on to the next step, Skip to the end.
    page.touchscreen.tap(190, 300)
    expect(step).not_to_have_text(first)
    expect(question.get_by_role("heading")).to_contain_text("2")
    page.get_by_test_id("skip").tap()
    expect(step).to_have_count(0)
    expect(page.locator("[data-ask]")).not_to_have_attribute("data-ask", "")


def test_every_symbol_tells_its_words_to_eyes(visit: Visitors, site: Site) -> None:
    table, key = brought(site, lambda update: update["view"]["step"] == "pilgrimage")
    page = visit(f"/t/{table}#{key}")
    expect(page.locator("main .table")).to_be_visible()
    assert page.locator("main .table [title]").count() == 0
    page.locator("[data-trail='TL+3'] [data-tip]").first.hover()
    expect(page.get_by_test_id("tip")).to_have_text(say("grove-habitat-T"))
    page.locator("[data-column='owl'] .slot").first.hover()
    expect(page.get_by_test_id("tip")).to_contain_text(say("grove-creature-owl"))


@pytest.mark.parametrize("size", [(844, 390), (360, 640)])
@pytest.mark.parametrize("step", ["pilgrimage", "lay", "complete"])
def test_low_screens_hold_the_question_and_the_answer(
    visit: Visitors, site: Site, size: tuple[int, int], step: str
) -> None:
    table, key = brought(site, lambda update: update["view"]["step"] == step)
    page = visit(f"/t/{table}#{key}", look=Look("phone", "fr"))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.get_by_test_id("question")).to_be_visible()
    assert page.evaluate(INSIDE, "[data-testid='question'] h2, .answer, .table nav")
    page.get_by_test_id("tab-cards").tap()
    expect(page.locator(".held")).to_be_visible()
    assert page.evaluate(INSIDE, ".held")


def test_the_end_is_announced_before_it_comes(visit: Visitors, site: Site) -> None:
    table, key = brought(site, lambda update: update["view"]["turns_left"] is not None)
    page = visit(f"/t/{table}#{key}")
    expect(page.get_by_test_id("ends")).to_be_visible()
