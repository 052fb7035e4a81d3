"""Whom the seats of a table belong to, and who may see it.

A seat that nobody has claimed is opened by its key; a claimed one by its person alone.
"""

from __future__ import annotations

from greathall.kernel import Seat
from greathall.server.errors import SeatClaimed, WrongKey
from greathall.server.keys import fits
from greathall.server.occupants import Occupant
from greathall.server.room import OPEN, Room
from greathall.server.store import Row
from greathall.server.viewers import Bearer


def seats_of(room: Room, bearer: Bearer) -> tuple[Seat, ...]:
    """The seats that this bearer opens."""
    return tuple(chair.seat for chair in room.occupants.values() if _opens(bearer, chair))


def _opens(bearer: Bearer, chair: Occupant) -> bool:
    if chair.person is not None:
        return chair.person == bearer.person
    return _fits_any(bearer, chair.key_hash)


def _fits_any(bearer: Bearer, key_hash: str | None) -> bool:
    return any(fits(key, key_hash) for key in bearer.keys)


def absent_seats(room: Room, bearer: Bearer) -> tuple[Seat, ...]:
    """The seats of this bearer on which others play for them, since they were away."""
    return tuple(seat for seat, row in room.absent.items() if _is_theirs(bearer, row))


def _is_theirs(bearer: Bearer, row: Row) -> bool:
    if row["person"] is not None:
        return bool(row["person"] == bearer.person)
    return _fits_any(bearer, row["key_hash"])


def is_invited(room: Room, bearer: Bearer) -> bool:
    """Whether this bearer has a key of this table, a seat there, or a friend who asks them."""
    hashes = (room.row["watch_hash"], room.row["host_hash"])
    by_friends = room.state == OPEN and bearer.person in room.invited
    sits = seats_of(room, bearer) or absent_seats(room, bearer)
    return by_friends or any(_fits_any(bearer, h) for h in hashes) or bool(sits)


def may_see(room: Room, bearer: Bearer) -> bool:
    """A private table shows itself to those who hold one of its keys or sit there."""
    return room.row["public"] or is_invited(room, bearer)


def check_sight(room: Room, bearer: Bearer) -> None:
    if not may_see(room, bearer):
        raise WrongKey("this key does not fit this table")


def check_unclaimed(room: Room, bearer: Bearer) -> None:
    """Whoever comes with the key of a seat that is somebody's hears so."""
    for chair in room.occupants.values():
        if chair.person not in (None, bearer.person) and _fits_any(bearer, chair.key_hash):
            raise SeatClaimed(f"{chair.seat!r} belongs to a profile", seat=chair.seat)
