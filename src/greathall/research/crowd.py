"""A crowd at a hall: many people who answer at random, each over a websocket that costs little."""

from __future__ import annotations

import asyncio
import random
import struct
import zlib
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import repeat
from time import perf_counter
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec

from greathall.client import take_apart

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
COMPRESSED = 0x40
SYNC_FLUSH = b"\x00\x00\xff\xff"  # what a compressed message leaves out at its end
NO_MASK = b"\x00\x00\x00\x00"  # a mask is required, but this one needs no work
PATIENCE = 60.0  # seconds
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


class Head(msgspec.Struct):
    """What a message is; the rest of it is read only where it matters."""

    is_: str = msgspec.field(name="is")


class Question(msgspec.Struct):
    actor: str
    turn: int
    options: list[msgspec.Raw]


class Seen(msgspec.Struct):
    questions: list[Question]


class Position(msgspec.Struct):
    """As much of a position, or of a change, as it takes to answer."""

    number: int
    state: str
    seats: dict[str, Seen]


read_head = msgspec.json.Decoder(Head).decode
read_position = msgspec.json.Decoder(Position).decode
encode = msgspec.json.Encoder().encode


class Tab(asyncio.Protocol):
    """One websocket, with as much of RFC 6455 and RFC 7692 as it takes to hear a hall."""

    def __init__(
        self, address: str, table: str, party: Party, *, deflate: bool, cookie: str = ""
    ) -> None:
        self.cookie = f"Cookie: {cookie}\r\n" if cookie else ""
        self.host, self.path = address, f"/api/tables/{table}/socket"
        self.party, self.is_deflating = party, deflate
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.inflate: Any = None
        self.transport: asyncio.Transport | None = None
        self.is_open = False
        self.number = 0
        self.questions: list[Question] = []

    async def connect(self, host: str, port: int, address: str | None = None) -> None:
        """From this address, or from whichever the system takes."""
        local = None if address is None else (address, 0)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, host, port, local_addr=local)
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        deflate = DEFLATE if self.is_deflating else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: R3JlYXQgSGFsbCBjcm93ZA==\r\n"
            f"Sec-WebSocket-Version: 13\r\n{self.cookie}{deflate}\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the hall does not take websockets"))
        if self.is_open:
            self.is_open = False
            self.party.give_up("the hall closed a connection")

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0 or not self.buffer.startswith(b"HTTP/1.1 101"):
                return
            if b"permessage-deflate" in self.buffer[:end]:
                self.inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress
            del self.buffer[: end + 4]
            self.is_open = True
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            length, body = buffer[at + 1], at + 2
            if length == 126 and len(buffer) >= at + 4:
                length, body = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127 and len(buffer) >= at + 10:
                length, body = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            elif length >= 126:
                break
            if len(buffer) < body + length:
                break
            self._hear_frame(buffer[at], bytes(buffer[body : body + length]))
            at = body + length
        del buffer[:at]

    def _hear_frame(self, kind: int, data: bytes) -> None:
        opcode = kind & 0x0F
        if opcode == TEXT:
            if kind & COMPRESSED:
                data = self.inflate(data + SYNC_FLUSH)
            self.party.hear(self, data)
        elif opcode == PING:
            self._send(PONG, data)
        elif opcode == CLOSE:
            self.close()

    def send(self, message: dict[str, Any]) -> None:
        self._send(TEXT, encode(message))

    def _send(self, opcode: int, data: bytes) -> None:
        assert self.transport is not None
        size = len(data)
        length = struct.pack("!B", 0x80 | size) if size < 126 else struct.pack("!BH", 0xFE, size)
        self.transport.write(bytes((0x80 | opcode,)) + length + NO_MASK + data)

    def close(self) -> None:
        self.is_open = False
        if self.transport is not None:
            self.transport.close()


class Party:
    """The people of one table. One answers at a time; then all wait until everybody knows."""

    def __init__(
        self, crowd: Crowd, address: str | None = None, cookies: Sequence[str] = ()
    ) -> None:
        self.crowd, self.address, self.cookies = crowd, address, cookies
        self.tabs: list[Tab] = []
        self.number = 0
        self.since: float | None = None  # when the answer was given that not everybody knows of
        self.is_over = False

    async def sit_down(self) -> None:
        """Open a table and sit down, each on a seat of their own."""
        opened = await self.crowd.open_table(self.address)
        host, port = self.crowd.address
        self.since, self.is_over, self.tabs = perf_counter(), False, []
        self.number = 0
        cookies = self.cookies or [""] * self.crowd.seats
        for link, cookie in zip(opened["seat_links"].values(), cookies, strict=True):
            table, key = take_apart(link)
            deflate = self.crowd.is_deflating
            tab = Tab(f"{host}:{port}", table, self, deflate=deflate, cookie=cookie)
            self.tabs.append(tab)
            await tab.connect(host, port, self.address)
            tab.send({"do": "sit", "keys": [key], "name": "Olena", "changes": True})

    def answer(self, due: float) -> None:
        """One of those who are asked chooses at random."""
        rng = self.crowd.rng
        asked = [(tab, question) for tab in self.tabs for question in tab.questions]
        tab, question = asked[int(rng.random() * len(asked))]
        option = question.options[int(rng.random() * len(question.options))]
        self.since = due
        tab.send({"do": "answer", "actor": question.actor, "turn": question.turn, "option": option})

    def hear(self, tab: Tab, message: bytes) -> None:
        match read_head(message).is_:
            case "position" | "change":
                position = read_position(message)
                if position.number < tab.number:
                    self.give_up(f"position {position.number} came after {tab.number}")
                tab.number = position.number
                tab.questions = [q for seen in position.seats.values() for q in seen.questions]
                self.is_over = self.is_over or position.state == "finished"
                if self.since is not None and position.state != "open":
                    self._look_around()
            case "error":
                self.give_up(message.decode())

    def _look_around(self) -> None:
        """Whether everybody knows the answer by now."""
        if len(self.tabs) < self.crowd.seats or any(t.number <= self.number for t in self.tabs):
            return
        assert self.since is not None
        if len({tab.number for tab in self.tabs}) > 1:  # one answers, then all wait
            self.give_up("not everybody was told of the same position")
            return
        began, self.number = self.number == 0, max(tab.number for tab in self.tabs)
        since, self.since = self.since, None
        if not began:
            self.crowd.latencies.append(perf_counter() - since)
        self.crowd.ready_again(self)

    def give_up(self, why: str) -> None:
        """Something went wrong that never should: say so and take another table."""
        self.crowd.errors.append(why)
        if not self.is_over:
            self.is_over = True
            self.crowd.ready_again(self)

    def leave(self) -> None:
        for tab in self.tabs:
            tab.close()


