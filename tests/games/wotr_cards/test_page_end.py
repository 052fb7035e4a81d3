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


def test_who_asks_for_a_rematch_is_its_host_and_waits_for_nobody(
    onlooker: COMES_IN, archive: Archive
) -> None:
    """The other one is gone: a bot sits down there, or the table is cancelled."""
    match = played(*FELLOWSHIP)
    last = len(match.answers()) - 1
    links = archive.go_on(match, last, "gandalf", "balrog")
    host = onlooker().go(links["gandalf"], ".wait")
    guest = onlooker().go(links["balrog"], ".tablescreen")
    while not host.locator(".endpage").count():
        for page in (host, guest):
            if page.locator("[data-legal]:visible").count():
                page.locator("[data-legal]:visible").first.click()
    host.click("#end-rematch")
    guest.locator("#end-to-rematch").click()
    guest.wait_for_selector(".wait")
    expect(guest.locator("#start, #cancel, [data-bot], [data-invite]")).to_have_count(0)
    guest.click("#leave")
    guest.wait_for_selector(".game")
    host.click("#end-to-rematch")
    expect(host.locator("#cancel")).to_be_visible()
    host.locator("[data-chair=balrog] [data-bot=random]").click()
    host.wait_for_selector(".tablescreen")


def test_a_replay_shows_rounds_and_combats_and_keeps_the_eyes_when_jumping(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = onlooker().go(f"{archive.record(played(*TRILOGY))}/at/10", ".seek .keypin")
    expect(page.locator(".seek .segments i").first).to_have_text("1")
    expect(page.locator(".seek .mark").first).to_be_visible()
    page.select_option("#eyes", "shadow")
    page.wait_for_url("**/at/10?eyes=shadow")
    page.locator(".seek .keypin").first.click()
    expect(page.locator(".log")).to_contain_text("Combat at Helm's Deep")
    expect(page.locator("#eyes")).to_have_value("shadow")
    page.locator(".log li.hd a").first.click()
    expect(page.locator(".log li.hd")).to_have_count(1)
    page.locator(".log .jump").first.click()
    expect(page.locator(".log li.hd")).to_have_count(0)
    expect(page.locator("#eyes")).to_have_value("shadow")


def test_a_player_looks_back_with_own_eyes_and_shares_no_hand_of_a_running_match(
    onlooker: COMES_IN, archive: Archive
) -> None:
    links = archive.go_on(played(*FELLOWSHIP), 70, "gandalf")
    person = onlooker()
    person.go(links["gandalf"], ".tablescreen")
    table = links["gandalf"].partition("#")[0]
    page = person.go(f"{table}/at/36", ".seek")
    expect(page.locator("#eyes")).to_have_value("gandalf")
    expect(page.locator("#eyes option")).to_have_count(2)  # a watcher's, and one's own
    page.locator(".hand .card").first.hover()
    expect(page.locator(".glass .verdict")).to_be_visible()  # why it could be played then, or not
    with page.expect_response("**/links") as response:
        page.click("#share-moment")
    link = response.value.json()["link"]
    stranger = onlooker().go(link, ".tablescreen.replay")
    expect(stranger.locator(".ask")).to_contain_text("Position 36 of")
    expect(stranger.locator(".ask small")).to_have_text("Somebody has shared this moment with you.")
    expect(stranger.locator(".hand .card, .seek")).to_have_count(0)
    stranger.locator(".field .loc .name").first.focus()
    expect(stranger.locator(".glass .ways li").first).to_be_visible()  # of what its sums are made
    other = onlooker()
    other.go(f"{table}/at/36", ".message")
    assert other.complaints  # the browser tells that it was refused
    other.complaints.clear()
