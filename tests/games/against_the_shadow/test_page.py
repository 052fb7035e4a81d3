"""Against the Shadow on the page: bots that play by the flowchart and show how they came to it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from greathall.client import changed
from greathall.games.against_the_shadow.events import NODES
from greathall.kernel import Match
from greathall.matches import begin_match
from greathall.narration import Narrator
from greathall.texts import Texts
from page.stage import (
    DESKTOP,
    OVER,
    PHONE,
    SMALL_PHONE,
    WHOLE_GAME,
    Archive,
    Onlooker,
    asked_at,
    click_lit,
    play_quickly,
    played,
)
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
GAME = "against-the-shadow"
ME = "free"  # the seat with both decks
LAPTOP = (1280, 800)
BOTS = ("witch-king", "saruman")
# Each step as a sentence, and the combats that were weighed for it.
LISTED = """
() => [...document.querySelectorAll(".walk li")].map(li => {
  const combats = [...li.querySelectorAll("small")].map(small => small.textContent);
  return [...combats, combats.reduce((all, one) => all.replace(one, ""), li.textContent)];
}).flat()
"""
# The nodes of the flowchart whose words leave them.
CUT_OFF = """
() => [...document.querySelectorAll(".node")].filter(node => {
  const range = document.createRange();
  range.selectNodeContents(node.lastElementChild);
  const [box, words] = [node, range].map(each => each.getBoundingClientRect());
  return words.left < box.left + 6 || words.right > box.right - 6 || words.height > box.height;
}).map(node => node.dataset.node)
"""
LIT = "all => all.map(lit => lit.dataset.node ?? lit.dataset.arrow)"


def game() -> Match:
    return played("trilogy", 1, 1, GAME)


def our_turn(after: int) -> Callable[[Match, int], bool]:
    def wanted(match: Match, number: int) -> bool:
        return number >= after and any(q.kind == "turn" for q in match.questions())

    return wanted


LATE = 300  # all questions of the flowchart but one were asked in the last turn before it


def turns_before(number: int) -> list[dict[str, Any]]:
    """The events of the bots' turns up to a position, as we are told them."""
    again = begin_match(game().header)
    for answer in game().answers()[:number]:
        again.answer(answer.actor, answer.option)
    return [event for event in again.log(ME) if event["event"] == "bot-turn"]


@pytest.fixture(scope="module")
def at() -> int:
    return asked_at(game(), our_turn(LATE))


@pytest.fixture
def at_table(onlooker: COMES_IN, archive: Archive, at: int) -> Callable[..., Page]:
    def sit(**wishes: Any) -> Page:
        link = archive.go_on(game(), at, ME)[ME]
        return onlooker(**wishes).go(link, ".tablescreen [data-legal]")

    return sit


def open_table(person: Onlooker, scenario: str = "trilogy", **seats: str) -> Page:
    """Choose the game in the lobby: each seat is for me, for a friend, or for a bot."""
    page = person.go("/new", "#scenario")
    page.select_option("#game", GAME)
    page.check(f"#scenario input[value={scenario}]")
    if len(seats) > 1:
        page.select_option("#people", str(len(seats)))
    for seat, who in seats.items():
        page.select_option(f"[data-seat={seat}]", who)
    page.locator("details summary").first.click()
    page.locator("details select").first.select_option("expert")
    page.click("#open")
    page.wait_for_url("**/t/*")
    return page


# ------------------------------------------------------------------ whole games, and the lobby


def test_a_whole_trilogy_alone_through_the_page(onlooker: COMES_IN) -> None:
    page = open_table(onlooker())
    expect(page.locator(".decks button")).to_have_count(2)  # one person, both decks
    play_quickly(page, 1)
    page.wait_for_selector(OVER, timeout=WHOLE_GAME)
    expect(page.locator(".topbar .when b")).to_have_text("The match is over")
    turns = page.locator(".log .why").count()
    assert turns > 20
    page.click("#end-table")
    expect(page.locator(".turns p")).to_contain_text(f"turn {turns} of {turns}")


