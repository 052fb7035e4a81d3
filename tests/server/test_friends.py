"""Friends by request and consent, whom one does not want to meet, and invitations to a table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from greathall.client import Json
from greathall.server.people import friends
from server.halls import BALROG, DUEL, GANDALF, PRIVATE_DUEL, ServedHall, refused, sitting
from server.passkeys import Device
from server.test_listing import in_the_lobby
from server.test_messages import (
    OLENA,
    URL,
    _nothing_goes_by_itself,  # noqa: F401 (the stories say when the messenger looks)
    look,
    mail_channel,
    telling_hall,
)
from server.test_own_tables import key_of
from server.test_profiles import device, everything

OpenHall = Callable[..., ServedHall]
NOBODY = {"friends": [], "asked_me": [], "asked": [], "blocked": [], "invitations": []}


async def code_of(person: Device) -> str:
    return str((await person.ask("GET", "/api/me"))["person"])


async def society(person: Device) -> Json:
    found: Json = await person.ask("GET", "/api/me/society")
    return found


async def names(person: Device, kind: str) -> list[str]:
    return [other["name"] for other in (await society(person))[kind]]


async def befriend(one: Device, other: Device) -> None:
    await one.ask("PUT", f"/api/me/friends/{await code_of(other)}", 204)
    await other.ask("PUT", f"/api/me/friends/{await code_of(one)}", 204)


@asynccontextmanager
async def two(hall: ServedHall) -> AsyncIterator[tuple[Device, Device]]:
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        yield olena, taras


async def invite(host: Device, opened: Json, *others: str, status: int = 204) -> Any:
    path, wish = f"/api/tables/{opened['table']}/invitations", {"friends": list(others)}
    answer = await host.http.post(path, json=wish, headers={"x-key": opened["host_key"]})
    assert answer.status_code == status, answer.text


async def test_both_have_to_want_it(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras):
        await olena.ask("PUT", f"/api/me/friends/{await code_of(taras)}", 204)
        await olena.ask("PUT", f"/api/me/friends/{await code_of(taras)}", 204)  # it is one request
        assert (await names(olena, "asked"), await names(taras, "asked_me")) == (
            ["Taras"],
            ["Olena"],
        )
        assert await names(olena, "friends") == []
        await taras.ask("PUT", f"/api/me/friends/{await code_of(olena)}", 204)
        assert await names(olena, "friends") == ["Taras"]
        assert await names(taras, "friends") == ["Olena"]
        await taras.ask("DELETE", f"/api/me/friends/{await code_of(olena)}", 204)
        assert await society(olena) == await society(taras) == NOBODY


async def test_nobody_is_found_by_a_name_or_befriends_themselves(hall: ServedHall) -> None:
    async with two(hall) as (olena, _):
        for code in ("taras", "x" * 12, await code_of(olena)):
            await olena.ask("PUT", f"/api/me/friends/{code}", 404)
            await olena.ask("PUT", f"/api/me/blocks/{code}", 404)
        await olena.ask("PUT", "/api/me/friends/" + "x" * 17, 422)
        assert await society(olena) == NOBODY


async def test_who_is_blocked_is_not_told(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras):
        await befriend(olena, taras)
        await olena.ask("PUT", f"/api/me/blocks/{await code_of(taras)}", 204)
        assert await names(olena, "blocked") == ["Taras"]
        assert await society(taras) == NOBODY
        await taras.ask("PUT", f"/api/me/friends/{await code_of(olena)}", 204)
        assert await names(taras, "asked") == ["Olena"]
        assert await names(olena, "asked_me") == []
        await olena.ask("PUT", f"/api/me/friends/{await code_of(taras)}", 404)
        await olena.ask("DELETE", f"/api/me/blocks/{await code_of(taras)}", 204)
        assert await names(olena, "asked_me") == ["Taras"]


async def test_a_request_of_before_looks_the_same_to_who_is_blocked(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras):
        await taras.ask("PUT", f"/api/me/friends/{await code_of(olena)}", 204)
        before = await society(taras)
        await olena.ask("PUT", f"/api/me/blocks/{await code_of(taras)}", 204)
        await olena.ask("PUT", f"/api/me/blocks/{await code_of(taras)}", 204)
        assert await society(taras) == before
        assert await names(olena, "asked_me") == []


async def test_who_is_blocked_cannot_sit_down_before_the_match(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras):
        await olena.ask("PUT", f"/api/me/blocks/{await code_of(taras)}", 204)
        hers = await olena.ask("POST", "/api/tables", 201, **DUEL)
        join = f"/api/tables/{hers['table']}/seats/{BALROG}"
        told = await taras.ask("POST", join, 403)
        assert told["error"] == "error-wrong-key"
        async with refused("error-wrong-key"), taras.sit(hers["seat_links"][BALROG]):
            pass
        opened = await hall.open_table(**PRIVATE_DUEL)
        async with olena.sit(opened["seat_links"][GANDALF]):
            async with refused("error-wrong-key"), taras.sit(opened["seat_links"][BALROG]):
                pass
            async with hall.sit(opened["seat_links"][BALROG], name="A guest") as other:
                assert other.position["state"] == "playing"


async def test_a_friend_is_invited_to_a_private_table(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), two(hall) as (olena, taras):
        await mail_channel(olena, hall, mails, OLENA)
        await befriend(olena, taras)
        opened = await taras.ask("POST", "/api/tables", 201, **PRIVATE_DUEL, title="Sunday")
        for _ in range(2):
            await invite(taras, opened, await code_of(olena))
            await look(hall)
        (mail,) = mails.to(OLENA)
        assert mail.title.startswith("You are invited: Sunday")
        assert f"{URL}/t/{opened['table']}" in mail.body
        assert (await society(olena))["invitations"] == [{"table": opened["table"], "by": "Taras"}]
        async with in_the_lobby(hall, additional_headers={"cookie": olena.cookie}) as tab:
            await tab.send({"do": "follow", "tables": {}})
            standing = (await tab.hear("own"))["tables"][0]
            assert (standing["table"]["table"], standing["mine"]) == (opened["table"], [])
        await olena.ask("POST", f"/api/tables/{opened['table']}/seats/{GANDALF}", 201)
        async with taras.sit(opened["seat_links"][BALROG]) as other:
            assert other.position["state"] == "playing"
        assert (await society(olena))["invitations"] == []


async def test_who_is_not_invited_or_declines_stays_outside(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras):
        opened = await taras.ask("POST", "/api/tables", 201, **PRIVATE_DUEL)
        table = f"/api/tables/{opened['table']}"
        await olena.ask("GET", table, 403)
        await olena.ask("POST", f"{table}/seats/{GANDALF}", 409)
        await befriend(olena, taras)
        await invite(taras, opened, await code_of(olena))
        await olena.ask("GET", table)
        await olena.ask("DELETE", f"/api/me/invitations/{opened['table']}", 204)
        await olena.ask("GET", table, 403)


async def test_only_the_host_invites_and_only_friends(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras):
        opened = await taras.ask("POST", "/api/tables", 201, **PRIVATE_DUEL)
        hers = await code_of(olena)
        await invite(taras, opened, hers, status=404)
        await invite(taras, opened, *[hers] * 21, status=422)
        await befriend(olena, taras)
        wrong = opened | {"host_key": key_of(opened["watch_link"])}
        await invite(taras, wrong, hers, status=403)
        await olena.ask("PUT", f"/api/me/blocks/{await code_of(taras)}", 204)
        await invite(taras, opened, hers, status=404)
        async with sitting(hall, opened):
            await invite(taras, opened, hers, status=409)


async def test_there_is_an_end_to_requests(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "MOST_KNOWN", 1)
    async with two(hall) as (olena, taras), device(hall, "Ivan") as ivan:
        await olena.ask("PUT", f"/api/me/friends/{await code_of(taras)}", 204)
        await olena.ask("PUT", f"/api/me/friends/{await code_of(ivan)}", 413)


async def test_it_is_exported_and_goes_with_the_profile(hall: ServedHall) -> None:
    async with two(hall) as (olena, taras), device(hall, "Ivan") as ivan:
        await befriend(olena, taras)
        code = await code_of(taras)
        await olena.ask("PUT", f"/api/me/blocks/{await code_of(ivan)}", 204)
        opened = await taras.ask("POST", "/api/tables", 201, **PRIVATE_DUEL)
        await invite(taras, opened, await code_of(olena))
        told = await olena.ask("GET", "/api/me/export")
        assert [f["name"] for f in told["society"]["friends"]] == ["Taras"]
        assert "hash" not in json.dumps(told)
        await taras.ask("DELETE", "/api/me", 204)
        assert await names(olena, "friends") == []
        assert code not in everything(hall)
        gone = await code_of(ivan)
        await ivan.ask("DELETE", "/api/me", 204)
        assert gone not in everything(hall)
