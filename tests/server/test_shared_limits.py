"""Limits of persons, and limits that several halls share through a Redis of their own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from greathall.server.checked_storage import MissingDriver
from greathall.server.limits import Visitor, Visitors
from greathall.server.settings import Settings
from greathall.server.shared_limits import (
    Settling,
    check_limits,
    sharing,
    storage_at,
)
from server.halls import DUEL, ServedHall, eventually
from server.passkeys import Device
from server.test_profiles import device

OpenHall = Callable[..., ServedHall]
HERE = {"type": "http", "client": ("192.0.2.7", 1)}


@contextmanager
def redis_server(folder: Path, port: int = 0) -> Iterator[str]:
    """The address of a Redis that is ours alone."""
    if not port:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
    words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen(["redis-server", *words], stdout=subprocess.DEVNULL) as server:
        address = f"redis://127.0.0.1:{port}"
        end = time.monotonic() + 30
        while not answers(port):
            assert server.poll() is None
            assert time.monotonic() < end
            time.sleep(0.02)
        yield address
        server.terminate()


def answers(port: int) -> bool:
    with socket.socket() as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis_server(tmp_path_factory.mktemp("redis")) as address:
        yield address


async def test_what_is_spent_at_one_hall_is_missing_at_the_other(redis: str) -> None:
    async with storage_at(redis) as storage:
        halls = [Visitors(Settings(requests_a_second=10)) for _ in range(2)]
        settling = [Settling(hall, storage) for hall in halls]
        one, other = (hall.at(HERE) for hall in halls)
        stranger = halls[1].at(HERE | {"client": ("192.0.2.8", 1)})
        for visitor in (one, other, stranger):
            visitor.requests.rate = 0.001  # so that nothing comes back while we look
            visitor.requests.most = 0.001 * 1_000_000  # and the span is long
        one.requests.pay(20)
        other.requests.pay(1)
        await settling[0].settle(one)
        await settling[1].settle(other)
        await settling[1].settle(stranger)
        assert other.requests.look() == pytest.approx(30 - 21, abs=0.1)
        await settling[0].settle(one)
        assert one.requests.look() == pytest.approx(30 - 21, abs=0.1)
        assert stranger.requests.look() == pytest.approx(30, abs=0.1)
        one.requests.pay(0.0004)  # less than can be told is kept for the next time
        await settling[0].settle(one)
        assert one.requests.spent == pytest.approx(0.0004)


async def test_two_halls_open_together_no_more_tables_than_one(
    open_hall: OpenHall, shared_database: str, redis: str
) -> None:
    wish = {"database": shared_database, "redis": redis, "tables_an_hour": 4}
    halls = [open_hall(**wish, proxies=("127.0.0.1",)) for _ in range(2)]
    came = {"x-forwarded-for": "198.51.100.1"}
    codes = []
    async with httpx.AsyncClient(headers=came, timeout=60) as http:
        for n in range(8):
            answer = await http.post(f"{halls[n % 2].url}/api/tables", json=DUEL)
            codes.append(answer.status_code)
        assert codes == [201] * 4 + [429] * 4
        other = {"x-forwarded-for": "198.51.100.2"}
        answer = await http.post(f"{halls[0].url}/api/tables", json=DUEL, headers=other)
        assert answer.status_code == 201


async def test_a_redis_that_goes_leaves_each_hall_alone_and_may_come_back(
    open_hall: OpenHall, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with redis_server(tmp_path) as address:
        hall = open_hall(data=tmp_path, redis=address)
        await hall.open_table(**DUEL)
    await hall.open_table(**DUEL)
    await eventually(lambda: "limits-not-shared" in caplog.text)
    with redis_server(tmp_path, int(address.rpartition(":")[2])):
        settle = hall.app.state.visitors.settle
        await hall.open_table(**DUEL)
        await eventually(lambda: not settle.__self__.is_alone)


async def test_a_person_has_one_limit_wherever_they_come_from(
    open_hall: OpenHall, tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, person_tables_an_hour=2, proxies=("127.0.0.1",))
    async with device(hall, "Olena") as olena, device(hall) as guest:
        assert await opened_from(olena, "1", "2", "3") == [201, 201, 429]
        assert await opened_from(guest, "1", "2", "3") == [201, 201, 201]


async def opened_from(who: Device, *ends: str) -> list[int]:
    """How opening a table went, from each of these addresses."""
    answers = [
        await who.http.post(
            "/api/tables", json=DUEL, headers={"x-forwarded-for": f"203.0.113.{end}"}
        )
        for end in ends
    ]
    return [answer.status_code for answer in answers]


async def test_a_person_asks_no_more_than_they_may(open_hall: OpenHall, tmp_path: Path) -> None:
    hall = open_hall(data=tmp_path, person_requests_a_second=1, person_sockets_at_once=1)
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        codes = [(await olena.http.get("/api/me")).status_code for _ in range(6)]
        assert 429 in codes
        assert (await taras.http.get("/api/me")).status_code == 200
        opened = await hall.open_table(**DUEL)
        first, second = opened["seat_links"].values()
        async with olena.sit(first):
            with pytest.raises(Exception, match="that many connections"):
                async with olena.sit(second):
                    raise AssertionError("nobody sits at so many tables")
            async with taras.sit(second):
                pass


def test_persons_and_addresses_are_not_mixed_up() -> None:
    visitors = Visitors(Settings(requests_a_second=1, person_requests_a_second=2))
    address = visitors.at(HERE | {"client": ("k7m2x9qdr4tw", 1)})
    person = visitors.person("k7m2x9qdr4tw")
    assert isinstance(person, Visitor)
    assert (address.requests.rate, person.requests.rate) == (1, 2)
    assert {name for name, _ in address.purses()}.isdisjoint(name for name, _ in person.purses())


def test_without_its_package_redis_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis", None)
    with pytest.raises(MissingDriver):
        check_limits("redis://127.0.0.1:1")


async def test_without_an_address_nothing_is_shared() -> None:
    visitors = Visitors(Settings())
    async with sharing(visitors, ""):
        assert visitors.settle is None
