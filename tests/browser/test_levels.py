"""Levels of play: chosen for each seat, remembered, and seen to think at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import STEP, THINKING
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say

LEVELS = ("seedling", "sapling", "tree", "strongest")
# Everything that a screen reader is told without asking, from now on.
LISTEN = """() => {
  window.told = [];
  const live = document.querySelector("[data-testid='live']");
  new MutationObserver(() => window.told.push(live.textContent))
    .observe(live, { childList: true, characterData: true, subtree: true });
}"""
MOVING = """() => getComputedStyle(document.querySelector("[data-testid='pondering'] i"))
  .animationName !== "none" """
LIVE = "[aria-live], [role='status'], [role='alert'], [role='log']"


def bots_at(page: Page, site: Site) -> list[str | None]:
    """Who sits at the table that the page shows."""
    page.wait_for_url("**/t/*")
    update = site.get(f"/api/tables/{page.url.rsplit('/', 1)[1].split('#')[0]}")
    return [seat.get("bot") for seat in update["seats"]]


def in_given_order(page: Page, lang: str) -> None:
    """No lot decides who begins."""
    page.get_by_test_id("options").locator("summary").click()
    page.get_by_label(say("site-option-order-given", lang=lang), exact=True).check()


def test_one_level_for_all_is_remembered(visit: Visitors, site: Site) -> None:
    """What is offered, the usual one for whoever is new, and the last choice for who is not."""
    page = visit()
    levels = page.locator("input[name='bots']")
    expect(levels).to_have_count(len(LEVELS))
    for name in LEVELS:
        level = page.get_by_label(say(f"bot-name-{name}"), exact=True)
        expect(level).to_be_checked(checked=name == "sapling")
        level.check()
        about = page.get_by_test_id("about-level")
        expect(about).to_contain_text(say(f"bot-about-{name}"))
        thinks = say("site-thinks", {"seconds": 1 if name == "strongest" else 0})
        expect(about).to_contain_text(thinks)
        page.get_by_label(say("bot-name-sapling"), exact=True).check()
    page.get_by_label(say("bot-name-seedling"), exact=True).check()
    page.reload()
    expect(page.get_by_label(say("bot-name-seedling"), exact=True)).to_be_checked()
    page.get_by_test_id("game-topiary").click()
    expect(page.get_by_label(say("bot-name-seedling"), exact=True)).to_be_checked()
    page.get_by_test_id("play-now").click()
    assert sorted(map(str, bots_at(page, site))) == ["None", *["seedling"] * 3]


@pytest.mark.parametrize("look", [Look(), Look("phone", "fr", "night")], ids=str)
def test_a_level_for_each(visit: Visitors, site: Site, look: Look) -> None:
    """Bots of one table differ, and the table says which is which."""
    page = visit(look=look)
    in_given_order(page, look.lang)
    page.get_by_text(say("site-level-each", lang=look.lang), exact=True).click()
    for number, name in enumerate(("tree", "seedling", "sapling"), 1):
        page.get_by_test_id(f"level-{number}").select_option(name)
    expect(page.get_by_test_id("about-level")).to_have_text(
        say("site-levels-differ", lang=look.lang)
    )
    picture(page, look, "levels-for-each")
    page.get_by_test_id("play-now").click()
    assert bots_at(page, site) == [None, "tree", "seedling", "sapling"]
    for seat, name in ((3, "seedling"), (4, "sapling")):
        level = say(f"bot-name-{name}", lang=look.lang)
        expect(page.locator(f"[data-seat='{seat}'] .note").first).to_have_text(
            say("site-bot", {"level": level}, look.lang)
        )


def test_bots_of_old_tables_are_named(visit: Visitors, site: Site) -> None:
    """Those that nobody can choose any more."""
    seats = [{"kind": "bot", "bot": name} for name in ("greedy", "uniform", "guided")]
    made = site.lay({"kind": "person", "name": "Ana"}, *seats)
    page = visit(f"/t/{made['table']}#{made['seats'][0]['token']}")
    for seat, name in ((3, "uniform"), (4, "guided")):
        expect(page.locator(f"[data-seat='{seat}'] .note")).to_have_text(
            say("site-bot", {"level": say(f"bot-name-{name}")})
        )


@pytest.mark.parametrize(
    "look",
    [Look(motion=True), Look("phone", "fr", "night")],
    ids=str,
)
def test_the_strongest_is_seen_to_think(
    visitors: Callable[[Site], Visitors], own_site: Site, look: Look
) -> None:
    """In words, with how long it may take; and without a word to who only listens."""
    lang = look.lang
    page = visitors(own_site)(look=look)
    page.get_by_label("2", exact=True).check()
    in_given_order(page, lang)
    page.get_by_test_id("on-device").click()
    page.get_by_label(say("site-seat", {"seat": 1}, lang)).select_option("strongest")
    page.get_by_label(say("site-name-of", {"count": 2}, lang)).fill("Bea")
    page.get_by_test_id("lay").click()
    question = page.get_by_test_id("question")
    expect(question.get_by_role("heading")).to_have_text(
        say("board-ask-thinking", {"name": "Ada"}, lang)
    )
    values: dict[str, str | int] = {"level": say("bot-name-strongest", lang=lang), "seconds": 1}
    expect(question.get_by_test_id("thinks")).to_have_text(say("board-thinks-within", values, lang))
    expect(page.get_by_test_id("pondering").first).to_be_visible()
    assert page.evaluate(MOVING) is look.motion
    assert not any(question.locator(LIVE).all_text_contents())
    assert page.locator(LIVE).filter(has=question).count() == 0
    page.evaluate(LISTEN)
    picture(page, look, "levels-thinking")
    assert bots_at(page, own_site) == ["strongest", None]
    page.wait_for_function(STEP, timeout=THINKING)
    expect(question.get_by_test_id("thinks")).to_have_count(0)
    expect(page.get_by_test_id("pondering")).to_have_count(0)
    page.wait_for_function("() => window.told.length > 0")
    told = " ".join(page.evaluate("() => window.told"))
    assert say("board-ask-thinking", {"name": "Ada"}, lang) not in told
    assert say("site-thinking-for", {"seconds": 1}, lang) not in told


def test_bots_among_themselves_are_watched(visit: Visitors, site: Site) -> None:
    """Every seat may be a bot's; who laid the table looks on to the end."""
    page = visit()
    page.get_by_test_id("game-topiary").click()
    page.locator("input[name='seats'][value='2']").check()
    page.get_by_test_id("on-device").click()
    for seat, name in ((1, "sapling"), (2, "seedling")):
        page.get_by_label(say("site-seat", {"seat": seat})).select_option(name)
    page.get_by_test_id("lay").click()
    expect(page.get_by_test_id("scoring")).to_be_visible(timeout=THINKING)
    assert sorted(map(str, bots_at(page, site))) == ["sapling", "seedling"]
