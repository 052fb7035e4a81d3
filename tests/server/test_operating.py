"""Operators: whoever is none can do nothing; what one does is felt at every table of every hall."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from fastapi.routing import APIRoute
from sqlalchemy import Connection, update

from greathall.client import Hall, HallRefused, Json, Seat
from greathall.server.keeping import connected
from greathall.server.operating import deeds, oversight, routes
from greathall.server.operating.deeds import Operator
from greathall.server.people.schema import sessions
from greathall.server.schema import tables
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    heard,
    lines,
    play_all,
    refused,
    sitting,
    tables_of,
)
from server.passkeys import Device
from server.test_friends import code_of
from server.test_listing import in_the_lobby, listed
from server.test_own_tables import key_of
from server.test_profiles import device, everything

T = TypeVar("T")
OpenHall = Callable[..., ServedHall]
MACHINE = Operator()
WHY = "insults"


@pytest.fixture(autouse=True)
def _halls_look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oversight, "LOOK_SECONDS", 0.05)


async def at_the_machine(hall: ServedHall, work: Callable[..., T], *given: Any) -> T:
    """Do something with the database of an open hall, as a command does."""

    def doing() -> T:
        with connected(Path(), hall.settings.url) as connection:
            return work(connection, MACHINE, *given)

    return await asyncio.to_thread(doing)


def of(text: str) -> Callable[..., int]:
    """A sanction against whoever is meant by these words."""

    def work(connection: Connection, by: Operator, kind: str, hours: float = 1) -> int:
        return deeds.sanction(connection, by, kind, deeds.whom(connection, text), hours, WHY)

    return work


@asynccontextmanager
async def operator(hall: ServedHall, name: str = "Bohdan") -> AsyncIterator[Device]:
    async with device(hall, name) as bohdan:
        await at_the_machine(hall, deeds.appoint, await code_of(bohdan))
        yield bohdan


async def play_no_more(seat: Seat) -> None:
    """Whatever comes, until the hall says no."""
    while True:
        await seat.next_position()


def doors() -> list[tuple[str, str]]:
    """All that operators alone may ask for."""
    found = [
        (method, route.path.format(table="k7m2x9qd", number=1))
        for route in routes.router.routes
        if isinstance(route, APIRoute) and route.path.startswith("/api/operate")
        for method in route.methods
    ]
    assert len(found) >= 12
    return found


BODIES: dict[str, Json] = {
    "removal": {"reason": WHY},
    "answer": {"text": "Thank you."},
    "sanctions": {"kind": "ban", "whom": "192.0.2.7", "hours": 1, "reason": WHY},
    "announcements": {"text": "Back at noon.", "hours": 1},
}


async def knock(http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
    body = {"json": BODIES[path.rsplit("/", 1)[-1]]} if method == "POST" else {}
    return await http.request(method, path, **body, **more)


# ------------------------------------------------------------------ who is none


async def test_no_stranger_player_or_other_page_gets_in(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with operator(hall) as bohdan, device(hall, "Olena") as olena, device(hall) as stranger:
        before = everything(hall)
        for method, path in doors():
            nobody = await knock(stranger.http, method, path)
            host = await knock(stranger.http, method, path, headers={"x-key": opened["host_key"]})
            player = await knock(olena.http, method, path)
            assert (nobody.status_code, host.status_code, player.status_code) == (401, 401, 403)
            assert player.json()["error"] == "error-not-an-operator"
            if method != "GET":
                foreign = {"origin": "https://evil.example"}
                lured = await knock(bohdan.http, method, path, headers=foreign)
                assert (lured.status_code, lured.json()["error"]) == (403, "error-foreign-origin")
        assert everything(hall) == before


async def test_an_operator_signs_in_anew_every_day(hall: ServedHall) -> None:
    async with operator(hall) as bohdan:
        assert await bohdan.ask("GET", "/api/operate") == {"name": "Bohdan"}
        yesterday = update(sessions).values(created_at=time.time() - routes.FRESH_SECONDS - 1)
        await at_the_machine(hall, lambda c, _: c.execute(yesterday))
        again = await bohdan.ask("GET", "/api/operate", 401)
        assert again["error"] == "error-sign-in-again"
        await bohdan.sign_in()
        await bohdan.ask("GET", "/api/operate")


async def test_who_is_dismissed_is_out_at_once_and_nobody_appoints_by_the_page(
    hall: ServedHall,
) -> None:
    assert not [path for _, path in doors() if "operators" in path]
    async with operator(hall) as bohdan:
        code = await code_of(bohdan)
        await at_the_machine(hall, deeds.dismiss, code)
        await bohdan.ask("GET", "/api/operate/acts", 403)
        with pytest.raises(deeds.UnknownWhom):
            await at_the_machine(hall, deeds.dismiss, code)
        with pytest.raises(deeds.UnknownWhom):
            await at_the_machine(hall, deeds.appoint, "nobody")


# ------------------------------------------------------------------ reports


async def test_who_reported_reads_the_answer_and_nobody_else_does(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    key = key_of(opened["seat_links"][GANDALF])
    async with operator(hall) as bohdan, sitting(hall, opened) as seats:
        number = await hall.report(opened["table"], "The bridge broke.", key)
        (report,) = await bohdan.ask("GET", "/api/operate/reports")
        assert (report["number"], report["text"], report["answer"]) == (
            number,
            "The bridge broke.",
            None,
        )
        path = f"/api/operate/reports/{number}"
        await bohdan.ask("POST", f"{path}/answer", 204, text="It is mended.")
        await eventually(
            lambda: any("report" in x["text"] for x in lines(seats[GANDALF], "notice"))
        )
        (line,) = [x for x in lines(seats[GANDALF], "notice") if "report" in x["text"]]
        assert line["fields"] == {"number": number, "answer": "It is mended."}
        await seats[BALROG].chat("Anything new?")
        assert "mended" not in repr(seats[BALROG].heard)
        async with httpx.AsyncClient(base_url=hall.url) as http:
            mine = f"/api/tables/{opened['table']}/reports"
            told = (await http.get(mine, headers={"x-key": key})).json()
            assert [row["answer"] for row in told] == ["It is mended."]
            for other in (key_of(opened["seat_links"][BALROG]), opened["host_key"], ""):
                assert (await http.get(mine, headers={"x-key": other})).json() == []
        text = (await bohdan.http.get(f"{path}/record")).text
        assert "end: unfinished" in text
        acts = [(a["act"], a["about"]) for a in await bohdan.ask("GET", "/api/operate/acts")]
        assert acts[:2] == [("download", str(number)), ("answer", str(number))]
        await bohdan.ask("POST", "/api/operate/reports/99/answer", 404, text="What?")
        await bohdan.ask("GET", "/api/operate/reports/99/record", 404)


async def test_somebody_with_a_profile_reads_the_answer_there(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with operator(hall) as bohdan, device(hall, "Olena") as olena:
        path = f"/api/tables/{opened['table']}/reports"
        (number,) = (await olena.ask("POST", path, 201, text="I only watch.")).values()
        await bohdan.ask("POST", f"/api/operate/reports/{number}/answer", 204, text="So do we.")
        (mine,) = await olena.ask("GET", "/api/me/reports")
        assert (mine["text"], mine["answer"]) == ("I only watch.", "So do we.")
        assert await bohdan.ask("GET", "/api/me/reports") == []
        assert await bohdan.ask("GET", path) == []


async def test_an_operator_who_plays_does_not_look_into_the_match(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with (
        operator(hall) as bohdan,
        bohdan.sit(opened["seat_links"][BALROG]) as theirs,
        hall.sit(opened["seat_links"][GANDALF]) as other,
    ):
        number = await hall.report(opened["table"], "What does the Balrog hold?")
        record = f"/api/operate/reports/{number}/record"
        assert (await bohdan.ask("GET", record, 403))["error"] == "error-still-secret"
        await play_all({"theirs": theirs, "other": other})
        assert (await bohdan.http.get(record)).status_code == 200


# ------------------------------------------------------------------ tables


async def test_a_table_is_removed_and_those_who_are_there_read_why(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    table, link = opened["table"], opened["seat_links"][GANDALF]
    async with operator(hall) as bohdan, sitting(hall, opened) as seats, in_the_lobby(hall) as tab:
        assert [row["id"] for row in await listed(tab)] == [table]
        (told,) = await bohdan.ask("GET", f"/api/operate/tables?find={GANDALF}")
        assert (told["id"], set(told["names"])) == (table, {"Gandalf", "Balrog"})
        here = (await bohdan.ask("GET", f"/api/operate/tables/{table}"))["here"]
        assert {(row["seats"][0], row["address"]) for row in here} == {
            (GANDALF, "127.0.0.1"),
            (BALROG, "127.0.0.1"),
        }
        await bohdan.ask("POST", f"/api/operate/tables/{table}/removal", 204, reason=WHY)
        for seat in seats.values():
            with pytest.raises(HallRefused, match=WHY):
                await play_no_more(seat)
        assert await listed(tab) == []
        async with refused("error-table-removed"):
            await hall.table(table, opened["host_key"])
        async with refused("error-table-removed"), hall.sit(link):
            raise AssertionError("nobody sits down here any more")
        await bohdan.ask("POST", f"/api/operate/tables/{table}/removal", 404, reason=WHY)
        await bohdan.ask("GET", "/api/operate/tables/nowhere", 404)
    assert table in tables_of(hall)  # until it is forgotten with the old ones


async def test_every_hall_of_a_database_hears_of_it(
    open_hall: OpenHall, shared_database: str
) -> None:
    one, other = (open_hall(database=shared_database) for _ in range(2))
    opened = await one.open_table(**DUEL)
    links = opened["seat_links"]
    async with operator(one) as bohdan, one.sit(links[GANDALF]), other.sit(links[BALROG]) as far:
        await bohdan.ask("POST", f"/api/operate/tables/{opened['table']}/removal", 204, reason=WHY)
        with pytest.raises(HallRefused, match=WHY):
            await play_no_more(far)
        await bohdan.ask("POST", "/api/operate/announcements", 201, text="Noon", hours=1)
        async with in_the_lobby(other) as tab:
            told = await tab.hear("announcements")
            assert [line["text"] for line in told["lines"]] == ["Noon"]


async def test_a_match_that_ends_meanwhile_is_removed_all_the_same(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["watch_link"]):

        def remove_and_end(connection: Connection, by: Operator) -> None:
            deeds.remove_table(connection, by, opened["table"], WHY)
            connection.execute(update(tables).values(state="finished"))  # as a hall would write it

        await at_the_machine(hall, remove_and_end)
        await eventually(lambda: opened["table"] not in hall.app.state.hall.rooms)
    async with refused("error-table-removed"):
        await hall.table(opened["table"])


# ------------------------------------------------------------------ people


@pytest.mark.parametrize("meant", ["seat", "person", "address"])
async def test_who_is_muted_plays_on_in_silence(hall: ServedHall, meant: str) -> None:
    opened = await hall.open_table(**DUEL)
    links = opened["seat_links"]
    async with device(hall, "Olena") as olena, olena.sit(links[GANDALF]) as here:
        whom = {
            "seat": f"{opened['table']}/{GANDALF}",
            "person": await code_of(olena),
            "address": "127.0.0.1",
        }
        number = await at_the_machine(hall, of(whom[meant]), "mute")
        await eventually(lambda: hall.app.state.hall.oversight.sanctions)
        async with hall.sit(links[BALROG]) as other:
            for to in (None, BALROG):
                async with refused("error-muted"):
                    await here.chat("Fly, you fools", to)
            if meant != "address":
                await other.chat("Peace at last.")
            for question in here.questions()[:1]:
                await here.answer(question, question["options"][0])
            await at_the_machine(hall, deeds.lift, number)
            await eventually(lambda: not hall.app.state.hall.oversight.sanctions)
            await here.chat("I am sorry.")
    with pytest.raises(deeds.NothingToLift):
        await at_the_machine(hall, deeds.lift, number)


async def test_who_is_banned_is_shown_out_but_may_take_what_is_theirs(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    links = opened["seat_links"]
    async with (
        operator(hall) as bohdan,
        device(hall, "Olena") as olena,
        olena.sit(links[GANDALF]) as here,
        hall.sit(links[BALROG]) as other,
    ):
        wish = {"kind": "ban", "whom": await code_of(olena), "hours": 2, "reason": WHY}
        await bohdan.ask("POST", "/api/operate/sanctions", 201, **wish)
        with pytest.raises(HallRefused, match=WHY):
            await play_no_more(here)
        async with refused("error-banned"), olena.sit(links[GANDALF]):
            raise AssertionError("nobody banned sits down")
        said = await olena.ask("POST", "/api/tables", 403, **DUEL)
        assert said["error"] == "error-banned"
        assert said["fields"]["reason"] == WHY
        assert said["fields"]["until"].endswith(" UTC")
        await other.chat("Quiet here.")
        await olena.ask("GET", "/api/me/export")
        (told,) = await bohdan.ask("GET", "/api/operate/sanctions")
        assert (told["name"], told["reason"]) == ("Olena", WHY)
        await bohdan.ask("DELETE", f"/api/operate/sanctions/{told['id']}", 204)
        async with olena.sit(links[GANDALF]) as again:
            assert again.position["seats"].keys() == {GANDALF}
        await bohdan.ask("POST", "/api/operate/sanctions", 201, **wish)
        await olena.ask("DELETE", "/api/me", 204)


async def test_an_address_is_banned_with_all_of_its_network_and_no_other(
    open_hall: OpenHall, database: str
) -> None:
    hall = open_hall(database=database, proxies=("127.0.0.1",))
    there, beside = ({"x-forwarded-for": a} for a in ("192.0.2.77", "192.0.3.77"))
    number = await at_the_machine(hall, of("192.0.2.0/24"), "ban")
    await eventually(lambda: hall.app.state.hall.oversight.sanctions)
    async with httpx.AsyncClient(base_url=hall.url) as http:
        answer = await http.get("/api/tables", headers=there)
        assert (answer.status_code, answer.json()["error"]) == (403, "error-banned")
        assert (await http.get("/api/tables", headers=beside)).status_code == 200
        assert (await http.get("/rules", headers=there)).status_code != 403  # which says why
        await at_the_machine(hall, deeds.lift, number)
        await eventually(lambda: not hall.app.state.hall.oversight.sanctions)
        assert (await http.get("/api/tables", headers=there)).status_code == 200
    await at_the_machine(hall, of("192.0.2.77"), "ban")
    await eventually(lambda: hall.app.state.hall.oversight.sanctions)
    async with in_the_lobby(hall, additional_headers=there) as tab:
        assert (await tab.hear("error"))["error"] == "error-banned"
        assert await tab.is_shown_out() == 4404


async def test_a_ban_ends_by_itself(hall: ServedHall, monkeypatch: pytest.MonkeyPatch) -> None:
    async with device(hall, "Olena") as olena:
        await at_the_machine(hall, of(await code_of(olena)), "ban", 1)
        await eventually(lambda: hall.app.state.hall.oversight.sanctions)
        await olena.ask("GET", "/api/me/society", 403)
        later = time.time() + 3601
        monkeypatch.setattr(oversight, "time", type("Later", (), {"time": lambda: later}))
        await olena.ask("GET", "/api/me/society")


async def test_what_would_be_a_mistake_is_refused(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with operator(hall) as bohdan:
        wrong = {
            "nobody": "error-unknown-whom",
            "k7m2x9qd/": "error-unknown-whom",
            f"{opened['table']}/sauron": "error-unknown-whom",
            f"{opened['table']}/{GANDALF}": "error-bans-no-seat",
            "0.0.0.0/0": "error-network-too-wide",
            "::/0": "error-network-too-wide",
            await code_of(bohdan): "error-is-operator",
        }
        for whom, error in wrong.items():
            wish = {"kind": "ban", "whom": whom, "hours": 1, "reason": WHY}
            answer = await bohdan.http.post("/api/operate/sanctions", json=wish)
            assert answer.json()["error"] == error, whom
        assert await bohdan.ask("GET", "/api/operate/sanctions") == []


# ------------------------------------------------------------------ announcements, and the log


async def test_every_page_shows_what_is_announced_until_its_time(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await hall.open_table(**DUEL)
    async with operator(hall) as bohdan, sitting(hall, opened) as seats, in_the_lobby(hall) as tab:
        made = await bohdan.ask(
            "POST", "/api/operate/announcements", 201, text="Back at <b>noon</b>.", hours=2
        )
        told = await tab.hear("announcements")
        assert [line["text"] for line in told["lines"]] == ["Back at <b>noon</b>."]
        await eventually(lambda: heard(seats[GANDALF], "announcements"))
        (line,) = await bohdan.ask("GET", "/api/announcements")
        assert 7100 < line["until"] - time.time() <= 7200
        assert not lines(seats[GANDALF], "chat")
        async with hall.sit(opened["watch_link"]) as late:
            assert heard(late, "announcements")
        await bohdan.ask("DELETE", f"/api/operate/announcements/{made['number']}", 204)
        assert (await tab.hear("announcements"))["lines"] == []
        await bohdan.ask("DELETE", f"/api/operate/announcements/{made['number']}", 404)
        await at_the_machine(hall, deeds.announce, "Soon over", 1)
        assert [line["text"] for line in (await tab.hear("announcements"))["lines"]] == [
            "Soon over"
        ]
        later = time.time() + 3601
        monkeypatch.setattr(oversight, "time", type("Later", (), {"time": lambda: later}))
        assert await bohdan.ask("GET", "/api/announcements") == []


async def test_what_operators_do_is_kept_and_goes_with_their_profile(hall: ServedHall) -> None:
    async with operator(hall) as bohdan, device(hall, "Olena") as olena:
        codes = [await code_of(person) for person in (bohdan, olena)]
        wish = {"kind": "mute", "whom": codes[1], "hours": 1, "reason": WHY}
        await bohdan.ask("POST", "/api/operate/sanctions", 201, **wish)
        acts = await bohdan.ask("GET", "/api/operate/acts")
        assert [(a["name"], a["act"], a["about"]) for a in acts] == [
            ("Bohdan", "mute", codes[1]),
            ("", "appoint", codes[0]),
        ]
        assert acts[0]["fields"]["reason"] == WHY
        for person in (olena, bohdan):
            await person.ask("DELETE", "/api/me", 204)
    left = everything(hall)
    assert not [trace for trace in (*codes, "Bohdan", "Olena") if trace in left]


async def test_a_hall_that_opens_knows_what_is_in_force(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**DUEL)
    await at_the_machine(first, of("127.0.0.1"), "ban")
    await at_the_machine(first, deeds.announce, "Closed", 1)
    first.close()
    again = open_hall(database=database)
    async with refused("error-banned"):
        await Hall(again.url).table(opened["table"])
