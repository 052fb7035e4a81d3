"""Somebody with a script: nothing of a person's is told to others, or changed by them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from greathall.client import Json
from greathall.server import Settings, create_app
from server.halls import BALROG, GANDALF, PRIVATE_DUEL, ServedHall
from server.passkeys import Device
from server.test_friends import befriend, code_of, invite
from server.test_messages import (
    OLENA,
    _nothing_goes_by_itself,  # noqa: F401 (the stories say when the messenger looks)
    mail_channel,
    telling_hall,
)
from server.test_profiles import device

OpenHall = Callable[..., ServedHall]
PATHS: dict[str, dict[str, Any]] = create_app(Settings()).openapi()["paths"]
OWN = [(method, path) for path in PATHS if path.startswith("/api/me") for method in PATHS[path]]
OF_OLENA = ("/api/me/export", "/api/me/messages", "/api/me/society", "/api/me/repute", "/api/me")


@pytest.mark.parametrize(("method", "path"), OWN)
async def test_nobody_is_heard_who_is_not_signed_in(
    any_hall: ServedHall, method: str, path: str
) -> None:
    async with device(any_hall) as stranger:
        bare = re.sub(r"\{\w+\}", "k7m2x9qdr4tw", path)
        told = await stranger.http.request(method, bare, json={})
        assert told.status_code in (401, 422)
        assert told.status_code == 401 or "requestBody" in PATHS[path][method]


async def test_somebody_with_a_profile_changes_nothing_of_others(
    open_hall: OpenHall, database: str
) -> None:
    """Everything that has an id is tried with all ids of somebody else."""
    async with (
        telling_hall(open_hall, database) as (hall, mails),
        device(hall, "Olena") as olena,
        device(hall, "Taras") as taras,
        device(hall, "Mallory") as mallory,
    ):
        await befriend(olena, taras)
        channel = await mail_channel(olena, hall, mails, OLENA)
        await olena.ask("PUT", "/api/me/repute", 204, rated=True)
        invited = await taras.ask("POST", "/api/tables", 201, **PRIVATE_DUEL)
        await invite(taras, invited, await code_of(olena))
        opened = await olena.ask("POST", "/api/tables", 201, **PRIVATE_DUEL)
        async with olena.sit(opened["seat_links"][GANDALF]):
            pass
        me = await olena.ask("GET", "/api/me")
        ids = {
            channel,
            me["person"],
            me["passkeys"][0]["id"],
            me["devices"][0]["id"],
            await code_of(taras),
            opened["table"],
            invited["table"],
            GANDALF,
        }
        before = await told_of(olena)
        tried = await try_everything(mallory, ids)
        assert len(tried) > 150
        assert 500 not in tried.values()
        assert await told_of(olena) == before
        shown = f"{await told_of(mallory)}"
        assert not [secret for secret in (OLENA, opened["table"], channel) if secret in shown]
        assert mails.mails == []


async def told_of(person: Device) -> Json:
    """All that somebody is told of themselves, but how lately they were seen."""
    told = {path: await person.ask("GET", path) for path in OF_OLENA}
    for devices in (told["/api/me"]["devices"], told["/api/me/export"]["sessions"]):
        for row in devices:
            del row["seen_at"]
    return told


BODIES: tuple[Json, ...] = (
    {},
    {"proof": "0" * 32},
    {"bot": "steward"},
    {"other": BALROG},
    {"name": "Mallory"},
    {"friends": ["k7m2x9qdr4tw"]},
    {"tables": {"k7m2x9qd": ["x" * 32]}},
    {"public": True},
    {"seat": GANDALF},
    {"text": "mine now"},
)
THEIR_OWN = {("post", "/api/people"), ("delete", "/api/me"), ("delete", "/api/me/sessions")}


async def try_everything(mallory: Device, ids: set[str]) -> dict[tuple[str, str, int], int]:
    """Every route that takes an id, with each of these, and with bodies that may fit."""
    tried = {}
    for path, methods in PATHS.items():
        names = re.findall(r"\{\w+\}", path)
        for method in methods:
            if not names or (method, path) in THEIR_OWN:
                continue
            for one in sorted(ids):
                bare = path
                for name in names:
                    bare = bare.replace(name, "0" if name in ("{at}", "{event}") else one)
                bodies = BODIES if method in ("post", "put", "patch") else ({},)
                for number, body in enumerate(bodies):
                    answer = await mallory.http.request(method, bare, json=body or None)
                    tried[method, bare, number] = answer.status_code
    return tried
