"""The address of a database: its password reaches no log and no message."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from greathall.server.addresses import UnknownDatabase, address_of, shown
from greathall.server.store import open_engine
from server.halls import ServedHall

OpenHall = Callable[..., ServedHall]
SHOWN = {
    "postgresql://frodo:ring@shire/hall": "postgresql://shire/hall",
    "postgresql://frodo:r%40ng@shire:5432/hall": "postgresql://shire:5432/hall",
    "postgresql://frodo:r/ng@shire/hall": "postgresql://shire/hall",
    "postgresql://frodo:r?ng@shire/hall": "postgresql://shire/hall",
    "postgresql://shire/hall?user=frodo&password=ring": "postgresql://shire/hall",
    "postgresql+psycopg://frodo:ring@[::1]/hall": "postgresql+psycopg://[::1]/hall",
    "sqlite:////home/frodo@shire/hall.sqlite": "sqlite:////home/frodo@shire/hall.sqlite",
}
UNREADABLE = {
    "postgresql://frodo:r@ng@shire/hall": "postgresql://…",
    "postgresql://frodo:r@n/g@shire/hall": "postgresql://…",
    "postgresql://frodo:ring@shire:door/hall": "postgresql://…",
    "frodo:ring@shire/hall": "frodo",
    "hall": "hall",
}


@pytest.mark.parametrize("url", SHOWN)
def test_an_address_is_shown_without_who_logs_in(url: str) -> None:
    assert shown(url) == SHOWN[url]
    address_of(url)


@pytest.mark.parametrize("url", UNREADABLE)
def test_of_an_address_that_cannot_be_read_nothing_is_shown(url: str) -> None:
    """A password may stand anywhere in it."""
    with pytest.raises(UnknownDatabase) as refusal:
        address_of(url)
    assert refusal.value.fields == {"database": UNREADABLE[url]}
    assert str(refusal.value).startswith(UNREADABLE[url])
    assert refusal.value.__cause__ is None


async def test_a_hall_does_not_log_the_password_of_its_database(
    open_hall: OpenHall, shared_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The server of the tests lets everybody in, whatever they say."""
    url = make_url(shared_database)
    for secret in (url.set(password="r@ng"), url.update_query_dict({"password": "r@ng"})):
        open_hall(database=secret.render_as_string(hide_password=False)).close()
    assert "hall-opened" in caplog.text
    assert "r@ng" not in caplog.text
    assert "r%40ng" not in caplog.text


def test_what_was_to_be_written_is_not_in_the_traceback_of_its_failure(
    database: str,
) -> None:
    """Notes, private lines and keys are."""
    engine = open_engine(database)
    with engine.connect() as connection, pytest.raises(Exception, match="nowhere") as failure:
        connection.execute(text("INSERT INTO nowhere VALUES (:note)"), {"note": "my precious"})
    engine.dispose()
    assert "my precious" not in str(failure.value)


@pytest.mark.parametrize("url", ["postgresql://frodo:r@ng@shire/hall", "postgresql://f:r@h:x/y"])
def test_a_hall_that_another_server_runs_refuses_a_bad_address_as_well(
    tmp_path: Path, url: str
) -> None:
    """It is told by a traceback there, but not with the password."""
    story = (
        "import asyncio; from greathall.server import Settings, create_app\n"
        f"app = create_app(Settings(database={url!r}))\n"
        "async def open_it():\n"
        "    async with app.router.lifespan_context(app): pass\n"
        "asyncio.run(open_it())"
    )
    command = [sys.executable, "-c", "import sys; exec(sys.argv[1])", story]
    told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert told.returncode == 1
    assert "postgresql://… is no address of a database" in told.stderr
    assert "r@" not in told.stderr
