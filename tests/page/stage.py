"""A hall with its page, browsers that look at it, and matches to look at in the middle."""

from __future__ import annotations

import json
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

from greathall.bots import bot_called, play_on
from greathall.kernel import Match, Seat
from greathall.matches import begin_match, new_match
from samples import SAMPLE
from server.halls import ServedHall

# The shell alone, where there is one: the whole browser draws windows that nobody sees.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
DESKTOP, NARROW, PHONE, SMALL_PHONE = (1440, 900), (1180, 800), (390, 844), (360, 640)
PATIENCE, WHOLE_GAME = 60_000, 240_000  # milliseconds, on machines that have much to do
expect.set_options(timeout=PATIENCE)


# A slow hall: what is sent to it stays on its way until all clicks are done.
SLOW = """
window.held = [];
const send = window.fetch;
window.fetch = async (path, init) => {
  if (init?.method === "POST") await new Promise(go => held.push(go));
  return send(path, init);
};
"""


def click_twice(button: Locator) -> None:
    """As people do; what they want is asked of the slow hall once."""
    button.dblclick()
    assert button.page.evaluate("held.splice(0).map(go => go()).length") == 1


@contextmanager
def chromium(*wishes: str) -> Iterator[Browser]:
    """One browser; every person gets a context of their own in it."""
    with sync_playwright() as playwright:
        arguments = [*ARGUMENTS, *wishes]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


def was_here(hall: str) -> StorageState:
    """What the browser keeps of somebody who was asked for a name before, and gave none."""
    kept = [{"name": "name", "value": ""}]
    return {"cookies": [], "origins": [{"origin": hall, "localStorage": kept}]}


class Onlooker:
    """A person with a browser; whatever it complains of is kept."""

    def __init__(
        self,
        browser: Browser,
        hall: str,
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        moving: bool = False,
        staging: str = "off",
        new: bool = False,
    ) -> None:
        self.hall = hall
        self.complaints: list[str] = []
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=width < 760,  # where the page takes the form for phones
            storage_state=None if new else was_here(hall),
        )
        self.context.set_default_timeout(PATIENCE)
        # Who plays fast wants combats told, not shown.
        wish = f"localStorage.staging ??= {json.dumps(staging)}"
        self.context.add_init_script(wish)
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda m: m.type == "error" and self.complaints.append(m.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def go(self, path: str, wait_for: str = "main") -> Page:
        self.page.goto(self.hall + path)
        self.page.wait_for_selector(wait_for)
        return self.page

    def close(self) -> None:
        self.context.close()


@cache
def played(
    scenario: str, players: int, seed: int, game: str = SAMPLE, bot: str = "steward", **options: str
) -> Match:
    """A whole match between bots."""
    match = new_match(game, scenario=scenario, players=players, seed=seed, options=options)
    play_on(match, {seat: bot_called(bot, f"{seed}-{seat}") for seat in match.seats})
    return match


def asked_at(match: Match, wanted: Callable[[Match, int], bool]) -> int:
    """The first position of a match that is such as we look for."""
    again = begin_match(match.header)  # chance gives the answers it gave
    for number, answer in enumerate(match.answers()):
        if wanted(again, number):
            return number
        again.answer(answer.actor, answer.option)
    raise AssertionError("this match has no such position")


class Archive:
    """Tables in a hall that go on from the middle of matches that were played before."""

    def __init__(self, hall: ServedHall) -> None:
        self.hall = hall

    def record(self, match: Match) -> str:
        """The path of a finished table."""
        text = match.record.text.encode()
        return f"/t/{self._post('/api/records', text, 'text/plain')['table']}"

    def go_on(self, match: Match, at: int, *people: Seat, bot: str = "steward") -> dict[Seat, str]:
        """The links of these people at a table that goes on from a position; others are bots."""
        table = self.record(match).rsplit("/", 1)[-1]
        wish = {"at": at, "bots": {s: bot for s in match.seats if s not in people}}
        path = f"/api/tables/{table}/continuations"
        made = self._post(path, json.dumps(wish).encode(), "application/json")
        return {**made["seat_links"], "watch": made["watch_link"]}

    def _post(self, path: str, body: bytes, kind: str) -> dict[str, Any]:
        request = urllib.request.Request(
            self.hall.url + path, body, {"content-type": kind}, method="POST"
        )
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
        return found


def take_up(person: Onlooker, archive: Archive, match: Match, at: int, seat: Seat) -> Page:
    """The page of a person who goes on from a position against bots."""
    return person.go(archive.go_on(match, at, seat)[seat], ".tablescreen")


def see(page: Page, path: Path) -> None:
    """A picture of what is to be seen, when fonts are there and nothing moves."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    page.wait_for_function("!document.querySelector('[aria-busy=true]')")
    page.screenshot(path=path)


# A quick hand: whenever something is lit up, it is clicked, an open menu before all else.
QUICK_HAND = """
seed => {
  const random = () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  const lit = scope => [...document.querySelectorAll(scope + " [data-legal]")]
    .filter(element => element.offsetParent);
  window.quickHand = setInterval(() => {
    const menu = lit(".chooser.leaf");
    const all = menu.length ? menu : lit(".tablescreen");
    if (all.length) all[Math.floor(random() * all.length)].click();
  }, 12);
}
"""
OVER = ".log li.end"


def play_quickly(page: Page, seed: int) -> None:
    """From now on this page answers by itself, as fast as it is asked."""
    page.wait_for_selector(".tablescreen")
    page.evaluate(QUICK_HAND, seed)


def click_lit(page: Page) -> None:
    """Click the first thing that is lit up, until the question has been answered."""
    page.wait_for_selector("[data-legal]")
    before = number_of_answers(page)
    for _ in range(4):  # a menu and a doubt may come between
        page.locator(".chooser.leaf [data-legal], [data-legal]").first.click()
        page.wait_for_timeout(60)
        if number_of_answers(page) != before:
            return


def number_of_answers(page: Page) -> str:
    """What the chronicle and the question say now: it changes with every answer."""
    told = page.evaluate(
        "[...document.querySelectorAll('.ask p, .log ol > li:last-of-type, .own, .field')]"
        ".map(e => e.textContent).join('|')"
    )
    return str(told)
