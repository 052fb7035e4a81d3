"""A match of each scenario, kept as text: a change in what players are asked shows as a diff."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from playthroughs.playthrough import (
    RENEW,
    Setting,
    file_of,
    kept,
    playthrough,
    settings,
)

LINES_SHOWN = 40


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_players_are_asked_what_they_were_asked_before(setting: Setting) -> None:
    file = file_of(setting)
    before = file.read_text(encoding="utf-8") if file.is_file() else ""
    now = playthrough(setting)
    if now != before:
        lines = unified_diff(before.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=2)
        shown = "\n".join(islice(lines, LINES_SHOWN))
        pytest.fail(
            f"{file.name} is no longer what players are asked. If that is meant, renew it with"
            f"\n    {RENEW}\nand look at the diff. It begins:\n{shown}",
            pytrace=False,
        )


def test_every_playthrough_that_is_kept_belongs_to_a_scenario() -> None:
    assert kept() == {file_of(setting) for setting in settings()}
