"""Combats on the page, step by step: swords, what stops them, and what is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from page.stage import DESKTOP, PHONE, Archive, Onlooker, played, take_up
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
MATCH = ("trilogy", 2, 6)
BEFORE_COMBATS = 255  # Aragorn chooses which of two combats comes first
STEP, NEXT = ".stage .steps .on", "#stage-next"


def fight(person: Onlooker, archive: Archive) -> Page:
    """Go where two combats are about to be fought, and let that of Helm's Deep come first."""
    page = take_up(person, archive, played(*MATCH), BEFORE_COMBATS, "free")
    page.click("[data-place=helms-deep]")
    return page


def terms(page: Page) -> list[str]:
    return page.locator(".stage .eq b").all_inner_texts()


def test_a_combat_is_shown_step_by_step_at_the_readers_pace(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = fight(onlooker(staging="waits"), archive)
    expect(page.locator(STEP)).to_contain_text("Swords are counted")
    expect(page.locator(".stage h2")).to_contain_text("1 of 2")
    expect(page.locator(".fields")).to_be_hidden()
    expect(page.locator(".stage .sword svg")).to_have_count(8)
    expect(page.locator(".stage .shield svg")).to_have_count(0)
    assert terms(page) == ["8", "?", "?", "?"]
    page.click(NEXT)
    expect(page.locator(STEP)).to_contain_text("The walls cancel")
    expect(page.locator(".stage .shield svg")).to_have_count(2)
    page.click(NEXT)
    expect(page.locator(STEP)).to_contain_text("Cards absorb")
    expect(page.locator(".stage .below .fate")).to_have_text(["2", "1", "1"])
    page.keyboard.press("ArrowRight")
    expect(page.locator(".stage .vd")).to_contain_text("The Shadow takes the battleground")
    expect(page.locator(".stage .through")).to_have_count(2)
    assert terms(page) == ["8", "2", "4", "2"]
    page.click("#stage-back")
    expect(page.locator(STEP)).to_contain_text("Cards absorb")
    page.click(NEXT)
    expect(page.locator(NEXT)).to_have_text("Next combat")
    page.click(NEXT)
    expect(page.locator(".stage h2")).to_contain_text("The Council of Elrond")
    for _ in range(3):
        page.click(NEXT)
    expect(page.locator(".stage .vd")).to_contain_text("The Free Peoples hold path 3")
    page.click(NEXT)
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(".fields")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_next_question_is_one_press_away(
    onlooker: COMES_IN, archive: Archive, size: tuple[int, int]
) -> None:
    page = fight(onlooker(staging="waits", size=size), archive)
    expect(page.locator("#stage-answer")).to_be_visible()
    assert found_by_axe(page) == []
    outside = page.evaluate(
        "[...document.querySelectorAll('.stage button')].map(e => e.getBoundingClientRect())"
        ".filter(r => r.left < 0 || r.right > innerWidth || r.bottom > innerHeight).length"
    )
    assert outside == 0
    page.click("#stage-answer")
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator(".topbar:not(.calm)")).to_be_visible()


def test_it_plays_by_itself_until_somebody_takes_over(onlooker: COMES_IN, archive: Archive) -> None:
    page = fight(onlooker(staging="plays", moving=True), archive)
    expect(page.locator(STEP)).to_contain_text("The walls cancel")
    page.locator("#stage-back").click()
    expect(page.locator(STEP)).to_contain_text("Swords are counted")
    page.locator(".stage [role=switch]").uncheck()
    assert page.evaluate("localStorage.staging") == "waits"
    page.locator(".stage [role=switch]").check()
    expect(page.locator(".stage h2")).to_contain_text("The Council of Elrond")
    expect(page.locator(".stage")).to_have_count(0)  # it leaves when all is shown


def test_who_wants_no_movement_steps_alone_and_who_wants_no_stage_reads(
    onlooker: COMES_IN, archive: Archive
) -> None:
    still = fight(onlooker(staging="plays"), archive)
    expect(still.locator(STEP)).to_contain_text("Swords are counted")
    moving = "document.getAnimations().filter(a => a.playState === 'running').length"
    assert still.evaluate(moving) == 0
    reader = fight(onlooker(staging="off"), archive)
    expect(reader.locator(".log")).to_contain_text("Combat at Helm's Deep: attack 8")
    expect(reader.locator(".stage")).to_have_count(0)
    expect(still.locator(STEP)).to_contain_text("Swords are counted")


def test_no_stage_keeps_the_question_from_those_whose_clock_runs(
    onlooker: COMES_IN, archive: Archive
) -> None:
    person = onlooker(staging="waits")

    def with_clocks(socket: WebSocketRoute) -> None:
        hall = socket.connect_to_server()
        hall.on_message(
            lambda text: socket.send(str(text).replace('"kind":"none"', '"kind":"move"'))
        )

    person.page.route_web_socket("**/socket", with_clocks)
    page = fight(person, archive)
    expect(page.locator(".log")).to_contain_text("Combat at The Council of Elrond")
    expect(page.locator(".topbar:not(.calm)")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)


def test_what_others_did_is_played_back(onlooker: COMES_IN, archive: Archive) -> None:
    page = fight(onlooker(staging="off"), archive)
    expect(page.locator(".topbar:not(.calm)")).to_be_visible()
    page.click("#play-back")
    expect(page.locator(".playback")).to_contain_text("Combat at Helm's Deep")
    expect(page.locator(".log li.retold")).to_contain_text("Combat at Helm's Deep")
    page.click("#playback-show")
    expect(page.locator(".stage h2")).to_contain_text("Helm's Deep")
    page.keyboard.press("Escape")
    for _ in range(20):  # until somebody does something with what still lies there
        if page.locator(".table .retold, .seats .retold").count():
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(".table .retold, .seats .retold").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".playback, .retold")).to_have_count(0)
