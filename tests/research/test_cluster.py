"""A hall of several processes on this machine, and how it ends."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from greathall.research.cluster import Postgres


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
