"""Those who look at one table, and what is sent to all of them."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from greathall.kernel import Refusal, Seat
from greathall.server import fair_dice
from greathall.server.described import notes_message, table_message
from greathall.server.errors import error_message
from greathall.server.positions import Position, Shown
from greathall.server.viewers import REFUSED, Viewer, encode

if TYPE_CHECKING:
    from greathall.server.room import Room


class Audience:
    """The viewers of one table: one for each open tab."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.viewers: list[Viewer] = []

    # ------------------------------------------------------------------ coming and going

    def join(self, viewer: Viewer) -> None:
        self.viewers.append(viewer)
        viewer.send(table_message(self.room))
        self._show(Position(self.room), [viewer])
        self.send_presence()

    def part(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.room.used_at = time.monotonic()
            self.send_presence()
            self._forget_pledges()

    def _forget_pledges(self) -> None:
        """Who goes before the pledges are closed takes theirs along, and may pledge another."""
        here, room = [seat for viewer in self.viewers for seat in viewer.seats], self.room
        stay = {seat: pledge for seat, pledge in room.pledged.items() if seat in here}
        if stay != room.pledged and fair_dice.asked_for(room.row) == "pledge":
            room.pledged = stay
            self.send_table()

    def show_out(self, viewer: Viewer, why: Refusal) -> None:
        """Whoever may not be here any more hears why, and nothing else from then on."""
        self.part(viewer)
        viewer.send(error_message(why))
        viewer.close(REFUSED)

    def take_away(self, seat: Seat) -> None:
        """Whoever looked on from this seat does so no more."""
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.seats = tuple(s for s in viewer.seats if s != seat)
                viewer.known = 0

    def change_places(self, lot: dict[Seat, Seat]) -> None:
        """Everybody looks on from where the lot has put them, with their own notes."""
        for viewer in self.viewers:
            now = [lot.get(seat, seat) for seat in viewer.seats]
            viewer.seats = tuple(seat for seat in self.room.occupants if seat in now)
        self.start_anew()
        self.send_table()
        self.send_presence()
        for viewer in self.viewers:
            viewer.send(notes_message(self.room, viewer))

    def start_anew(self) -> None:
        """After something was taken back, everybody gets the chronicle from its beginning."""
        for viewer in self.viewers:
            viewer.known = 0

    # ------------------------------------------------------------------ what is sent to all

    def send(self, message: dict[str, Any]) -> None:
        encoded = encode(message)
        for viewer in self.viewers:
            viewer.send_bytes(encoded)

    def send_table(self) -> None:
        """Everybody hears who sits where."""
        self.send(table_message(self.room))

    def send_presence(self) -> None:
        self.send(self.presence_message())
        for look_up in self.room.on_coming:
            look_up(self.room)

    def presence_message(self) -> dict[str, Any]:
        """How many tabs look on from each seat, here and at other halls."""
        here = Counter(seat for viewer in self.viewers for seat in viewer.seats)
        watching = sum(not viewer.seats for viewer in self.viewers)
        for there in self.room.elsewhere.values():
            here.update(there.seats)
            watching += there.watching
        return {"is": "presence", "seats": dict(here), "watching": watching}

    def send_position(self) -> None:
        """Each gets what they may see."""
        self._show(Position(self.room), self.viewers)

    def _show(self, position: Position, viewers: list[Viewer]) -> None:
        """Encoded once for all of the same viewpoints who know the same."""
        ready: dict[tuple[tuple[Seat, ...], int, Shown | None], tuple[bytes, Shown]] = {}
        length = self.room.match.log_length()
        for viewer in viewers:
            key = viewer.viewpoints, viewer.known, viewer.shown
            if key not in ready:
                shown = position.shown(viewer.viewpoints)
                ready[key] = position.message(shown, viewer.known, viewer.shown), shown
            message, shown = ready[key]
            viewer.send_bytes(message)
            viewer.known, viewer.shown = length, shown if viewer.wants_changes else None
