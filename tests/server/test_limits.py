"""What one address may cost the hall: each request pays, and what stays open is counted."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from itertools import count
from types import SimpleNamespace

import pytest

from greathall.server import Settings, limits, sockets
from greathall.server.errors import TooFast, TooManySockets, TooManyTables
from greathall.server.limits import Purse, Visitor, Visitors
from greathall.server.viewers import Viewer


class Time:
    """A clock that goes on only while somebody rests."""

    def __init__(self) -> None:
        self.now = 1_000.0

    async def rest(self, seconds: float) -> None:
        self.now += seconds + 1e-9


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(limits, "monotonic", lambda: time.now)
    monkeypatch.setattr(limits, "rest", time.rest)
    return time


def visit(**settings: int) -> Visitor:
    visitor = Visitor(Settings(**settings))  # type: ignore[arg-type]
    limits.welcome(visitor, visitor.requests)
    return visitor


# ------------------------------------------------------------------ purses


async def test_a_purse_has_a_reserve_and_fills_again(time: Time) -> None:
    purse = Purse(10)
    for _ in range(30):
        await purse.afford(1)
    with pytest.raises(TooFast):
        await purse.afford(1)
    time.now += 0.5
    await purse.afford(5)
    time.now += 1_000
    assert purse.look() == 30


async def test_who_is_patient_waits_as_long_as_it_takes_and_is_not_refused(time: Time) -> None:
    purse = Purse(10, patient=True)
    for _ in range(50):
        await purse.afford(1)
    assert time.now == pytest.approx(1_002)


async def test_what_cost_more_than_there_was_is_owed_up_to_a_limit(time: Time) -> None:
    purse = Purse(10)
    purse.pay(70)
    assert purse.look() == -40
    purse.pay(10_000)
    assert purse.look() == -100
    time.now += 10
    await purse.afford(0)
    with pytest.raises(TooFast):
        await purse.afford(1)


async def test_those_who_wait_are_served_in_the_order_in_which_they_came(time: Time) -> None:
    purse, served = Purse(10, patient=True), list[int]()

    async def ask(number: int) -> None:
        await purse.afford(20 if number == 0 else 1)
        served.append(number)

    purse.pay(30)
    await asyncio.gather(*map(ask, range(5)))
    assert served == [0, 1, 2, 3, 4]


# ------------------------------------------------------------------ who pays


async def test_whoever_causes_work_pays_for_it_and_the_hall_itself_nothing(time: Time) -> None:
    limits.pay(1_000)  # nobody is there to pay
    visitor = visit(requests_a_second=10)
    limits.pay(4)
    await asyncio.create_task(pay_twice())
    assert visitor.requests.look() == 20
    limits.on_the_house()
    limits.pay(1_000)
    assert visitor.requests.look() == 20


async def pay_twice() -> None:
    """What was begun by somebody is theirs, too."""
    for _ in range(2):
        limits.pay(3)


async def test_what_is_told_is_paid_for_by_its_length(time: Time) -> None:
    visitor = visit(requests_a_second=100)
    for viewer in (Viewer(), Viewer()):
        viewer.send_bytes(b"a" * limits.BYTES_OF_WORK)
    assert visitor.requests.look() == pytest.approx(300 - 2 * (1 + limits.A_MESSAGE))


async def test_large_messages_are_sent_one_by_one_with_everybodys_turn_between() -> None:
    hall, sent, turns = SimpleNamespace(large_message=asyncio.Lock()), list[int](), 0

    class Socket:
        async def send_text(self, _: str) -> None:
            sent.append(turns)

        async def close(self, _: int) -> None: ...

    async def look_on() -> None:
        nonlocal turns
        while len(sent) < 5:
            turns += 1
            await asyncio.sleep(0)

    viewers = [Viewer() for _ in range(5)]
    for viewer in viewers:
        viewer.send_bytes(b"a" * (sockets.LARGE + 1))
        viewer.close()
    sending = [sockets._send_all(Socket(), hall, viewer) for viewer in viewers]  # type: ignore[arg-type]
    await asyncio.gather(*sending, look_on())
    assert len(set(sent)) == 5


def test_an_address_is_a_household() -> None:
    assert limits.household("192.0.2.7") == "192.0.2.7"
    assert limits.household("::ffff:192.0.2.7") == "192.0.2.7"
    assert limits.household("2001:db8:1:2:3::4") == limits.household("2001:db8:1:2::9")
    assert limits.household("2001:db8:1:2::4") != limits.household("2001:db8:1:3::4")
    assert limits.household("fe80::1%eth0") == limits.household("fe80::2")
    assert limits.household("") == ""


async def test_addresses_at_rest_are_forgotten(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_VISITORS", 3)
    visitors = Visitors(Settings())
    first, second, third = (visitors.at({"client": (f"192.0.2.{n}", 1)}) for n in range(3))
    first.sockets = 1
    second.tables.pay(1)
    assert visitors.at({"client": ("192.0.2.3", 1)}) is not third
    assert visitors.at({"client": ("192.0.2.0", 1)}) is first
    assert visitors.at({"client": ("192.0.2.1", 1)}) is second
    assert len(visitors.known) == 3


# ------------------------------------------------------------------ caps


async def test_only_so_many_tables_are_opened_in_an_hour(time: Time) -> None:
    visit(tables_an_hour=2)
    for _ in range(2):
        await limits.open_one_more_table()
    with pytest.raises(TooManyTables) as refusal:
        await limits.open_one_more_table()
    assert refusal.value.fields == {"most": 2}
    time.now += 1_801
    await limits.open_one_more_table()


async def test_only_so_many_websockets_are_open_at_once() -> None:
    visit(sockets_at_once=1)
    with limits.one_more_socket(), pytest.raises(TooManySockets), limits.one_more_socket():
        pass
    with limits.one_more_socket():
        pass


async def test_only_so_many_bots_think_at_once_and_the_others_follow() -> None:
    visit(bots_at_once=2)
    thinking, most, done = 0, 0, 0

    async def think() -> None:
        nonlocal thinking, most, done
        async with limits.turn_of_a_bot():
            thinking += 1
            most = max(most, thinking)
            await asyncio.sleep(0)
            thinking -= 1
            done += 1

    await asyncio.gather(*(think() for _ in range(7)))
    assert (most, done) == (2, 7)


# ------------------------------------------------------------------ long work


@pytest.fixture
def _every_look_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever the processor's time is looked at, half a slice has passed."""
    looks = count()
    monkeypatch.setattr(limits, "SLICE", 2 / 1024)
    monkeypatch.setattr(limits, "thread_time", lambda: next(looks) / 1024)


