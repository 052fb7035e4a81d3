"""A table that is alive: its match, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from greathall.kernel import CHANCE, Match, Player, Refusal, Seat
from greathall.kernel.errors import NothingToUndo
from greathall.kernel.game import Outcome
from greathall.matches import why_it_stands
from greathall.server import fair_dice, record_keeping
from greathall.server.audience import Audience
from greathall.server.catching_up import catch_up
from greathall.server.errors import NotPlaying, NotYourSeat, RulesFailed, StaleAnswer
from greathall.server.fair_dice import FairDice, draw_lots, seed_of
from greathall.server.hands import hands_of
from greathall.server.messages import plain
from greathall.server.metrics import ANSWERS
from greathall.server.occupants import Occupant
from greathall.server.record_keeping import Replayed, header_of, replay
from greathall.server.rests import Span
from greathall.server.store import Overtaken, Row, StorageFailed, Store
from greathall.server.time_control import TimeControl
from greathall.server.times import Times
from greathall.server.viewers import Here, Viewer

log = structlog.get_logger()
DRAW = Outcome((), "agreed", ())
OPEN, PLAYING, FINISHED, CANCELLED = "open", "playing", "finished", "cancelled"
MOST_TRIES = 8  # of an answer, while other halls are faster
MOST_HEARD = 500


class Room:
    """One table in memory. Everything that changes it happens under its lock."""

    def __init__(
        self, store: Store, row: Row, seats: list[Row], entries: list[str], replayed: Replayed
    ) -> None:
        self.store, self.id, self.row = store, str(row["id"]), row
        self.header = header_of(row)
        self.time_control = msgspec.convert(row["pace"], TimeControl)
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.on_change: list[Callable[[Room], None]] = []  # bots and clocks look up after a change
        self.entries = entries  # all that the store has of this table
        self.written_at: list[float] = row["written_at"]  # when each of them was written
        self.take_up(replayed)
        self.occupants = {
            seat["seat"]: Occupant(seat, self.match.seats[seat["seat"]], self.time_control)
            for seat in seats
        }
        self.seat_of = {p: o.seat for o in self.occupants.values() for p in o.players}
        self.pledged: dict[Seat, str] = {}  # of those who are here, until the pledges are closed
        self.holidays: dict[str, list[Span]] = {}  # of the persons who sit here
        self.absent: dict[Seat, Row] = {}  # for whom others play
        self.invited: set[str] = set()  # persons who may sit down though they have no key
        self.elsewhere: dict[int, Here] = {}  # those who look on at other halls
        self.heard: dict[int, None] = {}  # the last lines that were told, the latest last
        self.read_at = time.time()  # what was said later is told as it comes
        self.on_coming: list[Callable[[Room], None]] = []  # who look up when viewers come or go
        self.used_at = time.monotonic()
        self.answered_at: float = row["answered_at"]
        self.asked_since: dict[tuple[Player, int], float] = {}
        self._note_asked(self.answered_at)

    @classmethod
    async def read(cls, store: Store, row: Row, seats: list[Row], entries: list[str]) -> Room:
        """A table as the store has it."""
        return cls(store, row, seats, entries, await replay(header_of(row), entries))

    # ------------------------------------------------------------------ what it is

    @property
    def state(self) -> str:
        return str(self.row["state"])

    @property
    def is_playing(self) -> bool:
        return self.state == PLAYING

    @property
    def is_kept(self) -> bool:
        """Whether it is this hall of several that moves the table on: its bots and its clocks."""
        return bool(self.row["kept_by"] == self.store.hall)

    @property
    def is_readable_only(self) -> bool:
        """Whether the rules of today no longer accept all that was answered."""
        return self.good < self.answers_written

    def people(self) -> list[Occupant]:
        return [occupant for occupant in self.occupants.values() if occupant.is_person]

    @property
    def is_for_several(self) -> bool:
        """Whether more than one chair is a person's: who plays alone has nobody to be told of."""
        return sum(occupant.key_hash is not None for occupant in self.occupants.values()) > 1

    def waits_for_chance(self) -> bool:
        """Whether chance could not answer, since that could not be written."""
        asked = any(question.actor == CHANCE for question in self.match.questions())
        return asked and self.is_playing and not self.is_readable_only

    def waits_for_people(self) -> bool:
        return any(o.key_hash is not None and not o.taken for o in self.occupants.values())

    def waits_since(self, seats: Collection[Seat]) -> float:
        """Since when the first of these seats is asked; if none is, since the last answer."""
        asked = [at for (who, _), at in self.asked_since.items() if self.seat_of.get(who) in seats]
        return min(asked, default=self.answered_at)

    def _note_asked(self, now: float) -> None:
        """A question is known by who is asked, and after how many answers of theirs."""
        asked = [(q.actor, self.turns[q.actor]) for q in self.match.questions()]
        self.asked_since = {question: self.asked_since.get(question, now) for question in asked}

    def check_playing(self) -> None:
        if not self.is_playing or self.is_readable_only:
            raise NotPlaying("nothing can be answered at this table now", state=self.state)

    def check_own(self, viewer: Viewer, player: Player) -> None:
        """A viewer answers for the players of their own seats alone."""
        seat = self.seat_of.get(player)
        if seat is None or seat not in viewer.seats:
            raise NotYourSeat(f"{player!r} is not yours to play", seat=player)

    def keys_of(self, viewer: Viewer) -> tuple[str, ...]:
        """By what the people of this viewer are known, wherever they sit: hashes of their keys."""
        return tuple(self.occupants[seat].key_hash or "" for seat in viewer.seats)

    # ------------------------------------------------------------------ beginning and playing

    async def begin(self) -> None:
        """All seats are taken: lots are drawn where seats go by lot, chance deals, play begins."""
        lot = draw_lots(self._seed(), self.occupants) if self.row["by_lot"] else None
        mixed = {name: self.row[name] for name in ("pledges", "shares")}
        now = time.time()
        changes = {"state": PLAYING, "lot": lot, "active_at": now, "began_at": now, **mixed}
        dealt = {now: self.occupants[seat].theirs() for seat, now in (lot or {}).items()}
        try:
            await self.store.change_open_table(self.id, dealt, **changes)
        except StorageFailed:
            await self.fall_back()
            raise
        self.row |= changes
        if lot:
            self.change_places(lot, dealt)
        await self._commit(lambda: self.match.let_chance(self._dice()))

    def change_places(self, moved: dict[Seat, Seat], dealt: dict[Seat, Row]) -> None:
        """Everybody sits where the lot or the host has put them, and sees so before they play."""
        for seat, theirs in dealt.items():
            self.occupants[seat].seat_down(theirs)
        self.audience.change_places(moved)

    def wake(self) -> None:
        """Take up a match that was read from the store: chance may have been about to answer."""
        if self.is_playing and not self.is_readable_only:
            self.match.rng = self._dice()

    async def let_chance_answer(self) -> None:
        """Chance answers what it was asked when the server stopped, or could not write."""
        await self._commit(lambda: self.match.let_chance(self._dice()))

    def _dice(self) -> FairDice:
        return FairDice(self._seed(), self.match)

    def _seed(self) -> str:
        return seed_of(fair_dice.dice_lines(self.row, self.occupants))

    async def answer(self, viewer: Viewer, player: Player, turn: int, option: Any) -> int:
        """An answer from a person: checked, written down, then shown to all."""
        self.check_own(viewer, player)
        return await self.answer_for(player, turn, option)

    async def answer_for(self, player: Player, turn: int, option: Any) -> int:
        """The position after this answer. It is safe when this returns."""
        given = plain(option)
        await self._insist(
            lambda: self.check_asked(player, turn), lambda: self.match.answer(player, given)
        )
        ANSWERS.inc()
        return len(self.match)

    async def answer_all(
        self, viewer: Viewer, player: Player, turn: int, options: list[Any]
    ) -> int:
        """Answers to a chain of questions, as one act: all of them are written, or none."""
        self.check_own(viewer, player)
        chain = [plain(option) for option in options]
        await self._insist(
            lambda: self.check_asked(player, turn), lambda: self.match.answer_all(player, chain)
        )
        ANSWERS.inc(len(chain))
        return len(self.match)

    async def _insist(self, check: Callable[[], None], change: Callable[[], None]) -> None:
        """Another hall may be faster: then look whether this still fits what it has written."""
        for _ in range(MOST_TRIES):
            check()
            with suppress(Overtaken):
                await self._commit(change)
                return
        raise Overtaken("other halls are faster again and again")

    def check_asked(self, player: Player, turn: int) -> None:
        self.check_playing()
        if turn != self.turns[player] or not self.match.questions(player):
            raise StaleAnswer(f"{player!r} was asked something else meanwhile", seat=player)

    async def undo(self, viewer: Viewer, player: Player, count: int = 1) -> None:
        """Take back one's own last answers, where nothing was revealed since: so many, or none."""
        self.check_playing()
        self.check_own(viewer, player)
        turn = self.turns[player]
        for _ in range(MOST_TRIES):
            if turn != self.turns[player]:
                raise StaleAnswer(f"{player!r} has answered elsewhere meanwhile", seat=player)
            with suppress(Overtaken):
                await self._take_back(player, count)
                return
        raise Overtaken("other halls are faster again and again")

    async def _take_back(self, player: Player, count: int) -> None:
        try:
            numbers = self.match.undo_all(player, count)
        except NothingToUndo:
            raise why_it_stands(self.match, player) from None
        await self._write([record_keeping.withdraw(number) for number in numbers])
        self.times.withdraw(numbers, self.match.log_length())
        self.answers_written = self.good = len(self.match)
        self.turns = self._count_turns()
        self.audience.start_anew()
        self.announce()

    async def rewind(self, number: int) -> None:
        """Go back to a position, from which chance goes on: everybody agreed."""
        undo_epoch = self.undo_epoch
        for _ in range(MOST_TRIES):
            self.check_rewind(number)
            with suppress(Overtaken):
                await self._rewind(number)
                return
            if undo_epoch != self.undo_epoch:
                break
        raise Overtaken("other halls are faster")

    async def _rewind(self, number: int) -> None:
        replayed = await replay(self.header, self.entries, number)
        match = replayed.match
        match.let_chance(FairDice(self._seed(), match))
        new = [str(answer) for answer in match.answers(number)]
        await self._write([record_keeping.rewind(number), *new])
        if self.row["hands_shown"] and number < self.row["hands_since"]:
            await self._show_hands_from(number)
        events_after = [*replayed.events_after, *[match.log_length()] * len(new)]
        self.take_up(Replayed(match, len(match), len(match), events_after))
        self.audience.start_anew()
        self.announce()

    async def show_hands(self, *, shown: bool) -> None:
        """From now on watchers see all hands, or no longer do: everybody agreed."""
        settled = {"hands_shown": shown, "hands_since": len(self.match)}
        await self.store.change_table(self.id, **settled)
        self.row |= settled
        self.hands = hands_of(self.row, self.match, [])
        self.audience.send_table()
        self.announce()

    async def allow_hints(self, bot: str) -> None:
        """From now on people may ask a bot for advice: everybody agreed."""
        settled = {"hints": bot, "hints_on": True}
        await self.store.change_table(self.id, **settled)
        self.row |= settled
        self.audience.send_table()

    async def note_pauses(self, pauses: list[list[float]]) -> None:
        """All let the time stand, or go on: everybody agreed."""
        await self.store.change_table(self.id, pauses=pauses)
        self.row["pauses"] = pauses

    async def end_in_a_draw(self) -> None:
        """Nobody wins, whatever the position: everybody agreed."""
        ended = {"state": FINISHED, "outcome": str(DRAW), "active_at": time.time()}
        await self.store.change_table(self.id, **ended)
        self.row |= ended

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, by its rules or since all agreed."""
        return DRAW if self.row["outcome"] == str(DRAW) else self.match.outcome

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
        """Change the match, write down what was answered, and only then show it to anybody."""
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
        self.note_played(before, self.answered_at)
        if self.match.outcome is not None and self.is_playing:
            await self.finish()
        self.announce()

    def note_played(self, before: int, at: float) -> None:
        new = self.match.answers(before)
        self.times.go_on(len(new), self.match.log_length(), at)
        self.answers_written = self.good = len(self.match)
        self.turns.update(answer.actor for answer in new)

    async def finish(self) -> None:
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
        except Overtaken:
            await catch_up(self)
            raise
        except StorageFailed:
            await self.fall_back()
            raise
        self.note_written(new, time.time())

    def note_written(self, new: list[str], at: float) -> None:
        self.entries += new
        self.answered_at = at
        self.written_at += [at] * len(new)
        self.undo_epoch += sum(map(record_keeping.is_taken_back, new))

    async def fall_back(self) -> None:
        """Something could not be written: everybody gets the table as the store has it."""
        await self.reload()
        self.audience.start_anew()
        self.audience.send_table()
        self.announce()

    async def reload(self) -> None:
        """The match as the store has it, as it was after the last entry that is safe."""
        try:
            found = await self.store.read_table(self.id)
        except StorageFailed:
            found = None  # it cannot even be read: what we know to be written counts
        if found is not None:  # perhaps another server has written meanwhile
            known, (self.row, seats, self.entries) = self.row["lot"], found
            self.written_at = self.row["written_at"]
            if self.row["lot"] and self.row["lot"] != known:
                self.change_places(self.row["lot"], {seat["seat"]: seat for seat in seats})
            self._sit_as_written(seats)
        self.take_up(await replay(self.header, self.entries))
        if self.match.outcome is not None and self.is_playing:
            self.row |= {"state": FINISHED, "outcome": str(self.match.outcome)}
        self.wake()

    def _sit_as_written(self, seats: list[Row]) -> None:
        """Whoever sits somewhere for another server sits there; who sat there looks on no more."""
        for row in seats:
            occupant = self.occupants[row["seat"]]
            if occupant.key_hash != row["key_hash"]:
                self.audience.take_away(occupant.seat)
            occupant.seat_down(row)

    def take_up(self, replayed: Replayed) -> None:
        self.match: Match = replayed.match
        self.good, self.answers_written = replayed.good, replayed.written
        self.turns = self._count_turns()
        self.hands = hands_of(self.row, self.match, replayed.events_after)
        self.times: Times = Times(self._answered_at(), replayed.events_after)
        # How often something was taken back: the chronicle of another undo epoch may differ.
        self.undo_epoch = sum(map(record_keeping.is_taken_back, self.entries))

    def _answered_at(self) -> list[float]:
        written = zip(self.entries, self.written_at, strict=True)
        return [at for _, at in record_keeping.answers_at(written)]

    def _count_turns(self) -> Counter[Player]:
        return Counter(answer.actor for answer in self.match.answers())

    # ------------------------------------------------------------------ those who look on

    def announce(self) -> None:
        """Everybody gets the new position; then votes, bots and clocks look up."""
        self._note_asked(time.time())
        self.audience.send_position()
        self.look_up()

    def look_up(self) -> None:
        """Something has changed."""
        for look_up in self.on_change:
            look_up(self)

    def note_heard(self, lines: Iterable[int]) -> None:
        """These lines were told to all who may read them."""
        self.heard |= dict.fromkeys(lines)
        if len(self.heard) > 2 * MOST_HEARD:
            self.heard = dict.fromkeys(list(self.heard)[-MOST_HEARD:])

    def pledges_in(self) -> dict[Seat, str]:
        """What those who are here have pledged, and those at other halls."""
        there = (here.pledged for here in self.elsewhere.values())
        return {seat: pledge for each in (*there, self.pledged) for seat, pledge in each.items()}

    def stand_up(self, seat: Seat) -> None:
        """Nobody looks on from this seat any more, on whatever tab."""
        self.audience.take_away(seat)
        self.announce()
