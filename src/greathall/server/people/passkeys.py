"""Signing up and in with a passkey: each ceremony has a challenge of its own and ends once."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from greathall.server.attempts import attempt_alone
from greathall.server.errors import LastWayIn, PasskeyRefused
from greathall.server.keys import new_id, new_key
from greathall.server.people.schema import ceremonies, passkeys
from greathall.server.store import Row, Store

SIGN_UP, SIGN_IN, ADD = "sign-up", "sign-in", "add"
CEREMONY_SECONDS = 600.0
HALL = "Great Hall"
LONGEST_ID = 1023  # bytes, as WebAuthn has it
IN_BASE64 = re.compile(r"[\w-]+", re.ASCII)


@dataclass(frozen=True)
class Site:
    """The hall as the browser knows it: passkeys of another site do not work here."""

    origin: str

    @property
    def name(self) -> str:
        return urlsplit(self.origin).hostname or ""


@contextmanager
def _strangers_bytes() -> Iterator[None]:
    """Whatever the library stumbles over in what somebody has sent: it proves nothing."""
    try:
        yield
    except Exception as wrong:
        raise PasskeyRefused("this passkey proves nothing here") from wrong


class Passkeys:
    """The ceremonies that were begun, and the passkeys that people have."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin_sign_up(self, site: Site, person: str, name: str, kind: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for this person."""
        known = await self.of(person)
        options = generate_registration_options(
            rp_id=site.name,
            rp_name=HALL,
            user_id=person.encode(),
            user_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(row["credential"]))
                for row in known
            ],
        )
        return await self._begin(kind, options, person, name)

    async def begin_sign_in(self, site: Site) -> dict[str, Any]:
        """What a browser needs to find one of its passkeys; it says itself whose that is."""
        return await self._begin(SIGN_IN, generate_authentication_options(rp_id=site.name))

    async def _begin(
        self, kind: str, options: Any, person: str | None = None, name: str = ""
    ) -> dict[str, Any]:
        now, ceremony = time.time(), new_key()
        row = {
            "id": ceremony,
            "kind": kind,
            "challenge": options.challenge,
            "person_id": person,
            "name": name,
            "at": now,
        }
        old = delete(ceremonies).where(ceremonies.c.at < now - CEREMONY_SECONDS)
        await self.store.write(lambda c: (c.execute(old), c.execute(insert(ceremonies), row)))
        return {"ceremony": ceremony, "options": json.loads(options_to_json(options))}

    async def _end(self, ceremony: str, kind: str) -> Row:
        """The ceremony that was begun; it is over now, so that nothing can be said twice."""
        since = time.time() - CEREMONY_SECONDS
        where = (ceremonies.c.id == ceremony) & (ceremonies.c.at >= since)
        found = await self.store.run(
            lambda c: c.execute(select(ceremonies).where(where)).mappings().first()
        )
        gone = await self.store.write(lambda c: c.execute(delete(ceremonies).where(where)).rowcount)
        if found is None or gone != 1 or found["kind"] != kind:
            raise PasskeyRefused("this ceremony is over, or was never begun")
        return dict(found)

    async def made(
        self, site: Site, ceremony: str, credential: dict[str, Any], kind: str, label: str
    ) -> tuple[Row, Row]:
        """A ceremony that ended well, and the new passkey as it is kept."""
        begun = await self._end(ceremony, kind)
        with _strangers_bytes():
            made = verify_registration_response(
                credential=credential,
                expected_challenge=begun["challenge"],
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        if len(made.credential_id) > LONGEST_ID:
            raise PasskeyRefused("no passkey has so long an id")
        if await self._is_known(bytes_to_base64url(made.credential_id)):
            raise PasskeyRefused("this passkey is somebody's already")
        return begun, {
            "id": new_id(),
            "person_id": begun["person_id"],
            "credential": bytes_to_base64url(made.credential_id),
            "public_key": made.credential_public_key,
            "sign_count": made.sign_count,
            "label": label,
            "created_at": time.time(),
        }

    async def shown(self, site: Site, ceremony: str, credential: dict[str, Any]) -> str:
        """Whose passkey was shown."""
        begun = await self._end(ceremony, SIGN_IN)
        name = str(credential.get("id", ""))
        where = passkeys.c.credential == name
        if not IN_BASE64.fullmatch(name):
            raise PasskeyRefused("no passkey is called so")
        row = await self.store.run(
            lambda c: c.execute(select(passkeys).where(where)).mappings().first()
        )
        if row is None:
            raise PasskeyRefused("nobody here has this passkey")
        with _strangers_bytes():
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=begun["challenge"],
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=row["public_key"],
                credential_current_sign_count=row["sign_count"],
            )
        counted = update(passkeys).where(where).values(sign_count=shown.new_sign_count)
        await self.store.write(lambda c: c.execute(counted))
        return str(row["person_id"])

    async def add(self, row: Row) -> None:
        await self.store.write(lambda c: c.execute(insert(passkeys), row))

    async def _is_known(self, credential: str) -> bool:
        query = select(passkeys.c.id).where(passkeys.c.credential == credential)
        return await self.store.run(lambda c: c.execute(query).first()) is not None

    async def of(self, person: str) -> list[Row]:
        query = select(passkeys).where(passkeys.c.person_id == person)
        ordered = query.order_by(passkeys.c.created_at)
        found = await self.store.run(lambda c: c.execute(ordered).mappings().all())
        return [dict(row) for row in found]

    async def forget(self, person: str, passkey: str) -> bool:
        """The last one stays: a code that is lost would be the end of a profile."""
        mine = passkeys.c.person_id == person

        def work(connection: Connection) -> bool:
            if connection.execute(select(passkeys.c.id).where(mine)).scalars().all() == [passkey]:
                raise LastWayIn("this is the last passkey")
            gone = delete(passkeys).where(mine & (passkeys.c.id == passkey))
            return connection.execute(gone).rowcount > 0

        return await attempt_alone(self.store, person, work)
