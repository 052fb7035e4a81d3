"""The example on page 8: Dol Guldur is reactivated."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, middle_earth


def dol_guldur_reactivated(**setting: Any) -> Story:
    """Gandalf rides Shadowfax to Dol Guldur, which lies in a scoring area."""
    return middle_earth(
        reserve={"frodo": "gandalf-the-grey"},
        items={"gandalf-the-grey": "shadowfax"},
        **setting,
    ).answers(("frodo", ("use", "shadowfax")), ("frodo", "dol-guldur"))


@pytest.mark.parametrize(
    ("setting", "again"),
    [
        (
            {
                "battleground_deck": {"free": "lorien", "shadow": ""},
                "scored": {"shadow": "dol-guldur"},
            },
            False,
        ),
        (
            {
                "battleground_deck": {"free": "", "shadow": ""},
                "scored": {"free": "lorien", "shadow": "dol-guldur"},
            },
            True,
        ),
        (
            {
                "battleground_deck": {"free": "", "shadow": ""},
                "scored": {"free": "", "shadow": "lorien dol-guldur"},
            },
            True,
        ),
    ],
)
def test_p08_with_dol_guldur_lorien_is_activated_or_reactivated(
    setting: dict[str, Any], again: bool
) -> None:
    story = dol_guldur_reactivated(**setting)
    assert story.table.battlegrounds == ("dol-guldur", "lorien")
    told = [(e["location"], e["again"]) for e in story.events("location-activated")]
    assert told == [("dol-guldur", True), ("lorien", again)]
