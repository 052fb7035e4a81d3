"""A hint at the table: where, what, why; what it marks, what it does, and who is told."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from greathall.kernel import Match
from page.stage import DESKTOP, PHONE, Archive, Onlooker, asked_at, played
from samples import BOARD, EXPANSION, SAMPLE, WAR

Enter = Callable[..., Onlooker]


def table_of(archive: Archive, game: str, people: int, seat: str, kind: str) -> dict[str, str]:
    """The links of a table at which this seat is asked a question of this kind."""
    scenario = {BOARD: "standard", WAR: "war"}.get(game, "trilogy")
    match = played(scenario, people, 4, game)

    def is_asked(found: Match, number: int) -> bool:
        asked = found.questions(seat)
        return number > 20 and bool(asked) and asked[0].kind == kind

    return archive.go_on(match, asked_at(match, is_asked), seat)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "people", "seat", "kind"),
    [
        (SAMPLE, 2, "free", "turn"),
        (EXPANSION, 1, "free", "turn"),
        (BOARD, 6, "stark", "march-to"),
        (WAR, 2, "free-peoples", "act"),
    ],
)
def test_a_hint_says_where_then_what_then_why_and_can_be_followed(
    archive: Archive,
    onlooker: Enter,
    size: tuple[int, int],
    game: str,
    people: int,
    seat: str,
    kind: str,
) -> None:
    links = table_of(archive, game, people, seat, kind)
    page = onlooker(size=size).go(links[seat], ".hintb")
    page.locator(".hintb").click()
    panel = page.locator(".hintp")
    expect(panel).to_contain_text("What would the Steward do?")
    expect(panel).to_contain_text("Look here:")
    expect(panel.locator(".why")).to_have_count(0)
    expect(page.locator(".marks .ring")).to_have_count(1)
    rungs = panel.locator(".ladder button")
    rungs.nth(1).click()
    expect(page.locator(".marks .rank").first).to_be_visible()
    what = panel.locator("p.best").inner_text()
    rungs.nth(2).click()
    assert panel.locator("p.best").inner_text() == what
    expect(panel.locator(".why li").first).to_be_visible()
    expect(panel.locator(".alts li").nth(1)).to_be_visible()
    assert panel.locator(".alts li").first.inner_text().startswith("1")
    expect(page.locator(".log .talk")).to_have_count(1)
    question = page.locator(".ask p").inner_text()
    panel.locator("#follow-hint").click()
    expect(panel).to_have_count(0)
    expect(page.locator(".ask p")).not_to_have_text(question)


def test_a_plan_of_many_parts_is_laid_out_and_not_sent(archive: Archive, onlooker: Enter) -> None:
    links = table_of(archive, BOARD, 6, "stark", "place-order")
    page = onlooker().go(links["stark"], ".hintb")
    page.locator(".hintb").press("Enter")
    page.locator(".hintp .ladder button").nth(1).click()
    planned = page.locator(".hintp .plan li").count()
    assert planned > 1
    expect(page.locator(".marks .rank")).to_have_count(planned)
    page.locator(".hintp .ladder button").nth(2).click()  # each of its orders has its reasons
    expect(page.locator(".hintp .plan li:has(.why li)")).to_have_count(planned)
    page.locator("#follow-hint").click()
    expect(page.locator(".ask")).to_contain_text("ready to reveal")
    expect(page.locator(".ask")).to_contain_text(f"{planned} of {planned} orders placed")


def test_whoever_reads_a_replay_sees_where_a_hint_was_taken(
    archive: Archive, onlooker: Enter
) -> None:
    links = table_of(archive, SAMPLE, 2, "free", "turn")
    page = onlooker().go(links["free"], ".hintb")
    before = page.locator(".log li[data-entry]").count()
    for taken in (1, 2):  # what to play, and where: then it is told
        page.locator(".hintb").click()
        page.locator(".hintp .ladder button").nth(2).click()
        page.locator("#follow-hint").click()
        expect(page.locator(".log .talk")).to_have_count(taken)
    expect(page.locator(".log li[data-entry]").nth(before)).to_be_visible()
    watcher, table = onlooker(), links["watch"].partition("#")[0]
    watcher.go(links["watch"], ".tablescreen")
    page = watcher.go(f"{table}/at/0", ".seek .segments i")
    hints = page.locator(".log li.hint")
    expect(hints).to_have_count(0)  # they were taken later
    page.get_by_label("To the end").click()
    expect(hints).to_have_text([re.compile("The Free Peoples player took a hint")] * 2)
    after = page.locator(".log li.hint ~ li[data-entry]")
    expect(after.first).to_be_visible()  # what they did then stands below
    hints.first.locator(".jump").click()
    expect(hints).to_have_count(1)
    expect(after).to_have_count(0)


def test_the_host_turns_hints_off_and_others_may_agree_to_have_them(
    archive: Archive, onlooker: Enter, hall: object
) -> None:
    person = onlooker()
    page = person.go("/")
    opened = page.evaluate(
        """async game => {
          const wish = {game, scenario: "fellowship", bots: {balrog: "steward"}};
          const answer = await fetch("/api/tables", {method: "POST", body: JSON.stringify(wish),
            headers: {"content-type": "application/json"}});
          const opened = await answer.json();
          localStorage.setItem(`host-${opened.table}`, opened.host_key);
          return opened;
        }""",
        SAMPLE,
    )
    page = person.go(opened["seat_links"]["gandalf"], ".hintb")
    menu = page.get_by_role("button", name="This table")
    menu.click()
    page.locator("#hints-off").click()
    expect(page.locator(".hintb")).to_have_count(0)
    page.locator("#propose-hints").click()
    expect(page.locator(".hintb")).to_be_visible()
