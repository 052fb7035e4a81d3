"""What people at a table have to agree to.

Going back, going on, a pause, a draw, more time, hands, hints, and who plays on for the absent.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import structlog

from greathall.kernel import Seat
from greathall.server import proposals, record_keeping
from greathall.server.errors import (
    BotsOnly,
    HandsOfTheAbsent,
    NotAbsent,
    NothingProposed,
    NotPlaying,
    NotYourSeat,
    OtherProposal,
    TooSoon,
    VoteOpen,
)
from greathall.server.messages import Propose
from greathall.server.new_tables import HINTS_BY
from greathall.server.occupants import STAND_IN
from greathall.server.positions import waited_for
from greathall.server.proposals import Proposal
from greathall.server.rests import pause_of, waited_for_long
from greathall.server.room import PLAYING, Room
from greathall.server.sides import somebody_is_away, takes_a_deputy
from greathall.server.store import Row, StorageFailed
from greathall.server.viewers import Viewer

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
REPLACE, RESEAT = "replace", "reseat"  # by a bot, or by somebody who takes the seat
BACK = ("take-back", "go-on")
HANDS = {"show-hands": True, "cover-hands": False}
TIMED = ("pause", "extend")
DECLINED = "notice-declined"
REST_AFTER_NO = 60.0  # seconds in which the others may propose something first


class Votes:
    """The proposals that are open, one a table."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.talk, self.store = hall, hall.talk, hall.store
        self.open: dict[str, Proposal] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.ending: set[asyncio.Task[None]] = set()
        self.declined: dict[tuple[str, Seat], float] = {}  # when the last wish of a seat was
        # No number comes twice, not even after a restart: a late yes meets no other proposal.
        self.numbers = itertools.count(int(time.time() * 1000))
        self.deeds: dict[str, Callable[[Room, Proposal], Awaitable[None]]] = {
            **dict.fromkeys(BACK, self._go_back),
            **dict.fromkeys(HANDS, self._settle_hands),
            "allow-hints": self._allow_hints,
            "pause": self._pause,
            "resume": self._resume,
            "extend": self._extend,
            "draw": self._end,
            REPLACE: self._replace,
            RESEAT: self._replace,
        }

    # ------------------------------------------------------------------ proposing and agreeing

    async def propose(self, room: Room, viewer: Viewer, wish: Propose) -> None:
        """Ask everybody; whoever proposes has agreed with all their seats."""
        if not viewer.seats:
            raise NotYourSeat("watchers propose nothing", seat="")
        if not room.is_playing:
            raise NotPlaying("this table is not being played", state=room.state)
        before = self._may_ask(room, viewer)
        absent = _absent(room, viewer, wish) if wish.what in (REPLACE, RESEAT) else None
        if wish.what == "show-hands" and somebody_is_away(room):
            raise HandsOfTheAbsent("somebody whose hand this would show is away")
        back = _way_back(room, wish)
        proposal = Proposal(
            number=next(self.numbers),
            what=wish.what,
            to=back,
            events=None if back is None else await _events_until(room, back),
            by=viewer.seats[0],
            undo_epoch=room.undo_epoch,
            people=_people(room, absent),
            expires_at=time.time() + room.row["absence"],
            absent=absent,
            minutes=wish.minutes if wish.what in TIMED else None,
        )
        instead_of = None if before is None else before.number
        await proposals.keep(self.store, room.id, proposal, instead_of)
        self.open[room.id] = proposal
        self._set_alarm(room, proposal)
        await self.agree(room, viewer, proposal.number, yes=True)

    def _may_ask(self, room: Room, viewer: Viewer) -> Proposal | None:
        """One vote at a time: only one's own proposal makes way for another; what that was."""
        now, open_now = time.time(), self.open.get(room.id)
        if open_now is not None and open_now.by not in viewer.seats:
            raise VoteOpen("the table votes on something else", by=open_now.by)
        self.declined = {k: at for k, at in self.declined.items() if now - at < REST_AFTER_NO}
        if any((room.id, seat) in self.declined for seat in viewer.seats):
            raise TooSoon("somebody has just said no to you", seconds=round(REST_AFTER_NO))
        return open_now

    async def agree(self, room: Room, viewer: Viewer, number: int, *, yes: bool) -> None:
        """One no ends it; when all people have said yes, it happens and the chronicle says so."""
        proposal = self.open.get(room.id)
        if proposal is None:
            raise NothingProposed("nothing is proposed at this table")
        if not viewer.seats:
            raise NotYourSeat("watchers have no say", seat="")
        if proposal.number != number:
            raise OtherProposal("something else is proposed now")
        if not yes:
            await self._decline(room, viewer, proposal)
            return
        new = [s for s in viewer.seats if s in proposal.people and s not in proposal.agreed]
        try:
            agreed = await proposals.agree(self.store, room.id, proposal.number, new)
            if agreed is None:
                self._close(room)
                raise OtherProposal("it was decided elsewhere")
            proposal.agreed = agreed
            if proposal.has_all:
                await self._carry_out(room, proposal)
        finally:
            self.send(room)

    async def _decline(self, room: Room, viewer: Viewer, proposal: Proposal) -> None:
        by = viewer.seats[0]
        await proposals.drop(self.store, room.id, proposal.number)
        self._close(room)
        self.send(room)
        if proposal.by in viewer.seats:
            await self.talk.notice(room, "notice-withdrawn", {"seat": by, "what": proposal.what})
            return
        self.declined[room.id, proposal.by] = time.time()
        await self.talk.notice(room, DECLINED, {"seat": by, "what": proposal.what})

    async def _carry_out(self, room: Room, proposal: Proposal) -> None:
        """The last yes is acknowledged when it has happened: a hall that stops before has asked."""
        self._close(room)
        self.send(room)
        await self.deeds[proposal.what](room, proposal)

    # ------------------------------------------------------------------ what was agreed

    async def _go_back(self, room: Room, proposal: Proposal) -> None:
        """Nothing is deleted: the record keeps what was played, and the chronicle tells of it."""
        assert proposal.to is not None
        lost = sum(_answers_since(room, proposal.to).values())
        await room.rewind(proposal.to)
        await self.hall.standing.let_go(room)
        fields = {"seat": proposal.by, "to": proposal.to, "answers": lost}
        await self.talk.notice(room, f"notice-{proposal.what}", fields)

    async def _settle_hands(self, room: Room, proposal: Proposal) -> None:
        # Nobody's hand is shown before they read so.
        await self.talk.notice(room, f"notice-{proposal.what}", {"seat": proposal.by, "to": None})
        await room.show_hands(shown=HANDS[proposal.what])

    async def _allow_hints(self, room: Room, proposal: Proposal) -> None:
        await self.talk.notice(room, "notice-allow-hints", {"seat": proposal.by, "to": None})
        await room.allow_hints(room.row["hints"] or HINTS_BY)

    async def _pause(self, room: Room, proposal: Proposal) -> None:
        now, minutes = time.time(), proposal.minutes or 0
        await room.note_pauses([*_ended(room, now), [now, now + 60.0 * minutes]])
        fields = {"seat": proposal.by, "minutes": minutes}
        await self.talk.notice(room, "notice-pause", fields)
        self.hall.seats_changed(room)

    async def _resume(self, room: Room, proposal: Proposal) -> None:
        await room.note_pauses(_ended(room, time.time()))
        await self.talk.notice(room, "notice-resume", {"seat": proposal.by})
        self.hall.seats_changed(room)

    async def _extend(self, room: Room, proposal: Proposal) -> None:
        minutes = proposal.minutes or 0
        await self.hall.clocks.extend(room, 60.0 * minutes)
        fields = {"seat": proposal.by, "minutes": minutes}
        await self.talk.notice(room, "notice-extend", fields)
        room.announce()

    async def _end(self, room: Room, proposal: Proposal) -> None:
        await room.end_in_a_draw()
        await self.talk.notice(room, "notice-draw", {"seat": proposal.by})
        room.audience.send_table()
        room.announce()

    async def _replace(self, room: Room, proposal: Proposal) -> None:
        assert proposal.absent is not None
        await self.talk.notice(room, f"notice-{proposal.what}", {"seat": proposal.absent})
        if proposal.what == RESEAT:
            await self.hall.absentees.give_away(room, proposal.absent)
        else:
            await self.hall.let_bot_play(room, proposal.absent, STAND_IN, replaced=True)

    # ------------------------------------------------------------------ ends and restarts

    async def take_up(self, room: Room) -> None:
        """A table comes back into memory with what was open there."""
        proposal = await proposals.proposal_at(self.store, room.id)
        if proposal is not None and room.id not in self.open:
            self.open[room.id] = proposal
            self._set_alarm(room, proposal)

    def look_up(self, room: Room) -> None:
        """After every change: the proposal is sent anew, or withdrawn.

        Nobody agreed for a match that was taken back meanwhile, nor for whoever sits there now.
        """
        proposal = self.open.get(room.id)
        if proposal is None:
            return
        if _is_void(room, proposal) or time.time() >= proposal.expires_at:
            self._close(room)
            task = asyncio.create_task(self._let_lapse(room, proposal))
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)
        self.send(room)

    def hear(self, room: Room, proposal: Proposal | None, lines: Sequence[Row]) -> None:
        """What is proposed, agreed or decided at another hall."""
        before = self.open.get(room.id)
        if proposal == before:
            return
        if proposal is not None:
            self.open[room.id] = proposal
            self._set_alarm(room, proposal)
        elif before is not None:
            self._close(room)
            if any(line["text"] == DECLINED for line in lines):
                self.declined[room.id, before.by] = time.time()
        self.send(room)

    async def _let_lapse(self, room: Room, proposal: Proposal) -> None:
        try:
            if await proposals.drop(self.store, room.id, proposal.number):
                fields = {"seat": proposal.by, "what": proposal.what}
                await self.talk.notice(room, "notice-lapsed", fields)
        except StorageFailed as failure:  # it lapses again when the table is read
            log.warning("vote-not-closed", table=room.id, error=failure.text)

    def _set_alarm(self, room: Room, proposal: Proposal) -> None:
        self._stop_alarm(room)
        seconds = max(0.0, proposal.expires_at - time.time())
        loop = asyncio.get_running_loop()
        self.alarms[room.id] = loop.call_later(seconds, self.look_up, room)

    def _stop_alarm(self, room: Room) -> None:
        if alarm := self.alarms.pop(room.id, None):
            alarm.cancel()

    def _close(self, room: Room) -> None:
        self.open.pop(room.id, None)
        self._stop_alarm(room)

    def forget(self, room: Room) -> None:
        """The table leaves the memory; what is open there stays written."""
        self._close(room)

    async def close(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        await asyncio.gather(*self.ending, return_exceptions=True)

    # ------------------------------------------------------------------ what all are told

    def send(self, room: Room) -> None:
        room.audience.send(self.message(room))

    def message(self, room: Room) -> dict[str, object]:
        proposal = self.open.get(room.id)
        if proposal is None:
            return {"is": "proposal", "what": None}
        return {
            "is": "proposal",
            "number": proposal.number,
            "what": proposal.what,
            "to": proposal.to,
            "events": proposal.events,
            "answers": {} if proposal.to is None else _answers_since(room, proposal.to),
            "by": proposal.by,
            "absent": proposal.absent,
            "minutes": proposal.minutes,
            "expires_at": proposal.expires_at,
            "agreed": proposal.agreed,
            "needed": list(proposal.people),
        }


def _way_back(room: Room, wish: Propose) -> int | None:
    """The position to which a proposal leads back, if it does; refused if it changes nothing."""
    is_so_already = {
        **{what: room.row["hands_shown"] == shown for what, shown in HANDS.items()},
        "allow-hints": room.row["hints_on"],
        "resume": pause_of(room) is None,
        "extend": room.time_control.kind == "none",
        "go-on": not room.is_readable_only,
    }
    if is_so_already.get(wish.what):
        raise NothingProposed("this is so already")
    if wish.what not in BACK:
        return None
    to = room.good if wish.what == "go-on" else wish.to
    room.check_rewind(to)
    return to


def _is_void(room: Room, proposal: Proposal) -> bool:
    asked = (PLAYING, proposal.undo_epoch, proposal.people)
    now = (room.state, room.undo_epoch, _people(room, proposal.absent))
    if proposal.absent is None:
        return now != asked
    return now != asked or not _is_absent(room, proposal.absent, proposal.what)


def _people(room: Room, absent: Seat | None) -> dict[Seat, str | None]:
    """Whoever was replaced has no say before they are back: nothing would ever be decided."""
    chairs = [chair for chair in room.people() if chair.seat != absent and not chair.replaced]
    return {chair.seat: chair.key_hash for chair in chairs}


def _absent(room: Room, viewer: Viewer, wish: Propose) -> Seat:
    """The seat of somebody else for whom the table has waited long enough."""
    seat = wish.seat
    if seat is None or seat in viewer.seats or not _is_absent(room, seat, wish.what):
        raise NotAbsent("nobody is away for that long", hours=round(room.row["absence"] / 3600))
    if wish.what == RESEAT and not takes_a_deputy(room, seat):
        raise BotsOnly("all who would decide play against them: only a bot plays on", seat=seat)
    return seat


def _is_absent(room: Room, seat: Seat, what: str) -> bool:
    """Whether the table waits for this person in vain, or a bot that it has put there plays."""
    chair = room.occupants.get(seat)
    if chair is None or not chair.is_person:
        return False
    if chair.bot:
        return chair.replaced and what == RESEAT
    return seat in waited_for(room) and waited_for_long(room, seat) >= room.row["absence"]


def _ended(room: Room, now: float) -> list[list[float]]:
    """The pauses of this table, of which none is longer than until now."""
    return [[begin, min(end, now)] for begin, end in room.row["pauses"]]


async def _events_until(room: Room, number: int) -> int:
    """How many events the chronicle had at this position."""
    return (await record_keeping.replay(room.header, room.entries, number)).match.log_length()


def _answers_since(room: Room, number: int) -> dict[Seat, int]:
    """How many answers each seat would lose."""
    lost = record_keeping.answers_in(room.entries)[number:]
    actors = (answer.split(" ", 1)[0] for answer in lost)
    return dict(Counter(room.seat_of[actor] for actor in actors if actor in room.seat_of))
