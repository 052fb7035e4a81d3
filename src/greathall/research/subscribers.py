"""People who want to be told, for the load test: they play, and all are invited meanwhile.

Each has a profile, a device that is signed in, and a browser that subscribed to push messages of a
service in a process of its own. What is sent there is encrypted and signed as ever. As many others
have profiles and are told nothing: inviting them instead shows what invitations themselves cost.
"""

from __future__ import annotations

import asyncio
import json
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import uvicorn
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert

from greathall.server import Settings
from greathall.server.keys import hash_of, new_id, new_key
from greathall.server.people.schema import channels, friendships, persons, sessions
from greathall.server.people.sessions import COOKIE
from greathall.server.store import Row, migrate, open_engine

HERE = "127.0.0.1"
AT_ONCE = 20  # friends that are invited to one table
PATIENCE = 60.0  # seconds until the last message has come


def cookie_of(token: str) -> str:
    return f"{COOKIE}={token}"


class Enrolled(NamedTuple):
    """Who has a profile in this hall."""

    host: str  # the key of the device of everybody's friend, who is told nothing
    tokens: list[str]  # the keys of the devices of those who play
    told: list[str]  # their codes
    untold: list[str]  # the codes of as many who are told nothing


def enrol(data: Path, count: int, port: int) -> Enrolled:
    """So many people who play, in a hall that has not opened yet."""
    url, now = Settings(data=data).url, time.time()
    codes, tokens = ([make() for _ in range(2 * count + 1)] for make in (new_id, new_key))
    told, untold = codes[1 : count + 1], codes[count + 1 :]
    migrate(url)
    engine = open_engine(url)
    address = _subscription(port)
    with engine.begin() as connection:
        connection.execute(insert(persons), [_person(code, now) for code in codes])
        signed_in = [_session(*known, now) for known in zip(codes, tokens, strict=True)]
        connection.execute(insert(sessions), signed_in)
        connection.execute(insert(channels), [_channel(code, address, now) for code in told])
        friends = [{"person_id": codes[0], "other_id": code} for code in codes[1:]]
        agreed = {"agreed": True, "at": now}
        connection.execute(insert(friendships), [friend | agreed for friend in friends])
    engine.dispose()
    return Enrolled(tokens[0], tokens[1 : count + 1], told, untold)


def _person(code: str, now: float) -> Row:
    known = {"id": code, "name": "Olena", "language": "en", "created_at": now}
    return known | {"recovery_hash": hash_of(new_key()), "telling": {}, "rated": False}


def _session(code: str, token: str, now: float) -> Row:
    device = {"id": new_id(), "person_id": code, "device": "load", "created_at": now}
    return device | {"token_hash": hash_of(token), "seen_at": now}


def _channel(code: str, address: str, now: float) -> Row:
    channel = {"id": new_id(), "person_id": code, "kind": "push", "address": address}
    return channel | {"label": "", "confirmed": True, "error": "", "created_at": now}


def _subscription(port: int) -> str:
    public = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = serialization.PublicFormat.UncompressedPoint
    raw = public.public_bytes(serialization.Encoding.X962, point)
    keys = {"p256dh": _in_base64(raw), "auth": _in_base64(bytes(16))}
    return json.dumps({"endpoint": f"http://{HERE}:{port}/push", "keys": keys})


def _in_base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """Takes messages and counts them."""

    def __init__(self) -> None:
        self.heard = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = head.split("content-length: ", 1)[1].split("\r\n", 1)[0]
            await reader.readexactly(int(length))
            writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
            await writer.drain()
            self.heard += 1
        writer.close()


def invite(orders: Any, url: str, port: int, codes: list[str], told: int, token: str) -> None:
    """The process of the push service, and of the host who invites all; so many are told of it."""
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(_invite(orders, url, port, codes, told, token))


async def _invite(
    orders: Any, url: str, port: int, codes: list[str], told: int, token: str
) -> None:
    service = PushService()
    async with await asyncio.start_server(service.answer, HERE, port, backlog=1024):
        orders.send(None)
        wish, seconds = await asyncio.to_thread(orders.recv)
        headers = {"cookie": cookie_of(token)}
        async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as http:
            parties = [codes[at : at + AT_ONCE] for at in range(0, len(codes), AT_ONCE)]
            for party in parties:
                await _invite_to_a_table(http, wish, party)
                await asyncio.sleep(seconds / len(parties))
        await asyncio.to_thread(orders.recv)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while service.heard < told:
                    await asyncio.sleep(0.05)
        orders.send(service.heard)


async def _invite_to_a_table(http: httpx.AsyncClient, wish: Row, party: Sequence[str]) -> None:
    opened = (await http.post("/api/tables", json=wish)).raise_for_status().json()
    path, key = f"/api/tables/{opened['table']}/invitations", {"x-key": opened["host_key"]}
    answer = await http.post(path, json={"friends": list(party)}, headers=key)
    answer.raise_for_status()
