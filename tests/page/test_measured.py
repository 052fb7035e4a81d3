"""A sample of what `make measure` looks at: every table is whole in a few random positions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from page.measure import IN_THE_PAGE, LANGUAGES, drawn_games, measure, samples
from page.stage import SMALL_PHONE, Archive, Onlooker, played


@pytest.mark.parametrize(("turn", "game"), list(enumerate(drawn_games())))
def test_nothing_is_cut_off_covered_too_small_or_moved(
    browser: Browser, archive: Archive, turn: int, game: str
) -> None:
    language = LANGUAGES[(turn + 1) % len(LANGUAGES)]
    few = samples(archive, game, 6, most=2)
    assert list(measure(browser, archive, few, (language,))) == []


def test_the_bar_of_a_replay_covers_no_card(browser: Browser, archive: Archive) -> None:
    crowded = archive.record(played("trilogy", 4, 3))
    person = Onlooker(browser, archive.hall.url, size=(1280, 800))
    page = person.go(f"{crowded}/at/500", ".seek .keypin")
    page.select_option("#eyes", "everybody")
    page.wait_for_selector(".own .card")
    page.evaluate(IN_THE_PAGE)
    assert page.evaluate("overlaps(['.seek, .field .card, .field .loc, .own .card'])") == []
    person.close()


def test_every_button_above_a_replay_is_in_reach_on_a_phone(
    browser: Browser, archive: Archive
) -> None:
    over = archive.record(played("trilogy", 4, 3))
    person = Onlooker(browser, archive.hall.url, size=SMALL_PHONE, language="pl")
    page = person.go(f"{over}/at/500", ".topbar .tools .btn")
    rights = page.locator(".topbar .btn").evaluate_all(
        "all => all.map(b => b.getBoundingClientRect().right)"
    )
    assert len(rights) > 3
    assert max(rights) <= SMALL_PHONE[0]
    person.close()
