"""Battles and bids on the page, step by step: both sums cause by cause, and fists that open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from greathall import replay
from page.stage import PHONE, Archive, Onlooker, take_up
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
STAGED = Path(__file__).with_name("staged.record")  # a match between stewards
BEFORE_A_BATTLE_ENDS = 261  # Baratheon is asked for the blade, the cards lie open
BEFORE_A_TRACK_IS_SETTLED = 93  # Baratheon breaks a tie for the Iron Throne
BEFORE_WILDLINGS_WIN = 49  # Baratheon says which of two bid lowest
STEP, NEXT = ".stage .steps .on", "#stage-next"


def answer(person: Onlooker, archive: Archive, at: int, which: int) -> Page:
    match = replay(STAGED.read_text("utf-8"))
    page = take_up(person, archive, match, at, "baratheon")
    page.locator(".opt").nth(which).click()
    return page


def strengths(page: Page) -> list[str]:
    return page.locator(".stage .army strong").all_inner_texts()


def test_a_battle_is_shown_cause_by_cause(onlooker: COMES_IN, archive: Archive) -> None:
    page = answer(onlooker(staging="waits"), archive, BEFORE_A_BATTLE_ENDS, 1)
    expect(page.locator(".stage h2")).to_contain_text("Battle in Moat Cailin")
    expect(page.locator(STEP)).to_contain_text("Armies meet")
    assert strengths(page) == ["5", "5"]
    expect(page.locator(".stage .face-down")).to_have_count(2)
    expect(page.locator(".stage .cause", has_text="house card")).to_contain_text("?")
    page.click(NEXT)
    expect(page.locator(STEP)).to_contain_text("House cards")
    expect(page.locator(".stage .turn.up b")).to_have_text(["Stannis Baratheon", "Eddard Stark"])
    assert strengths(page) == ["9", "9"]
    page.click(NEXT)
    expect(page.locator(".stage .vd")).to_contain_text("Baratheon has won.")
    expect(page.locator(".stage .vd")).to_contain_text("higher on the Fiefdoms track")
    expect(page.locator(".stage .fates")).to_contain_text("Stark retreats to Winterfell")
    assert found_by_axe(page) == []
    page.click(NEXT)
    expect(page.locator(".stage")).to_have_count(0)


def test_fists_open_and_the_track_is_settled(onlooker: COMES_IN, archive: Archive) -> None:
    page = answer(onlooker(staging="waits", size=PHONE), archive, BEFORE_A_TRACK_IS_SETTLED, 0)
    expect(page.locator(".stage h2")).to_contain_text("Iron Throne")
    expect(page.locator(STEP)).to_contain_text("All fists open")
    expect(page.locator(".stage .fists li")).to_have_count(3)
    page.click(NEXT)
    expect(page.locator(".stage .fists .first i")).to_have_text("1")
    expect(page.locator(".stage .vd")).to_contain_text("First: ")


def test_wildlings_come_and_whoever_wants_to_skips_them(
    onlooker: COMES_IN, archive: Archive
) -> None:
    still = onlooker(staging="plays")  # no movement is wanted: it waits for the reader
    page = answer(still, archive, BEFORE_WILDLINGS_WIN, 1)
    expect(page.locator(".stage h2")).to_contain_text("Wildlings")
    expect(page.locator(STEP)).to_contain_text("They come")
    assert page.locator(".stage .fists b").all_inner_texts() == ["?", "?"]
    moving = "document.getAnimations().filter(a => a.playState === 'running').length"
    assert page.evaluate(moving) == 0
    page.click(NEXT)
    expect(page.locator(STEP)).to_contain_text("All fists open")
    assert page.locator(".stage .fists b").all_inner_texts() == ["1", "1"]
    assert page.locator(".stage .eq b").all_inner_texts() == ["6", "?"]
    page.click(NEXT)
    expect(page.locator(STEP)).to_contain_text("Is it enough?")
    assert page.locator(".stage .eq b").all_inner_texts() == ["6", "2"]
    expect(page.locator(".stage .fists .first")).to_contain_text("Stark")
    page.click(NEXT)
    expect(page.locator(".stage .vd")).to_contain_text("The wildlings break through")
    expect(page.locator(".stage .vd")).to_contain_text("Lowest bid: Stark")
    expect(page.locator(".stage .told b")).not_to_be_empty()
    hasty = answer(onlooker(staging="waits"), archive, BEFORE_WILDLINGS_WIN, 1)
    expect(hasty.locator(STEP)).to_contain_text("They come")
    hasty.keyboard.press("Escape")
    expect(hasty.locator(".stage")).to_have_count(0)
    expect(hasty.locator(".table [data-area]").first).to_be_visible()
    reader = answer(onlooker(staging="off"), archive, BEFORE_WILDLINGS_WIN, 1)
    expect(reader.locator(".log")).to_contain_text("wildlings")
    expect(reader.locator(".stage")).to_have_count(0)


def test_what_others_did_is_played_back_on_the_map(onlooker: COMES_IN, archive: Archive) -> None:
    page = answer(onlooker(), archive, BEFORE_A_BATTLE_ENDS, 1)
    page.click("#play-back")
    expect(page.locator(".playback")).to_contain_text("1 of ")
    expect(page.locator(".log li.retold")).to_have_count(1)
    page.click("#playback-show")
    expect(page.locator(".stage h2")).to_contain_text("Battle in Moat Cailin")
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    page.click("#playback-next")
    expect(page.locator(".playback")).to_contain_text("2 of ")
    expect(page.locator(".table [data-area].retold").first).to_be_attached()
    page.click("#playback-close")
    expect(page.locator(".retold")).to_have_count(0)
