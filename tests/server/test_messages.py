"""People are told when it is their turn: once a turn, by what they chose, in their language."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from sqlalchemy import select

from greathall.client import Seat
from greathall.server.errors import BadMessage
from greathall.server.hall import Hall
from greathall.server.people import channels, messenger, outward
from greathall.server.people.channels import service_at
from greathall.server.people.letters import Draft
from greathall.server.people.post import Parcel
from greathall.server.people.postman import deliver
from greathall.server.people.schema import outbox
from server.halls import BALROG, GANDALF, PRIVATE_DUEL, ServedHall, eventually, heard
from server.mailboxes import HERE, MailServer, PushService, mail_server, push_service
from server.passkeys import Device
from server.test_profiles import device

OpenHall = Callable[..., ServedHall]
URL = "https://hall.example"
DRAFT = Draft("trial", "en", URL, URL, URL)
OLENA = "olena@example.org"


@pytest.fixture(autouse=True)
def _nothing_goes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stories say when the messenger looks."""
    monkeypatch.setattr(messenger.Messenger, "work", _only_keys)


async def _only_keys(self: messenger.Messenger) -> None:
    await self.make_keys()


@asynccontextmanager
async def telling_hall(
    open_hall: OpenHall, database: str
) -> AsyncIterator[tuple[ServedHall, MailServer]]:
    async with mail_server() as (mails, address):
        settings = {"public_url": URL, "mail": address, "own_network": (HERE,)}
        hall = open_hall(database=database, **settings)
        await hall.inside(lambda inside: inside.messenger.make_keys())
        yield hall, mails


async def look(hall: ServedHall, at: float | None = None) -> None:
    """The messenger looks, now or at this time."""

    async def looking(inside: Hall) -> None:
        if at is not None:
            inside.messenger.clock = lambda: at
        await inside.messenger.note_turns()
        await inside.messenger.send_due()
        await inside.messenger.send_due(again=True)

    await hall.inside(looking)


async def mail_channel(here: Device, hall: ServedHall, mails: MailServer, address: str) -> str:
    """A mail address, confirmed by whoever reads there."""
    made = await here.ask("POST", "/api/me/channels", 201, kind="mail", address=address)
    link = mails.to(address)[-1].body
    found = re.search(rf"{URL}/confirm/(\w+)#(\w+)", link)
    assert found is not None
    await here.ask("POST", f"/api/channels/{found[1]}/confirm", 204, proof=found[2])
    mails.mails.clear()
    return str(made["id"])


@asynccontextmanager
async def duel(hall: ServedHall, olena: Device, **wish: Any) -> AsyncIterator[Seat]:
    """Olena sat down and went away; the other is here, and it is her turn."""
    opened = await hall.open_table(**PRIVATE_DUEL, **wish)
    async with hall.sit(opened["seat_links"][BALROG], name="Taras") as other:
        async with olena.sit(opened["seat_links"][GANDALF]) as seat:
            await eventually(seat.questions)
        await is_gone(other)
        yield other


async def is_gone(other: Seat) -> None:
    """The hall knows that Olena looks no more."""
    await eventually(lambda: GANDALF not in heard(other, "presence")[-1]["seats"])


async def answer_all(olena: Device, table: str) -> None:
    async with olena.sit(f"/t/{table}") as seat:
        while asked := seat.questions():
            await seat.answer(asked[0], asked[0]["options"][0])


async def test_one_message_a_turn_in_ones_own_language(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall) as olena:
        await olena.sign_up("Olena", "uk")
        await mail_channel(olena, hall, mails, OLENA)
        async with duel(hall, olena, title="Sunday") as other:
            for _ in range(3):
                await look(hall)
            (mail,) = mails.to(OLENA)
            assert mail.title.startswith("Ваш хід: Sunday")
            assert f"{URL}/t/{other.table_id}" in mail.body
            await answer_all(olena, other.table_id)
            await look(hall)
            assert len(mails.mails) == 1
    assert "gandalf" not in mail.body.lower()  # neither sides nor hands are told


