"""What has changed at a table by the deeds of other halls, and who is to be told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.server.access import seats_of
from greathall.server.catching_up import follow
from greathall.server.cluster.newer import Newer
from greathall.server.described import notes_message, table_message
from greathall.server.hands import hands_of
from greathall.server.operating.deeds import REMOVED
from greathall.server.room import CANCELLED, OPEN, PLAYING, Room
from greathall.server.viewers import Viewer

if TYPE_CHECKING:
    from greathall.server.hall import Hall

# What changes the position as it is shown, and not only the table.
IN_POSITIONS = frozenset(("state", "outcome", "hands_shown", "hands_since"))


async def take_up(hall: Hall, room: Room, newer: Newer) -> None:
    """The room becomes as the database has it, and its viewers hear what that changes."""
    if newer.row["state"] == CANCELLED:
        hall.waiting_room.close(room)
        return
    if newer.row["state"] == REMOVED:  # whoever is there hears so with the reason, from the log
        return
    if room.state != OPEN:  # at an open table nobody sees a position before they sit right
        await follow(room, newer.written)
    hall.talk.hear(room, newer.lines)
    table, presence = table_message(room), room.audience.presence_message()
    changed = _settle(room, newer)
    moved = _sit(hall, room, newer)
    is_shown = bool(changed & IN_POSITIONS or moved)
    is_shown |= hall.clocks.hear(room, newer.chairs, newer.lines)
    if "public" in changed:
        hall.show_strangers_out(room)
    if table_message(room) != table:
        room.audience.send_table()
    if room.audience.presence_message() != presence:
        room.audience.send_presence()
    _tell_those_who_moved(hall, room, moved)
    hall.votes.hear(room, newer.proposal, newer.lines)
    if is_shown:
        room.announce()
    elif changed or table_message(room) != table:
        room.look_up()
    await follow(room, newer.written)


def _settle(room: Room, newer: Newer) -> set[str]:
    """What is settled otherwise for this table; an end that we have seen stays one."""
    new = newer.row
    if room.match.outcome is not None and new["state"] == PLAYING:
        new = new | {"state": room.row["state"], "outcome": room.row["outcome"]}
    if new["pledges"] is None and room.row["pledges"]:
        room.pledged.clear()
    changed = {name for name, value in new.items() if room.row.get(name) != value}
    changed |= {"absent"} if newer.absent.keys() != room.absent.keys() else set()
    changed |= {"elsewhere"} if newer.elsewhere != room.elsewhere else set()
    has_begun = room.state == OPEN and new["state"] == PLAYING
    room.row |= new
    room.absent, room.invited = newer.absent, newer.invited
    room.elsewhere, room.holidays = newer.elsewhere, newer.holidays
    if has_begun:
        room.wake()
    if changed & {"hands_shown", "hands_since"}:
        room.hands = hands_of(room.row, room.match, room.times.events)
    return changed - {"active_at", "counted", "awake"}


def _sit(hall: Hall, room: Room, newer: Newer) -> list[Viewer]:
    """Whoever sits somewhere sits there; those who look on from another seat than before."""
    has_moved = False
    for seat, chair in newer.chairs.items():
        occupant, before = room.occupants[seat], room.occupants[seat].theirs()
        occupant.seat_down(chair)
        if before["key_hash"] != chair["key_hash"]:
            has_moved = True
            room.pledged.pop(seat, None)
            continue
        for viewer in [viewer for viewer in room.audience.viewers if seat in viewer.seats]:
            if before["standing"] != chair["standing"]:
                hall.standing.tell(room, viewer)
            if before["note"] != chair["note"]:
                viewer.send({"is": "notes", "notes": {seat: chair["note"]}})
    return _change_places(room) if has_moved else []


def _change_places(room: Room) -> list[Viewer]:
    """All look on from where their keys fit now."""
    moved = []
    for viewer in room.audience.viewers:
        seats = seats_of(room, viewer.bearer)
        if seats != viewer.seats:
            viewer.seats, viewer.known = seats, 0
            moved.append(viewer)
    return moved


def _tell_those_who_moved(hall: Hall, room: Room, moved: list[Viewer]) -> None:
    for viewer in moved:
        viewer.send(notes_message(room, viewer))
        hall.absentees.tell(room, viewer)
        hall.standing.tell(room, viewer)
