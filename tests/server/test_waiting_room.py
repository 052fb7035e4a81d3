"""Before the match: the host fills chairs and frees them, starts or cancels; nobody else does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greathall.client import Hall, Json, Seat, take_apart
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    heard,
    lines,
    play_on,
    refused,
    sitting,
)
from server.tabs import knocking

OpenHall = Callable[..., ServedHall]
TRILOGY = {"game": GAME, "scenario": "trilogy", "players": 4}


def chair(table: Json, seat: str) -> Json:
    (found,) = [chair for chair in table["seats"] if chair["seat"] == seat]
    return found


def told(seat: Seat) -> list[tuple[str, Json]]:
    return [(line["text"], line["fields"]) for line in lines(seat, "notice")]


def key_of(link: str) -> str:
    return take_apart(link)[1]


async def test_a_bot_sits_down_and_the_match_begins(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with hall.sit(opened["seat_links"][GANDALF], name="Olena") as gandalf:
        await hall.seat_bot(opened["table"], opened["host_key"], BALROG, "random")
        await eventually(lambda: gandalf.table["state"] == "playing")
        assert chair(gandalf.table, BALROG)["bot"] == "random"
        async with refused("error-wrong-key"):
            await hall.table(opened["table"], key_of(opened["seat_links"][BALROG]))
        await play_on(gandalf)


async def test_a_chair_changes_hands_as_often_as_the_host_likes(hall: ServedHall) -> None:
    opened = await hall.open_table(**TRILOGY, bots={"saruman": "random"})
    table, host = opened["table"], opened["host_key"]
    async with hall.sit(opened["seat_links"]["frodo"], name="Olena") as frodo:
        await hall.seat_bot(table, host, "saruman", "steward")
        await eventually(lambda: chair(frodo.table, "saruman")["bot"] == "steward")
        first = await hall.free_seat(table, host, "saruman")
        await eventually(lambda: not chair(frodo.table, "saruman")["taken"])
        link = await hall.free_seat(table, host, "saruman")
        async with refused("error-wrong-key"):
            await hall.table(table, key_of(first))
        async with hall.sit(link, name="Taras") as saruman:
            await eventually(lambda: chair(frodo.table, "saruman")["name"] == "Taras")
            assert list(saruman.position["seats"]) == ["saruman"]
        assert frodo.position["state"] == "open"


async def test_the_host_starts_with_bots_on_all_free_chairs(hall: ServedHall) -> None:
    opened = await hall.open_table(**TRILOGY, bots={"saruman": "random"})
    async with hall.sit(opened["seat_links"]["frodo"], name="Olena") as frodo:
        await hall.start(opened["table"], opened["host_key"], "random")
        await eventually(lambda: frodo.table["state"] == "playing")
        bots = {chair["seat"]: chair["bot"] for chair in frodo.table["seats"]}
    assert bots == {"frodo": None, "witch-king": "random", "aragorn": "random"} | {
        "saruman": "random"
    }


async def test_who_is_here_and_who_comes_later_reads_that_it_is_cancelled(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    table, link = opened["table"], opened["seat_links"][GANDALF]
    async with knocking(hall, table) as guest, knocking(hall, table) as watcher:
        await guest.send({"do": "sit", "keys": [key_of(link)], "name": "Taras"})
        await watcher.send({"do": "sit"})
        await watcher.hear("notes")
        await guest.hear("notes")
        await hall.cancel(table, opened["host_key"])
        for tab in (guest, watcher):
            told = await tab.hear("error")
            assert (told["error"], told["ref"]) == ("error-table-cancelled", None)
            assert await tab.is_shown_out() == 4404
    async with refused("error-table-cancelled"):
        await hall.table(table, key_of(link))
    async with refused("error-table-cancelled"):
        await hall.join(table, BALROG)
    async with refused("error-table-cancelled"):
        await hall.cancel(table, opened["host_key"])
    assert await hall.tables() == []


async def test_what_the_host_decided_outlives_a_restart(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    kept = await first.open_table(**TRILOGY, bots={"saruman": "random"})
    gone = await first.open_table(**DUEL)
    await first.seat_bot(kept["table"], kept["host_key"], "aragorn", "steward")
    link = await first.free_seat(kept["table"], kept["host_key"], "saruman")
    await first.cancel(gone["table"], gone["host_key"])
    first.close()
    second = open_hall(database=database)
    told = await second.table(kept["table"], key_of(link))
    assert told["mine"] == ["saruman"]
    assert chair(told, "aragorn")["bot"] == "steward"
    assert not chair(told, "saruman")["taken"]
    async with refused("error-wrong-key"):
        await second.table(kept["table"], key_of(kept["seat_links"]["aragorn"]))
    async with refused("error-table-cancelled"):
        await second.table(gone["table"], gone["host_key"])


async def test_the_host_changes_chairs_and_keys_go_along(hall: ServedHall) -> None:
    """From Frodo's chair to Aragorn's free one, then with the guest, then with the bot."""
    opened = await hall.open_table(**TRILOGY, bots={"saruman": "random"})
    table, host, links = opened["table"], opened["host_key"], opened["seat_links"]
    async with hall.sit(links["frodo"], name="Olena") as own:
        await own.say("note", seat="frodo", text="mine")
        await hall.swap_seats(table, host, "frodo", "aragorn")
        await eventually(lambda: list(own.position["seats"]) == ["aragorn"])
        assert heard(own, "notes")[-1]["notes"] == {"aragorn": "mine"}
        async with hall.sit(links["aragorn"], name="Taras") as guest:  # an invitation stays good
            assert list(guest.position["seats"]) == ["frodo"]
            await hall.swap_seats(table, host, "aragorn", "frodo")
            await eventually(lambda: list(guest.position["seats"]) == ["aragorn"])
            await hall.swap_seats(table, host, "frodo", "saruman")
            await eventually(lambda: list(own.position["seats"]) == ["saruman"])
            await eventually(lambda: chair(own.table, "frodo")["bot"] == "random")
            assert chair(guest.table, "saruman")["name"] == "Olena"
            await hall.start(table, host, "random")
            await eventually(lambda: guest.position["state"] == "playing")
            assert list(guest.position["seats"]) == ["aragorn"]
    sat = [fields for text, fields in told(own) if text == "notice-sat-down"]
    assert {"seat": "aragorn", "name": "Olena", "bot": ""} in sat
    assert (await hall.table(table, key_of(links["frodo"])))["mine"] == ["saruman"]


async def test_changing_chairs_outlives_a_restart(open_hall: OpenHall, database: str) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**PRIVATE_DUEL)
    async with first.sit(opened["seat_links"][GANDALF], name="Olena"):
        await first.swap_seats(opened["table"], opened["host_key"], GANDALF, BALROG)
    first.close()
    second = open_hall(database=database)
    seen = await second.table(opened["table"], key_of(opened["seat_links"][GANDALF]))
    assert seen["mine"] == [BALROG]
    assert (chair(seen, BALROG)["name"], chair(seen, GANDALF)["taken"]) == ("Olena", False)


async def test_when_chairs_are_changed_all_pledge_anew(open_hall: OpenHall, database: str) -> None:
    hall = open_hall(database=database, share_seconds=3600)
    opened = await hall.open_table(**PRIVATE_DUEL, bots={BALROG: "random"})
    async with knocking(hall, opened["table"]) as tab:
        await tab.send({"do": "sit", "keys": [key_of(opened["seat_links"][GANDALF])]})
        await tab.hear("notes")
        await tab.send({"do": "pledge", "seat": GANDALF, "pledge": "0" * 64})
        while (await tab.hear("table"))["dice"]["asked"] != "share":
            pass
        await hall.swap_seats(opened["table"], opened["host_key"], GANDALF, BALROG)
        dice = (await tab.hear("table"))["dice"]
        assert (dice["asked"], dice["pledges"]) == ("pledge", {})


async def test_all_read_who_comes_and_who_goes(hall: ServedHall) -> None:
    opened = await hall.open_table(**TRILOGY, public=True, bots={"saruman": "random"})
    table, host, links = opened["table"], opened["host_key"], opened["seat_links"]
    async with hall.sit(links["frodo"], name="Olena") as own:
        async with hall.sit(links["aragorn"]) as guest:
            await guest.say("leave", seat="aragorn")
        async with hall.sit(links["aragorn"], name="Taras") as guest:
            await guest.say("sit", keys=[key_of(links["aragorn"])], name="Taras B.")  # sits there
            await guest.say("leave", seat="aragorn")
        await hall.join(table, "witch-king", name="Iryna")
        await hall.free_seat(table, host, "saruman")
        await hall.seat_bot(table, host, "saruman", "steward")
        await eventually(lambda: told(own)[-1][0] == "notice-bot-sat-down")
    assert [(text, fields["seat"], fields.get("name")) for text, fields in told(own)] == [
        ("notice-sat-down", "frodo", "Olena"),
        ("notice-seat-taken", "aragorn", ""),
        ("notice-left", "aragorn", ""),
        ("notice-sat-down", "aragorn", "Taras"),
        ("notice-stood-up", "aragorn", "Taras B."),
        ("notice-sat-down", "witch-king", "Iryna"),
        ("notice-chair-freed", "saruman", None),
        ("notice-bot-sat-down", "saruman", ""),
    ]


async def test_who_plays_alone_is_told_nothing(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["seat_links"][GANDALF], name="Olena") as own:
        await eventually(own.questions)
        assert told(own) == []


# ------------------------------------------------------------------ who may not


async def tries(hall: Hall, table: str, key: str) -> list[Callable[[], object]]:
    return [
        lambda: hall.seat_bot(table, key, BALROG),
        lambda: hall.free_seat(table, key, BALROG),
        lambda: hall.swap_seats(table, key, BALROG, GANDALF),
        lambda: hall.start(table, key),
        lambda: hall.cancel(table, key),
    ]


@pytest.mark.parametrize("who", ["a stranger", "a guest", "a watcher", "the host of another"])
async def test_only_the_host_decides(hall: ServedHall, who: str) -> None:
    opened, other = [await hall.open_table(**DUEL) for _ in range(2)]
    key = {
        "a stranger": "",
        "a guest": key_of(opened["seat_links"][GANDALF]),
        "a watcher": key_of(opened["watch_link"]),
        "the host of another": other["host_key"],
    }[who]
    before = await hall.table(opened["table"])
    for attempt in await tries(hall, opened["table"], key):
        async with refused("error-not-the-host"):
            await attempt()
    assert await hall.table(opened["table"]) == before


async def test_the_host_puts_nobody_out_of_a_chair(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF], name="Taras"):
        async with refused("error-seat-taken"):
            await hall.seat_bot(opened["table"], opened["host_key"], GANDALF)
        async with refused("error-seat-taken"):
            await hall.free_seat(opened["table"], opened["host_key"], GANDALF)
        async with refused("error-unknown-seat"):
            await hall.seat_bot(opened["table"], opened["host_key"], "frodo")
        async with refused("error-unknown-seat"):
            await hall.swap_seats(opened["table"], opened["host_key"], GANDALF, "frodo")
        async with refused("error-unknown-bot"):
            await hall.seat_bot(opened["table"], opened["host_key"], BALROG, "nobody")
        assert chair(await hall.table(opened["table"]), GANDALF)["name"] == "Taras"


async def test_when_the_match_has_begun_it_is_too_late(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with sitting(hall, opened) as people:
        await eventually(people[GANDALF].questions)
        for attempt in await tries(hall, opened["table"], opened["host_key"]):
            async with refused("error-not-playing"):
                await attempt()


async def test_a_guest_gives_back_their_own_chair_alone(hall: ServedHall) -> None:
    opened = await hall.open_table(**TRILOGY)
    links = opened["seat_links"]
    async with hall.sit(links["frodo"], name="Olena") as host, hall.sit(links["saruman"]) as guest:
        async with refused("error-not-your-seat"):
            await guest.say("leave", seat="frodo")
        await guest.say("leave", seat="saruman")
        await eventually(lambda: not chair(host.table, "saruman")["taken"])
        assert chair(host.table, "frodo")["name"] == "Olena"
        await hall.seat_bot(opened["table"], opened["host_key"], "saruman")
        await eventually(lambda: chair(host.table, "saruman")["bot"] == "steward")
        async with refused("error-not-your-seat"):
            await guest.say("chat", text="Am I still here?", to="frodo")


async def test_a_chair_freed_while_the_dice_are_mixed_waits_again(
    open_hall: OpenHall, database: str
) -> None:
    hall = open_hall(database=database, share_seconds=3600)
    opened = await hall.open_table(**PRIVATE_DUEL, bots={BALROG: "random"})
    link = opened["seat_links"][GANDALF]
    async with knocking(hall, opened["table"]) as tab:
        await tab.send({"do": "sit", "keys": [key_of(link)]})
        await tab.hear("notes")
        await hall.free_seat(opened["table"], opened["host_key"], BALROG)
        table = await tab.hear("table")
        assert not chair(table, BALROG)["taken"]
        assert (table["state"], table["dice"]["asked"]) == ("open", "pledge")
