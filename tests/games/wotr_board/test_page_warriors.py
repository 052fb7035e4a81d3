"""Warriors of Middle-earth on the page: coins, dice, reference cards, calls, attacks, a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.facts import CALL_CARDS
from greathall.kernel import Match
from greathall.texts import Texts
from page.measure import IN_THE_PAGE
from page.stage import (
    DESKTOP,
    NARROW,
    OVER,
    PHONE,
    SMALL_PHONE,
    WHOLE_GAME,
    Archive,
    Onlooker,
    asked_at,
    number_of_answers,
    play_quickly,
    played,
)
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
AT_TABLE = Callable[..., Page]
Wanted = Callable[[Match], bool]
ENTS_MARCH, ENTS_ARE_LOST, TWO_ARE_CALLED = 4, 11, 1  # seeds of matches
ENTERS = "Which faction enters play?"


def late_war(seed: int = ENTS_MARCH) -> Match:
    return played("war", 2, seed, GAME.id, warriors="yes")


def anything(match: Match) -> bool:
    return True


def can_call(match: Match) -> bool:
    """A Combat card is chosen, and cards of two factions can be played instead."""
    options = match.questions()[0].options
    return sum(option in CALL_CARDS for option in options) == 4


def has_rolled_an_eye(match: Match) -> bool:
    """The Faction die of the Shadow lies in the Hunt Box."""
    if SHADOW not in match.state.faction_pool or SHADOW in match.state.faction_dice:
        return False
    told = [e for e in match.log() if e["event"] in ("turn-began", "faction-die-rolled")]
    own = next(e for e in reversed(told) if e.get("side", SHADOW) == SHADOW)
    return bool(own.get("face") == "eye")


def can_attack(match: Match) -> bool:
    return any(option[0] == "attack" for option in match.questions()[0].options)


@pytest.fixture
def at_table(onlooker: COMES_IN, archive: Archive) -> AT_TABLE:
    """The page of a seat where something is asked of it; the other one is a bot."""

    def sit(
        kind: str,
        seat: str = FREE,
        *,
        seed: int = ENTS_MARCH,
        after: int = 0,
        where: Wanted = anything,
        **wishes: Any,
    ) -> Page:
        match = late_war(seed)

        def wanted(match: Match, number: int) -> bool:
            asked = any(q.kind == kind for q in match.questions(seat))
            return number >= after and asked and where(match)

        link = archive.go_on(match, asked_at(match, wanted), seat)[seat]
        return onlooker(**wishes).go(link, ".tablescreen [data-legal]:visible")

    return sit


def press(page: Page, lit: str) -> None:
    """The key that stands on a lit thing."""
    page.keyboard.press(page.locator(f"{lit} .key").first.inner_text().strip())


# ------------------------------------------------------------------ factions and their dice


def test_a_faction_enters_play_by_keyboard_alone(at_table: AT_TABLE) -> None:
    page = at_table("enter-faction", SHADOW)
    expect(page.locator(".ask p")).to_have_text(ENTERS)
    card = page.locator("[data-faction=corsairs]:has(> button)")
    expect(card).to_contain_text("May enter play when: the Southrons & Easterlings are At War.")
    expect(card.locator(".num")).to_have_text("8 left")
    press(page, "[data-faction=corsairs] .glow")
    expect(page.locator("li.in-play[data-faction=corsairs]")).to_contain_text("Umbar 3")
    expect(card.locator(".num")).to_have_text("5 left")
    coin = page.locator("svg.earth [data-of=umbar] [data-faction=corsairs]")
    expect(coin.locator(".figure")).to_have_text("3")
    expect(coin.locator("use").first).to_have_attribute("href", "/icons.svg#s-faction-shadow")


def test_the_faction_die_recruits_by_keyboard_alone(at_table: AT_TABLE) -> None:
    page = at_table("recruit-faction")
    expect(page.locator(".dr.free-peoples .held .die.faction .rim")).to_have_count(1)
    faction = page.locator(".factions .glow").first
    name = faction.locator("b").inner_text()
    press(page, ".factions .glow")
    expect(page.locator(".log li", has_text="recruit").last).to_be_attached()
    expect(page.locator(".factions .glow")).to_have_count(0)
    assert name in page.locator(".factions").text_content()


def test_an_eye_of_the_faction_die_lies_in_the_hunt_box(at_table: AT_TABLE) -> None:
    page = at_table("die", where=has_rolled_an_eye)
    expect(page.locator(".dr.shadow .fd.eye .die.faction.used")).to_have_count(1)
    expect(page.locator(".hb .die.faction")).to_have_count(1)


def test_a_faction_that_is_gone_is_struck_out(at_table: AT_TABLE) -> None:
    def gone(match: Match) -> bool:
        return "gone" in match.state.factions.values()

    page = at_table("die", SHADOW, seed=ENTS_ARE_LOST, where=gone)
    page.click("[data-track=factions]")
    lost = page.locator(".factions .gone")
    expect(lost).to_contain_text("Ents of Fangorn")
    expect(lost).to_contain_text("out of the game")
    expect(page.locator("svg.earth [data-faction=ents]")).to_have_count(0)


# ------------------------------------------------------------------ on the map


def test_coins_tell_whose_they_are_and_how_many(at_table: AT_TABLE) -> None:
    page = at_table("march-of-ents")
    ents = page.locator("svg.earth [data-of=fangorn] [data-faction=ents]")
    expect(ents.locator(".figure")).to_have_text("6")
    expect(ents.locator("use").first).to_have_attribute("href", "/icons.svg#s-faction-free")
    told = page.get_by_role("list", name="Who stands where").locator("li", has_text="Fangorn")
    expect(told.first).to_contain_text("6 Ents")
    page.locator("[data-track=factions]").click()
    expect(page.locator("[data-faction=ents] small")).to_have_text("Fangorn 6")


def test_ents_attack_on_the_stage(at_table: AT_TABLE) -> None:
    page = at_table("march-of-ents", where=can_attack, staging="waits")
    page.locator("[data-spot=fords-of-isen][data-legal]").first.click()
    page.locator(".stage h2", has_text="Ents of Fangorn").wait_for()
    expect(page.locator(".stage [data-roll=strike] .pip")).to_have_count(3)
    page.click("#stage-next")
    expect(page.locator(".stage .fallen li")).not_to_have_count(0)
    assert found_by_axe(page) == []


# ------------------------------------------------------------------ cards, calls


def test_faction_events_lie_in_the_hand_and_in_a_third_deck(at_table: AT_TABLE) -> None:
    def has_figures_on_a_card(match: Match) -> bool:
        return bool(match.state.on_cards.get("in-long-swift-lines"))

    page = at_table("die", where=has_figures_on_a_card)
    cards = page.locator(".ec.faction")
    expect(cards.first.locator(".win .coin, .win svg").first).to_be_visible()
    expect(cards.first.locator(".half")).to_have_count(0)
    expect(page.locator(".dk.free-peoples .fh")).to_contain_text("faction events")
    lines = page.locator(".ontable .chip", has_text="In Long Swift Lines")
    expect(lines.locator(".oncard b")).to_have_text(re.compile("^[1-3]$"))
    cards.first.hover()
    expect(page.locator(".glass")).to_contain_text("Faction deck")


OUT_OF_SIGHT = """
() => {
  const box = element => element.getBoundingClientRect();
  const { left, right } = box(document.querySelector(".war-own .cards"));
  return [...document.querySelectorAll(".war-own .ec")].filter(
    card => box(card).left < left - 1 || box(card).right > right + 1).length;
}
"""


@pytest.mark.parametrize("size", [DESKTOP, (1024, 768)])
def test_all_cards_of_a_full_hand_are_in_sight(at_table: AT_TABLE, size: tuple[int, int]) -> None:
    page = at_table("combat-card", seed=TWO_ARE_CALLED, where=can_call, size=size)
    assert page.locator(".ec").count() == 10
    assert page.evaluate(OUT_OF_SIGHT) == 0


def test_on_a_phone_no_choice_of_a_battle_lies_on_another(at_table: AT_TABLE) -> None:
    page = at_table("combat-card", seed=TWO_ARE_CALLED, where=can_call, size=SMALL_PHONE)
    page.evaluate(IN_THE_PAGE)
    assert page.locator(".opts .btn2:visible").count() == 5
    assert page.evaluate("overlaps(['.opts .btn2'])") == []


def test_a_faction_is_called_to_battle(at_table: AT_TABLE) -> None:
    page = at_table("combat-card", seed=TWO_ARE_CALLED, where=can_call)
    calls = page.locator(".calls.free-peoples")
    expect(calls.locator(".of")).to_contain_text(["Eagles", "Ents"])
    expect(calls.locator(".call.glow")).to_have_count(4)
    press(page, ".call.glow[data-card=with-doom-we-come]")
    played_it = page.locator(".log li", has_text="Call to Battle With Doom We Come").last
    expect(played_it).to_be_attached()
    expect(page.locator(".call.glow")).to_have_count(0)


# ------------------------------------------------------------------ words


def test_the_chronicle_opens_the_reference_card(at_table: AT_TABLE) -> None:
    page = at_table("combat-card", seed=TWO_ARE_CALLED, where=can_call)
    page.locator(".log .dotted", has_text="Ents of Fangorn").last.dispatch_event("click")
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2")).to_have_text("Ents of Fangorn")
    expect(sheet).to_contain_text("May enter play when: Saruman is in play")
    expect(sheet.locator("[data-of=fangorn] b").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_expansion_is_chosen_at_a_new_table(onlooker: COMES_IN, language: str) -> None:
    texts = Texts(language, GAME.id)
    page = onlooker(language=language).go(f"/new/{GAME.id}", "[data-expansion=warriors]")
    expect(page.locator("form")).to_contain_text(texts("option-warriors.text"))
    page.locator("[data-expansion=warriors] input").check()
    page.locator("[data-seat]").last.select_option("friend")
    page.click("#open")
    page.wait_for_selector(".qr")
    expect(page.locator("main")).to_contain_text(texts("option-warriors"))


# ------------------------------------------------------------------ hint, replay, end, four people


def test_a_hint_tells_which_faction_to_bring_into_play(at_table: AT_TABLE) -> None:
    page = at_table("enter-faction", SHADOW)
    page.locator(".hintb").click()
    panel = page.locator(".hintp")
    expect(panel).to_contain_text("What would the Steward do?")
    panel.locator(".ladder button").nth(1).click()
    expect(panel.locator("p.best")).to_contain_text(re.compile("Corsairs|Dunlendings|Spiders"))
    expect(page.locator(".marks .rank").first).to_be_visible()


def test_a_replay_shows_coins_and_marks_what_factions_attacked(
    onlooker: COMES_IN, archive: Archive
) -> None:
    match = late_war()
    marched = asked_at(
        match,
        lambda now, _: (
            any(q.kind == "march-of-ents" for q in now.questions(FREE)) and can_attack(now)
        ),
    )
    page = onlooker().go(f"{archive.record(match)}/at/{marched}", ".seek .keypin")
    ents = page.locator("svg.earth [data-of=fangorn] [data-faction=ents]")
    expect(ents.locator(".figure")).to_have_text(re.compile("[1-6]"))
    told = page.locator(".seek :is(.mark, .keypin)").evaluate_all("all => all.map(m => m.title)")
    assert any("Ents of Fangorn" in mark for mark in told)
    page.locator(".seek input").fill("0")
    expect(ents).to_have_count(0)
    page.click("[data-track=factions]")
    expect(page.locator(".factions .in-play")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_end_tells_what_became_of_the_factions(
    onlooker: COMES_IN, archive: Archive, language: str
) -> None:
    match, texts = late_war(ENTS_ARE_LOST), Texts(language, GAME.id)
    page = onlooker(language=language).go(archive.record(match), ".endpage")
    became = page.locator(".war-end .factions-left [data-faction]")
    expect(became).to_have_count(6)
    words = {"gone": "war-faction-gone", "in-play": "explain-faction-in-play"}
    for faction, status in match.state.factions.items():
        told = texts(words.get(status, "explain-faction-aside"))
        expect(page.locator(f".factions-left [data-faction={faction}]")).to_contain_text(told)
    assert "gone" in match.state.factions.values()
    assert found_by_axe(page) == []


@pytest.mark.parametrize(
    ("people", "seat"), [(3, "saruman-player"), (4, "gondor-player"), (4, "witch-king-player")]
)
def test_three_or_four_at_one_table_share_the_faction_die(
    onlooker: COMES_IN, archive: Archive, people: int, seat: str
) -> None:
    match = played("war", people, 1, GAME.id, warriors="yes")
    at = asked_at(
        match,
        lambda now, _: (
            bool(now.state.faction_dice) and any(q.kind == "die" for q in now.questions(seat))
        ),
    )
    page = onlooker().go(archive.go_on(match, at, seat)[seat], ".tablescreen [data-legal]:visible")
    expect(page.locator(".sitter")).to_have_count(people)
    expect(page.locator(".die.faction").first).to_be_attached()
    expect(page.locator(".dk .fh").first).to_contain_text("faction events")
    before = number_of_answers(page)
    page.locator(".dicebox [data-legal]").first.click()
    page.wait_for_timeout(100)
    assert number_of_answers(page) != before


# ------------------------------------------------------------------ a game, a phone, axe


def test_a_game_is_played_to_its_end_through_the_page(onlooker: COMES_IN, archive: Archive) -> None:
    page = onlooker().go(archive.go_on(late_war(), 0, FREE)[FREE], ".tablescreen")
    play_quickly(page, seed=5)
    page.wait_for_selector(OVER, state="attached", timeout=2 * WHOLE_GAME)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_phone_shows_factions_without_scrolling_sideways(
    at_table: AT_TABLE, size: tuple[int, int]
) -> None:
    page = at_table("enter-faction", SHADOW, size=size, language="uk")
    expect(page.locator(".elsewhere .opt")).to_have_count(3)
    for tab in ("hand", "chart", "log", "seats", "table"):
        page.click(f".to-{tab}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
    page.locator(".elsewhere .opt").first.click()
    page.click(".to-seats")
    expect(page.locator(".factions .in-play[data-faction=corsairs]")).to_have_count(1)


@pytest.mark.parametrize(
    ("kind", "seat", "size", "theme"),
    [
        ("enter-faction", SHADOW, DESKTOP, "dark"),
        ("combat-card", FREE, DESKTOP, "light"),
        ("march-of-ents", FREE, NARROW, "dark"),
        ("enter-faction", SHADOW, PHONE, "light"),
    ],
)
def test_axe_finds_nothing(
    at_table: AT_TABLE, kind: str, seat: str, size: tuple[int, int], theme: str
) -> None:
    where, seed = (can_call, TWO_ARE_CALLED) if kind == "combat-card" else (anything, ENTS_MARCH)
    page = at_table(kind, seat, seed=seed, where=where, size=size, theme=theme, language="uk")
    found = found_by_axe(page)
    for tab in ("hand", "chart", "seats") if size == PHONE else ():
        page.click(f".to-{tab}")
        found += found_by_axe(page)
    assert found == []
