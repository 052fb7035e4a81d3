"""Keeping a hall on the page: reports, tables, people, announcements; for operators alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from greathall.server.keeping import connected
from greathall.server.operating import deeds
from page.stage import PHONE
from page.test_accessible import found_by_axe
from page.test_society import at, forgive, member  # noqa: F401 (a way to let people in)
from server.halls import DUEL, GANDALF, ServedHall
from server.test_own_tables import key_of

Member = Callable[..., Page]


@pytest.fixture
def operator(hall: ServedHall, member: Member) -> Callable[..., Page]:  # noqa: F811
    def come_in(name: str, **wishes: Any) -> Page:
        page = member(name, **wishes)
        code = page.locator("#own-code").inner_text()
        with connected(Path(), hall.settings.url) as connection:
            deeds.appoint(connection, deeds.Operator(), code)
        page.goto(at(page, "/operate"))
        page.wait_for_selector("#reports")
        return page

    return come_in


def quietly(work: Any) -> Any:
    """Talk to the hall beside the browser, whose driver has this thread's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def test_an_operator_answers_and_whoever_asked_reads_it(
    hall: ServedHall,
    operator: Callable[..., Page],
    onlooker: Callable[..., Any],
) -> None:
    opened = quietly(hall.open_table(**DUEL))
    link = opened["seat_links"][GANDALF]
    player = onlooker()
    player.page.goto(hall.url + link)
    player.page.wait_for_selector(".log, #waiting, .hall")
    quietly(hall.report(opened["table"], "The bridge <i>broke</i>.", key_of(link)))
    bohdan = operator("Bohdan")
    assert found_by_axe(bohdan) == []
    report = bohdan.locator("[data-report]")
    expect(report).to_contain_text("The bridge <i>broke</i>.")
    report.locator("textarea").fill("It is mended.")
    report.get_by_role("button", name="Send the answer").click()
    expect(report).to_contain_text("Answered: It is mended.")
    expect(bohdan.locator("#acts")).to_contain_text("answered report")
    with bohdan.expect_download() as download:
        report.get_by_role("button", name="Download").click()
    assert "end: unfinished" in Path(download.value.path()).read_text(encoding="utf-8")
    expect(player.page.get_by_text("It is mended.").first).to_be_attached()


def test_an_operator_mutes_whom_they_see_at_a_table_and_removes_it(
    hall: ServedHall, operator: Callable[..., Page]
) -> None:
    opened = quietly(hall.open_table(**DUEL, title="Insults"))
    table = opened["table"]
    bohdan = operator("Bohdan", size=PHONE)
    bohdan.locator("#kept form input").first.fill("insult")
    bohdan.get_by_role("button", name="Search").click()
    expect(bohdan.locator("[data-table]")).to_have_count(1)
    bohdan.get_by_role("button", name=f"Show table {table}").click()
    bohdan.get_by_role("button", name=f"{table}/{GANDALF}").click()
    form = bohdan.locator("#sanctions form")
    form.get_by_label("Why").fill("Insults")
    form.get_by_role("button", name="Mute").click()
    expect(bohdan.locator("#sanctions")).to_contain_text(f"{table}/{GANDALF}: muted until")
    assert found_by_axe(bohdan) == []
    bohdan.locator("#sanctions").get_by_role("button", name="Lift").click()
    expect(bohdan.locator("#sanctions")).to_contain_text("Nobody is muted or banned.")
    seen = bohdan.locator("#seen form")
    seen.get_by_label("Why").fill("Insults")
    seen.get_by_role("button", name="Remove the table").click()
    expect(bohdan.locator("[data-table]")).to_contain_text("removed")


def test_all_pages_show_what_is_announced_in_each_language(
    hall: ServedHall, operator: Callable[..., Page], onlooker: Callable[..., Any]
) -> None:
    bohdan, guest = operator("Bohdan"), onlooker(size=PHONE, language="uk").page
    guest.goto(hall.url)
    guest.wait_for_selector(".lob")
    form = bohdan.locator("#announcing form")
    form.get_by_label("What all pages show").fill("Back at <b>noon</b>.")
    form.get_by_role("button", name="Announce").click()
    for page in (bohdan, guest):
        expect(page.locator("[data-announcement]")).to_contain_text("Back at <b>noon</b>.")
    assert found_by_axe(guest) == []
    guest.get_by_role("button", name="Закрити").click()
    expect(guest.locator("[data-announcement]")).to_have_count(0)
    guest.goto(hall.url + "/rules")
    expect(guest.locator("[data-announcement]")).to_have_count(1)
    bohdan.locator("#announcing").get_by_role("button", name="Withdraw").click()
    for page in (bohdan, guest):
        if page is guest:
            page.reload()
        expect(page.locator("[data-announcement]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_whoever_is_none_reads_how_one_becomes_one(
    member: Member,  # noqa: F811
    language: str,
) -> None:
    olena = member("Olena")
    olena.evaluate("language => localStorage.setItem('language', language)", language)
    olena.goto(at(olena, "/operate"))
    expect(olena.get_by_role("alert")).to_be_visible()
    expect(olena.locator("main")).to_contain_text("greathall hall appoint")
    assert olena.locator("#reports").count() == 0
    assert found_by_axe(olena) == []
    forgive(olena, "403")


def test_a_stranger_may_sign_in_there(hall: ServedHall, onlooker: Callable[..., Any]) -> None:
    stranger = onlooker()
    page = stranger.page
    page.goto(hall.url.replace("127.0.0.1", "localhost") + "/operate")
    page.wait_for_selector("#sign-in")
    assert page.locator("#reports").count() == 0
    assert "401" in stranger.complaints.pop()
