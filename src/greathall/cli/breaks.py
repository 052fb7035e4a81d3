"""Ctrl-C during a game: it is noted at once, and heard where nothing is half done."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from greathall.bots import Bot, BotFault, BotSeat, answer_of, bot_called
from greathall.kernel import Question

ANYTHING = "random"  # the bot that cannot fail


class Breaks:
    """`with breaks:` keeps Ctrl-C for `check`, and for what waits with `with breaks.heard():`.

    An answer that is cut in the middle would leave a match behind that nobody can go on with.
    """

    def __init__(self) -> None:
        self.pressed = 0  # how often, and not heard yet
        self.is_heard = False

    def __enter__(self) -> Breaks:
        self.before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self.before)

    def check(self) -> None:
        """Here the game may be broken off."""
        if self.pressed:
            self.pressed -= 1
            raise KeyboardInterrupt

    @contextmanager
    def heard(self) -> Iterator[None]:
        """While we wait for somebody, the game may be broken off at any moment."""
        self.is_heard = True
        try:
            self.check()
            yield
        finally:
            self.is_heard = False

    def _note(self, *_: object) -> None:
        self.pressed += 1
        if self.is_heard:
            self.check()


class BreakableBot:
    """A bot between whose answers the game may be broken off; its faults are told and end nothing.

    Instead it gives any answer.
    """

    def __init__(self, bot: Bot, breaks: Breaks, tell: Callable[[BotFault], None]) -> None:
        self.bot, self.breaks, self.tell = bot, breaks, tell

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        self.breaks.check()
        try:
            return answer_of(self.bot, seat, question)
        except BotFault as fault:
            self.tell(fault)
            return bot_called(ANYTHING, fault.fields["why"]).choose(seat, question)
