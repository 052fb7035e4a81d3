"""A sample of what `make measure` looks at: every table is whole in a few random positions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from page.measure import LANGUAGES, drawn_games, measure, samples
from page.stage import Archive


@pytest.mark.parametrize(("turn", "game"), list(enumerate(drawn_games())))
def test_nothing_is_cut_off_covered_too_small_or_moved(
    browser: Browser, archive: Archive, turn: int, game: str
) -> None:
    language = LANGUAGES[(turn + 1) % len(LANGUAGES)]
    few = samples(archive, game, 6, most=2)
    assert list(measure(browser, archive, few, (language,))) == []
