"""The legend in the rules of a game tells of every sign that its own sheet of icons draws."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.stage import Onlooker

COMES_IN = Callable[..., Onlooker]
SHEETS = sorted((Path(__file__).parents[2] / "web/src/games").glob("*/icons.svg"))
SYMBOL = re.compile(r'<symbol[^>]* id="([^"]+)"')
# Which icons one row of the legend tells together: arms and emblems, orders with a star.
FAMILIES = (re.compile(r"[se]-(?!free|shadow)[a-z]+"), re.compile(r"o-[a-z]+-star"))
NO_SIGNS = {"m-peak", "m-tree", "m-hill", "m-wave", "axe"}  # scenery, pictures


def kind_of(icon: str) -> str:
    """The icon itself, or the family that one row tells of."""
    return next((family.pattern for family in FAMILIES if family.fullmatch(icon)), icon)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_every_sign_of_a_game_is_in_its_legend(onlooker: COMES_IN, sheet: Path) -> None:
    drawn = {kind_of(icon) for icon in SYMBOL.findall(sheet.read_text("utf-8"))} - NO_SIGNS
    assert drawn
    page = onlooker().go(f"/rules/{sheet.parent.name}", ".legend")
    expect(page.locator(".legend [data-sign]").first).to_be_visible()
    hrefs = page.locator(".legend use").evaluate_all("all => all.map(u => u.getAttribute('href'))")
    told = {kind_of(href.partition("#")[2]) for href in hrefs}
    assert drawn - told == set()