async def test_a_turn_that_comes_and_goes_is_told_once(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        async with duel(hall, olena) as other:
            await look(hall)
            async with olena.sit(f"/t/{other.table_id}") as seat:
                question = seat.questions()[0]
                await seat.answer(question, question["options"][0])
                await look(hall)
                await seat.undo(GANDALF)
            await is_gone(other)
            await look(hall)
            assert len(mails.mails) == 1


async def test_who_looks_at_the_table_is_not_told(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        async with duel(hall, olena) as other:
            async with olena.sit(f"/t/{other.table_id}"):
                await look(hall)
                assert await waiting_letters(hall) == 0  # nor does it cost anything
            assert mails.mails == []
            await is_gone(other)
            await look(hall, at=_now() + 60)
            assert len(mails.mails) == 1


async def waiting_letters(hall: ServedHall) -> int:
    rows = select(outbox)
    found = await hall.inside(lambda i: i.store.run(lambda c: c.execute(rows).all()))
    return len(found)


def _now() -> float:
    return datetime.now(UTC).timestamp()


def at_hour(hour: int, day: int = 20) -> float:
    return datetime(2030, 1, day, hour, tzinfo=UTC).timestamp()


async def test_a_delay_and_quiet_hours_are_kept(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        wish = {"when": "delay", "delay_minutes": 60, "quiet_from": 22, "quiet_to": 7}
        await olena.ask("PUT", "/api/me/messages", 204, **wish)
        async with duel(hall, olena):
            await look(hall, at=at_hour(21) + 600)
            await look(hall, at=at_hour(23))
            assert mails.mails == []
            await look(hall, at=at_hour(7, day=21))
            assert len(mails.mails) == 1


async def test_a_digest_tells_of_all_tables_at_once(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        await olena.ask("PUT", "/api/me/messages", 204, when="digest", digest_hour=8)
        async with duel(hall, olena, title="One"), duel(hall, olena, title="Two"):
            await look(hall, at=at_hour(9))
            assert mails.mails == []
            await look(hall, at=at_hour(8, day=21))
            (mail,) = mails.mails
    assert mail.title == "It is your turn at 2 tables"
    assert "One" in mail.body
    assert "Two" in mail.body


async def test_a_channel_that_fails_is_tried_again_and_shown(
    open_hall: OpenHall, database: str
) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        mails.refuses = True
        async with duel(hall, olena):
            start = at_hour(9)
            await look(hall, at=start)
            (told,) = (await olena.ask("GET", "/api/me/messages"))["channels"]
            assert told["error"] == channels.NOT_TAKEN
            mails.refuses = False
            await look(hall, at=start + 30)  # not yet
            assert mails.mails == []
            mails.refuses = True
            await look(hall, at=start + 61)
            mails.refuses = False
            await look(hall, at=start + 61 + 230)  # each time it waits four times as long
            assert mails.mails == []
            await look(hall, at=start + 61 + 241)
            assert len(mails.mails) == 1
        (told,) = (await olena.ask("GET", "/api/me/messages"))["channels"]
        assert told["error"] == ""


async def test_it_is_given_up_at_last(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        mails.refuses = True
        async with duel(hall, olena):
            for hours in range(0, 24 * 20, 12):
                await look(hall, at=at_hour(0) + hours * 3600)
            mails.refuses = False
            await look(hall, at=at_hour(0) + 480 * 3600)
            assert mails.mails == []


async def test_every_message_can_be_the_last(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        async with duel(hall, olena), device(hall) as stranger:
            await look(hall)
            found = re.search(rf"{URL}/stop/(\w+)#(\w+)", mails.mails[0].body)
            assert found is not None
            path = f"/api/channels/{found[1]}"
            await stranger.ask("POST", f"{path}/stop", 404, proof="0" * 32)
            await stranger.ask("POST", f"{path}/confirm", 404, proof=found[2])
            await stranger.ask("POST", f"{path}/stop", 204, proof=found[2])
        assert (await olena.ask("GET", "/api/me/messages"))["channels"] == []


async def test_nobody_is_told_who_has_not_confirmed(open_hall: OpenHall, database: str) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await olena.ask("POST", "/api/me/channels", 201, kind="mail", address=OLENA)
        assert len(mails.mails) == 1
        async with duel(hall, olena):
            await look(hall)
            assert len(mails.mails) == 1


async def test_nothing_goes_out_unless_it_is_configured(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        assert not (await olena.ask("GET", "/api/me/messages"))["on"]
        wish = {"kind": "apprise", "address": "json://example.org"}
        told = await olena.ask("POST", "/api/me/channels", 409, **wish)
        assert told["error"] == "error-messages-off"
        async with duel(hall, olena):
            assert hall.app.state.hall.messenger.noted == {}


# ------------------------------------------------------------------ push


async def test_a_push_is_read_by_its_browser_alone(open_hall: OpenHall, database: str) -> None:
    async with (
        telling_hall(open_hall, database) as (hall, _),
        push_service() as service,
        device(hall, "Olena") as olena,
    ):
        assert len((await olena.ask("GET", "/api/me/messages"))["push_key"]) > 80
        made = await _subscribe(olena, service)
        assert await olena.ask("POST", f"/api/me/channels/{made}/trial") == {"error": ""}
        async with duel(hall, olena) as other:
            await look(hall)
        assert [told["link"] for told in service.told] == [
            f"{URL}/me",
            f"{URL}/t/{other.table_id}",
        ]
        assert service.headers[0]["authorization"].startswith("vapid t=")


async def _subscribe(olena: Device, service: PushService, host: str = HERE) -> str:
    wish = {"kind": "push", "address": service.subscription(host)}
    return str((await olena.ask("POST", "/api/me/channels", 201, **wish))["id"])


@pytest.mark.parametrize("service", ["json://{}", "ntfy://{}/olena", "gotify://{}/a-token"])
async def test_whatever_apprise_reaches_is_told(
    open_hall: OpenHall, tmp_path: Path, service: str
) -> None:
    hall = open_hall(data=tmp_path, public_url=URL, own_network=(HERE,))
    await hall.inside(lambda inside: inside.messenger.make_keys())
    async with push_service() as there, device(hall, "Olena") as olena:
        there.status = 200  # it takes what comes as it is
        wish = {"kind": "apprise", "address": service.format(f"{HERE}:{there.port}")}
        made = (await olena.ask("POST", "/api/me/channels", 201, **wish))["id"]
        assert await olena.ask("POST", f"/api/me/channels/{made}/trial") == {"error": ""}
        async with duel(hall, olena) as other:
            await look(hall)
        trial, turn = there.bodies
        assert f"{URL}/me" in trial
        assert f"{URL}/t/{other.table_id}" in turn
        assert f"{URL}/stop/{made}#" in turn


async def test_a_browser_that_has_unsubscribed_is_forgotten(
    open_hall: OpenHall, database: str
) -> None:
    async with (
        telling_hall(open_hall, database) as (hall, _),
        push_service() as service,
        device(hall, "Olena") as olena,
    ):
        made = await _subscribe(olena, service)
        service.status = 410
        assert (await olena.ask("POST", f"/api/me/channels/{made}/trial"))["error"]
        assert (await olena.ask("GET", "/api/me/messages"))["channels"] == []


# ------------------------------------------------------------------ what a cheat might try


async def test_no_message_goes_into_the_halls_own_network(
    open_hall: OpenHall, database: str
) -> None:
    hall = open_hall(database=database, public_url=URL)
    await hall.inside(lambda inside: inside.messenger.make_keys())
    async with push_service() as service, device(hall, "Olena") as olena:
        for host in (HERE, "localhost", "[::1]", "[::ffff:127.0.0.1]", *IN_DISGUISE):
            made = await _subscribe(olena, service, host)
            assert (await olena.ask("POST", f"/api/me/channels/{made}/trial"))["error"]
            await olena.ask("DELETE", f"/api/me/channels/{made}", 204)
        for address in (
            f"json://localhost:{service.port}",
            f"mailto://u:p@localhost:{service.port}?from=a@b.org",
        ):
            wish = {"kind": "apprise", "address": address}
            made = (await olena.ask("POST", "/api/me/channels", 201, **wish))["id"]
            assert (await olena.ask("POST", f"/api/me/channels/{made}/trial"))["error"]
        assert service.told == []


IN_DISGUISE = ("127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "[::]")


@asynccontextmanager
async def allowed_at_one_door(
    open_hall: OpenHall, database: str
) -> AsyncIterator[tuple[ServedHall, PushService, PushService, Device]]:
    """A hall that may write to one address of its own network, and a service at another."""
    settings = {"public_url": URL, "own_network": (HERE,)}
    hall = open_hall(database=database, **settings)
    await hall.inside(lambda inside: inside.messenger.make_keys())
    async with (
        push_service() as allowed,
        push_service("127.0.0.2") as closed,
        device(hall, "Olena") as olena,
    ):
        yield hall, allowed, closed, olena


async def test_nobody_is_sent_on_into_the_halls_own_network(
    open_hall: OpenHall, database: str
) -> None:
    async with allowed_at_one_door(open_hall, database) as (_, allowed, closed, olena):
        made = await _subscribe(olena, allowed)
        for status in (301, 302, 307, 308):
            allowed.status = status
            allowed.moved_to = f"http://127.0.0.2:{closed.port}/push/1"
            assert (await olena.ask("POST", f"/api/me/channels/{made}/trial"))["error"]
        address = f"json://{HERE}:{allowed.port}"
        wish = {"kind": "apprise", "address": address}
        made = (await olena.ask("POST", "/api/me/channels", 201, **wish))["id"]
        assert (await olena.ask("POST", f"/api/me/channels/{made}/trial"))["error"]
        assert len(allowed.answering) == 5
        assert closed.answering == []


async def test_a_name_may_lead_elsewhere_every_time_that_it_is_looked_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    where = iter([HERE, "127.0.0.2"])  # the first is good, so that a check before would pass
    true_names = socket.getaddrinfo

    def look_up(host: Any, port: Any, *more: Any, **how: Any) -> Any:
        if host == "rebound.example":
            host = next(where)
        return true_names(host, port, *more, **how)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    way = outward.Outward((HERE,))
    async with push_service("127.0.0.2") as closed:
        address = closed.subscription("rebound.example")
        parcel = Parcel(1, "push", address, DRAFT, channels.new_push_key(), "", URL)
        for _ in range(2):
            assert (await deliver(way, parcel)).error
        assert list(where) == []
        assert closed.answering == []
    way.close()


async def test_an_address_that_the_world_knows_may_be_our_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From here one comes to it behind the firewall that stands before it."""
    monkeypatch.setattr(outward, "is_outside", lambda _: True)
    ways = outward.Outward(()), outward.Outward((HERE,))
    async with push_service() as service:
        address = service.subscription()
        parcel = Parcel(1, "push", address, DRAFT, channels.new_push_key(), "", URL)
        assert (await deliver(ways[0], parcel)).error
        assert service.answering == []
        assert (await deliver(ways[1], parcel)).error == ""
    for way in ways:
        way.close()


async def test_an_endless_answer_fills_no_memory(open_hall: OpenHall, database: str) -> None:
    async with allowed_at_one_door(open_hall, database) as (_, allowed, _closed, olena):
        allowed.endless = True
        made = await _subscribe(olena, allowed)
        await olena.ask("POST", f"/api/me/channels/{made}/trial")
        wish = {"kind": "apprise", "address": f"json://{HERE}:{allowed.port}"}
        made = (await olena.ask("POST", "/api/me/channels", 201, **wish))["id"]
        await olena.ask("POST", f"/api/me/channels/{made}/trial")
        await asyncio.gather(*allowed.answering)
        assert 0 < allowed.sent < 64 * 2**20  # what the buffers between them hold


async def test_who_is_slow_keeps_no_thread(
    open_hall: OpenHall, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "SECONDS", 2.0)
    monkeypatch.setattr(channels, "TIMEOUT", 600.0)
    async with allowed_at_one_door(open_hall, database) as (_, allowed, _closed, olena):
        allowed.is_silent = True
        made = await _subscribe(olena, allowed)
        trials = [
            olena.ask("POST", f"/api/me/channels/{made}/trial") for _ in range(outward.THREADS + 1)
        ]
        assert all(told["error"] for told in await asyncio.gather(*trials))
        allowed.is_silent = False
        assert await olena.ask("POST", f"/api/me/channels/{made}/trial") == {"error": ""}
        allowed.hangs_up.set()


@pytest.mark.parametrize(
    "address",
    [
        *("10.0.0.7", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *("::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("fec0::2", "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::7f00:1"),
        "a.example",
    ],
)
def test_an_address_of_our_own_is_none_outside(address: str) -> None:
    assert not outward.is_outside(address)


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "dbus://", "syslog://", "exec://ls", "x"]
)
def test_what_acts_on_the_machine_itself_is_no_channel(address: str) -> None:
    with pytest.raises(BadMessage):
        service_at(address)


TO_A_CHAT = "tgram://123456789:abcdefghijklmnopqrstuvwxyz123456789/12315544/"


@pytest.mark.parametrize(
    "address",
    [
        f"{TO_A_CHAT}?template=/etc/passwd",
        f"{TO_A_CHAT}?%20Template%20=/etc/passwd",
        f"{TO_A_CHAT}#?template=/etc/passwd",
        f"{TO_A_CHAT}?silent=no#&template=/etc/passwd",
        f"{TO_A_CHAT}?silent=no;template=/etc/passwd",
        "mailto://u:p@a.example/?pgp=yes&pgppub=/etc/passwd",
        "mailto://u:p@a.example/?pgp=yes&silent=no#&pgpkey=/etc/passwd",
    ],
)
def test_an_address_names_no_file_of_the_machine(address: str) -> None:
    assert "passwd" not in unquote(service_at(address).url())


def test_what_follows_a_number_sign_is_a_channel() -> None:
    service = service_at("slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#games?footer=no")
    assert service.channels == ["#games"]


async def test_who_sends_reads_no_file_of_the_machine(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("{}")
    way = outward.Outward(())
    for read in (kept.read_text, lambda: kept.write_text("mine"), lambda: os.open(kept, 0)):
        with pytest.raises(outward.NotReachable):
            await way.run(read)
    assert await way.run(Path(os.__file__).read_text)
    assert kept.read_text() == "{}"
    way.close()


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("apprise", "discord://]x?a"),
        ("mail", 'x"olena@example.org'),
        ("mail", "o'olena@example.org"),
        ("mail", "x:olena@example.org"),
        ("mail", "olena@example.org."),
        ("mail", "olena@example.org)"),
        ("mail", "olena@example.org|"),
        ("mail", "olena@example.org:25"),
        ("mail", "olena@example.org\u200b"),
        ("push", '{"keys": {"p256dh": "1", "auth": "2"}, "endpoint": 5}'),
        ("push", '{"keys": {"p256dh": "1", "auth": "2"}, "endpoint": "https://["}'),
        ("push", '{"keys": [], "endpoint": "https://a.example"}'),
        ("push", "[" * 1900),
        ("push", '{"a":' * 390),
    ],
)
async def test_what_is_no_address_is_refused(
    open_hall: OpenHall, tmp_path: Path, kind: str, address: str
) -> None:
    hall = open_hall(data=tmp_path, public_url=URL, mail="mailto://mail.example")
    async with device(hall, "Olena") as olena:
        told = await olena.ask("POST", "/api/me/channels", 400, kind=kind, address=address)
        assert told["error"] == "error-bad-message"


async def test_nobody_fills_the_mailbox_of_somebody_else(
    open_hall: OpenHall, database: str
) -> None:
    """Not even with questions whether they want it, by however many profiles."""
    async with telling_hall(open_hall, database) as (hall, mails):
        async with device(hall, "Olena") as olena:
            made = [
                await olena.ask("POST", "/api/me/channels", 201, kind="mail", address=address)
                for address in (OLENA, OLENA.upper().replace("@", "+2@"))
            ]
            for channel, status in zip(made, (200, 429), strict=True):
                await olena.ask("POST", f"/api/me/channels/{channel['id']}/trial", status)
        async with device(hall, "Taras") as taras:
            wish = {"kind": "mail", "address": OLENA}
            told = await taras.ask("POST", "/api/me/channels", 429, **wish)
            assert told["error"] == "error-enough-trials"
            assert (await taras.ask("GET", "/api/me/messages"))["channels"] == []
        assert len(mails.mails) == 3


async def test_a_hall_is_no_hammer(open_hall: OpenHall, database: str) -> None:
    async with allowed_at_one_door(open_hall, database) as (_, allowed, _closed, olena):
        made = await _subscribe(olena, allowed)
        path = f"/api/me/channels/{made}/trial"
        for _ in range(20):
            await olena.ask("POST", path)
        assert (await olena.ask("POST", path, 429))["error"] == "error-enough-trials"
        assert len(allowed.told) == 20


async def test_nobody_uses_the_channels_of_somebody_else(
    open_hall: OpenHall, database: str
) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        channel = await mail_channel(olena, hall, mails, OLENA)
        async with device(hall, "Taras") as taras:
            await taras.ask("POST", f"/api/me/channels/{channel}/trial", 404)
            await taras.ask("DELETE", f"/api/me/channels/{channel}", 404)
            assert (await taras.ask("GET", "/api/me/messages"))["channels"] == []
    assert mails.mails == []


async def test_when_the_process_that_sends_is_killed_another_one_begins(
    open_hall: OpenHall, database: str
) -> None:
    async with (
        telling_hall(open_hall, database) as (hall, mails),
        push_service() as service,
        device(hall, "Olena") as olena,
    ):
        service.is_silent = True
        made = await _subscribe(olena, service)
        async with duel(hall, olena):
            sending = asyncio.create_task(look(hall))
            await eventually(lambda: service.read)
            await hall.inside(_kill_the_sender)
            await sending
            (told,) = (await olena.ask("GET", "/api/me/messages"))["channels"]
            assert told["error"] == channels.INTERRUPTED
            service.is_silent = False
            assert await olena.ask("POST", f"/api/me/channels/{made}/trial") == {"error": ""}
            service.hangs_up.set()
            await look(hall, at=_now() + 61)
            assert len(service.told) == 2
    assert mails.mails == []


async def _kill_the_sender(inside: Hall) -> None:
    assert inside.messenger.post.process is not None
    inside.messenger.post.process.kill()


async def test_a_hall_that_closes_leaves_no_process_behind(
    open_hall: OpenHall, database: str
) -> None:
    async with telling_hall(open_hall, database) as (hall, mails), device(hall, "O") as olena:
        await mail_channel(olena, hall, mails, OLENA)
        sender = hall.app.state.hall.messenger.post.process
        assert sender is not None
        hall.close()
        assert sender.returncode == 0


async def test_channels_that_failed_hold_up_nobody_else(
    open_hall: OpenHall, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "SECONDS", 150.0)
    monkeypatch.setattr(channels, "TIMEOUT", 150.0)
    async with (
        telling_hall(open_hall, database) as (hall, mails),
        push_service() as service,
        device(hall, "Olena") as olena,
        device(hall, "Taras") as taras,
    ):
        service.status = 500
        made = [await _subscribe(olena, service) for _ in range(outward.THREADS)]
        for channel in made:
            await olena.ask("POST", f"/api/me/channels/{channel}/trial")
        service.is_silent, service.read = True, 0
        await mail_channel(taras, hall, mails, "taras@example.org")
        async with duel(hall, olena), duel(hall, taras):
            sending = asyncio.create_task(look(hall))
            await eventually(lambda: service.read)
            assert len(mails.to("taras@example.org")) == 1
            assert not sending.done()
            service.hangs_up.set()
            await sending
    assert service.read == len(made)


async def test_a_silent_service_holds_up_no_table(
    open_hall: OpenHall, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outward, "SECONDS", 150.0)
    monkeypatch.setattr(channels, "TIMEOUT", 150.0)
    async with (
        telling_hall(open_hall, database) as (hall, _),
        push_service() as service,
        device(hall, "Olena") as olena,
    ):
        service.is_silent = True
        await _subscribe(olena, service)
        async with duel(hall, olena) as other:
            sending = asyncio.create_task(look(hall))
            await eventually(lambda: service.read)
            while asked := other.questions():
                await other.answer(asked[0], asked[0]["options"][0])
            await answer_all(olena, other.table_id)
            assert not sending.done()
            service.hangs_up.set()
            await sending
        (told,) = (await olena.ask("GET", "/api/me/messages"))["channels"]
        assert told["error"]
