"""A seat at the table: all that a bot gets of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from greathall.games.advice import Reasons
from greathall.kernel import Match, Player, Question, Random, Refusal, Seat
from greathall.kernel.match import Guess


class BotSeat:
    """What the person on one seat sees and is asked. Nothing else of the match is within reach."""

    __slots__ = ("__match", "players", "seat")

    def __init__(self, match: Match, seat: Seat) -> None:
        self.__match = match
        self.seat = seat
        self.players: tuple[Player, ...] = match.seats[seat]

    @property
    def game(self) -> str:
        """The id of the game that is played here."""
        return self.__match.game.id

    def view(self) -> dict[str, Any]:
        """What this seat sees."""
        return self.__match.view(self.seat)

    def questions(self) -> list[Question[Any]]:
        """What this seat is asked."""
        return self.__match.questions(self.seat)

    def log(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat may know it."""
        return self.__match.log(self.seat, since)

    def imagine(self, rng: Random, guess: Guess | None = None) -> Match:
        """A match as it might be: everything that this seat cannot see is drawn anew.

        With `guess` others have answered in secret as it says, else at random.
        """
        return self.__match.imagine(self.seat, rng, guess)


class Bot(Protocol):
    """A program that plays."""

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        """One of the options of this question, which waits for a player of this seat."""
        ...


class BotFault(Refusal):
    """A program that was to play has made a fault, or answered what is no answer."""

    text = "error-bot-fault"


def answer_of(bot: Bot, seat: BotSeat, question: Question[Any]) -> Any:
    """What this bot answers: one of the options, or a refusal that tells of its fault."""
    try:
        option = bot.choose(seat, question)
        is_option = option in question.options
    except Exception as fault:
        raise _fault_of(bot, question, repr(fault)) from fault
    if not is_option:
        raise _fault_of(bot, question, f"{option!r} is none of the options")
    return option


def _fault_of(bot: Bot, question: Question[Any], why: str) -> BotFault:
    name = type(bot).__name__
    return BotFault(f"{name}, asked {question.kind}: {why}", bot=name, kind=question.kind, why=why)


class LongMove:
    """A move of many questions, such as orders for all areas: planned once, then made part by part.

    It is planned anew as soon as the seat sees something else.
    """

    def __init__(self) -> None:
        self._left: dict[Any, Any] = {}
        self._position: Any = None

    def next_part(
        self,
        seat: BotSeat,
        question: Question[Any],
        plan: Callable[[dict[str, Any]], Mapping[Any, Any]],
    ) -> Any:
        """What the plan says about what this question is about; None if nothing."""
        position = question.actor, question.kind, seat.view()
        if position != self._position or question.about not in self._left:
            self._left, self._position = dict(plan(position[-1])), position
        return self._left.pop(question.about, None)

    def rest(self) -> list[tuple[Any, Any]]:
        """What is planned besides, by what it is about."""
        return list(self._left.items())


class Ranked(NamedTuple):
    """What a bot thinks of an option."""

    option: Any
    worth: float
    reasons: Reasons


class Advice(NamedTuple):
    """All options of a question, the best first."""

    ranked: list[Ranked]
    # Where a move has many parts, such as orders: what else it would answer, by what that is about.
    plan: list[tuple[Any, Any]]
    why_planned: list[Reasons]  # of each part of the plan
    is_chance: bool = False  # whether the worths say how likely one wins


class Adviser(Protocol):
    """A bot that can also say what it would do, and why."""

    def advise(self, seat: BotSeat, question: Question[Any]) -> Advice:
        """What it thinks of each option of this question."""
        ...
