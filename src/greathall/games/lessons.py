"""A guided first match: what a game says of it, and which lesson fits where the match stands.

A lesson is found by what its pupil is asked and by what has happened, never by a position: whoever
does something else than it suggests goes on with the next one that fits.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from greathall.kernel import Question, Seat

Words = tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """One thing to learn, at the first moment that suits it."""

    id: str
    asked: Words = ()  # at one of these kinds of question; if none is named, at any time
    offered: Words = ()  # only where an option begins so
    after: Words = ()  # only when these have happened: kinds of events, or lessons that are done
    choose: tuple[Words, ...] = ()  # how options begin that are suggested, the first before others
    point: str = ""  # what to look at, by kind and id; else what stands for the suggested option
    # It is done when such an answer was given so often, or such an event was seen; if neither is
    # named, when it was read.
    answered: Words = ()
    times: int = 1
    seen: str = ""
    signs: Words = ()  # icons that are new in it

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do in it but to read it."""
        return not (self.answered or self.seen)


@dataclass(frozen=True)
class Course:
    """The guided first match of a game: how its table is laid out, and its lessons in order."""

    scenario: str
    players: int
    seat: Seat  # of the pupil
    bots: Mapping[Seat, str]
    luck: str  # of which chance and bots are made: the same for everybody
    lessons: tuple[Lesson, ...]
    ends: str  # the event with which the guide is over
    rounds: int = 1  # how often that has to happen
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def secret(self) -> str:
        """What the dice follow from, known to everybody: at such a table nothing is proven."""
        return hashlib.sha256(self.luck.encode()).hexdigest()


class Progress(NamedTuple):
    """Where a pupil stands: what is learned, what comes now, and whether it is the end."""

    done: tuple[str, ...]
    now: Lesson | None
    is_over: bool


class History(NamedTuple):
    """What has happened so far: what the pupil answered, and the events that they know of."""

    answers: Sequence[tuple[str, Any]]  # kind of question, option
    events: Sequence[str]  # their kinds


def progress(
    course: Course, history: History, asked: Sequence[Question[Any]], read: Sequence[str]
) -> Progress:
    """The first lesson that fits now, of those that are not done."""
    done = tuple(e.id for e in course.lessons if e.id in read or is_done(e, history))
    is_over = history.events.count(course.ends) >= course.rounds or len(done) == len(course.lessons)
    fitting = (e for e in course.lessons if e.id not in done and fits(e, history, asked, done))
    return Progress(done, None if is_over else next(fitting, None), is_over)


def is_done(lesson: Lesson, history: History) -> bool:
    given = [a for a in history.answers if lesson.answered and begins(a, lesson.answered)]
    return len(given) >= lesson.times or bool(lesson.seen and lesson.seen in history.events)


def begins(answer: tuple[str, Any], words: Words) -> bool:
    """Whether an answer is to this kind of question, and begins so."""
    kind, option = answer
    return (kind, *in_words(option))[: len(words)] == words


def fits(
    lesson: Lesson, history: History, asked: Sequence[Question[Any]], done: Sequence[str]
) -> bool:
    if any(name not in done and name not in history.events for name in lesson.after):
        return False
    if not lesson.asked:
        return True
    questions = [q for q in asked if q.kind in lesson.asked]
    if not lesson.offered:
        return bool(questions)
    return any(starts(o, lesson.offered) for q in questions for o in q.options)


def suggested(lesson: Lesson | None, ranked: Sequence[Any]) -> Any:
    """Of options, the best first, the one to suggest: the best of those that the lesson wants."""
    for words in lesson.choose if lesson else ():
        for option in ranked:
            if starts(option, words):
                return option
    return ranked[0]


def starts(option: Any, words: Words) -> bool:
    return in_words(option)[: len(words)] == words


def in_words(option: Any) -> Words:
    return tuple(map(str, option)) if isinstance(option, tuple) else (str(option),)
