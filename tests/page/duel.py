"""A duel in its middle, with people on both seats: what tests of a table on the page begin with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from greathall.kernel import Match
from page.stage import Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]


def is_turn_of(player: str, kind: str = "turn", after: int = 60) -> Callable[[Match, int], bool]:
    def wanted(match: Match, number: int) -> bool:
        asked = match.questions()
        return number > after and bool(asked) and (asked[0].actor, asked[0].kind) == (player, kind)

    return wanted


@pytest.fixture(scope="module")
def duel() -> tuple[Match, int]:
    """A duel between Gandalf and the Balrog, and where it is Gandalf's turn."""
    match = played("fellowship", 2, 3)
    return match, asked_at(match, is_turn_of("gandalf"))


@pytest.fixture
def seats(archive: Archive, duel: tuple[Match, int]) -> dict[str, str]:
    """The links of a duel in its middle, with people on both seats."""
    return archive.go_on(*duel, "gandalf", "balrog")


@pytest.fixture
def gandalf(onlooker: COMES_IN, seats: dict[str, str]) -> Page:
    """Gandalf's page; the match goes on when the Balrog has come, too."""
    page = onlooker().go(seats["gandalf"])
    onlooker().go(seats["balrog"], ".tablescreen")
    page.wait_for_selector("[data-legal]")
    return page


@pytest.fixture
def balrog(onlooker: COMES_IN, seats: dict[str, str], gandalf: Page) -> Page:
    assert gandalf
    return onlooker().go(seats["balrog"], ".tablescreen")


def begin_to_play_a_card(page: Page) -> None:
    page.locator(".hand .card[data-legal]").first.click()
    expect(page.locator(".ask p")).not_to_have_text("What do you do in this turn?")
