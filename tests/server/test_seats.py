"""Who sits where: opening, joining, leaving, standing in, playing once more."""

from __future__ import annotations

import time

from sqlalchemy import update

from greathall.client import Json, take_apart
from greathall.server.hall import Hall as HallInside
from greathall.server.schema import tables
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    heard,
    notices,
    play_all,
    play_on,
    refused,
    sitting,
)


def seats_of(table: Json) -> dict[str, Json]:
    return {seat["seat"]: seat for seat in table["seats"]}


# ------------------------------------------------------------------ opening and the list


async def test_a_new_table_waits_in_the_list_for_its_people(hall: ServedHall) -> None:
    opened = await hall.open_table(
        game=GAME,
        scenario="trilogy",
        players=3,
        title="Friday",
        public=True,
        language="uk",
        bots={"frodo": "steward"},
        options={"promos": "yes"},
    )
    (listed,) = await hall.tables()
    assert (listed["id"], listed["title"], listed["language"]) == (opened["table"], "Friday", "uk")
    assert (listed["game"], listed["scenario"], listed["players"]) == (GAME, "trilogy", 3)
    assert listed["state"] == "open"
    assert [(s["seat"], s["bot"], s["taken"]) for s in listed["seats"]] == [
        ("frodo", "steward", True),
        ("shadow", None, False),
        ("aragorn", None, False),
    ]
    told = await hall.table(opened["table"])
    assert told["options"]["promos"] == "yes"
    assert told["secret"] is None
    assert set(opened["seat_links"]) == {"shadow", "aragorn"}


async def test_a_full_table_starts(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF], name="Olena") as gandalf:
        assert gandalf.position["state"] == "open"
        assert gandalf.questions() == []
        assert gandalf.position["number"] == 0
        async with hall.sit(opened["seat_links"][BALROG]):
            await eventually(gandalf.questions)
            await eventually(lambda: gandalf.table["state"] == "playing")
    (listed,) = await hall.tables()
    assert listed["state"] == "playing"
    assert seats_of(listed)[GANDALF]["name"] == "Olena"


