"""Around the map of Middle-earth the page shows what the rules know, and a battle its sums."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.games.wotr_board.facts import FREE, NATIONS, SHADOW
from greathall.kernel import Match
from page.stage import Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]
Wanted = Callable[[Match], bool]
LOOKS = Callable[..., tuple[Match, Page]]
STEPS = 3  # of a Nation that is farthest from war


@pytest.fixture
def looks(onlooker: COMES_IN, archive: Archive) -> LOOKS:
    """Where a side is asked something: what the rules know there, and its page."""

    def look(kind: str, side: str, wanted: Wanted, *, seed: int = 3) -> tuple[Match, Page]:
        match, there = played("war", 2, seed, "wotr-board"), []

        def is_there(now: Match, _: int) -> bool:
            there[:] = [now]
            return any(q.kind == kind for q in now.questions(side)) and wanted(now)

        link = archive.go_on(match, asked_at(match, is_there), side)[side]
        return there[0], onlooker().go(link, ".tablescreen [data-legal]:visible")

    return look


def in_the_midst(match: Match) -> bool:
    state = match.state
    return len(state.on_table) > 1 and sum(state.hunt_box.values()) > 1 and state.turn > 3


# ------------------------------------------------------------------ beside the map


def test_the_score_and_the_fellowship_are_those_of_the_rules(looks: LOOKS) -> None:
    match, page = looks("die", FREE, in_the_midst)
    ring, points = match.state.fellowship, match.totals()["points"]
    expect(page.locator(".score .v")).to_have_text(
        [f"{points[FREE]}/4", f"{ring.corruption}/12", f"{points[SHADOW]}/10"]
    )
    track = page.locator(".fellowship .track > div")
    expect(track.nth(ring.progress).locator(".p")).to_have_count(1)
    expect(track.nth(ring.corruption).locator(".c")).to_have_count(1)
    expect(page.locator(".fellowship .tag")).to_have_text("hidden")
    expect(page.locator(".lead [data-companion]")).to_have_attribute("data-companion", ring.guide)
    company = page.locator(".company [data-companion]")
    expect(company).to_have_count(len(ring.companions))


def test_the_hunt_box_and_the_pool_are_those_of_the_rules(looks: LOOKS) -> None:
    match, page = looks("die", FREE, in_the_midst)
    box, pool = match.state.hunt_box, match.state.hunt_pool
    expect(page.locator(".huntbox .die.shadow")).to_have_count(box[SHADOW])
    expect(page.locator(".huntbox .die.free-peoples")).to_have_count(box[FREE])
    tiles = page.locator(".huntbox .pool").first.locator("[data-tile]")
    shown = tiles.evaluate_all(
        "all => all.map(t => [t.dataset.tile, t.innerText.match(/\\d+$/)[0]])"
    )
    assert {tile: int(count) for tile, count in shown} == {t: pool.count(t) for t in pool}


def test_politics_are_those_of_the_rules(looks: LOOKS) -> None:
    match, page = looks("die", FREE, in_the_midst)
    assert set(match.state.steps.values()) == {0, 2, 3}
    for nation in NATIONS:
        steps, row = match.state.steps[nation], page.locator(f".nations [data-nation={nation}]")
        lit = row.locator(".steps i").evaluate_all("all => all.map(i => i.matches('.on'))")
        assert lit.index(True) == STEPS - steps, nation
        assert lit.count(True) == 1, nation
        expect(row).to_contain_text("at war" if not steps else f"{steps} steps")


def test_cards_on_the_table_decks_hands_and_discards_are_those_of_the_rules(looks: LOOKS) -> None:
    match, page = looks("die", FREE, in_the_midst)
    view = match.view(FREE)
    expect(page.locator(".ontable [data-card]")).to_have_count(len(view["on_table"]))
    expect(page.locator(".ec")).to_have_count(
        len(view["character_hand"][FREE]) + len(view["strategy_hand"][FREE])
    )
    for side in (FREE, SHADOW):
        decks = [view[f"{deck}_deck"][side]["count"] for deck in ("character", "strategy")]
        told = page.locator(f".dk.{side}").inner_text().split()
        assert [int(number) for number in told[:2]] == decks
    held = view["character_hand"][SHADOW] + view["strategy_hand"][SHADOW]
    assert int(page.locator(f".dk.{SHADOW}").inner_text().split()[2]) == held
    discards = [int(n) for n in page.locator(".dk .dd").all_inner_texts()]
    assert sum(discards) == len(view["discard"])


def test_who_stands_where_is_also_told_in_words(looks: LOOKS) -> None:
    _, page = looks("die", FREE, in_the_midst)
    told = page.locator(".mapbox > ul[aria-label] li")
    assert told.count() > 30
    erebor = told.filter(has_text=re.compile("^Erebor"))
    expect(erebor).to_contain_text("Dwarven Regular")


# ------------------------------------------------------------------ a battle


def test_a_battle_shows_the_strength_and_the_leadership_that_the_rules_count(looks: LOOKS) -> None:
    match, page = looks("combat-card", SHADOW, lambda now: now.state.battle.kind == "field")
    heads = page.locator(".fight .heads .part")
    sides = heads.evaluate_all("all => all.map(head => head.classList[1])")
    counted = match.totals()["battle"]
    for row in ("strength", "leadership"):
        sums = page.locator(".fight .r3", has_text=row).locator(".sum")
        told = [int(text.removeprefix("= ")) for text in sums.all_inner_texts()]
        assert told == [counted[side][row] for side in sides]


def test_the_card_of_the_enemy_lies_face_down(looks: LOOKS) -> None:
    _, page = looks("combat-card", FREE, lambda now: now.state.combat_card.get(SHADOW) is not None)
    expect(page.locator(".fight .cc.back.shadow")).to_have_count(1)
    expect(page.locator(".fight .cc[data-card]")).to_have_count(0)
