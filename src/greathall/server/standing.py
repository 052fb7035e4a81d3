"""Answers that people have set in advance, given as soon as they fit exactly, and shown as such."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog

from greathall.games.standing import StandingAnswer, standing_answers
from greathall.kernel import CHANCE, Question, Refusal, Seat
from greathall.server.errors import NoStanding, NotPlaying, NotYourSeat
from greathall.server.limits import on_the_house
from greathall.server.messages import InAdvance
from greathall.server.room import Room
from greathall.server.store import Row
from greathall.server.viewers import Viewer

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()


class Given(NamedTuple):
    """What a seat answers now, by which rule of the game."""

    seat: Seat
    question: Question[Any]
    rule: str
    option: Any


class Standing:
    """Watches the rooms and answers for those who have said before what they would say."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.at_work: dict[str, asyncio.Task[None]] = {}

    async def set(self, room: Room, viewer: Viewer, seat: Seat, answers: list[InAdvance]) -> None:
        """All that this seat answers in advance from now on; none takes all of it back."""
        if seat not in viewer.seats:
            raise NotYourSeat(f"{seat!r} is not yours", seat=seat)
        if not room.is_playing:
            raise NotPlaying("this table is not being played", state=room.state)
        offered, view = self._offered(room, seat), room.match.view(seat)
        rules, new = standing_answers(room.header.game), []
        for wish in answers:
            if wish.about not in offered.get(wish.id, ()):
                raise NoStanding("this game has no such answer in advance", id=wish.id)
            until = view.get(rules[wish.id].lasts)
            new.append({"id": wish.id, "about": wish.about, "until": until})
        await self._keep(room, seat, new)
        self.look_up(room)

    async def _keep(self, room: Room, seat: Seat, standing: list[Row]) -> None:
        await self.hall.store.change_seat(room.id, seat, standing=standing)
        room.occupants[seat].standing = standing
        for viewer in room.audience.viewers:
            if seat in viewer.seats:
                self.tell(room, viewer)

    async def let_go(self, room: Room) -> None:
        """Something was taken back: nobody is answered for who may have changed their mind."""
        for given in self._given(room):
            kept = [one for one in room.occupants[given.seat].standing if one["id"] != given.rule]
            await self._keep(room, given.seat, kept)

    # ------------------------------------------------------------------ answering

    def look_up(self, room: Room) -> None:
        """After every change: whoever has set an answer to what is asked now gives it."""
        if room.is_kept and room.id not in self.at_work and self._given(room):
            self.at_work[room.id] = asyncio.create_task(self._answer(room))

    async def _answer(self, room: Room) -> None:
        on_the_house()
        try:
            async with room.lock:
                while given := self._given(room):
                    await self._give(room, given[0])
        except Refusal as refusal:  # then the person is asked as everybody is
            log.warning("standing-answer-failed", table=room.id, error=refusal.text)
        finally:
            self.at_work.pop(room.id, None)

    async def _give(self, room: Room, given: Given) -> None:
        actor = given.question.actor
        await room.answer_for(actor, room.turns[actor], given.option)
        await self.hall.talk.notice(room, "notice-standing", {"seat": given.seat})

    @staticmethod
    def _given(room: Room) -> list[Given]:
        """Never where several are asked at once: such answers stay sealed until all are in."""
        if not room.is_playing or room.is_readable_only:
            return []
        asked = room.match.questions()
        seat = room.seat_of.get(asked[0].actor) if len(asked) == 1 else None
        if seat is None or asked[0].actor == CHANCE:
            return []
        chair = room.occupants[seat]
        if not chair.standing or chair.bot or not chair.is_person:
            return []
        found = _answer_of(room, seat, asked[0])
        return [found] if found else []

    # ------------------------------------------------------------------ what a seat is told

    @staticmethod
    def _offered(room: Room, seat: Seat) -> dict[str, list[str]]:
        """What this seat may set, and of what."""
        view, players = room.match.view(seat), room.occupants[seat].players
        return {
            rule.id: sorted({about for player in players for about in rule.about(view, player)})
            for rule in standing_answers(room.header.game).values()
        }

    def tell(self, room: Room, viewer: Viewer) -> None:
        """What the seats of this viewer have set; nobody else is told."""
        if not room.is_playing:
            return
        told = {
            seat: {
                "offered": self._offered(room, seat),
                "set": [
                    {"id": one["id"], "about": one["about"]}
                    for one in _lasting(room, seat, room.match.view(seat))
                ],
            }
            for seat in viewer.seats
        }
        viewer.send({"is": "standing", "seats": told})

    async def close(self) -> None:
        for task in list(self.at_work.values()):
            task.cancel()
        await asyncio.gather(*self.at_work.values(), return_exceptions=True)


def _lasting(room: Room, seat: Seat, view: dict[str, Any]) -> list[Row]:
    """What this seat has set and what has not ended."""
    rules = standing_answers(room.header.game)
    return [
        one
        for one in room.occupants[seat].standing
        if one["id"] in rules and _lasts(rules[one["id"]], one, view)
    ]


def _lasts(rule: StandingAnswer, one: Row, view: dict[str, Any]) -> bool:
    return not rule.lasts or view.get(rule.lasts) == one["until"]


def _answer_of(room: Room, seat: Seat, question: Question[Any]) -> Given | None:
    view, rules = room.match.view(seat), standing_answers(room.header.game)
    lasting = _lasting(room, seat, view)
    for rule in rules.values():
        about = [one["about"] for one in lasting if one["id"] == rule.id]
        if about and question.kind == rule.asked:
            option = rule.answer(view, question, about)
            if option is not None and option in question.options:
                return Given(seat, question, rule.id, option)
    return None
