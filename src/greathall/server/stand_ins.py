"""Bots on the seats: they think in threads of their own and never block a table."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from greathall.bots import Bot, BotSeat, answer_of, bot_called
from greathall.kernel import Refusal, Seat
from greathall.server.errors import BotFailed
from greathall.server.keys import new_key
from greathall.server.limits import on_the_house, turn_of_a_bot
from greathall.server.room import Room
from greathall.server.thoughts import Thoughts

log = structlog.get_logger()
PAUSE_AFTER_FAILURE = 1.0
ANYTHING = "random"  # the bot that cannot fail


class StandIns:
    """Watches the rooms and answers for every seat that a bot plays."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.thoughts = Thoughts()
        self.thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def look_up(self, room: Room) -> None:
        """Let every bot think that is asked and does not think yet."""
        if not room.is_playing or room.is_readable_only or not room.is_kept:
            return
        for question in room.match.questions():
            seat = room.seat_of.get(question.actor)
            if seat is None or room.occupants[seat].bot is None or (room.id, seat) in self.thinking:
                continue
            task = asyncio.create_task(self._play(room, seat))
            self.thinking[room.id, seat] = task

    async def _play(self, room: Room, seat: Seat) -> None:
        """Answer until this seat is not asked any more, or a person has taken it back."""
        on_the_house()
        minds = dict[str, Bot]()  # a move of many parts is thought out once
        try:
            while await self._answer_in_turn(room, seat, minds):
                pass
        except Refusal as refusal:
            log.warning("bot-stopped", table=room.id, seat=seat, error=refusal.text)
            await asyncio.sleep(PAUSE_AFTER_FAILURE)
        finally:
            self.thinking.pop((room.id, seat), None)
        if self._is_asked(room, seat):
            self.look_up(room)

    @staticmethod
    def _is_asked(room: Room, seat: Seat) -> bool:
        is_ours = room.is_kept and room.is_playing and room.occupants[seat].bot
        return bool(is_ours and room.match.questions(seat))

    async def _answer_in_turn(self, room: Room, seat: Seat, minds: dict[str, Bot]) -> bool:
        async with turn_of_a_bot():
            return await self._answer_once(room, seat, minds)

    async def _answer_once(self, room: Room, seat: Seat, minds: dict[str, Bot]) -> bool:
        if self.delay:
            await asyncio.sleep(self.delay)
        async with room.lock:
            name, asked = room.occupants[seat].bot, room.match.questions(seat)
            if name is None or not asked or not room.is_playing or not room.is_kept:
                return False
            question, turn = asked[0], room.turns[asked[0].actor]
            bot_seat, at = BotSeat(room.match.fork(), seat), len(room.match)

        # In a guided match luck is prepared, that of bots too.
        is_guided = bool(room.row["guided"])
        luck = f"{room.row['dice_secret']}-{seat}-{turn}" if is_guided else new_key()

        def think() -> Any:
            if is_guided or name not in minds:
                minds[name] = bot_called(name, luck)
            return answer_of(minds[name], bot_seat, question)

        try:
            option = await self.thoughts.of(name, think)
        except BotFailed as fault:  # any answer is better than a table that waits for ever
            minds.pop(name, None)
            where = {"table": room.id, "at": at, "seat": seat, "kind": question.kind}
            log.warning("bot-failed", bot=name, error=str(fault), **where)
            option = bot_called(ANYTHING, new_key()).choose(bot_seat, question)
        async with room.lock:
            same = room.occupants[seat].bot == name and room.turns[question.actor] == turn
            if same and question in room.match.questions(seat):
                await room.answer_for(question.actor, turn, option)
        return True

    async def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        await self.thoughts.close()
