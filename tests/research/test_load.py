"""The load test: a small one works, and its cheap clients understand what they are sent."""

from __future__ import annotations

import asyncio
import json
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from greathall.research.crowd import SYNC_FLUSH, Crowd, Party, Tab
from greathall.research.load import (
    UNLIMITED,
    Part,
    Plan,
    Report,
    load,
    main,
    percentile,
    read_plan,
    show,
)
from greathall.server import Settings
from samples import SAMPLE
from server.halls import served

DUEL = {"game": SAMPLE, "scenario": "fellowship", "players": 2}
SMALL = Plan(
    tables=2,
    players=2,
    scenario="fellowship",
    rate=20,
    seconds=1,
    rush_seconds=0.5,
    idle_seconds=0.3,
    processes=2,
)


def test_a_small_load_is_measured_part_by_part() -> None:
    told: list[str] = []
    report = load(SMALL, told.append)
    paced, rush, idle = report.parts
    assert [part.name for part in report.parts] == ["paced", "rush", "idle"]
    assert report.first_errors == ()
    assert {part.tabs for part in report.parts} == {4}
    assert 5 < paced.answers_a_second < 40
    assert rush.answers > 0
    assert idle.answers == 0
    assert paced.p50_ms is not None
    assert paced.p99_ms is not None
    assert 0 < paced.p50_ms <= paced.p99_ms
    assert told == ["2 tables sit down", "paced: 1 s", "rush: 0.5 s", "idle: 0.3 s"]
    console = Console(record=True, width=120)
    show(report, console)
    assert "paced" in console.export_text()
    assert json.loads(json.dumps(report.as_json()))["parts"][0]["tabs"] == 4


def test_a_siege_is_measured_here_and_as_a_control_elsewhere() -> None:
    siege = replace(SMALL, siege_seconds=1, rush_seconds=0, idle_seconds=0, processes=1)
    report = load(siege)
    assert [part.name for part in report.parts] == ["paced", "decoy", "siege"]
    assert report.first_errors == ()
    assert all(part.answers > 0 for part in report.parts)


def test_people_who_are_subscribed_play_and_are_told() -> None:
    plan = replace(SMALL, subscribed=True, rush_seconds=0, idle_seconds=0)
    report = load(plan)
    assert [part.name for part in report.parts] == ["paced", "invited", "told"]
    assert report.first_errors == ()
    assert all(part.answers > 0 for part in report.parts)
    assert report.told == 4
    console = Console(record=True, width=120)
    show(report, console)
    assert "4 messages arrived" in console.export_text()


def test_a_crowd_meets_no_limits_as_addresses_or_as_people() -> None:
    settings = Settings(**UNLIMITED)
    assert min(*settings.of_an_address, *settings.of_a_person) == 1_000_000


def test_the_command_prints_a_table_and_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    part = Part("paced", 1.0, 20, 20.0, 1.0, 2.0, 3.0, 4.0, 0.1, 500.0, 4, 0)
    for errors in ((), ("the hall closed a connection",)):
        found = Report(SMALL, 30.0, (part,), errors)
        monkeypatch.setattr("greathall.research.load.load", lambda plan, progress, f=found: f)
        assert main([]) == len(errors)
        told = capsys.readouterr()
        assert json.loads(told.out)["plan"]["tables"] == 2
        assert "answers/s" in told.err
        assert all(error in told.err for error in errors)


def test_a_plan_is_read_from_the_command_line() -> None:
    assert read_plan([]) == Plan()
    assert read_plan(["--subscribed"]) == Plan(subscribed=True)
    words = "--tables 3 --rate 7 --seconds 2 --processes 2 --no-deflate"
    assert read_plan(words.split()) == Plan(tables=3, rate=7, seconds=2, processes=2, deflate=False)


def test_percentiles_are_milliseconds() -> None:
    assert percentile([], 0.99) is None
    assert percentile([n / 1000 for n in range(100)], 0.5) == 50
    assert percentile([n / 1000 for n in range(100)], 1.0) == 99


@pytest.mark.parametrize("deflate", [True, False])
def test_a_party_whose_match_is_over_takes_another_table(tmp_path: Path, deflate: bool) -> None:
    async def story(url: str) -> None:
        crowd = Crowd(url, DUEL, deflate=deflate, seed="1")
        await crowd.gather(1)
        first = crowd.parties[0].tabs
        while crowd.parties[0].tabs is first:
            await crowd.play(0, 0.1)
        await crowd.play(50, 0.2)
        assert crowd.errors == []
        assert crowd.open_tabs() == 2
        assert crowd.latencies
        await crowd.disperse()

    with served(data=tmp_path) as hall:
        asyncio.run(story(hall.url))


def test_an_answer_that_is_refused_is_told(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        crowd = Crowd(url, DUEL, deflate=True, seed="1")
        await crowd.gather(1)
        party = crowd.ready.pop()
        party.tabs[0].send({"do": "answer", "actor": "nobody", "turn": 0, "option": "pass"})
        while not crowd.ready:
            await asyncio.sleep(0.01)
        (error,) = crowd.errors
        assert "error-not-your-seat" in error
        await crowd.disperse()

    with served(data=tmp_path) as hall:
        asyncio.run(story(hall.url))


class Listener(Party):
    """Hears what a tab was sent."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def hear(self, tab: Tab, message: bytes) -> None:
        self.heard.append(message)


class Wire:
    """Keeps what was written."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None: ...


def frame(first: int, data: bytes) -> bytes:
    size = len(data)
    if size < 126:
        return bytes([first, size]) + data
    if size < 1 << 16:
        return bytes([first, 126]) + size.to_bytes(2, "big") + data
    return bytes([first, 127]) + size.to_bytes(8, "big") + data


@pytest.mark.parametrize("step", [1, 7, 100_000])
def test_frames_are_understood_however_they_are_cut(step: int) -> None:
    async def story() -> None:
        party, wire = Listener(), Wire()
        tab = Tab("hall", "k7m2x9qd", party, deflate=True)
        tab.connection_made(wire)  # type: ignore[arg-type]
        texts: list[Any] = [b"short", b"middling " * 100, b"long " * 20_000]
        deflater = zlib.compressobj(wbits=-12)
        small = deflater.compress(b"small") + deflater.flush(zlib.Z_SYNC_FLUSH)
        sent = b"HTTP/1.1 101 x\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
        sent += b"".join(frame(0x81, text) for text in texts)
        sent += frame(0x89, b"ping") + frame(0xC1, small.removesuffix(SYNC_FLUSH))
        for at in range(0, len(sent), step):
            tab.data_received(sent[at : at + step])
        assert party.heard == [*texts, b"small"]
        assert wire.written.endswith(b"\x8a\x84\0\0\0\0ping")
        assert tab.opened.done()

    asyncio.run(story())
