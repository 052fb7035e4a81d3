"""Bug reports are read, and the match of a report is taken out of the hall."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cli.terminal import Terminal
from greathall import replay
from greathall.client import Hall, Seat
from greathall.texts import Texts, languages
from samples import BOARD, SAMPLE


class Reported(NamedTuple):
    table: str
    other: str
    answers: list[str]  # of the first person, by the time of each report


async def answer(seat: Seat, which: int) -> Any:
    """Answer the next question of this seat, and tell what was answered."""
    while not seat.questions():
        await seat.next_position()
    question = seat.questions()[0]
    number = seat.position["number"]
    await seat.answer(question, question["options"][which])
    while seat.position["number"] == number:
        await seat.next_position()
    return question["options"][which]


@pytest.fixture
def reported(served: str) -> Reported:
    """Two tables with three reports; what the first is about is taken back afterwards."""
    hall = Hall(served)

    async def story() -> Reported:
        opened = await hall.open_table(game=SAMPLE, scenario="fellowship", public=True)
        links, table = opened["seat_links"], opened["table"]
        async with hall.sit(links["gandalf"]), hall.sit(links["balrog"]) as balrog:
            first = await answer(balrog, 0)
            await hall.report(table, "That card\nis \x1b[2J not mine.")
            await balrog.say("undo", actor="balrog")
            second = await answer(balrog, 1)
            await hall.report(table, "Now it is.")
        other = (await hall.open_table(game=BOARD, players=3, public=True))["table"]
        await hall.report(other, "Nobody comes.")
        return Reported(table, other, [first, second])

    return asyncio.run(story())


def test_reports_are_listed_and_their_matches_written(
    terminal: Terminal, reported: Reported
) -> None:
    """All of it in one story, since a hall takes a while to open; it is open meanwhile."""
    told = json.loads(terminal.type("reports --data data --json").out)
    assert [report["report"] for report in told] == [1, 2, 3]
    assert [report["table"] for report in told] == [reported.table] * 2 + [reported.other]
    assert told[0]["text"] == "That card\nis \x1b[2J not mine."
    assert set(told[0]) == {
        *("report", "table", "game", "scenario", "position", "at", "version", "text", "answer")
    }

    shown = terminal.type(f"reports --data data --table {reported.table}")
    assert shown.out.count(reported.table) == 2
    assert shown.out.startswith("Report 1 of 20")
    assert "\n  That card\n  is  [2J not mine.\nReport 2" in shown.out

    for number, chosen in enumerate(reported.answers, 1):
        written = terminal.type(f"reports {number} --data data --record bug-{number}.txt")
        assert written.out.endswith(f"The record is in bug-{number}.txt.\n")
        match = replay(Path(f"bug-{number}.txt").read_text(encoding="utf-8"))
        assert len(match) == told[number - 1]["position"]
        discards = [answer.option for answer in match.record.answers if answer.actor == "balrog"]
        assert discards == [chosen]
        assert terminal.type(f"replay bug-{number}.txt").code == 0

    missing = terminal.type("reports 9 --data data")
    assert (missing.code, missing.err) == (2, "There is no report 9.\n")


@pytest.fixture
def wrong_places(terminal: Terminal) -> None:
    Path("letter.sqlite").write_text("Dear Frodo, " * 200, encoding="utf-8")
    sqlite3.connect("empty.sqlite").execute("CREATE TABLE x (y)")


NO_HALL = "There is no hall in “{}”; choose another place with --data or --database."
FOREIGN = "“sqlite:///{}” is not a database of this hall, or it is one of a newer version."
WRONG = {
    "reports": NO_HALL.format("hall-data"),
    "reports --data nowhere": NO_HALL.format("nowhere"),
    "reports --database sqlite:///nowhere.sqlite": NO_HALL.format("sqlite:///nowhere.sqlite"),
    "reports --database sqlite:///letter.sqlite": FOREIGN.format("letter.sqlite"),
    "reports --database sqlite:///empty.sqlite": FOREIGN.format("empty.sqlite"),
    "reports --database postgresql://frodo:ring@127.0.0.1:9/hall": (
        "The database “postgresql://127.0.0.1:9/hall” cannot be reached, opened or written."
    ),
    "reports --record bug.txt": "Which report? Type its number in front of --record.",
    "reports first": "REPORT takes a whole number from 1 on, not “first”.",
}


@pytest.mark.usefixtures("wrong_places")
@pytest.mark.parametrize(("command", "sentence"), WRONG.items())
def test_what_cannot_be_read_is_told(terminal: Terminal, command: str, sentence: str) -> None:
    before = sorted(Path().iterdir())
    shown = terminal.type(command)
    assert (shown.code, shown.out, shown.err) == (2, "", f"{sentence}\n")
    assert sorted(Path().iterdir()) == before


@pytest.mark.parametrize("language", languages())
def test_that_nothing_was_reported_is_told(terminal: Terminal, language: str) -> None:
    from greathall.server import Settings
    from greathall.server.checked_storage import check_storage

    check_storage(Settings(data=Path("data")))
    shown = terminal.type(f"reports --data data --lang {language}")
    assert (shown.code, shown.out) == (0, f"{Texts(language)('reports-none')}\n")
