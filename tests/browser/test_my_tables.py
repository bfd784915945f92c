"""The tables a device knows: none is lost by a click, and they tell how things stand."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.looks import Look, picture
from browser.site import Site
from browser.visitors import Visitors
from parterre.words import say

PERSON = {"kind": "person", "name": "Ana"}
BOT = {"kind": "bot", "bot": "greedy", "name": "Inès"}


def known(visit: Visitors, link: str, look: Look | None = None) -> Page:
    """The home page of somebody who has opened a link."""
    page = visit(link, look)
    expect(page.get_by_test_id("question")).to_be_visible()
    page.wait_for_function("() => !location.hash")
    page.goto("/")
    return page


def row(page: Page, table: str) -> Locator:
    """A table in the list."""
    return page.locator(f"[data-testid='my-tables'] li[data-table='{table}']")


def test_a_running_seat_is_not_lost_by_a_click(visit: Visitors, site: Site) -> None:
    made = site.lay(PERSON, BOT)
    look = Look("phone", "fr")
    page = known(visit, f"/t/{made['table']}#{made['seats'][0]['token']}", look)
    seat = row(page, made["table"])
    seat.get_by_test_id("forget").tap()
    expect(page.get_by_test_id("forget-asked")).to_be_visible()
    expect(seat).to_be_visible()
    picture(page, look, "forget-asked")
    page.get_by_role("button", name=say("site-forget-keep", lang="fr")).tap()
    expect(page.get_by_test_id("forget-asked")).to_have_count(0)
    seat.get_by_test_id("forget").tap()
    page.get_by_test_id("forget-really").tap()
    expect(seat).to_have_count(0)
    page.get_by_test_id("recall-last").tap()
    expect(seat).to_be_visible()

    # Later, and after a reload, it can still be taken back.
    seat.get_by_test_id("forget").tap()
    page.get_by_test_id("forget-really").tap()
    page.reload()
    expect(seat).to_have_count(0)
    page.locator("[data-testid='forgotten'] summary").tap()
    page.get_by_role("button", name=say("site-recall", lang="fr")).tap()
    seat.locator("a").tap()
    expect(page.locator("[data-card]").first).to_be_visible()


def test_the_list_follows_what_happens(visit: Visitors, site: Site) -> None:
    made = site.lay(PERSON, {"kind": "open"})
    ana, bea = (seat["token"] for seat in made["seats"])
    path = f"/api/tables/{made['table']}"
    page = visit("/")
    page.clock.install()
    page.goto(f"/t/{made['table']}#{ana}")
    expect(page.get_by_test_id("question")).to_be_visible()
    page.wait_for_function("() => !location.hash")
    page.goto("/")
    seat = row(page, made["table"])
    expect(seat).to_contain_text(say("site-your-turn"))
    expect(seat).to_contain_text(say("site-table-open", {"seat": 2}))
    for _ in range(4):
        update = site.get(f"{path}?since=1000000", ana)
        site.post(f"{path}/play", ana, n=update["n"], action=update["choices"][0]["action"])
    page.clock.fast_forward(11_000)
    expect(seat).to_contain_text(say("site-wait-open", {"name": "Seat 2"}))
    site.post(f"{path}/name", bea, name="Bea")
    page.clock.fast_forward(11_000)
    expect(seat).to_contain_text("Bea")
    expect(seat).to_contain_text(say("site-wait-away", {"name": "Bea"}))


def test_a_lone_game_names_its_opponent(visit: Visitors, site: Site) -> None:
    made = site.lay(PERSON, game="arborea")
    page = known(visit, f"/t/{made['table']}#{made['seats'][0]['token']}")
    expect(row(page, made["table"])).to_contain_text("Feronia")
    expect(row(page, made["table"])).not_to_contain_text("Ana")


def test_two_windows_do_not_forget_each_other_s_tables(visit: Visitors, site: Site) -> None:
    tables = [site.lay(PERSON, BOT) for _ in range(2)]
    links = [f"/t/{made['table']}#{made['seats'][0]['token']}" for made in tables]
    page = known(visit, links[0])
    other = page.context.new_page()
    other.goto(links[1])
    expect(other.get_by_test_id("question")).to_be_visible()
    expect(row(page, tables[1]["table"])).to_be_visible()
    row(page, tables[0]["table"]).locator("a").click()
    expect(page.get_by_test_id("question")).to_be_visible()
    for each in (page, other):
        each.goto("/")
        for made in tables:
            expect(row(each, made["table"])).to_be_visible()
