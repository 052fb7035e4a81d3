"""The page adds a share to the dice, and proves them when the match is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from greathall.reading import read_record
from greathall.server.fair_dice import verify
from page.stage import OVER, WHOLE_GAME, Archive, Onlooker
from server.halls import BALROG, DUEL, GANDALF, ServedHall, served

EVER = 600.0  # seconds: what begins begins because all have added their share
PROVEN = "The dice are proven, and your share is in them."


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHall]:
    with served(data=tmp_path_factory.mktemp("hall"), share_seconds=EVER) as hall:
        yield hall


def opened_table(hall: ServedHall, **wish: Any) -> dict[str, Any]:
    body = json.dumps({**DUEL, **wish}).encode()
    return Archive(hall)._post("/api/tables", body, "application/json")


def let_bots_play(page: Page) -> None:
    page.get_by_role("button", name="This table", exact=True).click()
    page.get_by_role("button", name="Let a bot play").first.click()


def test_two_people_add_their_shares_and_see_them_proven(
    hall: ServedHall, onlooker: Callable[..., Onlooker]
) -> None:
    opened = opened_table(hall, by_lot=True)
    pages = [onlooker().go(opened["seat_links"][seat]) for seat in (GANDALF, BALROG)]
    for page in pages:
        page.wait_for_selector(".tablescreen")
    for page in pages:
        let_bots_play(page)
    for page in pages:
        page.wait_for_selector(OVER, timeout=WHOLE_GAME)
        expect(page.locator(".ask small")).to_have_text(PROVEN)
        expect(page.locator(".fair")).to_contain_text("greathall verify")
    kept = [kept_dice(page, opened["table"])["shares"] for page in pages]
    text = pages[0].request.get(f"{hall.url}/api/tables/{opened['table']}/record").text()
    shares = dict(word.split("=") for word in dict(read_record(text).footer)["shares"].split())
    assert shares == {**kept[0], **kept[1]}
    assert set(verify(read_record(text)).shared) == {GANDALF, BALROG}


def kept_dice(page: Page, table: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('dice-{table}')"))
    return kept


def test_a_hall_that_does_not_keep_its_word_is_told_of(
    hall: ServedHall, onlooker: Callable[..., Onlooker]
) -> None:
    opened = opened_table(hall, bots={BALROG: "random"})
    page = onlooker().go(opened["seat_links"][GANDALF], wait_for=".tablescreen")
    let_bots_play(page)
    page.wait_for_selector(OVER, timeout=WHOLE_GAME)
    expect(page.locator(".ask small")).to_have_text(PROVEN)
    share = kept_dice(page, opened["table"])["shares"][GANDALF]
    text = page.request.get(f"{hall.url}/api/tables/{opened['table']}/record").text()
    told = dict(read_record(text).footer)
    other = "0" * 64
    forged = {
        "the hall had shown another number": text.replace(told["commitment"], other),
        "the secret does not fit": text.replace(told["secret"], other),
        "the shares are not those that were pledged": text.replace(told["pledges"], "-"),
        "your share was told and is not in them": text.replace(share, other),
        "chance answered otherwise": text.replace("dice-from: 0", "dice-from: 1"),
        PROVEN: text,
    }
    for words, record in forged.items():
        answer = respond_with(record)
        page.route("**/record", answer)
        page.reload()
        page.wait_for_selector(".endpage")
        expect(page.locator(".ask small")).to_contain_text(words)
        page.unroute("**/record", answer)


def respond_with(record: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=record, content_type="text/plain; charset=utf-8")
