"""What one address or person may cost the hall: purses for work, and caps on what stays open.

A purse holds milliseconds of work. Whoever causes work pays for it, wherever it is done: the
visitors of a request or a websocket go along with its task and with every task begun by it: the
address, and the person if somebody is signed in. `shared_limits.py` lets several halls share them.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, TypeVar

from starlette.types import Scope

from greathall.server.errors import TooFast, TooManySockets, TooManyTables
from greathall.server.settings import Settings

T = TypeVar("T")
LOOKING, CHANGING = 1.0, 5.0  # what a request costs at least; an answer is as cheap as a look
RESERVE = 3  # seconds of work that a purse holds at most
DEEPEST_DEBT = 10  # seconds of work; whatever was done beyond that is forgiven
SLICE = 0.001  # seconds of long work; then everybody else has their turn
A_MESSAGE, BYTES_OF_WORK = 0.1, 20_000  # what it takes to send one, and how much in a millisecond
ENTRIES_OF_WORK = 100  # that are written in a millisecond
MOST_VISITORS = 10_000


async def rest(seconds: float) -> None:
    """Let somebody wait who has spent too much."""
    await asyncio.sleep(seconds)


class Purse:
    """So much work a second, with a reserve for bursts; what cost more than it holds is owed."""

    def __init__(self, rate: float, reserve: float | None = None, *, patient: bool = False) -> None:
        self.rate, self.most = rate, rate * RESERVE if reserve is None else reserve
        self.left, self.since = self.most, monotonic()
        self.is_patient = patient  # whether one waits until there is enough, or is refused
        self.turn = asyncio.Lock()  # whoever came first is served first
        self.spent = 0.0  # here, and not yet told to others who share this purse

    def look(self) -> float:
        """How much it holds now."""
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left

    def pay(self, cost: float) -> None:
        """Work was done, whether or not there was enough for it."""
        self.spent += cost
        self.take(cost)

    def take(self, cost: float) -> None:
        """So much was spent, here or elsewhere."""
        self.left = max(self.look() - cost, -DEEPEST_DEBT * self.rate)

    async def afford(self, cost: float) -> None:
        """Pay before something is done: wait until there is enough for it, or be refused."""
        async with self.turn:
            await self.hold(cost)
            self.left -= cost
            self.spent += cost

    async def hold(self, cost: float) -> None:
        """Wait until it holds so much, or all that it can hold, or be refused."""
        while (missing := min(cost, self.most) - self.look()) > 0:
            if not self.is_patient:
                raise TooFast("too many requests; wait a moment")
            await rest(missing / self.rate)


class Visitor:
    """One address or person: what it may still spend, and what it holds open."""

    def __init__(self, settings: Settings, address: str = "", person: str = "") -> None:
        self.address, self.name = address, f"person:{person}" if person else f"address:{address}"
        most = settings.of_a_person if person else settings.of_an_address
        self.requests = Purse(most.requests_a_second)
        self.messages = Purse(most.messages_a_second, patient=True)
        hourly = most.tables_an_hour
        self.tables, self.most_tables = Purse(hourly / 3600, hourly), hourly
        self.sockets, self.most_sockets = 0, most.sockets_at_once
        self.bots = asyncio.Semaphore(most.bots_at_once)
        self.settle: Settle | None = None  # if others share these purses

    def is_at_rest(self) -> bool:
        """Whether it would make no difference to forget about this address."""
        full = all(purse.look() >= purse.most for _, purse in self.purses())
        return not self.sockets and full

    def purses(self) -> Iterator[tuple[str, Purse]]:
        """Each with the name under which it is shared."""
        for kind, purse in zip("rmt", (self.requests, self.messages, self.tables), strict=True):
            yield f"{self.name}:{kind}", purse


Settle = Callable[[Visitor], Awaitable[None]]


class Visitors:
    """All addresses from which somebody came lately, and all persons."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Visitor] = {}
        self.crowded = MOST_VISITORS
        # Asks those who share the purses what was spent elsewhere.
        self.settle: Settle | None = None

    def at(self, scope: Scope) -> Visitor:
        address = household(scope["client"][0] if scope.get("client") else "")
        return self._known(address, "")

    def person(self, person: str) -> Visitor:
        return self._known("", person)

    def _known(self, address: str, person: str) -> Visitor:
        key = f"person:{person}" if person else address
        if key not in self.known:
            if len(self.known) >= self.crowded:
                self.known = {a: v for a, v in self.known.items() if not v.is_at_rest()}
                self.crowded = max(MOST_VISITORS, 2 * len(self.known))
            self.known[key] = Visitor(self.settings, address, person)
            self.known[key].settle = self.settle
        return self.known[key]


