"""Everybody adds a share to the dice before the first card, and nobody can choose them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from greathall.client import Json, Seat, pledge_of
from greathall.reading import read_record
from greathall.server.fair_dice import Proof, verify
from greathall.server.store import StorageFailed, Store
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    ServedHall,
    eventually,
    notices,
    play_all,
    play_on,
    refused,
    sitting,
)
from server.tabs import Tab, seated

OpenHall = Callable[..., ServedHall]
EVER, SOON = 600.0, 0.3  # seconds: longer than any story, and as short as a story can wait
SHARE, OTHER = "5" * 64, "7" * 64


@pytest.fixture
def patient(open_hall: OpenHall, database: str) -> ServedHall:
    """A hall that waits for everybody's share: whatever begins there begins with all."""
    return open_hall(database=database, share_seconds=EVER)


@pytest.fixture
def hasty(open_hall: OpenHall, database: str) -> ServedHall:
    """A hall that soon goes on without those who add nothing."""
    return open_hall(database=database, share_seconds=SOON)


async def proof_of(hall: ServedHall, table: str) -> Proof:
    commitment = (await hall.table(table))["commitment"]
    return verify(read_record(await hall.record(table)), commitment)


async def has_begun(tab: Seat) -> None:
    await eventually(lambda: tab.position["state"] == "playing")
    await eventually(lambda: tab.table["state"] == "playing")


async def asked(tab: Tab, what: str | None) -> Json:
    """The table as soon as this is what it asks for."""
    while (told := await tab.hear("table"))["dice"]["asked"] != what:
        pass
    return told


@asynccontextmanager
async def pledged(hall: ServedHall, link: str, seat: str) -> AsyncIterator[Tab]:
    """Somebody who pledges by hand, and so far does nothing else."""
    async with seated(hall, link) as tab:
        reply = await tab.is_told({"do": "pledge", "seat": seat, "pledge": pledge_of(SHARE)})
        assert reply["is"] == "done"
        yield tab


# ------------------------------------------------------------------ all add to the dice


async def test_the_dice_follow_from_everybodys_share(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL)
    async with sitting(patient, opened) as people:
        for tab in people.values():
            await has_begun(tab)
        shares = {seat: tab.shares[seat] for seat, tab in people.items()}
        assert people[GANDALF].table["dice"] == {
            "asked": None,
            "pledges": {seat: pledge_of(share) for seat, share in shares.items()},
            "shares": shares,
        }
        await play_all(people)
        assert notices(people[GANDALF]) == []
    text = await patient.record(opened["table"])
    told = " ".join(f"{seat}={shares[seat]}" for seat in (BALROG, GANDALF))
    assert f"\nshares: {told}\n" in text
    proof = await proof_of(patient, opened["table"])
    assert (proof.shared, proof.withheld) == ((BALROG, GANDALF), ())


async def test_lots_follow_from_everybodys_share_too(patient: ServedHall) -> None:
    wish = {"game": GAME, "scenario": "trilogy", "players": 4, "by_lot": True, "public": True}
    opened = await patient.open_table(**wish, bots={"saruman": "random"})
    async with sitting(patient, opened) as people:
        for before, tab in people.items():
            await has_begun(tab)
            assert list(tab.position["seats"]) == [tab.table["lot"][before]]
        await play_all(people)
    assert set((await proof_of(patient, opened["table"])).shared) == set(people)


async def test_one_person_with_two_seats_adds_two_shares(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL)
    async with patient.sit(*opened["seat_links"].values()) as both:
        await has_begun(both)
        assert set(both.table["dice"]["shares"]) == {BALROG, GANDALF}


async def test_where_no_person_sits_nobody_is_waited_for(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL, bots=dict.fromkeys((GANDALF, BALROG), "random"))
    async with patient.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
        assert watcher.shares == {}
    assert (await proof_of(patient, opened["table"])).shared == ()


async def test_a_match_that_goes_on_from_another_asks_anew(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL, bots=dict.fromkeys((GANDALF, BALROG), "random"))
    async with patient.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
    further = await patient.continue_from(opened["table"], 25, bots={BALROG: "random"}, public=True)
    async with patient.sit(further["seat_links"][GANDALF]) as gandalf:
        await play_on(gandalf)
    proof = await proof_of(patient, further["table"])
    assert (proof.begins, proof.shared) == (25, (GANDALF,))


