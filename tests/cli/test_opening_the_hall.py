"""`greathall serve`: what keeps the hall closed is told first; it is open when it listens."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from cli.terminal import Terminal
from greathall.texts import languages

NOT_THERE = "The database “{}” cannot be reached, opened or written."
NO_ADDRESS = (
    "“{}” is not the address of a database that the hall knows; "
    "such addresses are sqlite:///file or postgresql://user@host/name. "
    "In a name or password, write @ as %40, / as %2F and : as %3A."
)


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is to be refused must not get as far as the server."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the server was started")

    monkeypatch.setattr("uvicorn.Server.run", refuse)


@pytest.fixture
def in_the_way(terminal: Terminal) -> None:
    """Files of all kinds in the folder of the terminal."""
    Path("file").write_text("", encoding="utf-8")
    Path("letter.sqlite").write_text("Dear Frodo, " * 200, encoding="utf-8")
    with sqlite3.connect("later.sqlite") as later:
        later.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        later.execute("INSERT INTO alembic_version VALUES ('9999')")
    later.close()
    with sqlite3.connect("sealed.sqlite") as sealed:
        sealed.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
    sealed.close()


FOLDER = "The hall cannot keep its tables in the folder “{}”: it cannot be written."
WRONG = {
    "--data file": FOLDER.format("file"),
    "--data file/hall": FOLDER.format("file/hall"),
    "--data /proc/hall": FOLDER.format("/proc/hall"),
    "--database hall": NO_ADDRESS.format("hall"),
    "--database postgresql": NO_ADDRESS.format("postgresql"),
    "--database mysql://frodo@localhost/hall": NO_ADDRESS.format("mysql://localhost/hall"),
    "--database postgresql://frodo:ring@localhost:door/hall": NO_ADDRESS.format("postgresql://…"),
    "--database postgresql://frodo:r@ng@localhost/hall": NO_ADDRESS.format("postgresql://…"),
    "--database postgresql://frodo:ring@127.0.0.1:9/hall": NOT_THERE.format(
        "postgresql://127.0.0.1:9/hall"
    ),
    "--database postgresql://127.0.0.1:9/hall?password=ring": NOT_THERE.format(
        "postgresql://127.0.0.1:9/hall"
    ),
    "--database sqlite:///nowhere/hall.sqlite": NOT_THERE.format("sqlite:///nowhere/hall.sqlite"),
    "--database sqlite:///file:sealed.sqlite?mode=ro&uri=true": NOT_THERE.format(
        "sqlite:///file:sealed.sqlite?mode=ro&uri=true"
    ),
    "--database sqlite:///letter.sqlite": (
        "“sqlite:///letter.sqlite” is not a database of this hall, or it is one of a newer version."
    ),
    "--database sqlite:///later.sqlite": (
        "“sqlite:///later.sqlite” is not a database of this hall, or it is one of a newer version."
    ),
    "--database postgresql+asyncpg://localhost/hall": (
        "“postgresql+asyncpg://localhost/hall” needs the Python package “asyncpg”, "
        "which is not installed; that of PostgreSQL comes with "
        'pip install "greathall[postgres]", that of Redis with "greathall[redis]".'
    ),
}


@pytest.mark.usefixtures("in_the_way")
@pytest.mark.parametrize(("words", "sentence"), WRONG.items())
def test_storage_that_cannot_be_used_is_told_in_one_sentence(
    terminal: Terminal, words: str, sentence: str
) -> None:
    shown = terminal.type(f"serve --port 0 {words}")
    assert (shown.code, shown.out, shown.err) == (2, "", f"{sentence}\n")


@pytest.mark.usefixtures("in_the_way")
@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("words", WRONG)
def test_storage_that_cannot_be_used_is_told_in_every_language(
    terminal: Terminal, words: str, language: str
) -> None:
    shown = terminal.type(f"serve --port 0 {words} --lang {language}")
    assert (shown.code, shown.out) == (2, "")
    assert shown.err.count("\n") == 1
    assert shown.err != f"{WRONG[words]}\n"


def test_the_storage_is_looked_at_before_the_port(terminal: Terminal) -> None:
    Path("file").write_text("", encoding="utf-8")
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        shown = terminal.type(f"serve --port {busy.getsockname()[1]} --data file")
    assert shown.err == f"{FOLDER.format('file')}\n"


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_the_hall_is_open_when_it_says_so(tmp_path: Path, host: str) -> None:
    words = ["serve", "--lang", "en", "--host", host, "--port", "0", "--data", str(tmp_path)]
    command = [sys.executable, "-m", "greathall.cli", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as hall:
        assert hall.stderr is not None
        said = next(line for line in hall.stderr if "The hall is open" in line)
        address = said.removeprefix("The hall is open: ").partition(" ")[0]
        try:
            assert httpx.get(f"{address}healthz").status_code == httpx.codes.OK
        finally:
            hall.terminate()
        hall.communicate(timeout=60)
    assert hall.returncode == 0


def test_a_hall_that_listens_everywhere_says_how_others_reach_it(tmp_path: Path) -> None:
    """By a number always; by a name, if the hall is told so."""
    words = ["serve", "--lang", "en", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path)]
    words += ["--host-name", "hall.example", "--host-name", "friends.example"]
    command = [sys.executable, "-m", "greathall.cli", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as hall:
        assert hall.stderr is not None
        said = next(line for line in hall.stderr if "The hall is open" in line)
        port = said.partition(" (")[0].rstrip("/").rsplit(":", 1)[1]
        try:
            assert hall.stderr.readline() == (
                "Others reach it by the IP address of this machine. "
                "If they are to use a name, add --host-name NAME.\n"
            )
            for name, code in {
                "hall.example": httpx.codes.OK,
                f"friends.example:{port}": httpx.codes.OK,
                f"192.168.1.7:{port}": httpx.codes.OK,
                "evil.example": httpx.codes.BAD_REQUEST,
            }.items():
                answer = httpx.get(f"http://127.0.0.1:{port}/healthz", headers={"host": name})
                assert answer.status_code == code, name
        finally:
            hall.terminate()
        hall.communicate(timeout=60)
