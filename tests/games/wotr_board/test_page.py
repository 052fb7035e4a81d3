"""War of the Ring on the page: dice, tray, hand, Hunt, battle, a whole game, keyboard, phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.explained import explain
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.kernel import Match
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
    play_quickly,
    played,
)
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
Wanted = Callable[[Match], bool]
AT_TABLE = Callable[..., Page]


def anything(match: Match) -> bool:
    return True


def in_mordor(match: Match) -> bool:
    """On the Mordor Track, with a die that can go on."""
    (question,) = match.questions()
    return match.state.fellowship.mordor is not None and "move-fellowship" in question.options


def after_a_hunt_roll(match: Match) -> bool:
    return bool(match.state.hunt.cause == "hunt")


def in_siege(match: Match) -> bool:
    battle = match.state.battle
    return battle is not None and battle.kind == "siege"


@pytest.fixture
def at_table(onlooker: COMES_IN, archive: Archive) -> AT_TABLE:
    """The page of a seat where something is asked of it; all others are bots."""

    def sit(
        kind: str,
        seat: str = FREE,
        *,
        seed: int = 3,
        players: int = 2,
        after: int = 0,
        where: Wanted = anything,
        **wishes: Any,
    ) -> Page:
        match = played("war", players, seed, "wotr-board")

        def wanted(match: Match, number: int) -> bool:
            asked = any(q.kind == kind for q in match.questions(seat))
            return number >= after and asked and where(match)

        link = archive.go_on(match, asked_at(match, wanted), seat)[seat]
        return onlooker(**wishes).go(link, ".tablescreen [data-legal]:visible")

    return sit


# ------------------------------------------------------------------ dice


def test_a_die_is_clicked_and_stays_raised_while_it_is_used(at_table: AT_TABLE) -> None:
    page = at_table("die")
    own = page.locator(".dr.free-peoples")
    before = own.locator(".d.glow").count()
    assert before == own.locator("[data-die]").count()
    own.locator("[data-die=character]").first.click()
    expect(page.locator(".ask p")).to_have_text("Character: what do you do with this die?")
    expect(own.locator(".held")).to_have_count(1)
    expect(own.locator("[data-die]")).to_have_count(before - 1)
    page.click(".undo")
    expect(own.locator(".held")).to_have_count(0)
    expect(own.locator("[data-die]")).to_have_count(before)


def test_what_is_asked_tells_which_die_it_costs(at_table: AT_TABLE) -> None:
    page = at_table("move-to", SHADOW)
    expect(page.locator(".ask small")).to_contain_text("die: Move")
    expect(page.locator(".dr.shadow .held")).to_have_count(1)


def test_used_dice_are_outlines(at_table: AT_TABLE) -> None:
    page = at_table("die", SHADOW, after=60)
    used = page.locator(".dicebox .die.used")
    assert used.count() >= 1
    told = used.first.locator("xpath=..").get_attribute("aria-label")
    assert told is not None
    assert told.endswith(": used")


def test_a_ring_is_dragged_onto_a_die(at_table: AT_TABLE) -> None:
    page = at_table("die")
    ring = page.locator("[data-ring]").bounding_box()
    die = page.locator(".dr.free-peoples [data-die=character]").first.bounding_box()
    assert ring
    assert die
    page.mouse.move(ring["x"] + 8, ring["y"] + 8)
    page.mouse.down()
    page.mouse.move(die["x"] + 12, die["y"] + 12, steps=5)
    page.mouse.up()
    expect(page.locator(".ask p")).to_have_text("Elven Ring: what does Character become?")
    faces = page.locator(".dr.free-peoples .becomes [data-face]")
    expect(faces.locator(".die")).to_have_count(3)
    expect(page.locator(".opt:visible")).to_have_count(0)
    page.locator(".becomes [data-face=muster]").click()
    expect(page.locator(".dr.free-peoples .rings svg")).to_have_count(2)


def die(page: Page, face: str) -> Locator:
    return page.locator(f".dr.free-peoples [data-die={face}]").first


def test_a_die_shows_faintly_what_it_could_do(at_table: AT_TABLE) -> None:
    page = at_table("die", after=150)
    die(page, "character").hover()
    lit = page.locator("path.could")
    expect(lit.first).to_be_attached()
    led = lit.evaluate_all("all => all.map(path => path.dataset.region)")
    assert "rivendell" in led
    assert "iron-hills" not in led  # no Leader is there
    expect(page.locator(".fellowship.could")).to_have_count(1)
    expect(page.locator(".ec.could")).to_have_count(2)
    die(page, "muster").hover()
    expect(page.locator(".nations li.could")).not_to_have_count(0)
    expect(lit).to_have_count(0)
    die(page, "event").focus()
    expect(page.locator(".dk.free-peoples .could")).to_have_count(2)
    page.locator(".topbar h1, .topbar .when").first.hover()
    die(page, "event").blur()
    expect(page.locator(".could")).to_have_count(0)


def test_with_a_die_in_hand_an_army_and_a_card_are_clicked_at_once(at_table: AT_TABLE) -> None:
    page = at_table("die", after=150)
    die(page, "character").click()
    page.locator("[data-spot=rivendell]").click()
    expect(page.locator(".ask p")).to_have_text("Where does the Army go from Rivendell?")
    for _ in range(3):  # the goal, the deed, the die
        page.click(".undo")
    expect(page.locator(".ask p")).to_have_text("Which die do you use?")
    die(page, "character").click()
    card = page.locator(".ec[data-legal]").first
    name = card.locator(".nm").inner_text()
    card.click()
    expect(page.locator(".log li", has_text=name).last).to_contain_text("is played")


def test_what_may_be_several_deeds_opens_a_menu(at_table: AT_TABLE) -> None:
    found: list[str] = []
    page = at_table("act", SHADOW, where=lambda match: found.extend(of_both_deeds(match)) or found)
    page.locator(f"[data-spot={found[0]}]").click()
    menu = page.locator(".chooser.leaf .opt")
    expect(menu).to_have_text([re.compile("Move"), re.compile("Attack")])
    menu.nth(1).click()
    expect(page.locator(".ask p")).not_to_contain_text("with this die")
    expect(page.locator(".ask small")).to_contain_text("Attack")


def of_both_deeds(match: Match) -> list[str]:
    """Where an army could move or attack with the die in hand."""
    (question,) = match.questions()
    told = explain(match, question.actor, "face", question.about)["groups"]
    things = {row["of"]: row["things"] for group in told for row in group["rows"]}
    return [r for r in things.get("attack", ()) if r in things.get("move-armies", ())]


# ------------------------------------------------------------------ who goes


def test_figures_are_left_behind_and_the_others_go_where_one_clicks(at_table: AT_TABLE) -> None:
    page = at_table("move-to", SHADOW, where=many_ready)
    tray = page.locator(".tray")
    expect(tray).to_be_visible()
    first = tray.locator(".sp").first
    ready = int(first.locator("b small").inner_text().strip("/"))
    first.locator(".less").click()
    expect(first.locator("b")).to_have_text(f"{ready - 1}/{ready}")
    first.locator(".more").click()
    expect(first.locator("b")).to_have_text(f"{ready}/{ready}")
    first.locator(".less").click()
    tray.get_by_role("button", name="All").click()
    expect(first.locator("b")).to_have_text(f"{ready}/{ready}")
    first.locator(".less").click()
    page.locator("[data-spot][data-legal]").first.click()
    expect(tray).to_have_count(0)
    moved = page.locator(".log li", has_text="Army from").last
    expect(moved).to_be_attached()


def many_ready(match: Match) -> bool:
    """An army of one kind that can be parted."""
    (question,) = match.questions()
    figures = match.state.shadow[question.about]
    return len(figures) > 2 and question.about not in match.state.nazgul


# ------------------------------------------------------------------ hand


def test_both_halves_of_a_card_are_told(at_table: AT_TABLE) -> None:
    page = at_table("die")
    card = page.locator(".ec").first
    expect(card.locator(".fx")).not_to_be_empty()
    expect(card.locator(".half b")).not_to_be_empty()
    expect(card.locator(".half i")).to_contain_text("order")
    assert page.locator(".dk").count() == 2


def test_discards_are_looked_through(at_table: AT_TABLE) -> None:
    page = at_table("die", after=150)
    button = page.locator(".dk.shadow .dd")
    many = int(button.inner_text())
    assert many
    button.click()
    expect(page.locator(".discards .chip")).to_have_count(many)
    page.locator(".discards .chip").first.click()
    expect(page.locator("dialog[open] h2")).not_to_be_empty()


# ------------------------------------------------------------------ battle


def test_a_card_that_may_come_is_told_from_none(at_table: AT_TABLE) -> None:
    page = at_table("combat-card", SHADOW, where=in_siege)
    none = page.locator(".fight .cc.none")
    expect(none).to_have_text(["no card yet", "no card yet"])
    page.keyboard.press("1")  # the attacker plays none
    expect(none.filter(has_text="no card yet")).to_have_count(0)


def test_the_chances_of_a_round_are_told_on_request(at_table: AT_TABLE) -> None:
    page = at_table("combat-card", SHADOW, where=in_siege)
    chances = page.locator(".fight .odds .bars")
    expect(chances.first).to_be_hidden()
    page.locator(".fight .odds summary").click()
    for bars in chances.all():
        told = bars.locator("small").all_inner_texts()
        assert sum(int(each.split()[0]) for each in told) == pytest.approx(100, abs=2)


def test_hits_are_dealt_figure_by_figure(at_table: AT_TABLE) -> None:
    page = at_table("casualty", after=150)
    expect(page.locator(".fight .d6.hit").first).to_be_visible()
    figures = page.locator(".fight .figure")
    expect(figures).to_have_count(2)  # an Elite to reduce, a Regular to remove
    figures.nth(1).click()
    lost = page.locator(".log small", has_text="Rohan Regular").last
    expect(lost).to_be_attached()


# ------------------------------------------------------------------ by keyboard alone


def press_until(page: Page, done: str, keys: tuple[str, ...] = ("n", "Enter")) -> None:
    """Go to the next lit thing and take it, again and again."""
    for _ in range(60):
        if page.locator(done).count():
            return
        page.wait_for_selector(f"[data-legal]:visible, {done}")
        for key in keys:
            page.keyboard.press(key)
        page.wait_for_timeout(40)
    raise AssertionError(f"the keys never led to {done}")


def test_a_siege_by_keyboard_alone(at_table: AT_TABLE) -> None:
    page = at_table("combat-card", SHADOW, where=in_siege)
    fight = page.locator(".fight")
    expect(fight.locator("h2")).to_contain_text("Siege")
    expect(fight.locator(".r3")).to_have_count(5)
    page.keyboard.press("1")  # no card
    press_until(page, ".tablescreen:not(:has(.fight))")
    for side in ("Shadow", "Free Peoples"):
        expect(page.locator(".log small", has_text=f"{side}: Combat roll").last).to_be_attached()


def test_a_hunt_with_a_casualty_by_keyboard_alone(at_table: AT_TABLE) -> None:
    page = at_table("casualty-of-hunt", where=after_a_hunt_roll)
    expect(page.locator(".huntp .d6").first).to_be_visible()
    expect(page.locator(".huntp .tile")).to_be_visible()
    guide = page.locator(".lead b").inner_text()
    expect(page.locator(".huntp .borne")).to_contain_text(f"{guide}, Level ")
    page.locator(".opt", has_text="The Guide").focus()
    page.keyboard.press("Enter")
    lost = page.locator(".log li", has_text=guide).last
    expect(lost).to_be_attached()
    expect(page.locator(".lead b")).not_to_have_text(guide)


def test_a_march_in_mordor_by_keyboard_alone(at_table: AT_TABLE) -> None:
    page = at_table("act", where=in_mordor)
    expect(page.locator(".mordor")).to_be_visible()
    before = page.locator(".mordor .on").inner_text()
    tiles = page.locator(".log small", has_text="A Hunt tile in Mordor")
    drawn = tiles.count()
    page.keyboard.press("1")  # move the Fellowship
    press_until(page, f".mordor .on:not(:text-is('{before}')), .log li.end")
    expect(tiles.nth(drawn)).to_be_attached()


# ------------------------------------------------------------------ tables


def test_four_at_one_table(at_table: AT_TABLE) -> None:
    page = at_table("die", "gondor-player", seed=1, players=4, after=40)
    expect(page.locator(".sitter")).to_have_count(4)
    expect(page.locator(".sitter .bd")).to_have_count(8)  # each Nation is somebody's
    expect(page.locator(".sitter [aria-label=leads]")).to_have_count(2)


def test_a_game_is_played_to_its_end_through_the_page(onlooker: COMES_IN, archive: Archive) -> None:
    match = played("war", 2, 3, "wotr-board")
    page = onlooker().go(archive.go_on(match, 0, FREE)[FREE], ".tablescreen")
    play_quickly(page, seed=7)
    page.wait_for_selector(OVER, state="attached", timeout=2 * WHOLE_GAME)


# ------------------------------------------------------------------ phone, axe


def test_on_a_phone_every_part_of_the_table_has_its_tab_alike(at_table: AT_TABLE) -> None:
    page = at_table("die", size=SMALL_PHONE)
    page.click(".to-seats")
    laid = page.locator(".tabs button").evaluate_all(
        "all => all.map(button => getComputedStyle(button).display)"
    )
    assert set(laid) == {"grid"}


def test_on_a_phone_a_hunt_is_seen_where_the_fellowship_is(at_table: AT_TABLE) -> None:
    page = at_table("casualty-of-hunt", where=after_a_hunt_roll, size=PHONE)
    expect(page.locator("svg.earth .marker [href$='#fellowship']")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_steps_of_all_nations_lie_in_their_leaf(at_table: AT_TABLE, language: str) -> None:
    page = at_table("die", language=language)
    leaf = page.locator(".nations").bounding_box()
    assert leaf
    for steps in page.locator(".nations .steps").all():
        box = steps.bounding_box()
        assert box
        assert box["x"] + box["width"] < leaf["x"] + leaf["width"]


def test_the_chronicle_of_a_battle_leaves_the_hand_alone(at_table: AT_TABLE) -> None:
    page = at_table("casualty", after=150, size=(1024, 768))
    page.click(".to-log")
    log, hand = page.locator(".edge .log").bounding_box(), page.locator(".war-own").bounding_box()
    assert log
    assert hand
    assert log["height"] > 90
    assert log["y"] + log["height"] <= hand["y"] + 1


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_no_key_lies_on_the_words_of_a_choice(at_table: AT_TABLE, language: str) -> None:
    page = at_table("act", after=300, size=(1024, 768), language=language)
    expect(page.locator(".war.busy")).to_be_attached()
    page.evaluate(IN_THE_PAGE)
    assert page.evaluate("underKeys(textNodes())") == []


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_phone_shows_it_without_scrolling_sideways(
    at_table: AT_TABLE, size: tuple[int, int]
) -> None:
    page = at_table("die", size=size, language="uk")
    for tab in ("hand", "chart", "log", "seats", "table"):
        page.click(f".to-{tab}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), tab
    page.click(".to-table")
    page.locator(".elsewhere .opt").first.click()  # a die
    expect(page.locator(".ask p")).to_contain_text("що ви робите цим кубиком?")


@pytest.mark.parametrize(
    ("kind", "seat", "size", "theme"),
    [
        ("die", FREE, DESKTOP, "light"),
        ("combat-card", SHADOW, DESKTOP, "dark"),
        ("casualty-of-hunt", FREE, NARROW, "light"),
        ("move-to", SHADOW, DESKTOP, "dark"),
        ("die", FREE, PHONE, "dark"),
    ],
)
def test_axe_finds_nothing(
    at_table: AT_TABLE, kind: str, seat: str, size: tuple[int, int], theme: str
) -> None:
    page = at_table(kind, seat, size=size, theme=theme, language="uk")
    found = found_by_axe(page)
    for tab in ("hand", "chart", "seats") if size == PHONE else ():
        page.click(f".to-{tab}")
        found += found_by_axe(page)
    assert found == []
