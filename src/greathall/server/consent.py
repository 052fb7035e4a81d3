"""What all people at a table have to agree to: going back, and going on after the rules changed."""

from __future__ import annotations

from dataclasses import dataclass, field

from greathall.kernel import Seat
from greathall.server.errors import NothingProposed, NotPlaying, NotYourSeat
from greathall.server.room import PLAYING, Room
from greathall.server.talk import Talk
from greathall.server.viewers import Viewer


@dataclass
class Proposal:
    """Somebody's wish, and who has agreed so far."""

    what: str
    to: int
    by: Seat
    agreed: list[Seat] = field(default_factory=list)


class Consent:
    """The proposals that are open, one a table."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.open: dict[str, Proposal] = {}

    async def propose(self, room: Room, viewer: Viewer, what: str, to: int) -> None:
        """Ask everybody; whoever proposes has agreed with all their seats."""
        if not viewer.seats:
            raise NotYourSeat("watchers propose nothing", seat="")
        if room.state != PLAYING:
            raise NotPlaying("this table is not being played", state=room.state)
        if what == "go-on":
            if not room.is_readable_only:
                raise NothingProposed("this table goes on anyway")
            to = room.good
        room.check_rewind(to)
        self.open[room.id] = Proposal(what, to, viewer.seats[0])
        await self.agree(room, viewer, yes=True)

    async def agree(self, room: Room, viewer: Viewer, *, yes: bool) -> None:
        """One no ends it; when all people have said yes, it happens and the chronicle says so."""
        proposal = self.open.get(room.id)
        if proposal is None:
            raise NothingProposed("nothing is proposed at this table")
        if not viewer.seats:
            raise NotYourSeat("watchers have no say", seat="")
        if not yes:
            del self.open[room.id]
            self.tell(room)
            declined = {"seat": viewer.seats[0], "what": proposal.what}
            await self.talk.notice(room, "notice-declined", declined)
            return
        proposal.agreed += [seat for seat in viewer.seats if seat not in proposal.agreed]
        if all(chair.seat in proposal.agreed for chair in room.people()):
            del self.open[room.id]
            await room.rewind(proposal.to)
            fields = {"seat": proposal.by, "to": proposal.to}
            await self.talk.notice(room, f"notice-{proposal.what}", fields)
        self.tell(room)

    def tell(self, room: Room) -> None:
        room.tell(self.message(room))

    def message(self, room: Room) -> dict[str, object]:
        proposal = self.open.get(room.id)
        if proposal is None:
            return {"is": "proposal", "what": None}
        return {
            "is": "proposal",
            "what": proposal.what,
            "to": proposal.to,
            "by": proposal.by,
            "agreed": proposal.agreed,
            "needed": [chair.seat for chair in room.people()],
        }
