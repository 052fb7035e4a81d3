"""A bare websocket, to say what no decent client would say."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

from greathall.client import Json, take_apart
from server.halls import PATIENCE, ServedHall


class Tab:
    """One connection, and everything that was said on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, message: str | bytes | Json) -> None:
        said = json.dumps(message) if isinstance(message, dict) else message
        await self.socket.send(said)

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Json = json.loads(await self.socket.recv())
                if message["is"] in kinds:
                    return message

    async def is_told(self, message: str | bytes | Json) -> Json:
        """What comes back: done, or an error in its form."""
        await self.send(message)
        reply = await self.hear("done", "error")
        if reply["is"] == "error":
            assert set(reply) == {"is", "error", "fields", "plain", "ref"}
            assert reply["error"].startswith("error-")
            assert all(isinstance(value, str | int) for value in reply["fields"].values())
        return reply

    async def is_shown_out(self) -> int:
        """The code with which the hall ends the connection."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()
        return self.socket.close_code or 0


@asynccontextmanager
async def knocking(hall: ServedHall, table: str, **connect: Any) -> AsyncIterator[Tab]:
    """A connection that has not sat down yet."""
    address = f"{hall.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    patient = {"max_size": None, "max_queue": None, "open_timeout": PATIENCE}
    async with websockets.connect(address, **patient, **connect) as socket:
        yield Tab(socket)


@asynccontextmanager
async def seated(hall: ServedHall, link: str, **connect: Any) -> AsyncIterator[Tab]:
    table, key = take_apart(link)
    async with knocking(hall, table, **connect) as tab:
        await tab.send({"do": "sit", "keys": [key]})
        await tab.hear("notes")
        yield tab