def household(address: str) -> str:
    """An address; of IPv6 its first half, since whoever has one address has all of these."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # the address of a socket file
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


_visitors: ContextVar[tuple[Visitor, ...]] = ContextVar("visitors", default=())
_purses: ContextVar[tuple[Purse, ...]] = ContextVar("purses", default=())


def welcome(visitor: Visitor, purse: Purse) -> None:
    """From now on this task, and what it begins, is paid for by this visitor."""
    _visitors.set((visitor,))
    _purses.set((purse,))


def pay_too(visitor: Visitor, purse: Purse) -> None:
    """This visitor pays as well: whoever is signed in, besides the address they come from."""
    _visitors.set((*_visitors.get(), visitor))
    _purses.set((*_purses.get(), purse))


def on_the_house() -> None:
    """From now on nobody pays for what this task does."""
    _purses.set(())


def pay(cost: float) -> None:
    """Whoever caused this work pays for it; what the hall does of itself is free."""
    for purse in _purses.get():
        purse.pay(cost)


async def afford(cost: float) -> None:
    """Before something is done: whoever wants it must have enough for it."""
    for purse in _purses.get():
        await purse.afford(cost)


async def open_one_more_table() -> None:
    """Refuse more tables an hour than one address or person may open."""
    for visitor in _visitors.get():
        if visitor.settle is not None:
            await visitor.settle(visitor)
        try:
            await visitor.tables.afford(1)
        except TooFast:
            most = visitor.most_tables
            raise TooManyTables("that many tables were opened from here", most=most) from None
        if visitor.settle is not None:
            await visitor.settle(visitor)


@contextmanager
def one_more_socket() -> Iterator[None]:
    """Refuse more websockets than this address, or the person who pays too, may keep open."""
    for visitor in _visitors.get()[-1:]:
        if visitor.sockets >= visitor.most_sockets:
            most = visitor.most_sockets
            raise TooManySockets("that many connections are open from here", most=most)
        visitor.sockets += 1
        try:
            yield
        finally:
            visitor.sockets -= 1
        return
    yield


@asynccontextmanager
async def turn_of_a_bot() -> AsyncIterator[None]:
    """Only so many bots think at once for one address or person; the others wait."""
    async with AsyncExitStack() as turns:
        for visitor in _visitors.get():
            await turns.enter_async_context(visitor.bots)
        yield


@asynccontextmanager
async def own_turn() -> AsyncIterator[None]:
    """For long work: of one address one is done at a time, and none while it is in debt."""
    async with AsyncExitStack() as turns:
        for purse in _purses.get():
            await turns.enter_async_context(purse.turn)
            await purse.hold(0)
        yield


async def in_slices(work: Generator[Any, None, T]) -> T:
    """Do long work a little at a time, with everybody else's turn in between; time is money."""
    while True:
        begun = thread_time()
        try:
            while thread_time() - begun < SLICE:
                next(work)
        except StopIteration as end:
            result: T = end.value
            return result
        finally:
            pay(1_000 * (thread_time() - begun))
        await asyncio.sleep(0)
