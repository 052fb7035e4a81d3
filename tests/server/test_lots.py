"""Seats by lot: all who sit are dealt to the seats when the match begins, and nothing is lost."""

from __future__ import annotations

import asyncio
import io
import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from greathall.cli.served import ServedMatch
from greathall.cli.served_game import ServedGame
from greathall.client import Json, Seat, take_apart
from greathall.reading import read_record
from greathall.server import new_tables
from greathall.server.fair_dice import LotDiffers, draw_lots, seed_of, verify
from greathall.server.schema import seats
from greathall.texts import Texts
from server.halls import (
    BALROG,
    DUEL,
    GAME,
    GANDALF,
    ServedHall,
    eventually,
    heard,
    lines,
    notices,
    play_all,
    play_on,
    refused,
    sitting,
)
from server.test_seats import seats_of
from server.test_store import entries_fail

OpenHall = Callable[..., ServedHall]
FOUR = {"game": GAME, "scenario": "trilogy", "players": 4, "by_lot": True, "public": True}
SEATS = ("frodo", "witch-king", "aragorn", "saruman")
TWO = (BALROG, GANDALF)


def lots_of(secret: str, chairs: tuple[str, ...]) -> dict[str, str]:
    """The lots of a table where nobody adds a share to the dice of the hall."""
    lines = {"secret": secret, "dice-from": "0", "by-lot": "yes"}
    lines |= {"pledges": "-", "shares": "-"}
    return draw_lots(seed_of(lines), chairs)


def nobody_stays(secret: str, chairs: tuple[str, ...]) -> bool:
    return all(before != now for before, now in lots_of(secret, chairs).items())


