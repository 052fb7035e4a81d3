"""A push comes to a real browser: asked for, shown, clicked, and stopped, by mouse.

Only the service of the browser's maker is played here: it takes the subscription, decrypts what the
hall sends as the browser would, and hands it to the worker that waits for it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from greathall.client import take_apart
from page.stage import Onlooker
from page.test_profile import sign_up, with_authenticator
from server.halls import BALROG, GANDALF, PRIVATE_DUEL, ServedHall, served
from server.mailboxes import HERE, PushService

T = TypeVar("T")
URL = "https://hall.example"
# Chromium would ask a service of its maker for an address; here it is given one.
AT_THE_SERVICE = """
let made = null;
PushManager.prototype.subscribe = async function (wish) {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length < 80) throw new Error("wrong wish");
  made = { ...SUBSCRIPTION, unsubscribe: async () => (localStorage.unsubscribed = "yes") };
  return made;
};
PushManager.prototype.getSubscription = async () => made;
"""
# This Chromium has no place where notifications are shown: what is asked of it is noted.
ALLOWED = 'Notification.requestPermission = async () => "granted";'
NOTED = """
self.shown = [], self.opened = [];
self.registration.showNotification = async (title, rest) => self.shown.push({ title, ...rest });
self.clients.openWindow = async (link) => self.opened.push(link);
"""
CLICK = """
(action) => {
  const { data } = self.shown.at(-1);
  const click = new ExtendableEvent("notificationclick");
  self.dispatchEvent(Object.assign(click, { action, notification: { data, close() {} } }));
  return self.opened.at(-1);
}
"""


class Room:
    """A hall that sends pushes, and the service to which it sends them."""

    def __init__(self, hall: ServedHall) -> None:
        self.hall, self.service, self.seen = hall, PushService(), 0
        self.server = self.run(asyncio.start_server(self.service.answer, HERE, 0))
        self.service.port = self.server.sockets[0].getsockname()[1]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.hall.loop).result()

    def next_push(self, page: Page) -> str:
        """What the service gets next, as the browser reads it."""
        for _ in range(600):
            if len(self.service.told) > self.seen:
                self.seen += 1
                return json.dumps(self.service.told[self.seen - 1])
            page.wait_for_timeout(100)
        raise AssertionError("no push came")

    async def close(self) -> None:
        self.server.close()
        await asyncio.gather(*self.service.answering)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with served(data=tmp_path, public_url=URL, own_network=(HERE,)) as hall:
        room = Room(hall)
        yield room
        room.run(room.close())


class Subscriber:
    """Olena, whose browser lets the hall push."""

    def __init__(self, browser: Browser, room: Room) -> None:
        self.room, self.person = room, Onlooker(browser, room.hall.url)
        self.page, self.home = self.person.page, room.hall.url.replace(HERE, "localhost")
        self.page.add_init_script(
            AT_THE_SERVICE.replace("SUBSCRIPTION", room.service.subscription())
        )
        self.page.goto(f"{self.home}/me")
        sign_up(with_authenticator(self.person), "Olena")
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.registrations: list[str] = []
        self.devtools.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.devtools.send("ServiceWorker.enable")

    def _note(self, told: dict[str, Any]) -> None:
        self.registrations += [each["registrationId"] for each in told["registrations"]]

    def worker(self) -> Worker:
        return self.person.context.service_workers[0]

    def subscribe(self) -> None:
        self.page.evaluate(ALLOWED)
        self.page.click("#push")
        expect(self.page.locator("#told li")).to_contain_text("This browser")
        self.worker().evaluate(NOTED)

    def receive(self) -> dict[str, Any]:
        """The browser hands the next push to its worker: what that wants to be shown."""
        push = self.room.next_push(self.page)
        (registration,) = set(self.registrations)
        wish = {"origin": self.home, "registrationId": registration, "data": push}
        self.devtools.send("ServiceWorker.deliverPushMessage", wish)
        for _ in range(600):
            if len(found := self.worker().evaluate("self.shown")) == self.room.seen:
                return dict(found[-1])
            self.page.wait_for_timeout(100)
        raise AssertionError("nothing was shown")

    def click(self, action: str = "") -> str:
        """Where a click on what is shown leads."""
        link = str(self.worker().evaluate(CLICK, action))
        assert link.startswith(URL)
        return self.home + link.removeprefix(URL)


@pytest.fixture
def olena(browser: Browser, room: Room) -> Iterator[Subscriber]:
    someone = Subscriber(browser, room)
    yield someone
    assert someone.person.complaints == []
    someone.person.close()


def begin_a_duel(olena: Subscriber, onlooker: Callable[..., Onlooker]) -> str:
    """It is Olena's turn at a table that she has left; its path."""
    opened = olena.page.request.post(f"{olena.home}/api/tables", data=PRIVATE_DUEL).json()
    links = opened["seat_links"]
    other = onlooker(hall=olena.room.hall.url)
    other.go(links[BALROG])
    olena.page.goto(olena.home + links[GANDALF])
    olena.page.wait_for_selector(".tablescreen [data-legal]")
    olena.page.goto(f"{olena.home}/me")
    return f"/t/{take_apart(links[GANDALF])[0]}"


@pytest.fixture
def onlooker(browser: Browser) -> Iterator[Callable[..., Onlooker]]:
    people: list[Onlooker] = []

    def come_in(hall: str) -> Onlooker:
        people.append(Onlooker(browser, hall))
        return people[-1]

    yield come_in
    assert [complaint for person in people for complaint in person.complaints] == []
    for person in people:
        person.close()


def test_a_push_is_asked_for_shown_and_leads_to_the_table(
    olena: Subscriber, onlooker: Callable[..., Onlooker]
) -> None:
    olena.subscribe()
    olena.page.locator("#told").get_by_role("button", name="Try it").click()
    expect(olena.page.locator("#told").get_by_role("status")).to_have_text(
        "A message has gone out."
    )
    assert olena.receive()["title"]
    assert olena.click() == f"{olena.home}/me"

    table = begin_a_duel(olena, onlooker)
    shown = olena.receive()
    assert shown["title"].startswith("Your turn: ")
    assert [action["action"] for action in shown["actions"]] == ["stop"]
    assert "gandalf" not in json.dumps(shown).lower()
    leads_to = olena.click()
    assert leads_to == olena.home + table
    olena.page.goto(leads_to)
    expect(olena.page.locator(".tablescreen .own")).to_contain_text("Gandalf")


def test_who_says_no_is_not_subscribed(olena: Subscriber) -> None:
    olena.page.click("#push")
    expect(olena.page.locator("#told").get_by_role("status")).to_contain_text("does not allow")
    expect(olena.page.locator("#told li")).to_have_count(0)


def test_a_push_can_be_stopped_on_the_page_and_in_the_message(olena: Subscriber) -> None:
    olena.subscribe()
    olena.page.locator("#told li").get_by_role("button", name="Forget").click()
    expect(olena.page.locator("#told li")).to_have_count(0)
    assert olena.page.evaluate("localStorage.unsubscribed") == "yes"

    olena.subscribe()
    olena.page.locator("#told").get_by_role("button", name="Try it").click()
    olena.receive()
    olena.page.goto(olena.click("stop"))
    olena.page.get_by_role("button", name="Stop").click()
    expect(olena.page.get_by_role("heading")).to_contain_text("told nothing more")
    olena.page.goto(f"{olena.home}/me")
    expect(olena.page.locator("#told #when")).to_be_visible()
    expect(olena.page.locator("#told li")).to_have_count(0)
