"""Looking back, going on from there, records that travel, dice that can be checked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from greathall import replay
from greathall.client import Json, take_apart
from greathall.reading import RecordDiffers, read_record
from greathall.server.fair_dice import (
    CommitmentDiffers,
    DiceDiffer,
    FairDice,
    NoDice,
    commitment_to,
    new_secret,
    seed_of,
    verify,
)
from greathall.server.hall import Hall as HallInside
from greathall.server.room import Room
from greathall.server.schema import reports
from greathall.server.store import Store
from samples import SAMPLE
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    agree,
    play_all,
    play_on,
    refused,
    sitting,
)

EYES = ("watch", GANDALF, BALROG, "everybody")


async def a_finished_match(hall: ServedHall) -> str:
    """A table at which two bots have played."""
    opened = await hall.open_table(**DUEL, bots=dict.fromkeys((GANDALF, BALROG), "random"))
    async with hall.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
    return str(opened["table"])


# ------------------------------------------------------------------ moments


async def test_a_moment_shows_what_a_seat_saw_then(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    key = take_apart(opened["seat_links"][GANDALF])[1]
    seen: dict[int, Json] = {}
    async with sitting(hall, opened) as people, hall.sit(opened["seat_links"][GANDALF]) as tab:
        playing = asyncio.create_task(play_all(people))
        async for position in tab.positions():
            seen[position["number"]] = position
        await playing
        chronicle = tab.events[GANDALF]
    for number in random.Random(1).sample(sorted(seen), 8):
        moment = await hall.moment(opened["table"], number, GANDALF, key)
        assert moment["view"] == seen[number]["seats"][GANDALF]["view"]
        assert moment["waiting"] == seen[number]["waiting"]
        assert moment["events"] == chronicle[: len(moment["events"])]
        assert (moment["number"], moment["last"]) == (number, max(seen))


async def test_of_a_running_match_one_sees_only_ones_own_past(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    table, key = opened["table"], take_apart(opened["seat_links"][GANDALF])[1]
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        assert (await hall.moment(table, 20))["view"]["hand"][GANDALF] != []
        assert isinstance((await hall.moment(table, 20, "watch"))["view"]["hand"][GANDALF], int)
        own = await hall.moment(table, 20, GANDALF, key)
        assert isinstance(own["view"]["hand"][GANDALF], list)
        assert isinstance(own["view"]["hand"][BALROG], int)
        for seat, error in ((BALROG, "error-not-your-seat"), ("everybody", "error-still-secret")):
            async with refused(error):
                await hall.moment(table, 20, seat, key)
        async with refused("error-unknown-seat"):
            await hall.moment(table, 20, "frodo", key)
        async with refused("error-stale-answer"):
            await hall.moment(table, 100_000)
        async with refused("error-still-secret"):
            await hall.record(table)
        async with refused("error-still-secret"):
            await hall.continue_from(table, 10)


async def test_of_a_finished_match_everybody_sees_all(hall: ServedHall) -> None:
    table = await a_finished_match(hall)
    whole = replay(await hall.record(table))
    for eyes in EYES:
        last = await hall.moment(table, len(whole), eyes)
        assert last["waiting"] == []
        first = await hall.moment(table, 14, eyes)
        hands = first["view"]["hand"]
        shown = {player for player in (GANDALF, BALROG) if isinstance(hands[player], list)}
        assert shown == {"watch": set(), "everybody": {GANDALF, BALROG}}.get(eyes, {eyes})


# ------------------------------------------------------------------ going on from there


async def test_a_past_position_goes_on_as_a_new_table(hall: ServedHall) -> None:
    table = await a_finished_match(hall)
    whole = replay(await hall.record(table))
    opened = await hall.continue_from(table, 25, bots={BALROG: "random"}, public=True)
    assert opened["table"] != table
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        assert gandalf.position["number"] >= 25
        await play_on(gandalf)
    text = await hall.record(opened["table"])
    otherwise = replay(text)
    assert otherwise.answers()[:25] == whole.answers()[:25]
    assert verify(read_record(text)).begins == 25
    assert replay(await hall.record(table)).answers() == whole.answers()


async def test_a_position_goes_on_from_the_deal_and_from_the_very_end(hall: ServedHall) -> None:
    table = await a_finished_match(hall)
    whole = replay(await hall.record(table))
    for at in (0, 5, len(whole)):
        opened = await hall.continue_from(table, at, bots={BALROG: "random"})
        async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
            assert gandalf.is_over == (at == len(whole))
            assert gandalf.position["number"] >= max(at, 14)
    async with refused("error-stale-answer"):
        await hall.continue_from(table, len(whole) + 1)
    async with refused("error-unknown-bot"):
        await hall.continue_from(table, 5, bots={BALROG: "deep-blue"})


# ------------------------------------------------------------------ records that travel


async def test_a_record_goes_out_and_comes_in_again(hall: ServedHall) -> None:
    text = await hall.record(await a_finished_match(hall))
    table = await hall.import_record(text)
    again = await hall.record(table)
    assert replay(again).record.text == replay(text).record.text
    assert [listed["id"] for listed in await hall.tables()] == []
    shown = await hall.moment(table, 14, "everybody")
    assert isinstance(shown["view"]["hand"][GANDALF], list)
    opened = await hall.continue_from(table, 30, bots={GANDALF: "random"})
    async with hall.sit(opened["seat_links"][BALROG]) as balrog:
        await play_on(balrog)


async def test_nobody_sits_down_at_an_imported_match(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for a moment does it wait for people: its first state is its last."""
    text = await hall.record(await a_finished_match(hall))
    listed: list[Any] = []
    write = Store.write

    async def write_and_look(store: Store, work: Callable[..., Any]) -> Any:
        written = await write(store, work)
        listed.extend(await hall.app.state.hall.listing.make())
        return written

    monkeypatch.setattr(Store, "write", write_and_look)
    table = await hall.import_record(text)
    assert listed == []
    async with refused("error-seat-taken"):
        await hall.join(table, GANDALF)


