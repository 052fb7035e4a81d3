"""The list of public tables is sent to those who watch it: nobody asks for it again and again."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import websockets

from greathall.client import Json
from greathall.server.listing import Listing
from greathall.server.store import StorageFailed
from server.halls import (
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    play_all,
    sitting,
)
from server.tabs import Tab

OpenHall = Callable[..., ServedHall]


@asynccontextmanager
async def in_the_lobby(hall: ServedHall, **connect: Any) -> AsyncIterator[Tab]:
    address = f"{hall.url.replace('http', 'ws', 1)}/api/tables/socket"
    async with websockets.connect(address, **connect) as socket:
        yield Tab(socket)


async def listed(tab: Tab) -> list[Json]:
    tables: list[Json] = (await tab.hear("tables"))["tables"]
    return tables


async def test_the_lobby_hears_of_tables_and_of_who_sits_down(any_hall: ServedHall) -> None:
    async with in_the_lobby(any_hall) as tab, in_the_lobby(any_hall) as other:
        assert await listed(tab) == []
        await any_hall.open_table(**PRIVATE_DUEL)
        opened = await any_hall.open_table(**DUEL)
        tables = await listed(tab)
        assert [table["id"] for table in tables] == [opened["table"]]
        assert tables == await any_hall.tables()
        assert [await listed(other), await listed(other)] == [[], tables]
        await any_hall.join(opened["table"], GANDALF, "Olena")
        (table,) = await listed(tab)
        assert [seat["name"] for seat in table["seats"] if seat["taken"]] == ["Olena"]


async def test_the_lobby_hears_how_far_a_match_has_come(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    (table,) = await any_hall.tables()
    assert [table["round"], table["phase"], table["score"]] == [None, None, {}]
    async with sitting(any_hall, opened) as people, in_the_lobby(any_hall) as tab:
        await play_all(people, until=60)
        view = people[GANDALF].position["seats"][GANDALF]["view"]
        assert view["round"] > 0
        seen: list[Any] = []
        while seen != [view["round"], view["phase"]]:
            (table,) = await listed(tab)
            seen = [table["round"], table["phase"]]
        assert table["score"] == people[GANDALF].position["totals"]["scores"]


async def test_the_lobby_hears_of_tables_that_another_hall_opens(
    open_hall: OpenHall, shared_database: str
) -> None:
    ours, other = open_hall(database=shared_database), open_hall(database=shared_database)
    async with in_the_lobby(ours) as tab:
        assert await listed(tab) == []
        opened = await other.open_table(**DUEL)
        assert [table["id"] for table in await listed(tab)] == [opened["table"]]


async def test_when_nobody_watches_nobody_looks(any_hall: ServedHall) -> None:
    listing = any_hall.app.state.hall.listing
    async with in_the_lobby(any_hall) as tab:
        await listed(tab)
        assert listing.watching
    await eventually(lambda: not listing.watchers and listing.watching is None)


async def test_whoever_talks_in_the_lobby_is_refused(any_hall: ServedHall) -> None:
    async with in_the_lobby(any_hall) as tab:
        await tab.send({"do": "sit"})
        assert (await tab.hear("error"))["error"] == "error-bad-message"
        assert await tab.is_shown_out() == 4404


async def test_a_foreign_page_does_not_watch_the_lobby(any_hall: ServedHall) -> None:
    with pytest.raises(websockets.InvalidStatus) as refusal:
        async with in_the_lobby(any_hall, origin="https://evil.example"):
            pass
    assert refusal.value.response.status_code == 403


async def test_a_list_that_cannot_be_made_is_made_later(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, failures = Listing.make, 0

    async def failing(listing: Listing) -> list[dict[str, Any]]:
        nonlocal failures
        failures += 1
        raise StorageFailed("the database is gone")

    async with in_the_lobby(any_hall) as tab:
        await listed(tab)
        monkeypatch.setattr(Listing, "make", failing)
        await eventually(lambda: failures > 1)
        monkeypatch.setattr(Listing, "make", make)
        opened = await any_hall.open_table(**DUEL)
        assert [table["id"] for table in await listed(tab)] == [opened["table"]]
