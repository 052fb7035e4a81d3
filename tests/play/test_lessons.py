"""Guided first matches, played without a page: every lesson comes, and nobody is ever stuck."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from architecture.source import ROOT
from greathall.bots import BotSeat, adviser_called, bot_called
from greathall.games import games, part_of, with_bases
from greathall.games.lessons import Course, History, Lesson, Progress, progress, suggested
from greathall.kernel import Match, Question
from greathall.matches import begin_match, checked_header
from greathall.server.fair_dice import FairDice
from greathall.texts import Texts, languages

COURSES: dict[str, Course] = {
    game: lessons.COURSE for game in games() if (lessons := part_of(game, "lessons"))
}
every_course = pytest.mark.parametrize("game", COURSES)
Choose = Callable[[Question[Any], Any], Any]  # of a question and what is suggested


class Pupil:
    """Somebody who plays a guided match, and reads every lesson that comes."""

    def __init__(self, game: str, choose: Choose) -> None:
        self.course, self.choose = COURSES[game], choose
        course = self.course
        header = checked_header(game, course.scenario, course.players, course.options)
        self.match: Match = begin_match(header)
        self.match.let_chance(FairDice(course.secret, self.match))
        self.read: list[str] = []
        self.answers: list[tuple[str, Any]] = []
        self.turns = Counter[str]()

    def progress(self) -> Progress:
        events = [event["event"] for event in self.match.log(self.course.seat)]
        asked = self.match.questions(self.course.seat)
        return progress(self.course, History(self.answers, events), asked, self.read)

    def lessons(self) -> Iterator[Lesson]:
        """Every lesson once more as long as it lasts, until the guide or the match is over."""
        while self.match.outcome is None and not (now := self.progress()).is_over:
            if now.now:
                yield now.now
            if now.now and now.now.is_read:
                self.read.append(now.now.id)
            else:
                self.play(now.now)

    def play(self, lesson: Lesson | None) -> None:
        """Bots answer before the pupil, who may be asked at the same time."""
        mine = self.match.seats[self.course.seat]
        for question in self.match.questions():
            if question.actor not in mine:
                seat = next(s for s, p in self.match.seats.items() if question.actor in p)
                luck = f"{self.course.secret}-{seat}-{self.turns[question.actor]}"
                bot = bot_called(self.course.bots[seat], luck)
                self.answer(question, bot.choose(BotSeat(self.match, seat), question))
                return
        asked = self.match.questions(self.course.seat)
        fitting = [q for q in asked if lesson and q.kind in lesson.asked]
        question = [*fitting, *asked][0]
        advice = adviser_called("steward").advise(BotSeat(self.match, self.course.seat), question)
        best = suggested(lesson, [each.option for each in advice.ranked])
        assert best in question.options
        option = self.choose(question, best)
        self.answers.append((question.kind, option))
        self.answer(question, option)

    def answer(self, question: Question[Any], option: Any) -> None:
        self.turns[question.actor] += 1
        self.match.answer(question.actor, option)


# How long it takes, as docs/guided-matches.md reckons it.
LETTERS_A_MINUTE, SECONDS_A_DECISION, SECONDS_A_LINE = 850, 10, 1


def minutes(pupil: Pupil, texts: Texts) -> float:
    """What there is to read, to decide and to watch in a guided match that was followed."""
    course = pupil.course
    words = [texts(f"lesson-{e.id}{part}") for e in course.lessons for part in ("", ".text")]
    signs = {sign for each in course.lessons for sign in each.signs}
    letters = sum(map(len, [*words, *(texts(f"sign-{sign}") for sign in signs)]))
    told = len(pupil.match.log(course.seat))
    seconds = SECONDS_A_DECISION * len(pupil.answers) + SECONDS_A_LINE * told
    return letters / LETTERS_A_MINUTE + seconds / 60


@every_course
def test_whoever_follows_the_guide_gets_every_lesson(game: str) -> None:
    pupil = Pupil(game, lambda question, best: best)
    given = [lesson.id for lesson in pupil.lessons()]
    assert list(dict.fromkeys(sorted(given))) == sorted(each.id for each in pupil.course.lessons)
    assert pupil.progress().is_over
    for language in languages():
        assert 10 <= minutes(pupil, Texts(language, game)) <= 15


@every_course
@pytest.mark.parametrize("seed", range(3))
def test_whoever_does_something_else_is_never_stuck(game: str, seed: int) -> None:
    rng = random.Random(f"{game} {seed}")
    pupil = Pupil(game, lambda question, best: rng.choice(question.options))
    lessons = Counter(lesson.id for lesson in pupil.lessons())
    assert pupil.progress().is_over or pupil.match.outcome is not None
    assert len(lessons) > len(pupil.course.lessons) / 3


@every_course
def test_a_guided_match_is_the_same_for_everybody_who_follows_it(game: str) -> None:
    def played() -> str:
        pupil = Pupil(game, lambda question, best: best)
        for _ in pupil.lessons():
            pass
        return pupil.match.record.text

    assert played() == played()


@every_course
@pytest.mark.parametrize("language", languages())
def test_every_lesson_and_sign_has_its_words(game: str, language: str) -> None:
    texts = Texts(language, game)
    for lesson in COURSES[game].lessons:
        assert len(texts(f"lesson-{lesson.id}")) < 40
        assert len(texts(f"lesson-{lesson.id}.text")) < 260
        for sign in lesson.signs:
            assert texts(f"sign-{sign}")


@every_course
def test_lessons_point_at_things_that_the_page_knows(game: str) -> None:
    folders = [ROOT / "web" / "src" / "games" / base for base in with_bases(game)]
    files = [ROOT / "web" / "src" / "lib" / "pointing.ts", *(f / "page.ts" for f in folders)]
    known = set(re.findall(r"(\w+): \"\.", "".join(file.read_text("utf-8") for file in files)))
    named = {each.point for each in COURSES[game].lessons if each.point.startswith("thing:")}
    assert {address.removeprefix("thing:") for address in named} <= known
