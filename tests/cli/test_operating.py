"""Whoever is at the machine operates the hall by commands, while it is open or closed."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall.client import Hall
from greathall.texts import Texts, languages
from samples import SAMPLE
from server.halls import served as hall_at
from server.test_profiles import device

COMMANDS = (
    *("operators", "appoint", "dismiss", "remove", "answer", "mute", "ban", "lift", "sanctions"),
    *("announce", "withdraw", "announcements", "acts"),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(terminal: Terminal, command: str, language: str) -> None:
    shown = terminal.type(f"--lang {language} hall {command} --help")
    texts = Texts(language)
    assert (shown.code, shown.err) == (0, "")
    assert " ".join(texts(f"command-{command}").split()[:5]) in shown.out
    assert f"{texts('help-example')}:\n  greathall hall {command}" in shown.out


def test_a_hall_is_operated_from_its_machine(terminal: Terminal, tmp_path: Path) -> None:
    with hall_at(data=tmp_path) as hall:

        async def story() -> tuple[str, str]:
            opened = await hall.open_table(game=SAMPLE, scenario="fellowship", public=True)
            await hall.report(opened["table"], "The bridge broke.")
            async with device(hall, "Olena \x1b[2J") as olena:
                return opened["table"], (await olena.ask("GET", "/api/me"))["person"]

        table, code = asyncio.run(story())

        def typed(command: str) -> str:
            shown = terminal.type(f"hall {command} --data {tmp_path}")
            assert (shown.code, shown.err) == (0, "")
            return shown.out.strip()

        assert typed("operators") == "Nobody."
        assert typed(f"appoint {code}") == "Olena  [2J may operate the hall now."
        assert typed("operators") == f"{code}: Olena  [2J"
        banned = terminal.type(f"hall ban {code} --hours 1 --reason Spam --data {tmp_path}")
        assert (banned.code, "Dismiss them first" in banned.err) == (2, True)
        assert typed(f"dismiss {code}") == f"{code} may operate the hall no longer."
        assert typed(f"ban {code} --hours 1 --reason Spam") == f"{code} is banned; number 1."
        told = typed("sanctions")
        assert told.startswith(f"1: {code}, banned until ")
        assert told.endswith(": Spam")
        assert typed("lift 1") == "Number 1 is lifted."
        assert typed("mute 2001:db8::1 --hours 1 --reason Noise") == (
            "2001:db8::/64 says nothing any more; number 2."
        )
        assert typed("answer 1 Mended.") == "Report 1 is answered."
        assert "→ Answered: Mended." in terminal.type(f"reports --data {tmp_path}").out
        assert typed("announcements") == "Nothing is announced."
        assert typed("announce Closed --hours 2") == "All pages show this now; number 1."
        assert typed("announcements").endswith(": Closed")
        assert typed("withdraw 1") == "Announcement 1 is withdrawn."
        assert typed(f"remove {table} --reason Insults") == f"Table {table} is removed."
        assert f"{table}: " in typed("tables")
        assert "; is removed; " in typed("tables")
        acts = typed("acts --most 3").splitlines()
        assert [line.split(", At the machine: ")[1] for line in acts] == [
            f"removed table {table}",
            "withdrew announcement 1",
            "announced number 1",
        ]


WRONG = {
    "answer 9 Thanks": "There is no report 9.",
    "lift 9": "No ban or mute of the number 9 is in force.",
    "withdraw 9": "No announcement of the number 9 is shown.",
    "remove nowhere --reason x": "There is no table nowhere.",
    "appoint nobody": "“nobody” is neither the code of a profile, nor an address",
    "ban 0.0.0.0/0 --hours 1 --reason x": "“0.0.0.0/0” would be too many addresses.",
    "ban 192.0.2.7 --hours 0 --reason x": "--hours takes a whole number from 1 on",
}


@pytest.mark.parametrize(("command", "sentence"), WRONG.items())
def test_what_cannot_be_done_is_said_in_one_sentence(
    terminal: Terminal, tmp_path: Path, command: str, sentence: str
) -> None:
    with hall_at(data=tmp_path):
        pass
    shown = terminal.type(f"hall {command} --data {tmp_path}")
    assert (shown.code, shown.out, shown.err.count("\n")) == (2, "", 1)
    assert sentence in shown.err


def test_a_hall_of_an_earlier_version_is_opened_first(terminal: Terminal, tmp_path: Path) -> None:
    with hall_at(data=tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as connection:
        connection.execute("DROP TABLE acts")
        connection.commit()
    shown = terminal.type(f"hall tables --data {tmp_path}")
    assert (shown.code, "is of an earlier version" in shown.err) == (2, True)
    assert terminal.type(f"hall backup copy.sqlite --data {tmp_path}").code == 0


def test_a_table_that_was_cancelled_is_listed_and_forgotten(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> str:
        opened = await hall.open_table(game=SAMPLE, scenario="fellowship", public=True)
        async with hall.sit(next(iter(opened["seat_links"].values()))):
            await hall.cancel(opened["table"], opened["host_key"])
        return str(opened["table"])

    with hall_at(data=tmp_path) as hall:
        table = asyncio.run(story(hall))
    assert "; is cancelled; " in terminal.type(f"hall tables --data {tmp_path}").out
    with closing(sqlite3.connect(tmp_path / "hall.sqlite")) as connection:
        connection.execute("UPDATE tables SET active_at = 0, awake = 1")
        connection.commit()
    shown = terminal.type(f"hall forget --days 1 --data {tmp_path}")
    assert (shown.code, shown.out) == (0, "One table is forgotten.\n"), table
