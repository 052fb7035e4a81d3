"""What no browser would ever tell of a passkey: it is refused, and nothing breaks."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import cbor2
import pytest

from greathall.client import Json
from server.halls import ServedHall
from server.passkeys import Device, from_base64, in_base64
from server.test_profiles import device

Change = Callable[[Json], None]
LENGTH_AT = 37 + 16  # of the credential's id, in what an authenticator tells


def with_id(name: str) -> Change:
    return lambda credential: credential.update(id=name, rawId=name)


def attested(change: Callable[[Json], Json]) -> Change:
    """With something else in what an authenticator tells of a new passkey."""

    def tell(credential: Json) -> None:
        told = cbor2.loads(from_base64(credential["response"]["attestationObject"]))
        credential["response"]["attestationObject"] = in_base64(cbor2.dumps(told | change(told)))

    return tell


def with_key(key: Any) -> Change:
    def change(told: Json) -> Json:
        data = told["authData"]
        end = LENGTH_AT + 2 + int.from_bytes(data[LENGTH_AT : LENGTH_AT + 2], "big")
        return {"authData": data[:end] + cbor2.dumps(key)}

    return attested(change)


def with_a_long_id(told: Json) -> Json:
    data, more = told["authData"], bytes(1_100)
    length = int.from_bytes(data[LENGTH_AT : LENGTH_AT + 2], "big") + len(more)
    return {"authData": data[:LENGTH_AT] + length.to_bytes(2, "big") + more + data[LENGTH_AT + 2 :]}


def with_statement(form: str, **statement: Any) -> Change:
    return attested(lambda _: {"fmt": form, "attStmt": statement})


STRANGE = {
    "an id of no letters": with_id("\ud800"),
    "an id with a NUL": with_id("\x00"),
}
STRANGE_NEW = STRANGE | {
    "an id that is too long": attested(with_a_long_id),
    "a key that is empty": with_key(""),
    "a key that is a number": with_key(7),
    "a key on no curve": with_key({1: 2, 3: -7, -1: 1, -2: b"", -3: b""}),
    "a word for bytes": with_statement("android-safetynet", ver="1", response="a.b.c"),
    "no certificate": with_statement("packed", alg=-7, sig=b"", x5c=[]),
}


async def check_refused(here: Device, path: str, told: Json, change: Change) -> None:
    change(told["credential"])
    body, headers = json.dumps(told), {"content-type": "application/json"}
    answer = await here.http.post(path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "error-passkey-refused")


@pytest.mark.parametrize("change", STRANGE_NEW.values(), ids=STRANGE_NEW.keys())
async def test_a_new_passkey_that_is_none_is_refused(hall: ServedHall, change: Change) -> None:
    async with device(hall) as here:
        begun = await here.ask("POST", "/api/people/ceremonies", name="Olena")
        await check_refused(here, "/api/people", here.make(begun), change)


@pytest.mark.parametrize("change", STRANGE.values(), ids=STRANGE.keys())
async def test_a_passkey_that_is_none_signs_nobody_in(hall: ServedHall, change: Change) -> None:
    async with device(hall, "Olena") as here:
        begun = await here.ask("POST", "/api/sessions/ceremonies")
        await check_refused(here, "/api/sessions", here.show(begun), change)


async def test_an_authenticator_counts_as_far_as_it_can(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        here.passkeys[-1].count = 2**32 - 2
        await here.sign_in()
        here.passkeys[-1].count = 7
        await here.sign_in(403)
