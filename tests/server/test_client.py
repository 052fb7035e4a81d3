"""The Python client, where the way to the hall breaks off or somebody does not wait."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

import pytest

from server.halls import DUEL, GANDALF, ServedHall, eventually, lines


async def test_who_cannot_even_send_hears_it_once(any_hall: ServedHall) -> None:
    """The connection ends while a message is on its way: no second failure is left unheard."""
    opened = await any_hall.open_table(**DUEL)
    await talk_into_a_broken_line(any_hall, opened["seat_links"][GANDALF])
    gc.collect()  # what nobody heard would be logged now, and no story may log an error


async def talk_into_a_broken_line(hall: ServedHall, link: str) -> None:
    async with hall.sit(link) as gandalf:

        async def break_off(_: str) -> None:
            await gandalf._socket.close()
            await eventually(lambda: gandalf._closed)
            raise BrokenPipeError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gandalf._socket, "send", break_off)
            with pytest.raises(BrokenPipeError):
                await gandalf.chat("hello")
        with pytest.raises(ConnectionError):
            await gandalf.chat("is anybody there?")


async def test_who_does_not_wait_for_a_reply_can_go_on(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await any_hall.open_table(**DUEL)
    async with any_hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        sent = asyncio.Event()
        send = gandalf._socket.send

        async def send_and_tell(text: Any) -> None:
            await send(text)
            sent.set()

        monkeypatch.setattr(gandalf._socket, "send", send_and_tell)
        talking = [asyncio.create_task(gandalf.chat(text)) for text in ("one", "two")]
        await sent.wait()
        talking[0].cancel()
        await talking[1]
        await gandalf.chat("three")
        await eventually(lambda: len(lines(gandalf, "chat")) == 3)
        assert [line["text"] for line in lines(gandalf, "chat")] == ["one", "two", "three"]
