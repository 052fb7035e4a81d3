"""The part of an open hall that follows its operators, wherever they act.

A command on the machine and another hall of the same database are heard of in the log, which is
read every two seconds. What is in force is kept in memory: every request is checked against it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, select, update

from greathall.server.errors import HallRefusal, TableCancelled, error_message
from greathall.server.operating.deeds import BAN, MUTE, REMOVED, announcements_in, sanctions_in
from greathall.server.operating.schema import acts
from greathall.server.room import CANCELLED, Room
from greathall.server.schema import tables
from greathall.server.store import Row, StorageFailed
from greathall.server.viewers import REFUSED, Viewer, encode

if TYPE_CHECKING:
    from greathall.server.hall import Hall

log = structlog.get_logger()
LOOK_SECONDS = 2.0
# How far back every look goes: what is committed late, or by a clock that goes wrong, counts too.
LOOK_BACK = 600.0


class Banned(HallRefusal):
    text, status = "error-banned", 403


class Muted(HallRefusal):
    text, status = "error-muted", 403


class TableRemoved(HallRefusal):
    """By those who keep the hall."""

    text, status = "error-table-removed", 410


class Oversight:
    """What operators have decided, and the tables and tabs that follow it."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.store = hall, hall.store
        self.sanctions: list[Row] = []
        self.announcements: list[Row] = []
        self.followed: set[int] = set()  # the acts that were heard of lately
        self.looking = asyncio.Lock()

    async def keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except StorageFailed as failure:
                log.warning("operators-not-heard", error=failure.text)
            await asyncio.sleep(LOOK_SECONDS)

    async def begin(self) -> None:
        """Before anybody comes in; what was done before is in force already."""
        async with self.looking:
            self.followed = {act["id"] for act in await self.store.run(_acts_lately)}
            await self._take_up()

    async def look(self) -> None:
        """Follow whatever operators have done since the last look."""
        async with self.looking:
            lately = await self.store.run(_acts_lately)
            new = [act for act in lately if act["id"] not in self.followed]
            shown = [line for line in self.announcements if line["until"] > time.time()]
            if new or shown != self.announcements:
                await self._take_up()
            for act in new:
                await self._follow(act)
                self.followed.add(act["id"])
            self.followed &= {act["id"] for act in lately}

    async def _take_up(self) -> None:
        self.sanctions = await self.store.run(sanctions_in)
        announced = await self.store.run(announcements_in)
        if announced != self.announcements:
            self.announcements = announced
            for tab in list(self.hall.people.sessions.tabs):
                self.tell(tab)
        self._show_out()

    async def _follow(self, act: Row) -> None:
        if act["act"] == "remove":
            await self._remove(act["about"], act["fields"]["reason"])
        elif act["act"] == "answer":
            room, line = self.hall.rooms.get(act["fields"]["table"]), act["fields"]["line"]
            if room is not None and line is not None:
                await self.hall.talk.deliver(room, line)

    # ------------------------------------------------------------------ tables

    async def _remove(self, table: str, reason: str) -> None:
        """Everybody who is there hears so; a match that ended meanwhile is removed all the same."""
        gone = update(tables).where(tables.c.id == table).values(state=REMOVED)
        await self.store.write(lambda c: c.execute(gone))
        self.hall.listing.forget()
        room = self.hall.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            room.row["state"] = REMOVED
            await self.hall.shares.start_over(room)
            self.hall.rooms.pop(table, None)
            self.hall.own_tables.give_up(table)
            for viewer in list(room.audience.viewers):
                room.audience.show_out(viewer, removed(reason))
            for look_up in room.on_change:  # clocks stop, bots go, nobody is called
                look_up(room)

    async def check_there(self, table: str, state: str) -> None:
        """Refuse a table that is no more, and say why."""
        if state == CANCELLED:
            raise TableCancelled("the host has cancelled this table")
        if state == REMOVED:
            raise removed(await self._reason_of(table))

    async def _reason_of(self, table: str) -> str:
        meant = (acts.c.act == "remove") & (acts.c.about == table)
        query = select(acts.c.fields).where(meant).order_by(acts.c.id.desc()).limit(1)
        fields = await self.store.run(lambda c: c.execute(query).scalar())
        return str((fields or {}).get("reason", ""))

    # ------------------------------------------------------------------ people

    def check_welcome(self, person: str | None, address: str) -> None:
        """Refuse whoever is banned, and say why and until when."""
        if self.sanctions:
            self._refuse(BAN, Banned, lambda row: _is_meant(row, person, address))

    def check_may_speak(self, room: Room, viewer: Viewer) -> None:
        """Refuse what the muted say, to all or in private."""

        def is_meant(row: Row) -> bool:
            sits = row["table_id"] == room.id and row["seat"] in viewer.seats
            return sits or _is_meant(row, viewer.person, viewer.address)

        self._refuse(MUTE, Muted, is_meant)

    def _refuse(
        self, kind: str, refusal: type[HallRefusal], is_meant: Callable[[Row], bool]
    ) -> None:
        now = time.time()
        meant = [r for r in self.sanctions if r["kind"] == kind and r["until"] > now]
        for row in meant:
            if is_meant(row):
                until = f"{datetime.fromtimestamp(row['until'], UTC):%Y-%m-%d %H:%M} UTC"
                raise refusal(
                    f"{kind} until {until}: {row['reason']}", until=until, reason=row["reason"]
                )

    def _show_out(self) -> None:
        """Whoever is banned now hears so on every tab, and nothing else from then on."""
        for tab in list(self.hall.people.sessions.tabs):
            try:
                self.check_welcome(tab.person, tab.address)
            except Banned as banned:
                tab.send(error_message(banned))
                tab.close(REFUSED)

    # ------------------------------------------------------------------ announcements

    def announced(self) -> list[dict[str, Any]]:
        """What every page shows now."""
        shown = [line for line in self.announcements if line["until"] > time.time()]
        return [{name: line[name] for name in ("id", "text", "until")} for line in shown]

    def tell(self, tab: Viewer) -> None:
        tab.send_bytes(encode({"is": "announcements", "lines": self.announced()}))


def removed(reason: str) -> TableRemoved:
    return TableRemoved(f"this table was removed: {reason}", reason=reason)


def _acts_lately(connection: Connection) -> list[Row]:
    lately = acts.c.at > time.time() - LOOK_BACK
    query = select(acts).where(lately).order_by(acts.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def _is_meant(row: Row, person: str | None, address: str) -> bool:
    if row["network"] is None:
        return person is not None and row["person"] == person
    try:
        there, meant = ipaddress.ip_network(address), ipaddress.ip_network(row["network"])
    except ValueError:  # who comes through a socket file has no address
        return False
    return there.version == meant.version and there.subnet_of(meant)  # type: ignore[arg-type]
