"""The end of a match: its sum, its story, what decided it, and what people do then."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from greathall.kernel import CHANCE
from page.stage import PHONE, Archive, Onlooker, played
from page.test_accessible import found_by_axe

COMES_IN = Callable[..., Onlooker]
TRILOGY = ("trilogy", 2, 6)
FELLOWSHIP = ("fellowship", 2, 3)


def test_the_end_tells_the_sum_the_story_and_what_decided_it(
    onlooker: COMES_IN, archive: Archive
) -> None:
    match = played(*TRILOGY)
    assert match.outcome is not None
    scores = dict(match.outcome.scores)
    page = onlooker().go(archive.record(match), ".endpage .moments")
    for which, side in enumerate(("free", "shadow")):
        expect(page.locator(".scores strong").nth(which)).to_have_text(str(scores[side]))
        sources = page.locator(f".result h3 b:{'last' if which else 'first'}-child")
        assert sum(map(int, sources.all_inner_texts())) == scores[side]
    expect(page.locator(".scores .winner")).to_contain_text("Shadow")
    expect(page.locator(".linechart .line")).to_have_count(2)
    expect(page.locator(".linechart .last")).to_have_text([str(n) for n in scores.values()])
    expect(page.locator(".fair dd")).to_have_count(2)
    assert found_by_axe(page) == []
    moment = page.locator(".moments a").first
    title = moment.locator("b").inner_text().split(":")[0]
    moment.click()
    page.wait_for_url("**/at/*")
    expect(page.locator(".log li").last).to_be_attached()
    expect(page.locator(".log")).to_contain_text(f"Combat at {title}")


def test_the_end_on_a_phone_and_what_can_be_done_there(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = onlooker(size=PHONE).go(archive.record(played(*FELLOWSHIP)), ".endpage .moments")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('.endpage *')].filter(e => e.offsetParent &&"
        " [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))"
        ".map(e => parseFloat(getComputedStyle(e).fontSize)))"
    )
    assert smallest >= 11
    page.click("#end-share")
    expect(page.locator(".share input")).to_have_value(re.compile(r"/t/\w+/"))
    with page.expect_download() as download:
        page.click("#end-download")
    assert download.value.suggested_filename.endswith(".record")
    page.click("#end-table")
    expect(page.locator(".tablescreen")).to_be_visible()
    page.click("#to-result")
    expect(page.locator(".endpage")).to_be_visible()


def test_a_rematch_with_sides_swapped(onlooker: COMES_IN, archive: Archive) -> None:
    match = played(*FELLOWSHIP)
    answers = match.answers()
    at = max(n for n, answer in enumerate(answers) if answer.actor not in (CHANCE, "balrog"))
    page = onlooker().go(archive.go_on(match, at, "gandalf")["gandalf"], ".tablescreen")
    while not page.locator(".endpage").count():
        page.locator("[data-legal]:visible, .endpage").first.click()
    page.check("#end-swap")
    page.click("#end-rematch")
    page.click("#end-to-rematch")
    page.wait_for_selector(".tablescreen [data-legal]")
    expect(page.locator(".topbar .when b")).to_contain_text("The Balrog of Moria")
