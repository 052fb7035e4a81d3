"""What one person asks for many times at the same moment, of several halls: limits hold."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from greathall.server.people.holidays import DAYS_A_YEAR
from greathall.server.people.message_routes import MOST_CHANNELS
from greathall.server.rests import DAY
from server.halls import ServedHall
from server.passkeys import Device
from server.test_messages import URL
from server.test_profiles import device

OpenHall = Callable[..., ServedHall]


@asynccontextmanager
async def two_doors(open_hall: OpenHall, database: str) -> AsyncIterator[tuple[Device, Device]]:
    """Olena at two halls over the same database."""
    halls = [open_hall(database=database, public_url=URL) for _ in range(2)]
    async with device(halls[0], "Olena") as here, device(halls[1]) as there:
        there.http.cookies = here.http.cookies
        # So that no request has to wait for its connection.
        await statuses(*(at.http.get("/api/me") for at in [here, there] * 10))
        yield here, there


async def statuses(*asking: Awaitable[Any]) -> Counter[int]:
    return Counter(answer.status_code for answer in await asyncio.gather(*asking))


async def test_the_last_passkey_stays(open_hall: OpenHall, shared_database: str) -> None:
    async with two_doors(open_hall, shared_database) as (here, there):
        for _ in range(5):
            begun = await here.ask("POST", "/api/me/passkeys/ceremonies")
            await here.ask("POST", "/api/me/passkeys", 204, **here.make(begun))
        known = (await here.ask("GET", "/api/me"))["passkeys"]
        gone = [
            at.http.delete(f"/api/me/passkeys/{key['id']}")
            for at, key in zip([here, there] * 3, known, strict=True)
        ]
        assert await statuses(*gone) == {204: 5, 409: 1}


async def test_nobody_has_more_channels(open_hall: OpenHall, shared_database: str) -> None:
    async with two_doors(open_hall, shared_database) as (here, there):
        wish = {"kind": "apprise", "address": "json://93.184.215.14"}
        made = [
            at.http.post("/api/me/channels", json=wish)
            for at in (here, there)
            for _ in range(MOST_CHANNELS)
        ]
        assert await statuses(*made) == {201: MOST_CHANNELS, 413: MOST_CHANNELS}


async def test_a_year_has_no_more_days(open_hall: OpenHall, shared_database: str) -> None:
    async with two_doors(open_hall, shared_database) as (here, there):
        now = time.time()
        taken = [
            at.http.post("/api/me/holidays", json={"from_at": now + (2 * n + m) * DAY, "days": 1})
            for n in range(1, DAYS_A_YEAR + 1)
            for m, at in enumerate((here, there))
        ]
        assert await statuses(*taken) == {204: DAYS_A_YEAR, 409: DAYS_A_YEAR}