def steps(number: int, done: list[int]) -> Generator[None, None, str]:
    for _ in range(number):
        done[0] += 1
        yield
    return "done"


@pytest.mark.usefixtures("_every_look_costs")
async def test_long_work_lets_everybody_have_their_turn() -> None:
    done, seen = [0], list[int]()

    async def look_on() -> None:
        while done[0] < 20:
            seen.append(done[0])
            await asyncio.sleep(0)

    result, _ = await asyncio.gather(limits.in_slices(steps(20, done)), look_on())
    assert result == "done"
    assert seen == list(range(1, 20))


@pytest.mark.usefixtures("_every_look_costs")
async def test_long_work_is_paid_for_by_the_time_it_took(time: Time) -> None:
    visitor = visit(requests_a_second=100)
    await limits.in_slices(steps(20, [0]))
    looks = 20 * 3 + 2  # three in each slice, of one step each, and two at the end
    assert visitor.requests.look() == pytest.approx(300 - looks * 1_000 / 1_024)


@pytest.mark.usefixtures("_every_look_costs")
async def test_of_one_address_one_long_work_follows_the_other_while_it_is_not_in_debt(
    time: Time,
) -> None:
    visit(requests_a_second=20)
    counts = [[0] for _ in range(10)]

    async def work(done: list[int]) -> str:
        async with limits.own_turn():
            begun = [other[0] for other in counts].count(0)
            result = await limits.in_slices(steps(10, done))
            assert [other[0] for other in counts].count(0) == begun - 1
            return result

    results = await asyncio.gather(*map(work, counts), return_exceptions=True)
    assert results[:2] == ["done", "done"]  # 60 are there, and one costs 31
    assert all(isinstance(result, TooFast) for result in results[2:])
    assert counts[2:] == [[0]] * 8