async def test_an_unfinished_record_comes_in_to_be_gone_on_from(hall: ServedHall) -> None:
    text = replay(await hall.record(await a_finished_match(hall))).record.text
    lines = text.splitlines()
    begun = "\n".join([*lines[: 7 + 20], "", "end: unfinished", ""])
    table = await hall.import_record(begun)
    assert (await hall.table(table))["state"] == "finished"
    opened = await hall.continue_from(table, 20, bots={GANDALF: "random"})
    async with hall.sit(opened["seat_links"][BALROG]) as balrog:
        assert balrog.position["number"] >= 20


async def test_what_is_no_record_stays_outside(hall: ServedHall) -> None:
    text = await hall.record(await a_finished_match(hall))
    changes: list[tuple[str, Callable[[str], str]]] = [
        ("error-bad-message", lambda _: ""),
        ("error-broken-record", lambda _: "Dear hall, let me in."),
        ("error-broken-record", lambda t: t[: len(t) // 2]),
        ("error-broken-record", lambda t: t.replace("players: 2", "players: many")),
        ("error-broken-record", lambda t: t.replace("players: 2", f"players: {'2' * 5000}")),
        ("error-broken-record", lambda t: t.replace("rules: ", f"rules: {'2' * 5000}", 1)),
        ("error-record-differs", lambda t: t.replace(f"game: {SAMPLE}", "game: chess")),
        ("error-record-differs", lambda t: t.replace("opening-discard", "opening-gambit", 1)),
        ("error-record-differs", lambda t: t.replace("end: ", "end: nobody ", 1)),
        ("error-record-differs", lambda t: t.replace("rules: ", "rules: 99999", 1)),
        ("error-broken-record", lambda t: "\ufeff" + t),
    ]
    for error, change in changes:
        async with refused(error):
            await hall.import_record(change(text))
    async with refused("error-bad-message"):
        await hall._ask("POST", "/api/records", content=b"\xff\xfe\x00")


async def test_a_record_of_older_rules_comes_in_if_it_still_fits(hall: ServedHall) -> None:
    text = (await hall.record(await a_finished_match(hall))).replace("rules: 3", "rules: 2")
    table = await hall.import_record(text)
    assert replay(await hall.record(table)).record == replay(text).record
    async with refused("error-older-record-differs"):
        await hall.import_record(text.replace("opening-discard", "opening-gambit", 1))


async def test_a_match_that_ended_otherwise_by_older_rules_is_told_as_it_was_played(
    hall: ServedHall,
) -> None:
    table = await a_finished_match(hall)
    other = "nobody by-older-rules"
    await hall.inside(lambda inside: inside.store.change_table(table, rules=1, outcome=other))

    def forget(inside: HallInside) -> Awaitable[Room]:
        del inside.rooms[table]
        return inside.room(table)

    await hall.inside(forget)
    written = read_record(await hall.record(table))
    assert (written.header.rules, written.end[1]) == (1, other)


# ------------------------------------------------------------------ dice that can be checked


async def test_the_dice_are_fixed_before_the_first_answer_and_shown_after_the_last(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    commitment = (await hall.table(opened["table"]))["commitment"]
    async with sitting(hall, opened) as people:
        assert people[GANDALF].table["secret"] is None
        await people[BALROG].say("propose", what="take-back", to=3)
        await agree(people[GANDALF])
        await play_all(people)
    told = await hall.table(opened["table"])
    assert told["commitment"] == commitment == commitment_to(told["secret"])
    text = await hall.record(opened["table"])
    assert f"secret: {told['secret']}" in text
    chance = [answer for answer in replay(text).answers() if answer.actor == "chance"]
    assert verify(read_record(text), commitment).answers == len(chance) > 14


async def test_the_draws_of_a_finished_match_are_told(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened), refused("error-still-secret"):
        await hall._ask("GET", f"/api/tables/{opened['table']}/draws")
    table = await a_finished_match(hall)
    draws = await hall._ask("GET", f"/api/tables/{table}/draws")
    text = await hall.record(table)
    seed, answers = seed_of(dict(read_record(text).footer)), replay(text).answers()
    assert [at for at, *_ in draws] == [n for n, a in enumerate(answers) if a.actor == "chance"]
    assert all(int(FairDice(seed, range(at)).random() * of) in which for at, which, of in draws)
    assert any(len(which) > 1 for _, which, _ in draws)  # cards that are alike


async def test_dice_that_were_tampered_with_are_found_out(hall: ServedHall) -> None:
    text = await hall.record(await a_finished_match(hall))
    secret = dict(read_record(text).footer)["secret"]
    other = new_secret()
    lines = text.splitlines()
    swapped = [*lines[:7], lines[8], lines[7], *lines[9:]]  # the first two cards that were dealt
    with pytest.raises(CommitmentDiffers):
        verify(read_record(text.replace(secret, other)))
    forged = text.replace(secret, other).replace(commitment_to(secret), commitment_to(other))
    with pytest.raises(DiceDiffer):
        verify(read_record(forged))
    if lines[7] != lines[8]:
        with pytest.raises((DiceDiffer, RecordDiffers)):
            verify(read_record("\n".join(swapped)))
    with pytest.raises(NoDice):
        verify(read_record(text.partition("commitment: ")[0]))


# ------------------------------------------------------------------ bug reports


async def test_a_bug_report_keeps_the_position_and_play_goes_on(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        position = people[GANDALF].position["number"]
        number = await hall.report(opened["table"], "The whip should not reach this far.")
        rows = await hall.inside(read_reports)
        assert [(row["id"], row["position"]) for row in rows] == [(number, position)]
        assert rows[0]["text"] == "The whip should not reach this far."
        await play_all(people)


def read_reports(hall: Any) -> Awaitable[list[Any]]:
    reading: Awaitable[list[Any]] = hall.store.run(
        lambda connection: connection.execute(reports.select()).mappings().all()
    )
    return reading


async def test_only_those_who_see_a_table_report_about_it(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with refused("error-wrong-key"):
        await hall.report(opened["table"], "I cannot see anything.")
    async with refused("error-bad-message"):
        await hall.report(opened["table"], "", take_apart(opened["watch_link"])[1])
    assert await hall.report(opened["table"], "I can.", take_apart(opened["watch_link"])[1]) == 1


async def test_an_event_of_the_chronicle_leads_to_its_moment(hall: ServedHall) -> None:
    table = await a_finished_match(hall)
    whole = replay(await hall.record(table))
    chronicle = (await hall.moment(table, len(whole)))["events"]
    for event in (0, 1, 7, len(chronicle) // 2, len(chronicle) - 1):
        at = (await hall._ask("GET", f"/api/tables/{table}/events/{event}"))["at"]
        assert len((await hall.moment(table, at))["events"]) > event
        if at > 0:
            assert len((await hall.moment(table, at - 1))["events"]) <= event