def test_two_people_play_together(onlooker: COMES_IN) -> None:
    page = open_table(onlooker(), frodo="me", aragorn="friend")
    table = page.url.rsplit("/", 1)[-1]
    link = page.evaluate(f"JSON.parse(localStorage.getItem('links-{table}')).aragorn")
    other = onlooker(size=PHONE, language="pl").go(str(link), ".tablescreen")
    play_quickly(page, 2)
    play_quickly(other, 3)
    for one in (page, other):
        one.wait_for_selector(".log li.hd >> nth=1", state="attached", timeout=WHOLE_GAME)
    other.evaluate("clearInterval(window.quickHand)")
    lit = other.locator(".node.lit").first
    for _ in range(20):  # an answer that was still under way leads back to the table
        other.click(".to-chart")
        other.wait_for_timeout(100)
        if lit.is_visible():
            break
    expect(lit).to_be_visible()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_lobby_tells_the_game_its_bots_and_its_options(
    onlooker: COMES_IN, language: str
) -> None:
    texts = Texts(language, "against-the-shadow")
    page = onlooker(language=language).go("/new", "#scenario")
    page.select_option("#game", GAME)
    expect(page.locator("#people")).to_have_value("1")
    for scenario in ("trilogy", "duel-2", "duel-3", "fellowship"):
        expect(page.locator("#scenario")).to_contain_text(texts(f"scenario-{scenario}.summary"))
    bots = page.locator("[data-unseated]").evaluate_all("all => all.map(e => e.dataset.unseated)")
    assert bots == [*BOTS]
    page.locator("details summary").first.click()
    for option in ("level", "others-over-limit", "last-path-pass", "reserves"):
        expect(page.locator("details").first).to_contain_text(texts(f"option-{option}.text"))
    page.check("#scenario input[value=fellowship]")
    expect(page.locator("[data-unseated]")).to_have_count(1)


# ------------------------------------------------------------------ the flowchart


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_walked_way_lights_up_and_tells_its_reasons(
    at_table: Callable[..., Page], at: int, language: str
) -> None:
    page = at_table(language=language)
    turn = turns_before(at)[-1]
    steps = [part for part in turn["walk"] if "node" in part]
    nodes = [step["node"] for step in steps]
    assert nodes == ["use-action", *NODES[1:5], "move", "play"]
    expect(page.locator(".drawing [data-node]")).to_have_count(len(NODES))
    lit = page.locator(".node.lit").evaluate_all(LIT)
    assert sorted(lit) == sorted(nodes)
    assert page.locator(".node.last").evaluate_all(LIT) == nodes[-1:]
    numbers = {n: page.locator(f".node.{n} .step").inner_text() for n in nodes}
    assert numbers == {n: str(i) for i, n in enumerate(nodes, 1)}
    arrows = {f"{step['node']}-{step['answer']}" for step in steps if step["answer"] != "done"}
    assert set(page.locator(".drawing g.lit").evaluate_all(LIT)) == arrows
    narrator = Narrator(Texts(language, "against-the-shadow"))
    assert page.evaluate(LISTED) == [narrator.event(part) for part in turn["walk"]]


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_an_event_with_parts_is_told_as_in_a_terminal(
    at_table: Callable[..., Page], at: int, language: str
) -> None:
    page = at_table(language=language)
    why = page.locator(".log .why").last
    why.hover()
    told = Narrator(Texts(language, "against-the-shadow")).event(turns_before(at)[-1])
    expect(why).to_have_attribute("title", told)


def test_a_bot_without_cards_passes_out_of_the_last_box(
    onlooker: COMES_IN, archive: Archive
) -> None:
    def has_passed(match: Match, number: int) -> bool:
        turns = [event for event in match.log(ME) if event["event"] == "bot-turn"]
        return our_turn(20)(match, number) and bool(turns) and is_empty_handed(turns[-1])

    def is_empty_handed(turn: dict[str, Any]) -> bool:
        last = turn["walk"][-1]
        return last.get("why") == "empty-hand"

    link = archive.go_on(game(), asked_at(game(), has_passed), ME)[ME]
    page = onlooker().go(link, ".tablescreen [data-legal]")
    expect(page.locator(".node.pass.lit.last")).to_have_count(1)
    expect(page.locator("g.lit[data-arrow=play-none]")).to_have_count(1)
    expect(page.locator(".walk li").last).to_contain_text("its hand is empty")


def test_earlier_turns_can_be_looked_at(at_table: Callable[..., Page], at: int) -> None:
    page = at_table()
    turns = turns_before(at)
    whose, last = page.locator(".turns p"), len(turns)
    expect(whose).to_contain_text(f"turn {last} of {last}")
    expect(page.locator(".later")).to_be_disabled()
    for _ in range(3):
        page.click(".earlier")
    expect(whose).to_contain_text(f"turn {last - 3} of {last}")
    nodes = [part["node"] for part in turns[-4]["walk"] if "node" in part]
    assert sorted(page.locator(".node.lit").evaluate_all(LIT)) == sorted(nodes)
    page.click(".later")
    expect(whose).to_contain_text(f"turn {last - 2} of {last}")
    while page.locator(".topbar.calm").count() == 0 and f" of {last}" in whose.inner_text():
        click_lit(page)  # a new turn is looked at again
    now = page.locator(".log .why").count()
    expect(whose).to_contain_text(f"turn {now} of {now}")


