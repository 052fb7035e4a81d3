"""A shared moment of a private table: whoever has the link sees it, and nothing else."""

from __future__ import annotations

import hashlib
import hmac
import json
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from greathall.client import Json, take_apart
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    agree,
    play_all,
    refused,
    sitting,
)


def key_in(link: str) -> str:
    return take_apart(link)[1]


async def shared(hall: ServedHall, link: str) -> Json:
    """What a stranger sees who follows this link."""
    path, _, proof = link.partition("#")
    _, _, table, _, at, eyes = path.split("/")
    return await hall.shared_moment(table, int(at), eyes, proof)


async def test_a_moment_of_a_private_table_is_seen_by_whoever_has_its_link(
    hall: ServedHall,
) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        link = await hall.share_moment(table, 20, key=key)
        seen = await shared(hall, link)
    assert seen["moment"]["number"] == 20
    assert seen["table"]["game"] == DUEL["game"]
    hands = seen["moment"]["view"]["hand"]
    assert [type(hands[player]) for player in (GANDALF, BALROG)] == [int, int]
    assert seen["moment"]["events"] == (await hall.moment(table, 20, "watch", key))["events"]


async def test_a_link_opens_no_other_moment_and_no_other_door(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        proof = (await hall.share_moment(table, 20, key=key)).partition("#")[2]
        attempts: list[tuple[int, str, str]] = [
            (21, "watch", proof),
            (20, GANDALF, proof),
            (20, "everybody", proof),
            (20, "watch", ""),
            (20, "watch", proof[:-1] + ("A" if proof[-1] != "A" else "B")),
            (20, "watch", opened["host_key"]),
            (100_000, "watch", proof),
        ]
        for at, eyes, tried in attempts:
            async with refused("error-wrong-key"):
                await hall.shared_moment(table, at, eyes, tried)
        doors: list[Any] = [hall.moment(table, 20, "watch", proof), hall.story(table, proof)]
        doors += [hall.share_moment(table, 3, key=proof), hall.share_moment(table, 3, key="")]
        for door in doors:
            async with refused("error-wrong-key"):
                await door


async def test_a_stranger_reckons_nothing_from_a_shared_moment(hall: ServedHall) -> None:
    """Not the dice, not what comes after, and no link to what was not shared."""
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people, until=25)
        link = await hall.share_moment(table, 20, key=key)
        before = await shared(hall, link)
        await play_all(people)
        last = people[GANDALF].position["number"]
    after = await shared(hall, link)
    assert after["moment"] == before["moment"] | {"last": last}
    row = await hall.in_room(table, lambda room: dict(room.row))
    shown = json.dumps([before, after])
    secrets = ("dice_secret", "outcome", "watch_hash", "host_hash")
    assert [name for name in secrets if row[name] in shown] == []
    assert (after["table"]["secret"], after["table"]["outcome"]) == (None, None)
    assert after["table"]["dice"] == {"asked": None, "pledges": {}, "shares": {}}
    end = await shared(hall, await hall.share_moment(table, last, "everybody", key))
    assert end["table"]["outcome"] == row["outcome"]


async def test_who_knows_dice_and_answers_forges_no_link(hall: ServedHall) -> None:
    """The record is told when it is over: its secret alone makes no other moment open."""
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people)
        link = await hall.share_moment(table, 20, key=key)
        secret = people[GANDALF].table["secret"] or (await hall.table(table, key))["secret"]
    answers = await hall.in_room(table, lambda room: [str(a) for a in room.match.answers()])
    for eyes in ("watch", "everybody"):
        told = "\n".join(answers[:20]).encode()
        made = f"moment {table} 20 {eyes} {hashlib.sha256(told).hexdigest()}"
        forged = urlsafe_b64encode(hmac.digest(secret.encode(), made.encode(), "sha256")[:24])
        async with refused("error-wrong-key"):
            await hall.shared_moment(table, 20, eyes, forged.decode())
    assert (await shared(hall, link))["moment"]["number"] == 20


@pytest.mark.parametrize("proof", [b"\xe9" * 32, b"\xff", b"", b"A" * 64, b"../../" * 5])
async def test_what_is_no_proof_at_all_is_refused(hall: ServedHall, proof: bytes) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    async with hall.http() as http:
        answer = await http.get(
            f"/api/tables/{opened['table']}/shared/0", headers={b"x-key": proof}
        )
    assert (answer.status_code, answer.json()["error"]) == (403, "error-wrong-key")


async def test_a_link_of_one_table_opens_no_other(hall: ServedHall) -> None:
    """Two tables with the same answers, even with the same dice."""
    opened = await hall.open_table(**PRIVATE_DUEL)
    key = key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people)
        proof = (await hall.share_moment(opened["table"], 20, key=key)).partition("#")[2]
    again = await hall.continue_from(opened["table"], 30, key)
    async with refused("error-wrong-key"):
        await hall.shared_moment(again["table"], 20, "watch", proof)


@pytest.mark.parametrize("eyes", [GANDALF, BALROG, "everybody"])
async def test_nobody_shows_hands_while_the_match_goes_on(hall: ServedHall, eyes: str) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people, until=25)
        async with refused("error-still-secret"):
            await hall.share_moment(table, 20, eyes, key)
        await play_all(people)
        link = await hall.share_moment(table, 20, eyes, key)
    hands = (await shared(hall, link))["moment"]["view"]["hand"]
    shown = {player for player in (GANDALF, BALROG) if isinstance(hands[player], list)}
    assert shown == ({GANDALF, BALROG} if eyes == "everybody" else {eyes})


async def test_what_was_taken_back_is_no_longer_shared(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people, until=30)
        before, after = [await hall.share_moment(table, at, key=key) for at in (20, 28)]
        await people[GANDALF].say("propose", what="take-back", to=24)
        await agree(people[BALROG])
        assert (await shared(hall, before))["moment"]["number"] == 20
        async with refused("error-wrong-key"):
            await shared(hall, after)


async def test_a_moment_of_a_public_table_needs_no_proof(hall: ServedHall) -> None:
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people:
        await play_all(people, until=25)
        link = await hall.share_moment(opened["table"], 20)
        assert link == f"/t/{opened['table']}/at/20?eyes=watch"
        for at, eyes, error in ((100_000, "watch", "stale-answer"), (5, "frodo", "unknown-seat")):
            async with refused(f"error-{error}"):
                await hall.share_moment(opened["table"], at, eyes)


async def test_a_story_tells_how_it_stood_after_each_round(hall: ServedHall) -> None:
    opened = await hall.open_table(**PRIVATE_DUEL)
    table, key = opened["table"], key_in(opened["seat_links"][GANDALF])
    async with sitting(hall, opened) as people:
        await play_all(people)
        position = people[GANDALF].position
        chronicle = people[GANDALF].events[GANDALF]
    story = await hall.story(table, key)
    assert len(story["events_after"]) == position["number"] + 1
    assert story["events_after"][-1] == len(chronicle)
    numbers = [part["round"] for part in story["rounds"]]
    assert numbers == sorted(set(numbers))
    assert story["rounds"][-1]["totals"] == position["totals"]
    assert all(set(part["totals"]) == set(position["totals"]) for part in story["rounds"])
    async with refused("error-wrong-key"):
        await hall.story(table)
