"""A table does not freeze: a bot plays on for whoever is away, until they are back."""

from __future__ import annotations

from collections.abc import Callable

from greathall.client import take_apart
from greathall.server.room import Room
from server.halls import (
    BALROG,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    agree,
    eventually,
    heard,
    notices,
    proposed,
    refused,
    sitting,
)
from server.test_seats import seats_of

DAY = 24 * 3600.0
TRIO = {"scenario": "trilogy", "players": 3}
FRODO, ARAGORN = "frodo", "aragorn"
PAIR = PRIVATE_DUEL | TRIO | {"bots": {"shadow": "steward"}}  # two allies against a bot


async def days_pass(hall: ServedHall, table: str, days: float) -> None:
    """The table has waited for so long."""

    def wait(room: Room) -> None:
        room.asked_since = {asked: at - days * DAY for asked, at in room.asked_since.items()}

    await hall.in_room(table, wait)


async def test_a_bot_plays_on_for_who_is_away_until_they_are_back(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        here, away = people[BALROG], people[GANDALF]
        await eventually(away.questions)
        async with refused("error-not-absent"):
            await here.say("propose", what="replace", seat=GANDALF)
        await days_pass(hall, opened["table"], 2.9)
        async with refused("error-not-absent"):
            await here.say("propose", what="replace", seat=GANDALF)
        await days_pass(hall, opened["table"], 0.2)
        await here.say("propose", what="replace", seat=GANDALF)
        await eventually(lambda: seats_of(here.table)[GANDALF]["bot"] == "steward")
        assert "notice-replace" in notices(here)
        await away.say("take-seat", seat=GANDALF)
        await eventually(lambda: seats_of(here.table)[GANDALF]["bot"] is None)


async def test_all_the_others_have_to_agree(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL | TRIO)
    async with sitting(hall, opened) as people:
        await eventually(lambda: any(seat.questions() for seat in people.values()))
        absent = next(name for name, seat in people.items() if seat.questions())
        one, other = (seat for name, seat in people.items() if name != absent)
        await days_pass(hall, opened["table"], 4)
        await one.say("propose", what="replace", seat=absent)
        await eventually(lambda: proposed(other)["absent"] == absent)
        assert absent not in proposed(other)["needed"]
        assert seats_of(one.table)[absent]["bot"] is None
        await agree(other)
        await eventually(lambda: seats_of(one.table)[absent]["bot"] == "steward")


async def test_it_is_over_when_they_answer(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL | TRIO)
    async with sitting(hall, opened) as people:
        await eventually(lambda: any(seat.questions() for seat in people.values()))
        absent = next(name for name, seat in people.items() if seat.questions())
        one = next(seat for name, seat in people.items() if name != absent)
        await days_pass(hall, opened["table"], 4)
        await one.say("propose", what="replace", seat=absent)
        await eventually(lambda: proposed(one)["what"] == "replace")
        while asked := people[absent].questions():
            await people[absent].answer(asked[0], asked[0]["options"][0])
        await eventually(lambda: proposed(one)["what"] is None)


async def test_the_host_sets_how_long_one_waits(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL, absence=3600)
    async with sitting(hall, opened) as people:
        await eventually(people[GANDALF].questions)
        assert people[BALROG].table["absence"] == 3600
        await days_pass(hall, opened["table"], 0.1)
        await people[BALROG].say("propose", what="replace", seat=GANDALF)
        await eventually(lambda: seats_of(people[BALROG].table)[GANDALF]["bot"] == "steward")


async def test_nobody_is_replaced_by_themselves_or_where_a_bot_plays(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        await eventually(people[GANDALF].questions)
        await days_pass(hall, opened["table"], 4)
        for seat in (GANDALF, "nobody", None):
            async with refused("error-not-absent"):
                await people[GANDALF].say("propose", what="replace", seat=seat)


# ------------------------------------------------------------------ somebody else plays on


async def test_somebody_else_plays_on_until_they_are_back(hall: ServedHall) -> None:
    opened = await hall.open_table(**PAIR)
    async with sitting(hall, opened) as people:
        here, away = people[ARAGORN], people[FRODO]
        await away.say("note", seat=FRODO, text="my plan")
        await eventually(away.questions)
        async with refused("error-not-absent"):
            await here.say("propose", what="reseat", seat=FRODO)
        await days_pass(hall, opened["table"], 4)
        await here.say("propose", what="reseat", seat=FRODO)
        await eventually(lambda: seats_of(here.table)[FRODO]["absent"] == "Frodo")
        await eventually(lambda: [now["seats"] for now in heard(away, "absent")][-1:] == [[FRODO]])
        assert away.questions() == []
        key = take_apart(opened["seat_links"][ARAGORN])[1]
        link = await ask_in(hall, opened["table"], FRODO, key)
        async with hall.sit(link, name="Deputy") as deputy:
            await eventually(lambda: seats_of(here.table)[FRODO]["name"] == "Deputy")
            await eventually(lambda: heard(deputy, "notes"))
            assert heard(deputy, "notes")[-1]["notes"] == {FRODO: ""}
            await eventually(lambda: seats_of(here.table)[FRODO]["bot"] is None)
            await away.say("come-back", seat=FRODO)
            await eventually(lambda: seats_of(here.table)[FRODO]["name"] == "Frodo")
            await eventually(lambda: "watch" in deputy.position["seats"])
        await eventually(lambda: FRODO in away.position["seats"])
        async with hall.sit(opened["seat_links"][FRODO]) as again:
            await eventually(lambda: heard(again, "notes"))
            assert heard(again, "notes")[-1]["notes"] == {FRODO: "my plan"}


async def test_who_is_away_finds_their_seat_after_a_restart(
    open_hall: Callable[..., ServedHall], database: str
) -> None:
    first = open_hall(database=database)
    opened = await first.open_table(**PAIR)
    async with sitting(first, opened) as people:
        await eventually(people[FRODO].questions)
        await days_pass(first, opened["table"], 4)
        await people[ARAGORN].say("propose", what="reseat", seat=FRODO)
        await eventually(lambda: seats_of(people[ARAGORN].table)[FRODO]["absent"])
    first.close()
    second = open_hall(database=database)
    async with second.sit(opened["seat_links"][FRODO]) as away:
        await eventually(lambda: [now["seats"] for now in heard(away, "absent")][-1:] == [[FRODO]])
        await away.say("come-back", seat=FRODO)
        await eventually(lambda: FRODO in away.position["seats"])


async def test_a_stranger_takes_no_seat_of_the_absent(hall: ServedHall) -> None:
    opened = await hall.open_table(**PAIR)
    async with sitting(hall, opened) as people:
        await eventually(people[FRODO].questions)
        watching = take_apart(opened["watch_link"])[1]
        for key in ("", watching):
            async with refused("error-not-your-seat"):
                await ask_in(hall, opened["table"], FRODO, key)
        here = take_apart(opened["seat_links"][ARAGORN])[1]
        async with refused("error-seat-taken"):
            await ask_in(hall, opened["table"], FRODO, here)
        await days_pass(hall, opened["table"], 4)
        await people[ARAGORN].say("propose", what="reseat", seat=FRODO)
        await eventually(lambda: seats_of(people[ARAGORN].table)[FRODO]["absent"])
        async with hall.sit(opened["watch_link"]) as stranger, refused("error-not-your-seat"):
            await stranger.say("come-back", seat=FRODO)
        async with refused("error-not-your-seat"):
            await people[ARAGORN].say("come-back", seat=FRODO)
        async with refused("error-seat-taken"):
            await hall.join(opened["table"], FRODO)


async def test_of_two_opponents_only_a_bot_plays_on(hall: ServedHall) -> None:
    """Whoever sat down might be the opponent in disguise."""
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        here, away = people[BALROG], people[GANDALF]
        await eventually(away.questions)
        await days_pass(hall, opened["table"], 4)
        assert not seats_of(here.table)[GANDALF]["deputy"]
        key = take_apart(opened["seat_links"][BALROG])[1]
        for replaced in (False, True):
            async with refused("error-bots-only"):
                await here.say("propose", what="reseat", seat=GANDALF)
            async with refused("error-seat-taken"):
                await ask_in(hall, opened["table"], GANDALF, key)
            if not replaced:
                await here.say("propose", what="replace", seat=GANDALF)
        assert heard(away, "absent")[-1]["seats"] == []


async def test_two_allies_give_no_seat_of_their_opponent_away(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL | TRIO)
    async with sitting(hall, opened) as people:
        await eventually(people["shadow"].questions)
        deputies = {seat: chair["deputy"] for seat, chair in seats_of(people[FRODO].table).items()}
        assert deputies == {FRODO: True, ARAGORN: True, "shadow": False}
        await days_pass(hall, opened["table"], 4)
        async with refused("error-bots-only"):
            await people[FRODO].say("propose", what="reseat", seat="shadow")
        # Nor is a seat given away by opponents alone, when the table has replaced its ally.
        await people[FRODO].say("propose", what="replace", seat=ARAGORN)
        await agree(people["shadow"])
        await eventually(lambda: seats_of(people["shadow"].table)[ARAGORN]["bot"])
        async with refused("error-bots-only"):
            await people["shadow"].say("propose", what="reseat", seat=FRODO)


async def test_nobody_shows_the_hand_of_who_is_away(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        here, away = people[BALROG], people[GANDALF]
        await eventually(away.questions)
        await days_pass(hall, opened["table"], 4)
        await here.say("propose", what="replace", seat=GANDALF)
        await eventually(lambda: seats_of(here.table)[GANDALF]["bot"] == "steward")
        async with refused("error-hands-of-the-absent"):
            await here.say("propose", what="show-hands")
        async with hall.sit(opened["watch_link"]) as watcher:
            assert not watcher.table["hands_shown"]
        await away.say("take-seat", seat=GANDALF)
        await here.say("propose", what="show-hands")
        assert sorted(proposed(here)["needed"]) == [BALROG, GANDALF]


async def test_who_was_replaced_holds_up_no_vote(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with sitting(hall, opened) as people:
        here, away = people[BALROG], people[GANDALF]
        await eventually(away.questions)
        await days_pass(hall, opened["table"], 4)
        await here.say("propose", what="replace", seat=GANDALF)
        await eventually(lambda: seats_of(here.table)[GANDALF]["bot"] == "steward")
        await here.say("propose", what="pause")
        await eventually(lambda: here.table["paused"])
        await away.say("take-seat", seat=GANDALF)
        await here.say("propose", what="resume")
        assert sorted(proposed(here)["needed"]) == [BALROG, GANDALF]


async def ask_in(hall: ServedHall, table: str, seat: str, key: str) -> str:
    path = f"/api/tables/{table}/seats/{seat}/links"
    return str((await hall._ask("POST", path, key))["link"])
