"""Ways to choose, to change one's mind, and to look closer."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.looks import Look
from browser.playing import EDGE, HAND, Player, box_of
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say

PERSON = {"kind": "person", "name": "Ana"}
GREEDY = {"kind": "bot", "bot": "greedy", "name": "Bruno"}


def planting(visit: Visitors, site: Site) -> tuple[Page, Player]:
    """Somebody against one bot who has drawn two cards."""
    made = site.lay(PERSON, GREEDY)
    page = visit(f"/t/{made['table']}#{made['seats'][0]['token']}")
    player = Player(page, Look(), seed=7)
    player.turn()
    for step in ("draw1", "draw2"):
        player.awaits(step)
        player.draw()
        player.held(HAND + int(step[-1]))
    player.awaits("plant")
    return page, player


def test_without_confirming(visit: Visitors, site: Site) -> None:
    """Switched off, a card and a place are enough; the choice is remembered."""
    page, player = planting(visit, site)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("confirm-switch").uncheck()
    page.keyboard.press("Escape")
    player.pick(player.hand[0])
    player.best_cell().click()
    player.held(HAND + 1)
    player.awaits("discard")
    player.pick(player.hand[0])
    player.held(HAND)
    page.reload()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("confirm-switch")).not_to_be_checked()


def test_changing_one_s_mind(visit: Visitors, site: Site) -> None:
    """A card goes back with Escape, a planting with Undo, a place may be chosen before its card."""
    page, player = planting(visit, site)
    card = page.locator("[data-card]").nth(4)
    card.click(position=EDGE)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    page.locator("[data-cell]").first.click()
    card.click(position=EDGE)
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_be_enabled()
    confirm.click()
    player.held(HAND + 1)
    expect(player.planted).to_have_count(2)
    page.get_by_test_id("undo").click()
    player.held(HAND + 2)
    expect(player.planted).to_have_count(1)


def test_looking_closer(visit: Visitors, site: Site) -> None:
    """The garden comes nearer, follows the mouse, and one button shows it whole again."""
    page, player = planting(visit, site)
    tree = player.planted.first
    before = box_of(tree)
    fit = page.get_by_role("button", name=say("arboretum-board-fit"))
    expect(fit).to_have_count(0)
    page.keyboard.press("+")
    expect(fit).to_be_visible()
    field = box_of(page.get_by_role("group", name=say("arboretum-board-your-garden")))
    corner = field["x"] + field["width"] - 30, field["y"] + field["height"] - 30
    near = box_of(tree)
    assert near["width"] > before["width"]
    page.mouse.move(*corner)
    page.mouse.down()
    page.mouse.move(corner[0] - 60, corner[1] - 40, steps=4)
    page.mouse.up()
    assert near["x"] - box_of(tree)["x"] > 40
    fit.click()
    expect(fit).to_have_count(0)
    assert box_of(tree) == before
