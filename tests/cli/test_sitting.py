"""A bot sits down at a served table, as people do."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cli.terminal import Terminal
from greathall import replay
from greathall.bots import BotSeat, bot_called
from greathall.client import Hall
from greathall.games import game_called
from greathall.matches import begin_match
from greathall.research.cluster import free_port
from samples import BOARD, SAMPLE

DUEL = {"game": SAMPLE, "scenario": "fellowship", "public": True}
HOUSES = {"game": BOARD, "players": 3, "public": True}


def test_it_plays_to_the_end_with_bots_of_the_hall(served: str, terminal: Terminal) -> None:
    opened = asyncio.run(Hall(served).open_table(**DUEL, bots={"balrog": "random"}))
    link = opened["seat_links"]["gandalf"]
    shown = terminal.type(f"sit {served}{link} --bot research.others:Last --name Shy")
    assert (shown.code, shown.err) == (0, "")
    first, last = shown.out.splitlines()
    assert first == f"Sat down at table {opened['table']}: Gandalf."
    assert last.startswith("The match is over. Won by ")
    table = asyncio.run(Hall(served).table(opened["table"]))
    assert table["state"] == "finished"
    assert [seat["name"] for seat in table["seats"] if seat["seat"] == "gandalf"] == ["Shy"]


@pytest.mark.parametrize(("wish", "ours"), [(DUEL, "gandalf"), (HOUSES, "stark")])
def test_it_answers_over_the_network_as_it_would_here(
    served: str, terminal: Terminal, wish: dict[str, Any], ours: str
) -> None:
    """What the hall sends of a view and a question is what a bot gets of a match."""
    title = game_called(wish["game"])
    scenario = wish.get("scenario", next(iter(title.scenarios)))
    others = [seat for seat in title.scenarios[scenario][wish.get("players", 2)] if seat != ours]
    wish = wish | {"bots": dict.fromkeys(others, "random")}
    opened = asyncio.run(Hall(served).open_table(**wish))
    link = f"{served}{opened['seat_links'][ours]}"
    assert terminal.type(f"sit {link} --bot steward --seed 5").code == 0
    written = replay(asyncio.run(Hall(served).record(opened["table"])))
    match, bot, answered = begin_match(written.header), bot_called("steward", f"5-{ours}"), 0
    for actor, _, option in written.answers():
        if actor in match.seats[ours]:
            (question,) = match.questions(actor)
            assert bot.choose(BotSeat(match, ours), question) == option
            answered += 1
        match.answer(actor, option)
    assert match.outcome == written.outcome
    assert answered > 20


def test_a_bot_that_imagines_says_that_it_cannot(served: str, terminal: Terminal) -> None:
    opened = asyncio.run(Hall(served).open_table(**DUEL, bots={"balrog": "random"}))
    shown = terminal.type(f"sit {served}{opened['seat_links']['gandalf']} --bot seer")
    assert shown.code == 2
    assert "wants to imagine how the match may go on" in shown.err


def test_what_it_cannot_sit_down_with_is_refused(served: str, terminal: Terminal) -> None:
    opened = asyncio.run(Hall(served).open_table(**DUEL | {"public": False}))
    watch, mine = opened["watch_link"], opened["seat_links"]["gandalf"]
    for links in (mine, f"{served}/t/only", f"{served}{mine} {served}/t/other#key", served + watch):
        shown = terminal.type(f"sit {links}")
        assert (shown.code, shown.out) == (2, "")
        assert "A seat has a whole link" in shown.err
    shown = terminal.type(f"sit {served}{mine}x")
    assert (shown.code, shown.err) == (2, "This link does not fit this table.\n")
    nobody = f"http://127.0.0.1:{free_port()}"
    shown = terminal.type(f"sit {nobody}{mine}")
    assert (shown.code, shown.err) == (2, "The hall cannot be reached just now.\n")


# ------------------------------------------------------------------ a hall that goes away


@contextmanager
def open_hall(port: int, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    words = ["serve", "--port", str(port), "--bot-delay", "0", "--data", str(data)]
    command = [sys.executable, "-m", "greathall.cli", *words]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as hall:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/healthz").is_success:
                    break
            except httpx.TransportError:
                time.sleep(0.1)
        try:
            yield hall
        finally:
            hall.send_signal(signal.SIGKILL)


def test_it_comes_back_when_the_hall_does(tmp_path: Path) -> None:
    """The hall is killed in the midst of a match, and opened again."""
    port, data = free_port(), tmp_path / "data"
    address = f"http://127.0.0.1:{port}"
    hall = Hall(address)

    async def answer_as_balrog(link: str, times: int) -> bool:
        async with hall.sit(link) as seat:
            while times and not seat.is_over:
                if asked := seat.questions():
                    await seat.answer(asked[0], asked[0]["options"][0])
                    times -= 1
                else:
                    await seat.next_position()
            return seat.is_over

    with open_hall(port, data):
        opened = asyncio.run(hall.open_table(**DUEL))
        links = opened["seat_links"]
        words = ["sit", f"{address}{links['gandalf']}", "--bot", "random"]
        bot = subprocess.Popen(
            [sys.executable, "-m", "greathall.cli", *words, "--lang", "en"],
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONIOENCODING": "utf-8"},
            text=True,
        )
        assert not asyncio.run(answer_as_balrog(links["balrog"], 10))
    with open_hall(port, data):
        assert asyncio.run(answer_as_balrog(links["balrog"], 10_000))
        told, _ = bot.communicate(timeout=120)
    *seated, over = told.splitlines()
    assert seated == [f"Sat down at table {opened['table']}: Gandalf."] * 2
    assert over.startswith("The match is over. Won by ")
    assert bot.returncode == 0
