"""The same table once more: those who sat there at the end get their chairs, or those of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from greathall.kernel import Seat
from greathall.server.errors import NotPlaying, NotYourSeat
from greathall.server.keys import link
from greathall.server.new_tables import Keys, NewTable
from greathall.server.room import FINISHED, Room
from greathall.server.viewers import Viewer

if TYPE_CHECKING:
    from greathall.server.hall import Hall


@dataclass(frozen=True)
class Rematch:
    """A table that follows another: its keys, who goes from which chair to which, and its host."""

    keys: Keys
    seats: dict[Seat, Seat]
    host: str  # whoever asked for it, by the hash of their key

    def links(self, viewer: Viewer) -> dict[Seat, str]:
        """The links to the new chairs of whoever sat here, by those chairs."""
        theirs = [self.seats[seat] for seat in viewer.seats]
        chairs = [seat for seat in theirs if seat in self.keys.seats]
        return {seat: link(self.keys.table, self.keys.seats[seat]) for seat in chairs}

    def rights(self, room: Room, viewer: Viewer) -> dict[str, str] | None:
        """What the host alone is told; the chairs of the others stay theirs."""
        if self.host not in room.keys_of(viewer):
            return None
        watching = link(self.keys.table, self.keys.watch)
        return {"host_key": self.keys.host, "watch_link": watching}


class Rematches:
    """Opens one table after another for the same people."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.opened: dict[str, Rematch] = {}  # by the table that was played before

    async def ask(self, room: Room, viewer: Viewer, *, swap: bool) -> None:
        """Each person here gets the link to their own seat; two who ask get the same table."""
        if not viewer.seats:
            raise NotYourSeat("watchers ask for no rematch", seat="")
        if room.state != FINISHED:
            raise NotPlaying("the match is not over", state=room.state)
        if room.id not in self.opened:
            seats = moved_on(tuple(room.occupants)) if swap else {s: s for s in room.occupants}
            keys = await self.hall.open_table(_same_again(room, seats))
            self.opened[room.id] = again = Rematch(keys, seats, room.keys_of(viewer)[0])
            if self.hall.company is not None:
                await self.hall.company.tell_rematch(room, again)
        self._send_to_all(room)

    def hear(self, room: Room, again: Rematch) -> None:
        """Somebody has asked at another hall; of two who did so at once, all take the same."""
        known = self.opened.get(room.id, again)
        self.opened[room.id] = min(known, again, key=lambda rematch: rematch.keys.table)
        self._send_to_all(room)

    def _send_to_all(self, room: Room) -> None:
        for other in room.audience.viewers:
            self.send(room, other)

    def send(self, room: Room, viewer: Viewer) -> None:
        """Also to those who come back when it was already asked for; keys are in no store."""
        if again := self.opened.get(room.id):
            links, rights = again.links(viewer), again.rights(room, viewer)
            told = {"is": "rematch", "table": again.keys.table, "links": links, "host": rights}
            viewer.send(told)

    def forget(self, room: Room) -> None:
        self.opened.pop(room.id, None)


def moved_on(seats: tuple[Seat, ...]) -> dict[Seat, Seat]:
    """Everybody moves on to the next chair: of two they change sides, and so in turns of four.

    >>> moved_on(("frodo", "witch-king", "aragorn", "saruman"))["frodo"]
    'witch-king'
    """
    return dict(zip(seats, (*seats[1:], *seats[:1]), strict=True))


def _same_again(room: Room, seats: dict[Seat, Seat]) -> NewTable:
    row, people = room.row, room.people()
    bots = [chair for chair in room.occupants.values() if not chair.is_person]
    return NewTable(
        game=room.header.game,
        scenario=room.header.scenario,
        players=room.header.players,
        options=dict(room.header.options),
        bots={seats[c.seat]: c.bot or "steward" for c in bots},
        names={seats[c.seat]: c.name for c in people if c.person is None},  # theirs come along
        title=row["title"],
        language=row["language"],
        public=row["public"],
        hands_shown=row["hands_shown"] and not row["hands_since"],
        private_chat=row["private_chat"],
        hints=row["hints"],
        by_lot=row["by_lot"],
        rated=row["rated"],
        absence=row["absence"],
        watch_chat=row["watch_chat"],
        pace=room.time_control,
    )
