"""A game at a served table: what is said there is shown, and one can say something too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.bots import Advice
from greathall.cli.letters import printable
from greathall.cli.served import ServedMatch
from greathall.cli.terminal_game import TerminalGame
from greathall.client import HallRefused, Json
from greathall.kernel import Question, Refusal, Seat
from greathall.texts import Texts

LINES_OF_TALK = 20


class ServedGame(TerminalGame):
    """One seat of a served table, from where we sit down to the end."""

    def __init__(self, match: ServedMatch, texts: Texts, plain: bool = False) -> None:
        super().__init__(match, match.own_seats, {}, texts, plain)  # type: ignore[arg-type]
        self.served, self.breaks = match, match.breaks
        self.lines_shown = 0
        match.while_waiting = self._show_new_talk

    def _begin(self) -> None:
        """Where seats go by lot, first wait until it has put us somewhere, if it has not yet."""
        if self.served.hands_shown:
            self.screen.say(self.texts("page-hands-are-shown"))
        if self.served.waits_for_lots:
            self.screen.say(self.texts("play-waits-for-lots"))
        while self.served.waits_for_lots:
            try:
                self.served.wait_for_lots()
            except KeyboardInterrupt:
                self._ask_whether_to_leave()
        if self.served.by_lot:
            self.humans = self.served.own_seats
            self.shown = dict.fromkeys(self.humans, 0)
            seats = self.narrator.seats(self.humans, "seat")
            self.screen.say(self.texts("play-dealt", **seats))
        super()._begin()

    def _keys(self) -> list[str]:
        return [*super()._keys(), self.texts("play-keys-talk")]

    def _show_news(self, seat: Seat) -> None:
        self._show_new_talk()
        super()._show_news(seat)

    def _answered(self, seat: Seat, question: Question[Any], line: str) -> bool:
        """Something else may have happened meanwhile: then we look anew."""
        try:
            return super()._answered(seat, question, line)
        except HallRefused as refusal:
            self.screen.say(self.narrator.message(refusal.text, refusal.fields))
            return True

    def _keep_record(self, ask: bool) -> None:
        """A match that goes on stays in the hall, which gives out its record at the end."""
        if self.match.outcome is None:
            self.screen.say(self.texts("play-hall-keeps"))
        else:
            super()._keep_record(ask)

    def _advice(self, seat: Seat, question: Question[Any], bot: str) -> tuple[str, Advice]:
        """The hall says who advises, and tells the others that we have asked."""
        return self.served.advice(question)

    # ------------------------------------------------ talking

    def _talked(self, key: str, rest: str) -> bool:
        if key not in ("c", "w"):
            return False
        try:
            if key == "w":
                self._whisper(rest)
            elif rest.strip():
                self.served.chat(rest)
            else:
                self._show_talk(self.served.said(0)[-LINES_OF_TALK:])
        except Refusal as refusal:
            self.screen.say(self.narrator.message(refusal.text, refusal.fields))
        self._show_new_talk()
        return True

    def _whisper(self, words: str) -> None:
        """Say something to one person alone: a seat or a name comes first."""
        for name, seat in self._listeners():
            count = len(name.split())
            *first, text = [*words.split(maxsplit=count), ""][: count + 1]
            if text and " ".join(first).casefold() == name.casefold():
                self.served.chat(text, seat)
                return
        names = [printable(c["name"]) or self._seat_name(c["seat"]) for c in self._others()]
        self.screen.say(self.texts("play-whisper-to-whom", names=names))

    def _others(self) -> list[Json]:
        """The seats of other people."""
        return [
            seat
            for seat in self.served.seats_here
            if seat["person"] and seat["seat"] not in self.humans
        ]

    def _listeners(self) -> list[tuple[str, Seat]]:
        """How others may be called: by their seat, its name, or their own; long names first."""
        called = [
            (name, seat["seat"])
            for seat in self._others()
            for name in (seat["seat"], self._seat_name(seat["seat"]), printable(seat["name"]))
            if name.strip()
        ]
        return sorted(called, key=lambda pair: -len(pair[0].split()))

    def _seat_name(self, seat: Seat) -> str:
        return str(self.narrator.seat(seat)["seat"])

    def _show_new_talk(self) -> None:
        self._show_talk(self.served.said(self.lines_shown))

    def _show_talk(self, lines: Sequence[Json]) -> None:
        self.screen.show([self._line(line) for line in lines])
        self.lines_shown = len(self.served.said(0))

    def _line(self, line: Json) -> str:
        if line["kind"] == "notice":
            told = {name: _shown(value) for name, value in line["fields"].items()}
            return self.narrator.message(line["text"], told)
        who = printable(line["name"]) or self._seat_name(line["seat"])
        text = printable(line["text"])
        if line["to"] is None:
            return self.texts("play-said", who=who, text=text)
        to = self.narrator.seat(line["to"], "to", printable(line["to_name"]))
        return self.texts("play-whispered", who=who, text=text, **to)


def _shown(value: Any) -> Any:
    """A field of a notice, which may be a name that somebody gave themselves."""
    return printable(value) if isinstance(value, str) else value
