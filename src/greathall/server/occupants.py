"""The seats of a table, and who sits on them."""

from __future__ import annotations

from typing import Any

from greathall.kernel import Player, Seat
from greathall.server.store import THEIRS, Row
from greathall.server.time_control import Clock, TimeControl

STAND_IN = "steward"  # the bot that plays for whoever is not here
# A seat on which nobody sits, but for its key.
NOBODYS: Row = {"person": None, "name": "", "bot": None, "replaced": False, "standing": []}
NOBODYS |= {"taken": False, "note": ""}


class Occupant:
    """Who sits on a seat of this table: a person, a bot, or nobody yet."""

    def __init__(self, row: Row, players: tuple[Player, ...], control: TimeControl) -> None:
        self.seat: Seat = row["seat"]
        self.players = players
        self.key_hash: str | None = row["key_hash"]
        self.person: str | None = row["person"]  # who has claimed it
        self.name: str = row["name"]
        self.bot: str | None = row["bot"]
        self.replaced: bool = row["replaced"]  # the bot plays since the others voted so
        self.standing: list[Row] = row["standing"]  # answers that were set in advance
        self.taken: bool = row["taken"]
        self.note: str = row["note"]
        self.clock = Clock(control, row["seconds_left"])

    @property
    def is_person(self) -> bool:
        """Whether this seat is a person's, even while a bot stands in."""
        return self.key_hash is not None and self.taken

    def theirs(self) -> Row:
        """What belongs to whoever sits here, and not to the seat."""
        return {name: getattr(self, name) for name in THEIRS}

    def seat_down(self, theirs: dict[str, Any]) -> None:
        """Somebody else sits here now, with all that is theirs."""
        for name in THEIRS:
            setattr(self, name, theirs[name])

    def message(self) -> dict[str, Any]:
        """What everybody may know of them."""
        return {
            "seat": self.seat,
            "players": self.players,
            "name": self.name,
            "bot": self.bot,
            "person": self.key_hash is not None,
            "taken": self.taken,
        }
