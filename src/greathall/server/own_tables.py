"""How it stands at one's own tables: whoever holds their keys hears it in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.kernel import Seat
from greathall.server.access import is_invited, seats_of
from greathall.server.described import table_message, when_of
from greathall.server.errors import HallRefusal
from greathall.server.limits import LOOKING, afford
from greathall.server.positions import waited_for
from greathall.server.room import Room
from greathall.server.viewers import Bearer, Viewer, encode

if TYPE_CHECKING:
    from greathall.server.hall import Hall


MOST_FOLLOWED = 50  # of a person who is signed in, besides those whose keys they hold


class OwnTables:
    """Tells those who are elsewhere when a table waits for them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.keys: dict[str, dict[Viewer, list[str]]] = {}  # by table: who follows it, and by what
        self.known: dict[tuple[Viewer, str], bytes] = {}  # what each was told last of a table

    async def follow(self, viewer: Viewer, wanted: dict[str, list[str]]) -> None:
        """From now on this viewer hears of these tables, as far as its keys fit."""
        self.forget(viewer)
        if viewer.person is not None:
            theirs = await self.hall.people.tables_near(viewer.person)
            wanted = {**{table: [] for table in theirs[:MOST_FOLLOWED]}, **wanted}
        rooms = []
        for table, keys in wanted.items():
            await afford(LOOKING)
            try:
                room = await self.hall.room(table)
            except HallRefusal:  # of a hall that is no more, or cancelled
                self._say_gone(viewer, table)
                continue
            self.keys.setdefault(table, {})[viewer] = keys
            rooms.append(room)
        for room in sorted(rooms, key=lambda room: _rank(room, wanted[room.id], viewer)):
            self._tell(room, viewer)
        viewer.send({"is": "own", "tables": [], "gone": []})  # that was all

    def forget(self, viewer: Viewer) -> None:
        for table in [table for table, followers in self.keys.items() if viewer in followers]:
            self._let_go(viewer, table)

    def look_up(self, room: Room) -> None:
        """After every change at a table."""
        for viewer in list(self.keys.get(room.id, ())):
            self._tell(room, viewer)

    def give_up(self, table: str) -> None:
        """This table is no more."""
        for viewer in list(self.keys.get(table, ())):
            self._say_gone(viewer, table)

    def _tell(self, room: Room, viewer: Viewer) -> None:
        """A key that fits no longer tells no more than one that never did."""
        bearer = Bearer(self.keys[room.id][viewer], viewer.person)
        if not is_invited(room, bearer):
            self._say_gone(viewer, room.id)
            return
        message = encode(
            {"is": "own", "tables": [_standing(room, seats_of(room, bearer))], "gone": []}
        )
        if self.known.get((viewer, room.id)) != message:
            self.known[viewer, room.id] = message
            viewer.send_bytes(message)

    def _say_gone(self, viewer: Viewer, table: str) -> None:
        self._let_go(viewer, table)
        viewer.send({"is": "own", "tables": [], "gone": [table]})

    def _let_go(self, viewer: Viewer, table: str) -> None:
        followers = self.keys.get(table, {})
        followers.pop(viewer, None)
        if not followers:
            self.keys.pop(table, None)
        self.known.pop((viewer, table), None)


def _rank(room: Room, keys: list[str], viewer: Viewer) -> tuple[int, float]:
    """First where one is waited for, the longest wait before all, then what is played."""
    mine = seats_of(room, Bearer(keys, viewer.person))
    asked = _asked(room, mine)
    return 0 if asked else 1 if room.is_playing else 2, room.waits_since(asked)


def _asked(room: Room, mine: tuple[Seat, ...]) -> list[Seat]:
    """The seats of these that are waited for. Where a bot stands in, nobody has to come."""
    waiting = waited_for(room)
    return [seat for seat in mine if seat in waiting and room.occupants[seat].bot is None]


def _standing(room: Room, mine: tuple[Seat, ...]) -> dict[str, Any]:
    """What everybody at the table may know, and which of these seats it waits for."""
    asked = _asked(room, mine)
    return {
        "table": table_message(room),
        "mine": mine,
        "asked": asked,
        "since": room.waits_since(asked),
        "waiting": waited_for(room),
        **when_of(room),
    }
