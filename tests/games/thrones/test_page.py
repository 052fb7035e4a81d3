"""A Game of Thrones on the page: the map, planning, battle, a whole game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from greathall.games.thrones.facts import AREAS, PORTS
from greathall.kernel import Match
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
ME = "lannister"
# What overlaps what: names against armies, armies against armies.
OVERLAPS = """
() => {
  const boxes = (kind, less) => [...document.querySelectorAll(`svg.map .${kind}`)].map(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const of = `${kind} ${element.dataset.of}`;
    return { of, left, top: top + less, right, bottom: bottom - less };
  });
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  // A line of text is higher than its letters.
  const [names, plaques] = [boxes("name", 4), boxes("plaque", 0)];
  const all = [...names, ...plaques];
  return all.flatMap((a, i) => all.slice(i + 1).filter(b => over(a, b)).map(b => [a.of, b.of]));
}
"""

# Armies whose middle lies in another area; those of a land may lie in the water around it.
STRAYS = """
() => [...document.querySelectorAll("svg.map .plaque")].flatMap(plaque => {
  const own = document.getElementById(`area-${plaque.dataset.of}`);
  const { top, bottom } = plaque.querySelector("rect").getBoundingClientRect();
  const middle = new DOMPoint(plaque.getScreenCTM().e, (top + bottom) / 2);
  const isIn = area => area.isPointInFill(middle.matrixTransform(area.getScreenCTM().inverse()));
  if (!own || isIn(own)) return []; // fleets in ports and those who attack have no shape
  const there = [...document.querySelectorAll("svg.map .areas path")].filter(isIn);
  return there.filter(area => own.matches(".sea") || area.matches(".land"))
    .map(area => [plaque.dataset.of, area.dataset.area]);
})
"""

# The first order is sent, and then nobody is there any more.
HALF_SENT = """
link => new Promise(gone => {
  const [path, key] = link.split("#");
  const table = path.split("/").pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const say = (what, fields) => socket.send(JSON.stringify({ do: what, ref: 1, ...fields }));
  socket.onopen = () => say("sit", { keys: [key], name: "" });
  let sent = false;
  socket.onmessage = ({ data }) => {
    const { is, seats } = JSON.parse(data);
    if (is !== "position") return;
    if (sent) return socket.close(), gone();
    const { actor, turn } = Object.values(seats)[0].questions[0];
    sent = true;
    say("answer", { actor, turn, option: "march-minus-1" });
  };
})
"""


def game_of(players: int, seed: int) -> Match:
    return played("standard", players, seed, "thrones", "random")


def is_asked(kind: str, after: int = 0, house: str = ME) -> Callable[[Match, int], bool]:
    def wanted(match: Match, number: int) -> bool:
        return number >= after and any(
            (q.actor, q.kind) == (house, kind) for q in match.questions()
        )

    return wanted


@pytest.fixture
def at_table(onlooker: COMES_IN, archive: Archive) -> Callable[..., Page]:
    """The page of a house, where something is asked; all others are bots."""

    def sit(
        kind: str, players: int = 3, seed: int = 1, after: int = 0, house: str = ME, **wishes: Any
    ) -> Page:
        match = game_of(players, seed)
        at = asked_at(match, is_asked(kind, after, house))
        link = archive.go_on(match, at, house, bot="random")[house]
        return onlooker(**wishes).go(link, ".tablescreen [data-legal]")

    return sit


def phase(page: Page) -> str:
    return page.locator(".topbar .when").inner_text()


# ------------------------------------------------------------------ the map


def test_the_map_has_all_areas_and_every_name(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order", players=6)
    expect(page.locator("svg.map .areas path")).to_have_count(len(AREAS) - len(PORTS))
    expect(page.locator("svg.map .port")).to_have_count(len(PORTS))
    expect(page.locator("svg.map .name")).to_have_count(len(AREAS) - len(PORTS))
    empty = page.evaluate(
        "[...document.querySelectorAll('svg.map .areas path')]"
        ".filter(path => path.getBBox().width < 30).map(path => path.id)"
    )
    assert empty == []
    expect(page.locator(".scale.high b").first).to_have_text("0")  # one may have lost all castles


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_names_and_armies_find_their_places_in_every_position(
    onlooker: COMES_IN, archive: Archive, language: str
) -> None:
    """Through a whole match of six, in which the map becomes very full."""
    match = played("standard", 6, 10, "thrones", "steward")
    page = onlooker(language=language).go(f"{archive.record(match)}/at/0", ".seek")
    page.evaluate("document.fonts.ready")
    for at in range(40, len(match), len(match) // 12):
        with page.expect_response(f"**/moments/{at}?*"):
            page.locator(".seek input").fill(str(at))
        page.wait_for_timeout(100)
        assert (at, page.evaluate(OVERLAPS), page.evaluate(STRAYS)) == (at, [], [])


def test_the_map_can_be_looked_at_closely(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order")
    wide = "document.getElementById('area-winterfell').getBoundingClientRect().width"
    high = "document.querySelector('[data-of=winterfell] .army').getBoundingClientRect().height"
    before, letters = page.evaluate(wide), page.evaluate(high)
    page.keyboard.press("+")
    page.get_by_role("button", name="Closer").click()
    assert page.evaluate(wide) > 1.7 * before
    assert page.evaluate(high) == pytest.approx(letters, abs=1)
    left = "document.getElementById('area-winterfell').getBoundingClientRect().left"
    at = page.evaluate(left)
    page.locator(".mapbox").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(left) > at + 40
    page.get_by_role("button", name="The whole map").click()
    assert page.evaluate(wide) == pytest.approx(before, abs=1)


def test_one_may_look_elsewhere_while_something_is_asked(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order")
    for _ in range(5):
        page.keyboard.press("+")
    page.locator(".mapbox").focus()
    for _ in range(30):
        page.keyboard.press("ArrowUp")
    page.wait_for_function(
        "() => { const { top, bottom } = document.querySelector('.mapbox').getBoundingClientRect();"
        "const wall = document.getElementById('area-castle-black').getBoundingClientRect();"
        "return wall.bottom > top && wall.top < bottom; }"
    )


def test_a_phone_shows_it_without_scrolling_sideways(at_table: Callable[..., Page]) -> None:
    for size in (PHONE, SMALL_PHONE):
        page = at_table("place-order", size=size, language="uk")
        for tab in ("table", "log", "hand", "seats"):
            page.click(f".to-{tab}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = page.evaluate(
            "[...document.querySelectorAll('.tabs button, .token .o')]"
            ".map(e => e.getBoundingClientRect().height).filter(h => h && h < 40).length"
        )
        assert small == 0
        page.click(".to-table")
        page.dispatch_event("[data-order=support]", "pointerdown", {"pointerType": "touch"})
        expect(page.locator("dialog[open]")).to_contain_text("Підтримка")  # after a long press


# The keys of lit areas that are out of sight or lie on a name.
BAD_KEYS = """
() => {
  const box = element => element.getBoundingClientRect();
  const pane = box(document.querySelector(".mapbox"));
  const names = [...document.querySelectorAll("svg.map .name")].map(box);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  return [...document.querySelectorAll(".spot.glow")].filter(spot => {
    const key = box(spot.querySelector(".key"));
    const out = key.left < pane.left || key.right > pane.right
      || key.top < pane.top || key.bottom > pane.bottom;
    return out || names.some(name => over(key, name));
  }).map(spot => spot.dataset.spot);
}
"""


def test_on_a_phone_all_that_is_lit_is_in_sight(at_table: Callable[..., Page]) -> None:
    page = at_table("muster", size=PHONE)
    expect(page.locator(".spot.glow").nth(1)).to_be_attached()
    assert page.evaluate(BAD_KEYS) == []


@pytest.mark.parametrize(
    ("kind", "size", "theme"),
    [
        ("place-order", DESKTOP, "light"),
        ("place-order", PHONE, "dark"),
        ("choose-house-card", DESKTOP, "dark"),
        ("choose-house-card", NARROW, "light"),
    ],
)
def test_axe_finds_nothing(
    at_table: Callable[..., Page], kind: str, size: tuple[int, int], theme: str
) -> None:
    page = at_table(kind, 6, 3, 250, theme=theme, size=size, language="uk")
    found = found_by_axe(page)
    for tab in ("hand", "seats") if size != DESKTOP else ("hand",):
        page.click(f".to-{tab}")
        found += found_by_axe(page)
    assert found == []


# ------------------------------------------------------------------ planning


def test_a_plan_is_changed_swapped_kept_and_sent(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order")
    areas = page.locator(".spot.own").evaluate_all("all => all.map(spot => spot.dataset.spot)")
    assert len(areas) == 4
    for order in ("march-0", "march-minus-1", "raid", "defense-1"):
        page.click(f"[data-order={order}]")
    expect(page.locator("#done")).to_be_enabled()
    page.click(f"[data-spot={areas[0]}]")
    page.click("[data-order=march-plus-1]")  # changed
    page.click(f"[data-spot={areas[0]}]")
    page.click(".swap")
    page.click(f"[data-spot={areas[2]}]")  # swapped
    page.reload()
    page.wait_for_selector("#done:enabled")
    kept = page.locator(".spot.own").evaluate_all("all => all.map(spot => spot.ariaLabel)")
    assert "Raid" in kept[0]
    assert "Special March +1" in kept[2]
    expect(page.locator(".ask p")).to_contain_text("All your orders are placed.")
    expect(page.locator(".ask small")).to_have_text("4 of 4 orders placed. Stars used: 1 of 3.")
    page.click(f"[data-spot={areas[1]}]")
    page.click("[data-order=support]")
    page.click(".undo")  # only this page knows the plan yet
    expect(page.locator(f"[data-spot={areas[1]}]")).to_have_attribute(
        "aria-label", ending("March −1")
    )
    page.click("#done")
    all_is_revealed(page)


def test_orders_are_dragged_from_area_to_area(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order")
    areas = page.locator(".spot.own").evaluate_all("all => all.map(spot => spot.dataset.spot)")
    drag(page, "[data-order=march-0]", f"[data-spot={areas[1]}]")
    expect(page.locator(f"[data-spot={areas[1]}]")).to_have_attribute(
        "aria-label", ending("March +0")
    )
    drag(page, f"[data-spot={areas[1]}]", f"[data-spot={areas[0]}]")
    expect(page.locator(f"[data-spot={areas[0]}]")).to_have_attribute(
        "aria-label", ending("March +0")
    )
    expect(page.locator(".ask small")).to_contain_text("1 of 4")


def test_orders_on_the_table_can_be_taken_back_until_all_are_ready(
    onlooker: COMES_IN, archive: Archive
) -> None:
    links = archive.go_on(game_of(3, 1), 0, ME, "stark", bot="random")
    person = onlooker()
    sent: list[Any] = []

    def keep(said: Any) -> None:
        sent.append(said)

    person.page.on("websocket", lambda line: line.on("framesent", keep))
    page = person.go(links[ME], "main")
    other = onlooker().go(links["stark"], ".tablescreen [data-legal]")
    plan_anything(page)
    page.click("#change-orders")
    page.wait_for_selector(".tokens")
    assert [json.loads(frame)["do"] for frame in sent] == ["sit", "answers", "undo"]
    page.click(".spot.own >> nth=0")
    page.click("[data-order=defense-2]")
    page.click("#done")
    page.wait_for_selector("#change-orders")
    expect(page.locator(".placed .done")).to_have_count(2)
    plan_anything(other)
    all_is_revealed(page)
    expect(page.locator("svg.map .order").first).to_be_visible()


def test_a_plan_is_one_in_all_tabs_of_a_seat(onlooker: COMES_IN, archive: Archive) -> None:
    links = archive.go_on(game_of(3, 1), 0, ME, "stark", bot="random")
    person = onlooker()
    page = person.go(links[ME], "main")
    onlooker().go(links["stark"], ".tokens")
    other = person.open_tab()
    other.goto(page.url)
    other.wait_for_selector(".tokens")
    first = page.locator(".spot.own").first
    page.click("[data-order=raid-special]")
    expect(first).to_have_attribute("aria-label", ending("Special Raid"))
    expect(other.locator(".spot.own").first).to_have_attribute("aria-label", ending("Special Raid"))
    plan_anything(page)
    other.wait_for_selector("#change-orders")
    shown = "all => all.map(disc => disc.innerHTML)"
    assert other.locator("svg.map .order").evaluate_all(shown) == page.locator(
        "svg.map .order"
    ).evaluate_all(shown)


def test_orders_that_were_half_sent_are_sent_anew(onlooker: COMES_IN, archive: Archive) -> None:
    links = archive.go_on(game_of(3, 1), 0, ME, "stark", bot="random")
    person = onlooker()
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close(code=1001)
        else:
            lines.append(line)
            line.connect_to_server()

    person.page.route_web_socket(re.compile("/socket$"), connect)
    page = person.go(links[ME], "main")
    other = onlooker().go(links["stark"], ".tokens")
    person.go("/new", "#scenario")
    page.evaluate(HALF_SENT, links[ME])
    person.go(links[ME], ".tokens")
    plan_anything(other)
    for order in ("raid-special", "march-0", "defense-1", "support"):
        page.click(f"[data-order={order}]")
    cut = True
    lines[-1].close(code=1001)
    expect(page.locator(".ask small")).to_contain_text("connection is lost")
    page.click("#done")  # which nobody hears
    cut = False
    expect(page.locator(".ask small")).to_contain_text("4 of 4 orders placed")
    page.click("#done")
    all_is_revealed(page)
    lannisport = page.locator(".hid li", has_text="Lannisport:").first
    expect(lannisport).to_contain_text("Special Raid")


def test_what_a_march_brings_about_stands_under_it(onlooker: COMES_IN, archive: Archive) -> None:
    page = onlooker().go(archive.record(game_of(3, 1)), ".endpage")
    march = page.locator(".log li", has_text="marches").filter(has_text="attacks").first
    expect(march.locator("small", has_text="attacks").first).to_have_attribute("style", depth(1))
    expect(march.locator("small", has_text="plays").first).to_have_attribute("style", depth(2))


def depth(number: int) -> re.Pattern[str]:
    return re.compile(f"--depth: ?{number};?$")


def all_is_revealed(page: Page) -> None:
    expect(page.locator(".log li", has_text="revealed").first).to_be_attached()
    expect(page.locator(".tokens")).to_have_count(0)


def plan_anything(page: Page) -> None:
    page.wait_for_selector(".tokens")
    while page.locator("#done:disabled").count():
        page.locator(".token[data-legal]").first.click()
    page.click("#done")


def drag(page: Page, start: str, end: str) -> None:
    for place, press in ((start, page.mouse.down), (end, page.mouse.up)):
        box = page.locator(place).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        press()


def ending(words: str) -> Any:
    return re.compile(f"{re.escape(words)}$")


def test_planning_and_a_battle_by_keyboard_alone(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order")
    for _ in range(4):
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    page.keyboard.press("d")
    all_is_revealed(page)
    fight = at_table("choose-house-card", players=6, seed=3, after=250)
    expect(fight.locator(".fight .r3")).not_to_have_count(0)
    fight.keyboard.press("1")
    expect(fight.locator(".fight .hc")).to_have_count(0)
    while fight.locator(".fight").count():
        fight.wait_for_selector("[data-legal], .tablescreen:not(:has(.fight))")
        fight.keyboard.press("n")
        fight.keyboard.press("Enter")
        fight.wait_for_timeout(20)
    expect(fight.locator(".log li", has_text="beats").first).to_be_attached()


# ------------------------------------------------------------------ battle and the whole game


def test_a_battle_is_told_as_a_sum(at_table: Callable[..., Page]) -> None:
    page = at_table("choose-house-card", players=6, seed=3, after=250)
    rows = page.locator(".fight .r3 .k").all_inner_texts()
    assert rows[0] == "units"
    assert rows[-1] == "house card"
    expect(page.locator(".fight .tot .n").first).to_contain_text("?")
    expect(page.locator(".fight .why")).to_contain_text("A tie goes to")
    expect(page.locator(".fight .part.r b")).to_have_text("Lannister")  # our own side


def test_cards_of_the_other_hand_are_chosen_as_cards(at_table: Callable[..., Page]) -> None:
    page = at_table("discard-from-hand", house="baratheon")  # Patchface
    expect(page.locator(".fight .hcard[data-legal]")).to_have_count(5)
    expect(page.locator(".choices .opt")).to_contain_text("No card")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_cards_are_chosen_without_a_battle_too(
    at_table: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = at_table("discard-card", size=size)  # the wildlings have won
    before = page.locator(".log li").count()
    expect(page.locator(".choices .hcard[data-legal]").first).to_be_visible()
    page.click(".to-hand")
    page.locator(".houses .hcard[data-legal]").first.click()
    if size == PHONE:  # where the text is read first
        page.locator(".chooser.leaf [data-legal]").click()
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)


def test_on_a_phone_the_text_of_a_card_comes_into_sight(at_table: Callable[..., Page]) -> None:
    page = at_table("choose-house-card", players=6, seed=3, after=250, size=PHONE)
    page.evaluate("localStorage.setItem('guide', 'yes')")
    page.reload()
    page.wait_for_selector(".guide")
    for card in (page.locator(".fight .hcard").first, page.locator(".fight .hcard").last):
        card.click()
        expect(page.locator(".chooser.leaf .title")).to_be_in_viewport()


def test_what_a_token_means_is_told_within_the_screen(at_table: Callable[..., Page]) -> None:
    page = at_table("place-order")
    page.hover("[data-order=support]")
    glass = page.locator(".glass")
    expect(glass).to_contain_text("lend the strength of all units")
    box, table = glass.bounding_box(), page.locator("main.table").bounding_box()
    assert box
    assert table
    assert box["x"] + box["width"] <= DESKTOP[0]
    assert box["x"] >= table["x"] + table["width"]  # beside the table, never on it


def test_the_cards_of_all_houses_lie_open(at_table: Callable[..., Page]) -> None:
    page = at_table("choose-house-card", players=6, seed=3, after=250)
    page.click(".to-hand")
    expect(page.locator(".houses .seat")).to_have_count(6)
    expect(page.locator(".houses .hcard")).to_have_count(42)


def test_a_replay_shows_the_map(onlooker: COMES_IN, archive: Archive) -> None:
    path = archive.record(game_of(3, 1))
    page = onlooker().go(f"{path}/at/120", ".seek")
    expect(page.locator("svg.map .areas path")).to_have_count(len(AREAS) - len(PORTS))
    expect(page.locator("svg.map .army").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/at/121")
    page.locator("#area-kings-landing").dispatch_event("click")
    power = page.locator("dialog[open] .ways li[data-of=thrones-consolidate-power] .up b")
    expect(power).to_have_text("3")  # what an order would bring there and then


def test_power_for_crowns_is_not_told_as_if_something_else_had_brought_it(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = onlooker().go(archive.record(game_of(3, 1)), OVER)
    told = page.locator(".log li", has_text=re.compile(r"gains \d power"))
    assert told.count() > 0
    for other in ("musters", "Westeros card", "Supply"):
        expect(told.filter(has_text=other)).to_have_count(0)


def test_a_whole_game_of_three_through_the_page(onlooker: COMES_IN) -> None:
    page = onlooker().go("/new", "#scenario")
    page.select_option("#game", "thrones")
    page.select_option("#people", "3")
    page.select_option("[data-seat=lannister]", "me")
    for seat in ("baratheon", "stark"):
        page.select_option(f"[data-seat={seat}]", "random")
    page.click("#open")
    play_quickly(page, 7)
    page.wait_for_selector(OVER, timeout=WHOLE_GAME)
    expect(page.locator(".topbar .when b")).to_have_text("The match is over")
    expect(page.locator(".ask p")).to_contain_text("wins with")


# ------------------------------------------------------------------ bids


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE])
def test_a_bid_is_a_number(at_table: Callable[..., Page], size: tuple[int, int]) -> None:
    page = at_table("bid", size=size)
    numbers = page.locator(".bids button").all_inner_texts()
    assert numbers == [str(n) for n in range(len(numbers))]
    expect(page.locator(".bids button").last).to_be_in_viewport()
    expect(page.locator(".bids button").nth(1)).to_have_accessible_name("1 power")
    page.keyboard.press("1")  # its own number
    page.click("[role=alertdialog] .go")  # all others have bid: it cannot be taken back
    expect(page.locator(".log li", has_text="Lannister bids 1 power").last).to_be_attached()


# ------------------------------------------------------------------ talk and lots


def test_two_people_talk_in_private(onlooker: COMES_IN, archive: Archive) -> None:
    links = archive.go_on(game_of(3, 1), 0, ME, "stark", "baratheon")
    pages = {seat: onlooker().go(links[seat], "main") for seat in (ME, "stark", "baratheon")}
    mine = pages[ME]
    mine.wait_for_selector("#say-to")
    mine.select_option("#say-to", "stark")
    say(mine, "Peace in the north?")
    heard = pages["stark"].locator(".log li.talk.private")
    expect(heard).to_contain_text("Peace in the north?")
    expect(heard).to_contain_text("in private")
    mine.select_option("#say-to", "")
    say(mine, "Good morning!")
    heard = pages["baratheon"].locator(".log li.talk").filter(has_not_text="sat down")
    expect(heard).to_have_count(1)  # and nothing else
    expect(heard).to_contain_text("Good morning!")


def say(page: Page, words: str) -> None:
    page.fill(".say input", words)
    page.press(".say input", "Enter")
    expect(page.locator(".log li.talk", has_text=words)).to_have_count(1)


def test_the_host_forbids_private_talk_and_deals_the_houses_by_lot(onlooker: COMES_IN) -> None:
    page = onlooker().go("/new", "#scenario")
    page.select_option("#game", "thrones")
    page.select_option("#people", "3")
    page.select_option("[data-seat=lannister]", "me")
    page.select_option("[data-seat=stark]", "friend")
    page.select_option("[data-seat=baratheon]", "random")
    page.check("#by-lot")
    page.click("#open")
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[-1]
    expect(page.locator(".wait")).to_contain_text("dealt by lot")
    link = page.evaluate(f"JSON.parse(localStorage.getItem('links-{table}')).stark")
    other = onlooker().go(str(link), ".tablescreen")
    told = page.locator(".log li.talk").filter(has_not_text="sat down")
    expect(told.first).to_contain_text("dealt by lot")
    expect(page.locator("#say-to")).to_be_visible()
    page.click("[aria-label='This table']")
    page.uncheck("#private-chat")
    expect(page.locator("#say-to")).to_have_count(0)
    expect(other.locator("#say-to")).to_have_count(0)
