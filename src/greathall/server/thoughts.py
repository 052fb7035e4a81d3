"""Bots think in threads of their own, one after the other, and only for so long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

from greathall.bots import is_searching
from greathall.server.errors import BotFailed

T = TypeVar("T")
LONGEST = 60.0  # seconds; no thought of a bot of ours takes a tenth of that


class Thoughts:
    """Lets one bot think at a time, and beside it one that searches, for whom nobody waits.

    A thread cannot be ended: a bot that does not come to an end is left alone in its thread, and
    is not asked again before it has come to one.
    """

    def __init__(self) -> None:
        self.quick, self.deep = asyncio.Lock(), asyncio.Lock()
        self.astray: dict[str, Thread] = {}  # who thinks for too long, and where
        self.going_on: set[asyncio.Task[Any]] = set()

    async def of(self, bot: str, think: Callable[[], T]) -> T:
        """What this bot thinks; whatever goes wrong is a `BotFailed`.

        If nobody wants to know any more, it is thought to its end before another bot's turn.
        """
        task = asyncio.create_task(self._in_turn(bot, think))
        self.going_on.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self.going_on.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wanted to know may have gone

    async def _in_turn(self, bot: str, think: Callable[[], T]) -> T:
        async with self.deep if is_searching(bot) else self.quick:
            if bot in self.astray and self.astray[bot].is_alive():
                raise BotFailed("it has not come to an end yet", bot=bot)
            return await self._for_so_long(bot, think)

    async def _for_so_long(self, bot: str, think: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def tell(end: Callable[[Any], None], what: Any) -> None:
            if not done.done():
                end(what)

        def work() -> None:
            end: Callable[[Any], None] = done.set_result
            what: Any
            try:
                what = think()
            except BaseException as fault:  # also what no future can hold
                end, what = done.set_exception, BotFailed(str(fault) or repr(fault), bot=bot)
            with suppress(RuntimeError):  # the hall may be closed by now
                loop.call_soon_threadsafe(tell, end, what)

        thread = Thread(target=work, name=_name(bot), daemon=True)
        thread.start()
        try:
            return await asyncio.wait_for(done, LONGEST)
        except TimeoutError:
            self.astray[bot] = thread
            raise BotFailed(f"no answer after {LONGEST} seconds", bot=bot) from None

    async def close(self) -> None:
        for task in self.going_on:
            task.cancel()
        await asyncio.gather(*self.going_on, return_exceptions=True)


def _name(bot: str) -> str:
    return "searching bots" if is_searching(bot) else "bots"
