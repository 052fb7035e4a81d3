"""A table that is alive: its match, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from greathall.kernel import CHANCE, Match, Player, Refusal, Seat
from greathall.kernel.questions import Question
from greathall.server import fair_dice, record_keeping
from greathall.server.chairs import Chair
from greathall.server.described import table_message
from greathall.server.errors import NotPlaying, NotYourSeat, RulesFailed, StaleAnswer
from greathall.server.fair_dice import FairDice, draw_lots, seed_of
from greathall.server.hands import hands_of
from greathall.server.messages import Asked, plain
from greathall.server.metrics import ANSWERS
from greathall.server.pace import Pace
from greathall.server.record_keeping import Replayed, header_of, replay
from greathall.server.store import Row, StorageFailed, Store
from greathall.server.viewers import WATCH, Viewer, encode

log = structlog.get_logger()
OPEN, PLAYING, FINISHED = "open", "playing", "finished"


class Room:
    """One table in memory. Everything that changes it happens under its lock."""

    def __init__(
        self, store: Store, row: Row, chairs: list[Row], entries: list[str], replayed: Replayed
    ) -> None:
        self.store, self.id, self.row = store, str(row["id"]), row
        self.header = header_of(row)
        self.pace = msgspec.convert(row["pace"], Pace)
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.on_change: list[Callable[[Room], None]] = []  # bots and clocks look up after a change
        self.entries = entries  # all that the store has of this table
        self._take_up(replayed)
        self.chairs = {
            chair["seat"]: Chair(chair, self.match.seats[chair["seat"]], self.pace)
            for chair in chairs
        }
        self.seat_of = {p: c.seat for c in self.chairs.values() for p in c.players}
        self.pledged: dict[Seat, str] = {}  # of those who are here, until the pledges are closed
        self.used_at = time.monotonic()

    @classmethod
    async def read(cls, store: Store, row: Row, chairs: list[Row], entries: list[str]) -> Room:
        """A table as the store has it."""
        return cls(store, row, chairs, entries, await replay(header_of(row), entries))

    # ------------------------------------------------------------------ what it is

    @property
    def state(self) -> str:
        return str(self.row["state"])

    @property
    def is_readable_only(self) -> bool:
        """Whether the rules of today no longer accept all that was answered."""
        return self.good < self.answers_written

    def people(self) -> list[Chair]:
        return [chair for chair in self.chairs.values() if chair.is_person]

    def waits_for_chance(self) -> bool:
        """Whether chance could not answer, since that could not be written."""
        asked = any(question.actor == CHANCE for question in self.match.questions())
        return asked and self.state == PLAYING and not self.is_readable_only

    def waits_for_people(self) -> bool:
        return any(c.key_hash is not None and not c.taken for c in self.chairs.values())

    def check_playing(self) -> None:
        if self.state != PLAYING or self.is_readable_only:
            raise NotPlaying("nothing can be answered at this table now", state=self.state)

    def chair_of(self, viewer: Viewer, player: Player) -> Chair:
        """The chair of this player, if this viewer sits on it."""
        seat = self.seat_of.get(player)
        if seat is None or seat not in viewer.seats:
            raise NotYourSeat(f"{player!r} is not yours to play", seat=player)
        return self.chairs[seat]

    def keys_of(self, viewer: Viewer) -> tuple[str, ...]:
        """By what the people of this viewer are known, wherever they sit: hashes of their keys."""
        return tuple(self.chairs[seat].key_hash or "" for seat in viewer.seats)

    # ------------------------------------------------------------------ beginning and playing

    async def begin(self) -> None:
        """All chairs are taken: lots are drawn where seats go by lot, chance deals, play begins."""
        lot = draw_lots(self._seed(), self.chairs) if self.row["by_lot"] else None
        mixed = {name: self.row[name] for name in ("pledges", "shares")}
        changes = {"state": PLAYING, "lot": lot, "active_at": time.time(), **mixed}
        dealt = {now: self.chairs[seat].theirs() for seat, now in (lot or {}).items()}
        try:
            await self.store.change_open_table(self.id, dealt, **changes)
        except StorageFailed:
            await self.fall_back()
            raise
        self.row |= changes
        self._change_places(dealt)
        await self._commit(lambda: self.match.let_chance(self._dice()))

    def _change_places(self, dealt: dict[Seat, Row]) -> None:
        """Everybody sits where the lot has put them; whoever looks on is told before they play."""
        for seat, theirs in dealt.items():
            self.chairs[seat].seat_down(theirs)
        lot = self.row["lot"] or {}
        for viewer in self.viewers:
            now = [lot.get(seat, seat) for seat in viewer.seats]
            viewer.seats = tuple(seat for seat in self.chairs if seat in now)
        if lot:
            self._forget_what_was_told()
            self.tell_table()
            self.tell_presence()
            for viewer in self.viewers:
                viewer.send(self.notes_message(viewer))

    def wake(self) -> None:
        """Take up a match that was read from the store: chance may have been about to answer."""
        if self.state == PLAYING and not self.is_readable_only:
            self.match.rng = self._dice()

    async def let_chance_answer(self) -> None:
        """Chance answers what it was asked when the server stopped, or could not write."""
        await self._commit(lambda: self.match.let_chance(self._dice()))

    def _dice(self) -> FairDice:
        return FairDice(self._seed(), self.match)

    def _seed(self) -> str:
        return seed_of(fair_dice.dice_lines(self.row, self.chairs))

    async def answer(self, viewer: Viewer, player: Player, turn: int, option: Any) -> int:
        """An answer from a person: checked, written down, then told to all."""
        self.chair_of(viewer, player)
        return await self.answer_for(player, turn, option)

    async def answer_for(self, player: Player, turn: int, option: Any) -> int:
        """The position after this answer. It is safe when this returns."""
        self._check_asked(player, turn)
        await self._commit(lambda: self.match.answer(player, plain(option)))
        ANSWERS.inc()
        return len(self.match)

    async def answer_all(
        self, viewer: Viewer, player: Player, turn: int, options: list[Any]
    ) -> int:
        """Answers to a chain of questions, as one act: all of them are written, or none."""
        self.chair_of(viewer, player)
        self._check_asked(player, turn)
        chain = [plain(option) for option in options]
        await self._commit(lambda: self.match.answer_all(player, chain))
        ANSWERS.inc(len(chain))
        return len(self.match)

    def _check_asked(self, player: Player, turn: int) -> None:
        self.check_playing()
        if turn != self.turns[player] or not self.match.questions(player):
            raise StaleAnswer(f"{player!r} was asked something else meanwhile", seat=player)

    async def undo(self, viewer: Viewer, player: Player, count: int = 1) -> None:
        """Take back one's own last answers, where nothing was revealed since: so many, or none."""
        self.check_playing()
        self.chair_of(viewer, player)
        numbers = self.match.undo_all(player, count)
        await self._write([record_keeping.withdraw(number) for number in numbers])
        self.answers_written = self.good = len(self.match)
        self.turns = self._count_turns()
        self._forget_what_was_told()
        self.tell_all()

    async def rewind(self, number: int) -> None:
        """Go back to a position, from which chance goes on: everybody agreed."""
        self.check_rewind(number)
        replayed = await replay(self.header, self.entries, number)
        match = replayed.match
        match.let_chance(FairDice(self._seed(), match))
        new = [str(answer) for answer in match.answers(number)]
        await self._write([record_keeping.rewind(number), *new])
        if self.row["hands_shown"] and number < self.row["hands_since"]:
            await self._show_hands_from(number)
        self._take_up(Replayed(match, len(match), len(match), replayed.told))
        self._forget_what_was_told()
        self.tell_all()

    async def show_hands(self, *, shown: bool) -> None:
        """From now on watchers see all hands, or no longer do: everybody agreed."""
        settled = {"hands_shown": shown, "hands_since": len(self.match)}
        await self.store.change_table(self.id, **settled)
        self.row |= settled
        self.hands = hands_of(self.row, self.match, [])
        self.tell_table()
        self.tell_all()

    async def _show_hands_from(self, number: int) -> None:
        """Watchers see hands also where the match has gone back behind where that began."""
        self.row["hands_since"] = number
        try:
            await self.store.change_table(self.id, hands_since=number)
        except StorageFailed as failure:  # then some of the past stays covered
            log.warning("hands-not-noted", table=self.id, error=failure.text)

    def check_rewind(self, number: int) -> None:
        if not 0 <= number < max(1, self.answers_written) or number > self.good:
            raise StaleAnswer("there is no such position", seat=str(number))

    async def _commit(self, change: Callable[[], None]) -> None:
        """Change the match, write down what was answered, and only then tell anybody."""
        before = len(self.match)
        try:
            change()
        except Refusal:
            raise
        except Exception as broken:
            log.exception("rules-failed", table=self.id, position=before)
            await self.reload()
            raise RulesFailed("the rules failed here; nothing happened") from broken
        new = [str(answer) for answer in self.match.answers(before)]
        if new:
            await self._write(new)
        self.answers_written = self.good = len(self.match)
        self.turns.update(line.split(" ", 1)[0] for line in new)
        if self.match.outcome is not None and self.state == PLAYING:
            await self._finish()
        self.tell_all()

    async def _finish(self) -> None:
        """The last answer is safe; that the match is over is seen again whenever it is read."""
        self.row |= {"state": FINISHED, "outcome": str(self.match.outcome)}
        try:
            await self.store.change_table(
                self.id, state=FINISHED, outcome=self.row["outcome"], active_at=time.time()
            )
        except StorageFailed as failure:
            log.warning("end-not-noted", table=self.id, error=failure.text)

    async def _write(self, new: list[str]) -> None:
        """Write entries, or put the table back as the store has it and say so."""
        try:
            await self.store.append(self.id, len(self.entries), new)
        except StorageFailed:
            await self.fall_back()
            raise
        self.entries += new
        self.era += sum(map(record_keeping.is_taken_back, new))

    async def fall_back(self) -> None:
        """Something could not be written: everybody is told the table as the store has it."""
        await self.reload()
        self._forget_what_was_told()
        self.tell_table()
        self.tell_all()

    async def reload(self) -> None:
        """The match as the store has it, as it was after the last entry that is safe."""
        try:
            found = await self.store.read_table(self.id)
        except StorageFailed:
            found = None  # it cannot even be read: what we know to be written counts
        if found is not None:  # perhaps another server has written meanwhile
            known, (self.row, chairs, self.entries) = self.row["lot"], found
            if self.row["lot"] != known:
                self._change_places({chair["seat"]: chair for chair in chairs})
            self._sit_as_written(chairs)
        self._take_up(await replay(self.header, self.entries))
        if self.match.outcome is not None and self.state == PLAYING:
            self.row |= {"state": FINISHED, "outcome": str(self.match.outcome)}
        self.wake()

    def _sit_as_written(self, chairs: list[Row]) -> None:
        """Whoever sits somewhere for another server sits there; who sat there looks on no more."""
        for row in chairs:
            chair = self.chairs[row["seat"]]
            if chair.key_hash != row["key_hash"]:
                self._take_away(chair.seat)
            chair.seat_down(row)

    def _take_up(self, replayed: Replayed) -> None:
        self.match: Match = replayed.match
        self.good, self.answers_written = replayed.good, replayed.written
        self.turns = self._count_turns()
        self.hands = hands_of(self.row, self.match, replayed.told)
        # How often something was taken back: the chronicle of another era may differ.
        self.era = sum(map(record_keeping.is_taken_back, self.entries))

    def _count_turns(self) -> Counter[Player]:
        return Counter(answer.actor for answer in self.match.answers())

    # ------------------------------------------------------------------ telling

    def join(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        viewer.send(table_message(self))
        viewer.send_bytes(self.position_message(viewer.eyes, viewer.told))
        viewer.told = self.chronicle_length()
        self.tell_presence()

    def part(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.used_at = time.monotonic()
            self.tell_presence()
            self._forget_pledges()

    def _forget_pledges(self) -> None:
        """Who goes before the pledges are closed takes theirs along, and may pledge another."""
        here = [seat for viewer in self.viewers for seat in viewer.seats]
        stay = {seat: pledge for seat, pledge in self.pledged.items() if seat in here}
        if stay != self.pledged and fair_dice.asked_for(self.row) == "pledge":
            self.pledged = stay
            self.tell_table()

    def tell_all(self) -> None:
        """Everybody gets the new position: each what they may see, encoded once for equal eyes."""
        ready: dict[tuple[tuple[Seat, ...], int], bytes] = {}
        length, open_to_all = self.chronicle_length(), self._open_to_all()
        for viewer in self.viewers:
            key = viewer.eyes, viewer.told
            if key not in ready:
                ready[key] = self.position_message(*key, open_to_all)
            viewer.send_bytes(ready[key])
            viewer.told = length
        for look_up in self.on_change:
            look_up(self)

    def stand_up(self, seat: Seat) -> None:
        """Nobody looks with the eyes of this seat any more, on whatever tab."""
        self._take_away(seat)
        self.tell_all()

    def _take_away(self, seat: Seat) -> None:
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.seats = tuple(s for s in viewer.seats if s != seat)
                viewer.told = 0

    def tell_table(self) -> None:
        """Everybody hears who sits where."""
        message = encode(table_message(self))
        for viewer in self.viewers:
            viewer.send_bytes(message)

    def tell_presence(self) -> None:
        here = Counter(seat for viewer in self.viewers for seat in viewer.seats)
        watching = sum(not viewer.seats for viewer in self.viewers)
        message = encode({"is": "presence", "seats": dict(here), "watching": watching})
        for viewer in self.viewers:
            viewer.send_bytes(message)

    def tell(self, message: dict[str, Any]) -> None:
        encoded = encode(message)
        for viewer in self.viewers:
            viewer.send_bytes(encoded)

    def _forget_what_was_told(self) -> None:
        """After something was taken back, everybody gets the chronicle from its beginning."""
        for viewer in self.viewers:
            viewer.told = 0

    def chronicle_length(self) -> int:
        return self.match.log_length()

    def position_message(
        self, eyes: tuple[Seat, ...], told: int, open_to_all: dict[str, Any] | None = None
    ) -> bytes:
        """What these eyes see; what is open to all is made only once for everybody."""
        shared = self._open_to_all() if open_to_all is None else open_to_all
        return encode(shared | {"seats": {who: self._seen_by(who, told) for who in eyes}})

    def _open_to_all(self) -> dict[str, Any]:
        return {
            "is": "position",
            "number": len(self.match),
            "era": self.era,
            "state": self.state,
            "read_only": self.is_readable_only,
            "waiting": sorted({self.seat_of[q.actor] for q in self._asked()}),
            "outcome": self.outcome(),
            "clocks": self.clocks(),
            "totals": self.match.totals(),
        }

    def _asked(self) -> list[Question[Any]]:
        """The questions that people or bots have to answer; chance is nobody's business."""
        if self.state != PLAYING:
            return []
        return [q for q in self.match.questions() if q.actor in self.seat_of]

    def _seen_by(self, who: Seat, told: int) -> dict[str, Any]:
        watches, match = who == WATCH, self.match
        asked = [q for q in self._asked() if self.seat_of[q.actor] == who]
        return {
            "view": match.view(self.hands.eyes() if watches else who),
            "events_from": told,
            "events": self.hands.chronicle(match, told) if watches else match.log(who, told),
            "questions": [self.question_message(q) for q in asked],
            "can_undo": [p for p in self.undoers(who) if self.match.can_undo(p)],
        }

    def undoers(self, who: Seat) -> tuple[Player, ...]:
        playing = self.state == PLAYING and not self.is_readable_only
        return self.chairs[who].players if who in self.chairs and playing else ()

    def question_message(self, question: Question[Any]) -> Asked:
        return {
            "actor": question.actor,
            "turn": self.turns[question.actor],
            "kind": question.kind,
            "options": question.options,
            "about": question.about,
        }

    def outcome(self) -> dict[str, Any] | None:
        end = self.match.outcome
        if end is None:
            return None
        return {"winners": end.winners, "how": end.how, "scores": dict(end.scores)}

    def clocks(self) -> dict[Seat, float]:
        """Seconds left for each person, where the table has a pace."""
        if self.pace.kind == "none":
            return {}
        return {c.seat: round(c.clock.remaining(), 1) for c in self.chairs.values() if c.is_person}

    def notes_message(self, viewer: Viewer) -> dict[str, Any]:
        """What those who sit here have noted for themselves."""
        return {"is": "notes", "notes": {seat: self.chairs[seat].note for seat in viewer.seats}}
