"""A bot at a served table, by the protocol of the hall: it sits down with links, as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

from httpx import HTTPError
from websockets import WebSocketException

from greathall.bots import Bot, BotMaker
from greathall.client import WATCH, Hall, HallRefused, Json, Seat, frozen, question_of
from greathall.kernel import Match, Outcome, Player, Question, Random, Refusal
from greathall.kernel import Seat as SeatName
from greathall.kernel.match import Guess

PATIENCE: Final = 600.0  # seconds without the hall, after which a bot that sat there gives up
FIRST_WAIT: Final = 0.5  # seconds before it tries again; each wait is twice as long as the last
LONGEST_WAIT: Final = 30.0
TOO_LATE: Final = ("error-stale-answer", "error-not-playing")  # then look anew
LOST: Final = (OSError, HTTPError, WebSocketException)


class NeedsLinks(Refusal):
    text = "error-needs-links"


class HallGone(Refusal):
    text = "error-offline"


class CannotImagine(Refusal):
    text = "error-cannot-imagine"


class FarSeat:
    """A seat of a served table, for a bot: a `BotSeat` that cannot `imagine`.

    It knows what the hall tells: views, questions and the chronicle, and not how a match goes on.
    """

    def __init__(self, seat: Seat, name: SeatName) -> None:
        self._seat, self.seat = seat, name
        (chair,) = [chair for chair in seat.table["seats"] if chair["seat"] == name]
        self.players: tuple[Player, ...] = tuple(chair["players"])

    @property
    def game(self) -> str:
        return str(self._seat.table["game"])

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = frozen(self._seen["view"])
        return view

    def questions(self) -> list[Question[Any]]:
        return [question_of(asked) for asked in self._seen["questions"]]

    def log(self, since: int = 0) -> list[dict[str, Any]]:
        return [frozen(event) for event in self._seat.events.get(self.seat, [])[since:]]

    def imagine(self, rng: Random, guess: Guess | None = None) -> Match:
        raise CannotImagine("over the network nothing can be imagined")

    @property
    def _seen(self) -> Json:
        seen: Json = self._seat.position["seats"][self.seat]
        return seen


async def sit_down(
    links: list[str],
    maker: BotMaker,
    seed: str = "0",
    name: str = "",
    seated: Callable[[Json, list[SeatName]], None] = lambda table, seats: None,
) -> Outcome:
    """Play at the seats of these links until the match is over.

    `seated` hears of the table and our seats, each time that we sit down: whenever the connection
    is lost we come back.
    """
    bot_on = cache(lambda seat: maker(f"{seed}-{seat}"))  # where a lot may still put us
    has_sat = False
    loop, wait, lost_at = asyncio.get_running_loop(), FIRST_WAIT, 0.0
    while True:
        try:
            async with _hall_of(links).sit(*links, name=name) as seat:
                if WATCH in seat.position["seats"]:
                    raise NeedsLinks("these links are for watching")
                seated(seat.table, list(seat.position["seats"]))
                has_sat, wait, lost_at = True, FIRST_WAIT, 0.0
                return await _play(seat, bot_on)
        except LOST as lost:
            lost_at = lost_at or loop.time()
            if not has_sat or loop.time() - lost_at > PATIENCE:
                raise HallGone(f"the hall cannot be reached: {lost}") from lost
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def _hall_of(links: list[str]) -> Hall:
    """The hall that all of these links lead to."""
    parts = [urlsplit(link) for link in links]
    halls = {f"{part.scheme}://{part.netloc}" for part in parts}
    tables = {part.path for part in parts}
    if len(halls | tables) != 2 or not all(part.netloc and part.fragment for part in parts):
        raise NeedsLinks("a seat has a link such as https://hall.example/t/k7m2x9qd#key")
    return Hall(halls.pop())


async def _play(seat: Seat, bot_on: Callable[[SeatName], Bot]) -> Outcome:
    """Answer whatever these bots are asked; how it ended."""
    while not seat.is_over:
        seats = seat.position["seats"].items()
        asked = [(name, question) for name, seen in seats for question in seen["questions"]]
        if not asked:
            await seat.next_position()
            continue
        name, question = asked[0]
        # It may think for long, while the hall wants to know whether we are there.
        thinking: Awaitable[Any] = asyncio.to_thread(
            bot_on(name).choose,
            FarSeat(seat, name),  # type: ignore[arg-type]  # it is one in all but its class
            question_of(question),
        )
        try:
            await seat.answer(question, await thinking)
        except HallRefused as refused:
            if refused.text not in TOO_LATE:
                raise
            await seat.next_position()
    end = seat.position["outcome"]
    return Outcome(tuple(end["winners"]), end["how"], tuple(end["scores"].items()))
