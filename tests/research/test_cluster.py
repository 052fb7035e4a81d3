"""A hall of several processes on this machine, and how it ends."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from greathall.research.cluster import Postgres
from greathall.server.store import open_engine


@pytest.mark.parametrize("is_restarted", [False, True])
def test_a_postgres_ends_without_a_word(
    is_restarted: bool,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    postgres = Postgres(tmp_path / "postgres")
    if is_restarted:
        postgres.restart()
    with caplog.at_level(logging.WARNING):
        postgres.stop()
    assert not (postgres.server.pgdata / "postmaster.pid").exists()
    assert (caplog.messages, capfd.readouterr().err) == ([], "")


def test_a_postgres_whose_disk_is_full_writes_again_when_it_is_restarted(tmp_path: Path) -> None:
    postgres = Postgres(tmp_path / "postgres")
    engine = open_engine(postgres.url)
    make = text("CREATE TABLE written AS SELECT generate_series(1, 10000)")
    try:
        postgres.fill_disk()
        with pytest.raises(DBAPIError), engine.begin() as connection:
            connection.execute(make)
        postgres.restart()
        engine.dispose()
        with engine.begin() as connection:
            connection.execute(make)
    finally:
        engine.dispose()
        postgres.stop()
