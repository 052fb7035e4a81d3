"""Guided first matches at a served table: private, prepared, and one can always come back."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.client import Json, Seat
from server.halls import GAME, ServedHall, eventually, refused, served

GUIDED: dict[str, Any] = {"game": GAME, "guided": True}


async def lesson_of(seat: Seat, *, other_than: Json | None = None) -> Json:
    """What the guide says now."""
    await eventually(lambda: seat.lesson is not None and seat.lesson is not other_than)
    assert seat.lesson is not None
    return seat.lesson


async def follow(seat: Seat) -> list[str]:
    """Do all that the guide suggests, to its end; the lessons that were given."""
    given: list[str] = []
    said = await lesson_of(seat)
    while not said["over"]:
        given += [said["lesson"]] if said["lesson"] and said["lesson"] not in given else []
        if said["to_read"]:
            await seat.say("lesson", lesson=said["lesson"])
        elif said["option"] is not None:
            question = {"actor": said["actor"], "turn": said["turn"]}
            if question in [{k: q[k] for k in question} for q in seat.questions()]:
                await seat.answer(question, said["option"])
        said = await lesson_of(seat, other_than=said)
    return given


async def test_a_guided_match_is_followed_to_the_end_of_its_guide(hall: ServedHall) -> None:
    opened = await hall.open_table(**GUIDED, title="First", public=True, bots={"gandalf": "random"})
    (link,) = opened["seat_links"].values()
    async with hall.sit(link) as seat:
        given = await follow(seat)
        assert seat.lesson is not None
        assert sorted(given) == sorted(seat.lesson["lessons"])
        assert (seat.table["guided"], seat.table["public"]) == (True, False)
        assert seat.table["dice"] == {"asked": None, "pledges": {}, "shares": {}}


async def test_it_is_shown_to_nobody_else(hall: ServedHall) -> None:
    opened = await hall.open_table(**GUIDED)
    async with refused("error-guided-table"):
        await hall.settle(opened["table"], opened["host_key"], public=True)
    async with refused("error-wrong-key"):
        await hall.table(opened["table"])
    assert await hall.tables() == []


async def test_a_lesson_can_be_skipped_by_its_pupil_alone(hall: ServedHall) -> None:
    opened = await hall.open_table(**GUIDED)
    (link,) = opened["seat_links"].values()
    async with hall.sit(link) as seat, hall.sit(opened["watch_link"]) as watcher:
        first = await lesson_of(seat)
        async with refused("error-not-your-seat"):
            await watcher.say("lesson", lesson=first["lesson"])
        assert watcher.lesson is None
        await seat.say("lesson", lesson=first["lesson"])
        await eventually(lambda: seat.lesson and seat.lesson["done"])
        second = await lesson_of(seat)
        assert second["done"] == [first["lesson"]]
        assert second["lesson"] != first["lesson"]


async def test_a_game_without_lessons_has_no_guided_match(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greathall.server.guide.part_of", lambda game, part: None)
    async with refused("error-no-lessons"):
        await hall.open_table(game=GAME, guided=True)


async def test_other_tables_have_no_lessons(hall: ServedHall) -> None:
    opened = await hall.open_table(game=GAME, scenario="fellowship", bots={"balrog": "steward"})
    (link,) = opened["seat_links"].values()
    async with hall.sit(link) as seat:
        async with refused("error-no-lessons"):
            await seat.say("lesson", lesson="hand")
        assert seat.lesson is None


async def test_one_comes_back_to_the_lesson_after_a_restart(tmp_path: Any) -> None:
    with served(data=tmp_path) as before:
        opened = await before.open_table(**GUIDED)
        (link,) = opened["seat_links"].values()
        async with before.sit(link) as seat:
            first = await lesson_of(seat)
            await seat.say("lesson", lesson=first["lesson"])
            await eventually(lambda: seat.lesson and seat.lesson["done"])
            left = await lesson_of(seat)
    with served(data=tmp_path) as after:
        async with after.sit(link) as seat:
            again = await lesson_of(seat)
            assert (again["lesson"], again["done"]) == (left["lesson"], left["done"])
            assert again["option"] == left["option"]
