"""Links that lead nowhere are answered with one kind sentence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.looks import Look, picture
from browser.tables import Tables
from browser.visitors import Visitors
from parterre.words import say


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_table_that_does_not_exist(visit: Visitors, lang: str) -> None:
    """An unknown id, also one that is no id at all."""
    look = Look("phone", lang)
    for table in ("zzzzzzzzzzzz", "no%20table", "%F0%9F%8C%B3", "%"):
        visit.expect_trouble()
        page = visit(f"/t/{table}", look)
        expect(page.get_by_role("heading", level=1)).to_have_text(say("site-lost", lang=lang))
        sentence = page.get_by_role("main").get_by_role("paragraph")
        expect(sentence).to_have_count(1)
        # A sentence and not an id: it ends in a full stop, and its first word has no hyphen.
        expect(sentence).to_have_text(re.compile(r"^\s*[^\s-]+\s.{1,118}\.\s*$"))
        page.get_by_role("link", name=say("site-lost-home", lang=lang)).click()
        expect(page.get_by_test_id("play-now")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", ["AAAAAAAAAAAAAAAAAAAAAA", "x", "%E2%82%AC", "%", "a b"])
def test_a_key_that_opens_no_seat(visit: Visitors, tables: Tables, lang: str, key: str) -> None:
    """A link whose end was cut off, or that somebody made up."""
    visit.expect_trouble()
    page = visit(f"/t/{tables.draw.table}#{key}", Look(lang=lang))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-lost", lang=lang))
    sentence = page.get_by_role("main").get_by_role("paragraph")
    expect(sentence).to_have_text(say("server-key", lang=lang))
    if key == "x":
        picture(page, Look(lang=lang), "bad-link")


@pytest.mark.parametrize("path", ["/no/such/page", "/rules/go", "/box/go", "/box/toString"])
def test_a_page_that_does_not_exist(visit: Visitors, path: str) -> None:
    """The site says so, and no more."""
    page = visit(path)
    expect(page.get_by_role("main").get_by_role("paragraph")).to_have_text(say("site-lost-note"))
