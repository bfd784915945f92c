"""Solo games of Arborea against Feronia: by mouse, by keyboard, on a phone; and with bots."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.answering import Answerer, Finger, Keyboard, assert_told_to_the_end
from browser.looks import Look
from browser.playing import FOCUS, FOCUSED, box_of
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
        say("arborea-board-her-difficulty", {"difficulty": 2})
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
        expect(where.locator(".ended")).to_have_text(
            say("arborea-board-total-now", {"total": total})
        )


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
    expect(page.get_by_test_id("tip")).to_have_text(say("arborea-board-habitat-T"))
    page.locator("[data-column='owl'] .slot").first.hover()
    expect(page.get_by_test_id("tip")).to_contain_text(say("arborea-board-creature-owl"))


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


def is_asked(step: str) -> Callable[[dict[str, Any]], bool]:
    """Whether just this is asked."""
    return lambda update: update["view"]["step"] == step


def test_only_rewards_that_may_be_taken_are_lit(visit: Visitors, site: Site) -> None:
    def rewards(update: dict[str, Any]) -> list[int]:
        wanted = [choice for choice in update["choices"] if choice["action"].startswith("reward")]
        useful = [c for c in wanted if len(c["shows"]["lost"]) < len(c["shows"]["symbols"])]
        return [int(choice["action"].split()[1]) for choice in useful]

    table, key = brought(site, lambda update: 0 < len(rewards(update)) < 3)
    numbers = rewards(site.get(f"/api/tables/{table}?since=1000000", key))
    page = visit(f"/t/{table}#{key}")
    expect(page.locator(".reward.offered")).to_have_count(len(numbers))
    for number in numbers:
        expect(page.locator(f".reward.offered:nth-child({number})")).to_have_count(1)


# What is no further to the right than the part of the page it lies in.
IN_ITS_COLUMN = """() => {
  const { right } = document.querySelector(".ask").getBoundingClientRect();
  return [...document.querySelectorAll(".act .btn")]
    .filter((one) => one.checkVisibility())
    .every((one) => one.getBoundingClientRect().right <= right + 1
      && one.scrollWidth <= one.clientWidth + 1);
}"""
# Nothing that floats lies over it.
FREE = """what => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
  .every((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [4, height / 2, height - 4].every((y) =>
      one.contains(document.elementFromPoint(left + width / 2, top + y)));
  })"""


WITHIN = """() => {
  const [tried, field] = ["button.try", ".field"]
    .map((what) => document.querySelector(what)?.getBoundingClientRect());
  return tried && field && tried.top >= field.top && tried.bottom <= field.bottom
    && tried.left >= field.left && tried.right <= field.right;
}"""
NONE_BEYOND = """what => [...document.querySelectorAll(what)]
  .filter((one) => one.checkVisibility())
  .every((one) => one.getBoundingClientRect().right <= innerWidth)"""


def test_on_a_phone_the_trails_lie_free_while_a_villager_may_leave(
    visit: Visitors, site: Site
) -> None:
    def may_go_both_ways(update: dict[str, Any]) -> bool:
        actions = [choice["action"] for choice in update["choices"]]
        return sum(a.startswith("leave") for a in actions) == 2 and "stay until 4" in actions

    table, key = brought(site, may_go_both_ways)
    page = visit(f"/t/{table}#{key}", look=Look("phone", "fr"))
    trails = "button.trail[data-action]"
    expect(page.locator(trails).locator("visible=true")).to_have_count(2)
    assert page.evaluate(FREE, trails)
    order = page.locator("[data-action='stay until 4']")
    expect(order).to_be_hidden()
    page.get_by_test_id("orders").tap()
    order.tap()
    expect(order).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_buttons_of_the_answer_keep_their_place(visit: Visitors, site: Site, size: str) -> None:
    table, key = brought(site, is_asked("activate"))
    page = visit(f"/t/{table}#{key}", look=Look(size, "fr"))
    undo = page.get_by_test_id("undo")
    expect(undo).to_be_visible()
    before = box_of(undo)["x"]
    page.locator("button.trail[data-action]").locator("visible=true").first.click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    assert page.evaluate(IN_ITS_COLUMN)
    assert box_of(undo)["x"] == pytest.approx(before, abs=1)


def test_a_tapped_trail_is_told_once(visit: Visitors, site: Site) -> None:
    table, key = brought(site, is_asked("activate"))
    page = visit(f"/t/{table}#{key}", look=Look("phone", "fr"))
    trail = page.locator("button.trail[data-action]").locator("visible=true").first
    trail.locator("[data-tip]").first.tap()
    expect(page.get_by_test_id("told")).to_be_visible()
    # At once: what a tap tells goes away by itself.
    assert page.get_by_test_id("tip").count() == 0
    # No figure stands twice: what stands beside its words has none of its own.
    told = page.locator(".told .walk li").all()
    assert not [one for one in told if one.locator("[data-ink]").count()]


def test_by_key_the_list_of_several_is_the_next_thing(visit: Visitors, site: Site) -> None:
    def several(update: dict[str, Any]) -> bool:
        placed = [c["action"] for c in update["choices"] if c["action"].startswith("place ")]
        return is_asked("pilgrimage")(update) and any(
            sum(action.endswith(track) for action in placed) > 1 for track in ("TL", "TR")
        )

    table, key = brought(site, several)
    page = visit(f"/t/{table}#{key}")
    expect(page.locator("button.entry").first).to_be_visible()
    page.keyboard.press("m")
    page.wait_for_function(FOCUSED, arg="button.entry")
    page.keyboard.press("Enter")
    page.wait_for_function(FOCUSED, arg=".answer .one[data-action]")
    second = page.locator(".answer .one[data-action]").nth(1)
    expect(second.locator("kbd")).to_have_text("2")
    page.keyboard.press("2")
    expect(second).to_have_attribute("aria-pressed", "true")
    shown = page.locator("[data-n]")
    n = shown.get_attribute("data-n") or ""
    page.keyboard.press("Enter")
    expect(shown).not_to_have_attribute("data-n", n)


def test_enter_lays_the_card_that_is_tried(visit: Visitors, site: Site) -> None:
    table, key = brought(site, is_asked("lay"))
    page = visit(f"/t/{table}#{key}")
    tried = page.locator("button.try")
    expect(tried).to_have_attribute("aria-label", re.compile("Enter"))
    page.keyboard.press("g")
    page.wait_for_function(FOCUSED, arg="button.try")
    page.keyboard.press("Enter")
    expect(tried).to_have_count(0)


def test_the_card_that_is_tried_is_in_sight_on_every_screen(visit: Visitors, site: Site) -> None:
    table, key = brought(site, is_asked("lay"))
    page = visit(f"/t/{table}#{key}", look=Look("phone", "fr"))
    for width, height in ((1440, 900), (1280, 800), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(6):
            page.wait_for_function(f"() => ({INSIDE})('button.try') && ({WITHIN})()")
            page.get_by_test_id("next-fit").click()
        assert page.evaluate(INSIDE, ".answer button")
        assert page.evaluate(NONE_BEYOND, ".answer button")


DESK = {"width": 1280, "height": 800}


@pytest.mark.parametrize("step", ["lay", "complete", "creatures"])
def test_the_question_covers_nothing_that_has_the_focus(
    visit: Visitors, site: Site, step: str
) -> None:
    """It stays on top while the page scrolls; what a key leads to comes out from under it."""
    table, key = brought(site, is_asked(step))
    page = visit(f"/t/{table}#{key}")
    page.set_viewport_size(DESK)
    player = Typist(page, Look(), seed=46)
    assert player.asked() == step
    page.evaluate("() => window.scrollTo(0, 350)")
    player.key("c" if step == "complete" else "g")
    page.wait_for_function(FOCUSED, arg=".mine button, .hand button")
    page.wait_for_function(f"() => ({FOCUS})() === ''")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("step", ["forced", "pilgrimage"])
def test_a_long_question_lies_over_nothing(
    visit: Visitors, site: Site, lang: str, step: str
) -> None:
    """What a swap or the coming end has to say stays above the steps of the turn."""

    def is_long(update: dict[str, Any]) -> bool:
        near = update["view"]["sun"]["last"] - update["view"]["sun"]["at"] <= 4
        return update["view"]["step"] == step and (near or step == "forced")

    table, key = brought(site, is_long)
    page = visit(f"/t/{table}#{key}", look=Look(lang=lang))
    page.set_viewport_size(DESK)
    expect(page.locator(f"[data-ask='{step}']")).to_be_attached()
    hint, crumbs, answer = (box_of(page.locator(what)) for what in (".hint", ".crumbs", ".answer"))
    assert hint["y"] + hint["height"] <= crumbs["y"] + 1
    assert crumbs["y"] + crumbs["height"] <= answer["y"] + 1


def test_a_key_takes_no_order_back_unasked(visit: Visitors, site: Site) -> None:
    """Who has just told a villager to stay begins the pilgrimage at an answer to it."""

    def may_stay(update: dict[str, Any]) -> bool:
        return update["view"]["step"] == "exit" and update["view"]["active"] == 1

    table, key = brought(site, may_stay)
    page = visit(f"/t/{table}#{key}")
    player = Typist(page, Look(), seed=47)
    while player.asked() == "exit":
        n = player.n
        player.tab_to("[data-action^='stay until']")
        player.key("Enter")
        player.taken(n)
    assert player.asked() == "pilgrimage"
    expect(page.locator("[data-action^='ask']")).to_be_visible()
    assert page.evaluate(FOCUSED, "[data-action]:not([data-action^='ask'])")


def ended(site: Site) -> tuple[str, str]:
    """A solo table played to its end over HTTP."""
    table, key = solo(site)
    path, chance = f"/api/tables/{table}", random.Random(8)
    while (update := site.get(f"{path}?since=1000000", key))["turn"] != "over":
        action = chance.choice(update["choices"])["action"]
        site.post(f"{path}/play", key, n=update["n"], action=action)
    return table, key


def test_the_telling_is_whole_on_every_screen(visit: Visitors, site: Site) -> None:
    """No note is cut on a desk; on a phone no room is kept for a picture that Feronia has not."""
    table, key = ended(site)
    page = visit(f"/t/{table}#{key}", look=Look(lang="fr"))
    page.set_viewport_size(DESK)
    page.get_by_test_id("tell-again").locator("visible=true").click()
    scoring = page.get_by_test_id("scoring")
    for at in range(SCENES):
        expect(scoring).to_have_attribute("data-at", str(at))
        note = page.locator("header.top .note").locator("visible=true")
        assert note.evaluate("one => one.scrollWidth <= one.clientWidth")
        if at < SCENES - 1:
            page.keyboard.press("ArrowRight")
    page.set_viewport_size({"width": 390, "height": 844})
    told, pad = (box_of(page.locator(what)) for what in (".scoring .story", ".scoring .pad"))
    assert pad["y"] - (told["y"] + told["height"]) < 60
    page.keyboard.press("ArrowRight")
    ranking = page.get_by_test_id("ranking")
    expect(ranking).to_be_visible()
    for row in ranking.get_by_role("listitem").all():
        line, points = box_of(row), box_of(row.locator(".points"))
        digits = row.locator(".points").evaluate("one => one.scrollWidth")
        assert digits <= points["width"] + 1 <= line["width"]
