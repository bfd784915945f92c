"""The rules on the site say what their abbreviations mean."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.looks import Look, picture
from browser.visitors import Visitors


@pytest.mark.parametrize(("lang", "ruling"), [("en", "Ruling"), ("fr", "Décision")])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_rules_begin_with_what_their_abbreviations_mean(
    visit: Visitors, lang: str, ruling: str, size: str
) -> None:
    look = Look(size, lang)
    page = visit("/rules/botanicus", look)
    intro = page.get_by_test_id("rules-intro")
    for word in ("FR", "EX", ruling):
        expect(intro.locator("em, strong").get_by_text(word, exact=True)).to_be_visible()
    expect(page.locator("[data-testid=rules-intro] ~ article")).not_to_have_count(0)
    picture(page, look, "rules")
