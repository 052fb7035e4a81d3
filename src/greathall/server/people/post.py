"""The hall's end of the process that sends messages; it starts with the first of them."""

from __future__ import annotations

import asyncio
import itertools
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from greathall.server.people import channels, outward
from greathall.server.people.letters import Draft

POSTMAN = "greathall.server.people.postman"
LONGEST_LINE = 1 << 20
ENDS_WITHIN = 5.0  # seconds; then it is not asked any more


class Patience(msgspec.Struct, frozen=True):
    """Where messages may go besides the world outside, and how long sending may take."""

    own_network: tuple[str, ...]
    seconds: float  # for all of it
    step_seconds: float  # for each step of a connection


class Parcel(msgspec.Struct, frozen=True):
    """A letter, and all that is needed to write and send it."""

    number: int
    kind: str
    address: str
    draft: Draft
    push_key: str
    mail: str
    contact: str


class Receipt(msgspec.Struct, frozen=True):
    """What became of a parcel: nothing to complain of, or why it did not go out."""

    number: int
    error: str = ""
    is_gone: bool = False  # this channel will never take a letter again


class Post:
    """Hands letters over and says what became of them."""

    def __init__(self, own_network: Iterable[str], mail: str, contact: str) -> None:
        self.own_network, self.mail, self.contact = tuple(own_network), mail, contact
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[Receipt]] = {}
        self.starting = asyncio.Lock()
        self.process: Process | None = None
        self.listening: asyncio.Task[None] | None = None

    async def send(self, channel: dict[str, Any], draft: Draft, push_key: str) -> Receipt:
        """What became of this letter; it takes as long as the service there takes."""
        process, number = await self._running(), next(self.numbers)
        parcel = Parcel(
            number, channel["kind"], channel["address"], draft, push_key, self.mail, self.contact
        )
        self.waiting[number] = asyncio.get_running_loop().create_future()
        assert process.stdin is not None
        with suppress(ConnectionError):  # then it has ended, and so does the waiting
            process.stdin.write(msgspec.json.encode(parcel) + b"\n")
            await process.stdin.drain()
        return await self.waiting[number]

    async def _running(self) -> Process:
        async with self.starting:
            if self.process is None:
                patience = Patience(self.own_network, outward.SECONDS, channels.TIMEOUT)
                self.process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", POSTMAN, msgspec.json.encode(patience).decode()),
                    stdin=PIPE,
                    stdout=PIPE,
                    limit=LONGEST_LINE,
                    start_new_session=True,  # a hall that is stopped by hand stops it in its time
                )
                self.listening = asyncio.create_task(self._listen(self.process))
            return self.process

    async def _listen(self, process: Process) -> None:
        """Receipts as they come; whoever waits for one when the process ends gets a bad one."""
        assert process.stdout is not None
        while line := await process.stdout.readline():
            self._settle(msgspec.json.decode(line, type=Receipt))
        self.process = None
        for number in list(self.waiting):
            self._settle(Receipt(number, channels.INTERRUPTED))
        await process.wait()

    def _settle(self, receipt: Receipt) -> None:
        waiting = self.waiting.pop(receipt.number)
        if not waiting.done():  # nobody may wait any more
            waiting.set_result(receipt)

    async def close(self) -> None:
        """No more letters; what is under way may be lost, and is sent again another time."""
        process, listening = self.process, self.listening
        if process is None or listening is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(listening, ENDS_WITHIN)
        except TimeoutError:
            process.kill()
