"""Whoever hears only what has changed sees exactly what whole positions show."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import pytest

from greathall import games, new_match
from greathall.client import Json, changed, take_apart
from greathall.kernel import EVERYBODY
from greathall.server.positions import Fields, changes, fields_of, in_json
from greathall.server.viewers import encode
from play.conformance import Setting, every_setting
from server.halls import BALROG, DUEL, GANDALF, ServedHall, eventually, play_on
from server.tabs import knocking

ANSWERS = 150


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_changes_make_the_same_views_and_totals(setting: Setting) -> None:
    """To the letter, and in the same order: from every seat, and for a stranger."""
    match = new_match(setting.game, scenario=setting.scenario, players=setting.people, seed="c")
    rng, told, spared = Random(str(setting)), dict[str | None, list[Fields]](), 0
    for _ in range(ANSWERS):
        for who in (*match.seats, None):
            now = [in_json(match.totals()), in_json(match.view(who))]
            before = told.get(who)
            if before is not None and (change := changes(before, now)) is not None:
                for old, new, whole in zip(before, change, now, strict=True):
                    assert encode(old | new) == encode(whole)
                spared += len(change[1]) < len(now[1])
            told[who] = now
        if match.outcome is not None:
            break
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
    assert spared > 0


@pytest.mark.parametrize("setting", every_setting(), ids=str)
def test_what_all_see_alike_and_what_each_sees_besides_are_the_whole_view(setting: Setting) -> None:
    match = new_match(setting.game, scenario=setting.scenario, players=setting.people, seed="c")
    rng, (own, open_to_all) = Random(str(setting)), fields_of(type(match.state))
    for _ in range(ANSWERS):
        alike = match.view(None, open_to_all)
        for who in (*match.seats, None, EVERYBODY):
            assert alike | match.view(who, own) == match.view(who)
        if match.outcome is not None:
            break
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))


def test_what_changes_cannot_say_is_told_as_a_whole() -> None:
    now = [in_json({"score": 1}), in_json({"men": 12, "kings": 0})]
    assert changes(now, now) == [{}, {}]
    for totals, seen in (
        ({"points": 1}, {"men": 12, "kings": 0}),
        ({"score": 1}, {"men": 12}),
        ({"score": 1}, {"kings": 0, "men": 12}),
        ({"score": 1}, {}),
    ):
        assert changes([in_json(totals), in_json(seen)], now) is None


@pytest.mark.parametrize("value", [(1, True), (0, 0.0), ({"a": 1, "b": 2}, {"b": 2, "a": 1})])
def test_what_python_takes_for_equal_has_changed_if_it_reads_otherwise(
    value: tuple[object, object],
) -> None:
    before, now = (in_json({"men": each}) for each in value)
    assert value[0] == value[1]
    assert changes([before], [now]) == [now]


class Reader:
    """A tab that keeps every position it is told, as a whole or by what has changed in it."""

    def __init__(self) -> None:
        self.positions: list[Json] = []
        self.heard: Counter[str] = Counter()

    def hear(self, message: Json) -> None:
        kind = message["is"]
        self.heard[kind] += 1
        if kind == "change":
            message = changed(self.positions[-1], message)
        if message["is"] == "position":
            self.positions.append(message)


@asynccontextmanager
async def reading(hall: ServedHall, table: str, *keys: str, changes: bool) -> AsyncIterator[Reader]:
    reader = Reader()

    async def listen() -> None:
        async for text in tab.socket:
            reader.hear(json.loads(text))

    async with knocking(hall, table) as tab:
        await tab.send({"do": "sit", "keys": keys, "changes": changes})
        listening = asyncio.create_task(listen())
        await eventually(lambda: reader.positions)
        yield reader
    await listening


@pytest.mark.parametrize("game", games())
async def test_everybody_is_told_the_same_positions(any_hall: ServedHall, game: str) -> None:
    (mine, *others) = next(iter(next(iter(games()[game].scenarios.values())).values()))
    bots = dict.fromkeys(others, "random")
    opened = await any_hall.open_table(game=game, bots=bots, public=True)
    table, key = take_apart(opened["seat_links"][mine])
    async with any_hall.sit(opened["seat_links"][mine]) as player, AsyncExitStack() as stack:
        tabs = [
            await stack.enter_async_context(reading(any_hall, table, *keys, changes=changes))
            for keys in ((), (key,))
            for changes in (False, True)
        ]
        await play_on(player, game, until=player.position["number"] + ANSWERS)
        last = player.position["number"]
        await eventually(lambda: all(tab.positions[-1]["number"] >= last for tab in tabs))
    for whole, by_changes in (tabs[:2], tabs[2:]):
        assert whole.heard["change"] == 0 < by_changes.heard["change"]
        # Who came first was told of more; and bots may still be answering.
        told_to = [[p for p in tab.positions if p["number"] <= last] for tab in (whole, by_changes)]
        both = min(map(len, told_to)) - 1
        assert both > 10
        for told, changed_to in zip(*(positions[-both:] for positions in told_to), strict=True):
            assert json.dumps(told) == json.dumps(changed_to)


async def test_who_looks_on_from_elsewhere_is_told_a_whole_position_first(
    any_hall: ServedHall,
) -> None:
    opened = await any_hall.open_table(**DUEL)
    links = opened["seat_links"]
    table, key = take_apart(links[GANDALF])
    async with any_hall.sit(*links.values()) as both, knocking(any_hall, table) as tab:
        said = {"do": "sit", "changes": True}
        for keys in ([key], [key, take_apart(links[BALROG])[1]], [key]):
            await tab.send(said | {"keys": keys})
            assert len((await tab.hear("position", "change"))["seats"]) == len(keys)
            (question, *_) = both.questions()
            await both.answer(question, question["options"][0])
            assert len((await tab.hear("change"))["seats"]) == len(keys)
        await tab.send(said | {"keys": [key], "changes": False})
        await tab.hear("position")