def test_each_line_of_a_bots_turn_opens_its_way(at_table: Callable[..., Page], at: int) -> None:
    page = at_table()
    turns = turns_before(at)
    lines = page.locator(".log .why")
    expect(lines).to_have_count(len(turns))
    for number in (0, 7, len(turns) - 2):
        lines.nth(number).click()
        expect(page.locator(".turns p")).to_contain_text(f"turn {number + 1} of {len(turns)}")
        expect(lines.nth(number)).to_have_class(re.compile(r"\bon\b"))
        assert len(page.evaluate(LISTED)) == len(turns[number]["walk"])


def test_the_flowchart_by_keyboard_alone(at_table: Callable[..., Page], at: int) -> None:
    page = at_table()
    last = len(turns_before(at))
    page.locator(".log .why").nth(4).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chart")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".earlier")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".turns p")).to_contain_text(f"turn 4 of {last}")
    page.keyboard.press("1")  # the table still hears its keys
    expect(page.get_by_role("alertdialog")).to_contain_text("Use the Ring token")


def test_the_options_of_the_table_change_two_arrows(onlooker: COMES_IN) -> None:
    def arrows(option: str | None) -> dict[str, str]:
        page = onlooker().go("/new", "#scenario")
        page.select_option("#game", GAME)
        page.locator("details summary").first.click()
        for name in ("it goes on to move and play", "it passes when winning everywhere"):
            if name == option:
                page.locator("details select", has_text=name).select_option(label=name)
        page.click("#open")
        page.wait_for_selector(".drawing g")
        lines = "all => all.map(g => [g.dataset.arrow, g.querySelector('path').getAttribute('d')])"
        return dict(page.locator(".drawing g").evaluate_all(lines))

    usual = arrows(None)
    for option, arrow in (
        ("it goes on to move and play", "others-over-limit-yes"),
        ("it passes when winning everywhere", "before-last-path-no"),
    ):
        other = arrows(option)
        assert {name for name in usual if usual[name] != other[name]} == {arrow}


def test_nothing_moves_for_those_who_want_no_movement(at_table: Callable[..., Page]) -> None:
    animation = "getComputedStyle(document.querySelector('.node.lit')).animationName"
    assert at_table().evaluate(animation) == "none"
    assert at_table(moving=True).evaluate(animation) == "light"


# ------------------------------------------------------------------ bots at the table


def test_a_bot_has_a_number_of_cards_and_no_ring_token(at_table: Callable[..., Page]) -> None:
    page = at_table()
    for bot in BOTS:
        seat = page.locator(f"[data-player={bot}]")
        expect(seat.locator(".who")).to_have_text("bot")
        assert seat.locator(".backs i").count() == int(seat.locator(".backs b").inner_text())
        expect(seat.locator(".ring")).to_have_count(0)
        expect(seat.locator(".gone summary")).to_contain_text("discard pile")
    expect(page.locator("[data-player=frodo] .backs")).to_have_count(0)
    seat = page.locator("[data-player=saruman]")
    seat.locator(".gone summary").click()
    expect(seat.locator(".gone .chip").first).to_be_visible()


def test_what_the_bots_hold_never_reaches_the_page(onlooker: COMES_IN) -> None:
    person = onlooker()
    told: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: told.append(json.loads(frame)))

    person.page.on("websocket", listen)
    page = open_table(person)
    play_quickly(page, 4)
    page.wait_for_selector(".log li.hd >> nth=1", timeout=WHOLE_GAME)
    assert [message["is"] for message in told].count("change") > 20
    position: dict[str, Any] = {}
    for message in told:
        if message["is"] not in ("position", "change"):
            continue
        position = changed(position, message) if message["is"] == "change" else message
        (seen,) = position["seats"].values()
        for bot in BOTS:
            hidden = [seen["view"][pile][bot] for pile in ("hand", "aside", "discard")]
            assert all(isinstance(number, int) for number in hidden), hidden
            assert set(seen["view"]["deck"][bot]) == {"count"}
        theirs = [event for event in seen["events"] if event.get("player") in BOTS]
        unseen = [e for e in theirs if e["event"] == "cards-drawn" or e.get("shown") is False]
        assert {e.get("cards") or e.get("card") for e in unseen} <= {None}


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_bot_cards_and_locations_tell_their_own_texts(
    at_table: Callable[..., Page], language: str
) -> None:
    page, texts = at_table(language=language), Texts(language, "against-the-shadow")
    for kind, thing in (("card", "grima-wormtongue"), ("location", "minas-morgul")):
        name = texts(f"{kind}-{thing}")
        found = page.locator(".log .dotted, .loc .name", has_text=name).first
        found.click()
        sheet = page.locator("dialog[open]")
        expect(sheet).to_contain_text(texts(f"bot-{kind}-{thing}"))
        expect(sheet).not_to_contain_text(texts(f"{kind}-{thing}.text"))
        page.keyboard.press("Escape")