# ------------------------------------------------------------------ those who add nothing


async def test_who_adds_nothing_is_left_out_after_a_time(hasty: ServedHall) -> None:
    opened = await hasty.open_table(**DUEL)
    links = opened["seat_links"]
    async with seated(hasty, links[GANDALF]), hasty.sit(links[BALROG]) as balrog:
        await has_begun(balrog)
        assert set(balrog.table["dice"]["pledges"]) == {BALROG}
        assert set(balrog.table["dice"]["shares"]) == {BALROG}
        assert notices(balrog) == []


async def test_who_is_not_there_is_left_out_after_a_time(hasty: ServedHall) -> None:
    opened = await hasty.open_table(**DUEL)
    await hasty.join(opened["table"], GANDALF)
    async with hasty.sit(opened["seat_links"][BALROG]) as balrog:
        await has_begun(balrog)
        assert set(balrog.table["dice"]["shares"]) == {BALROG}


async def test_who_pledges_and_does_not_tell_is_named(hasty: ServedHall) -> None:
    opened = await hasty.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        pledged(hasty, links[GANDALF], GANDALF) as gandalf,
        hasty.sit(links[BALROG]) as balrog,
    ):
        assert GANDALF in (await asked(gandalf, "share"))["dice"]["pledges"]
        reply = await gandalf.is_told({"do": "share", "seat": GANDALF, "share": OTHER})
        assert reply["error"] == "error-other-share"
        await has_begun(balrog)
        await eventually(lambda: notices(balrog) == ["notice-share-withheld"])
        line = balrog.lines[-1]
        assert line["fields"] == {"seat": GANDALF}
        await balrog.say("hand-over", seat=BALROG, bot="random")
        await gandalf.is_told({"do": "hand-over", "seat": GANDALF, "bot": "random"})
        await eventually(lambda: balrog.is_over)
    proof = await proof_of(hasty, opened["table"])
    assert (proof.shared, proof.withheld) == ((BALROG,), (GANDALF,))


async def test_who_goes_takes_their_pledge_along(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL)
    links = opened["seat_links"]
    async with patient.sit(opened["watch_link"]) as watcher:
        async with pledged(patient, links[GANDALF], GANDALF):
            await eventually(lambda: GANDALF in watcher.table["dice"]["pledges"])
        await eventually(lambda: watcher.table["dice"]["pledges"] == {})
        async with patient.sit(links[GANDALF]) as again, patient.sit(links[BALROG]) as balrog:
            await has_begun(balrog)
            assert balrog.table["dice"]["shares"][GANDALF] == again.shares[GANDALF]


# ------------------------------------------------------------------ what is refused


async def test_pledges_and_shares_have_their_time(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL)
    links = opened["seat_links"]
    share = {"do": "share", "seat": GANDALF, "share": SHARE}
    pledge = {"do": "pledge", "seat": GANDALF, "pledge": pledge_of(OTHER)}
    async with pledged(patient, links[GANDALF], GANDALF) as gandalf:
        assert (await gandalf.is_told(share))["error"] == "error-no-share-now"
        for seat in (BALROG, "frodo"):
            for message in (pledge, share):
                reply = await gandalf.is_told({**message, "seat": seat})
                assert reply["error"] == "error-not-your-seat"
        for odd in ("", "5" * 63, "5" * 65, "Z" * 64, "5" * 64 + "\n", 5, None):
            reply = await gandalf.is_told({**pledge, "pledge": odd})
            assert reply["error"] == "error-bad-message"
        async with patient.sit(links[BALROG]) as balrog:
            await asked(gandalf, "share")
            assert (await gandalf.is_told(pledge))["error"] == "error-no-share-now"
            assert (await gandalf.is_told(share))["is"] == "done"
            assert (await gandalf.is_told(share))["error"] == "error-no-share-now"
            await has_begun(balrog)
            assert balrog.table["dice"]["shares"][GANDALF] == SHARE


async def test_a_watcher_adds_nothing(patient: ServedHall) -> None:
    opened = await patient.open_table(**DUEL)
    async with patient.sit(opened["watch_link"]) as watcher, refused("error-not-your-seat"):
        await watcher.say("pledge", seat=GANDALF, pledge=pledge_of(SHARE))


