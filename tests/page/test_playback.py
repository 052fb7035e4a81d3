"""Who comes back to a table sees what others did meanwhile; who wants nothing to move reads it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from page.stage import PHONE, Onlooker, play_quickly

COMES_IN = Callable[..., Onlooker]
LONGER_THAN_A_DEED = 2_500  # milliseconds
BAR, NEWS = ".playback", ".log li[data-entry]"


@pytest.fixture
def comes_back(onlooker: COMES_IN, seats: dict[str, str], gandalf: Page) -> Callable[..., Onlooker]:
    """The Balrog, who has looked elsewhere while Gandalf had his turn."""

    def leave(**wishes: object) -> Onlooker:
        balrog = onlooker(**wishes)
        page = balrog.go(seats["balrog"], ".tablescreen")
        page.wait_for_selector(NEWS, state="attached")
        expect(page.locator(BAR)).to_have_count(0)  # nobody has been here before
        told = page.locator(NEWS).count()
        balrog.go("/", ".game")
        before = gandalf.locator(NEWS).count()
        play_quickly(gandalf, seed=1)
        gandalf.wait_for_selector(f"{NEWS} >> nth={before}")
        page = balrog.go(seats["balrog"], ".tablescreen")
        page.wait_for_selector(f"{NEWS} >> nth={told}", state="attached")
        return balrog

    return leave


def test_what_others_did_meanwhile_plays_by_itself_and_once(
    comes_back: Callable[..., Onlooker],
) -> None:
    page = comes_back(moving=True, staging="plays").page
    expect(page.locator(BAR)).to_contain_text("1 of ")
    expect(page.locator(".log li.retold")).to_have_count(1)
    expect(page.locator(BAR)).to_have_count(0)  # it leaves when all is told
    expect(page.locator(".retold")).to_have_count(0)
    page.reload()
    page.wait_for_selector(NEWS)
    page.wait_for_timeout(200)
    expect(page.locator(BAR)).to_have_count(0)


def test_it_waits_for_whoever_takes_over_and_is_skipped(
    comes_back: Callable[..., Onlooker],
) -> None:
    page = comes_back(moving=True, staging="plays").page
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(LONGER_THAN_A_DEED)
    expect(page.locator(BAR)).to_contain_text("1 of ")
    page.keyboard.press("Escape")
    expect(page.locator(f"{BAR}, .retold")).to_have_count(0)


@pytest.mark.parametrize("wish", [{"staging": "plays"}, {"staging": "off", "moving": True}])
def test_nothing_moves_for_those_who_want_it_still(
    comes_back: Callable[..., Onlooker], wish: dict[str, object]
) -> None:
    page = comes_back(**wish).page
    page.wait_for_timeout(200)
    expect(page.locator(f"{BAR}, .retold")).to_have_count(0)


def test_a_phone_shows_it_and_then_what_is_asked(comes_back: Callable[..., Onlooker]) -> None:
    page = comes_back(moving=True, staging="plays", size=PHONE).page
    expect(page.locator(BAR)).to_be_visible()
    page.click("#playback-close")
    expect(page.locator("[data-legal]:visible").first).to_be_visible()
