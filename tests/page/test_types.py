"""The types of the page are those that the Python declarations make."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRITTEN: dict[Path, str] = runpy.run_path(str(ROOT / "web" / "page_types.py"))["written"]()


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_types_are_written_anew(file: Path) -> None:
    """After a change of the declarations: `make types`."""
    assert file.read_text("utf-8") == WRITTEN[file]
