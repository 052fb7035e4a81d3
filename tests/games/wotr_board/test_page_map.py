"""The map of Middle-earth on the page: borders, names, places of pieces, lens, search, dragging."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from games.wotr_board.places import drawn_from, misplaced
from games.wotr_board.test_map import APART
from greathall.games.mosaic import pair
from greathall.games.wotr_board.facts import REGIONS, SETTLEMENTS, SHADOW
from greathall.games.wotr_board.map import mosaic
from greathall.kernel import Match
from page.measure import IN_THE_PAGE
from page.stage import DESKTOP, PHONE, SMALL_PHONE, Archive, Onlooker, asked_at, played

COMES_IN = Callable[..., Onlooker]
ME = "free-peoples"
MARCH = "move-to"

# Between which regions each line of a kind is drawn: what lies on both sides of its middle.
DRAWN = """
kind => {
  const regions = [...document.querySelectorAll("svg.earth .regions path[data-region]")];
  const at = (x, y) => regions.find(path => path.isPointInFill(new DOMPoint(x, y)))?.dataset.region;
  const line = document.querySelector(`svg.earth .${kind}`).getAttribute("d").split("M").slice(1);
  return line.map(points => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", `M${points}`);
    const half = path.getTotalLength() / 2;
    const [a, b, middle] = [half - 1, half + 1, half].map(far => path.getPointAtLength(far));
    const [dx, dy] = [(b.y - a.y) / 2, (a.x - b.x) / 2];
    const sides = [3, -3].map(far => at(middle.x + far * dx, middle.y + far * dy));
    const peaks = [...document.querySelectorAll("svg.earth .peak")].filter(peak => {
      const { x, y, width, height } = peak.getBBox();
      return Math.hypot(x + width / 2 - middle.x, y + 0.72 * height - middle.y) < 12;
    });
    return { sides: sides.sort(), peaks: peaks.length };
  });
}
"""
# Where pieces stand, and as what: who had too little room before may have grown.
STANDING = """
() => [...document.querySelectorAll("svg.earth .pieces")].map(all => {
  const row = all.querySelector("[data-of]");
  const size = row.getAttribute("transform").split("scale")[1];
  const signs = [...all.querySelectorAll("use")].map(sign => sign.getAttribute("href"));
  return [row.dataset.of, all.getAttribute("transform"), all.textContent + size + signs];
})
"""
WIDTH_OF_EREBOR = "document.getElementById('region-erebor').getBoundingClientRect().width"
HIGH_PIECE = "document.querySelector('.plaque[data-of=erebor]').getBoundingClientRect().height"


def match_of(seed: int = 1) -> Match:
    return played("war", 2, seed, "wotr-board", "steward")


@pytest.fixture
def opening(onlooker: COMES_IN, archive: Archive) -> Callable[..., Page]:
    """The map as it is at first."""

    def look(**wishes: Any) -> Page:
        page = onlooker(**wishes).go(f"{archive.record(match_of())}/at/0", "svg.earth .name")
        page.evaluate("document.fonts.ready")
        return page

    return look


@pytest.fixture
def marching(onlooker: COMES_IN, archive: Archive) -> Callable[..., tuple[Page, str, list[str]]]:
    """Where an Army may go: the page, from where, and where to."""

    def sit(**wishes: Any) -> tuple[Page, str, list[str]]:
        match = match_of()
        asked: list[Any] = []

        def wanted(now: Match, _: int) -> bool:
            asked[:] = [q for q in now.questions(ME) if q.kind == MARCH]
            return bool(asked)

        link = archive.go_on(match, asked_at(match, wanted), ME)[ME]
        page = onlooker(**wishes).go(link, ".spot[data-legal]")
        about = asked[0].about
        origin = about if isinstance(about, str) else about[0]
        return page, origin, list(asked[0].options)

    return sit


def rest(page: Page) -> None:
    """Names and pieces are placed when the map has rested for a moment."""
    expect(page.locator(".mapbox")).to_have_attribute("aria-busy", "false")


def pairs_of(lines: list[dict[str, Any]]) -> set[tuple[str, str]]:
    assert all(len(set(line["sides"])) == 2 for line in lines)
    return {pair(*line["sides"]) for line in lines}


# ------------------------------------------------------------------ the land


def test_the_borders_that_are_drawn_are_the_adjacency_of_the_rules(
    opening: Callable[..., Page],
) -> None:
    rules = {pair(region.id, other) for region in REGIONS.values() for other in region.adjacent}
    assert pairs_of(opening().evaluate(DRAWN, "border")) == rules


def test_what_nobody_crosses_is_drawn_as_mountains_and_nothing_else_is(
    opening: Callable[..., Page],
) -> None:
    page = opening()
    rules = {pair(region.id, other) for region in REGIONS.values() for other in region.mountains}
    ridges = page.evaluate(DRAWN, "ridge")
    assert pairs_of(ridges) == rules - APART
    assert [line["sides"] for line in ridges if not line["peaks"]] == []
    rivers = pairs_of(page.evaluate(DRAWN, "river"))
    assert rivers
    assert not rivers & rules


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_every_region_has_its_shape_and_its_name(
    opening: Callable[..., Page], language: str
) -> None:
    page = opening(language=language)
    expect(page.locator("svg.earth .regions path[data-region]")).to_have_count(len(mosaic().code))
    expect(page.locator("svg.earth .name[data-of] tspan:first-child")).to_have_count(
        len(mosaic().code)
    )


def test_a_settlement_shows_who_has_taken_it(onlooker: COMES_IN, archive: Archive) -> None:
    def three_are_taken(now: Match, _: int) -> bool:
        return len([r for r, side in now.state.control.items() if side != SETTLEMENTS[r]]) == 3

    match = match_of()
    at = asked_at(match, three_are_taken)
    page = onlooker().go(f"{archive.record(match)}/at/{at}", "svg.earth .name")
    expect(page.locator("svg.earth .settlement.shadow .ground")).to_have_count(3)


# ------------------------------------------------------------------ pieces


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_pieces_find_their_places_in_every_position(
    browser: Browser, archive: Archive, language: str
) -> None:
    """`places.py` looks at 2,000 of them."""
    assert list(misplaced(browser, archive, drawn_from(archive, 24), language)) == []


def test_pieces_find_their_places_on_a_small_map(browser: Browser, archive: Archive) -> None:
    few = drawn_from(archive, 12)
    assert list(misplaced(browser, archive, few, "pl", (1024, 768))) == []


def test_who_does_not_change_does_not_move(opening: Callable[..., Page]) -> None:
    page = opening()
    before = {of: (at, what) for of, at, what in page.evaluate(STANDING)}
    with page.expect_response("**/moments/120?*"):
        page.locator(".seek input").fill("120")
    page.wait_for_timeout(200)
    rest(page)
    after = {of: (at, what) for of, at, what in page.evaluate(STANDING)}
    assert after != before
    same = [of for of, (_, what) in after.items() if of in before and before[of][1] == what]
    assert len(same) > 10
    assert [of for of in same if before[of][0] != after[of][0]] == []


def test_pieces_show_more_the_closer_one_looks(opening: Callable[..., Page]) -> None:
    page = opening()
    wide, high = page.evaluate(WIDTH_OF_EREBOR), page.evaluate(HIGH_PIECE)
    page.keyboard.press("+")
    page.keyboard.press("+")
    rest(page)
    assert page.evaluate(WIDTH_OF_EREBOR) > 1.6 * wide
    assert page.evaluate(HIGH_PIECE) > 1.3 * high
    for _ in range(3):
        page.keyboard.press("+")
    rest(page)
    assert page.locator(".plaque[data-of=erebor] use[href$=u-elite]").count() == 2


# ------------------------------------------------------------------ looking and choosing


def test_a_region_is_found_by_its_name(opening: Callable[..., Page]) -> None:
    page = opening(language="en")
    page.get_by_role("button", name="Find a region").click()
    page.get_by_role("combobox", name="Find a region").fill("lorien")
    page.keyboard.press("Enter")
    expect(page.locator(".maplens b").first).to_have_text("Lórien")
    expect(page.locator(".maplens .figures use[href$=u-elite]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".maplens")).to_have_count(0)


def test_the_lens_tells_who_stands_where_the_pointer_rests(opening: Callable[..., Page]) -> None:
    page = opening()
    page.locator(".plaque[data-of=minas-tirith]").hover()
    expect(page.locator(".maplens b").first).to_have_text("Minas Tirith")
    expect(page.locator(".maplens .where b")).to_have_text("4/10")
    page.mouse.move(5, 5)
    expect(page.locator(".maplens")).to_have_count(0)


def test_the_lens_opens_by_a_key_and_by_a_finger_that_stays(
    marching: Callable[..., tuple[Page, str, list[str]]], opening: Callable[..., Page]
) -> None:
    page, _, goals = marching()
    rest(page)
    held = next(goal for goal in goals if page.locator(f".plaque[data-of={goal}]").count())
    page.locator(f".spot[data-spot={held}]").focus()
    for shown in (1, 0, 1):  # by the focus alone, then by the key
        expect(page.locator(".maplens")).to_have_count(shown)
        page.keyboard.press("Shift+L")
    phone = opening(size=PHONE)
    x, y = phone.evaluate(MIDDLE_OF, "edoras")
    finger = phone.context.new_cdp_session(phone)
    place = [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
    expect(phone.locator(".maplens b").first).to_have_text("Edoras")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator(".maplens")).to_be_visible()


def test_an_army_is_dragged_where_it_may_go(
    marching: Callable[..., tuple[Page, str, list[str]]],
) -> None:
    page, origin, goals = marching()
    expect(page.locator(".spot[data-legal]")).to_have_count(len(goals))
    army = page.locator(f".pieces [data-of={origin}]").first
    army.hover()
    page.mouse.down()
    spot = page.locator(f".spot[data-spot={goals[0]}]").bounding_box()
    assert spot
    page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2, steps=6)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.up()
    expect(page.locator(f".spot[data-spot={goals[0]}]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 800), (1024, 768)])
def test_who_goes_is_told_where_it_hides_no_goal(
    onlooker: COMES_IN, archive: Archive, size: tuple[int, int]
) -> None:
    match = match_of(3)

    def in_the_south(now: Match, _: int) -> bool:
        return any(q.kind == MARCH and q.about == "near-harad" for q in now.questions(SHADOW))

    link = archive.go_on(match, asked_at(match, in_the_south), SHADOW)[SHADOW]
    page = onlooker(size=size).go(link, ".spot[data-spot=umbar][data-legal]")
    rest(page)
    page.evaluate(IN_THE_PAGE)
    expect(page.locator(".tray")).to_be_visible()
    assert page.evaluate("overlaps(['.tray, .zoom, .mapbox .spot.glow'])") == []


def test_arrows_lead_from_one_lit_region_to_the_next(
    marching: Callable[..., tuple[Page, str, list[str]]],
) -> None:
    page, _, goals = marching()
    spots = {
        goal: page.locator(f".spot[data-spot={goal}]").bounding_box() or {"x": 0} for goal in goals
    }
    west = min(goals, key=lambda goal: spots[goal]["x"])
    page.locator(f".spot[data-spot={west}]").focus()
    page.keyboard.press("ArrowRight")
    there = page.evaluate("document.activeElement.dataset.spot")
    assert there in goals
    assert there != west


def test_on_a_phone_arrows_point_to_what_is_out_of_sight(
    marching: Callable[..., tuple[Page, str, list[str]]],
) -> None:
    page, _, goals = marching(size=PHONE)
    for _ in range(4):
        page.keyboard.press("+")
    rest(page)
    away = page.locator(".beyond")
    assert 0 < away.count() <= len(goals)
    region = away.first.get_attribute("data-beyond")
    away.first.click()
    expect(page.locator(f"[data-beyond={region}]")).to_have_count(0)


def test_on_a_phone_the_buttons_of_the_map_hide_nothing_that_is_lit(
    marching: Callable[..., tuple[Page, str, list[str]]],
) -> None:
    page, _, _ = marching(size=SMALL_PHONE, language="uk")
    rest(page)
    page.evaluate(IN_THE_PAGE)
    assert page.evaluate("overlaps(['.zoom, .mapbox .spot.glow'])") == []
    page.get_by_role("button", name="Знайти регіон").click()
    field = page.get_by_role("combobox").bounding_box()
    assert field
    assert 0 < field["y"] < SMALL_PHONE[1]
    assert 0 < field["x"] < SMALL_PHONE[0] - field["width"]


# ------------------------------------------------------------------ closer and farther

# Where a place of the map is on the screen: the middle of a region.
MIDDLE_OF = """
region => {
  const shape = document.getElementById(`region-${region}`);
  const { x, y, width, height } = shape.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""


def test_the_wheel_brings_closer_what_lies_under_the_pointer(
    opening: Callable[..., Page],
) -> None:
    page = opening()
    x, y = page.evaluate(MIDDLE_OF, "edoras")
    wide = page.evaluate(WIDTH_OF_EREBOR)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    rest(page)
    assert page.evaluate(WIDTH_OF_EREBOR) > 1.8 * wide
    assert page.evaluate(MIDDLE_OF, "edoras") == pytest.approx([x, y], abs=3)
    page.mouse.down()
    page.mouse.move(x - 120, y - 60, steps=4)
    page.mouse.up()
    assert page.evaluate(MIDDLE_OF, "edoras") == pytest.approx([x - 120, y - 60], abs=6)
    page.mouse.wheel(0, 2000)
    rest(page)
    assert page.evaluate(WIDTH_OF_EREBOR) == pytest.approx(wide, rel=0.01)


def test_two_fingers_bring_the_map_closer(opening: Callable[..., Page]) -> None:
    page = opening(size=PHONE)
    wide = page.evaluate(WIDTH_OF_EREBOR)
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", (150, 400), (240, 400))
    for apart in (10, 25, 45):
        touch("touchMove", (150 - apart, 400), (240 + apart, 400))
    touch("touchEnd")
    rest(page)
    assert page.evaluate(WIDTH_OF_EREBOR) == pytest.approx(2 * wide, rel=0.05)


def test_keys_move_the_map(opening: Callable[..., Page]) -> None:
    page = opening()
    page.keyboard.press("+")
    page.locator(".mapbox").focus()
    x, y = page.evaluate(MIDDLE_OF, "edoras")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    there = page.evaluate(MIDDLE_OF, "edoras")
    assert there[0] > x
    assert there[1] > y