async def test_nothing_is_answered_before_the_table_is_full(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        async with refused("error-not-playing"):
            await gandalf.say("answer", actor=GANDALF, turn=0, option="sting")
        async with refused("error-not-playing"):
            await gandalf.say("undo", actor=GANDALF)
        async with refused("error-not-playing"):
            await gandalf.say("propose", what="take-back", to=0)
        async with refused("error-not-playing"):
            await gandalf.say("rematch")


async def test_dead_and_finished_tables_leave_the_list(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    forgotten = await hall.open_table(**DUEL)
    assert len(await hall.tables()) == 2
    await hall.inside(lambda inside: leave_alone(inside, forgotten["table"]))
    assert [table["id"] for table in await hall.tables()] == [opened["table"]]
    async with sitting(hall, opened) as people:
        await play_all(people)
    assert await hall.tables() == []
    assert (await hall.table(forgotten["table"]))["state"] == "open"  # its links still work


async def leave_alone(hall: HallInside, table: str) -> None:
    """Nobody has looked at this table for a week."""
    week = time.time() - 7 * 24 * 3600
    await hall.store.write(
        lambda c: c.execute(update(tables).where(tables.c.id == table), {"active_at": week})
    )


async def test_a_table_that_somebody_looks_at_is_not_dead(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]):
        await hall.inside(lambda inside: leave_alone(inside, opened["table"]))
        await hall.inside(HallInside.keep_house)
        assert len(await hall.tables()) == 1


async def test_a_wish_that_cannot_be_met_is_refused(hall: ServedHall) -> None:
    for error, wish in (
        ("error-unknown-game", {"game": "chess"}),
        ("error-unknown-scenario", {"game": GAME, "scenario": "the-hobbit"}),
        ("error-wrong-player-count", {"game": GAME, "scenario": "trilogy", "players": 5}),
        ("error-unknown-option", {**DUEL, "options": {"weather": "rain"}}),
        ("error-bad-option-value", {**DUEL, "options": {"promos": "perhaps"}}),
        ("error-unknown-seat", {**DUEL, "bots": {"frodo": "random"}}),
        ("error-unknown-bot", {**DUEL, "bots": {BALROG: "deep-blue"}}),
    ):
        async with refused(error):
            await hall.open_table(**wish)
    assert await hall.tables() == []


# ------------------------------------------------------------------ joining and leaving


async def test_a_stranger_joins_a_public_table_and_the_hosts_link_ceases_to_work(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    link = await hall.join(opened["table"], GANDALF, name="Taras")
    assert seats_of(await hall.table(opened["table"]))[GANDALF]["name"] == "Taras"
    async with refused("error-seat-taken"):
        await hall.join(opened["table"], GANDALF)
    async with hall.sit(opened["seat_links"][GANDALF]) as old:
        assert set(old.position["seats"]) == {"watch"}
    async with hall.sit(link) as gandalf, hall.sit(opened["seat_links"][BALROG]) as balrog:
        await play_all({GANDALF: gandalf, BALROG: balrog})


async def test_the_last_one_who_joins_starts_the_table(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["watch_link"]) as watcher:
        await hall.join(opened["table"], GANDALF)
        await eventually(lambda: watcher.table["state"] == "playing")
        await eventually(lambda: watcher.position["waiting"] == [GANDALF])


async def test_there_is_no_seat_to_join_at_a_private_table_or_for_nobody(hall: ServedHall) -> None:
    private = await hall.open_table(**PRIVATE_DUEL)
    async with refused("error-seat-taken"):
        await hall.join(private["table"], GANDALF)
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with refused("error-seat-taken"):
        await hall.join(opened["table"], BALROG)
    async with refused("error-unknown-seat"):
        await hall.join(opened["table"], "frodo")
    async with refused("error-unknown-table"):
        await hall.join("nowhere", GANDALF)


async def test_a_bot_keeps_a_seat_warm_until_somebody_joins(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("leave", seat=GANDALF)
        await eventually(lambda: "notice-stood-up" in notices(balrog))
        left = seats_of(balrog.table)[GANDALF]
        assert (left["name"], left["bot"], left["taken"]) == ("", "steward", False)
        await eventually(lambda: set(gandalf.position["seats"]) == {"watch"})
        async with refused("error-not-your-seat"):
            await gandalf.say("leave", seat=GANDALF)
        await play_on(balrog, until=50)
        link = await hall.join(opened["table"], GANDALF, name="Iryna")
        async with hall.sit(link) as new:
            assert seats_of(new.table)[GANDALF]["bot"] is None
            await play_all({GANDALF: new, BALROG: balrog})


async def test_whoever_leaves_a_seat_leaves_it_with_all_tabs(hall: ServedHall) -> None:
    """Otherwise the old tab would see the hand of whoever joins, and answer for them."""
    opened = await hall.open_table(**DUEL)
    async with (
        sitting(hall, opened) as people,
        hall.sit(opened["seat_links"][GANDALF]) as forgotten,
    ):
        await people[GANDALF].say("leave", seat=GANDALF)
        link = await hall.join(opened["table"], GANDALF)
        async with hall.sit(link) as new:
            await eventually(lambda: set(forgotten.position["seats"]) == {"watch"})
            async with refused("error-not-your-seat"):
                await forgotten.answer({"actor": GANDALF, "turn": 0}, "sting")
            assert forgotten.events["watch"]
            await eventually(lambda: heard(new, "presence")[-1]["seats"] == {GANDALF: 1, BALROG: 1})


async def test_who_leaves_before_the_start_makes_room(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await gandalf.say("leave", seat=GANDALF)
    left = seats_of(await hall.table(opened["table"]))[GANDALF]
    assert (left["taken"], left["bot"]) == (False, None)
    await hall.join(opened["table"], GANDALF)


# ------------------------------------------------------------------ bots that stand in


async def test_a_seat_is_handed_to_a_bot_and_taken_back(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        gandalf, balrog = people[GANDALF], people[BALROG]
        await gandalf.say("hand-over", seat=GANDALF, bot="random")
        await eventually(lambda: seats_of(balrog.table)[GANDALF]["bot"] == "random")
        assert seats_of(balrog.table)[GANDALF]["name"] == "Gandalf"
        await play_on(balrog, until=50)
        await gandalf.say("take-seat", seat=GANDALF)
        assert notices(gandalf) == ["notice-handed-over", "notice-taken-back"]
        before = gandalf.position["number"]
        await play_all(people)
        assert gandalf.position["number"] > before


async def test_a_seat_is_not_handed_to_a_bot_that_nobody_knows(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        async with refused("error-unknown-bot"):
            await people[GANDALF].say("hand-over", seat=GANDALF, bot="deep-blue")
        async with refused("error-not-your-seat"):
            await people[GANDALF].say("hand-over", seat=BALROG, bot="random")
        async with refused("error-not-your-seat"):
            await people[GANDALF].say("take-seat", seat=BALROG)
        assert [seat["bot"] for seat in people[GANDALF].table["seats"]] == [None, None]


# ------------------------------------------------------------------ once more


async def test_a_rematch_sends_each_person_the_link_to_their_own_chair(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="duel-3", bots={"saruman": "random"})
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        async with refused("error-not-playing"):
            await people[GANDALF].say("rematch")
        await play_all(people)
        await eventually(lambda: watcher.is_over)
        await people[GANDALF].say("rematch")
        everybody = [*people.values(), watcher]
        for tab in everybody:
            await eventually(lambda tab=tab: heard(tab, "rematch"))
        said = [heard(tab, "rematch")[-1] for tab in everybody]
        assert [list(message["links"]) for message in said] == [[GANDALF], ["witch-king"], []]
        assert len({message["table"] for message in said} - {opened["table"]}) == 1
        await people["witch-king"].say("rematch")  # who asks as well comes to the same table
        assert heard(people["witch-king"], "rematch")[-1] == said[1]
        async with hall.sit(opened["seat_links"][GANDALF]) as late:
            await eventually(lambda: heard(late, "rematch") == [said[0]])
        links = {seat: link for message in said for seat, link in message["links"].items()}
        assert {take_apart(link)[0] for link in links.values()} == {said[0]["table"]}
    async with sitting(hall, {"seat_links": links}) as people:
        assert seats_of(people[GANDALF].table)["saruman"]["bot"] == "random"
        await play_all(people)


async def test_whoever_asks_for_a_rematch_is_its_host_and_nobody_else(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(f"/t/{opened['table']}") as watcher:
        await play_all(people)
        await eventually(lambda: watcher.is_over)
        await people[BALROG].say("rematch")
        await people[GANDALF].say("rematch")  # too late to be the host
        await eventually(lambda: heard(watcher, "rematch"))
        for tab in (people[GANDALF], watcher):
            assert [told["host"] for told in heard(tab, "rematch")] == [None] * len(
                heard(tab, "rematch")
            )
        again = heard(people[BALROG], "rematch")[-1]
        async with hall.sit(opened["seat_links"][BALROG]) as second_tab:
            await eventually(lambda: heard(second_tab, "rematch") == [again])
        links = heard(people[GANDALF], "rematch")[-1]["links"]
    table, host = again["table"], again["host"]
    for key in (opened["host_key"], take_apart(links[GANDALF])[1]):
        async with refused("error-not-the-host"):
            await hall.seat_bot(table, key, GANDALF)
    async with hall.sit(again["links"][BALROG]) as balrog, hall.sit(host["watch_link"]) as watcher:
        assert balrog.position["state"] == "open"
        kept = seats_of(balrog.table)[GANDALF]
        assert (kept["name"], kept["taken"]) == (GANDALF.title(), False)
        await hall.seat_bot(table, host["host_key"], GANDALF, "random")  # the other does not come
        await eventually(lambda: watcher.position["state"] == "playing")


async def test_a_rematch_to_which_nobody_comes_is_cancelled_by_who_asked(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await play_all(people)
        await people[GANDALF].say("rematch", swap=True)
        again = heard(people[GANDALF], "rematch")[-1]
    await hall.cancel(again["table"], again["host"]["host_key"])
    async with refused("error-table-cancelled"):
        await hall.table(again["table"])


async def test_sides_are_swapped_at_a_rematch_on_wish(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="duel-3", bots={"saruman": "random"})
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        await play_all(people)
        await eventually(lambda: watcher.is_over)
        async with refused("error-not-your-seat"):
            await watcher.say("rematch", swap=True)
        await people[GANDALF].say("rematch", swap=True)
        await people["witch-king"].say("rematch")  # it is settled by who asked first
        said = [heard(people[seat], "rematch")[-1]["links"] for seat in (GANDALF, "witch-king")]
        assert [list(links) for links in said] == [["witch-king"], ["saruman"]]
        assert heard(watcher, "rematch")[-1]["links"] == {}
    async with sitting(hall, {"seat_links": said[0] | said[1]}) as people:
        assert seats_of(people["saruman"].table)[GANDALF]["bot"] == "random"
        assert people["saruman"].table["state"] == "playing"


async def test_nobody_joins_a_table_that_is_over(hall: ServedHall) -> None:
    """A stranger on an empty chair would get the links to the rematch of those who played."""
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await play_all(people)
        await people[GANDALF].say("leave", seat=GANDALF)
        async with refused("error-seat-taken"):
            await hall.join(opened["table"], GANDALF, name="Stranger")
        await people[BALROG].say("rematch")
        async with hall.sit(f"/t/{opened['table']}") as stranger:
            await eventually(lambda: heard(stranger, "rematch"))
            assert heard(stranger, "rematch")[-1]["links"] == {}


async def test_only_who_sat_when_it_ended_gets_a_chair_at_the_rematch(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await people[GANDALF].say("leave", seat=GANDALF)  # a bot plays on to the end
        await play_on(people[BALROG])
        async with hall.sit(opened["seat_links"][GANDALF], name="Late") as late:
            assert not seats_of(late.table)[GANDALF]["taken"]
            await late.say("rematch")
            assert heard(late, "rematch")[-1]["links"] == {}
            await eventually(lambda: heard(people[BALROG], "rematch"))
            assert list(heard(people[BALROG], "rematch")[-1]["links"]) == [BALROG]