@pytest.fixture
def _everybody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four people or two: nobody is dealt the chair that they took."""
    secrets = map(str, itertools.count())
    moving = next(s for s in secrets if nobody_stays(s, SEATS) and nobody_stays(s, TWO))
    monkeypatch.setattr(new_tables, "new_secret", lambda: moving)


def own_seat(tab: Seat) -> str:
    (seat,) = tab.position["seats"]
    return str(seat)


# ------------------------------------------------------------------ the lot itself


def test_every_order_is_equally_likely() -> None:
    drawn = Counter(tuple(draw_lots(f"secret {n}", "abcd").values()) for n in range(24_000))
    assert set(drawn) == set(itertools.permutations("abcd"))
    assert all(850 < times < 1150 for times in drawn.values())


def test_a_lot_is_drawn_as_the_protocol_describes_it() -> None:
    secret = "847a5ee172e70a50b4cb9c838c6ed5085fa7a3fd987d86bc811a90d241305727"
    assert draw_lots(secret, ("balrog", "gandalf")) == by_hand(secret, ["balrog", "gandalf"])
    assert draw_lots(secret, SEATS) == by_hand(secret, [*SEATS])


def by_hand(secret: str, left: list[str]) -> dict[str, str]:
    import hashlib
    import hmac

    lot = {}
    for number, seat in enumerate([*left]):
        message = f"lot {number}".encode()
        digest = hmac.new(secret.encode(), message, hashlib.sha256).digest()
        x = int.from_bytes(digest[:7], "big") / 2**56
        lot[seat] = left.pop(int(x * len(left)))
    return lot


# ------------------------------------------------------------------ at the table


@pytest.mark.usefixtures("_everybody_moves")
async def test_people_and_bots_are_dealt_to_the_seats_and_keep_what_is_theirs(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**FOUR, bots={"saruman": "random"})
    links = opened["seat_links"]
    async with hall.sit(opened["watch_link"]) as watcher, sitting(hall, opened) as people:
        secret = await hall.in_room(opened["table"], lambda room: room.row["dice_secret"])
        lot = lots_of(secret, SEATS)
        await eventually(lambda: watcher.table["state"] == "playing")
        assert watcher.table["by_lot"]
        assert watcher.table["lot"] == lot
        told = seats_of(watcher.table)
        for before, tab in people.items():
            await eventually(lambda tab=tab: tab.position["state"] == "playing")
            assert own_seat(tab) == lot[before]
            assert told[lot[before]]["name"] == before.title()
            assert told[lot[before]]["person"]
            assert isinstance(tab.position["seats"][lot[before]]["view"]["hand"][lot[before]], list)
            async with hall.sit(links[before]) as again:
                assert own_seat(again) == lot[before]
        assert (told[lot["saruman"]]["bot"], told[lot["saruman"]]["person"]) == ("random", False)
        await eventually(
            lambda: (
                heard(watcher, "presence")[-1]["seats"]
                == dict.fromkeys((lot[before] for before in people), 1)
            )
        )
        await eventually(lambda: "notice-lot" in notices(watcher))
        await hall.settle(opened["table"], opened["host_key"], private_chat=False)
        await play_all(people)
    assert watcher.table["lot"] == lot


@pytest.mark.usefixtures("_everybody_moves")
async def test_notes_bots_and_talk_from_before_stay_with_their_people(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, by_lot=True)
    links = opened["seat_links"]
    async with hall.sit(links[GANDALF], name="Olena") as olena:
        await olena.say("note", seat=GANDALF, text="the eagles")
        await olena.say("chat", text="I was here first.")
        await olena.say("hand-over", seat=GANDALF, bot="random")
        async with hall.sit(links[BALROG], name="Taras") as taras:
            await eventually(lambda: olena.position["state"] == "playing")
            assert (own_seat(olena), own_seat(taras)) == (BALROG, GANDALF)
            assert heard(olena, "notes")[-1]["notes"] == {BALROG: "the eagles"}
            await eventually(
                lambda: heard(taras, "notes") == [{"is": "notes", "notes": {GANDALF: ""}}]
            )
            assert seats_of(olena.table)[BALROG]["bot"] == "random"
            assert seats_of(olena.table)[GANDALF]["bot"] is None
            (line,) = lines(taras, "chat")
            assert (line["seat"], line["name"]) == (GANDALF, "Olena")
            await olena.say("take-seat", seat=BALROG)
            async with refused("error-not-your-seat"):
                await olena.say("take-seat", seat=GANDALF)
            await play_all({"olena": olena, "taras": taras})


@pytest.mark.usefixtures("_everybody_moves")
async def test_private_talk_from_before_stays_with_its_two_people(hall: ServedHall) -> None:
    opened = await hall.open_table(**FOUR)
    links = opened["seat_links"]
    async with hall.sit(links["frodo"]) as first, hall.sit(links["aragorn"]) as second:
        await first.say("chat", text="our secret", to="aragorn")
        async with hall.sit(links["saruman"]), hall.sit(links["witch-king"]):
            await eventually(lambda: first.position["state"] == "playing")
            await second.say("chat", text="kept", to=own_seat(first))
    for seat, hears in (("frodo", 2), ("aragorn", 2), ("saruman", 0), ("witch-king", 0)):
        async with hall.sit(links[seat]) as again:
            await eventually(lambda again=again: heard(again, "notes"))
            assert len(lines(again, "chat")) == hears


@pytest.mark.usefixtures("_everybody_moves")
async def test_whoever_joins_last_is_dealt_a_seat_too(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, by_lot=True)
    (listed,) = await hall.tables()
    assert listed["by_lot"]
    async with hall.sit(opened["seat_links"][GANDALF], name="Olena") as olena:
        link = await hall.join(opened["table"], BALROG, name="Taras")
        await eventually(lambda: olena.position["state"] == "playing")
        assert own_seat(olena) == BALROG
        async with hall.sit(link) as taras:
            assert own_seat(taras) == GANDALF
            await play_all({"olena": olena, "taras": taras})


@pytest.mark.usefixtures("_everybody_moves")
async def test_a_tab_with_several_seats_has_as_many_after_the_lot(hall: ServedHall) -> None:
    opened = await hall.open_table(**FOUR)
    links = opened["seat_links"]
    async with hall.sit(links["frodo"], links["aragorn"]) as two:
        keys = [take_apart(links[seat])[1] for seat in ("frodo", "aragorn", "saruman")]
        await two.say("sit", keys=keys)
        async with hall.sit(links["witch-king"]) as one:
            await eventually(lambda: two.position["state"] == "playing")
            lot = two.table["lot"]
            theirs = {lot[seat] for seat in ("frodo", "aragorn", "saruman")}
            assert set(two.position["seats"]) == theirs
            assert own_seat(one) == lot["witch-king"]
            await play_all({"two": two, "one": one})


async def test_bots_alone_are_dealt_as_well(hall: ServedHall) -> None:
    bots = {GANDALF: "random", BALROG: "steward"}
    for _ in range(12):
        opened = await hall.open_table(**DUEL, bots=bots, by_lot=True)
        told = await hall.table(opened["table"])
        assert {s["seat"]: s["bot"] for s in told["seats"]} == {
            told["lot"][seat]: bot for seat, bot in bots.items()
        }


async def test_without_the_wish_everybody_sits_where_they_sat_down(hall: ServedHall) -> None:
    for _ in range(4):
        opened = await hall.open_table(**DUEL)
        async with sitting(hall, opened) as people:
            assert {seat: own_seat(tab) for seat, tab in people.items()} == {
                GANDALF: GANDALF,
                BALROG: BALROG,
            }
            assert (people[GANDALF].table["by_lot"], people[GANDALF].table["lot"]) == (False, None)
            assert "notice-lot" not in notices(people[GANDALF])


@pytest.mark.usefixtures("_everybody_moves")
async def test_after_a_restart_everybody_sits_where_they_were_dealt(
    open_hall: OpenHall, database: str
) -> None:
    hall = open_hall(database=database)
    opened = await hall.open_table(**DUEL, by_lot=True, pace={"kind": "bank", "seconds": 600})
    async with sitting(hall, opened) as people:
        await eventually(lambda: people[GANDALF].position["state"] == "playing")
        before = people[GANDALF].table
        assert set(people[GANDALF].position["clocks"]) == {GANDALF, BALROG}
    hall.close()
    again = open_hall(database=database)
    async with sitting(again, opened) as people:
        assert own_seat(people[GANDALF]) == BALROG
        assert people[GANDALF].table["lot"] == before["lot"]
        assert {s: v["name"] for s, v in seats_of(before).items()} == {
            BALROG: "Gandalf",
            GANDALF: "Balrog",
        }
        await play_all(people)


# ------------------------------------------------------------------ what may go wrong


@pytest.mark.usefixtures("_everybody_moves")
@pytest.mark.parametrize("what", ["UPDATE tables", "UPDATE seats SET key_hash", "INSERT INTO entr"])
async def test_lots_that_could_not_be_written_are_drawn_when_somebody_tries_again(
    hall: ServedHall, what: str
) -> None:
    opened = await hall.open_table(**DUEL, by_lot=True)
    links = opened["seat_links"]
    async with hall.sit(links[GANDALF], name="Olena") as olena:
        with entries_fail(hall, what):
            async with refused("error-storage"), hall.sit(links[BALROG], name="Taras"):
                pass
        async with hall.sit(links[BALROG], name="Taras") as taras:
            await eventually(olena.questions)
            assert (own_seat(olena), own_seat(taras)) == (BALROG, GANDALF)
            await play_all({"olena": olena, "taras": taras})


@pytest.mark.usefixtures("_everybody_moves")
async def test_of_two_servers_only_one_draws_lots(
    open_hall: OpenHall, shared_database: str
) -> None:
    one, other = (open_hall(database=shared_database) for _ in range(2))
    opened = await one.open_table(**DUEL, by_lot=True)
    links = opened["seat_links"]
    async with other.sit(links[GANDALF], name="Olena") as late:  # it has the table in memory now
        async with one.sit(*links.values()) as both:
            await eventually(lambda: both.position["state"] == "playing")
            await both.say("note", seat=GANDALF, text="written since")
        async with other.sit(links[BALROG]) as again:
            await eventually(lambda: late.position["state"] == "playing")
            assert (own_seat(late), own_seat(again)) == (BALROG, GANDALF)
    rows = await one.inside(lambda inside: inside.store.run(all_seats))
    assert {row["seat"]: row["key_hash"] for row in rows} == await key_hashes(one, opened)
    assert {row["seat"]: row["note"] for row in rows} == {GANDALF: "written since", BALROG: ""}


def all_seats(connection: Any) -> Any:
    return connection.execute(seats.select()).mappings().all()


async def key_hashes(hall: ServedHall, opened: Json) -> dict[str, str]:
    """What the first server, which drew the lots, knows."""
    return await hall.in_room(
        opened["table"], lambda room: {c.seat: str(c.key_hash) for c in room.occupants.values()}
    )


# ------------------------------------------------------------------ proof, and once more


async def test_the_record_proves_the_lot(hall: ServedHall) -> None:
    bots = dict.fromkeys((GANDALF, BALROG), "random")
    opened = await hall.open_table(**DUEL, bots=bots, by_lot=True)
    async with hall.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
        lot = watcher.table["lot"]
    text = await hall.record(opened["table"])
    line = f"lot: {BALROG}={lot[BALROG]} {GANDALF}={lot[GANDALF]}"
    assert line in text.splitlines()
    assert verify(read_record(text)).answers > 14
    other = f"lot: {BALROG}={lot[GANDALF]} {GANDALF}={lot[BALROG]}"
    for forged in (other, "lot: nonsense", f"lot: {BALROG}={lot[BALROG]}"):
        with pytest.raises(LotDiffers):
            verify(read_record(text.replace(line, forged)))
    assert await hall.import_record(text)


async def test_a_table_without_lots_tells_of_none_in_its_record(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots=dict.fromkeys((GANDALF, BALROG), "random"))
    async with hall.sit(opened["watch_link"]) as watcher:
        await play_on(watcher)
    assert "lot" not in dict(read_record(await hall.record(opened["table"])).footer)


async def test_a_rematch_keeps_what_was_settled(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"}, by_lot=True, private_chat=False)
    async with hall.sit(opened["seat_links"][GANDALF]) as tab:
        await play_on(tab)
        await tab.say("rematch")
        again = heard(tab, "rematch")[-1]
        assert list(again["links"]) == [own_seat(tab)]
    told = await hall.table(again["table"])
    assert (told["by_lot"], told["lot"], told["private_chat"]) == (True, None, False)


@pytest.mark.usefixtures("_everybody_moves")
def test_a_terminal_that_is_dealt_before_it_looks_sits_where_the_lot_has_put_it(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = asyncio.run(any_hall.open_table(**DUEL, by_lot=True))
    match = ServedMatch(any_hall.url, opened["seat_links"][GANDALF])
    terminal = ServedGame(match, Texts("en"), plain=True)

    async def somebody_takes_the_other_seat() -> None:
        async with any_hall.sit(opened["seat_links"][BALROG]) as other:
            await other.say("hand-over", seat=own_seat(other), bot="random")
            await eventually(lambda: not match.waits_for_lots)

    asyncio.run(somebody_takes_the_other_seat())
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
    terminal.play()
    match.close()
    assert "By lot you play for the Balrog of Moria." in capsys.readouterr().out
