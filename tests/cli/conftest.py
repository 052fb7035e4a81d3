from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Terminal


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """An English terminal, wide enough, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "110")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Terminal(capsys, monkeypatch)
