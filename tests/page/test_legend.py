"""The legend in the rules of a game tells of every sign that its page draws."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.stage import Onlooker

COMES_IN = Callable[..., Onlooker]
WEB = Path(__file__).parents[2] / "web/src"
SHEETS = sorted((WEB / "games").glob("*/icons.svg"))
SHARED = WEB / "icons.svg"
# An icon whose words follow at once, as on the buttons of a map, needs no legend.
USED = re.compile(r'(?:<Icon name=|\bicon: |\bsign: )"([a-z0-9-]+)"(?! /><span>\{t\()')
SYMBOL = re.compile(r'<symbol[^>]* id="([^"]+)"')
# Which icons one row of the legend tells together: arms and emblems, orders with a star.
FAMILIES = (re.compile(r"[se]-(?!free|shadow)[a-z]+"), re.compile(r"o-[a-z]+-star"))
NO_SIGNS = {"m-peak", "m-tree", "m-hill", "m-wave", "axe"}  # scenery, pictures
NO_SIGNS |= {"m-fir", "m-marsh", "m-grass", "m-dune", "m-ash", "m-waste"}
NO_SIGNS |= {"dice", "done", "fit", "map", "undo"}  # beside words, wherever they stand


def kind_of(icon: str) -> str:
    """The icon itself, or the family that one row tells of."""
    return next((family.pattern for family in FAMILIES if family.fullmatch(icon)), icon)


def drawn_by(sheet: Path) -> set[str]:
    """The icons of its own sheet, and those of the common one that its page draws by name."""
    common = set(SYMBOL.findall(SHARED.read_text("utf-8")))
    sources = [file for end in ("svelte", "ts") for file in sheet.parent.glob(f"**/*.{end}")]
    used = {icon for file in sources for icon in USED.findall(file.read_text("utf-8"))}
    return set(SYMBOL.findall(sheet.read_text("utf-8"))) | (used & common)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.parent.name)
def test_every_sign_of_a_game_is_in_its_legend(onlooker: COMES_IN, sheet: Path) -> None:
    drawn = {kind_of(icon) for icon in drawn_by(sheet)} - NO_SIGNS
    assert drawn
    page = onlooker().go(f"/rules/{sheet.parent.name}", ".legend")
    expect(page.locator(".legend [data-sign]").first).to_be_visible()
    hrefs = page.locator(".legend use").evaluate_all("all => all.map(u => u.getAttribute('href'))")
    told = {kind_of(href.partition("#")[2]) for href in hrefs}
    assert drawn - told == set()
