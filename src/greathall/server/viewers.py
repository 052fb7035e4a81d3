"""Those who look at a table: one for each browser tab, with the seats whose keys it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from greathall.kernel import Seat
from greathall.server.limits import A_MESSAGE, BYTES_OF_WORK, pay

if TYPE_CHECKING:
    from greathall.server.positions import Shown

WATCH = "watch"  # instead of a seat: what a stranger at the table sees
MOST_WAITING = 200
GOING, FOREIGN, REFUSED = 1001, 4403, 4404  # the codes with which a connection ends
encode = msgspec.json.Encoder().encode


class SignedIn(NamedTuple):
    """A person on one of their devices."""

    person: str
    session: str


class Bearer(NamedTuple):
    """Who asks: the keys that they hold, and the person whom they are signed in as."""

    keys: Sequence[str] = ()
    person: str | None = None


class Here(msgspec.Struct):
    """Who looks on at one of several halls, and what is true only as long as they do."""

    seats: dict[Seat, int] = {}  # on how many tabs
    watching: int = 0
    persons: list[str] = []
    pledged: dict[Seat, str] = {}  # to the dice, before the list of pledges is closed
    when: dict[str, Any] | None = None  # how far a public match has come that is kept there


class Viewer:
    """One connection. Messages wait in its queue; one that does not keep up is let go."""

    def __init__(self) -> None:
        self.keys: list[str] = []  # with which it has come
        self.signed_in: SignedIn | None = None
        self.address = ""  # from which it has come
        self.name = ""  # by which a watcher speaks
        self.seats: tuple[Seat, ...] = ()
        self.known = 0  # how many events of the chronicle it has
        self.wants_changes = False  # rather than whole positions
        self.shown: Shown | None = None  # what it was shown last, if it wants to be told changes
        self.lines: frozenset[int] = frozenset()  # of talk, that it was told when it came
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.code = GOING

    @property
    def person(self) -> str | None:
        return self.signed_in.person if self.signed_in else None

    @property
    def bearer(self) -> Bearer:
        return Bearer(self.keys, self.person)

    @property
    def viewpoints(self) -> tuple[Seat, ...]:
        """Whose views it gets."""
        return self.seats or (WATCH,)

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self.outbox.qsize() >= MOST_WAITING - 1:
            self.close()
        else:
            self.outbox.put_nowait(message)
            pay(A_MESSAGE + len(message) / BYTES_OF_WORK)

    def close(self, code: int = GOING) -> None:
        """No more messages: the connection ends when the queue is read."""
        self.code = code
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