def test_the_guide_has_its_own_words(onlooker: COMES_IN, archive: Archive, at: int) -> None:
    person = onlooker()
    page = person.go(archive.go_on(game(), at, ME)[ME], ".tablescreen")
    page.evaluate("localStorage.setItem('guide', 'yes')")
    page.reload()
    expect(page.locator(".guide .terms")).to_contain_text("Able to win")
    person.go(archive.record(game()), ".endpage")
    page.click("text=Look at the table")  # no lead wins before the end
    expect(page.locator(".guide")).to_contain_text("Nobody wins before the last path.")
    end = game().outcome
    assert end is not None
    score = dict(end.scores)["free"]
    expect(page.get_by_role("button", name=f"{score} Free Peoples")).to_be_visible()
    opening = page.locator(".log li", has_text="Saruman discards a card from hand").first
    expect(opening).to_contain_text("× 2")  # told once


def test_a_replay_shows_the_way_at_each_moment(onlooker: COMES_IN, archive: Archive) -> None:
    path, early = archive.record(game()), asked_at(game(), our_turn(60))
    page = onlooker().go(f"{path}/at/{early}", ".seek")
    turns = len(turns_before(early))
    expect(page.locator(".turns p")).to_contain_text(f"turn {turns} of {turns}")
    expect(page.locator(".node.lit").first).to_be_visible()


# ------------------------------------------------------------------ small screens, and everybody


def test_on_a_phone_the_flowchart_is_a_tab(at_table: Callable[..., Page], at: int) -> None:
    last = len(turns_before(at))
    for size in (PHONE, SMALL_PHONE):
        page = at_table(size=size, language="uk")
        expect(page.locator(".latest")).to_be_visible()
        for tab in ("table", "hand", "seats", "log", "chart"):
            page.click(f".to-{tab}")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.locator(".chart").evaluate("chart => chart.scrollWidth <= chart.clientWidth")
        page.click(".to-log")
        expect(page.locator(".chart")).to_be_hidden()
        page.locator(".log .why").nth(last - 3).click()
        expect(page.locator(".chart")).to_be_visible()
        expect(page.locator(".turns p")).to_contain_text(f"{last - 2} з {last}")
        small = page.evaluate(
            "[...document.querySelectorAll('.tabs button, .turns button')]"
            ".map(e => e.getBoundingClientRect().height).filter(h => h && h < 40).length"
        )
        assert small == 0
        page.click(".to-table")
        page.locator(".latest button").click()
        expect(page.locator(".node.lit").first).to_be_visible()


def test_the_field_is_never_squeezed(onlooker: COMES_IN, archive: Archive) -> None:
    def only_words_are_lit(match: Match, number: int) -> bool:
        return number > 100 and any(q.kind == "may" for q in match.questions())

    link = archive.go_on(game(), asked_at(game(), only_words_are_lit), ME)[ME]
    page = onlooker().go(link, ".tablescreen [data-legal]")

    def height() -> float:
        return float(page.evaluate("document.querySelector('.fields').clientHeight"))

    assert height() > 470  # the hand makes room
    for size in ((720, 450), (844, 390), (667, 375), SMALL_PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert height() > 150, size
        page.mouse.wheel(0, 2000)  # to what finds no room
        expect(page.locator(".opt").last).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize("size", [LAPTOP, SMALL_PHONE])
def test_no_word_of_the_flowchart_is_cut_off(
    at_table: Callable[..., Page], size: tuple[int, int], language: str
) -> None:
    page = at_table(size=size, language=language)
    if size == SMALL_PHONE:
        page.click(".to-chart")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_axe_finds_nothing(
    at_table: Callable[..., Page], size: tuple[int, int], theme: str
) -> None:
    page = at_table(theme=theme, size=size, language="uk")
    found = found_by_axe(page)
    if size != DESKTOP:
        for tab in ("chart", "log", "seats"):
            page.click(f".to-{tab}")
            found += found_by_axe(page)
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_lobby_and_the_rules(onlooker: COMES_IN, theme: str) -> None:
    person = onlooker(theme=theme)
    page = person.go("/new", "#scenario")
    page.select_option("#game", GAME)
    page.wait_for_selector("[data-unseated]")
    found = found_by_axe(page)
    person.go(f"/rules/{GAME}", ".rules .drawing g")
    assert found + found_by_axe(page) == []