class Crowd:
    """All parties of one process: who is ready, and what they have seen so far."""

    def __init__(self, url: str, wish: dict[str, Any], *, deflate: bool, seed: str) -> None:
        self.url, parts = url, urlsplit(url)
        self.address = str(parts.hostname), int(parts.port or 80)
        self.http = httpx.AsyncClient(base_url=url, timeout=60)
        self.wish, self.is_deflating, self.rng = wish, deflate, random.Random(seed)
        self.seats = int(wish["players"])
        self.parties: list[Party] = []
        self.ready: list[Party] = []
        self.overdue: deque[float] = deque()  # answers that no party was ready to give
        self.is_hurried = False  # whether everybody answers as soon as they can
        self.latencies: list[float] = []
        self.answered = 0  # how many answers everybody knew of in time
        self.errors: list[str] = []
        self.changing: set[asyncio.Task[None]] = set()

    async def open_table(self, address: str | None = None) -> dict[str, Any]:
        if address is None:
            answer = await self.http.post("/api/tables", json=self.wish)
        else:
            door = httpx.AsyncHTTPTransport(local_address=address)
            async with httpx.AsyncClient(base_url=self.url, timeout=60, transport=door) as http:
                answer = await http.post("/api/tables", json=self.wish)
        opened: dict[str, Any] = answer.raise_for_status().json()
        return opened

    async def gather(
        self,
        parties: int,
        households: Iterator[str] | None = None,
        cookies: Sequence[Sequence[str]] = (),
    ) -> None:
        """Seat so many parties, each in its own household, and wait until all can answer.

        With cookies, those of each party, they are people who are signed in.
        """
        where: Iterator[str | None] = households or repeat(None)
        who = cookies or [()] * parties
        self.parties = [Party(self, next(where), theirs) for theirs in who]
        for party in self.parties:
            async with asyncio.timeout(PATIENCE):
                await party.sit_down()
        await self._settle()

    async def _settle(self) -> None:
        """Wait until nobody waits for anything any more."""
        async with asyncio.timeout(PATIENCE):
            while len(self.ready) < len(self.parties):
                await asyncio.sleep(0.01)

    def ready_again(self, party: Party) -> None:
        """A party whose answer everybody knows can answer again, or needs a new table."""
        if party.is_over:
            party.leave()
            if party in self.ready:
                self.ready.remove(party)
            task = asyncio.create_task(party.sit_down())
            self.changing.add(task)
            task.add_done_callback(self.changing.discard)
        elif self.overdue:
            party.answer(self.overdue.popleft())
        elif self.is_hurried:
            party.answer(perf_counter())
        else:
            self.ready.append(party)

    async def play(self, rate: float, seconds: float) -> None:
        """Answer at this rate, at random moments; at rate 0 as fast as the hall lets them."""
        end = perf_counter() + seconds
        if rate:
            await self._play_paced(rate, end)
        else:
            self.is_hurried = True
            while self.ready:
                self.ready.pop().answer(perf_counter())
            await asyncio.sleep(end - perf_counter())
            self.is_hurried = False
        self.answered = len(self.latencies)
        self.overdue.clear()
        await self._settle()

    async def _play_paced(self, rate: float, end: float) -> None:
        due = perf_counter()
        while due < end:
            while due <= perf_counter():
                if self.ready:
                    self._random_party().answer(due)
                else:
                    self.overdue.append(due)
                due += self.rng.expovariate(rate)
            await asyncio.sleep(max(0.0, due - perf_counter()))

    def _random_party(self) -> Party:
        ready = self.ready
        at = int(self.rng.random() * len(ready))
        ready[at], ready[-1] = ready[-1], ready[at]
        return ready.pop()

    def open_tabs(self) -> int:
        return sum(tab.is_open for party in self.parties for tab in party.tabs)

    async def disperse(self) -> None:
        for party in self.parties:
            party.leave()
        await self.http.aclose()
