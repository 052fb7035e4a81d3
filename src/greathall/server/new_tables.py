"""A table that is opened: what its host asks for, its keys, and how it is first written down."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from greathall.kernel import Header, Seat
from greathall.server.fair_dice import new_secret
from greathall.server.keys import hash_of, link
from greathall.server.room import OPEN
from greathall.server.store import Row
from greathall.server.time_control import TimeControl

HINTS_BY = "steward"
THREE_DAYS = 3 * 24 * 3600.0


@dataclass
class NewTable:
    """What a host asks for."""

    game: str
    scenario: str | None = None
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    bots: dict[Seat, str] = field(default_factory=dict)  # seats for bots; the others are people's
    names: dict[Seat, str] = field(default_factory=dict)  # for whom chairs are kept
    title: str = ""
    language: str = "en"
    public: bool = False
    hands_shown: bool = False
    private_chat: bool = True
    hints: str = HINTS_BY  # the bot that gives hints; empty: none does
    guided: bool = False  # a first match with lessons, whose luck is prepared
    by_lot: bool = False  # whether all who sit are dealt to the seats when the match begins
    absence: float = THREE_DAYS  # after so many seconds the others may let a bot play on
    rated: bool = False  # whether it counts for ratings
    watch_chat: bool = True  # whether watchers may talk among themselves
    opened_by: str | None = None  # the person, if they are signed in
    pace: TimeControl = field(default_factory=TimeControl)


@dataclass(frozen=True)
class Keys:
    """The secrets of a new table, shown once and kept only as hashes."""

    table: str
    host: str
    watch: str
    seats: dict[Seat, str]

    def links(self) -> dict[str, Any]:
        return {
            "table": self.table,
            "host_key": self.host,
            "watch_link": link(self.table, self.watch),
            "seat_links": {seat: link(self.table, key) for seat, key in self.seats.items()},
        }


def table_row(keys: Keys, wish: NewTable, header: Header, played: int) -> Row:
    """The table as it is kept, after so many answers that were played elsewhere."""
    now = time.time()
    return {
        "id": keys.table,
        "game": header.game,
        "scenario": header.scenario,
        "players": header.players,
        "options": dict(header.options),
        "rules": header.rules,
        "title": wish.title,
        "language": wish.language,
        "public": wish.public,
        "hands_shown": wish.hands_shown,
        "hands_since": 0,
        "private_chat": wish.private_chat,
        "hints": wish.hints,
        "hints_on": bool(wish.hints) and wish.pace.kind == "none",  # with clocks all must agree
        "guided": wish.guided,
        "lessons_read": [],
        "by_lot": wish.by_lot,
        "lot": None,
        "pace": msgspec.to_builtins(wish.pace),
        "opened_by": wish.opened_by,
        "rated": wish.rated,
        "counted": False,
        "began_at": None,
        "absence": wish.absence,
        "pauses": [],
        "watch_chat": wish.watch_chat,
        "host_hash": hash_of(keys.host),
        "watch_hash": hash_of(keys.watch),
        "dice_secret": new_secret(),
        "dice_from": played,
        "pledges": None,
        "shares": {},
        "state": OPEN,
        "outcome": None,
        "awake": False,
        "kept_by": None,
        "created_at": now,
        "active_at": now,
    }


def seat_row(keys: Keys, wish: NewTable, seat: Seat, place: int) -> Row:
    """A seat as it is kept, before anybody has sat down on it."""
    bot = wish.bots.get(seat)
    return {
        "table_id": keys.table,
        "seat": seat,
        "place": place,
        "key_hash": hash_of(keys.seats[seat]) if seat in keys.seats else None,
        "person": None,
        "name": wish.names.get(seat, ""),
        "bot": bot,
        "replaced": False,
        "standing": [],
        "taken": bot is not None,
        "seconds_left": wish.pace.at_first(),
        "note": "",
    }
