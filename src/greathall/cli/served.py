"""A match at a served table, for a terminal: it asks, answers and waits like a match of our own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from httpx import HTTPError
from websockets import WebSocketException

from greathall.bots import Advice, Ranked
from greathall.cli.breaks import Breaks
from greathall.client import Hall, Json, Seat, frozen, question_of
from greathall.games import game_called
from greathall.games.advice import Reason, Reasons
from greathall.kernel import Outcome, Player, Question, Record, Refusal
from greathall.kernel.game import Game
from greathall.kernel.game import Seat as SeatName
from greathall.kernel.record import Header
from greathall.matches import replay

T = TypeVar("T")


class NeedsLink(Refusal):
    text = "error-needs-link"


class HallUnreachable(Refusal):
    text = "error-offline"


class ServedMatch:
    """What a game at the terminal needs of a match, over the connection of one seat."""

    def __init__(self, url: str, link: str, name: str = "") -> None:
        self.breaks = Breaks()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.while_waiting: Callable[[], None] = lambda: None  # whenever a message comes
        self._shown: dict[Player, Json] = {}  # the last question of each
        self._hall = Hall(url)
        self._link = link
        self._seat: Seat = self._wait_for(self._sit(name))
        table = self._seat.table
        self.game: Game = game_called(table["game"])
        options = tuple(table["options"].items())
        self.header = Header(
            table["game"], self.game.rules, table["scenario"], table["players"], options
        )
        self.seats = {s["seat"]: tuple(s["players"]) for s in table["seats"]}

    @property
    def own_seats(self) -> tuple[SeatName, ...]:
        """The seats of this connection; none for a watcher."""
        return tuple(seat for seat in self._seat.position["seats"] if seat in self.seats)

    @property
    def seats_here(self) -> list[Json]:
        """Who sits where."""
        seats: list[Json] = self._seat.table["seats"]
        return seats

    @property
    def hands_shown(self) -> bool:
        """Whether whoever watches sees all hands."""
        return bool(self._seat.table["hands_shown"])

    @property
    def by_lot(self) -> bool:
        """Whether seats are dealt, or have been."""
        return bool(self._seat.table["by_lot"])

    @property
    def waits_for_lots(self) -> bool:
        """Whether seats are still to be dealt."""
        return self.by_lot and bool(self._seat.position["state"] == "open")

    def wait_for_lots(self) -> None:
        """Until everybody sits where the lot has put them."""
        self._wait_for(self._until_dealt())

    def said(self, since: int) -> list[Json]:
        """What people and the hall have said, after so many lines."""
        return self._seat.lines[since:]

    def chat(self, text: str, to: SeatName | None = None) -> None:
        """Say something to all, or to the person on one seat alone."""
        self._wait_for(self._seat.chat(text, to))

    def questions(self, who: SeatName | None = None) -> list[Question[Any]]:
        """What we are asked; without `who`, wait until we are asked something or it is over."""
        if who is None:
            self._wait_for(self._until_asked())
        asked = self._seat.position["seats"].values() if who is None else [self._seen(who)]
        questions = [q for seen in asked for q in seen["questions"]]
        self._shown.update({q["actor"]: q for q in questions})
        return [question_of(q) for q in questions]

    def answer(self, actor: Player, option: Any) -> None:
        """Answer what was shown; the hall refuses it if something else is asked by now."""
        self._wait_for(self._seat.answer(self._shown[actor], option))

    def advice(self, question: Question[Any]) -> tuple[str, Advice]:
        """What the bot of the table would answer to what was shown, and which bot that is."""
        told = self._wait_for(self._seat.hint(self._shown[question.actor]))
        return told["bot"], _advice(told)

    def undo(self, player: Player) -> None:
        self._wait_for(self._seat.say("undo", actor=player))

    def can_undo(self, player: Player) -> bool:
        return any(player in seen["can_undo"] for seen in self._seat.position["seats"].values())

    def view(self, who: SeatName) -> dict[str, Any]:
        view: dict[str, Any] = frozen(self._seen(who)["view"])
        return view

    def log(self, who: SeatName, since: int = 0) -> list[dict[str, Any]]:
        return [frozen(event) for event in self._seat.events.get(who, [])[since:]]

    def players_of(self, who: SeatName) -> tuple[Player, ...]:
        return self.seats.get(who, (who,))

    @property
    def outcome(self) -> Outcome | None:
        end = self._seat.position["outcome"]
        if end is None:
            return None
        return Outcome(tuple(end["winners"]), end["how"], tuple(end["scores"].items()))

    @property
    def record(self) -> Record:
        """The record, which the hall gives out when the match is over."""
        table, key = self._seat.table_id, self._seat.hello["keys"][0]
        return replay(self._wait_for(self._hall.record(table, key))).record

    def close(self) -> None:
        self._wait_for(self._seat.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _seen(self, who: SeatName) -> dict[str, Any]:
        seen: dict[str, Any] = self._seat.position["seats"][who]
        return seen

    async def _sit(self, name: str) -> Seat:
        return await self._hall.sit(self._link, name=name).__aenter__()

    async def _until_dealt(self) -> None:
        while self.waits_for_lots:
            await self._seat.next_position()

    async def _until_asked(self) -> None:
        while not self._seat.questions() and not self._seat.is_over:
            self.while_waiting()
            await self._seat.next_news()

    def _wait_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this where the connection lives, and wait for it."""
        doing = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            with self.breaks.heard():  # the match is elsewhere: nothing here is half done
                return doing.result()
        except KeyboardInterrupt:
            doing.cancel()
            raise
        except (OSError, HTTPError, WebSocketException) as lost:
            raise HallUnreachable(f"the hall cannot be reached: {lost}") from lost


def _advice(told: Json) -> Advice:
    return Advice(
        [Ranked(frozen(o["option"]), o["worth"], _reasons(o["reasons"])) for o in told["options"]],
        [(frozen(about), frozen(option)) for about, option in told["plan"]],
        [_reasons(why) for why in told["why_planned"]],
        told["chance"],
    )


def _reasons(told: list[Json]) -> Reasons:
    return Reasons(tuple(Reason(r["good"], r["text"], frozen(r["fields"])) for r in told))
