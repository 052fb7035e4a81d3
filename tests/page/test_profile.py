"""Somebody makes a profile in a real browser, loses the device, and comes back on another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from greathall.client import take_apart
from greathall.kernel import Match
from greathall.server.people.channels import Letter, told_of
from page.stage import PHONE, Archive, Onlooker
from server.halls import DUEL, ServedHall, served

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
Letting = Callable[..., Onlooker]


def with_authenticator(person: Onlooker) -> Onlooker:
    """A device that keeps passkeys, and whose owner agrees to show them."""
    devtools = person.page.context.new_cdp_session(person.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return person


@pytest.fixture
def by_name(hall: ServedHall, onlooker: Letting) -> Letting:
    """Passkeys belong to a name: no browser makes them for a number."""

    def come_in(**wishes: Any) -> Onlooker:
        person = onlooker(**wishes)
        person.page.goto(hall.url.replace("127.0.0.1", "localhost") + "/me")
        return with_authenticator(person)

    return come_in


def sign_up(person: Onlooker, name: str) -> str:
    """A new profile: its recovery code, which is then put away."""
    page = person.page
    page.get_by_label("The name that others read").fill(name)
    page.click("#sign-up")
    code = page.locator("#code output").inner_text()
    page.get_by_role("button", name="I have written it down").click()
    expect(page.locator("#code")).to_have_count(0)
    return code


def test_one_signs_up_loses_the_device_and_recovers(by_name: Letting) -> None:
    lost = by_name()
    code = sign_up(lost, "Olena")
    expect(lost.page.locator("#ways-in li").first).to_contain_text("Passkey of")

    new = by_name(size=PHONE)
    new.page.get_by_label("Recovery code").fill(code)
    new.page.click("#recover")
    expect(new.page.locator("#code output")).not_to_have_text(code)
    new.page.get_by_role("button", name="I have written it down").click()
    new.page.click("#add-passkey")
    expect(new.page.locator("#ways-in ul").first.locator("li")).to_have_count(2)
    new.page.locator("#ways-in ul").first.get_by_role("button").first.click()
    expect(new.page.locator("#ways-in ul").first.locator("li")).to_have_count(1)
    new.page.click("#sign-out-others")
    expect(new.page.locator("#sign-out-others")).to_have_count(0)

    new.page.get_by_role("button", name="Sign out").click()
    new.page.click("#sign-in")
    expect(new.page.get_by_label("The name that others read")).to_have_value("Olena")

    lost.page.reload()
    expect(lost.page.get_by_role("alert")).to_contain_text("Sign in first")
    lost.page.click("#sign-in")
    expect(lost.page.get_by_role("alert")).to_contain_text("not accepted")
    refused = [c for c in lost.complaints if "401" in c or "403" in c]
    assert len(refused) == len(lost.complaints) == 2
    lost.complaints.clear()


def test_a_guests_table_becomes_ones_own(hall: ServedHall, by_name: Letting) -> None:
    guest = by_name()
    wish = DUEL | {"bots": {"balrog": "steward"}}
    opened = guest.page.request.post(f"{hall.url}/api/tables", data=wish).json()
    guest.page.goto(guest.page.url.replace("/me", opened["seat_links"]["gandalf"]))
    guest.page.get_by_label("Your name").fill("A guest")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.locator(".topbar")).to_contain_text("Gandalf")
    guest.page.goto(guest.page.url.split("/t/")[0] + "/me")
    sign_up(guest, "Olena")
    guest.page.click("#claim")
    expect(guest.page.get_by_role("status").filter(has_text="One table")).to_be_visible()
    expect(guest.page.locator("#tables")).to_contain_text("Gandalf")


def test_my_tables_begin_with_my_turn(
    by_name: Letting,
    onlooker: Letting,
    archive: Archive,
    duel: tuple[Match, int],
    seats: dict[str, str],
) -> None:
    olena = by_name()
    sign_up(olena, "Olena")
    home = olena.page.url.removesuffix("/me")
    open_now = olena.page.request.post(f"{home}/api/tables", data=DUEL).json()["seat_links"]
    onlooker().go(seats["gandalf"])
    longest, shorter = (archive.go_on(*duel, "gandalf")["gandalf"] for _ in range(2))
    for link in (open_now["gandalf"], shorter, longest, seats["balrog"]):
        olena.page.goto(home + link)
        olena.page.wait_for_selector(".wait" if link == open_now["gandalf"] else ".tablescreen")
    olena.page.goto(f"{home}/me")
    tickets = olena.page.locator("#tables [data-table]")
    expect(tickets).to_have_count(4)
    expect(olena.page.locator("#tables [data-table].turn")).to_have_count(2)
    shown = tickets.evaluate_all("all => all.map(ticket => ticket.dataset.table)")
    links = (longest, shorter, seats["balrog"], open_now["gandalf"])
    assert sorted(shown[:2]) == sorted(take_apart(link)[0] for link in links[:2])
    assert shown[2:] == [take_apart(link)[0] for link in links[2:]]


def test_the_profile_can_be_deleted(by_name: Letting) -> None:
    person = by_name()
    sign_up(person, "Olena")
    person.page.click("#delete")
    person.page.get_by_role("button", name="Yes, delete everything").click()
    expect(person.page.locator("#sign-up")).to_be_visible()


def test_a_push_shows_whose_turn_it_is_and_can_be_stopped_there(by_name: Letting) -> None:
    """The worker that waits for pushes gets what the hall sends; the browser only notes it."""
    page = by_name().page
    worker = page.request.get(page.url.removesuffix("/me") + "/told.js").text()
    letter = Letter("Your turn: Sunday", "The others wait", "/t/x", "/stop/y", "No more")
    story = """(push) => {
            const heard = {}, shown = [], opened = [];
            const self = {
                addEventListener: (kind, hear) => (heard[kind] = hear),
                registration: { showNotification: (title, rest) => shown.push({ title, ...rest }) },
                clients: { openWindow: (link) => opened.push(link) },
            };
            WORKER
            const waitUntil = () => {};
            heard.push({ data: { json: () => JSON.parse(push) }, waitUntil });
            for (const action of ["", "stop"]) {
                const notification = { data: shown[0].data, close: () => {} };
                heard.notificationclick({ action, notification, waitUntil });
            }
            return { shown, opened };
        }"""
    noted = page.evaluate(story.replace("WORKER", worker), told_of(letter))
    (shown,) = noted["shown"]
    assert (shown["title"], shown["body"]) == ("Your turn: Sunday", "The others wait")
    assert shown["actions"] == [{"action": "stop", "title": "No more"}]
    assert noted["opened"] == ["/t/x", "/stop/y"]


def test_one_chooses_when_and_how_to_be_told(tmp_path: Path, browser: Browser) -> None:
    with served(data=tmp_path, public_url="https://hall.example") as hall:
        person = Onlooker(browser, hall.url)
        person.page.goto(hall.url.replace("127.0.0.1", "localhost") + "/me")
        sign_up(with_authenticator(person), "Olena")
        told = person.page.locator("#told")
        told.get_by_label("Address of a service").fill("json://localhost:9")
        told.get_by_role("button", name="Add").click()
        expect(told.locator("li")).to_contain_text("Another service: json")
        told.get_by_role("button", name="Try it").click()
        expect(told.get_by_role("status")).to_contain_text("It did not go out")
        expect(told.locator("li")).to_contain_text("The last message did not go out")
        told.locator("#when").select_option("digest")
        told.get_by_label("Hour").select_option("18")
        told.locator("#save-telling").click()
        expect(told.get_by_role("status")).to_have_text("Saved.")
        person.page.reload()
        expect(person.page.locator("#told #when")).to_have_value("digest")
        person.page.goto(person.page.url.replace("/me", "/stop/k7m2x9qdr4tw#nothing"))
        person.page.get_by_role("button", name="Stop").click()
        expect(person.page.get_by_role("heading")).to_contain_text("no such thing")
        assert [c for c in person.complaints if "404" not in c] == []
        person.close()
