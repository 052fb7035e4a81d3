"""Hints: what the bot of a table would do in somebody's place, by nothing but what they see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from time import thread_time
from typing import Any

from greathall.bots import Advice, BotSeat, Ranked, adviser_called
from greathall.games.advice import Reason
from greathall.kernel import Question
from greathall.server import record_keeping
from greathall.server.errors import HintsOff
from greathall.server.limits import pay, turn_of_a_bot
from greathall.server.messages import Advised, Hint, Told
from greathall.server.replays import HintTaken
from greathall.server.room import Room
from greathall.server.talk import Talk
from greathall.server.thoughts import Thoughts
from greathall.server.viewers import Viewer

NOTICE = "notice-hint"


class Hints:
    """Asks bots in their thread; what they say goes to the one who asked, that they did to all."""

    def __init__(self, talk: Talk, thoughts: Thoughts) -> None:
        self.talk, self.thoughts = talk, thoughts

    async def give(self, room: Room, viewer: Viewer, wish: Hint) -> None:
        async with turn_of_a_bot():
            async with room.lock:
                question, seat = self._asked(room, viewer, wish)
                await self._tell_all(room, wish)
            bot = room.row["hints"]
            advice, seconds = await self.thoughts.of(bot, partial(_think, bot, seat, question))
        pay(1_000 * seconds)
        viewer.send(_message(bot, wish, question, advice))

    @staticmethod
    def _asked(room: Room, viewer: Viewer, wish: Hint) -> tuple[Question[Any], BotSeat]:
        """The question that waits for a player of theirs, and the seat from which it is seen."""
        room.check_own(viewer, wish.actor)
        if not room.row["hints_on"]:
            raise HintsOff("no hints are given at this table")
        room.check_asked(wish.actor, wish.turn)
        (question,) = room.match.questions(wish.actor)
        return question, BotSeat(room.match.fork(), room.seat_of[wish.actor])

    async def _tell_all(self, room: Room, wish: Hint) -> None:
        """Once for each question, however often one asks."""
        asked = {"actor": wish.actor, "turn": wish.turn, "era": room.undo_epoch}
        told = await self.talk.notices(room, NOTICE)
        if not any(asked.items() <= fields.items() for fields in told):
            fields = {"seat": room.seat_of[wish.actor], **asked, "at": len(room.match)}
            await self.talk.notice(room, NOTICE, fields)

    async def taken(self, room: Room) -> list[HintTaken]:
        """Who took a hint, and where in the match as it stands that lies."""
        told = await self.talk.notices(room, NOTICE)
        return [_taken(room, fields) for fields in told if "at" in fields]  # older ones lack it


def _taken(room: Room, fields: Mapping[str, Any]) -> HintTaken:
    at = record_keeping.place_now(room.entries, fields["era"], fields["at"])
    return {"seat": fields["seat"], "actor": fields["actor"], "at": min(at, len(room.match))}


def _think(bot: str, seat: BotSeat, question: Question[Any]) -> tuple[Advice, float]:
    """What the bot thinks, and how long it took."""
    begun = thread_time()
    return adviser_called(bot).advise(seat, question), thread_time() - begun


def _message(bot: str, wish: Hint, question: Question[Any], advice: Advice) -> dict[str, Any]:
    return {
        "is": "hint",
        "bot": bot,
        "actor": wish.actor,
        "turn": wish.turn,
        "kind": question.kind,
        "options": [_advised(each) for each in advice.ranked],
        "plan": advice.plan,
        "chance": advice.is_chance,
        "why_planned": [[_told(reason) for reason in why.all] for why in advice.why_planned],
    }


def _advised(ranked: Ranked) -> Advised:
    why = ranked.reasons
    return {
        "option": ranked.option,
        "worth": round(ranked.worth, 2),
        "reasons": [_told(reason) for reason in why.all],
        "if_so": why.if_so and _told(why.if_so),
        "if_not": why.if_not and _told(why.if_not),
    }


def _told(reason: Reason) -> Told:
    return {"good": reason.good, "text": reason.text, "fields": dict(reason.fields)}
