"""The keys of a table: letters after nine digits, Ctrl+Z takes back, Space does the usual thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.kernel import Match
from page.stage import Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]
TURN = "What do you do in this turn?"


def has_many_options(match: Match, _: int) -> bool:
    return any(q.kind == "turn" and len(q.options) > 11 for q in match.questions("saruman"))


@pytest.fixture
def saruman(onlooker: COMES_IN, archive: Archive) -> Page:
    """A page on which more can be done than there are digits."""
    match = played("trilogy", 4, 2)
    links = archive.go_on(match, asked_at(match, has_many_options), "saruman")
    page = onlooker().go(links["saruman"], ".tablescreen [data-legal]")
    expect(page.locator(".ask p")).to_have_text(TURN)
    return page


def test_more_than_nine_options_have_keys_and_ctrl_z_takes_back(saruman: Page) -> None:
    keys = saruman.locator("[data-legal] .key").all_inner_texts()
    assert {"1", "9", "a", "b"} <= set(keys)
    assert len(set(keys)) == len(keys)
    tenth = saruman.locator("[data-legal]", has=saruman.get_by_text("a", exact=True)).first
    ask = saruman.locator(".ask p")
    tenth.click()
    expect(ask).not_to_have_text(TURN)
    own = saruman.locator(".own")
    expect(own.locator("[data-legal]").first).to_be_visible()  # what is lit comes after the words
    clicked = ask.inner_text(), own.inner_text()
    saruman.keyboard.press("Control+z")
    expect(ask).to_have_text(TURN)
    saruman.keyboard.press("a")
    expect(ask).to_have_text(clicked[0])
    expect(own).to_have_text(clicked[1], use_inner_text=True)
    saruman.keyboard.press("Control+z")
    expect(ask).to_have_text(TURN)


def test_space_leads_to_what_is_lit_and_does_it(saruman: Page) -> None:
    saruman.keyboard.press("Space")
    expect(saruman.locator("[data-legal]").first).to_be_focused()
    saruman.keyboard.press("Space")
    expect(saruman.locator(".ask p")).not_to_have_text(TURN)
