"""Friends at a table: who is there, whose key it is, and another game together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looks import Look, picture
from browser.playing import Player
from browser.site import Site
from browser.visitors import Visitors
from parterre.games import GAMES
from parterre.words import say

ANA = {"kind": "person", "name": "Ana"}
BEA = {"kind": "person", "name": "Bea"}
SHORT = {"game": "topiary", "options": {"places": 24}}


def laid_over(site: Site) -> tuple[str, list[str]]:
    """A finished table of two people, and their keys."""
    made = site.lay(ANA, BEA, **SHORT)
    keys = [seat["token"] for seat in made["seats"]]
    path = f"/api/tables/{made['table']}"
    while (update := site.get(f"{path}?since=1000000"))["turn"] != "over":
        key = keys[update["turn"] - 1]
        choice = site.get(f"{path}?since=1000000", key)["choices"][0]
        site.post(f"{path}/play", key, n=update["n"], action=choice["action"])
    return made["table"], keys


def asked(page: Page) -> str:
    """The question, or who is asked instead."""
    return page.get_by_test_id("question").get_by_role("heading").inner_text()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_is_not_there_does_not_play(visit: Visitors, site: Site, lang: str) -> None:
    made = site.lay({"kind": "open"}, BEA)
    first, second = (f"/t/{made['table']}#{seat['token']}" for seat in made["seats"])
    bea = visit(second, Look("desktop", lang))
    question = bea.get_by_test_id("question").get_by_role("heading")
    named = say("site-seat", {"seat": 1}, lang)
    expect(question).to_have_text(say("site-wait-open", {"name": named}, lang))
    expect(bea.locator(".neighbour")).to_contain_text(say("site-seat-open", lang=lang))
    ana = visit(first)
    expect(question).to_have_text(say("board-ask-wait", {"name": named}, lang))
    ana.get_by_label(say("site-name-asked")).fill("Ana")
    ana.get_by_role("button", name=say("site-name-give")).click()
    expect(question).to_have_text(say("board-ask-wait", {"name": "Ana"}, lang))
    ana.close()
    expect(question).to_have_text(say("site-wait-away", {"name": "Ana"}, lang))
    expect(bea.locator(".neighbour")).to_contain_text(say("site-away", lang=lang))


@pytest.mark.parametrize("look", [Look("desktop"), Look("phone", "fr")], ids=str)
def test_friends_play_again(visit: Visitors, site: Site, look: Look) -> None:
    """The others are told while they look at the result, and the maker has the links."""
    table, keys = laid_over(site)
    ana, bea = (visit(f"/t/{table}#{key}", look) for key in keys)
    expect(bea.get_by_test_id("scoring")).to_be_visible()
    show_result(ana)
    ana.get_by_test_id("again").click()
    ana.wait_for_url(lambda url: table not in url)
    links = ana.get_by_test_id("invite").locator("input")
    expect(links).to_have_count(2)
    link = links.first.input_value()
    picture(ana, look, "again-links")
    bea.get_by_test_id("news").click()
    told = bea.get_by_test_id("laid-again")
    expect(told).to_be_visible()
    picture(bea, look, "again-told")
    told.get_by_test_id("again").click()
    bea.wait_for_url(lambda url: table not in url)
    assert bea.url.split("#")[0] == ana.url.split("#")[0]
    bea.get_by_test_id("question").wait_for()
    expect(bea.get_by_test_id("over-table")).to_have_count(0)
    # Bea has come, so that Ana's device knows her key no longer, and the link opens nothing.
    expect(links).to_have_count(1)
    ana.get_by_test_id("close-over").click()
    expect(ana.get_by_test_id("question")).to_be_visible()
    assert {asked(ana), asked(bea)} & {
        say("board-ask-wait", {"name": name}, look.lang) for name in ("Ana", "Bea")
    }
    visit.expect_trouble()
    stranger = visit(link, look, device="another")
    expect(stranger.get_by_text(say("server-key", lang=look.lang))).to_be_visible()


def show_result(page: Page) -> None:
    """See that the result is shown, where a finished table opens."""
    expect(page.get_by_test_id("scoring")).to_be_visible()
    expect(page.get_by_test_id("again").first).to_be_visible()


def test_who_comes_and_goes_does_not_interrupt_the_telling(visit: Visitors, site: Site) -> None:
    table, keys = laid_over(site)
    ana = visit(f"/t/{table}#{keys[0]}")
    ana.get_by_test_id("tell-again").locator("visible=true").click()
    ana.get_by_test_id("next").locator("visible=true").click()
    scoring = ana.get_by_test_id("scoring")
    expect(scoring).to_have_attribute("data-at", "1")
    ana.evaluate("() => { document.querySelector('[data-testid=scoring]').untouched = true }")
    bea = visit(f"/t/{table}#{keys[1]}", device="another")
    expect(bea.get_by_test_id("ranking")).to_be_visible()
    bea.close()
    ana.wait_for_timeout(500)
    expect(scoring).to_have_attribute("data-at", "1")
    assert scoring.evaluate("page => page.untouched === true")


def test_who_comes_back_later_finds_the_new_table(visit: Visitors, site: Site) -> None:
    table, keys = laid_over(site)
    bea = visit(f"/t/{table}#{keys[1]}")
    expect(bea.get_by_test_id("scoring")).to_be_visible()
    bea.wait_for_function("() => !location.hash")
    bea.goto("/")
    headers = {"Authorization": f"Bearer {keys[0]}"}
    told = site.http.post(f"/api/tables/{table}/again", json={}, headers=headers).json()
    bea.reload()
    bea.get_by_role("button", name=say("site-again-join")).click()
    bea.wait_for_url(f"**/t/{told['table']}")
    expect(bea.get_by_test_id("question")).to_be_visible()
    expect(bea.locator(".held").first).to_be_visible()
    # Who has come is not asked to come once more.
    bea.goto("/")
    expect(bea.get_by_text(say("site-finished")).first).to_be_visible()
    expect(bea.get_by_role("button", name=say("site-again-join"))).to_have_count(0)


def test_a_seat_opened_on_a_second_device(visit: Visitors, site: Site) -> None:
    """Everybody sees it; its holder takes a new key, and whoever has the old one is shut out."""
    made = site.lay(ANA, BEA)
    ana_link, bea_link = (f"/t/{made['table']}#{seat['token']}" for seat in made["seats"])
    ana, bea = visit(ana_link), visit(bea_link)
    for page in (ana, bea):
        expect(page.locator("[data-card]")).to_have_count(7)
    bea.reload()
    expect(bea.locator("[data-card]")).to_have_count(7)
    news = ana.get_by_test_id("news")
    expect(news).to_have_count(0)

    stranger = visit(bea_link, device="another")
    expect(stranger.locator("[data-card]")).to_have_count(7)
    news.click()
    told = ana.get_by_test_id("second-device")
    expect(told).to_contain_text(say("site-shared-of", {"name": "Bea"}))
    expect(ana.locator(".neighbour")).to_contain_text(say("site-shared"))
    picture(ana, Look(), "second-device-told")
    ana.get_by_test_id("acknowledge").click()
    expect(news).to_have_count(0)
    ana.reload()
    expect(ana.locator("[data-card]")).to_have_count(7)
    expect(news).to_have_count(0)

    bea.get_by_test_id("news").click()
    own = bea.get_by_test_id("second-device")
    expect(own).to_contain_text(say("site-shared-own"))
    picture(bea, Look(), "second-device-own")
    own.get_by_role("button", name=say("site-renew")).click()
    visit.expect_trouble()
    bea.get_by_test_id("renew").click()
    expect(bea.get_by_text(say("site-renewed"))).to_be_visible()
    expect(stranger.get_by_text(say("server-renewed")).first).to_be_visible()
    picture(stranger, Look(), "second-device-shut")
    bea.get_by_test_id("close-over").click()
    expect(ana.locator(".neighbour")).not_to_contain_text(say("site-shared"))
    expect(bea.get_by_test_id("news")).to_have_count(0)
    bea.reload()
    expect(bea.locator("[data-card]")).to_have_count(7)
    stranger.reload()
    expect(stranger.get_by_text(say("server-key"))).to_be_visible()
    expect(stranger.locator("[data-card]")).to_have_count(0)
    Player(ana, Look(), seed=1).turn()
    expect(bea.locator("[data-ask='draw1']")).to_be_attached()


# Where everything is that can be pressed, and whether it can be.
BUTTONS = """() => [...document.querySelectorAll("main button, main [data-action], header nav *")]
  .filter(one => one.checkVisibility({ visibilityProperty: true }))
  .map(one => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return [Math.round(x), Math.round(y), one.contains(top)];
  })"""


@pytest.mark.parametrize("game", GAMES)
def test_news_move_nothing_and_cover_nothing(visit: Visitors, site: Site, game: str) -> None:
    """Neither on a phone that plays nor on a desktop that watches."""
    made = site.lay(ANA, BEA, game=game)
    ana_link, bea_link = (f"/t/{made['table']}#{seat['token']}" for seat in made["seats"])
    looks = [Look("phone", "fr"), Look()]
    readers = [visit(ana_link, looks[0]), visit(f"/t/{made['table']}", looks[1])]
    for page in (*readers, visit(bea_link)):
        page.get_by_test_id("question").wait_for()
    before = []
    for page, look in zip(readers, looks, strict=True):
        expect(page.locator("main")).not_to_contain_text(say("site-away", lang=look.lang))
        before.append(page.evaluate(BUTTONS))
    visit(bea_link, device="another")
    for page, look, buttons in zip(readers, looks, before, strict=True):
        expect(page.get_by_test_id("news")).to_be_visible()
        expect(page.locator("main")).to_contain_text(say("site-shared", lang=look.lang))
        assert page.evaluate(BUTTONS) == buttons
        assert len(buttons) > 5
        page.get_by_test_id("news").click()
        told = page.get_by_test_id("second-device")
        expect(told).to_be_visible()
        picture(page, look, f"news-{game}")
        page.keyboard.press("Escape")
        expect(told).to_have_count(0)
        expect(page.get_by_test_id("news")).to_be_visible()


def test_who_sits_down_is_asked_once_and_may_answer_later(visit: Visitors, site: Site) -> None:
    made = site.lay({"kind": "open"}, BEA)
    look = Look("phone", "fr")
    ana = visit(f"/t/{made['table']}#{made['seats'][0]['token']}", look)
    named = ana.get_by_label(say("site-name-asked", lang="fr"))
    expect(named).to_be_visible()
    picture(ana, look, "name-asked")
    ana.get_by_role("button", name=say("site-name-later", lang="fr")).click()
    expect(named).to_have_count(0)
    news = ana.get_by_test_id("news")
    expect(news).to_have_text(say("site-news-name", lang="fr"))
    # Whatever else happens at the table, it is not asked once more.
    away = say("site-away", lang="fr")
    expect(ana.locator("main")).to_contain_text(away)
    visit(f"/t/{made['table']}#{made['seats'][1]['token']}", device="another")
    expect(ana.locator("main")).not_to_contain_text(away)
    expect(named).to_have_count(0)
    news.click()
    named.fill("Ana")
    named.press("Enter")
    expect(news).to_have_count(0)
