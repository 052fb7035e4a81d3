"""Whole games over websockets: people, bots and watchers at one table."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from threading import Event, current_thread
from typing import Any

import pytest

from greathall import Question, replay
from greathall.bots import Bot, bot_called, bots
from greathall.games import game_called
from server.halls import BALROG, DUEL, GAME, GANDALF, ServedHall, eventually, play_on, sitting

EVERY_TABLE = [
    (scenario, players)
    for scenario, by_players in game_called(GAME).scenarios.items()
    for players in by_players
]


@pytest.mark.parametrize(("scenario", "players"), EVERY_TABLE)
async def test_four_clients_play_a_whole_game(
    hall: ServedHall, scenario: str, players: int
) -> None:
    """A bot has one seat of three or more; second tabs and watchers make up the four."""
    first, *_, last = game_called(GAME).scenarios[scenario][players]
    bots = {last: "steward"} if players > 2 else {}
    wish = {"game": GAME, "scenario": scenario, "players": players, "bots": bots}
    opened = await hall.open_table(**wish, public=True)
    others = [opened["watch_link"], opened["seat_links"][first]][: 4 - players + len(bots)]
    async with sitting(hall, opened) as people, AsyncExitStack() as stack:
        more = [await stack.enter_async_context(hall.sit(link)) for link in others]
        clients = [*people.values(), *more]
        assert len(clients) == 4
        await asyncio.gather(*(play_on(tab, seed) for seed, tab in enumerate(clients)))
        assert all(tab.is_over for tab in clients)
        assert len({str(tab.position["outcome"]) for tab in clients}) == 1
    match = replay(await hall.record(opened["table"]))
    assert match.outcome is not None
    answered = Counter(answer.actor for answer in match.answers())
    assert all(answered[player] for players in match.seats.values() for player in players)


@pytest.mark.parametrize("bot", bots())
async def test_a_person_plays_a_duel_against_a_bot(hall: ServedHall, bot: str) -> None:
    opened = await hall.open_table(**DUEL, bots={BALROG: bot})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        assert await play_on(gandalf) > 10
        assert gandalf.is_over


def fail(*_: object) -> None:
    """With an exception that no future can hold."""
    raise StopIteration


def answer_nonsense(*_: object) -> str:
    return "nonsense"


@pytest.mark.parametrize(
    ("faulty", "why"), [(fail, "StopIteration"), (answer_nonsense, "nonsense")]
)
async def test_a_bot_that_fails_does_not_stop_the_table(
    hall: ServedHall,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    faulty: Callable[..., Any],
    why: str,
) -> None:
    """Its faults are logged, each with the position, and it answers something that it may."""
    monkeypatch.setattr("greathall.bots.steward.BOT.choose", faulty)
    opened = await hall.open_table(**DUEL, bots={BALROG: "steward"})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await play_on(gandalf)
        assert gandalf.is_over
    match = replay(await hall.record(opened["table"]))
    answers = [(at, a.kind) for at, a in enumerate(match.answers()) if a.actor == BALROG]
    failed = [line for line in caplog.messages if "event='bot-failed'" in line]
    assert len(failed) == len(answers)
    turns = [line for line in failed if "kind='turn'" in line]
    found = [int(re.findall(r"\bat=(\d+)", line)[0]) for line in turns]
    assert found == [at for at, kind in answers if kind == "turn"]
    for part in (f"table='{opened['table']}'", f"seat='{BALROG}'", "bot='steward'", why):
        assert all(part in line for line in failed)


async def test_a_bot_that_comes_to_no_end_is_left_alone(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its table plays on, other bots answer meanwhile, and its thread stays the only one."""
    end, asked = Event(), []

    def ponder(*args: object) -> Any:
        asked.append(args)
        end.wait()

    monkeypatch.setattr("greathall.server.thoughts.LONGEST", 0.3)
    monkeypatch.setattr("greathall.bots.steward.BOT.choose", ponder)
    try:
        for bot in ("steward", "knight"):
            opened = await hall.open_table(**DUEL, bots={BALROG: bot})
            async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
                await play_on(gandalf)
                assert gandalf.is_over
        assert len(asked) == 1
    finally:
        end.set()
    thoughts = hall.app.state.hall.stand_ins.thoughts
    await eventually(lambda: not thoughts.astray["steward"].is_alive())
    monkeypatch.undo()
    assert await hall.inside(lambda _: thoughts.of("steward", lambda: "at last")) == "at last"


async def test_a_bot_that_searches_lets_no_other_bot_wait(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()

    def note(_: object, __: object, question: Question[Any]) -> Any:
        threads.add(current_thread().name)
        return question.options[0]

    for bot in ("seer", "steward"):
        monkeypatch.setattr(f"greathall.bots.{bot}.BOT.choose", note)
        opened = await hall.open_table(**DUEL, bots={BALROG: bot})
        async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
            await play_on(gandalf)
    assert threads == {"searching bots", "bots"}


async def test_a_bot_remembers_its_plan_while_it_is_asked(
    hall: ServedHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []

    def note(name: str, luck: str) -> Bot:
        made.append(name)
        return bot_called(name, luck)

    monkeypatch.setattr("greathall.server.stand_ins.bot_called", note)
    opened = await hall.open_table(**DUEL, bots={BALROG: "random"})
    async with hall.sit(opened["seat_links"][GANDALF]) as gandalf:
        await play_on(gandalf)
    match = replay(await hall.record(opened["table"]))
    answers = sum(answer.actor in match.seats[BALROG] for answer in match.answers())
    assert 0 < len(made) < answers


async def test_a_table_of_bots_plays_by_itself(hall: ServedHall) -> None:
    opened = await hall.open_table(
        game=GAME,
        scenario="duel-3",
        bots=dict.fromkeys(("gandalf", "witch-king", "saruman"), "random"),
    )
    assert opened["seat_links"] == {}
    async with hall.sit(opened["watch_link"]) as watcher:
        assert await play_on(watcher) == 0
        assert watcher.position["outcome"]["winners"]
