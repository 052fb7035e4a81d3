"""Guided first matches: a table whose luck is prepared, and its lessons, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from greathall.bots import BotSeat, adviser_called
from greathall.games import part_of
from greathall.games.lessons import Course, History, Lesson, Progress, progress, suggested
from greathall.kernel import Question
from greathall.server.errors import NoLessons, NotYourSeat
from greathall.server.new_tables import HINTS_BY, NewTable
from greathall.server.room import Room
from greathall.server.thoughts import Thoughts
from greathall.server.viewers import Viewer


def course_of(game: str) -> Course:
    """The guided first match that a game brings along."""
    lessons = part_of(game, "lessons")
    if lessons is None:
        raise NoLessons(f"{game} has no guided match", game=game)
    course: Course = lessons.COURSE
    return course


def prepared(wish: NewTable) -> NewTable:
    """The table of a guided match: all that matters is prepared, and nobody else sees it."""
    course = course_of(wish.game)
    return NewTable(
        wish.game,
        course.scenario,
        course.players,
        dict(course.options),
        dict(course.bots),
        title=wish.title,
        language=wish.language,
        guided=True,
    )


def luck_of(course: Course) -> dict[str, Any]:
    """Chance is prepared: nobody adds a share to it, and it proves nothing."""
    return {"dice_secret": course.secret, "shares": None}


class Guide:
    """Tells pupils which lesson fits, whenever something has changed."""

    def __init__(self, thoughts: Thoughts) -> None:
        self.thoughts = thoughts
        self.telling: dict[str, asyncio.Task[None]] = {}

    def look_up(self, room: Room) -> None:
        if room.row["guided"]:
            if old := self.telling.pop(room.id, None):
                old.cancel()
            self.telling[room.id] = asyncio.create_task(self._tell(room))

    async def turn_page(self, room: Room, viewer: Viewer, lesson: str) -> None:
        """A lesson was read, or is skipped."""
        course = self._course(room)
        if course.seat not in viewer.seats:
            raise NotYourSeat("this is not your lesson", seat=course.seat)
        known = [each.id for each in course.lessons]
        read = [each for each in known if each in (*room.row["lessons_read"], lesson)]
        await room.store.change_table(room.id, lessons_read=read)
        room.row["lessons_read"] = read
        self.look_up(room)

    @staticmethod
    def _course(room: Room) -> Course:
        if not room.row["guided"]:
            raise NoLessons("this is no guided match", game=room.header.game)
        return course_of(room.header.game)

    async def _tell(self, room: Room) -> None:
        course = self._course(room)
        asked = _asked(room, course)
        stands = progress(course, history_of(room, course), asked, room.row["lessons_read"])
        question = _question_for(stands.now, asked)
        message = _message(course, stands)
        if question is not None:
            seat = BotSeat(room.match.fork(), course.seat)
            turn = room.turns[question.actor]
            message |= await self.thoughts.of(
                HINTS_BY, partial(_suggestion, seat, question, stands.now)
            )
            message |= {"actor": question.actor, "turn": turn}
        for viewer in room.audience.viewers:
            if course.seat in viewer.seats:
                viewer.send(message)

    async def close(self) -> None:
        for task in self.telling.values():
            task.cancel()
        await asyncio.gather(*self.telling.values(), return_exceptions=True)


def history_of(room: Room, course: Course) -> History:
    """What the pupil has answered and seen, of a match that is being played or over."""
    own = room.match.seats[course.seat]
    answers = [(a.kind, a.option) for a in room.match.answers() if a.actor in own]
    return History(answers, [event["event"] for event in room.match.log(course.seat)])


def _asked(room: Room, course: Course) -> list[Question[Any]]:
    return room.match.questions(course.seat) if room.is_playing else []


def _question_for(lesson: Lesson | None, asked: Sequence[Question[Any]]) -> Question[Any] | None:
    """The question that a lesson is about, or the first that waits."""
    fitting = [q for q in asked if lesson and q.kind in lesson.asked]
    return next(iter([*fitting, *asked]), None)


def _suggestion(seat: BotSeat, question: Question[Any], lesson: Lesson | None) -> dict[str, Any]:
    """What to answer, where that leads, and what else goes with it."""
    advice = adviser_called(HINTS_BY).advise(seat, question)
    option = suggested(lesson, [each.option for each in advice.ranked])
    lands = getattr(part_of(seat.game, "hints"), "lands", lambda *_: "")
    return {
        "option": option,
        "to": lands(seat.view(), question, option),
        "plan": advice.plan,
    }


def _message(course: Course, stands: Progress) -> dict[str, Any]:
    now = stands.now
    return {
        "is": "lesson",
        "lesson": now.id if now else None,
        "lessons": [each.id for each in course.lessons],
        "done": stands.done,
        "over": stands.is_over,
        "to_read": bool(now and now.is_read),
        "point": now.point if now else "",
        "to": "",
        "signs": {each.id: each.signs for each in course.lessons if each.signs},
        "actor": None,
        "turn": None,
        "option": None,
        "plan": [],
    }
