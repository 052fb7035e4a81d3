"""Combats against the bots of the game on the page, step by step, and what the bots did."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from page.stage import Archive, Onlooker, played, take_up

COMES_IN = Callable[..., Onlooker]
MATCH = ("trilogy", 1, 1, "against-the-shadow")
BEFORE_COMBATS = 86  # Frodo chooses which of three combats comes first
STEP, NEXT = ".stage .steps .on", "#stage-next"


def fight(person: Onlooker, archive: Archive) -> Page:
    page = take_up(person, archive, played(*MATCH), BEFORE_COMBATS, "free")
    page.click("[data-place=lorien]")
    return page


def test_a_combat_with_a_bot_is_shown_step_by_step(onlooker: COMES_IN, archive: Archive) -> None:
    page = fight(onlooker(staging="plays"), archive)  # no movement is wanted: it waits
    expect(page.locator(".stage h2")).to_contain_text("Lórien")
    expect(page.locator(STEP)).to_contain_text("Swords are counted")
    expect(page.locator(".stage .sword svg")).to_have_count(5)
    moving = "document.getAnimations().filter(a => a.playState === 'running').length"
    assert page.evaluate(moving) == 0
    for told in ("The walls cancel", "Cards absorb"):
        page.click(NEXT)
        expect(page.locator(STEP)).to_contain_text(told)
    page.click(NEXT)
    expect(page.locator(".stage .vd")).to_contain_text("The Shadow takes the battleground")
    assert page.locator(".stage .eq b").all_inner_texts() == ["5", "2", "2", "1"]
    page.click(NEXT)
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(".fields")).to_be_visible()


def test_it_is_skipped_and_what_the_bots_did_is_played_back(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = fight(onlooker(staging="waits"), archive)
    expect(page.locator(STEP)).to_contain_text("Swords are counted")
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    page.click("#play-back")
    expect(page.locator(".playback")).to_contain_text("1 of ")
    expect(page.locator(".log li.retold")).to_contain_text("Combat at Lórien")
    page.click("#playback-show")
    expect(page.locator(".stage h2")).to_contain_text("Lórien")
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    page.click("#playback-close")
    expect(page.locator(".playback, .retold")).to_have_count(0)
