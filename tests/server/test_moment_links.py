"""A shared moment of a private table: whoever has the link sees it, and nothing else."""

from __future__ import annotations

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