async def test_a_hall_that_waits_for_nobody_asks_nobody(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await has_begun(people[GANDALF])
        assert people[GANDALF].table["dice"] == {"asked": None, "pledges": {}, "shares": {}}
        assert people[GANDALF].shares == {}


async def test_who_leaves_in_the_middle_makes_all_pledge_anew(patient: ServedHall) -> None:
    """Shares that were told are known: whoever comes next could choose theirs accordingly."""
    opened = await patient.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        pledged(patient, links[GANDALF], GANDALF) as gandalf,
        patient.sit(links[BALROG]) as balrog,
    ):
        await eventually(lambda: BALROG in balrog.table["dice"]["shares"])
        before = balrog.shares[BALROG]
        assert (await gandalf.is_told({"do": "leave", "seat": GANDALF}))["is"] == "done"
        await eventually(lambda: balrog.table["dice"]["asked"] == "pledge")
        async with patient.sit(links[GANDALF]) as another:
            await has_begun(balrog)
            assert balrog.table["dice"]["shares"] == another.shares | balrog.shares
            assert balrog.shares[BALROG] != before


# ------------------------------------------------------------------ halls that stop in the middle


async def test_a_restart_while_shares_are_told_loses_none(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database, share_seconds=EVER)
    opened = await first.open_table(**DUEL)
    links = opened["seat_links"]
    async with (
        pledged(first, links[GANDALF], GANDALF) as gandalf,
        first.sit(links[BALROG]) as balrog,
    ):
        await asked(gandalf, "share")
        await eventually(lambda: BALROG in balrog.table["dice"]["shares"])
        told = balrog.shares[BALROG]
    first.close()
    second = open_hall(database=database, share_seconds=SOON)
    async with second.sit(links[BALROG]) as balrog:
        assert balrog.table["dice"]["shares"] == {BALROG: told}
        assert balrog.table["dice"]["asked"] == "share"
        await has_begun(balrog)
        await eventually(lambda: notices(balrog) == ["notice-share-withheld"])
        assert balrog.table["dice"]["shares"] == {BALROG: told}
    second.close()
    third = open_hall(database=database, share_seconds=SOON)
    async with third.sit(*links.values()) as both:
        await play_on(both)
    proof = await proof_of(third, opened["table"])
    assert (proof.shared, proof.withheld) == ((BALROG,), (GANDALF,))


async def test_who_comes_back_after_a_restart_tells_the_share_they_pledged(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database, share_seconds=EVER)
    opened = await first.open_table(**DUEL)
    links = opened["seat_links"]
    async with pledged(first, links[GANDALF], GANDALF), first.sit(links[BALROG]) as balrog:
        await eventually(lambda: BALROG in balrog.table["dice"]["shares"])
    first.close()
    second = open_hall(database=database, share_seconds=EVER)
    async with seated(second, links[GANDALF]) as gandalf:
        await gandalf.is_told({"do": "share", "seat": GANDALF, "share": SHARE})
        async with second.sit(links[BALROG]) as balrog:
            await has_begun(balrog)
            assert balrog.table["dice"]["shares"][GANDALF] == SHARE


async def test_a_restart_while_pledges_are_made_asks_again(
    open_hall: OpenHall, database: str
) -> None:
    first = open_hall(database=database, share_seconds=EVER)
    opened = await first.open_table(**DUEL)
    async with (
        first.sit(opened["seat_links"][BALROG]),
        seated(first, opened["seat_links"][GANDALF]),
    ):
        pass
    first.close()
    second = open_hall(database=database, share_seconds=EVER)
    async with sitting(second, opened) as people:
        await has_begun(people[GANDALF])
        assert people[GANDALF].table["dice"]["shares"] == (
            people[GANDALF].shares | people[BALROG].shares
        )


async def test_a_share_that_could_not_be_written_is_told_again(
    hasty: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await hasty.open_table(**DUEL)
    links = opened["seat_links"]
    async with pledged(hasty, links[GANDALF], GANDALF), hasty.sit(links[BALROG]) as balrog:
        with monkeypatch.context() as broken:
            broken.setattr(Store, "change_open_table", fail)
            await eventually(lambda: not hasty.app.state.hall.shares.alarms)
            assert balrog.position["state"] == "open"
        await has_begun(balrog)


async def fail(*_: object, **__: object) -> None:
    raise StorageFailed("the disk is full")
