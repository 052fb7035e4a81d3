"""What all people at a table have to agree to: going back, going on, and who sees their hands."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from dataclasses import dataclass, field

from greathall.kernel import Seat
from greathall.server import record_keeping
from greathall.server.errors import NothingProposed, NotPlaying, NotYourSeat, OtherProposal
from greathall.server.new_tables import HINTS_BY
from greathall.server.room import PLAYING, Room
from greathall.server.talk import Talk
from greathall.server.viewers import Viewer

HINTS = "allow-hints"
HANDS = {"show-hands": True, "cover-hands": False}


@dataclass
class Proposal:
    """Somebody's wish as others read it before they agree, and who has agreed so far."""

    number: int
    what: str
    to: int | None  # the position to go back to; None: nothing is taken back
    events: int | None  # how much of the chronicle stays
    by: Seat
    undo_epoch: int
    people: dict[Seat, str | None]  # who is asked, by the hashes of their keys
    agreed: list[Seat] = field(default_factory=list)


class Votes:
    """The proposals that are open, one a table."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.open: dict[str, Proposal] = {}
        # No number comes twice, not even after a restart: a late yes meets no other proposal.
        self.numbers = itertools.count(int(time.time() * 1000))

    async def propose(self, room: Room, viewer: Viewer, what: str, to: int) -> None:
        """Ask everybody; whoever proposes has agreed with all their seats."""
        if not viewer.seats:
            raise NotYourSeat("watchers propose nothing", seat="")
        if not room.is_playing:
            raise NotPlaying("this table is not being played", state=room.state)
        back = _way_back(room, what, to)
        events = None if back is None else await _events_until(room, back)
        number, by = next(self.numbers), viewer.seats[0]
        self.open[room.id] = Proposal(
            number, what, back, events, by, room.undo_epoch, _people(room)
        )
        await self.agree(room, viewer, number, yes=True)

    async def agree(self, room: Room, viewer: Viewer, number: int, *, yes: bool) -> None:
        """One no ends it; when all people have said yes, it happens and the chronicle says so."""
        proposal = self.open.get(room.id)
        if proposal is None:
            raise NothingProposed("nothing is proposed at this table")
        if not viewer.seats:
            raise NotYourSeat("watchers have no say", seat="")
        if proposal.number != number:
            raise OtherProposal("something else is proposed now")
        if yes:
            proposal.agreed += [seat for seat in viewer.seats if seat not in proposal.agreed]
        all_agreed = all(seat in proposal.agreed for seat in proposal.people)
        if all_agreed or not yes:
            del self.open[room.id]
        self.send(room)
        if not yes:
            declined = {"seat": viewer.seats[0], "what": proposal.what}
            await self.talk.notice(room, "notice-declined", declined)
        elif all_agreed:
            await self._carry_out(room, proposal)

    async def _carry_out(self, room: Room, proposal: Proposal) -> None:
        fields = {"seat": proposal.by, "to": proposal.to}
        if proposal.to is not None:
            await room.rewind(proposal.to)
        await self.talk.notice(room, f"notice-{proposal.what}", fields)
        if proposal.what in HANDS:  # nobody's hand is shown before they read so
            await room.show_hands(shown=HANDS[proposal.what])
        elif proposal.what == HINTS:
            await room.allow_hints(room.row["hints"] or HINTS_BY)

    def look_up(self, room: Room) -> None:
        """After every change: the proposal is sent anew, or withdrawn.

        Nobody agreed for a match that was taken back meanwhile, nor for whoever sits there now.
        """
        proposal = self.open.get(room.id)
        if proposal is None:
            return
        asked = (PLAYING, proposal.undo_epoch, proposal.people)
        if (room.state, room.undo_epoch, _people(room)) != asked:
            del self.open[room.id]
        self.send(room)

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
            "agreed": proposal.agreed,
            "needed": list(proposal.people),
        }


def _way_back(room: Room, what: str, to: int) -> int | None:
    """The position to which a proposal leads back, if it does; refused if it leads nowhere."""
    if what in HANDS:
        if room.row["hands_shown"] == HANDS[what]:
            raise NothingProposed("this is so already")
        return None
    if what == HINTS:
        if room.row["hints_on"]:
            raise NothingProposed("this is so already")
        return None
    if what == "go-on":
        if not room.is_readable_only:
            raise NothingProposed("this table goes on anyway")
        to = room.good
    room.check_rewind(to)
    return to


def _people(room: Room) -> dict[Seat, str | None]:
    return {person.seat: person.key_hash for person in room.people()}


async def _events_until(room: Room, number: int) -> int:
    """How many events the chronicle had at this position."""
    return (await record_keeping.replay(room.header, room.entries, number)).match.log_length()


def _answers_since(room: Room, number: int) -> dict[Seat, int]:
    """How many answers each seat would lose."""
    lost = record_keeping.answers_in(room.entries)[number:]
    actors = (answer.split(" ", 1)[0] for answer in lost)
    return dict(Counter(room.seat_of[actor] for actor in actors if actor in room.seat_of))
