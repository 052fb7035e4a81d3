"""A person takes along all that the hall keeps of them."""

from __future__ import annotations

import json

from greathall.client import take_apart
from greathall.server.people.taking_along import KEPT
from greathall.server.schema import metadata
from server.halls import GANDALF, PRIVATE_DUEL, ServedHall
from server.test_profiles import device

OF_A_PERSON = {"person", "person_id", "opened_by"}  # columns that say whose a row is
TOLD_OTHERWISE = {"friendships", "blocks", "invitations", "ratings", "punctuality"}
OF_A_MOMENT = {"ceremonies"}


async def test_everything_can_be_taken_along(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena:
        opened = await olena.ask("POST", "/api/tables", 201, **PRIVATE_DUEL, title="Sunday")
        link = opened["seat_links"][GANDALF]
        async with olena.sit(link) as seat:
            await seat.chat("Good evening")
            await seat.say("note", seat=GANDALF, text="He keeps the Ringwraiths.")
        report = {"text": "The whip should not reach this far."}
        olena.http.headers["x-key"] = take_apart(link)[1]
        await olena.ask("POST", f"/api/tables/{opened['table']}/reports", 201, **report)
        told = await olena.ask("GET", "/api/me/export")
    assert told["profile"]["name"] == "Olena"
    assert told["seats"][0]["note"] == "He keeps the Ringwraiths."
    assert [line["text"] for line in told["said"]] == ["Good evening"]
    assert [report["text"] for report in told["reports"]] == ["The whip should not reach this far."]
    assert [table["title"] for table in told["opened"]] == ["Sunday"]
    assert len(told["passkeys"]) == len(told["sessions"]) == len(told["sittings"]) == 1
    assert "hash" not in json.dumps(told)


def test_no_table_of_the_database_is_forgotten() -> None:
    named = {table.name for table in metadata.sorted_tables if OF_A_PERSON & {*table.c.keys()}}
    taken = {kept.whose.table.name for kept in KEPT.values()}
    assert named == taken | TOLD_OTHERWISE | OF_A_MOMENT
