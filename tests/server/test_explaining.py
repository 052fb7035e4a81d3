"""Whoever asks is told what their own seat may know, and nobody else's."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.client import Seat, take_apart
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    heard,
    play_all,
    refused,
    sitting,
)

NOTHING: dict[str, object] = {"can": None, "why": None, "cost": None, "groups": []}


async def ask(seat: Seat, who: str, of: str, thing: str) -> dict[str, object]:
    await seat.say("explain", seat=who, of=of, id=thing)
    told: dict[str, object] = heard(seat, "explained")[-1]
    return told


async def test_a_card_is_explained_to_whoever_holds_it_and_to_nobody_else(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, hall.sit(opened["watch_link"]) as watcher:
        gandalf, balrog = people[GANDALF], people[BALROG]
        card = gandalf.position["seats"][GANDALF]["view"]["hand"][GANDALF][0]
        told = await ask(gandalf, GANDALF, "card", card)
        assert told["number"] == gandalf.position["number"]
        assert told["explanation"]["cost"]["text"].startswith("explain-cost-")  # type: ignore[index]
        for seat, who in ((balrog, BALROG), (watcher, "watch")):
            assert (await ask(seat, who, "card", card))["explanation"] == NOTHING
        assert (await ask(gandalf, GANDALF, "weather", "rain"))["explanation"] == NOTHING
        for seat in (balrog, watcher):
            async with refused("error-not-your-seat"):
                await seat.say("explain", seat=GANDALF, of="card", id=card)


def key_of(opened: dict[str, Any], seat: str) -> str:
    return take_apart(opened["seat_links"][seat])[1]


async def test_in_a_replay_the_same_eyes_are_told_what_they_could_know_then(
    hall: ServedHall,
) -> None:
    """While the match goes on nobody learns of a card more than they saw; afterwards all do."""
    opened = await hall.open_table(**DUEL)
    table, keys = opened["table"], {who: key_of(opened, who) for who in (GANDALF, BALROG)}
    async with sitting(hall, opened) as people:
        start = people[GANDALF].position["number"]
        card = people[GANDALF].position["seats"][GANDALF]["view"]["hand"][GANDALF][0]
        then = (await ask(people[GANDALF], GANDALF, "card", card))["explanation"]
        await play_all(people, until=30)

        async def told(eyes: str, key: str, thing: str = card) -> object:
            return await hall.explained(table, start, eyes, "card", thing, key)

        assert await told(GANDALF, keys[GANDALF]) == then != NOTHING
        for eyes, key in ((BALROG, keys[BALROG]), ("watch", keys[BALROG]), ("", "")):
            assert await told(eyes, key) == NOTHING
        for eyes, key in ((GANDALF, keys[BALROG]), (GANDALF, ""), (GANDALF, opened["host_key"])):
            async with refused("error-not-your-seat"):
                await told(eyes, key)
        async with refused("error-still-secret"):
            await told("everybody", keys[GANDALF])
        async with refused("error-stale-answer"):
            await hall.explained(table, 100_000, "watch", "card", card)
        assert await told(GANDALF, keys[GANDALF], "no-such-card") == NOTHING
        await play_all(people)
    for eyes, known in ((GANDALF, True), ("everybody", True), (BALROG, False), ("watch", False)):
        assert (await told(eyes, "") != NOTHING) == known


@pytest.mark.parametrize("proof", ["", "of the table", "of another moment"])
async def test_whoever_has_no_link_to_a_moment_is_told_nothing_of_it(
    hall: ServedHall, proof: str
) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_of(opened, GANDALF)
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        where = next(iter(people[GANDALF].position["seats"][GANDALF]["view"]["battlegrounds"]), "")
        other, shared = [(await hall.share_moment(table, at, key=key)) for at in (19, 20)]
        async with refused("error-wrong-key"):
            await hall.explained(table, 20, "watch", "location", where)
    tried = {"": "", "of the table": key, "of another moment": other.partition("#")[2]}[proof]
    async with hall.http() as http:
        asked: dict[str, Any] = {"params": {"of": "location", "id": where, "seat": "watch"}}
        path = f"/api/tables/{table}/shared/20/explained"
        answer = await http.get(path, headers={"x-key": tried}, **asked)
        assert (answer.status_code, answer.json()["error"]) == (403, "error-wrong-key")
        right = {"x-key": shared.partition("#")[2]}
        assert (await http.get(path, headers=right, **asked)).json().keys() == NOTHING.keys()
        asked["params"]["seat"] = GANDALF
        assert (await http.get(path, headers=right, **asked)).status_code == 403
