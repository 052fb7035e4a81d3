"""On which devices somebody is signed in. The cookie holds a key; its hash is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from weakref import WeakSet

from sqlalchemy import delete, insert, select, update
from starlette.requests import HTTPConnection
from starlette.responses import Response

from greathall.server.keys import hash_of, new_id, new_key
from greathall.server.people.schema import sessions
from greathall.server.store import Row, Store
from greathall.server.viewers import SignedIn, Viewer

COOKIE = "hall-session"
FORGOTTEN_AFTER = 400 * 24 * 3600  # seconds; no browser keeps a cookie for longer
SEEN_EVERY = 3600.0  # seconds


class Sessions:
    """Who is signed in where, and the tabs that are open there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tabs: WeakSet[Viewer] = WeakSet()

    async def begin(self, person: str, request: HTTPConnection, response: Response) -> SignedIn:
        """Sign a person in; the browser keeps the key where no script can read it."""
        session, token, now = new_id(), new_key(), time.time()
        row = {
            "id": session,
            "token_hash": hash_of(token),
            "person_id": person,
            "device": request.headers.get("user-agent", "")[:200].replace("\x00", ""),
            "created_at": now,
            "seen_at": now,
        }
        await self.store.write(lambda c: c.execute(insert(sessions), row))
        self._hand_out(request, response, token, FORGOTTEN_AFTER)
        return SignedIn(person, session)

    def clear(self, request: HTTPConnection, response: Response) -> None:
        """The browser forgets its key."""
        self._hand_out(request, response, "", 0)

    @staticmethod
    def _hand_out(request: HTTPConnection, response: Response, token: str, seconds: int) -> None:
        safe = request.url.scheme in ("https", "wss")
        response.set_cookie(
            COOKIE, token, max_age=seconds, httponly=True, samesite="strict", secure=safe
        )

    async def whose(self, request: HTTPConnection) -> SignedIn | None:
        """Who comes with this request, if anybody does who is signed in."""
        token = request.cookies.get(COOKIE, "")
        if not token or len(token) > 64:
            return None
        now = time.time()
        fitting = (sessions.c.token_hash == hash_of(token)) & (
            sessions.c.seen_at > now - FORGOTTEN_AFTER
        )
        query = select(sessions).where(fitting)
        row = await self.store.run(lambda c: c.execute(query).mappings().first())
        if row is None:
            return None
        if now - row["seen_at"] > SEEN_EVERY:
            seen = update(sessions).where(sessions.c.id == row["id"]).values(seen_at=now)
            await self.store.write(lambda c: c.execute(seen))
        return SignedIn(row["person_id"], row["id"])

    async def of(self, person: str) -> list[Row]:
        query = select(sessions).where(sessions.c.person_id == person)
        ordered = query.order_by(sessions.c.seen_at.desc())
        found = await self.store.run(lambda c: c.execute(ordered).mappings().all())
        return [dict(row) for row in found]

    async def end(self, person: str, session: str) -> bool:
        """Sign out one device: whatever is open there ends."""
        where = (sessions.c.person_id == person) & (sessions.c.id == session)
        ended = await self.store.write(lambda c: c.execute(delete(sessions).where(where)).rowcount)
        self._close_tabs(lambda tab: tab.signed_in == SignedIn(person, session))
        return ended > 0

    async def end_others(self, here: SignedIn) -> None:
        """Sign out every other device."""
        where = (sessions.c.person_id == here.person) & (sessions.c.id != here.session)
        await self.store.write(lambda c: c.execute(delete(sessions).where(where)))
        self._close_tabs(
            lambda tab: (
                tab.signed_in is not None
                and tab.signed_in.person == here.person
                and tab.signed_in != here
            )
        )

    def close_tabs_of(self, session: str) -> None:
        """This device was signed out, here or at another hall."""
        self._close_tabs(lambda tab: tab.signed_in is not None and tab.signed_in.session == session)

    def close_all(self, person: str) -> None:
        self._close_tabs(lambda tab: tab.signed_in is not None and tab.signed_in.person == person)

    def _close_tabs(self, is_meant: Callable[[Viewer], bool]) -> None:
        for tab in [tab for tab in self.tabs if is_meant(tab)]:
            tab.close()
