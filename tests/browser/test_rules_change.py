"""A table whose rules are gone: a running one hands out its record, a finished one is shown."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.looks import Look, picture
from browser.site import Site
from browser.test_my_tables import known, row
from browser.test_over_the_table import press
from browser.visitors import Visitors
from parterre.words import say
from server.site import wait_for

PERSON = {"kind": "person", "name": "Ana"}
GREEDY = {"kind": "bot", "bot": "greedy"}
UNKNOWN = 99  # rules that no engine has


def stored(site: Site, query: str) -> list[tuple[object, ...]]:
    """What the database of a site answers."""
    database = sqlite3.connect(site.folder / "data" / "parterre.db")
    with database:
        found = database.execute(query).fetchall()
    database.close()
    return found


@pytest.mark.parametrize("look", [Look("phone", "fr"), Look("desktop", "en")], ids=str)
def test_a_table_outlives_its_rules(
    visitors: Callable[[Site], Visitors], own_site: Site, look: Look, tmp_path: Path
) -> None:
    visit = visitors(own_site)
    made = own_site.lay(PERSON, GREEDY, game="botanicus")
    running, token = made["table"], made["seats"][0]["token"]
    finished = own_site.lay(GREEDY, GREEDY, game="topiary")["table"]
    page = known(visit, f"/t/{running}#{token}", look)
    expect(row(page, running)).to_contain_text(say("site-your-turn", lang=look.lang))
    wait_for(lambda: stored(own_site, 'SELECT "table" FROM endings') == [(finished,)])
    page.goto(f"/t/{finished}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    before = page.get_by_test_id("ranking").inner_text()

    # By older rules that are still played it goes on, and the rules that are read there say so.
    page.goto("about:blank")  # so that nothing is asked for while the site is away
    own_site.end()
    stored(own_site, f"UPDATE tables SET rules = 1 WHERE id = '{running}'")
    own_site.start()
    page.goto(f"/t/{running}")
    expect(page.get_by_test_id("question")).to_be_visible()
    press(page, "rules", look)
    expect(page.get_by_test_id("older-rules")).to_contain_text("1")
    picture(page, look, "older-rules")

    page.goto("about:blank")  # so that nothing is asked for while the site is away
    own_site.end()
    stored(own_site, f"UPDATE tables SET rules = {UNKNOWN}")
    own_site.start()
    visit.expect_trouble()

    page.goto("/")
    expect(row(page, running)).to_contain_text(say("site-table-ended", lang=look.lang))
    picture(page, look, "ended-in-my-tables")
    row(page, running).locator("a").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-ended", lang=look.lang))
    values = {"rules": UNKNOWN, "game": "Botanicus"}
    sentence = say("table-rules-gone", values, look.lang)
    expect(page.get_by_role("main").get_by_role("paragraph")).to_have_text(sentence)
    picture(page, look, "ended")
    with page.expect_download() as download:
        page.get_by_test_id("record").click()
    download.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert (record["game"], record["rules"], record["scores"]) == ("botanicus", UNKNOWN, [])
    assert record["log"]

    page.goto(f"/t/{finished}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    assert page.get_by_test_id("ranking").inner_text() == before
    picture(page, look, "finished-without-rules")
