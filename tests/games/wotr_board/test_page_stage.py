"""Rounds of battles and Hunts on the page, step by step, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.games.wotr_board.facts import FREE, SHADOW
from page.stage import PHONE, Archive, Onlooker, asked_at, played, take_up
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
MATCH = ("war", 2, 1, "wotr-board")
# The last hit of a round of a siege battle is to be dealt; a Companion may be lost in a Hunt.
BEFORE_A_ROUND_ENDS, BEFORE_A_HUNT_ENDS = 461, 480
STEP, NEXT = ".stage .steps .on", "#stage-next"


def answer(person: Onlooker, archive: Archive, at: int, key: str) -> Page:
    page = take_up(person, archive, played(*MATCH), at, FREE)
    expect(page.locator("[data-legal]").first).to_be_visible()
    page.keyboard.press(key)
    return page


def test_a_round_of_a_siege_is_shown_roll_by_roll(onlooker: COMES_IN, archive: Archive) -> None:
    page = answer(onlooker(staging="waits"), archive, BEFORE_A_ROUND_ENDS, "1")
    expect(page.locator(".stage h2")).to_contain_text("Siege battle in the Woodland Realm")
    expect(page.locator(STEP)).to_contain_text("Combat cards")
    expect(page.locator(".stage .used")).to_have_text(["Charge"])
    expect(page.locator(".stage .walls")).to_have_count(1)
    page.click(NEXT)
    rolled = page.locator(".stage .fighter.shadow [data-roll=combat] .pip")
    expect(rolled).to_have_text(["6", "6", "3", "2", "1"])
    expect(page.locator(".stage .fighter.shadow .pip.hit")).to_have_count(2)
    expect(page.locator(".stage [data-roll=leaders]")).to_have_count(0)
    page.click(NEXT)
    expect(page.locator(".stage .fighter.free [data-roll=leaders] .pip.hit")).to_have_text(["6"])
    page.click(NEXT)
    expect(page.locator(".stage .fighter.shadow .fallen li")).to_have_count(2)
    # The Elite that the Shadow reduces for another round is no casualty.
    expect(page.locator(".stage .fighter.free .fallen li")).to_have_count(1)
    assert page.locator(".stage .eq b").all_inner_texts() == ["2", "1"]
    assert found_by_axe(page) == []
    page.click(NEXT)
    expect(page.locator(".stage")).to_have_count(0)


def test_a_hunt_shows_who_bore_the_damage(onlooker: COMES_IN, archive: Archive) -> None:
    page = answer(onlooker(staging="waits", size=PHONE), archive, BEFORE_A_HUNT_ENDS, "2")
    expect(page.locator(".stage h2")).to_contain_text("The Hunt")
    expect(page.locator(".stage .drawntile b")).to_have_text("3")
    expect(page.locator(".stage .eye")).to_have_count(3)
    expect(page.locator(".stage .bearer")).to_have_count(0)
    page.click(NEXT)
    expect(page.locator(".stage .bearer[data-by=strider]")).to_have_count(1)
    assert page.locator(".stage .eq b").all_inner_texts() == ["3", "3", "0"]
    expect(page.locator(".stage .vd")).to_contain_text("The Ring-bearers are spared")


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_end_tells_what_the_result_is_made_of(
    onlooker: COMES_IN, archive: Archive, language: str
) -> None:
    page = onlooker(language=language).go(archive.record(played(*MATCH)), ".endpage")
    expect(page.locator(".war-end .winner .points strong")).to_have_text("10")
    expect(page.locator(".war-end .winner li")).to_have_count(5)
    expect(page.locator(".linechart .line")).to_have_count(4)
    assert found_by_axe(page) == []


def test_what_others_did_is_played_back_on_the_map(onlooker: COMES_IN, archive: Archive) -> None:
    page = answer(onlooker(), archive, BEFORE_A_ROUND_ENDS, "1")
    page.click("#play-back")
    expect(page.locator(".playback")).to_contain_text("1 of ")
    expect(page.locator(".log li.retold")).to_have_count(1)
    page.click("#playback-show")
    expect(page.locator(".stage h2")).to_contain_text("Siege battle in the Woodland Realm")
    page.keyboard.press("Escape")
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator("#region-woodland-realm.retold")).to_be_attached()
    page.click("#playback-close")
    expect(page.locator(".retold")).to_have_count(0)


def test_on_a_phone_who_comes_back_sees_where_something_happened(
    onlooker: COMES_IN, archive: Archive
) -> None:
    match = played(*MATCH)
    at = asked_at(match, lambda now, _: any(q.kind == "move-to" for q in now.questions(SHADOW)))
    links = archive.go_on(match, at, FREE, SHADOW)
    shadow = onlooker().go(links[SHADOW])
    away = onlooker(size=PHONE, moving=True, staging="plays")
    away.go(links[FREE], "svg.earth .name")
    away.go("/", ".game")
    shadow.wait_for_selector(".spot[data-legal]")
    moved = shadow.locator(".log :is(li, small)", has_text="Army from")
    before = moved.count()
    shadow.locator(".spot[data-legal]").first.click()
    expect(moved).not_to_have_count(before)
    page = away.go(links[FREE], ".playback")
    regions = page.locator("path.retold")
    expect(regions).to_have_count(2)  # from where, and where to
    for region in regions.all():
        expect(region).to_be_in_viewport()


def test_the_chronicle_leads_to_regions_and_cards(onlooker: COMES_IN, archive: Archive) -> None:
    page = take_up(onlooker(), archive, played(*MATCH), BEFORE_A_ROUND_ENDS, FREE)
    link = page.locator(".log .dotted")
    for name, told in (("in the Woodland Realm", "Woodland Realm"), ("Horn of Gondor", "")):
        link.filter(has_text=name).last.dispatch_event("click")
        expect(page.locator("dialog[open] h2")).to_have_text(told or name)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_replay_is_marked_where_a_battle_and_a_hunt_were(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = onlooker().go(f"{archive.record(played(*MATCH))}/at/0", ".seek .keypin")
    told = page.locator(".seek :is(.mark, .keypin)").evaluate_all("all => all.map(m => m.title)")
    assert any("Siege battle in" in mark for mark in told)
    assert any("The Hunt" in mark for mark in told)
    page.locator(".seek .keypin").first.click()
    expect(page.locator(".ask p")).not_to_contain_text("Position 0 of")
