"""Friends, ratings and what others may know, on the page: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import Page, expect

from greathall.kernel import Match
from page.stage import PHONE, Archive, Onlooker
from page.test_accessible import found_by_axe
from page.test_profile import with_authenticator
from server.halls import BALROG, DUEL, GANDALF, ServedHall

Letting = Callable[..., Onlooker]
COMPLAINTS: WeakKeyDictionary[Page, list[str]] = WeakKeyDictionary()


def forgive(page: Page, status: str) -> None:
    """A browser complains of every refusal; this one was meant."""
    complaints = COMPLAINTS[page]
    assert len(complaints) == 1
    assert status in complaints.pop()


@pytest.fixture
def member(hall: ServedHall, onlooker: Letting) -> Callable[..., Page]:
    """Somebody with a profile, who looks at it."""

    def come_in(name: str, **wishes: Any) -> Page:
        person = onlooker(**wishes)
        page = person.page
        COMPLAINTS[page] = person.complaints
        page.goto(hall.url.replace("127.0.0.1", "localhost") + "/me")
        with_authenticator(person)
        page.locator("form", has=page.locator("#sign-up")).locator("input").fill(name)
        page.click("#sign-up")
        page.click("#code button")
        page.wait_for_selector("#repute #rated")
        return page

    return come_in


def at(page: Page, path: str) -> str:
    return "/".join(page.url.split("/")[:3]) + path


def befriend(one: Page, other: Page) -> None:
    """One gives their code away, the other asks, and they agree."""
    code = one.locator("#own-code").inner_text()
    other.locator("#society input").fill(code)
    other.locator("#society form button").click()
    expect(other.locator("#society")).to_contain_text("has not answered yet")
    one.reload()
    one.get_by_role("button", name="Agree").click()
    expect(one.get_by_role("button", name="Part ways")).to_be_visible()


def test_friends_find_each_other_and_play(member: Callable[..., Page]) -> None:
    olena, taras = member("Olena", size=PHONE), member("Taras")
    befriend(olena, taras)
    taras.goto(at(taras, "/new?scenario=fellowship&people=2&others=friend"))
    taras.click("#open")
    taras.get_by_role("button", name="Invite Olena").click()
    expect(taras.locator("#friends")).to_contain_text("Olena: invited")
    olena.reload()
    expect(olena.locator("#society")).to_contain_text("Taras invites you")
    olena.get_by_role("link", name="Look at the table").click()
    expect(olena.locator("[data-repute]")).to_have_text("has not played here yet")
    olena.locator("[data-sit]").click()
    expect(olena.locator(".topbar")).to_contain_text("Your turn: Gandalf")


def test_an_invitation_can_be_declined(member: Callable[..., Page]) -> None:
    olena, taras = member("Olena"), member("Taras")
    befriend(olena, taras)
    taras.goto(at(taras, "/new?scenario=fellowship&people=2&others=friend"))
    taras.click("#open")
    taras.get_by_role("button", name="Invite Olena").click()
    expect(taras.locator("#friends")).to_contain_text("Olena: invited")
    olena.reload()
    olena.get_by_role("button", name="I am not coming").click()
    expect(olena.locator("#society")).not_to_contain_text("invites you")


def test_whom_one_does_not_want_to_meet(member: Callable[..., Page]) -> None:
    olena, taras = member("Olena"), member("Taras")
    befriend(olena, taras)
    olena.get_by_role("button", name="Do not meet: Taras").click()
    expect(olena.locator("#society")).to_contain_text("Nobody yet.")
    taras.reload()
    expect(taras.locator("#society")).to_contain_text("Nobody yet.")
    olena.get_by_role("button", name="Let them ask again: Taras").click()
    expect(olena.locator("#society")).not_to_contain_text("Taras")


def test_opponents_can_be_asked(member: Callable[..., Page], hall: ServedHall) -> None:
    olena, taras = member("Olena"), member("Taras")
    opened = olena.request.post(f"{hall.url}/api/tables", data=DUEL).json()
    for person, seat in ((olena, GANDALF), (taras, BALROG)):
        person.goto(at(person, opened["seat_links"][seat]))
    expect(olena.locator(".topbar")).to_contain_text("Gandalf")
    _end(hall, opened["table"], {"state": "finished", "outcome": f"{GANDALF} scores"})
    olena.goto(at(olena, "/me"))
    expect(olena.locator("#past")).to_contain_text("won")
    expect(olena.locator("#past")).to_contain_text("All sides")
    olena.get_by_role("button", name="Be friends: Taras").click()
    expect(olena.locator("#society")).to_contain_text("Taras has not answered yet")
    expect(olena.get_by_role("button", name="Be friends: Taras")).to_have_count(0)


def _end(hall: ServedHall, table: str, over: dict[str, str]) -> None:
    """As if the match were over; nobody has to play it here."""
    changed = hall.inside(lambda inside: inside.store.change_table(table, **over))
    with ThreadPoolExecutor() as threads:  # the browser's driver has a loop of its own in this one
        threads.submit(asyncio.run, changed).result()


def test_a_rated_match_is_opened_and_others_read_what_it_is(member: Callable[..., Page]) -> None:
    olena, taras = member("Olena"), member("Taras")
    way = "/new?scenario=fellowship&people=2&others=friend"
    olena.goto(at(olena, way))
    olena.locator("summary", has_text="Options").click()
    expect(olena.locator("#hints")).to_be_visible()
    expect(olena.locator("#rated")).to_have_count(0)  # who has no ratings cannot sit there
    olena.goto(at(olena, "/me"))
    olena.locator("#rated").check()
    expect(olena.locator("#repute")).to_contain_text("No rated match is over yet.")
    olena.goto(at(olena, way))
    olena.locator("summary", has_text="Options").click()
    olena.locator("#rated").check()
    olena.get_by_label("show the table to everybody").check()
    olena.click("#open")
    expect(olena.locator(".facts0")).to_contain_text("this match counts")
    expect(olena.locator("#start")).to_have_count(0)
    taras.goto(at(taras, "/"))
    entry = taras.locator("#open-tables .entry", has_text="Olena")
    expect(entry).to_contain_text("rated")
    expect(entry.locator("[data-repute]")).to_have_text("Olena: has not played here yet")
    entry.get_by_role("button").first.click()
    expect(taras.get_by_role("alert")).to_contain_text("This match is rated.")
    forgive(taras, "403")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "90% of 31 turns in time"), ("uk", "90 % з 31 ходу вчасно")]
)
def test_others_read_how_many_turns_somebody_took_in_time(
    hall: ServedHall,
    onlooker: Letting,
    duel: tuple[Match, int],
    archive: Archive,
    language: str,
    told: str,
) -> None:
    olena = onlooker(language=language)
    page, home = olena.page, hall.url.replace("127.0.0.1", "localhost")
    page.goto(f"{home}/me")
    with_authenticator(olena)
    page.locator("form", has=page.locator("#sign-up")).locator("input").fill("Olena")
    page.click("#sign-up")
    page.click("#code button")
    code = page.request.get(f"{home}/api/me").json()["person"]
    links = archive.go_on(*duel, "gandalf", "balrog")
    onlooker().go(links["balrog"])
    page.goto(home + links["gandalf"])
    page.wait_for_selector("[data-legal]")

    async def note() -> None:
        reliability = hall.app.state.hall.reliability
        reliability.taken.update({(code, True): 28, (code, False): 3})
        await reliability.write()

    asyncio.run_coroutine_threadsafe(note(), hall.loop).result()
    page.goto(f"{home}/me")
    expect(page.locator("#repute")).to_contain_text(told)


def test_the_keyboard_is_enough(hall: ServedHall, onlooker: Letting) -> None:
    person = onlooker()
    page = person.page
    page.goto(hall.url.replace("127.0.0.1", "localhost") + "/me")
    with_authenticator(person)
    page.get_by_label("The name that others read").focus()
    page.keyboard.type("Olena")
    page.keyboard.press("Enter")
    page.wait_for_selector("#code")
    page.locator("#code button").focus()
    page.keyboard.press("Enter")
    page.locator("#rated").focus()
    page.keyboard.press("Space")
    expect(page.locator("#repute")).to_contain_text("No rated match is over yet.")
    page.locator("#society input").focus()
    page.keyboard.type("nobodyhere")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("no such thing")
    refused = [complaint for complaint in person.complaints if "404" in complaint]
    assert refused == person.complaints
    person.complaints.clear()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_profile_is_for_everybody(member: Callable[..., Page], language: str, theme: str) -> None:
    """axe finds nothing, on a phone, with friends and ratings; and nothing is cut off."""
    olena = member("Olena", size=PHONE, language=language, theme=theme)
    taras = member("Taras", size=PHONE, language=language, theme=theme)
    taras.locator("#society input").fill(olena.locator("#own-code").inner_text())
    taras.locator("#society form button").click()
    expect(taras.locator("#society li")).to_contain_text("Olena")
    olena.reload()
    olena.locator("#rated").check()
    expect(olena.locator("#society li")).to_contain_text("Taras")
    for page in (olena, taras):
        assert found_by_axe(page) == []
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
