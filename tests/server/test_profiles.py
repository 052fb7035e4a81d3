"""People with a profile: they sign up, in and out, claim their seats, and go without a trace."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import select

from greathall.client import Json
from greathall.server.people import passkeys as ceremonies
from greathall.server.schema import metadata
from greathall.server.store import open_engine
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    heard,
    play_all,
    refused,
    sitting,
)
from server.passkeys import Device
from server.test_absence import days_pass
from server.test_listing import in_the_lobby
from server.test_own_tables import follow, key_of


@asynccontextmanager
async def device(hall: ServedHall, name: str = "") -> AsyncIterator[Device]:
    """A device, on which somebody of this name signs up."""
    new = Device(hall)
    try:
        if name:
            await new.sign_up(name)
        yield new
    finally:
        await new.close()


def seat_of(table: Json, seat: str) -> Json:
    (found,) = [chair for chair in table["seats"] if chair["seat"] == seat]
    return dict(found)


# ------------------------------------------------------------------ signing up, in and out


async def test_one_signs_up_and_in_again_with_a_passkey(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        profile = await here.ask("GET", "/api/me")
        assert (profile["name"], len(profile["passkeys"])) == ("Olena", 1)
        assert [known["here"] for known in profile["devices"]] == [True]
        await here.ask("DELETE", f"/api/me/sessions/{profile['devices'][0]['id']}", 204)
        assert (await here.ask("GET", "/api/me", 401))["error"] == "error-not-signed-in"
        await here.sign_in()
        assert (await here.ask("GET", "/api/me"))["person"] == profile["person"]


async def test_no_script_and_no_other_page_gets_the_cookie(hall: ServedHall) -> None:
    async with device(hall) as here:
        begun = await here.ask("POST", "/api/people/ceremonies", name="Olena")
        answer = await here.http.post("/api/people", json=here.make(begun))
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


async def test_another_page_can_do_nothing_for_somebody(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        here.http.headers["origin"] = "http://elsewhere.example"
        assert (await here.ask("DELETE", "/api/me", 403))["error"] == "error-foreign-origin"
        here.http.headers["origin"] = here.url
        assert (await here.ask("GET", "/api/me"))["name"] == "Olena"


async def test_a_device_is_lost_and_the_code_brings_one_back(hall: ServedHall) -> None:
    async with device(hall) as lost, device(hall) as new:
        code = await lost.sign_up("Olena")
        next_code = await new.ask("POST", "/api/sessions/recovered", 201, code=code)
        await new.ask("POST", "/api/sessions/recovered", 403, code=code)  # it works once
        made = new.make(await new.ask("POST", "/api/me/passkeys/ceremonies"))
        await new.ask("POST", "/api/me/passkeys", 204, **made)
        await new.ask("DELETE", "/api/me/sessions", 204)
        await lost.ask("GET", "/api/me", 401)
        first, _ = (await new.ask("GET", "/api/me"))["passkeys"]
        await new.ask("DELETE", f"/api/me/passkeys/{first['id']}", 204)
        await lost.sign_in(403)
        await new.sign_in()
        assert next_code["recovery_code"] != code


async def test_the_last_passkey_stays(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        (only,) = (await here.ask("GET", "/api/me"))["passkeys"]
        told = await here.ask("DELETE", f"/api/me/passkeys/{only['id']}", 409)
        assert told["error"] == "error-last-way-in"


async def test_a_new_code_makes_the_old_one_void(hall: ServedHall) -> None:
    async with device(hall) as here:
        old = await here.sign_up("Olena")
        new = (await here.ask("POST", "/api/me/recovery", 201))["recovery_code"]
        await here.ask("POST", "/api/sessions/recovered", 403, code=old)
        await here.ask("POST", "/api/sessions/recovered", 201, code=new)


# ------------------------------------------------------------------ what a cheat might try


async def test_what_was_shown_once_proves_nothing_again(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here, device(hall) as thief:
        begun = await here.ask("POST", "/api/sessions/ceremonies")
        shown = here.show(begun)
        await here.ask("POST", "/api/sessions", 204, **shown)
        await thief.ask("POST", "/api/sessions", 403, **shown)
        other = await thief.ask("POST", "/api/sessions/ceremonies")
        again = shown | {"ceremony": other["ceremony"]}
        await thief.ask("POST", "/api/sessions", 403, **again)


async def test_a_ceremony_that_failed_is_over(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        begun = await here.ask("POST", "/api/sessions/ceremonies")
        good, bad = here.show(begun), here.show(begun)
        bad["credential"]["response"]["signature"] = good["credential"]["id"]
        await here.ask("POST", "/api/sessions", 403, **bad)
        await here.ask("POST", "/api/sessions", 403, **good)


async def test_a_ceremony_does_not_wait_for_ever(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with device(hall, "Olena") as here:
        begun = await here.ask("POST", "/api/sessions/ceremonies")
        monkeypatch.setattr(ceremonies, "CEREMONY_SECONDS", 0.0)
        await here.ask("POST", "/api/sessions", 403, **here.show(begun))


async def test_a_passkey_of_another_site_proves_nothing(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        begun = await here.ask("POST", "/api/sessions/ceremonies")
        true, here.url = here.url, "http://elsewhere.example"
        shown = here.show(begun)
        here.url = true
        await here.ask("POST", "/api/sessions", 403, **shown)


async def test_a_copied_authenticator_is_noticed(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        await here.sign_in()
        here.passkeys[0].count -= 1
        await here.sign_in(403)


async def test_nobody_adds_a_passkey_to_somebody_else(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        begun = await olena.ask("POST", "/api/me/passkeys/ceremonies")
        await taras.ask("POST", "/api/me/passkeys", 403, **taras.make(begun))
        signing_up = await taras.ask("POST", "/api/people/ceremonies", name="Olena")
        await taras.ask("POST", "/api/me/passkeys", 403, **taras.make(signing_up))
        assert len((await taras.ask("GET", "/api/me"))["passkeys"]) == 1


async def test_nobody_touches_what_is_somebody_elses(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        hers = await olena.ask("GET", "/api/me")
        await taras.ask("DELETE", f"/api/me/sessions/{hers['devices'][0]['id']}", 404)
        await taras.ask("DELETE", f"/api/me/passkeys/{hers['passkeys'][0]['id']}", 404)
        assert await olena.ask("GET", "/api/me") == hers


async def test_a_made_up_cookie_is_nobodys(hall: ServedHall) -> None:
    async with device(hall, "Olena") as here:
        for wrong in ("", "x" * 32, "x" * 5000, here.http.cookies["hall-session"][:-1]):
            assert await status_of_me(hall, wrong) == 401


async def status_of_me(hall: ServedHall, cookie: str) -> int:
    async with hall.http() as http:
        headers = {"cookie": f"hall-session={cookie}"}
        return (await http.get("/api/me", headers=headers)).status_code


# ------------------------------------------------------------------ seats


async def test_whoever_is_signed_in_has_their_seat_on_every_device(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    bare = f"/t/{opened['table']}"
    async with device(hall) as desk, device(hall) as phone:
        code = await desk.sign_up("Olena")
        await phone.ask("POST", "/api/sessions/recovered", 201, code=code)
        async with desk.sit(opened["seat_links"][GANDALF]) as seat:
            assert seat_of(seat.table, GANDALF)["name"] == "Olena"
            async with phone.sit(bare) as other:
                assert list(other.position["seats"]) == [GANDALF]
        table = await phone.ask("GET", f"/api/tables/{opened['table']}")
        assert table["mine"] == [GANDALF]


async def test_a_claimed_seat_is_opened_by_its_person_alone(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    link = opened["seat_links"][GANDALF]
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        async with olena.sit(link):
            pass
        async with refused("error-seat-claimed"), hall.sit(link):
            pass
        async with refused("error-seat-claimed"), taras.sit(link):
            pass
        assert (await hall.table(opened["table"], key_of(link)))["mine"] == []
        told = await taras.ask("POST", "/api/me/seats", tables={opened["table"]: [key_of(link)]})
        assert told == {"claimed": []}


async def test_a_guest_claims_the_seats_of_before(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    keys = {opened["table"]: [key_of(opened["seat_links"][GANDALF])], "nowhere": ["x"]}
    async with sitting(hall, opened) as people, device(hall, "Olena") as olena:
        claimed = await olena.ask("POST", "/api/me/seats", tables=keys)
        assert claimed == {"claimed": [opened["table"]]}
        await eventually(lambda: seat_of(people[BALROG].table, GANDALF)["name"] == "Olena")
        async with olena.sit(f"/t/{opened['table']}") as seat:
            assert list(seat.position["seats"]) == [GANDALF]


async def test_who_is_signed_out_is_shown_out(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with device(hall) as lost, device(hall) as new:
        code = await lost.sign_up("Olena")
        async with lost.sit(opened["seat_links"][GANDALF]) as seat:
            await new.ask("POST", "/api/sessions/recovered", 201, code=code)
            await new.ask("DELETE", "/api/me/sessions", 204)
            await eventually(lambda: seat._closed)


async def test_whoever_leaves_gives_the_seat_to_others(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with device(hall, "Olena") as olena:
        async with olena.sit(opened["seat_links"][GANDALF]) as seat:
            await seat.say("leave", seat=GANDALF)
        async with hall.sit(opened["seat_links"][GANDALF], name="Taras") as other:
            assert seat_of(other.table, GANDALF)["name"] == "Taras"


async def test_the_lobby_tells_a_person_of_their_tables_without_a_key(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with (
        device(hall, "Olena") as olena,
        olena.sit(opened["seat_links"][GANDALF]),
        hall.sit(opened["seat_links"][BALROG]),
    ):
        headers = {"cookie": olena.cookie}
        async with in_the_lobby(hall, additional_headers=headers) as tab:
            await tab.send({"do": "follow", "tables": {}})
            standing = (await tab.hear("own"))["tables"][0]
            assert (standing["mine"], standing["asked"]) == ([GANDALF], [GANDALF])


# ------------------------------------------------------------------ names, history, going


async def test_first_come_those_that_wait_for_me_and_have_waited_longest(hall: ServedHall) -> None:
    async with device(hall, "Olena") as olena, AsyncExitStack() as stack:
        opened = [await hall.open_table(**PRIVATE_DUEL) for _ in range(4)]
        free, longest, shorter, done = (each["table"] for each in opened)
        for each in opened:
            mine = await stack.enter_async_context(olena.sit(each["seat_links"][GANDALF]))
            if each["table"] != free:
                other = each["seat_links"][BALROG]
                await stack.enter_async_context(hall.sit(other, name="Taras"))
                await eventually(mine.questions)
        while asked := mine.questions():  # at the last table Olena has done her part
            await mine.answer(asked[0], asked[0]["options"][0])
        await days_pass(hall, shorter, 1)
        await days_pass(hall, longest, 2)
        cookie = {"additional_headers": {"cookie": olena.cookie}}
        async with in_the_lobby(hall, **cookie) as tab:
            told, gone = await follow(tab, {})
        assert gone == []
        assert list(told) == [longest, shorter, done, free]
        assert [bool(each["asked"]) for each in told.values()] == [True, True, False, False]


async def test_a_new_name_is_read_at_every_table_that_is_played(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with device(hall, "Olena") as olena:
        async with olena.sit(opened["seat_links"][GANDALF]) as seat:
            await olena.ask("PATCH", "/api/me", 204, name="Olena K.", language="uk")
            await eventually(lambda: seat_of(seat.table, GANDALF)["name"] == "Olena K.")
        assert (await olena.ask("GET", "/api/me"))["language"] == "uk"


async def test_matches_opponents_and_statistics_are_counted(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with device(hall, "Olena") as olena, device(hall, "Taras") as taras:
        async with (
            olena.sit(opened["seat_links"][GANDALF]) as one,
            taras.sit(opened["seat_links"][BALROG]) as other,
        ):
            await play_all({GANDALF: one, BALROG: other})
            won = GANDALF in one.position["outcome"]["winners"]
        told = await olena.ask("GET", "/api/me/matches")
        (match,) = told["matches"]
        assert (match["table"], match["won"], match["others"]) == (opened["table"], won, ["Taras"])
        assert match["seats"] == {GANDALF: [GANDALF]}
        counted = {"played": 1, "won": int(won)}
        assert told["statistics"] == [{"game": DUEL["game"], "player": GANDALF, **counted}]
        code = (await taras.ask("GET", "/api/me"))["person"]
        assert told["opponents"] == [{"name": "Taras", "person": code, **counted}]
        his = await taras.ask("GET", "/api/me/matches")
        assert his["statistics"][0]["won"] == 1 - counted["won"]


async def test_who_deletes_their_profile_leaves_nothing_but_a_pseudonym(hall: ServedHall) -> None:
    over = await hall.open_table(**PRIVATE_DUEL)
    left = await hall.open_table(**DUEL)
    async with device(hall, "Olena Unforgettable") as olena:
        person = (await olena.ask("GET", "/api/me"))["person"]
        async with (
            olena.sit(over["seat_links"][GANDALF]) as one,
            hall.sit(over["seat_links"][BALROG], name="Taras") as other,
        ):
            await one.chat("Peace?", to=BALROG)
            await one.chat("Hello all")
            await other.chat("Never!", to=GANDALF)
            await olena.ask("PATCH", "/api/me", 204, name="Olena the Second")
            await play_all({GANDALF: one, BALROG: other})
        async with olena.sit(left["seat_links"][GANDALF]) as seat:
            await seat.say("leave", seat=GANDALF)
        await olena.ask("DELETE", "/api/me", 204)
        await olena.ask("GET", "/api/me", 401)
        await olena.sign_in(403)
    table = await hall.table(over["table"], over["host_key"])
    assert seat_of(table, GANDALF)["name"].startswith("#")
    kept = everything(hall)
    assert "Olena" not in kept
    assert person not in kept
    host_link = f"/t/{over['table']}#{over['host_key']}"
    async with hall.sit(over["seat_links"][GANDALF], host_link) as host:
        assert "Peace?" not in [line["text"] for line in host.lines]


async def test_a_deleted_profile_is_in_no_line_and_at_no_rematch(hall: ServedHall) -> None:
    """What they said as a guest, as a watcher, and where somebody wants to play again."""
    opened = await hall.open_table(**DUEL)
    watched = await hall.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        hall.sit(links[GANDALF], name="Olena the Guest") as guest,
        hall.sit(links[BALROG], name="Taras") as other,
        device(hall, "Olena Unforgettable") as olena,
    ):
        await guest.chat("Hello from a guest")
        await other.chat("Hello, guest", to=GANDALF)
        async with olena.sit(links[GANDALF]) as one, olena.sit(watched["watch_link"]) as there:
            await there.chat("He holds the whip")
            assert len((await olena.ask("GET", "/api/me/export"))["said"]) == 2
            await play_all({GANDALF: one, BALROG: other})
            await other.say("rematch")
            await eventually(lambda: heard(other, "rematch"))
        await olena.ask("DELETE", "/api/me", 204)
    assert "Olena" not in everything(hall)


async def test_whoever_takes_a_name_takes_no_lines_with_it(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    links = opened["seat_links"]
    async with device(hall, "Mallory") as mallory:
        async with mallory.sit(links[GANDALF]) as seat:
            await seat.say("leave", seat=GANDALF)
            await eventually(lambda: not seat_of(seat.table, GANDALF)["taken"])
        async with (
            hall.sit(links[GANDALF], name="Olena") as olena,
            hall.sit(links[BALROG], name="Taras") as taras,
        ):
            await taras.chat("Between us", to=GANDALF)
            await taras.chat("Hello all")
            await eventually(lambda: len(olena.lines) > 1)
        await mallory.ask("PATCH", "/api/me", 204, name="Taras")
        assert (await mallory.ask("GET", "/api/me/export"))["said"] == []
        await mallory.ask("DELETE", "/api/me", 204)
    async with hall.sit(links[BALROG]) as taras:
        await eventually(lambda: taras.lines)
        said = {line["name"] for line in taras.lines if line["kind"] == "chat"}
        assert said == {"Taras"}


async def test_who_deletes_their_profile_leaves_their_matches(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with (
        device(hall, "Olena") as olena,
        olena.sit(opened["seat_links"][GANDALF]),
        hall.sit(opened["seat_links"][BALROG]) as other,
    ):
        await olena.ask("DELETE", "/api/me", 204)
        await eventually(lambda: seat_of(other.table, GANDALF)["bot"] == "steward")


def everything(hall: ServedHall) -> str:
    """All that the database holds, as one text."""
    engine = open_engine(hall.settings.url)
    with engine.connect() as connection:
        rows = [tuple(row) for t in metadata.sorted_tables for row in connection.execute(select(t))]
    engine.dispose()
    return repr(rows)
