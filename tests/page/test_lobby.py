"""The lobby: whoever looks at it sees tables come and fill, without asking again and again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from page.stage import Archive, Onlooker
from server.halls import DUEL

COMES_IN = Callable[..., Onlooker]


API = "/api/"  # pictures may come whenever something new is drawn


def open_a_table(archive: Archive) -> str:
    """The table of a duel for all to see."""
    body = json.dumps(DUEL).encode()
    return str(archive._post("/api/tables", body, "application/json")["table"])


def free_seats(page: Page, table: str) -> Locator:
    """The buttons with which one joins a table."""
    link = page.locator(f"a[href='/t/{table}']")
    return page.locator("#open-tables .entry", has=link).get_by_role("button")


def test_tables_and_those_who_sit_down_are_seen_at_once(
    onlooker: COMES_IN, archive: Archive
) -> None:
    page = onlooker().go("/", "#open-tables .empty")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if API in request.url else None)
    table = open_a_table(archive)
    expect(free_seats(page, table)).to_have_count(2)
    other = onlooker().go("/", "#open-tables .entry")
    free_seats(other, table).first.click()
    expect(free_seats(page, table)).to_have_count(1)
    assert [url for url in asked if not url.endswith("/repute")] == []  # no list is asked for


def test_a_lobby_that_was_cut_off_comes_back_by_itself(
    onlooker: COMES_IN, archive: Archive
) -> None:
    person = onlooker()
    lines: list[WebSocketRoute] = []
    reachable = True

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if reachable:
            line.connect_to_server()
        else:
            line.close(code=1001)

    person.page.route_web_socket(re.compile("/socket$"), connect)
    page = person.go("/", ".game")
    reachable = False
    lines[0].close(code=1001)
    expect(page.get_by_role("alert")).to_have_text("The hall cannot be reached just now.")
    reachable = True
    expect(page.locator(f"#open-tables a[href='/t/{open_a_table(archive)}']")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
