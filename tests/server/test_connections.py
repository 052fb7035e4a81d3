"""Clients that let the hall wait, and those who claim to come from elsewhere."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from greathall.server.connections import Websocket
from server.halls import DUEL, PATIENCE, ServedHall, eventually, play_all, sitting
from server.tabs import knocking, seated

OpenHall = Callable[..., ServedHall]
SOON = 0.05  # seconds; long enough for a decent client, whose test would otherwise fail


async def what_comes(hall: ServedHall, *pieces: bytes) -> bytes:
    """Send something and no more; all that is said until the hall ends the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(hall.url.rpartition(":")[2]))
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0.01)
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


HALVES: list[tuple[bytes, ...]] = [
    (),
    (b"GET /healthz HT",),
    (b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-", b"more: and ", b"more"),
    (b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n", b'{"game"'),
    (
        b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n",
        b"5\r\nab",
    ),
]


@pytest.mark.parametrize("half", HALVES, ids=range(len(HALVES)))
async def test_half_a_request_is_not_waited_for(
    open_hall: OpenHall, tmp_path: Path, half: tuple[bytes, ...]
) -> None:
    hall = open_hall(data=tmp_path, ask_seconds=SOON)
    assert await what_comes(hall, *half) == b""


async def test_the_second_request_of_a_connection_is_not_waited_for_either(
    open_hall: OpenHall, tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, ask_seconds=10 * SOON)
    whole = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    assert (await what_comes(hall, whole, b"GET /he")).startswith(b"HTTP/1.1 200")


async def test_whoever_sits_may_stay_for_as_long_as_they_like(
    open_hall: OpenHall, tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, ask_seconds=SOON, sit_seconds=1, read_seconds=1)
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await asyncio.sleep(3 * SOON)
        await play_all(people)


async def test_who_does_not_sit_down_is_shown_out(open_hall: OpenHall, tmp_path: Path) -> None:
    hall = open_hall(data=tmp_path, sit_seconds=SOON)
    opened = await hall.open_table(**DUEL)
    async with knocking(hall, opened["table"]) as tab:
        assert (await tab.hear("error"))["error"] == "error-too-slow"
        assert await tab.is_shown_out() == 4404


async def test_a_tab_that_does_not_read_is_cut_off(
    open_hall: OpenHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Websocket, "send_keepalive_ping", lambda _: None)  # it answers pings
    hall = open_hall(data=tmp_path, read_seconds=SOON)
    opened = await hall.open_table(**DUEL)
    async with (
        sitting(hall, opened) as people,
        seated(hall, opened["watch_link"], ping_interval=None) as deaf,
    ):
        deaf.socket.transport.pause_reading()
        noise = random.Random(1).randbytes(10_000_000).hex().encode()
        await hall.in_room(
            opened["table"], lambda room: room.audience.viewers[-1].send_bytes(noise)
        )
        connections = hall.server.server_state.connections
        await eventually(lambda: len(connections) == 2)
        room = hall.app.state.hall.rooms[opened["table"]]
        await eventually(lambda: len(room.audience.viewers) == 2)
        deaf.socket.transport.abort()
        await play_all(people)


async def test_an_answer_that_nobody_reads_is_given_up(open_hall: OpenHall, tmp_path: Path) -> None:
    hall = open_hall(data=tmp_path, read_seconds=SOON)
    asking = socket.create_connection(("127.0.0.1", int(hall.url.rpartition(":")[2])))
    with asking:
        asking.sendall(1_000 * b"GET /openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        connections = hall.server.server_state.connections
        await eventually(lambda: len(connections) == 1)
        await eventually(lambda: not connections)


async def test_only_so_many_websockets_of_one_address_are_open(
    open_hall: OpenHall, tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, sockets_at_once=2)
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened), knocking(hall, opened["table"]) as tab:
        refusal = await tab.hear("error")
        assert (refusal["error"], refusal["fields"]) == ("error-too-many-sockets", {"most": 2})
        assert await tab.is_shown_out() == 4404
    state = hall.server.server_state  # a connection counts until its task has ended
    await eventually(lambda: not state.connections and not state.tasks)
    async with sitting(hall, opened) as people:
        await play_all(people)


# ------------------------------------------------------------------ proxies


async def ask_from_everywhere(hall: ServedHall) -> list[int]:
    """What a client is told that claims to be somebody else each time it asks."""
    async with hall.http() as http:
        return [
            (await http.get("/api/games", headers={"x-forwarded-for": f"192.0.2.{n}"})).status_code
            for n in range(20)
        ]


async def test_nobody_is_believed_to_come_from_elsewhere(
    open_hall: OpenHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    hall = open_hall(data=tmp_path, requests_a_second=0.1)
    assert 429 in await ask_from_everywhere(hall)


async def test_a_proxy_that_was_named_is_believed(open_hall: OpenHall, tmp_path: Path) -> None:
    hall = open_hall(data=tmp_path, requests_a_second=0.1, proxies=("127.0.0.0/8",))
    assert set(await ask_from_everywhere(hall)) == {200}


async def test_another_proxy_is_not(open_hall: OpenHall, tmp_path: Path) -> None:
    hall = open_hall(data=tmp_path, requests_a_second=0.1, proxies=("192.0.2.1",))
    assert 429 in await ask_from_everywhere(hall)
