"""The list of public tables: made once a second or so, for all who ask for it or watch it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
import structlog
from sqlalchemy import select

from greathall.server.described import when_of
from greathall.server.limits import on_the_house, pay
from greathall.server.room import OPEN, PLAYING, Room
from greathall.server.schema import presence, seats, tables
from greathall.server.store import StorageFailed, Store
from greathall.server.viewers import Viewer, encode

log = structlog.get_logger()
LEAST_PAUSE = 0.1  # seconds between two looks at the tables
LISTED_FOR = 24 * 3600.0  # an open table that nobody touched for longer leaves the list
MOST_LISTED = 200
LISTED_OF_WORK = 10  # tables that are put on the list in a millisecond
OF_A_TABLE = (
    *("id", "title", "game", "scenario", "players", "language", "state", "by_lot", "rated", "pace"),
)
OF_A_SEAT = ("seat", "name", "bot", "taken")


class Listing:
    """What the lobby shows."""

    def __init__(self, store: Store, seconds: float, rooms: Mapping[str, Room]) -> None:
        self.store, self.seconds, self.rooms = store, seconds, rooms
        self.text, self.made_at = b"[]", float("-inf")
        self.making = asyncio.Lock()
        self.watchers: dict[Viewer, bytes] = {}  # with the list that each of them knows
        self.watching: asyncio.Task[None] | None = None

    async def as_json(self) -> bytes:
        """The public tables that wait for people or are being played, as JSON."""
        async with self.making:  # whoever asks meanwhile gets what the first one gets
            if time.monotonic() - self.made_at >= self.seconds:
                made = await self.make()
                self.text = encode(made)
                pay(len(made) / LISTED_OF_WORK)
                self.made_at = time.monotonic()
        return self.text

    @contextmanager
    def watched_by(self, viewer: Viewer) -> Iterator[None]:
        """While this viewer is here, it is sent every change."""
        self.watchers[viewer] = b""
        if self.watching is None:
            self.watching = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            del self.watchers[viewer]

    async def send_changes(self) -> None:
        """Send the list to those who know another one."""
        message = encode({"is": "tables", "tables": msgspec.Raw(await self.as_json())})
        for viewer, known in self.watchers.items():
            if known != message:
                viewer.send_bytes(message)
                self.watchers[viewer] = message

    async def _watch(self) -> None:
        """Look again and again while somebody watches: another hall may open tables, too."""
        on_the_house()
        while self.watchers:
            await asyncio.sleep(max(self.seconds, LEAST_PAUSE))
            try:
                await self.send_changes()
            except StorageFailed as failure:
                log.warning("list-not-made", error=failure.text)
        self.watching = None

    async def close(self) -> None:
        for viewer in self.watchers:
            viewer.close()
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)

    def forget(self) -> None:
        """A table has gone into the list or out of it: whoever asks now sees that."""
        self.made_at = float("-inf")

    async def make(self) -> list[dict[str, Any]]:
        alive = tables.c.active_at > time.time() - LISTED_FOR
        query = (
            select(tables)
            .where(tables.c.public & alive & tables.c.state.in_((OPEN, PLAYING)))
            .order_by(tables.c.created_at.desc())
            .limit(MOST_LISTED)
        )
        rows = await self.store.run(lambda c: c.execute(query).mappings().all())
        seats_of: dict[str, list[dict[str, Any]]] = {row["id"]: [] for row in rows}
        at = select(seats).where(seats.c.table_id.in_(seats_of)).order_by(seats.c.place)
        for seat in await self.store.run(lambda c: c.execute(at).mappings().all()):
            seats_of[seat["table_id"]].append({key: seat[key] for key in OF_A_SEAT})
        shown = (*OF_A_TABLE, "created_at", "hands_shown")
        elsewhere = await self._told_elsewhere(list(seats_of))
        return [
            {key: row[key] for key in shown}
            | self._when(row["id"], elsewhere)
            | {"seats": seats_of[row["id"]]}
            for row in rows
        ]

    def _when(self, table: str, elsewhere: Mapping[str, dict[str, Any]]) -> dict[str, Any]:
        """A table that sleeps is not woken for the list."""
        room = self.rooms.get(table)
        if room is None or room.state != PLAYING:
            return elsewhere.get(table, {"round": None, "phase": None, "score": {}})
        return when_of(room)

    async def _told_elsewhere(self, ids: list[str]) -> dict[str, dict[str, Any]]:
        """How far matches have come that are kept at other halls."""
        if self.store.hall is None:
            return {}
        query = select(presence.c.table_id, presence.c.here).where(presence.c.table_id.in_(ids))
        rows = await self.store.run(lambda c: c.execute(query).all())
        return {table: here["when"] for table, here in rows if here["when"] is not None}
